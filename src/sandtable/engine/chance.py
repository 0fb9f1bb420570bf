"""Chance: one door for every die, draw and shuffle.

The generator is counter-based: its whole memory is `(seed, count)`, two integers that travel inside the
state. Number `count` is two bytes of BLAKE2b keyed with the seed, so that nobody can tell the next die from
the ones before it, a copy costs nothing, and whoever learns the seed at the end can check every roll.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from struct import Struct as Layout
from typing import TypeVar

from sandtable.engine.errors import Malformed, Unplayable

T = TypeVar("T")

D6 = 6
SEED_BYTES = 32
MAX_COUNT = 1 << 63

_RANGE = 1 << 16
_PER_BLOCK = 32
_BLOCK = Layout(f"<{_PER_BLOCK}H")


class Chance:
    """Every draw names what it is for, so that a log can show it and a test can script it."""

    __slots__ = ("_block", "_key", "count", "seed")

    def __init__(self, seed: int, count: int = 0) -> None:
        if not 0 <= seed < 1 << (8 * SEED_BYTES):
            raise Malformed(f"a seed is a whole number from 0 to 2^{8 * SEED_BYTES} - 1, not {seed}")
        if not 0 <= count < MAX_COUNT:
            raise Malformed(f"a chance count is a whole number from 0 to 2^63 - 1, not {count}")
        self.seed = seed
        self.count = count
        self._key = seed.to_bytes(SEED_BYTES, "little")
        self._block: tuple[int, ...] = ()

    def copy(self) -> Chance:
        twin = Chance.__new__(Chance)
        twin.seed = self.seed
        twin.count = self.count
        twin._key = self._key
        twin._block = self._block
        return twin

    def below(self, n: int, label: str) -> int:
        """A whole number from 0 to n - 1, each exactly as likely as the others."""
        if not 0 < n <= _RANGE:
            raise Unplayable(f"chance {label!r} cannot choose among {n}")
        limit = _RANGE - _RANGE % n
        while True:
            count = self.count
            at = count % _PER_BLOCK
            if at == 0 or not self._block:
                counter = (count // _PER_BLOCK).to_bytes(8, "little")
                self._block = _BLOCK.unpack(blake2b(counter, key=self._key).digest())
            self.count = count + 1
            number = self._block[at]
            if number < limit:
                return number % n

    def roll(self, sides: int, label: str) -> int:
        """One die, 1 to `sides`."""
        return self.below(sides, label) + 1

    def pick(self, items: Sequence[T], label: str) -> T:
        """One of the items, which stay where they are."""
        return items[self.below(len(items), label)]

    def draw(self, pool: list[T], label: str) -> T:
        """Take one item out of a bag, or out of a deck that nobody has looked into."""
        return _take(pool, self.below(len(pool), label))

    def shuffle(self, items: list[T], label: str) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, label)
            items[last], items[other] = items[other], items[last]

    def seal(self, label: str) -> None:
        """Mark that something hidden was shown: what follows cannot be undone freely."""
        self.below(1, label)


class ScriptedChance(Chance):
    """Chance whose outcomes are handed in by label, as a test or a scenario file does.

    A scripted outcome is used or refused, never quietly replaced. A label that is not scripted, or whose script has
    run out, goes on by seed; if the script is `whole`, it is refused, so that one die too many is noticed.
    """

    __slots__ = ("_script", "whole")

    def __init__(self, script: Mapping[str, Sequence[object]], seed: int = 0, *, whole: bool = False) -> None:
        super().__init__(seed)
        self.whole = whole
        self._script = {label: [str(outcome) for outcome in outcomes] for label, outcomes in script.items()}

    def copy(self) -> Chance:
        twin = ScriptedChance({}, self.seed, whole=self.whole)
        twin.count = self.count
        twin._script = {label: outcomes[:] for label, outcomes in self._script.items()}
        return twin

    @property
    def left_over(self) -> dict[str, list[str]]:
        """Outcomes that were handed in and never asked for."""
        return {label: outcomes for label, outcomes in self._script.items() if outcomes}

    def _next(self, label: str, possible: Sequence[str]) -> int | None:
        outcomes = self._script.get(label)
        if not outcomes:
            if self.whole and len(possible) > 1:
                raise Malformed(f"chance {label!r} is asked for once more than the script says")
            return None
        outcome = outcomes.pop(0)
        if outcome not in possible:
            known = ", ".join(dict.fromkeys(possible)) or "nothing"
            raise Malformed(f"chance {label!r} cannot give {outcome!r}; possible: {known}")
        self.count += 1
        self._block = ()  # the count went on without it
        return possible.index(outcome)

    def below(self, n: int, label: str) -> int:
        scripted = self._next(label, [str(i) for i in range(n)]) if n > 1 else None
        return super().below(n, label) if scripted is None else scripted

    def roll(self, sides: int, label: str) -> int:
        scripted = self._next(label, [str(i) for i in range(1, sides + 1)])
        return super().below(sides, label) + 1 if scripted is None else scripted + 1

    def pick(self, items: Sequence[T], label: str) -> T:
        scripted = self._next(label, [str(item) for item in items])
        return items[super().below(len(items), label) if scripted is None else scripted]

    def draw(self, pool: list[T], label: str) -> T:
        scripted = self._next(label, [str(item) for item in pool])
        return _take(pool, super().below(len(pool), label) if scripted is None else scripted)


def _take(pool: list[T], index: int) -> T:
    last = pool.pop()
    if index == len(pool):
        return last
    item = pool[index]
    pool[index] = last
    return item

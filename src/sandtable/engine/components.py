"""Components that every game has: decks, counted supplies, named effects, and the check that nothing was lost.

All of it works on plain data, on the lists and tables that a state keeps, so that positions stay short and readable.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import NoReturn, TypeVar

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.errors import Unplayable

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)


# -- decks -------------------------------------------------------------------------------------------------------------


class Deck(msgspec.Struct, omit_defaults=True):
    """A deck of cards. Where nobody has looked it is a bag; cards whose place is known lie on top or at the bottom.

    Its lists are only ever changed in place. A state may hold a `Deck`; where it keeps the lists as fields of its own,
    `Deck(s.snow_deck, s.snow_top)` is a view of them.
    """

    bag: list[str] = []
    top: list[str] = []  # uppermost first
    bottom: list[str] = []  # uppermost first
    discard: list[str] = []
    removed: list[str] = []  # from the game

    def copy(self) -> Deck:
        return Deck(self.bag[:], self.top[:], self.bottom[:], self.discard[:], self.removed[:])

    def __len__(self) -> int:
        """The cards still to be drawn before the deck runs out."""
        return len(self.bag) + len(self.top) + len(self.bottom)

    @property
    def cards(self) -> list[str]:
        """Every card of the deck, wherever it lies."""
        return [*self.bag, *self.top, *self.bottom, *self.discard, *self.removed]

    def draw(self, chance: Chance, label: str) -> str | None:
        """The top card: a known one, or any of the bag; None if the deck is empty."""
        return self.top.pop(0) if self.top else self._draw_unseen(chance, label)

    def look(self, n: int, chance: Chance, label: str) -> list[str]:
        """The top n cards, or all there are. They stay on top, and their places are known from now on."""
        while len(self.top) < n and (card := self._draw_unseen(chance, label)) is not None:
            self.top.append(card)
        return self.top[:n]

    def refill(self) -> bool:
        """Make an empty deck of its discard pile; says whether it did."""
        if len(self) or not self.discard:
            return False
        self.bag += self.discard
        self.discard.clear()
        return True

    def shuffle_in(self, cards: Iterable[str] = ()) -> None:
        """Put cards back and shuffle, after which nobody knows any card's place."""
        self.bag += [*cards, *self.top, *self.bottom]
        self.top.clear()
        self.bottom.clear()

    def take_out(self, card: str) -> bool:
        """Take a named card out of the part that is still to be drawn; says whether it was there."""
        for cards in (self.bag, self.top, self.bottom):
            if card in cards:
                cards.remove(card)
                return True
        return False

    def _draw_unseen(self, chance: Chance, label: str) -> str | None:
        if self.bag:
            return chance.draw(self.bag, label)
        return self.bottom.pop(0) if self.bottom else None


# -- supplies ----------------------------------------------------------------------------------------------------------


def move(n: int, what: T, source: list[T], to: list[T]) -> int:
    """Move up to n pieces of a kind from one area to another; returns how many there were to move."""
    n = min(n, source.count(what))
    for _ in range(n):
        source.remove(what)
        to.append(what)
    return n


def take(n: int, what: K, supply: dict[K, int]) -> int:
    """Take up to n of a kind out of a counted supply; returns how many there were. A kind that is used up goes."""
    left = supply.get(what, 0)
    n = min(n, left)
    if n < left:
        supply[what] = left - n
    else:
        supply.pop(what, None)
    return n


def give(n: int, what: K, supply: dict[K, int]) -> None:
    """Add n of a kind to a counted supply."""
    supply[what] = supply.get(what, 0) + n


# -- checks ------------------------------------------------------------------------------------------------------------


def miscounted(
    what: str, found: Iterable[K], expected: Sequence[K] | Mapping[K, int], *, maybe: Collection[K] = ()
) -> Iterator[str]:
    """Sentences about components that were lost or doubled; `maybe` are those that may have come in, once."""
    here, box = Counter(found), Counter(expected)
    if here == box:
        return
    for thing in sorted({*here, *box}, key=str):
        came_in = not box[thing] and thing in maybe
        if here[thing] != box[thing] and not (came_in and here[thing] == 1):
            yield f"{what}: {here[thing]} of {thing} on the table, {box[thing]} in the box"


def unknown(field: str, words: Iterable[str], known: Collection[str]) -> Iterator[str]:
    """Sentences about words of a position that mean nothing on this table."""
    for word in words:
        if word not in known:
            yield f"{field}: expected one of {', '.join(known) or 'none'}, found {word!r}"


# -- named effects -----------------------------------------------------------------------------------------------------


class Registry(dict[str, T]):
    """Things by name, each entered by the chapter that knows it: `@effect("repair")` above what Repair does."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what  # one of them is called: `effect`

    def __missing__(self, name: str) -> NoReturn:
        raise Unplayable(f"no {self.what} {name!r}; there are: {', '.join(sorted(self)) or 'none'}")

    def enter(self, name: str, thing: T) -> None:
        """Enter a thing under its name, which must be new."""
        if name in self:
            raise Unplayable(f"the {self.what} {name!r} is entered twice")
        self[name] = thing

    def __call__(self, name: str) -> Callable[[T], T]:
        """As a decorator: enter what follows."""

        def enter(thing: T) -> T:
            self.enter(name, thing)
            return thing

        return enter

"""What the others must not learn from who is asked, and what (ATL-DEC-12, ATL-RUL-69).

Whether the German is asked depends on how many Decorations he has, never on which: who has any is asked in every window
and finds two answers at least. His questions read his cards when somebody looks at them, so that whoever deals the
hidden cards anew finds the answers of the new ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from sandtable.engine.decision import Option
from sandtable.games.atlantikwall.state import German, Side, State


def has_secrets(side: Side) -> bool:
    """Whether a side has cards that nobody else has seen."""
    return isinstance(side, German) and bool(side.hand)


class Live(Sequence[Option]):
    """Options that are worked out again whenever the hidden cards they come from are others."""

    __slots__ = ("_cards", "_known", "_make", "_of")

    def __init__(self, make: Callable[[], Sequence[Option]], cards: Callable[[], tuple[str, ...]]) -> None:
        self._make = make
        self._cards = cards
        self._of: tuple[str, ...] | None = None
        self._known: Sequence[Option] = ()

    @property
    def _options(self) -> Sequence[Option]:
        cards = self._cards()
        if cards != self._of:
            self._known, self._of = self._make(), cards
        return self._known

    def __len__(self) -> int:
        return len(self._options)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        return self._options[index]

    def __contains__(self, wanted: object) -> bool:
        return wanted in self._options

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options)


def of_hand(side: Side, make: Callable[[], Sequence[Option]]) -> Sequence[Option]:
    """Options of a side, read from its hand whenever they are looked at if others cannot see it."""
    return Live(make, lambda: tuple(side.hand)) if isinstance(side, German) and side.hand else make()


def of_deck(s: State, make: Callable[[], Sequence[Option]]) -> Sequence[Option]:
    """The same of the Decorations that are still to come."""
    return Live(make, lambda: (*s.top, *s.deck))

"""The view: what a seat may see, as plain pieces that any client can draw.

A view says what is on the table, not how it looks: areas joined by links, pieces in areas, tracks with markers,
cards, bags, dice. Every text is a key with values, made into words by whoever shows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeVar

import msgspec

from sandtable.engine.plain import Values


class Text(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A sentence to be: its key in the locale files and the values in it."""

    key: str
    args: Values = {}


class Facts(msgspec.Struct, frozen=True, omit_defaults=True, rename="kebab", gc=False):
    """What a game says of a piece, an area or a card in numbers and words of its own.

    A game's `facts.py` has a structure for each kind of thing; a field that may be missing has a default.
    """


class GoalFacts(Facts, frozen=True, gc=False):
    """A goal of a mission, and how far it is met where that can be counted."""

    met: bool
    done: int | None = None
    of: int | None = None


NO_FACTS = Facts()
F = TypeVar("F", bound=Facts)


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """`count` like pieces lying in one area; `marks` tell their state (suppressed, jammed, …), `facts` its numbers."""

    kind: str
    count: int = 1
    id: str = ""
    marks: tuple[str, ...] = ()
    facts: Facts = NO_FACTS


class Area(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place for pieces. `group` puts it on a board (`map`, `sectors`, `actions`…); `x`, `y` where on it."""

    id: str
    group: str
    pieces: tuple[Piece, ...] = ()
    x: float = 0
    y: float = 0
    marks: tuple[str, ...] = ()
    facts: Facts = NO_FACTS


class Track(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A row of spaces with a marker on one of them."""

    id: str
    spaces: tuple[str, ...]
    at: int
    marks: tuple[str, ...] = ()


class Card(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card that the seat can see, with its effects as texts."""

    id: str
    deck: str
    text: tuple[Text, ...] = ()
    facts: Facts = NO_FACTS
    source: str = ""


class View(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The table as one seat sees it."""

    game: str
    heading: Text
    areas: tuple[Area, ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    tracks: tuple[Track, ...] = ()
    cards: tuple[Card, ...] = ()
    counts: dict[str, int] = {}
    outcome: Text | None = None

    def area(self, area_id: str) -> Area:
        return next(area for area in self.areas if area.id == area_id)

    def track(self, track_id: str) -> Track:
        return next(track for track in self.tracks if track.id == track_id)

    def group(self, name: str) -> tuple[Area, ...]:
        return tuple(area for area in self.areas if area.group == name)


class FactTypes(NamedTuple):
    """Which facts the things of a game have: areas by their group, cards by their deck, and pieces.

    A thing may have no facts at all. The browser's types are made from this.
    """

    areas: Mapping[str, tuple[type[Facts], ...]] = {}
    pieces: tuple[type[Facts], ...] = ()
    cards: Mapping[str, tuple[type[Facts], ...]] = {}


def facts_of(thing: Piece | Area | Card, kind: type[F]) -> F:
    """The facts of a thing that is known to have facts of this kind."""
    if not isinstance(thing.facts, kind):
        raise TypeError(f"{thing.id or thing} has {type(thing.facts).__name__}, not {kind.__name__}")
    return thing.facts

"""Events of Phases 3 and 4: cards bought and given, Awards, moves, and what Units meet at the end of a move."""

from __future__ import annotations

from sandtable.engine.event import Event


class Recruited(Event, frozen=True, gc=False):
    """A Specialist joins; he costs no Stars if a card brought him."""

    side: str
    card: str
    stars: int


class Found(Event, frozen=True, gc=False):
    """An Item is found in the Pool or (`used`) in the used pile."""

    side: str
    card: str
    points: int
    used: bool = False


class VehicleFound(Event, frozen=True, gc=False):
    unit: str
    card: str
    points: int


class Given(Event, frozen=True, gc=False):
    """One Unit hands another resources: `what` is soldiers, courage, stars or points."""

    unit: str
    to: str
    what: str
    n: int


class ItemGiven(Event, frozen=True, gc=False):
    unit: str
    to: str
    card: str


class AwardDrawn(Event, frozen=True, gc=False):
    unit: str
    card: str


class AwardPutUnder(Event, frozen=True, gc=False):
    """The one of two Awards that was not kept."""

    unit: str
    card: str


class DecorationBought(Event, frozen=True, gc=False):
    """Everybody learns what it cost, only the German what it is."""

    courage: int


class Moved(Event, frozen=True, gc=False):
    """`how` is advance, lateral or cry (an Advance with a Battle Cry)."""

    unit: str
    start: str
    at: str
    how: str


class MinesCrossed(Event, frozen=True, gc=False):
    """Landmines that did nothing: `why` is inactive, ignored or cry."""

    unit: str
    why: str


class Joined(Event, frozen=True, gc=False):
    """A Specialist who waited in the Sector joins."""

    unit: str
    card: str
    at: str


class GiftFound(Event, frozen=True, gc=False):
    """The first Unit in a Sector finds the Item that lies there."""

    unit: str
    card: str
    at: str


class VehicleLeft(Event, frozen=True, gc=False):
    unit: str
    card: str
    at: str


class Sniped(Event, frozen=True, gc=False):
    """A Sniper fired at the German's Specialists."""

    unit: str
    card: str
    hit: bool

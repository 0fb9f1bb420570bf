"""What happens in Phases 3 and 4, as it is told: cards bought and given, Awards, moves and what waits at their end."""

from __future__ import annotations

from sandtable.engine.event import Event


class Recruited(Event, frozen=True, gc=False):
    """A Specialist joins for so many Stars; for none if a card brought him."""

    side: str
    card: str
    stars: int


class Found(Event, frozen=True, gc=False):
    """An Item is found for so many Item Points: new, or (`used`) one that lay in the used pile."""

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
    """Of two Awards this one was not kept."""

    unit: str
    card: str


class DecorationBought(Event, frozen=True, gc=False):
    """What it is, only the German learns; what it cost, everybody."""

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
    """A Specialist who was waiting in the Sector."""

    unit: str
    card: str
    at: str


class GiftFound(Event, frozen=True, gc=False):
    """An Item that lay in the Sector for the first Unit to come."""

    unit: str
    card: str
    at: str


class VehicleLeft(Event, frozen=True, gc=False):
    unit: str
    card: str
    at: str


class Sniped(Event, frozen=True, gc=False):
    """A shot at the German, that told or did not."""

    unit: str
    card: str
    hit: bool

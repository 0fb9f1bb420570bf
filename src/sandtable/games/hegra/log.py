"""The events of Halls of Hegra: what the log is made of."""

from __future__ import annotations

from sandtable.engine.event import Event


class DayBegan(Event, frozen=True, gc=False):
    day: int
    stage: str


class EventDrawn(Event, frozen=True, gc=False):
    card: str
    weather: str


class TrackMoved(Event, frozen=True, gc=False):
    """A marker moved on its track."""

    track: str
    before: int
    now: int


class SuppliesChanged(Event, frozen=True, gc=False):
    change: int
    now: int


class Skipped(Event, frozen=True, gc=False):
    """Something could not be done, and so was not (HEGRA-EVM-05)."""

    what: str


class DoubtAdded(Event, frozen=True, gc=False):
    discs: int


class DoubtRemoved(Event, frozen=True, gc=False):
    discs: int


class Drawn(Event, frozen=True, gc=False):
    """Something came out of a bag or off a deck."""

    what: str
    source: str


class Moved(Event, frozen=True, gc=False):
    """A disc went from one area to another."""

    disc: str
    source: str
    to: str


class Recruited(Event, frozen=True, gc=False):
    discs: tuple[str, ...]


class Rolled(Event, frozen=True, gc=False):
    """A die, what it was for, and what it had to reach (0 where it only picks)."""

    what: str
    die: int
    total: int = 0


class InfantryAdded(Event, frozen=True, gc=False):
    count: int
    sector: int


class InfantryPlaced(Event, frozen=True, gc=False):
    """Dice sent Infantry of a Sector to its Action boxes."""

    sector: int
    dice: tuple[int, ...]
    grenade: int
    hit: int
    move: int


class InfantryMoved(Event, frozen=True, gc=False):
    """Infantry went from a Sector to another; 0 is the Charge box."""

    count: int
    sector: int
    to: int


class InfantryAdvanced(Event, frozen=True, gc=False):
    """All Infantry went up some Sectors, some of them into the Charge box."""

    steps: int
    charging: int


class InfantryStoodUp(Event, frozen=True, gc=False):
    count: int


class InfantrySuppressed(Event, frozen=True, gc=False):
    count: int
    sector: int


class InfantryRemoved(Event, frozen=True, gc=False):
    count: int
    sector: int


class HitsTaken(Event, frozen=True, gc=False):
    shots: int
    defence: int
    hits: int


class Charged(Event, frozen=True, gc=False):
    count: int


class Injured(Event, frozen=True, gc=False):
    disc: str
    source: str
    level: int


class Admitted(Event, frozen=True, gc=False):
    disc: str
    to: str
    level: int


class Died(Event, frozen=True, gc=False):
    disc: str
    source: str


class Lost(Event, frozen=True, gc=False):
    disc: str
    source: str


class Treated(Event, frozen=True, gc=False):
    disc: str
    level: int


class Healed(Event, frozen=True, gc=False):
    disc: str


class Relapsed(Event, frozen=True, gc=False):
    disc: str
    level: int


class HitTilesDrawn(Event, frozen=True, gc=False):
    tiles: tuple[str, ...]
    asked: int


class Damaged(Event, frozen=True, gc=False):
    where: str


class Repaired(Event, frozen=True, gc=False):
    where: str


class TilesAdded(Event, frozen=True, gc=False):
    """Tiles went into the Hit bag (or, below zero, out of it)."""

    tile: str
    count: int


class AirStackGone(Event, frozen=True, gc=False):
    """A stack of two Air tiles left the board, for the Hit bag or the Reserve."""

    tile: str
    to: str


class ArtilleryPlaced(Event, frozen=True, gc=False):
    at: str


class ArtilleryReturned(Event, frozen=True, gc=False):
    at: str


class PatrolPlaced(Event, frozen=True, gc=False):
    at: str


class PatrolRemoved(Event, frozen=True, gc=False):
    at: str


class Placed(Event, frozen=True, gc=False):
    disc: str
    space: str


class Resolved(Event, frozen=True, gc=False):
    space: str


class Jammed(Event, frozen=True, gc=False):
    what: str


class Unjammed(Event, frozen=True, gc=False):
    what: str


class GunFired(Event, frozen=True, gc=False):
    gun: str
    target: str
    strength: int


class RouteOpened(Event, frozen=True, gc=False):
    group: str
    depot: str


class RunnerSent(Event, frozen=True, gc=False):
    disc: str


class RunnerMoved(Event, frozen=True, gc=False):
    disc: str
    source: str
    to: str


class RunnerChecked(Event, frozen=True, gc=False):
    """A Suspicion check while sneaking or fighting."""

    disc: str
    how: str
    die: int
    suspicion: int
    passed: bool


class CargoTaken(Event, frozen=True, gc=False):
    disc: str
    group: str


class CargoLost(Event, frozen=True, gc=False):
    group: str


class Delivered(Event, frozen=True, gc=False):
    disc: str
    group: str


class SnowCardRevealed(Event, frozen=True, gc=False):
    card: str


class CardShuffledIn(Event, frozen=True, gc=False):
    card: str
    deck: str


class CardResolved(Event, frozen=True, gc=False):
    card: str


class CardIgnored(Event, frozen=True, gc=False):
    card: str


class Promoted(Event, frozen=True, gc=False):
    disc: str


class Befell(Event, frozen=True, gc=False):
    """The end of a stage: Coup, Retreat or Last Stand."""

    what: str


class Counted(Event, frozen=True, gc=False):
    healthy: int
    required: int


class Ended(Event, frozen=True, gc=False):
    result: str
    cause: str

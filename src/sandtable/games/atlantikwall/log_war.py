"""Events of Combat, of the Assault, of solitaire, and of cards that strike the other side."""

from __future__ import annotations

from sandtable.engine.event import Event

# -- Combat ------------------------------------------------------------------------------------------------------------


class DefLowered(Event, frozen=True, gc=False):
    """A card lowered a DEF for this turn; `left` is what remains of the printed DEF."""

    at: str
    n: int
    left: int


class DefPaid(Event, frozen=True, gc=False):
    """What the German owed for the highest DEF, what he paid in Soldiers, and how many were missing."""

    due: int
    paid: int
    missing: int


class DefCovered(Event, frozen=True, gc=False):
    """A Specialist was paid in place of a Soldier; `missing` are still missing."""

    card: str
    missing: int


class DefRead(Event, frozen=True, gc=False):
    """The German chose which of several Sectors with the highest DEF counts."""

    at: str


class DefFaced(Event, frozen=True, gc=False):
    """The DEF that a Unit faces after everything that lowers it."""

    unit: str
    at: str
    n: int


class LossesLowered(Event, frozen=True, gc=False):
    """Cards spared a Unit casualties."""

    unit: str
    n: int


class GunsSilent(Event, frozen=True, gc=False):
    """Machine Gun Fire that is not active does nothing."""

    unit: str
    at: str


class SoldiersReturned(Event, frozen=True, gc=False):
    """Some of the Soldiers paid for DEF come back."""

    n: int


class TokenPlaced(Event, frozen=True, gc=False):
    """A Sector has Machine Gun Fire now."""

    at: str


# -- Assault and winning -----------------------------------------------------------------------------------------------


class Confronted(Event, frozen=True, gc=False):
    """The forces that met in the Bunker, and the Specialists among them."""

    unit: str
    allied: int
    german: int
    allied_specialists: int
    german_specialists: int


class UnitFell(Event, frozen=True, gc=False):
    """A Unit was destroyed in the Bunker, in Phase 6."""

    unit: str


class GermanBeaten(Event, frozen=True, gc=False):
    unit: str


class BunkerTaken(Event, frozen=True, gc=False):
    unit: str
    at: str


class UnitHome(Event, frozen=True, gc=False):
    """A Unit that has taken a Bunker leaves the table."""

    unit: str


# -- solitaire ---------------------------------------------------------------------------------------------------------


class LandingMoved(Event, frozen=True, gc=False):
    at: str
    to: str


class LandingStayed(Event, frozen=True, gc=False):
    at: str


class SniperCame(Event, frozen=True, gc=False):
    pass


class SniperFired(Event, frozen=True, gc=False):
    pass


class SniperHunted(Event, frozen=True, gc=False):
    """`shots` of the `needed` uses that find the Sniper."""

    shots: int
    needed: int


class SniperKilled(Event, frozen=True, gc=False):
    pass


# -- raids -------------------------------------------------------------------------------------------------------------


class ItemLost(Event, frozen=True, gc=False):
    side: str
    item: str


class VehicleLost(Event, frozen=True, gc=False):
    unit: str
    vehicle: str


class PointsLost(Event, frozen=True, gc=False):
    side: str
    n: int


class ResourcesTaken(Event, frozen=True, gc=False):
    unit: str
    stars: int
    courage: int


class DecorationLost(Event, frozen=True, gc=False):
    """A card of the German's hand was discarded, so everybody sees it."""

    card: str


class SpecialistBack(Event, frozen=True, gc=False):
    """A Specialist who was lost this turn returns."""

    side: str
    card: str


class HeldForTurn(Event, frozen=True, gc=False):
    """A word of a card's text holds until the end of the turn: for a side, or for everybody (`side` is empty)."""

    side: str
    what: str
    n: int

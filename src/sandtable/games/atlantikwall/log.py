"""Events of every phase (engine/event.py); each names its rule first."""

from __future__ import annotations

from sandtable.engine.event import Event
from sandtable.games.atlantikwall.names import GERMAN


class TurnBegan(Event, frozen=True, gc=False):
    turn: int


class PhaseBegan(Event, frozen=True, gc=False):
    phase: str


class StartChosen(Event, frozen=True, gc=False):
    unit: str
    at: str


class BlindStart(Event, frozen=True, gc=False):
    side: str
    soldiers: int
    courage: int


class CardUsed(Event, frozen=True, gc=False):
    """A card was used: an Item, an Award, a Decoration or a Specialist's ability; `on` is its target."""

    side: str
    card: str
    on: tuple[str, ...] = ()


class CardVoid(Event, frozen=True, gc=False):
    """A card was not used, because its target is gone; it is kept, and a Decoration stays secret."""

    side: str
    card: str
    secret: bool = False

    def seen_by(self, seat: str | None) -> Event | None:
        return None if self.secret and seat != GERMAN else self


class FirstChosen(Event, frozen=True, gc=False):
    """The German decided who goes first (ATL-TIM-01)."""

    first: str


class Gained(Event, frozen=True, gc=False):
    """Resources: `what` is soldiers, courage, stars or points."""

    side: str
    what: str
    n: int


class Paid(Event, frozen=True, gc=False):
    side: str
    what: str
    n: int


class SoldiersLost(Event, frozen=True, gc=False):
    side: str
    n: int
    left: int


class SpecialistLost(Event, frozen=True, gc=False):
    side: str
    card: str


class StoodIn(Event, frozen=True, gc=False):
    """A Specialist was lost in another's place."""

    side: str
    card: str
    spared: str


class UnitDestroyed(Event, frozen=True, gc=False):
    unit: str
    cause: str


class Rolled(Event, frozen=True, gc=False):
    """A d6 for something: landmines, mgf, arrival, sniper…"""

    side: str
    label: str
    die: int


class DecorationDrawn(Event, frozen=True, gc=False):
    """Only the German sees which card it is (ATL-DEC-12)."""

    card: str

    def seen_by(self, seat: str | None) -> Event | None:
        return self if seat == GERMAN else HiddenDecorationDrawn(self.rule)


class HiddenDecorationDrawn(Event, frozen=True, gc=False):
    """What the others see of a drawn Decoration."""

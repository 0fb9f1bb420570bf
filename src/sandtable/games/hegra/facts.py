"""The facts of Hegra's view, one structure for each kind of area and card that has any."""

from __future__ import annotations

from sandtable.engine.view import Facts, FactTypes
from sandtable.games.hegra.box import Depot, Disc, Row, Weather


class SpaceFacts(Facts, frozen=True, gc=False):
    """An Action space: what it costs, who counts double, who is barred, and how often it will be resolved."""

    section: int
    cost: int
    doubles: tuple[Disc, ...]
    bars: tuple[Disc, ...]
    times: int
    rule: str = ""  # that closes it now


class GunFacts(Facts, frozen=True, gc=False):
    """A Gun or the Machine Gun, and the Action space at which it is fired."""

    strength: int
    can_fire: bool
    space: str


class SectorFacts(Facts, frozen=True, gc=False):
    """A Sector: the hit criterion, the dice that make Infantry act, and the discs that reach no farther than here."""

    criterion: int
    grenade: tuple[int, ...]
    hit: tuple[int, ...]
    move: tuple[int, ...]
    range: tuple[Disc, ...]


class MapFacts(Facts, frozen=True, gc=False):
    """A space on the map: its row and number, whether Artillery can stand there, and its Depot."""

    row: Row
    number: int
    depot: Depot
    artillery: bool


class EventFacts(Facts, frozen=True, gc=False):
    """An Event card: weather, arriving Infantry, and the chart of injuries."""

    weather: Weather
    infantry: int
    chart: tuple[Disc, ...]


EVENT_DECKS = ("mobilisation", "first-attack", "siege-1", "siege-2", "last-stand")

FACTS = FactTypes(
    areas={"actions": (SpaceFacts,), "guns": (GunFacts,), "sectors": (SectorFacts,), "map": (MapFacts,)},
    cards=dict.fromkeys(EVENT_DECKS, (EventFacts,)),
)

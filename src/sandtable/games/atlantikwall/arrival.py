"""Brings a Unit into a Sector in Phase 4 (DDD-ATT, DDD-VEH): what that costs, and who and what waits there."""

from __future__ import annotations

from typing import Final

from sandtable.engine.action import Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.games.atlantikwall import losses
from sandtable.games.atlantikwall.answers import NamesCard
from sandtable.games.atlantikwall.d6 import d6
from sandtable.games.atlantikwall.gains import gain
from sandtable.games.atlantikwall.log_beach import GiftFound, Joined, Moved, VehicleLeft
from sandtable.games.atlantikwall.state import State, Unit
from sandtable.games.atlantikwall.table import sector

ADVANCE: Final = "advance"
LATERAL: Final = "lateral"
CRY: Final = "cry"
#: The ways to move, and the rule of each.
RULES: Final = {ADVANCE: "DDD-MOV-07", LATERAL: "DDD-MOV-08", CRY: "ATL-RUL-47"}
DECLINE: Final = Option("decline")
DESTROYED: Final = "unit-destroyed"


class TakeSpecialist(NamesCard):
    """Let the Specialist who waits here join."""

    verb = "take"


HERE: Final = Question(TakeSpecialist())


def enter(s: State, unit: Unit, at: str, how: str) -> Play[None]:
    """A Unit enters a Sector, gets a new marker (DDD-MOV-12), and meets what waits there."""
    s.tell(Moved, RULES[how], unit.id, unit.at, at, how)
    unit.at = at
    unit.visited.append(at)
    unit.marker = 1
    unit.fresh = True
    if how != CRY:
        yield from _give_up(s, unit)
    _leave_vehicle(s, unit)
    yield from _meet(s, unit)
    yield from _arrive(s, unit)
    perish(s, unit)


def _give_up(s: State, unit: Unit) -> Play[None]:
    """The Specialists that an entry costs: any of them, or a named one (DDD-ATT-04, DDD-ATT-07, ATL-RUL-43).

    A Unit that lost them on the way, in the mines, gives nobody else.
    """
    place = sector(s, unit)
    for _ in range(place.costs):
        yield from losses.lose_specialist(s, unit, "DDD-ATT-04", entry=True)
    if place.costs_named in unit.specialists:
        yield from losses.lose_specialist(s, unit, "DDD-ATT-07", card=place.costs_named, entry=True)


def _leave_vehicle(s: State, unit: Unit) -> None:
    """No Vehicle climbs a cliff or fits into a Bunker (DDD-VEH-02, ATL-CLB-09, ATL-RUL-73)."""
    place = sector(s, unit)
    if unit.vehicle and (place.climb or place.bunker):
        s.tell(VehicleLeft, "DDD-VEH-02" if place.climb else "ATL-RUL-73", unit.id, unit.vehicle, unit.at)
        unit.vehicle = ""


def _meet(s: State, unit: Unit) -> Play[None]:
    """A Specialist waits here: the Unit may take its card of him free, listed or not (DDD-ATT-05, ATL-RUL-44)."""
    card = sector(s, unit).here
    if card is None or card in unit.specialists:
        return
    answer = yield Decision(unit.id, "here", Options(Option("take", (card,)), DECLINE), {"at": unit.at}, about=HERE)
    if answer == DECLINE:
        return
    if card in unit.hand:
        unit.hand.remove(card)
    unit.specialists.append(card)
    s.tell(Joined, "DDD-ATT-05", unit.id, card, unit.at)


def _arrive(s: State, unit: Unit) -> Play[None]:
    """Soldiers who wait in the Sector, one d6 of them or more (DDD-ATT-02)."""
    for _ in range(sector(s, unit).arrival):
        die = yield from d6(s, unit, "arrival", "DDD-ATT-02")
        gain(s, unit, "soldiers", die, "DDD-ATT-02")


def perish(s: State, unit: Unit) -> None:
    """A Unit with nobody left is destroyed before Phase 5 (ATL-RUL-40)."""
    if losses.is_destroyed(unit):
        losses.destroy(s, unit, DESTROYED)


def gifts(s: State, arrived: list[Unit]) -> Play[None]:
    """An Item lies here for the first Unit to come; if several came together, the Allies choose one (ATL-OMA-04).

    The first seat speaks for them (ATL-RUL-33, ATL-RUL-51).
    """
    for at in dict.fromkeys(unit.at for unit in arrived):
        gift = s.box.battle.sectors[at].gift
        if gift is None or gift in s.used or any(gift in unit.items for unit in s.units.values()):
            continue
        names = [unit.id for unit in arrived if unit.at == at]
        answer = yield Decision(next(iter(s.units)), "gift", Options(Each("gift", names)), {"card": gift})
        unit = s.units[answer.args[0]]
        unit.items.append(gift)
        s.tell(GiftFound, "ATL-OMA-04", unit.id, gift, at)

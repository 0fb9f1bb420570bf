"""Where the greedy player moves: it gathers Soldiers where that is cheap, then takes the cheapest way to the Bunker."""

from __future__ import annotations

from typing import Final

from sandtable.engine.decision import Decision, Option
from sandtable.games.atlantikwall import judgement
from sandtable.games.atlantikwall.movement import MOVE, SNIPE, Order, courage_for, read_order
from sandtable.games.atlantikwall.outlook import SOLDIERS_A_TURN, stay_limit, toll, way_ahead
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import strength

SAFE: Final = 4.0  # Soldiers that a Unit wants to have left after a fight
SPARE: Final = -3.5  # Soldiers that it wants to have beyond the cost of the way ahead
SPARE_FOR_OTHERS: Final = 5.5  # and as many more for every other Unit
HASTE: Final = 2.0
LUCK: Final = 2.5  # Soldiers saved by a low roll for Machine Gun Fire


def move(s: State, side: Side, decision: Decision) -> Option:
    """Stay where it pays; else where the cheapest way to the Bunker begins, if the Unit lives to see it."""
    assert isinstance(side, Unit)  # noqa: S101 - nobody else moves
    return max(decision.options, key=lambda option: _prospect(s, read_order(side, option), option.verb))


def _prospect(s: State, order: Order, verb: str) -> float:
    unit, at = order.unit, order.to
    left = judgement.after_combat(s, unit, at)
    if s.box.battle.sectors[at].bunker:
        return _storm(s, unit, at, left)
    if left <= 0:
        return left - 500
    price = courage_for(s, unit, at) if verb == MOVE else 0
    ahead = way_ahead(s, unit, at, unit.courage - price).soldiers
    value = -ahead - (6.0 if left < SAFE else 0)
    if verb == SNIPE.verb:
        value += 1.0
    if s.german is None and _deserts(s, unit, at):
        value -= 100
    if at == unit.at or s.box.battle.is_lateral(unit.at, at):
        value += _patience(s, unit, at, ahead)
    return value


def _deserts(s: State, unit: Unit, at: str) -> bool:
    """Whether the first Unit of one of two Maps would leave it; somebody has to take each Bunker."""
    homes = s.box.battle.homes
    if homes[at] == homes[unit.at]:
        return False
    return unit is next(one for one in s.units.values() if homes[one.at] == homes[unit.at])


def _patience(s: State, unit: Unit, at: str, ahead: float) -> float:
    """In its row a Unit gathers Soldiers until it has enough for the way ahead, and then loses no time."""
    if s.german is None and strength(unit) < ahead + _spare(s):
        return _gathered(s, unit, at)
    return toll(s, at) - SOLDIERS_A_TURN - HASTE


def _gathered(s: State, unit: Unit, at: str) -> float:
    """Soldiers that all the turns left in a Sector and in those beside it would bring."""
    turns = stay_limit(s, at) - (unit.marker - 1 if at == unit.at else 0)
    gathered = turns * max(0.0, SOLDIERS_A_TURN - toll(s, at))
    for to, line in s.box.battle.ways[at].items():
        if s.box.battle.is_lateral(at, to) and not line.barrier and to not in unit.visited:
            gathered += stay_limit(s, to) * max(0.0, SOLDIERS_A_TURN - toll(s, to))
    return gathered


def _spare(s: State) -> float:
    """The loss of one Unit loses the game, so many Units are more careful than one (DDD-WIN-02)."""
    return SPARE + SPARE_FOR_OTHERS * (len(s.units) - 1)


def _storm(s: State, unit: Unit, at: str, left: float) -> float:
    """Into the Bunker unless that is hopeless, since waiting at its door makes nobody stronger.

    Against a German only if the Unit will live and be stronger than he is.
    """
    if s.german is None:
        return (100.0 if left > -LUCK else left - 400) - (20.0 if at in s.entered else 0)
    if left <= 0:
        return left - 500
    margin = left - judgement.german_after_combat(s, s.german, at)
    return 100.0 + margin if margin > 0 else margin * 3 - 10

"""What is ahead, as things stand: where a Unit can go and at what price, and what Phase 5 would cost everybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandtable.engine.view import Text
from sandtable.games.atlantikwall import combat, movement, rolling
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import has_mgf, mgf_active, total


def must_move(s: State, unit: Unit) -> bool:
    return bool(unit.at) and movement.must_move(s, unit)


def throws_left(side: Side) -> int:
    """Re-rolls that a side still has this turn; none once its tally is closed."""
    return 0 if side.closed or not side.throws else rolling.rerolls_left(side)


# -- Phase 4 -----------------------------------------------------------------------------------------------------------


def moves(s: State, unit: Unit) -> Iterator[dict[str, Any]]:
    """Every Sector next to a Unit's own: what going there costs and risks it, and why it cannot go, if it cannot."""
    for to, line in s.box.battle.ways[unit.at].items():
        refusal = movement.may_move(s, unit, to)
        yield {
            "to": to,
            "courage": movement.courage_for(s, unit, to),
            "mines": line.mines and not movement.harmless(s, unit, line, cry=False),
            "cry": movement.may_cry(s, unit, to) is None,
            **({} if refusal is None else {"rule": refusal.rule, "why": Text(f"why-{refusal.key}", refusal.args)}),
        }


# -- Phase 5 -----------------------------------------------------------------------------------------------------------


def def_losses(s: State, unit: Unit, at: str = "") -> int:
    """What DEF would cost a Unit in Phase 5, where it is or in another Sector, with all that spares it something."""
    if combat.NO_LOSSES in unit.for_turn:
        return 0
    faced = combat.def_for(s, unit) if not at else def_there(s, unit, at)
    spared = total(s, unit, "fewer-losses") + unit.for_turn.get(combat.LOWER_LOSSES, 0)
    return max(0, faced - max(0, spared - unit.for_turn.get(combat.SPARED, 0)))


def def_there(s: State, unit: Unit, at: str) -> int:
    """The DEF that a Unit would face if it stood in another Sector, everybody else where they are."""
    twin = s.copy()
    twin.units[unit.id].at = at
    return combat.def_for(twin, twin.units[unit.id])


def is_under_fire(s: State, unit: Unit, at: str) -> bool:
    """Whether Machine Gun Fire would strike a Unit there."""
    return has_mgf(s, at) and mgf_active(s) and not {combat.NO_MGF, combat.NO_LOSSES} & unit.for_turn.keys()

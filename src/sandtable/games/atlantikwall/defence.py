"""DEF (p.4, DDD-CBT, ATL-DEF): what a Sector's DEF is, what the German owes for it, and what each Unit faces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.state import State, Unit
from sandtable.games.atlantikwall.table import held, sector, units_at

# What holds for everybody until the end of the turn.
PAID: Final = "paid"  # Soldiers that the German has paid for DEF
MISSING: Final = "missing"  # Soldiers that he could not pay, once he has paid
COVERED: Final = "covered"
NO_LOWERING: Final = "no-lowering"


def occupied(s: State) -> list[str]:
    """The Sectors and Bunkers that hold a Unit, the automated one included."""
    if s.landing:
        return [s.landing.at]
    return list(dict.fromkeys(unit.at for unit in s.units.values() if unit.at))


def highest(s: State) -> int:
    """The highest printed DEF that the Allies occupy (ATL-DEF-02, ATL-DEF-07, ATL-RUL-19)."""
    sectors = s.box.battle.sectors
    return max((sectors[at].def_ for at in occupied(s)), default=0)


def due(s: State) -> int:
    """What the German owes: the highest DEF, less the points that cards cover for him."""
    return max(0, highest(s) - s.for_turn.get(COVERED, 0))


def missing(s: State) -> int:
    """The Soldiers that the German is short of: once he has paid, and before that as things stand (ATL-DEF-03)."""
    if s.german is None:
        return 0
    return s.for_turn[MISSING] if MISSING in s.for_turn else max(0, due(s) - s.german.soldiers)


def lowered(s: State, at: str) -> int:
    """A Sector's DEF after Allied cards, which stop at 0 (ATL-RUL-22, ATL-RUL-84)."""
    return max(0, s.box.battle.sectors[at].def_ - s.lowered.get(at, 0))


def def_for(s: State, unit: Unit) -> int:
    """The DEF that a Unit faces (DDD-CBT-01): cards and missing German Soldiers lower it, nothing raises it.

    ATL-DEF-03, ATL-DEF-06, ATL-RUL-20, ATL-RUL-84.
    """
    return max(0, lowered(s, unit.at) - _own_reduction(s, unit) - missing(s))


def _own_reduction(s: State, unit: Unit) -> int:
    """How much lower the DEF is for this Unit alone; ATL-RUL-21 does not count it."""
    if NO_LOWERING in s.for_turn:
        return 0
    in_bunker = sector(s, unit).bunker
    reduction = _sum(held(s, unit, "own-def"), in_bunker)
    for other in units_at(s, unit.at):
        if other is not unit:
            reduction += _sum(held(s, other, "others-def"), in_bunker)
    return reduction


def _sum(texts: Iterable[Effect], in_bunker: bool) -> int:
    return sum(reduction_of(text, in_bunker) for text in texts)


def reduction_of(text: Effect, in_bunker: bool) -> int:
    """What a text takes off a DEF; in a Bunker only what it says of Bunkers (ATL-RUL-84)."""
    return text.bunker if in_bunker else text.n

"""Winning and losing (p.6, DDD-WIN, ATL-WIN): which Units are destroyed, which have taken a Bunker, and who wins."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import Outcome
from sandtable.games.atlantikwall import losses, solitaire
from sandtable.games.atlantikwall.dice import POOLED
from sandtable.games.atlantikwall.log_war import BunkerTaken, UnitHome
from sandtable.games.atlantikwall.names import ALLIED_VICTORY, GERMAN_VICTORY
from sandtable.games.atlantikwall.state import State, Unit
from sandtable.games.atlantikwall.table import sector

#: Why a game is over.
UNIT_DESTROYED: Final = "unit-destroyed"
BUNKERS_TAKEN: Final = "bunkers-taken"
BUNKER_LEFT: Final = "bunker-left"


def after_combat(s: State) -> None:
    """Destroyed Units, then Bunkers taken; both are checked once, at the end of Phase 5 (ATL-RUL-25).

    A Unit that dies here loses the game, wherever it is, even if another is in a Bunker (ATL-RUL-26, ATL-RUL-29).
    """
    losses.destroy_if_gone(s, UNIT_DESTROYED)
    if s.landing:
        solitaire.survive(s)
    elif s.german is None:
        take_bunkers(s)


def take_bunkers(s: State) -> None:
    """Without a German, a Unit alive in a Bunker has taken it and leaves (DDD-CBT-04, DDD-WIN-03, ATL-RUL-74)."""
    for unit in list(s.units.values()):
        if sector(s, unit).bunker:
            if unit.at not in s.entered:
                s.entered.append(unit.at)
                s.tell(BunkerTaken, "ATL-RUL-74", unit.id, unit.at)
            if not has_more_to_take(s, unit):
                go_home(s, unit)
    if not s.units:
        _all_home(s)


def has_more_to_take(s: State, unit: Unit) -> bool:
    """The last Unit in play stays while a line leads from its Bunker to one that nobody has taken (ATL-RUL-53)."""
    ways, sectors = s.box.battle.ways[unit.at], s.box.battle.sectors
    return len(s.units) == 1 and any(
        sectors[to].bunker and to not in s.entered and to not in unit.visited and not line.barrier
        for to, line in ways.items()
    )


def go_home(s: State, unit: Unit) -> None:
    """It takes no more turns (DDD-WIN-03, ATL-BLO-12)."""
    s.home.append(unit.id)
    s.tell(UnitHome, "DDD-WIN-03", unit.id)
    remove(s, unit)


def _all_home(s: State) -> None:
    """Every Unit is in, so the Allies have won (DDD-WIN-01), if every Bunker was taken.

    DDD-WIN-04, ATL-BLO-11, ATL-RUL-87.
    """
    if set(s.box.battle.bunkers) <= set(s.entered):
        s.end(Outcome(True, ALLIED_VICTORY, BUNKERS_TAKEN))
    s.end(Outcome(False, GERMAN_VICTORY, BUNKER_LEFT))


def remove(s: State, unit: Unit) -> None:
    """A Unit leaves the table; its cards return as if they were lost (ATL-RUL-27, ATL-RUL-82).

    Its Regular Specialists go with it, its counters back to the Counter Pool, if there is one.
    """
    kinds = s.box.cards.specialists
    s.unique += [card for card in unit.specialists if kinds[card].kind == "unique"]
    s.used += unit.items
    s.medals += unit.awards
    if s.box.options.counters in POOLED:
        s.counters += unit.counters
    del s.units[unit.id]

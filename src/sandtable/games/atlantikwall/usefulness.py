"""What a card would help its side with on this Map, and where it would be of no use: told beside its price.

Only what is certain from the table is told; whether a card is worth its price is for the player to judge.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from sandtable.engine.view import Text
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import has_mgf, mgf_active, mines_active, sector

AGAINST_MINES = ("ignore-mines",)
AGAINST_GUNS = ("lower-mgf", "no-mgf")
ON_DEF = ("lower-def", "lower-def-near", "lower-def-any", "zero-def", "own-def")
FOR_TRADE = ("trade-adjacent", "trade-anywhere", "trade-row")
ON_HIS_SPECIALISTS = ("snipe", "shoot-german")
AGAINST_SNIPERS = ("hunt-sniper", "kill-sniper")


def useful(s: State, side: Side, card: str) -> Iterator[Text]:
    """What it would help with."""
    if isinstance(side, Unit):
        if not side.at:
            return
        ahead = sectors_ahead(s, side)
        needed = tuple(at for at in ahead if s.box.battle.sectors[at].needs == card)
        if needed:
            yield Text("useful-needed", {"sectors": needed})
    for effect in s.box.effects(card):
        yield from _helps(s, side, effect)


def _helps(s: State, side: Side, effect: Effect) -> Iterator[Text]:
    if effect.name == "activates-mines":
        yield Text("useful-activates-mines", {"n": mined_lines(s, side)})
    elif effect.name == "activates-mgf":
        yield Text("useful-activates-mgf", {"sectors": guns(s, side)})
    elif effect.name in AGAINST_MINES and mines_active(s) and (n := mined_lines(s, side)):
        yield Text("useful-mines", {"n": n})
    elif effect.name in AGAINST_GUNS and mgf_active(s) and (found := guns(s, side)):
        yield Text("useful-guns", {"sectors": found})
    elif effect.name == "climb-skulls" and (cliffs := _cliffs(s, side)):
        yield Text("useful-climb", {"sectors": cliffs})
    elif effect.name in AGAINST_SNIPERS and _has_sniper(s):
        yield Text("useful-sniper")


def useless(s: State, side: Side, card: str) -> Iterator[Text]:
    """Where it would do nothing, or is lost or had for nothing."""
    if isinstance(side, Unit):
        if not side.at:
            return
        places = {at: s.box.battle.sectors[at] for at in sectors_ahead(s, side)}
        if lost := tuple(at for at, place in places.items() if place.costs_named == card):
            yield Text("useless-lost", {"sectors": lost})
        if free := tuple(at for at, place in places.items() if place.here == card and at != side.at):
            yield Text("useless-free", {"sectors": free})
    for effect in s.box.effects(card):
        yield from _does_nothing(s, side, effect)


def _does_nothing(s: State, side: Side, effect: Effect) -> Iterator[Text]:
    if effect.name in AGAINST_MINES and not (mines_active(s) and mined_lines(s, side)):
        yield Text("useless-mines")
    elif effect.name in AGAINST_GUNS and not (mgf_active(s) and guns(s, side)):
        yield Text("useless-guns")
    elif effect.name == "climb-skulls" and not _cliffs(s, side):
        yield Text("useless-climb")
    elif effect.name in FOR_TRADE and len(s.units) == 1:
        yield Text("useless-alone")
    elif effect.name in ON_HIS_SPECIALISTS and not (s.german and s.german.specialists):
        yield Text("useless-no-specialists")
    elif effect.name in AGAINST_SNIPERS and not _has_sniper(s):
        yield Text("useless-sniper")
    elif effect.name in ON_DEF and not effect.bunker and isinstance(side, Unit) and sector(s, side).bunker:
        yield Text("useless-in-bunker")


# -- what lies ahead ---------------------------------------------------------------------------------------------------


def sectors_ahead(s: State, unit: Unit) -> tuple[str, ...]:
    """Its own Sector and all that it could still come to, Barriers left aside."""
    battle = s.box.battle
    found = {unit.at: True}
    waiting = deque(found)
    while waiting:
        for to, line in battle.ways[waiting.popleft()].items():
            if to not in found and to not in unit.visited and not line.barrier:
                found[to] = True
                waiting.append(to)
    return tuple(at for at in battle.sectors if at in found)


def _fronts(s: State, side: Side) -> set[str]:
    """The Sectors that still matter: those ahead of a Unit; to the German those ahead of anybody."""
    if isinstance(side, Unit):
        return {*sectors_ahead(s, side)}
    if s.landing:
        return {*s.box.battle.sectors} - {*s.landing.visited} | {s.landing.at}
    return {at for unit in s.units.values() if unit.at for at in sectors_ahead(s, unit)}


def mined_lines(s: State, side: Side) -> int:
    """Lines with Landmines between Sectors that still matter."""
    front = _fronts(s, side)
    sectors = s.box.battle.sectors
    return sum(line.mines and at in front and line.to in front for at in sectors for line in sectors[at].lines)


def guns(s: State, side: Side) -> tuple[str, ...]:
    """Sectors with Machine Gun Fire that still matter."""
    front = _fronts(s, side)
    return tuple(at for at in s.box.battle.sectors if at in front and has_mgf(s, at))


def _cliffs(s: State, side: Side) -> tuple[str, ...]:
    front = _fronts(s, side)
    return tuple(at for at, place in s.box.battle.sectors.items() if at in front and place.climb)


def _has_sniper(s: State) -> bool:
    return s.landing is not None and s.landing.sniper not in ("", "dead")

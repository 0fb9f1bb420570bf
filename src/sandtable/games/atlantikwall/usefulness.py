"""What a card would help its side with on this Map, and where it would be of no use: told beside its price.

Only what is certain from the table is told; whether a card is worth its price is for the player to judge.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from functools import cached_property

from sandtable.engine.view import Text
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.maps import Sector
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import has_mgf, mgf_active, mines_active, sector

AGAINST_MINES = ("ignore-mines",)
AGAINST_GUNS = ("lower-mgf", "no-mgf")
ON_DEF = ("lower-def", "lower-def-near", "lower-def-any", "zero-def", "own-def")
FOR_TRADE = ("trade-adjacent", "trade-anywhere", "trade-row")
ON_HIS_SPECIALISTS = ("snipe", "shoot-german")
AGAINST_SNIPERS = ("hunt-sniper", "kill-sniper")


class Prospect:
    """What lies ahead of a side, worked out once for all the cards that it looks at."""

    def __init__(self, s: State, side: Side) -> None:
        self.s = s
        self.side = side

    @cached_property
    def sectors(self) -> dict[str, Sector]:
        """Those ahead of a Unit; to the German those ahead of anybody."""
        s, side = self.s, self.side
        if isinstance(side, Unit):
            front = sectors_ahead(s, side) if side.at else set()
        elif s.landing:
            front = {*s.box.battle.sectors} - {*s.landing.visited} | {s.landing.at}
        else:
            front = set().union(*(sectors_ahead(s, unit) for unit in s.units.values() if unit.at))
        return {at: place for at, place in s.box.battle.sectors.items() if at in front}

    @cached_property
    def mined_lines(self) -> int:
        """Lines with Landmines between these Sectors."""
        return sum(line.mines and line.to in self.sectors for place in self.sectors.values() for line in place.lines)

    @cached_property
    def guns(self) -> tuple[str, ...]:
        return tuple(at for at in self.sectors if has_mgf(self.s, at))

    @cached_property
    def cliffs(self) -> tuple[str, ...]:
        return tuple(at for at, place in self.sectors.items() if place.climb)

    @property
    def has_sniper(self) -> bool:
        return self.s.landing is not None and self.s.landing.sniper not in ("", "dead")

    # -- what a card is good for -------------------------------------------------------------------------------------

    def useful(self, card: str) -> Iterator[Text]:
        """What it would help with."""
        if isinstance(self.side, Unit):
            needed = tuple(at for at, place in self.sectors.items() if place.needs == card)
            if needed:
                yield Text("useful-needed", {"sectors": needed})
        for effect in self.s.box.effects(card):
            yield from self._helps(effect)

    def _helps(self, effect: Effect) -> Iterator[Text]:
        s = self.s
        if effect.name == "activates-mines":
            yield Text("useful-activates-mines", {"n": self.mined_lines})
        elif effect.name == "activates-mgf" and self.guns:
            yield Text("useful-activates-mgf", {"sectors": self.guns})
        elif effect.name in AGAINST_MINES and mines_active(s) and self.mined_lines:
            yield Text("useful-mines", {"n": self.mined_lines})
        elif effect.name in AGAINST_GUNS and mgf_active(s) and self.guns:
            yield Text("useful-guns", {"sectors": self.guns})
        elif effect.name == "climb-skulls" and self.cliffs:
            yield Text("useful-climb", {"sectors": self.cliffs})
        elif effect.name in AGAINST_SNIPERS and self.has_sniper:
            yield Text("useful-sniper")

    def useless(self, card: str) -> Iterator[Text]:
        """Where it would do nothing, or is lost or had for nothing."""
        side = self.side
        if isinstance(side, Unit):
            if lost := tuple(at for at, place in self.sectors.items() if place.costs_named == card):
                yield Text("useless-lost", {"sectors": lost})
            if free := tuple(at for at, place in self.sectors.items() if place.here == card and at != side.at):
                yield Text("useless-free", {"sectors": free})
        for effect in self.s.box.effects(card):
            yield from self._does_nothing(effect)

    def _does_nothing(self, effect: Effect) -> Iterator[Text]:
        s, side = self.s, self.side
        if effect.name in AGAINST_MINES and not (mines_active(s) and self.mined_lines):
            yield Text("useless-mines")
        elif effect.name in AGAINST_GUNS and not (mgf_active(s) and self.guns):
            yield Text("useless-guns")
        elif effect.name == "climb-skulls" and not self.cliffs:
            yield Text("useless-climb")
        elif effect.name in FOR_TRADE and len(s.units) == 1:
            yield Text("useless-alone")
        elif effect.name in ON_HIS_SPECIALISTS and not (s.german and s.german.specialists):
            yield Text("useless-no-specialists")
        elif effect.name in AGAINST_SNIPERS and not self.has_sniper:
            yield Text("useless-sniper")
        elif effect.name in ON_DEF and not effect.bunker and isinstance(side, Unit) and side.at:
            if sector(s, side).bunker:
                yield Text("useless-in-bunker")


def sectors_ahead(s: State, unit: Unit) -> set[str]:
    """Its own Sector and all that it could still come to, Barriers left aside."""
    ways, found = s.box.battle.ways, {unit.at}
    waiting: deque[str] = deque(found)
    while waiting:
        ahead: Iterable[str] = [
            to for to, line in ways[waiting.popleft()].items() if not line.barrier and to not in found
        ]
        fresh = [to for to in ahead if to not in unit.visited]
        found.update(fresh)
        waiting.extend(fresh)
    return found

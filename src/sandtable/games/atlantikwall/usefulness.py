"""What a card would help its side with on this Map, and where it would be of no use: told beside its price.

Only what is certain from the table is told; whether a card is worth its price is for the player to judge.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sandtable.engine.view import Text
from sandtable.games.atlantikwall.box import Box
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import has_mgf, mgf_active, mines_active

AGAINST_MINES = ("ignore-mines",)
AGAINST_GUNS = ("lower-mgf", "no-mgf")
ON_DEF = ("lower-def", "lower-def-near", "lower-def-any", "zero-def", "own-def")
FOR_TRADE = ("trade-adjacent", "trade-anywhere", "trade-row")
ON_HIS_SPECIALISTS = ("snipe", "shoot-german")
AGAINST_SNIPERS = ("hunt-sniper", "kill-sniper")


class Ahead(NamedTuple):
    """What lies ahead of a side: all that the usefulness of a card depends on."""

    at: str | None  # of a Unit; the German is nowhere
    sectors: tuple[str, ...]  # those ahead of a Unit; to the German those ahead of anybody
    guns: tuple[str, ...]  # Sectors of these that have an MGF
    mgf_active: bool
    mines_active: bool
    is_alone: bool  # there is one Unit
    faces_specialists: bool  # of the German's
    faces_sniper: bool


def ahead_of(s: State, side: Side) -> Ahead:
    at = side.at if isinstance(side, Unit) else None
    front = _front(s, side)
    sectors = tuple(name for name in s.box.battle.sectors if name in front)
    return Ahead(
        at,
        sectors,
        tuple(name for name in sectors if has_mgf(s, name)),
        mgf_active(s),
        mines_active(s),
        len(s.units) == 1,
        bool(s.german and s.german.specialists),
        s.landing is not None and s.landing.sniper not in ("", "dead"),
    )


def _front(s: State, side: Side) -> set[str]:
    if isinstance(side, Unit):
        return sectors_ahead(s, side) if side.at else set()
    if s.landing:
        return {*s.box.battle.sectors} - {*s.landing.visited} | {s.landing.at}
    return set().union(*(sectors_ahead(s, unit) for unit in s.units.values() if unit.at))


def prospect(s: State, side: Side) -> Prospect:
    """What the cards are worth to a side; for each box, what lies ahead is thought through once."""
    known: dict[Ahead, Prospect] = s.box.__dict__.setdefault("_prospects", {})
    ahead = ahead_of(s, side)
    if ahead not in known:
        known[ahead] = Prospect(s.box, ahead)
    return known[ahead]


class Prospect:
    """What cards would be good for with this ahead, each thought about once."""

    def __init__(self, box: Box, ahead: Ahead) -> None:
        self.box = box
        self.ahead = ahead
        self.sectors = {name: box.battle.sectors[name] for name in ahead.sectors}
        self.cliffs = tuple(name for name, place in self.sectors.items() if place.climb)
        #: lines with Landmines between these Sectors
        self.mined_lines = sum(
            line.mines and line.to in self.sectors for place in self.sectors.values() for line in place.lines
        )
        self._useful: dict[str, tuple[Text, ...]] = {}
        self._useless: dict[str, tuple[Text, ...]] = {}

    def useful(self, card: str) -> tuple[Text, ...]:
        """What it would help with."""
        if card not in self._useful:
            self._useful[card] = tuple(self._uses(card))
        return self._useful[card]

    def useless(self, card: str) -> tuple[Text, ...]:
        """Where it would do nothing, or is lost or had for nothing."""
        if card not in self._useless:
            self._useless[card] = tuple(self._flaws(card))
        return self._useless[card]

    # -- what a card is good for -------------------------------------------------------------------------------------

    def _uses(self, card: str) -> Iterator[Text]:
        if self.ahead.at is not None:
            needed = tuple(at for at, place in self.sectors.items() if place.needs == card)
            if needed:
                yield Text("useful-needed", {"sectors": needed})
        for effect in self.box.effects(card):
            yield from self._helps(effect)

    def _helps(self, effect: Effect) -> Iterator[Text]:
        guns, mined = self.ahead.guns, self.mined_lines
        if effect.name == "activates-mines":
            yield Text("useful-activates-mines", {"n": mined})
        elif effect.name == "activates-mgf" and guns:
            yield Text("useful-activates-mgf", {"sectors": guns})
        elif effect.name in AGAINST_MINES and self.ahead.mines_active and mined:
            yield Text("useful-mines", {"n": mined})
        elif effect.name in AGAINST_GUNS and self.ahead.mgf_active and guns:
            yield Text("useful-guns", {"sectors": guns})
        elif effect.name == "climb-skulls" and self.cliffs:
            yield Text("useful-climb", {"sectors": self.cliffs})
        elif effect.name in AGAINST_SNIPERS and self.ahead.faces_sniper:
            yield Text("useful-sniper")

    def _flaws(self, card: str) -> Iterator[Text]:
        here = self.ahead.at
        if here is not None:
            if lost := tuple(at for at, place in self.sectors.items() if place.costs_named == card):
                yield Text("useless-lost", {"sectors": lost})
            if free := tuple(at for at, place in self.sectors.items() if place.here == card and at != here):
                yield Text("useless-free", {"sectors": free})
        for effect in self.box.effects(card):
            yield from self._does_nothing(effect)

    def _does_nothing(self, effect: Effect) -> Iterator[Text]:
        ahead = self.ahead
        if effect.name in AGAINST_MINES and not (ahead.mines_active and self.mined_lines):
            yield Text("useless-mines")
        elif effect.name in AGAINST_GUNS and not (ahead.mgf_active and ahead.guns):
            yield Text("useless-guns")
        elif effect.name == "climb-skulls" and not self.cliffs:
            yield Text("useless-climb")
        elif effect.name in FOR_TRADE and ahead.is_alone:
            yield Text("useless-alone")
        elif effect.name in ON_HIS_SPECIALISTS and not ahead.faces_specialists:
            yield Text("useless-no-specialists")
        elif effect.name in AGAINST_SNIPERS and not ahead.faces_sniper:
            yield Text("useless-sniper")
        elif effect.name in ON_DEF and not effect.bunker and ahead.at and self.box.battle.sectors[ahead.at].bunker:
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

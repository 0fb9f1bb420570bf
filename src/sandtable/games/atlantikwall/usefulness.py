"""Says what a card would help its side with on this Map, and where it would be of no use.

It is shown beside the price. Only what is certain is told; whether a card is worth it is for the player to judge.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from sandtable.engine.view import Text
from sandtable.games.atlantikwall.cards import Cards, Effect
from sandtable.games.atlantikwall.maps import Battle
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import has_mgf, mgf_active, mines_active

AGAINST_MINES = ("ignore-mines",)
AGAINST_GUNS = ("lower-mgf", "no-mgf")
ON_DEF = ("lower-def", "lower-def-near", "lower-def-any", "zero-def", "own-def")
FOR_TRADE = ("trade-adjacent", "trade-anywhere", "trade-row")
ON_HIS_SPECIALISTS = ("snipe", "shoot-german")
AGAINST_SNIPERS = ("hunt-sniper", "kill-sniper")


class Ahead(NamedTuple):
    """What lies ahead of a side: everything that the usefulness of a card depends on."""

    at: str | None  # where a Unit is; None for the German
    sectors: tuple[str, ...]  # ahead of the Unit; for the German, ahead of any Unit
    guns: tuple[str, ...]  # those of them with Machine Gun Fire
    mgf_active: bool
    mines_active: bool
    is_alone: bool  # there is one Unit
    faces_specialists: bool  # whether the German has any
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
    """What cards are good for, given what lies ahead of a side."""
    return _prospect(s.box.cards, s.box.battle, s.box.solitaire, ahead_of(s, side))


@lru_cache(maxsize=16384)
def useful(ahead: Prospect, card: str) -> tuple[Text, ...]:
    """What a card would help with."""
    return tuple(ahead.uses(card))


@lru_cache(maxsize=16384)
def useless(ahead: Prospect, card: str) -> tuple[Text, ...]:
    """Where a card would do nothing, is lost, or can be had for nothing."""
    return tuple(ahead.flaws(card))


@lru_cache(maxsize=256)
def _prospect(cards: Cards, battle: Battle, solitaire: bool, ahead: Ahead) -> Prospect:
    return Prospect(cards, battle, solitaire, ahead)


class Prospect:
    """What cards are good for with this ahead."""

    def __init__(self, cards: Cards, battle: Battle, solitaire: bool, ahead: Ahead) -> None:
        self.cards = cards
        self.battle = battle
        self.solitaire = solitaire
        self.ahead = ahead
        self.sectors = {name: battle.sectors[name] for name in ahead.sectors}
        self.cliffs = tuple(name for name, place in self.sectors.items() if place.climb)
        #: lines with Landmines between these Sectors
        self.mined_lines = sum(
            line.mines and line.to in self.sectors for place in self.sectors.values() for line in place.lines
        )

    def _effects(self, card: str) -> tuple[Effect, ...]:
        return self.cards.card(card).text(solitaire=self.solitaire)

    def uses(self, card: str) -> Iterator[Text]:
        if self.ahead.at is not None:
            needed = tuple(at for at, place in self.sectors.items() if place.needs == card)
            if needed:
                yield Text("useful-needed", {"sectors": needed})
        for effect in self._effects(card):
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

    def flaws(self, card: str) -> Iterator[Text]:
        here = self.ahead.at
        if here is not None:
            if lost := tuple(at for at, place in self.sectors.items() if place.costs_named == card):
                yield Text("useless-lost", {"sectors": lost})
            if free := tuple(at for at, place in self.sectors.items() if place.here == card and at != here):
                yield Text("useless-free", {"sectors": free})
        for effect in self._effects(card):
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
        elif effect.name in ON_DEF and not effect.bunker and ahead.at and self.battle.sectors[ahead.at].bunker:
            yield Text("useless-in-bunker")


def sectors_ahead(s: State, unit: Unit) -> set[str]:
    """Its own Sector and all that it can still reach without crossing a Barrier."""
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

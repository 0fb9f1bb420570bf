"""The Battle Map as everybody sees it: its Sectors, the lines between them, and who and what is there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from sandtable.engine.view import Area, Piece, Text
from sandtable.games.atlantikwall import defence, movement, solitaire
from sandtable.games.atlantikwall.facts import LandingFacts, LineFacts, MoveFacts, SectorFacts, UnitFacts
from sandtable.games.atlantikwall.forecast import def_losses
from sandtable.games.atlantikwall.maps import Battle, Sector
from sandtable.games.atlantikwall.state import Landing, State, Unit
from sandtable.games.atlantikwall.table import has_mgf, mgf_active, mines_active, strength, units_at

SWITCHES = ("bunker", "leave", "no_lock", "no_items", "vehicle")
ALL_DICE = 6


@lru_cache(maxsize=32)
def _printed(battle: Battle) -> dict[str, SectorFacts]:
    """Each Sector of an empty Map: what is printed on it never changes."""
    return {name: _facts(battle, sector) for name, sector in battle.sectors.items()}


def _facts(battle: Battle, sector: Sector) -> SectorFacts:
    return SectorFacts(
        row=sector.row,
        map=battle.homes[sector.id],
        def_=sector.def_,
        soldiers=sector.soldiers or 0,
        needs=sector.needs or "",
        costs=sector.costs,
        costs_named=sector.costs_named or "",
        here=sector.here or "",
        adds=sector.adds,
        arrival=sector.arrival,
        no_bonus=sector.no_bonus,
        units=sector.units,
        gift=sector.gift or "",
        dice=sector.dice if sector.dice != ALL_DICE else None,
        mgf_specialists=sector.mgf_specialists,
        climb=sector.climb,
        lines=tuple(
            LineFacts(line.to, line.courage, line.mines, line.barrier, battle.is_lateral(sector.id, line.to))
            for line in battle.ways[sector.id].values()
        ),
        def_now=sector.def_,
        effective={},
        mgf=sector.mgf,
        mgf_active=False,
        mines_active=False,
        visited=(),
    )


@lru_cache(maxsize=32)
def links(battle: Battle) -> tuple[tuple[str, str], ...]:
    """Every line once, from the Sector it is written at."""
    return tuple((sector.id, line.to) for sector in battle.sectors.values() for line in sector.lines)


def sectors(s: State) -> Iterator[Area]:
    battle, printed = s.box.battle, _printed(s.box.battle)
    for name, sector in battle.sectors.items():
        here = units_at(s, name)
        facts = msgspec.structs.replace(
            printed[name],
            def_now=defence.lowered(s, name),
            effective={unit.id: defence.def_for(s, unit) for unit in here},
            mgf=has_mgf(s, name),
            mgf_active=has_mgf(s, name) and mgf_active(s),
            mines_active=mines_active(s),
            visited=tuple(unit.id for unit in s.units.values() if name in unit.visited),
        )
        yield Area(name, "map", tuple(_on(s, sector, here)), sector.column, sector.row, _marks(s, sector), facts)


def _marks(s: State, sector: Sector) -> tuple[str, ...]:
    """What a glance at a Sector shows."""
    marks = [name.replace("_", "-") for name in SWITCHES if getattr(sector, name)]
    marks += ["start"] if sector.soldiers is not None else []
    if has_mgf(s, sector.id):
        marks += ["mgf", "active" if mgf_active(s) else "inactive"]
    marks += ["climb"] if sector.climb else []
    marks += ["no-trade"] if s.box.versus and sector.id in s.box.battle.no_trade else []
    marks += ["lowered"] if s.lowered.get(sector.id) else []
    marks += ["full"] if sector.units and len(units_at(s, sector.id)) >= sector.units else []
    marks += ["taken"] if sector.id in s.entered else []
    marks += ["visited"] if s.landing and sector.id in s.landing.visited else []
    return tuple(marks)


def _on(s: State, sector: Sector, here: list[Unit]) -> Iterator[Piece]:
    """Who and what is in a Sector."""
    for unit in here:
        yield Piece("unit", 1, unit.id, tuple(unit_marks(s, unit)), _unit_facts(s, unit))
    if s.landing and s.landing.at == sector.id:
        yield Piece("landing", 1, "landing", (), landing_facts(s, s.landing))
    if sector.id in s.tokens:
        yield Piece("mgf-token", 1, f"mgf-token-{sector.id}")
    if sector.vehicle and s.vehicle:
        yield Piece(s.vehicle, 1, s.vehicle, ("vehicle",))
    if sector.gift and sector.gift in gifts_left(s):
        yield Piece(sector.gift, 1, sector.gift, ("gift",))


def gifts_left(s: State) -> set[str]:
    """Items that still wait in a Sector for the first Unit to come (ATL-OMA-04)."""
    been = {at for unit in s.units.values() for at in unit.visited}
    taken = {*s.depot, *s.used, *(item for unit in s.units.values() for item in unit.items)}
    sectors = s.box.battle.sectors.values()
    return {sector.gift for sector in sectors if sector.gift and sector.id not in been and sector.gift not in taken}


def unit_marks(s: State, unit: Unit) -> Iterator[str]:
    if must_move(s, unit):
        yield "must-move"
    if "hidden" in unit.for_turn:
        yield "hidden"
    if unit.id == s.assaulting:
        yield "assaulting"


def _unit_facts(s: State, unit: Unit) -> UnitFacts:
    return UnitFacts(
        soldiers=unit.soldiers,
        strength=strength(unit),
        marker=unit.marker,
        stay=s.box.cards.values.stay,
        must_move=must_move(s, unit),
        def_=defence.def_for(s, unit),
        losses=def_losses(s, unit),
    )


# -- who is there ------------------------------------------------------------------------------------------------------


def must_move(s: State, unit: Unit) -> bool:
    return bool(unit.at) and movement.must_move(s, unit)


def moves(s: State, unit: Unit) -> Iterator[MoveFacts]:
    """Each Sector next to a Unit's own: what going there costs and risks, and why it is not allowed, if it is not."""
    for to, line in s.box.battle.ways[unit.at].items():
        refusal = movement.may_move(s, unit, to)
        yield MoveFacts(
            to=to,
            courage=movement.courage_for(s, unit, to),
            mines=line.mines and not movement.harmless(s, unit, line, cry=False),
            cry=movement.may_cry(s, unit, to) is None,
            rule=refusal.rule if refusal else "",
            why=Text(f"why-{refusal.key}", refusal.args) if refusal else None,
        )


def landing_facts(s: State, landing: Landing) -> LandingFacts:
    battle = s.box.battle
    return LandingFacts(
        turns=landing.turns,
        stay=solitaire.stay(battle, landing.at),
        moved=landing.moved,
        path=tuple(solitaire.path(battle, landing.at, landing.visited)),
        sniper=landing.sniper,
        shots=landing.shots,
        mgf_hurts=has_mgf(s, landing.at) and not mgf_active(s),
        mines_hurt=not mines_active(s),
    )

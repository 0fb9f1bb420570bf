"""Finds the cheapest way to a Bunker for the greedy player, and what each Sector on it costs a turn.

Costs are Soldiers, on average. A Unit spends a turn in every Sector, and one more wherever it lacks Courage or Stars.
"""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from sandtable.games.atlantikwall import recruiting
from sandtable.games.atlantikwall.maps import Line
from sandtable.games.atlantikwall.state import State, Unit
from sandtable.games.atlantikwall.table import general_in_play, has_mgf, holds, mgf_active, mines_active, total

A_DIE: Final = 3.5
#: What a turn brings to a side that wants a bit of everything.
SOLDIERS_A_TURN: Final = 6.0
COURAGE_A_TURN: Final = 1.2
STARS_A_TURN: Final = 0.8
A_SPECIALIST: Final = 2.0  # given up at an entry
LATE: Final = 20.0  # for every turn of waiting beyond those that a Unit has
NOWHERE: Final = 1000.0


class Way(NamedTuple):
    """A way to a Bunker: the Soldiers that it costs beyond those who join, its Courage, and its first Sector."""

    soldiers: float
    courage: int
    first: str


class Trip(NamedTuple):
    """What stays the same on the way."""

    unit: Unit
    income: float
    mines: float
    cheaper: int  # Courage, at every Advance
    recruit: int  # Stars that the cheapest Specialist costs


def toll(s: State, at: str) -> float:
    """What a turn in a Sector costs a Unit."""
    return s.box.battle.sectors[at].def_ + (A_DIE if has_mgf(s, at) and mgf_active(s) else 0)


def way_ahead(s: State, unit: Unit, at: str, courage: int) -> Way:
    """The cheapest way for a Unit that is about to fight in a Sector and has this much Courage left."""
    prices = s.box.cards.specialists
    trip = Trip(
        unit,
        SOLDIERS_A_TURN + sum(total(s, unit, word) for word in ("own-def", "fewer-losses", "soldiers-each-turn")),
        A_DIE if mines_active(s) and not holds(s, unit, "ignore-mines") else 0.0,
        total(s, unit, "cheaper-advance"),
        min((prices[card].stars for card in recruiting.pool(s, unit)), default=0),
    )
    stays = stay_limit(s, at) - (unit.marker if at == unit.at else 1)
    way = _ways(s, trip, at, courage, len(unit.specialists), stays)
    return way._replace(soldiers=way.soldiers + _second_bunker(s, trip))


def stay_limit(s: State, at: str) -> int:
    """How many turns a Unit has in a Sector."""
    place = s.box.battle.sectors[at]
    if place.leave and not general_in_play(s):
        return 1
    return place.climb.turns if place.climb else s.box.cards.values.stay


def _ways(s: State, trip: Trip, at: str, courage: float, men: int, stays: int, *, sideways: bool = True) -> Way:
    """Forward; sideways, once in each row, if there is no way forward in time. Climbs are not counted on."""
    battle = s.box.battle
    place = battle.sectors[at]
    if place.bunker:
        return Way(toll(s, at), 0, at)
    best, closed, lateral = Way(NOWHERE, 0, ""), True, []
    for to, line in battle.ways[at].items():
        if line.barrier or to in trip.unit.visited:
            continue
        if battle.sectors[to].row == place.row:
            lateral.append(line)
        elif not place.climb:
            best = min(best, _by(s, trip, at, line, courage, men, stays))
            closed &= _recruiting(s, trip, to, men) > stays or _is_taken(s, trip.unit, to)
    if sideways and closed:
        best = min((best, *(_by(s, trip, at, line, courage, men, stays) for line in lateral)))
    return best


def _by(s: State, trip: Trip, at: str, line: Line, courage: float, men: int, stays: int) -> Way:
    """The way that begins with one line: turns here until it can be paid for, and what comes after."""
    sectors = s.box.battle.sectors
    place = sectors[line.to]
    lateral = place.row == sectors[at].row
    price = 0 if lateral else max(0, line.courage - trip.cheaper)
    waits = max(0, ceil((price - courage) / COURAGE_A_TURN) - 1, _recruiting(s, trip, line.to, men))
    if _is_taken(s, trip.unit, line.to):
        waits = max(waits, stays + 1)
    turns = 1 + waits
    left = courage + turns * COURAGE_A_TURN - price
    after = _ways(s, trip, line.to, left, men - place.costs, stay_limit(s, line.to) - 1, sideways=not lateral)
    soldiers = after.soldiers + turns * (toll(s, at) - trip.income) + max(0, waits - stays) * LATE
    soldiers += (trip.mines if line.mines else 0.0) + A_SPECIALIST * place.costs - A_DIE * place.arrival
    return Way(soldiers, after.courage + price, line.to)


def _is_taken(s: State, unit: Unit, to: str) -> bool:
    """Whether a Sector with a limit may be filled by Units that are there or still behind it."""
    sectors = s.box.battle.sectors
    limit = sectors[to].units
    if not limit:
        return False
    return sum(sectors[other.at].row <= sectors[to].row for other in s.units.values() if other is not unit) >= limit


def _recruiting(s: State, trip: Trip, to: str, men: int) -> int:
    """Turns until a Unit has the Specialists that a Sector asks for."""
    place = s.box.battle.sectors[to]
    price = trip.recruit if place.costs > men else 0
    if place.needs and place.needs not in trip.unit.specialists:
        price = s.box.cards.specialists[place.needs].stars
    return ceil(max(0, price - trip.unit.stars) / STARS_A_TURN) if price else 0


def _second_bunker(s: State, trip: Trip) -> float:
    """The last Unit has to take every Bunker that is left (ATL-RUL-53)."""
    left = [bunker for bunker in s.box.battle.bunkers if bunker not in s.entered]
    if s.german or s.box.bloody or len(s.units) > 1 or len(left) < 2:
        return 0.0
    return max(toll(s, bunker) for bunker in left) - trip.income

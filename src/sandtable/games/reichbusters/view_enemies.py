"""Enemies as they are seen: their numbers as they count now, whom they see, and what they would do next.

All of it follows from the models on the map, doors, tokens and awareness alone. It is worked out once for each such
position, on a table with nothing else on it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.view import Piece
from sandtable.games.reichbusters import kill, stations
from sandtable.games.reichbusters.board import FAR
from sandtable.games.reichbusters.box import Box
from sandtable.games.reichbusters.cards import Unit
from sandtable.games.reichbusters.facts import EnemyFacts, Intent
from sandtable.games.reichbusters.names import ALERT, LEVELS, Awareness, Reach
from sandtable.games.reichbusters.state import Alarm, Enemy, Feature, Hero, State, Wound
from sandtable.games.reichbusters.table import (
    attack_of,
    defence_of,
    has,
    has_hero,
    hero_areas,
    is_alert,
    is_suppressed,
    keeps_guard,
    seen_by_enemy,
    squad,
    support_of,
)

SLIT = "gun-slit"  # helps whoever shoots from there
REMEMBERED = 2048  # positions


class Sentry(NamedTuple):
    """An enemy as it stands, and where."""

    at: str
    piece: Piece


class Garrison(NamedTuple):
    """All enemies, and for each room the Heroes whom they see."""

    sentries: dict[str, Sentry]
    seen: dict[str, tuple[str, ...]]  # rooms that see nobody are left out
    alert: tuple[str, ...]


_Stand: TypeAlias = tuple[str, str, bool, int]  # a Hero: name, area, captured, wounds


class _Position(NamedTuple):
    """All that enemies go by."""

    enemies: dict[str, Enemy]
    heroes: list[_Stand]
    closed: list[str]
    guards: list[str]
    slits: list[str]
    obscured: dict[str, str]
    suppressed: dict[str, str]
    biscuits: list[str]
    awareness: dict[str, int]
    alarm: Alarm


_read_position = msgspec.msgpack.Decoder(_Position).decode
_write_position = msgspec.msgpack.Encoder().encode


def garrison_of(s: State) -> Garrison:
    """The enemies as they stand now."""
    position = _Position(
        s.enemies,
        [(hero.id, hero.at, hero.captured, len(hero.wounds)) for hero in s.heroes.values() if hero.at],
        s.closed,
        s.guards,
        [area for area, feature in s.features.items() if feature.kind == SLIT],
        s.obscured,
        s.suppressed,
        s.biscuits,
        s.awareness,
        s.alarm,
    )
    return _gather(s.box, _write_position(position))


@lru_cache(maxsize=REMEMBERED)
def _gather(box: Box, packed: bytes) -> Garrison:
    """The same from these alone."""
    at = _read_position(packed)
    s = State(
        box=box,
        chance=Chance(0),
        enemies=at.enemies,
        heroes={name: _stand_in(area, captured, wounds) for name, area, captured, wounds in at.heroes},
        closed=at.closed,
        guards=at.guards,
        features={area: Feature("bunker", SLIT) for area in at.slits},
        obscured=at.obscured,
        suppressed=at.suppressed,
        biscuits=at.biscuits,
        awareness=at.awareness,
        alarm=at.alarm,
    )
    sights = _sights(s)
    sentries = {name: _sentry(s, enemy, bool(sights.get(enemy.at))) for name, enemy in s.enemies.items()}
    alert = tuple(enemy.id for enemy in s.enemies.values() if is_alert(s, enemy))
    return Garrison(sentries, _seen_by_rooms(s, sights), alert)


def _stand_in(area: str, captured: bool, wounds: int) -> Hero:
    return Hero(at=area, captured=captured, wounds=[Wound("")] * wounds)


def _sights(s: State) -> dict[str, int]:
    """Areas with enemies that are awake, each with the areas of Heroes that they see; without those that see none."""
    heroes = hero_areas(s)
    areas = dict.fromkeys(enemy.at for enemy in s.enemies.values() if not enemy.dormant)
    return {area: seen for area in areas if (seen := seen_by_enemy(s, area) & heroes)}


def _seen_by_rooms(s: State, sights: dict[str, int]) -> dict[str, tuple[str, ...]]:
    rooms: dict[str, int] = {}
    for area, seen in sights.items():
        rooms[area[0]] = rooms.get(area[0], 0) | seen
    bit = s.board.bit
    return {room: tuple(hero.id for hero in squad(s) if bit[hero.at] & seen) for room, seen in rooms.items()}


def _sentry(s: State, enemy: Enemy, sees: bool) -> Sentry:
    unit, level = s.unit(enemy), awareness_of(s, enemy.at[0])
    marks = ["enemy", "dormant" if enemy.dormant else level]
    marks += ["sees"] if sees and not enemy.dormant else []
    marks += ["suppressed"] if is_suppressed(s, enemy) else []
    marks += ["guarding"] if keeps_guard(s, enemy) else []
    marks += ["veteran"] if is_veteran(unit) else []
    piece = Piece(enemy.type, 1, enemy.id, tuple(marks), _numbers(s, enemy, unit, level))
    return Sentry(enemy.at, piece)


def awareness_of(s: State, room: str) -> Awareness:
    """After the alarm everybody is alert (REICH-ALM-08)."""
    return LEVELS[ALERT if s.sounded else s.awareness.get(room, 0)]


def is_veteran(unit: Unit) -> bool:
    return unit.id.startswith("veteran-")


def _numbers(s: State, enemy: Enemy, unit: Unit, level: Awareness) -> EnemyFacts:
    face = s.face(enemy)
    hero, distance = _nearest(s, enemy)
    intent, steps = plan_of(s, enemy)
    return EnemyFacts(
        unit=unit.id,
        defence=defence_of(s, enemy),
        base_defence=face.defence,
        melee=attack_of(s, enemy, "melee") if face.melee else None,
        melee_support=support_of(s, enemy, "melee"),
        ranged=attack_of(s, enemy, "ranged") if face.ranged else None,
        ranged_support=support_of(s, enemy, "ranged"),
        range=face.ranged.range if face.ranged else 0,
        wounds=enemy.wounds + enemy.side,
        most_wounds=_most_wounds(unit),
        side=enemy.side,
        keywords=face.keywords,
        awareness=level,
        nearest=hero,
        distance=distance,
        intent=intent,
        steps=steps,
    )


def _most_wounds(unit: Unit) -> int:
    """How many wounds it takes to remove a unit: one a side, or the number of its keyword (REICH-KEY-90)."""
    words = [word for word in unit.keywords if word.startswith("wounds-")]
    return max(1, len(unit.states), *(int(word.removeprefix("wounds-")) for word in words))


def _nearest(s: State, enemy: Enemy) -> tuple[str, int | None]:
    """The nearest Hero, of equals the first (REICH-NEA-01)."""
    far = s.board.distances(enemy.at, s.shut)
    heroes = squad(s)
    if not heroes:
        return "", None
    hero = min(heroes, key=lambda hero: far[hero.at])
    return (hero.id, far[hero.at]) if far[hero.at] < FAR else ("", None)


def plan_of(s: State, enemy: Enemy) -> tuple[Intent, tuple[str, ...]]:
    """What a unit would do in an enemy turn that began now, and the areas it might go to (REICH-AST-02)."""
    if not is_alert(s, enemy) or not squad(s):
        return "", ()
    if _goes_on(s, enemy):
        if has(s, enemy, "coward") and has_hero(s, enemy.at):
            return "flee", ()
        steps, _, _ = stations.next_steps(s, enemy)
        if steps:
            opened = s.board.adjacent(enemy.at, s.shut)
            return ("advance" if any(area in opened for area in steps) else "open-door"), tuple(steps)
    heroes = kill.targets(s, enemy) if kill.may_attack(s, enemy) else []
    if not heroes:
        return "stay", ()
    if has(s, enemy, "bomber"):
        return "explode", ()
    reach: Reach = "melee" if any(hero.at == enemy.at for hero in heroes) else "ranged"
    return reach, ()


def _goes_on(s: State, enemy: Enemy) -> bool:
    """Whether a unit would leave its place: nothing keeps it, and from there it cannot attack (REICH-KEY-32)."""
    if stations.why_stays(s, enemy).rule or has(s, enemy, "fixed"):
        return False
    return not stations.why_in_place(s, enemy).rule

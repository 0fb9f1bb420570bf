"""Who stands where and who sees whom, as the table asks it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.state import plain
from sandtable.games.reichbusters import setup
from sandtable.games.reichbusters.box import open_box
from sandtable.games.reichbusters.missions import read_missions, read_raid_maps
from sandtable.games.reichbusters.options import Options
from sandtable.games.reichbusters.state import Due, Wound
from sandtable.games.reichbusters.table import (
    hero_areas,
    heroes_seen_from,
    nearest,
    nearest_rooms,
    seen_by_enemy,
    seen_by_hero,
    seen_by_squad,
    watchers,
)
from tests.games.reichbusters.bench import put, table

BOARDS = {name: mission.board for name, mission in {**read_missions(), **read_raid_maps()}.items()}


@pytest.mark.rules("REICH-RUL-06", "REICH-KEY-50")
def test_units_in_one_area_see_each_other_in_smoke_and_nobody_else_does() -> None:
    s = table()
    s.obscured = {"p1": "item"}
    bit = s.board.bit
    assert seen_by_hero(s, "p1") == bit["p1"]
    assert seen_by_enemy(s, "p1") == bit["p1"]
    assert not seen_by_hero(s, "p2") & bit["p1"]
    put(s, "soldier", "p1")
    assert watchers(s) == {"p"}


@pytest.mark.rules("REICH-EX-14", "REICH-LOS-01", "REICH-LOS-02")
def test_one_line_is_open_and_one_is_blocked() -> None:
    s = table()
    s.closed.remove("e1-p1")
    seen = s.board.named(seen_by_hero(s, "p1"))
    assert "e3" in seen  # straight on through the open door
    assert "e4" not in seen  # across the corner of the hall
    assert "q1" not in seen  # behind a closed door


@pytest.mark.rules("REICH-LOS-03", "REICH-LOS-04", "REICH-RUL-07", "REICH-RUL-08")
def test_each_side_sees_through_its_own_units_only() -> None:
    s = table()
    s.closed.remove("p2-q1")
    s.heroes["sarge"].at = "p2"
    put(s, "soldier", "q1")
    bit = s.board.bit
    assert seen_by_hero(s, "p1") & bit["q1"]  # through Sarge
    assert not seen_by_hero(s, "p1") & bit["q2"]  # not through the soldier
    assert seen_by_enemy(s, "q2") & bit["p2"]  # through the soldier
    assert not seen_by_enemy(s, "q2") & bit["p1"]  # not through Sarge
    assert [hero.id for hero in heroes_seen_from(s, "q")] == ["sarge"]


@pytest.mark.rules("REICH-RUL-07", "REICH-RUL-49")
def test_a_downed_hero_hides_others_and_an_escort_hides_nobody() -> None:
    s = table()
    s.closed.remove("p2-q1")
    s.escort = "p2"
    assert seen_by_enemy(s, "q1") & s.board.bit["p1"]
    assert seen_by_hero(s, "p1") & s.board.bit["q1"]
    s.heroes["brick"].at = "p2"
    s.heroes["brick"].wounds = [*s.heroes["brick"].wounds] * 4
    assert not seen_by_enemy(s, "q1") & s.board.bit["p1"]


@pytest.mark.rules("REICH-RUL-11", "REICH-MAP-03")
@pytest.mark.parametrize("name", BOARDS)
def test_a_room_is_what_borders_hold_together(name: str) -> None:
    """Every area of a room is reached over borders alone, and no border leads out of it."""
    board = BOARDS[name]
    for room, areas in board.rooms.items():
        reached, waiting = {areas[0]}, [areas[0]]
        while waiting:
            for other in board.borders[waiting.pop()]:
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
        assert reached == set(areas), room
    for door in board.doors.values():
        one, other = door.areas
        assert board.room_of[one] != board.room_of[other]


@pytest.mark.rules("REICH-NEA-01", "REICH-NEA-02", "REICH-RUL-09", "REICH-RUL-10")
def test_nearest_counts_areas_and_closed_doors_in_one_number() -> None:
    s = table()
    assert nearest(s, "p1", ["a1", "p2", "e1"]) == ["p2"]
    assert nearest(s, "p1", ["a1", "e1"]) == ["a1", "e1"]  # 2 each, through a closed door
    s.closed.remove("e1-p1")
    assert nearest(s, "p1", ["a1", "e1"]) == ["e1"]
    assert nearest_rooms(s, "p1", ["a", "b", "e"]) == ["e"]
    assert nearest_rooms(s, "p1", ["p", "e"]) == ["p"]  # the own room is at 0


@pytest.mark.rules("REICH-RUL-09", "REICH-RUL-13")
def test_distances_obey_what_distances_obey() -> None:
    """Both ways the same, never longer by a detour, never shorter behind another closed door; passages do not count."""
    rng = random.Random(7)
    for board in BOARDS.values():
        for _ in range(20):
            closed = [door for door in board.doors if rng.random() < 0.5]
            shut = board.shut(closed)
            one, other, third = (rng.choice(board.areas) for _ in range(3))
            far = board.distances(one, shut)
            assert far[other] == board.distances(other, shut)[one]
            assert far[third] <= far[other] + board.distances(other, shut)[third]
            assert board.distances(one, 0)[other] <= far[other] <= board.walks(one, shut)[other]


@pytest.mark.rules("REICH-LOS-03", "REICH-LOS-04")
def test_what_the_squad_sees_is_what_each_hero_sees() -> None:
    rng = random.Random(3)
    s = table()
    for _ in range(300):
        s.closed = [door for door in s.board.doors if rng.random() < 0.4]
        s.enemies.clear()
        for _ in range(rng.randrange(8)):
            put(s, "soldier", rng.choice(s.board.areas))
        for hero in s.heroes.values():
            hero.at = rng.choice(("", *s.board.areas))
        each = 0
        for hero in s.heroes.values():
            if hero.at:
                each |= seen_by_hero(s, hero.at)
        assert seen_by_squad(s) == each
        rooms = {enemy.at[0] for enemy in s.enemies.values() if seen_by_enemy(s, enemy.at) & hero_areas(s)}
        assert watchers(s) == rooms


# -- copies ------------------------------------------------------------------------------------------------------------


def changeable(thing: object, where: str = "s") -> Iterator[tuple[str, object]]:
    """Every list, table and struct of a state that a rule could change, but for what all copies share."""
    if isinstance(thing, dict):
        yield where, thing
        for name, part in thing.items():
            yield from changeable(part, f"{where}.{name}")
    elif isinstance(thing, list):
        yield where, thing
        for number, part in enumerate(thing):
            yield from changeable(part, f"{where}.{number}")
    elif isinstance(thing, msgspec.Struct) and not isinstance(thing, Wound) and not thing.__struct_config__.frozen:
        yield where, thing
        for field in msgspec.structs.fields(thing):
            if field.name not in ("box", "chance", "sink"):
                yield from changeable(getattr(thing, field.name), f"{where}.{field.name}")


def test_a_copy_shares_nothing_that_changes() -> None:
    """A field that `copy` forgets would be changed in both; so every list, table and token must be another one."""
    s = setup.set_up(open_box(Options(mission="the-quiet-ward", players=2)), Chance(5))
    s.due = Due("sarge", 2, rerolls=["door"])
    for field in msgspec.structs.fields(s):
        value = getattr(s, field.name)
        if value == []:
            setattr(s, field.name, [("p1", "p2")] if field.name == "passages" else ["x"])
        elif value == {}:
            setattr(s, field.name, {"x": [1] if field.name == "tokens" else 1})
    twin = s.copy()
    assert plain(twin) == plain(s)
    mine, theirs = dict(changeable(s)), dict(changeable(twin))
    assert mine.keys() == theirs.keys()
    assert len(mine) > 100
    assert [where for where in mine if mine[where] is theirs[where]] == []


def test_a_copy_of_a_table_in_play_goes_its_own_way() -> None:
    s = table()
    soldier = put(s, "soldier", "q1")
    twin = s.copy()
    soldier.at = "q2"
    s.heroes["sarge"].hand.append("orders")
    s.noise_pre.bag.pop()
    assert twin.enemies["soldier-1"].at == "q1"
    assert twin.heroes["sarge"].hand == []
    assert len(twin.noise_pre.bag) == 12

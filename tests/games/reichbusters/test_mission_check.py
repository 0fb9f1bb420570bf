"""The checker of maps: each thing that would spoil a mission is found and said, with the place in the file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.errors import Malformed
from sandtable.games.reichbusters.card_reading import standard_cards
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.mission_check import TILES, named_items, problems
from sandtable.games.reichbusters.missions import (
    OBJECTIVES,
    Mission,
    mission_from,
    raid,
    read_missions,
    read_raid_maps,
)
from sandtable.games.reichbusters.options import Options

CARDS = standard_cards()
PACK = Path(__file__).parent / "packs" / "cellar"
CELLAR = (PACK / "missions" / "the-cellar.toml").read_text("utf-8")
ATTIC = (PACK / "raids" / "the-attic.toml").read_text("utf-8")


def mission(text: str, **changed: Any) -> Mission:
    return mission_from({**tomllib.loads(text), **changed}, where="the-cellar.toml")


def found(text: str = CELLAR, **changed: Any) -> list[str]:
    """What the checker says about a mission with some of its entries changed."""
    return list(problems(mission(text, **changed), CARDS))


def drawn(old: str, new: str) -> str:
    assert old in CELLAR
    return CELLAR.replace(old, new)


# -- what is right -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-SET-01", "REICH-END-01")
@pytest.mark.parametrize("name", list(read_missions()))
def test_our_missions_have_no_fault(name: str) -> None:
    assert list(problems(read_missions()[name], CARDS)) == []


@pytest.mark.rules("REICH-COMP-33", "REICH-COMP-58", "REICH-CRD-09")
def test_our_64_raids_have_no_fault() -> None:
    factions = [faction for faction in CARDS.factions.values() if faction.kind == "raid"]
    maps = read_raid_maps()
    assert (len(maps), len(factions), len(OBJECTIVES)) == (4, 4, 4)
    for map_ in maps.values():
        assert list(problems(map_, CARDS, is_raid=True)) == []
        for faction in factions:
            for objective in OBJECTIVES:
                assert list(problems(raid(map_, faction.id, faction.vrilmeister, objective), CARDS)) == []


def test_the_small_examples_have_no_fault() -> None:
    assert found() == []
    assert list(problems(mission(ATTIC), CARDS, is_raid=True)) == []


# -- tiles -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "REICH-COMP-01",
    "REICH-COMP-02",
    "REICH-COMP-03",
    "REICH-COMP-04",
    "REICH-COMP-05",
    "REICH-COMP-06",
    "REICH-COMP-07",
    "REICH-COMP-08",
)
def test_there_are_26_tiles_of_eight_sizes() -> None:
    sizes = {kind.name: list(kind.numbers) for kind in TILES}
    assert sizes == {
        "large room": [1, 2, 3, 4],
        "medium room": [5, 6],
        "small room": [7, 8, 9, 10, 11, 12],
        "corner corridor": [13, 14, 15, 16],
        "short corridor": [17, 18, 19, 20, 21, 22],
        "long corridor": [23, 24],
        "junction": [25],
        "crossroads": [26],
    }
    assert sorted(number for numbers in sizes.values() for number in numbers) == list(range(1, 27))


@pytest.mark.rules("REICH-COMP-01", "REICH-COMP-55")
@pytest.mark.parametrize("tile", ["27a", "0a", "7c", "7"])
def test_a_tile_that_is_not_in_the_box_is_refused(tile: str) -> None:
    with pytest.raises(Malformed, match=r"the-cellar\.toml: tiles"):
        found(tiles={tile: ["a1"], "8a": ["b1"], "9a": ["c1"], "23a": ["p1", "p2"]})


def test_both_sides_of_a_tile_cannot_lie_on_the_table() -> None:
    tiles = {"7a": ["a1"], "7b": ["b1"], "9a": ["c1"], "23a": ["p1", "p2"]}
    assert found(tiles=tiles) == ["tiles.7b: the other side of 7a, which lies on the table already"]


@pytest.mark.rules("REICH-MAP-01", "REICH-MAP-04")
def test_a_tile_has_as_many_areas_as_it_has_room_for() -> None:
    tiles = {"5a": ["a1"], "8a": ["b1"], "9a": ["c1"], "17a": ["p1", "p2"]}
    assert found(tiles=tiles) == [
        "tiles.5a: a medium room has 2 areas, found 1",
        "tiles.17a: a short corridor has 1 areas, found 2",
    ]


def test_rooms_lie_on_rooms_and_corridors_on_corridors() -> None:
    tiles = {"13a": ["a1"], "8a": ["b1"], "9a": ["c1"], "5a": ["p1", "p2"]}
    assert found(tiles=tiles) == [
        "tiles.13a: a1 is an area of a room (a to o), and the tile is a corner corridor",
        "tiles.5a: p1 is an area of a corridor (p to z), and the tile is a medium room",
        "tiles.5a: p2 is an area of a corridor (p to z), and the tile is a medium room",
    ]


def test_every_area_lies_on_a_tile() -> None:
    with pytest.raises(Malformed, match=r"tiles: expected every area of the map once; look at c1$"):
        found(tiles={"7a": ["a1"], "8a": ["b1"], "23a": ["p1", "p2"]})


# -- doors and locks ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-COMP-12")
def test_more_doors_than_the_box_has() -> None:
    """Ten doors of noise 1 in a row of corridors."""
    letters = "pqrstuvwxyz"
    line = "1".join(f" {letter}1   .  " for letter in letters)
    wall = "-" * len(line)
    tiles = {f"{number}a": [f"{letter}1"] for number, letter in enumerate(letters, 13)}
    places = {"a": "q1", "b": "r1", "c": "s1"}
    wrong = found(
        map=f"+{wall}+\n|{line}|\n+{wall}+\n",
        tiles=tiles,
        exits=["z1"],
        locked=[],
        barracks=places,
        marks={"x": "q1", "y": "r1", "z": "s1"},
        guards=[],
        areas={"z1": {"items": ["dossier"]}},
        special=[],
    )
    assert wrong == ["map: too many for the box: 10 doors of noise 1, the box has 9"]


@pytest.mark.rules("REICH-COMP-12", "REICH-RUL-118")
def test_a_large_door_has_noise_three() -> None:
    wrong = found(drawn("+-3-------+---------+\n| c1", "+111111111+---------+\n| c1"))
    assert wrong == ["map: the large door c1-p1 has noise 1; those of the box have 3"]
    assert found(drawn("+-3-------+---------+\n| c1", "+333333333+---------+\n| c1")) == []


@pytest.mark.rules("REICH-COMP-14")
def test_a_lock_needs_a_door() -> None:
    assert found(locked=["a1-b1"]) == ["locked[1]: there is no door a1-b1; nearby: a1-p1, b1-p2"]
    assert found(locked=["k1-l1"]) == ["locked[1]: there is no door k1-l1; none of its areas has one"]
    assert found(locked=["b1-p2", "b1-p2"]) == ["locked[2]: b1-p2 has a lock already"]


@pytest.mark.rules("REICH-COMP-14", "REICH-RUL-122")
def test_there_are_six_locks() -> None:
    locked = list(read_missions()["operation-fidget"].board.doors)[:7]
    text = Path("src/sandtable/games/reichbusters/content/missions/operation-fidget.toml")
    whole = (Path(__file__).parents[3] / text).read_text("utf-8")
    assert found(whole, locked=locked) == ["locked: too many for the box: 7 locks, the box has 6"]
    assert found(whole, locked=locked[:6]) == []


# -- entrance, exits, barracks, marks ----------------------------------------------------------------------------------


@pytest.mark.rules("REICH-COMP-09")
def test_entrance_and_exits_are_on_the_map() -> None:
    assert found(entrance="k1") == ["entrance: there is no area k1"]
    assert found(exits=["c1", "k1"]) == ["exits[2]: there is no area k1"]
    assert found(exits=["c1", "c1"]) == ["exits: the same area twice"]
    with pytest.raises(Malformed, match="exits"):
        found(exits=["a1", "b1", "c1", "p2"])


@pytest.mark.rules("REICH-COMP-10")
def test_barracks_are_three_areas_and_no_exit() -> None:
    assert found(barracks={"a": "a1", "b": "b1"}) == ["barracks: c is missing; expected a, b, c"]
    assert found(barracks={"a": "c1", "b": "b1", "c": "p2"}) == ["barracks.a: c1 is an exit"]
    assert found(barracks={"a": "k1", "b": "b1", "c": "p2"}) == ["barracks.a: there is no area k1"]


@pytest.mark.rules("REICH-RMF-02")
def test_marks_are_three_areas_and_no_exit() -> None:
    assert found(marks={"x": "a1", "y": "b1"}) == ["marks: z is missing; expected x, y, z"]
    assert found(marks={"x": "a1", "y": "b1", "z": "c1"}) == ["marks.z: c1 is an exit"]
    assert found(marks={"x": "a1", "y": "b1", "z": "b1"}) == ["marks: the same area twice"]


# -- what lies in the areas --------------------------------------------------------------------------------------------


def test_areas_that_are_not_drawn() -> None:
    assert found(guards=["b1", "k1"]) == ["guards[2]: there is no area k1"]
    assert found(areas={"b1": {"items": ["dossier"]}, "k1": {"spawn": 1}}) == ["areas.k1: there is no such area"]


@pytest.mark.rules("REICH-COMP-17", "REICH-COMP-20", "REICH-COMP-37")
def test_spawn_tokens_have_a_level_from_one_to_three() -> None:
    areas = {"a1": {"spawn": 4}, "b1": {"items": ["dossier"]}}
    assert found(areas=areas) == ["areas.a1.spawn: expected a level from 1 to 3, found 4"]


def test_items_by_back_or_by_name() -> None:
    areas = {"a1": {"items": ["potato"]}, "b1": {"items": ["dossier"]}}
    assert found(areas=areas) == [
        "areas.a1.items: expected medical, miscellaneous, objective, vril, weapon or the id of an item, found 'potato'"
    ]


@pytest.mark.rules("REICH-RUL-122", "REICH-COMP-47")
def test_no_more_items_than_the_box_has() -> None:
    areas = {"a1": {"items": ["dossier"]}, "b1": {"items": ["dossier"]}}
    assert found(areas=areas) == ["items: too many for the box: 2 of dossier, the box has 1"]
    areas = {"a1": {"items": ["medical"] * 8 + ["bandages"] * 5}, "b1": {"items": ["dossier"]}}
    assert found(areas=areas) == ["items: too many for the box: 8 of the back medical, 7 are left"]
    assert list(named_items(mission(CELLAR), CARDS)) == ["dossier", "keys"]


@pytest.mark.rules("REICH-COMP-37")
def test_no_more_features_than_there_are_cards() -> None:
    special = [{"kind": "features", "back": "castle", "only": []}]
    assert found(special=special) == ["areas: 1 features of the back castle, there are 0 cards for them"]


# -- goals and special rules -------------------------------------------------------------------------------------------


def test_the_faction_is_one_of_the_cards() -> None:
    assert found(faction="the-vikings")[0].startswith("faction: expected one of cold-storage, ")
    assert found(faction="the-vikings")[0].endswith(", found 'the-vikings'")


@pytest.mark.rules("REICH-END-01", "REICH-OVR-03")
def test_a_goal_that_cannot_be_met() -> None:
    assert found(goals=[]) == ["goals: expected at least one"]
    assert found(goals=[{"kind": "escape-with", "item": "detonator"}]) == [
        "goals[1].item: nothing in this mission brings detonator"
    ]
    assert found(goals=[{"kind": "escape-with", "item": "crown"}]) == ["goals[1].item: there is no item 'crown'"]
    assert found(goals=[{"kind": "plant", "areas": ["b1"]}]) == [
        "goals[1].areas: no false objective lies in b1",
        "goals[1]: needs 1 demolition charges, the mission has 0",
    ]
    assert found(goals=[{"kind": "plant", "areas": ["k1"]}])[0] == "goals[1].area: there is no area k1"


def special_says(rule: dict[str, object]) -> list[str]:
    return found(special=[rule])


def test_special_rules_name_what_there_is() -> None:
    assert special_says({"kind": "place", "unit": "zombie", "area": "b1"}) == [
        "special[1].unit: zombie is not on the faction card operation-fidget"
    ]
    assert special_says({"kind": "place", "unit": "dog", "area": "k1"}) == ["special[1].area: there is no area k1"]
    assert special_says({"kind": "place", "unit": "dog", "area": "b1", "detail": 4}) == [
        "special[1].detail: expected a level from 0 to 3, found 4"
    ]
    assert special_says({"kind": "with-alarm", "unit": "general-wolff"}) == [
        "special[1].unit: general-wolff is not on the faction card operation-fidget"
    ]
    assert special_says({"kind": "dormant", "unit": "dog"}) == ["special[1].unit: no dog is placed at the start"]
    assert special_says({"kind": "once", "unit": "zombie"}) == [
        "special[1].unit: zombie is not on the faction card operation-fidget"
    ]
    assert special_says({"kind": "yields", "unit": "dog", "item": "bone"}) == ["special[1]: there is no item 'bone'"]
    assert special_says({"kind": "escort", "unit": "aunt", "area": "b1"}) == ["special[1].unit: there is no unit aunt"]
    assert special_says({"kind": "start-items", "items": ["bone"]}) == ["special[1]: there is no item 'bone'"]
    assert special_says({"kind": "face-up", "item": "bone", "areas": ["b1"]}) == ["special[1]: there is no item 'bone'"]
    assert special_says({"kind": "features", "back": "castle", "only": ["bunks"]}) == [
        "areas: 1 features of the back castle, there are 0 cards for them",
        "special[1].only: expected one of secret-passage, suit-of-armour, fireplace, trophy-shelf, found 'bunks'",
    ]
    assert special_says({"kind": "shuffled", "items": ["detonator"], "areas": ["a1", "b1"]}) == [
        "special[1]: 1 items for 2 areas; expected one for each"
    ]
    assert special_says({"kind": "shuffled", "items": ["keys"], "areas": ["a1"]}) == [
        "special[1].items: expected objective items, found 'keys'"
    ]


def test_a_raid_map_has_no_goals_of_its_own() -> None:
    wrong = list(problems(mission(CELLAR), CARDS, is_raid=True))
    assert wrong == [
        "faction: a RAID map has none; a RAID takes it from its cards (REICH-COMP-58)",
        "goals: a RAID map has none; a RAID takes it from its cards (REICH-COMP-58)",
        "special: a RAID map has none; a RAID takes it from its cards (REICH-COMP-58)",
    ]


# -- walking over the map ----------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-MAP-02", "REICH-MAP-03")
def test_an_area_behind_walls_cannot_be_reached() -> None:
    """Nobody crosses a wall, and only doors join rooms."""
    text = drawn("+-3-------+---------+\n| c1", "+---------+---------+\n| c1")
    assert found(text) == ["c1: cannot be reached from the entrance p1"]


@pytest.mark.rules("REICH-SPN-02")
def test_a_token_in_sight_of_the_entrance() -> None:
    areas = {"p2": {"spawn": 1}, "b1": {"items": ["dossier"]}}
    assert found(areas=areas) == ["areas.p2.spawn: the token is in sight of the entrance p1 at set-up"]


# -- packs -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", ["missions", "raids"])
def test_a_pack_with_a_wrong_map_is_refused_with_all_that_is_wrong(folder: str, tmp_path: Path) -> None:
    text = CELLAR if folder == "missions" else ATTIC
    (tmp_path / folder).mkdir()
    file = tmp_path / folder / "wrong.toml"
    file.write_text(text.replace('exits = ["c1"]', 'exits = ["a1"]').replace("spawn = 1", "spawn = 4"), "utf-8")
    with pytest.raises(Malformed) as told:
        GAME.box(Options(), str(tmp_path))
    assert str(told.value).startswith(f"{file}: barracks.a: a1 is an exit; ")
    assert "areas.a1.spawn: expected a level from 1 to 3, found 4" in str(told.value)


def test_a_packs_missions_are_among_those_to_choose_from() -> None:
    with pytest.raises(Malformed, match="wolff-at-bay, the-cellar, raid"):
        GAME.box(Options(mission="nowhere"), str(PACK))
    assert GAME.box(Options(mission="the-cellar"), str(PACK)).mission.entrance == "p1"

"""Battle Maps: those of the game as printed, the mistakes that are reported, and Maps of one's own."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.engine.content import convert
from sandtable.engine.errors import Malformed
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.plain import Fields
from sandtable.engine.text import LANGUAGES, Words
from sandtable.games import load
from sandtable.games.atlantikwall.box import open_box
from sandtable.games.atlantikwall.cards import read_cards
from sandtable.games.atlantikwall.maps import BLOODY_OMAHA, Battle, Line, MapFile, Sector, problems, read_maps
from sandtable.games.atlantikwall.names import FACES
from sandtable.games.atlantikwall.options import Options
from tests.support import ROOT, play_out

PACKAGE = files("sandtable.games.atlantikwall")
FOLDERS = (files("sandtable.engine") / "locale", PACKAGE / "locale")
CARDS = read_cards()
MAPS = read_maps()
TIGER, FABIUS, OMAHA_2, OMAHA, GOLD, BLOODY = (
    MAPS[name]
    for name in ("exercise-tiger", "exercise-fabius", "omaha-beach-2", "omaha-beach", "gold-beach", BLOODY_OMAHA)
)
PRINTED = [battle for battle in MAPS.values() if battle is not BLOODY]

each_map = pytest.mark.parametrize("battle", MAPS.values(), ids=lambda battle: battle.id)
languages = pytest.mark.parametrize("language", LANGUAGES)

#: Fields that are no attributes: the name, the place on the Map, and lines, which have tests of their own.
ELSEWHERE = {"id", "row", "column", "lines"}


def attributes(sector: Sector) -> dict[str, Any]:
    """Everything that is printed on a Sector but its lines."""
    plain = Sector(id="1", row=0, column=0, def_=-1)
    return {
        name: value
        for name in sector.__struct_fields__
        if name not in ELSEWHERE and (value := getattr(sector, name)) != getattr(plain, name)
    }


def ways(battle: Battle, name: str) -> str:
    """The lines from a Sector: `7:2m` is an Advance for 2 Courage over Landmines, `8b` a lateral one with a Barrier."""
    return " ".join(sorted(_way(battle, name, line) for line in battle.ways[name].values()))


def _way(battle: Battle, name: str, line: Line) -> str:
    price = "" if battle.is_lateral(name, line.to) else f":{line.courage}"
    return f"{line.to}{price}{'m' * line.mines}{'b' * line.barrier}"


# -- Exercise Tiger, Sector by Sector ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "row", "printed", "lines"),
    [
        pytest.param("1", 0, {"def_": 2, "soldiers": 4}, "2:1 3:1", marks=pytest.mark.rules("DDD-TIG-01")),
        pytest.param(
            "2",
            1,
            {"def_": 4, "here": "scout", "adds": {"courage": 1}},
            "3m 4:2 5:2",
            marks=pytest.mark.rules("DDD-TIG-02"),
        ),
        pytest.param(
            "3",
            1,
            {"def_": 4, "here": "sharpshooter", "adds": {"star": 1}},
            "2m 5:2 6:2",
            marks=pytest.mark.rules("DDD-TIG-03"),
        ),
        pytest.param("4", 2, {"def_": 6, "leave": True}, "5 7:2", marks=pytest.mark.rules("DDD-TIG-04")),
        pytest.param(
            "5",
            2,
            {"def_": 3, "mgf": True, "needs": "corporal", "adds": {"tool": 1}},
            "4 6 7:2m 8:2m",
            marks=pytest.mark.rules("DDD-TIG-05"),
        ),
        pytest.param("6", 2, {"def_": 6, "leave": True}, "5 8:2", marks=pytest.mark.rules("DDD-TIG-06")),
        pytest.param(
            "7",
            3,
            {"def_": 8, "mgf": True, "costs": 1, "no_lock": True},
            "8 9:3m",
            marks=pytest.mark.rules("DDD-TIG-07"),
        ),
        pytest.param("8", 3, {"def_": 8, "mgf": True, "dice": 5}, "10:3m 7", marks=pytest.mark.rules("DDD-TIG-08")),
        pytest.param(
            "9", 4, {"def_": 10, "mgf": True, "no_items": True}, "10 bunker:4", marks=pytest.mark.rules("DDD-TIG-09")
        ),
        pytest.param(
            "10",
            4,
            {"def_": 10, "mgf": True, "costs": 1, "arrival": 1},
            "9 bunker:4",
            marks=pytest.mark.rules("DDD-TIG-10"),
        ),
        pytest.param("bunker", 5, {"def_": 12, "mgf": True, "bunker": True}, "", marks=pytest.mark.rules("DDD-TIG-11")),
    ],
)
def test_exercise_tiger_sector_by_sector(name: str, row: int, printed: dict[str, Any], lines: str) -> None:
    sector = TIGER.sectors[name]
    assert (sector.row, attributes(sector), ways(TIGER, name)) == (row, printed, lines)


@pytest.mark.rules("DDD-TIG-11")
def test_exercise_tiger_has_eleven_places_and_its_bunker_two_ways_in() -> None:
    assert list(TIGER.sectors) == [*(str(number) for number in range(1, 11)), "bunker"]
    assert {name for name, ways in TIGER.ways.items() if "bunker" in ways} == {"9", "10"}


# -- what the rulebook says of the others ------------------------------------------------------------------------------


def test_machine_guns_of_fabius_4_cost_a_specialist() -> None:
    sector = FABIUS.sectors["4"]
    assert (sector.mgf, sector.mgf_specialists) == (True, 1)
    assert [name for name, other in FABIUS.sectors.items() if other.mgf_specialists] == ["4"]


def test_fabius_gives_tools_forbids_fresh_troops_and_hides_items() -> None:
    assert FABIUS.sectors["7"].adds == {"tool": 2}
    forbidden = FABIUS.sectors["9"].no_bonus
    assert forbidden is not None
    assert CARDS.bonuses["allied"][forbidden].id == "fresh-troops"
    assert FABIUS.sectors["12"].no_items


def test_omaha_2_has_its_vehicle_in_sector_5_and_its_medal_case_in_sector_11() -> None:
    assert [name for name, sector in OMAHA_2.sectors.items() if sector.vehicle] == ["5"]
    assert {name: sector.gift for name, sector in OMAHA_2.sectors.items() if sector.gift} == {"11": "medal-case"}
    assert CARDS.items["medal-case"].points == 0


def test_omaha_2_has_its_cliff_in_sector_8_with_sector_9_beside_it() -> None:
    cliffs = {name: sector.climb for name, sector in OMAHA_2.sectors.items() if sector.climb}
    assert list(cliffs) == ["8"]
    assert cliffs["8"] is not None
    assert (cliffs["8"].skulls, cliffs["8"].turns) == (4, 3)
    assert [to for to in OMAHA_2.ways["8"] if OMAHA_2.is_lateral("8", to)] == ["9"]


def test_gold_beach_alone_has_two_bunkers_and_a_way_between_them() -> None:
    assert [battle.id for battle in PRINTED if len(battle.bunkers) > 1] == ["gold-beach"]
    assert GOLD.bunkers == ("bunker-a", "bunker-b")
    assert ways(GOLD, "bunker-a") == "bunker-b"
    assert ways(GOLD, "bunker-b") == "bunker-a"


# -- lists -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-FAB-08", "ATL-FAB-09", "ATL-FAB-10")
def test_the_lists_of_exercise_fabius() -> None:
    for start in FABIUS.starts:
        assert " ".join(FABIUS.regular[start]) == (
            "beachmaster corporal hero medic minesweeper platoon-leader sharpshooter"
        )
    assert " ".join(FABIUS.unique) == "captain combat-photographer decoy lieutenant marksman"
    assert " ".join(FABIUS.special) == "amphetamines dispatch-case lucky-charm mortar rangefinder toolkit"


@pytest.mark.rules("ATL-OMA-05", "ATL-OMA-06", "ATL-OMA-07", "ATL-OMA-08")
def test_the_lists_of_omaha_beach_2() -> None:
    for start in OMAHA_2.starts:
        assert " ".join(OMAHA_2.regular[start]) == "beachmaster corporal hero medic scout sharpshooter veteran"
    assert " ".join(OMAHA_2.unique) == "captain marksman lieutenant general war-correspondent"
    assert " ".join(OMAHA_2.special) == "medal-case amphetamines grappling-hook rangefinder signalling-lamp toolkit"
    vehicles = [battle.id for battle in PRINTED if any(sector.vehicle for sector in battle.sectors.values())]
    assert vehicles == ["omaha-beach-2"]


@pytest.mark.rules("DDD-SET-06", "DDD-SET-07")
@pytest.mark.parametrize("battle", PRINTED, ids=lambda battle: battle.id)
def test_every_map_lists_seven_five_and_six(battle: Battle) -> None:
    """Regular Items are on no list: they are in the Pool everywhere. So are the cards made for a German."""
    for start in battle.starts:
        assert {CARDS.specialists[name].kind for name in battle.regular[start]} == {"regular"}
        assert len(set(battle.regular[start])) == 7
    assert {(CARDS.specialists[name].kind, CARDS.specialists[name].versus) for name in battle.unique} == {
        ("unique", False)
    }
    assert {CARDS.items[name].kind for name in battle.special} == {"special-item"}
    assert (len(set(battle.unique)), len(set(battle.special))) == (5, 6)


# -- all Maps ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("DDD-CMP-01", "DDD-CMP-02", "ATL-CMP-04")
def test_maps_are_numbered_as_in_their_boxes_and_offered_easiest_first() -> None:
    """Eight Maps in the base box, from which we have three; the expansion's board has two sides."""
    base = "exercise-tiger omaha-beach utah-beach gold-beach juno-beach sword-beach pointe-du-hoc merville-battery"
    numbers = {name: f"N-{number:02}" for number, name in enumerate(base.split(), 1)}
    numbers |= {"exercise-fabius": "N-09", "omaha-beach-2": "N-10"}
    folder = PACKAGE / "content" / "maps"
    for battle in PRINTED:
        file = tomllib.loads((folder / f"{battle.id}.toml").read_text(encoding="utf-8"))
        assert file["number"] == numbers[battle.id]
    levels = [battle.difficulty for battle in MAPS.values()]
    assert levels == sorted(set(levels))
    assert list(MAPS)[-1] == BLOODY_OMAHA


@pytest.mark.rules("ATL-MAP-02")
def test_exercise_fabius_is_relatively_easy() -> None:
    """Its strongest Sector is weaker than that of any other Map but the first."""
    assert list(MAPS)[:2] == ["exercise-tiger", "exercise-fabius"]
    strongest = {battle.id: max(sector.def_ for sector in battle.sectors.values()) for battle in PRINTED}
    assert sorted(strongest, key=lambda name: strongest[name])[:2] == ["exercise-tiger", "exercise-fabius"]


@pytest.mark.rules("ATL-MAP-01", "ATL-SET-01")
@each_map
def test_every_map_can_be_played_with_and_without_a_german(battle: Battle) -> None:
    for mode in ("allies", "versus"):
        box = open_box(Options(mode=mode, map=battle.id, units=2))
        assert box.battle.id == battle.id
        assert box.battle.sectors == battle.sectors
        assert box.has_german == (mode == "versus")


@pytest.mark.rules("DDD-SET-03")
def test_exercise_tiger_is_what_one_begins_with_and_starts_in_sector_1() -> None:
    assert Options().map == "exercise-tiger"
    assert TIGER.starts == ("1",)


@pytest.mark.rules("DDD-SET-08")
@each_map
def test_starting_sectors_print_the_soldiers_of_a_unit(battle: Battle) -> None:
    assert battle.starts
    for start in battle.starts:
        sector = battle.sectors[start]
        assert (sector.soldiers or 0) > 0
        assert (sector.row, sector.mgf) == (0, False)


@pytest.mark.rules("DDD-MOV-08")
@each_map
def test_advances_go_one_row_up_for_courage_and_lateral_moves_are_free_both_ways(battle: Battle) -> None:
    for name, lines in battle.ways.items():
        for to, line in lines.items():
            if battle.is_lateral(name, to):
                assert line.courage == 0
                assert battle.ways[to][name] == msgspec.structs.replace(line, to=name)
            else:
                assert battle.sectors[to].row == battle.sectors[name].row + 1
                assert line.courage > 0
                assert name not in battle.ways[to]


@pytest.mark.rules("DDD-LMN-02", "DDD-MGF-01")
def test_our_maps_show_every_way_in_which_a_sector_can_be_hard() -> None:
    """Mines lie on Advances and between neighbours, Barriers between neighbours; guns are on Sectors and in Bunkers."""
    lines = [
        (battle.is_lateral(name, line.to), line.mines, line.barrier)
        for battle in PRINTED
        for name, ways in battle.ways.items()
        for line in ways.values()
    ]
    assert {(True, True, False), (False, True, False), (True, False, True)} <= set(lines)
    sectors = [sector for battle in PRINTED for sector in battle.sectors.values()]
    assert {(sector.bunker, sector.mgf) for sector in sectors} == {(False, False), (False, True), (True, True)}
    assert any(sector.leave for sector in sectors)
    assert any(sector.units == 1 for sector in sectors)


@each_map
def test_no_two_sectors_are_drawn_on_one_spot_and_rows_are_centred(battle: Battle) -> None:
    spots = {(sector.row, sector.column) for sector in battle.sectors.values()}
    assert len(spots) == len(battle.sectors)
    if battle is BLOODY:
        return
    for row in {sector.row for sector in battle.sectors.values()}:
        columns = [sector.column for sector in battle.sectors.values() if sector.row == row]
        assert (min(columns) + max(columns)) / 2 == 1
        assert sorted(columns) == columns


@pytest.mark.rules("ATL-RUL-85")
def test_sectors_are_adjacent_where_a_line_joins_them_in_either_direction() -> None:
    assert FABIUS.adjacent["7"] == {"4", "6", "8", "9", "10"}  # 8 behind a Barrier, 4 below
    assert FABIUS.adjacent["3"] == {"1", "4", "6"}  # 4 over Landmines
    assert FABIUS.adjacent["bunker"] == {"11", "12"}


def test_no_trade_in_the_last_row_before_the_bunker_and_next_to_it() -> None:
    assert FABIUS.no_trade == {"11", "12"}
    assert GOLD.no_trade == {"8", "9", "10"}
    assert BLOODY.no_trade == {"west-10", "west-11", "west-12", "east-10", "east-11"}


# -- Bloody Omaha ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-BLO-02", "ATL-RUL-52")
def test_the_two_omaha_maps_are_joined_row_by_row() -> None:
    joints = {
        (name, to)
        for name, lines in BLOODY.ways.items()
        for to in lines
        if BLOODY.homes[name] == "omaha-beach-2" != BLOODY.homes[to]
    }
    assert joints == {
        ("west-2", "east-1"),
        ("west-4", "east-2"),
        ("west-7", "east-5"),
        ("west-9", "east-8"),
        ("west-12", "east-10"),
    }
    for name, to in joints:
        assert BLOODY.ways[name][to] == Line(to=to)
        assert BLOODY.is_lateral(name, to)
    assert "east-bunker" not in BLOODY.adjacent["west-bunker"]


@pytest.mark.rules("ATL-BLO-02")
def test_omaha_2_lies_on_the_left_and_both_maps_stay_as_they_are() -> None:
    edge = max(sector.column for name, sector in BLOODY.sectors.items() if name.startswith("west-"))
    assert all(sector.column > edge for name, sector in BLOODY.sectors.items() if name.startswith("east-"))
    for side, battle in (("west", OMAHA_2), ("east", OMAHA)):
        for name, sector in battle.sectors.items():
            twin = BLOODY.sectors[f"{side}-{name}"]
            assert (twin.row, attributes(twin)) == (sector.row, attributes(sector))
            own = {to.removeprefix(f"{side}-") for to in BLOODY.ways[twin.id] if to.startswith(side)}
            assert own == set(battle.ways[name])


@pytest.mark.rules("ATL-BLO-05", "ATL-RUL-82")
def test_regular_specialists_follow_the_start_and_the_rest_makes_one_pool() -> None:
    assert BLOODY.starts == ("west-1", "west-2", "east-1")
    assert BLOODY.regular["west-1"] == BLOODY.regular["west-2"] == OMAHA_2.regular["1"]
    assert BLOODY.regular["east-1"] == OMAHA.regular["1"]
    assert sorted(BLOODY.unique) == sorted({*OMAHA_2.unique, *OMAHA.unique})
    assert sorted(BLOODY.special) == sorted({*OMAHA_2.special, *OMAHA.special})


# -- what is wrong with a Map ------------------------------------------------------------------------------------------


def small(sectors: dict[str, dict[str, Any]] | None = None, **changes: Any) -> dict[str, Any]:
    """A small Map's file with some of its Sectors changed."""
    found: dict[str, dict[str, Any]] = {
        "1": {"row": 0, "column": 1, "def": 2, "soldiers": 4, "lines": [{"to": "2", "courage": 1}]},
        "2": {"row": 1, "column": 0, "def": 3, "lines": [{"to": "bunker", "courage": 2}, {"to": "3"}]},
        "3": {"row": 1, "column": 2, "def": 3, "lines": [{"to": "bunker", "courage": 2}]},
        "bunker": {"row": 2, "column": 1, "def": 5, "bunker": True},
    }
    for name, change in (sectors or {}).items():
        found[name] = {**found.get(name, {}), **change}
    written = [{"id": name, **sector} for name, sector in found.items()]
    plain = {"id": "small", "number": "X-1", "source": "original", "difficulty": 9}
    lists = {"regular": ["scout", "medic"], "unique": ["captain"], "special": ["mortar"]}
    return {**plain, **lists, "sector": written, **changes}


def wrong(sectors: dict[str, dict[str, Any]] | None = None, **changes: Any) -> list[str]:
    return list(problems(convert(small(sectors, **changes), MapFile, where="small.toml"), CARDS))


ON = {"to": "bunker", "courage": 2}


def test_nothing_is_wrong_with_a_small_map_or_with_ours() -> None:
    assert wrong() == []
    for battle in PRINTED:
        file = tomllib.loads((PACKAGE / "content" / "maps" / f"{battle.id}.toml").read_text(encoding="utf-8"))
        assert list(problems(convert(file, MapFile, where=battle.id), CARDS)) == []


@pytest.mark.parametrize(
    ("sectors", "changes", "message"),
    [
        ({}, {"id": "bloody-omaha"}, "id: 'bloody-omaha' is made of omaha-beach-2 and omaha-beach"),
        ({}, {"regular": ["scout", "captain"]}, "regular: no card 'captain'; cards: beachmaster, corporal, "),
        ({}, {"unique": ["scout"]}, "unique: no card 'scout'; cards: captain, chaplain, "),
        ({}, {"unique": ["sniper"]}, "unique: no card 'sniper'; cards: captain, chaplain, "),
        ({}, {"special": ["bazooka"]}, "special: no card 'bazooka'; cards: amphetamines, "),
        (
            {},
            {"special": ["mortar", "mortar"]},
            "special: 'mortar' is listed 2 times, and there is one of each (ATL-RUL-82)",
        ),
        ({"1": {"soldiers": None}}, {}, "no Starting Sector: give one of them `soldiers`"),
        (
            {"bunker": {"bunker": False, "lines": []}},
            {},
            "no Bunker: give one Sector `bunker = true`",
        ),
        ({"2": {"needs": "pionier"}}, {}, "sector '2': no Allied Specialist 'pionier'"),
        ({"2": {"costs-named": "milkman"}}, {}, "sector '2': no Allied Specialist 'milkman'"),
        (
            {"2": {"here": "captain"}},
            {},
            "sector '2': 'captain' is Unique, and only a Regular Specialist can be had for nothing (DDD-ATT-05)",
        ),
        (
            {"2": {"needs": "corporal"}},
            {},
            "sector '2': needs 'corporal', whom nobody can have: neither the lists nor a Sector name that Specialist",
        ),
        ({"2": {"gift": "piano"}}, {}, "sector '2': no Allied Item 'piano'"),
        ({"2": {"gift": "dog"}}, {}, "sector '2': no Allied Item 'dog'"),
        ({"bunker": {"soldiers": 4}}, {}, "sector 'bunker': a Bunker is neither a Starting Sector nor a cliff"),
        (
            {"bunker": {"climb": {"skulls": 1, "turns": 1}}},
            {},
            "sector 'bunker': a Bunker is neither a Starting Sector nor a cliff",
        ),
        (
            {"2": {"mgf-specialists": 1}},
            {},
            "sector '2': Special Damage needs Machine Gun Fire: add `mgf = true`",
        ),
        ({"3": {"column": 0}}, {}, "sector '3': is drawn where '2' is: give it another column"),
        ({"3": {"lines": [ON, {"to": "9"}]}}, {}, "sector '3': a line leads to '9', and there is no such Sector"),
        ({"3": {"lines": [ON, {"to": "3"}]}}, {}, "sector '3': a line leads from it to itself"),
        (
            {"3": {"lines": [ON, {"to": "1"}]}},
            {},
            "sector '3': the line to '1' goes from row 1 to row 0, not one row up or across",
        ),
        (
            {"1": {"lines": [{"to": "2", "courage": 1}, ON]}},
            {},
            "sector '1': the line to 'bunker' goes from row 0 to row 2, not one row up or across",
        ),
        (
            {"2": {"lines": [ON, {"to": "3", "courage": 1}]}},
            {},
            "sector '2': the line to '3' is lateral and costs no Courage (DDD-MOV-08)",
        ),
        (
            {"3": {"lines": [ON, {"to": "2", "mines": True}]}},
            {},
            "sector '3': the line to '2' is lateral and written at both ends: one is enough",
        ),
        ({"3": {"lines": [ON, ON]}}, {}, "sector '3': 2 lines lead to 'bunker'"),
        ({"3": {"lines": []}}, {}, "sector '3': no line leads on to the next row"),
        ({"3": {"lines": [{**ON, "barrier": True}]}}, {}, "sector '3': no line leads on to the next row"),
        (
            {"2": {"lines": [ON, {"to": "3", "barrier": True}]}},
            {},
            "sector '3': no way leads there from a Starting Sector",
        ),
    ],
)
def test_whatever_is_wrong_with_a_map_is_said(
    sectors: dict[str, dict[str, Any]], changes: dict[str, Any], message: str
) -> None:
    found = wrong(sectors, **changes)
    assert any(problem.startswith(message) for problem in found), found


def test_a_sector_that_occurs_twice_is_noticed() -> None:
    file = small()
    file["sector"].append({"id": "3", "row": 1, "column": 3, "def": 1, "lines": [ON]})
    found = list(problems(convert(file, MapFile, where="small.toml"), CARDS))
    assert "sector '3': this id occurs 2 times" in found


@pytest.mark.rules("DDD-CMP-10", "DDD-ATT-08")
@pytest.mark.parametrize(
    ("sector", "message"),
    [
        ({"random": True}, r"small\.toml: sector\[2\] \(2\): Object contains unknown field `random`"),
        ({"def": -1}, r"small\.toml: sector\[2\] \(2\)\.def: "),
        ({"dice": 7}, r"small\.toml: sector\[2\] \(2\)\.dice: "),
        ({"adds": {"hammer": 1}}, r"small\.toml: sector\[2\] \(2\)\.adds"),
        ({"lines": [{"to": "Bunker!"}]}, r"small\.toml: sector\[2\] \(2\)\.lines\[1\]\.to: "),
    ],
)
def test_what_no_map_of_ours_can_hold_is_refused_with_entry_and_field(sector: dict[str, Any], message: str) -> None:
    """Random attributes among them: none of our Maps has any, and a Map with them is not misread."""
    with pytest.raises(Malformed, match=message):
        wrong({"2": sector})


# -- a Map of one's own ------------------------------------------------------------------------------------------------

PAGE = (ROOT / "docs" / "maps.md").read_text(encoding="utf-8").partition("# Battle Maps")[2]


def shown(kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "cove.toml").write_text(shown("toml"), encoding="utf-8")
    return tmp_path


def test_a_map_of_ones_own_stands_among_ours_by_its_difficulty(pack: Path) -> None:
    maps = read_maps(pack)
    assert list(maps)[:4] == ["exercise-tiger", "exercise-fabius", "smugglers-cove", "omaha-beach-2"]
    assert len(maps) == len(MAPS) + 1
    cove = maps["smugglers-cove"]
    assert ways(cove, "2") == "3b 4:2"
    assert attributes(cove.sectors["5"]) == {"def_": 7, "mgf": True, "needs": "scout"}


def test_a_map_with_the_id_of_ours_takes_its_place_and_bloody_omaha_follows(pack: Path) -> None:
    """Another Omaha Beach II: rows that both Maps have are joined at their edges."""
    text = shown("toml").replace('id = "smugglers-cove"', 'id = "omaha-beach-2"')
    (pack / "maps" / "cove.toml").write_text(text, encoding="utf-8")
    maps = read_maps(pack)
    names = "exercise-tiger exercise-fabius omaha-beach-2 omaha-beach gold-beach bloody-omaha"
    assert " ".join(maps) == names
    bloody = maps[BLOODY_OMAHA]
    joints = [(name, to) for name, lines in bloody.ways.items() for to in lines if name[:4] == "west" != to[:4]]
    assert joints == [("west-1", "east-1"), ("west-3", "east-2"), ("west-5", "east-5")]


def test_a_bad_map_in_a_pack_is_refused_with_its_file(pack: Path) -> None:
    (pack / "maps" / "cove.toml").write_text(shown("toml").replace('needs = "scout"', 'needs = "wizard"'))
    with pytest.raises(Malformed, match=r"cove\.toml: sector '5': no Allied Specialist 'wizard'"):
        read_maps(pack)


def test_two_maps_of_one_id_are_refused(pack: Path) -> None:
    (pack / "maps" / "copy.toml").write_text(shown("toml"), encoding="utf-8")
    with pytest.raises(Malformed, match=r"2 Maps have the id 'smugglers-cove'"):
        read_maps(pack)


def test_a_map_that_its_author_has_changed_is_read_again(pack: Path) -> None:
    game, options = load("atlantikwall"), {"map": "smugglers-cove"}
    assert game.begin(Setup(1, options, str(pack))).box.battle.sectors["5"].def_ == 7
    (pack / "maps" / "cove.toml").write_text(shown("toml").replace("def = 7", "def = 11"), encoding="utf-8")
    assert game.begin(Setup(1, options, str(pack))).box.battle.sectors["5"].def_ == 11


@pytest.mark.parametrize("mode", ["allies", "versus", "solitaire"])
def test_a_map_of_ones_own_is_played_like_ours(pack: Path, mode: str) -> None:
    options: Fields = {"map": "smugglers-cove", "mode": mode, "units": 2}
    match = play_out(Match.new(load("atlantikwall"), Setup(1, options, str(pack))), 1)
    assert match.state.outcome is not None


# -- the page about Maps -----------------------------------------------------------------------------------------------


def test_the_map_in_the_guide_has_nothing_wrong_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "smugglers-cove.toml").write_text(shown("toml"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(shown("python"), {})  # noqa: S102 - our own page
    assert capsys.readouterr().out.strip() == ""


def test_the_guide_names_everything_that_can_be_printed_on_a_sector() -> None:
    rows = dict(re.findall(r"^\| `([a-z-]+) = (.*?)` \|", PAGE, re.MULTILINE))
    names = {field.encode_name for field in msgspec.structs.fields(Sector)} - ELSEWHERE
    assert rows.keys() == names
    for name, value in rows.items():
        sector = {"id": "1", "row": 0, "column": 0, "def": 1, **tomllib.loads(f"{name} = {value}")}
        assert attributes(convert(sector, Sector, where="docs/maps.md")) != {}
    assert all(f"`{face}`" in PAGE for face in FACES)


# -- words -------------------------------------------------------------------------------------------------------------


@languages
def test_every_map_has_a_name_and_a_briefing(language: str) -> None:
    words = Words(language, FOLDERS)
    for battle in MAPS.values():
        assert words.has(f"name-map-{battle.id}")
        assert words.say(f"briefing-{battle.id}").endswith(".")


@languages
def test_every_sector_can_be_named_and_all_that_is_printed_on_it_read(language: str) -> None:
    words = Words(language, FOLDERS)
    for battle in MAPS.values():
        for sector in battle.sectors.values():
            assert sector.id.isdecimal() or words.has(f"name-{sector.id}")
            for key, args in sentences(sector):
                said = words.say(f"attribute-{key}", args)
                assert not set("[]{}$") & set(said), said


def sentences(sector: Sector) -> list[tuple[str, dict[str, Any]]]:
    """The attributes of a Sector as keys with values; DEF is a number and needs no words."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name, value in attributes(sector).items():
        match value:
            case _ if name == "def_":
                continue
            case dict():
                found += [("adds", {"face": face, "n": n}) for face, n in value.items()]
            case str() if name == "no_bonus":
                found.append(("no-bonus", {"face": value}))
            case bool() | str() | int():
                found.append((name.replace("_", "-"), {"n": value, "card": value}))
            case climb:
                found.append(("climb", msgspec.structs.asdict(climb)))
    return found


@languages
def test_all_that_can_be_printed_on_a_sector_has_a_word_and_a_sentence(language: str) -> None:
    words = Words(language, FOLDERS)
    for field in msgspec.structs.fields(Sector):
        name = field.encode_name
        if name not in {*ELSEWHERE, "def"}:
            assert words.has(f"name-{name}"), name
            assert words.has(f"attribute-{name}"), name

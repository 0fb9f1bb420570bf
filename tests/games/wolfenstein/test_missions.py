"""Missions of Wolfenstein: how a map is drawn, what is wrong with a bad one, and the ten that come with the game."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import asdict

from sandtable.engine.errors import Malformed
from sandtable.engine.text import LANGUAGES, Words
from sandtable.games.wolfenstein.cards import MODELS
from sandtable.games.wolfenstein.drawing import draw
from sandtable.games.wolfenstein.goals import Goal, LockedUntilSearched, Special, StandIn
from sandtable.games.wolfenstein.grid import distance, sight, steps
from sandtable.games.wolfenstein.grid.reach import find_reach
from sandtable.games.wolfenstein.maps import CLOSED, LARGE, LETTERED, PASSED
from sandtable.games.wolfenstein.mission_check import problems
from sandtable.games.wolfenstein.missions import Mission, mission_from, read_mission, read_missions
from tests.support import ROOT

PACKAGE = files("sandtable.games.wolfenstein")
FOLDER = Path(str(PACKAGE / "content" / "missions"))
PATHS = sorted(FOLDER.glob("*.toml"))
OURS = list(read_missions().values())
FOLDERS = (files("sandtable.engine") / "locale", PACKAGE / "locale")

each_mission = pytest.mark.parametrize("mission", OURS, ids=lambda mission: mission.id)
languages = pytest.mark.parametrize("language", LANGUAGES)

SMALL = """
+-r1----+-c1----+-r2----+
|1 . . .=. . . .:. . $ A|
|. . . .=. . . .:. s . w|
+-------+-------+-------+
"""
LEGEND = {"1": "hero-spawn-a", "$": "chest", "A": "objective-a", "s": "soldat", "w": "enemy-spawn-a"}
GOALS = [{"kind": "search", "objectives": ["a"]}]


def plain(drawing: str = SMALL, **changes: Any) -> dict[str, Any]:
    """A small mission's file; signs that the drawing does not show leave the legend."""
    legend = {sign: thing for sign, thing in {**LEGEND, **changes.pop("legend", {})}.items() if sign in drawing}
    return {
        "id": "small",
        "number": 11,
        "source": "original",
        "heroes": ["blazkowicz", "anya", "klaus", "max"],
        "rounds": 8,
        "goals": GOALS,
        "alarm": {"limit": 5, "at": {"a": ["soldat"]}},
        "map": drawing,
        "legend": legend,
        **changes,
    }


def small(drawing: str = SMALL, **changes: Any) -> Mission:
    return mission_from(plain(drawing, **changes), where="small.toml")


def wrong(drawing: str = SMALL, **changes: Any) -> list[str]:
    return list(problems(small(drawing, **changes)))


# -- a drawing becomes a map ---------------------------------------------------------------------------------------


def test_a_drawing_becomes_squares_places_and_edges() -> None:
    """Columns and rows count from 0; an edge is the pair of squares on its two sides."""
    drawn = small().map
    assert drawn.squares == {(column, row) for column in range(12) for row in range(2)}
    assert {name: min(place.squares) for name, place in drawn.places.items()} == {
        "c1": (4, 0),
        "r1": (0, 0),
        "r2": (8, 0),
    }
    assert [(door.id, door.edges) for door in drawn.doors] == [("c1-r1", (((3, 0), (4, 0)), ((3, 1), (4, 1))))]
    assert drawn.joints == {((7, 0), (8, 0)), ((7, 1), (8, 1))}
    assert ((0, -1), (0, 0)) in drawn.walls
    assert len(drawn.walls) == 2 * 12 + 2 * 2
    assert drawn.barricades == ()
    assert drawn.unnamed == ()


def test_letters_become_tokens_and_models() -> None:
    mission = small()
    assert {square: token.id for square, token in mission.tokens.items()} == {
        (0, 0): "hero-spawn-a",
        (10, 0): "chest-1",
        (11, 0): "objective-a",
        (11, 1): "enemy-spawn-a",
    }
    assert [(model.enemy, model.squares) for model in mission.models] == [("soldat", ((9, 1),))]
    assert wrong() == []


@pytest.mark.rules("WOLF-RUL-06")
def test_a_door_is_as_long_as_its_signs_and_a_post_makes_two() -> None:
    one = small(SMALL.replace("|1 . . .=", "|1 . . .#").replace("|. . . .=", "|. . . .#"))
    assert [len(piece.edges) for piece in one.map.barricades] == [2]
    post = SMALL.replace("|. . . .=", "|       +               |\n|. . . .=")
    two = small(post)
    assert [(door.id, len(door.edges)) for door in two.map.doors] == [("c1-r1", 1), ("c1-r1-2", 1)]
    assert draw(two) == post.lstrip("\n").replace("+               |", "+       :       |")


@pytest.mark.rules("WOLF-BIG-01")
def test_four_letters_are_one_large_model() -> None:
    drawing = SMALL.replace("|1 . . .=", "|1 P P .=").replace("|. . . .=", "|. P P .=")
    mission = small(drawing, legend={"P": "panzerhund"})
    assert [model.squares for model in mission.models if model.enemy == "panzerhund"] == [
        ((1, 0), (2, 0), (1, 1), (2, 1))
    ]
    assert list(problems(mission)) == []


def test_an_enemy_may_stand_on_difficult_terrain() -> None:
    mission = small(SMALL.replace("s", "x"), legend={"x": ["difficult-terrain", "soldat"]})
    assert mission.tokens[9, 1].kind == "difficult-terrain"
    assert mission.models[0].squares == ((9, 1),)
    assert list(problems(mission)) == []
    assert draw(mission) == SMALL.replace("s", "x").lstrip("\n")


@pytest.mark.rules("WOLF-MOV-05", "WOLF-RUL-04")
def test_two_tiles_that_touch_are_two_places_without_a_wall() -> None:
    mission = small()
    assert mission.map.places["c1"].tile == "corridor"
    assert mission.map.places["r2"].tile == "room"
    assert steps.adjacent(mission.map.grid, (7, 0), (8, 1))


@pytest.mark.rules("WOLF-OBS-03", "WOLF-OBS-04")
def test_the_grid_of_a_map_has_its_doors() -> None:
    grid = small().map.grid
    assert not sight.sees(grid, (3, 0), (4, 0), closed=grid.shut(["c1-r1"]))
    assert sight.sees(grid, (3, 0), (4, 0))


def test_trailing_blanks_blank_lines_and_empty_lines_of_edges_do_not_matter() -> None:
    loose = "\n\n" + SMALL.replace("|\n|. . . .=", "|   \n|       =       :       |  \n|. . . .=") + "\n\n"
    assert asdict(small(loose)) == asdict(small())


# -- what cannot be read -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("|. . . .=", "|. . Z .=", "map: line 4, character 6: 'Z' is not in the legend"),
        ("|. . . .=", "|. . | .=", "map: line 4, character 6: '|' is a wall or door on a square"),
        ("|. . . .=", "|. .$. .=", r"map: line 4, character 5: '\$' \(chest\) stands on a wall"),
        ("|. . . .=", "|. .-. .=", "map: line 4, character 5: '-' is between two squares"),
        ("|. . . .=", " |. . . .=", "map: line 4, character 2: '|' is a wall or door on a square"),
        ("+-r1----+", "+-r1-|--+", "map: line 2, character 6: '|' is above or below a square, where walls are '-'"),
        ("|1", "+---+\n|1", "map: line 3, character 1: a second line of walls, with no row of squares between them"),
        (SMALL, "+-r1--+", "map: has no squares"),
        (SMALL, "+" + "-" * 300, "map: is larger than"),
    ],
)
def test_a_drawing_that_cannot_be_read_says_where(old: str, new: str, message: str) -> None:
    with pytest.raises(Malformed, match=f"^small.toml: {message}"):
        small(SMALL.replace(old, new, 1))


def test_all_faults_of_a_drawing_are_told_together() -> None:
    with pytest.raises(Malformed, match=r"line 3, character 2: 'Y' .*; line 4, character 4: 'Z' "):
        small(SMALL.replace("|1", "|Y").replace("|. .", "|. Z"))


@pytest.mark.parametrize(
    ("legend", "message"),
    [
        ({"s": "soldier"}, "legend.s: expected one of soldat, .*, found 'soldier'"),
        ({"s": "passage-d"}, "legend.s: expected one of .*, found 'passage-d'"),
        ({"s": ["chest", "event"]}, "legend.s: two things on one square"),
        ({"s": ["soldat", "drone"]}, "legend.s: two things on one square"),
        ({"s": []}, "legend.s: two things on one square: expected a token, an enemy, or one of each"),
        ({".": "chest"}, "legend..: expected one character"),
    ],
)
def test_a_legend_that_cannot_be_read_says_which_sign(legend: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        small(legend=legend)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"goals": []}, "goals: "),
        ({"goals": [{"kind": "sing"}]}, r"goals\[1\]\.kind: Invalid value 'sing'"),
        ({"goals": [{"kind": "kill", "enemy": "soldat"}]}, r"goals\[1\]: Object missing required field `count`"),
        ({"rounds": 21}, "rounds: "),
        ({"heroes": ["anya"]}, "heroes: "),
        ({"alarm": {"limit": 5, "at": {"e": ["soldat"]}}}, "alarm.at"),
        ({"colour": "red"}, "unknown field `colour`"),
    ],
)
def test_a_wrong_field_is_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed, match=f"^small.toml: .*{message}|^small.toml: {message}"):
        small(**changes)


# -- what is wrong with a map that can be read ---------------------------------------------------------------------


def row(number: int, new: str) -> str:
    """The small map with another row."""
    lines = SMALL.splitlines()
    lines[1 + number] = new
    return "\n".join(lines)


BAD_MAPS: list[tuple[str, dict[str, Any], str]] = [
    # a door in no wall gap
    (row(2, "|. . . . . . . .:. s . w|"), {}, "row 1, column 5: a door in no wall gap: there is no wall at its end"),
    (SMALL.replace("A|", "A=").replace("w|", "w="), {}, "row 1, column 13: a door that leads outside"),
    # on the outside
    (SMALL.replace("w|", "w"), {}, "row 2, column 12: open to the outside: the map's edge is a wall (WOLF-MOV-04)"),
    (
        SMALL.replace("A|", "A|  $"),
        {},
        "row 1, column 14: 1 square outside every place: no name of a room or corridor is written there",
    ),
    (SMALL.replace("A|", "A| |"), {}, "row 1, column 14: a wall with no square on either side"),
    # names
    (SMALL.replace("-c1-", "----"), {}, "row 1, column 5: 8 squares outside every place: "),
    (SMALL.replace("r2", "r1"), {}, "row 1, column 10: the name r1 is already written at row 1, column 2"),
    (SMALL.replace("-r1--", "-r1r3"), {}, "row 1, column 3: a second name, r3, in r1"),
    (SMALL.replace("---+\n|1", "---+ r3\n|1"), {}, "row 1, column 14: the name r3 is written outside the map"),
    (row(1, "|1 . .:.=. . . .:. . $ A|"), {}, "row 1, column 4: ':' parts two places, but both sides are r1"),
    # tiles
    (
        """
+-r1--------------+
|1 . . . . . . s A|
+-----------------+
""",
        {"alarm": {"limit": 5, "at": {}}},
        "row 1, column 1: r1 has 9×1 squares; a room has at most 6×6",
    ),
    (
        """
+-r1--+
|1 A .|
|   +-+
|. .|
+---+
""",
        {"alarm": {"limit": 5, "at": {}}},
        "row 2, column 1: r1 is no rectangle: rows of different length, 2 here and 3 elsewhere",
    ),
    # two things on one square
    (
        SMALL.replace("s", "x"),
        {"legend": {"x": ["soldat", "event"]}},
        "row 2, column 10: two things on one square: soldat and event-1",
    ),
    # large models
    (
        row(2, "|. . P P=. . . .:. s . w|"),
        {"legend": {"P": "panzerhund"}},
        "row 2, column 3: no room for a panzerhund: its letter must stand on four squares, 2×2",
    ),
    (
        """
+-r1----+-c1----+
|1 . . P=P . . A|
|. . . P=P . . .|
+-------+-------+
""",
        {"alarm": {"limit": 5, "at": {}}, "legend": {"P": "panzerhund"}},
        "row 1, column 4: no room for a panzerhund: a wall, door or barricade runs through its squares",
    ),
    # the box
    (row(2, "|? ? ? ?=. ? ? .:. s . w|"), {"legend": {"?": "event"}}, "too many for the box: 6 × event, the box has 5"),
    (row(2, "|f f f .=. . . .:. s . w|"), {"legend": {"f": "fire-trooper"}}, "3 × fire-trooper, the box has 2"),
    (row(2, "|$ $ $ $=$ $ $ .:$ s $ w|"), {}, "too many for the box: 10 × chest, the box has 8"),
    (
        row(2, "|~ ~ ~ ~=~ . . .:. s . w|"),
        {"legend": {"~": "difficult-terrain"}},
        "5 × difficult-terrain, the box has 4",
    ),
    (row(2, "|A . . .=. . . .:. s . w|"), {}, "row 2, column 1: too many for the box: 2 × objective-a, the box has 1"),
    (row(2, "|a . a a=. . . .:. s . w|"), {"legend": {"a": "passage-a"}}, "3 × passage-a, the box has 2"),
    (row(2, "|a . . .=. . . .:. s . w|"), {"legend": {"a": "passage-a"}}, "row 2, column 1: passage-a has no pair"),
    (
        SMALL,
        {"alarm": {"limit": 5, "at": {"a": ["soldat"] * 8}}},
        "alarm: calls 8 × soldat with 1 on the map, the box has 8",
    ),
    (SMALL.replace("|1 ", "|. "), {}, "no hero spawn token: the heroes cannot enter"),
    # references
    (SMALL, {"goals": [{"kind": "search", "objectives": ["b"]}]}, "goals[1] (search): objective-b is not on the map"),
    (SMALL, {"goals": [{"kind": "kill-placed", "enemy": "drone"}]}, "goals[1] (kill-placed): drone is not on the map"),
    (
        SMALL,
        {"goals": [{"kind": "kill", "enemy": "soldat", "count": 3}]},
        "goals[1] (kill): asks for 3 × soldat, map and alarm have 2",
    ),
    (SMALL, {"goals": [{"kind": "events", "count": 1}]}, "goals[1] (events): asks for 1 events, the map has 0"),
    (SMALL, {"goals": [{"kind": "gather", "places": ["r7"]}]}, "goals[1] (gather): place r7 is not on the map"),
    (SMALL, {"goals": [{"kind": "leave", "spawns": ["b"]}]}, "goals[1] (leave): hero-spawn-b is not on the map"),
    (SMALL, {"alarm": {"limit": 5, "at": {"b": []}}}, "alarm.at.b: enemy-spawn-b is not on the map"),
    (
        SMALL,
        {"special": [{"kind": "airlock", "doors": ["c1-r2"], "ap": 2}]},
        "special[1] (airlock): door c1-r2 is not on the map",
    ),
    (
        SMALL,
        {"special": [{"kind": "spawn-ends", "spawns": ["d"], "door": "c1-r1"}]},
        "special[1] (spawn-ends): enemy-spawn-d is not on the map",
    ),
    (
        SMALL,
        {"special": [{"kind": "stand-in", "enemy": "drone", "place": "r2", "by": "hans-grosse"}]},
        "special[1] (stand-in): no drone in r2",
    ),
    (SMALL, {"heroes": ["anya", "anya", "klaus", "max"]}, "heroes: the same hero twice"),
    # reach
    (SMALL.replace("=", "|"), {}, "row 1, column 5: c1 is not connected: no way leads there from the hero spawn token"),
    (SMALL.replace("=", "#"), {}, "row 1, column 11: chest-1 is unreachable: no hero can stand next to it"),
    (SMALL.replace("=", "#"), {}, "row 2, column 10: soldat is unreachable: no hero can stand next to it"),
    (SMALL.replace("=", "#"), {}, "row 2, column 12: enemy-spawn-a is unreachable"),
    (
        SMALL.replace("=", "#").replace("|1 .", "|1 a").replace(":. .", ":. a"),
        {"legend": {"a": "passage-a"}},
        "row 2, column 12: enemy-spawn-a: enemies from there cannot come to the heroes (WOLF-SEC-05)",
    ),
    (
        SMALL,
        {"special": [{"kind": "locked-until-searched", "doors": ["c1-r1"], "objectives": ["a"]}]},
        "row 1, column 12: objective-a lies behind the door that it unlocks",
    ),
]


@pytest.mark.parametrize(("drawing", "changes", "sentence"), BAD_MAPS, ids=[case[2][:60] for case in BAD_MAPS])
def test_the_checker_says_what_is_wrong_and_where(drawing: str, changes: dict[str, Any], sentence: str) -> None:
    found = wrong(drawing, **changes)
    assert any(sentence in problem for problem in found), found


def test_a_legend_must_not_explain_what_is_not_there() -> None:
    entry = plain()
    entry["legend"]["d"] = "drone"
    assert list(problems(mission_from(entry, where="small.toml"))) == ["legend.d: drone is not on the map"]


def test_a_legend_says_everything_with_one_sign() -> None:
    drawing = SMALL.replace("|. . . .=", "|. . . t=")
    assert wrong(drawing, legend={"t": "soldat"}) == ["legend.t: means the same as 's'"]


@pytest.mark.parametrize(
    ("tile", "sentence"),
    [
        ("r", "too many for the box: 9 × room, the box has 8"),
        ("c", "too many for the box: 9 × corridor, the box has 8"),
    ],
)
def test_the_box_has_eight_tiles_of_each_sort(tile: str, sentence: str) -> None:
    other = "c" if tile == "r" else "r"
    tops = "".join(f"+-{tile}{number}" for number in range(1, 10)) + f"+-{other}1+"
    drawing = f"{tops}\n|1 ." + ":. ." * 8 + ":s A|\n" + "+---" * 10 + "+\n"
    assert wrong(drawing, alarm={"limit": 5, "at": {}}) == [sentence]


@pytest.mark.parametrize(
    ("sign", "sentence"),
    [("=", "15 × door, the box has 14"), ("#", "15 × barricade, the box has 4")],
)
def test_the_box_has_fourteen_doors_and_four_barricades(sign: str, sentence: str) -> None:
    """Fifteen small rooms on either side of a post, one piece each."""
    tops = "".join(f"+-r{number}" for number in range(1, 9)) + "".join(f"+-c{number}" for number in range(1, 9)) + "+\n"
    drawing = f"{tops}|1 A" + f"{sign}. ." * 15 + "|\n" + "+---" * 16 + "+\n"
    assert any(sentence in problem for problem in wrong(drawing, alarm={"limit": 5, "at": {}}))


def test_a_door_wider_than_the_boxs_doors_is_told() -> None:
    drawing = """
+-r1----+
|1 . . .|
+=======+
|. . . .|
|r2     |
|. . . A|
+-------+
"""
    found = wrong(drawing, alarm={"limit": 5, "at": {}})
    assert found == ["row 2, column 1: a door 4 squares wide; the box's are 2 squares wide"]


# -- whatever is drawn ---------------------------------------------------------------------------------------------


SIGNS = " .|-+:=#rc12$sPAwx\n"


@st.composite
def scribbles(sketch: st.DrawFn) -> str:
    """Anything at all, or a good map with a few characters put in, taken out or changed."""
    if sketch(st.booleans()):
        return sketch(st.text(alphabet=SIGNS, max_size=80))
    drawing: str = sketch(st.sampled_from([SMALL, tomllib.loads(example())["map"]]))
    for _ in range(sketch(st.integers(1, 8))):
        at = sketch(st.integers(0, len(drawing) - 1))
        drawing = drawing[:at] + sketch(st.text(SIGNS, max_size=1)) + drawing[at + sketch(st.integers(0, 1)) :]
    return drawing


@given(scribbles())
def test_a_scribble_is_read_or_refused_and_what_is_read_can_be_drawn(scribble: str) -> None:
    legend = {
        **LEGEND,
        "P": "panzerhund",
        "x": ["soldat", "difficult-terrain"],
        "?": "event",
        "~": "event",
        "o": "officer",
    }
    entry = plain() | {"map": scribble, "legend": legend}
    try:
        mission = mission_from(entry, where="scribble")
    except Malformed:
        return
    assert all(isinstance(problem, str) for problem in problems(mission))
    again = mission_from(entry | {"map": draw(mission)}, where="scribble")
    assert (again.map, again.tokens, again.models) == (mission.map, mission.tokens, mission.models)
    assert draw(again) == draw(mission)


@given(st.data())
def test_any_small_map_of_rooms_is_read_back_as_it_was_drawn(data: st.DataObject) -> None:
    """Rooms of one width side by side, with any piece on any edge between two of them and anything on the squares."""
    width = data.draw(st.integers(2, 4), "width")
    height = data.draw(st.integers(1, 4), "height")
    rooms = data.draw(st.integers(1, 4), "rooms")
    signs = st.sampled_from("....$Asdw")
    top = "".join(f"+-r{room}" + "-" * (2 * width - 4) for room in range(1, rooms + 1)) + "+\n"
    lines = []
    for _ in range(height):
        inner = data.draw(st.lists(st.sampled_from("|:=#"), min_size=rooms - 1, max_size=rooms - 1))
        cells = [" ".join(data.draw(st.lists(signs, min_size=width, max_size=width))) for _ in range(rooms)]
        lines.append("|" + "".join(cell + edge for cell, edge in zip(cells, [*inner, "|"], strict=True)) + "\n")
    drawing = top + "".join(lines) + "+" + ("-" * (2 * width - 1) + "+") * rooms + "\n"
    mission = small(drawing, legend={"d": "drone"})
    redrawn = draw(mission)
    assert asdict(small(redrawn, legend={"d": "drone"})) == asdict(mission)
    assert [line for line in redrawn.splitlines() if "." in line] == [
        line for line in drawing.splitlines() if "." in line
    ]
    assert len(mission.map.places) == rooms
    assert mission.map.unnamed == ()


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(st.sampled_from(sorted(plain())), json)
def test_a_field_with_anything_in_it_is_read_or_refused(field: str, value: Any) -> None:
    try:
        mission = mission_from(plain() | {field: value}, where="anything")
    except Malformed:
        return
    assert all(isinstance(problem, str) for problem in problems(mission))


# -- the ten missions ----------------------------------------------------------------------------------------------


def test_there_are_ten_missions_in_their_order() -> None:
    assert [mission.number for mission in OURS] == list(range(1, 11))
    assert [path.name for path in PATHS] == [f"{mission.number:02}-{mission.id}.toml" for mission in OURS]


@each_mission
def test_every_mission_passes_the_checker(mission: Mission) -> None:
    assert list(problems(mission)) == []


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_every_map_is_drawn_as_we_draw_maps(path: Path) -> None:
    assert draw(read_mission(path)) == tomllib.loads(path.read_text(encoding="utf-8"))["map"]


@each_mission
def test_every_mission_fits_the_box(mission: Mission) -> None:
    """The component list: 8 rooms, 8 corridors, 14 doors, 4 barricades, and the tokens and models."""
    tiles = Counter(place.tile for place in mission.map.places.values())
    tokens = Counter(token.kind for token in mission.tokens.values())
    models = Counter(str(model.enemy) for model in mission.models)
    assert tiles["room"] <= 8
    assert tiles["corridor"] <= 8
    assert len(mission.map.doors) <= 14
    assert len(mission.map.barricades) <= 4
    assert (tokens["chest"] <= 8, tokens["event"] <= 5, tokens["difficult-terrain"] <= 4) == (True, True, True)
    assert tokens["hero-spawn"] in (1, 4)
    assert tokens["passage"] in (0, 2, 4, 6)
    models.update(enemy for enemies in mission.alarm.at.values() for enemy in enemies)
    assert {enemy: count for enemy, count in models.items() if count > MODELS[enemy]} == {}


@each_mission
def test_everything_can_be_reached_on_foot_round_every_barricade(mission: Mission) -> None:
    """Walked with the engine's own geometry, doors open, barricades standing, without secret passages."""
    grid = mission.map.grid
    spawns = [square for square, token in mission.tokens.items() if token.kind == "hero-spawn"]
    closed = [square for square, token in mission.tokens.items() if token.kind in CLOSED]
    barricades = grid.shut(piece.id for piece in mission.map.barricades)
    passed = [square for square, token in mission.tokens.items() if token.kind in PASSED]
    walked = find_reach(grid, spawns[0], shut=barricades, blocked=grid.area(closed), passing=grid.area(passed))
    stops = set(grid.listed(walked.stops))
    wanted = closed + [model.squares[0] for model in mission.models]
    assert wanted
    for square in wanted:
        assert any(stop in stops for stop in steps.destinations(grid, square)), square
    for place in mission.map.places.values():
        assert place.squares & stops, place.id


@each_mission
@pytest.mark.rules("WOLF-RUL-62")
def test_large_models_fit_through_every_door_and_nothing_blocks_a_mouth(mission: Mission) -> None:
    for piece in (*mission.map.doors, *mission.map.barricades):
        assert len(piece.edges) == 2
        for square in (square for edge in piece.edges for square in edge):
            assert square not in mission.tokens or mission.tokens[square].kind not in CLOSED
    for model in mission.models:
        assert len(model.squares) == (4 if model.enemy in LARGE else 1)


@each_mission
def test_no_enemy_begins_next_to_a_hero_spawn_token(mission: Mission) -> None:
    spawns = [square for square, token in mission.tokens.items() if token.kind == "hero-spawn"]
    assert all(distance(spawn, at) > 1 for spawn in spawns for model in mission.models for at in model.squares)


def test_the_last_mission_has_most_to_fight() -> None:
    """How hard they all are in play, `sandtable balance` measures."""
    strength = [len(mission.models) for mission in OURS]
    assert strength[-1] == max(strength)
    assert [mission.alarm.once for mission in OURS] == [number in (1, 3) for number in range(1, 11)]


@pytest.mark.parametrize(
    ("mission", "boss", "companion"),
    [
        ("professors-theatre", "bevli", "fire-trooper"),
        ("generals-tower", "von-grim", "supersoldat"),
        ("last-door", "mecha-hitler", "fire-trooper"),
    ],
)
def test_the_boss_shares_his_room_with_the_model_that_hans_grosse_replaces(
    mission: str, boss: str, companion: str
) -> None:
    """What WOLF-DIF-25 to WOLF-DIF-27 count on."""
    found = read_missions()[mission]
    room = next(place for place in found.map.places.values() if boss in enemies_in(found, place.id))
    assert enemies_in(found, room.id).count(companion) == 1
    stand_in = next(rule for rule in found.special if isinstance(rule, StandIn))
    assert (stand_in.enemy, stand_in.place, stand_in.by) == (companion, room.id, "hans-grosse")


def enemies_in(mission: Mission, place: str) -> list[str]:
    squares = mission.map.places[place].squares
    return [model.enemy for model in mission.models if squares.issuperset(model.squares)]


@pytest.mark.parametrize("mission", ["generals-tower", "last-door"])
def test_a_locked_door_keeps_the_boss_room_shut_until_both_keys_are_found(mission: str) -> None:
    found = read_missions()[mission]
    lock = next(rule for rule in found.special if isinstance(rule, LockedUntilSearched))
    grid = found.map.grid
    start = next(square for square, token in found.tokens.items() if token.kind == "hero-spawn")
    inside = next(model.squares[0] for model in found.models if model.enemy in ("von-grim", "mecha-hitler"))
    assert find_reach(grid, start).cost(inside) is not None
    assert find_reach(grid, start, shut=grid.shut(lock.doors)).cost(inside) is None


def test_the_heroes_come_into_the_cells_at_four_places() -> None:
    cells = read_missions()["cells"]
    spawns = [square for square, token in cells.tokens.items() if token.kind == "hero-spawn"]
    assert len({place.id for place in cells.map.places.values() for spawn in spawns if spawn in place.squares}) == 4


# -- packs ---------------------------------------------------------------------------------------------------------


def test_a_pack_adds_missions_and_takes_the_place_of_ours(tmp_path: Path) -> None:
    folder = tmp_path / "missions"
    folder.mkdir()
    ours = (FOLDER / "01-officers-room.toml").read_text(encoding="utf-8")
    (folder / "easier.toml").write_text(
        re.sub(r"^rounds = \d+$", "rounds = 20", ours, flags=re.MULTILINE), encoding="utf-8"
    )
    (folder / "new.toml").write_text(example(), encoding="utf-8")
    (folder / "notes.txt").write_text("not a mission", encoding="utf-8")
    found = read_missions(tmp_path)
    assert list(found)[-1] == "side-entrance"
    assert found["officers-room"].rounds == 20
    assert len(found) == 11


def test_a_pack_without_missions_leaves_ours() -> None:
    assert list(read_missions(Path("no-such-folder"))) == [mission.id for mission in OURS]


def test_a_pack_with_a_bad_mission_is_refused_with_its_file(tmp_path: Path) -> None:
    folder = tmp_path / "missions"
    folder.mkdir()
    (folder / "bad.toml").write_text(example().replace("rounds = 9", "rounds = 0"))
    with pytest.raises(Malformed, match=r"bad\.toml: rounds: "):
        read_missions(tmp_path)
    (folder / "bad.toml").write_text(example().replace('spawns = ["a"]', 'spawns = ["b"]'))
    with pytest.raises(Malformed, match=r"bad\.toml: goals\[3\] \(leave\): hero-spawn-b is not on the map"):
        read_missions(tmp_path)
    (folder / "bad.toml").write_text(example())
    (folder / "copy.toml").write_text(example())
    with pytest.raises(Malformed, match=r"copy\.toml: id: another mission here is called 'side-entrance'"):
        read_missions(tmp_path)


# -- the page about maps -------------------------------------------------------------------------------------------

PAGE = (ROOT / "docs" / "maps.md").read_text(encoding="utf-8")


def example() -> str:
    found = re.search(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def test_the_mission_in_the_guide_is_a_mission() -> None:
    entry = tomllib.loads(example())
    mission = mission_from(entry, where="docs/maps.md")
    assert list(problems(mission)) == []
    assert draw(mission) == entry["map"]


def test_the_lines_in_the_guide_check_and_draw_a_mission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code = re.search(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert code is not None
    (tmp_path / "side-entrance.toml").write_text(example(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(code[1], {})  # noqa: S102 - our own page
    assert capsys.readouterr().out.strip() == tomllib.loads(example())["map"].strip()


def kinds(union: Any) -> dict[str, tuple[str, ...]]:
    """The kinds of a union, with their fields."""
    return {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in get_args(union)}


def test_the_guide_lists_every_kind_of_goal_and_rule_with_its_fields() -> None:
    rows = dict(re.findall(r"^\| `([a-z-]+)` \|([^|]*)\|", PAGE, re.MULTILINE))
    told = {kind: tuple(re.findall(r"`([a-z-]+)`", fields)) for kind, fields in rows.items()}
    for kind, fields in (kinds(Goal) | kinds(Special)).items():
        assert sorted(told[kind]) == sorted(fields), kind


def test_the_guide_names_everything_that_a_legend_can_hold() -> None:
    for thing in (
        *MODELS,
        "chest",
        "event",
        "difficult-terrain",
        *(f"{kind}-a" for kind in LETTERED),
    ):
        assert f"`{thing}`" in PAGE


# -- words ---------------------------------------------------------------------------------------------------------


@languages
def test_every_mission_has_a_name_and_a_briefing(language: str) -> None:
    words = Words(language, FOLDERS)
    for mission in OURS:
        assert words.name(mission.id, "mission") != mission.id
        briefing = words.say(f"briefing-{mission.id}")
        assert briefing.endswith(".")
        assert "[" not in briefing


@languages
def test_every_goal_and_special_rule_of_the_missions_can_be_read(language: str) -> None:
    words = Words(language, FOLDERS)
    for mission in OURS:
        sentences = [words.say(f"goal-{goal.kind}", goal.args) for goal in mission.goals]
        sentences += [words.say(f"special-{rule.kind}", rule.args) for rule in mission.special]
        alarm = mission.alarm
        sentences.append(words.say("alarm-limit", {"limit": alarm.limit, "once": alarm.once}))
        for spawn, enemies in alarm.at.items():
            sentences.append(words.say("alarm-spawn", {"spawns": (spawn,), "enemies": enemies}))
        for sentence in sentences:
            assert not set("[]{}$") & set(sentence), sentence
            assert sentence.endswith(".")


@languages
def test_there_are_words_for_every_kind_and_no_others(language: str) -> None:
    source = (PACKAGE / "locale" / f"missions.{language}.ftl").read_text(encoding="utf-8")
    found = set(re.findall(r"^(?:goal|special)-([a-z-]+) =", source, re.MULTILINE))
    assert found == set(kinds(Goal)) | set(kinds(Special))
    for kind, fields in (kinds(Goal) | kinds(Special)).items():
        message = re.search(rf"^(?:goal|special)-{kind} =(.*?)^(?=\S)", source, re.MULTILINE | re.DOTALL)
        assert message is not None
        for field in fields:
            assert f"${field}" in message[1], (kind, field)


def test_a_goal_is_told_with_its_values() -> None:
    english, french = (Words(language, FOLDERS) for language in LANGUAGES)
    lock = next(rule for rule in read_missions()["generals-tower"].special if isinstance(rule, LockedUntilSearched))
    told = english.say(f"special-{lock.kind}", lock.args)
    assert told == "The door C7–R3 stays locked until every one of these objectives has been searched: A, B."
    goal = read_missions()["motor-hall"].goals[1]
    assert french.say(f"goal-{goal.kind}", goal.args).replace("\u00a0", " ") == (
        "Tout le reste étant fait, finir une manche sans aucun Héros en vie dans ces lieux : R2, R3, R5, R6."
    )

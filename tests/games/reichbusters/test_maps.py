"""The maps: drawings that are read and drawn again, distances, and sight against a walk over the cells."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from sandtable.engine.content import read_toml
from sandtable.engine.errors import Malformed
from sandtable.games.reichbusters.board import FAR, Board
from sandtable.games.reichbusters.drawing import WALL, Edge, draw, read
from sandtable.games.reichbusters.missions import OBJECTIVES, Mission, raid, read_missions, read_raid_maps

MAPS: dict[str, Mission] = {**read_missions(), **read_raid_maps()}
FIDGET = MAPS["operation-fidget"].board
POSITIONS = 10_000  # of each map, so 100,000 in all


def text_of(name: str) -> str:
    folder = "missions" if MAPS[name].goals else "raids"
    path = files("sandtable.games.reichbusters") / "content" / folder / f"{name}.toml"
    return str(read_toml(path)["map"])


@pytest.mark.parametrize("name", MAPS)
def test_what_is_drawn_is_what_was_read(name: str) -> None:
    text = text_of(name)
    assert draw(read(text)).split() == text.split()
    assert read(draw(read(text))) == read(text)


@pytest.mark.rules("REICH-RUL-09", "REICH-NEA-01")
def test_a_closed_door_counts_as_an_area_more() -> None:
    """The distances that the map's own description gives, from the entrance."""
    far = FIDGET.distances("p1", FIDGET.shut(FIDGET.doors))
    assert {area: far[area] for area in ("f4", "t3", "i1", "g1")} == {"f4": 8, "t3": 9, "i1": 11, "g1": 7}
    assert FIDGET.walks("p1", FIDGET.shut(FIDGET.doors))["f4"] == FAR


@pytest.mark.rules("REICH-RUL-04", "REICH-LOS-01", "REICH-LOS-02", "REICH-RUL-05")
def test_sight_runs_straight_through_open_doors() -> None:
    assert FIDGET.named(FIDGET.in_sight("p1", FIDGET.shut(FIDGET.doors), 0, 0)) == ["p1", "p2"]
    west = FIDGET.named(FIDGET.in_sight("p1", 0, 0, 0))
    assert sorted(west) == sorted(["a1", "p1", "p2", "q1", "q2", "r1", "r2", "e1", "e3", "s1", "g1"])
    assert FIDGET.range_to("c1", "h1", 0, 0, 0) == 5


@pytest.mark.rules("REICH-ADJ-01", "REICH-ADJ-02", "REICH-MAP-05", "REICH-RUL-12")
def test_a_closed_door_parts_what_it_joins() -> None:
    shut = FIDGET.shut(FIDGET.doors)
    assert FIDGET.adjacent("p1", shut) == ("p2",)
    assert set(FIDGET.adjacent("p1", 0)) == {"p2", "a1", "e1"}
    assert set(FIDGET.doors_of["p1"]) == {"a1-p1", "e1-p1"}


@pytest.mark.rules("REICH-RUL-118")
def test_a_large_door_fills_two_edges() -> None:
    large = [door for door in MAPS["iron-in-the-crypt"].board.doors.values() if door.large]
    assert [(door.name, door.noise, len(door.edges)) for door in large] == [("d1-p3", 3, 2), ("e1-q3", 3, 2)]


# -- sight, against a walk over the cells ------------------------------------------------------------------------------


def looks(board: Board) -> dict[str, list[list[tuple[str, str]]]]:
    """From every cell of an area in each direction: the areas and doors cell by cell, up to a wall."""
    cells, edges = board.drawing.cells, board.drawing.edges
    door_at = {edge: door.name for door in board.doors.values() for edge in door.edges}
    found: dict[str, list[list[tuple[str, str]]]] = {area: [] for area in board.areas}
    for start, area in cells.items():
        for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            cell, seen = start, []
            while True:
                onward = (cell[0] + step[0], cell[1] + step[1])
                edge = Edge(max(cell[0], onward[0]), max(cell[1], onward[1]), "west" if step[0] else "north")
                if onward not in cells or edges.get(edge, "") == WALL:
                    break
                seen.append((cells[onward], door_at.get(edge, "")))
                cell = onward
            found[area].append(seen)
    return found


def walked(
    paths: list[list[tuple[str, str]]], start: str, closed: set[str], blocked: set[str], obscured: set[str]
) -> dict[str, int]:
    """What is seen from an area, found cell by cell: areas, and the fewest borders crossed."""
    found = {start: 0}
    if start in obscured:
        return found
    for path in paths:
        here, steps, hidden = start, 0, False
        for area, door in path:
            if door in closed or area in obscured:
                break
            if area != here:
                steps += 1
                hidden = hidden or (here in blocked and here != start)
                here = area
            if area != start and not hidden:
                found[area] = min(found.get(area, FAR), steps)
    return found


@pytest.mark.rules("REICH-RUL-04", "REICH-RUL-05", "REICH-RUL-07", "REICH-KEY-50", "REICH-LOS-03", "REICH-LOS-04")
@pytest.mark.parametrize("name", MAPS)
def test_sight_is_what_a_walk_over_the_cells_finds(name: str) -> None:
    board = MAPS[name].board
    rng = random.Random(name)
    doors, areas, paths = list(board.doors), list(board.areas), looks(board)
    for _ in range(POSITIONS):
        closed = {door for door in doors if rng.random() < 0.4}
        blocked = {area for area in areas if rng.random() < 0.15}
        obscured = {area for area in areas if rng.random() < 0.03}
        start = rng.choice(areas)
        masks = board.shut(closed), board.mask(blocked), board.mask(obscured)
        expected = walked(paths[start], start, closed, blocked, obscured)
        assert set(board.named(board.in_sight(start, *masks))) == set(expected)
        other = rng.choice(areas)
        assert board.range_to(start, other, *masks) == expected.get(other, FAR)


# -- what is wrong -----------------------------------------------------------------------------------------------------

ROOM = """
+---------+
| a1   .  |
+-1-------+
| p1   .  |
+---------+
"""


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        (ROOM.replace("a1", "a!"), "line 2, column 2: expected the name of an area"),
        (ROOM.replace("a1 ", ".  "), "the area here has no name; it needs one"),
        (ROOM.replace("p1", "a1"), "a1 stands in two pieces"),
        (ROOM.replace("p1", "a2"), "a door stands between a1 and a2 of one room"),
        (ROOM.replace("+-1-------+", "+-x-------+"), "expected a wall"),
        (ROOM.replace("+---------+\n| a1", "+-2-------+\n| a1"), "a1: a door leads outside"),
        (ROOM.replace("| p1   .  |", "  p1   .  |"), "p1: a side is open"),
        (ROOM.replace("+-1-------+", "|:::::::::|"), "a border joins a1 and p1"),
        (ROOM.replace("+-1-------+", "+-1---1---+"), "two doors join these areas"),
        ("", "there is no area in it"),
        (ROOM.replace("+-1-------+", "+-1--1----+"), "line 3, column 6: the digit 1 belongs to no large door"),
        (ROOM.replace("+-1-------+", "+-1--#----+"), "line 3, column 6: expected .+ where edges meet, found '#'"),
        (ROOM.replace("+-1-------+", "+-1- -----+"), "expected a wall .+ found '-1- '"),
        (ROOM.replace("+-1-------+", "+-11------+"), "expected a wall .+ found '-11-'"),
        (ROOM + "| b1   .  |\n", "line 6, column 1: the last line is a row of cells"),
        (ROOM.replace("| a1   .  |", "| a1   .  | x"), "line 2, column 12: stands to the right of the last edge"),
        (
            "+---------+    1\n| a1   .  |    1\n+---------+    1\n",
            "a door stands outside the map|belongs to no large door",
        ),
    ],
)
def test_a_wrong_drawing_is_refused_with_the_place(changed: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        read(changed, where="my.toml")


def test_any_drawing_is_read_or_refused() -> None:
    """Our maps with a few wrong signs: no other error, and what can be read can be drawn and read again."""
    rng = random.Random(5)
    texts = [text_of(name) for name in MAPS]
    understood = 0
    for _ in range(400):
        signs = list(rng.choice(texts))
        for _ in range(rng.randint(1, 3)):
            signs[rng.randrange(len(signs))] = rng.choice(" .:|-+123a9q#\n")
        try:
            drawing = read("".join(signs))
        except Malformed:
            continue
        understood += 1
        assert read(draw(drawing)) == drawing
    assert understood > 10


@pytest.mark.rules("REICH-COMP-58", "REICH-CRD-09")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_an_objective_is_laid_over_a_raid_map(objective: str) -> None:
    castle = MAPS["castle-wing"]
    mission = raid(castle, "the-armoured-wolff", "general-wolff", objective)  # type: ignore[arg-type]
    assert mission.goals
    assert mission.board is castle.board
    assert mission.id == f"castle-wing-the-armoured-wolff-{objective}"

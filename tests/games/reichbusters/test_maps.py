"""The maps: drawings that are read and drawn again, distances, and sight against a walk over the cells."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from sandtable.engine.content import read_toml
from sandtable.engine.errors import Malformed
from sandtable.games.reichbusters.board import FAR, Board
from sandtable.games.reichbusters.drawing import BORDER, WALL, Cell, Edge, draw, read
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


def walked(board: Board, start: str, closed: set[str], blocked: set[str], obscured: set[str]) -> dict[str, int]:
    """What is seen from an area, found cell by cell: areas, and the fewest borders crossed."""
    found = {start: 0}
    if start in obscured:
        return found
    for cell, area in board.drawing.cells.items():
        if area == start:
            for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                _walk(board, cell, step, start, closed, blocked, obscured, found)
    return found


def _walk(
    board: Board,
    cell: Cell,
    step: tuple[int, int],
    start: str,
    closed: set[str],
    blocked: set[str],
    obscured: set[str],
    found: dict[str, int],
) -> None:
    cells, edges, steps = board.drawing.cells, board.drawing.edges, 0
    between: set[str] = set()
    while True:
        onward = (cell[0] + step[0], cell[1] + step[1])
        column, row = max(cell[0], onward[0]), max(cell[1], onward[1])
        edge = Edge(column, row, "west" if step[0] else "north")
        kind = edges.get(edge, "")
        if onward not in cells or kind == WALL:
            return
        if kind not in ("", BORDER):
            door = next(door for door in board.doors.values() if edge in door.edges)
            if door.name in closed:
                return
        steps += cells[onward] != cells[cell]
        between.add(cells[cell])
        cell = onward
        there = cells[cell]
        if there == start or there in obscured:
            if there in obscured:
                return
            continue
        if not (between - {start, there}) & blocked:
            found[there] = min(found.get(there, FAR), steps)


@pytest.mark.rules("REICH-RUL-04", "REICH-RUL-05", "REICH-RUL-07", "REICH-KEY-50", "REICH-LOS-03", "REICH-LOS-04")
@pytest.mark.parametrize("name", MAPS)
def test_sight_is_what_a_walk_over_the_cells_finds(name: str) -> None:
    board = MAPS[name].board
    rng = random.Random(name)
    doors, areas = list(board.doors), list(board.areas)
    for _ in range(POSITIONS):
        closed = {door for door in doors if rng.random() < 0.4}
        blocked = {area for area in areas if rng.random() < 0.15}
        obscured = {area for area in areas if rng.random() < 0.03}
        start = rng.choice(areas)
        masks = board.shut(closed), board.mask(blocked), board.mask(obscured)
        expected = walked(board, start, closed, blocked, obscured)
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
    ],
)
def test_a_wrong_drawing_is_refused_with_the_place(changed: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        read(changed, where="my.toml")


@pytest.mark.rules("REICH-COMP-58", "REICH-CRD-09")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_an_objective_is_laid_over_a_raid_map(objective: str) -> None:
    castle = MAPS["castle-wing"]
    mission = raid(castle, "the-armoured-wolff", "general-wolff", objective)  # type: ignore[arg-type]
    assert mission.goals
    assert mission.board is castle.board
    assert mission.id == f"castle-wing-the-armoured-wolff-{objective}"

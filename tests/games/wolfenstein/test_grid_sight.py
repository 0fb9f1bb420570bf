"""Line of sight, past walls, doors and models, as WOLF-RUL-12, WOLF-RUL-13, WOLF-RUL-14 and WOLF-RUL-61 have it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from random import Random

import pytest

from sandtable.games.wolfenstein.grid import Grid, Square, sight, steps
from tests.games.wolfenstein.drawn_grids import SIZES, Plan, Terrain, edges_of, field, some, terrain


def test_a_corridor_one_square_wide_is_seen_through_by_lines_that_cross() -> None:
    """WOLF-RUL-12: the straight lines run along its walls."""
    plan = Plan("""
        +-+-+-+-+-+
        |a.......b|
        +-+-+-+-+-+
    """)
    assert plan.sees("a", "b")


def test_one_sees_oneself_and_every_neighbour_one_could_step_to_even_in_a_crowd() -> None:
    """WOLF-RUL-12, WOLF-RUL-14: models beside a shooter do not blind it."""
    grid = field(3, 3)
    assert sight.sees(grid, (1, 1), (1, 1), blockers=grid.everywhere)
    assert all(sight.sees(grid, (1, 1), step, blockers=grid.everywhere) for step in steps.destinations(grid, (1, 1)))


OPEN_ROOM = """
    +-+-+-+-+
    |...|...|
    +.+.+.+.+
    |a..|..b|
    +.+.+.+.+
    |......c|
    +-+-+-+-+
"""


def test_touching_the_free_end_of_a_wall_does_not_stop_a_line() -> None:
    """WOLF-RUL-13: the lines between a and b run past the foot of the wall."""
    plan = Plan(OPEN_ROOM)
    assert plan.sees("a", "b")
    assert plan.sees("a", "c")


def test_a_wall_is_crossed_where_two_of_its_edges_meet() -> None:
    """WOLF-RUL-13: with one edge more the same lines pass through the wall, not past its end."""
    plan = Plan(OPEN_ROOM.replace("|......c|", "|...|..c|"))
    assert not plan.sees("a", "b")
    assert not plan.sees("a", "c")


def test_a_line_along_a_wall_is_stopped_and_one_line_alone_is_not_enough() -> None:
    """WOLF-RUL-13, WOLF-LOS-01, WOLF-LOS-03: the wall south of a lies on one of the two lines to b."""
    plan = Plan("""
        +-+-+-+-+
        |...|...|
        +.+.+.+.+
        |a..|..b|
        +-+.+.+.+
        |......c|
        +-+-+-+-+
    """)
    assert not plan.sees("a", "b")


def test_the_outer_corner_of_a_wall_is_looked_round() -> None:
    """WOLF-RUL-13: but not further round than straight lines go."""
    plan = Plan("""
        +-+-+-+-+
        |a......|
        +-+-+-+.+
        |#|#|#|b|
        +-+-+-+.+
        |#|#|#|c|
        +-+-+-+-+
    """)
    assert plan.sees("a", "b")
    assert not plan.sees("a", "c")


def test_a_doorway_shows_a_cone() -> None:
    plan = Plan("""
        +-+-+-+-+-+
        |a........|
        +-+-+.+-+-+
        |c...d...e|
        +.+.+.+.+.+
        |b...f...h|
        +-+-+-+-+-+
    """)
    assert [sign for sign in "bcdefh" if plan.sees("a", sign)] == ["d", "e", "h"]


def test_no_line_slips_out_through_a_wall_that_its_own_corner_lies_on() -> None:
    """WOLF-RUL-13: at its end a line is on the side of the square that it belongs to."""
    plan = Plan("""
        +-+-+-+
        |....b|
        +-+-+.+
        |a....|
        +-+-+-+
    """)
    assert not Plan("+-+-+\n|a|b|\n+-+-+").sees("a", "b")
    assert plan.sees("a", "b")
    closed = Plan("""
        +-+-+-+
        |.|..b|
        +-+-+.+
        |a|...|
        +-+-+-+
    """)
    assert not closed.sees("a", "b")


def test_squares_with_a_barrier_on_their_common_edge_never_see_each_other() -> None:
    """WOLF-RUL-13: not even round the ends of a barrier that stands alone; squares further off do."""
    plan = Plan("""
        +-+-+-+-+
        |.......|
        +.+.+.+.+
        |a.bDc.d|
        +.+.+.+.+
        |.......|
        +-+-+-+-+
    """)
    assert plan.sees("b", "c")
    assert not plan.sees("b", "c", closed="D")
    assert plan.sees("a", "d", closed="D")


def test_closed_doors_stop_sight_like_walls_and_open_ones_do_not() -> None:
    """WOLF-LOS-04, WOLF-LOS-06."""
    plan = Plan("""
        +-+-+-+-+
        |a.bDc.d|
        +-+-+-+-+
    """)
    assert plan.sees("a", "d")
    assert not any(plan.sees(here, there, closed="D") for here, there in product("ab", "cd"))
    assert plan.sees("a", "b", closed="D")


def test_two_doors_at_a_corner_stop_a_diagonal_only_together() -> None:
    """WOLF-RUL-13: the barriers that meet in the corner separate its sides only when both are closed."""
    plan = Plan("""
        +-+-+-+
        |aA...|
        +B+.+.+
        |..b..|
        +.+.+.+
        |....c|
        +-+-+-+
    """)
    for goal in "bc":
        assert [plan.sees("a", goal, closed=closed) for closed in ("", "A", "B", "AB")] == [True, True, True, False]


@pytest.mark.parametrize("step", [(1, 0), (0, 1), (1, 1), (1, -1)])
def test_a_model_exactly_between_two_others_stops_their_sight(step: Square) -> None:
    """WOLF-RUL-14: in a row, a column or a diagonal."""
    grid = field(7, 7)
    dx, dy = step
    here, there, between = (3 - 2 * dx, 3 - 2 * dy), (3 + 2 * dx, 3 + 2 * dy), (3, 3)
    assert sight.sees(grid, here, there)
    assert not sight.sees(grid, here, there, blockers=grid.area([between]))


def test_lines_pass_beside_a_model_that_stands_next_to_their_way() -> None:
    """WOLF-RUL-14: lines that cross keep clear of the rows on either hand."""
    plan = Plan("""
        +-+-+-+-+-+
        |m.m.m.m.m|
        +.+.+.+.+.+
        |a.......b|
        +.+.+.+.+.+
        |m.m.m.m.m|
        +-+-+-+-+-+
    """)
    assert plan.sees("a", "b", models="m")
    assert plan.sees("a", "b", models="mab")


def test_a_model_stops_a_line_that_only_touches_its_corner_and_a_pillar_does_not() -> None:
    """WOLF-RUL-13, WOLF-RUL-14: the lines past either side of the middle square touch it at a corner alone."""
    plan = Plan("""
        +-+-+-+
        |a....|
        +.+.+.+
        |..m..|
        +.+.+.+
        |....b|
        +-+-+-+
    """)
    assert not plan.sees("a", "b", models="m")
    pillar = Grid(square for square in plan.grid.squares if square != plan.at["m"])
    assert sight.sees(pillar, plan.at["a"], plan.at["b"])


def test_a_large_model_is_seen_at_any_square_and_never_stands_in_its_own_way() -> None:
    """WOLF-RUL-61, WOLF-BIG-02, WOLF-BIG-03."""
    plan = Plan("""
        +-+-+-+-+-+
        |b.b|....a|
        +.+.+.+.+.+
        |b.b.m...c|
        +-+-+-+-+-+
    """)
    grid, model = plan.grid, plan.all["b"]
    blockers = grid.area([*model, plan.at["m"], plan.at["a"], plan.at["c"]])
    assert not sight.sees_any(grid, model, [plan.at["c"]], blockers=blockers)
    assert sight.sees_any(grid, model, [plan.at["c"]], blockers=grid.area(model))
    assert sight.sees_any(grid, [plan.at["c"]], model, blockers=grid.area(model))
    assert not sight.sees(grid, (0, 1), plan.at["c"], blockers=grid.area(model))


@pytest.mark.parametrize("size", SIZES)
def test_sight_is_what_a_second_opinion_says(size: tuple[int, int]) -> None:
    """105,000 positions of all sizes, with doors and models (WOLF-RUL-12, WOLF-RUL-13, WOLF-RUL-14)."""
    random = Random(f"sight {size}")
    seen = 0
    for _ in range(30):
        land = terrain(random, *size)
        grid = land.grid()
        for _ in range(5):
            names = [name for name in land.doors if random.random() < 0.5]
            board, closed = land.board(names), grid.shut(names)
            for _ in range(100):
                a, b = random.choice(land.squares), random.choice(land.squares)
                models = some(random, land.squares, 0.15)
                answer = sight.sees(grid, a, b, closed, grid.area(models))
                assert answer is board.sees(a, b, models), (land, names, a, b, models)
                seen += answer
    assert 1_500 < seen < 13_500


TURNS: dict[str, Callable[[Square], Square]] = {
    "quarter turn": lambda square: (-square[1], square[0]),
    "mirror": lambda square: (-square[0], square[1]),
    "diagonal mirror": lambda square: (square[1], square[0]),
    "shift": lambda square: (square[0] + 5, square[1] - 7),
}


@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
def test_a_map_turned_or_mirrored_is_the_same_map(turn: Callable[[Square], Square]) -> None:
    random = Random("turn")
    for _ in range(20):
        land = terrain(random, 6, 4)
        grid, other = land.grid(), land.grid(turn)
        closed = grid.shut(name for name in land.doors if random.random() < 0.5)
        models = some(random, land.squares, 0.1)
        blockers, turned = grid.area(models), other.area(map(turn, models))
        for a in land.squares:
            ends = {turn(b) for b in steps.destinations(grid, a, closed)}
            assert ends == set(steps.destinations(other, turn(a), closed))
            for b in land.squares:
                assert sight.sees(grid, a, b, closed, blockers) is sight.sees(other, turn(a), turn(b), closed, turned)


def test_sight_and_steps_go_both_ways() -> None:
    """WOLF-RUL-12, WOLF-RUL-15."""
    random = Random("swap")
    for _ in range(20):
        land = terrain(random, 6, 4)
        one, other = land.grid(), land.grid()  # two grids, so that no remembered answer serves both directions
        closed = one.shut(name for name in land.doors if random.random() < 0.5)
        blockers = one.area(some(random, land.squares, 0.1))
        for a, b in combinations(land.squares, 2):
            assert sight.sees(one, a, b, closed, blockers) is sight.sees(other, b, a, closed, blockers)
            assert steps.adjacent(one, a, b, closed) is steps.adjacent(one, b, a, closed)


def test_one_more_wall_door_or_model_never_opens_a_view() -> None:
    random = Random("more")
    for _ in range(60):
        land = terrain(random, 5, 4)
        taken = {*land.walls, *(edge for door in land.doors.values() for edge in door)}
        wall = random.choice([edge for edge in edges_of(land.squares) if edge not in taken])
        grid = land.grid()
        walled = Terrain(land.squares, (*land.walls, wall), land.doors).grid()
        door = random.choice(list(grid.barriers.values()))
        closed = grid.shut(name for name in land.doors if random.random() < 0.5)
        models = some(random, land.squares, 0.1)
        blockers, more = grid.area(models), grid.area([*models, random.choice(land.squares)])
        for a, b in product(land.squares, repeat=2):
            if not sight.sees(grid, a, b, closed, blockers):
                assert not sight.sees(walled, a, b, closed, blockers)
                assert not sight.sees(grid, a, b, closed | door, blockers)
                assert not sight.sees(grid, a, b, closed, more)

"""Steps and adjacency, small and large, as the rulings WOLF-RUL-09, WOLF-RUL-10 and WOLF-RUL-60 have them."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given

from sandtable.games.wolfenstein.grid import Edge, Grid, distance, footprint, sight, steps
from tests.games.wolfenstein.drawn_grids import SEEDS, Plan, field, terrain

# Four squares meet in a corner; from the north-west one there are two ways to the south-east one.
NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = (0, 0), (1, 0), (0, 1), (1, 1)
NORTH_ABOUT = [(NORTH_WEST, NORTH_EAST), (NORTH_EAST, SOUTH_EAST)]
SOUTH_ABOUT = [(NORTH_WEST, SOUTH_WEST), (SOUTH_WEST, SOUTH_EAST)]
SOME_EDGES = [list(edges) for count in range(5) for edges in combinations(NORTH_ABOUT + SOUTH_ABOUT, count)]


@pytest.mark.parametrize("shut", SOME_EDGES)
def test_a_diagonal_step_needs_one_open_way_round_the_corner(shut: list[Edge]) -> None:
    """WOLF-RUL-09: it is the same whether walls or barriers stand there."""
    allowed = not set(shut) & set(NORTH_ABOUT) or not set(shut) & set(SOUTH_ABOUT)
    squares = (NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST)
    walled = Grid(squares, shut)
    barred = Grid(squares, barriers={f"barrier-{number}": [edge] for number, edge in enumerate(shut)})
    for grid, standing in ((walled, 0), (barred, barred.shut(barred.barriers))):
        assert steps.adjacent(grid, NORTH_WEST, SOUTH_EAST, standing) is allowed
        assert steps.adjacent(grid, SOUTH_EAST, NORTH_WEST, standing) is allowed
        assert (SOUTH_EAST in steps.destinations(grid, NORTH_WEST, standing)) is allowed
        assert sight.sees(grid, NORTH_WEST, SOUTH_EAST, standing) is allowed
    assert steps.adjacent(barred, NORTH_WEST, SOUTH_EAST)


def test_a_missing_square_shuts_its_way_round_a_corner() -> None:
    """WOLF-RUL-09."""
    assert steps.adjacent(Grid([NORTH_WEST, SOUTH_WEST, SOUTH_EAST]), NORTH_WEST, SOUTH_EAST)
    assert not steps.adjacent(Grid([NORTH_WEST, SOUTH_EAST]), NORTH_WEST, SOUTH_EAST)
    assert not steps.destinations(Grid([NORTH_WEST, SOUTH_WEST, SOUTH_EAST], [(SOUTH_WEST, SOUTH_EAST)]), SOUTH_EAST)


def test_a_barricade_stops_steps_but_not_adjacency_and_a_closed_door_stops_both() -> None:
    """WOLF-RUL-10: the caller says what is shut, doors and barricades for a step, doors alone for adjacency."""
    plan = Plan("""
        +-+-+-+
        |aDbBc|
        +-+-+-+
    """)
    grid, a, b, c = plan.grid, *(plan.at[sign] for sign in "abc")
    doors, all_shut = grid.shut("D"), grid.shut("DB")
    assert steps.destinations(grid, b, all_shut) == []
    assert steps.destinations(grid, b, grid.shut("B")) == [a]
    assert steps.adjacent(grid, b, c, doors)
    assert not steps.adjacent(grid, a, b, doors)
    assert grid.listed(steps.around(grid, grid.area([b]), doors)) == [c]


def test_steps_are_listed_clockwise_from_the_north() -> None:
    assert steps.destinations(field(3, 3), (1, 1)) == [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0)]
    assert steps.destinations(field(3, 3), (0, 0)) == [(1, 0), (1, 1), (0, 1)]


def test_nothing_is_adjacent_to_itself_or_to_what_lies_two_away() -> None:
    grid = field(4, 1)
    assert not steps.adjacent(grid, (1, 0), (1, 0))
    assert not steps.adjacent(grid, (0, 0), (2, 0))
    assert steps.around(grid, grid.area([(0, 0), (1, 0)])) == grid.area([(0, 0), (1, 0), (2, 0)])


def test_a_large_model_needs_an_opening_as_wide_as_itself() -> None:
    """WOLF-RUL-60, WOLF-RUL-62: it goes through the gate of two edges, not through the door of one."""
    plan = Plan("""
        +-+-+-+-+
        |a..G...|
        +.+.+.+.+
        |...G...|
        +-+D+-+-+
        |.......|
        +.+.+.+.+
        |.......|
        +-+-+-+-+
    """)
    grid = plan.grid
    assert steps.destinations(grid, (0, 0), large=True) == [(1, 0)]
    assert steps.destinations(grid, (1, 0), large=True) == [(2, 0), (0, 0)]
    assert steps.destinations(grid, (0, 0), grid.shut("G"), large=True) == []
    assert grid.listed(steps.footings(grid)) == [(0, 0), (1, 0), (2, 0), (0, 2), (1, 2), (2, 2)]
    assert grid.listed(steps.footings(grid, grid.shut("GD"))) == [(0, 0), (2, 0), (0, 2), (1, 2), (2, 2)]


def test_every_square_of_a_large_model_must_be_able_to_make_a_diagonal_step() -> None:
    """WOLF-RUL-60: the free end of a wall bars the model where it would not bar a man, and it lies over no wall."""
    assert steps.destinations(field(3, 3), (0, 0), large=True) == [(1, 0), (1, 1), (0, 1)]
    walled = Grid(product(range(3), range(3)), [((2, 1), (2, 2))])
    assert (2, 2) in steps.destinations(walled, (1, 1))
    assert steps.destinations(walled, (0, 0), large=True) == [(1, 0), (0, 1)]


def test_adjacency_to_a_large_model_is_that_of_its_nearest_square() -> None:
    """WOLF-RUL-63."""
    grid = Grid(product(range(4), range(2)), [((1, 0), (2, 0)), ((2, 0), (2, 1))])
    model = grid.area(footprint((0, 0)))
    assert grid.listed(steps.around(grid, model) & ~model) == [(2, 1)]


@given(SEEDS)
def test_steps_are_those_of_the_second_opinion(seed: int) -> None:
    """WOLF-RUL-09, WOLF-RUL-10."""
    random = Random(seed)
    land = terrain(random, 4, 4)
    grid = land.grid()
    names = [name for name in land.doors if random.random() < 0.5]
    board, shut = land.board(names), grid.shut(names)
    for a in land.squares:
        expected = {b for b in land.squares if board.may_step(a, b)}
        assert set(steps.destinations(grid, a, shut)) == expected
        assert {b for b in land.squares if steps.adjacent(grid, a, b, shut)} == expected
        assert set(grid.listed(steps.around(grid, grid.area([a]), shut))) == expected


@given(SEEDS)
def test_whoever_is_adjacent_is_at_distance_one_and_in_sight_whatever_stands_about(seed: int) -> None:
    """WOLF-RUL-09, WOLF-RUL-13: moving and seeing agree."""
    random = Random(seed)
    land = terrain(random, 5, 3)
    grid = land.grid()
    closed = grid.shut(name for name in land.doors if random.random() < 0.5)
    for a in land.squares:
        for b in steps.destinations(grid, a, closed):
            assert distance(a, b) == 1
            assert sight.sees(grid, a, b, closed, grid.everywhere)

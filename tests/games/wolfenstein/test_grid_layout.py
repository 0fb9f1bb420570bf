"""The map itself: sets of squares and barriers, distance, and maps that cannot be."""

from __future__ import annotations

import pytest

from sandtable.engine.errors import Malformed
from sandtable.games.wolfenstein.grid import Edge, Grid, Square, distance, footprint
from sandtable.games.wolfenstein.grid.reach import find_reach
from tests.games.wolfenstein.drawn_grids import Plan, field


def test_sets_of_squares_and_barriers_are_integers_that_can_be_listed_again() -> None:
    plan = Plan("""
        +-+-+-+
        |a.b#c|
        +.+A+.+
        |d.e.f|
        +-+B+-+
        |#|g|#|
        +-+-+-+
    """)
    grid = plan.grid
    assert grid.listed(grid.area([plan.at["g"], plan.at["a"], plan.at["f"]])) == [(0, 0), (2, 1), (1, 2)]
    assert grid.listed(grid.everywhere) == list(grid.squares)
    assert grid.area([]) == grid.shut([]) == 0
    assert grid.shut("AB") == grid.barriers["A"] | grid.barriers["B"]


def test_a_barrier_is_reached_from_the_squares_that_have_it_on_a_side() -> None:
    """From either side of each of its edges, not past its ends (WOLF-RUL-06, WOLF-RUL-07, WOLF-RUL-08)."""
    grid = Plan("""
        +-+-+-+-+
        |.....A.|
        +.+.+.+.+
        |.....A.|
        +B+.+.+.+
        |.......|
        +-+-+-+-+
    """).grid
    assert grid.listed(grid.beside(grid.barriers["A"])) == [(2, 0), (3, 0), (2, 1), (3, 1)]
    assert grid.listed(grid.beside(grid.shut("AB"))) == [(2, 0), (3, 0), (0, 1), (2, 1), (3, 1), (0, 2)]


@pytest.mark.parametrize(
    ("squares", "walls", "barriers", "message"),
    [
        ([], [], {}, "at least one square"),
        ([(0, 0), (1, 1)], [((0, 0), (1, 1))], {}, "side by side"),
        ([(0, 0)], [((4, 4), (4, 5))], {}, "side by side on the map"),
        ([(0, 0), (1, 0)], [((1, 0), (0, 0))], {"door": [((0, 0), (1, 0))]}, "door cannot .* there is a wall"),
        ([(0, 0)], [], {"door": [((0, 0), (1, 0))]}, "there is a wall"),
        ([(0, 0)], [], {"door": []}, "door stands on no edge"),
    ],
)
def test_a_map_that_cannot_be_is_refused(
    squares: list[Square], walls: list[Edge], barriers: dict[str, list[Edge]], message: str
) -> None:
    with pytest.raises(Malformed, match=message):
        Grid(squares, walls, barriers)


def test_distance_counts_the_target_and_takes_a_diagonal_for_one() -> None:
    """WOLF-RUL-16: from 4 squares away, 3 steps lead next to the target."""
    assert distance((3, 3), (3, 3)) == 0
    assert distance((3, 3), (4, 2)) == 1
    assert distance((2, 5), (6, 4)) == distance((6, 4), (2, 5)) == 4
    reach = find_reach(field(7, 7), (2, 5), 3)
    assert reach.cost((5, 4)) == 3
    assert distance((5, 4), (6, 4)) == 1


def test_footprints_lie_south_east_of_their_square() -> None:
    """WOLF-BIG-01."""
    assert footprint((2, 5)) == ((2, 5), (3, 5), (2, 6), (3, 6))


def test_a_barrier_lies_along_an_area_that_has_a_square_on_either_side_of_it() -> None:
    row = Grid([(x, 0) for x in range(4)], barriers={"west": [((0, 0), (1, 0))], "east": [((2, 0), (3, 0))]})
    west, east = row.barriers["west"], row.barriers["east"]
    assert row.along(row.area([(0, 0)]), west | east) == west
    assert row.along(row.area([(1, 0), (3, 0)]), west | east) == west | east
    assert row.along(row.area([(1, 0)]), east) == 0

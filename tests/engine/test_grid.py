"""Grids: steps, adjacency, routes and sight, as the rulings WOLF-RUL-07 to -19 and -59 to -63 have them.

In a drawn map squares stand at the odd places. Between them `-` and `|` are walls and a capital letter is a barrier;
`#` is a square that the map lacks, and any other sign on a square names it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from itertools import combinations, pairwise, product
from random import Random
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.errors import Malformed
from sandtable.engine.grid import Edge, Grid, Square, Stand, distance, footprint
from tests.engine.oracle_sight import Board, Walk


class Plan:
    """A drawn map: `at["a"]` is the square that bears the sign, `all["a"]` are all that do."""

    def __init__(self, picture: str) -> None:
        signs = {(x, y): sign for y, row in enumerate(dedent(picture).split()) for x, sign in enumerate(row)}
        self.all: dict[str, list[Square]] = {}
        walls: list[Edge] = []
        barriers: dict[str, list[Edge]] = {}
        for (x, y), sign in signs.items():
            if x % 2 and y % 2 and sign != "#":
                self.all.setdefault(sign, []).append((x // 2, y // 2))
        squares = [square for alike in self.all.values() for square in alike]
        for (x, y), sign in signs.items():
            edge = ((x - 1) // 2, (y - 1) // 2), (x // 2, y // 2)
            if sign in "-|" and (edge[0] in squares or edge[1] in squares):
                walls.append(edge)
            elif sign.isupper():
                barriers.setdefault(sign, []).append(edge)
            else:
                assert sign in "+.-|#" or (x % 2 and y % 2), f"{sign} stands on no square"
        self.grid = Grid(squares, walls, barriers)
        self.at = {sign: alike[0] for sign, alike in self.all.items()}

    def sees(self, a: str, b: str, *, closed: str = "", models: str = "") -> bool:
        """Sight between two signs, in both directions alike."""
        shut = self.grid.shut(closed)
        blockers = self.grid.area(square for sign in models for square in self.all[sign])
        there = self.grid.sees(self.at[a], self.at[b], shut, blockers)
        assert self.grid.sees(self.at[b], self.at[a], shut, blockers) is there
        return there


def field(width: int, height: int) -> Grid:
    return Grid(product(range(width), range(height)))


# --- sets, and what a map must be ---


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
    """WOLF-RUL-06, -07, -08: from either side of each of its edges, not from a square that touches only its end."""
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


# --- distance, adjacency, steps ---


def test_distance_counts_the_target_and_takes_a_diagonal_for_one() -> None:
    """WOLF-RUL-16: from 4 squares away, 3 steps lead next to the target."""
    assert distance((3, 3), (3, 3)) == 0
    assert distance((3, 3), (4, 2)) == 1
    assert distance((2, 5), (6, 4)) == distance((6, 4), (2, 5)) == 4
    reach = field(7, 7).reach((2, 5), 3)
    assert reach.cost((5, 4)) == 3
    assert distance((5, 4), (6, 4)) == 1


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
        assert grid.adjacent(NORTH_WEST, SOUTH_EAST, standing) is allowed
        assert grid.adjacent(SOUTH_EAST, NORTH_WEST, standing) is allowed
        assert (SOUTH_EAST in grid.steps(NORTH_WEST, standing)) is allowed
        assert grid.sees(NORTH_WEST, SOUTH_EAST, standing) is allowed
    assert barred.adjacent(NORTH_WEST, SOUTH_EAST)


def test_a_missing_square_shuts_its_way_round_a_corner() -> None:
    """WOLF-RUL-09."""
    assert Grid([NORTH_WEST, SOUTH_WEST, SOUTH_EAST]).adjacent(NORTH_WEST, SOUTH_EAST)
    assert not Grid([NORTH_WEST, SOUTH_EAST]).adjacent(NORTH_WEST, SOUTH_EAST)
    assert not Grid([NORTH_WEST, SOUTH_WEST, SOUTH_EAST], [(SOUTH_WEST, SOUTH_EAST)]).steps(SOUTH_EAST)


def test_a_barricade_stops_steps_but_not_adjacency_and_a_closed_door_stops_both() -> None:
    """WOLF-RUL-10: the caller says what is shut, doors and barricades for a step, doors alone for adjacency."""
    plan = Plan("""
        +-+-+-+
        |aDbBc|
        +-+-+-+
    """)
    grid, a, b, c = plan.grid, *(plan.at[sign] for sign in "abc")
    doors, all_shut = grid.shut("D"), grid.shut("DB")
    assert grid.steps(b, all_shut) == []
    assert grid.steps(b, grid.shut("B")) == [a]
    assert grid.adjacent(b, c, doors)
    assert not grid.adjacent(a, b, doors)
    assert grid.listed(grid.around(grid.area([b]), doors)) == [c]


def test_steps_are_listed_clockwise_from_the_north() -> None:
    assert field(3, 3).steps((1, 1)) == [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0)]
    assert field(3, 3).steps((0, 0)) == [(1, 0), (1, 1), (0, 1)]


def test_nothing_is_adjacent_to_itself_or_to_what_lies_two_away() -> None:
    grid = field(4, 1)
    assert not grid.adjacent((1, 0), (1, 0))
    assert not grid.adjacent((0, 0), (2, 0))
    assert grid.around(grid.area([(0, 0), (1, 0)])) == grid.area([(0, 0), (1, 0), (2, 0)])


# --- sight past walls ---


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
    assert grid.sees((1, 1), (1, 1), blockers=grid.everywhere)
    assert all(grid.sees((1, 1), step, blockers=grid.everywhere) for step in grid.steps((1, 1)))


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


# --- sight past models ---


@pytest.mark.parametrize("step", [(1, 0), (0, 1), (1, 1), (1, -1)])
def test_a_model_exactly_between_two_others_stops_their_sight(step: Square) -> None:
    """WOLF-RUL-14: in a row, a column or a diagonal."""
    grid = field(7, 7)
    dx, dy = step
    here, there, between = (3 - 2 * dx, 3 - 2 * dy), (3 + 2 * dx, 3 + 2 * dy), (3, 3)
    assert grid.sees(here, there)
    assert not grid.sees(here, there, blockers=grid.area([between]))


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
    assert pillar.sees(plan.at["a"], plan.at["b"])


# --- large models ---


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
    assert not grid.sees_any(model, [plan.at["c"]], blockers=blockers)
    assert grid.sees_any(model, [plan.at["c"]], blockers=grid.area(model))
    assert grid.sees_any([plan.at["c"]], model, blockers=grid.area(model))
    assert not grid.sees((0, 1), plan.at["c"], blockers=grid.area(model))


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
    assert grid.steps((0, 0), large=True) == [(1, 0)]
    assert grid.steps((1, 0), large=True) == [(2, 0), (0, 0)]
    assert grid.steps((0, 0), grid.shut("G"), large=True) == []
    assert grid.listed(grid.footings()) == [(0, 0), (1, 0), (2, 0), (0, 2), (1, 2), (2, 2)]
    assert grid.listed(grid.footings(grid.shut("GD"))) == [(0, 0), (2, 0), (0, 2), (1, 2), (2, 2)]


def test_every_square_of_a_large_model_must_be_able_to_make_a_diagonal_step() -> None:
    """WOLF-RUL-60: the free end of a wall bars the model where it would not bar a man, and it lies over no wall."""
    assert field(3, 3).steps((0, 0), large=True) == [(1, 0), (1, 1), (0, 1)]
    walled = Grid(product(range(3), range(3)), [((2, 1), (2, 2))])
    assert (2, 2) in walled.steps((1, 1))
    assert walled.steps((0, 0), large=True) == [(1, 0), (0, 1)]


def test_a_large_model_pays_for_rough_ground_only_where_it_comes_to_lie_anew() -> None:
    """WOLF-RUL-60: having paid for the square, it takes one step along it for the usual price."""
    grid = field(6, 2)
    reach = grid.reach((0, 0), rough=grid.area([(2, 1)]), large=True)
    assert [reach.cost((column, 0)) for column in range(5)] == [0, 2, 3, 4, 5]
    assert reach.cost((5, 0)) is None


def test_a_large_model_passes_over_friends_and_never_over_what_blocks() -> None:
    """WOLF-RUL-60: it may rest where none of its squares is another's."""
    grid = field(7, 2)
    reach = grid.reach((0, 0), passing=grid.area([(3, 0)]), large=True)
    assert grid.listed(reach.stops) == [(0, 0), (1, 0), (4, 0), (5, 0)]
    assert grid.listed(grid.reach((0, 0), blocked=grid.area([(3, 0)]), large=True).area) == [(0, 0), (1, 0)]


def test_footprints_lie_south_east_of_their_square() -> None:
    """WOLF-BIG-01."""
    assert footprint((2, 5)) == ((2, 5), (3, 5), (2, 6), (3, 6))


def test_adjacency_to_a_large_model_is_that_of_its_nearest_square() -> None:
    """WOLF-RUL-63."""
    grid = Grid(product(range(4), range(2)), [((1, 0), (2, 0)), ((2, 0), (2, 1))])
    model = grid.area(footprint((0, 0)))
    assert grid.listed(grid.around(model) & ~model) == [(2, 1)]


# --- routes ---


def test_a_step_costs_one_and_rough_ground_one_more_to_enter_but_not_to_leave() -> None:
    """WOLF-MOV-01, WOLF-MOV-08, WOLF-MOV-09."""
    grid = field(4, 1)
    reach = grid.reach((0, 0), rough=grid.area([(2, 0)]))
    assert [reach.cost((column, 0)) for column in range(4)] == [0, 1, 3, 4]
    assert grid.reach((2, 0), rough=grid.area([(2, 0)])).cost((0, 0)) == 2


def test_who_cannot_pay_for_a_square_stops_before_it() -> None:
    """WOLF-MOV-03."""
    grid = field(4, 1)
    reach = grid.reach((0, 0), 2, rough=grid.area([(2, 0)]))
    assert grid.listed(reach.area) == [(0, 0), (1, 0)]
    assert reach.cost((2, 0)) is None
    assert reach.path((2, 0)) == reach.arrivals((2, 0)) == []
    assert grid.listed(grid.reach((0, 0), 0).area) == [(0, 0)]


def test_rough_ground_is_walked_round_when_that_is_cheaper() -> None:
    plan = Plan("""
        +-+-+-+-+
        |a.r.r.b|
        +.+.+.+.+
        |.......|
        +-+-+-+-+
    """)
    grid, goal = plan.grid, plan.at["b"]
    reach = grid.reach(plan.at["a"], rough=grid.area(plan.all["r"]))
    assert reach.cost(goal) == 3
    assert [square for square, _ in reach.path(goal)] == [(0, 0), (1, 1), (2, 1), (3, 0)]
    assert [square for square, _ in reach.before((goal, 0))] == [(2, 1)]


def test_models_of_the_other_side_block_and_friends_are_passed_but_not_joined() -> None:
    """WOLF-MOV-11, WOLF-MOV-12, WOLF-RUL-19."""
    grid = field(5, 1)
    reach = grid.reach((0, 0), passing=grid.area([(1, 0)]), blocked=grid.area([(4, 0)]))
    assert grid.listed(reach.area) == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert grid.listed(reach.stops) == [(0, 0), (2, 0), (3, 0)]


def test_all_cheapest_routes_can_be_followed_back() -> None:
    """WOLF-RUL-45: where routes are equal, somebody chooses."""
    reach = field(3, 3).reach((0, 1))
    assert reach.before(((2, 1), 0)) == [((1, 2), 0), ((1, 1), 0), ((1, 0), 0)]
    assert reach.path((2, 1)) == [((0, 1), 0), ((1, 2), 0), ((2, 1), 0)]
    assert reach.before(((0, 1), 0)) == []


DOOR_AND_DETOUR = """
    +-+-+-+-+
    |..aDb..|
    +.+-+-+.+
    |.......|
    +-+-+-+-+
"""


def test_a_door_is_opened_where_that_is_cheaper_than_the_way_round() -> None:
    """WOLF-RUL-45: opening costs as much as a step; a barricade cannot be opened."""
    plan = Plan(DOOR_AND_DETOUR)
    grid, a, b = plan.grid, plan.at["a"], plan.at["b"]
    door = grid.barriers["D"]
    assert grid.reach(a).cost(b) == 1
    assert grid.reach(a, shut=door).cost(b) == 5
    opening = grid.reach(a, shut=door, openable=door)
    assert opening.cost(b) == 2
    assert opening.path(b) == [(a, door), (a, 0), (b, 0)]


def test_no_door_is_opened_from_a_square_where_one_may_not_rest() -> None:
    """WOLF-RUL-59: from a friend's square one can only move on; where one starts, one may act."""
    plan = Plan(DOOR_AND_DETOUR)
    grid, a, b = plan.grid, plan.at["a"], plan.at["b"]
    door = grid.barriers["D"]
    for start, cost in (((0, 0), 4), (a, 2)):
        assert grid.reach(start, shut=door, openable=door, passing=grid.area([a])).cost(b) == cost


def test_the_search_ends_at_the_first_goal_where_one_may_rest() -> None:
    """WOLF-RUL-45: every route as cheap as the first is still known, nothing dearer is."""
    grid = field(7, 1)
    goal = grid.area([(1, 0), (2, 0), (4, 0), (6, 0)])
    reach = grid.reach((3, 0), goal=goal, passing=grid.area([(2, 0), (4, 0)]))
    assert grid.listed(reach.area) == [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]
    assert grid.listed(reach.stops & goal) == [(1, 0)]


def test_a_door_passed_twice_is_opened_once() -> None:
    """The way from a to b leads out through one leaf of the gate and back through the other."""
    plan = Plan("""
        +-+-+
        |aG.|
        +-+.+
        |bG.|
        +-+-+
    """)
    grid, gate = plan.grid, plan.grid.barriers["G"]
    reach = grid.reach(plan.at["a"], shut=gate, openable=gate)
    assert reach.cost(plan.at["b"]) == 3
    assert [shut for _, shut in reach.path(plan.at["b"])] == [gate, 0, 0, 0]


# --- random maps ---


@dataclass(frozen=True)
class Terrain:
    """A map with doors on it, some of them closed, to be built as it is or turned."""

    squares: tuple[Square, ...]
    walls: tuple[Edge, ...]
    doors: dict[str, tuple[Edge, ...]]

    def grid(self, turn: Callable[[Square], Square] = lambda square: square) -> Grid:
        def turned(edges: Iterable[Edge]) -> list[Edge]:
            return [(turn(a), turn(b)) for a, b in edges]

        doors = {name: turned(edges) for name, edges in self.doors.items()}
        return Grid(map(turn, self.squares), turned(self.walls), doors)

    def board(self, closed: Iterable[str]) -> Board:
        edges = [*self.walls, *(edge for name in closed for edge in self.doors[name])]
        return Board(frozenset(self.squares), frozenset(map(frozenset, edges)))


def terrain(random: Random, width: int, height: int) -> Terrain:
    """A random map: a hole here and there, few walls or many, doors of one edge or of two."""
    box = list(product(range(width), range(height)))
    squares = [square for square in box if random.random() < 0.93] or box
    edges = edges_of(squares)
    random.shuffle(edges)
    count = int(len(edges) * random.choice((0.1, 0.25, 0.4)))
    walls, rest = edges[:count], edges[count:]
    sizes = [random.choice((1, 1, 2)) for _ in range(4)]
    doors = {f"door-{n}": tuple(rest[sum(sizes[:n]) : sum(sizes[: n + 1])]) for n in range(4)}
    return Terrain(tuple(squares), tuple(walls), {name: door for name, door in doors.items() if door})


def edges_of(squares: Collection[Square]) -> list[Edge]:
    return [((x, y), side) for x, y in squares for side in ((x + 1, y), (x, y + 1)) if side in squares]


def some(random: Random, items: Iterable[Square], share: float) -> list[Square]:
    return [item for item in items if random.random() < share]


SIZES = ((2, 2), (3, 3), (4, 3), (4, 4), (5, 4), (7, 3), (9, 2))


@pytest.mark.parametrize("size", SIZES)
def test_sight_is_what_a_second_opinion_says(size: tuple[int, int]) -> None:
    """WOLF-RUL-12, -13, -14: 105,000 positions over all sizes, each on one of many maps, with doors and models."""
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
                answer = grid.sees(a, b, closed, grid.area(models))
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
            assert {turn(b) for b in grid.steps(a, closed)} == set(other.steps(turn(a), closed))
            for b in land.squares:
                assert grid.sees(a, b, closed, blockers) is other.sees(turn(a), turn(b), closed, turned)


def test_sight_and_steps_go_both_ways() -> None:
    """WOLF-RUL-12, WOLF-RUL-15."""
    random = Random("swap")
    for _ in range(20):
        land = terrain(random, 6, 4)
        one, other = land.grid(), land.grid()  # two grids, so that no remembered answer serves both directions
        closed = one.shut(name for name in land.doors if random.random() < 0.5)
        blockers = one.area(some(random, land.squares, 0.1))
        for a, b in combinations(land.squares, 2):
            assert one.sees(a, b, closed, blockers) is other.sees(b, a, closed, blockers)
            assert one.adjacent(a, b, closed) is one.adjacent(b, a, closed)


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
            if not grid.sees(a, b, closed, blockers):
                assert not walled.sees(a, b, closed, blockers)
                assert not grid.sees(a, b, closed | door, blockers)
                assert not grid.sees(a, b, closed, more)


# --- properties ---

SEEDS = st.integers(min_value=0, max_value=1_000_000)


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
        assert set(grid.steps(a, shut)) == expected
        assert {b for b in land.squares if grid.adjacent(a, b, shut)} == expected
        assert set(grid.listed(grid.around(grid.area([a]), shut))) == expected


@given(SEEDS)
def test_whoever_is_adjacent_is_at_distance_one_and_in_sight_whatever_stands_about(seed: int) -> None:
    """WOLF-RUL-09, WOLF-RUL-13: moving and seeing agree."""
    random = Random(seed)
    land = terrain(random, 5, 3)
    grid = land.grid()
    closed = grid.shut(name for name in land.doors if random.random() < 0.5)
    for a in land.squares:
        for b in grid.steps(a, closed):
            assert distance(a, b) == 1
            assert grid.sees(a, b, closed, grid.everywhere)


@given(SEEDS, st.booleans())
def test_routes_cost_what_a_second_opinion_says_and_every_step_of_them_is_legal(seed: int, large: bool) -> None:
    """WOLF-RUL-45, -59, -60: with friends, enemies, rough ground and doors that can or cannot be opened."""
    random = Random(seed)
    land = terrain(random, 5, 4)
    grid = land.grid()
    closed = [name for name in land.doors if random.random() < 0.7]
    openable = [name for name in closed if random.random() < 0.6]
    blocked, passing, rough = (some(random, land.squares, share) for share in (0.08, 0.15, 0.2))
    size = 2 if large else 1
    walk = Walk(
        cells=frozenset(land.squares),
        walls=frozenset(map(frozenset, land.walls)),
        doors={name: frozenset(map(frozenset, land.doors[name])) for name in closed},
        openable=frozenset(openable),
        blocked=frozenset(blocked),
        passing=frozenset(passing),
        rough=frozenset(rough),
        size=size,
    )
    places = [cell for cell in land.squares if walk.fits(cell, walk.board(frozenset(closed)))]
    if large:
        assert grid.listed(grid.footings(grid.shut(closed))) == sorted(places, key=lambda square: square[::-1])
    if not places:
        return
    start = random.choice(places)
    budget = random.choice((None, 2, 4))
    reach = grid.reach(
        start,
        budget,
        shut=grid.shut(closed),
        blocked=grid.area(blocked),
        passing=grid.area(passing),
        rough=grid.area(rough),
        openable=grid.shut(openable),
        large=large,
    )
    expected = {cell: cost for cell, cost in walk.costs(start).items() if budget is None or cost <= budget}
    assert {cell: reach.cost(cell) for cell in grid.listed(reach.area)} == expected
    resting = [cell for cell in expected if cell == start or not walk.under(cell) & walk.passing]
    assert reach.stops == grid.area(resting)
    for cell, cost in expected.items():
        assert cost_of(grid, reach.path(cell), walk) == cost


def cost_of(grid: Grid, route: list[Stand], walk: Walk) -> int:
    """What a route costs, after a look at each of its steps."""
    total = 0
    for (here, before), (there, after) in pairwise(route):
        total += 1
        if here == there:
            assert (before ^ after).bit_count() == 1
            assert before > after
        else:
            assert before == after
            assert there in grid.steps(here, before, large=walk.size == 2)
            total += bool((walk.under(there) - walk.under(here)) & walk.rough)
    return total


def test_a_barrier_lies_along_an_area_that_has_a_square_on_either_side_of_it() -> None:
    row = Grid([(x, 0) for x in range(4)], barriers={"west": [((0, 0), (1, 0))], "east": [((2, 0), (3, 0))]})
    west, east = row.barriers["west"], row.barriers["east"]
    assert row.along(row.area([(0, 0)]), west | east) == west
    assert row.along(row.area([(1, 0), (3, 0)]), west | east) == west | east
    assert row.along(row.area([(1, 0)]), east) == 0

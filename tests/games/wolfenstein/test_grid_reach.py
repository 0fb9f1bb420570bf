"""How far one gets and for how much, as the rulings WOLF-RUL-45, WOLF-RUL-59 and WOLF-RUL-60 have it."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from sandtable.games.wolfenstein.grid import Grid, steps
from sandtable.games.wolfenstein.grid.reach import Stand, find_reach
from tests.games.wolfenstein.drawn_grids import SEEDS, Plan, field, some, terrain
from tests.games.wolfenstein.oracle_sight import Walk


def test_a_large_model_pays_for_rough_ground_only_where_it_comes_to_lie_anew() -> None:
    """WOLF-RUL-60: having paid for the square, it takes one step along it for the usual price."""
    grid = field(6, 2)
    reach = find_reach(grid, (0, 0), rough=grid.area([(2, 1)]), large=True)
    assert [reach.cost((column, 0)) for column in range(5)] == [0, 2, 3, 4, 5]
    assert reach.cost((5, 0)) is None


def test_a_large_model_passes_over_friends_and_never_over_what_blocks() -> None:
    """WOLF-RUL-60: it may rest where none of its squares is another's."""
    grid = field(7, 2)
    reach = find_reach(grid, (0, 0), passing=grid.area([(3, 0)]), large=True)
    assert grid.listed(reach.stops) == [(0, 0), (1, 0), (4, 0), (5, 0)]
    assert grid.listed(find_reach(grid, (0, 0), blocked=grid.area([(3, 0)]), large=True).area) == [(0, 0), (1, 0)]


def test_a_step_costs_one_and_rough_ground_one_more_to_enter_but_not_to_leave() -> None:
    """WOLF-MOV-01, WOLF-MOV-08, WOLF-MOV-09."""
    grid = field(4, 1)
    reach = find_reach(grid, (0, 0), rough=grid.area([(2, 0)]))
    assert [reach.cost((column, 0)) for column in range(4)] == [0, 1, 3, 4]
    assert find_reach(grid, (2, 0), rough=grid.area([(2, 0)])).cost((0, 0)) == 2


def test_who_cannot_pay_for_a_square_stops_before_it() -> None:
    """WOLF-MOV-03."""
    grid = field(4, 1)
    reach = find_reach(grid, (0, 0), 2, rough=grid.area([(2, 0)]))
    assert grid.listed(reach.area) == [(0, 0), (1, 0)]
    assert reach.cost((2, 0)) is None
    assert reach.path((2, 0)) == reach.arrivals((2, 0)) == []
    assert grid.listed(find_reach(grid, (0, 0), 0).area) == [(0, 0)]


def test_rough_ground_is_walked_round_when_that_is_cheaper() -> None:
    plan = Plan("""
        +-+-+-+-+
        |a.r.r.b|
        +.+.+.+.+
        |.......|
        +-+-+-+-+
    """)
    grid, goal = plan.grid, plan.at["b"]
    reach = find_reach(grid, plan.at["a"], rough=grid.area(plan.all["r"]))
    assert reach.cost(goal) == 3
    assert [square for square, _ in reach.path(goal)] == [(0, 0), (1, 1), (2, 1), (3, 0)]
    assert [square for square, _ in reach.before((goal, 0))] == [(2, 1)]


def test_models_of_the_other_side_block_and_friends_are_passed_but_not_joined() -> None:
    """WOLF-MOV-11, WOLF-MOV-12, WOLF-RUL-19."""
    grid = field(5, 1)
    reach = find_reach(grid, (0, 0), passing=grid.area([(1, 0)]), blocked=grid.area([(4, 0)]))
    assert grid.listed(reach.area) == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert grid.listed(reach.stops) == [(0, 0), (2, 0), (3, 0)]


def test_all_cheapest_routes_can_be_followed_back() -> None:
    """WOLF-RUL-45: where routes are equal, somebody chooses."""
    reach = find_reach(field(3, 3), (0, 1))
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
    assert find_reach(grid, a).cost(b) == 1
    assert find_reach(grid, a, shut=door).cost(b) == 5
    opening = find_reach(grid, a, shut=door, openable=door)
    assert opening.cost(b) == 2
    assert opening.path(b) == [(a, door), (a, 0), (b, 0)]


def test_no_door_is_opened_from_a_square_where_one_may_not_rest() -> None:
    """WOLF-RUL-59: from a friend's square one can only move on; where one starts, one may act."""
    plan = Plan(DOOR_AND_DETOUR)
    grid, a, b = plan.grid, plan.at["a"], plan.at["b"]
    door = grid.barriers["D"]
    for start, cost in (((0, 0), 4), (a, 2)):
        assert find_reach(grid, start, shut=door, openable=door, passing=grid.area([a])).cost(b) == cost


def test_the_search_ends_at_the_first_goal_where_one_may_rest() -> None:
    """WOLF-RUL-45: every route as cheap as the first is still known, nothing dearer is."""
    grid = field(7, 1)
    goal = grid.area([(1, 0), (2, 0), (4, 0), (6, 0)])
    reach = find_reach(grid, (3, 0), goal=goal, passing=grid.area([(2, 0), (4, 0)]))
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
    reach = find_reach(grid, plan.at["a"], shut=gate, openable=gate)
    assert reach.cost(plan.at["b"]) == 3
    assert [shut for _, shut in reach.path(plan.at["b"])] == [gate, 0, 0, 0]


@given(SEEDS, st.booleans())
def test_routes_cost_what_a_second_opinion_says_and_every_step_of_them_is_legal(seed: int, large: bool) -> None:
    """Friends, enemies, rough ground and doors are in the way (WOLF-RUL-45, WOLF-RUL-59, WOLF-RUL-60)."""
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
        assert grid.listed(steps.footings(grid, grid.shut(closed))) == sorted(places, key=lambda square: square[::-1])
    if not places:
        return
    start = random.choice(places)
    budget = random.choice((None, 2, 4))
    reach = find_reach(
        grid,
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
            assert there in steps.destinations(grid, here, before, large=walk.size == 2)
            total += bool((walk.under(there) - walk.under(here)) & walk.rough)
    return total

"""The routes of a Nazi (p.16), found backwards, against those that the engine's grid finds forwards."""

from __future__ import annotations

import random

import pytest

from sandtable.games.wolfenstein.grid import Area, Barriers, Square
from sandtable.games.wolfenstein.grid.reach import Reach, Stand, find_reach
from sandtable.games.wolfenstein.pursuit import Scene, survey
from sandtable.games.wolfenstein.routes import Ground, Routes, find_routes
from sandtable.games.wolfenstein.state import State
from tests.games.wolfenstein.bench import table
from tests.games.wolfenstein.watch import put_nazi

MISSIONS = ("officers-room", "kennels", "laboratory", "motor-hall")


def crowded(mission: str, seed: int) -> State:
    """Four Heroes and a dozen Soldaten and Drones anywhere on the map, some doors closed."""
    rng = random.Random(seed)
    heroes = ("anya", "blazkowicz", "klaus", "max")
    s = table({"anya": "b2"}, mission=mission, heroes=heroes)
    board = s.board
    free = board.grid.everywhere & ~(board.spawn_tokens | board.passage_tokens)
    free &= ~board.area(*board.searchable.values())
    squares = rng.sample(board.listed(free), 16)
    for name in heroes:
        s.heroes[name].at = squares.pop()
    for number in range(12):
        put_nazi(s, f"soldat-{number + 1}" if number < 8 else f"drone-{number + 27}", squares.pop())
    s.closed = rng.sample(board.door_names, 3)
    return s


def forwards(ground: Ground, goal: Area) -> Reach:
    openable: Barriers = 0
    for door in ground.doors:
        openable |= door
    return find_reach(
        ground.grid,
        ground.grid.listed(ground.here)[0],
        shut=ground.shut,
        blocked=ground.blocked,
        passing=ground.passing,
        rough=ground.rough,
        openable=openable,
        goal=goal,
    )


def first_moves(reach: Reach, ends: list[Square], ground: Ground) -> set[Square | Barriers]:
    """The squares and doors that come first on all cheapest routes to these squares."""
    start = (ground.grid.listed(ground.here)[0], ground.shut)
    left: list[Stand] = [stand for square in ends for stand in reach.arrivals(square)]
    done = set(left)
    found: set[Square | Barriers] = set()
    while left:
        stand = left.pop()
        for before in reach.before(stand):
            if before == start:
                found.add(stand[0] if stand[0] != start[0] else start[1] & ~stand[1])
            elif before not in done:
                done.add(before)
                left.append(before)
    return found


@pytest.mark.rules("WOLF-RUL-45", "WOLF-NAZ-03", "WOLF-NAZ-04")
@pytest.mark.parametrize("mission", MISSIONS)
def test_both_find_the_same_cost_and_the_same_first_steps(mission: str) -> None:
    compared = through_doors = 0
    for seed in range(12):
        s = crowded(mission, seed)
        rng = random.Random(seed)
        for nazi in rng.sample(sorted(s.nazis.values(), key=lambda nazi: nazi.id), 4):
            ground = survey(Scene(s), nazi)
            place = rng.choice(sorted(s.board.places))
            goal = s.board.places[place] & ~(ground.blocked | ground.passing)
            routes = find_routes(ground, {0: goal})
            reach = forwards(ground, goal)
            costs = {square: reach.cost(square) for square in ground.grid.listed(goal & reach.stops)}
            if routes is None:
                assert not costs
                continue
            least = min(cost for cost in costs.values() if cost is not None)
            assert routes.cost == least
            nearest = [square for square, cost in costs.items() if cost == least]
            ahead = whole_way(routes)
            assert ahead == (first_moves(reach, nearest, ground) if least else set())
            compared += least > 0
            around = find_routes(ground._replace(doors={}), {0: goal})
            through_doors += around is None or around.cost > routes.cost
    assert compared > 20
    assert through_doors > 5


def whole_way(routes: Routes) -> set[Square | Barriers]:
    """What can come first if AP are no matter."""
    ahead = routes.ahead(routes.cost)
    return {*routes.ground.grid.listed(ahead.squares), *ahead.doors}


@pytest.mark.rules("WOLF-RUL-19", "WOLF-RUL-45")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_walk_for_any_number_of_ap_ends_where_one_may_stop(mission: str) -> None:
    walked = 0
    for seed in range(12):
        s = crowded(mission, seed)
        nazi = s.nazis["drone-35"]
        goal = s.board.places[random.Random(seed).choice(sorted(s.board.places))]
        for ap in range(1, 7):
            routes = find_routes(survey(Scene(s), nazi), {0: goal})
            left = ap
            while routes and (ahead := routes.ahead(left)).squares:
                ground = routes.ground
                square = ground.grid.listed(ahead.squares)[-1]
                there = ground.grid.area([square])
                price = 2 if there & ground.rough else 1
                left -= price
                walked += 1
                routes = routes.after(there, price)
                assert routes.cost == 0 or left >= 0
                if not there & ground.passing and not routes.ahead(left).squares:
                    break
            assert routes is None or left == ap or not routes.ground.here & routes.ground.passing
    assert walked > 100

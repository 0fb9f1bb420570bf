"""Where a Nazi goes, and by which way (p.16): the nearest Hero in sight, or noise, by the shortest route.

Several goals or routes can be equally good; what is asked here leaves all of them open.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeAlias

from sandtable.games.wolfenstein.attack_plan import Lookout
from sandtable.games.wolfenstein.doors import DOOR_AP, door_ap, openable
from sandtable.games.wolfenstein.goals import Airlock
from sandtable.games.wolfenstein.grid import Area, Square, sight, steps
from sandtable.games.wolfenstein.noise import earshot, is_deaf, noisy_places
from sandtable.games.wolfenstein.routes import Ground, Routes, about, at_distance, find_routes, within_reach
from sandtable.games.wolfenstein.standing import holds
from sandtable.games.wolfenstein.state import Bot, Hero, Nazi, State
from sandtable.games.wolfenstein.table import (
    armor,
    distance_between,
    footing,
    hp,
    nearest,
    places,
    sees,
    shut,
    targets,
    token_area,
)

Target: TypeAlias = Hero | Bot


class Goal(NamedTuple):
    """Where a Nazi goes, and the rule that sends it there."""

    rule: str
    model: Target | None = None
    place: str = ""

    @property
    def name(self) -> str:
        return self.model.id if self.model is not None else self.place

    @property
    def in_sight(self) -> bool:
        return self.rule == "WOLF-NAC-02"


class Scene(Lookout):
    """The table as it stands: where everybody is and what is shut, gathered once for many questions."""

    __slots__ = ("_squares", "shut", "targets")

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.targets = targets(s)
        self.shut = shut(s)
        self._squares: list[tuple[Target, Square]] | None = None

    def in_sight(self, nazi: Nazi) -> list[Target]:
        """Heroes and bots in line of sight of a Nazi (WOLF-RUL-15)."""
        s = self.s
        if s.smoke:  # seldom: then it is asked in full each time
            return [target for target in self.targets if sees(s, nazi, target)]
        board, closed, everybody = s.box.board, self.closed, self.everybody
        own = footing(s, nazi).squares
        if len(own) > 1 or s.bots:
            grid, squares = board.grid, [(target, footing(s, target).squares) for target in self.targets]
            return [target for target, other in squares if sight.sees_any(grid, own, other, closed, everybody)]
        if self._squares is None:
            self._squares = [(target, board.squares[target.at]) for target in self.targets]
        return sight.all_seen(board.grid, own[0], self._squares, closed, everybody)


# -- whom it goes for --------------------------------------------------------------------------------------------------


def preferred(s: State, nazi: Nazi, some: Sequence[Target]) -> Sequence[Target]:
    """The nearest, and of those the ones with the lowest HP and Armor together (WOLF-RUL-17, WOLF-NAC-06)."""
    if len(some) < 2:
        return some
    close = [model for model in nearest(s, nazi, some) if isinstance(model, Hero | Bot)]
    if len(close) < 2:
        return close
    left = {model.id: hp(s, model) + armor(s, model) for model in close}
    return [model for model in close if left[model.id] == min(left.values())]


def tie_break(s: State, nazi: Nazi, some: Sequence[Target], rule: str) -> str:
    """The rule that decided between several whom a Nazi could go for."""
    if s.sink is None or len(some) < 2 or len(nearest(s, nazi, some)) < 2:
        return rule
    return "WOLF-NAC-06" if len(preferred(s, nazi, some)) < 2 else "WOLF-RUL-50"


def why_there(s: State, nazi: Nazi, view: Sequence[Target], goal: Goal) -> str:
    """The rule that decided where a Nazi goes: between noisy places most Heroes, then the rest of WOLF-RUL-48."""
    if s.sink is None or view:
        return tie_break(s, nazi, view, goal.rule)
    if not goal.place:
        return tie_break(s, nazi, targets(s), goal.rule)
    heard = heard_places(s, nazi)
    if len(heard) > 1 and goal.place != s.lure:
        return "WOLF-NAC-08" if len(with_most_heroes(s, heard)) < 2 else "WOLF-RUL-48"
    return tie_break(s, nazi, heroes_in(s, goal.place), goal.rule)


def goals(scene: Scene, nazi: Nazi, view: Sequence[Target]) -> list[Goal]:
    """Where a Nazi would go: several if they are equally good, none if it stays where it is.

    Towards the nearest Hero in sight (WOLF-NAC-02); with nobody in sight towards noise (WOLF-NAC-07), and Officers and
    Bosses, if they have been attacked, towards the nearest Hero wherever that is (WOLF-RUL-42).
    """
    s = scene.s
    if view:
        return [Goal("WOLF-NAC-02", target) for target in preferred(s, nazi, view)]
    if is_deaf(s, nazi):
        return [Goal("WOLF-RUL-42", target) for target in preferred(s, nazi, targets(s))] if nazi.attacked else []
    ends: list[Goal] = []
    for place in loudest(scene, nazi):
        there = preferred(s, nazi, heroes_in(s, place))  # WOLF-RUL-47
        ends += [Goal("WOLF-NAC-07", target, place) for target in there] or [Goal("WOLF-NAC-07", None, place)]
    return ends


def loudest(scene: Scene, nazi: Nazi) -> list[str]:
    """The noisy places in earshot that draw it: a lure before all, then most Heroes, then least AP (WOLF-RUL-48)."""
    s = scene.s
    heard = heard_places(s, nazi)
    if s.lure in heard:
        return [s.lure]
    if len(heard) > 1:
        heard = with_most_heroes(s, heard)
    if len(heard) > 1:
        ground = survey(scene, nazi)
        ways = {place: route_into(s, nazi, ground, place) for place in heard}
        least = min((way.cost for way in ways.values() if way), default=0)
        heard = [place for place, way in ways.items() if way and way.cost == least] or out_of_reach(s, ground, heard)
    return heard


def out_of_reach(s: State, ground: Ground, some: list[str]) -> list[str]:
    """Of places that it cannot get to, those beside which it waits already, if there are any.

    WOLF-INI-07, WOLF-INI-08.
    """
    squares = {place: ground.grid.listed(s.box.board.places[place]) for place in some}
    return [place for place in some if as_near_as_can_be(ground, squares[place]) is None] or some


def heard_places(s: State, nazi: Nazi) -> list[str]:
    """The noisy places that it hears as it stands."""
    noisy = noisy_places(s)
    return [place for place in earshot(s, nazi) if place in noisy]


def with_most_heroes(s: State, some: Sequence[str]) -> list[str]:
    """Those of some places with the most Heroes in them (WOLF-NAC-08)."""
    heroes = {place: len(heroes_in(s, place)) for place in some}
    most = max(heroes.values())
    return [place for place in some if heroes[place] == most]


def heroes_in(s: State, place: str) -> list[Target]:
    """Heroes who are not bleeding, and bots, in a room or corridor."""
    return [target for target in targets(s) if place in places(s, target)]


# -- how it gets there -------------------------------------------------------------------------------------------------


def route_to(scene: Scene, nazi: Nazi, goal: Goal) -> Routes | None:
    """The cheapest routes to a goal; of cost 0 if it is there, None if it cannot get any nearer (WOLF-RUL-45).

    To a Hero: to a square next to it, or else as near to it as can be reached. To a place: onto any square of it.
    """
    s, model = scene.s, goal.model
    if model is None:
        ground = survey(scene, nazi)
        squares = ground.grid.listed(s.box.board.places[goal.place])
        return route_into(s, nazi, ground, goal.place) or as_near_as_can_be(ground, squares)
    if goal.in_sight:
        # Most often nothing shut is in the way of whoever is in sight, and nothing can be shorter than the distance.
        ground = survey(scene, nazi, doors=False)
        routes = find_routes(ground, next_to(scene, ground, model))
        if routes and routes.cost < distance_between(s, nazi, model):
            return routes
    ground = survey(scene, nazi)
    return find_routes(ground, next_to(scene, ground, model)) or as_near_as_can_be(ground, footing(s, model).squares)


def route_into(s: State, nazi: Nazi, ground: Ground, place: str) -> Routes | None:
    """The cheapest routes onto any free square of a place (WOLF-RUL-47)."""
    if place in places(s, nazi):
        return Routes(ground, [{0: ground.here}])
    area = s.box.board.places[place]
    return find_routes(ground, {0: ground.grid.under(area) if ground.large else area})


def survey(scene: Scene, nazi: Nazi, *, doors: bool = True) -> Ground:
    """The map as a Nazi finds it, with the doors that it can open or without (WOLF-RUL-45, WOLF-RUL-60).

    Heroes, closed squares and passage tokens are in its way (WOLF-MOV-12, WOLF-OBS-09, WOLF-SEC-06); friends and spawn
    tokens it can pass over (WOLF-MOV-11, WOLF-OBS-11). Nothing is opened by it but doors.
    """
    s = scene.s
    board, large = s.box.board, nazi.is_large
    grid = board.grid
    here, own = board.footing(nazi.at).area, footing(s, nazi).area
    blocked = scene.heroes | token_area(s) | board.passage_tokens
    passing = scene.nazis & ~own | board.spawn_tokens
    astride = 0
    if large:
        solid = scene.shut & ~scene.closed
        room = steps.footings(grid, solid)
        astride = room & ~steps.footings(grid, solid | board.doors)
        blocked = grid.under(blocked) | (grid.everywhere & ~room)
        passing = grid.under(passing) | astride
    rough = board.rough if board.rough and not holds(s, nazi, "easy-terrain") else 0
    prices = door_prices(s, nazi) if doors and s.closed else {}
    return Ground(grid, here, scene.shut, prices, blocked, passing & ~here, astride, rough, large)


def door_prices(s: State, nazi: Nazi) -> dict[int, int]:
    """The doors that a Nazi can open, and for how many AP (WOLF-NAZ-04)."""
    grid, unlocked = s.box.board.grid, openable(s, nazi)
    barriers = {door: grid.barriers[door] for door in s.closed if grid.barriers[door] & unlocked}
    if any(isinstance(rule, Airlock) for rule in s.box.mission.special):
        return {barrier: door_ap(s, nazi, door) for door, barrier in barriers.items()}
    return dict.fromkeys(barriers.values(), DOOR_AP)


def next_to(scene: Scene, ground: Ground, model: Target) -> dict[int, Area]:
    """The squares next to a Hero, and by each door those that will be once it is open; barricades do not matter."""
    grid, closed, area = ground.grid, scene.closed, footing(scene.s, model).area
    beside = steps.around(grid, area, closed)
    ends = {0: beside}
    for door in ground.doors:
        if area & about(grid, door) and (more := steps.around(grid, area, closed & ~door) & ~beside):
            ends[door] = more
    return {door: grid.under(squares) for door, squares in ends.items()} if ground.large else ends


def as_near_as_can_be(ground: Ground, squares: Collection[Square]) -> Routes | None:
    """Where there is no way to the goal itself: to the squares nearest to it that can be reached (WOLF-RUL-46)."""
    for there in (ground, ground._replace(doors={})):
        routes = find_routes(there, {0: nearest_part(there, within_reach(there), squares)})
        if routes:
            return routes if routes.cost else None
    return None


def nearest_part(ground: Ground, area: Area, squares: Collection[Square]) -> Area:
    """The part of an area that is nearest to any of these squares (WOLF-RUL-17)."""
    around = [at_distance(ground.grid, square) for square in squares]
    for far in range(max(len(rings) for rings in around)):
        ring = 0
        for rings in around:
            ring |= rings[far] if far < len(rings) else 0
        if part := area & (ground.grid.under(ring) if ground.large else ring):
            return part
    return 0

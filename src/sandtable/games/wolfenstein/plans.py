"""Where the greedy player's Heroes go: what is left to do, how far it is, and who does what.

An errand is something to be done at a certain spot. Heroes share the errands so that the last of them is done as early
as possible: together while one after another will do, in groups when time is short. Distances are walked over the bare
map; closed doors cost nothing, barricades and locked doors are walls.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Literal, NamedTuple, TypeAlias

from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.doors import pierces_metal, why_locked
from sandtable.games.wolfenstein.goals import (
    Evacuate,
    Events,
    Gather,
    Goal,
    Kill,
    KillPlaced,
    Leave,
    LockedUntilSearched,
    Search,
    SearchAmongEnemies,
)
from sandtable.games.wolfenstein.grid import Area, Barriers, steps
from sandtable.games.wolfenstein.state import Hero, Nazi, State
from sandtable.games.wolfenstein.table import armor, enemies_in, footing, hp, token_place
from sandtable.games.wolfenstein.winning import is_met

Steps: TypeAlias = Mapping[str, int]  # AP from a square, by its name, to the goal

PASSAGE = 4  # AP that a secret passage costs, with the fatigue it brings
FAR = 99
AP = 6  # of a usual turn
KILLS = 0.6  # attacks' worth of fighting that a Hero gets done in a round
ALONE = 1.5  # rounds that it must save to send a Hero off alone
AMONG = 0.5  # share of the enemies to deal with even where a Hero may search among them
MOST = 4  # errands that are considered at once


class Errand(NamedTuple):
    """Something to be done: a token to be searched, a Nazi to be killed, a place to be in."""

    kind: Literal["search", "kill", "be"]
    name: str
    area: Area


# -- distances ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def steps_to(board: Board, area: Area, barred: Barriers) -> Steps:
    """The AP that it takes to get into an area from everywhere else, secret passages included."""
    grid, costs = board.grid, dict[str, int]()
    passages = [(board.area(one), board.area(other)) for one, other in map(tuple, board.passages.values())]
    passages += [(other, one) for one, other in passages]
    seen, waves = 0, {0: area}
    for cost in range(FAR):
        if not waves:
            break
        wave = waves.pop(cost, 0) & ~seen
        if not wave:
            continue
        seen |= wave
        for name in board.listed(wave):
            costs[name] = cost
        waves[cost + 1] = waves.get(cost + 1, 0) | steps.around(grid, wave, barred) & ~seen
        for here, there in passages:
            if wave & here:
                waves[cost + PASSAGE] = waves.get(cost + PASSAGE, 0) | there
    return costs


def barred(s: State, hero: Hero | None = None) -> Barriers:
    """What a Hero cannot get through for now: locked doors, and barricades unless it can pierce metal."""
    pierced = hero is None or any(pierces_metal(s, weapon) for weapon in hero.weapons)
    locked = (door for door in s.closed if why_locked(s, door) is not None) if s.box.mission.special else ()
    return s.box.board.grid.shut((*locked, *(() if pierced else s.barricades)))


# -- what is left to do ------------------------------------------------------------------------------------------------


def errands(s: State) -> list[Errand]:
    """All that is still to be done before the Heroes can go where the mission wants them in the end."""
    found = [errand for goal in s.box.mission.goals if not is_met(s, goal) for errand in _errands_of(s, goal)]
    for rule in s.box.mission.special:
        if isinstance(rule, LockedUntilSearched) and any(door in s.closed for door in rule.doors):
            found += _objectives(s, rule.objectives)
    return list(dict.fromkeys(found))


def _errands_of(s: State, goal: Goal) -> Iterator[Errand]:
    match goal:
        case Search():
            yield from _objectives(s, goal.objectives)
        case KillPlaced() | Kill():
            for nazi in s.nazis.values():
                if is_wanted(s, goal, nazi):
                    yield Errand("kill", nazi.id, footing(s, nazi).area)
        case Events():
            board = s.box.board
            for token in s.tokens:
                if token.startswith("event"):
                    yield Errand("search", token, board.footing(board.searchable[token]).area)


def _objectives(s: State, letters: tuple[str, ...]) -> Iterator[Errand]:
    board = s.box.board
    for letter in letters:
        token = f"objective-{letter}"
        if token in s.tokens:
            yield Errand("search", token, board.footing(board.searchable[token]).area)


def is_wanted(s: State, goal: Goal, nazi: Nazi) -> bool:
    """Whether a goal asks for this Nazi's death, or for the death of the model that steps out when it dies."""
    match goal:
        case KillPlaced():
            return nazi.placed and nazi.kind == goal.enemy
        case Kill():
            return nazi.kind == goal.enemy or goal.enemy in _followers(s, nazi)
    return False


def _followers(s: State, nazi: Nazi) -> list[str]:
    skills = s.box.cards.enemies[nazi.kind].skills
    return [e.model for skill in skills if skill.when == "death" for e in skill.effects if e.name == "replace"]


def rendezvous(s: State) -> Errand | None:
    """Where everybody has to be at the end of a round, once all else is done."""
    board = s.box.board
    for goal in s.box.mission.goals:
        match goal:
            case Gather():
                return Errand("be", "gather", _union(board.places[place] for place in goal.places))
            case Evacuate():
                return Errand("be", "evacuate", board.grid.everywhere & ~_union(board.places[p] for p in goal.places))
            case Leave():
                spawns = board.area(*(board.hero_spawns[letter] for letter in goal.spawns))
                return Errand("be", "leave", spawns | steps.around(board.grid, spawns))
    return None


def hidden(s: State, walls: Barriers) -> Errand | None:
    """A Nazi who must die and cannot be reached yet: all go there in the end."""
    spawn = next(iter(s.box.board.hero_spawns.values()))
    for errand in errands(s):
        if errand.kind == "kill" and spawn not in steps_to(s.box.board, errand.area, walls):
            return errand
    return None


def _union(areas: Iterator[Area]) -> Area:
    whole = 0
    for area in areas:
        whole |= area
    return whole


# -- who does what -----------------------------------------------------------------------------------------------------


class Orders(NamedTuple):
    """What each Hero is to do first, and how many rounds it all takes by a rough guess."""

    first: dict[str, Errand]
    rounds: float


class Outlook(NamedTuple):
    """All that decides how long the errands take."""

    far: dict[str, tuple[int, ...]]  # AP of each Hero to each errand
    between: tuple[tuple[int, ...], ...]  # AP from one errand to another
    home: tuple[int, ...]  # AP from each errand to where all have to be in the end
    labour: tuple[float, ...]  # attacks before it can be done


def orders(s: State) -> Orders:
    """The errands shared among the living Heroes so that all is done soonest."""
    board, walls = s.box.board, barred(s)
    last = rendezvous(s) or hidden(s, walls)
    starts = {hero.id: hero.at or next(iter(board.hero_spawns.values())) for hero in s.alive}
    home = steps_to(board, last.area, 0 if last.kind == "kill" else walls) if last else {}
    ways = {hero.id: barred(s, hero) for hero in s.alive}
    maps = {errand: steps_to(board, errand.area, walls) for errand in errands(s)}
    todo = _pressing(s, maps, starts)
    if not todo:
        far = max((home.get(start, 0) for start in starts.values()), default=0)
        return Orders(dict.fromkeys(starts, last) if last else {}, far / AP)
    after = labour(s, last) / (KILLS * len(starts)) if last else 0
    sites = [board.names[board.grid.listed(errand.area)[0]] for errand in todo]
    outlook = Outlook(
        {
            hero: tuple(steps_to(board, errand.area, ways[hero]).get(start, FAR) for errand in todo)
            for hero, start in starts.items()
        },
        tuple(tuple(maps[errand].get(site, FAR) for errand in todo) for site in sites),
        tuple(home.get(site, 0) for site in sites),
        tuple(labour(s, errand) for errand in todo),
    )
    rounds, shared = min((_rounds(outlook, shared), shared) for shared in _shares(s, outlook))
    return Orders({hero: todo[number] for hero, number in shared}, rounds + after)


def _pressing(s: State, maps: dict[Errand, Steps], starts: dict[str, str]) -> list[Errand]:
    """The nearest errands that can be reached; no more events than are needed."""
    needed = next((goal.count - s.events_done for goal in s.box.mission.goals if isinstance(goal, Events)), 0)
    far = {errand: min(steps.get(start, FAR) for start in starts.values()) for errand, steps in maps.items()}
    near = sorted((errand for errand in maps if far[errand] < FAR), key=lambda errand: far[errand])
    events = [errand for errand in near if errand.name.startswith("event")]
    return [errand for errand in near if errand not in events[max(0, needed) :]][:MOST]


def _shares(s: State, outlook: Outlook) -> Iterator[tuple[tuple[str, int], ...]]:
    """Every way to give each Hero an errand to begin with; Heroes in the same place are as good as each other."""
    groups: dict[str, list[str]] = {}
    for hero in outlook.far:
        at = s.heroes[hero].at
        groups.setdefault(s.box.board.place_of[s.box.board.squares[at]] if at else "", []).append(hero)
    numbers = range(len(outlook.labour))
    ways = [
        [tuple(zip(group, chosen, strict=True)) for chosen in combinations_with_replacement(numbers, len(group))]
        for group in groups.values()
    ]
    for parts in product(*ways):
        yield tuple(pair for part in parts for pair in part)


def _rounds(outlook: Outlook, shared: tuple[tuple[str, int], ...]) -> float:
    """When all is done, if each team does its errand and the first to finish takes what is left."""
    sizes: dict[int, int] = {}
    arrive: dict[int, int] = {}
    for hero, number in shared:
        sizes[number] = sizes.get(number, 0) + 1
        arrive[number] = max(arrive.get(number, 0), outlook.far[hero][number])
    teams = [
        (arrive[number] / AP + outlook.labour[number] / (KILLS * size) + ALONE * (size == 1), size, number)
        for number, size in sizes.items()
    ]
    left = [number for number in range(len(outlook.labour)) if number not in sizes]
    while left:
        done, number, team = min(
            (team[0] + outlook.between[team[2]][number] / AP + outlook.labour[number] / (KILLS * team[1]), number, team)
            for number in left
            for team in teams
        )
        teams[teams.index(team)] = (done, team[1], number)
        left.remove(number)
    return max(done + outlook.home[number] / AP for done, _, number in teams)


def labour(s: State, errand: Errand) -> float:
    """How many attacks it will take before an errand can be done."""
    if errand.kind == "kill":
        return toughness(s, s.nazis[errand.name])
    if errand.kind == "search":
        share = AMONG if may_search_among_enemies(s, errand.name) else 1
        return share * sum(toughness(s, nazi) for nazi in enemies_in(s, token_place(s, errand.name)))
    return 0


def may_search_among_enemies(s: State, token: str) -> bool:
    letter = token.partition("-")[2]
    return any(isinstance(rule, SearchAmongEnemies) and letter in rule.objectives for rule in s.box.mission.special)


def toughness(s: State, nazi: Nazi) -> float:
    """How many attacks it takes to kill a Nazi, more or less."""
    return 0.6 + 0.5 * hp(s, nazi) + 0.15 * armor(s, nazi)


def way(s: State, hero: Hero, plan: Orders) -> Steps:
    """The way of a Hero by its orders."""
    errand = plan.first.get(hero.id)
    return steps_to(s.box.board, errand.area, barred(s, hero)) if errand else {}

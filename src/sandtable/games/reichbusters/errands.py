"""Who goes where: what the squad still needs of its mission, and how far each area is from it.

The greedy player's map. A way is measured in moves: closed doors, enemies and unseen tokens make it longer.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Literal, NamedTuple, TypeAlias

from sandtable.games.reichbusters import gear, winning
from sandtable.games.reichbusters.board import FAR, Board, Mask
from sandtable.games.reichbusters.missions import EscapeWith, Yields
from sandtable.games.reichbusters.movement import linked
from sandtable.games.reichbusters.state import Enemy, Hero, State
from sandtable.games.reichbusters.table import enemy_areas, side_of, smoke, squad

Kind: TypeAlias = Literal["leave", "cover", "search", "lead", "kill", "plant"]
Field: TypeAlias = dict[str, float]

ROUNDS = "ap-rounds"

# What makes a way longer, in moves.
DOOR = 0.5
LOCK = 1.0  # comes on top
NOISE = 0.1  # for each noise die of a closed door
ENEMIES = 0.8
TOKEN = 0.5
AHEAD = 2  # areas that others go ahead of whoever carries what wins


class Errand(NamedTuple):
    """What a Hero is out for, and where."""

    kind: Kind
    areas: tuple[str, ...]


# -- what is to be done ------------------------------------------------------------------------------------------------


def errand_of(s: State, hero: Hero) -> Errand:
    """What a Hero should do next."""
    exits = s.box.mission.exits
    if winning.wins_by_leaving(s, hero):
        return Errand("leave", exits)
    carried = {item.kind for item in hero.items}
    to_plant = winning.areas_to_plant(s)
    if to_plant:
        return _errand_with_charges(s, hero, to_plant, carried)
    for goal in s.box.mission.goals:
        if isinstance(goal, EscapeWith) and goal.item not in carried:
            found = _to_get(s, hero, goal.item)
            if found is not None:
                return found
    return Errand("cover", _ahead_of_carrier(s) or exits)


def _ahead_of_carrier(s: State) -> tuple[str, ...]:
    """A few areas ahead of whoever carries what wins, so that the way is open when it comes."""
    carrier = next((other for other in squad(s) if winning.wins_by_leaving(s, other)), None)
    if carrier is None:
        return ()
    way, at = field(s, s.box.mission.exits), carrier.at
    board = s.box.board
    for _ in range(AHEAD):
        near = [*board.borders[at], *(board.far_side(door, at) for door in board.doors_of[at]), *linked(s, at)]
        at = min(near, key=way.__getitem__)
        if not way[at]:
            break
    return (at,)


def _errand_with_charges(s: State, hero: Hero, to_plant: list[str], carried: set[str]) -> Errand:
    """Charges go to the nearest place each; whoever has none goes along."""
    if gear.CHARGE in carried:
        return Errand("plant", (_assigned(s, hero, to_plant),))
    lying = lies(s, gear.CHARGE)
    if lying:
        return Errand("search", lying)
    carriers = [other for other in squad(s) if any(item.kind == gear.CHARGE for item in other.items)]
    if "detonator" in carried or not carriers:
        return Errand("cover", s.box.mission.exits)
    far = s.board.distances(hero.at, s.shut)
    friend = min(carriers, key=lambda other: far[other.at])
    return Errand("cover", (_assigned(s, friend, to_plant),))


def _assigned(s: State, hero: Hero, to_plant: list[str]) -> str:
    """The place of a Hero's charge."""
    carriers = [other for other in squad(s) if any(item.kind == gear.CHARGE for item in other.items)]
    return _share(s, hero, carriers, tuple(to_plant))


def _share(s: State, hero: Hero, heroes: list[Hero], areas: tuple[str, ...]) -> str:
    """One of several areas for each Hero: the nearest pair first, then the next nearest; the rest go along."""
    fields = {area: field(s, (area,)) for area in areas}
    waiting, left = {other.id: other.at for other in heroes}, list(areas)
    while waiting and left:
        _, name, area = min((fields[area][at], name, area) for name, at in waiting.items() for area in left)
        if name == hero.id:
            return area
        del waiting[name]
        left.remove(area)
    return min(areas, key=lambda area: fields[area][hero.at])


def _to_get(s: State, hero: Hero, item: str) -> Errand | None:
    """Where what the squad must carry out can be had; nothing if somebody has it."""
    if any(carried.kind == item for hero in squad(s) for carried in hero.items):
        return None
    if item == gear.ESCORT:
        return Errand("lead", (s.escort,)) if s.escort else None
    areas = lies(s, item)
    if areas:
        return Errand("search", areas)
    prey = prey_of(s)
    return Errand("kill", _stands(s, hero, prey)) if prey is not None else None


def prey_of(s: State) -> Enemy | None:
    """The enemy that must die."""
    kinds = {rule.unit for rule in s.box.mission.special if isinstance(rule, Yields)}
    return next((enemy for enemy in s.enemies.values() if enemy.type in kinds), None) if kinds else None


def _stands(s: State, hero: Hero, prey: Enemy) -> tuple[str, ...]:
    """Where a Hero can shoot the prey from; with blades alone, where it is."""
    board = s.box.board
    far = max((side_of(s, weapon).range for weapon in hero.weapons if weapon.is_usable), default=0)
    shut, held, obscured = s.shut, enemy_areas(s), smoke(s)
    stands = 0
    for run in board.runs[prey.at]:
        if run.steps <= far and not (run.doors & shut or run.between & (held | obscured) or run.to & (held | obscured)):
            stands |= run.to
    return tuple(board.named(stands)) or (prey.at,)


def lies(s: State, item: str) -> tuple[str, ...]:
    """Areas where an item lies, or may lie face down."""
    return tuple(
        area
        for area, lying in s.items.items()
        if any(each.kind == item or (each.back == "shuffled" and not each.face_up) for each in lying)
    )


def is_needed(s: State, item: str) -> bool:
    """Whether the squad must carry an item out, or plant it."""
    if item == gear.CHARGE:
        return bool(winning.areas_to_plant(s))
    return any(goal.item == item for goal in s.box.mission.goals if isinstance(goal, EscapeWith))


# -- how far it is -----------------------------------------------------------------------------------------------------


def field(s: State, goals: tuple[str, ...], shut: Mask | None = None) -> Field:
    """How many moves each area is from the nearest of these, with `shut` in place of the doors that are closed."""
    board = s.box.board
    return _field(
        board,
        goals,
        s.shut if shut is None else shut,
        board.shut(s.locked) if s.locked else 0,
        enemy_areas(s),
        board.mask(s.tokens) if s.tokens else 0,
        tuple(s.passages),
    )


@lru_cache(maxsize=16_384)
def _field(
    board: Board,
    goals: tuple[str, ...],
    shut: Mask,
    locked: Mask,
    enemies: Mask,
    tokens: Mask,
    passages: tuple[tuple[str, str], ...],
) -> Field:
    far: Field = dict.fromkeys(board.areas, float(FAR))
    waiting: list[tuple[float, str]] = []
    for goal in goals:
        far[goal] = 0.0
        waiting.append((0.0, goal))
    while waiting:
        cost, area = heappop(waiting)
        if cost > far[area]:
            continue
        bit = board.bit[area]
        entering = cost + 1 + ENEMIES * bool(bit & enemies) + TOKEN * bool(bit & tokens)
        for other in board.borders[area]:
            if entering < far[other]:
                far[other] = entering
                heappush(waiting, (entering, other))
        for door in board.doors_of[area]:
            other, price = board.far_side(door, area), entering
            if board.door_bit[door] & shut:
                price += DOOR + NOISE * board.doors[door].noise + LOCK * bool(board.door_bit[door] & locked)
            if price < far[other]:
                far[other] = price
                heappush(waiting, (price, other))
        for pair in passages:
            if area in pair:
                other = pair[1] if area == pair[0] else pair[0]
                if entering < far[other]:
                    far[other] = entering
                    heappush(waiting, (entering, other))
    return far


# -- how much time is left ---------------------------------------------------------------------------------------------


def rounds_left(s: State) -> int:
    """Rounds until time is up, this one included, if nobody brings the alarm forward."""
    track = s.box.mission.track
    if s.sounded:
        return track.post - s.marker + 1
    return track.pre - s.marker + 1 + track.post

"""Action Stations! (p.18): alert units move towards the nearest Hero, one by one, and deal with doors."""

from __future__ import annotations

from sandtable.engine.decision import Play
from sandtable.games.reichbusters import awareness, controller, features, kill, uncover, windows
from sandtable.games.reichbusters.board import FAR
from sandtable.games.reichbusters.log import DoorOpened, DoorUnlocked, EnemyMoved, EnemyStayed, PhaseBegan
from sandtable.games.reichbusters.state import Enemy, State
from sandtable.games.reichbusters.table import (
    enemies_at,
    has,
    has_guard,
    hero_areas,
    is_alert,
    is_downed,
    is_guard_point,
    is_ranged,
    reach_of,
    seen_by_enemy,
    smoke,
    squad,
)


def begin(s: State) -> Play[None]:
    """The start of the phase: instants, and who is ruthless (REICH-RUL-79)."""
    s.tell(PhaseBegan, "REICH-ENM-01", "action-stations")
    s.row, s.done = 0, []
    s.phase = "stations"
    yield from windows.phase_start(s, "stations-start")


def stations(s: State) -> Play[None]:
    """One unit acts: rows in the order of the faction card, units of a row in the players' order.

    REICH-AST-01, REICH-ENM-02, REICH-RUL-75.
    """
    unit = yield from _next(s)
    if unit is None:
        features.alarm_boxes(s)
        s.phase = "kill-start"
        return
    s.done.append(unit.id)
    yield from act(s, unit)


def _next(s: State) -> Play[Enemy | None]:
    order = s.box.order
    while s.row < len(order):
        waiting = [
            enemy
            for enemy in s.enemies.values()
            if enemy.type == order[s.row] and enemy.id not in s.done and is_alert(s, enemy)
        ]
        if waiting:
            return (yield from _choose(s, waiting))
        s.row += 1
    return None


def _choose(s: State, waiting: list[Enemy]) -> Play[Enemy]:
    """Units that are alike in every way are one choice."""
    alike: dict[tuple[str, int, int], Enemy] = {}
    for enemy in waiting:
        alike.setdefault((enemy.at, enemy.wounds, enemy.side), enemy)
    names = [enemy.id for enemy in alike.values()]
    name = yield from controller.decide(s, "who-acts", "unit", names)
    return s.enemies[name]


# -- one unit ----------------------------------------------------------------------------------------------------------


def act(s: State, enemy: Enemy) -> Play[None]:
    """A unit's activation: it stays, shoots, or goes its way (REICH-AST-02, REICH-AST-07, REICH-AST-08)."""
    if why := why_stays(s, enemy):
        s.tell(EnemyStayed, why, enemy.id, why)
        return
    if has(s, enemy, "ruthless") and s.box.options.ruthless == "twice" and kill.shot_at(s, enemy):
        yield from kill.shoot_alone(s, enemy)  # REICH-KEY-63
        return
    moves = 2 if has(s, enemy, "fast") or (has(s, enemy, "scuttle") and _sees_hero(s, enemy)) else 1
    for _ in range(moves):  # REICH-KEY-29, REICH-KEY-64, REICH-RUL-80
        if enemy.id not in s.enemies or not squad(s) or is_in_place(s, enemy):
            return
        if not (yield from _advance(s, enemy)):
            return
        if enemy.at in s.suppressed and not has(s, enemy, "relentless"):
            return  # REICH-KEY-77, REICH-RUL-127


def why_stays(s: State, enemy: Enemy) -> str:
    """The rule that keeps a unit where it is; empty if none does."""
    if enemy.at in s.suppressed and not has(s, enemy, "relentless"):
        return "REICH-KEY-77"
    if has(s, enemy, "fixed"):
        return "REICH-KEY-32"
    if _guards(s, enemy):
        return "REICH-KEY-36"
    return ""


def _guards(s: State, enemy: Enemy) -> bool:
    """Fewer than five guards in all stay on a guard point; a coward beside a Hero flees all the same.

    REICH-GRD-01, REICH-RUL-54, REICH-RUL-78.
    """
    if not has_guard(s, enemy) or not is_guard_point(s, enemy.at):
        return False
    if has(s, enemy, "coward") and any(hero.at == enemy.at for hero in squad(s)):
        return False
    guards = sum(has_guard(s, other) for other in enemies_at(s, enemy.at))
    return guards < s.box.constants.guards


def is_in_place(s: State, enemy: Enemy) -> bool:
    """Whether a unit has no reason to go on: it shares an area with a Hero, or can shoot one (REICH-RUL-77)."""
    here = any(hero.at == enemy.at for hero in squad(s))
    if has(s, enemy, "coward"):
        return not here and _can_shoot(s, enemy)
    return here or (is_ranged(s, enemy) and _can_shoot(s, enemy))


def _can_shoot(s: State, enemy: Enemy) -> bool:
    reach = reach_of(s, enemy)
    board, shut, obscured = s.board, s.shut, smoke(s)
    blocked = hero_areas(s)
    return any(
        board.range_to(enemy.at, hero.at, shut, blocked, obscured) <= reach
        for hero in squad(s)
        if not is_downed(s, hero)
    )


def _sees_hero(s: State, enemy: Enemy) -> bool:
    return bool(seen_by_enemy(s, enemy.at) & hero_areas(s))


def _advance(s: State, enemy: Enemy) -> Play[bool]:
    """One step, or one door; says whether it got anywhere."""
    if has(s, enemy, "coward") and any(hero.at == enemy.at for hero in squad(s)):
        return (yield from _flee(s, enemy))
    steps, far, goal = next_steps(s, enemy)
    if not steps:
        return False
    area = yield from controller.decide(s, "enemy-step", "step", steps, {"enemy": enemy.id})
    door = next((name for name in s.board.doors_of[enemy.at] if s.board.far_side(name, enemy.at) == area), "")
    if door in s.closed:
        if has(s, enemy, "no-hands"):
            return False  # waits at the door (REICH-RUL-76)
        if not has(s, enemy, "unstoppable"):
            yield from _work_door(s, enemy, door)
            return True
        open_door(s, enemy, door)  # REICH-KEY-81
    if has(s, enemy, "coward") and any(hero.at == area for hero in squad(s)):
        return False  # REICH-KEY-15
    yield from move(s, enemy, area, goal, far)
    return True


def next_steps(s: State, enemy: Enemy) -> tuple[list[str], int, str]:
    """The first steps of all shortest routes to the nearest Heroes, the distance, and one such Hero (REICH-RUL-76)."""
    shut, board = s.shut, s.board
    heroes = squad(s)
    if has(s, enemy, "no-hands"):
        walks = board.walks(enemy.at, shut)
        if any(walks[hero.at] < FAR for hero in heroes):
            least = min(walks[hero.at] for hero in heroes)
            goals = [hero for hero in heroes if walks[hero.at] == least]
            found = [
                area
                for area in board.adjacent(enemy.at, shut)
                if any(board.walks(area, shut)[goal.at] == least - 1 for goal in goals)
            ]
            return found, least, goals[0].id
    far = board.distances(enemy.at, shut)
    least = min(far[hero.at] for hero in heroes)
    goals = [hero for hero in heroes if far[hero.at] == least]
    found = [
        area
        for area, price in board.steps(enemy.at, shut, open_only=False)
        if any(board.distances(area, shut)[goal.at] == least - price for goal in goals)
    ]
    return list(dict.fromkeys(found)), least, goals[0].id


def move(s: State, enemy: Enemy, area: str, goal: str, far: int) -> Play[None]:
    """Into an area, with the awareness of the room it left (REICH-AWR-07)."""
    before, enemy.at = enemy.at, area
    s.tell(EnemyMoved, "REICH-AST-01", enemy.id, area, goal, far)
    awareness.carry(s, enemy, before)
    yield from uncover.look(s)
    yield from kill.entered_sight(s, enemy)


def _flee(s: State, enemy: Enemy) -> Play[bool]:
    """A coward leaves a Hero's area for the farthest one without Heroes, by no closed door (REICH-RUL-78)."""
    taken = {hero.at for hero in squad(s)}
    ways = [area for area in s.board.adjacent(enemy.at, s.shut) if area not in taken]
    if not ways:
        return False
    farthest = {area: min(s.board.distance(area, other, s.shut) for other in taken) for area in ways}
    best = [area for area in ways if farthest[area] == max(farthest.values())]
    area = yield from controller.decide(s, "enemy-step", "step", best, {"enemy": enemy.id})
    yield from move(s, enemy, area, "", 0)
    return True


def _work_door(s: State, enemy: Enemy, door: str) -> Play[None]:
    """Unlock it or open it, in place of moving (REICH-AST-03, REICH-AST-04, REICH-AST-05)."""
    if door in s.locked:
        s.locked.remove(door)
        s.tell(DoorUnlocked, "REICH-AST-03", enemy.id, door)
        return
    open_door(s, enemy, door)
    yield from uncover.look(s)  # REICH-RUL-131


def open_door(s: State, enemy: Enemy, door: str) -> None:
    if door in s.locked:
        s.locked.remove(door)
    s.closed.remove(door)
    s.tell(DoorOpened, "REICH-AST-04", enemy.id, door)

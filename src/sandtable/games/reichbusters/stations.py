"""Action Stations! (p.18): alert units move towards the nearest Hero, one by one, and deal with doors."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.engine.decision import Play
from sandtable.games.reichbusters import awareness, controller, features, kill, uncover, windows
from sandtable.games.reichbusters.board import FAR, Mask
from sandtable.games.reichbusters.log import DoorOpened, DoorUnlocked
from sandtable.games.reichbusters.log_enemy import EnemyHeaded, EnemyMoved, EnemyStayed, PhaseBegan, TieBroken
from sandtable.games.reichbusters.state import Enemy, Hero, State, type_of
from sandtable.games.reichbusters.table import (
    alert_units,
    has,
    has_hero,
    hero_areas,
    is_downed,
    is_ranged,
    is_suppressed,
    keeps_guard,
    reach_of,
    seen_by_enemy,
    smoke,
    squad,
)


def begin(s: State) -> Play[None]:
    """The start of the phase: instants, and which ruthless units shoot (REICH-KEY-63, REICH-RUL-79)."""
    s.tell(PhaseBegan, "REICH-ENM-01", "action-stations")
    s.row, s.done = 0, []
    s.phase = "stations"
    yield from windows.phase_start(s, "stations-start")
    s.ruthless = []
    if s.box.options.ruthless == "twice":
        s.ruthless = [
            enemy.id for enemy in s.enemies.values() if has(s, enemy, "ruthless") and kill.sees_mark(s, enemy)
        ]


def stations(s: State) -> Play[None]:
    """One unit acts: rows in the order of the faction card, units of a row in the players' order.

    REICH-AST-01, REICH-ENM-02, REICH-ENM-03, REICH-RUL-75.
    """
    unit = yield from _next(s)
    if unit is None:
        features.alarm_boxes(s)
        s.ruthless = []
        s.phase = "kill-start"
    elif unit.id in s.ruthless and not why_stays(s, unit).rule:
        yield from kill.shoot_first(s, unit)
    else:
        s.done.append(unit.id)
        yield from act(s, unit)


def _next(s: State) -> Play[Enemy | None]:
    """Units that become alert while the phase goes on act too, unless their row is finished (REICH-RUL-75)."""
    waiting = first_row(s)
    return (yield from _choose(s, waiting)) if waiting else None


def first_row(s: State) -> list[Enemy]:
    """The alert units of the first row that is not finished; the row is noted, and none before it acts any more."""
    row_of, done, first = s.box.row_of, set(s.done), s.row
    row, found = len(row_of), []
    for enemy in alert_units(s):
        if enemy.id in done:
            continue
        own = row_of[type_of(enemy.id)]
        if first <= own < row:
            row, found = own, [enemy]
        elif own == row:
            found.append(enemy)
    s.row = row
    return found


def _choose(s: State, waiting: list[Enemy]) -> Play[Enemy]:
    """Units that are alike in every way are one choice."""
    alike: dict[tuple[str, int, int, bool], Enemy] = {}
    for enemy in waiting:
        alike.setdefault((enemy.at, enemy.wounds, enemy.side, enemy.id in s.ruthless), enemy)
    names = [enemy.id for enemy in alike.values()]
    name = yield from controller.decide(s, "who-acts", "unit", names)
    return s.enemies[name]


# -- one unit ----------------------------------------------------------------------------------------------------------


class Why(NamedTuple):
    """Why a unit stays or stops: the rule and a word for it, and the Hero whom it is about."""

    rule: str = ""
    word: str = ""
    hero: str = ""
    distance: int = 0


FREE = Why()


def act(s: State, enemy: Enemy) -> Play[None]:
    """A unit's activation: it stays, or goes its way, looking again after each area (REICH-RUL-127)."""
    why = why_stays(s, enemy)
    if not why.rule and has(s, enemy, "fixed"):
        why = Why("REICH-KEY-32", "fixed")
    moves = 0 if why.rule else moves_of(s, enemy)
    for left in range(moves, 0, -1):
        why = why_in_place(s, enemy)
        if why.rule:
            break
        if left == moves:
            _tell_route(s, enemy)
        why = yield from _advance(s, enemy)
        if enemy.id not in s.enemies or not squad(s):
            return
        if not why.rule and is_suppressed(s, enemy):
            why = Why("REICH-KEY-77", "entered-suppressed")
        if why.rule:
            break
    if why.rule:
        s.tell(EnemyStayed, why.rule, enemy.id, why.word, why.hero, why.distance)


def moves_of(s: State, enemy: Enemy) -> int:
    """Two for a fast unit, and for a scuttling one that sees a Hero as it activates.

    REICH-KEY-29, REICH-KEY-64, REICH-RUL-80.
    """
    words = s.face(enemy).keywords
    if "fast" in words:
        return 2
    return 2 if "scuttle" in words and seen_by_enemy(s, enemy.at) & hero_areas(s) else 1


def why_stays(s: State, enemy: Enemy) -> Why:
    """What keeps a unit from activating at all: suppression, or a guard point."""
    if is_suppressed(s, enemy):
        return Why("REICH-KEY-77", "suppressed")
    if keeps_guard(s, enemy):
        return Why("REICH-KEY-36", "on-guard")
    return FREE


def why_in_place(s: State, enemy: Enemy) -> Why:
    """Why a unit has no reason to go on: it shares an area with a Hero, or could shoot one.

    REICH-AST-02, REICH-AST-07, REICH-AST-08, REICH-RUL-77. A coward does not stay with a Hero (REICH-KEY-15).
    """
    here = next((hero for hero in squad(s) if hero.at == enemy.at), None)
    coward = has(s, enemy, "coward")
    if here is not None:
        return FREE if coward else Why("REICH-AST-02", "with-hero", here.id)
    if coward or is_ranged(s, enemy):
        mark, far = _in_range(s, enemy)
        if mark is not None:
            return Why("REICH-AST-08", "in-range", mark.id, far)
    return FREE


def _in_range(s: State, enemy: Enemy) -> tuple[Hero | None, int]:
    """A Hero who is not Downed, in range and in sight of a unit, and how far along that line."""
    reach = reach_of(s, enemy)
    board, shut, obscured = s.box.board, s.shut, smoke(s)
    blocked = hero_areas(s)
    for hero in squad(s):
        if not is_downed(s, hero):
            far = board.range_to(enemy.at, hero.at, shut, blocked, obscured)
            if far <= reach:
                return hero, far
    return None, FAR


# -- one step or one door ----------------------------------------------------------------------------------------------


def _advance(s: State, enemy: Enemy) -> Play[Why]:
    """One step, or one door in place of it; says why it got nowhere."""
    if has(s, enemy, "coward") and has_hero(s, enemy.at):
        return (yield from _flee(s, enemy))
    steps, goal, far = next_steps(s, enemy)
    if not steps:
        return Why("REICH-RUL-76", "no-way", goal, far)
    area = yield from _choose_step(s, enemy, list(steps))
    goal = steps[area]
    door = next((name for name in s.board.doors_of[enemy.at] if s.board.far_side(name, enemy.at) == area), "")
    if door in s.closed:
        if has(s, enemy, "no-hands"):
            return Why("REICH-KEY-49", "waits-at-door", goal, far)  # REICH-RUL-76
        if not has(s, enemy, "unstoppable"):
            yield from _work_door(s, enemy, door)
            return FREE
        yield from _open(s, enemy, door, "REICH-KEY-81")
    if has(s, enemy, "coward") and has_hero(s, area):
        return Why("REICH-KEY-15", "coward", goal, far)
    yield from move(s, enemy, area, goal, far)
    return FREE


def _choose_step(s: State, enemy: Enemy, steps: list[str]) -> Play[str]:
    """Between equal routes the players choose (REICH-TIE-01, REICH-NEA-02)."""
    area = yield from controller.decide(s, "enemy-step", "step", steps, {"enemy": enemy.id})
    if len(steps) > 1:
        s.tell(TieBroken, "REICH-TIE-01", enemy.id, area, tuple(steps))
    return area


class Way(NamedTuple):
    """How a unit gets on: the doors that count for it, and whether it uses open ones only."""

    shut: Mask
    open_only: bool = False

    def far(self, s: State, area: str) -> dict[str, int]:
        """How far it is from an area to every other."""
        board = s.box.board
        return board.walks(area, self.shut) if self.open_only else board.distances(area, self.shut)


def way_of(s: State, enemy: Enemy) -> Way:
    """Doors do not count on the way of an unstoppable unit (REICH-KEY-81, REICH-RUL-80).

    One with no hands goes by open doors if they lead to any Hero, else towards the closed ones (REICH-RUL-76).
    """
    words, shut = s.face(enemy).keywords, s.shut
    if "unstoppable" in words:
        return Way(0)
    return Way(shut, "no-hands" in words and any(s.box.board.walks(hero.at, shut)[enemy.at] < FAR for hero in squad(s)))


def next_steps(s: State, enemy: Enemy) -> tuple[dict[str, str], str, int]:
    """The first steps of all shortest routes, each with the Hero to whom it leads; the nearest Hero, and how far.

    The nearest is found with closed doors counted, whoever asks (REICH-RUL-76, REICH-RUL-09), or by open doors alone
    for a unit that has no others.
    """
    way, at = way_of(s, enemy), enemy.at
    nearest = way if way.open_only else Way(s.shut)
    distances = {hero.id: nearest.far(s, hero.at)[at] for hero in squad(s)}
    least = min(distances.values())
    goals = [hero for hero, far in distances.items() if far == least]
    found: dict[str, str] = {}
    for goal in goals:
        far = way.far(s, s.heroes[goal].at)
        for area, price in s.box.board.steps(at, way.shut, open_only=way.open_only):
            if far[area] == far[at] - price:
                found.setdefault(area, goal)
    return found, goals[0], least


def _tell_route(s: State, enemy: Enemy) -> None:
    """Where a unit is bound for, worked out only if somebody listens."""
    if s.sink is None or has_hero(s, enemy.at):
        return
    _, goal, far = next_steps(s, enemy)
    s.tell(EnemyHeaded, "REICH-RUL-76", enemy.id, goal, far, route(s, enemy, goal))


def route(s: State, enemy: Enemy, goal: str) -> tuple[str, ...]:
    """The areas of one shortest route from a unit to a Hero, that of the Hero last."""
    way, here, there = way_of(s, enemy), enemy.at, s.heroes[goal].at
    far = way.far(s, there)
    found: list[str] = []
    while here != there:
        steps = s.box.board.steps(here, way.shut, open_only=way.open_only)
        here = next(area for area, price in steps if far[area] == far[here] - price)
        found.append(here)
    return tuple(found)


def move(s: State, enemy: Enemy, area: str, goal: str, far: int, rule: str = "REICH-AST-01") -> Play[None]:
    """Into an area, with the awareness of the room it left (REICH-AWR-07)."""
    before, enemy.at = enemy.at, area
    s.tell(EnemyMoved, rule, enemy.id, area, goal, far, before)
    awareness.carry(s, enemy, before)
    yield from uncover.look(s)
    yield from kill.entered_sight(s, enemy)


def _flee(s: State, enemy: Enemy) -> Play[Why]:
    """A coward leaves a Hero's area for the farthest one without Heroes, by no closed door (REICH-RUL-78)."""
    taken = {hero.at for hero in squad(s)}
    ways = [area for area in s.board.adjacent(enemy.at, s.shut) if area not in taken]
    if not ways:
        return Why("REICH-RUL-78", "cornered")
    farthest = {area: sorted(s.board.distance(area, other, s.shut) for other in taken) for area in ways}
    best = [area for area in ways if farthest[area] == max(farthest.values())]  # the nearest Hero first, then the next
    area = yield from _choose_step(s, enemy, best)
    yield from move(s, enemy, area, "", 0, "REICH-KEY-15")
    return FREE


def _work_door(s: State, enemy: Enemy, door: str) -> Play[None]:
    """Unlock it or open it, in place of moving (REICH-AST-03, REICH-AST-04, REICH-AST-05)."""
    if door in s.locked:
        s.locked.remove(door)
        s.tell(DoorUnlocked, "REICH-AST-03", enemy.id, door)
        return
    yield from _open(s, enemy, door, "REICH-AST-04")


def _open(s: State, enemy: Enemy, door: str, rule: str) -> Play[None]:
    """The door opens, and what the squad sees through it is uncovered at once (REICH-RUL-131)."""
    if door in s.locked:
        s.locked.remove(door)
    s.closed.remove(door)
    s.tell(DoorOpened, rule, enemy.id, door)
    yield from uncover.look(s)

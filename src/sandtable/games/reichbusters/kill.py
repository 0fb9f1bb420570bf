"""Kill the Intruders! (p.19): alert units attack, grouped by type, target and kind of attack."""

from __future__ import annotations

from sandtable.engine.decision import Play
from sandtable.games.reichbusters import action_cards, awareness, casualties, controller, defence, uncover, windows
from sandtable.games.reichbusters.cards import ActionCard, When
from sandtable.games.reichbusters.log import SmokeGone
from sandtable.games.reichbusters.log_enemy import EnemyAimed, EnemyAttacked, EnemyStayed, PhaseBegan
from sandtable.games.reichbusters.names import Reach
from sandtable.games.reichbusters.onslaught import Onslaught
from sandtable.games.reichbusters.state import Enemy, Hero, State, type_of
from sandtable.games.reichbusters.table import (
    alert_units,
    attack_of,
    by_turn,
    has,
    hero_areas,
    is_alert,
    is_downed,
    is_suppressed,
    keeps_guard,
    seen_by_hero,
    smoke,
    squad,
    support_of,
)

MOVED_INTO_SIGHT: tuple[When, ...] = ("enemy-enters-sight",)


def begin(s: State) -> Play[None]:
    """The start of the phase, and its instants."""
    s.tell(PhaseBegan, "REICH-ENM-01", "kill-the-intruders")
    s.row, s.done, s.aims = 0, [], {}
    s.phase = "kill"
    yield from windows.phase_start(s, "kill-start")


def kill(s: State) -> Play[None]:
    """One group attacks: units of one type on the same Hero in the same way.

    Rows come in the order of the faction card, and no unit attacks twice in the phase (REICH-KTI-01, REICH-KTI-04,
    REICH-ENM-02).
    """
    rows = _rows(s)
    for row in sorted(rows):
        s.row = row  # those before it are finished
        groups = yield from _groups(s, rows[row])
        if groups:
            key = yield from _choose_group(s, groups)
            yield from _attack(s, key, groups[key])
            return
    s.phase = "check"


def end_of_turn(s: State) -> Play[None]:
    """Suppressed tokens go at the end of the enemy turn (REICH-KEY-99), biscuits are eaten, smoke clears.

    Smoke lasts through Check Awareness!, the last phase (REICH-ITM-15); what it hid is looked at when it is gone.
    """
    s.suppressed.clear()
    s.biscuits.clear()
    s.aims.clear()
    gone = [area for area, by in s.obscured.items() if by in ("item", "card")]
    for area in gone:
        del s.obscured[area]
        s.tell(SmokeGone, "REICH-ITM-15", area)
    if gone:
        yield from uncover.look(s)


def _rows(s: State) -> dict[int, list[Enemy]]:
    """The units that have not attacked yet, by row, but for finished rows; only alert ones do (REICH-AST-10)."""
    row_of, done, first = s.box.row_of, set(s.done), s.row
    found: dict[int, list[Enemy]] = {}
    for enemy in alert_units(s):
        if enemy.id not in done and may_attack(s, enemy):
            row = row_of[type_of(enemy.id)]
            if row >= first:
                found.setdefault(row, []).append(enemy)
    return found


def _groups(s: State, units: list[Enemy]) -> Play[dict[str, list[Enemy]]]:
    """Units that can attack now, by target and kind of attack (REICH-RUL-124).

    A unit keeps the Hero whom it has settled on while it can attack that Hero; else it looks for the nearest again.
    """
    found: dict[str, list[Enemy]] = {}
    marks: dict[tuple[str, int], list[Hero]] = {}  # units of a row differ in nothing else
    for enemy in units:
        choices = marks.get((enemy.at, enemy.side))
        if choices is None:
            choices = marks[enemy.at, enemy.side] = targets(s, enemy)
        if not choices:
            continue
        settled = s.aims.get(enemy.id, "")
        hero = next((hero for hero in choices if hero.id == settled), None)
        if hero is None:
            hero = yield from _nearest_target(s, enemy, choices)
            s.aims[enemy.id] = hero.id
        reach: Reach = "melee" if hero.at == enemy.at else "ranged"
        found.setdefault(f"{hero.id}:{reach}", []).append(enemy)
    return found


def may_attack(s: State, enemy: Enemy) -> bool:
    """Not suppressed (REICH-RUL-83), not busy with biscuits (REICH-ITM-07)."""
    return not is_suppressed(s, enemy) and not (enemy.at in s.biscuits and enemy.type in action_cards.DOGS)


def targets(s: State, enemy: Enemy) -> list[Hero]:
    """The Heroes whom a unit can attack now: in its area, or in range and sight (REICH-RUL-82)."""
    face, at = s.face(enemy), enemy.at
    heroes = squad(s)
    here = [hero for hero in heroes if hero.at == at]
    if here:  # in melee, whoever lies there (REICH-ATK-05); beside a Downed Hero it may capture (REICH-AST-09)
        return [hero for hero in here if _may_be_attacked(s, hero)] if face.melee or "bomber" in face.keywords else []
    if face.ranged is None:
        return []
    range_to, reach = s.box.board.range_to, face.ranged.range
    shut, blocked, obscured = s.shut, hero_areas(s), smoke(s)
    return [
        hero for hero in heroes if range_to(at, hero.at, shut, blocked, obscured) <= reach and _may_be_attacked(s, hero)
    ]


def _may_be_attacked(s: State, hero: Hero) -> bool:
    """Downed Heroes are spared, unless the table plays it otherwise (REICH-RUL-49)."""
    return not is_downed(s, hero) or s.box.options.downed == "attacked"


def sees_mark(s: State, enemy: Enemy) -> bool:
    """Whether a ruthless unit has a Hero in range and sight (REICH-KEY-63)."""
    return any(hero.at != enemy.at for hero in targets(s, enemy))


def _nearest_target(s: State, enemy: Enemy, heroes: list[Hero]) -> Play[Hero]:
    """The nearest (REICH-KTI-01); of equals the one who acted latest, else the players choose.

    REICH-KTI-02, REICH-KTI-03. At the alarm nobody counts as having acted (REICH-RUL-60).
    """
    board, shut = s.box.board, s.shut
    far = {hero.at: board.distances(hero.at, shut)[enemy.at] for hero in heroes}
    least = min(far.values())
    near = [hero for hero in heroes if far[hero.at] == least]
    chosen, rule = near[0], "REICH-KTI-01"
    if len(near) > 1:
        latest = next((hero for hero in by_turn(s) if hero in near), None)
        if latest is not None and latest.id in s.acted:
            chosen, rule = latest, "REICH-KTI-02"
        else:
            name = yield from controller.decide(s, "whom", "hero", [hero.id for hero in near], {"enemy": enemy.id})
            chosen, rule = s.heroes[name], "REICH-KTI-03"
    s.tell(EnemyAimed, rule, enemy.id, chosen.id, least, "melee" if chosen.at == enemy.at else "ranged")
    return chosen


def _choose_group(s: State, groups: dict[str, list[Enemy]]) -> Play[str]:
    return (yield from controller.decide(s, "which-group", "group", list(groups)))


def _attack(s: State, key: str, units: list[Enemy]) -> Play[None]:
    """One combined attack: a main attacker, and the support of the others (REICH-KTI-05, REICH-RUL-81)."""
    name, _, kind = key.partition(":")
    reach: Reach = "melee" if kind == "melee" else "ranged"
    hero = s.heroes[name]
    if has(s, units[0], "bomber"):
        s.done.append(units[0].id)
        yield from casualties.explode(s, units[0], units[0].at)  # REICH-RUL-45
        return
    main = yield from _main_attacker(s, units, reach)
    others = [unit for unit in units if unit is not main]
    attack = attack_of(s, main, reach) + sum(support_of(s, unit, reach) for unit in others)
    onslaught = Onslaught((main, *others), reach, attack)
    s.done += [unit.id for unit in onslaught.attackers]
    for target in defence.chain_targets(s, hero, main, reach):
        s.tell(EnemyAttacked, "REICH-KTI-05", main.id, target.id, tuple(unit.id for unit in others), attack)
        yield from defence.defend(s, target, onslaught)


def _main_attacker(s: State, units: list[Enemy], reach: Reach) -> Play[Enemy]:
    """The players nominate it; alike ones are one choice."""
    if len(units) == 1:
        return units[0]
    alike: dict[tuple[int, str], Enemy] = {}
    for unit in units:
        alike.setdefault((attack_of(s, unit, reach), unit.at), unit)
    name = yield from controller.decide(s, "main-attacker", "unit", [unit.id for unit in alike.values()])
    return s.enemies[name]


def shoot_first(s: State, enemy: Enemy) -> Play[None]:
    """A ruthless unit shoots in place of its move, together with those of its type that shoot the same Hero.

    REICH-KEY-63, REICH-RUL-79. One whose mark is gone by now has given up its move for nothing.
    """
    row = _rows(s).get(s.row, [])
    mates = [other for other in row if other.id in s.ruthless and not keeps_guard(s, other)]
    groups = yield from _groups(s, mates)
    for key, units in groups.items():
        if enemy in units and key.endswith(":ranged"):
            yield from _attack(s, key, units)
            return
    s.done.append(enemy.id)
    s.tell(EnemyStayed, "REICH-KEY-63", enemy.id, "mark-gone")


def _attack_once(s: State, enemy: Enemy, hero: Hero) -> Play[None]:
    reach: Reach = "melee" if hero.at == enemy.at else "ranged"
    onslaught = Onslaught((enemy,), reach, attack_of(s, enemy, reach))
    for target in defence.chain_targets(s, hero, enemy, reach):
        s.tell(EnemyAttacked, "REICH-KTI-05", enemy.id, target.id, (), onslaught.attack)
        yield from defence.defend(s, target, onslaught)


def crossfire(s: State, hero: Hero) -> Play[None]:
    """The nearest enemy that could attack this Hero now attacks at once, alone (a noise card)."""
    able = [
        enemy
        for enemy in s.enemies.values()
        if is_alert(s, enemy) and may_attack(s, enemy) and not has(s, enemy, "bomber") and hero in targets(s, enemy)
    ]
    if not able or not hero.at or is_downed(s, hero):
        return
    far = s.board.distances(hero.at, s.shut)
    least = min(far[enemy.at] for enemy in able)
    name = yield from controller.decide(s, "crossfire", "unit", [enemy.id for enemy in able if far[enemy.at] == least])
    yield from _attack_once(s, s.enemies[name], hero)


# -- an enemy moves into sight -----------------------------------------------------------------------------------------


def entered_sight(s: State, enemy: Enemy) -> Play[None]:
    """Snap Shot: an attack on an enemy that moves into an area that a Hero sees."""
    if enemy.id not in s.enemies:
        return

    def concerns(hero: Hero) -> tuple[When, ...]:
        sees = enemy.id in s.enemies and seen_by_hero(s, hero.at) & s.board.bit[enemy.at]
        return MOVED_INTO_SIGHT if sees else ()

    def play(hero: Hero, card: ActionCard) -> Play[None]:
        return action_cards.play_instant(s, hero, card, trigger=enemy.id)

    args = {"enemy": enemy.id}
    yield from windows.play_all(s, "enemy-enters-sight", MOVED_INTO_SIGHT, concerns, play, None, args, enemy.id)


def check(s: State) -> Play[None]:
    """Check Awareness!, the last phase (REICH-ENM-01)."""
    if not s.sounded:
        yield from awareness.check(s)

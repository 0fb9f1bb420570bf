"""Kill the Intruders! (p.19): alert units attack, grouped by type, target and kind of attack."""

from __future__ import annotations

from sandtable.engine.decision import Play
from sandtable.games.reichbusters import action_cards, awareness, casualties, controller, defence, windows
from sandtable.games.reichbusters.cards import ActionCard
from sandtable.games.reichbusters.log import EnemyAttacked, PhaseBegan
from sandtable.games.reichbusters.names import Reach
from sandtable.games.reichbusters.onslaught import Onslaught
from sandtable.games.reichbusters.state import Enemy, Hero, State
from sandtable.games.reichbusters.table import (
    attack_of,
    by_turn,
    has,
    hero_areas,
    is_alert,
    is_downed,
    seen_by_hero,
    smoke,
    squad,
    support_of,
)


def begin(s: State) -> Play[None]:
    """The start of the phase, and its instants."""
    s.tell(PhaseBegan, "REICH-ENM-01", "kill-the-intruders")
    s.row, s.done, s.aims = 0, [], {}
    s.phase = "kill"
    yield from windows.phase_start(s, "kill-start")


def kill(s: State) -> Play[None]:
    """One group attacks: units of one type on the same Hero in the same way (REICH-KTI-01, REICH-KTI-04)."""
    order = s.box.order
    while s.row < len(order):
        groups = yield from _groups(s, order[s.row])
        if groups:
            key = yield from _choose_group(s, groups)
            yield from _attack(s, key, groups[key])
            return
        s.row += 1
    _end(s)
    s.phase = "check"


def _end(s: State) -> None:
    """Suppressed tokens go at the end of the enemy turn (REICH-KEY-99); biscuits are eaten, smoke clears."""
    s.suppressed.clear()
    s.biscuits.clear()
    s.aims.clear()
    for area, by in list(s.obscured.items()):
        if by in ("item", "card"):
            del s.obscured[area]


def _groups(s: State, kind: str) -> Play[dict[str, list[Enemy]]]:
    """The units of a row that can attack now, by target and kind of attack; each looks again (REICH-RUL-124)."""
    found: dict[str, list[Enemy]] = {}
    for enemy in list(s.enemies.values()):
        if enemy.type != kind or enemy.id in s.done or not is_alert(s, enemy) or not may_attack(s, enemy):
            continue
        choices = targets(s, enemy)
        if not choices:
            continue
        hero = yield from _nearest_target(s, enemy, choices)
        reach: Reach = "melee" if hero.at == enemy.at else "ranged"
        found.setdefault(f"{hero.id}:{reach}", []).append(enemy)
    return found


def may_attack(s: State, enemy: Enemy) -> bool:
    """Not suppressed (REICH-RUL-83), not busy with biscuits (REICH-ITM-07)."""
    if enemy.at in s.suppressed and not has(s, enemy, "relentless"):
        return False
    return not (enemy.at in s.biscuits and enemy.type in action_cards.DOGS)


def targets(s: State, enemy: Enemy) -> list[Hero]:
    """The Heroes whom a unit can attack now: in its area, or in range and sight (REICH-RUL-82)."""
    face = s.face(enemy)
    heroes = [hero for hero in squad(s) if not is_downed(s, hero) or s.box.options.downed == "attacked"]
    here = [hero for hero in heroes if hero.at == enemy.at]
    if any(hero.at == enemy.at for hero in squad(s)):  # in melee, whoever lies there (REICH-ATK-05)
        return here if face.melee or "bomber" in face.keywords else []
    if face.ranged is None:
        return []
    shut, blocked, obscured = s.shut, hero_areas(s), smoke(s)
    reach = face.ranged.range
    return [hero for hero in heroes if s.board.range_to(enemy.at, hero.at, shut, blocked, obscured) <= reach]


def shot_at(s: State, enemy: Enemy) -> bool:
    """Whether a ruthless unit has a Hero in range and sight (REICH-KEY-63)."""
    return any(hero.at != enemy.at for hero in targets(s, enemy))


def _nearest_target(s: State, enemy: Enemy, heroes: list[Hero]) -> Play[Hero]:
    """The nearest; of equals the one who acted latest, else the players choose (REICH-KTI-02, REICH-KTI-03)."""
    far = s.board.distances(enemy.at, s.shut)
    least = min(far[hero.at] for hero in heroes)
    near = [hero for hero in heroes if far[hero.at] == least]
    if len(near) == 1:
        return near[0]
    if not s.free_turn:
        latest = next((hero for hero in by_turn(s) if hero in near and hero.id in s.acted), None)
        if latest is not None:
            return latest
    known = s.aims.get(enemy.id)
    if known and any(hero.id == known[0] for hero in near):
        return s.heroes[known[0]]
    name = yield from controller.decide(s, "whom", "hero", [hero.id for hero in near], {"enemy": enemy.id})
    s.aims[enemy.id] = (name, "melee" if s.heroes[name].at == enemy.at else "ranged")
    return s.heroes[name]


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
    alike: dict[tuple[int, str], Enemy] = {}
    for unit in units:
        alike.setdefault((attack_of(s, unit, reach), unit.at), unit)
    name = yield from controller.decide(s, "main-attacker", "unit", [unit.id for unit in alike.values()])
    return s.enemies[name]


def shoot_alone(s: State, enemy: Enemy) -> Play[None]:
    """A ruthless unit shoots in place of its move (REICH-KEY-63, REICH-RUL-79)."""
    hero = yield from _nearest_target(s, enemy, targets(s, enemy))
    yield from _attack_once(s, enemy, hero)


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

    def fits(hero: Hero) -> list[str]:
        cards = windows.instants(s, hero, "enemy-enters-sight")
        if not cards or enemy.id not in s.enemies or not seen_by_hero(s, hero.at) & s.board.bit[enemy.at]:
            return []
        return cards

    def play(hero: Hero, card: ActionCard) -> Play[None]:
        return action_cards.play_instant(s, hero, card, trigger=enemy.id)

    if any(fits(hero) for hero in squad(s)) or s.box.options.hands == "hidden":
        yield from windows.play_all(s, "enemy-enters-sight", fits, play, None, {"enemy": enemy.id})


def check(s: State) -> Play[None]:
    """Check Awareness!, the last phase (REICH-ENM-01)."""
    if not s.sounded:
        yield from awareness.check(s)

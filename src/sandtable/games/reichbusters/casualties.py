"""What happens to enemies (p.9): wounds, unit cards that turn, kills, loot, explosions, pushing, suppressing."""

from __future__ import annotations

from typing import Literal

from sandtable.engine.decision import Decision, Option, Options, Play
from sandtable.games.reichbusters import awareness, controller, noise_cards, uncover, winning, wounds
from sandtable.games.reichbusters.log import ItemShown, LootDropped, PointGained, Suppressed
from sandtable.games.reichbusters.log_enemy import Blast, EnemyChanged, EnemyKilled, EnemyPushed, EnemyWounded, Exploded
from sandtable.games.reichbusters.missions import Escort, Once, Yields
from sandtable.games.reichbusters.names import PointKind
from sandtable.games.reichbusters.state import Enemy, Hero, Lying, State
from sandtable.games.reichbusters.table import enemies_at, enemies_in, has, has_tokens, heroes_at

Cause = Literal["melee", "ranged", "grenade", "explosion", "effect"]
TAKE, LEAVE = Option("take-point"), Option("leave-point")


def may_hurt(s: State, enemy: Enemy, *, piercing: bool, cause: Cause) -> bool:
    """Armour stops all but armour piercing (REICH-KEY-04); ablative shields stop grenades (REICH-KEY-01)."""
    if has(s, enemy, "armoured") and not piercing:
        return False
    return not (cause == "grenade" and has(s, enemy, "ablative-shield"))


def wounds_of_a_hit(s: State, enemy: Enemy, *, piercing: bool) -> int:
    """Two if the hit pierces armour and the unit has none (REICH-KEY-03, REICH-RUL-41)."""
    return 2 if piercing and not has(s, enemy, "armoured") else 1


def wounds_left(s: State, enemy: Enemy) -> int:
    """How many wounds kill a unit: sides of its card that are left, or tokens that are missing."""
    unit = s.unit(enemy)
    return len(unit.states) - enemy.side if unit.states else _most_wounds(unit.keywords) - enemy.wounds


def wound(s: State, enemy: Enemy, *, piercing: bool = False, cause: Cause = "effect", loot: bool = False) -> Play[bool]:
    """One hit on an enemy; wounds that it has no place for are lost. Returns whether it was wounded."""
    if enemy.id not in s.enemies or not may_hurt(s, enemy, piercing=piercing, cause=cause):
        return False
    awareness.wake(s, enemy)
    killed = False
    for _ in range(wounds_of_a_hit(s, enemy, piercing=piercing)):
        killed = killed or _suffer(s, enemy)
    if killed:
        yield from kill(s, enemy, cause=cause, loot=loot)
    elif has(s, enemy, "bomber") and cause == "ranged":
        yield from explode(s, enemy, enemy.at)
    return True


def _suffer(s: State, enemy: Enemy) -> bool:
    """One wound; says whether it kills (REICH-EWD-01, REICH-EWD-03, REICH-EWD-06)."""
    if wounds_left(s, enemy) <= 1:
        return True
    if s.unit(enemy).states:
        enemy.side += 1
        s.tell(EnemyChanged, "REICH-EWD-04" if enemy.side % 2 else "REICH-EWD-05", enemy.id, enemy.side)
    else:
        enemy.wounds += 1
        s.tell(EnemyWounded, "REICH-EWD-02", enemy.id, enemy.wounds)
    return False


def _most_wounds(keywords: tuple[str, ...]) -> int:
    """X Wounds (REICH-KEY-90); one without the keyword (REICH-EWD-01)."""
    return next((int(word[-1]) for word in keywords if word.startswith("wounds-")), 1)


def kill(s: State, enemy: Enemy, *, cause: Cause, loot: bool = False) -> Play[None]:
    """The unit is removed, after it has dropped what it was made to drop (REICH-ATK-15)."""
    area, unit = enemy.at, s.unit(enemy)
    unstable, bomber = has(s, enemy, "unstable"), has(s, enemy, "bomber") and cause == "ranged"  # REICH-RUL-45
    if loot and unit.loot:
        drop_loot(s, area, unit.loot)
    remove(s, enemy)
    s.tell(EnemyKilled, "REICH-EWD-01", enemy.id, area)
    if s.phase in uncover.HERO_TURN:
        s.kills[area[0]] = s.kills.get(area[0], 0) + 1
    if bomber:
        yield from explode(s, enemy, area)
    elif unstable:  # REICH-KEY-80
        yield from boom(s, area)
    yield from uncover.look(s)
    yield from pacify(s, area[0])


def remove(s: State, enemy: Enemy) -> None:
    """Take a unit off the map, with what its mission ties to that."""
    del s.enemies[enemy.id]
    if "unique" in s.unit(enemy).state(0).keywords:
        s.gone.append(enemy.type)
    for rule in s.box.mission.special:
        if isinstance(rule, Once) and rule.unit == enemy.type and enemy.type not in s.gone:
            s.gone.append(enemy.type)
        elif isinstance(rule, Yields) and rule.unit == enemy.type:
            copies = s.stock["objective"].count(rule.item)
            for _ in range(copies):
                s.stock["objective"].remove(rule.item)
                s.items.setdefault(enemy.at, []).append(Lying(back="objective", kind=rule.item, face_up=True))
            s.tell(ItemShown, "REICH-CRD-09", rule.item, enemy.at)


def drop_loot(s: State, area: str, kind: Literal["normal", "vril"]) -> None:
    """A random loot item lies face down there, if any is left (REICH-ATK-15, REICH-RUL-135)."""
    backs = ("vril",) if kind == "vril" else ("medical", "miscellaneous", "weapon")
    waiting = [item for lying in s.items.values() for item in lying if not item.kind]
    free = {
        back: len(s.stock.get(back, ())) - sum(item.back == back and not item.loot for item in waiting)
        for back in backs
    }
    if sum(free.values()) - sum(item.loot == kind for item in waiting) <= 0:
        return
    s.items.setdefault(area, []).append(Lying(loot=kind))
    s.tell(LootDropped, "REICH-ATK-15", area, kind)


# -- explosions --------------------------------------------------------------------------------------------------------


def explode(s: State, bomber: Enemy, area: str) -> Play[None]:
    """A bomber goes up: it is destroyed, with a Boom!, and wounds every unit of its area (REICH-KEY-10)."""
    removed = bomber.id in s.enemies
    if removed:
        remove(s, bomber)
    s.tell(Exploded, "REICH-KEY-10", bomber.id, area)
    yield from boom(s, area)
    if removed:
        yield from uncover.look(s)


def boom(s: State, area: str) -> Play[None]:
    """The Boom! of an enemy (REICH-RUL-46), and a wound on every unit there."""
    yield from noise_cards.bang(s, "boom", by_enemy=True)
    yield from blast(s, area, cause="explosion")


def blast(s: State, area: str, *, cause: Cause, piercing: bool = False) -> Play[None]:
    """A wound on every unit in an area: enemies, Heroes too, and perhaps an escort (REICH-RUL-44, REICH-RUL-114)."""
    s.tell(Blast, "REICH-EWD-07", area)
    if s.escort == area and any(isinstance(rule, Escort) and rule.mortal for rule in s.box.mission.special):
        winning.lose(s, "escort")
    for enemy in enemies_at(s, area):
        yield from wound(s, enemy, piercing=piercing, cause=cause)
    for hero in heroes_at(s, area):
        yield from wounds.suffer(s, hero, None, "")


# -- pacified rooms ----------------------------------------------------------------------------------------------------


def pacify(s: State, room: str) -> Play[None]:
    """A room emptied by at least four kills in one turn may earn a heroic point.

    REICH-PAC-01, REICH-PAC-02, REICH-PAC-03, REICH-PAC-04, REICH-RUL-24.
    """
    if s.phase not in uncover.HERO_TURN or s.kills.get(room, 0) < s.box.constants.pacify:
        return
    hero = s.active
    if enemies_in(s, room) or has_tokens(s, room) or hero.spent_point or not any(s.pool.values()):
        return
    s.kills[room] = 0
    answer = yield Decision(hero.seat, "pacified", Options(TAKE, LEAVE), {"hero": hero.id, "room": room})
    if answer == TAKE:
        gain_point(s, hero)


def gain_point(s: State, hero: Hero) -> None:
    """A random heroic point of those that are left."""
    bag: list[PointKind] = [kind for kind, n in s.pool.items() for _ in range(n)]
    if bag:
        kind = s.chance.pick(bag, "heroic")
        s.pool[kind] -= 1
        hero.points.append(kind)
        s.tell(PointGained, "REICH-PAC-04", hero.id, kind)


# -- pushed and suppressed ---------------------------------------------------------------------------------------------


def ways_out(s: State, hero: Hero, enemy: Enemy) -> list[str]:
    """Where an enemy can be pushed: adjacent areas farther from the Hero; nowhere if it is fixed (REICH-RUL-116)."""
    if has(s, enemy, "fixed"):
        return []
    far = s.board.distances(hero.at, s.shut)
    return [area for area in s.board.adjacent(enemy.at, s.shut) if far[area] > far[enemy.at]]


def push_away(s: State, hero: Hero, area: str) -> Play[None]:
    """Every enemy of an area goes one area farther from the Hero, each on its own (REICH-KEY-17)."""
    for enemy in enemies_at(s, area):
        ways = ways_out(s, hero, enemy)
        if ways:
            to = yield from controller.decide(s, "push", "push", ways, {"enemy": enemy.id})
            before, enemy.at = enemy.at, to
            awareness.carry(s, enemy, before)
            s.tell(EnemyPushed, "REICH-KEY-17", enemy.id, to)
            yield from uncover.look(s)  # what it stood before, and whom it sees now (REICH-RUL-119)


def suppress(s: State, area: str, by: str) -> None:
    """A suppressed token: enemies there do not activate (REICH-KEY-77)."""
    s.suppressed[area] = by
    s.tell(Suppressed, "REICH-KEY-77", area)

"""The parts of action cards that fight: attacks, suppressing, wounds without a test."""

from __future__ import annotations

from sandtable.engine.components import Registry
from sandtable.engine.decision import Option, Play
from sandtable.games.reichbusters import attack, casualties, movement, noise
from sandtable.games.reichbusters.attack_plan import AP, BASIC, Terms, keywords_of, may_target, range_of
from sandtable.games.reichbusters.card_play import Part, Played, choose, entering
from sandtable.games.reichbusters.cards import Step
from sandtable.games.reichbusters.state import Enemy, Hero, State, Weapon
from sandtable.games.reichbusters.table import (
    defence_of,
    enemies_at,
    enemy_areas,
    has,
    in_melee,
    is_able,
    side_of,
    smoke,
)

fights: Registry[Part] = Registry("part of an action card that fights")
fight = entering(fights)


# -- attacks -----------------------------------------------------------------------------------------------------------


def _strikes(s: State, played: Played, terms: Terms, *, only: str = "") -> bool:
    return any(not only or enemy.id == only for enemy, _ in attack.strikes(s, played.hero, terms))


def _attack_once(s: State, played: Played, terms: Terms, only: str = "") -> Play[tuple[bool, bool]]:
    """One attack of the card; whether it was made, and whether it wounded anybody."""
    hero = played.hero
    if not hero.at or not is_able(s, hero) or hero.knocked_down:
        return False, False
    before = len(hero.used_action)
    hurt = yield from attack.choose_and_strike(s, hero, terms, played.card.id, noise_dice=played.noise, only=only)
    return len(hero.used_action) > before, hurt


@fight("repeat", lambda s, played, step: True)
def _repeat(s: State, played: Played, step: Step) -> Play[None]:
    """Move and attack, again and again, until an attack wounds nobody or the player stops.

    REICH-ICO-08, REICH-RUL-130.
    """
    hero, hurt = played.hero, True
    while hurt and hero.at and is_able(s, hero):
        yield from movement.walk(s, movement.Walk(hero, step.move))
        _, hurt = yield from _attack_once(s, played, Terms(step.attack))


@fight("attacks", lambda s, played, step: True)
def _ride(s: State, played: Played, step: Step) -> Play[None]:
    """A move with ranged attacks at any points of it."""
    hero, left = played.hero, step.attacks
    move = movement.Walk(hero, step.move)
    while hero.at and is_able(s, hero):
        shoots = left and not hero.knocked_down and _strikes(s, played, Terms("ranged"))
        answer = yield from movement.ask(s, move, more=(Option("shoot"),) if shoots else ())
        if answer == movement.STOP:
            break
        if answer.verb == "shoot":
            shot, _ = yield from _attack_once(s, played, Terms("ranged"))
            left -= shot
        else:
            yield from move.take(s, answer)
    move.end(s)


def terms_of(step: Step) -> Terms:
    """What a part changes of the attacks that it gives."""
    return Terms(step.attack or "any", step.dice, frozenset(step.keywords), step.least, step.weapon)


def _aim(played: Played, step: Step) -> str:
    return played.trigger if step.at == "trigger" else ""


@fight("attack", lambda s, played, step: s.enemies and _strikes(s, played, terms_of(step), only=_aim(played, step)))
def _attack(s: State, played: Played, step: Step) -> Play[None]:
    """Attacks of the card, all in one action (REICH-RUL-48)."""
    for _ in range(step.times):
        made, _ = yield from _attack_once(s, played, terms_of(step), _aim(played, step))
        if not made:
            return


# -- suppressing -------------------------------------------------------------------------------------------------------


def _guns(s: State, hero: Hero) -> list[Weapon]:
    """The ranged weapons that are neither jammed nor drained."""
    return [weapon for weapon in hero.weapons if weapon.is_usable and side_of(s, weapon).range]


def suppressible(s: State, hero: Hero, step: Step) -> list[str]:
    """Areas in sight within a range, or within that of a ranged weapon; not from melee."""
    if in_melee(s, hero):
        return []
    if isinstance(step.suppress, int):
        far = step.suppress
    else:
        far = max((range_of(s, hero, gun, BASIC) for gun in _guns(s, hero)), default=0)
    board, sight = s.board, (s.shut, enemy_areas(s), smoke(s))
    free = [area for area in board.named(board.in_sight(hero.at, *sight)) if area not in s.suppressed]
    return [area for area in free if 0 < board.range_to(hero.at, area, *sight) <= far]


@fight("suppress", lambda s, played, step: suppressible(s, played.hero, step))
def _suppress(s: State, played: Played, step: Step) -> Play[None]:
    """A suppressed token on an area in sight, with enemies or not: it stops those who come, too (REICH-KEY-77)."""
    hero = played.hero
    area = yield from choose(played, "suppress", "at", suppressible(s, hero, step))
    if not area:
        return
    casualties.suppress(s, area, "card")
    if step.suppress == "weapon":
        steps = s.board.range_to(hero.at, area, s.shut, enemy_areas(s), smoke(s))
        reaching = [side_of(s, gun).noise for gun in _guns(s, hero) if range_of(s, hero, gun, BASIC) >= steps]
        noise.owe(s, hero, min(reaching), of_weapon=True)
    beside = [other for other in s.board.adjacent(area, s.shut) if other not in s.suppressed] if step.spread else []
    if beside and (more := (yield from choose(played, "suppress", "at", beside))):
        casualties.suppress(s, more, "card")


# -- wounds without a test ---------------------------------------------------------------------------------------------


def _strikable(s: State, hero: Hero, step: Step) -> list[str]:
    """Enemies in sight, however far, whom the Hero may target and damage; no Vrilmeister."""
    weapon = next((token for token in hero.weapons if token.kind == step.weapon), None)
    if weapon is None or not weapon.is_usable or in_melee(s, hero):
        return []
    keywords = keywords_of(s, hero, weapon, BASIC)
    blocked = 0 if "accurate" in keywords else enemy_areas(s)  # REICH-KEY-02
    seen = s.board.in_sight(hero.at, s.shut, blocked, smoke(s))
    return [
        enemy.id
        for enemy in s.enemies.values()
        if s.board.bit[enemy.at] & seen and not has(s, enemy, "vrilmeister") and _may_hurt(s, hero, enemy, keywords)
    ]


def _may_hurt(s: State, hero: Hero, enemy: Enemy, keywords: frozenset[str]) -> bool:
    """Neither guarded nor shielded (REICH-ATK-10), and without armour that stops it (REICH-KEY-04)."""
    if has(s, enemy, "armoured") and AP not in keywords:
        return False
    return may_target(s, hero, enemy, keywords) is None


@fight("strike", lambda s, played, step: _strikable(s, played.hero, step))
def _strike(s: State, played: Played, step: Step) -> Play[None]:
    """Wounds without a test; no attack test, so the weapon does not jam (REICH-RUL-101)."""
    hero = played.hero
    name = yield from choose(played, "strike", "strike", _strikable(s, hero, step))
    if not name:
        return
    weapon = next(token for token in hero.weapons if token.kind == step.weapon)
    noise.owe(s, hero, side_of(s, weapon).noise, of_weapon=True, of="attack")
    piercing = AP in keywords_of(s, hero, weapon, BASIC)
    for _ in range(step.strike):
        if name in s.enemies:
            yield from casualties.wound(s, s.enemies[name], piercing=piercing, cause="ranged")


def silently_killable(s: State, hero: Hero, step: Step) -> list[str]:
    """Enemies of the area with little defence, as it stands, and one wound; nobody whom others shield."""
    return [
        enemy.id
        for enemy in enemies_at(s, hero.at)
        if defence_of(s, enemy) <= step.kill
        and not s.unit(enemy).states
        and not any(word.startswith("wounds-") for word in s.unit(enemy).keywords)
        and _may_hurt(s, hero, enemy, frozenset())
    ]


@fight("kill", lambda s, played, step: silently_killable(s, played.hero, step))
def _kill(s: State, played: Played, step: Step) -> Play[None]:
    """An enemy of the area dies without a test."""
    if name := (yield from choose(played, "strike", "strike", silently_killable(s, played.hero, step))):
        yield from casualties.kill(s, s.enemies[name], cause="melee")

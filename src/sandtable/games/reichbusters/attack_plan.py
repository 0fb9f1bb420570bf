"""The plan of an attack (p.8, p.9): one plan serves what is offered, what it promises and what is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sandtable.engine.decision import Refusal
from sandtable.games.reichbusters.board import FAR, Mask
from sandtable.games.reichbusters.names import DieKind, Reach
from sandtable.games.reichbusters.state import Enemy, Hero, State, Weapon
from sandtable.games.reichbusters.table import (
    carries,
    defence_of,
    enemies_at,
    enemy_areas,
    friends_here,
    has,
    has_skill,
    holds,
    in_melee,
    is_able,
    is_alone,
    is_charge,
    is_held,
    side_of,
    smoke,
    suffers,
)

UNARMED = "unarmed"
AP = "armour-piercing"
#: Keywords that Heroes bring to attacks as skills.
SKILLS = frozenset(
    {
        "accurate",
        "burst",
        "critical-hit",
        "crowd-control",
        "deadly",
        "double-tap",
        "dual-wielding",
        "frenzy",
        "lethal",
        "lifedrain",
        "overload",
        "quick-shot",
        "rage",
        "shockwave",
        "splash",
        "stunned",
        "vril-enhanced",
    }
)


class Terms(NamedTuple):
    """What a card changes of an attack: which weapons fit, more dice, more keywords, how far at least."""

    kind: str = "any"  # any, melee, ranged, unarmed, thrown
    dice: int = 0
    keywords: frozenset[str] = frozenset()
    least: int = 0
    weapon: str = ""


BASIC = Terms()


class Plan(NamedTuple):
    """An attack: who on whom, with what, how many dice, and what holds for it."""

    hero: Hero
    target: Enemy
    weapon: Weapon | None  # None: unarmed
    reach: Reach
    keywords: frozenset[str]
    pool: dict[DieKind, int]
    defence: int

    @property
    def name(self) -> str:
        return self.weapon.kind if self.weapon else UNARMED


def weapons_for(s: State, hero: Hero, terms: Terms) -> Iterator[Weapon | None]:
    """The weapons that an attack of these terms can be made with, unarmed included (REICH-ATK-06, REICH-ATK-07)."""
    for weapon in hero.weapons:
        if terms.weapon and weapon.kind != terms.weapon:
            continue
        ranged = side_of(s, weapon).range > 0  # REICH-RNG-02, REICH-RNG-03
        if terms.kind == "unarmed" or (terms.kind == "melee" and ranged) or (terms.kind == "ranged" and not ranged):
            continue
        yield weapon
    if terms.kind in ("any", "melee", "unarmed") and not terms.weapon:
        yield None


def reach_of(s: State, hero: Hero, target: Enemy, weapon: Weapon | None) -> Reach:
    """Melee in the same area, ranged between areas; a versatile weapon makes ranged attacks in its own area too.

    REICH-ATK-01, REICH-KEY-83.
    """
    beside = target.at == hero.at and not (weapon is not None and side_of(s, weapon).range)
    return "melee" if beside else "ranged"


def range_of(s: State, hero: Hero, weapon: Weapon | None, terms: Terms) -> int:
    """The range of a weapon; blood in the eyes shortens it (REICH-RNG-01)."""
    if weapon is None:
        return 0
    if terms.kind == "thrown":
        return 1
    far = side_of(s, weapon).range
    return max(1, far - suffers(s, hero, "short-range")) if far else 0


def keywords_of(s: State, hero: Hero, weapon: Weapon | None, terms: Terms) -> frozenset[str]:
    """What holds for an attack: of the weapon, the card, the Hero's skills."""
    found = set(terms.keywords)
    if weapon is not None:
        found.update(side_of(s, weapon).keywords)
    for skill in hero.skills:
        if skill in SKILLS and has_skill(s, hero, skill):
            found.add(skill)
    if has_skill(s, hero, "die-hard") and is_alone(s, hero):
        found.add("lethal")  # REICH-KEY-22
    if holds(hero, "eagle-eye"):
        found.update(("accurate", "lethal"))
    return frozenset(found)


def may_strike(s: State, hero: Hero, target: Enemy, weapon: Weapon | None, terms: Terms = BASIC) -> Refusal | None:
    """Whether a Hero may attack an enemy with a weapon (REICH-ATK-02, REICH-ATK-04, REICH-RUL-39)."""
    if weapon is not None and not weapon.is_usable:
        return Refusal("REICH-VRL-04", "weapon-unusable", {"weapon": weapon.kind})
    keywords = keywords_of(s, hero, weapon, terms)
    if refusal := _may_reach(s, _aim(s, hero, weapon, terms, keywords), target):
        return refusal
    return may_target(s, hero, target, keywords, reach_of(s, hero, target, weapon))


class _Aim(NamedTuple):
    """All that decides how far a Hero's attacks with a weapon reach, the same for every target."""

    hero: Hero
    here: bool  # whether it strikes in the own area
    far: int  # 0: nowhere else
    least: int
    in_melee: bool
    shut: Mask
    blocked: Mask
    smoke: Mask


def _aim(s: State, hero: Hero, weapon: Weapon | None, terms: Terms, keywords: frozenset[str]) -> _Aim:
    far = range_of(s, hero, weapon, terms)
    here = (not far or "versatile" in keywords) and terms.kind != "thrown"  # REICH-KEY-83
    if not far:
        return _Aim(hero, here, 0, 0, False, 0, 0, 0)
    blocked = 0 if "accurate" in keywords else enemy_areas(s)  # REICH-KEY-02
    return _Aim(hero, here, far, terms.least, in_melee(s, hero), s.shut, blocked, smoke(s))


def _may_reach(s: State, aim: _Aim, target: Enemy) -> Refusal | None:
    if target.at == aim.hero.at:
        return None if aim.here else Refusal("REICH-ATK-02", "not-in-melee", {"target": target.id})
    if not aim.far:
        return Refusal("REICH-RNG-02", "melee-weapon", {"target": target.id})
    if aim.in_melee:
        return Refusal("REICH-ATK-05", "in-melee", {"hero": aim.hero.id})
    steps = s.box.board.range_to(aim.hero.at, target.at, aim.shut, aim.blocked, aim.smoke)
    if steps == FAR:
        return Refusal("REICH-ATK-09", "not-in-sight", {"target": target.id})
    if steps > aim.far:
        return Refusal("REICH-ATK-17", "out-of-range", {"distance": steps, "range": aim.far})
    if steps < aim.least:
        return Refusal("REICH-CAR-05", "too-near", {"distance": steps, "range": aim.least})
    return None


def may_target(
    s: State, hero: Hero, target: Enemy, keywords: frozenset[str], reach: Reach | None = None
) -> Refusal | None:
    """Bodyguards and meatshields limit who can be targeted; nothing else does.

    REICH-ATK-08, REICH-ATK-10, REICH-KEY-09, REICH-KEY-47. `reach` is by the distance, if it is not said.
    """
    if "accurate" in keywords:  # REICH-KEY-02
        return None
    others = [enemy for enemy in enemies_at(s, target.at) if enemy is not target]
    if is_charge(s, target) and any(has(s, enemy, "bodyguard") for enemy in others):
        return Refusal("REICH-KEY-09", "guarded", {"target": target.id})
    ranged = reach == "ranged" if reach else target.at != hero.at
    if ranged and not has(s, target, "meatshield") and any(has(s, enemy, "meatshield") for enemy in others):
        return Refusal("REICH-KEY-47", "shielded", {"target": target.id})
    return None


def plan(s: State, hero: Hero, target: Enemy, weapon: Weapon | None, terms: Terms = BASIC) -> Plan:
    """The dice and keywords of an attack (REICH-TST-10, REICH-TST-13, REICH-TST-14)."""
    reach = reach_of(s, hero, target, weapon)
    constants = s.box.constants
    if weapon is None:
        attack, vril = constants.unarmed_attack, 0  # REICH-RUL-32
        attack += constants.strong_unarmed * has_skill(s, hero, "strong")  # REICH-KEY-75
        attack += s.box.cards.items["knuckledusters"].attack_dice * carries(hero, "knuckledusters")  # REICH-ITM-11
    else:
        side = side_of(s, weapon)
        attack, vril = side.attack, side.vril
    attack += terms.dice
    if has_skill(s, hero, "die-hard") and is_alone(s, hero):
        attack += constants.die_hard
    support = [other for other in friends_here(s, hero) if has_skill(s, other, "fire-support") and is_able(s, other)]
    attack += constants.fire_support * len(support)  # REICH-KEY-30
    attack += holds(hero, "injection-special")
    attack -= suffers(s, hero, "weak-at-range" if reach == "ranged" else "weak-in-melee")
    pool: dict[DieKind, int] = {"attack": max(1, attack)}
    if vril:
        pool["vril"] = vril  # REICH-VRL-01
    return Plan(hero, target, weapon, reach, keywords_of(s, hero, weapon, terms), pool, defence_of(s, target))


def targets(s: State, hero: Hero, weapon: Weapon | None, terms: Terms = BASIC) -> Iterator[Enemy]:
    """Every enemy that a weapon can be used on now."""
    if weapon is not None and not weapon.is_usable:
        return
    keywords = keywords_of(s, hero, weapon, terms)
    aim = _aim(s, hero, weapon, terms, keywords)
    if not aim.far and not is_held(s, hero.at):
        return
    reached: dict[str, bool] = {}
    for enemy in s.enemies.values():
        if enemy.at not in reached:
            reached[enemy.at] = _may_reach(s, aim, enemy) is None
        if reached[enemy.at] and may_target(s, hero, enemy, keywords, reach_of(s, hero, enemy, weapon)) is None:
            yield enemy

"""What an attack would be (p.11): the same plan says whether it may be made, what it promises, and what is rolled.

A plan adds up what holds for the attacker, the weapon and a paid ability, each only if the conditions on its card hold.
Nazis and bots have the dice on their card and no accuracy (WOLF-ATK-05).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TypeAlias

import msgspec

from sandtable.engine.decision import Refusal
from sandtable.games.wolfenstein.board import distances
from sandtable.games.wolfenstein.cards import Ability, Enemy, EnemySkill, Provided
from sandtable.games.wolfenstein.dice import Reroll
from sandtable.games.wolfenstein.grid import sight
from sandtable.games.wolfenstein.standing import (
    NOTHING,
    enemy_effects,
    found,
    holds,
    is_skill_ended,
    standing,
    weapon_effects,
)
from sandtable.games.wolfenstein.state import Bot, Hero, Model, Nazi, State, Weapon
from sandtable.games.wolfenstein.table import (
    adjacent,
    area_of,
    closed_doors,
    distance_between,
    footing,
    hero_area,
    is_one_of,
    models,
    sees,
    sees_square,
    targets,
)
from sandtable.games.wolfenstein.vocabulary import ROLL, VOCABULARY, Effect, Moment

Terms: TypeAlias = Sequence[tuple[Provided, Effect]]

ALL = 99  # more dice than anybody rolls: where a card gives no number
_ROLLS = frozenset(term.name for term in VOCABULARY.values() if term.mode == ROLL)


class Plan(msgspec.Struct, frozen=True, gc=False):
    """An attack as it would be made."""

    ap: int
    dice: int
    range: int
    min_range: int = 0
    rerolls: tuple[Reroll, ...] = ()
    armor_to_hp: int = 0  # this many Armor Hits count as HP Hits
    reload_as_blank: bool = False
    no_ammo: bool = False
    silent: bool = False
    over_models: bool = False
    unload: bool = False
    stay_put: bool = False
    keep_blade: int = 0  # how often in a mission


# -- conditions --------------------------------------------------------------------------------------------------------


def applies(
    s: State,
    provided: Provided,
    actor: Model,
    target: Model | None = None,
    *,
    silent: bool = False,
    execution: bool = False,
) -> bool:
    """Whether all conditions of a skill, an ability or an item hold.

    `silent` says that the attack in question makes no noise, `execution` that it is a silent execution. Where attacks
    make no noise at all (WOLF-DIF-16, WOLF-DIF-18) none is noisy.
    """
    if provided.silent and not execution:
        return False
    if provided.noisy and (silent or not s.box.level.attack_noise):
        return False
    if provided.least_distance or provided.most_distance:
        if target is None:
            return False
        far = distance_between(s, actor, target)
        if far < provided.least_distance or far > (provided.most_distance or far):
            return False
    if provided.against and (target is None or not is_one_of(s, target, provided.against)):
        return False
    if provided.beside_target and (target is None or not _has_beside(s, target, provided.beside_target, actor)):
        return False
    if provided.hero_in_sight and not _sees_hero(s, actor):
        return False
    return all(_on_board(s, kind) < number for kind, number in provided.fewer.items())


def triggered(
    s: State, enemy: Model, moment: Moment, target: Model | None = None, *, silent: bool = False
) -> Iterator[EnemySkill]:
    """The skills on an enemy's card for this moment whose conditions hold and that the mission has not ended."""
    for skill in s.box.cards.enemies[enemy.kind].skills:
        if skill.when == moment and not is_skill_ended(s, enemy.kind, skill.id):
            if applies(s, skill.provided, enemy, target, silent=silent):
                yield skill


def _has_beside(s: State, target: Model, kind: str, actor: Model) -> bool:
    """Whether a model of this type, other than the actor, is next to the target."""
    return any(
        model.kind == kind and model is not actor and model is not target and adjacent(s, target, model)
        for model in models(s)
    )


def _sees_hero(s: State, actor: Model) -> bool:
    """Whether a Nazi has a Hero or bot in sight that it takes for one."""
    if not isinstance(actor, Nazi):
        return False
    return any(sees(s, actor, target) and not is_disguised(s, target, actor) for target in targets(s))


def is_disguised(s: State, target: Model, nazi: Nazi) -> bool:
    """Whether a Hero passes for somebody else in the eyes of this Nazi."""
    if not isinstance(target, Hero):
        return False
    disguises = found(s, target, "disguise")
    if not disguises or holds(s, target, "no-disguise"):
        return False
    return any(
        (not e.only or is_one_of(s, nazi, e.only)) and not (e.never and is_one_of(s, nazi, e.never)) for e in disguises
    )


def _on_board(s: State, kind: str) -> int:
    return sum(model.kind == kind for model in chain(s.nazis.values(), s.bots.values()))


# -- plans -------------------------------------------------------------------------------------------------------------


def hero_terms(s: State, hero: Hero, weapon: Weapon | None = None) -> Terms:
    """All that changes a Hero's attacks, with a weapon or without one."""
    own = weapon_effects(s, weapon) if weapon else ()
    return [term for term in chain(standing(s, hero), own) if term[1].name in _ROLLS]


def enemy_terms(s: State, card: Enemy) -> Terms:
    """All that changes an enemy's attacks: its weapon's own effects and its skills."""
    effects = chain(((NOTHING, effect) for effect in card.weapon.effects), enemy_effects(s, card))
    return [term for term in effects if term[1].name in _ROLLS]


def plan(
    s: State, hero: Hero, target: Model, weapon: Weapon, ability: Ability | None = None, terms: Terms | None = None
) -> Plan:
    """A Hero's attack with a weapon: accuracy, the weapon's dice and what an ability adds (WOLF-ATK-04)."""
    card = s.box.cards.weapons[weapon.kind]
    terms = hero_terms(s, hero, weapon) if terms is None else terms
    if ability is not None:
        terms = [*terms, *((ability.provided, effect) for effect in ability.effects)]
    return _plan(s, hero, target, terms, Plan(card.ap, card.dice, card.range), s.box.cards.heroes[hero.id].accuracy)


def execution_plan(s: State, hero: Hero, target: Model, ap: int, effect: Effect) -> Plan:
    """A silent execution: the dice on the item and no accuracy (WOLF-SIL-05, WOLF-RUL-27).

    Reload is Blank (WOLF-SIL-06), nobody hears it (WOLF-SIL-07), and only what is meant for executions adds dice.
    """
    terms = [term for term in hero_terms(s, hero) if term[1].name != "dice" or term[0].silent]
    base = Plan(ap, effect.n, effect.within or 1, reload_as_blank=True, no_ammo=True, silent=True)
    return _plan(s, hero, target, terms, base, execution=True)


def enemy_plan(s: State, enemy: Nazi | Bot, target: Model) -> Plan:
    """An enemy's attack with the weapon on its card; its Reloads are Blanks (WOLF-NAC-10, WOLF-BOT-17)."""
    card = s.box.cards.enemies[enemy.kind]
    weapon, terms = card.weapon, enemy_terms(s, card)
    base = Plan(weapon.ap, weapon.dice, weapon.range, reload_as_blank=True, no_ammo=True)
    return _plan(s, enemy, target, terms, base, enemy.rally if isinstance(enemy, Nazi) else 0)


def _plan(
    s: State, attacker: Model, target: Model, terms: Terms, base: Plan, more_dice: int = 0, *, execution: bool = False
) -> Plan:
    """The base plan with every term that counts against this target."""
    total: dict[str, int] = {}
    rerolls: list[Reroll] = []
    for provided, e in terms:
        if provided is NOTHING or applies(s, provided, attacker, target, execution=execution):
            total[e.name] = total.get(e.name, 0) + (e.n or ALL)
            if e.name == "reroll":
                rerolls.append(Reroll(e.faces, e.n))
    if not (total or more_dice):
        return base
    dice = base.dice
    if "spray" in total and "no-spray" not in total:
        in_between = distance_between(s, attacker, target) - 1
        dice = max(1, dice - in_between * total["spray"])  # WOLF-RUL-18
    return Plan(
        base.ap,
        max(0, dice + more_dice + total.get("dice", 0)),
        base.range if execution else max(0, base.range + total.get("range", 0)),
        0 if execution else total.get("min-range", 0),
        tuple(rerolls),
        total.get("armor-to-hp", 0),
        base.reload_as_blank or "reload-as-blank" in total,
        base.no_ammo or "no-ammo" in total,
        base.silent or "silent" in total,
        "over-models" in total,
        "unload" in total,
        "stay-put" in total,
        total.get("keep-blade", 0),
    )


# -- near and in sight -------------------------------------------------------------------------------------------------


def may_reach(s: State, attacker: Model, target: Model, shot: Plan) -> Refusal | None:
    """The distance is within the weapon's range and not below its least range.

    WOLF-ATK-03, WOLF-RNG-02, WOLF-RNG-03.
    """
    far = distance_between(s, attacker, target)
    if far > shot.range:
        return Refusal("WOLF-ATK-03", "out-of-range", {"distance": far, "range": shot.range})
    if far < shot.min_range:
        return Refusal("WOLF-ATK-03", "too-near", {"distance": far, "range": shot.min_range})
    return None


def nazis_near(s: State, model: Model, far: int) -> list[Nazi]:
    """All Nazis that can be this near to a small model, and perhaps a few more: a quick look before an exact one."""
    away = distances(s.box.board, model.at)
    # A large one is named by its north-west square, so it can be a square nearer than that.
    return [nazi for nazi in s.nazis.values() if away[nazi.at] <= far or (away[nazi.at] == far + 1 and nazi.is_large)]


class Lookout:
    """Who sees whom on the table as it stands; gathers what blocks the view once for many questions."""

    __slots__ = ("closed", "everybody", "heroes", "nazis", "s")

    def __init__(self, s: State) -> None:
        self.s = s
        self.closed = closed_doors(s)
        self.heroes = hero_area(s)
        self.nazis = area_of(s, s.nazis.values())
        self.everybody = self.heroes | self.nazis

    def sees(self, a: Model, b: Model, *, over_models: bool = False) -> bool:
        """Line of sight (WOLF-ATK-01), also between large models by any of their squares (WOLF-RUL-61)."""
        s = self.s
        if s.smoke:  # rare, so nothing is gathered for it
            return sees(s, a, b, over_models=over_models)
        board, blockers = s.box.board, 0 if over_models else self.everybody
        if a.is_large or b.is_large:
            return sight.sees_any(board.grid, footing(s, a).squares, footing(s, b).squares, self.closed, blockers)
        return sight.sees(board.grid, board.squares[a.at], board.squares[b.at], self.closed, blockers)

    def sees_square(self, model: Model, at: str) -> bool:
        """Line of sight from a model to a square, whoever stands on it."""
        s = self.s
        if s.smoke:
            return sees_square(s, model, at)
        board = s.box.board
        return sight.sees_any(board.grid, footing(s, model).squares, (board.squares[at],), self.closed, self.everybody)

"""What holds: effects that need no moment of their own, from the card of a model and from all that is attached to it.

A Hero's come from skills without a price (WOLF-GLO-06), attached items, kept events and what holds for a while; its
active weapon adds its own when it is asked for (WOLF-AMM-09). A Nazi's come from its skills, and none of them is lost
because another is used (WOLF-AMM-10).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from sandtable.games.wolfenstein.cards import EVERY_CARD, Enemy, Equipment, EventCard, Provided
from sandtable.games.wolfenstein.cards import Hero as HeroCard
from sandtable.games.wolfenstein.cards import Weapon as WeaponCard
from sandtable.games.wolfenstein.goals import SearchEndsSkill
from sandtable.games.wolfenstein.state import Hero, Model, State, Weapon
from sandtable.games.wolfenstein.vocabulary import Effect

NOTHING = Provided()


Terms: TypeAlias = tuple[tuple[Provided, Effect], ...]


def standing(s: State, model: Model) -> Terms:
    """Every effect that holds for a model, with what must be so for it to count."""
    cards = s.box.cards
    if not isinstance(model, Hero):
        return enemy_effects(s, cards.enemies[model.kind])
    terms = _skills(cards.heroes[model.id])
    for name in model.worn:
        terms += _item(cards.equipment[name])
    for holding in model.holding:
        terms += tuple((NOTHING, effect) for effect in holding.effects)
    for kept in model.events:
        terms += _kept(cards.events[kept.card])[kept.option]
    return terms


def enemy_effects(s: State, card: Enemy) -> Terms:
    """What holds for an enemy by its skills, as far as the mission has not ended them."""
    if not s.searched:
        return _all_skills(card)
    return tuple(term for skill, term in _enemy_skills(card) if not is_skill_ended(s, card.id, skill))


def is_skill_ended(s: State, kind: str, skill: str) -> bool:
    """Whether searched objectives have taken a skill away."""
    return any(
        isinstance(rule, SearchEndsSkill)
        and rule.enemy == kind
        and rule.skill == skill
        and set(rule.objectives) <= set(s.searched)
        for rule in s.box.mission.special
    )


def weapon_effects(s: State, weapon: Weapon) -> Terms:
    """What a weapon does by itself: its own effects, abilities without a price, and what is attached to it."""
    terms = _weapon(s.box.cards.weapons[weapon.kind])
    return terms + _item(s.box.cards.equipment[weapon.attachment]) if weapon.attachment else terms


# -- what cards say for good -------------------------------------------------------------------------------------------


def _plain(provided: Provided) -> Provided:
    """One and the same for all that asks for nothing, so that it is known at a glance."""
    return NOTHING if provided == NOTHING else provided


@lru_cache(maxsize=EVERY_CARD)
def _skills(card: HeroCard) -> Terms:
    return tuple((_plain(skill.provided), effect) for skill in card.skills if not skill.gp for effect in skill.effects)


@lru_cache(maxsize=EVERY_CARD)
def _item(card: Equipment) -> Terms:
    return tuple((_plain(card.provided), effect) for effect in card.effects) if card.when == "always" else ()


@lru_cache(maxsize=EVERY_CARD)
def _enemy_skills(card: Enemy) -> tuple[tuple[str, tuple[Provided, Effect]], ...]:
    always = [skill for skill in card.skills if skill.when == "always"]
    return tuple((skill.id, (_plain(skill.provided), effect)) for skill in always for effect in skill.effects)


@lru_cache(maxsize=EVERY_CARD)
def _all_skills(card: Enemy) -> Terms:
    return tuple(term for _, term in _enemy_skills(card))


@lru_cache(maxsize=EVERY_CARD)
def _names(card: Enemy) -> frozenset[str]:
    return frozenset(effect.name for _, effect in _all_skills(card))


@lru_cache(maxsize=EVERY_CARD)
def _weapon(card: WeaponCard) -> Terms:
    own = tuple((NOTHING, effect) for effect in card.effects)
    free = [ability for ability in card.abilities if not ability.ammo]
    return own + tuple((_plain(ability.provided), effect) for ability in free for effect in ability.effects)


@lru_cache(maxsize=EVERY_CARD)
def _kept(card: EventCard) -> dict[str, Terms]:
    """What holds while the card is kept, by the option that was chosen."""
    keeps = {option.id: option.keep for option in card.options if option.keep}
    return {name: tuple((NOTHING, effect) for effect in keep.effects) for name, keep in keeps.items()}


# -- asking ------------------------------------------------------------------------------------------------------------


def holds(s: State, model: Model, name: str) -> bool:
    """Whether an effect of this name holds for a model."""
    if not s.searched and not isinstance(model, Hero):
        return name in _names(s.box.cards.enemies[model.kind])
    for _, effect in standing(s, model):  # noqa: SIM110 - any() would cost as much as the question
        if effect.name == name:
            return True
    return False


def total(s: State, model: Model, name: str) -> int:
    """The sum of all effects of this name that hold for a model."""
    n = 0
    for _, effect in standing(s, model):
        if effect.name == name:
            n += effect.n
    return n


def found(s: State, model: Model, name: str) -> list[Effect]:
    """All effects of this name that hold for a model."""
    return [effect for _, effect in standing(s, model) if effect.name == name]

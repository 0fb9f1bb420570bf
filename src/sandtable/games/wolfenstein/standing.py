"""What holds: effects that need no moment of their own, from the card of a model and from all that is attached to it.

A Hero's come from skills without a price (WOLF-GLO-06), attached items, kept events and what holds for a while; its
active weapon adds its own when it is asked for (WOLF-AMM-09). A Nazi's come from its skills, and none of them is lost
because another is used (WOLF-AMM-10).
"""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.wolfenstein.cards import Enemy, Provided
from sandtable.games.wolfenstein.goals import SearchEndsSkill
from sandtable.games.wolfenstein.state import Hero, Model, State, Weapon
from sandtable.games.wolfenstein.vocabulary import Effect

NOTHING = Provided()


def standing(s: State, model: Model) -> Iterator[tuple[Provided, Effect]]:
    """Every effect that holds for a model, with what must be so for it to count."""
    if not isinstance(model, Hero):
        yield from enemy_effects(s, s.box.cards.enemies[model.kind])
        return
    cards = s.box.cards
    for skill in cards.heroes[model.id].skills:
        if not skill.gp:
            for effect in skill.effects:
                yield skill.provided, effect
    for name in model.worn:
        item = cards.equipment[name]
        if item.when == "always":
            for effect in item.effects:
                yield item.provided, effect
    for holding in model.holding:
        for effect in holding.effects:
            yield NOTHING, effect
    for kept in model.events:
        choice = next(option for option in cards.events[kept.card].options if option.id == kept.option)
        for effect in choice.keep.effects if choice.keep else ():
            yield NOTHING, effect


def enemy_effects(s: State, card: Enemy) -> Iterator[tuple[Provided, Effect]]:
    """What holds for an enemy by its skills, as far as the mission has not ended them."""
    for skill in card.skills:
        if skill.when == "always" and not is_skill_ended(s, card.id, skill.id):
            for effect in skill.effects:
                yield skill.provided, effect


def is_skill_ended(s: State, kind: str, skill: str) -> bool:
    """Whether searched objectives have taken a skill away."""
    return any(
        isinstance(rule, SearchEndsSkill)
        and rule.enemy == kind
        and rule.skill == skill
        and set(rule.objectives) <= set(s.searched)
        for rule in s.box.mission.special
    )


def weapon_effects(s: State, weapon: Weapon) -> Iterator[tuple[Provided, Effect]]:
    """What a weapon does by itself: its own effects, abilities without a price, and what is attached to it."""
    card = s.box.cards.weapons[weapon.kind]
    for effect in card.effects:
        yield NOTHING, effect
    for ability in card.abilities:
        if not ability.ammo:
            for effect in ability.effects:
                yield ability.provided, effect
    if weapon.attachment:
        item = s.box.cards.equipment[weapon.attachment]
        if item.when == "always":
            for effect in item.effects:
                yield item.provided, effect


def holds(s: State, model: Model, name: str) -> bool:
    """Whether an effect of this name holds for a model."""
    return any(effect.name == name for _, effect in standing(s, model))


def total(s: State, model: Model, name: str) -> int:
    """The sum of all effects of this name that hold for a model."""
    return sum(effect.n for _, effect in standing(s, model) if effect.name == name)


def found(s: State, model: Model, name: str) -> list[Effect]:
    """All effects of this name that hold for a model."""
    return [effect for _, effect in standing(s, model) if effect.name == name]

"""The cards on the table as a seat sees them: Heroes with their slots, what they carry, enemies, goals and rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.view import NO_FACTS, Area, Card, Facts, GoalFacts, Piece, Text
from sandtable.games.wolfenstein.box import Box
from sandtable.games.wolfenstein.card_text import effect_texts, line_text, lines_of, outcome_texts
from sandtable.games.wolfenstein.cards import (
    EVERY_CARD,
    Ability,
    Chest,
    Enemy,
    EnemySkill,
    Equipment,
    EventCard,
    Skill,
    Weapon,
)
from sandtable.games.wolfenstein.facts import (
    AlarmFacts,
    ChestFacts,
    EnemyFacts,
    EventFacts,
    HeldItemFacts,
    HeldWeaponFacts,
    HeroFacts,
    ItemFacts,
    KeptEventFacts,
    SkillFacts,
    WeaponFacts,
)
from sandtable.games.wolfenstein.gear import weapon_tags
from sandtable.games.wolfenstein.glory import may_use_skill, price
from sandtable.games.wolfenstein.goals import Events, Goal, Kill, KillPlaced, Search
from sandtable.games.wolfenstein.missions import Mission
from sandtable.games.wolfenstein.state import Hero, Model, State
from sandtable.games.wolfenstein.table import base_ap, base_armor, base_hp, models, places, suit_armor
from sandtable.games.wolfenstein.vocabulary import AMMO, Slot
from sandtable.games.wolfenstein.winning import is_met

_read_hero = msgspec.msgpack.Decoder(Hero).decode

# -- Heroes ------------------------------------------------------------------------------------------------------------


class Dashboard(NamedTuple):
    """What follows from a Hero's own things and the cards of the box alone."""

    area: Area
    health: Health
    held: tuple[str, ...]  # cards


def dashboards(s: State) -> dict[str, Dashboard]:
    """Each Hero's card with all that lies on and beside it."""
    return {
        hero.id: _dashboard(s.box, msgspec.msgpack.encode(hero), number, hero.id == s.hero)
        for number, hero in enumerate(s.heroes.values())
    }


@lru_cache(maxsize=8192)
def _dashboard(box: Box, packed: bytes, number: int, acting: bool) -> Dashboard:
    """The card of the Hero alone, on a table with nobody else."""
    hero = _read_hero(packed)
    s = State(box=box, chance=Chance(0), heroes={hero.id: hero}, hero=hero.id if acting else "")
    pieces = (*_weapons(s, hero), *_items(s, hero), *_kept(hero))
    area = Area(hero.id, "heroes", pieces, number, 0, tuple(_marks(s, hero)), _numbers(s, hero))
    return Dashboard(area, health(s, hero), tuple(_held(hero)))


def _marks(s: State, hero: Hero) -> Iterator[str]:
    states = {
        "acting": hero.id == s.hero,
        "done": hero.done,
        "dead": hero.dead,
        "outside": hero.alive and not hero.at,
        "bleeding": hero.bleeding,
        "fatigued": hero.fatigued,
        "stunned": hero.stunned,
        "sabotaged": hero.sabotaged,
        "reloaded": hero.reloaded,
        "rooted": hero.rooted,
    }
    yield from (mark for mark, holds in states.items() if holds)


def _numbers(s: State, hero: Hero) -> HeroFacts:
    card, left = s.box.cards.heroes[hero.id], health(s, hero)
    return HeroFacts(
        seat=hero.seat,
        at=hero.at,
        place=places(s, hero)[0] if hero.at else "",
        hp=left.hp,
        base_hp=left.base_hp,
        armor=left.armor,
        base_armor=left.base_armor,
        suit_armor=suit_armor(s, hero),
        ap=hero.ap,
        base_ap=base_ap(s, hero),
        move_ap=hero.move_ap,
        accuracy=card.accuracy,
        gp=hero.gp,
        lives=hero.lives,
        attacks=hero.attacks,
        ammo={kind: hero.ammo.get(kind, 0) for kind in AMMO},
        slots=_slots(s, hero),
        skills=tuple(skill.id for skill in card.skills),
    )


class Health(NamedTuple):
    """What is left of a model, and what there was."""

    hp: int
    base_hp: int
    armor: int
    base_armor: int


def health(s: State, model: Model) -> Health:
    whole, plated = base_hp(s, model), base_armor(s, model)
    armor = max(0, plated - model.armor_lost) + suit_armor(s, model)
    return Health(max(0, whole - model.hp_lost), whole, armor, plated)


def _slots(s: State, hero: Hero) -> tuple[tuple[Slot, str], ...]:
    """Each slot of the Hero card with the item in it (WOLF-EQP-05)."""
    worn = list(hero.worn)
    slots = []
    for slot in s.box.cards.heroes[hero.id].slots:
        item = next((item for item in worn if s.box.cards.equipment[item].type == slot), "")
        if item:
            worn.remove(item)
        slots.append((slot, item))
    return tuple(slots)


def _weapons(s: State, hero: Hero) -> Iterator[Piece]:
    """Weapons, the one in the slot first (WOLF-EQP-01)."""
    for tag, weapon in weapon_tags(hero).items():
        marks = ("weapon", "in-slot" if weapon is hero.weapons[0] else "carried", *(("empty",) if weapon.empty else ()))
        card = s.box.cards.weapons[weapon.kind]
        facts = HeldWeaponFacts(card.ammo, card.range, card.dice, card.ap, weapon.attachment)
        yield Piece(weapon.kind, 1, tag, marks, facts)


def _items(s: State, hero: Hero) -> Iterator[Piece]:
    for how, items in (("worn", hero.worn), ("carried", hero.items)):
        for item in dict.fromkeys(items):
            card = s.box.cards.equipment[item]
            marks = ("item", how, *(("used",) if item in hero.round_used else ()))
            yield Piece(item, items.count(item), "", marks, HeldItemFacts(card.type, card.ap))


def _kept(hero: Hero) -> Iterator[Piece]:
    for kept in hero.events:
        facts = KeptEventFacts(kept.option, kept.spawn, tuple(kept.spawned))
        yield Piece(kept.card, 1, "", ("event", "kept"), facts)


def _held(hero: Hero) -> Iterator[str]:
    """Every weapon, item and event that a Hero has."""
    for weapon in hero.weapons:
        yield weapon.kind
        if weapon.attachment:
            yield weapon.attachment
    yield from (*hero.worn, *hero.items, *(kept.card for kept in hero.events))


# -- cards -------------------------------------------------------------------------------------------------------------


def cards(s: State, dashboards: dict[str, Dashboard]) -> Iterator[Card]:
    """Goals and rules of the mission, Heroes' skills, every card that somebody has, and the enemies on the map."""
    yield from _mission(s)
    for hero in s.heroes.values():
        if hero.alive:
            yield from _skills(s, hero)
    for name in dict.fromkeys(name for dashboard in dashboards.values() for name in dashboard.held):
        yield card_of(s, name)
    for kind in dict.fromkeys(model.kind for model in models(s) if not isinstance(model, Hero)):
        yield enemy_card(s.box.cards.enemies[kind])
    yield from _seen(s)


def _mission(s: State) -> Iterator[Card]:
    mission = s.box.mission
    for number, goal in enumerate(mission.goals, 1):
        facts = GoalFacts(is_met(s, goal), *_progress(s, goal))
        yield Card(f"goal-{number}", "goals", _goal(goal), facts, mission.source)
    yield from _special_rules(mission)
    limit = Text("alarm-limit", {"limit": s.alarm_limit, "once": mission.alarm.once})
    yield Card("alarm", "alarm", (limit, *_alarm(mission)), AlarmFacts(s.alarms), mission.source)


@lru_cache(maxsize=EVERY_CARD)
def _goal(goal: Goal) -> tuple[Text, ...]:
    return (Text(f"goal-{goal.kind}", goal.args),)


@lru_cache(maxsize=EVERY_CARD)
def _special_rules(mission: Mission) -> tuple[Card, ...]:
    return tuple(
        Card(f"special-rule-{number}", "special", (Text(f"special-{rule.kind}", rule.args),), source=mission.source)
        for number, rule in enumerate(mission.special, 1)
    )


@lru_cache(maxsize=EVERY_CARD)
def _alarm(mission: Mission) -> tuple[Text, ...]:
    """Whom the alarm brings, spawn by spawn."""
    return tuple(Text("alarm-spawn", {"spawns": (at,), "enemies": who}) for at, who in mission.alarm.at.items())


def _progress(s: State, goal: Goal) -> tuple[int | None, int | None]:
    """How far a goal is met, and how far it can be, where that can be counted."""
    match goal:
        case Kill():
            return min(goal.count, s.kills.get(goal.enemy, 0)), goal.count
        case KillPlaced():
            shown = sum(model.enemy == goal.enemy for model in s.box.mission.models)
            left = sum(nazi.placed and nazi.kind == goal.enemy for nazi in s.nazis.values())
            return max(0, shown - left), shown
        case Search():
            return sum(letter in s.searched for letter in goal.objectives), len(goal.objectives)
        case Events():
            return min(goal.count, s.events_done), goal.count
    return None, None


def _skills(s: State, hero: Hero) -> Iterator[Card]:
    """A Hero's skills with their prices, and why one cannot be used now."""
    for skill in s.box.cards.heroes[hero.id].skills:
        refusal = may_use_skill(s, hero, skill) if hero.at and hero.id == s.hero else None
        facts = SkillFacts(
            hero=hero.id,
            gp=price(s, skill),
            fatigue=skill.fatigue,
            usable=bool(hero.at and hero.id == s.hero and refusal is None),
            always=not skill.gp,
            spent=bool(skill.once) and skill.id in hero.spent,
            rule=refusal.rule if refusal is not None and skill.gp else "",
        )
        yield Card(skill.id, "skills", lines_of(skill), facts, skill.source)


def _seen(s: State) -> Iterator[Card]:
    """Cards on top of a deck that somebody has looked at."""
    for deck in ("equipment", "weapons", "events", "chests"):
        for number, name in enumerate(getattr(s, deck).top, 1):
            card = card_of(s, name)
            yield msgspec.structs.replace(card, facts=_from_the_top(card.facts, number))


def _from_the_top(facts: Facts, number: int) -> Facts:
    if facts is NO_FACTS:
        return ChestFacts(number)
    return msgspec.structs.replace(facts, from_the_top=number)


def card_of(s: State, name: str) -> Card:
    """A weapon, item, event or chest as it reads."""
    box = s.box.cards
    if name in box.weapons:
        return _weapon(box.weapons[name])
    if name in box.equipment:
        return _item(box.equipment[name])
    if name in box.events:
        return _event(box.events[name])
    return _chest(box.chests[name])


@lru_cache(maxsize=EVERY_CARD)
def _weapon(card: Weapon) -> Card:
    return Card(
        card.id,
        "weapons",
        tuple(_weapon_lines(card)),
        WeaponFacts(card.ammo, card.range, card.dice, card.ap),
        card.source,
    )


@lru_cache(maxsize=EVERY_CARD)
def _item(card: Equipment) -> Card:
    return Card(card.id, "equipment", lines_of(card), ItemFacts(card.type, card.ap), card.source)


@lru_cache(maxsize=EVERY_CARD)
def _event(card: EventCard) -> Card:
    lines = [
        line
        for choice in card.options
        for line in (Text("event-option", {"option": f"{card.id}-{choice.id}"}), *outcome_texts(choice))
    ]
    return Card(card.id, "events", tuple(lines), EventFacts(card.must), card.source)


@lru_cache(maxsize=EVERY_CARD)
def _chest(card: Chest) -> Card:
    return Card(card.id, "chests", outcome_texts(card), source=card.source)


def _weapon_lines(weapon: Weapon) -> Iterator[Text]:
    yield from effect_texts(weapon.effects)
    yield from (named_line(ability) for ability in weapon.abilities)


def named_line(line: Ability | EnemySkill | Skill) -> Text:
    """An ability or skill with its name, its price in ammo or GP, and what it does."""
    cost = line.ammo if isinstance(line, Ability) else line.gp if isinstance(line, Skill) else 0
    unit = "ammo" if isinstance(line, Ability) else "gp"
    return Text("named-line", {"skill": line.id, "price": cost, "unit": unit, "text": line_text(line)})


@lru_cache(maxsize=EVERY_CARD)
def enemy_card(card: Enemy) -> Card:
    """An enemy's card: numbers, weapon, skills and loot."""
    lines = [named_line(skill) for skill in card.skills]
    if card.player:
        lines.append(Text("loot-player", {"text": effect_texts(card.player)}))
    if card.team:
        lines.append(Text("loot-team", {"text": effect_texts(card.team)}))
    weapon = card.weapon
    facts = EnemyFacts(
        hp=card.hp,
        armor=card.armor,
        ap=card.ap,
        initiative=card.initiative,
        keywords=card.keywords,
        weapon=weapon.id,
        range=weapon.range,
        dice=weapon.dice,
        weapon_ap=weapon.ap,
    )
    texts = (*effect_texts(weapon.effects), *lines)
    return Card(card.id, "enemies", texts, facts, card.source)

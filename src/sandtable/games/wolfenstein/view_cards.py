"""The cards on the table as a seat sees them: Heroes with their slots, what they carry, enemies, goals and rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from sandtable.engine.memory import Memory
from sandtable.engine.view import Area, Card, Piece, Text
from sandtable.games.wolfenstein.card_text import effect_texts, line_text, outcome_texts
from sandtable.games.wolfenstein.cards import (
    Ability,
    Chest,
    Enemy,
    EnemySkill,
    Equipment,
    EventCard,
    Skill,
    Weapon,
    of_card,
)
from sandtable.games.wolfenstein.gear import weapon_tags
from sandtable.games.wolfenstein.glory import may_use_skill, price
from sandtable.games.wolfenstein.goals import Events, Goal, Kill, KillPlaced, Search
from sandtable.games.wolfenstein.missions import Mission
from sandtable.games.wolfenstein.state import Hero, Model, State
from sandtable.games.wolfenstein.table import base_ap, base_armor, base_hp, models, places, suit_armor
from sandtable.games.wolfenstein.vocabulary import AMMO
from sandtable.games.wolfenstein.winning import is_met

# -- Heroes ------------------------------------------------------------------------------------------------------------


class Dashboard(NamedTuple):
    """What follows from a Hero's own things and the cards of the box alone."""

    area: Area
    health: Health
    held: tuple[str, ...]  # cards


def dashboards(s: State) -> dict[str, Dashboard]:
    """Each Hero's card with all that lies on and beside it."""
    known: Memory[tuple[bytes, int, bool], Dashboard] = s.box.dashboards
    shown: dict[str, Dashboard] = {}
    for number, hero in enumerate(s.heroes.values()):
        key = (msgspec.msgpack.encode(hero), number, hero.id == s.hero)
        shown[hero.id] = known.get(key) or known.keep(key, _dashboard(s, hero, number))
    return shown


def _dashboard(s: State, hero: Hero, number: int) -> Dashboard:
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


def _numbers(s: State, hero: Hero) -> dict[str, Any]:
    card = s.box.cards.heroes[hero.id]
    return {
        "seat": hero.seat,
        "at": hero.at,
        "place": places(s, hero)[0] if hero.at else "",
        **health(s, hero).facts,
        "suit-armor": suit_armor(s, hero),
        "ap": hero.ap,
        "base-ap": base_ap(s, hero),
        "move-ap": hero.move_ap,
        "accuracy": card.accuracy,
        "gp": hero.gp,
        "lives": hero.lives,
        "attacks": hero.attacks,
        "ammo": {kind: hero.ammo.get(kind, 0) for kind in AMMO},
        "slots": _slots(s, hero),
        "skills": tuple(skill.id for skill in card.skills),
    }


class Health(NamedTuple):
    """What is left of a model, and what there was."""

    hp: int
    base_hp: int
    armor: int
    base_armor: int

    @property
    def facts(self) -> dict[str, int]:
        return {"hp": self.hp, "base-hp": self.base_hp, "armor": self.armor, "base-armor": self.base_armor}


def health(s: State, model: Model) -> Health:
    whole, plated = base_hp(s, model), base_armor(s, model)
    armor = max(0, plated - model.armor_lost) + suit_armor(s, model)
    return Health(max(0, whole - model.hp_lost), whole, armor, plated)


def _slots(s: State, hero: Hero) -> tuple[tuple[str, str], ...]:
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
        facts = weapon_facts(s.box.cards.weapons[weapon.kind]) | {"attachment": weapon.attachment}
        yield Piece(weapon.kind, 1, tag, marks, facts)


def weapon_facts(card: Weapon) -> dict[str, Any]:
    return {"ammo": card.ammo, "range": card.range, "dice": card.dice, "ap": card.ap}


def _items(s: State, hero: Hero) -> Iterator[Piece]:
    for how, items in (("worn", hero.worn), ("carried", hero.items)):
        for item in dict.fromkeys(items):
            card = s.box.cards.equipment[item]
            marks = ("item", how, *(("used",) if item in hero.round_used else ()))
            yield Piece(item, items.count(item), "", marks, {"type": card.type, "ap": card.ap})


def _kept(hero: Hero) -> Iterator[Piece]:
    for kept in hero.events:
        facts: dict[str, Any] = {"option": kept.option}
        if kept.spawn:
            facts["hero-spawn"] = kept.spawn
        if kept.spawned:
            facts["spawned"] = tuple(kept.spawned)
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


def _told(s: State, name: str, deck: str, text: tuple[Text, ...], facts: dict[str, Any], source: str) -> Card:
    """A card with these facts; as long as they stay the same so does it, which is seen at a glance."""
    key = (name, *facts.values())
    return s.box.told.get(key) or s.box.told.keep(key, Card(name, deck, text, facts, source))


def _mission(s: State) -> Iterator[Card]:
    mission = s.box.mission
    for number, goal in enumerate(mission.goals, 1):
        facts = {"met": is_met(s, goal), **_progress(s, goal)}
        yield _told(s, f"goal-{number}", "goals", _goal(goal), facts, mission.source)
    yield from _special_rules(mission)
    limit = Text("alarm-limit", {"limit": s.alarm_limit, "once": mission.alarm.once})
    yield Card("alarm", "alarm", (limit, *_alarm(mission)), {"raised": s.alarms}, mission.source)


@of_card
def _goal(goal: Goal) -> tuple[Text, ...]:
    return (Text(f"goal-{goal.kind}", goal.args),)


@of_card
def _special_rules(mission: Mission) -> tuple[Card, ...]:
    return tuple(
        Card(f"special-rule-{number}", "special", (Text(f"special-{rule.kind}", rule.args),), {}, mission.source)
        for number, rule in enumerate(mission.special, 1)
    )


@of_card
def _alarm(mission: Mission) -> tuple[Text, ...]:
    """Whom the alarm brings, spawn by spawn."""
    return tuple(Text("alarm-spawn", {"spawns": (at,), "enemies": who}) for at, who in mission.alarm.at.items())


def _progress(s: State, goal: Goal) -> dict[str, int]:
    """How far a goal is met, where it can be counted."""
    match goal:
        case Kill():
            return {"done": min(goal.count, s.kills.get(goal.enemy, 0)), "of": goal.count}
        case KillPlaced():
            shown = sum(model.enemy == goal.enemy for model in s.box.mission.models)
            left = sum(nazi.placed and nazi.kind == goal.enemy for nazi in s.nazis.values())
            return {"done": max(0, shown - left), "of": shown}
        case Search():
            return {"done": sum(letter in s.searched for letter in goal.objectives), "of": len(goal.objectives)}
        case Events():
            return {"done": min(goal.count, s.events_done), "of": goal.count}
    return {}


def _skills(s: State, hero: Hero) -> Iterator[Card]:
    """A Hero's skills with their prices, and why one cannot be used now."""
    for skill in s.box.cards.heroes[hero.id].skills:
        refusal = may_use_skill(s, hero, skill) if hero.at and hero.id == s.hero else None
        facts: dict[str, Any] = {"hero": hero.id, "gp": price(s, skill), "fatigue": skill.fatigue}
        facts["usable"] = bool(hero.at and hero.id == s.hero and refusal is None)
        facts["always"] = not skill.gp
        facts["spent"] = bool(skill.once) and skill.id in hero.spent
        if refusal is not None and skill.gp:
            facts["rule"] = refusal.rule
        yield _told(s, skill.id, "skills", _line(skill), facts, skill.source)


def _seen(s: State) -> Iterator[Card]:
    """Cards on top of a deck that somebody has looked at."""
    for deck in ("equipment", "weapons", "events", "chests"):
        for number, name in enumerate(getattr(s, deck).top, 1):
            card = card_of(s, name)
            yield Card(card.id, card.deck, card.text, {**card.facts, "from-the-top": number}, card.source)


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


@of_card
def _weapon(card: Weapon) -> Card:
    return Card(card.id, "weapons", tuple(_weapon_lines(card)), weapon_facts(card), card.source)


@of_card
def _item(card: Equipment) -> Card:
    return Card(card.id, "equipment", _line(card), {"type": card.type, "ap": card.ap}, card.source)


@of_card
def _event(card: EventCard) -> Card:
    lines = [
        line
        for choice in card.options
        for line in (Text("event-option", {"option": f"{card.id}-{choice.id}"}), *outcome_texts(choice))
    ]
    return Card(card.id, "events", tuple(lines), {"must": card.must}, card.source)


@of_card
def _chest(card: Chest) -> Card:
    return Card(card.id, "chests", outcome_texts(card), {}, card.source)


@of_card
def _line(card: Skill | Equipment) -> tuple[Text, ...]:
    return (line_text(card),)


def _weapon_lines(weapon: Weapon) -> Iterator[Text]:
    yield from effect_texts(weapon.effects)
    yield from (named_line(ability) for ability in weapon.abilities)


def named_line(line: Ability | EnemySkill | Skill) -> Text:
    """An ability or skill with its name, its price in ammo or GP, and what it does."""
    cost = line.ammo if isinstance(line, Ability) else line.gp if isinstance(line, Skill) else 0
    unit = "ammo" if isinstance(line, Ability) else "gp"
    return Text("named-line", {"skill": line.id, "price": cost, "unit": unit, "text": line_text(line)})


@of_card
def enemy_card(card: Enemy) -> Card:
    """An enemy's card: numbers, weapon, skills and loot."""
    lines = [named_line(skill) for skill in card.skills]
    if card.player:
        lines.append(Text("loot-player", {"text": effect_texts(card.player)}))
    if card.team:
        lines.append(Text("loot-team", {"text": effect_texts(card.team)}))
    weapon = card.weapon
    facts = {
        "hp": card.hp,
        "armor": card.armor,
        "ap": card.ap,
        "initiative": card.initiative,
        "keywords": card.keywords,
        "weapon": weapon.id,
        "range": weapon.range,
        "dice": weapon.dice,
        "weapon-ap": weapon.ap,
    }
    texts = (*effect_texts(weapon.effects), *lines)
    return Card(card.id, "enemies", texts, facts, card.source)

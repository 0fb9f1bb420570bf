"""What the types of the cards cannot say: how many there are, what they refer to and when an effect may happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sandtable.games.wolfenstein.cards import MODELS, Cards, Chest, Choice, Keep, Provided
from sandtable.games.wolfenstein.vocabulary import ACCEPTS, AMMO, KEYWORDS, VOCABULARY, Effect

#: How many cards the box has, copies counted (WOLF-CMP-34, WOLF-CMP-35, WOLF-CMP-36, WOLF-CMP-37,
#: WOLF-CMP-38, WOLF-CMP-39), and levels (WOLF-DIF-01, WOLF-GEN-05).
COUNTS = {
    "heroes": 6,
    "enemies": 49,
    "weapons": 31,
    "equipment": 62,
    "events": 20,
    "chests": 14,
    "difficulties": 4,
}
SIDES = 12


class Carrier(NamedTuple):
    """Effects and where they stand: file, entry and field, and the moment at which they happen."""

    file: str
    path: str
    when: str
    effects: tuple[Effect, ...]
    provided: Provided = Provided()


def carriers(cards: Cards) -> Iterator[Carrier]:
    """Every list of effects on every card."""
    for hero in cards.heroes.values():
        for skill in hero.skills:
            path = f"hero {hero.id}: skills: {skill.id}"
            yield Carrier("heroes", path, skill.when, skill.effects, skill.provided)
    for enemy in cards.enemies.values():
        path = f"enemy {enemy.id}"
        yield Carrier("enemies", f"{path}: weapon", "always", enemy.weapon.effects)
        for trait in enemy.skills:
            yield Carrier("enemies", f"{path}: skills: {trait.id}", trait.when, trait.effects, trait.provided)
        yield Carrier("enemies", f"{path}: player", "search", enemy.player)
        yield Carrier("enemies", f"{path}: team", "search", enemy.team)
    for weapon in cards.weapons.values():
        yield Carrier("weapons", f"weapon {weapon.id}", "always", weapon.effects)
        for ability in weapon.abilities:
            path = f"weapon {weapon.id}: abilities: {ability.id}"
            yield Carrier("weapons", path, ability.when, ability.effects, ability.provided)
    for item in cards.equipment.values():
        yield Carrier("equipment", f"equipment {item.id}", item.when, item.effects, item.provided)
    for event in cards.events.values():
        for option in event.options:
            path = f"event {event.id}: options: {option.id}"
            yield from _outcome_carriers("events", path, option)
            if option.keep is not None:
                yield Carrier("events", f"{path}: keep", "keep", option.keep.effects)
    for chest in cards.chests.values():
        yield from _outcome_carriers("chests", f"chest {chest.id}", chest)


def _outcome_carriers(file: str, path: str, card: Choice | Chest) -> Iterator[Carrier]:
    parts = {"": card, ": success": card.success, ": failure": card.failure}
    for name, part in parts.items():
        if part is not None:
            yield Carrier(file, f"{path}{name}", "search", part.effects)
            yield Carrier(file, f"{path}{name}: player", "search", part.player)
            yield Carrier(file, f"{path}{name}: team", "search", part.team)


def problems(cards: Cards) -> Iterator[tuple[str, str]]:
    """What is wrong, with the file that it is wrong in."""
    yield from _count_problems(cards)
    yield from _hero_problems(cards)
    yield from _equipment_problems(cards)
    yield from _event_problems(cards)
    yield from _difficulty_problems(cards)
    for carrier in carriers(cards):
        for problem in _effect_problems(cards, carrier.effects, carrier.when):
            yield carrier.file, f"{carrier.path}: {problem}"
        for problem in _provided_problems(cards, carrier.provided):
            yield carrier.file, f"{carrier.path}: provided: {problem}"


def _count_problems(cards: Cards) -> Iterator[tuple[str, str]]:
    found = {
        "heroes": len(cards.heroes),
        "enemies": sum(len(enemy.cards) for enemy in cards.enemies.values() if enemy.in_box),
        "weapons": sum(weapon.copies for weapon in cards.weapons.values()),
        "equipment": sum(item.copies for item in cards.equipment.values()),
        "events": len(cards.events),
        "chests": sum(chest.copies for chest in cards.chests.values()),
        "difficulties": len(cards.difficulties),
    }
    for model, number in MODELS.items():
        enemy = cards.enemies[model]
        if not enemy.in_box or len(enemy.cards) != number:
            yield "enemies", f"enemy {model}: numbers: expected {number} cards of the box, one for each model"
    for file, number in found.items():
        if number != COUNTS[file]:
            yield file, f"the box has {COUNTS[file]} of them, copies counted, {number} here"
    owners = Counter(number for enemy in cards.enemies.values() for number in enemy.cards)
    for enemy in cards.enemies.values():
        for number in enemy.cards:
            if owners[number] > 1:
                yield "enemies", f"enemy {enemy.id}: numbers: {number} is on another card too (WOLF-CRD-07)"
            if enemy.in_box and number > COUNTS["enemies"]:
                yield "enemies", f"enemy {enemy.id}: numbers: expected 1 to {COUNTS['enemies']}, found {number}"
    sides = sum(cards.die.faces.values())
    if sides != SIDES:
        yield "dice", f"die {cards.die.id}: faces: expected {SIDES} in all, found {sides} (WOLF-DIC-01)"


def _hero_problems(cards: Cards) -> Iterator[tuple[str, str]]:
    taken = Counter(hero.weapon for hero in cards.heroes.values() if hero.weapon)
    taken.update(item for hero in cards.heroes.values() for item in hero.equipment)
    for hero in cards.heroes.values():
        if hero.weapon and hero.weapon not in cards.weapons:
            yield "heroes", f"hero {hero.id}: weapon: {_none_of('weapon', hero.weapon, cards.weapons)}"
        for item in hero.equipment:
            if item not in cards.equipment:
                yield "heroes", f"hero {hero.id}: equipment: {_none_of('equipment', item, cards.equipment)}"
        for card in filter(None, (hero.weapon, *hero.equipment)):
            copies = (cards.weapons.get(card) or cards.equipment[card]).copies
            if taken[card] > copies:
                yield "heroes", f"hero {hero.id}: {card!r}: {taken[card]} Heroes start with it, the box has {copies}"
        if len(set(hero.slots)) != len(hero.slots):
            yield "heroes", f"hero {hero.id}: slots: expected each type once, found {', '.join(hero.slots)}"
        for skill in hero.skills:
            if skill.fatigue and not skill.gp:
                yield "heroes", f"hero {hero.id}: skills: {skill.id}: fatigue: an always active skill costs nothing"


def _equipment_problems(cards: Cards) -> Iterator[tuple[str, str]]:
    for item in cards.equipment.values():
        if item.never_on and item.type != "attachable":
            yield "equipment", f"equipment {item.id}: never-on: only what is attachable goes on weapons"
        for weapon in item.never_on:
            if weapon not in AMMO and weapon not in cards.weapons:
                known = (*AMMO, *cards.weapons)
                yield "equipment", f"equipment {item.id}: never-on: {_none_of('ammo or weapon', weapon, known)}"


def _event_problems(cards: Cards) -> Iterator[tuple[str, str]]:
    tests: list[tuple[str, str, Choice | Chest]] = [("chests", f"chest {c.id}", c) for c in cards.chests.values()]
    for event in cards.events.values():
        for option in event.options:
            path = f"event {event.id}: options: {option.id}"
            tests.append(("events", path, option))
            for item in (cost.item for cost in option.cost if cost.item):
                if item not in cards.equipment:
                    yield "events", f"{path}: cost: item: {_none_of('equipment', item, cards.equipment)}"
            if option.keep is not None:
                for problem in _keep_problems(cards, option, option.keep):
                    yield "events", f"{path}: keep: {problem}"
        if event.options[0].id == event.options[1].id:
            yield "events", f"event {event.id}: options: expected two ids, found {event.options[0].id!r} twice"
    for file, path, card in tests:
        if (card.success is None) != (card.failure is None):
            yield file, f"{path}: expected both success and failure, or neither"


def _keep_problems(cards: Cards, option: Choice, keep: Keep) -> Iterator[str]:
    if (keep.until == "kill") != bool(keep.of):
        yield f"of: expected with until = 'kill' and only then, found {keep.of!r}"
    elif keep.of:
        yield from _filter_problems(cards, "of", (keep.of,))
    if keep.until == "spawned-dead" and not any(effect.name == "spawn" for effect in option.effects):
        yield "until: expected an effect 'spawn' beside 'spawned-dead'"


def _difficulty_problems(cards: Cards) -> Iterator[tuple[str, str]]:
    for level in cards.difficulties.values():
        if level.puppet and level.puppet not in cards.enemies:
            yield "difficulties", f"difficulty {level.id}: puppet: {_none_of('enemy', level.puppet, cards.enemies)}"


def _effect_problems(cards: Cards, effects: tuple[Effect, ...], when: str) -> Iterator[str]:
    for effect in effects:
        mode = VOCABULARY[effect.name].mode
        if mode not in ACCEPTS[when]:
            fitting = ", ".join(name for name, term in VOCABULARY.items() if term.mode in ACCEPTS[when])
            yield f"{effect.name}: cannot be used here ({when}); expected one of {fitting}"
        for field, enemies in (("only", effect.only), ("never", effect.never)):
            for problem in _filter_problems(cards, field, enemies):
                yield f"{effect.name}: {problem}"
        for model in filter(None, (effect.model, *effect.models)):
            if model not in cards.enemies:
                yield f"{effect.name}: {_none_of('enemy', model, cards.enemies)}"
        for item in effect.items:
            if item not in cards.equipment:
                yield f"{effect.name}: {_none_of('equipment', item, cards.equipment)}"
        if 0 < effect.look < effect.n:
            yield f"{effect.name}: n: expected at most the {effect.look} cards looked at, found {effect.n}"
        yield from _effect_problems(cards, effect.effects, "span")
        for text in (effect.otherwise, *effect.options):
            yield from _effect_problems(cards, text, when)


def _provided_problems(cards: Cards, provided: Provided) -> Iterator[str]:
    yield from _filter_problems(cards, "against", provided.against)
    for field, models in (("beside-target", (provided.beside_target,)), ("fewer", tuple(provided.fewer))):
        for model in filter(None, models):
            if model not in cards.enemies:
                yield f"{field}: {_none_of('enemy', model, cards.enemies)}"


def _filter_problems(cards: Cards, field: str, enemies: Iterable[str]) -> Iterator[str]:
    for enemy in enemies:
        if enemy not in KEYWORDS and enemy not in cards.enemies:
            yield f"{field}: {_none_of('keyword or enemy', enemy, (*KEYWORDS, *cards.enemies))}"


def _none_of(kind: str, found: str, known: Iterable[str]) -> str:
    return f"no {kind} {found!r}; expected one of {', '.join(known)}"

"""What is always true at rest: every card is somewhere, once, and no two models share a square."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.components import miscounted, unknown
from sandtable.games.wolfenstein.maps import LARGE
from sandtable.games.wolfenstein.state import Hero, Model, State
from sandtable.games.wolfenstein.table import armor, base_armor, base_hp, footing, hp, models, token_area


def broken(s: State) -> Iterator[str]:
    """Sentences about what cannot be."""
    yield from _models(s)
    yield from _heroes(s)
    yield from _cards(s)
    yield from _trackers(s)


def _models(s: State) -> Iterator[str]:
    taken, tokens = 0, token_area(s)
    for model in models(s):
        area = footing(s, model).area
        if area & taken:
            yield f"{model.id} shares a square with another model (WOLF-RUL-19)"
        if area & tokens:
            yield f"{model.id} stands on a chest, event or objective (WOLF-OBS-09)"
        taken |= area
    for model in (*s.nazis.values(), *s.bots.values()):
        if hp(s, model) <= 0:
            yield f"{model.id} stands with no HP left (WOLF-ATK-15)"
        if armor(s, model) < 0 or model.hp_lost > base_hp(s, model) or model.armor_lost > base_armor(s, model):
            yield f"{model.id} has lost more than it had"
    for name in s.bots:
        if name in s.nazis:
            yield f"{name} fights on both sides"


def _heroes(s: State) -> Iterator[str]:
    for hero in s.heroes.values():
        if hero.dead and (hero.at or hero.items or hero.weapons or hero.worn or hero.events):
            yield f"{hero.id} is dead and still here (WOLF-DTH-01, WOLF-DTH-02)"
        if not hero.dead and hero.bleeding != (hp(s, hero) == 0):
            yield f"{hero.id} has {hp(s, hero)} HP and is {'' if hero.bleeding else 'not '}bleeding (WOLF-BLD-01)"
        slots = Counter(s.box.cards.heroes[hero.id].slots)
        for kind, worn in Counter(s.box.cards.equipment[item].type for item in hero.worn).items():
            if worn > sum(count for slot, count in slots.items() if slot == kind):
                yield f"{hero.id} wears {worn} of {kind} (WOLF-EQP-05)"
        if hero.bleeding and not hero.at:
            yield f"{hero.id} bleeds off the map"


def _cards(s: State) -> Iterator[str]:
    cards = s.box.cards
    items, weapons, events = s.equipment.cards, s.weapons.cards, s.events.cards
    for hero in s.heroes.values():
        items += [*hero.items, *hero.worn, *(w.attachment for w in hero.weapons if w.attachment)]
        weapons += [weapon.kind for weapon in hero.weapons]
        events += [kept.card for kept in hero.events]
    for card in s.out:
        (items if card in cards.equipment else weapons if card in cards.weapons else events).append(card)
    if events:
        yield from miscounted("event cards", events, tuple(cards.events))
    yield from miscounted("equipment cards", items, {card.id: card.copies for card in cards.equipment.values()})
    yield from miscounted("weapon cards", weapons, {card.id: card.copies for card in cards.weapons.values()})
    yield from miscounted("chest cards", s.chests.cards, {card.id: card.copies for card in cards.chests.values()})


def _trackers(s: State) -> Iterator[str]:
    if not 0 <= s.hazard <= s.alarm_limit:
        yield f"the hazard tracker is at {s.hazard}, the alarm limit at {s.alarm_limit} (WOLF-RUL-37)"
    if len(set(s.noise)) != len(s.noise):
        yield "two noise tokens in one place (WOLF-NOI-06)"
    if any(max(hero.gp, 0) != hero.gp or min(hero.ammo.values(), default=0) < 0 for hero in s.heroes.values()):
        yield "a Hero owes glory points or ammo"


# -- positions that are read -------------------------------------------------------------------------------------------


def nonsense(s: State) -> Iterator[str]:
    """Words that mean nothing on this table."""
    board, cards = s.board, s.box.cards
    yield from unknown("seat", [seat for seat in (s.starter, s.seat, s.controller) if seat], s.box.seats)
    yield from unknown("tokens", s.tokens, board.searchable)
    yield from unknown("closed", s.closed, board.door_names)
    yield from unknown("barricades", s.barricades, board.barricade_names)
    yield from unknown("noise", [*s.noise, *s.smoke, *([s.lure] if s.lure else [])], board.places)
    yield from unknown("entered", s.entered, board.hero_spawns)
    yield from unknown("heroes", s.heroes, cards.heroes)
    yield from unknown("searched", s.searched, "abcd")
    for name, known in (
        ("equipment", cards.equipment),
        ("weapons", cards.weapons),
        ("events", cards.events),
        ("chests", cards.chests),
    ):
        yield from unknown(name, getattr(s, name).cards, known)
    yield from unknown("out", s.out, {*cards.equipment, *cards.weapons, *cards.events})
    yield from _model_nonsense(s)
    for hero in s.heroes.values():
        yield from _hero_nonsense(s, hero)
    if s.hero:
        yield from unknown("hero", [s.hero], s.heroes)
    if s.acting:
        yield from unknown("acting", [s.acting], {*s.bots, *s.nazis})
    yield from unknown("waiting", s.waiting, s.nazis)
    yield from _phase_nonsense(s)


def _phase_nonsense(s: State) -> Iterator[str]:
    """A phase needs those whose phase it is."""
    if s.phase in ("activation", "action", "end-activation", "enter", "bot"):
        hero = s.heroes.get(s.hero)
        if hero is None:
            yield f"hero: expected the name of the Hero whose activation runs, for the phase {s.phase!r}"
        elif not hero.at and s.phase in ("activation", "action"):
            yield f"heroes.{hero.id}.at: expected a square, for the phase {s.phase!r}"
    if s.phase == "nazi-act" and s.acting not in s.nazis:
        yield "acting: expected the name of the Nazi that acts, for the phase 'nazi-act'"


def _model_nonsense(s: State) -> Iterator[str]:
    numbers = s.box.numbers
    for side, enemies in (("nazis", s.nazis), ("bots", s.bots)):
        for name, enemy in enemies.items():
            kind, _, number = name.rpartition("-")
            if not number.isdecimal() or int(number) not in numbers.get(kind, ()):
                yield f"{side}: no card {name!r} in the box (WOLF-CRD-07)"
                return
            yield from _stands(s, side, enemy)
    for hero in s.heroes.values():
        if hero.at:
            yield from _stands(s, "heroes", hero)
    for name, bot in s.bots.items():
        yield from unknown(f"bots.{name}.hero", [bot.hero], s.heroes)


def _stands(s: State, side: str, model: Model) -> Iterator[str]:
    if model.at not in s.board.squares:
        yield f"{side}.{model.id}.at: no square {model.at!r} on this map"
    elif model.kind in LARGE and not s.board.fits(model.at):
        yield f"{side}.{model.id}.at: four squares do not fit at {model.at!r} (WOLF-BIG-01)"


def _hero_nonsense(s: State, hero: Hero) -> Iterator[str]:
    cards = s.box.cards
    where = f"heroes.{hero.id}"
    yield from unknown(f"{where}.seat", [hero.seat], s.box.seats)
    yield from unknown(f"{where}.items", [*hero.items, *hero.worn], cards.equipment)
    yield from unknown(f"{where}.weapons", [weapon.kind for weapon in hero.weapons], cards.weapons)
    yield from unknown(
        f"{where}.weapons", [weapon.attachment for weapon in hero.weapons if weapon.attachment], cards.equipment
    )
    for kept in hero.events:
        yield from unknown(f"{where}.events", [kept.card], cards.events)
        if kept.card in cards.events:
            options = [option.id for option in cards.events[kept.card].options if option.keep]
            yield from unknown(f"{where}.events.{kept.card}", [kept.option], options)

"""Fights on the bench: somebody with a weapon, somebody to shoot at, and dice that fall as they are told to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sandtable.engine.chance import ScriptedChance
from sandtable.engine.decision import Decision
from sandtable.games.wolfenstein import enemy_attack
from sandtable.games.wolfenstein.invariants import broken
from sandtable.games.wolfenstein.log import Rolled
from sandtable.games.wolfenstein.state import Bot, Hero, Nazi, State, Weapon
from sandtable.games.wolfenstein.table import armor, hp
from tests.games.wolfenstein.bench import act, listen, play, table

MISS = "blank"


def arm(s: State, hero: str, weapon: str, attachment: str = "", *, ammo: int = 1, empty: bool = False) -> Weapon:
    """A Hero has this weapon and no other, with so much ammo for it; its old weapons are in the deck."""
    who = s.heroes[hero]
    s.weapons.bag += [old.kind for old in who.weapons]
    s.weapons.bag.remove(weapon)
    if attachment:
        s.equipment.bag.remove(attachment)
    who.weapons = [Weapon(weapon, empty=empty, attachment=attachment)]
    who.ammo = {s.box.cards.weapons[weapon].ammo: ammo} if ammo else {}
    return who.weapons[0]


def duel(
    weapon: str,
    target: str = "soldat-1",
    *,
    hero: str = "blazkowicz",
    at: str = "b4",
    target_at: str = "d4",
    dice: Mapping[str, list[str]] | None = None,
    attachment: str = "",
    ammo: int = 1,
    nazis: Mapping[str, str] | None = None,
    others: Mapping[str, str] | None = None,
    **options: Any,
) -> State:
    """One Hero with a weapon and one Nazi two squares away, both in the room r1, and whoever else is named."""
    options.setdefault("heroes", tuple(dict.fromkeys((hero, *(others or {}), "anya", "max", "klaus", "set")))[:4])
    s = table({hero: at, **(others or {})}, nazis={target: target_at, **(nazis or {})}, script=dice, **options)
    arm(s, hero, weapon, attachment, ammo=ammo)
    return s


def fight(s: State, text: str, *answers: str) -> tuple[str, ...]:
    """Take an attack action; the dice as they were thrown first. All dice that were handed in must have been used."""
    told = listen(s)
    act(s, text, *answers)
    return _thrown(s, told)


def under_fire(s: State, nazi: str, target: str, *answers: str) -> tuple[tuple[str, ...], list[Decision]]:
    """A Nazi attacks: its dice, and what was asked."""
    told = listen(s)
    attacker = s.nazis[nazi]
    attacker.ap = s.box.cards.enemies[attacker.kind].ap
    asked = play(enemy_attack.nazi_attack(s, attacker, side(s, target)), *answers)
    assert not list(broken(s))
    return _thrown(s, told), asked


def _thrown(s: State, told: list[Any]) -> tuple[str, ...]:
    assert isinstance(s.chance, ScriptedChance)
    assert s.chance.left_over == {}
    return next((event.faces for event in told if isinstance(event, Rolled)), ())


def reprint(s: State, item: str, **fields: Any) -> None:
    """Have a card of the equipment deck say something else, as a pack's would."""
    replace, cards = msgspec.structs.replace, s.box.cards
    equipment = {**cards.equipment, item: replace(cards.equipment[item], **fields)}
    s.box = replace(s.box, cards=replace(cards, equipment=equipment))


def side(s: State, name: str) -> Hero | Bot:
    return s.heroes.get(name) or s.bots[name]


def left(s: State, name: str) -> tuple[int, int]:
    """HP and Armor that are left."""
    model: Hero | Bot | Nazi = s.nazis[name] if name in s.nazis else side(s, name)
    return hp(s, model), armor(s, model)

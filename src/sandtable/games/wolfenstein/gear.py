"""Gear (p.6, p.12): weapons in hand, items worn, and items attached to weapons.

All of it belongs to the Hero's own turn. Readying, equipping and swapping cost no AP (WOLF-EQP-03, WOLF-GIV-02); only a
Suit takes time to put on, the AP of its card. Ammo is a Hero's, not a weapon's, so that it is always where it is needed
(WOLF-AMM-08).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sandtable.engine.action import Action, Offers, Refusals
from sandtable.engine.decision import Decision, Each, Option, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.wolfenstein.actions import afford, asked_hero, each, pay
from sandtable.games.wolfenstein.card_text import lines_of
from sandtable.games.wolfenstein.cards import Equipment
from sandtable.games.wolfenstein.kit import ATTACHABLE, CONSUMABLE, SUIT
from sandtable.games.wolfenstein.log import Attached, Equipped, Unequipped, WeaponReadied
from sandtable.games.wolfenstein.state import Hero, State, Weapon
from sandtable.games.wolfenstein.table import hp, kit


def weapon_tags(hero: Hero) -> dict[str, Weapon]:
    """A Hero's weapons by name; of two alike the one nearer to the slot has the plain name: `sturmgewehr.2`."""
    tags: dict[str, Weapon] = {}
    for weapon in hero.weapons:
        tag, number = weapon.kind, 1
        while tag in tags:
            number += 1
            tag = f"{weapon.kind}.{number}"
        tags[tag] = weapon
    return tags


def kinds_of(option: Option) -> tuple[str, ...]:
    """What an option names, weapons by their kind: `sturmgewehr.2` is a Sturmgewehr."""
    return tuple(name.partition(".")[0] for name in option.args)


def different(items: Sequence[str]) -> Sequence[str]:
    """Each kind of item once."""
    return list(dict.fromkeys(items)) if items else ()


def item_hints(s: State, decision: Decision) -> Iterable[Text]:
    """The text of the item that a question is about."""
    return lines_of(_card(s, decision.word("item")))


def _card(s: State, item: str) -> Equipment:
    return s.box.cards.equipment[item]


# -- what actions with gear have in common -----------------------------------------------------------------------------


class Arm(NamedTuple):
    hero: Hero
    weapon: Weapon


class Thing(NamedTuple):
    hero: Hero
    item: str


def read_arm(s: State, decision: Decision, option: Option) -> Arm:
    hero = asked_hero(s, decision)
    return Arm(hero, weapon_tags(hero)[option.args[-1]])


class WeaponAction(Action[State, Hero, Arm]):
    """Something to do with a weapon."""

    def read(self, s: State, decision: Decision, option: Option) -> Arm:
        return read_arm(s, decision, option)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return kinds_of(option)


class ItemAction(Action[State, Hero, Thing]):
    """Something to do with an item."""

    def read(self, s: State, decision: Decision, option: Option) -> Thing:
        return Thing(asked_hero(s, decision), option.args[0])


# -- the active weapon -------------------------------------------------------------------------------------------------


def may_ready(hero: Hero, weapon: Weapon) -> Refusal | None:
    """Any other weapon can be put in the weapon slot, if that makes a difference.

    WOLF-EQP-01, WOLF-EQP-02, WOLF-EQP-03.
    """
    if weapon == hero.weapons[0]:
        return Refusal("WOLF-EQP-03", "in-the-slot", {"weapon": weapon.kind})
    return None


def ready(s: State, hero: Hero, weapon: Weapon) -> None:
    """Switch the active weapon, for nothing (WOLF-EQP-03)."""
    at = next(at for at, one in enumerate(hero.weapons) if one is weapon)
    hero.weapons.insert(0, hero.weapons.pop(at))
    s.tell(WeaponReadied, "WOLF-EQP-03", hero.id, weapon.kind)


class Ready(WeaponAction):
    """Put another weapon in the weapon slot."""

    verb = "ready"

    def offers(self, s: State, hero: Hero) -> Offers:
        if len(hero.weapons) < 2:
            return ()
        return each(self.verb, [tag for tag, weapon in weapon_tags(hero).items() if may_ready(hero, weapon) is None])

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for tag, weapon in weapon_tags(hero).items():
            if refusal := may_ready(hero, weapon):
                yield Option(self.verb, (tag,)), refusal

    def do(self, s: State, chosen: Arm) -> Play[None]:
        ready(s, chosen.hero, chosen.weapon)
        yield from ()

    def hints(self, s: State, chosen: Arm) -> Iterable[Text]:
        card = s.box.cards.weapons[chosen.weapon.kind]
        yield Text("weapon-facts", {"kind": card.ammo, "range": card.range, "dice": card.dice, "ap": card.ap})


READY = Ready()


# -- what is worn ------------------------------------------------------------------------------------------------------


def _in_slot(s: State, hero: Hero, card: Equipment) -> str | None:
    """What the Hero wears where this card would go."""
    return next((worn for worn in hero.worn if _card(s, worn).type == card.type), None)


def may_equip(s: State, hero: Hero, item: str) -> Refusal | None:
    """One item for each symbol of the Hero card (WOLF-EQP-05), in place of one that can come off (WOLF-GIV-01).

    WOLF-CRD-10, WOLF-CRD-12, WOLF-CRD-14, WOLF-CRD-15.
    """
    card = _card(s, item)
    if card.type == CONSUMABLE:
        return Refusal("WOLF-CRD-13", "used-not-worn", {"item": item})
    if card.type == ATTACHABLE:
        return Refusal("WOLF-CRD-11", "goes-on-weapons", {"item": item})
    if card.type not in s.box.cards.heroes[hero.id].slots:
        return Refusal("WOLF-EQP-05", "no-such-slot", {"hero": hero.id, "type": card.type})
    worn = _in_slot(s, hero, card)
    if worn is not None:
        if worn == item:
            return Refusal("WOLF-EQP-05", "wears-one", {"item": item})
        if refusal := may_unequip(s, hero, worn):
            return refusal
    return afford(hero, card.ap) if card.type == SUIT else None


def may_unequip(s: State, hero: Hero, item: str) -> Refusal | None:
    """Some items stay on for good (WOLF-GIV-08, WOLF-RUL-26), and no Hero takes off its last HP (WOLF-CRD-12)."""
    card = _card(s, item)
    if not card.removable:
        return Refusal("WOLF-GIV-08", "stays-on", {"item": item})
    base_hp = sum(effect.n for effect in card.effects if effect.name == "base-hp")
    if base_hp and hp(s, hero) <= base_hp:
        return Refusal("WOLF-CRD-12", "needed-to-stand", {"item": item})
    return None


def equip(s: State, hero: Hero, item: str) -> None:
    """Attach an item to the Hero card, in place of one that is there (WOLF-GIV-01, WOLF-GIV-02).

    A Booster's bonus counts at once, since the state counts losses (WOLF-CRD-12).
    """
    card = _card(s, item)
    if card.type == SUIT:
        pay(hero, card.ap)
    worn = _in_slot(s, hero, card)
    if worn is not None:
        unequip(s, hero, worn)
    hero.items.remove(item)
    hero.worn.append(item)
    s.tell(Equipped, "WOLF-GIV-02", hero.id, item)


def unequip(s: State, hero: Hero, item: str) -> None:
    """Take an item off the Hero card (WOLF-GIV-01)."""
    hero.worn.remove(item)
    hero.items.append(item)
    s.tell(Unequipped, "WOLF-GIV-01", hero.id, item)


class Equip(ItemAction):
    """Put an item on, for 0 AP in one's own turn (WOLF-CST-12)."""

    verb = "equip"

    def offers(self, s: State, hero: Hero) -> Offers:
        return each(self.verb, [item for item in kit(s, hero).wearable if may_equip(s, hero, item) is None])

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for item in different(hero.items):
            if refusal := may_equip(s, hero, item):
                yield Option(self.verb, (item,)), refusal

    def do(self, s: State, chosen: Thing) -> Play[None]:
        equip(s, chosen.hero, chosen.item)
        yield from ()

    def hints(self, s: State, chosen: Thing) -> Iterable[Text]:
        return lines_of(_card(s, chosen.item))


class Unequip(ItemAction):
    """Take an item off."""

    verb = "unequip"

    def offers(self, s: State, hero: Hero) -> Offers:
        return each(self.verb, [item for item in hero.worn if may_unequip(s, hero, item) is None])

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for item in hero.worn:
            if refusal := may_unequip(s, hero, item):
                yield Option(self.verb, (item,)), refusal

    def do(self, s: State, chosen: Thing) -> Play[None]:
        unequip(s, chosen.hero, chosen.item)
        yield from ()


EQUIP = Equip()
UNEQUIP = Unequip()


# -- what is attached to weapons ---------------------------------------------------------------------------------------


def may_attach(s: State, item: str, weapon: Weapon) -> Refusal | None:
    """At most one card on a weapon (WOLF-EQP-06), and not on every weapon (WOLF-CRD-11)."""
    card = _card(s, item)
    if card.type != ATTACHABLE:
        return Refusal("WOLF-CRD-11", "not-for-weapons", {"item": item})
    if weapon.attachment:
        return Refusal("WOLF-EQP-06", "has-an-attachment", {"weapon": weapon.kind, "item": weapon.attachment})
    if weapon.kind in card.never_on or s.box.cards.weapons[weapon.kind].ammo in card.never_on:
        return Refusal("WOLF-CRD-11", "does-not-fit", {"item": item, "weapon": weapon.kind})
    return None


def attach(s: State, hero: Hero, item: str, weapon: Weapon) -> None:
    """Attach a card to a weapon (WOLF-EQP-04, WOLF-GIV-02)."""
    hero.items.remove(item)
    weapon.attachment = item
    s.tell(Attached, "WOLF-EQP-06", hero.id, item, weapon.kind)


def detach(s: State, hero: Hero, weapon: Weapon) -> None:
    """Take the card off a weapon, to be attached to another or given away (WOLF-GIV-03)."""
    item, weapon.attachment = weapon.attachment, ""
    hero.items.append(item)
    s.tell(Unequipped, "WOLF-GIV-03", hero.id, item)


class Attaching(NamedTuple):
    hero: Hero
    item: str
    weapon: Weapon


class Attach(Action[State, Hero, Attaching]):
    """Attach an item to a weapon."""

    verb = "attach"

    def read(self, s: State, decision: Decision, option: Option) -> Attaching:
        hero, weapon = read_arm(s, decision, option)
        return Attaching(hero, option.args[0], weapon)

    def offers(self, s: State, hero: Hero) -> Offers:
        found: list[Option | Each] = []
        for item in kit(s, hero).attachable:
            tags = weapon_tags(hero)
            found += each(self.verb, [tag for tag in tags if may_attach(s, item, tags[tag]) is None], (item,))
        return found

    def refusals(self, s: State, hero: Hero) -> Refusals:
        tags = weapon_tags(hero)
        for item in different(hero.items):
            for tag, weapon in tags.items():
                if refusal := may_attach(s, item, weapon):
                    yield Option(self.verb, (item, tag)), refusal

    def do(self, s: State, chosen: Attaching) -> Play[None]:
        attach(s, chosen.hero, chosen.item, chosen.weapon)
        yield from ()

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return kinds_of(option)


class Detach(WeaponAction):
    """Take the item off a weapon."""

    verb = "detach"

    def offers(self, s: State, hero: Hero) -> Offers:
        if not any(weapon.attachment for weapon in hero.weapons):
            return ()
        return each(self.verb, [tag for tag, weapon in weapon_tags(hero).items() if weapon.attachment])

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for tag, weapon in weapon_tags(hero).items():
            if not weapon.attachment:
                yield Option(self.verb, (tag,)), Refusal("WOLF-GIV-03", "nothing-attached", {"weapon": weapon.kind})

    def do(self, s: State, chosen: Arm) -> Play[None]:
        detach(s, chosen.hero, chosen.weapon)
        yield from ()


ATTACH = Attach()
DETACH = Detach()

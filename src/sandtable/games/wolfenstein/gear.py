"""Gear (p.6, p.12): weapons in hand, items worn and attached, what is used and what is given away.

All of it belongs to the Hero's own turn. Readying, equipping, swapping and giving cost no AP (WOLF-EQP-03, WOLF-GIV-02,
WOLF-GIV-05), using a card costs what the card says (WOLF-CRD-09); only a Suit takes time to put on, the AP of its card.
Ammo is a Hero's, not a weapon's, so that it is always where it is needed (WOLF-AMM-08).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.engine.decision import Each, Option, Play, Refusal
from sandtable.games.wolfenstein.actions import Action, Offers, Refusals, afford, each, pay
from sandtable.games.wolfenstein.cards import Equipment
from sandtable.games.wolfenstein.decks import discard
from sandtable.games.wolfenstein.effects import Cause, carry_out, would_help
from sandtable.games.wolfenstein.kit import ATTACHABLE, CONSUMABLE, SUIT, is_for_use
from sandtable.games.wolfenstein.log import (
    Attached,
    CardDiscarded,
    Equipped,
    Given,
    ItemUsed,
    Unequipped,
    WeaponReadied,
)
from sandtable.games.wolfenstein.state import Hero, State, Weapon
from sandtable.games.wolfenstein.table import adjacent, hp, kit, places
from sandtable.games.wolfenstein.vocabulary import AMMO

#: What a Hero has and cannot give away, and the rule that says so.
KEPT: Final = {"gp": "WOLF-GLO-05", "shared-life": "WOLF-LIF-07"}


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


def _card(s: State, item: str) -> Equipment:
    return s.box.cards.equipment[item]


def _different(items: Sequence[str]) -> Sequence[str]:
    return list(dict.fromkeys(items)) if items else ()


# -- the active weapon -------------------------------------------------------------------------------------------------


def may_ready(hero: Hero, weapon: Weapon) -> Refusal | None:
    """Any other weapon can be put in the weapon slot (WOLF-EQP-01 to WOLF-EQP-03), if that makes a difference."""
    if weapon == hero.weapons[0]:
        return Refusal("WOLF-EQP-03", "in-the-slot", {"weapon": weapon.kind})
    return None


def ready(s: State, hero: Hero, weapon: Weapon) -> None:
    """Switch the active weapon, for nothing (WOLF-EQP-03)."""
    at = next(at for at, one in enumerate(hero.weapons) if one is weapon)
    hero.weapons.insert(0, hero.weapons.pop(at))
    s.tell(WeaponReadied, "WOLF-EQP-03", hero.id, weapon.kind)


def _ready_offers(s: State, hero: Hero) -> Offers:
    if len(hero.weapons) < 2:
        return ()
    return each("ready", [tag for tag, weapon in weapon_tags(hero).items() if may_ready(hero, weapon) is None])


def _ready(s: State, hero: Hero, option: Option) -> Play[None]:
    ready(s, hero, weapon_tags(hero)[option.args[0]])
    yield from ()


def _ready_refusals(s: State, hero: Hero) -> Refusals:
    for tag, weapon in weapon_tags(hero).items():
        if refusal := may_ready(hero, weapon):
            yield Option("ready", (tag,)), refusal


READY = Action(_ready_offers, _ready, _ready_refusals)


# -- what is worn ------------------------------------------------------------------------------------------------------


def _in_slot(s: State, hero: Hero, card: Equipment) -> str | None:
    """What the Hero wears where this card would go."""
    return next((worn for worn in hero.worn if _card(s, worn).type == card.type), None)


def may_equip(s: State, hero: Hero, item: str) -> Refusal | None:
    """One item for each symbol of the Hero card (WOLF-EQP-05), in place of what comes off again (WOLF-GIV-01).

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
    """Some items stay on for good (WOLF-GIV-08, WOLF-RUL-26), and nobody takes off the HP that keep him up."""
    card = _card(s, item)
    if not card.removable:
        return Refusal("WOLF-GIV-08", "stays-on", {"item": item})
    base_hp = sum(effect.n for effect in card.effects if effect.name == "base-hp")
    if base_hp and hp(s, hero) <= base_hp:
        return Refusal("WOLF-CRD-12", "needed-to-stand", {"item": item})
    return None


def equip(s: State, hero: Hero, item: str) -> None:
    """Attach an item to the Hero card, in place of one that is there (WOLF-GIV-01, WOLF-GIV-02).

    What a Booster adds to a base value the Hero has at once, since losses are what is counted (WOLF-CRD-12).
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


def _equip_offers(s: State, hero: Hero) -> Offers:
    return each("equip", [item for item in kit(s, hero).wearable if may_equip(s, hero, item) is None])


def _equip(s: State, hero: Hero, option: Option) -> Play[None]:
    equip(s, hero, option.args[0])
    yield from ()


def _equip_refusals(s: State, hero: Hero) -> Refusals:
    for item in _different(hero.items):
        if refusal := may_equip(s, hero, item):
            yield Option("equip", (item,)), refusal


def _unequip_offers(s: State, hero: Hero) -> Offers:
    return each("unequip", [item for item in hero.worn if may_unequip(s, hero, item) is None])


def _unequip(s: State, hero: Hero, option: Option) -> Play[None]:
    unequip(s, hero, option.args[0])
    yield from ()


def _unequip_refusals(s: State, hero: Hero) -> Refusals:
    for item in hero.worn:
        if refusal := may_unequip(s, hero, item):
            yield Option("unequip", (item,)), refusal


EQUIP = Action(_equip_offers, _equip, _equip_refusals)
UNEQUIP = Action(_unequip_offers, _unequip, _unequip_refusals)


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


def _attach_offers(s: State, hero: Hero) -> Offers:
    found: list[Option | Each] = []
    for item in kit(s, hero).attachable:
        tags = weapon_tags(hero)
        found += each("attach", [tag for tag in tags if may_attach(s, item, tags[tag]) is None], (item,))
    return found


def _attach(s: State, hero: Hero, option: Option) -> Play[None]:
    item, tag = option.args
    attach(s, hero, item, weapon_tags(hero)[tag])
    yield from ()


def _attach_refusals(s: State, hero: Hero) -> Refusals:
    tags = weapon_tags(hero)
    for item in _different(hero.items):
        for tag, weapon in tags.items():
            if refusal := may_attach(s, item, weapon):
                yield Option("attach", (item, tag)), refusal


def _detach_offers(s: State, hero: Hero) -> Offers:
    if not any(weapon.attachment for weapon in hero.weapons):
        return ()
    return each("detach", [tag for tag, weapon in weapon_tags(hero).items() if weapon.attachment])


def _detach(s: State, hero: Hero, option: Option) -> Play[None]:
    detach(s, hero, weapon_tags(hero)[option.args[0]])
    yield from ()


def _detach_refusals(s: State, hero: Hero) -> Refusals:
    for tag, weapon in weapon_tags(hero).items():
        if not weapon.attachment:
            yield Option("detach", (tag,)), Refusal("WOLF-GIV-03", "nothing-attached", {"weapon": weapon.kind})


ATTACH = Action(_attach_offers, _attach, _attach_refusals)
DETACH = Action(_detach_offers, _detach, _detach_refusals)


# -- giving ------------------------------------------------------------------------------------------------------------


def may_give_to(s: State, hero: Hero, other: Hero) -> Refusal | None:
    """A Hero who is not bleeding gives to any Hero beside it, bleeding or not (WOLF-GIV-04, WOLF-RUL-72)."""
    if hero.bleeding:
        return Refusal("WOLF-RUL-72", "bleeding", {"hero": hero.id})
    if not other.at or not adjacent(s, hero, other):
        return Refusal("WOLF-GIV-04", "too-far-to-give", {"hero": other.id})
    return None


def may_give(hero: Hero, thing: str) -> Refusal | None:
    """Ammo, weapons and equipment cards can be given (WOLF-GIV-04); a worn item must come off first."""
    if thing in KEPT:
        return Refusal(KEPT[thing], "cannot-be-given", {"thing": thing})
    if thing in hero.worn and thing not in hero.items:
        return Refusal("WOLF-GIV-04", "worn", {"item": thing})
    return None


def things(hero: Hero) -> list[str]:
    """All that a Hero has to give: cards, weapons with what is on them, and ammo, token by token."""
    return [*_different(hero.items), *weapon_tags(hero), *(kind for kind in AMMO if hero.ammo.get(kind))]


def give(s: State, hero: Hero, other: Hero, thing: str) -> None:
    """Hand something over, and get nothing for it (WOLF-GIV-05, WOLF-GIV-06).

    A weapon keeps its reload token (WOLF-GIV-07), which the other one can remove in its own activation (WOLF-RUL-21).
    """
    kind = next((kind for kind in AMMO if kind == thing), None)
    if kind is not None:
        hero.ammo[kind] -= 1
        if not hero.ammo[kind]:
            del hero.ammo[kind]
        other.ammo[kind] = other.ammo.get(kind, 0) + 1
    elif thing in hero.items:
        hero.items.remove(thing)
        other.items.append(thing)
    else:
        weapon = weapon_tags(hero)[thing]
        hero.weapons = [one for one in hero.weapons if one is not weapon]
        weapon.just_emptied = False
        other.weapons.append(weapon)
    s.tell(Given, "WOLF-GIV-04", hero.id, other.id, thing)


def _give_offers(s: State, hero: Hero) -> Offers:
    distances = s.box.board.distances[hero.at]
    near = [other for other in s.heroes.values() if other.at and distances[other.at] <= 1 and other is not hero]
    there = [other.id for other in near if may_give_to(s, hero, other) is None]
    given = things(hero) if there else ()
    return [Each("give", given, (name,)) for name in there] if given else ()


def _give(s: State, hero: Hero, option: Option) -> Play[None]:
    other, thing = option.args
    give(s, hero, s.heroes[other], thing)
    yield from ()


def _give_refusals(s: State, hero: Hero) -> Refusals:
    everything = [*things(hero), *KEPT, *(item for item in hero.worn if item not in hero.items)]
    for other in s.alive:
        if other is not hero:
            far = may_give_to(s, hero, other)
            for thing in everything:
                if refusal := may_give(hero, thing) or far:
                    yield Option("give", (other.id, thing)), refusal
    for bot in s.bots:
        for thing in everything:
            yield Option("give", (bot, thing)), Refusal("WOLF-BOT-11", "bots-carry-nothing", {"hero": bot})


GIVE = Action(_give_offers, _give, _give_refusals)


# -- using cards -------------------------------------------------------------------------------------------------------


def using_ap(card: Equipment) -> int:
    """The AP of a Suit are for putting it on; all others are for using the card (WOLF-CST-09)."""
    return 0 if card.type == SUIT else card.ap


def may_use(s: State, hero: Hero, item: str) -> Refusal | None:
    """Whether a Hero can use one of its cards now, for the AP of the card (WOLF-CRD-09)."""
    card = _card(s, item)
    if not is_for_use(card):
        return Refusal("WOLF-CRD-09", "not-for-use", {"item": item})
    if card.type != CONSUMABLE and item not in hero.worn:
        return Refusal("WOLF-EQP-04", "not-attached", {"item": item})
    if refusal := afford(hero, using_ap(card)):
        return refusal
    if card.once and item in hero.round_used:
        return Refusal("WOLF-CRD-09", "used-this-round", {"item": item})
    if not would_help(s, _cause(s, hero, item), card.effects):
        return Refusal("WOLF-CRD-09", "item-does-nothing", {"item": item})
    return None


def _cause(s: State, hero: Hero, item: str) -> Cause:
    return Cause(hero=hero.id, here=places(s, hero), card=item)


def use(s: State, hero: Hero, item: str) -> Play[None]:
    """Pay and do what the card says; it is no attack, and whom it kills this Hero has killed (WOLF-RUL-28).

    A Consumable is discarded after its one use (WOLF-CRD-13).
    """
    card = _card(s, item)
    pay(hero, using_ap(card))
    s.tell(ItemUsed, "WOLF-CRD-09", hero.id, item)
    yield from carry_out(s, _cause(s, hero, item), card.effects)
    if card.is_used_up:
        (hero.items if card.type == CONSUMABLE else hero.worn).remove(item)
        discard(s, "equipment", item)
        s.tell(CardDiscarded, "WOLF-CRD-13", hero.id, item)
    elif card.once:
        hero.round_used.append(item)


def _use_offers(s: State, hero: Hero) -> Offers:
    return each("use", [item for item in kit(s, hero).usable if may_use(s, hero, item) is None])


def _use(s: State, hero: Hero, option: Option) -> Play[None]:
    yield from use(s, hero, option.args[0])


def _use_refusals(s: State, hero: Hero) -> Refusals:
    for item in _different((*hero.items, *hero.worn)):
        if refusal := may_use(s, hero, item):
            yield Option("use", (item,)), refusal


USE = Action(_use_offers, _use, _use_refusals)

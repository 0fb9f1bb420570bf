"""Using cards (p.6): items that do something when their Hero uses them, for the AP on the card (WOLF-CRD-09)."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.action import Offers, Refusals
from sandtable.engine.decision import Option, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.wolfenstein.actions import afford, each, pay
from sandtable.games.wolfenstein.card_text import lines_of
from sandtable.games.wolfenstein.cards import Equipment
from sandtable.games.wolfenstein.decks import discard
from sandtable.games.wolfenstein.effects import Cause, carry_out, would_help
from sandtable.games.wolfenstein.gear import ItemAction, Thing, different
from sandtable.games.wolfenstein.kit import CONSUMABLE, SUIT, is_for_use
from sandtable.games.wolfenstein.log import CardDiscarded, ItemUsed
from sandtable.games.wolfenstein.state import Hero, State
from sandtable.games.wolfenstein.table import kit, places


def using_ap(card: Equipment) -> int:
    """The AP of a Suit are for putting it on; all others are for using the card (WOLF-CST-09)."""
    return 0 if card.type == SUIT else card.ap


def may_use(s: State, hero: Hero, item: str) -> Refusal | None:
    """Whether a Hero can use one of its cards now, for the AP of the card (WOLF-CRD-09)."""
    card = s.box.cards.equipment[item]
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
    card = s.box.cards.equipment[item]
    pay(hero, using_ap(card))
    s.tell(ItemUsed, "WOLF-CRD-09", hero.id, item)
    yield from carry_out(s, _cause(s, hero, item), card.effects)
    if card.is_used_up:
        (hero.items if card.type == CONSUMABLE else hero.worn).remove(item)
        discard(s, "equipment", item)
        s.tell(CardDiscarded, "WOLF-CRD-13", hero.id, item)
    elif card.once:
        hero.round_used.append(item)


class Use(ItemAction):
    """Use a card."""

    verb = "use"

    def offers(self, s: State, hero: Hero) -> Offers:
        return each(self.verb, [item for item in kit(s, hero).usable if may_use(s, hero, item) is None])

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for item in different((*hero.items, *hero.worn)):
            if refusal := may_use(s, hero, item):
                yield Option(self.verb, (item,)), refusal

    def do(self, s: State, chosen: Thing) -> Play[None]:
        return use(s, chosen.hero, chosen.item)

    def hints(self, s: State, chosen: Thing) -> Iterable[Text]:
        return lines_of(s.box.cards.equipment[chosen.item])


USE = Use()

"""What a Hero's cards are for (p.12): to be worn, attached, used, or for a silent execution."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from sandtable.games.wolfenstein.cards import EVERY_CARD, Cards, Equipment
from sandtable.games.wolfenstein.vocabulary import Effect

ATTACHABLE, CONSUMABLE, SUIT = "attachable", "consumable", "suit"


class Blade(NamedTuple):
    """A way to execute somebody silently: the verb, the item, and what the item says of it."""

    verb: str
    item: str
    effect: Effect
    others: tuple[Effect, ...]  # of the same text


class Kit(NamedTuple):
    """The things of a Hero by what they are for, each kind of card once."""

    wearable: tuple[str, ...]  # carried, and the Hero card has a symbol for them (WOLF-EQP-05)
    attachable: tuple[str, ...]  # carried, and for weapons (WOLF-EQP-06)
    usable: tuple[str, ...]  # carried or worn (WOLF-CRD-09)
    blades: tuple[Blade, ...]  # Consumables, or worn (WOLF-SIL-01, WOLF-EQP-04)


@lru_cache(maxsize=4096)
def look_through(cards: Cards, hero: str, items: tuple[str, ...], worn: tuple[str, ...]) -> Kit:
    """What each of these cards is for in the hands of a Hero."""
    equipment, slots = cards.equipment, cards.heroes[hero].slots
    carried = tuple(dict.fromkeys(items))
    everything = tuple(dict.fromkeys((*items, *worn)))
    return Kit(
        tuple(item for item in carried if equipment[item].type in slots),
        tuple(item for item in carried if equipment[item].type == ATTACHABLE),
        tuple(item for item in everything if is_for_use(equipment[item])),
        tuple(
            blade
            for item in everything
            if equipment[item].type == CONSUMABLE or item in worn
            for blade in _ways(equipment[item])
        ),
    )


@lru_cache(maxsize=EVERY_CARD)
def is_for_use(card: Equipment) -> bool:
    """Whether a card is used in its Hero's turn."""
    return card.when == "use" and not is_for_execution(card.effects)


def is_for_execution(effects: Iterable[Effect]) -> bool:
    """Whether a card is for a silent execution: an attack of its own kind, and not used here (WOLF-SIL-01)."""
    return any(
        effect.name == "silent-execution" or any(is_for_execution(text) for text in effect.options)
        for effect in effects
    )


def _ways(card: Equipment) -> tuple[Blade, ...]:
    """The ways to execute somebody that are written on a card."""
    if card.when != "use":
        return ()
    texts = [card.effects, *(text for e in card.effects for text in e.options)]
    return tuple(
        Blade("throw" if e.within else "execute", card.id, e, tuple(other for other in text if other is not e))
        for text in texts
        for e in text
        if e.name == "silent-execution"
    )

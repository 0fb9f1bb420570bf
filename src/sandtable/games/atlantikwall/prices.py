"""Prices of Phase 3, and what to know before buying a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sandtable.engine.view import Text
from sandtable.games.atlantikwall.card_text import card_text
from sandtable.games.atlantikwall.state import Side, State
from sandtable.games.atlantikwall.table import german, total
from sandtable.games.atlantikwall.usefulness import prospect, useful, useless


class Purchase(NamedTuple):
    """A card, and who gets it."""

    side: Side
    card: str


def price_of(s: State, side: Side, card: str) -> int:
    """What a card costs a side: a Specialist in Stars, an Item or a Vehicle in Item Points."""
    cards = s.box.cards
    if card in cards.specialists:
        return cards.specialists[card].stars
    if card in cards.vehicles:
        return cards.vehicles[card].points
    return cheaper(cards.items[card].points, total(s, side, "cheaper-items"))


def cheaper(points: int, less: int) -> int:
    """Cheaper, but at least 1; what is free stays free."""
    return max(points - less, min(points, 1))


def decoration_price(s: State) -> int:
    """Courage for a Decoration: 5, more or less with Specialists on both sides (ATL-DEC-01, ATL-GER-08)."""
    dearer = sum(total(s, unit, "dearer-decorations") for unit in s.units.values())
    return max(0, s.box.cards.values.decoration + dearer - total(s, german(s), "cheaper-decorations"))


def price_hint(side: Side, what: str, n: int) -> Text:
    """A price, and what is left after paying it."""
    return Text("hint-price", {"what": what, "n": n, "left": getattr(side, what) - n})


def purchase_hints(s: State, purchase: Purchase) -> Iterator[Text]:
    """What a card costs and leaves, what it does, and whether it helps here."""
    side, card = purchase
    what = "stars" if card in s.box.cards.specialists else "points"
    yield price_hint(side, what, price_of(s, side, card))
    yield from card_text(s, card)
    ahead = prospect(s, side)
    yield from useful(ahead, card)
    yield from useless(ahead, card)

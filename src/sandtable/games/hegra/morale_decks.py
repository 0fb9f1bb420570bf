"""The Morale decks, and the Hope and Despair cards that are shuffled into them (p.21, p.23)."""

from __future__ import annotations

from sandtable.engine.components import Deck
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.log import CardShuffledIn, Skipped
from sandtable.games.hegra.state import State


def add_hope(s: State, rule: str) -> None:
    """The top Hope card is shuffled into the Low Morale deck (HEGRA-RUL-82, HEGRA-RUL-83)."""
    _add(s, s.hope, s.hope_used, s.low, "low", rule)


def add_despair(s: State) -> None:
    """The top Despair card is shuffled into the High Morale deck; only card text does this (HEGRA-RUL-81)."""
    _add(s, s.despair, s.despair_used, s.high, "high", "HEGRA-RUL-81")


def _add(s: State, deck: list[str], used: list[str], into: list[str], name: str, rule: str) -> None:
    if not deck:
        deck += used
        used.clear()
    if not deck:
        s.tell(Skipped, "HEGRA-RUL-83", name)
        return
    card = deck.pop(0)
    into.append(card)
    s.tell(CardShuffledIn, rule, card, name)


def draw_morale_cards(s: State, deck: list[str], discard: list[str], n: int) -> list[str]:
    """Draw up to n cards from a Morale deck; an empty one is made of its discards (HEGRA-MOR-13, HEGRA-RUL-98)."""
    cards = Deck(deck, discard=discard)
    drawn: list[str] = []
    for _ in range(n):
        cards.refill()
        if (card := cards.draw(s.chance, "morale-card")) is not None:
            drawn.append(card)
    return drawn


@effect("hope")
def _hope(s: State, n: int) -> None:
    for _ in range(n):
        add_hope(s, "HEGRA-RUL-82")


@effect("despair")
def _despair(s: State, n: int) -> None:
    for _ in range(n):
        add_despair(s)

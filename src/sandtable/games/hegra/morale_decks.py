"""The Morale decks, and the Hope and Despair cards that find their way into them (p.21, p.23).

A deck that nobody looks into is a bag: drawing from it at random is what shuffling it does.
"""

from __future__ import annotations

from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.events import CardShuffledIn, Skipped
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
    """Draw from a Morale deck; its discards replenish it, and what exists is drawn (HEGRA-MOR-13, HEGRA-RUL-98)."""
    drawn: list[str] = []
    for _ in range(n):
        if not deck:
            deck += discard
            discard.clear()
        if deck:
            drawn.append(s.chance.draw(deck, "morale-card"))
    return drawn


@effect("hope")
def _hope(s: State, n: int) -> None:
    for _ in range(n):
        add_hope(s, "HEGRA-RUL-82")


@effect("despair")
def _despair(s: State, n: int) -> None:
    for _ in range(n):
        add_despair(s)

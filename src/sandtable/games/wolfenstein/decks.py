"""The decks (p.7, p.18): equipment, chests and events with a discard pile each, weapons without one.

Nobody knows a deck's order until a card is drawn or seen; `engine.components.Deck` says how.
"""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.components import Deck
from sandtable.games.wolfenstein.log import DeckShuffled
from sandtable.games.wolfenstein.state import State


def deck(s: State, name: str) -> Deck:
    """The `equipment`, `weapons`, `events` or `chests` deck."""
    found: Deck = getattr(s, name)
    return found


def draw(s: State, name: str) -> str | None:
    """The top card; an empty deck is made of its discard pile first (WOLF-DSC-02), and if that is empty too, none.

    WOLF-RUL-79.
    """
    refill(s, name)
    return deck(s, name).draw(s.chance, name)


def look(s: State, name: str, n: int) -> list[str]:
    """The top n cards, which stay on top; everybody knows them from now on."""
    refill(s, name)
    return deck(s, name).look(n, s.chance, name)


def refill(s: State, name: str) -> None:
    if deck(s, name).refill():
        s.tell(DeckShuffled, "WOLF-DSC-02", name)


def discard(s: State, name: str, card: str) -> None:
    """A used card: onto its pile (WOLF-DSC-01); a weapon is shuffled back into its deck at once (WOLF-DSC-03)."""
    if name == "weapons":
        shuffle_in(s, name, [card])
    else:
        deck(s, name).discard.append(card)


def shuffle_in(s: State, name: str, cards: Iterable[str]) -> None:
    """Cards go back into the deck, and it is shuffled."""
    deck(s, name).shuffle_in(cards)
    s.tell(DeckShuffled, "WOLF-DSC-03" if name == "weapons" else "WOLF-DSC-02", name)


def put_under(s: State, name: str, cards: Iterable[str]) -> None:
    """Cards at the bottom of their deck."""
    deck(s, name).bottom += cards


def take_out(s: State, name: str, card: str) -> bool:
    """Search a deck and its discard pile for a card, and shuffle the deck if it was found there."""
    pile = deck(s, name)
    if card in pile.discard:
        pile.discard.remove(card)
        return True
    if pile.take_out(card):
        shuffle_in(s, name, ())
        return True
    return False

"""The decks (p.7, p.18): equipment, chests and events with a discard pile each, weapons without one.

A deck that nobody has looked into is a bag: which card is on top is drawn when the card is. Cards that somebody has
seen, or that were put at the bottom, keep their place until the deck is shuffled.
"""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.games.wolfenstein.log import DeckShuffled
from sandtable.games.wolfenstein.state import Deck, State


def deck(s: State, name: str) -> Deck:
    """The `equipment`, `weapons`, `events` or `chests` deck."""
    found: Deck = getattr(s, name)
    return found


def draw(s: State, name: str) -> str | None:
    """The top card; an empty deck is made of its discard pile first (WOLF-DSC-02), and if that is empty too, none.

    WOLF-RUL-79.
    """
    cards = deck(s, name)
    if not len(cards) and cards.discard:
        cards.bag, cards.discard = cards.discard, []
        s.tell(DeckShuffled, "WOLF-DSC-02", name)
    if cards.top:
        return cards.top.pop(0)
    if cards.bag:
        return s.chance.draw(cards.bag, name)
    return cards.bottom.pop(0) if cards.bottom else None


def look(s: State, name: str, n: int) -> list[str]:
    """The top n cards, which stay on top; whoever looks knows them from now on."""
    seen: list[str] = []
    while len(seen) < n and (card := draw(s, name)) is not None:
        seen.append(card)
    deck(s, name).top[:0] = seen
    return seen


def discard(s: State, name: str, card: str) -> None:
    """A used card: onto its pile (WOLF-DSC-01); a weapon is shuffled back into its deck at once (WOLF-DSC-03)."""
    if name == "weapons":
        shuffle_in(s, name, [card])
    else:
        deck(s, name).discard.append(card)


def shuffle_in(s: State, name: str, cards: Iterable[str]) -> None:
    """Cards back into the deck, in which nobody knows any card's place any more."""
    pile = deck(s, name)
    pile.bag += [*cards, *pile.top, *pile.bottom]
    pile.top.clear()
    pile.bottom.clear()
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
    for cards in (pile.bag, pile.top, pile.bottom):
        if card in cards:
            cards.remove(card)
            shuffle_in(s, name, ())
            return True
    return False

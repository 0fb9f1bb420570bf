"""Decks (p.12): drawing, reshuffling, and the card that a Hero loses with it."""

from __future__ import annotations

from sandtable.engine.components import Deck
from sandtable.games.reichbusters import hidden
from sandtable.games.reichbusters.log import CardDiscarded, CardsDrawn, DeckReshuffled
from sandtable.games.reichbusters.state import Hero, State


def draw(s: State, deck: Deck, label: str) -> str | None:
    """The top card; an empty deck is made of its discard pile first (REICH-DCK-02, REICH-RUL-88)."""
    if not len(deck):
        deck.refill()
    if deck.top:
        hidden.show(s)  # one seat may have known it, now all do
    return deck.draw(s.chance, label)


def draw_cards(s: State, hero: Hero, n: int, rule: str) -> int:
    """Action cards into a Hero's hand; there is no hand limit (REICH-DRW-02). Returns how many came."""
    drawn: list[str] = []
    for _ in range(n):
        deck = hero.deck
        if not len(deck):
            reshuffle(s, hero)
        card = deck.draw(s.chance, f"{hero.id}-card")
        if card is None:
            break
        hero.hand.append(card)
        drawn.append(card)
    if drawn:
        s.tell(CardsDrawn, rule, hero.id, tuple(drawn), s.box.options.hands == "hidden", hero.seat)
    return len(drawn)


def reshuffle(s: State, hero: Hero) -> None:
    """A new deck of the discard pile, whose top card leaves the game (REICH-DCK-03)."""
    if hero.deck.refill():
        lost = hero.deck.draw(s.chance, f"{hero.id}-lost")
        if lost is not None:
            hero.deck.removed.append(lost)
            s.tell(DeckReshuffled, "REICH-DCK-03", hero.id, lost)


def discard(s: State, hero: Hero, card: str, rule: str) -> None:
    """A card goes from a Hero's hand onto the discard pile."""
    hero.hand.remove(card)
    hidden.show(s)
    hero.deck.discard.append(card)
    s.tell(CardDiscarded, rule, hero.id, card)


# -- cards in use ------------------------------------------------------------------------------------------------------


def use(s: State, hero: Hero, card: str) -> None:
    """A card leaves the hand and lies before its Hero while it is resolved, outside any reshuffle (REICH-RUL-88)."""
    hero.hand.remove(card)
    hero.in_use.append(card)
    hidden.show(s)


def put_away(s: State, hero: Hero, card: str) -> None:
    """A card is done: a feat leaves the game, any other is discarded (REICH-ICO-04, REICH-ICO-06).

    One whose effect goes on stays in use until that ends (REICH-ICO-05, REICH-RUL-130).
    """
    if any(effect.card == card for other in s.heroes.values() for effect in other.in_play):
        return
    hero.in_use.remove(card)
    deck = hero.deck
    (deck.removed if s.box.cards.actions[card].is_feat else deck.discard).append(card)


def put_away_ended(s: State) -> None:
    """The cards whose effects have just ended."""
    for hero in s.heroes.values():
        for card in hero.in_use[:]:
            put_away(s, hero, card)

"""Keeps the German's hand secret: who is asked, and how often, tells the others nothing (ATL-DEC-12, ATL-RUL-69).

Whether the German is asked depends on how many Decorations he holds, never on which ones: with any in hand he is asked
in every window and has at least two answers. His options are read from his hand whenever somebody looks at them, so a
copy of the table with other hidden cards offers what those cards allow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Later, Option
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import German, Side, State


def has_secrets(side: Side) -> bool:
    """Whether a side holds cards that the others have not seen."""
    return isinstance(side, German) and bool(side.hand)


def of_hand(side: Side, make: Callable[[], Sequence[Option]]) -> Sequence[Option]:
    """Options of a side; those of a secret hand are worked out again whenever its cards have changed."""
    return Later(make, lambda: tuple(side.hand)) if isinstance(side, German) and side.hand else make()


def of_deck(s: State, make: Callable[[], Sequence[Option]]) -> Sequence[Option]:
    """Options that depend on the Decorations in the deck, worked out again whenever these have changed."""
    return Later(make, lambda: (*s.top, *s.deck))


def conceal(s: State, seat: str | None, chance: Chance) -> None:
    """Deal again, in place, what a seat cannot know: chance, and for all but the German his hand and his deck.

    Decks are bags whose order is chance. A gray Decoration is never in his hand: it was played when it was drawn.
    """
    s.chance = chance
    s.awards.sort()
    if s.german is not None and seat != GERMAN:
        kinds, hand = s.box.cards.decorations, len(s.german.hand)
        unseen = sorted((*s.german.hand, *s.top, *s.deck))
        red = [card for card in unseen if kinds[card].kind == "red"]
        chance.shuffle(red, "conceal")
        s.german.hand[:] = red[:hand]
        rest = [*red[hand:], *(card for card in unseen if kinds[card].kind != "red")]
        chance.shuffle(rest, "conceal")
        top = len(s.top)
        s.top[:] = rest[:top]
        s.deck[:] = rest[top:]
    s.deck.sort()

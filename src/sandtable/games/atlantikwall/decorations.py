"""Decorations (p.2-3, ATL-DEC): the German draws them and keeps them secret; gray ones are played at once."""

from __future__ import annotations

from functools import partial

from sandtable.engine.action import Question
from sandtable.engine.components import Deck
from sandtable.engine.decision import Decision, Each, Options, Play
from sandtable.games.atlantikwall import effects
from sandtable.games.atlantikwall.answers import NamesCard
from sandtable.games.atlantikwall.effects import Use
from sandtable.games.atlantikwall.hidden import of_deck
from sandtable.games.atlantikwall.log import CardUsed, DecorationDrawn
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import State
from sandtable.games.atlantikwall.table import german


def deck(s: State) -> Deck:
    """The Decorations; an empty deck is refilled from the discard pile (ATL-DEC-10)."""
    return Deck(s.deck, s.top, discard=s.discard)


def can_draw(s: State) -> bool:
    """With deck and discard pile both empty there is nothing to draw (ATL-RUL-82)."""
    return bool(s.deck or s.top or s.discard)


def draw(s: State, rule: str) -> Play[None]:
    """Draw the top card in secret; a Wound Badge is played at once (ATL-DEC-07, ATL-RUL-16)."""
    if not can_draw(s):
        return
    pile = deck(s)
    pile.refill()
    if s.top:
        s.chance.seal("decoration")  # only he knew it, and a Wound Badge is shown to all
    card = pile.draw(s.chance, "decoration")
    pile.refill()
    if card is not None:
        yield from take(s, card, rule)


def take(s: State, card: str, rule: str) -> Play[None]:
    """A drawn Decoration goes to the German's hand until it is used (ATL-DEC-05), unless it is gray."""
    s.tell(DecorationDrawn, rule, card)
    if s.box.cards.decorations[card].kind == "gray":
        s.tell(CardUsed, "ATL-DEC-07", GERMAN, card)
        s.discard.append(card)
        yield from effects.carry_out(s, Use(german(s), card))
    else:
        german(s).hand.append(card)


class ChooseDecoration(NamesCard):
    """Take this one out of the deck."""

    verb = "decoration"


CHOOSE = Question(ChooseDecoration())


def choose(s: State, rule: str) -> Play[None]:
    """A Decoration of his choice out of the deck, which is then shuffled (ATL-DEC-03, ATL-RUL-14)."""
    if not can_draw(s):
        return
    deck(s).refill()
    offered = of_deck(s, lambda: Options(Each("decoration", [*s.top, *s.deck])))
    answer = yield Decision(GERMAN, "choose-decoration", offered, about=CHOOSE)
    card = answer.args[0]
    s.deck = sorted(one for one in (*s.top, *s.deck) if one != card)
    s.top = []
    s.chance.seal("decorations")
    yield from take(s, card, rule)


class PutNext(NamesCard):
    """Put this one next on top of the deck."""

    verb = "next"


REARRANGE = Question(PutNext())


def rearrange(s: State, n: int) -> Play[None]:
    """Look at the top cards and put them back in any order (ATL-RWB-10, ATL-RUL-13)."""
    pile = deck(s)
    pile.refill()
    n = len(pile.look(n, s.chance, "decoration"))
    for place in range(n - 1):
        offered = of_deck(s, partial(_still_to_place, s, place, n))
        answer = yield Decision(GERMAN, "rearrange", offered, {"place": place + 1}, about=REARRANGE)
        s.top.remove(answer.args[0])
        s.top.insert(place, answer.args[0])


def _still_to_place(s: State, place: int, n: int) -> Options:
    return Options(Each("next", s.top[place:n]))

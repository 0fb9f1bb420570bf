"""Decorations (p.2-3, ATL-DEC): drawn, kept secret, and the gray ones played at once."""

from __future__ import annotations

from functools import partial

from sandtable.engine.decision import Decision, Each, Options, Play
from sandtable.games.atlantikwall import effects
from sandtable.games.atlantikwall.effects import Use
from sandtable.games.atlantikwall.hidden import of_deck
from sandtable.games.atlantikwall.log import CardUsed, DecorationDrawn
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import State
from sandtable.games.atlantikwall.table import german


def can_draw(s: State) -> bool:
    """With deck and discard pile both empty there is nothing to draw (ATL-RUL-82)."""
    return bool(s.deck or s.top or s.discard)


def draw(s: State, rule: str) -> Play[None]:
    """One from the top, secretly; a Wound Badge is played at once (ATL-DEC-07, ATL-RUL-16)."""
    if not can_draw(s):
        return
    _refill(s)
    if s.top:
        s.chance.seal("decoration")  # only he knew it, and a Wound Badge shows itself
        card = s.top.pop(0)
    else:
        card = s.chance.draw(s.deck, "decoration")
    if not s.deck and not s.top:
        _refill(s)
    yield from take(s, card, rule)


def take(s: State, card: str, rule: str) -> Play[None]:
    """A drawn Decoration goes to the German's hand, unless it is gray."""
    s.tell(DecorationDrawn, rule, card)
    if s.box.cards.decorations[card].kind == "gray":
        s.tell(CardUsed, "ATL-DEC-07", GERMAN, card)
        s.discard.append(card)
        yield from effects.carry_out(s, Use(german(s), card))
    else:
        german(s).hand.append(card)


def choose(s: State, rule: str) -> Play[None]:
    """A Decoration of his choice out of the deck, which is then shuffled (ATL-DEC-03, ATL-RUL-14)."""
    if not can_draw(s):
        return
    _refill(s)
    offered = of_deck(s, lambda: Options(Each("decoration", [*s.top, *s.deck])))
    answer = yield Decision(GERMAN, "choose-decoration", offered)
    card = answer.args[0]
    s.deck = sorted(one for one in (*s.top, *s.deck) if one != card)
    s.top = []
    s.chance.seal("decorations")
    yield from take(s, card, rule)


def rearrange(s: State, n: int) -> Play[None]:
    """Look at the uppermost cards and put them back in any order (ATL-RWB-10, ATL-RUL-13)."""
    _refill(s)
    while len(s.top) < n and s.deck:
        s.top.append(s.chance.draw(s.deck, "decoration"))
    n = min(n, len(s.top))
    for place in range(n - 1):
        offered = of_deck(s, partial(_still_to_place, s, place, n))
        answer = yield Decision(GERMAN, "rearrange", offered, {"place": place + 1})
        s.top.remove(answer.args[0])
        s.top.insert(place, answer.args[0])


def _still_to_place(s: State, place: int, n: int) -> Options:
    return Options(Each("next", s.top[place:n]))


def _refill(s: State) -> None:
    """An empty deck is made anew from the discard pile (ATL-DEC-10)."""
    if not s.deck and not s.top and s.discard:
        s.deck, s.discard = s.discard, []

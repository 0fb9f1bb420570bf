"""Awards (DDD-STR): drawn from one deck and kept face up; used ones make a new deck (ATL-RUL-82)."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.action import Question
from sandtable.engine.decision import Decision, Each, Options, Play
from sandtable.games.atlantikwall.answers import NamesCard
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.effects import Args, Use, effect
from sandtable.games.atlantikwall.gains import CARD
from sandtable.games.atlantikwall.log_beach import AwardDrawn, AwardPutUnder
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import holds


class KeepAward(NamesCard):
    """Keep this one of two."""

    verb = "keep"


KEEP = Question(KeepAward())


def can_draw(s: State) -> bool:
    """With deck and discard pile both empty there is nothing to draw (ATL-RUL-82)."""
    return bool(s.awards or s.under or s.medals)


def draw(s: State, unit: Unit, rule: str) -> Play[None]:
    """A Unit earns an Award (DDD-STR-02, DDD-STR-03); a War Correspondent lets it choose between two."""
    if not can_draw(s):
        return
    card = _uppermost(s)
    if holds(s, unit, "award-choice") and can_draw(s):
        other = _uppermost(s)
        answer = yield Decision(unit.id, "keep-award", Options(Each("keep", (card, other))), about=KEEP)
        card, other = (card, other) if answer.args[0] == card else (other, card)
        s.under.append(other)
        s.tell(AwardPutUnder, rule, unit.id, other)
    unit.awards.append(card)
    s.tell(AwardDrawn, rule, unit.id, card)


def _uppermost(s: State) -> str:
    """The top card: from the shuffled deck, then from the cards put under it, then from the used ones, shuffled."""
    if not s.awards and not s.under:
        s.awards, s.medals = s.medals, []
    return s.chance.draw(s.awards, "award") if s.awards else s.under.pop(0)


# -- cards that draw ---------------------------------------------------------------------------------------------------


def _if_any(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return ((),) if can_draw(s) else ()


@effect("award", _if_any)
def _award(s: State, use: Use, text: Effect) -> Play[None]:
    if isinstance(use.by, Unit):
        for _ in range(text.n):
            yield from draw(s, use.by, CARD)

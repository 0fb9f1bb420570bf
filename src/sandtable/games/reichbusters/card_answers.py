"""What the cards of a hand mean as answers: which pieces they are, and what they do.

Questions about cards stand in many chapters; these answers serve all of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sandtable.engine.action import Answer, Question
from sandtable.engine.decision import Decision, Option
from sandtable.engine.view import Text
from sandtable.games.reichbusters import modifiers
from sandtable.games.reichbusters.card_text import action_texts, card_texts, change_texts
from sandtable.games.reichbusters.cards import ActionCard, Change
from sandtable.games.reichbusters.state import State


class Modifying(NamedTuple):
    card: str
    change: Change


class PlayModifier(Answer[State, Modifying]):
    """A lower half, on one's own test or move."""

    verb = "play"

    def read(self, s: State, decision: Decision, option: Option) -> Modifying:
        return Modifying(*modifiers.read(s, option.args))

    def hints(self, s: State, chosen: Modifying) -> Iterable[Text]:
        return change_texts(chosen.change)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return option.args[:1]


class Help(PlayModifier):
    """A lower half, on the test of a friend: who plays it comes first."""

    verb = "help"

    def read(self, s: State, decision: Decision, option: Option) -> Modifying:
        return Modifying(*modifiers.read(s, option.args[1:]))

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return option.args[:2]


class Hush(PlayModifier):
    """A lower half that takes noise dice away before they are rolled."""

    verb = "hush"


class Instant(Answer[State, ActionCard]):
    """An upper half at its moment (REICH-ICO-02)."""

    verb = "instant"

    def read(self, s: State, decision: Decision, option: Option) -> ActionCard:
        return s.box.cards.actions[option.args[0]]

    def hints(self, s: State, chosen: ActionCard) -> Iterable[Text]:
        return action_texts(chosen)


class Discard(Answer[State, str]):
    """A card that is given up: the hint is what both of its halves would have done."""

    verb = "discard"

    def read(self, s: State, decision: Decision, option: Option) -> str:
        return option.args[0]

    def hints(self, s: State, chosen: str) -> Iterable[Text]:
        return card_texts(s.box.cards.actions[chosen])


PLAY = PlayModifier()
ON_THE_WAY = Question(PLAY)
HELP = Question(Help())
HUSH = Question(Hush())
MOMENT = Question(Instant())
DISCARD = Question(Discard())

"""Answers that many questions have in common: those that name a card."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.action import Answer
from sandtable.engine.decision import Decision, Option
from sandtable.engine.view import Text
from sandtable.games.atlantikwall.card_text import card_text
from sandtable.games.atlantikwall.state import State


class NamesCard(Answer[State, str]):
    """An answer that names a card; its hint is what the card says."""

    def read(self, s: State, decision: Decision, option: Option) -> str:
        return option.args[0]

    def hints(self, s: State, chosen: str) -> Iterable[Text]:
        return card_text(s, chosen)


class OwnCard(NamesCard):
    """An answer that names a card in front of the seat that is asked."""

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (f"{decision.seat}-{option.args[0]}",)


class UseItem(OwnCard):
    """Use an Item at the only moment that it is for."""

    verb = "use"

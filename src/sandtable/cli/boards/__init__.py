"""Boards draw a view in a terminal. A game without a board of its own here gets the plain one."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

import msgspec
from rich.console import Console, RenderableType

from sandtable.cli.common import Tongue
from sandtable.engine import action
from sandtable.engine.decision import Decision, Option
from sandtable.engine.match import AnyMatch
from sandtable.engine.view import Text, View


class Look(msgspec.Struct, frozen=True):
    """What a board draws: the view, the words, the width, and the open question."""

    view: View
    tongue: Tongue
    width: int
    decision: Decision | None = None
    lit: frozenset[str] = frozenset()  # areas and pieces that the open options touch
    focus: str = ""  # the piece to centre on, if any


class Board(Protocol):
    """Draws one game."""

    def full(self, look: Look) -> RenderableType:
        """Everything on the table."""

    def brief(self, look: Look) -> RenderableType:
        """The table without what the question shows anyway or what rarely matters."""

    def part(self, look: Look) -> RenderableType:
        """Only what the question is about, for a small screen."""

    def choices(self, look: Look) -> RenderableType | None:
        """The numbered options in the game's own layout, if it has one for this question."""

    def notes(self, match: AnyMatch, decision: Decision, option: Option | None) -> tuple[Text, ...]:
        """What to show with an option, or (with None) with the question, such as the text of a card."""

    def whose(self, view: View) -> str | None:
        """Who acts in this view, if players want to follow what happens by itself model by model.

        Empty if nobody in particular acts; None if there is nothing to follow.
        """

    def scene(self, look: Look) -> RenderableType:
        """The part of the table that a scene shows; `lit` are the pieces that took part."""

    def end(self, look: Look) -> RenderableType | None:
        """Details of the result, such as grades or goals."""


@lru_cache(maxsize=64)
def board_of(game: str) -> Board:
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        name = f"{__name__}.plain"
    board: Board = import_module(name).BOARD
    return board


def look_at(match: AnyMatch, tongue: Tongue, width: int, seat: str | None = None) -> Look:
    """The table as the asked seat sees it, or as a spectator sees it if nobody is asked."""
    game, s = match.game, match.state
    decision = match.decisions[0] if match.decisions else None
    viewer = seat or (decision.seat if decision else None)
    lit = (place for option in decision.options for place in action.touches(s, decision, option)) if decision else ()
    return Look(game.view(s, viewer), tongue, width, decision, frozenset(lit))


def height(console: Console, *parts: RenderableType) -> int:
    """How many lines these parts take on this screen."""
    return sum(len(console.render_lines(part, pad=False)) for part in parts)

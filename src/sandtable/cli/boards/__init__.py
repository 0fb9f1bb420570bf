"""Boards: how a view is drawn with characters. A game may have its own drawing here; any other gets the plain one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import msgspec
from rich.console import Console, RenderableType

from sandtable.cli.common import Tongue
from sandtable.engine.decision import Decision, Option
from sandtable.engine.match import Match
from sandtable.engine.view import Text, View


class Look(msgspec.Struct, frozen=True):
    """What there is to draw, for whom, and on how much room."""

    view: View
    tongue: Tongue
    width: int
    decision: Decision | None = None
    lit: frozenset[str] = frozenset()  # areas and pieces that the open options are about
    focus: str = ""  # the piece that it is all about, if there is one


class Board(Protocol):
    """A game's drawing."""

    def full(self, look: Look) -> RenderableType:
        """Everything on the table."""

    def brief(self, look: Look) -> RenderableType:
        """The table without what stands beside the question or rarely matters."""

    def part(self, look: Look) -> RenderableType:
        """Only what the question is about, for a low screen."""

    def choices(self, look: Look) -> RenderableType | None:
        """The numbered options in a form of the game's own, where it has one for this question."""

    def notes(self, state: Any, decision: Decision, option: Option | None) -> tuple[Text, ...]:
        """What to tell beside an option, or (with None) beside the question, such as the text of a card."""

    def whose(self, view: View) -> str | None:
        """Whose doing the table shows, where things go on by themselves that people want to follow one by one.

        Empty if it is nobody's in particular, None if there is nothing to follow.
        """

    def scene(self, look: Look) -> RenderableType:
        """The part of the table to look at while following; `lit` is what has just taken part."""

    def end(self, look: Look) -> RenderableType | None:
        """How the game ended, in more than a sentence."""


@cache
def board_of(game: str) -> Board:
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        name = f"{__name__}.plain"
    board: Board = import_module(name).BOARD
    return board


def look_at(match: Match[Any], tongue: Tongue, width: int, seat: str | None = None) -> Look:
    """The table as the seat that is asked sees it; as a spectator sees it when nobody is."""
    game, s = match.game, match.state
    decision = match.decisions[0] if match.decisions else None
    viewer = seat or (decision.seat if decision else None)
    lit = (place for option in decision.options for place in game.touches(s, decision, option)) if decision else ()
    return Look(game.view(s, viewer), tongue, width, decision, frozenset(lit))


def height(console: Console, *parts: RenderableType) -> int:
    """How many lines these take on this screen."""
    return sum(len(console.render_lines(part, pad=False)) for part in parts)

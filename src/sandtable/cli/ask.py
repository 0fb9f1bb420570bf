"""A question on the screen: what happened since the last one, what is asked, and the numbered answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.cli.boards import Board, Look
from sandtable.cli.boards.pieces import LIT, QUIET, bar
from sandtable.cli.common import Tongue
from sandtable.engine.decision import Decision, Option, Refusal
from sandtable.engine.event import Forced
from sandtable.engine.match import Logged, Match

#: Options with odds or a text beside them stand one below another; others may stand side by side.
COLUMN = 36
MOST_NAMED = 5  # written forms told beside one reason


def story(
    tongue: Tongue, logged: Iterable[Logged], width: int, *, seat: str | None = None, numbers: bool = False
) -> RenderableType:
    """Log lines as a seat (or a spectator) may read them, with their rules and, if wanted, numbers of decisions."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.width = width
    if numbers:
        grid.add_column(justify="right", no_wrap=True, style=QUIET)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True, justify="right", style=QUIET)
    for line in logged:
        event = line.event.seen_by(seat)
        if event is None:
            continue
        number = [str(line.decision)] if numbers else []
        style = QUIET if isinstance(event, Forced) else ""
        grid.add_row(*number, Text("·", QUIET), Text(tongue.game.event(event), style), event.rule)
    return grid


def question(match: Match[Any], look: Look, board: Board) -> RenderableType:
    """The prompt and what may be answered."""
    decision = look.decision
    assert decision is not None  # noqa: S101 - asked only when there is one
    words = look.tongue.game
    several = len(match.game.seats(match.state)) > 1
    who = f"{words.name(decision.seat)}: " if several else ""
    prompt = Text.assemble(("❯ ", LIT), (who + words.prompt(decision), "bold"))
    notes = [Text(f"  {words.text(note)}", QUIET) for note in board.notes(match.state, decision, None)]
    listed = board.choices(look)
    if listed is None:
        listed = _listed(match, look, board, odds_of(match, decision, look.tongue))
    return Group(prompt, *notes, listed)


def odds_of(match: Match[Any], decision: Decision, tongue: Tongue) -> dict[Option, Text]:
    """How likely each option is to do what it is for: a bar, and the number in words."""
    found = {}
    for option in decision.options:
        odds = match.game.odds(match.state, decision, option)
        if odds:
            bars = [Text.assemble(bar(float(each.chance)), " ", tongue.game.odds(each)) for each in odds]
            found[option] = Text("  ").join(bars)
    return found


def _listed(match: Match[Any], look: Look, board: Board, odds: dict[Option, Text]) -> RenderableType:
    """The options with their numbers, in columns when they are many and short."""
    decision = look.decision
    assert decision is not None  # noqa: S101 - asked only when there is one
    cells: list[RenderableType] = []
    plain = True
    for number, option in enumerate(decision.options, 1):
        cell = Text.assemble((f"{number:>3}", "bold"), "  ", look.tongue.game.option(option, decision))
        if option in odds:
            fits = cell.cell_len + odds[option].cell_len + 4 <= look.width
            cell = Text.assemble(cell, "  " if fits else "\n       ", odds[option])
            plain = False
        for note in board.notes(match.state, decision, option):
            cell = Text.assemble(cell, ("\n       " + look.tongue.game.text(note), QUIET))
            plain = False
        cells.append(cell)
    longest = max(cell.cell_len for cell in cells if isinstance(cell, Text)) + 2
    columns = max(1, min(look.width // max(longest, COLUMN), 4)) if plain and len(cells) > 4 else 1
    return in_columns(cells, columns, look.width)


def in_columns(cells: Sequence[RenderableType], columns: int, width: int) -> Table:
    """Cells from top to bottom, column after column."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(width=width // columns - 1)
    per = -(-len(cells) // columns)
    for number in range(per):
        grid.add_row(*cells[number::per])
    return grid


def refusals(decision: Decision, tongue: Tongue, wanted: str = "") -> list[tuple[Refusal, list[str]]]:
    """What is not possible and why, with the options that a reason stands in the way of.

    With `wanted`, only those whose written form or wording holds it.
    """
    words = tongue.game
    reasons: dict[tuple[str, str], tuple[Refusal, list[str]]] = {}
    for option, refusal in decision.refused():
        written = str(option)
        if wanted and wanted not in written and wanted.lower() not in words.option(option, decision).lower():
            continue
        key = refusal.rule, words.refusal(refusal)
        reasons.setdefault(key, (refusal, []))[1].append(written)
    return list(reasons.values())


def why_not(found: list[tuple[Refusal, list[str]]], tongue: Tongue, width: int) -> RenderableType:
    """Reasons, each with its rule and the written forms it concerns."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.width = width
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True, justify="right", style=QUIET)
    for refusal, written in found:
        grid.add_row("✗", Text(tongue.game.refusal(refusal)), refusal.rule)
        left = len(written) - MOST_NAMED
        more = " " + tongue.own.bit("and-more", {"n": left}) if left > 0 else ""
        grid.add_row("", Text(", ".join(written[:MOST_NAMED]) + more, QUIET), "")
    return grid

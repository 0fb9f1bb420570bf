"""A question on the screen: what happened since the last one, what is asked, and the numbered answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sandtable.cli.boards import Board, Look
from sandtable.cli.boards.pieces import LIT, QUIET, Row, bar
from sandtable.cli.common import Tongue
from sandtable.engine.decision import Decision, Option, Refusal
from sandtable.engine.event import Forced
from sandtable.engine.match import Logged, Match

#: Options with odds or a text beside them stand one below another; others may stand side by side.
COLUMN = 36
MANY = 8  # more candidates than this for one verb stand together in a line
LINES_TOGETHER = 3  # that these candidates take
INDENT = 7  # of what belongs to an option
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
    before = ""
    for line in logged:
        event = line.event.seen_by(seat)
        if event is None:
            continue
        number = [str(line.decision)] if numbers else []
        told = Text(tongue.game.event(event), QUIET if isinstance(event, Forced) else "")
        if event.rule != before:
            told.append(_reason(tongue, event.rule), QUIET)
        before = event.rule
        grid.add_row(*number, Text("·", QUIET), told, event.rule)
    return grid


def _reason(tongue: Tongue, rule: str) -> str:
    """What a rule says in a few words, where the game has them: why somebody acts, or goes for whom."""
    key = rule.lower()
    return f" – {tongue.game.name(key, 'reason')}" if tongue.game.has(f"name-reason-{key}") else ""


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


def odds_of(match: Match[Any], decision: Decision, tongue: Tongue) -> dict[Option, list[Text]]:
    """How likely each option is to do what it is for: bars, each with the number in words."""
    found = {}
    for option in decision.options:
        odds = match.game.odds(match.state, decision, option)
        if odds:
            found[option] = [Text.assemble(bar(float(each.chance)), " ", tongue.game.odds(each)) for each in odds]
    return found


def _listed(match: Match[Any], look: Look, board: Board, odds: dict[Option, list[Text]]) -> RenderableType:
    """The options with their numbers; many candidates for one verb share a line, all others have lines of their own."""
    decision = look.decision
    assert decision is not None  # noqa: S101 - asked only when there is one
    parts: list[RenderableType] = []
    single: list[tuple[int, Option]] = []
    for run in _runs(decision):
        if len(run) > MANY and not any(option in odds for _, option in run):
            parts += [_singly(match, look, board, odds, single)] if single else []
            parts.append(_together(look, run))
            single = []
        else:
            single += run
    parts += [_singly(match, look, board, odds, single)] if single else []
    return Group(*parts)


def _runs(decision: Decision) -> Iterator[list[tuple[int, Option]]]:
    """Options that follow each other and differ in their last word only, with their numbers."""
    numbered = enumerate(decision.options, 1)
    for _, run in groupby(numbered, key=lambda each: (each[1].verb, each[1].args[:-1], bool(each[1].args))):
        yield list(run)


def _together(look: Look, run: list[tuple[int, Option]]) -> RenderableType:
    """One line for all of them: what it would be, and what to type for which candidate."""
    (first, option), (last, _) = run[0], run[-1]
    *head, _ = str(option).split()
    what = look.tongue.game.option(Option(option.verb, (*option.args[:-1], "…")), look.decision)
    room = (LINES_TOGETHER - 1) * (look.width - INDENT)
    written: list[str] = []
    for _, each in run:
        room -= len(each.args[-1]) + 1
        if room < 0:
            break
        written.append(each.args[-1])
    left = len(run) - len(written)
    more = " " + look.tongue.own.bit("and-more", {"n": left}) if left else ""
    how = look.tongue.own.bit("one-of", {"written": " ".join(head), "candidates": " ".join(written)})
    title = Text.assemble((f"{first:>3}–{last}", "bold"), "  ", what)
    return Group(title, Padding(Text(how + more, QUIET), (0, 0, 0, INDENT)))


def _singly(
    match: Match[Any], look: Look, board: Board, odds: dict[Option, list[Text]], options: Sequence[tuple[int, Option]]
) -> RenderableType:
    """Options with their numbers, in columns where there are many and nothing stands beside them."""
    decision = look.decision
    assert decision is not None  # noqa: S101 - asked only when there is one
    parts: list[RenderableType] = []
    plain: list[Text] = []
    for number, option in options:
        cell = Text.assemble((f"{number:>3}", "bold"), "  ", look.tongue.game.option(option, decision))
        notes = board.notes(match.state, decision, option)
        if option not in odds and not notes:
            plain.append(cell)
            continue
        parts += [_short(plain, look.width)] if plain else []
        plain = []
        below = [Padding(Text(look.tongue.game.text(note), QUIET), (0, 0, 0, INDENT)) for note in notes]
        if option in odds:
            bars = Text("  ").join(odds[option])
            if cell.cell_len + bars.cell_len + 4 <= look.width:
                cell = Text.assemble(cell, "  ", bars)
            else:
                below.insert(0, Padding(Row(odds[option], "  "), (0, 0, 0, INDENT)))
        parts.append(Group(cell, *below))
    parts += [_short(plain, look.width)] if plain else []
    return Group(*parts)


def _short(cells: Sequence[Text], width: int) -> RenderableType:
    longest = max(cell.cell_len for cell in cells) + 2
    columns = max(1, min(width // max(longest, COLUMN), 4)) if len(cells) > 4 else 1
    return in_columns(cells, columns, width)


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

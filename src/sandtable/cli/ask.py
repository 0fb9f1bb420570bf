"""Shows a question: what happened since the last one, the prompt, and the numbered answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sandtable.cli.boards import Board, Look
from sandtable.cli.boards.pieces import LIT, QUIET, Row, bar
from sandtable.cli.common import Tongue
from sandtable.engine import action
from sandtable.engine.decision import Decision, Option, Refusal
from sandtable.engine.event import Forced
from sandtable.engine.match import AnyMatch, Logged

#: The narrowest column of options. Options with odds or a text get a line of their own.
COLUMN = 36
MANY = 8  # if one verb has more candidates than this, they share a line
LINES_TOGETHER = 3  # the most lines that such candidates take
INDENT = 7  # of the lines below an option
MOST_NAMED = 5  # written forms listed with one reason


def story(
    tongue: Tongue, logged: Iterable[Logged], width: int, *, seat: str | None = None, numbers: bool = False
) -> RenderableType:
    """Log lines as a seat (or, with None, a spectator) may read them, with rules and, if wanted, decision numbers."""
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
    """A rule in a few words, if the game has them: why a model acts, or whom it attacks."""
    key = rule.lower()
    return f" – {tongue.game.name(key, 'reason')}" if tongue.game.has(f"name-reason-{key}") else ""


def question(match: AnyMatch, look: Look, board: Board) -> RenderableType:
    """The prompt and the options."""
    decision = look.decision
    assert decision is not None  # noqa: S101 - asked only when there is one
    words = look.tongue.game
    several = len(match.game.seats(match.state)) > 1
    who = f"{words.name(decision.seat)}: " if several else ""
    prompt = Text.assemble(("❯ ", LIT), (who + words.prompt(decision), "bold"))
    notes = [Text(f"  {words.text(note)}", QUIET) for note in board.notes(match, decision, None)]
    listed = board.choices(look)
    if listed is None:
        listed = _listed(match, look, board, odds_of(match, decision, look.tongue))
    return Group(prompt, *notes, listed)


def odds_of(match: AnyMatch, decision: Decision, tongue: Tongue) -> dict[Option, list[Text]]:
    """The odds of each option that has some, as bars with words."""
    found = {}
    for option in decision.options:
        odds = action.odds(match.state, decision, option)
        if odds:
            found[option] = [Text.assemble(bar(float(each.chance)), " ", tongue.game.odds(each)) for each in odds]
    return found


def _listed(match: AnyMatch, look: Look, board: Board, odds: dict[Option, list[Text]]) -> RenderableType:
    """The numbered options. Many candidates for one verb share a line; other options have a line each."""
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
    """Groups of consecutive options that differ only in their last argument, with their numbers."""
    numbered = enumerate(decision.options, 1)
    for _, run in groupby(numbered, key=lambda each: (each[1].verb, each[1].args[:-1], bool(each[1].args))):
        yield list(run)


def _together(look: Look, run: list[tuple[int, Option]]) -> RenderableType:
    """A group of options in one entry: what they do, and what to type for each candidate."""
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
    match: AnyMatch, look: Look, board: Board, odds: dict[Option, list[Text]], options: Sequence[tuple[int, Option]]
) -> RenderableType:
    """Numbered options, in columns if there are many without odds or notes."""
    decision = look.decision
    assert decision is not None  # noqa: S101 - asked only when there is one
    parts: list[RenderableType] = []
    plain: list[Text] = []
    for number, option in options:
        cell = Text.assemble((f"{number:>3}", "bold"), "  ", look.tongue.game.option(option, decision))
        notes = board.notes(match, decision, option)
        if option not in odds and not notes:
            plain.append(cell)
            continue
        parts += [_short(plain, look.width)] if plain else []
        plain = []
        said = Text(" · ".join(look.tongue.game.text(note) for note in notes), QUIET)
        below = [Padding(said, (0, 0, 0, INDENT))] if notes else []
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
    """Arrange cells in columns, filling each column from top to bottom."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(width=width // columns - 1)
    per = -(-len(cells) // columns)
    for number in range(per):
        grid.add_row(*cells[number::per])
    return grid


def refusals(decision: Decision, tongue: Tongue, wanted: str = "") -> list[tuple[Refusal, list[str]]]:
    """The reasons why options are refused, each with the options that it rules out.

    With `wanted`, only options whose written form or wording contains it.
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
    """A table of reasons, each with its rule and the options that it rules out."""
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

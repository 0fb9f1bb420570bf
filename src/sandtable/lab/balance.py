"""Measures how hard a game is: a table of win rates over what people can choose before they begin."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from sandtable.engine.game import AnyGame
from sandtable.games import load
from sandtable.lab.simulate import Report, simulate


class Cell(msgspec.Struct, frozen=True):
    """One entry of the table."""

    row: str
    column: str
    report: Report


def balance(
    game_key: str,
    player: str,
    games: int,
    seed: int,
    workers: int = 1,
    rows: tuple[str, ...] = (),
    progress: Callable[[int], None] = lambda finished: None,
) -> list[Cell]:
    """Simulate every cell of the game's balance sheet; with `rows`, only these."""
    sheet = load(game_key).description.balance_sheet
    return [
        Cell(row, column, simulate(game_key, player, games, seed, workers, options, "", progress))
        for row, columns in sheet.items()
        if not rows or row in rows
        for column, options in columns.items()
    ]


def size(game: AnyGame, rows: tuple[str, ...] = ()) -> int:
    """How many cells there are."""
    sheet = game.description.balance_sheet
    return sum(len(columns) for row, columns in sheet.items() if not rows or row in rows)


def markdown(cells: list[Cell]) -> str:
    """The table as the documentation shows it: each win rate, with its interval in brackets."""
    columns = list(dict.fromkeys(cell.column for cell in cells))
    lines = ["| | " + " | ".join(columns) + " |", "|---" * (len(columns) + 1) + "|"]
    for row in dict.fromkeys(cell.row for cell in cells):
        found = {cell.column: cell.report for cell in cells if cell.row == row}
        entries = [_entry(found[column]) if column in found else "" for column in columns]
        lines.append(f"| {row} | " + " | ".join(entries) + " |")
    return "\n".join(lines)


def _entry(report: Report) -> str:
    return f"{report.win_rate:.1%} ({100 * report.low:.0f}–{100 * report.high:.0f})"

"""`sandtable balance`: prints the table of win rates that the documentation shows."""

from __future__ import annotations

import sys

import msgspec

from sandtable.cli.common import own_words, progress_bar
from sandtable.engine.errors import Malformed
from sandtable.games import load
from sandtable.lab.balance import balance, markdown, size
from sandtable.players import make_player


def balance_games(
    game_key: str,
    player: str,
    games: int,
    seed: int,
    workers: int,
    rows: tuple[str, ...],
    language: str,
    *,
    as_json: bool,
) -> None:
    """Simulate every cell of the balance sheet, and print the table."""
    game = load(game_key)
    make_player(game, player, seed)
    sheet = game.description.balance_sheet
    for row in rows:
        if row not in sheet:
            raise Malformed(f"no row {row!r}; rows: {', '.join(sheet)}", where="--row")
    with progress_bar() as progress:
        task = progress.add_task(own_words(language).say("games"), total=games * size(game, rows))
        cells = balance(game_key, player, games, seed, workers, rows, lambda done: progress.advance(task, done))
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(cells), indent=2).decode() + "\n")
    else:
        print(markdown(cells))

"""`sandtable replay`: plays a journal again and compares every saved position."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from rich.text import Text

from sandtable.cli.ask import story
from sandtable.cli.boards import board_of, look_at
from sandtable.cli.boards.pieces import QUIET, heading
from sandtable.cli.common import read_file, screen, tongue
from sandtable.cli.watch import show_result
from sandtable.engine.errors import Malformed
from sandtable.engine.journal import MAX_BYTES, read_journal
from sandtable.engine.match import Match
from sandtable.engine.plain import Values
from sandtable.games import load


def replay_journal(file: Path, to: int | None, language: str, *, log: bool, board: bool) -> None:
    journal = read_journal(read_file(file, MAX_BYTES), str(file))
    game = load(journal.game)
    words = tongue(game, language)
    if to is not None:
        if to > len(journal.lines):
            raise Malformed(f"has {len(journal.lines)} decisions, not {to}", where=str(file))
        journal = replace(journal, lines=journal.lines[:to], notes=())
    match = Match.load(game, journal, str(file), listen=True)
    console = screen()
    options = ", ".join(f"{name}={value}" for name, value in journal.setup.options.items()) or "-"
    title: Values = {"game": game.key, "ruleset": journal.ruleset, "seed": str(journal.setup.seed), "options": options}
    console.print(heading(words.own.say("replayed", title), console.width))
    if log:
        console.print(story(words, match.log, console.width, numbers=True))
    look = look_at(match, words, console.width, match.game.seats(match.state)[0])
    if board:
        console.print(board_of(game.key).full(look))
    checks = sum(bool(line.check) for line in journal.lines)
    counts: Values = {"n": len(match.entries), "checks": checks, "check": match.check()}
    console.print(Text(words.own.say("replay-checked", counts), QUIET))
    if match.over:
        show_result(console, match, look)
        return
    console.print(Text(words.own.say("stands-at", {"where": words.game.text(look.view.heading)}), "bold"))
    for decision in match.decisions:
        console.print(Text(f"❯ {words.game.prompt(decision)}"))

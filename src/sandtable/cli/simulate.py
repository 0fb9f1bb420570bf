"""`sandtable simulate`: plays many games and reports win rate, results and measures, for people or as JSON."""

from __future__ import annotations

import sys

import msgspec
from rich.table import Table
from rich.text import Text

from sandtable.cli.boards.pieces import QUIET, bar, heading
from sandtable.cli.common import Tongue, options_of, progress_bar, screen, tongue
from sandtable.engine.plain import Values
from sandtable.games import load
from sandtable.lab.simulate import Report, simulate
from sandtable.players import make_player

BAR = 30
LEAST_BAR = 6


def simulate_games(
    game_key: str,
    player: str,
    games: int,
    seed: int,
    workers: int,
    settings: list[str],
    content: str,
    language: str,
    *,
    as_json: bool,
) -> None:
    """Simulate, and print the report."""
    game = load(game_key)
    words = tongue(game, language)
    options = options_of(game, settings, content)
    make_player(game, player, seed)  # report an unknown player before the progress bar is drawn
    with progress_bar() as progress:
        task = progress.add_task(words.own.say("games"), total=games)
        report = simulate(
            game_key, player, games, seed, workers, options, content, lambda done: progress.advance(task, done)
        )
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    else:
        show_report(report, words)


def show_report(report: Report, words: Tongue) -> None:
    """Print win rate with its interval, results, causes of defeat, and measures."""
    console, say, name = screen(), words.own.say, words.game.name
    title: Values = {
        "game": words.game.say("title"),
        "player": report.player,
        "n": report.games,
        "seed": str(report.seed),
    }
    console.print(heading(say("simulated", title), console.width))
    if report.options:
        console.print(Text(", ".join(f"{key}={value}" for key, value in report.options.items()), QUIET))
    values = {"wins": report.wins, "n": report.games}
    interval = f"{report.win_rate:.1%}  [{report.low:.1%} – {report.high:.1%}]"
    console.print(Text.assemble((say("win-rate"), "bold"), "  ", bar(report.win_rate, BAR), "  ", (interval, "bold")))
    console.print(Text(say("won-of", values), QUIET))
    results = {name(result, "result"): count for result, count in report.results.items()}
    console.print(heading(say("results"), console.width))
    console.print(_shares(results, report.games))
    if report.causes:
        console.print(heading(say("causes"), console.width))
        console.print(_shares({name(cause, "cause"): n for cause, n in report.causes.items()}, report.games))
    for measure, found in report.measures.items():
        known = f"measure-{report.game}-{measure}"
        label = words.own.say(known) if words.own.has(known) else name(measure, "measure")
        title = {"measure": label, "mean": f"{found.mean:.2f}"}
        console.print(heading(say("measured", title), console.width))
        console.print(_shares({str(value): count for value, count in found.counts.items()}, report.games))
    console.print(Text(say("decisions-a-game", {"n": f"{report.decisions:.0f}"}), QUIET))


def _shares(counts: dict[str, int], total: int) -> Table:
    room = screen().width - max(map(len, counts)) - 2 * len(str(total)) - 16
    cells = max(LEAST_BAR, min(BAR, room))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    grid.add_column()
    for label, count in counts.items():
        grid.add_row(f"  {label}", str(count), f"{count / total:.1%}", bar(count / total, cells))
    return grid

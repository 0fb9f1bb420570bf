"""The command `sandtable` and its subcommands. Each imports what it needs only when it runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from sandtable import __version__
from sandtable.engine.errors import SandtableError

app = typer.Typer(
    name="sandtable",
    help="A digital table for board games that knows the rules and says why not.",
    epilog="Environment: SANDTABLE_LANG is the language, SANDTABLE_DATA the folder where games are kept.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The game's key, such as hegra.", show_default=False)]
AnyGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game's key; all games if omitted.")]
Seed = Annotated[int | None, typer.Option(min=0, help="The seed of all chance; random if omitted.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game, such as difficulty=veteran."),
]
Content = Annotated[str, typer.Option(metavar="DIR", help="A content pack: a folder with cards and maps of your own.")]
Lang = Annotated[str, typer.Option(metavar="en|fr", envvar="SANDTABLE_LANG", help="The language.")]
PlayerName = Annotated[str, typer.Option(help="Who plays: random, or one of the game's own players.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sandtable {__version__}")
        raise typer.Exit


@app.callback()
def _top(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    pass


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; by default only this machine can connect.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; by default the first free one from 8000.")
    ] = None,
    database: Annotated[
        str,
        typer.Option(metavar="URL", help="postgresql://user@host/name; by default an SQLite file in the data folder."),
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another origin whose pages may connect; can be repeated.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = False,
    limits: Annotated[bool, typer.Option(help="Limit how often a client may ask.")] = True,
) -> None:
    """Serve tables to browsers and programs."""
    from sandtable.cli.serve import serve_here

    raise typer.Exit(serve_here(host, port, database, origin or [], browser=browser, limits=limits))


@app.command()
def load(
    tables: Annotated[int, typer.Option(min=1, max=2000, help="How many tables.")] = 200,
    seats: Annotated[int, typer.Option(min=1, max=8, help="How many seats at each table, with a connection each.")] = 4,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="For how long.")] = 20,
    think: Annotated[float, typer.Option(min=0.05, max=60, help="Seconds between two moves at a table.")] = 1.0,
    game: Annotated[str, typer.Option(help="Which game.")] = "wolfenstein",
    option: Settings = None,
    server: Annotated[
        str, typer.Option(metavar="URL", help="A running server; by default the command starts one.")
    ] = "",
    json: Json = False,
) -> None:
    """Play many tables at once over the network and measure how long decisions take."""
    from sandtable.cli.common import options_of
    from sandtable.cli.load import Trial, load_here
    from sandtable.games import load as load_game

    options = options_of(load_game(game), option or [])
    trial = Trial(server, game, options, tables, seats, seconds, think)
    raise typer.Exit(load_here(trial, as_json=json))


@app.command()
def play(
    game: GameKey,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal (the default).")] = False,
    seed: Seed = None,
    option: Settings = None,
    lang: Lang = "en",
    content: Content = "",
    new: Annotated[bool, typer.Option("--new", help="Begin a new game without asking.")] = False,
    file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Continue the game in this journal, or begin one and save it there."),
    ] = None,
    no_seals: Annotated[bool, typer.Option("--no-seals", help="Let undo take back dice and draws too.")] = False,
    steps: Annotated[bool, typer.Option(help="Stop after each step of the enemy's turn.")] = True,
) -> None:
    """Play a game in the terminal. Every decision is saved at once; an unfinished game is offered next time."""
    from sandtable.cli.play import play_here

    raise typer.Exit(play_here(game, seed, option or [], lang, content, new, file, seals=not no_seals, steps=steps))


@app.command()
def campaign(
    game: GameKey,
    name: Annotated[str, typer.Option(help="Which campaign, if there are several.")] = "campaign",
    new: Annotated[bool, typer.Option("--new", help="Begin a new campaign.")] = False,
    seed: Seed = None,
    option: Settings = None,
    lang: Lang = "en",
    content: Content = "",
) -> None:
    """Play the missions of a game in order. Progress and results are saved."""
    from sandtable.cli.campaign import campaign_here

    raise typer.Exit(campaign_here(game, name, option or [], seed, lang, content, new=new))


@app.command()
def lesson(
    game: GameKey,
    name: Annotated[str | None, typer.Argument(metavar="[LESSON]", help="Which lesson; by default the first.")] = None,
    lang: Lang = "en",
) -> None:
    """Learn a game by playing the first part of it, step by step."""
    from sandtable.cli.lesson import lesson_here

    raise typer.Exit(lesson_here(game, name, lang))


@app.command()
def watch(
    game: GameKey,
    player: PlayerName = "greedy",
    seed: Seed = None,
    speed: Annotated[
        str, typer.Option(help="slow, normal, fast, instant, or seconds per decision.", show_default=False)
    ] = "",
    option: Settings = None,
    lang: Lang = "en",
    content: Content = "",
) -> None:
    """Watch a player play a whole game, with its log. Keys: space pauses and steps, + and - change the speed."""
    from sandtable.cli.watch import watch_game

    raise typer.Exit(watch_game(game, player, seed, speed, option or [], lang, content))


@app.command()
def simulate(
    game: GameKey,
    player: PlayerName = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same report.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    json: Json = False,
    option: Settings = None,
    content: Content = "",
    lang: Lang = "en",
) -> None:
    """Let a player play many games and report the results."""
    from sandtable.cli.simulate import simulate_games

    simulate_games(game, player, games, seed, workers, option or [], content, lang, as_json=json)


@app.command()
def balance(
    game: GameKey,
    player: PlayerName = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games for each cell.")] = 400,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same table.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    row: Annotated[list[str] | None, typer.Option(metavar="NAME", help="Only this row; can be repeated.")] = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Simulate every mission on every level and print the table of win rates."""
    from sandtable.cli.balance import balance_games

    balance_games(game, player, games, seed, workers, tuple(row or ()), lang, as_json=json)


@app.command()
def check(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE|DIR...", help="Scenario files or folders.")],
) -> None:
    """Run scenario files and show how the game differs from them. Exit code 1 if one fails."""
    from sandtable.cli.check import check_scenarios

    raise typer.Exit(check_scenarios(paths))


@app.command()
def rules(
    game: GameKey,
    rule: Annotated[
        str | None,
        typer.Argument(metavar="[ID]", help="Show one rule with its text, code and tests."),
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List the rules that no test or scenario shows.")
    ] = False,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="With --coverage: list what shows each rule.")
    ] = False,
    json: Json = False,
    tests: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The folder of tests and scenarios; by default ./tests."),
    ] = None,
) -> None:
    """List the rules of a game, or show one. With --coverage, exit code 1 if a rule has no test."""
    from sandtable.cli.rules import cover, list_rules, show_rule

    if coverage:
        raise typer.Exit(cover(game, tests, verbose=verbose, as_json=json))
    if rule is None:
        list_rules(game, as_json=json)
    else:
        show_rule(game, rule, tests, as_json=json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A journal.")],
    to: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Stop after this many decisions."),
    ] = None,
    log: Annotated[bool, typer.Option("--log", help="Print the log.")] = False,
    board: Annotated[bool, typer.Option("--board", help="Draw the table at the end.")] = False,
    lang: Lang = "en",
) -> None:
    """Play a journal again and check its positions. Says how the game ended, or where the journal diverges."""
    from sandtable.cli.replay import replay_journal

    replay_journal(file, to, lang, log=log, board=board)


@app.command()
def fuzz(
    game: AnyGame = None,
    decisions: Annotated[int, typer.Option(min=1, help="How many random decisions.")] = 100_000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed plays the same games.")] = 1,
    folder: Annotated[Path, typer.Option(metavar="DIR", help="Where to save the journals of games that fail.")] = Path(
        "fuzz"
    ),
) -> None:
    """Play at random and check that nothing breaks. Exit code 1 if something does."""
    from sandtable.cli.measure import fuzz_games

    raise typer.Exit(fuzz_games(game, decisions, seed, folder))


@app.command()
def bench(game: AnyGame = None, json: Json = False) -> None:
    """Measure how fast the engine plays."""
    from sandtable.cli.measure import bench_games

    bench_games(game, as_json=json)


def main() -> None:
    """Run a command. An error that the user can fix is printed in one line, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a character shows a question mark
    try:
        app()
    except SandtableError as error:
        print(f"error: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except BrokenPipeError:
        sys.stderr.close()  # the reader has closed the pipe, as `| head` does
        raise SystemExit(141) from None

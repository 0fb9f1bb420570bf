"""`sandtable fuzz` and `sandtable bench`: look for bugs, and measure speed."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from sandtable.cli.boards.pieces import DANGER, GOOD, heading
from sandtable.cli.common import progress_bar, screen
from sandtable.games import keys, load
from sandtable.lab.bench import Bench, bench
from sandtable.lab.fuzz import FuzzReport, fuzz


def _games(game_key: str | None) -> list[str]:
    return [load(game_key).key] if game_key else keys()


def fuzz_games(game_key: str | None, decisions: int, seed: int, folder: Path) -> int:
    """Fuzz one game or all; returns 0 if nothing broke, else 1."""
    reports = [_fuzz(key, decisions, seed, folder) for key in _games(game_key)]
    console = screen()
    for report in reports:
        counts = f"{report.game}: {report.decisions} decisions in {report.games} games, seed {report.seed}"
        broke = f"{len(report.problems)} problems" if report.problems else "nothing broke"
        console.print(Text(f"{counts}: {broke}", DANGER if report.problems else GOOD), soft_wrap=True)
        for problem, file in zip(report.problems, report.files, strict=True):
            console.print(Text(f"  {problem}\n    {file}"), soft_wrap=True)
    return int(any(report.problems for report in reports))


def _fuzz(key: str, decisions: int, seed: int, folder: Path) -> FuzzReport:
    with progress_bar() as progress:
        task = progress.add_task(key, total=decisions)
        return fuzz(key, decisions, seed, folder, lambda taken: progress.advance(task, taken))


LABELS = {
    "decisions_per_second": ("random decisions a second", ",.0f"),
    "games_per_second": ("random games a second", ",.1f"),
    "copy_us": ("copy a state", ",.1f"),
    "clone_us": ("clone a match", ",.1f"),
    "import_ms": ("import the game", ",.0f"),
    "help_ms": ("sandtable --help", ",.0f"),
}
UNITS = {"copy_us": "µs", "clone_us": "µs", "import_ms": "ms", "help_ms": "ms"}


def bench_games(game_key: str | None, *, as_json: bool) -> None:
    found = [bench(key) for key in _games(game_key)]
    if as_json:
        document = msgspec.json.encode(found[0] if game_key else found)
        sys.stdout.write(msgspec.json.format(document, indent=2).decode() + "\n")
        return
    for result in found:
        _show(result)


def _show(result: Bench) -> None:
    console = screen()
    console.print(heading(result.game, console.width))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    for field, (label, shape) in LABELS.items():
        grid.add_row(f"  {label}", f"{getattr(result, field):{shape}} {UNITS.get(field, '')}".rstrip())
    console.print(grid)

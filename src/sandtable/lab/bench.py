"""Measures how fast a game is: random play on one core, copies, clones, imports."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

import msgspec

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import load
from sandtable.lab.drive import play_out
from sandtable.lab.simulate import seed_of
from sandtable.players import RandomPlayer

WARM_UP = 2.0  # seconds that are not counted: work that is done once for each map
SECONDS = 3.0
ROUNDS = 5


class Bench(msgspec.Struct):
    """What was measured. Only decisions with more than one option count: a match asks no others."""

    game: str
    decisions_per_second: float
    games_per_second: float
    copy_us: float
    clone_us: float
    import_ms: float
    help_ms: float


def bench(game_key: str) -> Bench:
    """Measure a game."""
    game = load(game_key)
    decisions, games = _random_play(game_key)
    match = Match.new(game, Setup(1))
    player = RandomPlayer(1)
    for _ in range(60):
        if match.decisions:
            match.play(player.choose(match.decisions[0], lambda: None), match.decisions[0].seat)
    return Bench(
        game_key,
        decisions,
        games,
        _microseconds(match.state.copy),
        _microseconds(match.clone),
        _process_ms("-c", f"import sandtable.games.{game_key}") - _process_ms("-c", "pass"),
        _process_ms("-m", "sandtable", "--help"),
    )


def _random_play(game_key: str) -> tuple[float, float]:
    _play_for(game_key, WARM_UP)
    decisions, games, elapsed = _play_for(game_key, SECONDS)
    return decisions / elapsed, games / elapsed


def _play_for(game_key: str, seconds: float) -> tuple[int, int, float]:
    """Play at random for a while: decisions, games, and the seconds they took."""
    game = load(game_key)
    decisions = games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        match = Match.new(game, Setup(seed_of(0, "bench", games)), history=False)
        decisions += play_out(match, RandomPlayer(games))
        games += 1
    return decisions, games, elapsed


def _microseconds(work: Callable[[], object], times: int = 2000) -> float:
    def once() -> float:
        start = perf_counter()
        for _ in range(times):
            work()
        return (perf_counter() - start) / times * 1e6

    return median(once() for _ in range(ROUNDS))


def _process_ms(*arguments: str) -> float:
    def once() -> float:
        start = perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)  # noqa: S603 - ourselves
        return (perf_counter() - start) * 1000

    return median(once() for _ in range(ROUNDS))

"""Simulates many games: the same seed gives the same report, whatever the number of workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from hashlib import blake2b
from multiprocessing import get_context

import msgspec

from sandtable.engine.errors import Malformed
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.plain import Fields
from sandtable.games import load
from sandtable.lab.drive import play_out
from sandtable.players import make_player

BATCH = 25  # games in a task: enough that handing it to another process costs little
CONFIDENCE = 0.95


class Measure(msgspec.Struct):
    """A number that games end with: its mean, and how many games ended with each value."""

    mean: float
    counts: dict[int, int]


class Report(msgspec.Struct):
    """How the games went. `low` and `high` bound the win rate: a 95 % Wilson interval."""

    game: str
    player: str
    games: int
    seed: int
    options: Fields
    wins: int
    win_rate: float
    low: float
    high: float
    results: dict[str, int]
    causes: dict[str, int]
    measures: dict[str, Measure]
    decisions: float  # of a game, on average


class Task(msgspec.Struct, frozen=True):
    """A batch of games, small enough to send to another process."""

    game: str
    player: str
    seed: int
    options: Fields
    content: str
    first: int
    games: int


class Tally(msgspec.Struct):
    """How a batch of games went; tallies add up in any order."""

    games: int = 0
    wins: int = 0
    decisions: int = 0
    results: Counter[str] = msgspec.field(default_factory=Counter)
    causes: Counter[str] = msgspec.field(default_factory=Counter)
    measures: dict[str, Counter[int]] = {}

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.wins += other.wins
        self.decisions += other.decisions
        self.results += other.results
        self.causes += other.causes
        for name, counts in other.measures.items():
            self.measures.setdefault(name, Counter()).update(counts)


def seed_of(seed: int, what: str, number: int) -> int:
    """A seed for one thing out of many, from the one seed that was given."""
    return int.from_bytes(blake2b(f"{seed}/{what}/{number}".encode(), digest_size=8).digest(), "big")


def simulate(
    game_key: str,
    player: str,
    games: int,
    seed: int,
    workers: int = 1,
    options: Fields | None = None,
    content: str = "",
    progress: Callable[[int], None] = lambda finished: None,
) -> Report:
    """Let a player play many games."""
    if games < 1 or workers < 1:
        raise Malformed(f"expected at least one game and one worker, not {games} and {workers}")
    game = load(game_key)
    chosen = options or {}
    game.box(game.options(chosen), content)  # report bad options before anything is started
    make_player(game, player, 0)
    tasks = [
        Task(game_key, player, seed, chosen, content, first, min(BATCH, games - first))
        for first in range(0, games, BATCH)
    ]
    total = Tally()
    with _mapper(min(workers, len(tasks))) as spread:
        for tally in spread(play_batch, tasks):
            total.add(tally)
            progress(tally.games)
    return _report(total, game_key, player, seed, chosen)


@contextmanager
def _mapper(workers: int) -> Iterator[Callable[[Callable[[Task], Tally], Iterable[Task]], Iterable[Tally]]]:
    if workers == 1:
        yield map
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield pool.map


def play_batch(task: Task) -> Tally:
    """Play the games of a task."""
    game = load(task.game)
    tally = Tally()
    for number in range(task.first, task.first + task.games):
        setup = Setup(seed_of(task.seed, "game", number), task.options, task.content)
        match = Match.new(game, setup, history=False)
        player = make_player(game, task.player, seed_of(task.seed, "player", number))
        tally.decisions += play_out(match, player, blind=seed_of(task.seed, "blind", number))
        outcome = match.state.outcome
        tally.games += 1
        tally.wins += outcome.won
        tally.results[outcome.result] += 1
        if outcome.cause:
            tally.causes[outcome.cause] += 1
        for name, value in game.measures(match.state).items():
            tally.measures.setdefault(name, Counter())[value] += 1
    return tally


def _report(total: Tally, game_key: str, player: str, seed: int, options: Fields) -> Report:
    low, high = wilson(total.wins, total.games)
    measures = {
        name: Measure(sum(value * n for value, n in counts.items()) / total.games, dict(sorted(counts.items())))
        for name, counts in sorted(total.measures.items())
    }
    return Report(
        game_key,
        player,
        total.games,
        seed,
        options,
        total.wins,
        total.wins / total.games,
        low,
        high,
        dict(total.results.most_common()),
        dict(total.causes.most_common()),
        measures,
        total.decisions / total.games,
    )


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval that holds the true win rate 95 times out of 100."""
    from scipy.stats import binomtest  # slow to import, and only needed here

    interval = binomtest(wins, games).proportion_ci(CONFIDENCE, method="wilson")
    return float(interval.low), float(interval.high)

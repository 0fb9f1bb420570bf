"""Fuzzes a game: plays all its tables at random and checks invariants after every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path

import msgspec

from sandtable.engine import notation
from sandtable.engine.game import AnyGame, Setup
from sandtable.engine.journal import Journal, Line
from sandtable.engine.match import AnyMatch, Match
from sandtable.engine.player import Player
from sandtable.games import load
from sandtable.lab.drive import MOST_DECISIONS
from sandtable.lab.simulate import seed_of
from sandtable.players import RandomPlayer, Wavering, look

MOST_PROBLEMS = 20  # then the run ends


class FuzzReport(msgspec.Struct):
    """What was played and what broke."""

    game: str
    seed: int
    decisions: int = 0
    games: int = 0
    problems: list[str] = []
    files: list[str] = []  # a journal for each problem, up to the last good decision


def fuzz(
    game_key: str,
    decisions: int,
    seed: int,
    folder: Path,
    progress: Callable[[int], None] = lambda taken: None,
) -> FuzzReport:
    """Take this many random decisions; write a journal for every problem."""
    game = load(game_key)
    report = FuzzReport(game_key, seed)
    for number in count():
        options = game.description.table(number)
        setup = Setup(seed_of(seed, "fuzz", number), options)
        before = report.decisions
        try:
            for _ in _play(game, setup, seed_of(seed, "choice", number)):
                report.decisions += 1
                if report.decisions >= decisions:
                    break
        except _Problem as problem:
            report.problems.append(f"{notation.write(options)}: {problem}")
            report.files.append(_write(folder, game_key, number, problem.journal))
        report.games += 1
        progress(report.decisions - before)
        if report.decisions >= decisions or len(report.problems) == MOST_PROBLEMS:
            return report
    raise AssertionError("unreachable")


class _Problem(Exception):
    def __init__(self, what: str, journal: str) -> None:
        super().__init__(what)
        self.journal = journal


def _play(game: AnyGame, setup: Setup, seed: int) -> Iterator[None]:
    """One game, decision by decision. The journal of a problem ends before the decision that caused it."""
    player = _player(game, seed)
    match = Match.new(game, setup)
    while match.decisions:
        decision = match.decisions[0]
        option = player.choose(decision, partial(look, match, decision.seat, seed))
        good = len(match.entries)
        try:
            match.play(option, decision.seat)
            broken = list(_broken(match))
        except Exception as error:
            raise _Problem(f"{type(error).__name__}: {error}", _journal(match, good)) from error
        if broken:
            raise _Problem(f"{broken[0]} after {option} at {match.where()}", _journal(match, good))
        if len(match.entries) > MOST_DECISIONS:
            raise _Problem(f"no end after {MOST_DECISIONS} decisions", _journal(match, good))
        yield


def _player(game: AnyGame, seed: int) -> Player:
    """Half of the games are played at random, the others by a player that gets further and sometimes wavers."""
    makers = list(game.players.values())
    if seed % 2 or not makers:
        return RandomPlayer(seed)
    return Wavering(makers[seed // 2 % len(makers)](seed), seed)


def _broken(match: AnyMatch) -> Iterator[str]:
    if not match.over:
        yield from match.game.broken_invariants(match.last_rest)
        if not match.decisions:
            yield "a dead end: nothing is asked and the game is not over"
    for decision in match.decisions:
        if len(decision.options) < decision.fewest:
            yield f"{decision.prompt} was asked with {len(decision.options)} options"


def _journal(match: AnyMatch, good: int) -> str:
    """The journal up to the last good decision, made from the entries, since the match itself may be broken."""
    lines = tuple(Line(entry.seat, str(entry.option)) for entry in match.entries[:good])
    return Journal(match.game.key, match.game.version, match.setup or Setup(0), lines).write()


def _write(folder: Path, game_key: str, number: int, journal: str) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fuzz-{game_key}-{number}.journal"
    path.write_text(journal, encoding="utf-8")
    return str(path)

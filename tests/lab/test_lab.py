"""Simulations give the same report with any number of workers, and the fuzz finds planted bugs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.engine.errors import Malformed
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from sandtable.games import load
from sandtable.games.hegra.state import State
from sandtable.lab.bench import bench
from sandtable.lab.fuzz import fuzz
from sandtable.lab.simulate import Report, simulate, wilson
from tests.support import FUZZED


def test_the_number_of_workers_does_not_change_the_report() -> None:
    alone = simulate("hegra", "greedy", 60, seed=3, workers=1)
    assert simulate("hegra", "greedy", 60, seed=3, workers=2) == alone
    assert simulate("hegra", "greedy", 60, seed=4, workers=1) != alone


def test_a_report_accounts_for_every_game() -> None:
    finished: list[int] = []
    report: Report = simulate("hegra", "random", 40, seed=1, progress=finished.append)
    assert sum(finished) == report.games == 40
    assert sum(report.results.values()) == 40
    assert sum(report.causes.values()) == 40 - report.wins
    assert sum(report.measures["day"].counts.values()) == 40
    assert report.low <= report.win_rate <= report.high


def test_wilson_interval_of_a_known_case() -> None:
    low, high = wilson(20, 100)
    assert (round(low, 4), round(high, 4)) == (0.1334, 0.2888)


@pytest.mark.parametrize(
    ("game", "player", "games", "options", "message"),
    [
        ("nosuch", "greedy", 1, {}, "no game 'nosuch'; games: atlantikwall, hegra"),
        ("hegra", "genius", 1, {}, "no player 'genius'; players: random, greedy"),
        ("hegra", "greedy", 0, {}, "at least one game"),
        ("hegra", "greedy", 1, {"difficult": "easy"}, "no option 'difficult'; options: charge-fallback"),
        ("hegra", "greedy", 1, {"difficulty": "easy"}, "difficulty: Invalid enum value 'easy'"),
    ],
)
def test_a_wrong_request_says_what_exists(
    game: str, player: str, games: int, options: dict[str, str], message: str
) -> None:
    with pytest.raises(Malformed, match=message):
        simulate(game, player, games, 1, options=options)


@pytest.mark.parametrize(("game", "decisions"), FUZZED.items())
def test_fuzzing_a_sound_game_finds_nothing(tmp_path: Path, game: str, decisions: int) -> None:
    """Together with the contract suite, 200,000 decisions without a broken invariant (R2)."""
    report = fuzz(game, decisions, 5, tmp_path)
    assert (report.decisions, report.problems, report.files) == (decisions, [], [])
    assert report.games > 10


def test_fuzzing_leaves_a_journal_that_opens_at_the_last_good_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("hegra")
    sound = game.broken_invariants

    def suspicious(s: State) -> Iterator[str]:
        if s.day == 3:
            yield "day three is cursed"
        yield from sound(s)

    monkeypatch.setattr(game, "broken_invariants", suspicious)
    report = fuzz("hegra", 200, 5, tmp_path)
    assert report.problems
    assert "day three is cursed" in report.problems[0]
    text = Path(report.files[0]).read_text(encoding="utf-8")
    match = Match.load(game, read_journal(text))
    assert match.last_rest.day < 3
    assert match.decisions


def test_a_crash_is_a_problem_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("hegra")
    monkeypatch.setattr(game, "broken_invariants", lambda s: 1 / 0)
    report = fuzz("hegra", 2, 5, tmp_path)
    assert "ZeroDivisionError" in report.problems[0]


def test_bench_measures_something() -> None:
    result = bench("hegra")
    assert result.game == "hegra"
    assert min(result.decisions_per_second, result.games_per_second, result.copy_us, result.clone_us) > 0
    assert result.help_ms > 0

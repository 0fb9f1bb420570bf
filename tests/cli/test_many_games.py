"""Commands that play by themselves: watch, simulate, replay, fuzz, bench."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli import measure
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import keys, load
from sandtable.lab.bench import Bench
from sandtable.lab.drive import play_out
from sandtable.lab.fuzz import FuzzReport
from sandtable.players import RandomPlayer
from tests.cli.conftest import Run
from tests.cli.pseudo import Terminal


def recorded(decisions: int | None = None, seed: int = 3) -> Match[Any]:
    """A random game, to its end or for a number of decisions, saved after each."""
    match: Match[Any] = Match.new(load("hegra"), Setup(seed))
    player = RandomPlayer(seed)
    while match.decisions and len(match.entries) != decisions:
        match.play(player.choose(match.decision, lambda: None))
        match.journal()
    return match


# -- watch -----------------------------------------------------------------------------------------------------------


def test_a_game_can_be_watched_without_a_terminal(run: Run) -> None:
    code, out, err = run("watch", "hegra", "--player", "random", "--seed", "3")
    assert (code, err) == (0, "")
    assert "Day 1 begins: Mobilisation." in out
    assert "HEGRA-OVR-03" in out
    assert "── Map ──" in out
    assert out.splitlines()[-1].startswith(("Defeat: ", "The fortress has held out: "))
    assert "\x1b" not in out


def test_the_same_seed_shows_the_same_game(run: Run) -> None:
    first = run("watch", "hegra", "--seed", "5", "--option", "difficulty=veteran")
    assert first == run("watch", "hegra", "--seed", "5", "--option", "difficulty=veteran")
    assert first[0] == 0


def test_a_game_can_be_watched_in_french(run: Run) -> None:
    _, out, _ = run("watch", "hegra", "--player", "random", "--seed", "3", "--lang", "fr")
    assert "Jour 1 sur 11" in out
    assert out.splitlines()[-1].startswith(("Défaite\u00a0: ", "La forteresse a tenu bon\u00a0: "))


def test_keys_halt_step_and_skip_to_the_result(tmp_path: Path) -> None:
    """Space pauses, space steps, q skips; the result is shown in any case."""
    with Terminal(tmp_path, "watch", "hegra", "--seed", "3", "--speed", "0.1") as terminal:
        terminal.see("skips to the end")
        terminal.press(b" ")
        terminal.see("Paused: space steps · Enter continues · q skips to the end")
        terminal.press(b" ")
        terminal.see("Paused: space steps · Enter continues · q skips to the end")
        terminal.press(b"q")
        code, shown = terminal.end()
    assert code == 0
    assert shown.splitlines()[-1].startswith(("Defeat: ", "The fortress has held out: "))


# -- simulate --------------------------------------------------------------------------------------------------------


def test_a_report_that_people_read(run: Run) -> None:
    code, out, _ = run("simulate", "hegra", "--player", "greedy", "--games", "4", "--seed", "1")
    assert code == 0
    assert "Halls of Hegra: greedy, 4 games, seed 1" in out
    assert "Win rate" in out
    assert "── Results ──" in out
    assert "Days survived: " in out


def test_a_report_that_programs_read_is_the_same_for_any_number_of_workers(run: Run) -> None:
    arguments = ("simulate", "hegra", "--player", "random", "--games", "60", "--seed", "7", "--json")
    code, alone, _ = run(*arguments)
    report = json.loads(alone)
    assert code == 0
    assert (report["game"], report["player"], report["games"], report["seed"]) == ("hegra", "random", 60, 7)
    assert sum(report["results"].values()) == 60
    assert 0 <= report["low"] <= report["win_rate"] <= report["high"] <= 1
    assert run(*arguments, "--workers", "2")[1] == alone


def test_options_reach_the_games(run: Run) -> None:
    _, out, _ = run("simulate", "hegra", "--player", "random", "--games", "2", "-o", "difficulty=veteran", "--json")
    assert json.loads(out)["options"] == {"difficulty": "veteran"}


# -- replay ----------------------------------------------------------------------------------------------------------


def test_a_finished_game_replays_to_its_result(run: Run, tmp_path: Path) -> None:
    match = recorded()
    file = tmp_path / "some.journal"
    file.write_text(match.save())
    code, out, _ = run("replay", str(file), "--log")
    decisions = len(match.entries)
    assert code == 0
    assert f"{decisions} decisions replayed, {decisions} saved positions checked" in out.replace("\n", " ")
    assert "Day 1 begins: Mobilisation." in out
    assert out.splitlines()[-1].startswith("Defeat: ")


def test_a_replay_can_stop_on_the_way(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "some.journal"
    file.write_text(recorded().save())
    code, out, _ = run("replay", str(file), "--to", "4", "--board")
    there = recorded(4)
    assert code == 0
    assert there.check() in out
    assert "Unfinished: Day 1 of 11" in out
    assert "── Map ──" in out


def test_a_journal_has_no_more_decisions_than_it_has(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "some.journal"
    file.write_text(recorded(4).save())
    code, _, err = run("replay", str(file), "--to", "5")
    assert (code, err) == (2, f"error: {file}: has 4 decisions, not 5\n")


def test_a_journal_that_was_changed_diverges_where_it_was(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "some.journal"
    lines = recorded(6).save().splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith("3 "))
    for change in (lines[at].replace(" #", " #0000000")[:-8] + "\n", "3 commander fly\n"):
        file.write_text("".join([*lines[:at], change, *lines[at + 1 :]]))
        code, _, err = run("replay", str(file))
        assert code == 2
        assert err.startswith(f"error: {file}, line {at + 1}: ")


# -- fuzz and bench --------------------------------------------------------------------------------------------------


def test_random_play_breaks_nothing(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("fuzz", "hegra", "--decisions", "300", "--seed", "2", "--folder", str(tmp_path / "fuzz"))
    assert code == 0
    assert out.startswith("hegra: 300 decisions in ")
    assert out.endswith("nothing broke\n")
    assert not (tmp_path / "fuzz").exists()


def test_what_breaks_is_told_with_its_journal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    report = FuzzReport("hegra", 1, 10, 1, ["standard: a disc is lost"], ["fuzz/fuzz-hegra-0.journal"])
    monkeypatch.setattr(measure, "fuzz", lambda *arguments: report)
    code, out, _ = run("fuzz")
    assert code == 1
    assert "hegra: 10 decisions in 1 games, seed 1: 1 problems" in out
    assert "standard: a disc is lost" in out
    assert "fuzz/fuzz-hegra-0.journal" in out


def test_speed_for_people_and_for_programs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "bench", lambda key: Bench(key, 20_000.4, 200.04, 12.34, 50.0, 100.0, 90.0))
    _, out, _ = run("bench", "hegra")
    assert [" ".join(line.split()) for line in out.splitlines()[1:3]] == [
        "random decisions a second 20,000",
        "random games a second 200.0",
    ]
    assert json.loads(run("bench", "hegra", "--json")[1])["copy_us"] == 12.34
    assert [each["game"] for each in json.loads(run("bench", "--json")[1])] == keys()


def test_a_random_game_of_the_driver_is_the_recorded_one() -> None:
    """The games that these tests record are those that the driver plays."""
    match: Match[Any] = Match.new(load("hegra"), Setup(3))
    assert play_out(match, RandomPlayer(3)) == len(recorded().entries)
    assert match.check() == recorded().check()

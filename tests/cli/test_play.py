"""`sandtable play`, with a test that types in a pseudo-terminal."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.game import Setup
from sandtable.engine.journal import Journal, read_journal
from sandtable.engine.match import Match
from sandtable.games import load
from sandtable.players import RandomPlayer
from tests.cli.conftest import Run
from tests.cli.pseudo import Terminal

PLAY = ("play", "hegra", "--terminal")


def _begins_with_placing(seed: int) -> bool:
    """Whether Doubt ends the first recruiting at once, so that the first question is where Defenders work."""
    match = Match.new(load("hegra"), Setup(seed))
    return match.decision.prompt == "place" and "medic" in match.state.ready


NUMBER = next(seed for seed in range(1000) if _begins_with_placing(seed))
SEED = ("--seed", str(NUMBER))


def kept(data: Path) -> Journal:
    """The one unfinished game on the shelf."""
    (file,) = (data / "hegra").glob("*.journal")
    return read_journal(file.read_text())


def answers(journal: Journal) -> list[str]:
    return [line.answer for line in journal.lines]


def number_of(option: str, data: Path) -> str:
    """The number of an option in the saved game."""
    options = Match.load(load("hegra"), kept(data)).decision.options
    return str([str(each) for each in options].index(option) + 1)


def almost_over(file: Path, seed: int = 3) -> Match[Any]:
    """A random game; the file has it as it was before the last decision."""
    whole = Match.new(load("hegra"), Setup(seed))
    player = RandomPlayer(seed)
    while whole.decisions:
        whole.play(player.choose(whole.decision, lambda: None))
    almost = Match.new(load("hegra"), Setup(seed))
    for entry in whole.entries[:-1]:
        almost.play(entry.option)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(almost.save())
    return whole


# -- no terminal -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [PLAY, PLAY[:2]])
def test_without_a_terminal_it_says_so_and_ends_well(arguments: tuple[str, ...]) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "sandtable", *arguments],
        check=False,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0
    assert "There is no terminal here" in ended.stdout
    assert "sandtable watch hegra --player greedy" in ended.stdout
    assert ended.stderr == ""


def test_without_a_terminal_in_french(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_LANG", "fr")
    code, out, _ = run(*PLAY)
    assert (code, out.startswith("Aucun terminal")) == (0, True)


# -- a session -------------------------------------------------------------------------------------------------------


def test_a_few_decisions_with_everything_that_can_be_asked(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, *SEED) as terminal:
        first = terminal.read()
        assert "Halls of Hegra" in first
        assert f"A new game, seed {NUMBER}." in first
        assert "Day 1 begins: Mobilisation." in first
        assert "HEGRA-OVR-03" in first
        assert "── Map ──" in first
        assert "❯ Where do your Ready Defenders work today?" in first

        by_form = terminal.type("place volunteer  supply-run")
        assert "The Volunteer is placed on Supply Run." in by_form
        assert answers(kept(tmp_path)) == ["place volunteer supply-run"]
        terminal.type(number_of("place officer negotiate", tmp_path))
        assert answers(kept(tmp_path)) == ["place volunteer supply-run", "place officer negotiate"]

        assert "The Medic may not be placed on Promote." in terminal.type("?")
        why = terminal.type("? place medic promote")
        assert "HEGRA-PLC-02" in why
        assert "The Medic may not be placed on Promote." in terminal.type("place medic promote")
        number = number_of("place soldier negotiate", tmp_path)
        assert f"That is possible: it is option {number}." in terminal.type("? place soldier negotiate")
        assert "does not belong to this question" in terminal.type("? dance")
        assert "“dance” is neither an option nor a command" in terminal.type("dance")
        assert "type a number from 1 to" in terminal.type("999")
        assert "type a number from 1 to" in terminal.type("0")

        rule = terminal.type("r hegra-plc-02")
        assert "HEGRA-PLC-02  placement · rule · p.14" in rule
        assert load("hegra").catalogue["HEGRA-PLC-02"].text in rule
        assert "HEGRA-RAD-01" in terminal.type("r hope card")
        assert "No rule has the id “submarine”" in terminal.type("r submarine")

        log = terminal.type("l 2")
        assert "The Volunteer is placed on Supply Run." in log
        assert "The Officer is placed on Negotiate." in log
        assert "Day 1 begins" not in log

        assert "Medicine Cabinet" in terminal.type("b")
        assert "take back a step, an action or a turn" in terminal.type("h")

        french = terminal.type("lang fr")
        assert "Désormais en français." in french
        assert "Où vos Défenseurs Prêts travaillent-ils aujourd’hui" in french
        assert "no language 'de'; languages: en, fr" in terminal.type("lang de")

        copy = tmp_path / "copy.journal"
        assert "copy.journal" in terminal.type(f"s {copy}")
        assert read_journal(copy.read_text()) == kept(tmp_path)
        assert "is a folder" in terminal.type(f"s {tmp_path}")
        terminal.press(b"q\n")
        code, _ = terminal.end()
    assert code == 0


def test_undo_and_redo_until_chance_has_spoken(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, *SEED) as terminal:
        terminal.read()
        assert "Nothing has been decided yet." in terminal.type("u")
        terminal.type("place volunteer repair")
        terminal.type("place soldier repair")
        terminal.type("place soldier shovel")
        assert "Taken back: “place soldier shovel”." in terminal.type("u")
        assert answers(kept(tmp_path)) == ["place volunteer repair", "place soldier repair"]
        terminal.type("redo")
        assert answers(kept(tmp_path))[-1] == "place soldier shovel"
        assert "Nothing was undone." in terminal.type("redo")
        assert "Taken back: 3 decisions, the first “place volunteer repair”." in terminal.type("ut")
        assert answers(kept(tmp_path)) == []
        terminal.type("done")
        for size in ("u", "ua", "ut"):
            assert "since “done” a die was rolled, or something was drawn or shown" in terminal.type(size)
        assert answers(kept(tmp_path)) == ["done"]


def test_without_seals_everything_can_be_taken_back(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, *SEED, "--no-seals") as terminal:
        terminal.read()
        terminal.type("done")
        assert "Taken back: “done”." in terminal.type("u")
        assert answers(kept(tmp_path)) == []
        assert "The table agrees to take back 1 decision." in terminal.type("l 1")
        terminal.type("done")
    assert kept(tmp_path).lines[0].notes[0].startswith("rewound 1 by agreement")


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 50)])
def test_nothing_is_wider_than_the_screen(tmp_path: Path, columns: int, rows: int) -> None:
    with Terminal(tmp_path, *PLAY, *SEED, columns=columns, rows=rows) as terminal:
        shown = terminal.read() + terminal.type("b") + terminal.type("?") + terminal.type("1")
    assert max(len(line) for line in shown.splitlines()) <= columns


# -- leaving and coming back -----------------------------------------------------------------------------------------


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, *SEED) as terminal:
        terminal.read()
        terminal.type("place volunteer repair")
        terminal.press(b"q\n")
        code, shown = terminal.end()
        assert code == 0
        assert "To continue it: sandtable play hegra --terminal" in shown
    with Terminal(tmp_path, *PLAY) as terminal:
        offered = terminal.read("new game: ")
        assert f"1 decision, seed {NUMBER}" in offered
        shown = terminal.type("")
        assert "The game goes on after 1 decision." in shown
        terminal.type("place soldier repair")
    assert answers(kept(tmp_path)) == ["place volunteer repair", "place soldier repair"]


def test_a_new_game_leaves_the_old_one_on_the_shelf(tmp_path: Path) -> None:
    for answer, seed in (("", "1"), ("n", "2")):
        with Terminal(tmp_path, *PLAY, "--seed", seed) as terminal:
            terminal.read("new game: " if answer else "> ")
            if answer:
                terminal.type(answer)
            terminal.type("1")
    with Terminal(tmp_path, *PLAY) as terminal:
        offered = terminal.read("new game: ")
        assert re.findall(r"seed (\d)", offered) == ["2", "1"]
        assert "Type a number from 1 to 2" in terminal.type("9", "new game: ")
        assert "The game goes on after 1 decision." in terminal.type("2")
    with Terminal(tmp_path, *PLAY, "--new", "--seed", "7") as terminal:
        assert "A new game, seed 7." in terminal.read()
    assert len(list((tmp_path / "hegra").glob("*.journal"))) == 2


def test_the_power_may_go_at_any_moment(tmp_path: Path) -> None:
    """A kill after any decision that was shown loses nothing."""
    played: list[str] = []
    for choice in ("place volunteer repair", "place soldier repair", "place officer inspire"):
        with Terminal(tmp_path, *PLAY, *SEED) as terminal:
            if played:
                terminal.read("new game: ")
                shown = terminal.type("")
                assert f"The game goes on after {len(played)} decision" in shown
            else:
                terminal.read()
            terminal.type(choice)
            played.append(choice)
            terminal.press(b"place medic")  # only the half-typed line is lost
            terminal.kill()
        assert answers(kept(tmp_path)) == played


def test_control_c_loses_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, *SEED) as terminal:
        terminal.read()
        terminal.type("place volunteer repair")
        terminal.interrupt()
        code, shown = terminal.end()
    assert code == 130
    assert "The game is saved in" in shown
    assert "Traceback" not in shown
    assert answers(kept(tmp_path)) == ["place volunteer repair"]


def test_the_end_of_input_loses_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, *SEED) as terminal:
        terminal.read()
        terminal.type("place volunteer repair")
        terminal.press(b"\x04")
        assert terminal.end()[0] == 0
    assert answers(kept(tmp_path)) == ["place volunteer repair"]


def test_one_game_is_not_played_in_two_windows(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, *SEED) as first:
        first.read()
        first.type("place volunteer repair")
        with Terminal(tmp_path, *PLAY) as second:
            second.read("new game: ")
            assert "is being played in another window" in second.type("")


def test_a_damaged_game_is_kept_and_a_new_one_begins(tmp_path: Path) -> None:
    (tmp_path / "hegra").mkdir()
    damaged = tmp_path / "hegra" / "2026-01-01-000000.journal"
    damaged.write_text("sandtable-journal 1\ngame hegra\nruleset 1\nseed 5\noptions {}\n\n1 commander fly\n")
    with Terminal(tmp_path, *PLAY, "--seed", "6") as terminal:
        terminal.read("new game: ")
        shown = terminal.type("")
        assert "cannot be continued, but its file stays" in shown
        assert "'fly' is not offered" in shown
        assert "A new game, seed 6." in shown
    assert damaged.exists()


# -- files and the end -----------------------------------------------------------------------------------------------


def test_a_game_in_a_file_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.journal"
    with Terminal(tmp_path, *PLAY, *SEED, "--file", str(file)) as terminal:
        terminal.read()
        terminal.type("place volunteer repair")
    with Terminal(tmp_path, *PLAY, "--file", str(file)) as terminal:
        assert "The game goes on after 1 decision." in terminal.read()
        terminal.type("place soldier repair")
    assert answers(read_journal(file.read_text())) == ["place volunteer repair", "place soldier repair"]
    assert not (tmp_path / "hegra").exists()
    with Terminal(tmp_path, *PLAY, "--new", "--file", str(file)) as terminal:
        code, shown = terminal.end()
    assert code == 2
    assert "exists already; leave out --new to continue it" in shown.replace("\n", "")


def test_the_end_is_told_and_the_game_is_put_away(tmp_path: Path) -> None:
    data = tmp_path / "data"
    whole = almost_over(data / "hegra" / "2026-01-01-000000.journal")
    with Terminal(data, *PLAY) as terminal:
        terminal.read("new game: ")
        terminal.type("")
        shown = terminal.type(str(whole.entries[-1].option))
        assert "── The end ──" in shown
        assert "Defeat: " in shown
        assert "▸ Defeat" in shown
        assert f"{len(whole.entries)} decisions, seed 3." in shown
        assert "The game is over" in terminal.type("1")
        assert "HEGRA-END" in terminal.type("l")
        terminal.press(b"\n")
        assert terminal.end()[0] == 0
    (finished,) = (data / "hegra" / "finished").glob("*.journal")
    assert answers(read_journal(finished.read_text())) == [str(entry.option) for entry in whole.entries]
    assert list((data / "hegra").glob("*.journal")) == []
    with Terminal(data, *PLAY, *SEED) as terminal:
        assert f"A new game, seed {NUMBER}." in terminal.read()

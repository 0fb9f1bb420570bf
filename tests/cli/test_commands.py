"""Every command has a help text, and reports errors in one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

COMMANDS = ("serve", "load", "play", "watch", "simulate", "check", "rules", "replay", "fuzz", "bench")


def test_help_names_every_command(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    assert all(f"\n  {command} " in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(run: Run, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert out.startswith(f"Usage: sandtable {command}")


def test_help_loads_no_game_and_nothing_slow() -> None:
    """What only some commands need is imported later, so that the program starts fast."""
    script = "import sys, sandtable.cli.main; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.split()
    assert "typer" in loaded
    slow = ("rich", "msgspec", "fluent", "scipy", "fastapi", "sqlalchemy", "sandtable.games", "sandtable.engine.match")
    assert [name for name in slow if name in loaded] == []


def test_the_module_is_the_command() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "sandtable", "--version"], check=True, capture_output=True, text=True
    ).stdout
    assert shown.startswith("sandtable ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("play", "chess"), "no game 'chess'; games: "),
        (("watch", "chess"), "no game 'chess'; games: "),
        (("simulate", "chess"), "no game 'chess'; games: "),
        (("rules", "chess"), "no game 'chess'; games: "),
        (("fuzz", "chess"), "no game 'chess'; games: "),
        (("bench", "chess"), "no game 'chess'; games: "),
        (("play", "hegra", "--option", "colour=red"), "hegra has no option 'colour'; options: charge-fallback"),
        (("play", "hegra", "--option", "difficulty=easy"), "difficulty=recruit|standard|veteran"),
        (("play", "hegra", "--option", "difficulty"), "expected NAME=VALUE, found 'difficulty'"),
        (("play", "wolfenstein", "--option", "players=9"), "players=1-4, tie-breaks=ask|automatic"),
        (("play", "wolfenstein", "--option", "players=9"), "mission=officers-room|radio-mast|kennels|"),
        (("play", "wolfenstein", "--option", "players=9"), "heroes=[blazkowicz|anya|set|bombate|max|klaus ...]"),
        (("play", "wolfenstein", "--option", "mission=No_Such!"), "no mission 'No_Such!'; missions: officers-room, "),
        (("play", "atlantikwall", "--option", "map=utah"), "no Map 'utah'; Maps: exercise-tiger, exercise-fabius, "),
        (("play", "hegra", "--lang", "de"), "no language 'de'; languages: en, fr"),
        (("play", "hegra", "--content", "no-such-folder"), "is not a folder"),
        (("watch", "hegra", "--player", "nobody"), "hegra has no player 'nobody'; players: random, greedy"),
        (("watch", "hegra", "--speed", "warp"), "expected slow, normal, fast, instant or seconds"),
        (("simulate", "hegra", "--player", "nobody"), "hegra has no player 'nobody'; players: random, greedy"),
        (("rules", "hegra", "HEGRA-REC-99"), "near it: HEGRA-REC-01"),
        (("rules", "hegra", "XYZ"), "there are HEGRA-CMP-01"),
        (("rules", "hegra", "--coverage", "--tests", "no-such-folder"), "no-such-folder: is not a folder"),
        (("replay", "no-such-file"), "no-such-file: cannot be read"),
        (("check", "no-such-file"), "no-such-file: does not exist"),
    ],
)
def test_what_a_user_can_mend_is_told_in_one_line(run: Run, arguments: tuple[str, ...], told: str) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert err.startswith("error: ")
    assert told in err
    assert err.count("\n") == 1
    assert "Traceback" not in out + err


@pytest.mark.parametrize("arguments", [("play",), ("simulate", "hegra", "--games", "0"), ("dance",), ("check",)])
def test_wrong_usage_ends_with_2(run: Run, arguments: tuple[str, ...]) -> None:
    code, _, err = run(*arguments)
    assert code == 2
    assert "Usage: " in err


@pytest.mark.parametrize("content", [b"\x00\xff\xfe binary", b"", b"sandtable-journal 1\n", b"just some text\n"])
def test_a_file_that_is_no_journal_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "some.journal"
    file.write_bytes(content)
    code, _, err = run("replay", str(file))
    assert code == 2
    assert err.startswith(f"error: {file}")


def test_a_folder_is_no_journal(run: Run, tmp_path: Path) -> None:
    code, _, err = run("replay", str(tmp_path))
    assert (code, err) == (2, f"error: {tmp_path}: is not a file\n")


def test_a_reader_that_goes_away_is_no_error() -> None:
    """As with `sandtable rules hegra | head -1`."""
    with subprocess.Popen(
        [sys.executable, "-m", "sandtable", "rules", "hegra"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()

"""Scenario files from the command line."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run

HOLDS = """
game = "hegra"
title = "A new game begins with one Supply"
rules = ["HEGRA-SET-01"]
until = "event"
expect = { supplies = 1 }
"""
DIFFERS = HOLDS.replace("supplies = 1", "supplies = 9")


def test_a_scenario_that_holds_passes(run: Run, tmp_path: Path) -> None:
    (tmp_path / "holds.toml").write_text(HOLDS)
    code, out, err = run("check", str(tmp_path / "holds.toml"))
    assert (code, out, err) == (0, "1 passed, 0 failed\n", "")


def test_a_scenario_that_differs_says_where(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    folder.mkdir(parents=True)
    (folder / "differs.toml").write_text(DIFFERS)
    (tmp_path / "holds.toml").write_text(HOLDS)
    code, out, _ = run("check", str(tmp_path))
    assert code == 1
    assert "A new game begins with one Supply" in out
    assert "supplies: expected 9, found 1" in out
    assert out.splitlines()[-1] == "1 passed, 1 failed"


def test_a_scenario_that_cannot_be_read_is_an_error(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_bytes(b"\xff\x00")
    (tmp_path / "holds.toml").write_text(HOLDS)
    code, out, err = run("check", str(tmp_path))
    assert code == 2
    assert err.startswith(f"error: {tmp_path / 'broken.toml'}: is not UTF-8")
    assert out.splitlines()[-1] == "1 passed, 1 failed"


def test_a_scenario_of_an_unknown_game_or_rule_is_an_error(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.toml").write_text(HOLDS.replace('"hegra"', '"chess"'))
    (tmp_path / "rule.toml").write_text(HOLDS.replace("SET-01", "SET-99"))
    code, out, err = run("check", str(tmp_path))
    assert code == 2
    assert "no game 'chess'; games: " in err
    assert "no rule 'HEGRA-SET-99'" in err
    assert out == "0 passed, 2 failed\n"


def test_a_content_pack_beside_a_scenario_is_no_scenario(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "snow.toml").write_text('[[snow]]\nid = "toolbox"\ntext = [{ repair = 2 }]\nsource = "original"\n')
    (tmp_path / "holds.toml").write_text(f'{HOLDS}\ncontent = "pack"\n')
    code, out, err = run("check", str(tmp_path))
    assert (code, out, err) == (0, "1 passed, 0 failed\n", "")


def test_a_folder_without_scenarios_is_wrong_usage(run: Run, tmp_path: Path) -> None:
    code, _, err = run("check", str(tmp_path))
    assert code == 2
    assert "no scenario files" in err

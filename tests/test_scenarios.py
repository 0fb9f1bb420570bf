"""Every scenario file passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.engine.scenario import read_scenario, run_scenario
from sandtable.games import load

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(path for path in FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER).with_suffix("")))
def test_scenario(path: Path) -> None:
    scenario = read_scenario(path)
    assert run_scenario(scenario, load(scenario.game), str(path)) == []


def test_there_are_scenarios() -> None:
    assert len(FILES) > 400

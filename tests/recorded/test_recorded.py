"""Recorded games: a replay that differs means that the rules have changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from sandtable.games import keys, load
from tests.recorded.record import GAMES, SHELF

JOURNALS = sorted(SHELF.rglob("*.journal"))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = load(path.parent.name)
    match = Match.load(game, read_journal(text, path.name), path.name)
    assert match.over
    assert match.journal().write() == text


@pytest.mark.parametrize("key", keys())
def test_every_game_has_its_shelf(key: str) -> None:
    journals = [path for path in JOURNALS if path.parent.name == key]
    assert len(journals) >= GAMES
    assert {read_journal(path.read_text(encoding="utf-8")).ruleset for path in journals} == {load(key).version}

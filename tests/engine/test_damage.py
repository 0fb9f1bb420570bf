"""Thousands of damaged files: each is either read or refused with an error of ours, and quickly."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.content import read_toml
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Setup
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from sandtable.engine.scenario import read_scenario, run_scenario
from tests.support import CASES, GAMES, Case, mutations, new_match, play_some

HEGRA = GAMES["hegra"]
MANY = 2_000
SLOW = 2.0  # seconds, for one file
LONGEST_ERROR = 20_000  # characters
#: Characters that do the most damage: punctuation of the formats, digits, line ends, control characters.
ALPHABET = [*"[]{}=*\"\\'#;:.,- \n\t", *"0123456789", *"abcxyzABC_", "-1", "9" * 20, "\x00", "\u00e9", "\u2028"]

SCENARIO = """\
game = "hegra"
title = "Doubt on the fourth draw leaves one Defender and no Supply"
rules = ["HEGRA-REC-03", "HEGRA-REC-04"]
table = "empty"
chance = { recruit = ["soldier", "soldier", "volunteer", "doubt"] }
play = ["draw", "draw", "draw", "keep soldier"]
until = "morning"
expect = { ready = ["soldier"], reserve = ["soldier", "volunteer"], supplies = 0, recruit_bag = ["hunter", "doubt"] }
events = ["HEGRA-REC-01"]

[set]
phase = "recruit"
day = 2
"damage.wall-a" = 1
recruit_bag = ["soldier", "soldier", "volunteer", "hunter", "doubt"]
"""
PACKS = {
    "events": """\
[[event]]
id = "whispers"
deck = "mobilisation"
weather = "sun"
infantry = 0
text = [{ supplies = 3 }, { choose = [[{ fear = 1 }], [{ doubt = -1 }, { snow = 1 }]] }]
chart = ["medic", "officer", "hunter", "soldier", "volunteer"]
source = "original"
""",
    "morale": """\
[[morale]]
id = "letters-from-home"
deck = "high"
mobilisation = [{ ready = 2 }]
first-attack = [{ ready = 2 }, { supplies = -1 }]
siege = [{ ready = 3 }]
source = "original"
""",
    "snow": """\
[[snow]]
id = "dig-radio"
opens = "radio"
source = "original"
[[snow]]
id = "dig-map-room"
text = [{ supplies = 1 }]
source = "original"
""",
}


@contextmanager
def quickly() -> Iterator[None]:
    begun = time.perf_counter()
    yield
    assert time.perf_counter() - begun < SLOW


def refused(texts: Iterable[str], read: Callable[[str], object]) -> int:
    """Read each text and count the refused ones. Any error but ours fails the test."""
    errors = []
    for text in texts:
        with quickly():
            try:
                read(text)
            except SandtableError as error:
                errors.append(str(error))
    assert all(errors)
    assert max(map(len, errors)) < LONGEST_ERROR
    return len(errors)


def test_damaged_journals() -> None:
    match = play_some(new_match(HEGRA, 21, {"difficulty": "recruit"}), 21, 40)
    texts = mutations(match.save(), MANY, 1, ALPHABET)
    assert MANY // 2 < refused(texts, lambda text: Match.load(HEGRA, read_journal(text))) < MANY


@pytest.mark.parametrize("case", [case for case in CASES if case.variant == "standard"], ids=str)
def test_damaged_positions(case: Case) -> None:
    """A position that is accepted can be written again and played."""
    match = play_some(case.match(22), 22, 30)
    texts = mutations(case.game.write(match.last_rest), MANY, 2, ALPHABET)

    def play_from(text: str) -> None:
        state = case.game.read(text)
        assert case.game.read(case.game.write(state)).digest() == state.digest()
        play_some(Match(case.game, state, history=False), 1, 10)

    assert MANY // 2 < refused(texts, play_from) < MANY


@pytest.mark.parametrize("name", [*PACKS, "board"])
def test_damaged_packs(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack that is accepted can be played with."""
    ours: dict[str, bytes] = {}

    def read_ours_once(path: Path) -> dict[str, Any]:
        if path.parent == tmp_path:
            return read_toml(path)
        if path.name not in ours:
            ours[path.name] = pickle.dumps(read_toml(path))
        plain: dict[str, Any] = pickle.loads(ours[path.name])  # noqa: S301 - just dumped
        return plain

    def begin(text: str) -> None:
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8", newline="")
        play_some(Match.new(HEGRA, Setup(1, {}, str(tmp_path)), history=False), 1, 10)

    monkeypatch.setattr("sandtable.games.hegra.box.read_toml", read_ours_once)
    original = PACKS.get(name) or (HEGRA.folder / "content" / f"{name}.toml").read_text(encoding="utf-8")
    begin(original)
    texts = mutations(original, MANY // 4, 3, ALPHABET)
    assert MANY // 8 < refused(texts, begin) < MANY // 4


def test_damaged_scenarios(tmp_path: Path) -> None:
    """A scenario that can be read is run and reports differences."""
    path = tmp_path / "damaged.toml"

    def run(text: str) -> list[str]:
        path.write_text(text, encoding="utf-8", newline="")
        return run_scenario(read_scenario(path), HEGRA, str(path))

    assert run(SCENARIO) == []
    assert MANY // 2 < refused(mutations(SCENARIO, MANY, 4, ALPHABET), run) < MANY

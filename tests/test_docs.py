"""What the documentation shows works."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.engine.decision import Decision, Option, Play
from sandtable.engine.game import Setup
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from sandtable.engine.scenario import Scenario, run_scenario
from sandtable.games import load
from sandtable.games.hegra.box import EventCard
from sandtable.games.hegra.state import State

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: str, kind: str) -> list[str]:
    return [text for found, text in BLOCK.findall((ROOT / page).read_text(encoding="utf-8")) if found == kind]


def test_the_scenario_in_the_guide_holds() -> None:
    shown = next(text for text in blocks("docs/extending.md", "toml") if text.startswith("game ="))
    scenario = msgspec.convert(tomllib.loads(shown), Scenario)
    assert run_scenario(scenario, load("hegra"), "docs/extending.md") == []


def test_the_card_in_the_guide_is_a_card() -> None:
    shown = next(text for text in blocks("docs/extending.md", "toml") if text.startswith("[[event]]"))
    card = msgspec.convert(tomllib.loads(shown)["event"][0], EventCard)
    assert load("hegra").begin(Setup(1)).box.events[card.id] == card


def test_the_player_in_the_guide_plays() -> None:
    room: dict[str, Any] = {}
    exec(next(text for text in blocks("docs/extending.md", "python") if "Cautious" in text), room)  # noqa: S102 - our own page
    match = Match.new(load("hegra"), Setup(1))
    player = room["Cautious"]()
    for _ in range(50):
        match.play(player.choose(match.decision, lambda: match.state))
    assert len(match.entries) == 50


def test_the_journal_in_the_guide_can_be_read() -> None:
    journal = read_journal(blocks("docs/journal.md", "")[0])
    assert (journal.game, journal.setup.seed, len(journal.lines)) == ("hegra", 20261115, 2)
    assert journal.notes[0].startswith("rewound 1 by agreement")


def test_the_rule_in_the_readme_is_a_rule() -> None:
    room: dict[str, Any] = {"State": State}
    exec(blocks("README.md", "python")[0], room)  # noqa: S102 - our own page
    game = load("hegra")
    state = game.empty(game.open_box(game.options({})), game.begin(Setup(1)).chance)
    state.recruit_bag = ["soldier", "medic", "hunter"]
    play: Play[None] = room["recruit"](state)
    asked = next(play)
    assert isinstance(asked, Decision)
    with pytest.raises(StopIteration):
        play.send(Option("stop"))
    assert len(state.ready) == 1

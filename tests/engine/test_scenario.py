"""Scenario files: a passing one reports nothing, a failing one its differences, a malformed one the place."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.decision import Play
from sandtable.engine.errors import Malformed
from sandtable.engine.scenario import Scenario, read_scenario, run_scenario
from sandtable.games import load
from tests.games.parley import GAME as PARLEY
from tests.games.parley.state import State

FOLDER = Path(__file__).parent.parent / "games" / "parley" / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))

GOOD: dict[str, Any] = {
    "game": "parley",
    "title": "North may draw",
    "rules": ("PARL-TLK-01",),
    "table": "empty",
    "set": {"phase": "talks", "deck": ["rose-1"], "settled": {"vale-1": "south"}},
}


def differences(**changes: Any) -> list[str]:
    return run_scenario(Scenario(**{**GOOD, **changes}), PARLEY, "talks.toml")


def scenario_file(folder: Path, text: str) -> Path:
    path = folder / "talks.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.rules("PARL-RVL-03", "PARL-RVL-04", "PARL-CLM-02")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_of_parley_holds(path: Path) -> None:
    assert run_scenario(read_scenario(path), PARLEY, str(path)) == []


def test_there_are_scenarios_of_parley() -> None:
    assert len(FILES) == 3


# -- what holds ----------------------------------------------------------------------------------------------------


def test_a_scenario_that_holds_says_nothing() -> None:
    assert differences() == []
    assert differences(prompt="talks", offer=("draw", "pass")) == []
    assert differences(play=("pass",), until="round-end", expect={"phase": "round-end", "deck": ["rose-1"]}) == []
    assert differences(play=("draw",), until="round-end", events=("PARL-TLK-01",), no_events=("PARL-TLK-02",)) == []


def test_a_table_can_be_set_by_path() -> None:
    changes = {**GOOD["set"], "deck": ["rose-1", "rose-2"], "deck.1": "rose-5", "hands.south": ["flag-1"]}
    expected = {"deck.1": "rose-5", "hands.south.0": "flag-1", "hands.south": ["flag-1"], "hands.north": []}
    assert differences(set=changes, expect=expected) == []


def test_a_set_up_table_is_the_default() -> None:
    assert differences(table="set-up", set={}, expect={"round": 1}, prompt="north: claim") == []


# -- what differs --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "difference"),
    [
        ({"expect": {"round": 2}}, "round: expected 2, found 1"),
        ({"expect": {"deck": ["rose-1", "x"]}}, "deck: expected ['rose-1', 'x'], found ['rose-1']"),
        ({"expect": {"hands.west": []}}, "hands.west: expected [], found None"),
        ({"expect": {"deck.7": "x"}}, "deck.7: expected 'x', found None"),
        ({"expect": {"deck": {"any-order": ["x"]}}}, "deck: expected {'any-order': ['x']}, found ['rose-1']"),
        ({"prompt": "claim"}, "prompt: expected 'claim', found 'talks'"),
        ({"offer": ("dance",)}, "'dance' is not offered; offered: draw, pass"),
        ({"refuse": {"draw": "PARL-TLK-02"}}, "'draw' is offered, though PARL-TLK-02 forbids it"),
        ({"refuse": {"dance": "PARL-TLK-02"}}, "'dance': expected a refusal under PARL-TLK-02, found no reason"),
        (
            {"prompt": "north: claim", "refuse": {"north: claim war vale-1": "PARL-TLK-02"}, "play": ("pass",)},
            "'claim war vale-1': expected a refusal under PARL-TLK-02, found PARL-CLM-02",
        ),
        ({"prompt": "claim", "play": ("pass",)}, "nobody in particular is not asked anything at parley#2"),
        ({"offer": ("east: pass",)}, "east is not asked anything at parley#1"),
        ({"events": ("PARL-RVL-04",)}, "nothing happened under PARL-RVL-04"),
        (
            {"no_events": ("PARL-TLK-01",), "play": ("draw",), "until": "round-end"},
            "something happened under PARL-TLK-01",
        ),
        ({"chance": {"tie": [3]}}, "chance was handed in and not asked for: {'tie': ['3']}"),
        ({"outcome": "north"}, "outcome: expected north, found none yet"),
        ({"play": ("pass", "north: walk-out")}, "outcome: expected none yet, found south"),
        ({"play": ("pass", "north: walk-out"), "offer": ("pass",)}, "nothing is asked: the game is over"),
        ({"play": ("pass",), "until": "round-end", "offer": ("pass",)}, "nothing is asked at parley#2 (1)"),
        ({"until": "claims"}, "the script does not reach 'claims'; it is at parley#1 (1)"),
        ({"play": ("dance",)}, "'dance' is not offered to north at parley#1"),
        ({"play": ("pass", "pass")}, "nobody in particular is not asked anything"),
        ({"set": {"deck.0": "x"}}, "set: no place 'deck.0' on this table"),
        ({"set": {"hands.west.0": "x"}}, "no place 'hands.west.0' on this table"),
        ({"set": {"turn": 3}}, "no field 'turn'"),
        ({"set": {"phase": "picnic"}}, "phase: expected one of claims, reveal, talks, round-end, found 'picnic'"),
        ({"set": {"round": "two"}}, "Expected `int`, got `str` - at `round`"),
        ({"set": {"round": 10**30}}, "a number is too large for any table"),
        ({"options": {"vales": 99}}, "parley options: vales: Expected `int` <= 40"),
        ({"options": {"hills": 1}}, "parley has no option 'hills'; options: envoys, short-deck, vales"),
        ({"content": "pack"}, "pack: is not a folder"),
    ],
)
def test_what_differs_is_said(changes: dict[str, Any], difference: str) -> None:
    found = differences(**changes)
    assert len([line for line in found if difference in line]) == 1, found


def test_one_draw_more_than_scripted_is_noticed() -> None:
    recruiting = Scenario(
        "hegra",
        "Two are drawn, one is scripted",
        ("HEGRA-REC-01",),
        table="empty",
        set={"phase": "recruit", "recruit_bag": ["soldier", "soldier", "volunteer", "doubt"]},
        chance={"recruit": ["soldier"]},
        play=("draw", "draw"),
    )
    found = run_scenario(recruiting, load("hegra"), "recruiting.toml")
    assert found == ["chance 'recruit' is asked for once more than the script says"]


def test_every_difference_is_said_at_once() -> None:
    found = differences(expect={"round": 9, "phase": "x"}, offer=("dance",), events=("PARL-END-01",), outcome="north")
    assert len(found) == 5


# -- what is wrong -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"rules": ("PARL-XXX-99",)},
        {"refuse": {"draw": "PARL-XXX-99"}},
        {"events": ("PARL-XXX-99",)},
        {"no_events": ("PARL-XXX-99",)},
    ],
)
def test_a_rule_that_does_not_exist_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Malformed, match=r"^talks\.toml: no rule 'PARL-XXX-99' in the catalogue of parley$"):
        differences(**changes)


def test_a_table_that_no_rule_knows_is_refused() -> None:
    def picnic(s: State) -> Play[None]:
        raise KeyError(s.phase)

    careless = replace(PARLEY, steps={**PARLEY.steps, "picnic": picnic})
    scenario = Scenario(**{**GOOD, "set": {"phase": "picnic"}})
    with pytest.raises(Malformed, match=r"^talks\.toml: the rules cannot play from this table: KeyError\('picnic'\)$"):
        run_scenario(scenario, careless, "talks.toml")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = 'x'\n", "Object missing required field `game`"),
        ("game = 'parley'\ntitle = 'x'\n", "Object missing required field `rules`"),
        ("game = 'parley'\ntitle = 'x'\nrules = 'PARL-TLK-01'\n", "rules: Expected `array`, got `str`"),
        ("game = 'parley'\ntitle = 'x'\nrules = []\nexpects = {}\n", "Object contains unknown field `expects`"),
        ("game = 'parley'\ntitle = 'x'\nrules = []\ntable = 'full'\n", "table: Invalid enum value 'full'"),
        ("game = 'parley'\ntitle = 'x'\nrules = []\nchance = { tie = 3 }\n", "Expected `array`, got `int`"),
        ("game = 'parley'\ntitle = 'x'\nrules = [\n", "is not TOML"),
    ],
)
def test_a_wrong_field_is_refused_with_the_file(tmp_path: Path, text: str, message: str) -> None:
    path = scenario_file(tmp_path, text)
    with pytest.raises(Malformed, match=message) as caught:
        read_scenario(path)
    assert caught.value.where == str(path)

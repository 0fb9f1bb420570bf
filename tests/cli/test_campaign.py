"""A campaign in the terminal: missions in order, results saved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli.campaign import Campaign, Chapter, Result, hand_on, keep, read_campaign, record
from sandtable.engine.errors import Malformed
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.options import Campaign as CampaignDescription
from sandtable.engine.plain import Fields
from sandtable.games import load
from sandtable.players import RandomPlayer
from tests.cli.conftest import Run
from tests.cli.pseudo import Terminal

GAME = load("wolfenstein")


def file_in(data: Path, name: str = "campaign") -> Path:
    return data / "wolfenstein" / "campaigns" / name / "campaign.json"


def lost_game(options: Fields) -> Match[Any]:
    match = Match.new(GAME, Setup(1, options))
    player = RandomPlayer(1)
    while match.decisions:
        match.play(player.choose(match.decision, lambda: None))
    return match


@pytest.mark.rules("WOLF-GEN-04")
def test_a_new_campaign_has_all_missions_in_their_order(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("campaign", "wolfenstein", "--seed", "4", "-o", "difficulty=dont-hurt-me")
    assert code == 0
    for name in ("The Officer’s Room", "The Kennels", "The Last Door"):
        assert name in out
    campaign = read_campaign(GAME, file_in(tmp_path / "data"))
    assert [chapter.options["mission"] for chapter in campaign.chapters][:2] == ["officers-room", "radio-mast"]
    assert {chapter.options["difficulty"] for chapter in campaign.chapters} == {"dont-hurt-me"}
    assert (len(campaign.chapters), campaign.next, campaign.seed) == (10, 0, 4)


@pytest.mark.rules("WOLF-GEN-07", "WOLF-GEN-08")
def test_results_are_kept_and_a_lost_mission_is_still_the_next(run: Run, tmp_path: Path) -> None:
    run("campaign", "wolfenstein")
    file = file_in(tmp_path / "data")
    campaign = read_campaign(GAME, file)
    match = lost_game(campaign.chapters[0].options)
    record(campaign.chapters[0], match, file.with_name("01-1.journal"))
    keep(campaign, file)
    kept = read_campaign(GAME, file)
    assert kept.chapters[0].results[0].cause == match.state.outcome.cause
    assert kept.next == 0
    _, out, _ = run("campaign", "wolfenstein")
    assert "lost once" in out


def test_a_won_mission_leads_to_the_next_and_the_last_one_ends_it(run: Run, tmp_path: Path) -> None:
    run("campaign", "wolfenstein")
    file = file_in(tmp_path / "data")
    plain = json.loads(file.read_text())
    won = {"won": True, "result": "victory", "cause": "", "decisions": 9, "journal": "01-1.journal", "measures": {}}
    plain["chapters"][0]["results"] = [won]
    file.write_text(json.dumps(plain))
    assert read_campaign(GAME, file).next == 1
    for chapter in plain["chapters"]:
        chapter["results"] = [won]
    file.write_text(json.dumps(plain))
    assert read_campaign(GAME, file).next is None
    _, out, _ = run("campaign", "wolfenstein")
    assert "The campaign is over" in out


def test_what_a_game_hands_on_is_among_the_options_of_the_next_chapter_until_that_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    handed: Fields = {"players": 2}
    monkeypatch.setattr(GAME.description, "campaign", CampaignDescription(lambda pack: (), lambda s: handed))
    campaign = Campaign("wolfenstein", {}, 1, [Chapter({"mission": name}) for name in ("officers-room", "kennels")])
    match = lost_game(campaign.chapters[0].options)
    hand_on(campaign, 0, match)
    assert [chapter.options for chapter in campaign.chapters] == [
        {"mission": "officers-room"},
        {"mission": "kennels", "players": 2},
    ]
    record(campaign.chapters[1], match, Path("02-1.journal"))
    handed = {"players": 3}
    hand_on(campaign, 0, match)
    hand_on(campaign, 1, match)
    assert campaign.chapters[1].options == {"mission": "kennels", "players": 2}


def test_a_lost_chapter_can_be_passed_over_where_the_game_lets_one() -> None:
    lost = Result(won=False, result="defeat", cause="", decisions=3, journal="01-1.journal")
    campaign = Campaign("wolfenstein", {}, 1, [Chapter({}, [lost]), Chapter({}), Chapter({})])
    assert campaign.open_chapters(passes_over=False) == 1
    assert campaign.open_chapters(passes_over=True) == 2


def test_a_chapter_is_won_if_one_of_its_games_was() -> None:
    assert not Chapter({}).won


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("campaign", "hegra"), "hegra has no campaign"),
        (("campaign", "wolfenstein", "--name", "../up"), "expected letters, digits and hyphens"),
        (("campaign", "wolfenstein", "-o", "difficulty=silly"), "difficulty"),
    ],
)
def test_what_is_wrong_is_said(run: Run, arguments: tuple[str, ...], complaint: str) -> None:
    code, _, err = run(*arguments)
    assert code == 2
    assert complaint in err


def test_a_running_campaign_is_not_overwritten(run: Run) -> None:
    run("campaign", "wolfenstein")
    assert "another --name" in run("campaign", "wolfenstein", "--new")[2]
    assert "belong to a new one" in run("campaign", "wolfenstein", "--seed", "2")[2]
    assert run("campaign", "wolfenstein", "--name", "second")[0] == 0


@pytest.mark.parametrize("text", ["", "{}", '{"game": "hegra", "options": {}, "seed": 1, "chapters": []}', "\x00"])
def test_a_broken_file_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "campaign.json"
    file.write_text(text)
    with pytest.raises(Malformed, match="campaign"):
        read_campaign(GAME, file)


def test_a_mission_that_is_left_goes_on_where_it_stopped(tmp_path: Path) -> None:
    which = "q leaves: "
    with Terminal(tmp_path, "campaign", "wolfenstein", "--seed", "2") as terminal:
        assert "The Officer’s Room" in terminal.read(which)
        assert "a number from 1 to 1" in terminal.type("9", which)
        assert "A new game" in terminal.type("")
        terminal.type("1")
        terminal.press(b"q\n")
        assert terminal.end()[0] == 0
    assert len(list(tmp_path.rglob("01-1.journal"))) == 1
    with Terminal(tmp_path, "campaign", "wolfenstein") as terminal:
        terminal.read(which)
        assert "The game goes on after 1 decision" in terminal.type("")
        terminal.press(b"q\n")
        assert terminal.end()[0] == 0

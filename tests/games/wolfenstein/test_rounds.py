"""The round (p.8): who starts, whose Heroes activate, and Clean-up."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.chance import ScriptedChance
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games.wolfenstein.game import GAME, STEPS, phase_of_round
from sandtable.games.wolfenstein.missions import read_missions
from sandtable.games.wolfenstein.rounds import space_on_tracker
from sandtable.games.wolfenstein.setup import set_up
from sandtable.games.wolfenstein.state import Nazi, State
from sandtable.players import RandomPlayer
from tests.games.wolfenstein.bench import box, play, table


def begun(script: dict[str, Any] | None = None, **options: Any) -> Match[State]:
    return Match(GAME, set_up(box(**options), ScriptedChance(script or {}, 1)), listen=True)


def told(match: Match[State], name: str) -> list[Any]:
    return [logged.event for logged in match.log if type(logged.event).__name__ == name]


# -- before the first round --------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-DIF-02")
def test_on_the_easiest_level_each_player_picks_two_ammo_tokens_for_each_hero() -> None:
    match = begun(difficulty="can-i-play-daddy", players=2)
    before = {hero.id: dict(hero.ammo) for hero in match.state.heroes.values()}
    asked = []
    while match.decision.prompt == "extra-ammo":
        asked.append((match.decision.seat, match.decision.args["hero"]))
        assert [str(option) for option in match.decision.options] == ["take light", "take heavy", "take special"]
        match.play("take special")
    heroes = match.state.heroes.values()
    assert asked == [(hero.seat, hero.id) for hero in heroes for _ in range(2)]
    for hero in heroes:
        assert hero.ammo.get("special", 0) == before[hero.id].get("special", 0) + 2


@pytest.mark.rules("WOLF-DIF-15", "WOLF-RUL-84")
def test_on_the_hardest_level_one_hero_of_choice_has_shared_life() -> None:
    match = begun(difficulty="death-incarnate")
    assert match.decision.prompt == "shared-life"
    assert all(hero.lives == 0 for hero in match.state.heroes.values())
    match.play("choose max")
    assert {hero.id: hero.lives for hero in match.state.heroes.values()} == {
        hero: int(hero == "max") for hero in match.state.heroes
    }


@pytest.mark.rules("WOLF-DIF-05", "WOLF-DIF-14", "WOLF-SET-15")
def test_otherwise_the_first_question_is_who_starts() -> None:
    assert begun(players=2).decision.prompt == "starter"


# -- who starts --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-SET-15", "WOLF-RUL-80", "WOLF-AIC-03")
def test_the_first_seat_says_who_starts_and_that_player_holds_the_controller_token() -> None:
    match = begun(players=4)
    assert match.decision.seat == "player-1"
    match.play("start player-3")
    assert (match.state.starter, match.state.seat, match.state.controller) == ("player-3",) * 3
    assert match.decision.seat == "player-3"


@pytest.mark.rules("WOLF-SET-20", "WOLF-RUL-69")
def test_who_disagrees_rolls_two_dice_and_those_who_tie_roll_again() -> None:
    dice = ["hp", "armor", "reload", "hp", "armor", "armor"]  # player 1: 2 hits, player 2: 1, player 3: 2
    again = ["blank", "hp", "hp", "armor"]  # player 1: 1, player 3: 2
    match = begun({"contest": dice + again}, players=3)
    match.play("contest")
    assert [(event.seat, event.hits) for event in told(match, "Contested")] == [
        ("player-1", 2),
        ("player-2", 1),
        ("player-3", 2),
        ("player-1", 1),
        ("player-3", 2),
    ]
    assert match.decision.seat == "player-3"
    assert match.decision.find("contest") is None
    match.play("start player-2")
    assert match.state.starter == "player-2"


@pytest.mark.rules("WOLF-RND-16", "WOLF-RUL-80")
def test_the_starting_player_of_the_last_round_is_asked_for_the_next() -> None:
    s = table({"anya": "b2"}, players=2)
    s.phase, s.starter = "clean-up", "player-2"
    match = Match(GAME, s)
    assert (match.decision.prompt, match.decision.seat) == ("starter", "player-2")


# -- whose turn it is --------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RND-08", "WOLF-RND-10", "WOLF-RND-11", "WOLF-RND-09", "WOLF-SET-17")
def test_each_player_activates_all_of_their_heroes_in_any_order_then_the_next_one_does() -> None:
    match = begun(players=2)
    match.play("start player-2")
    order: list[tuple[str, str]] = []
    while match.state.phase != "nazi-check" and match.state.round == 1 and len(order) < 4:
        if match.decision.prompt == "next-hero":
            last = match.decision.options[-1]
            order.append((match.decision.seat, last.args[0]))
            match.play(last)
        elif match.decision.find("end"):
            match.play("end")
        else:
            if match.decision.prompt == "action" and (match.decision.seat, match.state.hero) not in order:
                order.append((match.decision.seat, match.state.hero))
            match.play(match.decision.options[0])
    one, two, three, four = match.state.heroes
    assert order == [("player-2", four), ("player-2", three), ("player-1", two), ("player-1", one)]


@pytest.mark.rules("WOLF-RND-02", "WOLF-EXM-01", "WOLF-RUL-52")
def test_who_has_been_activated_in_this_round_is_not_activated_again() -> None:
    s = table({"blazkowicz": "b2", "anya": "c2"})
    s.phase, s.hero = "next-hero", ""
    for hero in s.heroes.values():
        hero.done = hero.id != "blazkowicz"
    match = Match(GAME, s, listen=True)
    assert match.state.hero == "blazkowicz"
    assert told(match, "Forced")[0].option == "activate blazkowicz"


@pytest.mark.rules("WOLF-RND-01", "WOLF-RND-12")
def test_a_round_is_player_phase_nazi_phase_clean_up() -> None:
    match = Match.new(GAME, Setup(3, {"players": 2, "tie-breaks": "automatic"}), listen=True)
    player = RandomPlayer(3)
    while match.decisions:
        match.play(player.choose(match.decisions[0], lambda: None), match.decisions[0].seat)
    phases = [event.phase for event in told(match, "PhaseBegan")]
    assert len(phases) > 6
    for at, phase in enumerate(phases):
        assert phase == ("player-phase", "nazi-phase", "clean-up")[at % 3]
    assert {phase_of_round(step) for step in STEPS} == {"player-phase", "nazi-phase", "clean-up"}


@pytest.mark.rules("WOLF-RND-12", "WOLF-RND-02")
def test_when_everybody_is_done_the_nazis_act() -> None:
    s = table({"anya": "b2"})
    s.phase = "next-hero"
    for hero in s.heroes.values():
        hero.done = True
    play(STEPS["next-hero"](s))
    assert s.phase == "nazi-check"


@pytest.mark.rules("WOLF-RND-02")
def test_a_dead_hero_has_no_activation() -> None:
    s = table({"anya": "b2", "klaus": "c2"})
    s.phase, s.hero = "next-hero", ""
    for name in ("blazkowicz", "max", "klaus"):
        s.heroes[name].dead, s.heroes[name].at = True, ""
    play(STEPS["next-hero"](s))
    assert s.hero == "anya"


# -- Clean-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RND-06", "WOLF-RND-14", "WOLF-RND-15", "WOLF-EXM-07", "WOLF-RUL-31", "WOLF-RND-17")
def test_clean_up_takes_old_noise_off_and_moves_the_tracker() -> None:
    s = table({"blazkowicz": "b2"}, nazis={"soldat-1": "c2", "soldat-2": "m2"})
    s.phase = "clean-up"
    s.noise = ["r1", "c1", "r2"]
    s.smoke, s.lure = ["c1"], "c1"
    s.heroes["blazkowicz"].done = True
    s.heroes["blazkowicz"].round_used = ["castle-plans"]
    s.nazis["soldat-1"].ordered = True
    play(STEPS["clean-up"](s))
    assert s.noise == ["r1"]  # a Hero and a Soldat are still there; in r2 there is only a Soldat
    assert (s.round, s.smoke, s.lure, s.phase) == (2, [], "", "starter")
    assert (s.heroes["blazkowicz"].done, s.heroes["blazkowicz"].round_used) == (False, [])
    assert not s.nazis["soldat-1"].ordered


@pytest.mark.rules("WOLF-RND-07")
def test_after_ten_rounds_the_marker_goes_round_again() -> None:
    assert [space_on_tracker(number) for number in (1, 9, 10, 11, 12, 20)] == [1, 9, 10, 1, 2, 10]


@pytest.mark.rules("WOLF-RND-03")
def test_every_mission_has_its_number_of_rounds() -> None:
    assert all(1 <= mission.rounds <= 20 for mission in read_missions().values())
    assert len({mission.rounds for mission in read_missions().values()}) > 3


@pytest.mark.rules("WOLF-RND-13")
def test_nazis_that_nothing_has_set_in_motion_stay_where_they_are() -> None:
    s = table({"blazkowicz": "b2"}, nazis={"soldat-1": "c4", "soldat-2": "p14"})
    s.phase = "nazi-check"
    match = Match(GAME, s, listen=True, until="clean-up")
    assert match.state.nazis["soldat-2"].at == "p14"
    assert [event.model for event in told(match, "Activated")] == ["soldat-1"]


# -- all tables --------------------------------------------------------------------------------------------------------


def test_every_mission_level_and_number_of_players_can_be_played_to_an_end() -> None:
    seen = set()
    for number in range(160):
        options = GAME.description.table(number)
        seen.add((options["mission"], options["difficulty"], options["players"]))
        if number % 4 == 0:
            match = Match.new(GAME, Setup(number, options), history=False)
            player = RandomPlayer(number)
            while match.decisions:
                match.play(player.choose(match.decisions[0], lambda: None), match.decisions[0].seat)
            assert match.over
    assert len(seen) == 10 * 4 * 4


def test_a_nazi_is_whole_without_a_mark() -> None:
    assert Nazi(id="soldat-1") == Nazi(id="soldat-1", at="", hp_lost=0)

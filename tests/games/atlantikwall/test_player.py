"""The greedy player: it answers every question of both sides, always the same way, and beats random play."""

from __future__ import annotations

from functools import partial

import pytest

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.plain import Plain
from sandtable.games.atlantikwall.game import GAME
from sandtable.games.atlantikwall.judgement import courage_wanted
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.outlook import toll, way_ahead
from sandtable.games.atlantikwall.player import Greedy
from sandtable.games.atlantikwall.state import State, Unit
from sandtable.lab.drive import play_out
from sandtable.players import RandomPlayer, Wavering, look


def played(seed: int, **options: Plain) -> Match[State]:
    match = Match.new(GAME, Setup(seed, options))
    play_out(match, Greedy(seed))
    return match


def wins(player: type[Greedy | RandomPlayer], games: int, **options: Plain) -> int:
    """Games won by the Allies, or by the player of a solitaire game."""
    won = 0
    for seed in range(games):
        match = Match.new(GAME, Setup(seed, options))
        play_out(match, {seat: player(seed) for seat in GAME.seats(match.state)}, blind=seed)
        assert match.state.outcome is not None
        won += match.state.outcome.won
    return won


def test_it_answers_every_prompt_of_every_table() -> None:
    """Asked at every step of many games, it always gives an answer that is offered."""
    prompts = set()
    for number, options in enumerate(GAME.description.variants.values()):
        match = Match.new(GAME, Setup(number, options))
        greedy, wavering = Greedy(number), Wavering(Greedy(number), number, steady=0.8)
        while match.decisions:
            for decision in match.decisions:
                prompts.add(decision.prompt)
                assert greedy.choose(decision, partial(look, match, decision.seat, number)) in decision.options
            decision = match.decisions[0]
            match.play(wavering.choose(decision, partial(look, match, decision.seat, number)), decision.seat)
    assert prompts >= {
        *("start", "lock", "reroll", "cancel", "bonus", "result", "market", "window", "move", "casualties", "d6"),
        *("lose-specialist", "here", "cover", "steal", "blind-start", "aside"),
    }


@pytest.mark.parametrize("name", ["tiger", "versus", "solitaire"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    options = GAME.description.variants[name]
    assert played(5, **options).save() == played(5, **options).save()


def test_units_beat_chance() -> None:
    assert wins(Greedy, 12, units=1) >= 7
    assert wins(RandomPlayer, 12, units=1) == 0


def test_a_german_alone_beats_chance() -> None:
    assert wins(Greedy, 20, mode="solitaire", map="exercise-fabius") >= 4
    assert wins(RandomPlayer, 20, mode="solitaire", map="exercise-fabius") == 0


def test_a_german_beats_units_that_play_at_random() -> None:
    won = 0
    for seed in range(8):
        match = Match.new(GAME, Setup(seed, {"mode": "versus", "map": "exercise-fabius", "units": 1}))
        play_out(match, {"able": RandomPlayer(seed), GERMAN: Greedy(seed)}, blind=seed)
        assert match.state.outcome is not None
        won += not match.state.outcome.won
    assert won == 8


# -- the way ahead -----------------------------------------------------------------------------------------------------


def on(at: str, map_: str = "exercise-fabius", **unit: object) -> tuple[State, Unit]:
    """A lone Unit in a Sector."""
    s = GAME.begin(Setup(1, {"map": map_, "units": 1}))
    able = s.units["able"]
    able.at, able.visited, able.hand = at, [at], list(next(iter(s.box.battle.regular.values())))
    for name, value in unit.items():
        setattr(able, name, value)
    return s, able


def test_a_turn_costs_its_def_and_the_guns() -> None:
    s, _ = on("3")
    assert toll(s, "3") == s.box.battle.sectors["3"].def_
    assert toll(s, "4") == s.box.battle.sectors["4"].def_ + 3.5


def test_the_way_leads_round_what_a_unit_cannot_pay() -> None:
    """A Unit without a Specialist avoids Sectors that cost one, if there is another way."""
    s, able = on("9", courage=20)
    assert way_ahead(s, able, "9", 20).first == "10"
    able.specialists = ["medic", "corporal"]
    assert way_ahead(s, able, "9", 20).first == "11"


def test_no_cliff_is_counted_on() -> None:
    s, able = on("8", "omaha-beach-2", courage=20, specialists=["medic"])
    assert way_ahead(s, able, "8", 20).first == "9"


def test_courage_is_wanted_for_what_cannot_be_waited_for() -> None:
    """Nobody stays in Sector 8, so the Courage to leave it is wanted before it is entered."""
    s, able = on("5")
    assert way_ahead(s, able, "5", 0).first == "8"
    lines = s.box.battle.ways
    assert courage_wanted(s, able) == lines["5"]["8"].courage + lines["8"]["10"].courage
    able.courage = 20
    assert courage_wanted(s, able) == 0

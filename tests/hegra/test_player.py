"""The greedy commander, and how hard the game is."""

from __future__ import annotations

import pytest

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import load
from sandtable.lab.drive import play_out
from sandtable.lab.simulate import simulate
from sandtable.players import make_player


def test_greedy_wins_now_and_then() -> None:
    report = simulate("hegra", "greedy", 300, seed=1, workers=2)
    assert 0.10 <= report.win_rate <= 0.40


def test_random_play_hardly_ever_wins() -> None:
    assert simulate("hegra", "random", 300, seed=1, workers=2).win_rate < 0.02


def test_the_difficulties_come_out_in_order() -> None:
    rates = [
        simulate("hegra", "greedy", 200, seed=1, workers=2, options={"difficulty": difficulty}).win_rate
        for difficulty in ("recruit", "standard", "veteran")
    ]
    assert rates == sorted(rates, reverse=True)
    assert len(set(rates)) == 3


@pytest.mark.parametrize("seed", range(3))
def test_greedy_does_not_depend_on_the_dice_to_come(seed: int) -> None:
    """The same game answered twice, with another blindfold, goes the same way."""
    game = load("hegra")
    ends = []
    for blind in (1, 2):
        match = Match.new(game, Setup(seed))
        play_out(match, make_player(game, "greedy", 9), blind=blind)
        ends.append([str(entry.option) for entry in match.entries])
    assert ends[0] == ends[1]

"""The greedy commander, and how hard the game is."""

from __future__ import annotations

import pytest

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import load
from sandtable.lab.drive import play_out
from sandtable.lab.simulate import simulate
from sandtable.players import make_player


def test_greedy_wins_now_and_then_and_less_often_where_it_is_more_difficult() -> None:
    rates = [
        simulate("hegra", "greedy", 200, seed=1, workers=1, options={"difficulty": difficulty}).win_rate
        for difficulty in ("recruit", "standard", "veteran")
    ]
    assert rates == sorted(rates, reverse=True)
    assert len(set(rates)) == 3
    assert 0.10 <= rates[1] <= 0.40


def test_random_play_hardly_ever_wins() -> None:
    assert simulate("hegra", "random", 300, seed=1, workers=1).win_rate < 0.02


@pytest.mark.parametrize("seed", range(3))
def test_greedy_does_not_depend_on_the_dice_to_come(seed: int) -> None:
    """The same game goes the same way whatever dice the player's copy of the table has."""
    game = load("hegra")
    ends = []
    for blind in (1, 2):
        match = Match.new(game, Setup(seed))
        play_out(match, make_player(game, "greedy", 9), blind=blind)
        ends.append([str(entry.option) for entry in match.entries])
    assert ends[0] == ends[1]

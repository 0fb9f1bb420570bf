"""The greedy player: it plays every mission to its end, the same way each time, and wins where it should."""

from __future__ import annotations

import pytest

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.plain import Plain
from sandtable.games.wolfenstein.fights import ARMOR_HIT, harm
from sandtable.games.wolfenstein.game import GAME
from sandtable.games.wolfenstein.missions import read_missions
from sandtable.games.wolfenstein.options import LEVELS
from sandtable.games.wolfenstein.player import Greedy
from sandtable.games.wolfenstein.state import State
from sandtable.lab.drive import play_out


def played(seed: int, **options: Plain) -> Match[State]:
    match = Match.new(GAME, Setup(seed, options))
    play_out(match, Greedy(seed))
    return match


@pytest.mark.parametrize("mission", list(read_missions()))
def test_it_plays_every_mission_to_its_end(mission: str) -> None:
    number = list(read_missions()).index(mission)
    match = played(3, mission=mission, difficulty=LEVELS[number % 4], players=number % 4 + 1)
    assert match.over


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(5).save() == played(5).save()


def test_it_wins_the_first_mission_more_often_than_not() -> None:
    wins = sum(played(seed).state.outcome.won for seed in range(10))  # type: ignore[union-attr]
    assert wins >= 5


def test_what_an_enemy_can_do_follows_from_the_die_that_is_played_with() -> None:
    """Also where the same cards were met before with another die."""
    tables = [GAME.begin(Setup(1, {"die": die})) for die in ("ruled", "even")]
    ruled, even = (harm(s, "soldat") for s in tables)
    dice = [s.box.cards.die.faces for s in tables]
    shares = [die["hp"] + ARMOR_HIT * die["armor"] for die in dice]
    assert ruled != even
    assert [n / shares[0] for n in ruled] == pytest.approx([n / shares[1] for n in even])

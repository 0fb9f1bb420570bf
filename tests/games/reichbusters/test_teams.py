"""Team cards: their tokens and points, and the rule of each, once a round."""

from __future__ import annotations

import pytest

from sandtable.engine.decision import Play
from sandtable.games.reichbusters import attack, hero_turn, noise, rounds, setup, wounds
from sandtable.games.reichbusters.attack_plan import plan
from sandtable.games.reichbusters.state import State
from sandtable.games.reichbusters.table import is_member
from tests.games.reichbusters.bench import put, used_up
from tests.games.reichbusters.card_bench import PAIR, deal, lay, noisy, play, skilled

# -- teams -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-RUL-97")
def test_a_team_gives_each_skill_to_another_hero_and_its_points_to_anybody() -> None:
    s = lay(heroes=("sarge", "claudine", "brick"), team="osprey")
    play(
        setup._team(s),
        "replace sarge focused",
        "replace brick rage",
        "replace claudine silent",
        "point brick",
        "point brick",
    )
    assert (s.heroes["sarge"].skills[1], s.heroes["brick"].skills[1]) == ("guardian", "bitter")
    assert s.heroes["brick"].points == ["defence", "defence"]
    assert all(is_member(s, hero) for hero in s.heroes.values())


@pytest.mark.rules("REICH-RUL-97")
def test_with_two_heroes_one_token_stays_unused() -> None:
    s = lay(heroes=PAIR, team="harrier")
    play(setup._team(s), "none", "replace sarge focused", "replace claudine silent", "point sarge", "point sarge")
    assert ("deadly" in s.heroes["sarge"].skills, "fire-support" in s.heroes["sarge"].skills) == (False, True)
    assert "bitter" in s.heroes["claudine"].skills


@pytest.mark.rules("REICH-CRD-08", "REICH-RUL-97", "REICH-RUL-27")
def test_a_second_harrier_pays_a_card_to_shoot_as_well_once_a_round() -> None:
    """Both attacks are one action with one noise test, of the louder gun; the third attack brings no fourth."""
    s = lay(
        {"attack": ["2", "2", "0", "0", "2", "2", "0", "1", "1", "0", "0"], "noise": ["0", "0"]},
        ("sarge", "claudine", "brick"),
        team="harrier",
    )
    sarge, claudine = skilled(s, "sarge", "deadly"), skilled(s, "claudine", "fire-support")
    deal(s, "listen", "whisper")
    first, second, third = (put(s, "soldier", "p2") for _ in range(3))
    play(_basic_attack(s, first.id), "discard listen", f"attack {second.id} silenced-pistol")
    play(noise.settle(s))
    assert list(s.enemies) == [third.id]
    assert (claudine.hand, claudine.used_action) == (["whisper"], [])
    sarge.basics = 1
    play(_basic_attack(s, third.id))
    assert used_up(s)  # Claudine was not asked again in this round
    s.phase = "turn-order"
    play(rounds.turn_order(s))
    assert not s.team_used


def _basic_attack(s: State, enemy: str) -> Play[None]:
    """The basic Attack of the Hero whose turn it is, with the first weapon."""
    token = s.active.weapons[0]
    return attack.ATTACK.do(s, attack.Blow(plan(s, s.active, s.enemies[enemy], token)))


@pytest.mark.rules("REICH-RUL-97")
def test_merlin_rolls_a_noise_die_of_a_friend_again() -> None:
    s = lay({"noise": ["3", "0", "0"]}, PAIR, team="merlin")
    skilled(s, "sarge", "recon")
    skilled(s, "claudine", "guardian")
    noisy(s, "sarge", 2, "again 3")
    assert s.noise_pre.discard == []
    assert s.team_used


@pytest.mark.rules("REICH-RUL-97")
def test_kestrel_moves_through_the_door_it_has_opened() -> None:
    s = lay(heroes=PAIR, team="kestrel")
    sarge = skilled(s, "sarge", "recon")
    door = next(action for action in hero_turn.ACTIONS if action.verb == "door")
    play(door.do(s, (sarge, "a1-p1")), "step a1")
    assert (sarge.at, s.team_used) == ("a1", True)


@pytest.mark.rules("REICH-RUL-97")
def test_osprey_takes_the_top_effect_and_leaves_the_wound() -> None:
    s = lay({"wound": ["twisted-ankle"]}, PAIR, team="osprey")
    sarge, claudine = skilled(s, "sarge", "bitter"), skilled(s, "claudine", "guardian")
    play(wounds.suffer(s, sarge, 20, ""), "bear claudine")
    assert (sarge.knocked_down, claudine.knocked_down) == (False, True)
    assert [wound.card for wound in sarge.wounds] == ["twisted-ankle"]
    assert s.team_used


@pytest.mark.rules("REICH-RUL-97")
def test_who_took_no_skill_is_no_member() -> None:
    s = lay({"wound": ["twisted-ankle"]}, PAIR, team="osprey")
    sarge, claudine = skilled(s, "sarge", "bitter"), skilled(s, "claudine", "silent")
    play(wounds.suffer(s, sarge, 20, ""))
    assert (sarge.knocked_down, claudine.knocked_down) == (True, False)

"""The action cards of Sarge and Brick: every upper half does what it says."""

from __future__ import annotations

import pytest

from sandtable.engine.event import Event
from sandtable.games.reichbusters import (
    action_cards,
    card_fights,
    defence,
    rounds,
)
from sandtable.games.reichbusters.log_enemy import NoiseCardDrawn
from sandtable.games.reichbusters.onslaught import Onslaught
from sandtable.games.reichbusters.state import State, Wound
from tests.games.reichbusters.bench import put, used_up
from tests.games.reichbusters.card_bench import activate, attacked, deal, lay, moment, play, play_card, stand

# -- Sarge -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-CAR-09", "REICH-ICO-06")
def test_hold_fast_shields_the_tile_for_one_enemy_turn() -> None:
    s = lay()
    stand(s, sarge="p1", brick="p2", claudine="q1", red_hawk="q1")
    deal(s, "hold-fast")
    moment(s, "kill-start", "instant hold-fast")
    dice = {name: defence.dice_of(s, hero, _fire(s), 0) for name, hero in s.heroes.items()}
    assert dice == {"sarge": 4, "brick": 5, "claudine": 2, "red-hawk": 2}  # Brick is strong
    assert s.heroes["sarge"].in_use == ["hold-fast"]
    play(rounds.check(s))
    assert defence.dice_of(s, s.heroes["brick"], _fire(s), 0) == 3
    assert s.heroes["sarge"].deck.removed == ["hold-fast"]


def _fire(s: State) -> Onslaught:
    enemy = s.enemies.get("soldier-1") or put(s, "soldier", "f4")
    return Onslaught((enemy,), "ranged", 4)


@pytest.mark.rules("REICH-CRD-06", "REICH-RUL-108", "REICH-CAR-06", "REICH-ICO-06")
def test_i_got_this_moves_all_who_are_near_and_makes_two_lethal_attacks() -> None:
    s = lay({"attack": ["0", "1", "0", "1", "2", "1", "1", "1", "0", "1", "0"], "noise": ["0", "0"]})
    stand(s, sarge="q1", brick="p2", claudine="f4", red_hawk="q3")
    first, second = put(s, "soldier", "q2"), put(s, "soldier", "q2")
    s.closed.remove("p2-q1")
    play_card(
        s,
        "i-got-this",
        "for brick",
        "step q1",
        "for red-hawk",
        "step q1",
        "for sarge",
        "stop",
        f"attack {first.id} thompson",
        "reroll lethal attack",
        f"attack {second.id} thompson",
        "reroll lethal attack",
        "done",
    )
    assert (s.heroes["brick"].at, s.heroes["red-hawk"].at, s.heroes["claudine"].at) == ("q1", "q1", "f4")
    assert list(s.enemies) == [second.id]  # 0 1 0 1 becomes 2 1 1 1 and hits; 1 1 0 1 stays 1 1 0 1 and does not
    assert s.heroes["sarge"].deck.removed == ["i-got-this"]
    assert used_up(s)


@pytest.mark.rules("REICH-MOV-09")
def test_follow_me_takes_one_along_the_same_way() -> None:
    s = lay(heroes=("sarge", "brick", "claudine"))
    s.heroes["claudine"].wounds = [Wound(card) for card in ("graze", "winded", "bleeding", "ringing-ears")]
    s.closed.remove("p2-q1")
    play_card(s, "follow-me", "for brick", "step p2", "step q1")
    assert (s.heroes["sarge"].at, s.heroes["brick"].at, s.heroes["claudine"].at) == ("q1", "q1", "p1")
    assert s.heroes["sarge"].deck.discard == ["follow-me"]


@pytest.mark.rules("REICH-KEY-77", "REICH-RUL-101", "REICH-RUL-110")
def test_covering_fire_suppresses_an_area_in_sight_with_the_noise_of_the_gun() -> None:
    s = lay({"noise": ["0", "0"]})
    stand(s, sarge="p1")
    s.closed.remove("p2-q1")
    put(s, "soldier", "q1")
    play_card(s, "covering-fire", "at q1")
    assert s.suppressed == {"q1": "card"}
    assert used_up(s)  # two noise dice of the Thompson


def test_covering_fire_needs_sight_range_and_nobody_beside() -> None:
    s = lay()
    stand(s, sarge="p1")
    s.closed.remove("p2-q1")
    s.closed.remove("q2-r1")
    deal(s, "covering-fire")
    sarge, card = s.heroes["sarge"], s.box.cards.actions["covering-fire"]
    assert card_fights.suppressible(s, sarge, card.action[0]) == ["p2", "q1"]  # q2 is three areas away
    put(s, "soldier", "p2")
    assert card_fights.suppressible(s, sarge, card.action[0]) == ["p2"]  # and hides what lies behind it
    put(s, "soldier", "p1")
    assert action_cards.may_play(s, sarge, "covering-fire") is not None


def test_orders_draws_two_for_another_on_the_tile() -> None:
    s = lay({"brick-card": ["spray", "headbutt"]})
    stand(s, sarge="p1", brick="p2", claudine="q1")
    play_card(s, "orders", "for brick")
    assert s.heroes["brick"].hand == ["spray", "headbutt"]
    assert s.heroes["sarge"].hand == []


@pytest.mark.rules("REICH-CRD-05")
def test_lets_go_moves_oneself_and_then_one_more_of_the_tile() -> None:
    s = lay(heroes=("sarge", "brick", "claudine"))
    stand(s, sarge="p1", brick="p2", claudine="q1")
    s.closed.remove("a1-p1")
    play_card(s, "lets-go", "step p2", "for brick", "step p1")
    assert (s.heroes["sarge"].at, s.heroes["brick"].at) == ("p2", "p1")


def test_knife_work_moves_and_stabs_in_silence() -> None:
    s = lay({"attack": ["2", "2", "0"]})
    stand(s, sarge="p1", brick="q1", claudine="q1", red_hawk="q1")
    soldier = put(s, "soldier", "p2")
    play_card(s, "knife-work", "step p2", f"attack {soldier.id} trench-knife")
    assert not s.enemies
    assert used_up(s)


@pytest.mark.rules("REICH-CAR-08", "REICH-RUL-120")
def test_get_down_gives_two_dice_to_whoever_is_attacked_beside_sarge() -> None:
    s = lay({"defence": ["1", "1", "1", "1"]})
    stand(s, brick="q1", red_hawk="q1")
    deal(s, "get-down")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "claudine", soldier, by=4), "instant get-down", "pass")
    assert used_up(s)
    assert s.heroes["claudine"].wounds == []


@pytest.mark.rules("REICH-CAR-08")
def test_get_down_is_no_help_one_area_away() -> None:
    s = lay({"defence": ["3", "3"]})
    stand(s, sarge="p2", brick="q1", red_hawk="q1")
    deal(s, "get-down")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "claudine", soldier, by=4), "pass")
    assert used_up(s)


def test_fire_by_numbers_is_a_ranged_attack_with_one_die_more() -> None:
    s = lay({"attack": ["1", "1", "1", "1"], "noise": ["0", "0"]})
    soldier = put(s, "soldier", "p2")
    play_card(s, "fire-by-numbers", f"attack {soldier.id} thompson")
    assert not s.enemies
    assert used_up(s)


def test_field_dressing_heals_one_wound_of_a_hero_in_the_area() -> None:
    s = lay()
    stand(s, brick="p1", claudine="p2")
    s.heroes["brick"].wounds = [Wound("graze"), Wound("winded")]
    s.heroes["claudine"].wounds = [Wound("bleeding")]
    for card in ("graze", "winded", "bleeding"):
        s.wound.bag.remove(card)
    play_card(s, "field-dressing", "heal brick winded")
    assert [wound.card for wound in s.heroes["brick"].wounds] == ["graze"]


def test_hand_signals_moves_two_of_the_tile() -> None:
    s = lay()
    stand(s, sarge="p1", brick="p1", claudine="p2", red_hawk="q1")
    play_card(s, "hand-signals", "for brick", "step p2", "for claudine", "step p1")
    assert (s.heroes["brick"].at, s.heroes["claudine"].at, s.heroes["sarge"].at) == ("p2", "p1", "p1")


def test_hand_signals_are_for_those_who_stand_on_the_tile_when_they_are_given() -> None:
    s = lay(heroes=("sarge", "brick", "claudine"))
    stand(s, sarge="p2", brick="p1", claudine="q1")
    s.closed.remove("p2-q1")
    play_card(s, "hand-signals", "for sarge", "step q1", "for brick", "step p2")
    assert (s.heroes["sarge"].at, s.heroes["brick"].at) == ("q1", "p2")


@pytest.mark.rules("REICH-RUL-113", "REICH-BNG-03")
def test_fire_in_the_hole_wounds_every_unit_next_door_with_a_bang() -> None:
    s = lay()
    stand(s, brick="a1", claudine="a1", red_hawk="a1")
    put(s, "soldier", "p2")
    put(s, "soldier", "p2")
    marker = s.marker
    play_card(s, "fire-in-the-hole", "at p2")
    assert not s.enemies
    assert s.marker == marker + 1


# -- Brick -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-RUL-48", "REICH-RUL-101", "REICH-RUL-27", "REICH-ICO-06")
def test_yaaarg_attacks_three_times_and_jams_once() -> None:
    s = lay({"attack": ["1"] * 15, "noise": ["0"] * 4}, ("brick", "sarge"))
    brick = s.heroes["brick"]
    soldiers = [put(s, "soldier", "p2") for _ in range(4)]
    gun = brick.weapons[1].kind
    play_card(s, "yaaarg", *(f"attack {soldier.id} {gun}" for soldier in soldiers[:3]))
    assert list(s.enemies) == [soldiers[3].id]
    assert brick.weapons[1].jams == 1
    assert used_up(s)  # five dice each; three noise dice of the gun and one more
    assert brick.deck.removed == ["yaaarg"]


@pytest.mark.rules("REICH-CAR-08", "REICH-ICO-06")
def test_walking_wall_takes_an_attack_next_door_without_damage() -> None:
    s = lay(heroes=("claudine", "brick"))
    stand(s, claudine="p2", brick="p1")
    deal(s, "walking-wall")
    soldier = put(s, "soldier", "p2")
    play(attacked(s, "claudine", soldier, by=20), "instant walking-wall")
    assert not any(hero.wounds for hero in s.heroes.values())
    assert s.heroes["brick"].deck.removed == ["walking-wall"]


def test_walking_wall_saves_brick_himself() -> None:
    s = lay(heroes=("claudine", "brick"))
    deal(s, "walking-wall")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "brick", soldier, by=20), "instant walking-wall")
    assert s.heroes["brick"].wounds == []


def test_spray_bursts_with_any_gun() -> None:
    s = lay({"attack": ["special", "3", "1", "0", "3"], "noise": ["0"] * 3}, ("brick", "sarge"))
    first, second = put(s, "soldier", "p2"), put(s, "soldier", "p2")
    gun = s.heroes["brick"].weapons[0].kind  # the belt without burst
    play_card(s, "spray", f"attack {first.id} {gun}", "spend burst attack")
    assert second.id not in s.enemies  # 9 for two soldiers of 4
    assert used_up(s)


def test_what_door_opens_a_locked_door_at_once_with_two_dice_of_noise() -> None:
    s = lay({"noise": ["0", "0"]}, ("brick", "sarge"))
    stand(s, brick="p2", sarge="p1")
    s.locked = ["e2-p2"]
    play_card(s, "what-door", "door e2-p2", "step e2")
    assert ("e2-p2" in s.closed, s.locked, s.heroes["brick"].at) == (False, [], "e2")
    assert used_up(s)


def test_belt_change_takes_one_jam_away() -> None:
    s = lay(heroes=("brick", "sarge"))
    gun = s.heroes["brick"].weapons[0]
    gun.jams = 2
    play_card(s, "belt-change")
    assert gun.jams == 1
    s.heroes["brick"].weapons[0].jams = 0
    deal(s, "headbutt")
    refusal = action_cards.may_play(s, s.heroes["brick"], "headbutt")
    assert refusal is not None
    assert refusal.rule == "REICH-CAR-05"  # nobody there to butt


def test_headbutt_hits_with_bare_hands_and_two_dice_more() -> None:
    s = lay({"attack": ["1", "1", "1", "1", "0", "0"], "noise": ["0"]}, ("brick", "sarge"))
    soldier = put(s, "soldier", "p1")
    play_card(s, "headbutt", f"attack {soldier.id} unarmed")
    assert not s.enemies
    assert used_up(s)  # 2 unarmed, 2 strong, 2 of the card; one noise die


def test_big_target_draws_the_attack_with_a_die_more() -> None:
    s = lay({"defence": ["1", "1", "1", "1"]}, ("claudine", "brick"))
    deal(s, "big-target")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "claudine", soldier, by=4), "instant big-target")
    assert used_up(s)  # Brick's two dice, one for being strong, one of the card


def test_suppressing_hail_suppresses_the_area_beside_too() -> None:
    s = lay({"noise": ["0"] * 3}, ("brick", "sarge"))
    s.closed.remove("p2-q1")
    put(s, "soldier", "q1")
    play_card(s, "suppressing-hail", "at q1", "at q3")
    assert s.suppressed == {"q1": "card", "q3": "card"}
    assert used_up(s)


def test_bull_rush_runs_two_areas_and_strikes() -> None:
    s = lay({"attack": ["1", "1", "1", "1"], "noise": ["0"]}, ("brick", "sarge"))
    s.closed.remove("p2-q1")
    soldier = put(s, "soldier", "q1")
    play_card(s, "bull-rush", "step p2", "step q1", f"attack {soldier.id} unarmed")
    assert (s.heroes["brick"].at, s.enemies) == ("q1", {})
    assert used_up(s)


@pytest.mark.parametrize(("name", "card"), [("brick", "shrug-it-off"), ("red-hawk", "patch-up")])
def test_healing_oneself(name: str, card: str) -> None:
    s = lay(heroes=("brick", "red-hawk"))
    activate(s, name)
    other = next(hero for hero in s.heroes.values() if hero.id != name)
    s.heroes[name].wounds = [Wound("graze")]
    other.wounds = [Wound("winded")]
    play_card(s, card, f"heal {name} graze")
    assert (s.heroes[name].wounds, len(other.wounds)) == ([], 1)


def test_overkill_is_lethal() -> None:
    s = lay({"attack": ["0", "0", "1", "1", "1", "1"], "noise": ["0"] * 3}, ("brick", "sarge"))
    soldier = put(s, "soldier", "p2")
    play_card(s, "overkill", f"attack {soldier.id} vickers-ap-belt", "reroll lethal attack")
    assert not s.enemies
    assert used_up(s)


@pytest.mark.rules("REICH-CAR-09", "REICH-BNG-03")
def test_toss_it_back_throws_in_the_enemy_turn() -> None:
    s = lay(heroes=("sarge", "brick"))
    stand(s, sarge="a1", brick="p1")
    s.phase = "kill-start"
    put(s, "soldier", "p2")
    deal(s, "toss-it-back")
    marker = s.marker
    moment(s, "kill-start", "instant toss-it-back", "at p2")
    assert not s.enemies
    assert s.marker == marker + 1
    assert s.due is None


@pytest.mark.rules("REICH-BNG-04", "REICH-RUL-128")
def test_after_the_alarm_the_noise_of_toss_it_back_is_measured_from_brick() -> None:
    s = lay(heroes=("sarge", "brick"))
    stand(s, sarge="i1", brick="p1")
    s.alarm, s.phase = "sounded", "kill-start"
    deal(s, "toss-it-back")
    heard: list[Event] = []
    s.sink = heard.append
    moment(s, "kill-start", "instant toss-it-back", "at p2")
    drawn = next(event for event in heard if isinstance(event, NoiseCardDrawn))
    assert drawn.hero == "brick"

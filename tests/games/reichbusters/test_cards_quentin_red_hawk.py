"""The action cards of Quentin and Red Hawk: every upper half does what it says."""

from __future__ import annotations

import pytest

from sandtable.games.reichbusters import (
    action_cards,
    rounds,
    stations,
)
from sandtable.games.reichbusters.state import Feature
from sandtable.games.reichbusters.table import holds
from tests.games.reichbusters.bench import put, used_up
from tests.games.reichbusters.card_bench import (
    activate,
    attacked,
    deal,
    lay,
    moment,
    noisy,
    play,
    play_card,
    shot,
    skilled,
    stand,
)

# -- Quentin -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-ICO-06")
def test_king_and_country_shoots_at_any_points_of_the_move() -> None:
    s = lay({"attack": ["2", "2", "0", "1", "0", "0"]}, ("quentin", "sarge"))
    quentin = s.heroes["quentin"]
    quentin.skills.remove("quick-shot")
    s.closed = [door for door in s.closed if door not in ("p2-q1", "a1-p1")]
    first, second = put(s, "soldier", "q1"), put(s, "soldier", "a1")
    play_card(
        s,
        "king-and-country",
        "shoot",
        f"attack {first.id} longbow",
        "step p2",
        "step p1",
        "shoot",
        f"attack {second.id} longbow",
        "stop",
    )
    assert list(s.enemies) == [second.id]
    assert used_up(s)


@pytest.mark.rules("REICH-ICO-09", "REICH-ICO-05")
def test_ghost_of_the_moor_makes_no_noise_until_the_next_turn() -> None:
    s = lay({"attack": ["2", "2", "0", "0", "0"]}, ("quentin", "sarge"))
    quentin = s.heroes["quentin"]
    play_card(s, "ghost-of-the-moor")
    soldier = put(s, "soldier", "p1")
    play_card(s, "swordplay", f"attack {soldier.id} broadsword")
    assert used_up(s)  # no noise die is thrown
    assert quentin.in_use == ["ghost-of-the-moor"]
    activate(s, "sarge")
    assert holds(quentin, "no-noise")
    activate(s, "quentin")
    assert not holds(quentin, "no-noise")
    assert quentin.deck.removed == ["ghost-of-the-moor"]


def test_bodkin_pierces_armour() -> None:
    s = lay({"attack": ["special", "special", "3", "3", "3"]}, ("quentin", "sarge"), mission="iron-in-the-crypt")
    s.heroes["quentin"].skills.clear()
    stand(s, quentin="q1", sarge="p1")
    panzer = put(s, "vrilpanzer", "q2")
    play_card(s, "bodkin", f"attack {panzer.id} longbow", "spend boost attack", "spend boost attack")
    assert panzer.side == 1


def test_fieldcraft_moves_two() -> None:
    s = lay(heroes=("quentin", "sarge"))
    s.closed.remove("p2-q1")
    play_card(s, "fieldcraft", "step p2", "step q1")
    assert s.heroes["quentin"].at == "q1"


def test_pin_the_cloak_suppresses_three_areas_away_in_silence() -> None:
    s = lay(heroes=("quentin", "sarge"))
    s.closed = [door for door in s.closed if door not in ("p2-q1", "q2-r1")]
    play_card(s, "pin-the-cloak", "at q2")
    assert s.suppressed == {"q2": "card"}


def test_reconnoitre_looks_at_a_feature_that_stays_face_down() -> None:
    s = lay({"feature": ["fireplace"]}, ("quentin", "sarge"))
    s.features = {"a1": Feature("castle"), "f1": Feature("castle")}
    play_card(s, "reconnoitre", "at a1")
    assert (s.features["a1"].known, s.features["a1"].kind) == ("fireplace", "")


@pytest.mark.rules("REICH-ICO-07", "REICH-ICO-04")
def test_hold_breath_takes_a_noise_die_until_the_following_turn() -> None:
    s = lay({"noise": ["0"]}, ("quentin", "sarge"))
    quentin = skilled(s, "quentin")
    play_card(s, "hold-breath")
    noisy(s, "quentin", 2, of_weapon=True)
    assert used_up(s)
    assert (quentin.in_use, quentin.deck.discard) == (["hold-breath"], [])
    activate(s, "quentin")  # whoever begins the following turn, even the same Hero
    assert not holds(quentin, "less-noise")
    assert quentin.deck.discard == ["hold-breath"]


def test_retreat_moves_after_the_attack() -> None:
    s = lay({"defence": ["2", "2"]}, ("quentin", "sarge"))
    deal(s, "retreat")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "quentin", soldier, by=4), "instant retreat", "step p2")
    assert s.heroes["quentin"].at == "p2"


@pytest.mark.rules("REICH-RUL-88", "REICH-DCK-03")
def test_swap_quiver_draws_two_and_is_not_part_of_the_reshuffle() -> None:
    """The deck is empty: the discard pile is shuffled while the card itself still lies on the table."""
    s = lay({"quentin-lost": ["bodkin"], "quentin-card": ["fieldcraft"]}, ("quentin", "sarge"))
    quentin = s.heroes["quentin"]
    deal(s, "swap-quiver")
    quentin.deck.discard = ["bodkin", "fieldcraft"]
    quentin.deck.removed = [card for card in quentin.deck.bag if card not in quentin.deck.discard]
    quentin.deck.bag.clear()
    play_card(s, "swap-quiver")
    assert quentin.hand == ["fieldcraft"]
    assert quentin.deck.discard == ["swap-quiver"]
    assert quentin.deck.removed[-1] == "bodkin"


def test_swordplay_is_a_melee_attack_with_one_die_more_and_one_die_of_noise() -> None:
    s = lay({"attack": ["1", "1", "1", "1", "0"], "noise": ["0"]}, ("quentin", "sarge"))
    s.heroes["quentin"].skills.clear()
    soldier = put(s, "soldier", "p1")
    play_card(s, "swordplay", f"attack {soldier.id} broadsword")
    assert not s.enemies
    assert used_up(s)


def test_recover_arrow_puts_the_last_discard_on_top_of_the_deck() -> None:
    s = lay(heroes=("quentin", "sarge"))
    quentin = s.heroes["quentin"]
    quentin.deck.bag.remove("bodkin")
    quentin.deck.bag.remove("tally-ho")
    quentin.deck.discard = ["tally-ho", "bodkin"]
    play_card(s, "recover-arrow")
    assert quentin.deck.top == ["bodkin"]
    assert quentin.deck.discard == ["tally-ho", "recover-arrow"]


def test_tally_ho_moves_and_lets_another_draw() -> None:
    s = lay({"noise": ["0"], "sarge-card": ["orders"]}, ("quentin", "sarge"))
    s.heroes["quentin"].skills.clear()
    play_card(s, "tally-ho", "step p2", "for sarge")
    assert (s.heroes["quentin"].at, s.heroes["sarge"].hand) == ("p2", ["orders"])
    assert used_up(s)


# -- Red Hawk ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-ICO-06", "REICH-RUL-101")
def test_one_shot_wounds_without_a_test_however_far() -> None:
    s = lay({"noise": ["0", "0"]}, ("red-hawk", "sarge"))
    s.closed = [door for door in s.closed if door not in ("p2-q1", "q2-r1")]
    near, far = put(s, "soldier", "q1"), put(s, "soldier", "r2")
    play_card(s, "one-shot", f"strike {far.id}")  # the rifle is accurate: it sees past the nearer one
    assert list(s.enemies) == [near.id]
    assert used_up(s)


def test_one_shot_spares_vrilmeisters_and_armour() -> None:
    s = lay(heroes=("red-hawk", "sarge"), mission="iron-in-the-crypt")
    stand(s, red_hawk="q1", sarge="p1")
    for kind, unit in s.box.units.items():
        if {"armoured", "vrilmeister"} & set(unit.state(0).keywords):
            put(s, kind, "q2")
    deal(s, "one-shot")
    assert s.enemies
    assert action_cards.may_play(s, s.heroes["red-hawk"], "one-shot") is not None


@pytest.mark.rules("REICH-ICO-08", "REICH-RUL-130")
def test_warpath_goes_on_until_an_attack_fails() -> None:
    s = lay({"attack": ["2", "2", "0", "2", "2", "0", "1", "1", "0"]}, ("red-hawk", "sarge"))
    hawk = s.heroes["red-hawk"]
    hawk.skills.clear()
    s.closed = [door for door in s.closed if door not in ("p2-q1",)]
    first, second, third = put(s, "soldier", "p2"), put(s, "soldier", "q1"), put(s, "soldier", "q2")
    play_card(
        s,
        "warpath",
        "step p2",
        f"attack {first.id} tomahawk",
        "step q1",
        f"attack {second.id} tomahawk",
        "step q2",
        f"attack {third.id} tomahawk",
    )
    assert list(s.enemies) == [third.id]
    assert hawk.at == "q2"
    assert used_up(s)  # nothing is thrown for noise, and no fourth attack


def test_high_ground_needs_three_areas() -> None:
    s = lay({"attack": ["1", "1", "1", "1", "0", "0"], "noise": ["0", "0"]}, ("red-hawk", "sarge"))
    s.heroes["red-hawk"].skills.clear()
    s.closed = [door for door in s.closed if door not in ("p2-q1", "q2-r1")]
    put(s, "soldier", "q1")
    deal(s, "high-ground")
    assert action_cards.may_play(s, s.heroes["red-hawk"], "high-ground") is not None
    far = put(s, "soldier", "q2")
    play_card(s, "high-ground", f"attack {far.id} scoped-rifle")
    assert far.id not in s.enemies
    assert used_up(s)


@pytest.mark.rules("REICH-AWR-04")
def test_stalk_raises_nobody() -> None:
    s = lay(heroes=("red-hawk", "sarge"))
    stand(s, red_hawk="p1", sarge="a1")
    s.closed.remove("p2-q1")
    put(s, "soldier", "q3")
    play_card(s, "stalk", "step p2", "step q1")
    assert s.awareness == {}
    assert s.watching == ["q"]


@pytest.mark.rules("REICH-CAR-08", "REICH-CAR-09")
def test_snap_shot_shoots_an_enemy_that_moves_into_sight() -> None:
    s = lay({"attack": ["1", "1", "1", "1"], "noise": ["0", "0"]}, ("red-hawk", "sarge"))
    s.closed.remove("p2-q1")
    s.alarm, s.phase = "sounded", "stations"
    deal(s, "snap-shot")
    soldier = put(s, "soldier", "q3")
    play(stations.move(s, soldier, "q1", "", 0), "instant snap-shot", f"attack {soldier.id} scoped-rifle")
    assert not s.enemies


def test_snap_shot_is_not_offered_in_melee() -> None:
    s = lay(heroes=("red-hawk", "sarge"))
    s.closed.remove("p2-q1")
    s.alarm, s.phase = "sounded", "stations"
    deal(s, "snap-shot")
    put(s, "soldier", "p1")
    soldier = put(s, "soldier", "q3")
    play(stations.move(s, soldier, "q1", "", 0))
    assert s.heroes["red-hawk"].hand == ["snap-shot"]


def test_track_triggers_a_token_without_a_rise() -> None:
    s = lay({"spawn": ["sp-3"]}, ("red-hawk", "sarge"))
    s.tokens = {"b1": [1], "f1": [1]}
    play_card(s, "track", "trigger b1")
    assert {enemy.at for enemy in s.enemies.values()} == {"b1"}
    assert s.tokens == {"f1": [1]}
    assert s.awareness == {}


def test_tomahawk_throw_reaches_the_next_area() -> None:
    s = lay({"attack": ["2", "2", "0"]}, ("red-hawk", "sarge"))
    s.heroes["red-hawk"].skills.clear()
    soldier = put(s, "soldier", "p2")
    play_card(s, "tomahawk-throw", f"attack {soldier.id} tomahawk")
    assert not s.enemies
    assert used_up(s)


@pytest.mark.rules("REICH-ICO-05", "REICH-ICO-09", "REICH-ICO-10", "REICH-ALM-10", "REICH-RUL-130", "REICH-RUL-62")
def test_eagle_eye_is_accurate_and_lethal_until_the_alarm() -> None:
    s = lay({"attack": ["0", "0", "0", "3", "2", "0"]}, ("red-hawk", "sarge"))
    hawk = s.heroes["red-hawk"]
    hawk.skills.clear()
    play_card(s, "eagle-eye")
    assert (hawk.in_use, hawk.deck.discard) == (["eagle-eye"], [])
    soldier = put(s, "soldier", "p1")
    play(shot(s, "red-hawk", soldier, weapon=1), "reroll lethal attack")
    assert not s.enemies
    s.suppressed, s.obscured = {"q1": "card", "q2": "skill"}, {"q3": "item"}
    rounds._end_cards(s)
    assert (hawk.in_use, hawk.deck.discard, hawk.in_play) == ([], ["eagle-eye"], [])
    assert (s.suppressed, s.obscured) == ({"q2": "skill"}, {"q3": "item"})


def test_fade_moves_when_action_stations_begin() -> None:
    s = lay(heroes=("red-hawk", "sarge"))
    deal(s, "fade")
    moment(s, "stations-start", "instant fade", "step p2")
    assert s.heroes["red-hawk"].at == "p2"


def test_lone_hunter_draws_two_only_when_alone() -> None:
    s = lay({"red-hawk-card": ["stalk", "track"]}, ("red-hawk", "sarge"))
    deal(s, "lone-hunter")
    assert action_cards.may_play(s, s.heroes["red-hawk"], "lone-hunter") is not None
    stand(s, sarge="p2")
    play_card(s, "lone-hunter")
    assert s.heroes["red-hawk"].hand == ["stalk", "track"]


def test_silenced_round_makes_no_noise() -> None:
    s = lay({"attack": ["1", "1", "1", "1"]}, ("red-hawk", "sarge"))
    s.heroes["red-hawk"].skills.clear()
    soldier = put(s, "soldier", "p2")
    play_card(s, "silenced-round", f"attack {soldier.id} scoped-rifle")
    assert not s.enemies
    assert used_up(s)

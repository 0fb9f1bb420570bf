"""The action cards of Claudine: every upper half does what it says."""

from __future__ import annotations

import pytest

from sandtable.games.reichbusters import (
    card_fights,
    hero_turn,
    kill,
    spawning,
)
from sandtable.games.reichbusters.card_reading import standard_cards
from sandtable.games.reichbusters.state import Lying
from tests.games.reichbusters.bench import put, used_up
from tests.games.reichbusters.card_bench import activate, attacked, deal, lay, play, play_card, stand

# -- Claudine ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-RUL-74", "REICH-RUL-28", "REICH-CAR-09")
def test_vanish_cancels_the_rise_and_leaves_the_noise_of_the_door_for_later() -> None:
    s = lay({"noise": ["0", "0"]}, ("claudine", "sarge"))
    stand(s, claudine="p2", sarge="a1")
    deal(s, "vanish")
    put(s, "soldier", "q1")
    door = next(action for action in hero_turn.ACTIONS if action.verb == "door")
    claudine = activate(s, "claudine")
    play(door.do(s, (claudine, "p2-q1")), "instant vanish", "step p1", "stop")
    assert s.awareness == {}
    assert claudine.at == "p1"
    assert s.due is not None
    assert s.due.dice == 2  # of the door, tested when the action is over
    assert claudine.deck.removed == ["vanish"]


def test_vanish_is_for_the_only_hero_whom_the_room_sees() -> None:
    s = lay(heroes=("claudine", "sarge"))
    stand(s, claudine="p2", sarge="p1")
    deal(s, "vanish")
    put(s, "soldier", "q1")
    s.closed.remove("p2-q1")
    s.phase = "check"
    stand(s, sarge="q2")  # on the other side of the soldier
    play(kill.check(s))
    assert s.awareness == {"q": 1}


def test_nobody_saw_kills_the_weak_and_single() -> None:
    s = lay(heroes=("claudine", "sarge"), mission="the-quiet-ward")
    stand(s, claudine="q1", sarge="p1")
    zombie, soldier, officer = put(s, "zombie", "q1"), put(s, "soldier", "q1"), put(s, "officer", "q1")
    step = s.box.cards.actions["nobody-saw"].action[0]
    found = card_fights.silently_killable(s, s.heroes["claudine"], step)
    assert found == [soldier.id]  # the zombie defends with 7, the officer has a bodyguard
    play_card(s, "nobody-saw", f"strike {soldier.id}")
    assert set(s.enemies) == {zombie.id, officer.id}
    assert s.heroes["claudine"].deck.removed == ["nobody-saw"]


def test_slip_past_goes_through_one_area_with_enemies() -> None:
    s = lay(heroes=("claudine", "sarge"))
    s.closed.remove("p2-q1")
    put(s, "soldier", "p2")
    play_card(s, "slip-past", "step p2", "step q1")
    assert s.heroes["claudine"].at == "q1"


def test_papers_bitte_calms_the_nearest_room() -> None:
    s = lay(heroes=("claudine", "sarge"))
    put(s, "soldier", "f4")
    s.awareness = {"f": 2, "b": 2}
    play_card(s, "papers-bitte")
    assert s.awareness == {"f": 2, "b": 1}


def test_lockpick_unlocks_first_and_opens_with_the_next_card() -> None:
    s = lay(heroes=("claudine", "sarge"))
    stand(s, claudine="p2")
    s.locked = ["e2-p2"]
    deal(s, "lockpick")
    play_card(s, "lockpick", "door e2-p2")
    assert (s.locked, "e2-p2" in s.closed) == ([], True)


def test_rummage_takes_an_item_with_one_die_in_place_of_its_own() -> None:
    s = lay({"noise": ["0"], "item": ["grenade"]}, ("claudine", "sarge"))
    stand(s, claudine="c1")
    s.items["c1"] = [Lying(back="weapon")]  # two dice by Search
    play_card(s, "rummage", "search weapon")
    assert [item.kind for item in s.heroes["claudine"].items] == ["grenade"]
    assert used_up(s)


def test_throat_cut_is_lethal_and_silent() -> None:
    s = lay({"attack": ["0", "1", "0", "2", "1"]}, ("claudine", "sarge"))
    soldier = put(s, "soldier", "p1")
    play_card(s, "throat-cut", f"attack {soldier.id} stiletto", "reroll lethal attack")
    assert not s.enemies
    assert used_up(s)


@pytest.mark.rules("REICH-RUL-129")
def test_listen_puts_the_top_two_noise_cards_back_in_any_order() -> None:
    cards = [card.id for card in standard_cards().noises.values() if card.deck == "pre"][:2]
    s = lay({"noise-card": cards})
    activate(s, "claudine")
    play_card(s, "listen", f"first {cards[1]}")
    assert s.noise_pre.top == cards[::-1]
    assert s.peeked == {"noise": "player-1"}


def test_dodge_adds_a_die_and_moves_after_the_attack() -> None:
    s = lay({"defence": ["1", "1", "0"], "wound": ["graze"]}, ("claudine", "sarge"))
    s.heroes["claudine"].skills.remove("evasive")
    deal(s, "dodge")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "claudine", soldier, by=4), "instant dodge", "step p2")
    assert s.heroes["claudine"].at == "p2"
    assert used_up(s)


def test_two_taps_is_a_ranged_attack_with_one_die_more() -> None:
    s = lay({"attack": ["1", "1", "1", "1"], "noise": ["0"]}, ("claudine", "sarge"))
    soldier = put(s, "soldier", "p2")
    play_card(s, "two-taps", f"attack {soldier.id} silenced-pistol")
    assert not s.enemies
    assert used_up(s)


def test_whisper_gives_a_card_and_a_step() -> None:
    s = lay({"sarge-card": ["orders"]}, ("claudine", "sarge"))
    play_card(s, "whisper", "for sarge", "step p2")
    assert (s.heroes["sarge"].hand, s.heroes["sarge"].at) == (["orders"], "p2")


@pytest.mark.rules("REICH-RUL-67")
def test_false_trail_chooses_any_door_of_a_patrol() -> None:
    s = lay({"spawn": ["sp-3"]}, ("claudine", "sarge"))
    deal(s, "false-trail")
    play(spawning.patrol(s, 1, "at-ease", s.heroes["sarge"]), "instant false-trail", "door i1-t3 i1")
    assert "i1-t3" not in s.closed
    assert s.tokens == {"i1": [1]}

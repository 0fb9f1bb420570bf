"""Skills of Heroes outside attack and defence: wounds, vril dice, noise, the turn."""

from __future__ import annotations

import pytest

from sandtable.games.reichbusters import hero_turn, rounds, wounds
from sandtable.games.reichbusters.card_reading import standard_cards
from sandtable.games.reichbusters.state import Hero, State, Wound
from tests.games.reichbusters.bench import put, used_up
from tests.games.reichbusters.card_bench import PAIR, attacked, lay, noisy, play, shot, skilled

CARDS = standard_cards()


# -- wounds ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-KEY-08")
def test_bitter_draws_a_card_for_each_wound_card() -> None:
    s = lay({"wound": ["graze", "ringing-ears"], "sarge-card": ["orders", "follow-me"]}, PAIR)
    sarge = skilled(s, "sarge", "bitter")
    play(wounds.suffer(s, sarge, 0, ""))  # whether it stays or not
    play(wounds.suffer(s, sarge, 20, ""))
    assert sarge.hand == ["orders", "follow-me"]


@pytest.mark.rules("REICH-KEY-89")
def test_withdraw_moves_one_at_each_wound_card() -> None:
    s = lay({"wound": ["graze"]}, PAIR)
    sarge = skilled(s, "sarge", "withdraw")
    play(wounds.suffer(s, sarge, 0, ""), "step p2")
    assert sarge.at == "p2"


@pytest.mark.rules("REICH-KEY-87")
def test_vril_tolerance_throws_the_wound_of_a_surge_away() -> None:
    s = lay({"wound": ["twisted-ankle"]}, PAIR)
    sarge = skilled(s, "sarge", "vril-tolerance")
    play(wounds.suffer(s, sarge, None, "", surge=True))
    assert (sarge.wounds, sarge.knocked_down) == ([], True)  # the top effect applies
    assert s.wound.discard == ["twisted-ankle"]


# -- vril --------------------------------------------------------------------------------------------------------------


def _vril_knife(s: State, *skills: str) -> Hero:
    sarge = skilled(s, "sarge", *skills)
    sarge.weapons[1].vril = True
    return sarge


@pytest.mark.rules("REICH-KEY-86", "REICH-RUL-94")
def test_vril_implants_turn_a_surge_into_a_vril_special() -> None:
    s = lay({"attack": ["special", "0", "0"], "vril": ["surge", "0"]}, PAIR)
    sarge = _vril_knife(s, "vril-implants")
    soldier = put(s, "soldier", "p1")
    play(shot(s, "sarge", soldier, 1), "spend vril-implants attack", "spend boost vril")
    assert sarge.wounds == []
    assert not s.enemies  # two specials are 4
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-84", "REICH-RUL-100")
def test_vril_enhanced_brings_back_a_removed_card() -> None:
    s = lay({"attack": ["0", "0", "0"], "vril": ["special"]}, PAIR)
    sarge = _vril_knife(s, "vril-enhanced")
    sarge.deck.bag.remove("hold-fast")
    sarge.deck.bag.remove("i-got-this")
    sarge.deck.removed = ["hold-fast", "i-got-this"]
    soldier = put(s, "soldier", "p1")
    play(shot(s, "sarge", soldier, 1), "spend vril-enhanced vril", "recover hold-fast")
    assert (sarge.deck.discard, sarge.deck.removed) == (["hold-fast"], ["i-got-this"])


@pytest.mark.rules("REICH-KEY-85", "REICH-RUL-94")
def test_a_vril_experiment_adds_a_die_that_heals_or_wounds() -> None:
    s = lay({"attack": ["0", "0", "0"], "vril": ["special"]}, PAIR)
    sarge = skilled(s, "sarge", "vril-experiment")
    sarge.wounds = [Wound("graze")]
    soldier = put(s, "soldier", "p1")
    play(shot(s, "sarge", soldier, 1), "add-vril", "spend experiment-wound vril")
    assert not s.enemies
    assert len(sarge.wounds) == 1
    assert not sarge.weapons[1].drained


@pytest.mark.rules("REICH-KEY-85")
def test_a_vril_experiment_helps_a_defence_too_and_its_surge_wounds() -> None:
    s = lay({"defence": ["2", "2"], "vril": ["surge"], "wound": ["graze"]}, PAIR)
    sarge = skilled(s, "sarge", "vril-experiment")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "sarge", soldier, by=4), "add-vril")
    assert [wound.card for wound in sarge.wounds] == ["graze"]


# -- noise -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-KEY-66", "REICH-RUL-110")
def test_silent_wipes_the_noise_out_but_not_that_of_a_weapon() -> None:
    s = lay({"noise": ["special", "3", "special", "0"], "noise-card": [_quiet_card()]}, PAIR)
    skilled(s, "sarge", "silent")
    noisy(s, "sarge", 2, "spend silent noise")
    assert s.noise_pre.discard == []
    noisy(s, "sarge", 1, of_weapon=True)
    assert s.noise_pre.discard == [_quiet_card()]


def _quiet_card(n: int = 0) -> str:
    """A noise card whose number nobody reaches here and whose top does nothing on an empty map."""
    found = [
        card.id
        for card in CARDS.noises.values()
        if card.deck == "pre" and not (card.top.reroll or card.top.dice or card.top.drop_highest or card.top.lock)
    ]
    return found[n]


@pytest.mark.rules("REICH-KEY-69", "REICH-RUL-95")
def test_sneaky_takes_a_die_away() -> None:
    s = lay({"noise": ["0"]}, PAIR)
    skilled(s, "sarge", "sneaky")
    noisy(s, "sarge", 2)
    assert used_up(s)
    noisy(s, "sarge", 1)  # none is left: no test
    s = lay({"noise": ["0", "0"]}, PAIR)
    skilled(s, "sarge", "sneaky")
    noisy(s, "sarge", 2, of_weapon=True)
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-74", "REICH-RUL-95")
def test_stealthy_rolls_a_noise_die_again() -> None:
    s = lay({"noise": ["3", "0", "0"]}, PAIR)
    skilled(s, "sarge", "stealthy")
    noisy(s, "sarge", 2, "reroll stealthy 3")
    assert s.noise_pre.discard == []
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-05", "REICH-RUL-10")
def test_auf_deutsch_calms_the_nearest_room() -> None:
    s = lay({"noise": ["special", "0"], "noise-card": [_quiet_card()]}, PAIR)
    skilled(s, "sarge", "auf-deutsch")
    put(s, "soldier", "f4")
    s.awareness = {"b": 2, "f": 2}
    noisy(s, "sarge", 2, "spend auf-deutsch noise")
    assert s.awareness["b"] == 1


@pytest.mark.rules("REICH-KEY-70")
def test_special_ops_draw_a_card() -> None:
    s = lay({"noise": ["special"], "noise-card": [_quiet_card()], "sarge-card": ["orders"]}, PAIR)
    sarge = skilled(s, "sarge", "special-ops")
    noisy(s, "sarge", 1, "spend special-ops noise")
    assert sarge.hand == ["orders"]


@pytest.mark.rules("REICH-KEY-67")
def test_sleight_of_hand_applies_either_of_two_cards() -> None:
    first, second = _quiet_card(0), _quiet_card(1)
    s = lay({"noise": ["special"], "noise-card": [first, second]}, PAIR)
    skilled(s, "sarge", "sleight-of-hand")
    noisy(s, "sarge", 1, "spend sleight-of-hand noise", f"apply {second}")
    assert s.noise_pre.discard == [first, second]


@pytest.mark.rules("REICH-KEY-58")
def test_recon_cancels_the_top_effect() -> None:
    rising = next(card.id for card in CARDS.noises.values() if card.deck == "pre" and card.top.rise)
    s = lay({"noise": ["special"], "noise-card": [rising]}, PAIR)
    skilled(s, "sarge", "recon")
    put(s, "soldier", "b1")
    noisy(s, "sarge", 1, "spend recon noise")
    assert s.awareness == {}


# -- in the turn -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-KEY-35")
def test_a_genius_draws_three_and_discards_one() -> None:
    s = lay({"sarge-card": ["orders", "follow-me", "lets-go"]}, PAIR)
    sarge = skilled(s, "sarge", "genius")
    draw = next(action for action in hero_turn.ACTIONS if action.verb == "draw")
    play(draw.do(s, sarge), "discard orders")
    assert sarge.hand == ["follow-me", "lets-go"]


@pytest.mark.rules("REICH-KEY-82")
def test_vengeance_moves_once_a_turn_and_only_into_melee() -> None:
    s = lay(heroes=PAIR)
    sarge = skilled(s, "sarge", "vengeance")
    vengeance = next(action for action in hero_turn.ACTIONS if action.verb == "vengeance")
    assert vengeance.offers(s, sarge) == ()
    put(s, "soldier", "p2")
    s.closed.remove("a1-p1")
    assert [option for each in vengeance.offers(s, sarge) for option in each.candidates] == ["p2"]  # type: ignore[union-attr]
    play(vengeance.do(s, vengeance.offers(s, sarge)[0].option(0)))  # type: ignore[union-attr]
    assert (sarge.at, vengeance.offers(s, sarge)) == ("p2", ())


@pytest.mark.rules("REICH-KEY-51", "REICH-RND-04")
def test_an_opportunist_swaps_turn_tokens() -> None:
    s = lay(heroes=("sarge", "claudine", "brick"))
    skilled(s, "brick", "opportunist")
    s.alarm, s.phase = "sounded", "turn-order"
    dealt = [*s.heroes]
    play(rounds.turn_order(s), "swap sarge")
    assert sorted(s.order) == sorted(dealt)
    shuffled = lay(heroes=("sarge", "claudine", "brick"))
    shuffled.alarm = "sounded"
    play(rounds.turn_order(shuffled))
    at = {name: shuffled.order.index(name) for name in dealt}
    assert (s.order.index("brick"), s.order.index("sarge")) == (at["sarge"], at["brick"])

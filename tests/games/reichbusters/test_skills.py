"""Skills of Heroes in attacks and in defence, those that nobody in the box carries too."""

from __future__ import annotations

import pytest

from sandtable.games.reichbusters.attack_plan import plan
from sandtable.games.reichbusters.card_reading import standard_cards
from sandtable.games.reichbusters.keywords import HERO_SKILLS
from sandtable.games.reichbusters.state import Wound
from sandtable.games.reichbusters.table import has_skill
from tests.games.reichbusters.bench import put, used_up
from tests.games.reichbusters.card_bench import PAIR, activate, attacked, deal, lay, play, shot, skilled, stand

CARDS = standard_cards()


# -- tokens ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-COMP-27", "REICH-COMP-28", "REICH-COMP-36", "REICH-COMP-41", "REICH-COMP-59", "REICH-RUL-97")
def test_the_box_has_26_skill_tokens() -> None:
    """Four for each of five Heroes, and six that the teams share; each is a skill that the rules know."""
    own = [skill for hero in CARDS.heroes.values() for skill in hero.skills]
    teams = {skill for team in CARDS.teams.values() for skill in team.skills}
    assert len(own) + len(teams) == 26
    assert len({*own, *teams}) == 26
    assert {*own, *teams} <= HERO_SKILLS
    assert [len(team.points) for team in CARDS.teams.values()] == [2, 2, 2, 2]


@pytest.mark.rules("REICH-RUL-126", "REICH-CRD-04")
def test_a_skill_sleeps_while_turned_over_or_under_a_wound() -> None:
    s = lay(heroes=PAIR)
    sarge = skilled(s, "sarge", "focused", "splash")
    assert has_skill(s, sarge, "focused")
    sarge.inactive = ["focused"]
    assert not has_skill(s, sarge, "focused")
    sarge.wounds = [Wound("staggered", "splash")]
    assert not has_skill(s, sarge, "splash")
    sarge.wounds.clear()
    assert has_skill(s, sarge, "splash")


# -- in attacks --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-KEY-19", "REICH-RUL-91")
def test_deadly_adds_two_attack_dice_once() -> None:
    s = lay({"attack": ["special", "special", "0", "0", "0", "1"]}, PAIR, mission="the-quiet-ward")
    stand(s, sarge="q1", claudine="p1")
    skilled(s, "sarge", "deadly")
    zombie = put(s, "zombie", "q1")
    play(shot(s, "sarge", zombie, 1), "spend deadly attack", "spend boost attack")
    assert used_up(s)  # three dice, two of deadly, one boost


@pytest.mark.rules("REICH-KEY-23", "REICH-RUL-92")
def test_double_tap_adds_three() -> None:
    s = lay({"attack": ["special", "0", "0"]}, PAIR)
    skilled(s, "sarge", "double-tap")
    soldier = put(s, "soldier", "p1")
    play(shot(s, "sarge", soldier, 1), "spend double-tap attack")
    assert not s.enemies  # 2 and 3 against 4
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-57", "REICH-RUL-92")
def test_rage_adds_three_in_melee_only() -> None:
    s = lay({"attack": ["special", "0", "0", "special", "0", "0", "0"]}, PAIR)
    skilled(s, "sarge", "rage")
    near, far = put(s, "soldier", "p1"), put(s, "soldier", "p2")
    play(shot(s, "sarge", near, 1), "spend rage attack")
    assert near.id not in s.enemies
    play(shot(s, "sarge", far, 0), "spend boost attack")  # rage is not offered, nor burst taken
    assert far.id in s.enemies


@pytest.mark.rules("REICH-KEY-16", "REICH-RUL-100")
def test_a_critical_hit_wounds_at_once_whatever_the_total() -> None:
    s = lay({"attack": ["special", "0", "0"]}, PAIR)
    skilled(s, "sarge", "critical-hit")
    soldier = put(s, "soldier", "p1")
    play(shot(s, "sarge", soldier, 1), "spend critical-hit attack")
    assert not s.enemies


@pytest.mark.rules("REICH-KEY-71")
def test_splash_applies_the_result_to_a_second_enemy() -> None:
    s = lay({"attack": ["special", "2", "0"]}, PAIR)
    skilled(s, "sarge", "splash")
    first, second, third = (put(s, "soldier", "p1") for _ in range(3))
    play(shot(s, "sarge", first, 1), "spend splash attack", f"next {third.id}")
    assert list(s.enemies) == [second.id]


@pytest.mark.rules("REICH-KEY-17", "REICH-RUL-116", "REICH-RUL-73")
def test_crowd_control_pushes_everybody_away_with_their_awareness() -> None:
    s = lay({"attack": ["special", "0", "0", "0"]}, PAIR)
    skilled(s, "sarge", "crowd-control")
    s.closed = [door for door in s.closed if door not in ("p2-q1",)]
    s.awareness = {"p": 2}
    s.watching = ["p"]
    first, second = put(s, "soldier", "p2"), put(s, "soldier", "p2")
    play(shot(s, "sarge", first, 0), "spend crowd-control attack")
    assert (first.at, second.at) == ("q1", "q1")
    assert s.awareness == {"p": 2, "q": 2}


@pytest.mark.rules("REICH-KEY-55", "REICH-RUL-95")
def test_precise_adds_one_for_each_special() -> None:
    s = lay({"attack": ["special", "0", "0", "1"]}, PAIR)
    skilled(s, "sarge", "precise")
    soldier = put(s, "soldier", "p1")
    play(shot(s, "sarge", soldier, 1), "spend boost attack")
    assert not s.enemies  # 2 + 1 and a 1


@pytest.mark.rules("REICH-KEY-34", "REICH-RUL-95", "REICH-RUL-19")
def test_focused_rolls_one_die_again_once() -> None:
    s = lay({"attack": ["1", "1", "0", "2"]}, PAIR)
    skilled(s, "sarge", "focused")
    soldier = put(s, "soldier", "p1")
    play(shot(s, "sarge", soldier, 1), "reroll focused 0")
    assert not s.enemies
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-33", "REICH-RUL-48")
def test_frenzy_buys_one_more_melee_attack_a_turn() -> None:
    s = lay({"attack": ["special", "2", "0", "special", "2", "0"]}, PAIR)
    sarge = skilled(s, "sarge", "frenzy")
    first, second = put(s, "soldier", "p1"), put(s, "soldier", "p1")
    play(shot(s, "sarge", first, 1), "spend frenzy attack", f"attack {second.id} trench-knife", "spend loot attack")
    assert not s.enemies
    assert sarge.used_turn == ["frenzy"]
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-56", "REICH-RUL-48")
def test_quick_shot_buys_one_more_ranged_attack_a_turn() -> None:
    s = lay({"attack": ["special", "2", "0", "2", "2", "0"]}, ("quentin", "sarge"))
    quentin = skilled(s, "quentin", "quick-shot")
    first, second = put(s, "soldier", "p2"), put(s, "soldier", "p2")
    play(shot(s, "quentin", first), "spend quick-shot attack", f"attack {second.id} longbow")
    assert not s.enemies
    assert quentin.used_turn == ["quick-shot"]


@pytest.mark.rules("REICH-KEY-52")
def test_overload_attacks_again_with_the_same_weapon() -> None:
    s = lay({"attack": ["special", "2", "0", "2", "2", "0"]}, PAIR)
    skilled(s, "sarge", "overload")
    first, second = put(s, "soldier", "p1"), put(s, "soldier", "p1")
    play(shot(s, "sarge", first, 1), "spend overload attack", f"attack {second.id} trench-knife")
    assert not s.enemies


@pytest.mark.rules("REICH-KEY-65")
def test_shockwave_takes_in_the_whole_area() -> None:
    s = lay({"attack": ["special", "2", "0"]}, PAIR)
    skilled(s, "sarge", "shockwave")
    soldiers = [put(s, "soldier", "p1") for _ in range(3)]
    play(shot(s, "sarge", soldiers[0], 1), "spend shockwave attack")
    assert not s.enemies


@pytest.mark.rules("REICH-KEY-24")
def test_dual_wielding_compares_with_both_defences() -> None:
    s = lay({"attack": ["3", "3", "2"]}, PAIR)
    skilled(s, "sarge", "dual-wielding")
    first, second = put(s, "soldier", "p1"), put(s, "soldier", "p1")
    play(shot(s, "sarge", first, 1), f"and {second.id}")
    assert not s.enemies  # 8 against 4 and 4


@pytest.mark.rules("REICH-KEY-24")
def test_dual_wielding_wounds_nobody_with_one_less() -> None:
    s = lay({"attack": ["3", "3", "1"]}, PAIR)
    skilled(s, "sarge", "dual-wielding")
    first, second = put(s, "soldier", "p1"), put(s, "soldier", "p1")
    play(shot(s, "sarge", first, 1), f"and {second.id}")
    assert len(s.enemies) == 2


@pytest.mark.rules("REICH-KEY-45")
def test_lifedrain_heals_one_wound_at_once() -> None:
    s = lay({"attack": ["special", "0", "0"]}, PAIR)
    sarge = skilled(s, "sarge", "lifedrain")
    sarge.wounds = [Wound("graze"), Wound("winded")]
    soldier = put(s, "soldier", "p1")
    play(shot(s, "sarge", soldier, 1), "spend lifedrain attack", "heal sarge winded")
    assert [wound.card for wound in sarge.wounds] == ["graze"]


@pytest.mark.rules("REICH-KEY-76", "REICH-RUL-83")
def test_stunned_suppresses_the_area_until_a_hero_begins() -> None:
    s = lay({"attack": ["special", "0", "0"]}, PAIR)
    skilled(s, "sarge", "stunned")
    soldier = put(s, "soldier", "p1")
    play(shot(s, "sarge", soldier, 1), "spend stunned attack")
    assert s.suppressed == {"p1": "skill"}
    activate(s, "claudine")
    assert s.suppressed == {}


@pytest.mark.rules("REICH-KEY-22", "REICH-RUL-95")
def test_die_hard_helps_those_who_are_alone() -> None:
    s = lay({"attack": ["0", "0", "1", "1", "2", "0"]}, PAIR)
    sarge = skilled(s, "sarge", "die-hard")
    soldier = put(s, "soldier", "p1")
    knife = sarge.weapons[1]
    together = plan(s, sarge, soldier, knife)
    stand(s, claudine="a1")
    alone = plan(s, sarge, soldier, knife)
    assert (together.pool["attack"], alone.pool["attack"]) == (3, 4)
    assert ("lethal" in together.keywords, "lethal" in alone.keywords) == (False, True)


@pytest.mark.rules("REICH-KEY-30", "REICH-RUL-95", "REICH-RUL-106")
def test_fire_support_adds_a_die_for_friends_in_the_area() -> None:
    s = lay(heroes=("sarge", "claudine", "brick"))
    claudine = skilled(s, "claudine", "fire-support")
    soldier = put(s, "soldier", "p2")
    sarge = s.heroes["sarge"]
    assert plan(s, sarge, soldier, sarge.weapons[0]).pool["attack"] == 4
    assert plan(s, claudine, soldier, claudine.weapons[0]).pool["attack"] == 3  # not for oneself
    claudine.wounds = [Wound("graze")] * 4
    assert plan(s, sarge, soldier, sarge.weapons[0]).pool["attack"] == 3


@pytest.mark.rules("REICH-KEY-75", "REICH-RUL-95")
def test_strong_hands() -> None:
    s = lay(heroes=("brick", "sarge"))
    brick, soldier = skilled(s, "brick", "strong"), put(s, "soldier", "p1")
    assert plan(s, brick, soldier, None).pool["attack"] == 4
    skilled(s, "brick")
    assert plan(s, brick, soldier, None).pool["attack"] == 2


@pytest.mark.rules("REICH-KEY-72", "REICH-CAR-15", "REICH-RUL-125")
def test_a_squad_leader_helps_one_area_away_with_one_card() -> None:
    s = lay({"attack": ["1", "1", "0", "0", "0"]}, ("claudine", "sarge"))
    skilled(s, "claudine")
    stand(s, claudine="p1", sarge="p2")
    deal(s, "follow-me", "lets-go")
    soldier = put(s, "soldier", "p1")
    play(shot(s, "claudine", soldier, 1), "done", "help sarge follow-me", "done")
    assert soldier.id in s.enemies
    assert s.heroes["sarge"].hand == ["lets-go"]  # asked once, and one card only


@pytest.mark.rules("REICH-CAR-15")
def test_nobody_else_helps_from_the_next_area() -> None:
    s = lay({"attack": ["1", "1", "0"]}, ("claudine", "sarge"))
    skilled(s, "claudine")
    skilled(s, "sarge", "focused")
    stand(s, claudine="p1", sarge="p2")
    deal(s, "follow-me")
    soldier = put(s, "soldier", "p1")
    play(shot(s, "claudine", soldier, 1), "done")
    assert s.heroes["sarge"].hand == ["follow-me"]


# -- in defence --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-KEY-39", "REICH-RUL-91")
def test_heavy_infantry_adds_two_defence_dice() -> None:
    s = lay({"defence": ["special", "0", "1", "1"]}, PAIR)
    skilled(s, "sarge", "heavy-infantry")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "sarge", soldier, by=4), "spend heavy-infantry defence")
    assert s.heroes["sarge"].wounds == []
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-41", "REICH-RUL-92")
def test_iron_hide_adds_three() -> None:
    s = lay({"defence": ["special", "0"]}, PAIR)
    skilled(s, "sarge", "iron-hide")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "sarge", soldier, by=5), "spend iron-hide defence")
    assert s.wound.discard == []
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-48", "REICH-RUL-91")
def test_mech_implants_add_a_die_and_choose_between_two_wounds() -> None:
    s = lay({"defence": ["special", "0", "0"], "wound": ["graze", "bleeding"]}, PAIR)
    sarge = skilled(s, "sarge", "mech-implants")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "sarge", soldier, by=20), "spend mech-implants defence", "keep graze")
    assert [wound.card for wound in sarge.wounds] == ["graze"]
    assert s.wound.discard == ["bleeding"]
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-73")
def test_stand_down_ignores_all_damage() -> None:
    s = lay({"defence": ["special", "0"]}, PAIR)
    skilled(s, "sarge", "stand-down")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "sarge", soldier, by=20), "spend stand-down defence")
    assert s.wound.discard == []
    assert s.heroes["sarge"].wounds == []


@pytest.mark.rules("REICH-KEY-14", "REICH-RUL-48")
def test_counter_strikes_back_after_the_defence() -> None:
    s = lay({"defence": ["special", "2"], "attack": ["2", "2", "0"]}, PAIR)
    skilled(s, "sarge", "counter")
    s.phase = "kill"
    soldier = put(s, "soldier", "p1")
    play(
        attacked(s, "sarge", soldier, by=4),
        "spend counter defence",
        f"counter {soldier.id}",
        f"attack {soldier.id} trench-knife",
    )
    assert not s.enemies
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-46", "REICH-RUL-95", "REICH-KEY-62")
def test_lone_wolf_has_a_die_more_and_is_resilient_when_alone() -> None:
    s = lay({"defence": ["0", "0", "2", "1", "1"]}, PAIR)
    skilled(s, "sarge", "lone-wolf")
    stand(s, claudine="a1")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "sarge", soldier, by=4), "reroll resilient defence")
    assert s.heroes["sarge"].wounds == []
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-46")
def test_lone_wolf_is_nothing_in_company() -> None:
    s = lay({"defence": ["0", "0"], "wound": ["graze"]}, PAIR)
    skilled(s, "sarge", "lone-wolf")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "sarge", soldier, by=4))
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-62", "REICH-RUL-89")
def test_resilient_rolls_blanks_again() -> None:
    s = lay({"defence": ["0", "2", "2"]}, PAIR)
    skilled(s, "sarge", "resilient")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "sarge", soldier, by=4), "reroll resilient defence")
    assert s.heroes["sarge"].wounds == []


@pytest.mark.rules("REICH-KEY-38")
def test_a_guardian_plays_several_defence_modifiers_for_a_friend() -> None:
    s = lay({"defence": ["0", "0", "1"]}, ("claudine", "sarge", "brick"))
    skilled(s, "claudine")
    skilled(s, "sarge", "guardian")
    deal(s, "orders", "get-down", "follow-me")
    soldier = put(s, "soldier", "p1")
    play(
        attacked(s, "claudine", soldier, by=3),
        "pass",  # the instant of Get Down
        "help sarge orders",
        "help sarge get-down",
    )
    assert s.heroes["claudine"].wounds == []
    assert s.heroes["sarge"].hand == ["follow-me"]  # an attack modifier is no help


@pytest.mark.rules("REICH-KEY-38")
def test_without_guardian_nobody_helps_a_defence() -> None:
    s = lay({"defence": ["0", "0"], "wound": ["graze"]}, ("claudine", "sarge"))
    skilled(s, "claudine")
    skilled(s, "sarge")
    deal(s, "orders")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "claudine", soldier, by=3))
    assert s.heroes["sarge"].hand == ["orders"]


@pytest.mark.rules("REICH-KEY-20", "REICH-RUL-82")
def test_a_decoy_takes_the_place_of_a_friend_in_the_area() -> None:
    s = lay({"defence": ["2", "2"]}, ("claudine", "sarge"))
    skilled(s, "claudine")
    skilled(s, "sarge", "decoy")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "claudine", soldier, by=4), "decoy")
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-20")
def test_a_downed_decoy_is_no_decoy() -> None:
    s = lay({"defence": ["2", "2"]}, ("claudine", "sarge"))
    skilled(s, "claudine")
    skilled(s, "sarge", "decoy").wounds = [Wound("graze")] * 4
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "claudine", soldier, by=4))
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-28", "REICH-RUL-116")
def test_evasive_steps_away_from_the_attacker() -> None:
    s = lay({"defence": ["2", "2"]}, ("claudine", "sarge"))
    claudine = skilled(s, "claudine", "evasive")
    stand(s, claudine="p2")
    s.closed.remove("p2-q1")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "claudine", soldier, by=4), "step q1")  # not to p1, where the attacker stands
    assert claudine.at == "q1"

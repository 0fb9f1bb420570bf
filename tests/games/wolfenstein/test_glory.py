"""Glory Points (p.12): every skill that Heroes buy, and what buying costs."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.wolfenstein import glory
from sandtable.games.wolfenstein.log import Rolled, SkillUsed
from sandtable.games.wolfenstein.standing import holds, total
from sandtable.games.wolfenstein.state import Holding, State
from tests.games.wolfenstein.bench import act, box, changes, flat, listen, offered, on_top, table, why_not

TEAMS = {
    "anya": ("anya", "blazkowicz", "klaus", "max"),
    "set": ("set", "bombate", "klaus", "max"),
}


def turn_of(
    hero: str,
    gp: int = 5,
    *,
    nazis: dict[str, str] | None = None,
    script: dict[str, list[str]] | None = None,
    **options: Any,
) -> State:
    """A Hero in its turn in the room r2 with glory to spend, all others off the map."""
    heroes = next(team for team in TEAMS.values() if hero in team)
    s = table({hero: "o3"}, nazis=nazis, script=script, heroes=heroes, **options)
    s.active.gp = gp
    return s


SHOWN: set[str] = set()


def shows(*skills: str) -> pytest.MarkDecorator:
    """Names the skills that a test shows."""
    SHOWN.update(skills)
    return pytest.mark.rules("WOLF-GLO-03", "WOLF-CRD-01")


# -- spending ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-GLO-03", "WOLF-GLO-04", "WOLF-RUL-76")
def test_a_hero_buys_one_skill_in_a_turn() -> None:
    s = turn_of("bombate", 3)
    told = listen(s)
    assert offered(s, glory.SKILL) == ["skill long-stride", "skill between-the-plates"]
    act(s, "skill long-stride")
    assert s.active.gp == 2
    assert told[0] == SkillUsed("WOLF-GLO-03", "bombate", "long-stride")
    assert why_not(s, "skill between-the-plates").rule == "WOLF-GLO-04"


@pytest.mark.rules("WOLF-GLO-03")
def test_a_skill_needs_its_price() -> None:
    s = turn_of("bombate", 1)
    assert offered(s, glory.SKILL) == ["skill long-stride"]
    assert why_not(s, "skill between-the-plates").rule == "WOLF-GLO-03"


@pytest.mark.rules("WOLF-GLO-06", "WOLF-RUL-84")
def test_what_is_always_active_is_not_bought() -> None:
    s = turn_of("bombate")
    assert why_not(s, "skill hunters-eye").rule == "WOLF-GLO-06"
    hunters_eye = s.box.cards.heroes["bombate"].skills[0]
    assert glory.price(turn_of("bombate", difficulty="death-incarnate"), hunters_eye) == 0


@pytest.mark.rules("WOLF-DIF-10", "WOLF-DIF-11", "WOLF-RUL-84")
def test_on_the_hardest_level_skills_cost_1_gp_more_and_tire() -> None:
    s = turn_of("bombate", 1, difficulty="death-incarnate")
    assert why_not(s, "skill long-stride").rule == "WOLF-DIF-10"
    s.active.gp = 2
    act(s, "skill long-stride")
    assert (s.active.gp, s.active.fatigued) == (0, True)


@pytest.mark.rules("WOLF-DIF-11", "WOLF-FAT-12")
def test_fatigue_by_glory_is_an_effect_and_no_bar_to_the_next_skill() -> None:
    s = turn_of("bombate", 5, difficulty="death-incarnate")
    s.active.fatigued = True
    act(s, "skill between-the-plates")
    assert (s.active.gp, s.active.fatigued) == (2, True)


@pytest.mark.rules("WOLF-DIF-09", "WOLF-DIF-10")
@pytest.mark.parametrize("difficulty", ["can-i-play-daddy", "dont-hurt-me", "bring-em-on"])
def test_on_the_other_levels_a_skill_costs_what_its_card_says(difficulty: str) -> None:
    s = turn_of("bombate", 1, difficulty=difficulty)
    act(s, "skill long-stride")
    assert (s.active.gp, s.active.fatigued) == (0, False)


# -- every skill with a price ------------------------------------------------------------------------------------------


@shows("nurse")
@pytest.mark.rules("WOLF-CRD-20", "WOLF-RUL-11")
def test_nurse_heals_an_adjacent_hero_who_is_hurt() -> None:
    s = turn_of("anya")
    bj = s.heroes["blazkowicz"]
    bj.at, bj.hp_lost = "o4", 3
    s.active.hp_lost = 1
    act(s, "skill nurse")
    assert (bj.hp_lost, s.active.hp_lost, s.active.gp) == (1, 1, 4)


@pytest.mark.rules("WOLF-CRD-20", "WOLF-RUL-54")
@pytest.mark.parametrize("fields", [{"at": "o4"}, {"at": "o5", "hp_lost": 2}, {"at": "o4", "hp_lost": 5}], ids=str)
def test_nurse_has_nothing_to_do_for_who_is_well_far_off_or_bleeding(fields: dict[str, Any]) -> None:
    s = turn_of("anya")
    bj = s.heroes["blazkowicz"]
    for field, value in fields.items():
        setattr(bj, field, value)
    bj.bleeding = bj.hp_lost == 5
    assert why_not(s, "skill nurse").key == "would-do-nothing"


@shows("wireless-telegraphy-expert")
@pytest.mark.rules("WOLF-CRD-21", "WOLF-FAT-11")
def test_wireless_telegraphy_costs_fatigue() -> None:
    s = turn_of("anya")
    s.hazard = 2
    s.active.fatigued = True
    assert why_not(s, "skill wireless-telegraphy-expert").rule == "WOLF-FAT-11"
    s.active.fatigued = False
    act(s, "skill wireless-telegraphy-expert")
    assert (s.hazard, s.active.fatigued, s.active.gp) == (1, True, 3)


@shows("malawies-serial-killer")
@pytest.mark.rules("WOLF-CRD-22", "WOLF-CRD-23", "WOLF-RUL-34")
def test_the_serial_killer_takes_one_simple_enemy_once_in_a_mission_and_without_loot() -> None:
    nazis = {"soldat-1": "b15", "space-marine-9": "o6", "drone-35": "o5", "officer-17": "q6", "bevli-46": "m6"}
    s = turn_of("anya", 8, nazis=nazis)
    before = flat(s)
    act(s, "skill malawies-serial-killer", "choose soldat-1")
    assert changes(before, s) == {
        "nazis": ["bevli-46", "drone-35", "officer-17", "space-marine-9"],
        "kills.soldat": 1,
        "hazard": 1,
        "heroes.anya.gp": 5,
        "heroes.anya.skill_used": True,
        "heroes.anya.spent": ["malawies-serial-killer"],
    }
    s.active.skill_used = False  # another turn
    assert why_not(s, "skill malawies-serial-killer").rule == "WOLF-CRD-22"


@pytest.mark.rules("WOLF-CRD-23")
def test_the_serial_killer_finds_nobody_among_mechs_officers_and_bosses() -> None:
    s = turn_of("anya", nazis={"drone-35": "o5", "officer-17": "q6", "bevli-46": "m6"})
    assert why_not(s, "skill malawies-serial-killer").key == "would-do-nothing"


@shows("second-wind")
def test_second_wind_heals_the_hero_itself() -> None:
    s = turn_of("blazkowicz")
    assert why_not(s, "skill second-wind").key == "would-do-nothing"
    s.active.hp_lost = 3
    act(s, "skill second-wind")
    assert s.active.hp_lost == 1


@shows("both-hands")
def test_both_hands_give_one_more_attack_that_is_paid_as_usual() -> None:
    s = turn_of("blazkowicz", nazis={"supersoldat-27": "o5"}, script={"attack": ["blank"] * 10})
    act(s, "attack supersoldat-27 automatic-shotgun")
    assert why_not(s, "attack supersoldat-27 automatic-shotgun").rule == "WOLF-HER-09"
    act(s, "skill both-hands")
    act(s, "attack supersoldat-27 automatic-shotgun")
    assert s.active.ap == 0


@shows("unstoppable")
def test_unstoppable_turns_armor_hits_into_hp_hits_this_turn() -> None:
    s = turn_of(
        "blazkowicz", nazis={"ubersoldat-31": "o5"}, script={"attack": ["armor", "armor", "hp", "blank", "blank"]}
    )
    act(s, "skill unstoppable")
    act(s, "attack ubersoldat-31 automatic-shotgun")
    assert (s.nazis["ubersoldat-31"].hp_lost, s.nazis["ubersoldat-31"].armor_lost) == (3, 0)


@shows("tinkerer")
def test_tinkerer_picks_one_of_three_and_puts_two_under_the_deck() -> None:
    s = turn_of("set")
    on_top(s, "equipment", "knife", "tnt", "pipe")
    act(s, "skill tinkerer", "take tnt")
    assert s.active.items == ["tnt"]
    assert s.equipment.bottom == ["knife", "pipe"]


@shows("crossed-wires")
@pytest.mark.rules("WOLF-STN-01")
def test_crossed_wires_sabotage_a_mech_near_and_in_sight() -> None:
    nazis = {"drone-35": "o6", "drone-36": "j3", "soldat-1": "m3", "drone-37": "a1"}
    s = turn_of("set", nazis=nazis)
    act(s, "skill crossed-wires")  # just one is near enough, so nobody is asked
    assert [name for name, nazi in s.nazis.items() if nazi.sabotaged] == ["drone-35"]


@shows("shoshana")
@pytest.mark.rules("WOLF-CMP-27")
def test_shoshana_lures_them_away() -> None:
    s = turn_of("set")
    s.noise = ["r2"]
    act(s, "skill shoshana", "choose r4")
    assert (s.noise, s.lure) == (["r4"], "r4")


@shows("long-stride")
def test_long_stride_gives_ap_for_moving_only() -> None:
    s = turn_of("bombate")
    act(s, "skill long-stride")
    assert (s.active.ap, s.active.move_ap) == (6, 3)


@shows("between-the-plates")
def test_between_the_plates_is_for_one_attack() -> None:
    s = turn_of(
        "bombate", nazis={"ubersoldat-31": "o6"}, script={"attack": ["armor", "armor", "armor", "blank", "blank"]}
    )
    told = listen(s)
    act(s, "skill between-the-plates")
    assert [holding.span for holding in s.active.holding] == ["one-attack"]
    act(s, "attack ubersoldat-31 marksman-rifle")
    assert any(isinstance(event, Rolled) for event in told)
    assert (s.nazis["ubersoldat-31"].hp_lost, s.nazis["ubersoldat-31"].armor_lost) == (2, 1)
    assert s.active.holding == []


@shows("stand-behind-me")
def test_stand_behind_me_holds_until_the_next_turn() -> None:
    s = turn_of("max")
    act(s, "skill stand-behind-me")
    assert [holding.span for holding in s.active.holding] == ["next-turn"]
    assert total(s, s.active, "shield") == 2


@shows("bear-hug")
@pytest.mark.rules("WOLF-STN-01")
def test_a_bear_hug_stuns_an_adjacent_enemy_that_is_neither_large_nor_a_boss() -> None:
    s = turn_of("max", nazis={"panzerhund-43": "p3", "bevli-46": "n3", "soldat-1": "o5"})
    assert why_not(s, "skill bear-hug").key == "would-do-nothing"
    s.nazis["soldat-1"].at = "o4"
    act(s, "skill bear-hug")
    assert [name for name, nazi in s.nazis.items() if nazi.stunned] == ["soldat-1"]


@shows("old-uniform")
def test_the_old_uniform_hides_klaus_until_he_attacks() -> None:
    s = turn_of("klaus", nazis={"soldat-1": "o5"}, script={"attack": ["blank"] * 3})
    act(s, "skill old-uniform")
    assert isinstance(s.active.holding[0], Holding)
    assert holds(s, s.active, "disguise")
    act(s, "attack soldat-1 handgun-1960")
    assert not holds(s, s.active, "disguise")


@shows("barked-order")
def test_a_barked_order_moves_a_soldat_who_then_stays_out_of_this_round() -> None:
    s = turn_of("klaus", nazis={"soldat-1": "o5", "officer-17": "q6"})
    act(s, "skill barked-order", "step o6", "stop")
    assert s.nazis["soldat-1"].ordered
    assert not s.nazis["officer-17"].ordered


def test_every_skill_with_a_price_is_shown_above() -> None:
    assert {skill.id for hero in box().cards.heroes.values() for skill in hero.skills if skill.gp} == SHOWN

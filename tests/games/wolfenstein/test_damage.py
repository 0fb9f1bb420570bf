"""Damage, kills, area effects and tokens (p.11-13, p.18-19), and what Heroes and Nazis have against them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.games.wolfenstein import areas, damage, kills, tokens
from sandtable.games.wolfenstein.damage import Hits, halved, take
from sandtable.games.wolfenstein.dice import Damage, Roll
from sandtable.games.wolfenstein.effects import Cause, carry_out, is_possible
from sandtable.games.wolfenstein.log import (
    AlarmRaised,
    Attacked,
    Gained,
    HazardMoved,
    Hurt,
    Killed,
    NoiseMade,
    Spawned,
)
from sandtable.games.wolfenstein.state import Kept, State
from sandtable.games.wolfenstein.table import armor, base_armor, suit_armor
from sandtable.games.wolfenstein.vocabulary import Effect
from tests.games.wolfenstein.bench import act, add_bot, get, listen, on_top, play, table, wear, why_not
from tests.games.wolfenstein.skirmish import MISS, duel, fight, left, reprint, under_fire
from tests.games.wolfenstein.watch import set_alarm

SHOOT = "attack soldat-1 automatic-shotgun"
BY_BLAZKOWICZ = {"hero": "blazkowicz"}


def hurt(s: State, name: str, n: int, *answers: str, by: Mapping[str, Any] = BY_BLAZKOWICZ) -> None:
    model = s.nazis.get(name) or s.bots.get(name) or s.heroes[name]
    play(take(s, model, n, Cause(**by)), *answers)


# -- from hits to tokens -----------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "WOLF-ATK-06", "WOLF-ATK-07", "WOLF-ATK-08", "WOLF-DMG-01", "WOLF-DMG-02", "WOLF-DMG-03", "WOLF-DMG-04"
)
def test_armor_hits_spill_over_to_hp_within_a_roll() -> None:
    s = duel("automatic-shotgun", "officer-17", dice={"attack": ["armor", "armor", "armor", MISS, MISS]})
    fight(s, "attack officer-17 automatic-shotgun")
    assert (s.nazis["officer-17"].hp_lost, s.nazis["officer-17"].armor_lost) == (1, 2)


@pytest.mark.rules("WOLF-CRD-30", "WOLF-RUL-85")
def test_great_armor_takes_every_hit_while_it_lasts() -> None:
    for target, hp in (("supersoldat-27", 7), ("hans-grosse-50", 9)):
        s = duel("automatic-shotgun", target, dice={"attack": ["hp", "hp", "armor", MISS, MISS]})
        before = armor(s, s.nazis[target])
        fight(s, f"attack {target} automatic-shotgun")
        assert left(s, target) == (hp, before - 3)
    s = duel("automatic-shotgun", "supersoldat-27", dice={"attack": ["hp"] * 5})
    s.nazis["supersoldat-27"].armor_lost = 3
    fight(s, "attack supersoldat-27 automatic-shotgun")
    assert left(s, "supersoldat-27") == (7 - 3, 0)


def test_an_iron_coat_softens_the_first_hp_hit_of_every_attack() -> None:
    s = duel("automatic-shotgun", "von-grim-47", dice={"attack": ["hp", "hp", MISS, MISS, MISS]})
    fight(s, "attack von-grim-47 automatic-shotgun")
    assert left(s, "von-grim-47") == (8, 4)


@pytest.mark.rules("WOLF-ATK-20")
def test_damage_without_dice_comes_off_armor_first() -> None:
    s = duel("automatic-shotgun", "officer-17")
    hurt(s, "officer-17", 3)
    assert left(s, "officer-17") == (1, 0)


def test_a_sealed_suit_takes_one_off_each_damage_that_is_not_rolled() -> None:
    s = duel("automatic-shotgun", "space-marine-9", dice={"attack": ["armor", *[MISS] * 4]})
    marine = s.box.cards.enemies["space-marine"]
    hurt(s, "space-marine-9", 1)
    assert left(s, "space-marine-9") == (marine.hp, marine.armor)
    hurt(s, "space-marine-9", 3)
    assert left(s, "space-marine-9") == (marine.hp, marine.armor - 2)
    fight(s, "attack space-marine-9 automatic-shotgun")
    assert left(s, "space-marine-9") == (marine.hp, marine.armor - 3)


def test_a_suit_has_armor_of_its_own_that_is_lost_first() -> None:
    s = duel("automatic-shotgun", dice={"attack": ["armor", "armor"]})
    wear(s, s.active, "power-suit")
    assert left(s, "blazkowicz") == (5, 6)
    under_fire(s, "soldat-1", "blazkowicz")
    assert (s.active.suit_lost, s.active.armor_lost, suit_armor(s, s.active)) == (2, 0, 1)
    hurt(s, "blazkowicz", 3)
    assert (s.active.suit_lost, s.active.armor_lost) == (3, 2)
    assert left(s, "blazkowicz") == (5, 1)


@pytest.mark.rules("WOLF-CRD-12")
def test_boosters_raise_what_there_is_to_lose() -> None:
    s = duel("automatic-shotgun")
    wear(s, s.active, "riveted-plates")
    assert base_armor(s, s.active) == 5
    hurt(s, "blazkowicz", 5)
    assert left(s, "blazkowicz") == (5, 0)


# -- reactions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-CRD-35", "WOLF-RUL-70", "WOLF-CRD-10")
def test_a_helmet_cancels_two_hits_of_the_players_choice() -> None:
    s = duel("handgun-1960", "von-grim-47", dice={"attack": ["hp", "hp", "armor", "armor"]})
    wear(s, s.active, "helmet")
    _, asked = under_fire(s, "von-grim-47", "blazkowicz", "react helmet", "cancel 1 1")
    assert [str(option) for option in asked[0].options] == ["react helmet", "decline"]
    assert asked[0].args == {"hero": "blazkowicz", "hp": 2, "armor": 2}
    assert [str(option) for option in asked[1].options] == ["cancel 2 0", "cancel 1 1", "cancel 0 2"]
    assert left(s, "blazkowicz") == (4, 2)
    assert (s.active.worn, s.equipment.discard) == ([], ["helmet"])


@pytest.mark.rules("WOLF-RUL-70")
def test_a_helmet_may_be_kept_for_worse() -> None:
    s = duel("handgun-1960", "officer-17", dice={"attack": ["hp", "armor"]})
    wear(s, s.active, "helmet")
    under_fire(s, "officer-17", "blazkowicz", "decline")
    assert left(s, "blazkowicz") == (4, 2)
    assert s.active.worn == ["helmet"]


@pytest.mark.rules("WOLF-RUL-70")
def test_with_no_armor_left_every_hit_is_the_same() -> None:
    s = duel("handgun-1960", "von-grim-47", dice={"attack": ["hp", "armor", "armor", MISS]})
    wear(s, s.active, "helmet")
    s.active.armor_lost = 3
    under_fire(s, "von-grim-47", "blazkowicz", "react helmet")
    assert left(s, "blazkowicz") == (4, 0)


@pytest.mark.rules("WOLF-RUL-70")
def test_a_helmet_helps_against_damage_without_dice_too_but_not_in_the_bag() -> None:
    s = duel("automatic-shotgun")
    wear(s, s.active, "helmet")
    hurt(s, "blazkowicz", 3, "react helmet")
    assert left(s, "blazkowicz") == (5, 2)
    get(s, s.active, "helmet")
    hurt(s, "blazkowicz", 1)
    assert left(s, "blazkowicz") == (5, 1)


def test_a_flak_vest_spares_three_points_of_armor_and_no_hp() -> None:
    s = duel("handgun-1960", "von-grim-47", dice={"attack": ["hp", "armor", "armor", "armor"]})
    wear(s, s.active, "flak-vest")
    under_fire(s, "von-grim-47", "blazkowicz", "react flak-vest")
    assert left(s, "blazkowicz") == (4, 3)
    s = duel("handgun-1960", "von-grim-47", dice={"attack": ["hp", MISS, MISS, MISS]})
    wear(s, s.active, "flak-vest")
    under_fire(s, "von-grim-47", "blazkowicz")  # nothing that it could help against
    assert s.active.worn == ["flak-vest"]


@pytest.mark.rules("WOLF-RUL-70")
def test_stand_behind_me_takes_hp_that_a_neighbour_would_lose_to_an_attack() -> None:
    s = duel(
        "handgun-1960",
        "von-grim-47",
        hero="max",
        others={"anya": "b3"},
        dice={"attack": ["hp", "hp", "armor", MISS]},
        players=2,
    )
    s.active.gp = 1
    act(s, "skill stand-behind-me")
    _, asked = under_fire(s, "von-grim-47", "anya", "shield 2")
    assert asked[0].seat == s.active.seat
    assert [str(option) for option in asked[0].options] == ["shield 2", "shield 1", "decline"]
    assert (left(s, "anya"), left(s, "max")) == ((3, 1), (4, 3))


@pytest.mark.rules("WOLF-RUL-70")
def test_cards_come_before_the_shield_and_the_shield_is_for_attacks_only() -> None:
    s = duel(
        "handgun-1960", "von-grim-47", hero="max", others={"anya": "b3"}, dice={"attack": ["hp", "hp", "hp", MISS]}
    )
    s.active.gp = 1
    act(s, "skill stand-behind-me")
    wear(s, s.heroes["anya"], "helmet")
    s.active.hp_lost = 5
    under_fire(s, "von-grim-47", "anya", "react helmet", "shield 1")
    assert left(s, "anya") == (3, 2)
    assert s.active.bleeding
    s = duel("handgun-1960", hero="max", others={"anya": "b3"})
    s.active.gp = 1
    act(s, "skill stand-behind-me")
    hurt(s, "anya", 4, by={})
    assert left(s, "anya") == (1, 0)


@pytest.mark.rules("WOLF-BOT-12")
def test_nobody_shields_a_bot() -> None:
    s = duel("handgun-1960", "von-grim-47", hero="max", dice={"attack": ["hp", MISS, MISS, MISS]})
    add_bot(s, "ubersoldat-31", "max", "b3")
    s.active.gp = 1
    act(s, "skill stand-behind-me")
    under_fire(s, "von-grim-47", "ubersoldat-31")
    assert left(s, "ubersoldat-31") == (3, 4)


def test_a_reaction_that_is_not_discarded_works_once_in_a_round() -> None:
    """No card of the box does that; a pack's could."""
    s = duel("automatic-shotgun")
    reprint(s, "helmet", discard=False, once="round")
    wear(s, s.active, "helmet")
    hurt(s, "blazkowicz", 3, "react helmet")
    assert (left(s, "blazkowicz"), s.active.worn, s.active.round_used) == ((5, 2), ["helmet"], ["helmet"])
    hurt(s, "blazkowicz", 1)
    assert left(s, "blazkowicz") == (5, 1)


def test_what_cancels_hits_for_a_while_needs_no_asking() -> None:
    """No card of the box does that; a pack's could."""
    from sandtable.games.wolfenstein.state import Holding

    s = duel("handgun-1960", "officer-17", dice={"attack": ["hp", "hp"]})
    s.active.holding.append(Holding("next-turn", (Effect(name="cancel", n=1),)))
    under_fire(s, "officer-17", "blazkowicz")
    assert left(s, "blazkowicz") == (4, 3)


# -- skills of Nazis that are hit --------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-HAZ-05", "WOLF-CRD-44")
def test_a_soldat_that_lives_calls_for_help_if_the_attack_was_heard() -> None:
    s = duel("automatic-shotgun", dice={"attack": ["armor", *[MISS] * 4]})
    fight(s, SHOOT)
    assert s.hazard == 1
    s = duel("handgun-1960", attachment="silencer", dice={"attack": ["armor", MISS, MISS]})
    fight(s, "attack soldat-1 handgun-1960")
    assert s.hazard == 0
    s = duel("automatic-shotgun", dice={"attack": [MISS] * 5})
    fight(s, SHOOT)
    assert s.hazard == 0
    s = duel("automatic-shotgun", dice={"attack": ["hp", *[MISS] * 4]})
    fight(s, SHOOT, "take light")
    assert s.hazard == 1  # for the kill alone


@pytest.mark.rules("WOLF-DIF-22", "WOLF-DIF-23", "WOLF-PRI-01")
@pytest.mark.parametrize(
    ("level", "face", "works"),
    [
        ("bring-em-on", "reload", True),
        ("bring-em-on", "blank", True),
        ("bring-em-on", "hp", False),
        ("dont-hurt-me", "blank", False),
        ("can-i-play-daddy", "blank", False),
        ("can-i-play-daddy", "reload", True),
    ],
)
def test_hitler_has_others_take_his_damage(level: str, face: str, works: bool) -> None:
    dice = {"attack": ["hp", "hp", *[MISS] * 3], "scapegoat": [face]}
    s = duel(
        "automatic-shotgun",
        "hitler-49",
        nazis={"ubersoldat-31": "e4", "von-grim-47": "d5"},
        dice=dice,
        difficulty=level,
    )
    told = listen(s)
    act(s, "attack hitler-49 automatic-shotgun")
    assert left(s, "hitler-49") == ((7, 3) if works else (5, 3))
    assert left(s, "ubersoldat-31") == ((2, 4) if works else (4, 4))
    assert left(s, "von-grim-47") == (9, 5)
    assert any(isinstance(event, Hurt) for event in told)


def test_with_nobody_there_half_of_hitlers_damage_is_left() -> None:
    dice = {"attack": ["hp", "hp", "armor", MISS, MISS], "scapegoat": ["blank"]}
    s = duel("automatic-shotgun", "hitler-49", nazis={"ubersoldat-31": "h4"}, dice=dice)
    fight(s, "attack hitler-49 automatic-shotgun")
    assert left(s, "hitler-49") == (6, 2)
    assert halved(Damage(hp=1, armor=0)) == Damage(hp=1, armor=0)
    assert halved(Damage(hp=3, armor=2)) == Damage(hp=1, armor=2)


def test_the_controller_picks_between_scapegoats_who_are_equally_near() -> None:
    dice = {"attack": ["hp", *[MISS] * 4], "scapegoat": ["reload"]}
    s = duel("automatic-shotgun", "hitler-49", nazis={"drone-35": "e4", "drone-36": "d5"}, dice=dice, tie_breaks="ask")
    fight(s, "attack hitler-49 automatic-shotgun", "choose drone-36")
    assert list(s.nazis) == ["hitler-49", "drone-35"]
    assert (s.kills, s.hazard) == ({"drone": 1}, 1)


# -- kills -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "WOLF-ATK-15",
    "WOLF-ATK-16",
    "WOLF-EXM-15",
    "WOLF-CRD-41",
    "WOLF-HAZ-02",
    "WOLF-RUL-56",
    "WOLF-RUL-81",
    "WOLF-DMG-05",
)
def test_a_kill_goes_noise_damage_removal_loot_hazard() -> None:
    s = duel("automatic-shotgun", dice={"attack": ["hp", *[MISS] * 4]})
    on_top(s, "equipment", "stimulant")
    told = listen(s)
    act(s, SHOOT, "take special")
    order = [type(event) for event in told]
    wanted: list[type] = [Attacked, NoiseMade, Hurt, Killed, Gained, HazardMoved]
    assert sorted(wanted, key=order.index) == wanted
    assert (s.active.gp, s.active.ammo, s.active.items) == (1, {"heavy": 1, "special": 1}, ["hatchet", "stimulant"])
    assert (s.nazis, s.kills, s.hazard) == ({}, {"soldat": 1}, 1)


@pytest.mark.rules("WOLF-ATK-17", "WOLF-ATK-18", "WOLF-RUL-57", "WOLF-RUL-74")
def test_team_loot_is_for_every_other_living_hero() -> None:
    s = duel("automatic-shotgun", "officer-17", others={"anya": "a1"}, dice={"attack": ["hp", "hp", *[MISS] * 3]})
    s.heroes["anya"].hp_lost, s.heroes["anya"].bleeding = 3, True
    s.heroes["klaus"].dead, s.heroes["klaus"].weapons = True, []
    s.out.append("handgun-1960")
    fight(s, "attack officer-17 automatic-shotgun")
    assert {hero.id: hero.gp for hero in s.heroes.values()} == {"blazkowicz": 2, "anya": 1, "max": 1, "klaus": 0}
    assert len(s.active.weapons) == 2


@pytest.mark.rules("WOLF-RUL-35", "WOLF-HAZ-06")
def test_the_last_officers_death_raises_the_tracker_and_then_resets_it() -> None:
    s = duel("automatic-shotgun", "officer-17", dice={"attack": ["hp", "hp", *[MISS] * 3]})
    set_alarm(s, {"a": ["soldat"], "b": ["soldat"]})
    s.hazard = s.alarm_limit - 1
    told = listen(s)
    act(s, "attack officer-17 automatic-shotgun")
    assert s.hazard == 0
    assert [type(event) for event in told if isinstance(event, HazardMoved | AlarmRaised)] == [
        HazardMoved,
        AlarmRaised,
        HazardMoved,
    ]
    assert [event.model for event in told if isinstance(event, Spawned)] == ["soldat-1", "soldat-2"]


@pytest.mark.rules("WOLF-RUL-34")
def test_a_fire_trooper_burns_all_around_when_it_dies_and_its_killer_has_killed_them() -> None:
    s = duel(
        "automatic-shotgun",
        "fire-trooper-23",
        at="c4",
        target_at="d4",
        nazis={"fire-trooper-24": "e4", "drone-35": "f4", "soldat-1": "d5"},
        dice={"attack": ["hp", *[MISS] * 5]},
    )
    trooper = s.box.cards.enemies["fire-trooper"]
    s.nazis["fire-trooper-23"].hp_lost = s.nazis["fire-trooper-24"].hp_lost = trooper.hp - 1
    s.nazis["fire-trooper-24"].armor_lost = trooper.armor
    s.nazis["drone-35"].armor_lost = 1
    fight(s, "attack fire-trooper-23 automatic-shotgun")
    assert s.kills == {"fire-trooper": 2, "drone": 1}
    assert s.hazard == 3
    assert left(s, "soldat-1") == (1, 1)  # both have burned it
    assert left(s, "blazkowicz") == (5, 2)
    assert s.active.gp == 2 + 2 + 1
    assert s.active.ammo == {"heavy": 1, "special": 2}


@pytest.mark.rules("WOLF-RUL-34", "WOLF-CRD-22", "WOLF-CRD-23")
def test_serial_killer_is_a_kill_without_loot() -> None:
    s = duel("automatic-shotgun", hero="anya", nazis={"officer-17": "e4", "drone-35": "e5", "hitler-49": "e6"})
    s.active.gp = 3
    act(s, "skill malawies-serial-killer")
    assert "soldat-1" not in s.nazis
    assert (s.kills, s.hazard) == ({"soldat": 1}, 1)
    assert (s.active.gp, s.active.items) == (0, [])
    s.active.gp, s.active.skill_used = 3, False
    assert why_not(s, "skill malawies-serial-killer").rule == "WOLF-CRD-22"


@pytest.mark.rules("WOLF-RUL-34")
def test_a_model_that_the_mission_takes_away_is_no_kill() -> None:
    s = duel("automatic-shotgun")
    s.waiting = ["soldat-1"]
    kills.remove(s, s.nazis["soldat-1"])
    assert (s.nazis, s.waiting) == ({}, [])
    assert (s.nazis, s.kills, s.hazard, s.active.gp) == ({}, {}, 0, 0)


def test_a_kept_event_hears_of_a_kill() -> None:
    s = duel("automatic-shotgun", "officer-17", dice={"attack": ["hp", "hp", *[MISS] * 3]})
    s.events.bag.remove("projection-room")
    s.active.events.append(Kept("projection-room", "watch"))
    fight(s, "attack officer-17 automatic-shotgun")
    assert (s.active.events, s.events_done, s.active.gp) == ([], 1, 3)


@pytest.mark.rules("WOLF-RUL-41")
def test_hitler_steps_out_of_mecha_hitler_where_the_controller_says() -> None:
    s = duel(
        "automatic-shotgun",
        "mecha-hitler-48",
        at="b4",
        target_at="c3",
        tie_breaks="ask",
        dice={"attack": ["hp", *[MISS] * 5]},
    )
    s.nazis["mecha-hitler-48"].hp_lost, s.nazis["mecha-hitler-48"].armor_lost = 13, 10
    fight(s, "attack mecha-hitler-48 automatic-shotgun", "place d4", "take light", "take light", "take light")
    assert list(s.nazis) == ["hitler-49"]
    assert s.nazis["hitler-49"].at == "d4"
    assert (s.kills, s.hazard, s.active.gp) == ({"mecha-hitler": 1}, 1, 4)


@pytest.mark.rules("WOLF-RUL-41")
def test_nobody_steps_out_if_the_box_has_no_such_model_left() -> None:
    s = duel("automatic-shotgun", "mecha-hitler-48", at="b4", target_at="c3", nazis={"hitler-49": "f6"})
    hurt(s, "mecha-hitler-48", 24, "take light", "take light", "take light")
    assert list(s.nazis) == ["hitler-49"]


@pytest.mark.rules("WOLF-BOT-09", "WOLF-BOT-10")
def test_a_bot_without_hp_is_gone() -> None:
    s = duel("automatic-shotgun", dice={"attack": ["hp", MISS, MISS]})
    add_bot(s, "drone-35", "blazkowicz", "c4")
    under_fire(s, "soldat-1", "drone-35")
    assert s.bots == {}


# -- area effects ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RUL-28", "WOLF-ATK-20", "WOLF-RUL-83")
def test_a_hand_grenade_hurts_all_on_and_around_its_square_and_is_no_attack() -> None:
    s = duel(
        "automatic-shotgun",
        "drone-35",
        target_at="e4",
        nazis={"soldat-1": "f5", "soldat-2": "e6"},
        others={"anya": "d3"},
    )
    get(s, s.active, "hand-grenade")
    asked = act(s, "use hand-grenade", "aim e4")
    squares = {str(option) for option in asked[0].options}
    assert "aim b4" not in squares
    assert "aim g4" not in squares  # five squares away
    assert "aim f4" not in squares  # behind the drone
    assert list(s.nazis) == ["soldat-1", "soldat-2"]
    assert (left(s, "soldat-1"), left(s, "soldat-2"), left(s, "anya")) == ((1, 2), (1, 3), (3, 1))
    assert (s.noise, s.active.attacks, s.active.ap) == (["r1"], 0, 4)
    assert (s.kills, s.hazard, s.active.gp) == ({"drone": 1}, 1, 1)


@pytest.mark.rules("WOLF-BIG-06", "WOLF-RUL-63")
@pytest.mark.parametrize(("at", "lost"), [("d4", 2), ("e3", 2), ("f3", 1)])
def test_a_large_model_is_hurt_once_by_the_higher_number(at: str, lost: int) -> None:
    s = duel("automatic-shotgun", "panzerhund-43", target_at="d3")
    get(s, s.active, "hand-grenade")
    s.active.at = "b2" if at != "f3" else "f1"
    act(s, "use hand-grenade", f"aim {at}")
    hound = s.box.cards.enemies["panzerhund"]
    assert left(s, "panzerhund-43") == (hound.hp, hound.armor - lost)


@pytest.mark.rules("WOLF-RUL-10")
def test_a_blast_does_not_go_through_a_closed_door() -> None:
    s = duel("automatic-shotgun", "drone-35", at="k3", target_at="m3")
    s.closed = ["c1-r2"]
    get(s, s.active, "hand-grenade")
    act(s, "use hand-grenade", "aim l3")
    assert left(s, "drone-35") == (1, 1)
    assert left(s, "blazkowicz") == (5, 2)


@pytest.mark.rules("WOLF-OBS-06")
def test_tnt_opens_doors_and_removes_barricades_but_not_what_is_locked() -> None:
    s = duel("automatic-shotgun", at="k3", target_at="a1")
    s.closed = ["c1-r2", "c3-r2"]
    get(s, s.active, "tnt")
    act(s, "use tnt", "aim l3")
    assert s.closed == ["c3-r2"]
    assert (s.hazard, s.noise) == (1, ["c1"])
    assert left(s, "blazkowicz") == (5, 1)
    s = duel("automatic-shotgun", mission="laboratory")
    grid, piece = s.board.grid, s.barricades[0]
    at = s.board.listed(grid.beside(grid.barriers[piece]))[0]
    areas._breach(s, Cause(hero="blazkowicz", there=at), Effect(name="breach"))
    assert piece not in s.barricades
    s = duel("automatic-shotgun", at="b16", target_at="a14", mission="last-door")
    s.closed = ["c8-r7"]
    at = s.board.listed(s.board.grid.beside(s.board.grid.barriers["c8-r7"]))[0]
    areas._breach(s, Cause(hero="blazkowicz", there=at), Effect(name="breach"))
    assert s.closed == ["c8-r7"]
    areas._breach(s, Cause(hero="blazkowicz"), Effect(name="breach"))
    assert s.closed == ["c8-r7"]


# -- stun and sabotage -------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-STN-01", "WOLF-STN-04", "WOLF-RUL-58")
def test_a_nazis_token_goes_at_the_end_of_the_phase_that_it_spoiled() -> None:
    s = duel("automatic-shotgun", nazis={"soldat-2": "e5"})
    first, second = s.nazis["soldat-1"], s.nazis["soldat-2"]
    s.phase = "nazi-act"
    second.acted = True
    for nazi in (first, second):
        tokens.stun(s, nazi)
        tokens.sabotage(s, nazi)
    tokens.end_of_phase(s)
    assert (first.stunned, first.sabotaged) == (False, False)
    assert (second.stunned, second.sabotaged) == (True, True)
    tokens.end_of_phase(s)
    assert (second.stunned, second.sabotaged) == (False, False)


@pytest.mark.rules("WOLF-RUL-58", "WOLF-STN-02")
def test_a_heros_token_goes_at_the_end_of_its_next_turn() -> None:
    s = duel("laserkraftwerk", "von-grim-47", at="b4", target_at="c4", ammo=3, dice={"attack": [MISS] * 5})
    fight(s, "attack von-grim-47 laserkraftwerk strobe")
    assert s.active.stunned
    tokens.end_of_turn(s, s.active)
    assert s.active.stunned  # it came in this turn and is for the next
    s.active.attacks = 0
    tokens.end_of_turn(s, s.active)
    assert not s.active.stunned


def test_guten_tag_is_never_stunned_and_the_emp_is_for_mechs_who_are_no_bosses() -> None:
    s = duel(
        "automatic-shotgun",
        "hans-grosse-50",
        nazis={"mecha-hitler-48": "c5", "ubersoldat-31": "c3", "drone-35": "f4", "soldat-1": "a4"},
    )
    get(s, s.active, "emp-charge")
    act(s, "use emp-charge")
    assert [nazi.id for nazi in s.nazis.values() if nazi.stunned] == ["ubersoldat-31"]
    tokens.stun(s, s.nazis["hans-grosse-50"])
    assert not s.nazis["hans-grosse-50"].stunned
    tokens.sabotage(s, s.nazis["hans-grosse-50"])
    assert s.nazis["hans-grosse-50"].sabotaged


def test_bear_hug_and_crossed_wires() -> None:
    s = duel(
        "automatic-shotgun",
        hero="max",
        target_at="c4",
        nazis={"panzerhund-43": "b5", "von-grim-47": "a3", "drone-35": "a4"},
    )
    s.active.gp = 2
    asked = act(s, "skill bear-hug", "choose soldat-1")
    assert [str(option) for option in asked[0].options] == ["choose soldat-1", "choose drone-35"]
    assert s.nazis["soldat-1"].stunned
    s = duel("laserkraftwerk", "ubersoldat-31", hero="set", nazis={"drone-35": "g4"})
    s.active.gp = 2
    act(s, "skill crossed-wires")
    assert s.nazis["ubersoldat-31"].sabotaged


# -- odds and ends -----------------------------------------------------------------------------------------------------


def test_hits_count_armor_hits_as_hp_hits_as_far_as_they_go() -> None:
    assert Hits.of(Roll(hp=1, armor=3, reload=1), 2) == Hits(hp=3, armor=1)


def test_what_would_do_nothing_is_not_possible() -> None:
    s = duel("automatic-shotgun")
    cause = Cause(hero="blazkowicz", target="soldat-1", here=("r1",))
    stun = Effect(name="stun", to="target")
    assert is_possible(s, cause, stun)
    tokens.stun(s, s.nazis["soldat-1"])
    assert not is_possible(s, cause, stun)
    assert not is_possible(s, cause, Effect(name="remove", to="target", only=("mech",)))
    assert not is_possible(s, cause, Effect(name="damage", n=1, to="adjacent-enemy"))
    assert not is_possible(s, cause, Effect(name="heal", n=1))
    assert not is_possible(s, cause, Effect(name="breach"))
    assert is_possible(s, cause, Effect(name="blast", n=1, near=1, within=2))


def test_who_lies_down_has_nothing_more_to_lose() -> None:
    s = duel("automatic-shotgun", others={"anya": "c3"})
    s.heroes["anya"].hp_lost, s.heroes["anya"].bleeding = 3, True
    wear(s, s.heroes["anya"], "helmet")
    hurt(s, "anya", 2)
    play(carry_out(s, Cause(hero="blazkowicz", here=("r1",)), [Effect(name="damage", n=1, to="heroes-here")]))
    assert left(s, "anya") == (0, 2)
    assert left(s, "blazkowicz") == (5, 2)


def test_a_model_that_is_gone_is_not_hurt_through_another_with_its_card() -> None:
    s = table({"blazkowicz": "b4"}, nazis={"drone-35": "d4"})
    old = s.nazis["drone-35"]
    kills.remove(s, old)
    assert not damage.is_there(s, old)
    s.nazis["drone-35"] = type(old)(id="drone-35", at="d4")
    assert not damage.is_there(s, old)
    play(take(s, old, 5, Cause(hero="blazkowicz")))
    assert left(s, "drone-35") == (1, 1)

"""Attacks (p.11-12): who may be shot at, with how many dice, what each weapon and each skill adds, and Nazis too."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.chance import ScriptedChance
from sandtable.games.wolfenstein import attack, doors, enemy_attack, executions
from sandtable.games.wolfenstein.attack_plan import applies, enemy_plan, plan
from sandtable.games.wolfenstein.cards import Provided
from sandtable.games.wolfenstein.log import Attacked, NoiseMade
from sandtable.games.wolfenstein.state import Weapon
from sandtable.games.wolfenstein.table import kit
from sandtable.games.wolfenstein.vocabulary import ROLL, VOCABULARY, Effect
from tests.games.wolfenstein.bench import act, add_bot, box, get, listen, offered, on_top, play, table, wear, why_not
from tests.games.wolfenstein.skirmish import MISS, arm, duel, fight, left, reprint, under_fire

SHOOT = "attack soldat-1 automatic-shotgun"


# -- whether one may ---------------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "WOLF-ATK-01", "WOLF-ATK-02", "WOLF-ATK-03", "WOLF-RNG-01", "WOLF-RNG-02", "WOLF-RNG-03", "WOLF-RUL-16"
)
def test_a_target_must_be_in_range_and_in_sight() -> None:
    s = duel(
        "automatic-shotgun", nazis={"soldat-2": "f2", "soldat-3": "e6", "soldat-4": "b3"}, dice={"attack": [MISS] * 5}
    )
    assert offered(s, attack.ATTACK) == [
        "attack soldat-1 automatic-shotgun",
        "attack soldat-1 automatic-shotgun both-barrels",
        "attack soldat-3 automatic-shotgun",
        "attack soldat-4 automatic-shotgun",
        "attack soldat-4 automatic-shotgun both-barrels",
    ]
    far = why_not(s, "attack soldat-2 automatic-shotgun")
    assert (far.rule, far.args) == ("WOLF-ATK-03", {"distance": 4, "range": 3})
    fight(s, SHOOT)
    assert s.active.ap == 3


@pytest.mark.rules("WOLF-ATK-01", "WOLF-LOS-05")
def test_a_model_in_between_hides_the_target() -> None:
    s = duel("automatic-shotgun", others={"anya": "c4"})
    assert why_not(s, SHOOT).rule == "WOLF-ATK-01"


@pytest.mark.rules("WOLF-RUL-83")
def test_only_nazis_are_attacked() -> None:
    s = duel("automatic-shotgun", others={"anya": "b3"})
    bot = add_bot(s, "drone-35", "blazkowicz", "b5")
    weapon = s.active.weapons[0]
    for friend in (s.heroes["anya"], bot):
        refusal = attack.may_attack(s, s.active, friend, weapon)
        assert refusal is not None
        assert refusal.rule == "WOLF-RUL-83"
    assert not [text for text in offered(s, attack.ATTACK) if "anya" in text or "drone" in text]


@pytest.mark.rules("WOLF-HER-03", "WOLF-ATK-02")
def test_an_attack_must_be_paid_for() -> None:
    s = duel("automatic-shotgun")
    s.active.ap = 2
    assert why_not(s, SHOOT).rule == "WOLF-HER-03"


@pytest.mark.rules("WOLF-HER-09", "WOLF-FAT-06", "WOLF-FAT-07")
def test_a_second_attack_needs_the_fatigue_action() -> None:
    s = duel("handgun-1960", "von-grim-47", dice={"attack": [MISS] * 6})
    shoot = "attack von-grim-47 handgun-1960"
    act(s, shoot)
    assert why_not(s, shoot).rule == "WOLF-HER-09"
    act(s, "fatigue")
    fight(s, shoot)
    assert why_not(s, shoot).rule == "WOLF-HER-09"
    assert s.active.ap == 6 + 3 - 2 - 2


@pytest.mark.rules("WOLF-HER-09")
def test_both_hands_gives_one_more_attack_without_fatigue() -> None:
    s = duel("handgun-1960", "von-grim-47", dice={"attack": [MISS] * 6})
    s.active.gp = 2
    act(s, "skill both-hands")
    act(s, "attack von-grim-47 handgun-1960")
    fight(s, "attack von-grim-47 handgun-1960")
    assert why_not(s, "attack von-grim-47 handgun-1960").rule == "WOLF-HER-09"
    assert not s.active.fatigued


@pytest.mark.rules("WOLF-REL-01", "WOLF-REL-04", "WOLF-RUL-22", "WOLF-RUL-23")
def test_an_empty_weapon_does_not_shoot_and_reloading_takes_the_turn() -> None:
    s = duel("automatic-shotgun", target_at="b3")
    get(s, s.active, "knife")
    s.active.weapons[0].empty = True
    assert why_not(s, SHOOT).rule == "WOLF-REL-01"
    act(s, "reload automatic-shotgun")
    assert why_not(s, SHOOT).rule == "WOLF-REL-04"
    assert "execute soldat-1 knife" in offered(s, executions.EXECUTE)
    act(s, "fatigue")
    assert SHOOT in offered(s, attack.ATTACK)


@pytest.mark.rules("WOLF-DIF-28", "WOLF-DIF-29")
@pytest.mark.parametrize("level", ["can-i-play-daddy", "dont-hurt-me"])
def test_on_easier_levels_one_reloads_and_shoots(level: str) -> None:
    s = duel("automatic-shotgun", difficulty=level)
    s.active.weapons[0].empty = True
    act(s, "reload automatic-shotgun")
    assert SHOOT in offered(s, attack.ATTACK)


@pytest.mark.rules("WOLF-STN-03")
def test_a_sabotaged_hero_does_not_attack_but_does_all_else() -> None:
    s = duel("automatic-shotgun", target_at="b3")
    get(s, s.active, "knife")
    s.active.sabotaged = True
    assert why_not(s, SHOOT).rule == "WOLF-STN-03"
    assert why_not(s, "execute soldat-1 knife").rule == "WOLF-STN-03"
    act(s, "fatigue")


@pytest.mark.rules("WOLF-EQP-02")
def test_only_the_weapon_in_the_slot_shoots() -> None:
    s = duel("automatic-shotgun")
    s.weapons.bag.remove("sturmgewehr")
    s.active.weapons.append(Weapon("sturmgewehr"))
    assert why_not(s, "attack soldat-1 sturmgewehr").rule == "WOLF-EQP-02"
    act(s, "ready sturmgewehr")
    assert "attack soldat-1 sturmgewehr" in offered(s, attack.ATTACK)


# -- ammo and abilities ------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-AMM-03", "WOLF-AMM-04", "WOLF-DIF-05")
def test_an_attack_needs_ammo_of_its_kind_and_does_not_use_it_up() -> None:
    s = duel("automatic-shotgun", ammo=0, dice={"attack": [MISS] * 5})
    s.active.ammo = {"light": 3}
    assert why_not(s, SHOOT).rule == "WOLF-AMM-03"
    s.active.ammo = {"heavy": 1}
    fight(s, SHOOT)
    assert s.active.ammo == {"heavy": 1}


@pytest.mark.rules("WOLF-DIF-03", "WOLF-DIF-04")
@pytest.mark.parametrize("level", ["can-i-play-daddy", "dont-hurt-me"])
def test_on_easier_levels_attacks_need_no_ammo_but_abilities_do(level: str) -> None:
    s = duel("automatic-shotgun", ammo=0, difficulty=level)
    assert offered(s, attack.ATTACK) == [SHOOT]
    assert why_not(s, f"{SHOOT} both-barrels").rule == "WOLF-AMM-05"


@pytest.mark.rules("WOLF-AMM-05", "WOLF-AMM-07", "WOLF-CST-08", "WOLF-RUL-25", "WOLF-ATK-04")
def test_an_ability_may_use_up_the_last_token_and_the_attack_is_still_rolled() -> None:
    s = duel("automatic-shotgun", dice={"attack": ["hp", *[MISS] * 6]})
    assert len(fight(s, f"{SHOOT} both-barrels", "take light")) == 2 + 3 + 2
    assert s.active.ammo == {"light": 1}
    assert s.active.ap == 3
    assert "soldat-1" not in s.nazis


@pytest.mark.rules("WOLF-AMM-06")
def test_one_ability_in_a_turn() -> None:
    s = duel("twin-handguns", "von-grim-47", ammo=4, dice={"attack": [MISS] * 7})
    s.active.fatigue_action = True
    fight(s, "attack von-grim-47 twin-handguns fan-the-hammers")
    s.active.ap = 6
    assert why_not(s, "attack von-grim-47 twin-handguns fan-the-hammers").rule == "WOLF-AMM-06"
    assert offered(s, attack.ATTACK) == ["attack von-grim-47 twin-handguns"]


@pytest.mark.rules("WOLF-DIF-06", "WOLF-RUL-84")
def test_on_the_hardest_level_an_ability_costs_a_token_more() -> None:
    s = duel("automatic-shotgun", difficulty="death-incarnate", dice={"attack": [MISS] * 7})
    assert why_not(s, f"{SHOOT} both-barrels").rule == "WOLF-DIF-06"
    s.active.ammo = {"heavy": 2}
    fight(s, f"{SHOOT} both-barrels")
    assert s.active.ammo == {}


# -- what the dice do --------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-ATK-11", "WOLF-ATK-12", "WOLF-ATK-13", "WOLF-ATK-19", "WOLF-ATK-14")
def test_reloads_empty_the_weapon_and_the_hits_still_count() -> None:
    s = duel("automatic-shotgun", "ubersoldat-31", dice={"attack": ["reload", "reload", "hp", "armor", "armor"]})
    fight(s, "attack ubersoldat-31 automatic-shotgun")
    assert s.active.weapons == [Weapon("automatic-shotgun", empty=True, just_emptied=True)]
    assert (s.nazis["ubersoldat-31"].hp_lost, s.nazis["ubersoldat-31"].armor_lost) == (1, 2)
    assert left(s, "ubersoldat-31") == (3, 2)


@pytest.mark.rules("WOLF-DIC-06", "WOLF-DIC-07", "WOLF-DIC-08", "WOLF-CRD-39")
def test_war_veteran_rerolls_one_reload_if_klaus_wants_to() -> None:
    """A second Reload stays, and so does what the reroll gives."""
    dice = {"attack": ["reload", "reload", MISS], "reroll": ["reload"]}
    s = duel("handgun-1960", "von-grim-47", hero="klaus", dice=dice)
    told = listen(s)
    asked = act(s, "attack von-grim-47 handgun-1960", "reroll")
    assert [str(option) for option in asked[0].options] == ["reroll", "keep"]
    assert asked[0].args["faces"] == ("reload", "reload", "blank")
    assert len(told) > 0
    assert s.active.weapons[0].empty

    s = duel("handgun-1960", "von-grim-47", hero="klaus", dice={"attack": ["reload", "hp", MISS]})
    fight(s, "attack von-grim-47 handgun-1960", "keep")
    assert s.active.weapons[0].empty


@pytest.mark.rules("WOLF-AMM-09", "WOLF-GLO-06")
def test_hunters_eye_rerolls_one_blank_from_four_squares_on() -> None:
    dice = {"attack": ["blank", "blank", "armor", "armor", "armor"], "reroll": ["hp"]}
    s = duel("marksman-rifle", hero="bombate", at="b4", target_at="f4", dice=dice)
    fight(s, "attack soldat-1 marksman-rifle", "reroll", "take heavy")
    assert s.kills == {"soldat": 1}
    s = duel("marksman-rifle", hero="bombate", at="b4", target_at="e4", dice={"attack": ["blank"] * 5})
    fight(s, "attack soldat-1 marksman-rifle")


# -- every weapon ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weapon", "ability", "target_at", "number"),
    [
        ("handgun-1960", "", "d4", 1),
        ("handgun-1960", "snap-shot", "d4", 2),
        ("maschinenpistole", "", "c4", 3),
        ("maschinenpistole", "", "d4", 2),
        ("maschinenpistole", "", "f4", 1),
        ("maschinenpistole", "long-burst", "f4", 3),
        ("twin-handguns", "fan-the-hammers", "d4", 5),
        ("paratroop-carbine", "", "f4", 2),
        ("sturmgewehr", "full-automatic", "f4", 4),
        ("automatic-shotgun", "", "c5", 4),
        ("automatic-shotgun", "", "d4", 3),
        ("automatic-shotgun", "both-barrels", "c4", 6),
        ("bolt-action-rifle", "stripper-clip", "f4", 2),
        ("cutting-beam", "", "f4", 2),
        ("rocket-tube", "", "f4", 4),
        ("grenade-pistol", "lob", "f4", 2),
    ],
)
@pytest.mark.rules("WOLF-ATK-04", "WOLF-RUL-18", "WOLF-CRD-40", "WOLF-CRD-03")
def test_weapon_dice_come_on_top_of_accuracy(weapon: str, ability: str, target_at: str, number: int) -> None:
    s = duel(weapon, target_at=target_at, ammo=3, dice={"attack": [MISS] * (2 + number)})
    assert len(fight(s, f"attack soldat-1 {weapon} {ability}".strip())) == 2 + number


def test_both_barrels_is_for_two_squares_at_most() -> None:
    s = duel("automatic-shotgun", target_at="e4")
    assert why_not(s, f"{SHOOT} both-barrels").key == "ability-is-useless"


def test_focus_is_for_mechs() -> None:
    s = duel("cutting-beam", "ubersoldat-31", nazis={"soldat-1": "b2"}, dice={"attack": [MISS] * 6})
    assert why_not(s, "attack soldat-1 cutting-beam focus").key == "ability-is-useless"
    assert len(fight(s, "attack ubersoldat-31 cutting-beam focus")) == 2 + 2 + 2


def test_steady_rerolls_all_blanks() -> None:
    s = duel("paratroop-carbine", dice={"attack": ["blank", "blank", "armor", "armor"], "reroll": ["armor", "armor"]})
    fight(s, "attack soldat-1 paratroop-carbine steady", "reroll", "take light")
    assert s.kills == {"soldat": 1}


def test_hold_the_trigger_rerolls_reloads_and_blanks_or_only_one_of_them() -> None:
    dice = {"attack": ["reload", "blank", "blank", "reload", "armor", "armor"], "reroll": ["blank", "blank", "armor"]}
    s = duel("heavy-mg-60", "von-grim-47", ammo=2, dice=dice)
    told = act(s, "attack von-grim-47 heavy-mg-60 hold-the-trigger", "reroll reload", "keep")
    assert [str(option) for option in told[0].options] == ["reroll", "reroll reload", "reroll blank", "keep"]
    assert [str(option) for option in told[1].options] == ["reroll", "keep"]
    assert not s.active.weapons[0].empty


def test_the_heavy_mg_counts_armor_hits_as_hp_hits_and_roots_the_hero() -> None:
    s = duel("heavy-mg-60", "ubersoldat-31", dice={"attack": ["armor", "armor", "armor", MISS, MISS, MISS]})
    fight(s, "attack ubersoldat-31 heavy-mg-60")
    assert left(s, "ubersoldat-31") == (1, 4)
    assert s.active.rooted


def test_the_flare_sabotages_the_target_and_is_heard_in_its_room() -> None:
    s = duel(
        "signal-pistol", "von-grim-47", at="f4", target_at="g4", attachment="silencer", dice={"attack": [MISS] * 3}
    )
    fight(s, "attack von-grim-47 signal-pistol flare")
    assert s.nazis["von-grim-47"].sabotaged
    assert s.noise == ["c1"]


@pytest.mark.rules("WOLF-PRI-01", "WOLF-PRI-03", "WOLF-PRI-04", "WOLF-CRD-30", "WOLF-RUL-85")
def test_armor_piercing_passes_armor_by_but_not_great_armor() -> None:
    dice = {"attack": ["armor", "armor", "armor", MISS]}
    s = duel("sturmgewehr", "ubersoldat-31", dice=dice)
    fight(s, "attack ubersoldat-31 sturmgewehr armor-piercing")
    assert left(s, "ubersoldat-31") == (1, 4)
    s = duel("sturmgewehr", "supersoldat-27", dice=dice)
    fight(s, "attack supersoldat-27 sturmgewehr armor-piercing")
    assert left(s, "supersoldat-27") == (7, 2)


def test_a_called_shot_turns_one_armor_hit_and_the_rifle_is_not_for_neighbours() -> None:
    s = duel(
        "marksman-rifle", "ubersoldat-31", nazis={"soldat-1": "b3"}, dice={"attack": ["armor", "armor", MISS, MISS]}
    )
    near = why_not(s, "attack soldat-1 marksman-rifle")
    assert (near.rule, near.key) == ("WOLF-ATK-03", "too-near")
    fight(s, "attack ubersoldat-31 marksman-rifle called-shot")
    assert left(s, "ubersoldat-31") == (3, 3)


def test_a_stripper_clip_makes_reloads_blanks() -> None:
    s = duel("bolt-action-rifle", dice={"attack": ["reload", "reload", MISS, MISS]})
    fight(s, "attack soldat-1 bolt-action-rifle stripper-clip")
    assert not s.active.weapons[0].empty


@pytest.mark.rules("WOLF-CRD-32", "WOLF-OBS-07")
@pytest.mark.parametrize("weapon", ["laserkraftwerk", "cutting-beam"])
def test_pierce_through_metal_removes_barricades_and_other_weapons_do_not(weapon: str) -> None:
    s = duel(weapon, at="b4", mission="laboratory")
    grid = s.board.grid
    barricade = s.barricades[0]
    s.active.at = s.board.listed(grid.beside(grid.barriers[barricade]))[0]
    assert doors.may_clear(s, s.active, barricade) is None
    arm(s, "blazkowicz", "sturmgewehr")
    refusal = doors.may_clear(s, s.active, barricade)
    assert refusal is not None
    assert refusal.rule == "WOLF-OBS-07"


@pytest.mark.rules("WOLF-CRD-33", "WOLF-CRD-31", "WOLF-STN-01")
def test_strobe_stuns_the_target_and_all_beside_it_and_unloads_the_weapon() -> None:
    s = duel(
        "laserkraftwerk",
        "ubersoldat-31",
        at="b4",
        target_at="c4",
        ammo=3,
        nazis={"soldat-1": "d5", "soldat-2": "f6"},
        others={"anya": "d3"},
        dice={"attack": [MISS] * 5},
    )
    assert len(fight(s, "attack ubersoldat-31 laserkraftwerk strobe")) == 5
    assert [nazi.id for nazi in s.nazis.values() if nazi.stunned] == ["ubersoldat-31", "soldat-1"]
    assert s.heroes["anya"].stunned
    assert s.active.stunned  # beside the target as well
    assert s.active.weapons[0].empty
    assert s.active.weapons[0].just_emptied
    assert s.active.ammo == {}


@pytest.mark.rules("WOLF-CRD-34", "WOLF-RUL-34", "WOLF-RUL-25")
def test_tesla_takes_a_mech_off_the_board_without_a_roll_and_without_loot() -> None:
    s = duel(
        "laserkraftwerk",
        "supersoldat-27",
        at="b16",
        target_at="d16",
        ammo=8,
        nazis={"mecha-hitler-48": "c17", "soldat-1": "c15"},
        mission="last-door",
    )
    for spared in ("mecha-hitler-48", "soldat-1"):
        assert why_not(s, f"attack {spared} laserkraftwerk tesla").key == "ability-is-useless"
    assert fight(s, "attack supersoldat-27 laserkraftwerk tesla") == ()
    assert "supersoldat-27" not in s.nazis
    assert (s.kills, s.hazard) == ({"supersoldat": 1}, 1)
    assert (s.active.gp, len(s.active.weapons), s.heroes["anya"].gp) == (0, 1, 0)
    assert s.active.weapons[0].empty


@pytest.mark.rules("WOLF-ATK-20", "WOLF-RUL-83")
def test_sweep_burns_every_other_model_beside_the_target() -> None:
    s = duel(
        "flame-projector",
        "von-grim-47",
        ammo=2,
        nazis={"drone-35": "e4", "soldat-1": "d3"},
        others={"anya": "c5"},
        dice={"attack": [MISS] * 5},
    )
    fight(s, "attack von-grim-47 flame-projector sweep")
    assert (left(s, "drone-35"), left(s, "soldat-1"), left(s, "anya")) == ((1, 0), (1, 2), (3, 1))
    assert left(s, "von-grim-47") == (9, 5)


def test_a_rocket_empties_its_tube_and_its_blast_takes_two_from_all_around() -> None:
    s = duel("rocket-tube", ammo=2, nazis={"drone-35": "e4"}, dice={"attack": [MISS] * 6})
    fight(s, "attack soldat-1 rocket-tube blast")
    assert "drone-35" not in s.nazis
    assert s.active.weapons[0].empty
    assert s.active.gp == 1


def test_overload_stuns_a_mech_that_was_hit() -> None:
    s = duel("arc-pistol", "ubersoldat-31", ammo=2, dice={"attack": ["armor", MISS, MISS, MISS]})
    fight(s, "attack ubersoldat-31 arc-pistol overload")
    assert s.nazis["ubersoldat-31"].stunned
    s = duel("arc-pistol", "ubersoldat-31", nazis={"soldat-1": "b2"}, dice={"attack": [MISS] * 4})
    assert why_not(s, "attack soldat-1 arc-pistol overload").key == "ability-is-useless"
    fight(s, "attack ubersoldat-31 arc-pistol overload")
    assert not s.nazis["ubersoldat-31"].stunned
    assert s.active.ammo == {}


def test_lob_goes_over_the_heads_of_models() -> None:
    s = duel("grenade-pistol", target_at="d4", others={"anya": "c4"}, dice={"attack": ["hp", MISS, MISS, MISS]})
    assert offered(s, attack.ATTACK) == ["attack soldat-1 grenade-pistol lob"]
    fight(s, "attack soldat-1 grenade-pistol lob", "take special")
    assert s.kills == {"soldat": 1}


def test_every_weapon_ability_has_a_test_here() -> None:
    """Whoever adds one finds out here."""
    known = (
        "snap-shot spray long-burst fan-the-hammers steady flare armor-piercing full-automatic point-blank both-barrels"
    )
    known += (
        " called-shot hold-the-trigger stripper-clip pierce-through-metal strobe tesla sweep blast overload lob focus"
    )
    cards = table({"anya": "b4"}).box.cards
    assert {ability.id for weapon in cards.weapons.values() for ability in weapon.abilities} == set(known.split())


# -- attachments -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-NOI-04", "WOLF-SIL-09", "WOLF-SIL-10", "WOLF-RUL-34")
def test_a_silenced_weapon_is_not_heard_and_does_not_move_the_tracker() -> None:
    s = duel("handgun-1960", attachment="silencer", dice={"attack": ["hp", MISS, MISS]})
    fight(s, "attack soldat-1 handgun-1960", "take light")
    assert s.kills == {"soldat": 1}
    assert (s.noise, s.hazard) == ([], 0)


@pytest.mark.rules("WOLF-NOI-01", "WOLF-NOI-02", "WOLF-RUL-32", "WOLF-RUL-81", "WOLF-EXM-04")
def test_a_shot_is_heard_where_it_comes_from_and_where_it_goes_hit_or_miss() -> None:
    s = duel("automatic-shotgun", at="f4", target_at="h4", dice={"attack": [MISS] * 5})
    told = listen(s)
    act(s, SHOOT)
    assert s.noise == ["r1", "c1"]
    kinds = [type(event) for event in told]
    assert kinds.index(Attacked) < kinds.index(NoiseMade)


@pytest.mark.rules("WOLF-DIF-16", "WOLF-DIF-18")
@pytest.mark.parametrize("level", ["can-i-play-daddy", "dont-hurt-me"])
def test_on_easier_levels_attacks_make_no_noise(level: str) -> None:
    s = duel("automatic-shotgun", at="f4", target_at="h4", difficulty=level, dice={"attack": ["armor", *[MISS] * 4]})
    fight(s, SHOOT)
    assert (s.noise, s.hazard) == ([], 0)  # and nobody who hears nothing calls for help


def test_a_bayonet_needs_no_ammo_and_no_reload_next_to_the_target() -> None:
    s = duel(
        "bolt-action-rifle",
        attachment="bayonet",
        ammo=0,
        target_at="c4",
        nazis={"soldat-2": "e6"},
        dice={"attack": ["reload"] * 5},
    )
    assert why_not(s, "attack soldat-2 bolt-action-rifle").rule == "WOLF-AMM-03"
    assert len(fight(s, "attack soldat-1 bolt-action-rifle")) == 2 + 1 + 2
    assert not s.active.weapons[0].empty


def test_a_telescopic_sight_reaches_two_squares_further() -> None:
    s = duel("handgun-1960", attachment="telescopic-sight", target_at="f4")
    assert offered(s, attack.ATTACK)[0] == "attack soldat-1 handgun-1960"


def test_a_drum_magazine_goes_for_the_reloads_of_one_attack() -> None:
    dice = {"attack": ["reload", "reload", "armor"]}
    s = duel("handgun-1960", "von-grim-47", attachment="drum-magazine", dice=dice)
    fight(s, "attack von-grim-47 handgun-1960", "use drum-magazine")
    assert s.active.weapons == [Weapon("handgun-1960")]
    assert s.equipment.discard == ["drum-magazine"]
    s = duel("handgun-1960", "von-grim-47", attachment="drum-magazine", dice=dice)
    fight(s, "attack von-grim-47 handgun-1960", "decline")
    assert s.active.weapons == [Weapon("handgun-1960", empty=True, just_emptied=True, attachment="drum-magazine")]
    s = duel("handgun-1960", "von-grim-47", attachment="drum-magazine", dice={"attack": [MISS] * 3})
    fight(s, "attack von-grim-47 handgun-1960")  # nothing to ask about


def test_what_is_offered_after_a_roll_can_change_all_that_a_roll_still_can() -> None:
    """No card of the box does more than ignore Reloads; a pack's could."""
    dice = {"attack": ["armor", MISS, MISS, "hp"], "reroll": ["armor", "armor"]}
    s = duel("handgun-1960", "ubersoldat-31", attachment="drum-magazine", dice=dice)
    effects = (Effect(name="armor-to-hp"), Effect(name="reroll", faces=("blank",)), Effect(name="dice", n=1))
    reprint(s, "drum-magazine", effects=effects, discard=False, once="round")
    fight(s, "attack ubersoldat-31 handgun-1960", "use drum-magazine", "reroll", *["take light"] * 3)
    assert s.kills == {"ubersoldat": 1}
    assert s.active.round_used == ["drum-magazine"]
    assert s.active.weapons[0].attachment == "drum-magazine"
    s = duel("handgun-1960", "ubersoldat-31", attachment="drum-magazine", dice={"attack": ["armor", MISS, MISS]})
    reprint(s, "drum-magazine", effects=(Effect(name="reroll", faces=("reload",)),))
    fight(s, "attack ubersoldat-31 handgun-1960")  # nothing that it could be used for
    reprint(s, "drum-magazine", effects=effects, once="round", discard=False)
    s.active.round_used, s.active.attacks = ["drum-magazine"], 0
    s.chance = ScriptedChance({"attack": [MISS] * 3})
    fight(s, "attack ubersoldat-31 handgun-1960")  # once in a round


def test_what_is_worn_can_be_offered_after_a_roll_too() -> None:
    s = duel("handgun-1960", "von-grim-47", dice={"attack": ["reload", MISS, MISS]})
    reprint(s, "lockpicks", when="rolled", discard=True, effects=(Effect(name="reload-as-blank"),))
    wear(s, s.active, "lockpicks")
    fight(s, "attack von-grim-47 handgun-1960", "use lockpicks")
    assert (s.active.worn, s.equipment.discard, s.active.weapons[0].empty) == ([], ["lockpicks"], False)


# -- skills of Heroes in attacks ---------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-PRI-02", "WOLF-AMM-10")
def test_unstoppable_holds_for_the_turn_and_between_the_plates_for_one_attack() -> None:
    s = duel("handgun-1960", "ubersoldat-31", dice={"attack": ["armor"] * 3})
    s.active.gp = 3
    act(s, "skill unstoppable")
    fight(s, "attack ubersoldat-31 handgun-1960")
    assert left(s, "ubersoldat-31") == (1, 4)
    assert len(s.active.holding) == 1

    s = duel("handgun-1960", "ubersoldat-31", hero="bombate", dice={"attack": ["armor"] * 4})
    s.active.gp = 2
    act(s, "skill between-the-plates")
    fight(s, "attack ubersoldat-31 handgun-1960")
    assert left(s, "ubersoldat-31") == (2, 2)
    assert s.active.holding == []


@pytest.mark.rules("WOLF-CRD-14")
def test_an_attack_ends_a_disguise_and_its_card_leaves_play() -> None:
    s = duel("handgun-1960", "von-grim-47", hero="klaus", dice={"attack": [MISS] * 3})
    wear(s, s.active, "officers-uniform")
    s.active.gp = 1
    act(s, "skill old-uniform")
    assert len(s.active.holding) == 1
    fight(s, "attack von-grim-47 handgun-1960")
    assert (s.active.holding, s.active.worn) == ([], [])
    assert (s.out, s.equipment.discard) == (["officers-uniform"], [])


def test_a_suit_that_leaves_play_takes_its_own_armor_along() -> None:
    s = duel("handgun-1960", "von-grim-47", dice={"attack": [MISS] * 3})
    effects = (Effect(name="disguise", breaks=("attack",)), Effect(name="suit-armor", n=2))
    reprint(s, "officers-uniform", effects=effects)
    wear(s, s.active, "officers-uniform")
    s.active.suit_lost = 1
    assert left(s, "blazkowicz") == (5, 4)
    fight(s, "attack von-grim-47 handgun-1960")
    assert (left(s, "blazkowicz"), s.active.suit_lost) == ((5, 3), 0)


@pytest.mark.rules("WOLF-RUL-42", "WOLF-CRD-27")
def test_whoever_was_attacked_knows_it_hit_or_miss() -> None:
    s = duel("handgun-1960", "supersoldat-27", dice={"attack": [MISS] * 3})
    assert not s.nazis["supersoldat-27"].awake
    fight(s, "attack supersoldat-27 handgun-1960")
    assert s.nazis["supersoldat-27"].attacked
    assert s.nazis["supersoldat-27"].awake


# -- silent executions -------------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "WOLF-SIL-01", "WOLF-SIL-02", "WOLF-SIL-03", "WOLF-SIL-04", "WOLF-SIL-05", "WOLF-SIL-06", "WOLF-SIL-07",
    "WOLF-SIL-08", "WOLF-RUL-27", "WOLF-NOI-03", "WOLF-HAZ-03", "WOLF-RUL-82",
)  # fmt: skip
def test_a_knife_rolls_its_own_dice_and_nobody_hears_it() -> None:
    s = duel(
        "automatic-shotgun",
        target_at="c4",
        ammo=0,
        dice={"attack": ["reload", "hp", MISS, MISS]},
        nazis={"soldat-2": "d4"},
    )
    get(s, s.active, "knife")
    assert why_not(s, "execute soldat-2 knife").rule == "WOLF-SIL-03"
    assert len(fight(s, "execute soldat-1 knife", "take light")) == 4
    assert (s.active.ap, s.active.attacks) == (4, 1)
    assert "knife" not in s.active.items
    assert s.equipment.discard == ["knife"]
    assert (s.kills, s.hazard, s.noise) == ({"soldat": 1}, 0, [])
    assert not s.active.weapons[0].empty


@pytest.mark.rules("WOLF-SIL-04", "WOLF-SIL-02", "WOLF-HER-09")
def test_the_item_is_gone_after_a_miss_too_and_the_attack_is_used() -> None:
    s = duel("automatic-shotgun", target_at="c4", dice={"attack": [MISS] * 3})
    get(s, s.active, "pipe", "knife")
    assert len(fight(s, "execute soldat-1 pipe")) == 3
    assert "pipe" not in s.active.items
    assert why_not(s, "execute soldat-1 knife").rule == "WOLF-HER-09"
    assert why_not(s, SHOOT).rule == "WOLF-HER-09"


@pytest.mark.rules("WOLF-RUL-83")
def test_nobody_is_executed_who_is_no_enemy() -> None:
    s = duel("automatic-shotgun", others={"anya": "b3"})
    blade = kit(s, s.active).blades[0]
    refusal = executions.may_execute(s, s.active, s.heroes["anya"], blade)
    assert refusal is not None
    assert refusal.rule == "WOLF-RUL-83"


@pytest.mark.rules("WOLF-RUL-11", "WOLF-SIL-03")
def test_nobody_is_executed_through_a_closed_door() -> None:
    s = duel("automatic-shotgun", at="l3", target_at="m3")
    get(s, s.active, "knife")
    assert "execute soldat-1 knife" in offered(s, executions.EXECUTE)
    s.closed = ["c1-r2"]
    assert why_not(s, "execute soldat-1 knife").rule == "WOLF-SIL-03"


def test_a_hatchet_is_swung_with_five_dice_or_thrown_with_three() -> None:
    s = duel(
        "automatic-shotgun", target_at="c4", nazis={"soldat-2": "b1", "soldat-3": "f4"}, dice={"attack": [MISS] * 3}
    )
    assert offered(s, executions.EXECUTE) == [
        "execute soldat-1 hatchet",
        "throw soldat-1 hatchet",
        "throw soldat-2 hatchet",
    ]
    assert why_not(s, "throw soldat-3 hatchet").rule == "WOLF-ATK-03"
    s.nazis["soldat-1"].at = "b2"
    assert why_not(s, "throw soldat-2 hatchet").rule == "WOLF-ATK-01"
    s.nazis["soldat-1"].at = "c4"
    assert len(fight(s, "throw soldat-2 hatchet")) == 3
    assert (s.active.items, s.noise) == ([], [])
    s = duel("automatic-shotgun", target_at="c4", dice={"attack": [MISS] * 5})
    assert len(fight(s, "execute soldat-1 hatchet")) == 5


def test_big_hands_adds_a_die_and_keeps_the_blade_once_if_it_kills() -> None:
    s = table(
        {"max": "b4"},
        nazis={"soldat-1": "c4", "soldat-2": "b3", "soldat-3": "b5"},
        script={"attack": ["hp", *[MISS] * 3, *[MISS] * 4, "hp", *[MISS] * 3]},
    )
    s.active.extra_attacks = 2
    get(s, s.active, "pipe", "pipe")
    s.active.items.remove("pipe")
    s.equipment.bag.append("pipe")
    told = listen(s)
    act(s, "execute soldat-1 pipe", "take light", "keep")
    assert s.active.items.count("pipe") == 2
    assert s.active.spent == [executions.KEEP_BLADE]
    act(s, "execute soldat-2 pipe")
    act(s, "execute soldat-3 pipe", "take light")
    assert "pipe" not in s.active.items
    assert len(told) > 0


def test_a_blade_that_misses_is_discarded_even_by_big_hands() -> None:
    s = table({"max": "b4"}, nazis={"soldat-1": "c4"}, script={"attack": [MISS] * 4})
    act(s, "execute soldat-1 pipe")
    assert "pipe" not in s.active.items
    assert s.active.spent == []


def test_a_skill_for_executions_does_not_help_a_silenced_gun() -> None:
    s = duel("handgun-1960", hero="max", attachment="silencer", dice={"attack": [MISS] * 2})
    assert len(fight(s, "attack soldat-1 handgun-1960")) == 1 + 1


def test_a_silent_execution_on_another_card_is_made_for_nothing() -> None:
    """No card of the box says so; a pack's could."""
    s = duel("automatic-shotgun", target_at="c4", dice={"attack": ["hp", MISS]})
    effect = s.box.cards.equipment["knife"].effects[0]
    from msgspec.structs import replace

    from sandtable.games.wolfenstein.effects import Cause, carry_out, is_possible

    cause = Cause(hero="blazkowicz", card="example")
    assert not is_possible(s, cause, effect)
    play(carry_out(s, cause, [replace(effect, n=2)]), "take light")
    assert (s.kills, s.hazard, s.active.ap, s.active.attacks) == ({"soldat": 1}, 0, 6, 0)
    s = duel("automatic-shotgun", target_at="d4", dice={"attack": [MISS]})
    play(carry_out(s, cause, [replace(effect, n=1)]))  # nobody is near enough
    play(carry_out(s, cause, [replace(effect, n=1, within=2)]))
    assert s.nazis["soldat-1"].attacked


# -- Nazis attack ------------------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "WOLF-EXM-17", "WOLF-EXM-18", "WOLF-ATK-05", "WOLF-NAC-09", "WOLF-NAC-10", "WOLF-RUL-18", "WOLF-CRD-42"
)
@pytest.mark.parametrize(("at", "dice"), [("c4", 3), ("d4", 2), ("e4", 1), ("f4", 1)])
def test_a_soldat_loses_a_die_for_each_square_in_between(at: str, dice: int) -> None:
    s = duel("handgun-1960", target_at=at, dice={"attack": ["reload"] * dice})
    thrown, _ = under_fire(s, "soldat-1", "blazkowicz")
    assert thrown == ("reload",) * dice
    assert left(s, "blazkowicz") == (5, 3)
    assert (s.nazis["soldat-1"].ap, s.nazis["soldat-1"].has_attacked, s.noise) == (3, True, ["r1"])


def test_nazis_attack_once_and_not_when_sabotaged_and_only_what_they_reach() -> None:
    s = duel("handgun-1960", "rocket-trooper-25", target_at="d4")
    trooper, hero = s.nazis["rocket-trooper-25"], s.active
    trooper.ap = 4
    assert enemy_attack.may_enemy_attack(s, trooper, hero)
    trooper.at = "c4"
    assert not enemy_attack.may_enemy_attack(s, trooper, hero)  # too near for its rockets
    trooper.at = "d4"
    for field, value in (("has_attacked", True), ("sabotaged", True), ("ap", 2)):
        before = getattr(trooper, field)
        setattr(trooper, field, value)
        assert not enemy_attack.may_enemy_attack(s, trooper, hero)
        setattr(trooper, field, before)
    s.heroes["anya"].at = "c4"
    assert not enemy_attack.may_enemy_attack(s, trooper, hero)  # she stands in between


@pytest.mark.rules("WOLF-CRD-28", "WOLF-CRD-29", "WOLF-RUL-75", "WOLF-NAC-10")
def test_a_supersoldat_rerolls_without_being_asked_and_shoots_past_armor() -> None:
    dice = {"attack": ["armor", "reload", "blank", "hp"], "reroll": ["armor", "reload"]}
    s = duel("handgun-1960", "supersoldat-27", dice=dice)
    _, asked = under_fire(s, "supersoldat-27", "blazkowicz")
    assert asked == []
    assert left(s, "blazkowicz") == (2, 3)


def test_an_ubersoldat_rerolls_one_blank() -> None:
    s = duel("handgun-1960", "ubersoldat-31", dice={"attack": ["blank", "blank", "armor"], "reroll": ["hp"]})
    under_fire(s, "ubersoldat-31", "blazkowicz")
    assert left(s, "blazkowicz") == (4, 2)


def test_drones_swarm() -> None:
    s = duel("handgun-1960", "drone-35", target_at="c4", nazis={"drone-36": "a4"})
    hero, drone = s.active, s.nazis["drone-35"]
    assert enemy_plan(s, drone, hero).dice == 3
    s.nazis["drone-36"].at = "e4"
    assert enemy_plan(s, drone, hero).dice == 2


def rolls(enemy: str, *faces: str) -> dict[str, list[str]]:
    """All the dice on an enemy's card: these faces, and nothing on the others."""
    misses = box().cards.enemies[enemy].weapon.dice - len(faces)
    return {"attack": [*faces, *[MISS] * misses]}


@pytest.mark.rules("WOLF-ATK-20")
def test_burning_hurts_once_more_whom_it_hit() -> None:
    s = duel("handgun-1960", "fire-trooper-23", dice=rolls("fire-trooper", "armor"))
    under_fire(s, "fire-trooper-23", "blazkowicz")
    assert left(s, "blazkowicz") == (5, 1)
    s = duel("handgun-1960", "fire-trooper-23", dice=rolls("fire-trooper"))
    under_fire(s, "fire-trooper-23", "blazkowicz")
    assert left(s, "blazkowicz") == (5, 3)


def test_the_blast_of_a_rocket_hurts_heroes_beside_its_target_hit_or_miss() -> None:
    s = duel(
        "handgun-1960",
        "rocket-trooper-25",
        target_at="e4",
        others={"anya": "b3"},
        nazis={"soldat-1": "a4"},
        dice=rolls("rocket-trooper"),
    )
    under_fire(s, "rocket-trooper-25", "blazkowicz")
    assert (left(s, "anya"), left(s, "blazkowicz"), left(s, "soldat-1")) == ((3, 1), (5, 3), (1, 3))


def test_a_rocket_that_destroys_a_bot_still_hurts_the_heroes_beside_it() -> None:
    s = duel("handgun-1960", "rocket-trooper-25", target_at="e4", dice={"attack": ["hp", MISS, MISS]})
    add_bot(s, "drone-35", "blazkowicz", "c4")
    under_fire(s, "rocket-trooper-25", "drone-35")
    assert s.bots == {}
    assert left(s, "blazkowicz") == (5, 2)


@pytest.mark.rules("WOLF-FAT-12")
def test_bite_and_hold_tires_whoever_loses_hp() -> None:
    s = duel("handgun-1960", "panzerhund-43", at="b4", target_at="c4", dice=rolls("panzerhund", "armor"))
    under_fire(s, "panzerhund-43", "blazkowicz")
    assert not s.active.fatigued
    s = duel("handgun-1960", "panzerhund-43", at="b4", target_at="c4", dice=rolls("panzerhund", "hp"))
    under_fire(s, "panzerhund-43", "blazkowicz")
    assert s.active.fatigued


def test_cruelty_rallies_those_in_the_room_who_have_yet_to_act() -> None:
    s = duel(
        "handgun-1960",
        "von-grim-47",
        nazis={"soldat-1": "d5", "soldat-2": "d3", "officer-17": "e4", "soldat-3": "h4", "space-marine-9": "f4"},
        dice={"attack": [MISS] * 4},
    )
    s.phase = "nazi-act"
    for nazi in s.nazis.values():
        nazi.active = True
    s.nazis["soldat-2"].acted = True
    under_fire(s, "von-grim-47", "blazkowicz")
    assert [nazi.id for nazi in s.nazis.values() if nazi.rally] == ["soldat-1", "officer-17"]
    assert enemy_plan(s, s.nazis["officer-17"], s.active).dice == 3


@pytest.mark.rules("WOLF-BIG-02", "WOLF-BIG-03", "WOLF-RUL-61", "WOLF-RUL-63")
def test_a_large_model_is_reached_and_reaches_by_its_nearest_square() -> None:
    s = duel("handgun-1960", "panzerhund-43", at="b4", target_at="d3", others={"anya": "c3"})
    assert "attack panzerhund-43 handgun-1960" in offered(s, attack.ATTACK)
    hound = s.nazis["panzerhund-43"]
    hound.ap = 6
    assert enemy_attack.may_enemy_attack(s, hound, s.heroes["anya"])
    assert not enemy_attack.may_enemy_attack(s, hound, s.active)


@pytest.mark.rules("WOLF-ATK-01", "WOLF-RUL-94")
def test_smoke_hides_a_soldat_but_a_space_marine_sees_through_it() -> None:
    s = duel("automatic-shotgun", nazis={"space-marine-9": "d6", "soldat-2": "b3"})
    s.smoke = ["r1"]
    assert why_not(s, SHOOT).rule == "WOLF-ATK-01"
    assert "attack soldat-2 automatic-shotgun" in offered(s, attack.ATTACK)  # a step away
    soldat, marine = s.nazis["soldat-1"], s.nazis["space-marine-9"]
    soldat.ap = marine.ap = 5
    assert not enemy_attack.may_enemy_attack(s, soldat, s.active)
    assert enemy_attack.may_enemy_attack(s, marine, s.active)
    get(s, s.active, "hand-grenade")
    asked = act(s, "use hand-grenade", "aim c5")
    assert "aim d4" not in {str(option) for option in asked[0].options}


# -- bots attack -------------------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "WOLF-BOT-05", "WOLF-BOT-07", "WOLF-BOT-08", "WOLF-BOT-17", "WOLF-RUL-57", "WOLF-RUL-64", "WOLF-NOI-01"
)
def test_a_bot_shoots_with_its_own_card_and_its_hero_gets_the_loot() -> None:
    s = duel("handgun-1960", "soldat-1", dice={"attack": ["hp", "reload"]})
    on_top(s, "equipment", "first-aid-kit")
    bot = add_bot(s, "soldat-2", "blazkowicz", "b5")
    assert enemy_attack.bot_targets(s, bot) == [s.nazis["soldat-1"]]
    play(enemy_attack.bot_attack(s, bot, s.nazis["soldat-1"]), "take special")
    assert (s.kills, s.hazard, s.noise) == ({"soldat": 1}, 1, ["r1"])
    assert (s.active.gp, s.active.ammo, s.active.items) == (1, {"light": 1, "special": 1}, ["hatchet", "first-aid-kit"])
    assert (bot.ap, bot.has_attacked) == (4, True)
    assert enemy_attack.bot_targets(s, bot) == []


def test_a_bots_attack_skills_are_its_own() -> None:
    s = duel("handgun-1960", "von-grim-47", dice={"attack": [MISS, MISS, "armor"], "reroll": ["armor"]})
    bot = add_bot(s, "ubersoldat-31", "blazkowicz", "b5")
    play(enemy_attack.bot_attack(s, bot, s.nazis["von-grim-47"]))
    assert left(s, "von-grim-47") == (9, 3)
    assert s.nazis["von-grim-47"].attacked


# -- what a card asks for ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("provided", "holds"),
    [
        ({}, True),
        ({"least_distance": 2}, True),
        ({"least_distance": 3}, False),
        ({"most_distance": 2}, True),
        ({"most_distance": 1}, False),
        ({"against": ("mech",)}, False),
        ({"against": ("mech", "soldat")}, True),
        ({"beside_target": "soldat"}, True),
        ({"beside_target": "drone"}, False),
        ({"silent": True}, False),
        ({"noisy": True}, True),
        ({"fewer": {"soldat": 3}}, True),
        ({"fewer": {"soldat": 2}}, False),
    ],
)
def test_what_a_card_asks_for(provided: dict[str, Any], holds: bool) -> None:
    s = duel("handgun-1960", nazis={"soldat-2": "e5"})
    hero, target = s.active, s.nazis["soldat-1"]
    assert applies(s, Provided(**provided), hero, target) is holds
    assert applies(s, Provided(silent=True), hero, target, execution=True)
    assert not applies(s, Provided(noisy=True), hero, target, silent=True)
    assert not applies(s, Provided(most_distance=3), hero)


def test_a_hero_in_sight_is_one_that_the_nazi_takes_for_a_hero() -> None:
    s = duel("handgun-1960", "officer-17", hero="klaus")
    officer = s.nazis["officer-17"]
    assert applies(s, Provided(hero_in_sight=True), officer)
    s.active.gp = 1
    act(s, "skill old-uniform")
    assert not applies(s, Provided(hero_in_sight=True), officer)


def test_the_plan_is_what_is_rolled() -> None:
    """All that can change a roll is in the plan, whatever it comes from."""
    s = duel("maschinenpistole", "supersoldat-27", hero="klaus", target_at="f4", attachment="silencer", ammo=2)
    weapon = s.active.weapons[0]
    long_burst = next(ability for ability in s.box.cards.weapons[weapon.kind].abilities if ability.id == "long-burst")
    shot = plan(s, s.active, s.nazis["supersoldat-27"], weapon)
    assert (shot.dice, shot.range, shot.silent, len(shot.rerolls)) == (2 + 1, 4, True, 1)
    assert plan(s, s.active, s.nazis["supersoldat-27"], weapon, long_burst).dice == 2 + 3
    assert "attack supersoldat-27 maschinenpistole long-burst" in offered(s, attack.ATTACK)


def test_every_term_that_changes_a_roll_is_known_to_the_plan() -> None:
    rolls = {term.name for term in VOCABULARY.values() if term.mode == ROLL}
    assert rolls == {
        "unload", "dice", "range", "min-range", "spray", "no-spray", "reroll", "armor-to-hp", "reload-as-blank",
        "no-ammo", "silent", "over-models", "stay-put", "keep-blade",
    }  # fmt: skip

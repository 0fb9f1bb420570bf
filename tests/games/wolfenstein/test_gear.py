"""Gear (p.6, p.12): the weapon slot, what is worn and attached, giving, and every equipment card in use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.chance import ScriptedChance
from sandtable.games.wolfenstein import damage, decks, gear, giving, kills, nazi_actions, noise, spawn, using
from sandtable.games.wolfenstein.attack import ATTACK
from sandtable.games.wolfenstein.box import Box, open_box
from sandtable.games.wolfenstein.effects import Cause
from sandtable.games.wolfenstein.executions import EXECUTE
from sandtable.games.wolfenstein.invariants import broken
from sandtable.games.wolfenstein.log import Rolled
from sandtable.games.wolfenstein.options import Options as TableOptions
from sandtable.games.wolfenstein.standing import holds
from sandtable.games.wolfenstein.state import Hero, State, Weapon
from sandtable.games.wolfenstein.table import armor, base_armor, base_hp, hp, suit_armor
from tests.games.wolfenstein.bench import (
    act,
    add_bot,
    box,
    changes,
    flat,
    get,
    listen,
    offered,
    play,
    table,
    wear,
    why_not,
)


def room(*, script: dict[str, list[str]] | None = None, **options: Any) -> State:
    """Anya in her turn in the room r2, B.J. beside her, Klaus in the room r1, Max not yet on the map."""
    return table({"anya": "o3", "blazkowicz": "o4", "klaus": "b4"}, script=script, **options)


def arm(s: State, hero: Hero, *kinds: str) -> None:
    """More weapons for a Hero, out of the deck."""
    for kind in kinds:
        s.weapons.bag.remove(kind)
        hero.weapons.append(Weapon(kind))


def kinds(hero: Hero) -> list[str]:
    return [weapon.kind for weapon in hero.weapons]


# -- the weapon slot ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-EQP-01", "WOLF-EQP-02", "WOLF-EQP-03")
def test_another_weapon_is_readied_for_nothing() -> None:
    s = room()
    anya = s.active
    arm(s, anya, "bolt-action-rifle")
    assert anya.active_weapon == Weapon("sturmgewehr")
    act(s, "ready bolt-action-rifle")
    assert kinds(anya) == ["bolt-action-rifle", "sturmgewehr"]
    assert anya.ap == 6
    assert why_not(s, "ready bolt-action-rifle").rule == "WOLF-EQP-03"


def test_two_weapons_alike_are_told_apart_only_if_they_differ() -> None:
    s = room()
    anya = s.active
    arm(s, anya, "sturmgewehr")
    assert list(gear.weapon_tags(anya)) == ["sturmgewehr", "sturmgewehr.2"]
    assert why_not(s, "ready sturmgewehr.2").key == "in-the-slot"
    anya.weapons[0].empty = True
    act(s, "ready sturmgewehr.2")
    assert anya.weapons == [Weapon("sturmgewehr"), Weapon("sturmgewehr", empty=True)]


@pytest.mark.rules("WOLF-CRD-08", "WOLF-EQP-01")
def test_the_first_weapon_of_a_hero_without_one_is_in_the_slot() -> None:
    s = table({"max": "o3", "anya": "o4"})
    assert not s.active.weapons
    assert offered(s, gear.READY) == []
    act(s, "give max sturmgewehr", hero=s.heroes["anya"])
    assert s.active.active_weapon == Weapon("sturmgewehr")
    assert not s.heroes["anya"].weapons


@pytest.mark.rules("WOLF-AMM-01", "WOLF-AMM-02", "WOLF-AMM-08")
def test_ammo_is_the_heros_and_serves_every_weapon_of_its_kind() -> None:
    """Three kinds; a token is there for whichever weapon is ready, so that nothing has to be moved between them."""
    s = room()
    anya = s.active
    assert anya.ammo == {"heavy": 1}
    arm(s, anya, "bolt-action-rifle", "arc-pistol")
    before = flat(s)
    act(s, "ready bolt-action-rifle")
    assert set(changes(before, s)) == {"heroes.anya.weapons"}
    assert {s.box.cards.weapons[kind].ammo for kind in s.box.cards.weapons} == {"light", "heavy", "special"}


# -- what is worn ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-EQP-05", "WOLF-GIV-02", "WOLF-CST-12", "WOLF-CRD-10")
def test_armor_goes_on_the_hero_card_for_nothing() -> None:
    s = room()
    anya = s.active
    get(s, anya, "helmet")
    before = flat(s)
    act(s, "equip helmet")
    assert changes(before, s) == {"heroes.anya.items": None, "heroes.anya.worn": ["helmet"]}


@pytest.mark.rules("WOLF-EQP-05", "WOLF-GIV-01")
def test_a_full_slot_is_swapped_with_what_the_hero_owns() -> None:
    s = room()
    anya = s.active
    wear(s, anya, "helmet")
    get(s, anya, "flak-vest", "helmet")
    assert why_not(s, "equip helmet").rule == "WOLF-EQP-05"
    act(s, "equip flak-vest")
    assert anya.worn == ["flak-vest"]
    assert anya.items == ["helmet", "helmet"]
    act(s, "unequip flak-vest")
    assert anya.worn == []


@pytest.mark.rules("WOLF-EQP-05")
def test_a_hero_without_the_symbol_cannot_wear_the_item() -> None:
    s = table({"max": "o3"})
    get(s, s.active, "power-suit")
    assert why_not(s, "equip power-suit").key == "no-such-slot"


@pytest.mark.rules("WOLF-CRD-11", "WOLF-CRD-13")
@pytest.mark.parametrize(("item", "rule"), [("silencer", "WOLF-CRD-11"), ("knife", "WOLF-CRD-13")])
def test_what_goes_on_weapons_or_is_used_up_is_not_worn(item: str, rule: str) -> None:
    s = room()
    get(s, s.active, item)
    assert why_not(s, f"equip {item}").rule == rule


@pytest.mark.rules("WOLF-CRD-12", "WOLF-GIV-08", "WOLF-RUL-26")
@pytest.mark.parametrize(
    ("item", "hp_more", "armor_more"), [("vitamin-serum", 2, 0), ("riveted-plates", 0, 2)], ids=str
)
def test_a_booster_raises_base_and_current_values_and_stays_on(item: str, hp_more: int, armor_more: int) -> None:
    s = room()
    anya = s.active
    anya.hp_lost = anya.armor_lost = 1
    get(s, anya, item)
    act(s, f"equip {item}")
    assert (base_hp(s, anya), base_armor(s, anya)) == (3 + hp_more, 2 + armor_more)
    assert (hp(s, anya), armor(s, anya)) == (2 + hp_more, 1 + armor_more)
    assert why_not(s, f"unequip {item}").rule == "WOLF-GIV-08"


@pytest.mark.rules("WOLF-GIV-08", "WOLF-RUL-26")
def test_a_slot_whose_item_stays_on_is_taken_for_good() -> None:
    s = room()
    anya = s.active
    wear(s, anya, "vitamin-serum")
    get(s, anya, "riveted-plates")
    assert why_not(s, "equip riveted-plates").rule == "WOLF-GIV-08"


@pytest.mark.rules("WOLF-RUL-26")
def test_by_the_other_reading_armor_stays_on_and_a_suit_comes_off() -> None:
    s = room(fixed_items="booster-and-armor")
    anya = s.active
    wear(s, anya, "helmet", "power-suit")
    assert why_not(s, "unequip helmet").rule == "WOLF-GIV-08"
    act(s, "unequip power-suit")
    assert anya.worn == ["helmet"]


@pytest.mark.rules("WOLF-CRD-14", "WOLF-CST-09")
@pytest.mark.parametrize(("suit", "ap"), [("power-suit", 2), ("officers-uniform", 1)])
def test_a_suit_takes_the_ap_of_its_card_to_put_on(suit: str, ap: int) -> None:
    s = room()
    anya = s.active
    get(s, anya, suit)
    anya.ap = ap - 1
    assert why_not(s, f"equip {suit}").rule == "WOLF-HER-03"
    anya.ap = ap
    act(s, f"equip {suit}")
    assert anya.ap == 0
    assert anya.worn == [suit]
    assert why_not(s, f"unequip {suit}").rule == "WOLF-GIV-08"


# -- what is attached --------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-EQP-04", "WOLF-EQP-06", "WOLF-GIV-03", "WOLF-CRD-11")
def test_an_attachment_moves_from_one_weapon_to_another() -> None:
    s = room()
    anya = s.active
    arm(s, anya, "bolt-action-rifle")
    get(s, anya, "bayonet", "silencer")
    act(s, "attach bayonet sturmgewehr")
    assert why_not(s, "attach silencer sturmgewehr").rule == "WOLF-EQP-06"
    act(s, "detach sturmgewehr")
    assert why_not(s, "detach sturmgewehr").rule == "WOLF-GIV-03"
    act(s, "attach bayonet bolt-action-rifle")
    assert [weapon.attachment for weapon in anya.weapons] == ["", "bayonet"]
    assert anya.items == ["silencer"]
    assert anya.ap == 6


@pytest.mark.rules("WOLF-CRD-11")
@pytest.mark.parametrize("kind", ["arc-pistol", "heavy-mg-60", "automatic-shotgun"])
def test_a_silencer_does_not_fit_every_weapon(kind: str) -> None:
    s = room()
    anya = s.active
    if kind not in [weapon.kind for weapon in anya.weapons]:
        arm(s, anya, kind)
    get(s, anya, "silencer", "helmet")
    assert offered(s, gear.ATTACH) == ["attach silencer sturmgewehr"]
    assert why_not(s, f"attach silencer {kind}").key == "does-not-fit"
    assert why_not(s, "attach helmet sturmgewehr").key == "not-for-weapons"


# -- giving ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-GIV-04", "WOLF-GIV-05", "WOLF-GIV-06", "WOLF-CST-11")
def test_cards_weapons_and_ammo_go_to_an_adjacent_hero_for_nothing_and_without_return() -> None:
    s = room()
    anya = s.active
    get(s, anya, "knife")
    before = flat(s)
    for thing in ("knife", "heavy", "sturmgewehr"):
        act(s, f"give blazkowicz {thing}")
    assert changes(before, s) == {
        "heroes.anya.items": None,
        "heroes.anya.weapons": None,
        "heroes.anya.ammo.heavy": None,
        "heroes.blazkowicz.ammo.heavy": 2,
        "heroes.blazkowicz.items": ["hatchet", "knife"],
        "heroes.blazkowicz.weapons": [{"kind": "automatic-shotgun"}, {"kind": "sturmgewehr"}],
    }
    assert offered(s, giving.GIVE) == []


@pytest.mark.rules("WOLF-GIV-07", "WOLF-RUL-21")
def test_a_weapon_keeps_reload_token_and_attachment_when_it_is_given() -> None:
    """The receiver reloads it in its own activation, which is a later one."""
    s = room()
    anya = s.active
    get(s, anya, "bayonet")
    act(s, "attach bayonet sturmgewehr")
    anya.weapons[0].empty = anya.weapons[0].just_emptied = True
    act(s, "give blazkowicz sturmgewehr")
    assert s.heroes["blazkowicz"].weapons[1] == Weapon("sturmgewehr", empty=True, attachment="bayonet")


@pytest.mark.rules("WOLF-GIV-04", "WOLF-RUL-11")
def test_nothing_is_given_from_afar_or_through_a_closed_door() -> None:
    s = table({"anya": "l3", "blazkowicz": "m3", "klaus": "a1"})
    assert "give blazkowicz heavy" in offered(s, giving.GIVE)
    assert why_not(s, "give klaus heavy").key == "too-far-to-give"
    assert why_not(s, "give max heavy").key == "too-far-to-give"
    s.closed = ["c1-r2"]
    assert why_not(s, "give blazkowicz heavy").rule == "WOLF-GIV-04"


@pytest.mark.rules("WOLF-RUL-72")
def test_a_bleeding_hero_receives_but_does_not_give() -> None:
    s = room()
    anya, bj = s.active, s.heroes["blazkowicz"]
    bj.hp_lost, bj.bleeding = 5, True
    assert offered(s, giving.GIVE, bj) == []
    assert why_not(s, "give anya heavy", bj).rule == "WOLF-RUL-72"
    get(s, anya, "knife", "knife", "pipe", "tnt", "helmet")
    act(s, "give blazkowicz knife")
    assert bj.items == ["hatchet", "knife"]
    assert len(anya.items) == 4


@pytest.mark.rules("WOLF-RUL-72", "WOLF-BOT-11")
def test_a_bot_receives_nothing() -> None:
    s = room()
    add_bot(s, "drone-35", "anya", "n3")
    assert why_not(s, "give drone-35 heavy").rule == "WOLF-BOT-11"


@pytest.mark.rules("WOLF-GLO-05", "WOLF-LIF-07")
@pytest.mark.parametrize(("thing", "rule"), [("gp", "WOLF-GLO-05"), ("shared-life", "WOLF-LIF-07")])
def test_glory_and_shared_life_stay_with_their_hero(thing: str, rule: str) -> None:
    s = room()
    s.active.gp = 3
    assert why_not(s, f"give blazkowicz {thing}").rule == rule


@pytest.mark.rules("WOLF-GIV-01", "WOLF-GIV-04")
def test_a_worn_item_comes_off_before_it_is_given() -> None:
    s = room()
    wear(s, s.active, "helmet")
    assert why_not(s, "give blazkowicz helmet").key == "worn"
    act(s, "unequip helmet")
    act(s, "give blazkowicz helmet")
    assert s.heroes["blazkowicz"].items == ["hatchet", "helmet"]


# -- discard piles -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-DSC-01", "WOLF-DSC-02", "WOLF-RUL-79")
@pytest.mark.parametrize("name", ["equipment", "events", "chests"])
def test_an_empty_deck_is_made_of_its_own_discard_pile(name: str) -> None:
    s = room()
    deck = decks.deck(s, name)
    last, first = deck.bag[-1], deck.bag[0]
    deck.bag = []
    assert decks.draw(s, name) is None
    decks.discard(s, name, last)
    decks.discard(s, name, first)
    assert deck.discard == [last, first]
    drawn = {decks.draw(s, name), decks.draw(s, name)}
    assert drawn == {last, first}
    assert decks.draw(s, name) is None


@pytest.mark.rules("WOLF-DSC-03")
def test_a_discarded_weapon_goes_back_into_its_deck_at_once() -> None:
    s = room()
    before = len(s.weapons)
    s.weapons.top = ["arc-pistol"]
    s.weapons.bag.remove("arc-pistol")
    decks.discard(s, "weapons", "sturmgewehr")
    assert len(s.weapons) == before + 1
    assert s.weapons.discard == s.weapons.top == []


@pytest.mark.rules("WOLF-DSC-04", "WOLF-RUL-56")
def test_the_card_of_a_nazi_that_is_gone_can_be_used_again() -> None:
    s = faced(nazis={f"drone-{number}": f"{'mnopqr'[number % 6]}{2 + number // 41}" for number in range(35, 43)})
    assert spawn.free_numbers(s, "drone") == []
    play(kills.kill(s, s.nazis["drone-38"], Cause(hero="anya")))
    assert spawn.free_numbers(s, "drone") == [38]


# -- every equipment card ----------------------------------------------------------------------------------------------

SHOWN: set[str] = set()


def shows(*items: str) -> pytest.MarkDecorator:
    """Names the equipment cards that a test shows in use."""
    SHOWN.update(items)
    return pytest.mark.rules("WOLF-CRD-04", "WOLF-CRD-09")


def faced(*items: str, nazis: dict[str, str], script: dict[str, list[str]] | None = None, **options: Any) -> State:
    """Anya alone in the room r2 with some cards, and Nazis."""
    s = table({"anya": "o3", "klaus": "b4"}, nazis=nazis, script=script, **options)
    get(s, s.active, *items)
    return s


def hurt(s: State, hero: Hero, n: int, *answers: str) -> None:
    """So much damage without dice."""
    play(damage.take(s, hero, n, Cause()), *answers)
    assert not list(broken(s))


@shows("helmet")
@pytest.mark.rules("WOLF-CRD-10", "WOLF-CRD-35", "WOLF-EQP-04")
def test_a_helmet_that_is_worn_is_discarded_to_cancel_two_hits() -> None:
    s = room()
    anya = s.active
    get(s, anya, "helmet")
    hurt(s, anya, 1)  # in the bag it is of no use, and nobody is asked
    act(s, "equip helmet")
    hurt(s, anya, 1, "decline")
    hurt(s, anya, 3, "react helmet")
    assert (anya.armor_lost, anya.hp_lost) == (2, 1)
    assert anya.worn == []
    assert s.equipment.discard == ["helmet"]


@shows("flak-vest")
def test_a_flak_vest_cancels_what_would_come_off_armor() -> None:
    s = room()
    anya = s.active
    wear(s, anya, "flak-vest")
    hurt(s, anya, 3, "react flak-vest")
    assert (anya.armor_lost, anya.hp_lost) == (0, 1)
    assert s.equipment.discard == ["flak-vest"]


@shows("silencer")
@pytest.mark.rules("WOLF-NOI-04", "WOLF-SIL-09", "WOLF-SIL-10")
@pytest.mark.parametrize("silenced", [True, False])
def test_a_silencer_keeps_noise_and_tracker_down_even_in_a_kill(silenced: bool) -> None:
    s = faced("silencer", nazis={"soldat-1": "k3"}, script={"attack": ["hp", "blank", "blank", "blank"]})
    s.equipment.top = ["pipe"]
    s.equipment.bag.remove("pipe")
    if silenced:
        act(s, "attach silencer sturmgewehr")
    act(s, "attack soldat-1 sturmgewehr", "take light")
    assert s.nazis == {}
    assert (sorted(s.noise), s.hazard) == (([], 0) if silenced else (["c1", "r2"], 1))


@shows("bayonet")
@pytest.mark.rules("WOLF-AMM-03", "WOLF-AMM-04")
def test_a_bayonet_helps_at_distance_1_and_needs_no_ammo_there() -> None:
    s = faced("bayonet", nazis={"soldat-1": "o4", "drone-35": "o6"})
    anya = s.active
    anya.ammo.clear()
    assert why_not(s, "attack soldat-1 sturmgewehr").rule == "WOLF-AMM-03"
    act(s, "attach bayonet sturmgewehr")
    assert offered(s, ATTACK) == ["attack soldat-1 sturmgewehr"]
    told = listen(s)
    s.chance = ScriptedChance({"attack": ["reload", "armor", "blank", "blank", "blank", "blank"]})
    act(s, "attack soldat-1 sturmgewehr")
    assert [len(event.faces) for event in told if isinstance(event, Rolled)] == [6]
    assert not anya.weapons[0].empty


@pytest.mark.rules("WOLF-AMM-03", "WOLF-AMM-04")
def test_an_ordinary_attack_needs_an_ammo_token_and_keeps_it() -> None:
    s = faced(nazis={"soldat-1": "o5"}, script={"attack": ["blank"] * 4})
    act(s, "attack soldat-1 sturmgewehr")
    assert s.active.ammo == {"heavy": 1}


@shows("telescopic-sight")
def test_a_telescopic_sight_adds_two_squares_of_range() -> None:
    s = faced("telescopic-sight", nazis={"soldat-1": "i3"})
    assert why_not(s, "attack soldat-1 sturmgewehr").rule == "WOLF-ATK-03"
    act(s, "attach telescopic-sight sturmgewehr")
    assert "attack soldat-1 sturmgewehr" in offered(s, ATTACK)


@shows("drum-magazine")
@pytest.mark.rules("WOLF-CRD-11", "WOLF-DSC-01")
@pytest.mark.parametrize("answer", ["use drum-magazine", "decline"])
def test_a_drum_magazine_is_discarded_to_ignore_the_reloads_of_one_attack(answer: str) -> None:
    s = faced("drum-magazine", nazis={"soldat-1": "o5"}, script={"attack": ["reload", "blank", "blank", "blank"]})
    act(s, "attach drum-magazine sturmgewehr")
    act(s, "attack soldat-1 sturmgewehr", answer)
    used = answer != "decline"
    assert s.active.weapons[0].empty != used
    assert s.active.weapons[0].attachment == ("" if used else "drum-magazine")
    assert s.equipment.discard == (["drum-magazine"] if used else [])


@shows("vitamin-serum", "riveted-plates")
@pytest.mark.rules("WOLF-CRD-12")
@pytest.mark.parametrize("item", ["vitamin-serum", "riveted-plates"])
def test_a_booster_keeps_a_hero_up_that_would_have_fallen(item: str) -> None:
    s = room()
    anya = s.active
    get(s, anya, item)
    act(s, f"equip {item}")
    hurt(s, anya, 6)
    assert not anya.bleeding
    hurt(s, anya, 1)
    assert anya.bleeding


@shows("power-suit")
@pytest.mark.rules("WOLF-CRD-14", "WOLF-CMP-28")
def test_a_power_suit_has_armor_of_its_own_that_is_lost_first_and_walks_easily() -> None:
    s = table({"anya": "m14"}, mission="kennels")
    anya = s.active
    wear(s, anya, "power-suit")
    assert (armor(s, anya), suit_armor(s, anya)) == (5, 3)
    hurt(s, anya, 4)
    assert (anya.suit_lost, anya.armor_lost, anya.hp_lost) == (3, 1, 0)
    assert holds(s, anya, "no-disguise")
    act(s, "move n14")  # difficult terrain
    assert anya.ap == 5


@shows("officers-uniform")
@pytest.mark.rules("WOLF-CRD-14")
def test_a_uniform_hides_its_wearer_from_the_simple_ranks_until_it_attacks() -> None:
    nazis = {"soldat-1": "o6", "officer-17": "q6", "drone-35": "m6"}
    s = faced("officers-uniform", nazis=nazis, script={"attack": ["blank"] * 4})
    act(s, "equip officers-uniform")
    noise.shared_presence(s)
    assert s.noise == []
    assert [nazi.id for nazi in s.nazis.values() if nazi_actions.seen(s, nazi)] == ["officer-17", "drone-35"]
    act(s, "attack soldat-1 sturmgewehr")
    assert s.active.worn == []
    assert all(nazi_actions.seen(s, nazi) for nazi in s.nazis.values())


@shows("pipe", "knife", "hatchet")
@pytest.mark.rules("WOLF-SIL-01", "WOLF-SIL-04", "WOLF-SIL-05", "WOLF-CRD-13")
@pytest.mark.parametrize(("item", "dice"), [("pipe", 3), ("knife", 4), ("hatchet", 5)])
def test_a_blade_is_for_silent_executions_and_is_not_used_otherwise(item: str, dice: int) -> None:
    s = faced(item, nazis={"soldat-1": "o4"}, script={"attack": ["blank"] * dice})
    assert offered(s, using.USE) == []
    assert why_not(s, f"use {item}").key == "not-for-use"
    act(s, f"execute soldat-1 {item}")
    assert s.equipment.discard == [item]
    assert s.active.ap == 4
    assert s.noise == []
    assert s.chance.left_over == {}  # type: ignore[attr-defined]


@shows("hatchet")
def test_a_hatchet_can_be_thrown_three_squares() -> None:
    s = faced("hatchet", nazis={"soldat-1": "o6", "soldat-2": "k3"}, script={"attack": ["blank"] * 3})
    assert offered(s, EXECUTE) == ["throw soldat-1 hatchet"]
    act(s, "throw soldat-1 hatchet")
    assert s.active.items == []


@shows("hand-grenade")
@pytest.mark.rules("WOLF-RUL-28", "WOLF-CRD-13", "WOLF-CST-09")
def test_a_grenade_is_no_attack_hurts_friend_and_foe_and_makes_noise_where_it_falls() -> None:
    s = faced("hand-grenade", nazis={"soldat-1": "k3", "drone-35": "j4", "soldat-2": "h3"})
    anya = s.active
    s.heroes["klaus"].at = "l4"
    act(s, "use hand-grenade", "aim k3")
    assert (anya.ap, anya.attacks) == (4, 0)
    assert {name: nazi.armor_lost for name, nazi in s.nazis.items()} == {"soldat-1": 2, "drone-35": 1, "soldat-2": 0}
    assert s.heroes["klaus"].armor_lost == 1
    assert s.noise == ["c1"]
    assert (anya.items, s.equipment.discard) == ([], ["hand-grenade"])


@pytest.mark.rules("WOLF-RUL-28", "WOLF-RUL-34")
def test_whom_a_grenade_kills_its_thrower_has_killed() -> None:
    s = faced("hand-grenade", nazis={"drone-35": "k3"})
    act(s, "use hand-grenade", "aim k3")
    assert s.kills == {"drone": 1}
    assert (s.active.gp, s.hazard) == (1, 1)


@shows("sound-grenade")
def test_a_sound_grenade_makes_noise_that_outranks_all_other() -> None:
    s = faced("sound-grenade", nazis={})
    act(s, "use sound-grenade", "choose c1")
    assert (s.lure, s.noise, s.active.ap) == ("c1", ["c1"], 5)
    assert s.equipment.discard == ["sound-grenade"]


@shows("tnt")
@pytest.mark.rules("WOLF-OBS-06")
def test_tnt_tears_doors_and_barricades_open() -> None:
    s = table({"anya": "o4", "klaus": "b4"}, mission="laboratory", nazis={"soldat-1": "q4"})
    get(s, s.active, "tnt")
    s.closed = ["c1-r2"]
    act(s, "use tnt", "aim q4", "take light")
    assert s.barricades == ["c7-r5"]  # that of the corridor c2 is gone
    assert s.nazis == {}
    assert s.closed == ["c1-r2"]
    assert s.hazard == 2  # for the TNT and for the kill
    assert (s.noise, s.active.ap) == (["r2"], 3)


@shows("first-aid-kit")
@pytest.mark.rules("WOLF-CRD-09")
def test_a_first_aid_kit_heals_two_hp_of_a_hurt_hero_beside() -> None:
    s = room()
    anya, bj = s.active, s.heroes["blazkowicz"]
    get(s, anya, "first-aid-kit", "first-aid-kit")
    assert why_not(s, "use first-aid-kit").key == "item-does-nothing"
    bj.hp_lost = 3
    act(s, "use first-aid-kit")
    assert (bj.hp_lost, anya.ap) == (1, 4)
    anya.hp_lost = 1
    act(s, "use first-aid-kit", "choose anya")
    assert (anya.hp_lost, bj.hp_lost) == (0, 1)
    assert s.equipment.discard == ["first-aid-kit", "first-aid-kit"]


@shows("ammo-pouch")
def test_an_ammo_pouch_has_two_tokens_of_choice() -> None:
    s = faced("ammo-pouch", nazis={})
    act(s, "use ammo-pouch", "take light", "take heavy")
    assert s.active.ammo == {"heavy": 2, "light": 1}
    assert s.active.ap == 6


@shows("stimulant")
@pytest.mark.parametrize(("answer", "ap", "fatigued"), [("choose 1", 6, False), ("choose 2", 8, True)])
def test_a_stimulant_takes_fatigue_away_or_gives_ap(answer: str, ap: int, fatigued: bool) -> None:
    s = faced("stimulant", nazis={})
    s.active.fatigued = True
    act(s, "use stimulant", answer)
    assert (s.active.ap, s.active.fatigued) == (ap, fatigued)


@shows("smoke-canister")
def test_smoke_fills_the_room() -> None:
    s = faced("smoke-canister", nazis={"soldat-1": "o6"})
    assert "attack soldat-1 sturmgewehr" in offered(s, ATTACK)
    act(s, "use smoke-canister")
    assert (s.smoke, s.active.ap) == (["r2"], 5)
    assert why_not(s, "attack soldat-1 sturmgewehr").rule == "WOLF-ATK-01"


@shows("gun-oil")
def test_gun_oil_clears_a_weapon_that_may_shoot_in_this_turn() -> None:
    s = faced("gun-oil", nazis={"soldat-1": "o6"})
    weapon = s.active.weapons[0]
    assert why_not(s, "use gun-oil").key == "item-does-nothing"
    weapon.empty = weapon.just_emptied = True
    act(s, "use gun-oil")
    assert not weapon.empty
    assert "attack soldat-1 sturmgewehr" in offered(s, ATTACK)


@shows("emp-charge")
@pytest.mark.rules("WOLF-STN-01")
def test_an_emp_charge_stuns_all_mechs_within_two_squares_but_no_boss() -> None:
    nazis = {"drone-35": "o5", "drone-36": "p2", "drone-37": "o6", "soldat-1": "n3", "mecha-hitler-48": "p4"}
    s = faced("emp-charge", nazis=nazis)
    act(s, "use emp-charge")
    assert [name for name, nazi in s.nazis.items() if nazi.stunned] == ["drone-35", "drone-36"]
    assert s.active.ap == 4


@shows("field-radio")
def test_a_field_radio_moves_the_tracker_back() -> None:
    s = faced("field-radio", nazis={})
    assert why_not(s, "use field-radio").rule == "WOLF-CRD-09"
    s.hazard = 3
    act(s, "use field-radio")
    assert (s.hazard, s.active.ap) == (1, 4)


@shows("lockpicks")
@pytest.mark.rules("WOLF-CRD-15", "WOLF-EQP-04")
def test_lockpicks_open_doors_for_nothing_once_they_are_worn() -> None:
    s = table({"anya": "m3"})
    s.closed = ["c1-r2", "c3-r2"]
    get(s, s.active, "lockpicks")
    act(s, "open c1-r2")
    assert s.active.ap == 5
    act(s, "equip lockpicks")
    s.active.at = "o6"
    act(s, "open c3-r2")
    assert s.active.ap == 5


@shows("rubber-soles")
@pytest.mark.rules("WOLF-CRD-15", "WOLF-EQP-04")
def test_rubber_soles_make_no_noise_by_company() -> None:
    s = faced("rubber-soles", nazis={"soldat-1": "o6"})
    act(s, "equip rubber-soles")
    noise.shared_presence(s)
    assert s.noise == []
    act(s, "unequip rubber-soles")
    noise.shared_presence(s)
    assert s.noise == ["r2"]


@shows("castle-plans")
@pytest.mark.rules("WOLF-CRD-15", "WOLF-EQP-04")
def test_castle_plans_show_the_next_card() -> None:
    s = table({"anya": "n2"}, script={"chests": ["locker"]})
    get(s, s.active, "castle-plans")
    act(s, "equip castle-plans")
    act(s, "peek chest-1")
    assert s.chests.top == ["locker"]
    assert s.active.round_used == ["castle-plans"]


def test_every_equipment_card_is_shown_above() -> None:
    assert set(box().cards.equipment) == SHOWN


# -- using cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-CRD-09", "WOLF-HER-03")
def test_a_card_needs_its_ap() -> None:
    s = faced("hand-grenade", nazis={})
    s.active.ap = 1
    assert why_not(s, "use hand-grenade").rule == "WOLF-HER-03"


@pytest.mark.rules("WOLF-EQP-04")
def test_what_works_by_being_worn_is_not_used() -> None:
    s = faced("lockpicks", nazis={})
    assert why_not(s, "use lockpicks").key == "not-for-use"


def own_pack(tmp_path: Path, **item: Any) -> Box:
    """A box in which a card of our own takes the place of the Field Radio."""
    fields = {"id": "field-radio", "source": "test", **item}
    lines = "\n".join(f"{key} = {value!r}".replace("True", "true") for key, value in fields.items() if key != "effects")
    (tmp_path / "equipment.toml").write_text(f"[[equipment]]\n{lines}\neffects = {item['effects']}\n")
    return open_box(TableOptions(heroes=("anya", "blazkowicz", "klaus", "max")), tmp_path)


@pytest.mark.rules("WOLF-EQP-04", "WOLF-RUL-77")
def test_an_item_of_a_pack_that_is_used_while_worn(tmp_path: Path) -> None:
    """Once a round, and it stays on."""
    s = room()
    s.box = own_pack(tmp_path, type="other", ap=1, once="round", effects="[{ ammo = 1 }]")
    anya = s.active
    get(s, anya, "field-radio")
    assert why_not(s, "use field-radio").rule == "WOLF-EQP-04"
    act(s, "equip field-radio")
    act(s, "use field-radio", "take light")
    assert (anya.worn, anya.ap, anya.ammo) == (["field-radio"], 5, {"heavy": 1, "light": 1})
    assert why_not(s, "use field-radio").key == "used-this-round"


@pytest.mark.rules("WOLF-CRD-12", "WOLF-RUL-77")
def test_a_booster_of_a_pack_that_comes_off_stays_on_while_it_is_needed(tmp_path: Path) -> None:
    s = room()
    s.box = own_pack(tmp_path, type="booster", when="always", effects="[{ base-hp = 2 }]")
    anya = s.active
    get(s, anya, "field-radio")
    act(s, "equip field-radio")
    anya.hp_lost = 3
    assert why_not(s, "unequip field-radio").key == "needed-to-stand"
    anya.hp_lost = 2
    act(s, "unequip field-radio")
    assert hp(s, anya) == 1


@pytest.mark.rules("WOLF-CRD-13", "WOLF-RUL-77")
def test_a_worn_item_of_a_pack_that_is_used_up(tmp_path: Path) -> None:
    s = room()
    s.box = own_pack(tmp_path, type="armor", discard=True, effects="[{ ap = 2 }]")
    anya = s.active
    get(s, anya, "field-radio")
    act(s, "equip field-radio")
    act(s, "use field-radio")
    assert (anya.worn, anya.ap, s.equipment.discard) == ([], 8, ["field-radio"])

"""Bleeding, shared life, healing and death (p.18)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.wolfenstein import bleeding, hero_turn
from sandtable.games.wolfenstein.damage import take
from sandtable.games.wolfenstein.effects import Cause
from sandtable.games.wolfenstein.nazi_actions import seen
from sandtable.games.wolfenstein.state import Holding, Kept, State, Weapon
from tests.games.wolfenstein.bench import act, add_bot, get, offered, play, table, wear, why_not
from tests.games.wolfenstein.skirmish import MISS, duel, left, under_fire


def ward(**options: Any) -> State:
    """Anya beside B.J., who bleeds; Klaus further away."""
    s = table({"anya": "b4", "blazkowicz": "c4", "klaus": "e5"}, **options)
    lie_down(s, "blazkowicz")
    return s


def lie_down(s: State, name: str) -> None:
    play(take(s, s.heroes[name], 20, Cause()))


@pytest.mark.rules("WOLF-BLD-01", "WOLF-DMG-05", "WOLF-RUL-53")
def test_a_hero_without_hp_bleeds_and_nazis_leave_it_alone() -> None:
    s = duel("handgun-1960", "von-grim-47", dice={"attack": ["hp", "hp", "hp", MISS]})
    s.active.hp_lost = 2
    under_fire(s, "von-grim-47", "blazkowicz")
    assert s.active.bleeding
    assert left(s, "blazkowicz") == (0, 3)
    assert seen(s, s.nazis["von-grim-47"]) == []
    assert s.active.at == "b4"


@pytest.mark.rules("WOLF-BLD-02", "WOLF-RUL-52", "WOLF-DTH-01")
def test_who_still_bleeds_when_its_activation_begins_dies() -> None:
    s = ward()
    s.hero, s.phase = "blazkowicz", "activation"
    play(hero_turn.activation(s))
    assert s.active.dead
    assert s.active.at == ""


@pytest.mark.rules("WOLF-RUL-54")
def test_a_hero_that_falls_in_its_own_turn_ends_it() -> None:
    s = duel("flame-projector", "von-grim-47", at="c4", target_at="d4", ammo=2, dice={"attack": ["armor", *[MISS] * 4]})
    s.active.hp_lost, s.active.armor_lost = 4, 3
    rule = hero_turn.action(s)
    decision = next(rule)
    play_on = decision.find("attack von-grim-47 flame-projector sweep")  # type: ignore[union-attr]
    with pytest.raises(StopIteration):
        rule.send(play_on)  # type: ignore[arg-type]
    assert s.active.bleeding
    assert s.phase == "end-activation"
    assert left(s, "von-grim-47") == (9, 4)  # the shot was fired all the same


# -- shared life -------------------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "WOLF-LIF-02",
    "WOLF-LIF-03",
    "WOLF-LIF-04",
    "WOLF-LIF-05",
    "WOLF-LIF-06",
    "WOLF-CST-14",
    "WOLF-RUL-55",
    "WOLF-DIF-14",
)
def test_shared_life_makes_whole_for_a_token_and_fatigue() -> None:
    s = ward()
    wear(s, s.heroes["blazkowicz"], "power-suit", "riveted-plates")
    s.heroes["blazkowicz"].suit_lost = 3
    ap = s.active.ap
    act(s, "share-life blazkowicz")
    assert left(s, "blazkowicz") == (5, 5)
    assert s.heroes["blazkowicz"].suit_lost == 3  # what is the suit's own is gone for good
    assert not s.heroes["blazkowicz"].bleeding
    assert (s.active.lives, s.active.fatigued, s.active.ap) == (0, True, ap)


@pytest.mark.rules("WOLF-LIF-04", "WOLF-FAT-12")
def test_a_tired_hero_can_share_life_too() -> None:
    s = ward()
    s.active.fatigued = True
    act(s, "share-life blazkowicz")
    assert s.active.fatigued
    assert not s.active.fatigue_action


@pytest.mark.rules("WOLF-LIF-02", "WOLF-LIF-03", "WOLF-LIF-08")
def test_shared_life_is_for_a_bleeding_neighbour_and_needs_a_token() -> None:
    s = ward()
    assert why_not(s, "share-life anya").rule == "WOLF-LIF-08"
    assert why_not(s, "share-life klaus").rule == "WOLF-LIF-02"
    assert why_not(s, "share-life klaus").key == "not-bleeding"
    lie_down(s, "klaus")
    assert why_not(s, "share-life klaus").key == "not-adjacent"
    s.active.lives = 0
    assert why_not(s, "share-life blazkowicz").rule == "WOLF-LIF-03"
    assert offered(s, bleeding.LIFE) == []


@pytest.mark.rules("WOLF-DIF-12")
def test_on_the_easiest_level_no_token_is_needed() -> None:
    s = ward(difficulty="can-i-play-daddy")
    s.active.lives = 0
    act(s, "share-life blazkowicz")
    assert left(s, "blazkowicz") == (5, 3)
    assert s.active.lives == 0
    lie_down(s, "blazkowicz")
    s.active.lives = 1
    act(s, "share-life blazkowicz")
    assert s.active.lives == 1


# -- healing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-CRD-20", "WOLF-ATK-09", "WOLF-RUL-54")
def test_nurse_heals_a_hurt_neighbour_but_not_a_bleeding_one_and_no_armor() -> None:
    s = table({"anya": "b4", "klaus": "c4", "max": "b3"})
    s.active.gp = 1
    assert why_not(s, "skill nurse").key == "would-do-nothing"
    s.heroes["klaus"].hp_lost, s.heroes["klaus"].armor_lost = 3, 2
    act(s, "skill nurse")
    assert left(s, "klaus") == (3, 1)
    s.active.gp, s.active.skill_used = 1, False
    lie_down(s, "klaus")
    assert why_not(s, "skill nurse").key == "would-do-nothing"
    bleeding.heal(s, s.heroes["klaus"], 2)
    assert s.heroes["klaus"].bleeding


def test_second_wind_and_the_first_aid_kit() -> None:
    s = table({"blazkowicz": "b4", "anya": "c4"})
    s.active.gp = 1
    s.active.hp_lost = 1
    act(s, "skill second-wind")
    assert left(s, "blazkowicz") == (5, 3)
    get(s, s.active, "first-aid-kit")
    s.active.hp_lost = s.heroes["anya"].hp_lost = 2
    asked = act(s, "use first-aid-kit", "choose anya")
    assert [str(option) for option in asked[0].options] == ["choose blazkowicz", "choose anya"]
    assert (left(s, "blazkowicz"), left(s, "anya")) == ((3, 3), (3, 2))


# -- death -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-DTH-01", "WOLF-DTH-02", "WOLF-RUL-90", "WOLF-RUL-64")
def test_all_that_a_dead_hero_had_leaves_the_game() -> None:
    s = ward()
    hero = s.heroes["blazkowicz"]
    wear(s, hero, "helmet")
    s.equipment.bag.remove("silencer")
    s.weapons.bag.remove("sturmgewehr")
    s.events.bag.remove("courier")
    hero.weapons.append(Weapon("sturmgewehr", attachment="silencer"))
    hero.events.append(Kept("courier", "take-along"))
    hero.holding.append(Holding("next-turn", ()))
    hero.gp, hero.ammo, hero.fatigued = 3, {"heavy": 2}, True
    add_bot(s, "drone-35", "blazkowicz", "c5")
    add_bot(s, "drone-36", "anya", "b5")
    bleeding.die(s, hero)
    assert sorted(s.out) == sorted(["automatic-shotgun", "sturmgewehr", "silencer", "hatchet", "helmet", "courier"])
    assert (hero.gp, hero.ammo, hero.lives, hero.weapons, hero.items, hero.worn) == (0, {}, 0, [], [], [])
    assert (hero.dead, hero.bleeding, hero.at, hero.events, hero.holding) == (True, False, "", [], [])
    assert list(s.bots) == ["drone-36"]
    assert s.events_done == 0
    assert [alive.id for alive in s.alive] == ["anya", "klaus", "max"]


@pytest.mark.rules("WOLF-AIC-05", "WOLF-AIC-07", "WOLF-RUL-51")
def test_a_death_may_move_the_controllers_token() -> None:
    s = table({"anya": "b4", "blazkowicz": "c4"}, players=2)
    assert s.heroes["klaus"].seat == "player-2"
    s.controller = "player-1"
    lie_down(s, "blazkowicz")
    bleeding.die(s, s.heroes["blazkowicz"])
    assert s.controller == "player-1"  # player 2 has two Heroes left, player 1 one
    s.controller = "player-2"
    lie_down(s, "anya")
    bleeding.die(s, s.heroes["anya"])
    assert s.controller == "player-1"

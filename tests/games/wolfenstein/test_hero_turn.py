"""A Hero's activation (p.8-9): entering, action points, fatigue, reloading, and the end of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.engine.decision import Options
from sandtable.games.wolfenstein import attack, executions, fatigue, hero_turn, reload
from sandtable.games.wolfenstein.effects import Cause, carry_out, is_possible
from sandtable.games.wolfenstein.log import (
    ActivationBegan,
    ActivationEnded,
    ApGained,
    Died,
    Fatigued,
    HeroEntered,
    NoiseMade,
    Refreshed,
    Reloaded,
    ReloadFailed,
)
from sandtable.games.wolfenstein.state import Bot, Hero, Holding, Kept, State, Weapon
from sandtable.games.wolfenstein.vocabulary import Effect
from tests.games.wolfenstein.bench import act, listen, offered, play, table, why_not

SHOT = "attack ubersoldat-31 automatic-shotgun"
ROOM = {"blazkowicz": "c3", "anya": "d3"}  # both in r1 of the first mission


def waiting(at: Mapping[str, str] = ROOM, phase: str = "activation", **options: Any) -> State:
    """Heroes on the map, the first of them about to begin its activation."""
    s = table(at, **options)
    s.phase = phase
    s.active.ap = 0
    return s


def menu(s: State) -> set[str]:
    return {str(option) for option in Options(*hero_turn.offers(s, s.active))}


def activate(s: State) -> Hero:
    play(hero_turn.activation(s))
    assert s.phase == "action"
    return s.active


def finish(s: State) -> Hero:
    play(hero_turn.action(s), "end")
    assert s.phase == "end-activation"
    play(hero_turn.end_activation(s))
    return s.active


# -- entering ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-SET-16", "WOLF-SET-17", "WOLF-SET-18", "WOLF-RND-09")
def test_a_hero_comes_in_on_the_only_token_and_plays_its_whole_turn() -> None:
    s = waiting({"blazkowicz": ""}, "enter")
    told = listen(s)
    play(hero_turn.enter(s))
    spawn = s.board.hero_spawns["a"]
    assert told == [HeroEntered("WOLF-SET-16", "blazkowicz", spawn)]
    assert s.active.at == spawn
    assert s.entered == ["a"]
    assert s.phase == "activation"
    activate(s)
    assert s.active.just_placed
    assert [hero.id for hero in s.heroes.values() if hero.at] == ["blazkowicz"]
    assert "end" not in menu(s)


@pytest.mark.rules("WOLF-RUL-59", "WOLF-RUL-38", "WOLF-SET-18")
def test_with_its_token_taken_a_hero_comes_in_beside_it() -> None:
    """The AI controller decides between equally good squares; all are next to whoever could not leave."""
    s = waiting({"blazkowicz": "", "anya": "b2"}, "enter", tie_breaks="ask")
    assert s.board.hero_spawns == {"a": "b2"}
    s.entered = ["a"]
    (asked,) = play(hero_turn.enter(s), "place c3")
    assert (asked.seat, asked.prompt) == (s.controller, "place")
    assert len(asked.options) == 8
    assert s.active.at == "c3"


@pytest.mark.rules("WOLF-SET-19", "WOLF-RUL-88")
def test_with_four_tokens_each_hero_comes_in_from_another() -> None:
    s = waiting({"blazkowicz": ""}, "enter", mission="cells")
    s.entered = ["b"]
    (asked,) = play(hero_turn.enter(s), "enter d")
    assert [str(option) for option in asked.options] == ["enter a", "enter d", "enter c"]
    assert s.active.at == s.board.hero_spawns["d"]
    assert s.entered == ["b", "d"]


@pytest.mark.rules("WOLF-RUL-88")
def test_when_all_tokens_have_been_used_any_will_do() -> None:
    s = waiting({"blazkowicz": ""}, "enter", mission="cells")
    s.entered = ["a", "b", "c", "d"]
    (asked,) = play(hero_turn.enter(s), "enter c")
    assert len(asked.options) == 4
    assert s.entered == ["a", "b", "c", "d"]


@pytest.mark.rules("WOLF-RUL-59")
def test_a_hero_who_could_not_leave_its_token_is_as_free_there_in_its_next_turn() -> None:
    s = waiting({"blazkowicz": "b2"})
    activate(s)
    assert s.active.just_placed
    assert "fatigue" in menu(s)


# -- steps 1 and 2 -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-HER-02", "WOLF-HER-06", "WOLF-CRD-43")
def test_a_hero_begins_with_the_ap_on_its_card_and_nothing_left_of_the_last_turn() -> None:
    s = waiting()
    hero = s.active
    hero.move_ap = hero.attacks = hero.extra_attacks = 2
    hero.fatigue_action = hero.ability_used = hero.skill_used = hero.reloaded = hero.rooted = True
    told = listen(s)
    activate(s)
    assert told == [ActivationBegan("WOLF-HER-02", "blazkowicz", 6)]
    assert (hero.ap, hero.move_ap, hero.attacks, hero.extra_attacks) == (6, 0, 0, 0)
    flags = (hero.fatigue_action, hero.ability_used, hero.skill_used, hero.reloaded, hero.rooted)
    assert not any(flags)


@pytest.mark.rules("WOLF-HER-01", "WOLF-FAT-09", "WOLF-RUL-24", "WOLF-EXM-02", "WOLF-EXM-05", "WOLF-HER-04")
def test_a_hero_tired_from_last_turn_has_half_the_ap_and_is_rested_at_the_end() -> None:
    s = waiting()
    s.active.fatigued = True
    hero = activate(s)
    assert hero.ap == 3
    told = listen(s)
    finish(s)
    assert not hero.fatigued
    assert Refreshed("WOLF-HER-04", "blazkowicz") in told


@pytest.mark.rules("WOLF-RUL-20")
@pytest.mark.parametrize(("ap", "half"), [(6, 3), (5, 2), (1, 0), (0, 0)])
def test_half_an_odd_number_is_rounded_down(ap: int, half: int) -> None:
    assert fatigue.half(ap) == half


@pytest.mark.rules("WOLF-RUL-20", "WOLF-FAT-01")
def test_a_burden_counts_before_halving_but_not_for_the_fatigue_action() -> None:
    """The courier costs 1 AP each turn; the bonus is half of what the card says."""
    s = waiting()
    s.active.events = [Kept("courier", "take-along")]
    s.active.fatigued = True
    assert activate(s).ap == 2
    s.active.fatigued = s.active.tired = False
    play(hero_turn.action(s), "fatigue")
    assert s.active.ap == 5


@pytest.mark.rules("WOLF-BLD-02", "WOLF-RUL-52", "WOLF-DTH-01")
def test_a_hero_who_still_bleeds_dies_and_its_bots_leave() -> None:
    s = waiting()
    hero = s.active
    hero.bleeding, hero.hp_lost = True, 5
    s.bots["drone-35"] = Bot(id="drone-35", hero="blazkowicz", at="e5")
    told = listen(s)
    play(hero_turn.activation(s))
    assert (hero.dead, hero.at, s.phase) == (True, "", "next-hero")
    assert s.bots == {}
    assert Died("WOLF-DTH-01", "blazkowicz") in told


@pytest.mark.rules("WOLF-STN-02", "WOLF-STN-04", "WOLF-RUL-58")
def test_a_stunned_hero_does_nothing_but_rests_and_is_heard() -> None:
    s = waiting()
    s.active.stunned = s.active.fatigued = True
    play(hero_turn.activation(s))
    assert s.phase == "end-activation"
    play(hero_turn.end_activation(s))
    assert (s.active.stunned, s.active.fatigued, s.active.done) == (False, False, True)
    assert s.noise == ["r1"]


# -- step 3 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-HER-03", "WOLF-HER-07", "WOLF-HER-08", "WOLF-EXM-08")
def test_actions_come_in_any_order_and_are_paid_one_by_one() -> None:
    """A step, a shot for 3 AP, and back: 5 AP in all."""
    s = waiting(
        {"set": "c3"},
        nazis={"ubersoldat-25": "f3"},
        heroes=("set", "anya", "klaus", "max"),
        script={"attack": ["blank"] * 4},
    )
    hero = activate(s)
    play(hero_turn.action(s), "move d3")
    play(hero_turn.action(s), "attack ubersoldat-25 laserkraftwerk")
    assert hero.ap == 2
    play(hero_turn.action(s), "move c3")
    assert (hero.ap, s.phase) == (1, "action")


@pytest.mark.rules("WOLF-HER-09", "WOLF-FAT-06", "WOLF-FAT-07")
def test_a_second_attack_takes_the_fatigue_action_and_its_own_ap() -> None:
    s = waiting(nazis={"ubersoldat-31": "d4"}, script={"attack": ["blank"] * 10})
    hero = activate(s)
    hero.ap = 3
    play(hero_turn.action(s), SHOT)
    assert hero.ap == 0
    assert SHOT not in menu(s)
    play(hero_turn.action(s), "fatigue")
    assert (hero.ap, hero.fatigued) == (3, True)
    assert SHOT in menu(s)
    play(hero_turn.action(s), SHOT)
    assert hero.ap == 0


@pytest.mark.rules("WOLF-HER-10", "WOLF-HER-11")
def test_a_turn_can_end_at_any_moment_and_ap_left_are_lost() -> None:
    s = waiting()
    activate(s)
    told = listen(s)
    hero = finish(s)
    assert (hero.ap, hero.done, s.phase) == (0, True, "next-hero")
    assert told[-1] == ActivationEnded("WOLF-HER-11", "blazkowicz")


@pytest.mark.rules("WOLF-HER-05", "WOLF-RUL-29")
def test_at_the_end_a_hero_with_company_is_heard() -> None:
    s = waiting()
    activate(s)
    s.noise.clear()
    told = listen(s)
    finish(s)
    assert told[0] == NoiseMade("WOLF-HER-05", "r1")


@pytest.mark.rules("WOLF-RUL-54")
def test_a_hero_at_0_hp_in_its_own_turn_ends_it_there() -> None:
    """A grenade too near."""
    s = waiting({"max": "c3"}, heroes=("max", "anya", "klaus", "set"))
    hero = activate(s)
    hero.hp_lost, hero.armor_lost = 5, 3
    play(hero_turn.action(s), "use hand-grenade", "aim d3")
    assert hero.bleeding
    assert s.phase == "end-activation"
    play(hero_turn.end_activation(s))
    assert (hero.done, hero.dead, s.phase) == (True, False, "next-hero")


# -- fatigue -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-FAT-01", "WOLF-FAT-02", "WOLF-FAT-03", "WOLF-CST-13", "WOLF-FAT-04", "WOLF-FAT-05")
def test_the_fatigue_action_gives_half_the_ap_once_and_a_token() -> None:
    s = table(ROOM)
    s.active.ap = 0
    told = listen(s)
    act(s, "fatigue")
    assert s.active.ap == 3
    assert told == [ApGained("WOLF-FAT-01", "blazkowicz", 3), Fatigued("WOLF-FAT-02", "blazkowicz")]
    assert why_not(s, "fatigue").rule == "WOLF-FAT-04"


@pytest.mark.rules("WOLF-FAT-05", "WOLF-FAT-11", "WOLF-FAT-14")
def test_a_hero_with_a_token_cannot_take_the_fatigue_action() -> None:
    s = table(ROOM)
    s.active.fatigued = True
    assert why_not(s, "fatigue").rule == "WOLF-FAT-05"


@pytest.mark.rules("WOLF-FAT-08", "WOLF-RUL-24", "WOLF-HER-04")
def test_a_token_of_this_turn_stays_until_the_end_of_the_next() -> None:
    s = waiting()
    activate(s)
    play(hero_turn.action(s), "fatigue")
    assert finish(s).fatigued
    s.phase = "activation"
    assert activate(s).ap == 3
    assert not finish(s).fatigued


@pytest.mark.rules("WOLF-FAT-10", "WOLF-FAT-12", "WOLF-FAT-13")
def test_fatigue_as_an_effect_adds_no_second_token() -> None:
    s = table(ROOM)
    told = listen(s)
    cause, effect = Cause(hero="blazkowicz", here=("r1",)), Effect(name="fatigue", to="heroes-here")
    assert is_possible(s, cause, effect)
    s.active.fatigued = True
    play(carry_out(s, cause, [effect]))
    assert told == [Fatigued("WOLF-FAT-12", "anya")]
    assert not is_possible(s, cause, effect)


@pytest.mark.rules("WOLF-RUL-24", "WOLF-HER-04")
def test_a_token_taken_off_by_a_card_makes_room_for_a_new_one_that_stays() -> None:
    s = waiting()
    s.active.fatigued = True
    hero = activate(s)
    fatigue.refresh(s, hero, "WOLF-FAT-08")
    play(hero_turn.action(s), "fatigue")
    assert hero.ap == 6
    assert finish(s).fatigued


# -- reloading ---------------------------------------------------------------------------------------------------------


def arm(s: State, hero: Hero, weapon: Weapon) -> None:
    """One more weapon out of the deck."""
    s.weapons.bag.remove(weapon.kind)
    hero.weapons.append(weapon)


def emptied(**options: Any) -> State:
    s = waiting(nazis={"ubersoldat-31": "d4"}, **options)
    s.active.weapons[0].empty = True
    activate(s)
    return s


@pytest.mark.rules("WOLF-REL-01", "WOLF-REL-02", "WOLF-CST-10", "WOLF-REL-04", "WOLF-RUL-22", "WOLF-DIF-30")
def test_reloading_costs_2_ap_and_rules_out_shooting() -> None:
    s = emptied()
    arm(s, s.active, Weapon("sturmgewehr"))
    told = listen(s)
    act(s, "reload automatic-shotgun")
    assert s.active.ap == 4
    assert not s.active.weapons[0].empty
    assert told == [Reloaded("WOLF-REL-02", "blazkowicz", "automatic-shotgun")]
    assert offered(s, attack.ATTACK) == []
    assert why_not(s, SHOT).rule == "WOLF-REL-04"
    act(s, "ready sturmgewehr")
    assert offered(s, attack.ATTACK) == []
    assert offered(s, executions.EXECUTE) != []
    assert why_not(s, "reload sturmgewehr").rule == "WOLF-REL-02"


@pytest.mark.rules("WOLF-RUL-23")
@pytest.mark.parametrize("order", [("fatigue", "reload automatic-shotgun"), ("reload automatic-shotgun", "fatigue")])
def test_the_fatigue_action_before_or_after_lifts_the_bar(order: tuple[str, str]) -> None:
    s = emptied()
    for text in order:
        act(s, text)
    assert SHOT in offered(s, attack.ATTACK)


@pytest.mark.rules("WOLF-RUL-23")
def test_fatigue_as_an_effect_does_not_lift_the_bar() -> None:
    s = emptied()
    act(s, "reload automatic-shotgun")
    fatigue.fatigue(s, s.active, "WOLF-FAT-12")
    assert offered(s, attack.ATTACK) == []


@pytest.mark.rules("WOLF-REL-03", "WOLF-RUL-21")
def test_a_weapon_emptied_in_this_turn_is_not_reloaded_in_it() -> None:
    s = emptied()
    s.active.weapons[0].just_emptied = True
    assert why_not(s, "reload automatic-shotgun").rule == "WOLF-RUL-21"
    play(hero_turn.action(s), "end")
    play(hero_turn.end_activation(s))
    assert not s.active.weapons[0].just_emptied
    s.phase = "activation"
    activate(s)
    assert offered(s, reload.RELOAD) == ["reload automatic-shotgun"]


@pytest.mark.rules("WOLF-REL-02", "WOLF-HER-03")
def test_reloading_needs_2_ap() -> None:
    s = emptied()
    s.active.ap = 1
    assert why_not(s, "reload automatic-shotgun").rule == "WOLF-HER-03"


@pytest.mark.rules("WOLF-DIF-28", "WOLF-DIF-29")
@pytest.mark.parametrize("difficulty", ["can-i-play-daddy", "dont-hurt-me"])
def test_on_the_easier_levels_one_reloads_and_shoots(difficulty: str) -> None:
    s = emptied(difficulty=difficulty)
    act(s, "reload automatic-shotgun")
    assert SHOT in offered(s, attack.ATTACK)


@pytest.mark.rules("WOLF-DIF-31", "WOLF-RUL-71")
def test_on_the_hardest_level_reloading_can_fail_and_be_tried_again() -> None:
    s = emptied(difficulty="death-incarnate", script={"reload": ["reload", "blank"]})
    told = listen(s)
    act(s, "reload automatic-shotgun")
    assert (s.active.ap, s.active.weapons[0].empty, s.active.reloaded) == (4, True, True)
    act(s, "reload automatic-shotgun")
    assert (s.active.ap, s.active.weapons[0].empty) == (2, False)
    assert [type(event) for event in told] == [ReloadFailed, Reloaded]
    assert why_not(s, SHOT).rule == "WOLF-REL-04"


@pytest.mark.rules("WOLF-REL-01")
def test_gun_oil_frees_a_weapon_at_once_and_is_no_reloading() -> None:
    s = emptied()
    hero = s.active
    arm(s, hero, Weapon("sturmgewehr", empty=True, just_emptied=True))
    arm(s, hero, Weapon("arc-pistol"))
    cause, effect = Cause(hero=hero.id), Effect(name="unjam")
    assert is_possible(s, cause, effect)
    (asked,) = play(carry_out(s, cause, [effect]), "unjam sturmgewehr")
    assert [str(option) for option in asked.options] == ["unjam automatic-shotgun", "unjam sturmgewehr"]
    act(s, "ready sturmgewehr")
    assert "attack ubersoldat-31 sturmgewehr" in offered(s, attack.ATTACK)
    play(carry_out(s, cause, [effect]))
    assert not is_possible(s, cause, effect)


# -- cards -------------------------------------------------------------------------------------------------------------


def carry(s: State, hero: str, effect: Effect) -> None:
    assert play(carry_out(s, Cause(hero=hero), [effect])) == []


@pytest.mark.rules("WOLF-HER-03")
def test_cards_give_ap_and_attacks_for_this_turn_only() -> None:
    s = waiting()
    hero = activate(s)
    carry(s, hero.id, Effect(name="ap", n=2))
    carry(s, hero.id, Effect(name="ap", n=3, spend="move"))
    carry(s, hero.id, Effect(name="extra-attack", n=1))
    assert (hero.ap, hero.move_ap, hero.extra_attacks) == (8, 3, 1)
    finish(s)
    assert (hero.ap, hero.move_ap) == (0, 0)
    carry(s, hero.id, Effect(name="ap", n=2))
    carry(s, "anya", Effect(name="extra-attack", n=1))
    assert (hero.ap, s.heroes["anya"].extra_attacks) == (0, 0)


@pytest.mark.rules("WOLF-HER-09")
def test_an_extra_attack_needs_no_fatigue_action() -> None:
    s = waiting(nazis={"ubersoldat-31": "d4"}, script={"attack": ["blank"] * 10})
    hero = activate(s)
    carry(s, hero.id, Effect(name="extra-attack", n=1))
    play(hero_turn.action(s), SHOT)
    play(hero_turn.action(s), SHOT)
    assert (hero.ap, hero.attacks) == (0, 2)


@pytest.mark.rules("WOLF-FAT-08")
def test_a_card_can_take_the_fatigue_token_off() -> None:
    s = table(ROOM)
    effect = Effect(name="refresh")
    assert not is_possible(s, Cause(hero="blazkowicz"), effect)
    s.active.fatigued = True
    carry(s, "blazkowicz", effect)
    assert not s.active.fatigued


@pytest.mark.rules("WOLF-HER-10")
def test_what_holds_for_a_turn_ends_with_it_and_the_rest_with_the_next_beginning() -> None:
    s = waiting()
    hero = activate(s)
    lasting = Holding("next-turn", (Effect(name="shield", n=2),))
    hero.holding = [Holding("turn", ()), lasting, Holding("one-attack", ())]
    finish(s)
    assert hero.holding == [lasting]
    s.phase = "activation"
    assert activate(s).holding == []


@pytest.mark.rules("WOLF-STN-04", "WOLF-RUL-58")
def test_a_sabotage_token_goes_at_the_end_of_the_spoiled_turn() -> None:
    s = waiting(nazis={"ubersoldat-31": "d4"})
    s.active.sabotaged = True
    activate(s)
    assert offered(s, attack.ATTACK) == []
    finish(s)
    assert not s.active.sabotaged


def test_nobody_is_asked_twice_whether_the_turn_is_over() -> None:
    """With no AP, no token to take and nothing in hand, only the end is left."""
    s = waiting({"klaus": "c3"}, heroes=("klaus", "anya", "max", "set"))
    hero = activate(s)
    hero.ap, hero.fatigued, hero.items, hero.weapons, hero.ammo = 0, True, [], [], {}
    assert menu(s) == {"end"}
    assert play(hero_turn.action(s)) == []
    assert s.phase == "end-activation"

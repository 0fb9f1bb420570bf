"""What a Nazi does (p.16): whom it attacks, where it goes, and by which way."""

from __future__ import annotations

import pytest

from sandtable.games.wolfenstein.attack_plan import enemy_plan
from sandtable.games.wolfenstein.doors import why_locked
from sandtable.games.wolfenstein.log import (
    ActivationEnded,
    Attacked,
    Chosen,
    DoorOpened,
    Moved,
    NoiseMade,
    Rolled,
    Waited,
)
from sandtable.games.wolfenstein.nazi_actions import nazi_act, seen
from sandtable.games.wolfenstein.pursuit import Scene, goals, loudest
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.table import adjacent, distance_between
from sandtable.games.wolfenstein.vocabulary import Effect
from tests.games.wolfenstein.bench import add_bot, listen, play, table, wear
from tests.games.wolfenstein.watch import activate, nazi_phase, put_nazi, steps, told, use, would_do_something

MISSES = {"attack": ["blank"] * 40}


def victims(s: State, name: str, *answers: str) -> list[str]:
    """Whom a Nazi attacks in its activation."""
    log = listen(s)
    activate(s, name, *answers)
    return [event.target for event in told(log, Attacked)]


def drawn_to(s: State, name: str) -> list[str]:
    """Where a Nazi would go, all that are equally good."""
    nazi = s.nazis[name]
    return [goal.name for goal in goals(Scene(s), nazi, seen(s, nazi))]


# -- step 1: attack ----------------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "WOLF-NAC-01", "WOLF-NAC-04", "WOLF-NAC-05", "WOLF-NAZ-01", "WOLF-NAZ-02", "WOLF-EXM-17", "WOLF-EXM-19"
)
def test_it_shoots_first_and_then_comes_up_to_the_hero() -> None:
    s = table({"klaus": "b4"}, nazis={"soldat-1": "f4"}, script={"attack": ["reload"]})
    s.noise = ["r1"]
    assert enemy_plan(s, s.nazis["soldat-1"], s.heroes["klaus"]).dice == 1
    log = listen(s)
    activate(s, "soldat-1")
    events = [event for event in log if isinstance(event, Attacked | Moved)]
    assert isinstance(events[0], Attacked)
    assert [event.ap for event in told(log, Moved)] == [1, 1, 1]
    assert {event.rule for event in told(log, Moved)} == {"WOLF-NAC-02"}
    assert adjacent(s, s.nazis["soldat-1"], s.heroes["klaus"])
    assert not told(log, NoiseMade)
    assert enemy_plan(s, s.nazis["soldat-1"], s.heroes["klaus"]).dice == 3
    assert [event.rule for event in told(log, ActivationEnded)] == ["WOLF-NAC-05"]  # no AP left


@pytest.mark.rules("WOLF-EXM-06", "WOLF-NAC-03")
def test_a_soldat_comes_through_an_open_door_shoots_and_gets_as_close_as_it_can() -> None:
    s = table({"blazkowicz": "q3"}, nazis={"soldat-2": "k3"}, script=MISSES)
    log = listen(s)
    activate(s, "soldat-2")
    assert [type(event).__name__ for event in log if isinstance(event, Attacked | Moved)] == [
        "Moved",
        "Moved",
        "Attacked",
        "Moved",
    ]
    assert distance_between(s, s.nazis["soldat-2"], s.heroes["blazkowicz"]) == 3


@pytest.mark.rules("WOLF-NAC-01", "WOLF-RUL-17", "WOLF-BOT-06")
def test_the_nearest_in_range_and_sight_is_attacked() -> None:
    s = table({"anya": "b2", "max": "d4"}, nazis={"soldat-1": "f6"}, script=MISSES)
    assert victims(s, "soldat-1") == ["max"]
    s = table({"anya": "b2", "max": "d4"}, nazis={"soldat-1": "f6"}, script=MISSES)
    add_bot(s, "drone-35", "anya", "f5")
    assert victims(s, "soldat-1") == ["drone-35"]
    s = table({"anya": "f2", "max": "d4"}, nazis={"soldat-1": "f6"}, script=MISSES)
    s.heroes["max"].bleeding, s.heroes["max"].hp_lost = True, 6
    assert victims(s, "soldat-1") == ["anya"]


@pytest.mark.rules("WOLF-NAC-06", "WOLF-RUL-50")
def test_of_equally_near_ones_the_one_with_least_hp_and_armor() -> None:
    s = table({"klaus": "b4", "anya": "d4"}, nazis={"soldat-1": "c6"}, script=MISSES)
    log = listen(s)
    activate(s, "soldat-1")
    chosen = next(event for event in told(log, Chosen))
    assert (chosen.goal, chosen.rule) == ("anya", "WOLF-NAC-06")
    s = table({"klaus": "b4", "anya": "d4"}, nazis={"soldat-1": "c6"}, script=MISSES)
    s.heroes["klaus"].hp_lost = s.heroes["klaus"].armor_lost = 2  # 3 left in all, Anya has 5
    assert victims(s, "soldat-1") == ["klaus"]


@pytest.mark.rules("WOLF-RUL-50", "WOLF-AIC-06")
def test_and_then_the_controller_decides() -> None:
    s = table({"klaus": "b5", "anya": "d5"}, nazis={"soldat-1": "c6"}, script=MISSES, tie_breaks="ask")
    s.heroes["klaus"].hp_lost = 2
    log = listen(s)
    asked = activate(s, "soldat-1", "attack klaus", "towards anya")
    assert [decision.prompt for decision in asked] == ["nazi-target", "nazi-goal"]
    assert [event.target for event in told(log, Attacked)] == ["klaus"]
    assert [event.rule for event in told(log, Chosen)] == ["WOLF-RUL-50"]


@pytest.mark.rules("WOLF-NAC-09")
def test_it_attacks_once() -> None:
    s = table({"max": "b4"}, nazis={"soldat-1": "c4"}, script=MISSES)
    log = listen(s)
    activate(s, "soldat-1")
    assert len(told(log, Attacked)) == 1
    assert [event.rule for event in told(log, Waited)] == ["WOLF-NAC-05"]  # 3 AP left and nothing to do


@pytest.mark.rules("WOLF-STN-03")
def test_a_sabotaged_one_only_moves() -> None:
    s = table({"max": "b4"}, nazis={"soldat-1": "e4"})
    s.nazis["soldat-1"].sabotaged = True
    assert victims(s, "soldat-1") == []
    assert adjacent(s, s.nazis["soldat-1"], s.heroes["max"])


@pytest.mark.rules("WOLF-RUL-49")
def test_it_never_saves_ap_for_an_attack() -> None:
    s = table({"max": "a4"}, nazis={"drone-35": "g4"}, script=MISSES)
    assert victims(s, "drone-35") == []  # 5 of 6 AP to get there, and the attack costs 2
    assert adjacent(s, s.nazis["drone-35"], s.heroes["max"])
    s = table({"max": "a4"}, nazis={"drone-35": "f4"}, script=MISSES)
    assert victims(s, "drone-35") == ["max"]


def test_a_rocket_trooper_needs_distance() -> None:
    s = table({"max": "c4"}, nazis={"rocket-trooper-25": "d4"})
    assert victims(s, "rocket-trooper-25") == []
    assert s.nazis["rocket-trooper-25"].at == "d4"
    s = table({"max": "c4", "anya": "f4"}, nazis={"rocket-trooper-25": "d4"}, script=MISSES)
    assert victims(s, "rocket-trooper-25") == ["anya"]


def test_when_a_nazi_does_not_outlive_its_own_attack_the_next_one_acts() -> None:
    s = table({"max": "c4"})
    s.acting, s.phase = "soldat-1", "nazi-act"
    play(nazi_act(s))
    assert (s.acting, s.phase) == ("", "nazi-next")


# -- step 2: the way ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-NAC-02", "WOLF-RUL-45")
def test_a_single_shortest_route_is_taken_without_a_question() -> None:
    s = table({"max": "d4"}, nazis={"drone-35": "a1"}, script=MISSES, tie_breaks="ask")
    log = listen(s)
    assert activate(s, "drone-35") == []
    assert steps(log, "drone-35") == ["b2", "c3"]


@pytest.mark.rules("WOLF-RUL-45", "WOLF-AIC-06")
def test_between_equal_routes_the_controller_decides_step_by_step() -> None:
    s = table({"max": "f3"}, nazis={"drone-35": "b3"}, script=MISSES, tie_breaks="ask")
    asked = activate(s, "drone-35", "step c4", "step d3", "step e2")
    assert [sorted(str(option) for option in decision.options) for decision in asked] == [
        ["step c2", "step c3", "step c4"],
        ["step d3", "step d4", "step d5"],
        ["step e2", "step e3", "step e4"],
    ]
    assert s.nazis["drone-35"].at == "e2"


@pytest.mark.rules("WOLF-NAZ-03", "WOLF-MOV-08", "WOLF-RUL-45")
def test_difficult_terrain_counts_in_a_route() -> None:
    s = table({"max": "n16"}, nazis={"drone-35": "n13"}, mission="kennels", script=MISSES)
    log = listen(s)
    activate(s, "drone-35")
    # Straight on lies n14, which costs 2; a step to either side of it costs no more than the way straight on.
    assert [event.ap for event in told(log, Moved)] == [1, 1]
    assert "n14" not in steps(log, "drone-35")


@pytest.mark.rules("WOLF-MOV-12", "WOLF-OBS-09", "WOLF-SEC-06", "WOLF-OBS-12", "WOLF-RUL-45")
def test_heroes_and_tokens_are_in_the_way_and_nobody_stops_on_a_spawn_token() -> None:
    s = table({"max": "q2"}, nazis={"soldat-1": "q1", "drone-35": "n1"}, script=MISSES)
    s.noise = ["r2"]
    for n, at in enumerate(("p1", "p2", "p3", "q3", "r3"), 2):
        put_nazi(s, f"soldat-{n}", at)
    activate(s, "drone-35")
    # Of the squares next to Max only r1 and r2 are free, and r1 has the spawn token: over the others to r2.
    assert s.nazis["drone-35"].at == "r2"
    s.nazis["drone-35"].at = "n1"
    put_nazi(s, "soldat-7", "r2")
    activate(s, "drone-35")
    assert distance_between(s, s.nazis["drone-35"], s.heroes["max"]) == 2


@pytest.mark.rules("WOLF-MOV-11", "WOLF-RUL-19", "WOLF-RUL-45", "WOLF-RUL-59")
def test_it_walks_over_friends_only_to_where_it_can_stop() -> None:
    s = table({"max": "c3"}, nazis={"soldat-1": "i3", "soldat-2": "h3", "soldat-3": "h4"}, script=MISSES)
    s.nazis["soldat-1"].sabotaged = True
    s.noise = ["r1"]
    log = listen(s)
    activate(s, "soldat-1", ap=1)
    assert steps(log, "soldat-1") == []  # the next square is a friend's
    activate(s, "soldat-1", ap=2)
    assert len(steps(log, "soldat-1")) == 2
    assert s.nazis["soldat-1"].at in ("g3", "g4")


@pytest.mark.rules("WOLF-RUL-45")
def test_of_equal_routes_the_one_counts_that_gets_it_further() -> None:
    # With 2 AP from i3: over the friend on h3 or past it by h4, but g3 is taken and g4 is not.
    s = table({"max": "d3"}, nazis={"soldat-1": "i3", "soldat-2": "h4", "soldat-3": "g3"}, tie_breaks="ask")
    s.nazis["soldat-1"].sabotaged = True
    s.noise = ["r1"]
    log = listen(s)
    activate(s, "soldat-1", "step h3", ap=2)
    assert steps(log, "soldat-1") == ["h3", "g4"]


@pytest.mark.rules("WOLF-RUL-45", "WOLF-RUL-46")
def test_with_all_squares_around_the_hero_taken_it_gets_as_near_as_it_can() -> None:
    s = table({"max": "a1"}, nazis={"soldat-1": "a2", "soldat-2": "b1", "soldat-3": "b2"}, script=MISSES)
    put_nazi(s, "drone-35", "f6")
    s.noise = ["r1"]
    activate(s, "drone-35")
    assert distance_between(s, s.nazis["drone-35"], s.heroes["max"]) == 2


# -- doors and barricades ----------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-NAZ-04", "WOLF-RUL-89", "WOLF-RUL-45", "WOLF-RUL-47", "WOLF-NAC-07")
def test_it_opens_a_door_on_its_way_and_attacks_when_it_sees_someone() -> None:
    s = table({"anya": "l3"}, nazis={"soldat-1": "o3"}, script=MISSES)
    s.closed = ["c1-r2"]
    s.noise = ["c1"]
    log = listen(s)
    activate(s, "soldat-1")
    assert [type(event).__name__ for event in log if isinstance(event, Moved | DoorOpened | Attacked)] == [
        "Moved",
        "Moved",
        "DoorOpened",
        "Attacked",
    ]
    assert {event.rule for event in told(log, Moved)} == {"WOLF-NAC-07"}
    assert s.closed == []
    assert s.nazis["soldat-1"].ap == 0


@pytest.mark.rules("WOLF-RUL-45", "WOLF-RUL-10")
def test_opening_the_door_is_enough_when_the_heroes_stand_right_behind_it() -> None:
    s = table({"anya": "l3", "max": "l4"}, nazis={"soldat-1": "n3"}, script=MISSES)
    s.closed = list(s.box.board.door_names)
    s.noise = ["c1"]
    log = listen(s)
    activate(s, "soldat-1")
    # No free square in the corridor can be reached from r2, and none is needed.
    assert [event.door for event in told(log, DoorOpened)] == ["c1-r2"]
    assert len(steps(log, "soldat-1")) == 1
    assert len(told(log, Attacked)) == 1


@pytest.mark.rules("WOLF-RUL-45")
def test_a_door_that_saves_nothing_stays_shut() -> None:
    s = table({"anya": "o8"}, nazis={"soldat-1": "o11"}, script=MISSES)
    s.closed = list(s.box.board.door_names)
    log = listen(s)
    activate(s, "soldat-1")
    assert told(log, DoorOpened) == []


def test_an_airlock_takes_it_longer() -> None:
    s = table({"anya": "g15"}, nazis={"space-marine-9": "e15"}, mission="moon-dock", script=MISSES)
    s.closed = ["c4-r5"]
    s.noise = ["c4"]
    log = listen(s)
    activate(s, "space-marine-9")
    assert [event.door for event in told(log, DoorOpened)] == ["c4-r5"]
    assert told(log, Attacked) == []  # 1 AP to the door, 2 to open it, and 2 are too few for its carbine


@pytest.mark.rules("WOLF-INI-07", "WOLF-INI-08", "WOLF-RUL-46", "WOLF-RUL-89")
def test_before_a_locked_door_it_waits_until_it_opens() -> None:
    s = table({"anya": "ae16"}, nazis={"soldat-1": "ac15"}, mission="generals-tower", script=MISSES)
    s.closed = list(s.box.board.door_names)
    assert why_locked(s, "c7-r3") is not None
    s.noise = ["c7"]
    log = listen(s)
    nazi_phase(s)
    assert told(log, DoorOpened) == []
    at = s.nazis["soldat-1"].at
    assert at in ("ad15", "ad16")
    nazi_phase(s)
    assert s.nazis["soldat-1"].at == at
    s.searched = ["a", "b"]
    nazi_phase(s)
    assert [event.door for event in told(log, DoorOpened)] == ["c7-r3"]


@pytest.mark.rules("WOLF-OBS-06", "WOLF-RUL-10", "WOLF-RUL-45", "WOLF-OBS-05")
def test_it_attacks_across_a_barricade_and_stops_on_its_own_side() -> None:
    s = table({"anya": "s3"}, nazis={"soldat-1": "p3"}, mission="laboratory", script=MISSES)
    log = listen(s)
    activate(s, "soldat-1")
    assert [event.target for event in told(log, Attacked)] == ["anya"]
    assert s.nazis["soldat-1"].at in ("r2", "r3", "r4")


@pytest.mark.rules("WOLF-OBS-05", "WOLF-RUL-45")
def test_a_barricade_sends_it_the_long_way_round() -> None:
    s = table({"anya": "u4"}, nazis={"drone-35": "q4"}, mission="laboratory", script=MISSES)
    s.nazis["drone-35"].sabotaged = True
    activate(s, "drone-35")
    # Through c2 it would be three steps; by r1, r4, r5, r6 and r3 there is a way, and it begins westward.
    assert s.board.squares[s.nazis["drone-35"].at][0] < s.board.squares["q4"][0]


# -- nobody in sight ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-NAC-07", "WOLF-NAC-08", "WOLF-RUL-48")
def test_noise_with_the_most_heroes_draws_it() -> None:
    s = table({"anya": "l3", "max": "p12", "klaus": "o12"}, nazis={"soldat-1": "r2"})
    s.closed = list(s.box.board.door_names)
    s.noise = ["c1", "c3", "r2"]
    assert loudest(Scene(s), s.nazis["soldat-1"]) == ["c3"]
    s.heroes["max"].bleeding = True
    assert loudest(Scene(s), s.nazis["soldat-1"]) == ["c3"]  # as many, and a step less to go than to c1
    add_bot(s, "drone-35", "anya", "k3")
    assert loudest(Scene(s), s.nazis["soldat-1"]) == ["c1"]


@pytest.mark.rules("WOLF-RUL-48", "WOLF-AIC-06")
def test_then_the_one_that_costs_least_and_then_as_the_controller_likes() -> None:
    s = table({"anya": "b14"}, nazis={"soldat-1": "q5"}, tie_breaks="ask")
    s.closed = list(s.box.board.door_names)
    s.noise = ["c1", "c3"]
    assert drawn_to(s, "soldat-1") == ["c3"]
    s.nazis["soldat-1"].at = "n5"
    assert sorted(drawn_to(s, "soldat-1")) == ["c1", "c3"]
    asked = activate(s, "soldat-1", "towards c1", "step l4")
    assert [decision.prompt for decision in asked] == ["nazi-goal", "nazi-step"]
    assert sorted(str(option) for option in asked[0].options) == ["towards c1", "towards c3"]
    assert s.nazis["soldat-1"].at == "l4"
    assert drawn_to(s, "soldat-1") == ["c1"]  # it is there


def test_a_lure_outranks_all_other_noise() -> None:
    s = table({"anya": "l3", "max": "l4"}, nazis={"soldat-1": "o3"})
    s.closed = list(s.box.board.door_names)
    s.noise, s.lure = ["c1", "c3"], "c3"
    assert drawn_to(s, "soldat-1") == ["c3"]
    s.lure = "r3"  # too far away to be heard
    assert drawn_to(s, "soldat-1") == ["anya"]


@pytest.mark.rules("WOLF-RUL-47")
def test_towards_a_hero_in_the_noisy_place_or_else_just_into_it() -> None:
    s = table({"max": "h3"}, nazis={"soldat-1": "o3"}, script=MISSES)
    s.closed = list(s.box.board.door_names)
    s.noise = ["c1"]
    assert drawn_to(s, "soldat-1") == ["max"]
    s.heroes["max"].at = "b14"
    assert drawn_to(s, "soldat-1") == ["c1"]
    log = listen(s)
    activate(s, "soldat-1")
    assert s.nazis["soldat-1"].at in ("l3", "l4")  # the nearest squares of the corridor, and no further
    assert [event.rule for event in told(log, Waited)] == ["WOLF-RUL-47"]


@pytest.mark.rules("WOLF-RUL-47", "WOLF-RUL-40")
def test_with_nothing_to_see_or_hear_it_stays() -> None:
    s = table({"max": "b2"}, nazis={"soldat-1": "p15"})
    log = listen(s)
    activate(s, "soldat-1")
    assert s.nazis["soldat-1"].at == "p15"
    assert [event.rule for event in told(log, Waited)] == ["WOLF-RUL-47"]


@pytest.mark.rules("WOLF-RUL-33", "WOLF-DIF-20")
def test_on_the_hardest_level_it_goes_where_the_hero_is() -> None:
    s = table({"max": "o9"}, nazis={"soldat-1": "r18"}, difficulty="death-incarnate", script=MISSES)
    s.closed = list(s.box.board.door_names)
    assert drawn_to(s, "soldat-1") == ["max"]


@pytest.mark.rules("WOLF-RUL-42", "WOLF-NAZ-12")
def test_an_officer_that_was_attacked_comes_for_the_nearest_hero_wherever() -> None:
    s = table({"anya": "b2", "max": "g4"}, nazis={"officer-17": "p15"})
    s.noise = ["r4", "c4"]
    assert drawn_to(s, "officer-17") == []
    s.nazis["officer-17"].attacked = True
    assert drawn_to(s, "officer-17") == ["max"]
    log = listen(s)
    activate(s, "officer-17")
    assert {event.rule for event in told(log, Moved)} == {"WOLF-RUL-42"}
    assert len(told(log, Moved)) == 5


# -- large models ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-BIG-01", "WOLF-RUL-60")
def test_a_large_model_takes_its_four_squares_along() -> None:
    s = table({"max": "q18"}, nazis={"panzerhund-43": "m13"}, mission="kennels", script=MISSES)
    log = listen(s)
    activate(s, "panzerhund-43")
    assert adjacent(s, s.nazis["panzerhund-43"], s.heroes["max"])
    assert [event.target for event in told(log, Attacked)] == ["max"]


@pytest.mark.rules("WOLF-RUL-60")
def test_newly_covered_difficult_terrain_costs_it_2() -> None:
    s = table({"max": "m13"}, nazis={"panzerhund-43": "m15"}, mission="kennels", script=MISSES)
    log = listen(s)
    activate(s, "panzerhund-43")
    assert [event.ap for event in told(log, Moved)] == [2]  # any way up to Max covers n14
    assert s.nazis["panzerhund-43"].ap == 0


@pytest.mark.rules("WOLF-BIG-04", "WOLF-RUL-62")
def test_a_large_model_whose_ap_end_in_a_doorway_goes_on_through_it() -> None:
    s = table({"max": "g15"}, nazis={"panzerhund-43": "o15"}, mission="kennels")
    s.noise = ["c3"]
    log = listen(s)
    activate(s, "panzerhund-43", ap=3)
    assert steps(log, "panzerhund-43") == ["n15", "m15", "l15", "k15"]
    assert [(event.ap, event.rule) for event in told(log, Moved)][-1] == (0, "WOLF-RUL-62")


@pytest.mark.rules("WOLF-BIG-05", "WOLF-RUL-62")
def test_or_it_stops_before_the_door() -> None:
    s = table({"max": "k15", "klaus": "j16"}, nazis={"panzerhund-43": "o15"}, mission="kennels")
    s.noise = ["c3"]
    log = listen(s)
    activate(s, "panzerhund-43")
    assert steps(log, "panzerhund-43") == ["n15", "m15"]
    assert told(log, Attacked) == []


@pytest.mark.rules("WOLF-RUL-62", "WOLF-RUL-07")
def test_a_large_model_opens_doors_too() -> None:
    s = table({"max": "g15"}, nazis={"panzerhund-43": "o15"}, mission="kennels")
    s.closed = ["c3-r4"]
    s.noise = ["c3"]
    log = listen(s)
    activate(s, "panzerhund-43")
    assert [event.door for event in told(log, DoorOpened)] == ["c3-r4"]
    assert s.nazis["panzerhund-43"].at == "j15"  # 2 steps, the door, and 3 steps through it


@pytest.mark.rules("WOLF-BIG-02", "WOLF-RUL-61", "WOLF-RUL-63")
def test_a_large_model_sees_and_measures_from_any_of_its_squares() -> None:
    s = table({"max": "q17"}, nazis={"panzerhund-43": "o15", "soldat-1": "o17"}, mission="kennels", script=MISSES)
    assert [target.id for target in seen(s, s.nazis["panzerhund-43"])] == ["max"]
    assert distance_between(s, s.nazis["panzerhund-43"], s.heroes["max"]) == 1
    assert victims(s, "panzerhund-43") == ["max"]


# -- disguises ---------------------------------------------------------------------------------------------------------


def test_a_disguised_hero_is_passed_by_until_a_nazi_ends_its_move_beside_her() -> None:
    s = table({"anya": "c5", "max": "a4"}, nazis={"soldat-1": "f4"}, script=MISSES, tie_breaks="ask")
    wear(s, s.heroes["anya"], "officers-uniform")
    assert victims(s, "soldat-1", "step e4", "step d4", "step c4") == ["max"]
    assert adjacent(s, s.nazis["soldat-1"], s.heroes["anya"])
    assert s.heroes["anya"].worn == []


def test_nobody_sees_through_a_disguise_without_a_move() -> None:
    s = table({"anya": "c4", "max": "e4"}, nazis={"soldat-1": "d4"}, script=MISSES)
    wear(s, s.heroes["anya"], "officers-uniform")
    assert victims(s, "soldat-1") == ["max"]
    assert s.heroes["anya"].worn == ["officers-uniform"]


# -- orders ------------------------------------------------------------------------------------------------------------

ORDER = Effect(name="order", n=3, only=("soldat",), sight=True)


def test_a_nazi_goes_where_it_is_told_and_does_nothing_more_this_round() -> None:
    s = table({"klaus": "b2"}, nazis={"soldat-1": "d2", "soldat-2": "p15", "drone-35": "e2"})
    use(s, ORDER, "step e3", "step f4", "stop", hero="klaus")
    soldat = s.nazis["soldat-1"]
    assert (soldat.at, soldat.ordered, soldat.ap) == ("f4", True, 0)
    soldat.ordered = False
    soldat.at = "p14"
    assert not would_do_something(s, ORDER, hero="klaus")  # a Drone does not obey


@pytest.mark.rules("WOLF-RUL-19", "WOLF-OBS-12")
def test_an_order_cannot_leave_it_on_a_friend_or_a_token() -> None:
    s = table({"klaus": "b5"}, nazis={"soldat-1": "b4", "soldat-2": "b3"})
    use(s, ORDER, "step b3", "step a2", "stop", hero="klaus")  # no stopping on b3
    assert s.nazis["soldat-1"].at == "a2"
    s = table({"klaus": "b5"}, nazis={"soldat-1": "b4", "soldat-2": "b3"})
    one = Effect(name="order", n=1, only=("soldat",), sight=True)
    with pytest.raises(AssertionError, match="'step b3' is not among"):
        use(s, one, "step b3", hero="klaus")


@pytest.mark.rules("WOLF-ATK-05", "WOLF-NAC-10")
def test_a_nazis_roll_is_told_with_its_faces() -> None:
    s = table({"max": "b4"}, nazis={"soldat-1": "c4"}, script={"attack": ["reload", "armor", "blank"]})
    log = listen(s)
    activate(s, "soldat-1")
    assert [event.faces for event in told(log, Rolled)] == [("reload", "armor", "blank")]
    assert (s.heroes["max"].armor_lost, s.heroes["max"].hp_lost) == (1, 0)

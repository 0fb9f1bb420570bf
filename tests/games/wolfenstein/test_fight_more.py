"""Fights in corners that no card leads into: what noise wakes, where models come in, and what tokens and cards do."""

from __future__ import annotations

import pytest

from sandtable.engine import action
from sandtable.engine.decision import Option
from sandtable.games.wolfenstein import bleeding, tokens
from sandtable.games.wolfenstein.grid.steps import adjacent
from sandtable.games.wolfenstein.hazard import after_kill
from sandtable.games.wolfenstein.log import Chosen, HazardMoved, Waited
from sandtable.games.wolfenstein.noise import luring_places, would_wake
from sandtable.games.wolfenstein.pursuit import Scene, goals, loudest
from sandtable.games.wolfenstein.spawn import nearest_free, spawn
from sandtable.games.wolfenstein.vocabulary import Effect
from tests.games.wolfenstein.bench import add_bot, asked, listen, play, table
from tests.games.wolfenstein.watch import activate, set_alarm, steps, told, use, would_do_something

HEROES = ("set", "anya", "max", "klaus")

# -- noise -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-CRD-27", "WOLF-NAZ-08")
@pytest.mark.parametrize("why", ["awake", "attacked", "alarm"])
def test_noise_does_not_wake_a_sleeping_supersoldat_until_something_else_has(why: str) -> None:
    s = table({"anya": "b2"}, nazis={"supersoldat-27": "p15", "soldat-1": "q17"})
    assert [nazi.id for nazi in would_wake(s, ["r4"])] == ["soldat-1"]
    if why == "alarm":
        s.alarms = 1
    else:
        setattr(s.nazis["supersoldat-27"], why, True)
    assert [nazi.id for nazi in would_wake(s, ["r4"])] == ["supersoldat-27", "soldat-1"]
    assert would_wake(s, ["r1"]) == []


@pytest.mark.rules("WOLF-NAC-08", "WOLF-RUL-48", "WOLF-NAC-06")
def test_the_log_says_what_decided_between_noisy_places() -> None:
    """The rule that is told with the goal: most Heroes, then the rest of the ruling; in one place, the weakest Hero."""

    def reason(**at: str) -> str:
        s = table(at, nazis={"soldat-1": "q5"})
        s.closed = list(s.box.board.door_names)
        s.noise = ["c1", "c3"]
        log = listen(s)
        activate(s, "soldat-1")
        return told(log, Chosen)[0].rule

    assert reason(anya="h3") == "WOLF-NAC-08"
    assert reason(anya="h3", max="o12") == "WOLF-RUL-48"
    assert reason(anya="b2") == "WOLF-RUL-48"
    assert reason(anya="h3", max="h4") == "WOLF-NAC-08"


@pytest.mark.rules("WOLF-NAC-07", "WOLF-NAC-06", "WOLF-RUL-50", "WOLF-RUL-47")
@pytest.mark.parametrize(("lost", "rule"), [(0, "WOLF-NAC-06"), (4, "WOLF-RUL-50")])
def test_with_one_noisy_place_it_says_what_decided_between_the_heroes_there(lost: int, rule: str) -> None:
    s = table({"anya": "h3", "max": "h4"}, nazis={"soldat-1": "q5"})
    s.heroes["max"].hp_lost = lost
    s.closed = list(s.box.board.door_names)
    s.noise = ["c1"]
    log = listen(s)
    activate(s, "soldat-1")
    assert told(log, Chosen)[0].rule == rule


def test_a_lure_needs_no_tie_break() -> None:
    s = table({"anya": "h3"}, nazis={"soldat-1": "q5"})
    s.closed = list(s.box.board.door_names)
    s.noise, s.lure = ["c1", "c3"], "c3"
    log = listen(s)
    activate(s, "soldat-1")
    assert [(event.goal, event.rule) for event in told(log, Chosen)] == [("c3", "WOLF-NAC-07")]


@pytest.mark.rules("WOLF-RUL-42", "WOLF-NAC-06")
def test_of_two_heroes_equally_far_away_an_attacked_officer_comes_for_the_weaker() -> None:
    s = table({"anya": "h3", "max": "k3"}, nazis={"officer-17": "p15"})
    s.nazis["officer-17"].attacked = True
    assert [goal.name for goal in goals(Scene(s), s.nazis["officer-17"], [])] == ["anya"]
    log = listen(s)
    activate(s, "officer-17")
    assert [(event.goal, event.rule) for event in told(log, Chosen)] == [("anya", "WOLF-NAC-06")]


@pytest.mark.rules("WOLF-RUL-46", "WOLF-RUL-48", "WOLF-INI-07", "WOLF-INI-08", "WOLF-RUL-53")
def test_with_no_way_to_any_noise_it_gets_as_near_as_it_can() -> None:
    s = table({"set": "o8", "max": "p8"}, nazis={"soldat-1": "o11"}, mission="laboratory", heroes=HEROES)
    for name, hp in (("set", 3), ("max", 6)):
        s.heroes[name].bleeding, s.heroes[name].hp_lost = True, hp  # across the whole corridor
    s.barricades, s.noise = ["c7-r5"], ["r2", "r5"]
    assert sorted(loudest(Scene(s), s.nazis["soldat-1"])) == ["r2", "r5"]
    log = listen(s)
    activate(s, "soldat-1")
    assert steps(log, "soldat-1") == ["o10", "o9"]  # before the fallen, and it does not turn back to the barricade
    assert [event.rule for event in told(log, Waited)] == ["WOLF-INI-07"]
    assert loudest(Scene(s), s.nazis["soldat-1"]) == ["r2"]
    s.heroes["max"].at = "r1"
    assert loudest(Scene(s), s.nazis["soldat-1"]) == ["r2"]  # now there is a way to this one


@pytest.mark.rules("WOLF-RUL-28")
def test_cards_for_noise_and_smoke_where_there_is_nothing_to_do() -> None:
    s = table({"anya": "b2"})
    assert not would_do_something(s, Effect(name="noise", at="there"), hero="anya")  # nothing was thrown
    use(s, Effect(name="hush", at="here"), hero="anya", here=("r1",))
    s.noise = ["r1"]
    assert not would_do_something(s, Effect(name="noise", at="here"), hero="anya", here=("r1",))
    use(s, Effect(name="smoke"), hero="anya")
    assert (s.noise, s.smoke) == (["r1"], ["r1"])


def test_a_lure_may_go_as_far_as_one_sees() -> None:
    s = table({"anya": "b4"})
    far = luring_places(s, s.heroes["anya"], Effect(name="lure", sight=True))
    assert "r2" in far  # through the corridor, eleven squares away
    assert "r4" not in far


# -- the hazard tracker ------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-HAZ-06")
def test_the_reset_is_told_with_where_the_tracker_stands_then() -> None:
    s = table({"anya": "b2"}, nazis={"officer-17": "o15"})
    s.hazard = 2
    log = listen(s)
    play(after_kill(s, s.nazis.pop("officer-17"), True))
    assert [(event.rule, event.n, event.at) for event in told(log, HazardMoved)] == [("WOLF-HAZ-06", -2, 0)]


@pytest.mark.rules("WOLF-RUL-36")
def test_a_limit_that_comes_down_below_a_full_tracker_raises_no_second_alarm() -> None:
    s = table({"anya": "b2"})
    set_alarm(s, {"a": ["soldat"]}, limit=5)
    s.hazard, s.alarms = s.alarm_limit, 1
    use(s, Effect(name="alarm-limit", n=-2), hero="anya")
    assert (s.hazard, s.alarm_limit, s.alarms) == (3, 3, 1)


def test_thinning_the_alarm_is_of_use_while_another_alarm_can_bring_somebody() -> None:
    s = table({"anya": "b2"})
    s.alarms = 1
    thin = Effect(name="thin-alarm", n=1)
    set_alarm(s, {"a": ["soldat"]}, once=True)
    assert not would_do_something(s, thin, hero="anya")  # it has brought all that it brings
    set_alarm(s, {"a": ["soldat"]})
    assert would_do_something(s, thin, hero="anya")


# -- where models come in ----------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RUL-38")
def test_nobody_comes_in_across_a_barricade() -> None:
    s = table({"set": "t3"}, nazis={"drone-35": "r3"}, mission="laboratory", heroes=HEROES)
    s.barricades = ["c2-r2"]
    assert nearest_free(s, "r3") == ["r2", "r4"]  # s3 and s4 would be closer to Set
    s.barricades = []
    assert nearest_free(s, "r3") == ["s3", "s4"]


@pytest.mark.rules("WOLF-RUL-38", "WOLF-OBS-09")
def test_the_walk_from_a_spawn_token_leads_round_an_objective() -> None:
    full = {"drone-35": "ad1", "drone-36": "ac1", "drone-37": "ad2"}
    s = table({"set": "aa4"}, nazis=full, mission="laboratory", heroes=HEROES)
    assert "objective-a" in s.tokens  # on ac2, in the corner's diagonal
    assert nearest_free(s, "ad1") == ["ab2", "ac3"]
    s.tokens.remove("objective-a")
    s.nazis["drone-38"] = type(s.nazis["drone-35"])(id="drone-38", at="ac2")
    assert nearest_free(s, "ad1") == ["ab3"]  # over a model's head


@pytest.mark.rules("WOLF-RUL-38", "WOLF-RUL-39", "WOLF-AIC-06")
def test_the_controller_does_not_put_two_models_on_one_square() -> None:
    taken = {"soldat-7": "r1", "soldat-6": "q1", "soldat-5": "q2", "soldat-4": "r2"}
    s = table({"anya": "b2"}, nazis=taken, tie_breaks="ask")
    asked = play(spawn(s, ["drone", "drone"], "r1"), "place p2", "place p3")
    assert [[str(option) for option in decision.options] for decision in asked] == [
        ["place p1", "place p2", "place p3"],
        ["place p1", "place p3"],
    ]
    assert sorted(nazi.at for nazi in s.nazis.values() if nazi.kind == "drone") == ["p2", "p3"]


@pytest.mark.rules("WOLF-SPN-07", "WOLF-RUL-40", "WOLF-SPN-06")
@pytest.mark.parametrize(("event", "awake", "acts"), [(False, False, True), (True, False, False), (True, True, True)])
def test_in_the_nazi_phase_only_the_alarm_and_skills_that_say_so_bring_in_who_acts(
    event: bool, awake: bool, acts: bool
) -> None:
    s = table({"anya": "b2"})
    s.phase = "nazi-act"
    play(spawn(s, ["soldat"], "a18", event=event, awake=awake))
    assert s.nazis["soldat-1"].active == acts


def test_a_bot_that_no_token_brings_stands_beside_its_hero() -> None:
    s = table({"anya": "b4"})
    use(s, Effect(name="bot", model="drone"), hero="anya")
    assert adjacent(s.board.grid, s.board.squares[s.bots["drone-35"].at], s.board.squares["b4"])


# -- kills, tokens, bleeding -------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RUL-34", "WOLF-RUL-56")
def test_nobody_is_killed_twice_by_one_card() -> None:
    s = table({"anya": "b2"}, nazis={"fire-trooper-23": "d4", "drone-35": "e4", "soldat-1": "r18"})
    s.nazis["drone-35"].armor_lost = 1
    use(s, Effect(name="remove", to="enemies", loot=False), hero="anya")
    # The Fire Trooper burned the Drone when it went.
    assert (s.kills, s.hazard, s.nazis) == ({"fire-trooper": 1, "drone": 1, "soldat": 1}, 3, {})


@pytest.mark.rules("WOLF-STN-01", "WOLF-STN-03", "WOLF-STN-04", "WOLF-RUL-58")
def test_a_hero_and_a_bot_can_be_sabotaged_too() -> None:
    s = table({"anya": "b2"})
    bot = add_bot(s, "soldat-1", "anya", "c2")
    for model in (s.heroes["anya"], bot):
        tokens.sabotage(s, model)
        tokens.stun(s, model)
        assert (model.stunned, model.sabotaged) == (True, True)
        assert tokens.hinders_attack(model)
        tokens.end_of_turn(s, model)
        assert (model.stunned, model.sabotaged) == (False, False)


@pytest.mark.rules("WOLF-RUL-58", "WOLF-STN-03")
def test_a_token_from_ones_own_attack_does_not_hinder_the_second_one_of_the_turn() -> None:
    s = table({"anya": "b2"})
    s.active.attacks = 1
    tokens.sabotage(s, s.active)
    assert not tokens.hinders_attack(s.active)
    s.active.attacks = 0
    assert tokens.hinders_attack(s.active)


@pytest.mark.rules("WOLF-RUL-54")
def test_healing_gives_a_bleeding_hero_no_hp() -> None:
    s = table({"anya": "b2"})
    s.active.hp_lost, s.active.bleeding = 3, True
    bleeding.heal(s, s.active, 2)
    assert (s.active.hp_lost, s.active.bleeding) == (3, True)


# -- odds --------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-BOT-17", "WOLF-NAC-10")
def test_a_bots_weapon_never_runs_empty() -> None:
    s = table({"anya": "b2"}, nazis={"soldat-2": "d4"})
    add_bot(s, "soldat-1", "anya", "c4")
    s.acting = "soldat-1"
    option = Option("attack", ("soldat-2",))
    promised = action.odds(s, asked(s, "bot-action"), option)
    assert [odds.key for odds in promised] == ["kill", "hurt"]

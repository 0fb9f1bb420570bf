"""The hazard tracker and the alarm (p.13)."""

from __future__ import annotations

import pytest

from sandtable.games.wolfenstein.hazard import after_kill, called, move_hazard
from sandtable.games.wolfenstein.log import AlarmRaised, HazardMoved, Spawned
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.vocabulary import Effect
from tests.games.wolfenstein.bench import listen, play, table
from tests.games.wolfenstein.watch import set_alarm, told, use, would_do_something


def kill(s: State, name: str, *, silent: bool = False) -> None:
    """What follows when a Nazi has been taken off the board."""
    play(after_kill(s, s.nazis.pop(name), silent))


# -- the tracker -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RUL-37")
def test_the_tracker_stays_between_nothing_and_the_limit() -> None:
    s = table({"anya": "b2"})
    log = listen(s)
    play(move_hazard(s, -2, "WOLF-HAZ-05"))
    assert (s.hazard, log) == (0, [])
    play(move_hazard(s, 3, "WOLF-HAZ-05"))
    play(move_hazard(s, 9, "WOLF-HAZ-05"))
    play(move_hazard(s, -7, "WOLF-HAZ-05"))
    assert [(event.n, event.at) for event in told(log, HazardMoved)] == [(3, 3), (2, 5), (-5, 0)]


@pytest.mark.rules("WOLF-HAZ-02", "WOLF-HAZ-03", "WOLF-SIL-08", "WOLF-SIL-10")
def test_a_kill_raises_the_tracker_unless_it_was_silent() -> None:
    s = table({"anya": "b2"}, nazis={"soldat-1": "e4", "soldat-2": "e5"})
    kill(s, "soldat-1")
    assert s.hazard == 1
    kill(s, "soldat-2", silent=True)
    assert s.hazard == 1


@pytest.mark.rules("WOLF-HAZ-06", "WOLF-RUL-35")
@pytest.mark.parametrize("silent", [True, False])
def test_the_death_of_the_last_officer_resets_the_tracker(silent: bool) -> None:
    s = table({"anya": "b2"}, nazis={"officer-17": "o15", "officer-18": "p15", "soldat-1": "e4"})
    s.hazard = 2
    kill(s, "officer-17", silent=silent)
    assert s.hazard == (2 if silent else 3)
    log = listen(s)
    kill(s, "officer-18", silent=silent)
    assert s.hazard == 0
    assert log[-1].rule == "WOLF-HAZ-06"
    kill(s, "soldat-1")
    assert s.hazard == 1  # no Officer has just been killed


@pytest.mark.rules("WOLF-RUL-35")
def test_the_last_officers_death_can_raise_the_alarm_before_the_reset() -> None:
    s = table({"anya": "b2"}, nazis={"officer-17": "o15"})
    set_alarm(s, {"a": ["soldat"]}, limit=2)
    s.hazard = 1
    kill(s, "officer-17")
    assert (s.alarms, s.hazard, list(s.nazis)) == (1, 0, ["soldat-1"])


@pytest.mark.rules("WOLF-RUL-35")
def test_an_officer_whom_the_alarm_brings_keeps_the_tracker_where_it_is() -> None:
    s = table({"anya": "b2"}, nazis={"officer-17": "o15"})
    set_alarm(s, {"a": ["officer"]}, limit=2)
    s.hazard = 1
    kill(s, "officer-17")
    assert (s.alarms, s.hazard, list(s.nazis)) == (1, 2, ["officer-17"])


# -- the alarm ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-HAZ-01", "WOLF-HAZ-07", "WOLF-SPN-01", "WOLF-SPN-05")
def test_at_the_limit_the_alarm_brings_in_whom_the_mission_names() -> None:
    s = table({"anya": "b2"})
    log = listen(s)
    play(move_hazard(s, 4, "WOLF-HAZ-05"))
    assert not told(log, AlarmRaised)
    play(move_hazard(s, 1, "WOLF-HAZ-05"))
    assert len(told(log, AlarmRaised)) == 1
    assert [(event.model, event.at) for event in told(log, Spawned)] == [("soldat-1", "a18"), ("soldat-2", "r1")]
    assert not any(nazi.active for nazi in s.nazis.values())


@pytest.mark.rules("WOLF-RUL-36")
def test_the_alarm_is_raised_each_time_the_limit_is_reached_from_below() -> None:
    s = table({"anya": "b2"})
    set_alarm(s, {"a": ["drone"]}, limit=2)
    alarms = []
    for n in (1, 1, 1, -1, 1, -2, 2):
        play(move_hazard(s, n, "WOLF-HAZ-05"))
        alarms.append(s.alarms)
    assert alarms == [0, 1, 1, 1, 2, 2, 3]
    assert sorted(s.nazis) == ["drone-35", "drone-36", "drone-37"]


def test_where_the_mission_says_once_only_the_first_alarm_brings_anybody() -> None:
    s = table({"anya": "b2"})
    set_alarm(s, {"a": ["drone"]}, limit=2, once=True)
    for n in (2, -1, 1):
        play(move_hazard(s, n, "WOLF-HAZ-05"))
    assert (s.alarms, list(s.nazis)) == (2, ["drone-35"])


def test_a_door_that_is_open_can_end_spawning_at_a_token() -> None:
    s = table({"anya": "e20"}, mission="last-door", heroes=("anya", "set", "max", "klaus"))
    assert [letter for letter, _ in called(s)] == ["b", "c", "d"]
    s.closed = ["c8-r7"]
    assert dict(called(s)) == {
        "a": ("soldat", "soldat"),
        "b": ("drone",),
        "c": ("space-marine",),
        "d": ("ubersoldat",),
    }


# -- on cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-HAZ-04", "WOLF-HAZ-05")
def test_cards_move_the_tracker() -> None:
    s = table({"anya": "b2"})
    log = listen(s)
    use(s, Effect(name="hazard", n=2), hero="anya", is_event=True)
    use(s, Effect(name="hazard", n=-1), hero="anya")
    assert [(event.rule, event.n, event.at) for event in told(log, HazardMoved)] == [
        ("WOLF-HAZ-04", 2, 2),
        ("WOLF-HAZ-05", -1, 1),
    ]


def test_a_card_for_the_tracker_is_of_no_use_at_its_end() -> None:
    s = table({"anya": "b2"})
    up, down = Effect(name="hazard", n=1), Effect(name="hazard", n=-1)
    assert would_do_something(s, up, hero="anya")
    assert not would_do_something(s, down, hero="anya")
    s.hazard = s.alarm_limit
    assert not would_do_something(s, up, hero="anya")
    assert would_do_something(s, down, hero="anya")


def test_the_alarm_limit_can_be_moved() -> None:
    s = table({"anya": "b2"})
    s.hazard = 4
    use(s, Effect(name="alarm-limit", n=1), hero="anya")
    assert (s.alarm_limit, s.hazard, s.alarms) == (6, 4, 0)
    play(move_hazard(s, 1, "WOLF-HAZ-05"))
    assert s.alarms == 0
    use(s, Effect(name="alarm-limit", n=-2), hero="anya")  # down past the tracker
    assert (s.alarm_limit, s.hazard, s.alarms) == (4, 4, 1)


def test_a_thinned_alarm_brings_the_first_ones_of_its_list_not_at_all() -> None:
    s = table({"anya": "b2"}, mission="kennels")
    use(s, Effect(name="thin-alarm", n=2), hero="anya")
    play(move_hazard(s, 5, "WOLF-HAZ-05"))
    assert list(s.nazis) == ["soldat-1"]
    assert s.thinned == 0

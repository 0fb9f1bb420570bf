"""Awareness: three levels that belong to rooms, and what does not change them."""

from __future__ import annotations

import pytest

from sandtable.games.reichbusters import awareness, uncover
from tests.games.reichbusters.bench import activate, play, put, table


@pytest.mark.rules("REICH-AWR-01", "REICH-AWR-02", "REICH-COMP-19")
def test_a_level_stays_between_at_ease_and_alert() -> None:
    s = table()
    for expected in (1, 2, 2):
        awareness.rise(s, "q", "REICH-AWR-03")
        assert awareness.level_of(s, "q") == expected
    for expected in (1, 0, 0):
        awareness.fall(s, "q", 1, "REICH-KEY-05")
        assert awareness.level_of(s, "q") == expected
    assert s.awareness == {}  # at ease is having no token


@pytest.mark.rules("REICH-AWR-07", "REICH-RUL-73", "REICH-RUL-116")
def test_the_higher_level_wins_whoever_brings_it() -> None:
    s = table()
    soldier = put(s, "soldier", "q1")
    for left, entered, expected in ((2, 0, 2), (0, 1, 1), (1, 2, 2), (1, 1, 1)):
        s.awareness = {room: level for room, level in (("p", left), ("q", entered)) if level}
        awareness.carry(s, soldier, "p2")
        assert awareness.level_of(s, "q") == expected
        assert awareness.level_of(s, "p") == left


@pytest.mark.rules("REICH-AWR-08", "REICH-ALM-08")
def test_after_the_alarm_nobody_counts() -> None:
    s = table()
    activate(s, "sarge")
    s.alarm = "sounded"
    s.closed.remove("p2-q1")
    put(s, "soldier", "q1")
    play(uncover.look(s))
    play(awareness.check(s))
    assert s.awareness == {}


@pytest.mark.rules("REICH-RUL-72", "REICH-RUL-71")
def test_first_sight_is_for_hero_turns() -> None:
    s = table()
    activate(s, "sarge")
    s.phase = "stations"
    s.closed.remove("p2-q1")
    put(s, "soldier", "q1")
    play(uncover.look(s))
    assert (s.awareness, s.watching) == ({}, ["q"])
    s.phase = "action"
    play(uncover.look(s))
    assert s.awareness == {}


@pytest.mark.rules("REICH-RUL-69")
def test_units_placed_in_sight_raise_their_room_once_in_a_hero_turn() -> None:
    s = table()
    activate(s, "sarge")
    s.closed.remove("p2-q1")
    put(s, "soldier", "q1")
    play(uncover.look(s))
    put(s, "soldier", "q2")
    play(uncover.look(s))
    assert s.awareness == {"q": 1}
    put(s, "officer", "p2")
    play(uncover.look(s))
    assert s.awareness == {"q": 1, "p": 1}

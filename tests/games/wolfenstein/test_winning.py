"""Winning and losing (p.18): goals, rounds, deaths."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sandtable.engine.state import GameOver
from sandtable.games.wolfenstein import winning
from sandtable.games.wolfenstein.box import Box
from sandtable.games.wolfenstein.goals import Evacuate, Events, Gather, Goal, Kill, KillPlaced, Leave, NoDeaths, Search
from sandtable.games.wolfenstein.missions import read_missions
from sandtable.games.wolfenstein.state import State
from tests.games.wolfenstein.bench import table


def with_goals(s: State, *goals: Goal) -> State:
    box: Box = msgspec.structs.replace(s.box, mission=msgspec.structs.replace(s.box.mission, goals=goals))
    s.box = box
    return s


def result(s: State) -> tuple[str, str] | None:
    """How the game ends now, if it does."""
    try:
        winning.check(s)
    except GameOver:
        assert s.outcome is not None
        return s.outcome.result, s.outcome.cause
    return None


OFFICERS = KillPlaced(enemy="officer")
WON = ("victory", "")


@pytest.mark.rules("WOLF-END-04", "WOLF-END-06", "WOLF-RND-04", "WOLF-GEN-01", "WOLF-RUL-66")
def test_the_players_win_as_soon_as_all_goals_are_met() -> None:
    s = with_goals(table({"anya": "b2"}, nazis={"officer-17": "p14"}), OFFICERS, Search(objectives=("a",)))
    s.nazis["officer-17"].placed = True
    assert result(s) is None
    s.searched = ["a"]
    assert result(s) is None
    del s.nazis["officer-17"]
    assert result(s) == WON


@pytest.mark.rules("WOLF-GEN-10")
def test_killing_is_a_goal_only_where_the_mission_says_so() -> None:
    s = with_goals(table({"anya": "b2"}, nazis={"soldat-1": "p14"}), Search(objectives=("a",)))
    s.searched = ["a"]
    assert result(s) == WON
    kinds = {type(goal) for mission in read_missions().values() for goal in mission.goals}
    assert {Kill, KillPlaced, Search} <= kinds


def test_models_that_came_later_do_not_count_for_those_on_the_map() -> None:
    s = with_goals(table({"anya": "b2"}, nazis={"officer-17": "p14"}), OFFICERS)
    assert result(s) == WON


@pytest.mark.rules("WOLF-GEN-09", "WOLF-END-06")
def test_the_last_mission_is_won_by_killing_hitler() -> None:
    last = list(read_missions().values())[-1]
    assert last.goals == (Kill(enemy="hitler", count=1),)
    s = with_goals(table({"anya": "b2"}), *last.goals)
    assert result(s) is None
    s.kills["hitler"] = 1
    assert result(s) == WON


@pytest.mark.rules("WOLF-RUL-87", "WOLF-CRD-17", "WOLF-END-06")
def test_missing_events_neither_win_nor_lose_until_the_rounds_are_over() -> None:
    s = with_goals(table({"anya": "b2"}), Events(count=2))
    s.events_done = 1
    assert result(s) is None
    s.events_done = 2
    assert result(s) == WON


@pytest.mark.rules("WOLF-END-01", "WOLF-RND-05", "WOLF-RND-03")
def test_when_the_tracker_passes_the_last_round_all_lose() -> None:
    s = with_goals(table({"anya": "b2"}), Events(count=1))
    s.round = s.box.mission.rounds
    assert result(s) is None
    s.round += 1
    assert result(s) == ("defeat", "out-of-rounds")


def kill_all(s: State, *names: str) -> None:
    for name in names:
        s.heroes[name].dead, s.heroes[name].at = True, ""


@pytest.mark.rules("WOLF-END-02", "WOLF-RND-05", "WOLF-DTH-04")
def test_all_heroes_dead_loses_and_three_do_not() -> None:
    s = with_goals(table({"anya": "b2"}), Events(count=1))
    kill_all(s, "blazkowicz", "klaus", "max")
    assert result(s) is None
    kill_all(s, "anya")
    assert result(s) == ("defeat", "all-dead")


@pytest.mark.rules("WOLF-DTH-03", "WOLF-END-03")
def test_where_nobody_may_die_the_first_death_loses() -> None:
    s = with_goals(table({"anya": "b2"}), Events(count=1), NoDeaths())
    assert result(s) is None
    kill_all(s, "klaus")
    assert result(s) == ("defeat", "a-hero-died")


@pytest.mark.rules("WOLF-RUL-66")
def test_if_both_hold_at_once_the_players_lose() -> None:
    s = with_goals(table({"anya": "b2"}), Events(count=1))
    s.events_done = 1
    kill_all(s, *s.heroes)
    assert result(s) == ("defeat", "all-dead")


@pytest.mark.rules("WOLF-END-05")
def test_a_win_counts_for_players_without_heroes_too() -> None:
    s = with_goals(table({"anya": "b2"}, players=4), Events(count=1))
    kill_all(s, "klaus")
    s.events_done = 1
    assert result(s) == WON  # one outcome for the whole table


ROOMS: Any = [
    (Gather(places=("r1",)), {"anya": "b2", "klaus": "c2"}, True),
    (Gather(places=("r1",)), {"anya": "b2", "klaus": "g3"}, False),
    (Evacuate(places=("r2",)), {"anya": "b2", "klaus": "g3"}, True),
    (Evacuate(places=("r2",)), {"anya": "b2", "klaus": "n4"}, False),
    (Leave(spawns=("a",)), {"anya": "a1", "klaus": "c3"}, True),
    (Leave(spawns=("a",)), {"anya": "a1", "klaus": "e3"}, False),
]


@pytest.mark.parametrize(("goal", "at", "met"), ROOMS)
def test_goals_at_the_end_of_a_round_ask_where_everybody_is(goal: Goal, at: dict[str, str], met: bool) -> None:
    s = with_goals(table(at), goal)
    kill_all(s, *(name for name in s.heroes if name not in at))
    s.phase = "action"
    assert result(s) is None  # the round is not over
    s.phase = "clean-up"
    assert result(s) == (WON if met else None)


def test_a_hero_who_has_yet_to_enter_is_not_where_it_should_be() -> None:
    s = with_goals(table({"anya": "b2"}), Gather(places=("r1",)))
    s.phase = "clean-up"
    assert result(s) is None

"""Winning and losing (p.18): looked at after whatever was done, and if both hold, the Heroes have lost (WOLF-RUL-66).

Some goals ask where everybody is when a round ends: they are looked at in Clean-up and at no other time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.engine.state import Outcome
from sandtable.games.wolfenstein.goals import (
    Evacuate,
    Events,
    Gather,
    Goal,
    Kill,
    KillPlaced,
    Leave,
    NoDeaths,
    Search,
)
from sandtable.games.wolfenstein.grid import steps
from sandtable.games.wolfenstein.state import Hero, State
from sandtable.games.wolfenstein.table import closed_doors, places

VICTORY = "victory"
DEFEAT = "defeat"
AT_ROUNDS_END = frozenset({Gather, Evacuate, Leave})


def check(s: State) -> None:
    """End the game if it is won or lost (WOLF-RUL-66).

    All goals must be met before anything is lost (WOLF-RND-04, WOLF-END-04), and all players win (WOLF-END-05).
    """
    if cause := loss(s):
        s.end(Outcome(False, DEFEAT, cause))
    for goal in reversed(s.box.mission.goals):  # the last one is met last, as a rule
        kind = type(goal)
        if (kind in AT_ROUNDS_END and s.phase != "clean-up") or not MET[kind](s, goal):
            return
    s.end(Outcome(True, VICTORY))


def loss(s: State) -> str:
    """Why the Heroes have lost, if they have (WOLF-RND-05); otherwise play goes on (WOLF-DTH-04).

    WOLF-END-01, WOLF-END-02, WOLF-END-03.
    """
    dead = 0
    for hero in s.heroes.values():
        dead += hero.dead
    if dead == len(s.heroes):
        return "all-dead"
    if dead and NoDeaths() in s.box.mission.goals:
        return "a-hero-died"  # WOLF-DTH-03
    if s.round > s.box.mission.rounds:
        return "out-of-rounds"
    return ""


def _is_at_spawn(s: State, hero: Hero, goal: Leave) -> bool:
    board, closed = s.board, closed_doors(s)
    spawns = [board.hero_spawns[letter] for letter in goal.spawns if letter in board.hero_spawns]
    here = board.squares[hero.at]
    return any(hero.at == spawn or steps.adjacent(board.grid, here, board.squares[spawn], closed) for spawn in spawns)


def is_met(s: State, goal: Goal) -> bool:
    """Whether a goal of the mission is met as things stand (WOLF-END-06)."""
    return MET[type(goal)](s, goal)


def _are_searched(s: State, goal: Search) -> bool:
    for objective in goal.objectives:  # noqa: SIM110 - all() would cost as much as the question
        if objective not in s.searched:
            return False
    return True


def _is_none_left(s: State, goal: KillPlaced) -> bool:
    for nazi in s.nazis.values():  # noqa: SIM110 - any() would cost as much as the question
        if nazi.placed and nazi.kind == goal.enemy:
            return False
    return True


#: How to see whether a goal is met, by its kind.
MET: dict[type[Goal], Callable[[State, Any], bool]] = {
    Search: _are_searched,
    KillPlaced: _is_none_left,
    Kill: lambda s, goal: s.kills.get(goal.enemy, 0) >= goal.count,
    Events: lambda s, goal: s.events_done >= goal.count,  # WOLF-RUL-87
    Gather: lambda s, goal: all(hero.at and not set(places(s, hero)).isdisjoint(goal.places) for hero in s.alive),
    Evacuate: lambda s, goal: all(not hero.at or set(places(s, hero)).isdisjoint(goal.places) for hero in s.alive),
    Leave: lambda s, goal: all(hero.at and _is_at_spawn(s, hero, goal) for hero in s.alive),
    NoDeaths: lambda s, goal: len(s.alive) == len(s.heroes),
}

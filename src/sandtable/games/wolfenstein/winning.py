"""Winning and losing (p.18): looked at after whatever was done, and if both hold, the Heroes have lost (WOLF-RUL-66).

Some goals ask where everybody is when a round ends: they are looked at in Clean-up and at no other time.
"""

from __future__ import annotations

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
from sandtable.games.wolfenstein.state import Hero, State
from sandtable.games.wolfenstein.table import closed_doors, places

VICTORY = "victory"
DEFEAT = "defeat"
AT_ROUNDS_END = (Gather, Evacuate, Leave)


def check(s: State) -> None:
    """End the game if it is won or lost (WOLF-RUL-66)."""
    cause = loss(s)
    if cause:
        s.end(Outcome(False, DEFEAT, cause))
    for goal in reversed(s.box.mission.goals):  # the last one is met last, as a rule
        if (s.phase != "clean-up" and isinstance(goal, AT_ROUNDS_END)) or not is_met(s, goal):
            return
    s.end(Outcome(True, VICTORY))


def loss(s: State) -> str:
    """Why the Heroes have lost, if they have (WOLF-END-01 to WOLF-END-03)."""
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


def is_met(s: State, goal: Goal) -> bool:
    """Whether a goal of the mission is met as things stand (WOLF-END-06)."""
    match goal:
        case Search():
            return set(goal.objectives).issubset(s.searched)
        case KillPlaced():
            return not any(nazi.placed and nazi.kind == goal.enemy for nazi in s.nazis.values())
        case Kill():
            return s.kills.get(goal.enemy, 0) >= goal.count
        case Events():
            return s.events_done >= goal.count  # WOLF-RUL-87
        case Gather():
            return all(hero.at and not set(places(s, hero)).isdisjoint(goal.places) for hero in s.alive)
        case Evacuate():
            return all(not hero.at or set(places(s, hero)).isdisjoint(goal.places) for hero in s.alive)
        case Leave():
            return all(hero.at and _is_at_spawn(s, hero, goal) for hero in s.alive)
        case NoDeaths():
            return len(s.alive) == len(s.heroes)


def _is_at_spawn(s: State, hero: Hero, goal: Leave) -> bool:
    board, closed = s.board, closed_doors(s)
    spawns = [board.hero_spawns[letter] for letter in goal.spawns if letter in board.hero_spawns]
    here = board.squares[hero.at]
    return any(hero.at == spawn or board.grid.adjacent(here, board.squares[spawn], closed) for spawn in spawns)

"""Reichbusters: Projekt Vril: the steps of a round in order, and what the engine needs to know about the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sandtable.engine.decision import Play
from sandtable.engine.game import Game
from sandtable.games.reichbusters import hero_turn, kill, rounds, setup, stations, winning
from sandtable.games.reichbusters.box import open_box
from sandtable.games.reichbusters.facts import FACTS
from sandtable.games.reichbusters.hidden import conceal
from sandtable.games.reichbusters.invariants import broken, nonsense
from sandtable.games.reichbusters.options import DESCRIPTION
from sandtable.games.reichbusters.player import Greedy
from sandtable.games.reichbusters.state import State
from sandtable.games.reichbusters.view import Castle, heading, view

Step: TypeAlias = Callable[[State], Play[None]]

#: A round (REICH-RND-01): Hero turns, each with an enemy turn after it (REICH-ENM-01), the end of the round, the alarm.
STEPS: dict[str, Step] = {
    "prepare": setup.prepare,
    "turn-order": rounds.turn_order,
    "next-hero": rounds.next_hero,
    "turn-start": hero_turn.turn_start,
    "action": hero_turn.action,
    "noise": hero_turn.noise_step,
    "turn-end": hero_turn.turn_end,
    "raise-alarm": rounds.raise_alarm,
    "stations-start": stations.begin,
    "stations": stations.stations,
    "kill-start": kill.begin,
    "kill": kill.kill,
    "check": rounds.check,
    "round-end": rounds.round_end,
    "alarm": rounds.alarm,
    "post-alarm": rounds.post_alarm,
}
HERO_TURN = ("turn-start", "action", "noise", "turn-end")
ENEMY_TURN = ("raise-alarm", "stations-start", "stations", "kill-start", "kill", "check")


def then_check(step: Step) -> Step:
    """A step, and a look at whether it has decided the game (REICH-RUL-53)."""

    def play(s: State) -> Play[None]:
        yield from step(s)
        winning.check(s)

    return play


def turn(s: State) -> tuple[int, str, str]:
    """The round, whose turn it is, and which part of it."""
    part = "hero-turn" if s.phase in HERO_TURN else "enemy-turn" if s.phase in ENEMY_TURN else s.phase
    return s.round, s.hero, part


def measures(s: State) -> dict[str, int]:
    return {
        "round": s.round,
        "alarm": s.sounded,
        "escaped": sum(hero.out for hero in s.heroes.values()),
        "wounds": sum(len(hero.wounds) for hero in s.heroes.values()),
    }


#: Two to four Heroes behind enemy lines: one to four players, six missions of a campaign, 64 RAIDs.
GAME = Game(
    version=1,
    package=__package__,
    description=DESCRIPTION,
    state_type=State,
    fact_types=FACTS,
    has_secrets=True,  # hands, where the table wants them hidden
    open_box=open_box,
    set_up=setup.set_up,
    empty=setup.empty,
    steps={name: then_check(step) for name, step in STEPS.items()},
    turn=turn,
    view=view,
    heading=heading,
    shared_look=Castle,
    conceal=conceal,
    broken_invariants=broken,
    nonsense=nonsense,
    measures=measures,
    players={"greedy": Greedy},
)

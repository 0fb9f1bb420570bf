"""Wolfenstein: The Board Game: the steps of a round in order, and what the engine needs to know about the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sandtable.engine.decision import Play
from sandtable.engine.game import Game
from sandtable.games.wolfenstein import areas, bots, gains, hero_turn, nazi_actions, nazi_phase, rounds, setup, winning
from sandtable.games.wolfenstein.box import open_box
from sandtable.games.wolfenstein.facts import FACTS
from sandtable.games.wolfenstein.invariants import broken, nonsense
from sandtable.games.wolfenstein.options import DESCRIPTION
from sandtable.games.wolfenstein.player import Greedy
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.view import heading, view

Step: TypeAlias = Callable[[State], Play[None]]

#: A round (WOLF-RND-01): the Player Phase, activation by activation, the Nazi Phase, model by model, and Clean-up.
#: One to four people play it on one side (WOLF-GEN-01, WOLF-GEN-02).
STEPS: dict[str, Step] = {
    "extra-ammo": rounds.extra_ammo,
    "shared-life": rounds.shared_life,
    "starter": rounds.starter,
    "next-hero": rounds.next_hero,
    "enter": hero_turn.enter,
    "activation": hero_turn.activation,
    "action": hero_turn.action,
    "end-activation": hero_turn.end_activation,
    "bot": bots.bot_action,
    "nazi-check": nazi_phase.nazi_check,
    "nazi-next": nazi_phase.nazi_next,
    "nazi-act": nazi_actions.nazi_act,
    "nazi-end": nazi_phase.nazi_end,
    "clean-up": rounds.clean_up,
}
#: Chapters that are only there for the text on cards.
CARD_TEXT = (areas, gains)
PLAYER_PHASE = ("starter", "next-hero", "enter", "activation", "action", "end-activation", "bot")


def then_check(step: Step) -> Step:
    """A step, and a look at whether it has decided the game (WOLF-RUL-66)."""

    def play(s: State) -> Play[None]:
        yield from step(s)
        winning.check(s)

    return play


def turn(s: State) -> tuple[int, str]:
    """The round, and whose activation it is."""
    return s.round, s.hero if s.phase in PLAYER_PHASE else phase_of_round(s.phase)


def measures(s: State) -> dict[str, int]:
    return {"round": min(s.round, s.box.mission.rounds), "dead": len(s.heroes) - len(s.alive)}


def phase_of_round(phase: str) -> str:
    """Player Phase, Nazi Phase or Clean-up."""
    if phase.startswith("nazi"):
        return "nazi-phase"
    return "clean-up" if phase == "clean-up" else "player-phase"


#: Four Heroes in a castle full of Nazis: one to four players, ten missions, four difficulty levels.
GAME = Game(
    version=1,
    package=__package__,
    description=DESCRIPTION,
    state_type=State,
    fact_types=FACTS,
    has_secrets=False,
    open_box=open_box,
    set_up=setup.set_up,
    empty=setup.empty,
    steps={name: then_check(step) for name, step in STEPS.items()},
    turn=turn,
    view=view,
    heading=heading,
    broken_invariants=broken,
    nonsense=nonsense,
    measures=measures,
    players={"greedy": Greedy},
)

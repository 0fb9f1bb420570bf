"""Wolfenstein: The Board Game: the steps of a round in their order, and what the engine asks of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, cast

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option, Play
from sandtable.engine.game import Game, Odds, content_folder
from sandtable.engine.player import Player
from sandtable.engine.view import Text, View
from sandtable.games.wolfenstein import areas, bots, gains, hero_turn, nazi_actions, nazi_phase, rounds, setup, winning
from sandtable.games.wolfenstein.box import LEVELS, TEAM, Box, Options, open_box
from sandtable.games.wolfenstein.hints import hints
from sandtable.games.wolfenstein.invariants import broken, nonsense
from sandtable.games.wolfenstein.missions import read_missions
from sandtable.games.wolfenstein.odds import odds
from sandtable.games.wolfenstein.player import Greedy
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.view import heading, touched, view

#: A round (WOLF-RND-01): the Player Phase, activation by activation, the Nazi Phase, model by model, and Clean-up.
STEPS: dict[str, Callable[[State], Play[None]]] = {
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


class Wolfenstein(Game[State]):
    """Four Heroes in a castle full of Nazis: one to four players, ten missions, four difficulty levels."""

    key: ClassVar[str] = "wolfenstein"
    version: ClassVar[int] = 1
    package: ClassVar[str] = __package__ or ""
    options_type = Options
    state_type = State
    has_secrets = False

    def open_box(self, options: Any, content: str = "") -> Box:
        return open_box(cast(Options, options), content_folder(content))

    def set_up(self, box: Box, chance: Chance) -> State:
        return setup.set_up(box, chance)

    def empty(self, box: Box, chance: Chance) -> State:
        return setup.empty(box, chance)

    def step(self, s: State) -> Play[None]:
        """One step, and a look at whether it has decided the game (WOLF-RUL-66)."""
        yield from STEPS[s.phase](s)
        winning.check(s)

    def seats(self, s: State) -> tuple[str, ...]:
        return setup.seats(s.box)

    def turn(self, s: State) -> tuple[Any, ...]:
        """The round, and whose activation it is."""
        return s.round, s.hero if s.phase in PLAYER_PHASE else phase_of_round(s.phase)

    def resting_at(self, s: State) -> str:
        return s.phase

    def view(self, s: State, seat: str | None) -> View:
        return view(s)

    def heading(self, s: State) -> Text:
        return heading(s)

    def conceal(self, s: State, seat: str | None, chance: Chance) -> None:
        """Decks are drawn from when they are drawn from, so all that is hidden is what chance will say."""
        s.chance = chance

    def odds(self, s: State, decision: Decision, option: Option) -> tuple[Odds, ...]:
        return odds(s, decision, option)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return touched(s, decision, option)

    def hints(self, s: State, decision: Decision, option: Option | None) -> tuple[Text, ...]:
        return hints(s, decision, option)

    def measures(self, s: State) -> dict[str, int]:
        return {"round": min(s.round, s.box.mission.rounds), "dead": len(s.heroes) - len(s.alive)}

    def players(self) -> Mapping[str, Callable[[int], Player]]:
        return {"greedy": Greedy}

    def broken_invariants(self, s: State) -> Iterator[str]:
        return broken(s)

    def nonsense(self, s: State) -> Iterator[str]:
        return nonsense(s, STEPS)

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        return {"mission": tuple(read_missions())}

    def table(self, number: int) -> dict[str, Any]:
        """Every mission on every level with every number of players, and now and then other Heroes and readings."""
        missions = list(read_missions())
        at, rest = number % len(missions), number // len(missions)
        options = {
            "mission": missions[at],
            "difficulty": LEVELS[(rest + at) % len(LEVELS)],
            "players": (rest // len(LEVELS) + at) % TEAM + 1,
        }
        others = list(self.variants()["other-readings"].items())
        name, value = others[number % len(others)]
        return {name: value, **options} if rest % 2 else options

    def balance_sheet(self) -> Mapping[str, Mapping[str, dict[str, Any]]]:
        return {
            mission: {level: {"mission": mission, "difficulty": level} for level in LEVELS}
            for mission in read_missions()
        }

    def campaign(self) -> tuple[dict[str, Any], ...]:
        """The ten missions in their order, each a game of its own (WOLF-GEN-04, WOLF-GEN-07)."""
        return tuple({"mission": mission} for mission in read_missions())

    def variants(self) -> Mapping[str, dict[str, Any]]:
        """Every level, every number of players, large models and Bosses, and the other readings of the rulings."""
        return {
            "standard": {},
            "kennels": {"mission": "kennels", "difficulty": "can-i-play-daddy", "players": 2},
            "cells": {"mission": "cells", "difficulty": "dont-hurt-me", "players": 3, "tie-breaks": "automatic"},
            "last-door": {"mission": "last-door", "difficulty": "death-incarnate", "players": 4},
            "other-readings": {
                "mission": "professors-theatre",
                "difficulty": "death-incarnate",
                "heroes": ["klaus", "max", "set", "anya"],
                "die": "even",
                "fixed-items": "booster-and-armor",
                "laserkraftwerk": "eight-is-always",
                "hans-grosse": False,
            },
        }


def phase_of_round(phase: str) -> str:
    """Player Phase, Nazi Phase or Clean-up."""
    if phase.startswith("nazi"):
        return "nazi-phase"
    return "clean-up" if phase == "clean-up" else "player-phase"


GAME = Wolfenstein()

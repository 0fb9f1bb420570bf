"""Halls of Hegra: the steps of a day in their order, and what the engine asks of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, cast

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option, Play
from sandtable.engine.game import Game, Odds, content_folder
from sandtable.engine.player import Player
from sandtable.engine.view import Text, View
from sandtable.games.hegra import (
    artillery,
    event_phase,
    infirmary,
    maintenance,
    mobilisation,
    morale,
    morning,
    setup,
    supply_run,
    turn_track,
    walls,
)
from sandtable.games.hegra.box import Box, Options, open_box, standard_box
from sandtable.games.hegra.effects import check_effects
from sandtable.games.hegra.invariants import broken, nonsense
from sandtable.games.hegra.names import COMMANDER
from sandtable.games.hegra.odds import odds
from sandtable.games.hegra.player import Greedy
from sandtable.games.hegra.state import State
from sandtable.games.hegra.view import heading, touched, view

#: A day (HEGRA-OVR-03): Event Phase, Morning Phase, and the sections of the Day Phase in their order (HEGRA-DAY-01).
STEPS: dict[str, Callable[[State], Play[None]]] = {
    "event": event_phase.event,
    "doubt-discs": event_phase.doubt_discs,
    "recruit": event_phase.recruiting,
    "air-tiles": event_phase.air_tiles,
    "hit-tiles": event_phase.hit_tiles,
    "infantry": event_phase.infantry,
    "attack": event_phase.attack,
    "morning": morning.morning,
    "muster": morning.muster,
    "place": morning.place,
    "mobilisation": mobilisation.mobilise,
    "walls": walls.walls,
    "artillery": artillery.artillery,
    "send-runners": supply_run.send_runners,
    "counter-patrol": supply_run.counter_patrol,
    "runners": supply_run.runners,
    "returns": supply_run.returns,
    "maintenance": maintenance.maintenance,
    "infirmary": infirmary.infirmary,
    "relapse": infirmary.relapse,
    "morale-modifiers": morale.morale_modifiers,
    "morale-cards": morale.morale_cards,
    "surrender": morale.surrender,
    "turn-track": turn_track.turn_track,
    "coup": turn_track.coup,
    "retreat": turn_track.retreat,
    "last-stand": turn_track.last_stand,
    "next-day": turn_track.next_day,
}
_NAMES = list(STEPS)
_MORNING, _DAY = _NAMES.index("morning"), _NAMES.index("mobilisation")


class Hegra(Game[State]):
    """The fortress of Hegra, spring 1940: one commander (HEGRA-CMP-21), three stages, eleven days."""

    key: ClassVar[str] = "hegra"
    version: ClassVar[int] = 1
    package: ClassVar[str] = __package__ or ""
    options_type = Options
    state_type = State
    has_secrets = False

    def open_box(self, options: Any, content: str = "") -> Box:
        pack = content_folder(content)
        if pack is None:
            return standard_box(cast(Options, options))
        box = open_box(cast(Options, options), pack)
        check_effects(box, content)
        return box

    def set_up(self, box: Box, chance: Chance) -> State:
        return setup.set_up(box, chance)

    def empty(self, box: Box, chance: Chance) -> State:
        return setup.empty(box, chance)

    def step(self, s: State) -> Play[None]:
        return STEPS[s.phase](s)

    def seats(self, s: State) -> tuple[str, ...]:
        return (COMMANDER,)

    def turn(self, s: State) -> tuple[Any, ...]:
        """The day and its phase."""
        return s.day, phase_of_day(s.phase)

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
        return touched(s, option)

    def measures(self, s: State) -> dict[str, int]:
        return {"day": s.day}

    def players(self) -> Mapping[str, Callable[[int], Player]]:
        return {"greedy": Greedy}

    def broken_invariants(self, s: State) -> Iterator[str]:
        return broken(s)

    def nonsense(self, s: State) -> Iterator[str]:
        return nonsense(s, STEPS)

    def variants(self) -> Mapping[str, dict[str, Any]]:
        return {
            "standard": {},
            "recruit": {"difficulty": "recruit"},
            "veteran": {"difficulty": "veteran"},
            "other-readings": {
                "stand-up-after-free-advance": True,
                "lying-count-in-red-sector": True,
                "charge-fallback": "ready-then-rest",
                "retreat-moves-marker": True,
                "sneak-suspicion": "at-once",
                "freed-bed": "in-recovery",
            },
            "charge-takes-nobody": {"charge-fallback": "nobody"},
        }


def phase_of_day(phase: str) -> str:
    """Event, Morning or Day Phase."""
    at = _NAMES.index(phase)
    return "event" if at < _MORNING else "morning" if at < _DAY else "day"


GAME = Hegra()

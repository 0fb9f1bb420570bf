"""Halls of Hegra: the steps of a day in order, and what the engine needs to know about the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sandtable.engine.decision import Play
from sandtable.engine.game import Game
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
from sandtable.games.hegra.box import Box, open_box, standard_box
from sandtable.games.hegra.effects import check_effects
from sandtable.games.hegra.facts import FACTS
from sandtable.games.hegra.invariants import broken, nonsense
from sandtable.games.hegra.options import DESCRIPTION, Options
from sandtable.games.hegra.player import Greedy
from sandtable.games.hegra.state import State
from sandtable.games.hegra.view import heading, view

#: A day (HEGRA-OVR-03): Event Phase, Morning Phase, and the sections of the Day Phase in order (HEGRA-DAY-01).
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
    "mobilisation": mobilisation.MOBILISE.play,
    "walls": walls.walls,
    "artillery": artillery.artillery,
    "send-runners": supply_run.send_runners,
    "counter-patrol": supply_run.COUNTER_PATROLS.play,
    "runners": supply_run.runners,
    "returns": supply_run.returns,
    "maintenance": maintenance.MAINTENANCE.play,
    "infirmary": infirmary.INFIRMARY.play,
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
_MORNING, _DAY = list(STEPS).index("morning"), list(STEPS).index("mobilisation")
#: Event, Morning or Day Phase, by step.
PHASES = {name: "event" if n < _MORNING else "morning" if n < _DAY else "day" for n, name in enumerate(STEPS)}


def open_checked_box(options: Options, pack: Path | None) -> Box:
    """The box; a pack's card text is checked here, where every chapter has entered its effects."""
    if pack is None:
        return standard_box(options)
    box = open_box(options, pack)
    check_effects(box, str(pack))
    return box


def turn(s: State) -> tuple[int, str]:
    """The day and its phase."""
    return s.day, PHASES[s.phase]


#: The fortress of Hegra, spring 1940: one commander (HEGRA-CMP-21), three stages, eleven days.
GAME = Game(
    version=1,
    package=__package__,
    description=DESCRIPTION,
    state_type=State,
    fact_types=FACTS,
    has_secrets=False,
    open_box=open_checked_box,
    set_up=setup.set_up,
    empty=setup.empty,
    steps=STEPS,
    turn=turn,
    view=view,
    heading=heading,
    broken_invariants=broken,
    nonsense=nonsense,
    measures=lambda s: {"day": s.day},
    players={"greedy": Greedy},
)

"""The enemy's side of the bench: a Nazi Phase from end to end, an alarm of one's own, and single lines of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from sandtable.engine.decision import Decision, Play
from sandtable.engine.event import Event
from sandtable.games.wolfenstein.effects import Cause, carry_out, is_possible
from sandtable.games.wolfenstein.game import STEPS
from sandtable.games.wolfenstein.goals import Alarm
from sandtable.games.wolfenstein.invariants import broken
from sandtable.games.wolfenstein.log import Moved
from sandtable.games.wolfenstein.state import Nazi, State
from sandtable.games.wolfenstein.vocabulary import Effect
from tests.games.wolfenstein.bench import play

E = TypeVar("E", bound=Event)


def nazi_phase(s: State, *answers: str, until: str = "clean-up") -> list[Decision]:
    """Play the Nazi Phase up to Clean-up, or to another resting point; what the controller was asked."""
    s.phase = "nazi-check"
    asked = play(_steps(s, until), *answers)
    assert not list(broken(s))
    return asked


def _steps(s: State, until: str) -> Play[None]:
    while s.phase != until:
        yield from STEPS[s.phase](s)


def activate(s: State, name: str, *answers: str, ap: int = 0) -> list[Decision]:
    """One Nazi acts with all of its AP or so many, to the end of its activation, whoever else is there."""
    nazi = s.nazis[name]
    nazi.active, nazi.ap = True, ap or s.box.cards.enemies[nazi.kind].ap
    s.acting, s.phase = name, "nazi-act"
    asked = play(_steps(s, "nazi-next"), *answers)
    assert not list(broken(s))
    return asked


def put_nazi(s: State, name: str, at: str, **what: Any) -> Nazi:
    s.nazis[name] = Nazi(id=name, at=at, **what)
    return s.nazis[name]


def set_alarm(s: State, at: dict[str, Sequence[str]], limit: int = 2, *, once: bool = False) -> None:
    """The mission gets another alarm."""
    alarm = msgspec.convert({"limit": limit, "at": at, "once": once}, Alarm)
    s.box = msgspec.structs.replace(s.box, mission=msgspec.structs.replace(s.box.mission, alarm=alarm))


def use(s: State, effect: Effect, *answers: str, **cause: Any) -> Cause:
    """Carry out a line of a card."""
    why = Cause(**cause)
    play(carry_out(s, why, [effect]), *answers)
    assert not list(broken(s))
    return why


def would_do_something(s: State, effect: Effect, **cause: Any) -> bool:
    return is_possible(s, Cause(**cause), effect)


def told(log: list[Event], kind: type[E]) -> list[E]:
    return [event for event in log if isinstance(event, kind)]


def steps(log: list[Event], name: str) -> list[str]:
    """The squares that a model stepped on, in their order."""
    return [event.at for event in told(log, Moved) if event.model == name]

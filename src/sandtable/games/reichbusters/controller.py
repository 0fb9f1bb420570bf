"""Choices that the rules leave to the players (REICH-TIE-01): one seat, the speaker, answers for the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from sandtable.engine.action import Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.reichbusters.state import State

T = TypeVar("T", bound=str)
NOTHING: Values = {}


def speaker(s: State) -> str:
    """The seat of the Hero who acts or acted last; at first the first seat."""
    if s.hero:
        return s.heroes[s.hero].seat
    return s.speaker or "player-1"


def decide(
    s: State,
    prompt: str,
    verb: str,
    candidates: Sequence[T],
    args: Values = NOTHING,
    about: Question[State] | None = None,
) -> Play[T]:
    """One of the candidates; a table may have its ties broken automatically, by the first of them."""
    if len(candidates) == 1 or s.box.options.tie_breaks == "automatic":
        return candidates[0]
    answer = yield Decision(speaker(s), prompt, Options(*offer(verb, candidates)), args, about=about)
    return next(candidate for candidate in candidates if candidate == ":".join(answer.args))


def offer(verb: str, candidates: Sequence[str]) -> list[Option | Each]:
    """An option for each candidate; one of two parts, such as `e1-p1:e1`, has two arguments."""
    if any(":" in candidate for candidate in candidates):
        return [Option(verb, tuple(candidate.split(":"))) for candidate in candidates]
    return [Each(verb, candidates)]

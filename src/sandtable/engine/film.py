"""What happens by itself between two questions, told step by step, with the table as it was after each step.

A match shows only how everything has come out. So the last answer is played once more on a copy of the table, which
stops at every resting point.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from sandtable.engine.decision import Option, Together
from sandtable.engine.event import Event, Forced
from sandtable.engine.game import Game
from sandtable.engine.match import Match
from sandtable.engine.state import GameOver, State
from sandtable.engine.view import View


class Frame(NamedTuple):
    """What happened up to a resting point, and the table there."""

    events: tuple[Event, ...]
    view: View


class Scene(NamedTuple):
    """All that one model, player or the like did in a row; nobody's (`""`) is what belongs to the game itself."""

    whose: str
    events: tuple[Event, ...]
    view: View


def filmed(match: Match[Any], start: State, seat: str | None) -> list[Frame]:
    """What followed the last answer; `start` is a copy of the resting point before it.

    Where several seats choose at the same time there is no film.
    """
    answers = [entry.option for entry in match.entries[match.undo_target("action") :]]
    return list(_frames(match.game, start, answers, seat))


def _frames(game: Game[Any], s: State, answers: Sequence[Option], seat: str | None) -> Iterator[Frame]:
    events: list[Event] = []
    left = list(answers)
    s.sink = events.append
    play = answer = None
    try:
        while s.outcome is None:
            if play is None:
                play = game.step(s)
            try:
                asked = play.send(answer)  # type: ignore[arg-type]
            except StopIteration:
                play = answer = None
                if not left and events:
                    yield Frame(tuple(events), game.view(s, seat))
                    events.clear()
                continue
            if isinstance(asked, Together):
                return
            if len(asked.options) == 1:
                answer = asked.options[0]
                s.tell(Forced, "", asked.seat, str(answer))
            elif left:
                answer = left.pop(0)
                events.clear()  # it has been told already
            else:
                break
    except GameOver:
        pass
    if events:
        yield Frame(tuple(events), game.view(s, seat))


def scenes(
    frames: Sequence[Frame], whose: Callable[[View], str | None]
) -> tuple[list[Event], list[Scene], list[Event]]:
    """What came before there was anything to follow, the scenes one by one, and what came after them.

    `whose` says whose doing a frame shows: `""` goes with the scene before it, `None` is nothing to follow.
    """
    before: list[Event] = []
    found: list[Scene] = []
    after: list[Event] = []
    for frame in frames:
        actor = whose(frame.view)
        if actor is None:
            (after if found else before).extend(frame.events)
        elif found and actor in ("", found[-1].whose) and not after:
            last = found[-1]
            found[-1] = Scene(last.whose, (*last.events, *frame.events), frame.view)
        else:
            found.append(Scene(actor, (*after, *frame.events), frame.view))
            after.clear()
    return before, found, after

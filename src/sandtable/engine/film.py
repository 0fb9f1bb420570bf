"""Films: what happens by itself between two questions, step by step, with the table as it was after each step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sandtable.engine.decision import Option
from sandtable.engine.event import Event
from sandtable.engine.match import Match
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


class Camera:
    """Takes a frame at every resting point of a match that listens; `Match.play` calls it as its `watch`."""

    def __init__(self, match: Match[Any], seat: str | None) -> None:
        self.frames: list[Frame] = []
        self._match = match
        self._seat = seat
        self._told = len(match.log)

    def __call__(self) -> None:
        said = self._match.log[self._told :]
        if said:
            self._told = len(self._match.log)
            view = self._match.game.view(self._match.state, self._seat)
            self.frames.append(Frame(tuple(one.event for one in said), view))


def filmed(match: Match[Any], answer: Option | str, answering: str | None, seat: str | None) -> list[Frame]:
    """Answer a decision of a match that listens, and film what follows as `seat` sees it.

    There is no film of what several seats choose at the same time.
    """
    together = match.is_gathering
    camera = Camera(match, seat)
    match.play(answer, answering, watch=camera)
    if not match.is_gathering:
        camera()
    return [] if together else camera.frames


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

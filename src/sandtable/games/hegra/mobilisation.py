"""Section 0, Mobilisation (p.15), on days 1-3 only (HEGRA-MOB-01)."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Decision, Option, Play, Refusal
from sandtable.games.hegra.actions import action, section
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.events import RouteOpened, Skipped
from sandtable.games.hegra.names import COMMANDER, MOBILISATION, NEGOTIATE, OPEN_ROUTE
from sandtable.games.hegra.state import State
from sandtable.games.hegra.tracks import move_fear, worsen_doubt

FEAR = Option("negotiate", ("fear",))
DOUBT = Option("negotiate", ("doubt",))


def mobilise(s: State) -> Play[None]:
    return section(s, 0, "mobilise", "walls")


def negotiations(s: State) -> tuple[Option, ...]:
    """Fear or Doubt, each time anew; a track at its best only when both are (HEGRA-MOB-02, HEGRA-RUL-10)."""
    worthwhile = (*((FEAR,) if s.fear else ()), *((DOUBT,) if s.doubt < len(s.box.tracks.doubt) - 1 else ()))
    return worthwhile or (FEAR, DOUBT)


def pointless(s: State) -> Iterator[tuple[Option, Refusal]]:
    for option in (FEAR, DOUBT):
        if option not in negotiations(s):
            yield option, Refusal("HEGRA-RUL-10", "track-at-best", {"track": option.args[0]})


@action(NEGOTIATE, negotiations, refused=pointless)
def negotiate(s: State, answer: Option) -> None:
    """Lower Fear or Doubt by one (HEGRA-MOB-02)."""
    if answer == FEAR:
        move_fear(s, -1, "HEGRA-MOB-02")
    else:
        worsen_doubt(s, -1, "HEGRA-MOB-02")


def unopened(s: State) -> tuple[Option, ...]:
    """Three groups can be opened, each once (HEGRA-MOB-04)."""
    return tuple(Option("open", (group,)) for group in s.routes)


@action(OPEN_ROUTE, unopened, nothing_to_do=Refusal("HEGRA-MOB-04", "no-route-left"))
def open_route(s: State, answer: Option) -> None:
    """Three Delivery tokens of a group go to the Depot with its symbol (HEGRA-MOB-03)."""
    group = answer.args[0]
    depot = next(space.id for space in s.box.map.values() if space.depot == group)
    s.routes.remove(group)
    s.depots[depot] += 3
    s.tell(RouteOpened, "HEGRA-MOB-03", group, depot)


@effect("negotiate")
def _negotiate(s: State, n: int) -> Play[None]:
    for _ in range(n):
        if s.stage != MOBILISATION:
            s.tell(Skipped, "HEGRA-MOB-01", "negotiate")
            return
        answer = yield Decision(COMMANDER, "negotiate", negotiations(s))
        negotiate(s, answer)

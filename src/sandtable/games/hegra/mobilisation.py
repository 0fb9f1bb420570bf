"""Section 0, Mobilisation (p.15), on days 1-3 only (HEGRA-MOB-01)."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Decision, Option, Play, Refusal
from sandtable.games.hegra.actions import Named, Section
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.log import RouteOpened, Skipped
from sandtable.games.hegra.names import COMMANDER, MOBILISATION, NEGOTIATE, OPEN_ROUTE
from sandtable.games.hegra.setup import DELIVERY_GROUP
from sandtable.games.hegra.state import State
from sandtable.games.hegra.tracks import move_fear, worsen_doubt

FEAR = Option(NEGOTIATE, ("fear",))
DOUBT = Option(NEGOTIATE, ("doubt",))


class Negotiate(Named):
    """Lower Fear or Doubt by one (HEGRA-MOB-02)."""

    verb = space = NEGOTIATE

    def offers(self, s: State, space: str) -> tuple[Option, ...]:
        """Either track, chosen each time; a track at its best only if both are (HEGRA-MOB-02, HEGRA-RUL-10)."""
        worthwhile = (*((FEAR,) if s.fear else ()), *((DOUBT,) if s.doubt < len(s.box.tracks.doubt) - 1 else ()))
        return worthwhile or (FEAR, DOUBT)

    def refusals(self, s: State, space: str) -> Iterator[tuple[Option, Refusal]]:
        for option in (FEAR, DOUBT):
            if option not in self.offers(s, space):
                yield option, Refusal("HEGRA-RUL-10", "track-at-best", {"track": option.args[0]})

    def resolve(self, s: State, track: str) -> Play[None]:
        if track == "fear":
            move_fear(s, -1, "HEGRA-MOB-02")
        else:
            worsen_doubt(s, -1, "HEGRA-MOB-02")
        yield from ()


class OpenRoute(Named):
    """Three Delivery tokens of a group go to the Depot with its symbol (HEGRA-MOB-03)."""

    verb, space = "open", OPEN_ROUTE
    nothing_to_do = Refusal("HEGRA-MOB-04", "no-route-left")

    def offers(self, s: State, space: str) -> list[Option]:
        """Three groups can be opened, each once (HEGRA-MOB-04)."""
        return [Option(self.verb, (group,)) for group in s.routes]

    def resolve(self, s: State, group: str) -> Play[None]:
        depot = next(space.id for space in s.box.map.values() if space.depot == group)
        s.routes.remove(group)
        s.depots[depot] += DELIVERY_GROUP
        s.tell(RouteOpened, "HEGRA-MOB-03", group, depot)
        yield from ()


NEGOTIATION = Negotiate()
MOBILISE = Section("mobilise", "walls", NEGOTIATION, OpenRoute())


@effect("negotiate")
def _negotiate(s: State, n: int) -> Play[None]:
    for _ in range(n):
        if s.stage != MOBILISATION:
            s.tell(Skipped, "HEGRA-MOB-01", "negotiate")
            return
        options = NEGOTIATION.offers(s, NEGOTIATE)
        answer = yield Decision(COMMANDER, "negotiate", options, about=MOBILISE.question)
        yield from NEGOTIATION.resolve(s, answer.args[0])

"""The Defence track (p.10): the strength of the walls."""

from __future__ import annotations

from sandtable.engine.decision import Play
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.hits import draw_hits
from sandtable.games.hegra.log import Skipped, TrackMoved
from sandtable.games.hegra.state import State


def lower_defence(s: State, n: int, rule: str) -> Play[None]:
    """Below 0 a Hit tile is drawn instead, whatever the cause (HEGRA-DFC-02, HEGRA-RUL-19)."""
    for _ in range(n):
        if s.defence:
            s.defence -= 1
            s.tell(TrackMoved, rule, "defence", s.defence + 1, s.defence)
        else:
            yield from draw_hits(s, 1, "HEGRA-DFC-02")


def raise_defence(s: State, n: int, rule: str) -> None:
    """Defence stays from day to day and is not spent by what it stops (HEGRA-DFC-03)."""
    for _ in range(n):
        if s.defence == s.box.tracks.defence:
            s.tell(Skipped, "HEGRA-OVR-07", "defence")
            return
        s.defence += 1
        s.tell(TrackMoved, rule, "defence", s.defence - 1, s.defence)


@effect("defence")
def _defence(s: State, n: int) -> Play[None] | None:
    if n < 0:
        return lower_defence(s, -n, "HEGRA-EVM-05")
    raise_defence(s, n, "HEGRA-EVM-05")
    return None

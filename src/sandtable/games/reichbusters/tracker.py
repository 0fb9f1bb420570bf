"""The mission tracker (p.15): advancing it, Bang! and Boom!, and the alarm that it brings nearer."""

from __future__ import annotations

from typing import Literal

from sandtable.games.reichbusters.log_enemy import AlarmPending, Banged, TrackerMoved
from sandtable.games.reichbusters.state import State

#: The rule under which the alarm goes off, by the rule that moved the marker onto its space.
_CAUSES = {"REICH-BNG-01": "REICH-BNG-03", "REICH-BNG-02": "REICH-BNG-03", "REICH-EOR-03": "REICH-EOR-04"}


def advance(s: State, n: int, rule: str) -> None:
    """Move the marker before the alarm; past the last space the alarm is pending (REICH-ALM-01, REICH-RUL-56).

    Once it is pending nothing moves any more (REICH-RUL-59).
    """
    if s.alarm != "none":
        return
    last = s.box.mission.track.pre
    s.marker = min(s.marker + n, last + 1)
    s.tell(TrackerMoved, rule, min(s.marker, last), n)
    if s.marker > last:
        s.alarm = "pending"
        s.tell(AlarmPending, _CAUSES.get(rule, "REICH-ALM-02"))


def bang(s: State, kind: Literal["bang", "boom"]) -> bool:
    """Before the alarm the marker moves at once (REICH-BNG-01, REICH-KEY-06; REICH-BNG-02, REICH-KEY-11).

    Returns whether a noise card must be drawn instead, after the alarm (REICH-BNG-04, REICH-BNG-05).
    """
    rule = "REICH-BNG-01" if kind == "bang" else "REICH-BNG-02"
    s.tell(Banged, rule, kind)
    if s.sounded:
        return True
    advance(s, 1 if kind == "bang" else 2, rule)
    return False

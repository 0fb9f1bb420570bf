"""Injuries and losses (p.11)."""

from __future__ import annotations

from sandtable.engine.chance import D6
from sandtable.engine.decision import Decision, Option, Play
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.log import Admitted, Injured, Lost, Skipped
from sandtable.games.hegra.names import COMMANDER
from sandtable.games.hegra.state import Patient, State

BED = Option("bed")
WAIT = Option("wait")


def by_chart(s: State) -> tuple[list[str], str] | None:
    """Who takes an unspecified injury or loss: first the area, then the card's chart (HEGRA-INJ-01, HEGRA-INJ-02).

    Ready is looked at only if Tired holds nobody at all (HEGRA-RUL-23). Rest, walls, map, Infirmary and Action spaces
    are safe (HEGRA-RUL-24). The chart is that of the card drawn last (HEGRA-RUL-25).
    """
    area = s.tired or s.ready
    for disc in s.event.chart:
        if disc in area:
            return area, disc
    return None


def injure_unspecified(s: State, rule: str) -> Play[None]:
    """Injure the Defender that the current Event card names first, if there is one (HEGRA-INJ-01, HEGRA-RUL-24)."""
    found = by_chart(s)
    if found is None:
        s.tell(Skipped, "HEGRA-RUL-24", "injure")
        return
    area, disc = found
    source = "tired" if area is s.tired else "ready"
    area.remove(disc)
    yield from injure(s, disc, source, rule)


def injure(s: State, disc: str, source: str, rule: str) -> Play[None]:
    """A Defender, already taken from where it stood, rolls for its level and enters the Infirmary (HEGRA-INJ-03).

    A named Defender is injured without looking at the chart (HEGRA-INJ-07). The player chooses after the
    roll whether it takes a free bed; otherwise it waits (HEGRA-INJ-05, HEGRA-RUL-26, HEGRA-IFM-03).
    """
    level = s.chance.roll(D6, "injury")
    s.tell(Injured, rule, disc, source, level)
    bed = s.beds.index(None) if None in s.beds else None
    if bed is not None:
        answer = yield Decision(COMMANDER, "bed-or-wait", (BED, WAIT), {"disc": disc, "level": level})
        if answer == BED:
            s.beds[bed] = Patient(disc, level)
            s.tell(Admitted, "HEGRA-INJ-05", disc, f"bed-{bed + 1}", level)
            return
    s.waiting.append(Patient(disc, level))
    s.tell(Admitted, "HEGRA-INJ-05", disc, "waiting", level)


def lose_defender(s: State, rule: str = "HEGRA-INJ-06") -> None:
    """Lose an unspecified Defender: chosen as for an injury, but it rolls no die and goes to the Reserve.

    HEGRA-INJ-06.
    """
    found = by_chart(s)
    if found is None:
        s.tell(Skipped, "HEGRA-RUL-24", "lose")
        return
    area, disc = found
    area.remove(disc)
    s.reserve.append(disc)
    s.tell(Lost, rule, disc, "tired" if area is s.tired else "ready")


@effect("injure")
def _injure(s: State, n: int) -> Play[None]:
    for _ in range(n):
        yield from injure_unspecified(s, "HEGRA-INJ-01")


@effect("lose")
def _lose(s: State, n: int) -> None:
    for _ in range(n):
        lose_defender(s)

"""Range and targets (p.16-17): which Infantry a Defender reaches, and how they are removed or suppressed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from sandtable.engine.action import Answer, Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.log import InfantryRemoved, InfantrySuppressed, Skipped
from sandtable.games.hegra.names import COMMANDER
from sandtable.games.hegra.state import State

CEASE = Option("cease")
#: The index of a Sector, and whether its lying Infantry are meant.
Target: TypeAlias = tuple[int, bool]


class _Strike(Answer[State, Target]):
    """A verb that names standing or lying Infantry of a Sector; it touches the Sector."""

    def read(self, s: State, decision: Decision, option: Option) -> Target:
        return sector_of(option.args[0])

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (option.args[0].removesuffix("-lying"),)


class Remove(_Strike):
    verb = "remove"


class Suppress(_Strike):
    verb = "suppress"


TARGET = Question(Remove(), Suppress())


def reach(s: State, disc: str) -> range:
    """Sectors in range: level with the Defender's icon or above it, by type and board.

    HEGRA-RNG-01, HEGRA-RNG-02. On the Main board a Volunteer reaches the top Sector only (HEGRA-RNG-03).
    """
    board = s.board
    if board is None or disc not in board.range:
        return range(0)
    return range(board.range[disc] - 1, s.sectors)


def targets(s: State, disc: str) -> list[str]:
    """Infantry in range, the standing before the lying of each Sector."""
    return standing_targets(s, disc) + [f"{sector_name(n)}-lying" for n in reach(s, disc) if s.lying[n]]


def standing_targets(s: State, disc: str) -> list[str]:
    return [sector_name(n) for n in reach(s, disc) if s.standing[n]]


def target_refusals(s: State, disc: str, verb: str) -> Iterator[tuple[Option, Refusal]]:
    """Infantry out of range (HEGRA-RNG-01), or lying already when somebody is to lie down (HEGRA-RUL-18)."""
    in_range = targets(s, disc)
    for sector in range(s.sectors):
        standing, lying = sector_name(sector), f"{sector_name(sector)}-lying"
        for target, count in ((standing, s.standing[sector]), (lying, s.lying[sector])):
            if count and target not in in_range:
                yield Option(verb, (target,)), Refusal("HEGRA-RNG-01", "out-of-range", {"disc": disc, "target": target})
            elif count and verb == "suppress" and target == lying:
                yield Option(verb, (target,)), Refusal("HEGRA-RUL-18", "lies-already", {"target": target})


def ask_target(s: State, disc: str, verb: str, candidates: list[str]) -> Decision:
    options = Options(Each(verb, candidates))
    return Decision(COMMANDER, "target", options, {"disc": disc}, lambda: target_refusals(s, disc, verb), about=TARGET)


def remove_targets(s: State, disc: str, n: int, rule: str) -> Play[None]:
    """Infantry in range go to the Reserve, one after another, lying or standing."""
    for _ in range(n):
        candidates = targets(s, disc)
        if not candidates:
            return
        answer = yield ask_target(s, disc, "remove", candidates)
        remove_one(s, sector_of(answer.args[0]), rule)


def remove_one(s: State, target: Target, rule: str) -> None:
    sector, lying = target
    if lying:
        s.lying[sector] -= 1
    else:
        s.standing[sector] -= 1
    s.tell(InfantryRemoved, rule, 1, sector + 1)


def suppress_targets(s: State, disc: str, n: int, rule: str) -> Play[None]:
    """Infantry in range lie down; only the standing need be chosen (HEGRA-SPR-01, HEGRA-RUL-18)."""
    for _ in range(n):
        candidates = standing_targets(s, disc)
        if not candidates:
            return
        answer = yield ask_target(s, disc, "suppress", candidates)
        suppress(s, sector_of(answer.args[0])[0], 1, rule)


def suppress(s: State, sector: int, n: int, rule: str) -> None:
    n = min(n, s.standing[sector])
    s.standing[sector] -= n
    s.lying[sector] += n
    if n:
        s.tell(InfantrySuppressed, rule, n, sector + 1)


def sector_name(sector: int) -> str:
    return f"sector-{sector + 1}"


def sector_of(target: str) -> Target:
    """`sector-3-lying` is the lying Infantry of Sector 3."""
    _, number, *lying = target.split("-")
    return int(number) - 1, bool(lying)


@effect("shoot")
def _shoot(s: State, n: int) -> Play[None]:
    """Up to n Infantry of one Sector are removed."""
    sectors = [sector for sector in range(s.sectors) if s.in_sector(sector)]
    if not sectors:
        s.tell(Skipped, "HEGRA-EVM-05", "shoot")
        return
    names = [sector_name(sector) for sector in sectors]
    chosen = yield Decision(COMMANDER, "shoot-sector", Options(Each("aim", names)))
    sector = sector_of(chosen.args[0])[0]
    name = sector_name(sector)
    for _ in range(n):
        there = [t for t, count in ((name, s.standing[sector]), (f"{name}-lying", s.lying[sector])) if count]
        if not there:
            return
        answer = yield Decision(COMMANDER, "shoot", Options(Each("remove", there), CEASE), about=TARGET)
        if answer == CEASE:
            return
        remove_one(s, sector_of(answer.args[0]), "HEGRA-EVM-05")

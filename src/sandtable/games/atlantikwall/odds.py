"""How likely dice are to show an RWB or a straight after all re-rolls: exact fractions, nothing simulated.

Each chance assumes that every re-roll aims at that result alone. What Skulls cancel afterwards is left aside.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb, prod
from typing import Final

from sandtable.engine.action import Odds
from sandtable.engine.chance import D6
from sandtable.games.atlantikwall.names import FACES, PLAIN, RED, WHITE, Face
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import sector
from sandtable.games.atlantikwall.tally import may_obtain

STRAIGHT: Final = "straight"
CERTAIN: Final = Fraction(1)
NEVER: Final = Fraction(0)


def of_throws(s: State, roller: Side, now: int, free: int, later: int, last: bool) -> tuple[Odds, ...]:
    """Everything that the dice can still show.

    `now` are the dice thrown now and `free` those that may be thrown `later` times after that, both as masks; `last`
    says whether one die may then be thrown once more.
    """
    found = [
        Odds(f"rwb-{face}", chance)
        for face in FACES
        if may_obtain(s, roller, face) is None and (chance := rwb(roller, face, now, free, later, last))
    ]
    if chance := straight(s, roller, now, free, later, last):
        found.append(Odds(STRAIGHT, chance))
    return tuple(found)


def rwb(roller: Side, face: Face, now: int, free: int, later: int, last: bool) -> Fraction:
    """The chance of a face in all three colours if every free die with another face is thrown again (DDD-RWB-01)."""
    throws, dice, has = [0, 0, 0], [0, 0, 0], [False, False, False]
    for at, die in enumerate(roller.dice):
        if die.colour != PLAIN:
            colour = 0 if die.colour == RED else 1 if die.colour == WHITE else 2
            thrown, is_free = now >> at & 1, free >> at & 1
            throws[colour] += thrown + later * is_free
            dice[colour] += is_free
            has[colour] |= die.face == face and not thrown
    wanted = sorted((throws[at], last and dice[at] > 0) for at in range(3) if not has[at])
    return _all_shown(tuple(wanted))


@lru_cache(maxsize=1024)
def _all_shown(wanted: tuple[tuple[int, bool], ...]) -> Fraction:
    """The chance that every colour gets its face in its number of throws; one that has not may get one throw more."""
    lacks = [Fraction((D6 - 1) ** throws, D6**throws) for throws, _ in wanted]
    chance = prod((1 - lack for lack in lacks), start=CERTAIN)
    for at, (_, once_more) in enumerate(wanted):
        if once_more:
            others = (1 - lack for other, lack in enumerate(lacks) if other != at)
            chance += lacks[at] * prod(others, start=CERTAIN) / D6
    return chance


def straight(s: State, roller: Side, now: int, free: int, later: int, last: bool) -> Fraction:
    """The chance of all six faces: one die of each new face stays, all others are thrown again (DDD-STR-01)."""
    sure: set[str] = {die.face for at, die in enumerate(roller.dice) if not (free | now) >> at & 1}
    if isinstance(roller, Unit) and roller.at:
        sure |= sector(s, roller).adds.keys()
    kept = {die.face for at, die in enumerate(roller.dice) if free & ~now & 1 << at} - sure
    missing = len(FACES) - len(sure) - len(kept)
    spare = free.bit_count() - len(kept)
    return _complete_after(now.bit_count(), missing, spare, later, last)


@lru_cache(maxsize=1024)
def _complete_after(thrown: int, missing: int, spare: int, later: int, last: bool) -> Fraction:
    """The chance of a straight if these dice are thrown now and the others wait."""
    return sum(
        (
            Fraction(_ways(thrown, missing, new), D6**thrown) * _complete(missing - new, spare - new, later, last)
            for new in range(min(thrown, missing) + 1)
        ),
        NEVER,
    )


@lru_cache(maxsize=1024)
def _complete(missing: int, spare: int, throws: int, last: bool) -> Fraction:
    """The chance to get all missing faces from dice that show nothing needed."""
    if not missing:
        return CERTAIN
    if spare < missing:
        return NEVER
    if not throws:
        return Fraction(1, D6) if last and missing == 1 else NEVER
    return sum(
        (
            Fraction(_ways(spare, missing, new), D6**spare) * _complete(missing - new, spare - new, throws - 1, last)
            for new in range(missing + 1)
        ),
        NEVER,
    )


@lru_cache(maxsize=1024)
def _ways(dice: int, missing: int, new: int) -> int:
    """In how many ways dice show exactly `new` of the missing faces, each of these at least once."""
    known = D6 - missing
    ways: int = sum((1, -1)[out % 2] * comb(new, out) * (known + new - out) ** dice for out in range(new + 1))
    return comb(missing, new) * ways

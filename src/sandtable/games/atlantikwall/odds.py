"""How likely things are before dice are thrown: exact fractions, nothing simulated.

For each RWB, and for the straight, the chance that the dice will show it in the end if every re-roll goes for that and
nothing else; what Skulls cancel afterwards is left aside. For mines and guns, the chance to be alive after them.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import comb, prod
from typing import Final, NamedTuple

from sandtable.engine.chance import D6
from sandtable.engine.decision import Decision, Option
from sandtable.engine.game import Odds
from sandtable.games.atlantikwall import combat, movement, rolling, scoring
from sandtable.games.atlantikwall.names import FACES, PLAIN, RED, WHITE, Face
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import (
    general_in_play,
    has_mgf,
    mgf_active,
    sector,
    side,
    strength,
    total,
)

STRAIGHT: Final = "straight"
SURVIVE: Final = "survive"
CERTAIN: Final = Fraction(1)
NEVER: Final = Fraction(0)
DIE: Final = range(1, D6 + 1)
STRIKING: Final = ("landmines", "mgf", "goliath")  # a d6 of losses


def odds(s: State, decision: Decision, option: Option) -> tuple[Odds, ...]:
    """What the option puts at stake, if dice decide it."""
    match decision.prompt:
        case "lock" | "reroll":
            return _of_throws(s, side(s, decision.seat), option)
        case "d6":
            return _of_d6(s, decision, option)
        case "move" if decision.seat in s.units:
            return _of_move(s, s.units[decision.seat], option)
    return ()


# -- throws ------------------------------------------------------------------------------------------------------------


def _of_throws(s: State, roller: Side, option: Option) -> tuple[Odds, ...]:
    """Dice thrown now, dice that stay free, and how often they will be thrown after that."""
    free, left, last = rolling.unlocked(roller), rolling.rerolls_left(roller), _throws_once_more(s, roller)
    match option.verb:
        case "lock":
            return _told(s, roller, 0, free & ~rolling.mask_of(option.args[0]), left, last)
        case "reroll":
            return _told(s, roller, rolling.mask_of(option.args[0]), free, left - 1, last)
        case "once-more":
            return _told(s, roller, rolling.mask_of(option.args[0]), free, 0, False)
        case "stop":
            return _told(s, roller, 0, free, 0, False)
    return ()


def _throws_once_more(s: State, roller: Side) -> bool:
    return rolling.may_throw_once_more(s, roller) is None


def _told(s: State, roller: Side, now: int, free: int, later: int, last: bool) -> tuple[Odds, ...]:
    """Everything that can still be."""
    found = [
        Odds(f"rwb-{face}", chance)
        for face in FACES
        if scoring.may_obtain(s, roller, face) is None and (chance := rwb(roller, face, now, free, later, last))
    ]
    if chance := straight(s, roller, now, free, later, last):
        found.append(Odds(STRAIGHT, chance))
    return tuple(found)


def rwb(roller: Side, face: Face, now: int, free: int, later: int, last: bool) -> Fraction:
    """The chance of a face in all three colours: who wants it throws every free die that shows another (DDD-RWB-01)."""
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


@cache
def _all_shown(wanted: tuple[tuple[int, bool], ...]) -> Fraction:
    """The chance that every colour gets its face in so many throws; one that has not may get one throw more."""
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


@cache
def _complete_after(thrown: int, missing: int, spare: int, later: int, last: bool) -> Fraction:
    """The same chance when these dice are thrown now and the others wait."""
    return sum(
        (
            Fraction(_ways(thrown, missing, new), D6**thrown) * _complete(missing - new, spare - new, later, last)
            for new in range(min(thrown, missing) + 1)
        ),
        NEVER,
    )


@cache
def _complete(missing: int, spare: int, throws: int, last: bool) -> Fraction:
    """The chance to get all missing faces out of dice that show nothing needed."""
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


@cache
def _ways(dice: int, missing: int, new: int) -> int:
    """In how many ways dice show exactly so many of the missing faces, each of these at least once."""
    known = D6 - missing
    ways: int = sum((1, -1)[out % 2] * comb(new, out) * (known + new - out) ** dice for out in range(new + 1))
    return comb(missing, new) * ways


# -- a d6 --------------------------------------------------------------------------------------------------------------


def _of_d6(s: State, decision: Decision, option: Option) -> tuple[Odds, ...]:
    """Alive after a d6 of losses: as it lies, or thrown again."""
    loser, label = side(s, decision.args["side"]), decision.args["label"]
    if label not in STRIKING:
        return ()
    if option.verb == "pass":
        numbers: tuple[int, ...] = (decision.args["die"],)
    elif option.verb == "rethrow" or s.box.effects(option.args[0])[0].name == "reroll-die":
        numbers = tuple(DIE)
    else:
        return ()
    alive = sum(strength(loser) > _losses(s, loser, label, number) for number in numbers)
    return (Odds(SURVIVE, Fraction(alive, len(numbers))),)


def _losses(s: State, loser: Side, label: str, number: int) -> int:
    if label != "mgf" or not isinstance(loser, Unit):
        return number
    return max(0, _hit(s, loser, number) - _spared(s, loser))


def _hit(s: State, unit: Unit, number: int) -> int:
    """What Machine Gun Fire costs a Unit (DDD-MGF-02)."""
    return max(0, number + s.for_turn.get(combat.TRACER, 0) - total(s, unit, "lower-mgf"))


def _spared(s: State, unit: Unit) -> int:
    """Losses of Phase 5 that cards will still spare it."""
    lower = total(s, unit, "fewer-losses") + unit.for_turn.get(combat.LOWER_LOSSES, 0)
    return max(0, lower - unit.for_turn.get(combat.SPARED, 0))


# -- moves -------------------------------------------------------------------------------------------------------------


def _of_move(s: State, unit: Unit, option: Option) -> tuple[Odds, ...]:
    """Alive after this turn's mines, DEF and guns, everybody else as they stand and without further cards."""
    cry = option.verb == movement.CRY
    to = option.args[0] if option.args else unit.at
    line = s.box.battle.ways[unit.at].get(to)
    mined = line is not None and line.mines and not movement.harmless(s, unit, line, cry=cry)
    guns = has_mgf(s, to) and mgf_active(s) and not {combat.NO_MGF, combat.NO_LOSSES} & unit.for_turn.keys()
    there = s.copy()
    twin = there.units[unit.id]
    twin.at = to
    entry = _entry(there, twin, cry=cry) if to != unit.at else STAYS
    outcomes = list(_ends(there, twin, entry, mined, guns))
    chance = Fraction(sum(outcomes), len(outcomes))
    return (Odds(SURVIVE, chance),) if mined or guns or chance < 1 else ()


class Entry(NamedTuple):
    """What a Sector takes from a Unit on the way in, and what it gives."""

    costs: int  # Specialists
    joins: int  # Specialists
    arrival: int  # d6 of Soldiers


STAYS: Final = Entry(0, 0, 0)


def _entry(s: State, unit: Unit, *, cry: bool) -> Entry:
    """DDD-ATT-02, DDD-ATT-04, DDD-ATT-05, DDD-ATT-07; a Vehicle that stays behind helps no more (ATL-RUL-73)."""
    place = sector(s, unit)
    if place.climb or place.bunker:
        unit.vehicle = ""
    costs = 0 if cry else place.costs + (place.costs_named in unit.specialists)
    return Entry(costs, int(place.here is not None and place.here not in unit.specialists), place.arrival)


def _ends(s: State, unit: Unit, entry: Entry, mined: bool, guns: bool) -> Iterator[bool]:
    """Whether it lives, for every throw of the dice alike.

    In the mines Soldiers fall first (ATL-RUL-46), for Specialists help later; to the guns of a Sector that takes
    Specialists too, its owner gives them instead of Soldiers.
    """
    faced = 0 if combat.NO_LOSSES in unit.for_turn else combat.def_for(s, unit)
    spared = _spared(s, unit)
    special = 0 if general_in_play(s) else sector(s, unit).mgf_specialists
    for mines in DIE if mined else (0,):
        unhurt = len(unit.specialists) - max(0, mines - unit.soldiers)
        costs = min(entry.costs, max(0, unhurt))
        specialists = unhurt - costs + entry.joins
        for gained in _sums(entry.arrival):
            there = strength(unit) - mines - costs + entry.joins + gained
            for number in DIE if guns else (0,):
                lost = max(0, faced + (_hit(s, unit, number) if guns else 0) - spared)
                more = min(special, max(0, specialists - lost)) if number == combat.WORST else 0
                yield strength(unit) > mines and there > 0 and there - lost - more > 0


def _sums(dice: int) -> list[int]:
    """The sum of so many d6, for every way they can fall."""
    sums = [0]
    for _ in range(dice):
        sums = [so_far + number for so_far in sums for number in DIE]
    return sums

"""Exact odds of a test that goes on: the best that can be made of specials, boosts and re-rolls, as a fraction.

A `Case` is a test with dice still to roll and a total still needed. Dice are rolled one by one; when none is left the
best of all that could be done is taken: a special boosts or pays for an effect, a source re-rolls dice. The recursion
ends because each special brings the total nearer, and each effect and source is used up.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from sandtable.games.reichbusters.dice import NEVER, SURE, chance_of
from sandtable.games.reichbusters.names import SPECIAL, SURGE, DieKind, Face
from sandtable.games.reichbusters.state import State

STAR, SPARK = -1, -2  # a special and a surge among the numbers of a die
BLANKS, ALL = 0, -1  # what a limited source re-rolls, where it is not a number of dice


class Dice(NamedTuple):
    """What counts on the dice of a test: numbers, a special as STAR, a surge as SPARK."""

    base: tuple[int, ...]
    vril: tuple[int, ...]
    special: int  # what a special of a base die is worth
    vril_special: int
    free: int = 0  # how often a die may be rolled again whenever it shows a blank
    ones: bool = False  # or a one


class Cast(NamedTuple):
    """A die to be rolled."""

    vril: bool
    free: int  # how often it may still be rolled again for a blank


class Shown(NamedTuple):
    """A die that shows a number."""

    vril: bool
    value: int
    free: int


class Effect(NamedTuple):
    """Something that a special pays for, once."""

    name: str
    base: bool = True  # a special of a base die pays for it
    vril: bool = False  # a vril special does
    dice: int = 0
    bonus: int = 0
    hits: int = 0  # successes that it brings by itself
    turns_surge: bool = False  # a surge becomes a vril special


class Case(NamedTuple):
    """A test that goes on."""

    dice: Dice
    need: int  # what the total still lacks
    rolling: tuple[Cast, ...] = ()
    stars: int = 0  # unspent specials of base dice
    vril_stars: int = 0
    surges: int = 0  # counted only where something turns them
    hits: int = 1  # successes that are needed, that of the total included
    effects: tuple[Effect, ...] = ()
    sources: tuple[int, ...] = ()  # re-rolls of so many dice, of BLANKS, of ALL base dice, each used once
    shown: tuple[Shown, ...] = ()  # the dice that a source could roll again


def numbers(faces: tuple[Face, ...], *, ones_blank: bool = False) -> tuple[int, ...]:
    """The faces of a die as numbers; against piercing attacks ones count as blanks (REICH-RUL-90)."""
    marks = {SPECIAL: STAR, SURGE: SPARK}
    values = (marks[face] if face in marks else int(face) for face in faces)
    return tuple(0 if ones_blank and value == 1 else value for value in values)


# -- the best that can be made of it -----------------------------------------------------------------------------------


@lru_cache(maxsize=65_536)
def best(case: Case) -> Fraction:
    """The chance of success with the best use of everything."""
    if case.hits <= 0 or (case.need <= 0 and case.hits <= 1):
        return SURE
    if case.hits > 1 + sum(effect.hits for effect in case.effects):
        return NEVER
    if case.need < _floor(case):
        return best(case._replace(need=_floor(case)))
    if case.rolling:
        return sum((weight * best(after) for after, weight in _rolled(case)), NEVER)
    return max(_choices(case), default=NEVER)


def _floor(case: Case) -> int:
    """Where the total is more than enough, whatever is rolled again, more of it changes nothing."""
    return -sum(die.value for die in case.shown)


def _rolled(case: Case) -> Iterator[tuple[Case, Fraction]]:
    """What the next die may show."""
    cast, rest = case.rolling[0], case.rolling[1:]
    left = case._replace(rolling=rest)
    for value, free, weight in _outcomes(case.dice.vril if cast.vril else case.dice.base, cast.free):
        if value == STAR:
            yield _starred(left, vril=cast.vril), weight
        elif value == SPARK:
            turns = any(effect.turns_surge for effect in case.effects)
            yield left._replace(surges=left.surges + turns), weight
        else:
            after = left._replace(need=left.need - value)
            if case.sources or (case.dice.ones and free):
                after = after._replace(shown=tuple(sorted((*left.shown, Shown(cast.vril, value, free)))))
            yield after, weight


def _starred(case: Case, *, vril: bool) -> Case:
    if vril:
        return case._replace(need=case.need - case.dice.vril_special, vril_stars=case.vril_stars + 1)
    return case._replace(need=case.need - case.dice.special, stars=case.stars + 1)


@lru_cache(maxsize=256)
def _outcomes(faces: tuple[int, ...], free: int) -> tuple[tuple[int, int, Fraction], ...]:
    """What a die ends with, blanks rolled again as often as they may be: value, re-rolls left, chance."""
    found: dict[tuple[int, int], Fraction] = {}
    for face in faces:
        if face == 0 and free:
            for value, left, chance in _outcomes(faces, free - 1):
                found[value, left] = found.get((value, left), NEVER) + chance / len(faces)
        else:
            found[face, free] = found.get((face, free), NEVER) + Fraction(1, len(faces))
    return tuple((value, left, chance) for (value, left), chance in sorted(found.items()))


def _choices(case: Case) -> Iterator[Fraction]:
    """The chance after each thing that could be done, with no die left to roll."""
    for vril in (False, True):
        if case.vril_stars if vril else case.stars:
            yield _boosted(case, vril=vril)
            for effect in case.effects:
                if effect.vril if vril else effect.base and (not effect.turns_surge or case.surges):
                    yield best(paid(case, effect, vril=vril))
    for number, source in enumerate(case.sources):
        rest = case.sources[:number] + case.sources[number + 1 :]
        for chosen in _rerolls(case.shown, source):
            yield best(rolled_again(case._replace(sources=rest), chosen))
    if case.dice.ones:
        for die in dict.fromkeys(die for die in case.shown if die.value == 1 and die.free):
            fewer = die._replace(free=die.free - 1)
            swapped = list(case.shown)
            swapped[swapped.index(die)] = fewer
            yield best(rolled_again(case._replace(shown=tuple(swapped)), (fewer,)))


def spent(case: Case, *, vril: bool) -> Case:
    """A special has been spent."""
    return case._replace(vril_stars=case.vril_stars - 1) if vril else case._replace(stars=case.stars - 1)


def _boosted(case: Case, *, vril: bool) -> Fraction:
    """A boost (REICH-SPC-06). Where its special counts nothing it leads back to here, and is left out of the sum."""
    again, rest = NEVER, NEVER
    for after, weight in _rolled(boosted(case, vril=vril)):
        if after._replace(need=max(after.need, _floor(after))) == case:
            again += weight
        else:
            rest += weight * best(after)
    return rest / (1 - again)


def boosted(case: Case, *, vril: bool) -> Case:
    """A special has been spent on one more die of its kind."""
    return more(spent(case, vril=vril), Cast(vril, case.dice.free))


def more(case: Case, *casts: Cast) -> Case:
    """More dice to roll."""
    return case._replace(rolling=tuple(sorted((*case.rolling, *casts))))


def paid(case: Case, effect: Effect, *, vril: bool) -> Case:
    """A special has been spent on an effect."""
    after = spent(case, vril=vril)._replace(
        need=case.need - effect.bonus,
        hits=case.hits - effect.hits,
        effects=tuple(other for other in case.effects if other is not effect),
    )
    if effect.turns_surge:
        after = _starred(after._replace(surges=case.surges - 1), vril=True)
    return more(after, *[Cast(False, case.dice.free)] * effect.dice)


def rolled_again(case: Case, chosen: tuple[Shown, ...]) -> Case:
    """These dice are rolled again: what they showed no longer counts."""
    left = list(case.shown)
    for die in chosen:
        left.remove(die)
    after = case._replace(need=case.need + sum(die.value for die in chosen), shown=tuple(left))
    if not (after.sources or after.dice.ones):
        after = after._replace(shown=())
    return more(after, *(Cast(die.vril, die.free) for die in chosen))


def _rerolls(shown: tuple[Shown, ...], source: int) -> Iterator[tuple[Shown, ...]]:
    """The dice that a limited source may be used on, as different choices."""
    base = [die for die in shown if not die.vril]
    if source == ALL:
        yield from [tuple(base)] if base else []
    elif source == BLANKS:
        blank, vril = (tuple(die for die in shown if die.vril is kind and die.value == 0) for kind in (False, True))
        yield from (chosen for chosen in dict.fromkeys((blank, vril, (*blank, *vril))) if chosen)
    else:
        for size in range(1, min(source, len(base)) + 1):
            yield from dict.fromkeys(combinations(base, size))


# -- for everybody -----------------------------------------------------------------------------------------------------


def chance_to_reach(s: State, pool: dict[DieKind, int], target: int) -> Fraction:
    """The chance that a pool shows at least this total, every special boosted."""
    return chance_of(s, pool, target)


def surge_chance(s: State, dice: int, *, cancels: bool = True) -> Fraction:
    """The chance that vril dice end with a surge, if specials cancel surges where they can, and boost otherwise."""
    faces = numbers(s.box.dice["vril"])
    star, surge = (Fraction(faces.count(mark), len(faces)) for mark in (STAR, SPARK))
    return _surges(star, surge, cancels, dice, 0, 0)


@lru_cache(maxsize=512)
def _surges(star: Fraction, surge: Fraction, cancels: bool, dice: int, stars: int, surges: int) -> Fraction:
    if dice:
        plain = (1 - star - surge) * _surges(star, surge, cancels, dice - 1, stars, surges)
        starred = star * _surges(star, surge, cancels, dice - 1, stars + 1, surges)
        return plain + starred + surge * _surges(star, surge, cancels, dice - 1, stars, surges + 1)
    if surges and not (cancels and stars):
        return SURE
    if surges:
        return _surges(star, surge, cancels, 0, stars - 1, surges - 1)
    if not stars:
        return NEVER
    # one special is boosted: a number uses it up, a surge may be cancelled by another special, a special is back here
    calm = (1 - star - surge) * _surges(star, surge, cancels, 0, stars - 1, 0)
    return (calm + surge * _surges(star, surge, cancels, 0, stars - 1, 1)) / (1 - star)

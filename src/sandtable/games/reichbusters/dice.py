"""The four kinds of dice: what a face counts, and how likely a total is (p.22).

With n dice to roll and t still needed, P(n, t) is 1 if t is 0 or less, 0 if n is 0, else a sixth of P(n - 1, t - v) for
each number v, and a sixth of P(n, t - 2) for the special, which counts 2 and is rolled on.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from sandtable.games.reichbusters.names import SPECIAL, SURGE, DieKind, Face
from sandtable.games.reichbusters.state import Die, State

SURE, NEVER = Fraction(1), Fraction(0)


def roll(s: State, kind: DieKind) -> Die:
    return Die(kind, s.chance.pick(s.box.dice[kind], kind))


def value(s: State, face: Face) -> int:
    """A special counts 2 (REICH-SPC-02), a surge nothing (REICH-RUL-16)."""
    if face == SPECIAL:
        return s.box.constants.special
    return 0 if face == SURGE else int(face)


def chance_of(s: State, pool: dict[DieKind, int], needed: int) -> Fraction:
    """The chance that these dice, every special boosted, show a total."""
    dice = tuple(sorted(s.box.dice[kind] for kind, n in pool.items() for _ in range(n)))
    return reaches(dice, needed, s.box.constants.special)


@lru_cache(maxsize=32_768)
def reaches(dice: tuple[tuple[Face, ...], ...], needed: int, special: int) -> Fraction:
    """The chance that dice with these faces show a total of at least `needed`."""
    if needed <= 0:
        return SURE
    if not dice:
        return NEVER
    faces, rest = dice[0], dice[1:]
    found = NEVER
    for face in faces:
        if face == SPECIAL:
            found += reaches(dice, needed - special, special)
        else:
            found += reaches(rest, needed - (0 if face == SURGE else int(face)), special)
    return found / len(faces)

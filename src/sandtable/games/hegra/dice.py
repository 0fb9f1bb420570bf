"""The odds of one die."""

from __future__ import annotations

from fractions import Fraction

from sandtable.engine.chance import D6


def at_least(number: int) -> Fraction:
    """The chance that a die shows this number or more."""
    return Fraction(min(D6, max(0, D6 + 1 - number)), D6)

"""Throws the dice of a tally: the first throw, re-rolls, single dice; and what every action of Phase 1 shares."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final, NamedTuple, TypeVar

from sandtable.engine.action import Action
from sandtable.engine.decision import Decision, Option, Play
from sandtable.games.atlantikwall.dice import NUMBERS, colours, hand, throw, throw_all
from sandtable.games.atlantikwall.log_dice import DiceThrown, DieThrownAgain
from sandtable.games.atlantikwall.state import Die, Side, State

A = TypeVar("A")

DICE: Final = 6  # DDD-ROL-01
REROLLS: Final = 2  # DDD-ROL-04
MORE_REROLLS: Final = "more-rerolls"  # holds for a side until the end of the turn


def _sets(mask: int) -> tuple[str, ...]:
    """All sets of the dice in a mask, as digits, the smallest first."""
    digits = [NUMBERS[place] for place in range(DICE) if mask >> place & 1]
    return tuple("".join(chosen) for size in range(1, len(digits) + 1) for chosen in combinations(digits, size))


#: Sets of dice, and single dice, by the mask of the dice that they are chosen from.
SETS: Final = tuple(_sets(mask) for mask in range(1 << DICE))
SINGLES: Final = tuple(tuple(chosen for chosen in sets if len(chosen) == 1) for sets in SETS)


class Roll(NamedTuple):
    """A side in Phase 1: the dice that it has just thrown, as a mask, and the re-rolls that it has left."""

    side: Side
    thrown: int
    left: int = 0
    locks: int = 0  # dice that it has to Lock now
    spare: bool = False  # whether it rolls spare dice, which know no counters (ATL-RUL-88)


class DiceAction(Action[State, Roll, A]):
    """Something that a side can do to its dice in Phase 1."""

    def throws(self, chosen: A) -> int:
        """The dice that it throws, as a mask."""
        return 0

    def throw(self, s: State, decision: Decision, option: Option) -> Play[int]:
        """Read an offered option, carry it out, and return the dice that it has thrown."""
        chosen = self.read(s, decision, option)
        yield from self.do(s, chosen)
        return self.throws(chosen)


# -- which dice --------------------------------------------------------------------------------------------------------


def all_dice(side: Side) -> int:
    return (1 << len(side.dice)) - 1


def unlocked(side: Side) -> int:
    """The dice that may be thrown again, as a mask."""
    mask = 0
    for place, die in enumerate(side.dice):
        if not die.locked:
            mask |= 1 << place
    return mask


def rerolls_left(side: Side) -> int:
    """Two after the first throw, and those that cards add (DDD-ROL-04)."""
    return max(0, REROLLS + side.for_turn.get(MORE_REROLLS, 0) - (side.throws - 1))


def throws_left(side: Side) -> int:
    """The re-rolls that a side still has this turn; none once its tally is closed."""
    return 0 if side.closed or not side.throws else rerolls_left(side)


# -- throws ------------------------------------------------------------------------------------------------------------


def first_throw(s: State, side: Side) -> None:
    """All dice at once (DDD-ROL-01)."""
    side.dice = throw_all(s, hand(colours(side), side.aside))
    side.throws = 1
    s.tell(DiceThrown, "DDD-ROL-01", side.id, 1, tuple(side.dice))


def throw_again(s: State, side: Side, places: Iterable[int]) -> None:
    """One of the re-rolls: these dice and no others (DDD-ROL-05)."""
    for place in places:
        side.dice[place] = throw(s, side.dice[place].colour)
    side.throws += 1
    s.tell(DiceThrown, "DDD-ROL-04", side.id, side.throws, tuple(side.dice[place] for place in places))


def rethrow(s: State, side: Side, place: int, rule: str) -> None:
    """A single die, outside the re-rolls; a Locked one stays Locked."""
    was = side.dice[place]
    side.dice[place] = Die(was.colour, throw(s, was.colour).face, was.locked)
    s.tell(DieThrownAgain, rule, side.id, was, side.dice[place])

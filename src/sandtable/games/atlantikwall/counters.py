"""Re-roll counters (DDD-OPT, ATL-OPM, ATL-OPL, ATL-OPH, ATL-OPD): what the optional rules let a side do in Phase 1.

A table plays with one of them at most (ATL-RUL-68): Mulligan, Lucky Dice, Hidden Resources or Desperate Measures.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from sandtable.engine.action import Menu, Offers, Refusals
from sandtable.engine.decision import Decision, Each, Option, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import losses, solitaire
from sandtable.games.atlantikwall.dice import (
    NUMBERS,
    OwnDie,
    Picked,
    at,
    colour_named,
    colours,
    face_named,
    has_lucky_counter,
    spend_counter,
)
from sandtable.games.atlantikwall.log_dice import PhaseRestarted, ResultAdded
from sandtable.games.atlantikwall.names import FACES, SOLDIER, SOLDIERS, Colour, Counters, Face
from sandtable.games.atlantikwall.state import Die, German, Side, State, Unit
from sandtable.games.atlantikwall.table import side as side_of
from sandtable.games.atlantikwall.throwing import SINGLES, DiceAction, Roll, all_dice, first_throw, rethrow

LOSS: Final = 2  # of every Unit (ATL-OPD-03)
LOSS_ALONE: Final = 3  # of the German, or of a Unit that plays alone (ATL-OPD-04)
DESTROYED: Final = "unit-destroyed"


class _OfSide(DiceAction[Side]):
    """An action that names nothing but who does it."""

    def read(self, s: State, decision: Decision, option: Option) -> Side:
        return side_of(s, decision.seat)


# -- all dice again ----------------------------------------------------------------------------------------------------


def _is_first_throw(side: Side) -> bool:
    return side.throws == 1 and not any(die.locked for die in side.dice)


def may_mulligan(s: State, side: Side) -> Refusal | None:
    """Once in a game, before Locking, if the first throw shows no Soldiers (DDD-OPT-01, DDD-OPT-02, ATL-RUL-63)."""
    if s.box.options.counters != "mulligan":
        return Refusal("DDD-OPT-01", "no-mulligan-here")
    if not side.counters:
        return Refusal("DDD-OPT-02", "no-counter")
    if not _is_first_throw(side):
        return Refusal("ATL-RUL-63", "first-throw-only")
    if any(die.face in (SOLDIER, SOLDIERS) for die in side.dice):
        return Refusal("DDD-OPT-01", "shows-soldiers")
    return None


class Mulligan(_OfSide):
    """Throw all dice again after a first throw without Soldiers."""

    verb = "mulligan"

    def offers(self, s: State, who: Roll) -> Offers:
        return (Option(self.verb),) if may_mulligan(s, who.side) is None else ()

    def refusals(self, s: State, who: Roll) -> Refusals:
        if refusal := may_mulligan(s, who.side):
            yield Option(self.verb), refusal

    def do(self, s: State, chosen: Side) -> Play[None]:
        spend_counter(s, chosen, self.verb, "DDD-OPT-01")
        first_throw(s, chosen)
        yield from ()

    def throws(self, chosen: Side) -> int:
        return all_dice(chosen)


def may_throw_all_again(s: State, side: Side) -> Refusal | None:
    """With Lucky Dice whatever the first throw shows, before Locking (ATL-OPL-02, ATL-RUL-64)."""
    if not has_lucky_counter(s, side):
        return Refusal("ATL-OPL-02", "no-counter")
    if not _is_first_throw(side):
        return Refusal("ATL-RUL-64", "first-throw-only")
    return None


class Again(_OfSide):
    """Throw all dice again for a Lucky Dice counter."""

    verb = "again"

    def offers(self, s: State, who: Roll) -> Offers:
        return (Option(self.verb),) if may_throw_all_again(s, who.side) is None else ()

    def refusals(self, s: State, who: Roll) -> Refusals:
        if refusal := may_throw_all_again(s, who.side):
            yield Option(self.verb), refusal

    def do(self, s: State, chosen: Side) -> Play[None]:
        spend_counter(s, chosen, self.verb, "ATL-OPL-02")
        first_throw(s, chosen)
        yield from ()

    def throws(self, chosen: Side) -> int:
        return all_dice(chosen)


# -- one die again -----------------------------------------------------------------------------------------------------


def may_rethrow(s: State, side: Side, number: str, thrown: int) -> Refusal | None:
    """A die just thrown, for a Lucky Dice counter; not one Locked before (ATL-OPL-03, ATL-RUL-64)."""
    if not has_lucky_counter(s, side):
        return Refusal("ATL-OPL-03", "no-counter")
    if not thrown >> at(number) & 1:
        return Refusal("ATL-RUL-64", "not-just-thrown")
    return None


class Rethrow(OwnDie, DiceAction[Picked]):
    """Throw one die again for a Lucky Dice counter."""

    verb = "rethrow"

    def offers(self, s: State, who: Roll) -> Offers:
        return (Each(self.verb, SINGLES[who.thrown]),) if has_lucky_counter(s, who.side) else ()

    def refusals(self, s: State, who: Roll) -> Refusals:
        for number in NUMBERS[: len(who.side.dice)]:
            if refusal := may_rethrow(s, who.side, number, who.thrown):
                yield Option(self.verb, (number,)), refusal

    def do(self, s: State, chosen: Picked) -> Play[None]:
        spend_counter(s, chosen.side, self.verb, "ATL-OPL-03")
        rethrow(s, chosen.side, chosen.places[0], "ATL-OPL-03")
        yield from ()

    def throws(self, chosen: Picked) -> int:
        return chosen.mask


# -- Hidden Resources --------------------------------------------------------------------------------------------------


class Result(NamedTuple):
    """A result for a side's tally."""

    side: Side
    colour: Colour
    face: Face


class AddResult(DiceAction[Result]):
    """Spend a counter as one result of any colour and face, for RWBs and the straight too (ATL-OPH-03, ATL-RUL-66)."""

    verb = "add"

    def read(self, s: State, decision: Decision, option: Option) -> Result:
        colour, face = option.args
        return Result(side_of(s, decision.seat), colour_named(colour), face_named(face))

    def offers(self, s: State, who: Roll) -> Offers:
        if who.spare or not who.side.counters:
            return ()
        return [Each(self.verb, FACES, (colour,)) for colour in colours(who.side)]

    def refusals(self, s: State, who: Roll) -> Refusals:
        if not who.side.counters:
            for colour in colours(who.side):
                for face in FACES:
                    yield Option(self.verb, (colour, face)), Refusal("ATL-OPH-03", "no-counter")

    def do(self, s: State, chosen: Result) -> Play[None]:
        """The result counts as Locked, since it is no die that could be thrown."""
        spend_counter(s, chosen.side, self.verb, "ATL-OPH-03")
        chosen.side.dice.append(Die(chosen.colour, chosen.face, True))
        s.tell(ResultAdded, "ATL-OPH-03", chosen.side.id, chosen.side.dice[-1])
        yield from ()


# -- Desperate Measures ------------------------------------------------------------------------------------------------


class Desperate(_OfSide):
    """Begin Phase 1 again, and pay for it at once in Soldiers (ATL-OPD-02, ATL-RUL-67)."""

    verb = "desperate"

    def offers(self, s: State, who: Roll) -> Offers:
        return (Option(self.verb),) if who.side.counters and not who.spare else ()

    def refusals(self, s: State, who: Roll) -> Refusals:
        if not who.side.counters:
            yield Option(self.verb), Refusal("ATL-OPD-02", "no-counter")

    def hints(self, s: State, chosen: Side) -> Iterable[Text]:
        """What it costs (ATL-OPD-03, ATL-OPD-04)."""
        if isinstance(chosen, Unit) and len(s.box.seats) > 1:
            yield Text("hint-desperate-all", {"n": LOSS})
        else:
            yield Text("hint-desperate", {"n": LOSS_ALONE})

    def do(self, s: State, chosen: Side) -> Play[None]:
        spend_counter(s, chosen, self.verb, "ATL-OPD-02")
        if not isinstance(chosen, German):
            yield from _units_pay(s)
        elif s.landing:
            yield from solitaire.suffer(s, LOSS_ALONE, "ATL-OPD-04")
        else:
            losses.lose_soldiers(s, chosen, LOSS_ALONE, "ATL-OPD-04")
        s.tell(PhaseRestarted, "ATL-OPD-02", chosen.id)


def _units_pay(s: State) -> Play[None]:
    """All Units lose 2, a Unit that plays all alone loses 3; that can destroy them (ATL-OPD-03, ATL-OPD-04)."""
    alone = len(s.box.seats) == 1
    n, rule = (LOSS_ALONE, "ATL-OPD-04") if alone else (LOSS, "ATL-OPD-03")
    for unit in s.units.values():
        yield from losses.casualties(s, unit, n, rule)
    losses.destroy_if_gone(s, DESTROYED)


MULLIGAN: Final = Mulligan()
AGAIN: Final = Again()
RETHROW: Final = Rethrow()
ADD: Final = AddResult()
DESPERATE: Final = Desperate()
ALL: Final = (MULLIGAN, AGAIN, RETHROW, ADD, DESPERATE)
#: What each optional rule allows right after a throw, and what only before the tally is closed.
AFTER_THROW: Final[dict[Counters, Menu[State, Roll]]] = {
    "none": (),
    "mulligan": (MULLIGAN,),
    "lucky-dice": (AGAIN, RETHROW),
    "hidden-resources": (),
    "desperate-measures": (),
}
BEFORE_CLOSING: Final[dict[Counters, Menu[State, Roll]]] = {
    "none": (),
    "mulligan": (),
    "lucky-dice": (),
    "hidden-resources": (ADD,),
    "desperate-measures": (DESPERATE,),
}

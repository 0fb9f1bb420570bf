"""Phase 1, Roll the Dice (DDD-ROL): throw, Lock, throw again, and close the Final Tally.

All sides roll at the same time, each at its own pace. Dice are numbered from 1 in the order in which they lie, and sets
of them are written as digits: `lock 25`, `reroll 134`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from sandtable.engine.action import Odds, Offers, Question, Refusals
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal, together
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import counters, odds, windows
from sandtable.games.atlantikwall.dice import (
    OwnDice,
    OwnDie,
    Picked,
    at,
    colours,
    dice_hint,
    hand,
    mask_of,
    offers_at,
    places_of,
)
from sandtable.games.atlantikwall.effects import Use
from sandtable.games.atlantikwall.log import PhaseBegan
from sandtable.games.atlantikwall.log_dice import DiceLocked, DieSetAside, ResultAdded, TallyClosed
from sandtable.games.atlantikwall.names import PLAIN, SKULL
from sandtable.games.atlantikwall.state import Die, Side, State, Unit
from sandtable.games.atlantikwall.table import general_in_play, held, holds, sector, sides
from sandtable.games.atlantikwall.table import side as side_of
from sandtable.games.atlantikwall.tally import SET, broken_sets, sets_of, skulls_that_cancel, tally_hints
from sandtable.games.atlantikwall.throwing import (
    DICE,
    SETS,
    SINGLES,
    DiceAction,
    Roll,
    all_dice,
    first_throw,
    rerolls_left,
    rethrow,
    throw_again,
    unlocked,
)

LOCKS: Final = 2  # DDD-ROL-02
STOP: Final = Option("stop")
THROWN_ONCE_MORE: Final = "last-reroll"  # holds for a side until the end of the turn

#: The sets of dice that may be Locked, by the number of dice and how many of them are Locked.
TO_LOCK: Final = {
    (dice, n): tuple(chosen for chosen in SETS[(1 << dice) - 1] if len(chosen) == n)
    for dice in range(1, DICE + 1)
    for n in range(1, dice + 1)
}
_LOCK_OPTIONS: Final = {key: Options(Each("lock", sets)) for key, sets in TO_LOCK.items()}
_REROLL_OPTIONS: Final = tuple(Options(Each("reroll", sets), STOP) for sets in SETS)


# -- the phase ---------------------------------------------------------------------------------------------------------


def roll_the_dice(s: State) -> Play[None]:
    """Phase 1: cards before the throws, then everybody at once (DDD-TRN-01)."""
    s.tell(PhaseBegan, "DDD-TRN-02", "roll")
    yield from windows.window(s, "roll")
    yield from together({side.id: make_tally(s, side) for side in sides(s)})
    s.phase = "tally"


def make_tally(s: State, side: Side, *, spare: bool = False) -> Play[None]:
    """One side's way from the first throw to its Final Tally; `spare` dice know no counters (ATL-RUL-88)."""
    restarted = True
    while restarted:
        side.aside = ""
        yield from set_aside(s, side)
        first_throw(s, side)
        yield from lock(s, side)
        restarted = yield from reroll(s, side, spare=spare)
    close(s, side)


def dice_to_throw(s: State, side: Side) -> int:
    """Six, or fewer where the Sector says so (DDD-ROL-09), unless the General has it ignored (ATL-RUL-49)."""
    if not isinstance(side, Unit):
        return DICE
    dice = sector(s, side).dice
    return dice if dice == DICE or not general_in_play(s) else DICE


def set_aside(s: State, side: Side) -> Play[None]:
    """In a five-dice Sector one die of any colour is not thrown this turn (ATL-RUL-78)."""
    for _ in range(DICE - dice_to_throw(s, side)):
        left = dict.fromkeys(hand(colours(side), side.aside))
        answer = yield Decision(side.id, "aside", Options(Each("aside", tuple(left))))
        side.aside = f"{side.aside} {answer.args[0]}".strip()
        s.tell(DieSetAside, "ATL-RUL-78", side.id, answer.args[0])


def close(s: State, side: Side) -> None:
    """The results that show are the Final Tally (DDD-ROL-07); a Sector adds its own, which have no colour.

    DDD-ATT-01, ATL-FAB-04, ATL-RUL-45.
    """
    if isinstance(side, Unit):
        for face, n in sector(s, side).adds.items():
            side.dice += [Die(PLAIN, face)] * n
            s.tell(ResultAdded, "DDD-ATT-01", side.id, Die(PLAIN, face))
    side.closed = True
    s.tell(TallyClosed, "DDD-ROL-07", side.id, tuple(side.dice))


# -- what can be done to the dice --------------------------------------------------------------------------------------


def locks(s: State, side: Side) -> int:
    """Two dice are Locked, fewer with a card, none where the Sector or a Climb says so (DDD-ROL-08, ATL-CLB-03)."""
    if isinstance(side, Unit) and ((place := sector(s, side)).no_lock or place.climb):
        return 0
    return min((text.n for text in held(s, side, "lock")), default=LOCKS)


class Lock(OwnDice, DiceAction[Picked]):
    """Lock exactly as many dice as the rules ask for (DDD-ROL-02)."""

    verb = "lock"

    def offers(self, s: State, who: Roll) -> Offers:
        return (Each(self.verb, TO_LOCK[len(who.side.dice), who.locks]),)

    def refusals(self, s: State, who: Roll) -> Refusals:
        yield STOP, Refusal("DDD-ROL-06", "lock-first", {"n": who.locks})
        for chosen in SETS[all_dice(who.side)]:
            if len(chosen) != who.locks:
                yield Option(self.verb, (chosen,)), Refusal("DDD-ROL-02", "locks-exactly", {"n": who.locks})

    def odds(self, s: State, chosen: Picked) -> Iterable[Odds]:
        side = chosen.side
        free = unlocked(side) & ~chosen.mask
        return odds.of_throws(s, side, 0, free, rerolls_left(side), _can_throw_once_more(s, side))

    def hints(self, s: State, chosen: Picked) -> Iterable[Text]:
        yield dice_hint(chosen.dice)

    def do(self, s: State, chosen: Picked) -> Play[None]:
        dice = chosen.side.dice
        for place in chosen.places:
            dice[place] = Die(dice[place].colour, dice[place].face, True)
        s.tell(DiceLocked, "DDD-ROL-02", chosen.side.id, tuple(die for die in dice if die.locked))
        yield from ()


def may_reroll(side: Side, chosen: str) -> Refusal | None:
    """Any unlocked dice, at most twice (DDD-ROL-03, DDD-ROL-04, DDD-ROL-05)."""
    if mask_of(places_of(chosen)) & ~unlocked(side):
        return Refusal("DDD-ROL-03", "die-is-locked")
    if not rerolls_left(side):
        return Refusal("DDD-ROL-04", "no-reroll-left")
    return None


class Reroll(OwnDice, DiceAction[Picked]):
    """Throw some of the unlocked dice again."""

    verb = "reroll"

    def offers(self, s: State, who: Roll) -> Offers:
        return (Each(self.verb, SETS[unlocked(who.side)]),) if who.left else ()

    def refusals(self, s: State, who: Roll) -> Refusals:
        for chosen in SETS[(1 << len(hand(colours(who.side), who.side.aside))) - 1]:
            if refusal := may_reroll(who.side, chosen):
                yield Option(self.verb, (chosen,)), refusal

    def odds(self, s: State, chosen: Picked) -> Iterable[Odds]:
        side = chosen.side
        left = rerolls_left(side) - 1
        return odds.of_throws(s, side, chosen.mask, unlocked(side), left, _can_throw_once_more(s, side))

    def hints(self, s: State, chosen: Picked) -> Iterable[Text]:
        """The dice that stay as they are, and the RWBs that are broken up."""
        kept = tuple(die.name for place, die in enumerate(chosen.side.dice) if place not in chosen.places)
        yield Text("hint-keeps", {"dice": kept}) if kept else Text("hint-keeps-nothing")
        yield from broken_sets(s, chosen.side, chosen.mask)

    def do(self, s: State, chosen: Picked) -> Play[None]:
        throw_again(s, chosen.side, chosen.places)
        yield from ()

    def throws(self, chosen: Picked) -> int:
        return chosen.mask


def may_throw_once_more(s: State, side: Side) -> Refusal | None:
    """One unlocked die after the last throw, once, with a card that says so."""
    if not holds(s, side, "last-reroll") or THROWN_ONCE_MORE in side.for_turn:
        return Refusal("DDD-ROL-04", "no-reroll-left")
    return None


def _can_throw_once_more(s: State, side: Side) -> bool:
    return may_throw_once_more(s, side) is None


class OnceMore(OwnDie, DiceAction[Picked]):
    """Throw one die again after the last re-roll."""

    verb = "once-more"

    def offers(self, s: State, who: Roll) -> Offers:
        if who.left or not (free := unlocked(who.side)) or not _can_throw_once_more(s, who.side):
            return ()
        return (Each(self.verb, SINGLES[free]),)

    def odds(self, s: State, chosen: Picked) -> Iterable[Odds]:
        return odds.of_throws(s, chosen.side, chosen.mask, unlocked(chosen.side), 0, False)

    def hints(self, s: State, chosen: Picked) -> Iterable[Text]:
        yield dice_hint(chosen.dice)

    def do(self, s: State, chosen: Picked) -> Play[None]:
        chosen.side.for_turn[THROWN_ONCE_MORE] = 1
        rethrow(s, chosen.side, chosen.places[0], "ATL-RUL-81")
        yield from ()

    def throws(self, chosen: Picked) -> int:
        return chosen.mask


class UseAfterThrow(windows.UseCard, DiceAction[Use]):
    """Use a card that is for this very moment (ATL-RUL-81)."""

    def offers(self, s: State, who: Roll) -> Offers:
        return offers_at(s, who.side, "throw")

    def do(self, s: State, chosen: Use) -> Play[None]:
        return windows.use(s, chosen)

    def throws(self, chosen: Use) -> int:
        return 1 << at(chosen.args[0]) if chosen.args else 0


class Stop(DiceAction[Side]):
    """Leave the dice as they are."""

    verb = "stop"

    def read(self, s: State, decision: Decision, option: Option) -> Side:
        return side_of(s, decision.seat)

    def offers(self, s: State, who: Roll) -> Offers:
        return (STOP,)

    def odds(self, s: State, chosen: Side) -> Iterable[Odds]:
        return odds.of_throws(s, chosen, 0, unlocked(chosen), 0, False)

    def hints(self, s: State, chosen: Side) -> Iterable[Text]:
        """Skulls that will cancel results; three of them are an RWB instead."""
        if n := skulls_that_cancel(s, chosen, SET * sets_of(chosen.dice, SKULL)):
            yield Text("hint-will-cancel", {"n": n})


LOCK: Final = Lock()
REROLL: Final = Reroll()
ONCE_MORE: Final = OnceMore()
USE: Final = UseAfterThrow()

LOCKING: Final = Question(LOCK, *counters.ALL, USE, hints=tally_hints)
REROLLING: Final = Question(REROLL, *counters.ALL, USE, ONCE_MORE, Stop(), hints=tally_hints)
_ACTIONS: Final = {action.verb: action for action in (LOCK, REROLL, *counters.ALL, USE, ONCE_MORE)}


def _extras(s: State, roll: Roll) -> list[Option | Each]:
    """Counters and cards for the dice just thrown (ATL-RUL-63, ATL-RUL-64)."""
    found: list[Option | Each] = []
    if roll.side.counters:
        for action in counters.AFTER_THROW[s.box.options.counters]:
            found += action.offers(s, roll)
    found += USE.offers(s, roll)
    return found


def _counter_refusals(s: State, roll: Roll) -> Refusals:
    """Why counters do not help, where the table plays with them."""
    rule = s.box.options.counters
    for action in (*counters.AFTER_THROW[rule], *counters.BEFORE_CLOSING[rule]):
        yield from action.refusals(s, roll)


# -- Locking -----------------------------------------------------------------------------------------------------------


def lock(s: State, side: Side) -> Play[None]:
    """Right after the first throw dice are Locked (DDD-ROL-02)."""
    n = min(locks(s, side), len(side.dice))
    if not n:
        return
    while True:
        roll = Roll(side, all_dice(side), locks=n)
        extras = _extras(s, roll)
        options = Options(*LOCK.offers(s, roll), *extras) if extras else _LOCK_OPTIONS[len(side.dice), n]
        refused = partial(_lock_refusals, s, roll)
        decision = Decision(side.id, "lock", options, {"n": n}, refused, about=LOCKING)
        answer = yield decision
        yield from _ACTIONS[answer.verb].take(s, decision, answer)
        if answer.verb == LOCK.verb:
            return


def _lock_refusals(s: State, roll: Roll) -> Refusals:
    yield from LOCK.refusals(s, roll)
    yield from _counter_refusals(s, roll)


# -- throwing again ----------------------------------------------------------------------------------------------------


def reroll(s: State, side: Side, *, spare: bool) -> Play[bool]:
    """Re-rolls and whatever else can be done to the dice, until the player stops (DDD-ROL-06).

    Returns whether Phase 1 begins again (ATL-OPD-02).
    """
    thrown = all_dice(side)
    while True:
        free = unlocked(side)
        roll = Roll(side, thrown & free, rerolls_left(side) if free else 0, spare=spare)
        extras = _extras(s, roll)
        extras += ONCE_MORE.offers(s, roll)
        if side.counters:
            for late in counters.BEFORE_CLOSING[s.box.options.counters]:
                extras += late.offers(s, roll)
        if not roll.left and not extras:
            return False
        options = _REROLL_OPTIONS[free] if not extras else Options(*REROLL.offers(s, roll), *extras, STOP)
        refused = partial(_reroll_refusals, s, roll)
        decision = Decision(side.id, "reroll", options, {"left": roll.left}, refused, about=REROLLING)
        answer = yield decision
        if answer == STOP:
            return False
        action = _ACTIONS[answer.verb]
        now = yield from action.throw(s, decision, answer)
        if action is counters.DESPERATE:
            side.for_turn.pop(THROWN_ONCE_MORE, None)
            return True
        thrown = now if action is REROLL else thrown | now


def _reroll_refusals(s: State, roll: Roll) -> Refusals:
    yield from REROLL.refusals(s, roll)
    yield from _counter_refusals(s, roll)

"""Phase 1, Roll the Dice (DDD-ROL): throw, Lock, throw again, and close the Final Tally.

All sides roll at the same time, each at its own pace. Dice are numbered from 1 in the order in which they lie, and sets
of them are written as digits: `lock 25`, `reroll 134`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Final

from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal, together
from sandtable.games.atlantikwall import losses, solitaire, windows
from sandtable.games.atlantikwall.dice import (
    NUMBERS,
    colour_named,
    colours,
    face_named,
    hand,
    has_lucky_counter,
    offers_at,
    spend_counter,
    throw,
    throw_all,
)
from sandtable.games.atlantikwall.log import PhaseBegan
from sandtable.games.atlantikwall.log_dice import (
    DiceLocked,
    DiceThrown,
    DieSetAside,
    DieThrownAgain,
    PhaseRestarted,
    ResultAdded,
    TallyClosed,
)
from sandtable.games.atlantikwall.names import FACES, PLAIN, SOLDIER, SOLDIERS
from sandtable.games.atlantikwall.state import Die, German, Side, State, Unit
from sandtable.games.atlantikwall.table import general_in_play, held, holds, sector, sides

DICE: Final = 6  # DDD-ROL-01
LOCKS: Final = 2  # DDD-ROL-02
REROLLS: Final = 2  # DDD-ROL-04
DESPERATE_LOSS: Final = 2  # of every Unit (ATL-OPD-03)
DESPERATE_LOSS_ALONE: Final = 3  # of the German, or of whoever plays alone (ATL-OPD-04)

STOP: Final = Option("stop")
MULLIGAN: Final = Option("mulligan")
AGAIN: Final = Option("again")  # all dice, for a Lucky Dice counter
DESPERATE: Final = Option("desperate")
ONCE_MORE: Final = "once-more"

# What holds for a side until the end of the turn.
MORE_REROLLS: Final = "more-rerolls"
THROWN_ONCE_MORE: Final = "last-reroll"


def _sets(mask: int) -> tuple[str, ...]:
    """All sets of the dice in a mask, as digits, the smallest first."""
    digits = [NUMBERS[at] for at in range(DICE) if mask >> at & 1]
    return tuple("".join(chosen) for size in range(1, len(digits) + 1) for chosen in combinations(digits, size))


#: Sets and single dice by the mask of the dice that they are chosen from; what may be Locked by dice and number.
SETS: Final = tuple(_sets(mask) for mask in range(1 << DICE))
SINGLES: Final = tuple(tuple(chosen for chosen in sets if len(chosen) == 1) for sets in SETS)
TO_LOCK: Final = {
    (dice, n): tuple(chosen for chosen in SETS[(1 << dice) - 1] if len(chosen) == n)
    for dice in range(1, DICE + 1)
    for n in range(1, dice + 1)
}
_LOCK_OPTIONS: Final = {key: Options(Each("lock", sets)) for key, sets in TO_LOCK.items()}
_REROLL_OPTIONS: Final = tuple(Options(Each("reroll", sets), STOP) for sets in SETS)


def roll_the_dice(s: State) -> Play[None]:
    """Phase 1: cards before the throws, then everybody at once (DDD-TRN-01)."""
    s.tell(PhaseBegan, "DDD-TRN-02", "roll")
    yield from windows.window(s, "roll")
    yield from together({side.id: make_tally(s, side) for side in sides(s)})
    s.phase = "tally"


def make_tally(s: State, side: Side, *, spare: bool = False) -> Play[None]:
    """One side's way from the first throw to its Final Tally. `spare` dice know no counters of Phase 1 (ATL-RUL-88)."""
    redo = True
    while redo:
        side.aside = ""
        yield from set_aside(s, side)
        first_throw(s, side)
        yield from lock(s, side)
        redo = yield from reroll(s, side, spare=spare)
    close(s, side)


# -- the first throw ---------------------------------------------------------------------------------------------------


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


def first_throw(s: State, side: Side) -> None:
    """All dice at once (DDD-ROL-01)."""
    side.dice = throw_all(s, hand(colours(side), side.aside))
    side.throws = 1
    s.tell(DiceThrown, "DDD-ROL-01", side.id, 1, tuple(side.dice))


# -- Locking -----------------------------------------------------------------------------------------------------------


def locks(s: State, side: Side) -> int:
    """Two dice are Locked, fewer with a card, none where the Sector or a Climb says so (DDD-ROL-08, ATL-CLB-03)."""
    if isinstance(side, Unit) and ((at := sector(s, side)).no_lock or at.climb):
        return 0
    return min((text.n for text in held(s, side, "lock")), default=LOCKS)


def lock(s: State, side: Side) -> Play[None]:
    """Straight after the first throw dice are Locked, exactly so many (DDD-ROL-02)."""
    n = min(locks(s, side), len(side.dice))
    if not n:
        return
    while True:
        extras = _after_throw(s, side, _all(side))
        plain = _LOCK_OPTIONS[len(side.dice), n]
        options = Options(Each("lock", TO_LOCK[len(side.dice), n]), *extras) if extras else plain
        answer = yield Decision(side.id, "lock", options, {"n": n}, partial(_lock_refusals, s, side, n))
        if answer.verb == "lock":
            break
        yield from _intervene(s, side, answer)
    for number in answer.args[0]:
        at = int(number) - 1
        side.dice[at] = Die(side.dice[at].colour, side.dice[at].face, True)
    s.tell(DiceLocked, "DDD-ROL-02", side.id, tuple(die for die in side.dice if die.locked))


def _lock_refusals(s: State, side: Side, n: int) -> Iterator[tuple[Option, Refusal]]:
    yield STOP, Refusal("DDD-ROL-06", "lock-first", {"n": n})
    for chosen in SETS[_all(side)]:
        if len(chosen) != n:
            yield Option("lock", (chosen,)), Refusal("DDD-ROL-02", "locks-exactly", {"n": n})
    yield from _counter_refusals(s, side, _all(side))


# -- throwing again ----------------------------------------------------------------------------------------------------


def rerolls_left(side: Side) -> int:
    """Two after the first throw, and what cards add (DDD-ROL-04)."""
    return max(0, REROLLS + side.for_turn.get(MORE_REROLLS, 0) - (side.throws - 1))


def unlocked(side: Side) -> int:
    """The dice that may be thrown again, as a mask."""
    mask = 0
    for at, die in enumerate(side.dice):
        if not die.locked:
            mask |= 1 << at
    return mask


def _all(side: Side) -> int:
    return (1 << len(side.dice)) - 1


def mask_of(chosen: str) -> int:
    """The dice that a set of digits names."""
    return sum(1 << int(number) - 1 for number in chosen)


def may_reroll(side: Side, chosen: str) -> Refusal | None:
    """Any unlocked dice, at most twice (DDD-ROL-03 to DDD-ROL-05)."""
    if mask_of(chosen) & ~unlocked(side):
        return Refusal("DDD-ROL-03", "die-is-locked")
    if not rerolls_left(side):
        return Refusal("DDD-ROL-04", "no-reroll-left")
    return None


def reroll(s: State, side: Side, *, spare: bool) -> Play[bool]:
    """Re-rolls and whatever else can be done to the dice, until the player stops (DDD-ROL-06).

    Whether Phase 1 begins anew (ATL-OPD-02).
    """
    thrown = _all(side)
    while True:
        free = unlocked(side)
        left = rerolls_left(side) if free else 0
        extras = _before_closing(s, side, thrown & free, left, spare)
        if left:
            options = Options(Each("reroll", SETS[free]), *extras, STOP) if extras else _REROLL_OPTIONS[free]
        elif extras:
            options = Options(*extras, STOP)
        else:
            return False
        answer = yield Decision(
            side.id, "reroll", options, {"left": left}, partial(_reroll_refusals, s, side, thrown & free)
        )
        match answer.verb:
            case "stop":
                return False
            case "reroll":
                thrown = mask_of(answer.args[0])
                throw_again(s, side, answer.args[0])
            case "desperate":
                yield from desperate_measures(s, side)
                return True
            case _:
                thrown |= yield from _intervene(s, side, answer)


def throw_again(s: State, side: Side, chosen: str) -> None:
    """One of the re-rolls: these dice and no others (DDD-ROL-05)."""
    for number in chosen:
        at = int(number) - 1
        side.dice[at] = throw(s, side.dice[at].colour)
    side.throws += 1
    s.tell(DiceThrown, "DDD-ROL-04", side.id, side.throws, tuple(side.dice[int(number) - 1] for number in chosen))


def rethrow(s: State, side: Side, number: str, rule: str) -> None:
    """A single die outside the re-rolls; a Locked one stays Locked."""
    at = int(number) - 1
    was = side.dice[at]
    side.dice[at] = Die(was.colour, throw(s, was.colour).face, was.locked)
    s.tell(DieThrownAgain, rule, side.id, was, side.dice[at])


def _reroll_refusals(s: State, side: Side, thrown: int) -> Iterator[tuple[Option, Refusal]]:
    for chosen in SETS[(1 << len(hand(colours(side), side.aside))) - 1]:
        if refusal := may_reroll(side, chosen):
            yield Option("reroll", (chosen,)), refusal
    yield from _counter_refusals(s, side, thrown)


# -- what else can be done to the dice ---------------------------------------------------------------------------------


def _after_throw(s: State, side: Side, thrown: int) -> list[Option | Each]:
    """Counters and cards for the dice just thrown (ATL-RUL-63, ATL-RUL-64, ATL-RUL-81)."""
    found: list[Option | Each] = []
    if side.counters:
        if may_mulligan(s, side) is None:
            found.append(MULLIGAN)
        if has_lucky_counter(s, side):
            if may_throw_all_again(s, side) is None:
                found.append(AGAIN)
            found.append(Each("rethrow", SINGLES[thrown]))
    found += offers_at(s, side, "throw")
    return found


def _before_closing(s: State, side: Side, thrown: int, left: int, spare: bool) -> list[Option | Each]:
    """The same, and what belongs to the end of Phase 1."""
    found = _after_throw(s, side, thrown)
    if not left and (free := unlocked(side)) and may_throw_once_more(s, side) is None:
        found.append(Each(ONCE_MORE, SINGLES[free]))
    if side.counters and not spare:
        if s.box.options.counters == "hidden-resources":
            found += [Each("add", FACES, (colour,)) for colour in colours(side)]
        elif s.box.options.counters == "desperate-measures":
            found.append(DESPERATE)
    return found


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


def may_throw_all_again(s: State, side: Side) -> Refusal | None:
    """With Lucky Dice whatever the first throw shows, before Locking (ATL-OPL-02, ATL-RUL-64)."""
    if not has_lucky_counter(s, side):
        return Refusal("ATL-OPL-02", "no-counter")
    if not _is_first_throw(side):
        return Refusal("ATL-RUL-64", "first-throw-only")
    return None


def may_rethrow(s: State, side: Side, number: str, thrown: int) -> Refusal | None:
    """A die just thrown, for a Lucky Dice counter; not one Locked before (ATL-OPL-03, ATL-RUL-64)."""
    if not has_lucky_counter(s, side):
        return Refusal("ATL-OPL-03", "no-counter")
    if not mask_of(number) & thrown:
        return Refusal("ATL-RUL-64", "not-just-thrown")
    return None


def may_throw_once_more(s: State, side: Side) -> Refusal | None:
    """After the last throw one unlocked die, once, with a card that says so."""
    if not holds(s, side, "last-reroll") or THROWN_ONCE_MORE in side.for_turn:
        return Refusal("DDD-ROL-04", "no-reroll-left")
    return None


def _is_first_throw(side: Side) -> bool:
    return side.throws == 1 and not any(die.locked for die in side.dice)


def _counter_refusals(s: State, side: Side, thrown: int) -> Iterator[tuple[Option, Refusal]]:
    """Why counters do not help, where the table plays with them."""
    match s.box.options.counters:
        case "mulligan":
            if refusal := may_mulligan(s, side):
                yield MULLIGAN, refusal
        case "lucky-dice":
            if refusal := may_throw_all_again(s, side):
                yield AGAIN, refusal
            for number in NUMBERS[: len(side.dice)]:
                if refusal := may_rethrow(s, side, number, thrown):
                    yield Option("rethrow", (number,)), refusal
        case "hidden-resources" if not side.counters:
            for colour in colours(side):
                for face in FACES:
                    yield Option("add", (colour, face)), Refusal("ATL-OPH-03", "no-counter")
        case "desperate-measures" if not side.counters:
            yield DESPERATE, Refusal("ATL-OPD-02", "no-counter")


def _intervene(s: State, side: Side, answer: Option) -> Play[int]:
    """Carry out what is neither a Lock nor a re-roll; the dice that were thrown by it."""
    match answer.verb:
        case "mulligan" | "again":
            rule = "DDD-OPT-01" if answer == MULLIGAN else "ATL-OPL-02"
            spend_counter(s, side, answer.verb, rule)
            first_throw(s, side)
            return _all(side)
        case "rethrow":
            spend_counter(s, side, "rethrow", "ATL-OPL-03")
            rethrow(s, side, answer.args[0], "ATL-OPL-03")
            return mask_of(answer.args[0])
        case "once-more":
            side.for_turn[THROWN_ONCE_MORE] = 1
            rethrow(s, side, answer.args[0], "ATL-RUL-81")
            return mask_of(answer.args[0])
        case "add":
            add_hidden_resource(s, side, answer)
            return 0
    yield from windows.use(s, side, answer)
    return mask_of(answer.args[1]) if len(answer.args) > 1 else 0


def add_hidden_resource(s: State, side: Side, answer: Option) -> None:
    """A counter is one result of any colour and face, for RWBs and the straight too (ATL-OPH-03, ATL-RUL-66).

    It counts as Locked: it is no die that could be thrown.
    """
    spend_counter(s, side, "add", "ATL-OPH-03")
    colour, face = answer.args
    side.dice.append(Die(colour_named(colour), face_named(face), True))
    s.tell(ResultAdded, "ATL-OPH-03", side.id, side.dice[-1])


# -- Desperate Measures ------------------------------------------------------------------------------------------------


def desperate_measures(s: State, side: Side) -> Play[None]:
    """Phase 1 anew, paid for at once in Soldiers (ATL-OPD-02, ATL-RUL-67)."""
    spend_counter(s, side, "desperate", "ATL-OPD-02")
    if not isinstance(side, German):
        yield from _desperate_units(s)
    elif s.landing:
        yield from solitaire.suffer(s, DESPERATE_LOSS_ALONE, "ATL-OPD-04")
    else:
        losses.lose_soldiers(s, side, DESPERATE_LOSS_ALONE, "ATL-OPD-04")
    side.for_turn.pop(THROWN_ONCE_MORE, None)
    s.tell(PhaseRestarted, "ATL-OPD-02", side.id)


def _desperate_units(s: State) -> Play[None]:
    """All Units lose 2, a Unit that plays all alone loses 3; it can destroy them (ATL-OPD-03, ATL-OPD-04)."""
    alone = len(s.box.seats) == 1
    n, rule = (DESPERATE_LOSS_ALONE, "ATL-OPD-04") if alone else (DESPERATE_LOSS, "ATL-OPD-03")
    for unit in s.units.values():
        yield from losses.casualties(s, unit, n, rule)
    losses.destroy_if_gone(s, "unit-destroyed")


# -- closing -----------------------------------------------------------------------------------------------------------


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

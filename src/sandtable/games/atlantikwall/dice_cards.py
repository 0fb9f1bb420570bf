"""Cards that have to do with dice (ATL-RUL-81): changed, traded, stolen, added, copied, and bonuses without any dice.

All of them are used when every Final Tally is closed and before any is scored, but for those of a throw (rolling.py)
and of a d6 (dice.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.games.atlantikwall import rolling, scoring
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.dice import (
    NUMBERS,
    colour_named,
    colours,
    face_named,
    hand,
    joined,
    own_colour,
    throw_all,
)
from sandtable.games.atlantikwall.effects import DIE, Args, Use, effect
from sandtable.games.atlantikwall.log import CardUsed
from sandtable.games.atlantikwall.log_dice import (
    ClimbHelped,
    ColourChanged,
    DiceExchanged,
    DieStolen,
    ExchangeRefused,
    FaceChanged,
    MoreRerolls,
    PoolDieTaken,
    PoolThrown,
    ResultAdded,
    SkullGiven,
    SkullsFreed,
    TallyChosen,
    TallyCopied,
    TheftStopped,
)
from sandtable.games.atlantikwall.losses import ACCEPT, spend_item
from sandtable.games.atlantikwall.names import FACES, GERMAN_COLOURS, PLAIN, SKULL, Colour, Face
from sandtable.games.atlantikwall.solitaire import landing_of
from sandtable.games.atlantikwall.state import Die, German, Side, State, Unit
from sandtable.games.atlantikwall.table import can_be_chosen, sector

DONE: Final = Option("done")
AGREE: Final = Option("agree")
REFUSE: Final = Option("refuse")
FIRST: Final = Option("keep", ("first",))
SECOND: Final = Option("keep", ("second",))
CLIMB_SKULLS: Final = "climb-skulls"
POOL_DICE: Final = "pool-dice"


# -- which dice --------------------------------------------------------------------------------------------------------


def is_open(s: State, side: Side) -> bool:
    """Whether a tally is closed and not scored yet: the time for these cards (ATL-RUL-35, ATL-RUL-81)."""
    return s.phase == "tally" and side.closed


def _dice(side: Side) -> Iterator[tuple[str, Die]]:
    """The dice of a tally by their numbers; a Sector's results are none (ATL-RUL-45)."""
    for number, die in zip(NUMBERS, side.dice, strict=False):
        if die.colour != PLAIN:
            yield number, die


def _at(number: str) -> int:
    return int(number) - 1


def _name(side: Side, number: str) -> str:
    """A die as a use concerns it: whose it is, where it lies, and what it shows."""
    die = side.dice[_at(number)]
    return f"{DIE}{side.id}:{number}:{die.colour}-{die.face}"


def _tally(side: Side) -> frozenset[str]:
    return frozenset(_name(side, number) for number, _ in _dice(side))


def _own_die(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset((_name(use.by, use.args[0]),))


def _own_tally(s: State, use: Use, text: Effect) -> frozenset[str]:
    return _tally(use.by)


def _both_tallies(s: State, use: Use, text: Effect) -> frozenset[str]:
    return _tally(use.by) | _tally(s.units[use.args[0]])


def _die_there(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset((_name(s.units[use.args[0]], use.args[1]),))


def _die_given(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset((_name(use.by, use.args[1]),))


def _never(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """For words that another rule reads at its own moment."""
    return ()


def _while_open(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return ((),) if is_open(s, side) else ()


# -- throws ------------------------------------------------------------------------------------------------------------


def _is_rolling(side: Side) -> bool:
    return bool(side.dice) and not side.closed


def _after_last_throw(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """While re-rolls are left nobody needs another."""
    return ((),) if _is_rolling(side) and not rolling.rerolls_left(side) else ()


def _thrown_dice(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """Every die that was thrown, Locked or not."""
    return [(number,) for number in NUMBERS[: len(hand(colours(side), side.aside))]] if _is_rolling(side) else ()


@effect("more-rerolls", _after_last_throw)
def _more_rerolls(s: State, use: Use, text: Effect) -> None:
    use.by.for_turn[rolling.MORE_REROLLS] = use.by.for_turn.get(rolling.MORE_REROLLS, 0) + text.n
    s.tell(MoreRerolls, "ATL-RUL-81", use.by.id, text.n)


@effect("reroll-die", _thrown_dice)
def _reroll_die(s: State, use: Use, text: Effect) -> None:
    """A die of the throw; without a number it is a d6, which is thrown again where it was thrown (dice.py)."""
    if use.args:
        rolling.rethrow(s, use.by, use.args[0], "ATL-RUL-81")


# -- one's own tally ---------------------------------------------------------------------------------------------------


def _faces(s: State, side: Side, text: Effect) -> list[Args]:
    """Another face for any die, Locked or not, in its own colour (DDD-ITM-05)."""
    if not is_open(s, side):
        return []
    return [(number, face) for number, die in _dice(side) for face in FACES if face != die.face]


@effect("change-face", _faces, _own_die)
def _change_face(s: State, use: Use, text: Effect) -> Play[None]:
    """One die after another, up to so many; a single number is for a d6, which dice.py turns."""
    if len(use.args) == 1:
        return
    _turn(s, use.by, use.args)
    for _ in range(text.n - 1):
        more = [Each("change", [face for face in FACES if face != die.face], (at,)) for at, die in _dice(use.by)]
        answer = yield Decision(use.by.id, "change-face", Options(*more, DONE), {"card": use.card})
        if answer == DONE:
            return
        _turn(s, use.by, answer.args)


def _turn(s: State, side: Side, args: Args) -> None:
    number, face = args
    was = side.dice[_at(number)]
    side.dice[_at(number)] = Die(was.colour, face_named(face), was.locked)
    s.tell(FaceChanged, "DDD-ITM-05", side.id, was, side.dice[_at(number)])


def _colours(s: State, side: Side, text: Effect) -> list[Args]:
    if not is_open(s, side):
        return []
    return [(number, colour) for number, die in _dice(side) for colour in colours(side) if colour != die.colour]


@effect("change-colour", _colours, _own_die)
def _change_colour(s: State, use: Use, text: Effect) -> None:
    number, colour = use.args
    was = use.by.dice[_at(number)]
    use.by.dice[_at(number)] = Die(colour_named(colour), was.face, was.locked)
    s.tell(ColourChanged, "ATL-RUL-81", use.by.id, was, use.by.dice[_at(number)])


@effect("add-result", _while_open)
def _add_result(s: State, use: Use, text: Effect) -> Play[None]:
    """So many results; colour and face are the owner's choice where they are not named (ATL-RUL-08)."""
    for _ in range(text.n):
        face = text.face or face_named((yield from _choose(use, FACES)))
        colour = text.colour or colour_named((yield from _choose(use, colours(use.by))))
        add_result(s, use.by, own_colour(use.by, colour), face)


def _choose(use: Use, words: tuple[str, ...]) -> Play[str]:
    answer = yield Decision(use.by.id, "result", Options(Each("result", words)), {"card": use.card})
    return answer.args[0]


def add_result(s: State, side: Side, colour: Colour, face: Face) -> None:
    side.dice.append(Die(colour, face))
    s.tell(ResultAdded, "ATL-RUL-08", side.id, side.dice[-1])


def _with_skulls(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """Only where it makes a difference."""
    useful = any(die.face == SKULL for die in side.dice) and scoring.NO_CANCEL not in side.for_turn
    return ((),) if is_open(s, side) and useful else ()


@effect("no-cancel", _with_skulls)
def _no_cancel(s: State, use: Use, text: Effect) -> None:
    use.by.for_turn[scoring.NO_CANCEL] = 1
    s.tell(SkullsFreed, "ATL-RUL-81", use.by.id)


def _climbing(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return ((),) if isinstance(side, Unit) and sector(s, side).climb else ()


@effect("climb-skulls", _climbing)
def _climb_skulls(s: State, use: Use, text: Effect) -> None:
    """They count for a Climb and cancel nothing: movement.py reads them (ATL-RUL-50)."""
    use.by.for_turn[CLIMB_SKULLS] = use.by.for_turn.get(CLIMB_SKULLS, 0) + text.n
    s.tell(ClimbHelped, "ATL-CLB-02", use.by.id, text.n)


# -- bonuses -----------------------------------------------------------------------------------------------------------


def _bonuses(s: State, side: Side, text: Effect) -> list[Args]:
    """The bonus that a card names, or any one, but never what the Sector forbids (ATL-FAB-05)."""
    if not is_open(s, side):
        return []
    if text.face:
        return [()] if scoring.may_obtain(s, side, text.face) is None else []
    return [(face,) for face in FACES if scoring.may_obtain(s, side, face) is None]


@effect("bonus", _bonuses)
def _bonus(s: State, use: Use, text: Effect) -> Play[None]:
    """It counts as obtaining the RWB, without any dice of it (DDD-RWB-10, ATL-RUL-86)."""
    yield from scoring.obtain(s, use.by, text.face or face_named(use.args[0]), granted=True)


# -- other Units' tallies ----------------------------------------------------------------------------------------------


def _other_units(s: State, side: Side) -> Iterator[Unit]:
    """Units with a tally that a card of this side may choose; never the German (ATL-GER-05, ATL-RUL-32)."""
    if is_open(s, side):
        for unit in s.units.values():
            if unit is not side and unit.closed and (can_be_chosen(unit) or not isinstance(side, German)):
                yield unit


def _partners(s: State, side: Side, text: Effect) -> list[Args]:
    return [(unit.id,) for unit in _other_units(s, side)]


def _traders(s: State, side: Side, text: Effect) -> list[Args]:
    """Both have a die to give."""
    return [(unit.id,) for unit in _other_units(s, side) if any(_dice(unit))] if any(_dice(side)) else []


@effect("exchange-die", _traders, _both_tallies)
def _exchange_die(s: State, use: Use, text: Effect) -> Play[None]:
    """One die for one, at any distance and in any Sector, if the other Unit agrees (ATL-TRD-03, ATL-RUL-30)."""
    mine, partner = use.by, s.units[use.args[0]]
    theirs = tuple(number for number, _ in _dice(partner))
    swaps = [Each("exchange", theirs, (number,)) for number, _ in _dice(mine)]
    answer = yield Decision(mine.id, "exchange", Options(*swaps), {"unit": partner.id})
    given, taken = mine.dice[_at(answer.args[0])], partner.dice[_at(answer.args[1])]
    terms = {"unit": mine.id, "given": f"{given.colour}-{given.face}", "taken": f"{taken.colour}-{taken.face}"}
    if (yield Decision(partner.id, "agree", (AGREE, REFUSE), terms)) == REFUSE:
        s.tell(ExchangeRefused, "ATL-RUL-30", mine.id, partner.id)
        return
    mine.dice[_at(answer.args[0])] = joined(mine, taken)
    partner.dice[_at(answer.args[1])] = joined(partner, given)
    s.tell(DiceExchanged, "ATL-TRD-03", mine.id, partner.id, given, taken)


@effect("copy-tally", _partners, _both_tallies)
def _copy_tally(s: State, use: Use, text: Effect) -> None:
    """A copy of that Unit's tally in place of one's own (DDD-ITM-08); Blue is Black to the German."""
    unit = s.units[use.args[0]]
    use.by.dice = [joined(use.by, die) for die in unit.dice]
    s.tell(TallyCopied, "DDD-ITM-08", use.by.id, unit.id, tuple(use.by.dice))


# -- theft -------------------------------------------------------------------------------------------------------------


def _dice_to_steal(s: State, side: Side, text: Effect) -> list[Args]:
    return [(unit.id, number) for unit in _other_units(s, side) for number, _ in _dice(unit)]


@effect("steal", _dice_to_steal, _die_there)
def _steal(s: State, use: Use, text: Effect) -> Play[None]:
    """The dice are named first; a Unit that can may stop the whole theft; then they change hands (ATL-RUL-35)."""
    chosen = [(use.args[0], use.args[1])]
    while len(chosen) < text.n:
        more = [args for args in _dice_to_steal(s, use.by, text) if args not in chosen]
        if not more:
            break
        options = Options(*(Option("steal", args) for args in more))
        answer = yield Decision(use.by.id, "steal", options, {"card": use.card})
        chosen.append((answer.args[0], answer.args[1]))
    for victim in dict.fromkeys(name for name, _ in chosen):
        if (yield from _is_stopped(s, s.units[victim], use.card)):
            return
    # From the last die to the first, so that the numbers of the others stay what they are.
    for name, number in sorted(chosen, key=lambda one: -_at(one[1])):
        _take(s, use.by, s.units[name], number)


def _is_stopped(s: State, unit: Unit, card: str) -> Play[bool]:
    """A Unit may spend a card against the theft; the thief's card is spent too, without effect."""
    stoppers = [item for item in unit.items if "theft" in s.box.card(item).when]
    if not stoppers:
        return False
    answer = yield Decision(unit.id, "theft", Options(ACCEPT, Each("use", stoppers)), {"card": card})
    if answer == ACCEPT:
        return False
    spend_item(s, unit, answer.args[0])
    s.tell(CardUsed, "ATL-RUL-81", unit.id, answer.args[0])
    s.tell(TheftStopped, "ATL-RUL-81", unit.id, card)
    return True


def _take(s: State, thief: Side, unit: Unit, number: str) -> None:
    """The die with its face leaves one tally and joins another; Blue becomes Black (ATL-DCE-02, ATL-DCE-03)."""
    die = unit.dice.pop(_at(number))
    thief.dice.append(joined(thief, die))
    s.tell(DieStolen, "ATL-DCE-03" if isinstance(thief, German) else "ATL-DCE-02", thief.id, unit.id, die)


@effect("stop-theft", _never)
def _stop_theft(s: State, use: Use, text: Effect) -> None:
    """Asked for when dice are stolen, and only then."""


def _skulls_to_give(s: State, side: Side, text: Effect) -> list[Args]:
    skulls = [number for number, die in _dice(side) if die.face == SKULL]
    return [(unit.id, number) for unit in _other_units(s, side) for number in skulls]


@effect("give-skull", _skulls_to_give, _die_given)
def _give_skull(s: State, use: Use, text: Effect) -> None:
    """A Skull moves to a Unit's tally, where it counts like any other, for a Dead Man's Gift too (ATL-CLR-04)."""
    unit = s.units[use.args[0]]
    die = use.by.dice.pop(_at(use.args[1]))
    unit.dice.append(joined(unit, die))
    s.tell(SkullGiven, "ATL-CLR-04", use.by.id, unit.id, unit.dice[-1])


# -- spare dice --------------------------------------------------------------------------------------------------------


@effect("second-tally", _while_open, _own_tally)
def _second_tally(s: State, use: Use, text: Effect) -> Play[None]:
    """A second Phase 1 with spare dice, then one of the two tallies (ATL-SCD-03, ATL-RUL-88)."""
    side, first = use.by, use.by.dice
    for word in (rolling.MORE_REROLLS, rolling.THROWN_ONCE_MORE):
        side.for_turn.pop(word, None)
    side.dice, side.closed = [], False
    yield from rolling.make_tally(s, side, spare=True)
    shown = {"first": _shown(first), "second": _shown(side.dice)}
    answer = yield Decision(side.id, "which-tally", (FIRST, SECOND), shown)
    if answer == FIRST:
        side.dice = first
    s.tell(TallyChosen, "ATL-SCD-03", side.id, answer.args[0], tuple(side.dice))


def _shown(dice: list[Die]) -> tuple[str, ...]:
    return tuple(f"{die.colour}-{die.face}" for die in dice)


@effect("pool-dice", _while_open)
def _pool_dice(s: State, use: Use, text: Effect) -> Play[None]:
    """Dice of the player's choice out of the Trading Pool (ATL-SCD-06, ATL-SCD-07), a new one whenever it is empty."""
    pool = landing_of(s)
    for _ in range(text.n):
        if not pool.pool:
            throw_pool(s, "ATL-SCD-08")
        offered = Options(Each("take", NUMBERS[: len(pool.pool)]))
        answer = yield Decision(use.by.id, "pool", offered, {"dice": _shown(pool.pool)})
        die = pool.pool.pop(_at(answer.args[0]))
        use.by.dice.append(die)
        s.tell(PoolDieTaken, "ATL-RUL-61", die)


def throw_pool(s: State, rule: str) -> None:
    """Six spare dice, two of each colour (ATL-SCD-05, ATL-RUL-61)."""
    pool = landing_of(s)
    pool.pool = throw_all(s, hand(GERMAN_COLOURS, ""))
    s.tell(PoolThrown, rule, tuple(pool.pool))


def on_found(s: State, card: str) -> None:
    """Whoever finds an Item that takes dice out of the Trading Pool rolls it, unless it has dice (ATL-SCD-05)."""
    if s.landing and not s.landing.pool and any(text.name == POOL_DICE for text in s.box.effects(card)):
        throw_pool(s, "ATL-SCD-05")

"""Cards that change one's own dice (ATL-RUL-81): re-rolls, faces, colours, added results, bonuses, a second tally.

All are used when every Final Tally is closed and before any is scored, except those for a throw (rolling.py) and for a
d6 (d6.py). Cards that move dice between tallies are in dice_trades.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from sandtable.engine.action import Answer, Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import rolling, scoring
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.dice import (
    NUMBERS,
    at,
    colour_named,
    colours,
    dice_hint,
    face_named,
    hand,
    own_colour,
)
from sandtable.games.atlantikwall.effects import DIE, Aim, Args, Use, effect
from sandtable.games.atlantikwall.log_dice import (
    ClimbHelped,
    ColourChanged,
    FaceChanged,
    MoreRerolls,
    ResultAdded,
    SkullsFreed,
    TallyChosen,
)
from sandtable.games.atlantikwall.names import FACES, PLAIN, SKULL, Colour, Face
from sandtable.games.atlantikwall.state import Die, Side, State, Unit
from sandtable.games.atlantikwall.table import sector
from sandtable.games.atlantikwall.table import side as side_of
from sandtable.games.atlantikwall.tally import NO_CANCEL, may_obtain, tally_hints
from sandtable.games.atlantikwall.throwing import MORE_REROLLS, rerolls_left, rethrow

DONE: Final = Option("done")
FIRST: Final = Option("keep", ("first",))
SECOND: Final = Option("keep", ("second",))
CLIMB_SKULLS: Final = "climb-skulls"  # holds for a Unit until the end of the turn


# -- which dice --------------------------------------------------------------------------------------------------------


def is_open(s: State, side: Side) -> bool:
    """Whether a tally is closed and not scored yet: the time for these cards (ATL-RUL-35, ATL-RUL-81)."""
    return s.phase == "tally" and side.closed


def numbered(side: Side) -> Iterator[tuple[str, Die]]:
    """The dice of a tally by their numbers; what a Sector adds is no die (ATL-RUL-45)."""
    for number, die in zip(NUMBERS, side.dice, strict=False):
        if die.colour != PLAIN:
            yield number, die


def die_concerned(side: Side, number: str) -> str:
    """A die that a use concerns: whose it is, where it lies, and what it shows."""
    return f"{DIE}{side.id}:{number}:{side.dice[at(number)].name}"


def tally_concerned(side: Side) -> frozenset[str]:
    return frozenset(die_concerned(side, number) for number, _ in numbered(side))


def _own_die(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset((die_concerned(use.by, use.args[0]),))


def _own_tally(s: State, use: Use, text: Effect) -> frozenset[str]:
    return tally_concerned(use.by)


def while_open(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return ((),) if is_open(s, side) else ()


class _AtOwnDie(Aim):
    """One of the user's own dice, by its number, and perhaps what becomes of it."""

    def touches(self, s: State, use: Use) -> tuple[str, ...]:
        return (f"{use.by.id}-{use.args[0]}",)

    def hints(self, s: State, use: Use) -> Iterable[Text]:
        yield dice_hint((use.by.dice[at(use.args[0])],))


AT_OWN_DIE: Final = _AtOwnDie()


# -- throws ------------------------------------------------------------------------------------------------------------


def _is_rolling(side: Side) -> bool:
    return bool(side.dice) and not side.closed


def _after_last_throw(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """Not while re-rolls are left."""
    return ((),) if _is_rolling(side) and not rerolls_left(side) else ()


def _thrown_dice(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """Every die that was thrown, Locked or not."""
    return [(number,) for number in NUMBERS[: len(hand(colours(side), side.aside))]] if _is_rolling(side) else ()


@effect("more-rerolls", _after_last_throw)
def _more_rerolls(s: State, use: Use, text: Effect) -> None:
    use.by.for_turn[MORE_REROLLS] = use.by.for_turn.get(MORE_REROLLS, 0) + text.n
    s.tell(MoreRerolls, "ATL-RUL-81", use.by.id, text.n)


@effect("reroll-die", _thrown_dice, aim=AT_OWN_DIE)
def _reroll_die(s: State, use: Use, text: Effect) -> None:
    """A die of the throw; without a number it is a d6, which is thrown again where it was rolled (d6.py)."""
    if use.args:
        rethrow(s, use.by, at(use.args[0]), "ATL-RUL-81")


# -- one's own tally ---------------------------------------------------------------------------------------------------


def _faces(s: State, side: Side, text: Effect) -> list[Args]:
    """Another face for any die, Locked or not, in its own colour (DDD-ITM-05)."""
    if not is_open(s, side):
        return []
    return [(number, face) for number, die in numbered(side) for face in FACES if face != die.face]


class Turn(NamedTuple):
    """A die of a side, by where it lies, and the face that it is turned to."""

    side: Side
    place: int
    face: Face


def read_turn(side: Side, args: Args) -> Turn:
    number, face = args
    return Turn(side, at(number), face_named(face))


class Change(Answer[State, Turn]):
    """Turn one more die to another face."""

    verb = "change"

    def read(self, s: State, decision: Decision, option: Option) -> Turn:
        return read_turn(side_of(s, decision.seat), option.args)

    def hints(self, s: State, chosen: Turn) -> Iterable[Text]:
        yield dice_hint((chosen.side.dice[chosen.place],))

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (f"{decision.seat}-{option.args[0]}",)


CHANGE: Final = Change()
CHANGING: Final = Question(CHANGE, hints=tally_hints)


@effect("change-face", _faces, _own_die, AT_OWN_DIE)
def _change_face(s: State, use: Use, text: Effect) -> Play[None]:
    """One die after another, up to n; a single number is for a d6, which d6.py turns."""
    if len(use.args) == 1:
        return
    _turn(s, read_turn(use.by, use.args))
    for _ in range(text.n - 1):
        more = [
            Each("change", [face for face in FACES if face != die.face], (number,)) for number, die in numbered(use.by)
        ]
        options = Options(*more, DONE)
        answer = yield Decision(use.by.id, "change-face", options, {"card": use.card}, about=CHANGING)
        if answer == DONE:
            return
        _turn(s, read_turn(use.by, answer.args))


def _turn(s: State, turn: Turn) -> None:
    dice = turn.side.dice
    was = dice[turn.place]
    dice[turn.place] = Die(was.colour, turn.face, was.locked)
    s.tell(FaceChanged, "DDD-ITM-05", turn.side.id, was, dice[turn.place])


def _colours(s: State, side: Side, text: Effect) -> list[Args]:
    if not is_open(s, side):
        return []
    return [(number, colour) for number, die in numbered(side) for colour in colours(side) if colour != die.colour]


@effect("change-colour", _colours, _own_die, AT_OWN_DIE)
def _change_colour(s: State, use: Use, text: Effect) -> None:
    number, colour = use.args
    was = use.by.dice[at(number)]
    use.by.dice[at(number)] = Die(colour_named(colour), was.face, was.locked)
    s.tell(ColourChanged, "ATL-RUL-81", use.by.id, was, use.by.dice[at(number)])


RESULT: Final[Question[State]] = Question(hints=tally_hints)


@effect("add-result", while_open)
def _add_result(s: State, use: Use, text: Effect) -> Play[None]:
    """Adds n results; the owner chooses colour and face where the card names none (ATL-RUL-08)."""
    for _ in range(text.n):
        face = text.face or face_named((yield from _choose(use, FACES)))
        colour = text.colour or colour_named((yield from _choose(use, colours(use.by))))
        add_result(s, use.by, own_colour(use.by, colour), face)


def _choose(use: Use, words: tuple[str, ...]) -> Play[str]:
    answer = yield Decision(use.by.id, "result", Options(Each("result", words)), {"card": use.card}, about=RESULT)
    return answer.args[0]


def add_result(s: State, side: Side, colour: Colour, face: Face) -> None:
    side.dice.append(Die(colour, face))
    s.tell(ResultAdded, "ATL-RUL-08", side.id, side.dice[-1])


def _with_skulls(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """If there are Skulls to free."""
    useful = any(die.face == SKULL for die in side.dice) and NO_CANCEL not in side.for_turn
    return ((),) if is_open(s, side) and useful else ()


@effect("no-cancel", _with_skulls)
def _no_cancel(s: State, use: Use, text: Effect) -> None:
    use.by.for_turn[NO_CANCEL] = 1
    s.tell(SkullsFreed, "ATL-RUL-81", use.by.id)


def _climbing(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return ((),) if isinstance(side, Unit) and sector(s, side).climb else ()


@effect("climb-skulls", _climbing)
def _climb_skulls(s: State, use: Use, text: Effect) -> None:
    """The Skulls count for a Climb and cancel nothing (ATL-RUL-50); movement.py reads them."""
    use.by.for_turn[CLIMB_SKULLS] = use.by.for_turn.get(CLIMB_SKULLS, 0) + text.n
    s.tell(ClimbHelped, "ATL-CLB-02", use.by.id, text.n)


# -- bonuses -----------------------------------------------------------------------------------------------------------


def _bonuses(s: State, side: Side, text: Effect) -> list[Args]:
    """The bonus that a card names, or any one, but never one that the Sector forbids (ATL-FAB-05)."""
    if not is_open(s, side):
        return []
    if text.face:
        return [()] if may_obtain(s, side, text.face) is None else []
    return [(face,) for face in FACES if may_obtain(s, side, face) is None]


@effect("bonus", _bonuses)
def _bonus(s: State, use: Use, text: Effect) -> Play[None]:
    """It counts as obtaining the RWB, without any dice of it (DDD-RWB-10, ATL-RUL-86)."""
    yield from scoring.obtain(s, use.by, text.face or face_named(use.args[0]), granted=True)


# -- a second tally ----------------------------------------------------------------------------------------------------


@effect("second-tally", while_open, _own_tally)
def _second_tally(s: State, use: Use, text: Effect) -> Play[None]:
    """A second Phase 1 with spare dice, then one of the two tallies (ATL-SCD-03, ATL-RUL-88)."""
    side, first = use.by, use.by.dice
    for word in (MORE_REROLLS, rolling.THROWN_ONCE_MORE):
        side.for_turn.pop(word, None)
    side.dice, side.closed = [], False
    yield from rolling.make_tally(s, side, spare=True)
    tallies = {"first": names_of(first), "second": names_of(side.dice)}
    answer = yield Decision(side.id, "which-tally", (FIRST, SECOND), tallies)
    if answer == FIRST:
        side.dice = first
    s.tell(TallyChosen, "ATL-SCD-03", side.id, answer.args[0], tuple(side.dice))


def names_of(dice: list[Die]) -> tuple[str, ...]:
    return tuple(die.name for die in dice)

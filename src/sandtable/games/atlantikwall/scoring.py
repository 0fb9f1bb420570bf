"""Phase 2, Upkeep (DDD-UPK): scores every Final Tally, gives what comes each turn, and turns the markers.

A tally is scored in the order of ATL-RUL-04: the straight; three Skulls; what the other Skulls cancel; the other RWBs
on what survives; resources. When a bonus adds a result, the tally is scored again from the start.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final, NamedTuple

import msgspec

from sandtable.engine.action import Answer, Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal, together
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import effects, windows
from sandtable.games.atlantikwall.card_text import choice_text
from sandtable.games.atlantikwall.cards import Bonus, Choice, Effect
from sandtable.games.atlantikwall.dice import LUCKY_DICE, NUMBERS, OwnDie, Picked, at, dice_hint, offers_at
from sandtable.games.atlantikwall.effects import Use
from sandtable.games.atlantikwall.gains import gain
from sandtable.games.atlantikwall.log import PhaseBegan
from sandtable.games.atlantikwall.log_dice import (
    BonusObtained,
    BonusTaken,
    CounterTaken,
    DieCancelled,
    DieFreed,
    MarkerStays,
    MarkerTurned,
    StraightMade,
)
from sandtable.games.atlantikwall.names import COURAGE, FACES, SKULL, SOLDIER, SOLDIERS, STAR, TOOL, Face
from sandtable.games.atlantikwall.state import Die, Side, State, Unit
from sandtable.games.atlantikwall.table import german, held, sides, total
from sandtable.games.atlantikwall.table import side as side_of
from sandtable.games.atlantikwall.tally import (
    SET,
    bonus_of,
    broken_sets,
    is_straight,
    item_points,
    may_obtain,
    sets_of,
    skulls_that_cancel,
    tally_hints,
)

MOST_COUNTERS: Final = 2  # with Lucky Dice (ATL-OPL-06)
COUNTER: Final = "counter"  # instead of a bonus

# What holds until the end of the turn.
STAY_PUT: Final = "stay-put"  # for a Unit: its marker is not turned
KILL: Final = "lose-soldiers-all"  # for all: the Soldiers that every Unit loses when all have gained (ATL-RUL-11)


class Scored(msgspec.Struct):
    """How far a tally has been scored."""

    taken: dict[Face, int]  # RWBs that its dice have formed
    freed: int = 0  # Skulls among them that cancel nothing


def upkeep(s: State) -> Play[None]:
    """Phase 2: all score at the same time; then Fanaticism kills; then the markers turn."""
    s.tell(PhaseBegan, "DDD-TRN-02", "upkeep")
    yield from together({side.id: _upkeep_of(s, side) for side in sides(s)})
    yield from fanaticism(s)
    for unit in s.units.values():
        turn_marker(s, unit)
    s.phase = "market"


def _upkeep_of(s: State, side: Side) -> Play[None]:
    yield from score(s, side)
    gain_resources(s, side)
    gain_each_turn(s, side)
    while found := offers_at(s, side, "upkeep"):
        options = Options(*found, windows.PASS)
        answer = yield Decision(side.id, "window", options, {"moment": "upkeep"}, about=windows.WINDOW)
        if answer == windows.PASS:
            return
        yield from windows.use(s, windows.read_use(side, answer))


def score(s: State, side: Side) -> Play[None]:
    """Score a Final Tally in the order of ATL-RUL-04, and again whenever a bonus has added a result (ATL-RUL-08)."""
    scored = Scored({})
    results = 0
    while results < len(side.dice):
        results = len(side.dice)
        note_straight(s, side)
        yield from take_skull_bonuses(s, side, scored)
        yield from cancel(s, side, scored)
        yield from take_bonuses(s, side, scored)


# -- the straight ------------------------------------------------------------------------------------------------------


def note_straight(s: State, side: Side) -> None:
    """A straight earns one Award, or the German a Decoration, in Phase 3 (ATL-RUL-83)."""
    if not side.straight and is_straight(side.dice):
        side.straight = True
        s.tell(StraightMade, "DDD-STR-01", side.id)


# -- Skulls ------------------------------------------------------------------------------------------------------------


class Cancel(OwnDie):
    """Let a Skull cancel this result."""

    verb = "cancel"

    def hints(self, s: State, chosen: Picked) -> Iterable[Text]:
        yield dice_hint(chosen.dice)
        yield from broken_sets(s, chosen.side, chosen.mask)


class Free(OwnDie):
    """Let this result count again."""

    verb = "free"

    def hints(self, s: State, chosen: Picked) -> Iterable[Text]:
        yield dice_hint(chosen.dice)


CANCEL: Final = Cancel()
FREE: Final = Free()
CANCELLING: Final = Question(CANCEL, hints=tally_hints)
FREEING: Final = Question(FREE)


def take_skull_bonuses(s: State, side: Side, scored: Scored) -> Play[None]:
    """Three Skulls are an RWB before they cancel anything; its choice says whether they still do (ATL-RUL-09)."""
    for _ in range(new_sets(s, side, SKULL, scored)):
        scored.taken[SKULL] = scored.taken.get(SKULL, 0) + 1
        choice = yield from _obtain(s, side, SKULL, granted=False)
        if choice is not None and choice.frees_skulls:
            scored.freed += SET


def cancel(s: State, side: Side, scored: Scored) -> Play[None]:
    """Each other Skull cancels one result of its owner's choice (DDD-SKL-01, DDD-SKL-02, ATL-RUL-05).

    It must, and it must hit a result that is no Skull while there is one (DDD-SKL-03). What was cancelled stays so,
    unless its Skull has come to belong to an RWB (ATL-RUL-04).
    """
    due = skulls_that_cancel(s, side, scored.freed)
    done = sum(die.cancelled for die in side.dice)
    while done < due and (useful := _distinct(side, cancelled=False)):
        # With a Skull for every result, or only equal results, there is nothing to choose.
        if len(useful) == 1 or due - done >= _count(side, cancelled=False):
            place = useful[0]
        else:
            numbers = [NUMBERS[place] for place in useful]
            options = Options(Each("cancel", numbers))
            answer = yield Decision(side.id, "cancel", options, {"n": due - done}, about=CANCELLING)
            place = at(answer.args[0])
        _mark(side, place, cancelled=True)
        s.tell(DieCancelled, "DDD-SKL-01", side.id, side.dice[place])
        done += 1
    while done > due:
        freed = _distinct(side, cancelled=True)
        place = freed[0]
        if due and len(freed) > 1:
            numbers = [NUMBERS[place] for place in freed]
            answer = yield Decision(side.id, "free", Options(Each("free", numbers)), about=FREEING)
            place = at(answer.args[0])
        _mark(side, place, cancelled=False)
        s.tell(DieFreed, "ATL-RUL-04", side.id, side.dice[place])
        done -= 1


def _distinct(side: Side, *, cancelled: bool) -> list[int]:
    """Where the results lie that are no Skulls; of equal ones only the first."""
    found = {
        (die.colour, die.face): place
        for place, die in reversed(list(enumerate(side.dice)))
        if die.face != SKULL and die.cancelled == cancelled
    }
    return sorted(found.values())


def _count(side: Side, *, cancelled: bool) -> int:
    return sum(die.face != SKULL and die.cancelled == cancelled for die in side.dice)


def _mark(side: Side, place: int, *, cancelled: bool) -> None:
    die = side.dice[place]
    side.dice[place] = Die(die.colour, die.face, die.locked, cancelled)


# -- RWBs --------------------------------------------------------------------------------------------------------------


def new_sets(s: State, side: Side, face: Face, scored: Scored) -> int:
    """RWBs of a face that have not been taken yet; none where they are forbidden."""
    found = sets_of(side.dice, face) - scored.taken.get(face, 0)
    return found if found > 0 and may_obtain(s, side, face) is None else 0


def take_bonuses(s: State, side: Side, scored: Scored) -> Play[None]:
    """RWBs of what the Skulls have left (ATL-RUL-04), until one adds a result, which is scored before the next."""
    results = len(side.dice)
    for face in FACES:
        if face != SKULL:
            for _ in range(new_sets(s, side, face, scored)):
                scored.taken[face] = scored.taken.get(face, 0) + 1
                yield from _obtain(s, side, face, granted=False)
                if len(side.dice) > results:
                    return


def obtain(s: State, side: Side, face: Face, *, granted: bool) -> Play[None]:
    """An RWB is obtained: formed by dice, or granted by a card, which gives its bonus alone (ATL-RUL-86)."""
    if may_obtain(s, side, face) is None:
        yield from _obtain(s, side, face, granted=granted)


def _obtain(s: State, side: Side, face: Face, *, granted: bool) -> Play[Choice | None]:
    """The bonus, or a counter in its place; then what Specialists give for it (DDD-RWB-10)."""
    bonus = bonus_of(s, side, face)
    side.bonuses.append(face)
    s.tell(BonusObtained, "DDD-RWB-10" if granted else "DDD-RWB-01", side.id, bonus.id, granted)
    choice = yield from _choose(s, side, bonus)
    if choice is None:
        take_counter(s, side)
    else:
        for text in choice.effects:
            if text.name == KILL:
                s.for_turn[KILL] = s.for_turn.get(KILL, 0) + text.n
            else:
                yield from effects.carry(s, Use(side, bonus.id), text)
    gain_on_bonus(s, side, face)
    return choice


class Taken(NamedTuple):
    """What a bonus is taken as; None is a counter."""

    bonus: Bonus
    choice: Choice | None


class TakeBonus(Answer[State, Taken]):
    """Take the bonus just obtained as one of its choices, or as a counter."""

    verb = "take"

    def read(self, s: State, decision: Decision, option: Option) -> Taken:
        side = side_of(s, decision.seat)
        bonus = bonus_of(s, side, side.bonuses[-1])
        return Taken(bonus, next((choice for choice in bonus.choices if choice.id == option.args[0]), None))

    def hints(self, s: State, chosen: Taken) -> Iterable[Text]:
        return choice_text(chosen.choice) if chosen.choice else ()


BONUS: Final = Question(TakeBonus())


def _choose(s: State, side: Side, bonus: Bonus) -> Play[Choice | None]:
    """Let the owner choose what a bonus is taken as; None is a counter."""
    choices = {choice.id: choice for choice in bonus.choices}
    if len(choices) == 1 and not may_take_counter_now(s, side, bonus):
        return bonus.choices[0]
    answer = yield _bonus_question(s, side, bonus, tuple(choices))
    s.tell(BonusTaken, "DDD-RWB-02", side.id, bonus.id, answer.args[0])
    return choices.get(answer.args[0])


def _bonus_question(s: State, side: Side, bonus: Bonus, choices: tuple[str, ...]) -> Decision:
    """Asked again when somebody else has acted, since that may have taken the last counter."""
    offered = (*choices, COUNTER) if may_take_counter_now(s, side, bonus) else choices
    return Decision(
        side.id,
        "bonus",
        Options(Each("take", offered)),
        {"bonus": bonus.id},
        lambda: _counter_refusals(s, side, bonus),
        partial(_bonus_question, s, side, bonus, choices),
        BONUS,
    )


def _counter_refusals(s: State, side: Side, bonus: Bonus) -> list[tuple[Option, Refusal]]:
    refusal = may_take_counter(s, side, bonus)
    return [(Option("take", (COUNTER,)), refusal)] if refusal else []


def may_take_counter_now(s: State, side: Side, bonus: Bonus) -> bool:
    return s.box.options.counters != "none" and may_take_counter(s, side, bonus) is None


def may_take_counter(s: State, side: Side, bonus: Bonus) -> Refusal | None:
    """Hidden Resources give a counter for any bonus, Lucky Dice only for that of Tools (ATL-OPH-02, ATL-OPL-05)."""
    lucky = s.box.options.counters == LUCKY_DICE
    if not lucky and s.box.options.counters != "hidden-resources":
        return Refusal("ATL-OPL-05", "no-counters-here")
    if lucky and bonus.face != TOOL:
        return Refusal("ATL-OPL-05", "only-for-tools")
    if lucky and side.counters >= MOST_COUNTERS:
        return Refusal("ATL-OPL-06", "counters-at-most", {"n": MOST_COUNTERS})
    if not s.counters:
        return Refusal("ATL-OPL-07" if lucky else "ATL-RUL-66", "no-counter-in-pool")
    return None


def take_counter(s: State, side: Side) -> None:
    s.counters -= 1
    side.counters += 1
    s.tell(CounterTaken, "ATL-OPL-05" if s.box.options.counters == LUCKY_DICE else "ATL-OPH-02", side.id)


def gain_on_bonus(s: State, side: Side, face: Face) -> None:
    """What Specialists give for every RWB obtained, or for one of a face (DDD-RWB-10, ATL-SCD-02)."""
    for text in held(s, side, "soldiers-on-bonus"):
        if text.face in (None, face):
            gain(s, side, "soldiers", text.n, "DDD-RWB-10")
    gain(s, side, "courage", total(s, side, "courage-on-bonus"), "DDD-RWB-10")
    gain(s, side, "points", total(s, side, "points-on-bonus"), "ATL-SCD-02")
    if s.german and side is not s.german:
        gain(s, s.german, "points", total(s, s.german, "points-on-their-bonus"), "DDD-RWB-10")


# -- resources ---------------------------------------------------------------------------------------------------------


def gain_resources(s: State, side: Side) -> None:
    """What every surviving result gives, whatever its colour (DDD-DIC-07, DDD-UPK-01), of an RWB too (ATL-RUL-10).

    DDD-DIC-02, DDD-DIC-03, DDD-DIC-04, DDD-DIC-05, DDD-DIC-06.
    """
    faces = [die.face for die in side.dice if not die.cancelled]
    gain(s, side, "soldiers", faces.count(SOLDIER) + 2 * faces.count(SOLDIERS), "DDD-DIC-03")
    gain(s, side, "courage", faces.count(COURAGE), "DDD-DIC-04")
    gain(s, side, "stars", faces.count(STAR), "DDD-DIC-02")
    if tools := faces.count(TOOL):
        gain(s, side, "points", item_points(s, tools + total(s, side, "more-tools")), "DDD-DIC-05")


def gain_each_turn(s: State, side: Side) -> None:
    """What Specialists bring in Phase 2, before the markers turn."""
    for text in held(s, side, "soldiers-each-turn"):
        gain(s, side, "soldiers", text.most if text.most and side.bonuses else text.n, "DDD-UPK-01")
    if isinstance(side, Unit) and side.marker == 1:
        gain(s, side, "courage", total(s, side, "courage-at-first"), "DDD-UPK-01")
    if (n := total(s, side, "courage-if-none")) and not _has_courage(side):
        gain(s, side, "courage", n, "DDD-UPK-01")


def _has_courage(side: Side) -> bool:
    return any(die.face == COURAGE and not die.cancelled for die in side.dice)


# -- after all have gained ---------------------------------------------------------------------------------------------


def fanaticism(s: State) -> Play[None]:
    """Every Unit loses Soldiers after all have gained theirs; that can destroy it (ATL-RWB-08, ATL-RUL-11)."""
    n = s.for_turn.pop(KILL, 0)
    if n:
        yield from effects.carry(s, Use(german(s), ""), Effect(name=KILL, n=n))


def turn_marker(s: State, unit: Unit) -> None:
    """Turn the marker to its next face, if the Unit has fought in its Sector (DDD-UPK-02, DDD-UPK-03, ATL-RUL-41)."""
    if unit.fresh:
        return
    if STAY_PUT in unit.for_turn:
        s.tell(MarkerStays, "DDD-UPK-02", unit.id)
        return
    unit.marker += 1
    s.tell(MarkerTurned, "DDD-UPK-02", unit.id, unit.marker)

"""Dice (DDD-DIC, ATL-DCE): two in each of a side's three colours, and the d6 that is thrown for everything else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from typing import Final

from sandtable.engine.chance import D6
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.games.atlantikwall import windows
from sandtable.games.atlantikwall.hidden import has_secrets, of_hand
from sandtable.games.atlantikwall.log import Rolled
from sandtable.games.atlantikwall.log_dice import CounterSpent, D6Turned
from sandtable.games.atlantikwall.names import (
    ALLIED_COLOURS,
    BLACK,
    BLUE,
    FACES,
    GERMAN_COLOURS,
    PLAIN,
    SKULL,
    Colour,
    Face,
)
from sandtable.games.atlantikwall.setup import POOLED
from sandtable.games.atlantikwall.state import Die, German, Side, State
from sandtable.games.atlantikwall.table import sides, strength

EACH: Final = 2  # dice of every colour
LABEL: Final = "die"  # of a resource die; a d6 is labelled with what it is for
LUCKY_DICE: Final = "lucky-dice"
RETHROW: Final = Option("rethrow")
#: How dice are numbered in options: from 1, in the order of the tally.
NUMBERS: Final = tuple(str(number) for number in range(1, 100))
D6_NUMBERS: Final = NUMBERS[:D6]


# -- colours -----------------------------------------------------------------------------------------------------------


def colours(side: Side) -> tuple[Colour, ...]:
    """Black takes the place of Blue for the German (ATL-DCE-01, ATL-DCE-04)."""
    return GERMAN_COLOURS if isinstance(side, German) else ALLIED_COLOURS


def own_colour(side: Side, colour: Colour) -> Colour:
    """Blue and Black are the same to whoever has the die (ATL-DCE-01 to ATL-DCE-03)."""
    if colour in (BLUE, BLACK):
        return BLACK if isinstance(side, German) else BLUE
    return colour


def joined(side: Side, die: Die) -> Die:
    """A die as it joins a side's tally: its face stays, its colour is the side's (ATL-RUL-35)."""
    return Die(own_colour(side, die.colour), die.face)


@cache
def hand(own: tuple[Colour, ...], aside: str) -> tuple[Colour, ...]:
    """The colours of the dice that are thrown: two of each, less those set aside."""
    left = [colour for colour in own for _ in range(EACH)]
    for colour in aside.split():
        left.remove(_COLOURS[colour])
    return tuple(left)


_COLOURS: dict[str, Colour] = {colour: colour for colour in (*ALLIED_COLOURS, BLACK, PLAIN)}
_FACES: dict[str, Face] = {face: face for face in FACES}


def colour_named(word: str) -> Colour:
    return _COLOURS[word]


def face_named(word: str) -> Face:
    return _FACES[word]


# -- throwing and counting ---------------------------------------------------------------------------------------------


def throw(s: State, colour: Colour) -> Die:
    """One die, each of its six faces as likely as the others (DDD-DIC-01)."""
    return Die(colour, s.chance.pick(FACES, LABEL))


def throw_all(s: State, thrown: Iterable[Colour]) -> list[Die]:
    return [throw(s, colour) for colour in thrown]


def skulls(side: Side) -> int:
    """All Skulls of a tally, those of an RWB too: what a Climb counts (ATL-CLB-02, ATL-RUL-50)."""
    return sum(die.face == SKULL for die in side.dice)


def offers_at(s: State, side: Side, moment: str) -> list[Option]:
    """Uses of the cards that name this very moment; those for any time wait for a window (ATL-RUL-81)."""
    if not any(moment in s.box.card(card).when for card in windows.cards_of(side)):
        return []
    return [option for option in windows.offers(s, side, moment) if moment in s.box.card(option.args[0]).when]


# -- counters ----------------------------------------------------------------------------------------------------------


def spend_counter(s: State, side: Side, on: str, rule: str) -> None:
    """A Re-roll counter goes back to the Pool, or to the box where there is no Pool.

    ATL-OPM-02, ATL-OPL-04, ATL-OPH-05.
    """
    side.counters -= 1
    if s.box.options.counters in POOLED:
        s.counters += 1
    s.tell(CounterSpent, rule, side.id, on)


def has_lucky_counter(s: State, side: Side) -> bool:
    return bool(side.counters) and s.box.options.counters == LUCKY_DICE


# -- a d6 --------------------------------------------------------------------------------------------------------------


def d6(s: State, roller: Side, label: str, rule: str, *, loser: Side | None = None) -> Play[int]:
    """A d6 for mines, Machine Gun Fire and the like, with all that cards make of it before it is applied (ATL-RUL-15).

    Whoever rolled it may throw it again (ATL-OPL-03); any Unit may turn it, the German only his own (DDD-ITM-05). A
    side that it would destroy may use any card that helps. Whenever somebody changes it, all are asked again.
    """
    number = s.chance.roll(D6, label)
    s.tell(Rolled, rule, roller.id, label, number)
    waiting = _askers(s, roller)
    while waiting:
        side, *waiting = waiting
        if not _answers(s, side, roller, label, number, loser):
            continue
        options = of_hand(side, partial(_or_pass, s, side, roller, label, number, loser))
        answer = yield Decision(side.id, "d6", options, {"label": label, "die": number, "side": roller.id})
        if answer not in (windows.PASS, windows.HOLD):
            number = yield from _change(s, side, roller, label, rule, number, answer)
            waiting = _askers(s, roller)
    return number


def _askers(s: State, roller: Side) -> list[Side]:
    """Whoever rolled it first, then the Units in the order of their seats, then the German."""
    return [roller, *(side for side in sides(s) if side is not roller)]


def _answers(s: State, side: Side, roller: Side, label: str, number: int, loser: Side | None) -> list[Option | Each]:
    """What a side can do about a d6 that lies on the table."""
    found: list[Option | Each] = []
    if side is roller and has_lucky_counter(s, side):
        found.append(RETHROW)
    for card in windows.cards_of(side):
        if "d6" in s.box.card(card).when and card not in side.abilities:
            match s.box.effects(card)[0].name:
                case "reroll-die" if side is roller:
                    found.append(Option("use", (card,)))
                case "change-face" if side is roller or not isinstance(side, German):
                    found.append(Each("use", [face for face in D6_NUMBERS if face != str(number)], (card,)))
    if side is loser and strength(side) <= number + (s.for_turn.get("tracer", 0) if label == "mgf" else 0):
        found += windows.offers(s, side, "any")
        found += [windows.HOLD] if has_secrets(side) else []
    return found


def _or_pass(s: State, side: Side, roller: Side, label: str, number: int, loser: Side | None) -> Options:
    return Options(*_answers(s, side, roller, label, number, loser), windows.PASS)


def _change(s: State, side: Side, roller: Side, label: str, rule: str, number: int, answer: Option) -> Play[int]:
    """Throw it again, turn it, or use another card and leave it as it is; the second result stands (ATL-RUL-64)."""
    if answer.verb == "use":
        text = s.box.effects(answer.args[0])[0]
        yield from windows.use(s, side, answer)
        if text.name == "change-face":
            s.tell(D6Turned, "DDD-ITM-05", side.id, label, number, int(answer.args[1]))
            return int(answer.args[1])
        if text.name != "reroll-die":
            return number
    else:
        spend_counter(s, side, "rethrow", "ATL-OPL-03")
    number = s.chance.roll(D6, label)
    s.tell(Rolled, rule, roller.id, label, number)
    return number

"""Resource dice (DDD-DIC, ATL-DCE): two in each of a side's three colours, how answers name them, and counters."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from sandtable.engine.action import Answer
from sandtable.engine.decision import Decision, Option
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import windows
from sandtable.games.atlantikwall.log_dice import CounterSpent
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
from sandtable.games.atlantikwall.state import Die, German, Side, State
from sandtable.games.atlantikwall.table import side as side_of

EACH: Final = 2  # dice of every colour
LABEL: Final = "die"  # of a resource die; a d6 is labelled with what it is for
LUCKY_DICE: Final = "lucky-dice"
POOLED: Final = (LUCKY_DICE, "hidden-resources")  # rules that keep the counters nobody has in a Counter Pool
#: How options number dice: from 1, in the order of the tally.
NUMBERS: Final = tuple(str(number) for number in range(1, 100))


# -- colours -----------------------------------------------------------------------------------------------------------


def colours(side: Side) -> tuple[Colour, ...]:
    """Black takes the place of Blue for the German (ATL-DCE-01, ATL-DCE-04)."""
    return GERMAN_COLOURS if isinstance(side, German) else ALLIED_COLOURS


def own_colour(side: Side, colour: Colour) -> Colour:
    """Blue and Black count as the owner's own third colour (ATL-DCE-01, ATL-DCE-02, ATL-DCE-03)."""
    if colour in (BLUE, BLACK):
        return BLACK if isinstance(side, German) else BLUE
    return colour


def joined(side: Side, die: Die) -> Die:
    """A die as it joins a side's tally: its face stays, its colour becomes the side's (ATL-RUL-35)."""
    return Die(own_colour(side, die.colour), die.face)


@lru_cache(maxsize=64)
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
    """One die; each of its six faces is equally likely (DDD-DIC-01)."""
    return Die(colour, s.chance.pick(FACES, LABEL))


def throw_all(s: State, thrown: Iterable[Colour]) -> list[Die]:
    return [throw(s, colour) for colour in thrown]


def skulls(side: Side) -> int:
    """All Skulls of a tally, those of an RWB too: what a Climb counts (ATL-CLB-02, ATL-RUL-50)."""
    return sum(die.face == SKULL for die in side.dice)


def offers_at(s: State, side: Side, moment: str) -> list[Option]:
    """Uses of the cards that name this very moment; cards for any time wait for a window (ATL-RUL-81)."""
    cards = s.box.cards.by_id
    for card in windows.cards_of(side):
        if moment in cards[card].when:
            return [option for option in windows.offers(s, side, moment) if moment in cards[option.args[0]].when]
    return []


# -- answers that name dice --------------------------------------------------------------------------------------------


def at(number: str) -> int:
    """Where a numbered die lies in its tally."""
    return int(number) - 1


@lru_cache(maxsize=128)
def places_of(digits: str) -> tuple[int, ...]:
    """Where dice written as digits lie."""
    return tuple(at(digit) for digit in digits)


@lru_cache(maxsize=128)
def mask_of(places: tuple[int, ...]) -> int:
    """Dice as a mask, by where they lie."""
    return sum(1 << place for place in places)


def dice_hint(dice: Iterable[Die]) -> Text:
    """What dice show."""
    return Text("hint-dice", {"dice": tuple(die.name for die in dice)})


class Picked(NamedTuple):
    """Dice of a side that an answer names, by where they lie in its tally."""

    side: Side
    places: tuple[int, ...]

    @property
    def dice(self) -> list[Die]:
        return [self.side.dice[place] for place in self.places]

    @property
    def mask(self) -> int:
        return mask_of(self.places)


class OwnDice(Answer[State, Picked]):
    """An answer that names dice of the seat that is asked, as digits: `lock 25`."""

    def read(self, s: State, decision: Decision, option: Option) -> Picked:
        return Picked(side_of(s, decision.seat), places_of(option.args[0]))

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return tuple(f"{decision.seat}-{digit}" for digit in option.args[0])


class OwnDie(Answer[State, Picked]):
    """An answer that names one die of the seat that is asked, by its number: `cancel 10`."""

    def read(self, s: State, decision: Decision, option: Option) -> Picked:
        return Picked(side_of(s, decision.seat), (at(option.args[0]),))

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (f"{decision.seat}-{option.args[0]}",)


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

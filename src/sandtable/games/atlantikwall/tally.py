"""Reads a tally as it lies: what it gives, which RWBs are complete or near, and what a straight still lacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sandtable.engine.decision import Decision, Refusal
from sandtable.engine.view import Text
from sandtable.games.atlantikwall.cards import Bonus
from sandtable.games.atlantikwall.dice import colours
from sandtable.games.atlantikwall.facts import SetFacts, WorthFacts
from sandtable.games.atlantikwall.names import (
    COURAGE,
    FACES,
    PLAIN,
    RED,
    SKULL,
    SOLDIER,
    SOLDIERS,
    STAR,
    TOOL,
    WHITE,
    Face,
)
from sandtable.games.atlantikwall.state import Die, German, Side, State, Unit
from sandtable.games.atlantikwall.table import general_in_play, sector, total
from sandtable.games.atlantikwall.table import side as side_of

SET: Final = 3  # dice of an RWB
NEAR: Final = 2  # an RWB with this many colours is worth a hint
ALMOST: Final = 2  # a straight that lacks no more faces is worth a hint

# What holds for a side until the end of the turn.
NO_CANCEL: Final = "no-cancel"  # its Skulls cancel nothing


# -- resources ---------------------------------------------------------------------------------------------------------


def worth(s: State, side: Side) -> WorthFacts:
    """What the dice give as they lie, without any bonus (DDD-DIC), and how many Skulls there are."""
    faces = [die.face for die in side.dice if not die.cancelled]
    tools = faces.count(TOOL)
    return WorthFacts(
        soldiers=faces.count(SOLDIER) + 2 * faces.count(SOLDIERS),
        courage=faces.count(COURAGE),
        stars=faces.count(STAR),
        points=item_points(s, tools + total(s, side, "more-tools")) if tools else 0,
        skulls=faces.count(SKULL),
    )


def item_points(s: State, tools: int) -> int:
    """What all Tools together are worth; beyond the table each one more is worth one more (ATL-RUL-48)."""
    table = s.box.cards.values.points
    last = len(table) - 1
    return table[tools] if tools <= last else table[last] + sum(range(last + 1, tools + 1))


def skulls_that_cancel(s: State, side: Side, freed: int) -> int:
    """All Skulls but those of a Skull RWB (`freed`) and those that a card lets the side ignore."""
    skulls = sum(die.face == SKULL for die in side.dice)
    if not skulls or NO_CANCEL in side.for_turn:
        return 0
    return max(0, skulls - freed - total(s, side, "ignore-skull"))


# -- RWBs --------------------------------------------------------------------------------------------------------------


def bonus_of(s: State, side: Side, face: Face) -> Bonus:
    return s.box.cards.bonuses["german" if isinstance(side, German) else "allied"][face]


def may_obtain(s: State, side: Side, face: Face) -> Refusal | None:
    """A Sector can forbid an RWB, formed or granted (ATL-FAB-05), unless the General lets Units ignore it."""
    if isinstance(side, Unit) and sector(s, side).no_bonus == face and not general_in_play(s):
        return Refusal("ATL-FAB-05", "no-such-bonus-here", {"bonus": bonus_of(s, side, face).id})
    return None


def sets_of(dice: list[Die], face: Face) -> int:
    """How many times a face lies in all three colours; each result counts once (DDD-RWB-01, ATL-RUL-07)."""
    red = white = third = 0
    for die in dice:
        if die.face == face and not die.cancelled:
            if die.colour == RED:
                red += 1
            elif die.colour == WHITE:
                white += 1
            elif die.colour != PLAIN:  # a Sector's results have no colour (ATL-RUL-45)
                third += 1
    return min(red, white, third)


def sets(s: State, side: Side) -> Iterator[SetFacts]:
    """Faces shown in two or three colours (DDD-RWB-01): their bonus, the dice that show them, what is missing.

    Cancelled dice do not count; a Sector can forbid a bonus (ATL-FAB-05).
    """
    own = colours(side)
    for face in FACES:
        shown: dict[str, int] = {}
        for number, die in enumerate(side.dice, 1):
            if die.face == face and not die.cancelled and die.colour in own:
                shown.setdefault(die.colour, number)
        if len(shown) >= NEAR:
            yield SetFacts(
                face=face,
                bonus=bonus_of(s, side, face).id,
                dice=tuple(f"{side.id}-{number}" for number in shown.values()),
                missing=tuple(colour for colour in own if colour not in shown),
                forbidden=may_obtain(s, side, face) is not None,
            )


# -- the straight ------------------------------------------------------------------------------------------------------


def is_straight(dice: list[Die]) -> bool:
    """All six faces, whatever Skulls will cancel (DDD-STR-01, ATL-RUL-04, ATL-RUL-06)."""
    return len({die.face for die in dice}) == len(FACES)


def straight_lacks(dice: Sequence[Die]) -> tuple[Face, ...] | None:
    """The faces that a straight still lacks (ATL-RUL-04); None if it is far away."""
    shown = {die.face for die in dice}
    missing: tuple[Face, ...] = tuple(face for face in FACES if face not in shown)
    return missing if dice and len(missing) <= ALMOST else None


# -- what to know before -----------------------------------------------------------------------------------------------


def tally_hints(s: State, decision: Decision) -> Iterator[Text]:
    """What the dice of the side that is asked give as they lie, and which RWBs and straights are complete or near."""
    side = side_of(s, decision.seat)
    given = worth(s, side)
    yield Text(
        "hint-worth",
        {"soldiers": given.soldiers, "courage": given.courage, "stars": given.stars, "points": given.points},
    )
    if given.skulls:
        yield Text("hint-skulls", {"n": given.skulls})
    for found in sets(s, side):
        if found.forbidden:
            yield Text("hint-forbidden", {"bonus": found.bonus})
        elif found.missing:
            yield Text("hint-set-lacks", {"bonus": found.bonus, "face": found.face, "colour": found.missing[0]})
        else:
            yield Text("hint-set", {"bonus": found.bonus})
    lacks = straight_lacks(side.dice)
    if lacks is not None:
        yield Text("hint-straight-lacks", {"faces": lacks}) if lacks else Text("hint-straight")


def broken_sets(s: State, side: Side, gone: int) -> Iterator[Text]:
    """RWBs that the dice form now and would not form without these, given as a mask."""
    left = [die for place, die in enumerate(side.dice) if not gone >> place & 1]
    for face in FACES:
        if sets_of(left, face) < sets_of(side.dice, face) and may_obtain(s, side, face) is None:
            yield Text("hint-breaks", {"bonus": bonus_of(s, side, face).id})

"""A side's dice as they lie: what they give, which RWBs are complete or near, and what a straight still lacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sandtable.engine.view import Piece
from sandtable.games.atlantikwall.dice import colours
from sandtable.games.atlantikwall.names import COURAGE, FACES, SKULL, SOLDIER, SOLDIERS, STAR, TOOL
from sandtable.games.atlantikwall.scoring import bonus_of, item_points, may_obtain
from sandtable.games.atlantikwall.state import Die, Side, State
from sandtable.games.atlantikwall.table import total

NEAR = 2  # of three colours, from which on a set is worth telling
ALMOST = 2  # faces that a straight may lack to be worth telling


def die_pieces(owner: str, dice: Iterable[Die]) -> Iterator[Piece]:
    """The dice from left to right, numbered as options name them."""
    for number, die in enumerate(dice, 1):
        marks = (*(("locked",) if die.locked else ()), *(("cancelled",) if die.cancelled else ()))
        facts = {
            "face": die.face,
            "colour": die.colour,
            "locked": die.locked,
            "cancelled": die.cancelled,
            "number": number,
        }
        yield Piece("die", 1, f"{owner}-{number}", marks, facts)


def sets(s: State, side: Side) -> Iterator[dict[str, Any]]:
    """Faces shown in two or three colours (DDD-RWB-01): their bonus, the dice that show them, what is missing.

    What a Skull cancels is no part of it; a Sector can forbid a bonus (ATL-FAB-05).
    """
    own = colours(side)
    for face in FACES:
        shown: dict[str, int] = {}
        for number, die in enumerate(side.dice, 1):
            if die.face == face and not die.cancelled and die.colour in own:
                shown.setdefault(die.colour, number)
        if len(shown) >= NEAR:
            yield {
                "face": face,
                "bonus": bonus_of(s, side, face).id,
                "dice": tuple(f"{side.id}-{number}" for number in shown.values()),
                "missing": tuple(colour for colour in own if colour not in shown),
                "forbidden": may_obtain(s, side, face) is not None,
            }


def straight_lacks(dice: Sequence[Die]) -> tuple[str, ...] | None:
    """The faces that a straight still lacks, Skulls or not (ATL-RUL-04); None where it is far away."""
    shown = {die.face for die in dice}
    missing = tuple(face for face in FACES if face not in shown)
    return missing if dice and len(missing) <= ALMOST else None


def worth(s: State, side: Side) -> dict[str, int]:
    """What the dice give as they lie, without any bonus (DDD-DIC), and how many Skulls there are."""
    faces = [die.face for die in side.dice if not die.cancelled]
    tools = faces.count(TOOL)
    return {
        "soldiers": faces.count(SOLDIER) + 2 * faces.count(SOLDIERS),
        "courage": faces.count(COURAGE),
        "stars": faces.count(STAR),
        "points": item_points(s, tools + total(s, side, "more-tools")) if tools else 0,
        "skulls": faces.count(SKULL),
    }

"""A side's dice as pieces of the view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandtable.engine.view import Piece
from sandtable.games.atlantikwall.facts import DieFacts
from sandtable.games.atlantikwall.state import Die


def die_pieces(owner: str, dice: Iterable[Die]) -> Iterator[Piece]:
    """The dice from left to right, numbered as options name them."""
    for number, die in enumerate(dice, 1):
        marks = (*(("locked",) if die.locked else ()), *(("cancelled",) if die.cancelled else ()))
        facts = DieFacts(die.face, die.colour, die.locked, die.cancelled, number)
        yield Piece("die", 1, f"{owner}-{number}", marks, facts)

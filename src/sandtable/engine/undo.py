"""How far an undo goes, and what seals it.

An undo is free until chance has spoken or another seat has decided. This is the one place that decides it; terminal
and server only put the seal into words.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from sandtable.engine.decision import Option

Size: TypeAlias = Literal["step", "action", "turn"]
SIZES: tuple[Size, ...] = ("step", "action", "turn")


class Seal(msgspec.Struct, frozen=True):
    """Why a decision cannot be taken back: another seat has decided since (`seat`), or else chance has spoken."""

    first: Option  # the earliest decision that the undo would take back
    seat: str = ""

    @property
    def kind(self) -> Literal["others", "dice"]:
        return "others" if self.seat else "dice"

    def __str__(self) -> str:
        if self.seat:
            return f"{self.seat} has decided since"
        return f"chance has spoken since '{self.first}': a die was rolled or something was drawn or shown"


class Span(NamedTuple):
    """The decisions that an undo would take back, whoever asks for it."""

    decisions: int
    first: Option
    last_seat: str
    seats: tuple[str, ...]  # who decided, in order
    dice: bool  # whether something was rolled, drawn or shown since

    def seal(self, own: Collection[str] = ()) -> Seal | None:
        """What keeps the holder of these seats from going back; without any, the seat that decided last."""
        mine = own or (self.last_seat,)
        for seat in self.seats:
            if seat not in mine:
                return Seal(self.first, seat)
        return Seal(self.first) if self.dice else None

"""Rolling attack dice (p.9): one by one, and again where a skill or an ability allows it.

A Hero's player may decline a reroll (WOLF-DIC-06). Nazis and bots reroll only dice that cannot get worse, so they
always do, and nobody is asked (WOLF-RUL-75).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sandtable.engine.decision import Decision, Option, Play
from sandtable.engine.plain import Values
from sandtable.games.wolfenstein.dice import Reroll, Roll
from sandtable.games.wolfenstein.log import Rerolled, Rolled
from sandtable.games.wolfenstein.state import Hero, Model, State
from sandtable.games.wolfenstein.vocabulary import FACES, Face

REROLL = Option("reroll")
KEEP = Option("keep")


class Cast(msgspec.Struct):
    """Dice on the table: as they were thrown, and those that were rolled again and stay (WOLF-DIC-08)."""

    fresh: list[Face]
    settled: list[Face]

    @property
    def faces(self) -> tuple[Face, ...]:
        return (*self.fresh, *self.settled)

    @property
    def roll(self) -> Roll:
        faces = self.faces
        return Roll(*(faces.count(face) for face in FACES))


def cast_dice(s: State, roller: Model, target: Model, dice: int, rerolls: Iterable[Reroll]) -> Play[Cast]:
    """Roll the dice of an attack, rerolls included (WOLF-ATK-04, WOLF-ATK-05)."""
    cast = Cast(_throw(s, dice, "attack"), [])
    s.tell(Rolled, "WOLF-ATK-04" if isinstance(roller, Hero) else "WOLF-ATK-05", roller.id, cast.faces)
    for each in rerolls:
        yield from reroll(s, roller, target, each, cast)
    return cast


def add_dice(s: State, roller: Model, dice: int, cast: Cast) -> None:
    """More dice for a roll that lies on the table already."""
    more = _throw(s, dice, "attack")
    s.tell(Rolled, "WOLF-ATK-04", roller.id, tuple(more))
    cast.fresh += more


def _throw(s: State, dice: int, label: str) -> list[Face]:
    sides = s.box.cards.die.sides
    return [s.chance.pick(sides, label) for _ in range(dice)]


def reroll(s: State, roller: Model, target: Model, allowed: Reroll, cast: Cast) -> Play[None]:
    """Reroll dice with the faces that a card names, all or some of them; the new result counts (WOLF-DIC-07)."""
    left = allowed.most or len(cast.fresh)
    while left and (faces := [face for face in allowed.faces if face in cast.fresh]):
        if isinstance(roller, Hero):
            answer = yield _ask(roller, target, faces, left, cast)
            if answer == KEEP:
                return
            faces = [face for face in faces if not answer.args or face == answer.args[0]]
        again = [face for face in faces for _ in range(cast.fresh.count(face))][:left]
        for face in again:
            cast.fresh.remove(face)
        into = _throw(s, len(again), "reroll")
        s.tell(Rerolled, "WOLF-DIC-07", roller.id, tuple(again), tuple(into))
        cast.settled += into
        left -= len(again)


def _ask(hero: Hero, target: Model, faces: list[Face], left: int, cast: Cast) -> Decision:
    """Reroll all dice that may be rolled again, or, where they differ, only those of one face."""
    each = [Option("reroll", (face,)) for face in faces] if len(faces) > 1 else []
    all_at_once = [REROLL] if not each or sum(map(cast.fresh.count, faces)) <= left else []
    args: Values = {"hero": hero.id, "target": target.id, "faces": cast.faces, "most": left}
    return Decision(hero.seat, "reroll", (*all_at_once, *each, KEEP), args)

"""Makes records of new tables, from scratch or from a game that was begun elsewhere."""

from __future__ import annotations

import time
from secrets import token_hex

from sandtable.engine.game import AnyGame, Setup
from sandtable.engine.match import AnyMatch
from sandtable.server.records import BEFORE_TABLE, Act, Holder, Record, Summary
from sandtable.server.table import Table


def new_record(
    game: str,
    ruleset: int,
    setup: Setup,
    seats: tuple[Holder, ...],
    *,
    name: str = "",
    lesson: str = "",
    campaign: str = "",
    chapter: int | None = None,
    origin: str = "",
) -> Record:
    """A table at which nothing was played yet."""
    now = time.time()
    return Record(
        id=token_hex(16),
        game=game,
        ruleset=ruleset,
        seed=setup.seed,
        options=dict(setup.options),
        lesson=lesson,
        name=name,
        seats=seats,
        campaign=campaign,
        chapter=chapter,
        origin=origin,
        created=now,
        updated=now,
        closed=False,
        summary=Summary(),
    )


def copied_record(match: AnyMatch, number: int, *, name: str = "", origin: str = "") -> Record:
    """A table that goes on after `number` decisions of a match."""
    assert match.setup is not None  # noqa: S101 - a match that is copied began from a setup
    seats = tuple(Holder(seat, "here") for seat in match.game.seats(match.at(number).state))
    return new_record(match.game.key, match.game.version, match.setup, seats, name=name, origin=origin)


def copied_acts(match: AnyMatch, number: int) -> list[Act]:
    """The first `number` decisions of a match, as acts that are older than their table."""
    return [Act("play", entry.seat, str(entry.option), "", BEFORE_TABLE) for entry in match.entries[:number]]


def lesson_seats(game: AnyGame, lesson: str) -> tuple[Holder, ...]:
    """The seats of a lesson; the host holds them all."""
    bare = new_record(game.key, game.version, Setup(1), (), lesson=lesson)
    return tuple(Holder(seat, "here") for seat in game.seats(Table(bare).match.state))

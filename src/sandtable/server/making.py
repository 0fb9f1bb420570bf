"""The making of tables: new ones, and those that go on from a game that was begun elsewhere."""

from __future__ import annotations

import time
from secrets import token_hex
from typing import Any

from sandtable.engine.game import Game, Setup
from sandtable.engine.match import Match
from sandtable.server.store import ELSEWHERE, Act, Holder, Record, Summary
from sandtable.server.tables import Table


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
    """A table that nobody has played at."""
    now = time.time()
    return Record(
        token_hex(16),
        game,
        ruleset,
        setup.seed,
        setup.options,
        lesson,
        name,
        seats,
        campaign,
        chapter,
        origin,
        now,
        now,
        False,
        Summary(),
    )


def copied_record(match: Match[Any], number: int, *, name: str = "", origin: str = "") -> Record:
    """A table for a game of which `number` decisions were taken elsewhere."""
    assert match.setup is not None  # noqa: S101 - callers have a match that began from a setup
    seats = tuple(Holder(seat) for seat in match.game.seats(match.at(number).state))
    return new_record(match.game.key, match.game.version, match.setup, seats, name=name, origin=origin)


def copied_acts(match: Match[Any], number: int) -> list[Act]:
    """The first `number` decisions of a match, as acts that were done elsewhere."""
    return [Act("play", entry.seat, str(entry.option), "", ELSEWHERE) for entry in match.entries[:number]]


def lesson_seats(game: Game[Any], lesson: str) -> tuple[Holder, ...]:
    """Who sits at a lesson."""
    bare = new_record(game.key, game.version, Setup(1), (), lesson=lesson)
    return tuple(Holder(seat) for seat in game.seats(Table(bare).match.state))

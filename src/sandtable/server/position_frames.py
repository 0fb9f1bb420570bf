"""Writes the position frames of one act for all guests. What several of them are sent alike is written once."""

from __future__ import annotations

from typing import TypeVar, cast

from msgspec import Raw

from sandtable.engine.view import View
from sandtable.server import messages
from sandtable.server.protocol import Change, Line, Position, change_between, write_said
from sandtable.server.table import LogChange, Table

T = TypeVar("T")


class PositionFrames:
    """The frames for one position, for one guest after another."""

    def __init__(self, table: Table, log_change: LogChange) -> None:
        self._table = table
        self._log_change = log_change
        self._frames: dict[tuple[tuple[str, ...], int, int], bytes] = {}
        self._changes: dict[tuple[int, int], Change] = {}
        self._spans = messages.spans(table.match)
        self._logs: dict[tuple[str, ...], tuple[Line, ...]] = {}
        # If every new event is public, all guests get the log that spectators get.
        self._is_public = all(messages.is_public(one.event) for one in table.match.log[log_change.since :])

    def frame(self, seats: tuple[str, ...], before: View | None) -> bytes:
        """The frame for the holder of these seats: a change of the view they had `before`, or the whole view."""
        now = self._table.view(self._table.viewer(seats))
        key = (seats, id(before), id(now))
        if key not in self._frames:
            self._frames[key] = write_said(self._position(seats, before, now))
        return self._frames[key]

    def _position(self, seats: tuple[str, ...], before: View | None, now: View) -> Position:
        table, match = self._table, self._table.match
        return Position(
            table.seq,
            match.number,
            table.questions(seats),
            table.waiting,
            self._log(seats),
            self._log_change.forget,
            messages.reaches(self._spans, seats) if seats else {},
            match.undone if match.redo_seat in seats else 0,
            now if before is None else None,
            self._change(before, now) if before is not None else None,
            table.lesson,
        )

    def _change(self, before: View, now: View) -> Change:
        key = (id(before), id(now))
        if key not in self._changes:
            self._changes[key] = _written(change_between(before, now))
        return self._changes[key]

    def _log(self, seats: tuple[str, ...]) -> tuple[Line, ...]:
        readers = () if self._is_public else seats
        if readers not in self._logs:
            lines = messages.lines(self._table.match, readers, self._log_change.since)
            self._logs[readers] = _written(lines) if lines else ()
        return self._logs[readers]


def _written(part: T) -> T:
    """A part of a frame as JSON, so that several frames can contain it without writing it again."""
    return cast(T, Raw(write_said(part)))

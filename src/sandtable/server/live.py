"""A table in play: who is connected to it, and what they are told, each through the eyes of the own seats."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple, TypeVar, cast

from msgspec import Raw

from sandtable.engine.view import View
from sandtable.server import telling
from sandtable.server.protocol import (
    Change,
    Closed,
    Line,
    Position,
    Proposal,
    Said,
    Seats,
    Who,
    change_between,
    write_said,
)
from sandtable.server.store import Right
from sandtable.server.tables import NotYours, Table, Told

T = TypeVar("T")

MOST_WAITING = 256  # frames that may wait for a slow client
ALL = -1  # of the log: forget all of it
BAD_TOKEN, NO_TABLE = 4401, 4404  # why a connection is closed


class Guest:
    """Somebody connected to a table: what they may play, what they were last shown, and what waits to be sent."""

    def __init__(self, right: Right, digest: str = "") -> None:
        self.right = right
        self.digest = digest  # of the token, to ask whether it is still worth something
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.view: View | None = None
        self.closing: tuple[int, str] = (1000, "")
        self.closed = False

    def send(self, said: Said | bytes) -> None:
        if self.closed:
            return
        frame = said if isinstance(said, bytes) else write_said(said)
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.close(1013, "too slow")

    def close(self, code: int, why: str) -> None:
        """End the connection, when what waits has been sent or at once if too much does; the first reason counts."""
        if self.closed:
            return
        self.closed = True
        self.closing = (code, why)
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Proposed:
    """An undo that was proposed, who has yet to agree, and whether it was proposed here or at another server."""

    def __init__(self, proposal: Proposal, table: Table, *, here: bool) -> None:
        self.proposal = proposal
        self.here = here
        people = {who.seat for who in table.record.seats if who.holder in ("here", "invited")}
        self.missing = people - {proposal.seat}


class Crowd(NamedTuple):
    """Who is connected to a table at another server."""

    seats: frozenset[str]
    watching: int


class Live:
    """A table in play here. Whoever changes it holds its lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.guests: dict[Guest, None] = {}  # in the order in which they came
        self.elsewhere: dict[str, Crowd] = {}  # by the names of other servers
        self.proposal: Proposed | None = None
        self.program: asyncio.Task[None] | None = None
        self.details: dict[tuple[str, int], bytes] = {}
        self.ends: dict[int, int] = {}  # for each act since the last undo, where its log lines end

    # -- who is here -------------------------------------------------------------------------------------------------

    def seats_of(self, right: Right) -> tuple[str, ...]:
        return self.table.held_by(right.role, right.seat)

    def check_seat(self, guest: Guest, seat: str) -> None:
        if seat not in self.seats_of(guest.right):
            raise NotYours(f"you do not play {seat[:60]!r} at this table")

    @property
    def here(self) -> Crowd:
        """Who is connected to this server."""
        seats = {seat for guest in self.guests for seat in self.seats_of(guest.right)}
        return Crowd(frozenset(seats), sum(not self.seats_of(guest.right) for guest in self.guests))

    def who(self) -> tuple[Who, ...]:
        online = self.here.seats.union(*(crowd.seats for crowd in self.elsewhere.values()))
        return tuple(
            Who(holder.seat, holder.holder, holder.name, holder.program, holder.seat in online)  # type: ignore[arg-type]
            for holder in self.table.record.seats
        )

    # -- what they are told ------------------------------------------------------------------------------------------

    def tell(self, said: Said) -> None:
        frame = write_said(said)
        for guest in self.guests:
            guest.send(frame)

    def tell_seats(self) -> None:
        watching = self.here.watching + sum(crowd.watching for crowd in self.elsewhere.values())
        self.tell(Seats(self.who(), self.table.record.name, watching))

    def look_ahead(self) -> None:
        """See what there will be to show while that which led to it is being written."""
        for guest in self.guests:
            self.table.view(self.table.viewer(self.seats_of(guest.right)))

    def show(self, told: Told) -> None:
        """Tell everybody at the table what an act changed."""
        self.details.clear()
        if told.forget is not None:
            self.ends.clear()
        self.ends[self.table.seq] = len(self.table.match.log)
        if self.proposal is not None:
            self.withdraw()
        news = News(self.table, told)
        for guest in self.guests:
            seats = self.seats_of(guest.right)
            guest.send(news.frame(seats, guest.view))
            guest.view = self.table.view(self.table.viewer(seats))

    def show_whole(self) -> None:
        for guest in self.guests:
            self.show_to(guest)

    def show_to(self, guest: Guest, seen: int = 0) -> None:
        """Show somebody the whole table; of the log, what came after act `seen` if that is still known."""
        seats = self.seats_of(guest.right)
        since = self.ends.get(seen) if seen else None
        told = Told(0, ALL) if since is None else Told(since)
        guest.send(News(self.table, told).frame(seats, None))
        guest.view = self.table.view(self.table.viewer(seats))

    def withdraw(self) -> None:
        """What was proposed is proposed no longer."""
        assert self.proposal is not None  # noqa: S101 - callers have looked
        proposal = self.proposal.proposal
        self.proposal = None
        self.tell(Proposal(proposal.seat, proposal.size, proposal.seq, open=False))

    def close(self) -> None:
        self.tell(Closed("the host has closed the table"))
        for guest in list(self.guests):
            guest.close(NO_TABLE, "closed")


class News:
    """What an act changed, for one guest after another: what is the same for several is written once."""

    def __init__(self, table: Table, told: Told) -> None:
        self.table = table
        self.told = told
        self._frames: dict[Any, bytes] = {}
        self._changes: dict[tuple[int, int], Change] = {}
        self._spans = telling.spans(table.match)
        self._logs: dict[tuple[str, ...], tuple[Line, ...]] = {}
        # Where all that happened is open, everybody reads what those who only watch do.
        self._is_open = all(telling.is_open(said.event) for said in table.match.log[told.since :])

    def frame(self, seats: tuple[str, ...], before: View | None) -> bytes:
        """The position for whoever holds these seats, as a change of what they saw before, if they did."""
        now = self.table.view(self.table.viewer(seats))
        key = (seats, id(before), id(now))
        if key not in self._frames:
            self._frames[key] = write_said(self._position(seats, before, now))
        return self._frames[key]

    def _position(self, seats: tuple[str, ...], before: View | None, now: View) -> Position:
        table, match = self.table, self.table.match
        return Position(
            table.seq,
            match.number,
            table.questions(seats),
            table.waiting,
            self._log(seats),
            self.told.forget,
            telling.reaches(self._spans, seats) if seats else {},
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
        readers = () if self._is_open else seats
        if readers not in self._logs:
            lines = telling.lines(self.table.match, readers, self.told.since)
            self._logs[readers] = _written(lines) if lines else ()
        return self._logs[readers]


def _written(part: T) -> T:
    """A part of a frame as it will be sent, which several frames can have in them."""
    return cast(T, Raw(write_said(part)))

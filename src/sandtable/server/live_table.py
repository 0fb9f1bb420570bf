"""A table that people are connected to: who is here, who is online elsewhere, and showing them what changes."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec

from sandtable.server.errors import NotYours
from sandtable.server.guest import NO_TABLE, Guest
from sandtable.server.position_frames import PositionFrames
from sandtable.server.protocol import Closed, Proposal, Said, Seats, write_said
from sandtable.server.records import Holder, Right
from sandtable.server.table import LogChange, Table

ALL = -1  # `LogChange.forget`: the client forgets its whole log


class Crowd(NamedTuple):
    """Who is connected to a table at one server."""

    seats: frozenset[str]
    watching: int


class OpenProposal:
    """A proposed undo: who has yet to agree, and whether it was proposed at this server."""

    def __init__(self, proposal: Proposal, table: Table, *, here: bool) -> None:
        self.proposal = proposal
        self.here = here
        people = {one.seat for one in table.record.seats if one.holder in ("here", "invited")}
        self.missing = people - {proposal.seat}


class LiveTable:
    """A table and its guests. Hold `lock` to change it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.guests: dict[Guest, None] = {}  # in the order in which they came
        self.elsewhere: dict[str, Crowd] = {}  # by the names of the other servers
        self.proposal: OpenProposal | None = None
        self.details: dict[tuple[str, int], bytes] = {}  # frames by seat and question
        self._log_ends: dict[int, int] = {}  # for each act since the last undo, the length of the log after it

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

    def holders(self) -> tuple[Holder, ...]:
        """Who holds the seats, and who of them is online at any server."""
        online = self.here.seats.union(*(crowd.seats for crowd in self.elsewhere.values()))
        return tuple(msgspec.structs.replace(one, online=one.seat in online) for one in self.table.record.seats)

    # -- telling them ------------------------------------------------------------------------------------------------

    def tell(self, said: Said) -> None:
        frame = write_said(said)
        for guest in self.guests:
            guest.send(frame)

    def tell_seats(self) -> None:
        watching = self.here.watching + sum(crowd.watching for crowd in self.elsewhere.values())
        self.tell(Seats(self.holders(), self.table.record.name, watching))

    def prepare_views(self) -> None:
        """Make the views that `show` will need, while the act is being written."""
        for guest in self.guests:
            self.table.view(self.table.viewer(self.seats_of(guest.right)))

    def show(self, change: LogChange) -> None:
        """Send everybody what an act changed."""
        self.details.clear()
        if change.forget is not None:
            self._log_ends.clear()
        self._log_ends[self.table.seq] = len(self.table.match.log)
        if self.proposal is not None:
            self.withdraw_proposal()
        frames = PositionFrames(self.table, change)
        for guest in self.guests:
            seats = self.seats_of(guest.right)
            guest.send(frames.frame(seats, guest.view))
            guest.view = self.table.view(self.table.viewer(seats))

    def show_whole(self) -> None:
        for guest in self.guests:
            self.show_whole_to(guest)

    def show_whole_to(self, guest: Guest, seen: int = 0) -> None:
        """Send somebody the whole view; of the log only what came after act `seen`, if that is still known."""
        seats = self.seats_of(guest.right)
        since = self._log_ends.get(seen) if seen else None
        change = LogChange(0, ALL) if since is None else LogChange(since)
        guest.send(PositionFrames(self.table, change).frame(seats, None))
        guest.view = self.table.view(self.table.viewer(seats))

    def replace_table(self, table: Table) -> None:
        """Go on with another copy of the table, and forget what belonged to the old one."""
        self.table = table
        self.details.clear()
        self._log_ends.clear()

    def withdraw_proposal(self) -> None:
        assert self.proposal is not None  # noqa: S101 - callers have checked
        proposal = self.proposal.proposal
        self.proposal = None
        self.tell(Proposal(proposal.seat, proposal.size, proposal.seq, open=False))

    # -- sending them away -------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Tell everybody that the host has closed the table, and end their connections."""
        self.tell(Closed("the host has closed the table"))
        self.send_away(NO_TABLE, "closed")

    def send_away(self, code: int, why: str) -> None:
        for guest in list(self.guests):
            guest.close(code, why)

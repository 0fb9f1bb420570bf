"""One guest's connection to one table: what each frame asks for, done or refused."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from sandtable.engine.errors import Illegal, SandtableError, Stale
from sandtable.server import messages
from sandtable.server.errors import Forbidden, NotYours, TooOften
from sandtable.server.guest import NO_TABLE, Guest
from sandtable.server.live_table import LiveTable
from sandtable.server.protocol import (
    Agree,
    Asked,
    Closed,
    GetDetails,
    GetFilm,
    GetHint,
    GetPast,
    Hello,
    Hint,
    Ping,
    Play,
    Pong,
    Propose,
    Redo,
    Refused,
    Say,
    Undo,
    Welcome,
    write_said,
)
from sandtable.server.records import Act
from sandtable.server.services import Services
from sandtable.server.table import Table


class Session:
    """From a guest's welcome to their leaving."""

    def __init__(self, services: Services, live: LiveTable, guest: Guest) -> None:
        self.services = services
        self.live = live
        self.guest = guest
        self.name = f"{live.table.record.id}/{guest.right.role}/{guest.right.seat}/{id(guest)}"  # for rate limits

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def seats(self) -> tuple[str, ...]:
        return self.live.seats_of(self.guest.right)

    # -- coming and going --------------------------------------------------------------------------------------------

    async def enter(self, seen: int) -> None:
        """Welcome the guest and show them the table; of the log, what came after act `seen`."""
        live, guest = self.live, self.guest
        self.services.activity.note()
        async with live.lock:
            record = self.table.record
            live.guests[guest] = None
            guest.send(
                Welcome(
                    record.id,
                    record.game,
                    record.name,
                    live.holders(),
                    self.seats,
                    guest.is_host,
                    record.options,
                    self.table.game.version,
                )
            )
            for line in await self.services.chat.history(record.id):
                guest.send(line)
            live.show_whole_to(guest, seen)
            live.tell_seats()
            if record.closed:
                guest.send(Closed("the table is closed"))
                guest.close(NO_TABLE, "closed")
        await self.services.other_servers.announce_guests(live)
        self.services.programs.wake(live)

    def leave(self) -> None:
        self.live.guests.pop(self.guest, None)
        self.live.tell_seats()
        self.services.other_servers.announce_guests_soon(self.live)

    # -- frames ------------------------------------------------------------------------------------------------------

    async def handle(self, asked: Asked) -> None:
        """Do what a frame asks for, or say why not."""
        try:
            await self._do(asked)
        except TooOften as error:
            self._refuse(asked, error)
            raise
        except SandtableError as error:
            self._refuse(asked, error)

    async def _do(self, asked: Asked) -> None:
        match asked:
            case Play():
                await self._play(asked)
            case GetDetails():
                await self._send_details(asked)
            case Undo():
                await self._undo(asked)
            case Redo():
                await self._redo(asked)
            case Propose():
                self._check_decision(asked.seat)
                await self.services.proposals.propose(self.live, asked.seat, asked.size, asked.seq)
            case Agree():
                self._check_decision(asked.seat)
                await self.services.proposals.answer(self.live, self.seats, asked.seq, yes=asked.yes)
            case GetPast():
                await self._send_past(asked)
            case GetFilm():
                await self._send_film(asked)
            case GetHint():
                await self._send_hint(asked)
            case Say():
                await self._say(asked)
            case Ping():
                self.guest.send(Pong())
            case Hello():
                raise Forbidden("hello was said already")

    def _refuse(self, asked: Asked, error: SandtableError) -> None:
        refusal = None
        if isinstance(error, Illegal) and isinstance(asked, Play):
            with suppress(SandtableError):
                refusal = self.table.decision(asked.seat, asked.ask).why_not(asked.answer)
        why = messages.why(refusal) if refusal else None
        rule = error.rule if isinstance(error, Illegal) else ""
        request = asked.request if isinstance(asked, Play | Undo | Redo) else ""
        self.guest.send(Refused(error.code, str(error), request, rule, why))

    # -- acts --------------------------------------------------------------------------------------------------------

    async def _play(self, asked: Play) -> None:
        def make(table: Table) -> Act:
            table.decision(asked.seat, asked.ask)
            return Act("play", asked.seat, asked.answer, asked.request, time.time())

        self._check_decision(asked.seat)
        await self._run(asked, make)

    async def _undo(self, asked: Undo) -> None:
        def make(table: Table) -> Act:
            _check_seq(table, asked.seq)
            return table.undo_act(self.seats, asked.seat, asked.size, asked.request, agreed=asked.agreed)

        self._check_decision(asked.seat)
        if asked.agreed and not (self.table.is_solitary and self.guest.is_host):
            raise Forbidden("other people sit at this table: propose it to them")
        await self._run(asked, make)

    async def _redo(self, asked: Redo) -> None:
        def make(table: Table) -> Act:
            _check_seq(table, asked.seq)
            if table.match.undone and table.match.redo_seat not in self.seats:
                raise NotYours(f"what was taken back last was a decision of {table.match.redo_seat}")
            return Act("redo", asked.seat, "", asked.request, time.time())

        self._check_decision(asked.seat)
        await self._run(asked, make)

    async def _run(self, asked: Play | Undo | Redo, make: Callable[[Table], Act]) -> None:
        await self.services.acts.run(self.live, asked.seat, asked.request, make, self.guest)
        self.services.programs.wake(self.live)

    def _check_decision(self, seat: str) -> None:
        """Whether the guest may decide for a seat, and not too often."""
        self.live.check_seat(self.guest, seat)
        self.services.limits.check("decisions", self.name)

    # -- looking -----------------------------------------------------------------------------------------------------

    async def _send_details(self, asked: GetDetails) -> None:
        self.live.check_seat(self.guest, asked.seat)
        self.services.limits.check("looks", self.name)
        key = (asked.seat, asked.ask)
        async with self.live.lock:
            if key not in self.live.details:
                decision = self.table.decision(asked.seat, asked.ask)
                self.live.details[key] = write_said(messages.details(self.table.match, decision, asked.ask))
            self.guest.send(self.live.details[key])

    async def _send_past(self, asked: GetPast) -> None:
        self.services.limits.check("looks", self.name)
        async with self.live.lock:
            viewer = self.table.viewer(self.seats)
            self.guest.send(messages.past(self.table.match, asked.number, self.seats, viewer))

    async def _send_film(self, asked: GetFilm) -> None:
        self.services.limits.check("looks", self.name)
        async with self.live.lock:
            viewer = self.table.viewer(self.seats)
            self.guest.send(messages.film(self.table.match, asked.number, self.seats, viewer))

    async def _send_hint(self, asked: GetHint) -> None:
        self._check_decision(asked.seat)
        self.table.decision(asked.seat, asked.ask)
        lesson = self.table.lesson
        option = lesson.expects if lesson else await self.services.programs.hint(self.table, asked.seat)
        self.guest.send(Hint(asked.seat, asked.ask, option))

    # -- chat --------------------------------------------------------------------------------------------------------

    async def _say(self, asked: Say) -> None:
        self.services.limits.check("chat", self.name)
        if self.guest.right.role == "watch":
            raise Forbidden("those who watch do not talk")
        seat = next(iter(self.seats), "")
        holder = self.table.holder(seat)
        await self.services.chat.say(self.live, seat, holder.name if holder else "", asked.text)


def _check_seq(table: Table, seq: int) -> None:
    if seq != table.seq:
        raise Stale(f"the table is at {table.seq}, not at {seq}")

"""One WebSocket: a guest says hello, asks, and is told. `docs/protocol.md` is what this room does, line by line."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.engine.errors import Illegal, SandtableError
from sandtable.server import telling
from sandtable.server.hall import Hall
from sandtable.server.limiting import Limits, TooOften
from sandtable.server.live import BAD_TOKEN, NO_TABLE, Guest, Live
from sandtable.server.protocol import (
    Agree,
    Asked,
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
    read_asked,
    write_said,
)
from sandtable.server.rights import Forbidden, Missing, Rights, Unknown, digest
from sandtable.server.store import Act
from sandtable.server.tables import NotYours, Table

log = logging.getLogger("sandtable.server")

HELLO_WITHIN = 5.0  # seconds
POLICY, TOO_OFTEN = 1008, 4429
MOST_GARBAGE = 20  # frames that cannot be read before a client is sent away


class Session:
    """One guest's connection to one table."""

    def __init__(self, hall: Hall, limits: Limits, live: Live, guest: Guest) -> None:
        self.hall = hall
        self.limits = limits
        self.live = live
        self.guest = guest
        self.name = f"{live.table.record.id}/{guest.right.role}/{guest.right.seat}/{id(guest)}"

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def seats(self) -> tuple[str, ...]:
        return self.live.seats_of(self.guest.right)

    async def hear(self, asked: Asked) -> None:
        """Do what a frame asks, or say why not."""
        try:
            await _HEARD[type(asked)](self, asked)
        except TooOften as error:
            self.refuse(asked, error)
            raise
        except SandtableError as error:
            self.refuse(asked, error)

    def refuse(self, asked: Asked, error: SandtableError) -> None:
        refusal = None
        if isinstance(error, Illegal) and isinstance(asked, Play):
            with suppress(SandtableError):
                refusal = self.table.decision(asked.seat, asked.ask).why_not(asked.answer)
        why = telling.why(refusal) if refusal else None
        rule = getattr(error, "rule", "")
        self.guest.send(Refused(error.code, str(error), getattr(asked, "request", ""), rule, why))

    # -- acts --------------------------------------------------------------------------------------------------------

    async def play(self, asked: Play) -> None:
        self._may(asked.seat)

        def make(table: Table) -> Act:
            table.decision(asked.seat, asked.ask)
            return Act("play", asked.seat, asked.answer, asked.request, time.time())

        await self.hall.act(self.live, asked.seat, asked.request, make, self.guest)

    async def undo(self, asked: Undo) -> None:
        self._may(asked.seat)
        if asked.agreed and not (self.table.is_solitary and self.guest.right.role in ("host", "owner")):
            raise Forbidden("other people sit at this table: propose it to them")

        def make(table: Table) -> Act:
            self._same(table, asked.seq)
            return table.undo_act(self.seats, asked.seat, asked.size, asked.request, agreed=asked.agreed)

        await self.hall.act(self.live, asked.seat, asked.request, make, self.guest)

    async def redo(self, asked: Redo) -> None:
        self._may(asked.seat)

        def make(table: Table) -> Act:
            self._same(table, asked.seq)
            if table.match.undone and table.match.redo_seat not in self.seats:
                raise NotYours(f"what was taken back last was a decision of {table.match.redo_seat}")
            return Act("redo", asked.seat, "", asked.request, time.time())

        await self.hall.act(self.live, asked.seat, asked.request, make, self.guest)

    async def propose(self, asked: Propose) -> None:
        self._may(asked.seat)
        await self.hall.propose(self.live, asked.seat, asked.size, asked.seq)

    async def agree(self, asked: Agree) -> None:
        self._may(asked.seat)
        await self.hall.agree(self.live, self.seats, asked.seq, yes=asked.yes)

    # -- looking -----------------------------------------------------------------------------------------------------

    async def details(self, asked: GetDetails) -> None:
        self.live.check_seat(self.guest, asked.seat)
        self.limits.check("looks", self.name)
        key = (asked.seat, asked.ask)
        async with self.live.lock:
            if key not in self.live.details:
                decision = self.table.decision(asked.seat, asked.ask)
                self.live.details[key] = write_said(telling.details(self.table.match, decision, asked.ask))
            self.guest.send(self.live.details[key])

    async def past(self, asked: GetPast) -> None:
        self.limits.check("looks", self.name)
        async with self.live.lock:
            viewer = self.table.viewer(self.seats)
            self.guest.send(telling.past(self.table.match, asked.number, self.seats, viewer))

    async def film(self, asked: GetFilm) -> None:
        self.limits.check("looks", self.name)
        async with self.live.lock:
            viewer = self.table.viewer(self.seats)
            self.guest.send(telling.film(self.table.match, asked.number, self.seats, viewer))

    async def hint(self, asked: GetHint) -> None:
        self._may(asked.seat)
        self.table.decision(asked.seat, asked.ask)
        lesson = self.table.lesson
        option = lesson.expects if lesson else await self.hall.hint(self.table, asked.seat)
        self.guest.send(Hint(asked.seat, asked.ask, option))

    # -- the rest ----------------------------------------------------------------------------------------------------

    async def say(self, asked: Say) -> None:
        self.limits.check("chat", self.name)
        if self.guest.right.role == "watch":
            raise Forbidden("those who watch do not talk")
        seat = next(iter(self.seats), "")
        holder = self.table.holder(seat)
        await self.hall.say(self.live, seat, holder.name if holder else "", asked.text)

    async def ping(self, _asked: Ping) -> None:
        self.guest.send(Pong())

    async def hello(self, _asked: Hello) -> None:
        raise Forbidden("hello was said already")

    def _may(self, seat: str) -> None:
        self.live.check_seat(self.guest, seat)
        self.limits.check("decisions", self.name)

    @staticmethod
    def _same(table: Table, seq: int) -> None:
        if seq != table.seq:
            raise SeenOld(f"the table is at {table.seq}, not at {seq}")


class SeenOld(SandtableError):
    """A request that was made while looking at an older position."""

    code = "stale"


_HEARD: dict[type, Callable[[Session, Any], Awaitable[None]]] = {
    Hello: Session.hello,
    Play: Session.play,
    Undo: Session.undo,
    Redo: Session.redo,
    Propose: Session.propose,
    Agree: Session.agree,
    GetDetails: Session.details,
    GetPast: Session.past,
    GetFilm: Session.film,
    GetHint: Session.hint,
    Say: Session.say,
    Ping: Session.ping,
}


async def serve(socket: WebSocket, table_id: str, hall: Hall, rights: Rights, limits: Limits) -> None:
    """A connection from its first frame to its last."""
    await socket.accept()
    try:
        limits.check("sockets", socket.client.host if socket.client else "")
        hello = await _hello(socket)
        right = await rights.at(hello.token, table_id)
        live = await hall.live(table_id)
    except TooOften as error:
        return await _refuse(socket, TOO_OFTEN, error)
    except (Unknown, Missing) as error:
        return await _refuse(socket, BAD_TOKEN if isinstance(error, Unknown) else NO_TABLE, error)
    except SandtableError as error:
        return await _refuse(socket, POLICY, error)
    except WebSocketDisconnect:
        return None
    guest = Guest(right, digest(hello.token))
    session = Session(hall, limits, live, guest)
    sender = asyncio.create_task(_send_all(socket, guest))
    try:
        await hall.enter(live, guest, hello.seen)
        await _hear_all(socket, session)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("table %s: a connection failed", table_id)
        guest.close(1011, "something went wrong here; it was logged")
    finally:
        hall.leave(live, guest)
        guest.close(*guest.closing)
        await sender
    return None


class BadFrame(SandtableError):
    """A frame that says nothing that can be understood."""

    code = "malformed"


async def _hello(socket: WebSocket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            asked = _read(await socket.receive())
    except TimeoutError:
        raise BadFrame(f"expected a hello within {HELLO_WITHIN:g} seconds") from None
    if not isinstance(asked, Hello):
        raise BadFrame("expected a hello first")
    return asked


def _read(message: Any) -> Asked:
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise BadFrame("expected a text frame")
    try:
        asked: Asked = read_asked(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadFrame(f"cannot be read: {error}") from None
    return asked


async def _hear_all(socket: WebSocket, session: Session) -> None:
    garbage = 0
    while True:
        try:
            message = await socket.receive()
        except RuntimeError:
            return  # closed by us
        if session.guest.closed:
            return  # who was sent away has nothing more to say
        try:
            asked = _read(message)
        except BadFrame as error:
            garbage += 1
            session.guest.send(Refused(error.code, str(error)))
            if garbage == MOST_GARBAGE:
                session.guest.close(POLICY, "too many frames that cannot be read")
                return
            continue
        try:
            await session.hear(asked)
        except TooOften as error:
            if session.limits.is_hopeless(session.name):
                session.guest.close(TOO_OFTEN, str(error))
                return


async def _send_all(socket: WebSocket, guest: Guest) -> None:
    """Send what waits, until there is no more to come."""
    try:
        while (frame := await guest.outbox.get()) is not None:
            await socket.send({"type": "websocket.send", "text": frame.decode()})
        await socket.close(*guest.closing)
    except (RuntimeError, OSError, WebSocketDisconnect):
        pass  # the other side is gone


async def _refuse(socket: WebSocket, code: int, error: SandtableError) -> None:
    with suppress(RuntimeError, OSError, WebSocketDisconnect):
        frame = write_said(Refused(error.code, str(error)))
        await socket.send({"type": "websocket.send", "text": frame.decode()})
        await socket.close(code, error.code)

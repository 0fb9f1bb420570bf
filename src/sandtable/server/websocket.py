"""The WebSocket of a table, from `hello` to the end of the connection. `docs/protocol.md` describes it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.engine.errors import SandtableError
from sandtable.server.errors import BadFrame, Missing, TooOften, UnknownToken
from sandtable.server.guest import BAD_TOKEN, FAULT, NO_TABLE, POLICY, TOO_OFTEN, Guest
from sandtable.server.protocol import Asked, Hello, Refused, read_asked, write_said
from sandtable.server.services import Services
from sandtable.server.session import Session
from sandtable.server.tokens import digest

log = logging.getLogger("sandtable.server")

HELLO_WITHIN = 5.0  # seconds
MOST_GARBAGE = 20  # unreadable frames after which a client is sent away


async def serve(socket: WebSocket, table_id: str, services: Services) -> None:
    """Serve one connection until it ends."""
    await socket.accept()
    try:
        services.limits.check("sockets", socket.client.host if socket.client else "")
        hello = await _hello(socket)
        right = await services.tokens.right_at(hello.token, table_id)
        live = await services.registry.get(table_id)
    except SandtableError as error:
        await _refuse(socket, error)
        return
    except WebSocketDisconnect:
        return
    guest = Guest(right, digest(hello.token))
    session = Session(services, live, guest)
    sender = asyncio.create_task(_send_all(socket, guest))
    try:
        await session.enter(hello.seen)
        await _handle_all(socket, session)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("table %s: a connection failed", table_id)
        guest.close(FAULT, "something went wrong here; it was logged")
    finally:
        session.leave()
        guest.close(*guest.closing)
        await sender


async def _hello(socket: WebSocket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            asked = _read(await socket.receive())
    except TimeoutError:
        raise BadFrame(f"expected a hello within {HELLO_WITHIN:g} seconds") from None
    if not isinstance(asked, Hello):
        raise BadFrame("expected a hello first")
    return asked


async def _refuse(socket: WebSocket, error: SandtableError) -> None:
    """Say why, and close."""
    code = {TooOften: TOO_OFTEN, UnknownToken: BAD_TOKEN, Missing: NO_TABLE}.get(type(error), POLICY)
    with suppress(RuntimeError, OSError, WebSocketDisconnect):
        await _send(socket, write_said(Refused(error.code, str(error))))
        await socket.close(code, error.code)


def _read(message: Message) -> Asked:
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


async def _handle_all(socket: WebSocket, session: Session) -> None:
    garbage = 0
    while True:
        try:
            message = await socket.receive()
        except RuntimeError:
            return  # we have closed the socket
        if session.guest.closed:
            return  # a guest who was sent away is not heard any more
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
            await session.handle(asked)
        except TooOften as error:
            if session.services.limits.is_hopeless(session.name):
                session.guest.close(TOO_OFTEN, str(error))
                return


async def _send_all(socket: WebSocket, guest: Guest) -> None:
    """Send what waits for a guest, then close the socket."""
    try:
        while (frame := await guest.outbox.get()) is not None:
            await _send(socket, frame)
        await socket.close(*guest.closing)
    except (RuntimeError, OSError, WebSocketDisconnect):
        pass  # the other side is gone


async def _send(socket: WebSocket, frame: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": frame.decode()})

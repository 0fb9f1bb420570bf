"""Somebody connected to a table, and the frames that wait to be sent to them."""

from __future__ import annotations

import asyncio

from sandtable.engine.view import View
from sandtable.server.protocol import Said, write_said
from sandtable.server.records import Right

MOST_WAITING = 256  # frames that may wait for a slow client

# Why the server closes a connection: standard codes of WebSocket, and our own.
POLICY, FAULT, RESTART, TOO_SLOW = 1008, 1011, 1012, 1013
BAD_TOKEN, NO_TABLE, TOO_OFTEN = 4401, 4404, 4429


class Guest:
    """What somebody may do, what they were last shown, and what waits to be sent to them."""

    def __init__(self, right: Right, digest: str = "") -> None:
        self.right = right
        self.digest = digest  # of the token, to check later whether it still holds
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)  # None: no more frames, close
        self.view: View | None = None
        self.closing: tuple[int, str] = (1000, "")
        self.closed = False

    @property
    def is_host(self) -> bool:
        return self.right.role in ("host", "owner")

    def send(self, said: Said | bytes) -> None:
        if self.closed:
            return
        frame = said if isinstance(said, bytes) else write_said(said)
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.close(TOO_SLOW, "too slow")

    def close(self, code: int, why: str) -> None:
        """Close the connection after the waiting frames, or at once if they are too many. The first reason counts."""
        if self.closed:
            return
        self.closed = True
        self.closing = (code, why)
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

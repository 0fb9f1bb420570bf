"""Players who never stop: they decide as fast as they are asked and connect again when the connection breaks."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from tests.server.processes import PATIENCE, Process
from tests.server.wire import Frame, Made

BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


class Acknowledged(NamedTuple):
    """A request that the server has acknowledged."""

    table: str
    seat: str
    request: str
    seq: int


class Hammer:
    """A player who plays all the seats of one token."""

    def __init__(self, table: Made, seed: int, *, undo: float = 0.1) -> None:
        self.table = table
        self.acknowledged: list[Acknowledged] = []
        self.repeated = 0  # requests that were sent again because it was not known whether they had arrived
        self.over = False
        self._rng = random.Random(seed)
        self._undo = undo
        self._count = 0
        self._open: Frame | None = None  # sent, and not acknowledged yet
        self._seen = 0
        self.socket: ClientConnection | None = None

    async def play(self, server: Process, *, turns: int | None = None) -> None:
        """Play until the game is over, the connection breaks, or `turns` decisions were acknowledged."""
        address, origin = server.play_address(self.table.id), Origin(f"http://{server.address}")
        with suppress(*BROKEN):
            async with connect(address, origin=origin, max_size=None, proxy=None, open_timeout=PATIENCE) as socket:
                self.socket = socket
                await self._play(socket, turns)

    async def _play(self, socket: ClientConnection, turns: int | None) -> None:
        await socket.send(json.dumps({"do": "hello", "token": self.table.token, "seen": self._seen}))
        position: Frame = {}
        done = 0
        if self._open is not None:
            self.repeated += 1
            await socket.send(json.dumps(self._open))
        async for text in socket:
            frame = json.loads(text)
            if frame["type"] == "position":
                position = frame
                self._seen = frame["seq"]
            elif frame["type"] == "done":
                assert self._open is not None
                assert frame["request"] == self._open["request"]
                seat, request = self._open["seat"], self._open["request"]
                self.acknowledged.append(Acknowledged(self.table.id, seat, request, frame["seq"]))
                self._open = None
                done += 1
                if done == turns:
                    return
            elif frame["type"] == "refused":
                assert frame["code"] == "unavailable", frame
                return  # and try it again
            # After a repeated request the first position may still be from before it.
            waits_for = self.acknowledged[-1].seq if self.acknowledged else 0
            if self._open is None and position and position["seq"] >= waits_for:
                if not position.get("questions"):
                    self.over = not position.get("waiting")
                    if self.over:
                        return
                    continue
                self._open = self._next(position)
                await socket.send(json.dumps(self._open))
                position = {}

    def _next(self, position: Frame) -> dict[str, Any]:
        """A random decision, or an undo."""
        self._count += 1
        request = f"{self._rng.getrandbits(40):x}-{self._count}"
        question = self._rng.choice(position["questions"])
        if self._rng.random() < self._undo and position["number"] > 1:
            seat = question["seat"]
            size = {"size": "step", "seq": position["seq"], "agreed": True}
            return {"do": "undo", "seat": seat, **size, "request": request}
        answer = self._rng.choice([option for option in question["options"] if option != "walk-out"])
        return {"do": "play", "seat": question["seat"], "ask": question["ask"], "answer": answer, "request": request}


async def play_all(hammers: list[Hammer], server: Process) -> None:
    """Let all of them play at once, until the server is gone or all games are over."""
    await asyncio.gather(*(hammer.play(server) for hammer in hammers if not hammer.over))

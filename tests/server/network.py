"""A simulated network: frames between clients and the server get lost, late, doubled and out of order.

Everything runs in one loop whose clock only goes on when there is nothing left to do, and everything that is left to
chance is drawn from one seed: a schedule goes the same way every time.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from sandtable.server import websocket
from sandtable.server.rate_limits import RateLimits
from sandtable.server.records import Act, Summary
from sandtable.server.services import Services
from tests.server.memory import Memory

Frame = dict[str, Any]


@cache
def unlimited() -> RateLimits:
    """No rate limits, because they depend on real time."""
    return RateLimits(enforced=False)


class _Clock(selectors.SelectSelector):
    """Does not wait: it moves the clock on instead."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "everybody waits, and nothing will ever happen again"
        self.now += max(timeout, 0.0)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in which hours pass in no time."""

    def __init__(self) -> None:
        self._clock = _Clock()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now


class SlowMemory(Memory):
    """A slow store. An act that is being written when the server dies is kept or lost."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self._rng = rng

    async def add_act(self, table_id: str, seq: int, act: Act, summary: Summary) -> None:
        try:
            await asyncio.sleep(self._rng.choice((0.0, 0.005, 0.05)))
        except asyncio.CancelledError:
            if self._rng.random() < 0.5:
                await super().add_act(table_id, seq, act, summary)
            raise
        await super().add_act(table_id, seq, act, summary)


class Network:
    """All connections between clients and the server, and the weather over them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.stormy = False
        self.cut: set[str] = set()  # who is cut off
        self.under_way = 0
        self.counts = {"lost": 0, "twice": 0, "late": 0, "carried": 0}

    def carry(self, line: Line, way: _Way, deliver: Callable[[], None]) -> None:
        """Carry a frame to the other end of a connection, as the weather allows."""
        rng = self.rng
        self.counts["carried"] += 1
        if self.stormy and rng.random() < 0.08:
            self.counts["lost"] += 1
            line.lossy = True
            return
        copies = 1 + (self.stormy and rng.random() < 0.1)
        self.counts["twice"] += copies - 1
        for _ in range(copies):
            self.under_way += 1
            asyncio.get_running_loop().call_at(self._arrival(way), self._arrive, line, deliver)

    def _arrival(self, way: _Way) -> float:
        now = asyncio.get_running_loop().time()
        if self.stormy:
            late = self.rng.random() < 0.1
            self.counts["late"] += late
            return now + (self.rng.uniform(0.5, 3.0) if late else self.rng.uniform(0.001, 0.2))
        way.last = max(now + 0.01, way.last + 1e-6)  # one after the other
        return way.last

    def _arrive(self, line: Line, deliver: Callable[[], None]) -> None:
        self.under_way -= 1
        if line.who in self.cut:
            line.lossy = True
        elif not line.dead:
            deliver()


class _Way:
    """One direction of a connection."""

    last = 0.0  # when the last frame arrives


class Line:
    """One WebSocket: the server uses it like any other, a client sends on it and hears from it."""

    client = None  # no address is known

    def __init__(self, network: Network, who: str, hear: Callable[[Line, bytes | None], None]) -> None:
        self.who = who
        self.lossy = False  # whether a frame was lost, which a real connection never does
        self.dead = False
        self._network = network
        self._hear = hear
        self._inbox: asyncio.Queue[Frame] = asyncio.Queue()
        self._up, self._down = _Way(), _Way()

    # -- the client's end

    def say(self, frame: Frame) -> None:
        text = msgspec.json.encode(frame).decode()
        message = {"type": "websocket.receive", "text": text}
        self._network.carry(self, self._up, lambda: self._inbox.put_nowait(message))

    def hang_up(self) -> None:
        """Break the connection. The server learns of it sooner or later; frames on their way are lost."""
        if not self.dead:
            self.dead = True
            later = self._network.rng.uniform(0.0, 4.0)
            gone = {"type": "websocket.disconnect", "code": 1006}
            asyncio.get_running_loop().call_later(later, self._inbox.put_nowait, gone)

    # -- the server's end

    async def accept(self) -> None:
        pass

    async def receive(self) -> Frame:
        return await self._inbox.get()

    async def send(self, message: Frame) -> None:
        frame = message["text"].encode()
        self._network.carry(self, self._down, lambda: self._hear(self, frame))

    async def close(self, _code: int = 1000, _reason: str = "") -> None:
        self._network.carry(self, self._down, lambda: self._hear(self, None))


class MortalServer:
    """A server that can die at any moment; the next one knows what was stored."""

    def __init__(self, network: Network, store: Memory) -> None:
        self._network = network
        self._lines: dict[asyncio.Task[None], Line] = {}
        self._store = store
        self.services = Services(store, unlimited(), processes=1)

    def open(self, table_id: str, who: str, hear: Callable[[Line, bytes | None], None]) -> Line:
        line = Line(self._network, who, hear)
        socket: Any = line
        serving = asyncio.ensure_future(websocket.serve(socket, table_id, self.services))
        self._lines[serving] = line
        serving.add_done_callback(self._lines.pop)
        return line

    async def die(self) -> None:
        """Cut all connections, stop whatever is being done, and start another server on the same store."""
        dying = dict(self._lines)
        for task, line in dying.items():
            line.dead = True
            task.cancel()
        await asyncio.gather(*dying, return_exceptions=True)
        self.services = Services(self._store, unlimited(), processes=1)

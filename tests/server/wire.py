"""A server without a network: requests and frames go straight into the application."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
from fastapi import FastAPI

from sandtable.server.app import Settings, make_app
from sandtable.server.services import Services

PATIENCE = 30.0  # seconds that anything may take on a busy machine
HOST = "localhost"
ORIGIN = f"http://{HOST}"

Frame = dict[str, Any]


class Closed(Exception):
    """The server has closed the connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Made(NamedTuple):
    """A table and a token for it."""

    id: str
    token: str


class Socket:
    """One WebSocket. It keeps all frames that it hears."""

    def __init__(self, app: FastAPI, path: str, headers: dict[str, str] | None = None, *, address: str = "") -> None:
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[str] = []
        self.position: Frame = {}
        self.closed: Closed | None = None
        self._requests = 0
        self._may_send = asyncio.Event()
        self._may_send.set()
        lines = {"host": HOST, "origin": ORIGIN, **(headers or {})}
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in lines.items()],
            "client": (address or "127.0.0.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
        }
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._to_server.get, self._hear))

    async def _hear(self, message: Any) -> None:
        await self._may_send.wait()
        await self._from_server.put(message)

    # -- frames ------------------------------------------------------------------------------------------------------

    def say(self, frame: Frame | str | bytes) -> None:
        """Send a frame: a dict as JSON, text and bytes as they are."""
        kind = "bytes" if isinstance(frame, bytes) else "text"
        data = json.dumps(frame) if isinstance(frame, dict) else frame
        self._to_server.put_nowait({"type": "websocket.receive", kind: data})

    async def next(self) -> Frame:
        """The next frame of the server; raises `Closed` when there are no more."""
        if self.closed is not None:
            raise self.closed
        async with asyncio.timeout(PATIENCE):
            message = await self._from_server.get()
        if message["type"] == "websocket.accept":
            return await self.next()
        if message["type"] == "websocket.http.response.start":  # refused by HTTP, before there was a socket
            self.closed = Closed(message["status"], "")
            raise self.closed
        if message["type"] == "websocket.close":
            self.closed = Closed(message.get("code", 1000), message.get("reason") or "")
            self.hang_up()
            raise self.closed
        self.heard.append(message["text"])
        frame: Frame = json.loads(message["text"])
        if frame["type"] == "position":
            self.position = frame
        return frame

    async def until(self, *types: str) -> Frame:
        """The next frame of one of these types."""
        while (frame := await self.next())["type"] not in types:
            pass
        return frame

    async def end(self) -> Closed:
        """Hear everything until the server closes."""
        try:
            while True:
                await self.next()
        except Closed as closed:
            return closed

    async def settle(self) -> None:
        """Wait until the server has answered all frames so far."""
        self.say({"do": "ping"})
        await self.until("pong")

    # -- playing -----------------------------------------------------------------------------------------------------

    async def hello(self, token: str, seen: int = 0) -> Frame:
        """Say hello. Returns the welcome, after the position."""
        self.say({"do": "hello", "token": token, **({"seen": seen} if seen else {})})
        welcome = await self.until("welcome")
        await self.until("position")
        return welcome

    async def ask(self, do: str, **fields: Any) -> Frame:
        """Ask for something. Returns the answer, which may be a refusal."""
        answers = {
            "play": "done",
            "undo": "done",
            "redo": "done",
            "ping": "pong",
            "agree": "proposal",
            "propose": "proposal",
        }
        if do in ("play", "undo", "redo"):
            fields.setdefault("request", self.new_request())
        self.say({"do": do, **fields})
        return await self.until(answers.get(do, do), "refused")

    def new_request(self) -> str:
        self._requests += 1
        return f"{id(self):x}-{self._requests}"

    async def see(self, seq: int) -> Frame:
        """Wait for the position after act `seq`, and return it."""
        while self.position["seq"] < seq:
            await self.until("position")
        return self.position

    def question(self, seat: str = "") -> Frame:
        """The open question of a seat; by default the first."""
        found: Frame = next(one for one in self.position["questions"] if seat in ("", one["seat"]))
        return found

    @property
    def waiting(self) -> list[str]:
        """All seats that are asked something; none when the game is over."""
        return list(self.position.get("waiting", ()))

    async def play(self, answer: str = "", seat: str = "") -> Frame:
        """Answer a question, by default with its first option. Returns the position after it."""
        question = self.question(seat)
        told = await self.ask(
            "play", seat=question["seat"], ask=question["ask"], answer=answer or question["options"][0]
        )
        assert told["type"] == "done", told
        return await self.until("position")

    # -- the line ----------------------------------------------------------------------------------------------------

    def stop_reading(self) -> None:
        """Let the server's frames pile up, like a client whose connection is stuck."""
        self._may_send.clear()

    def read_on(self) -> None:
        self._may_send.set()

    def hang_up(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def gone(self) -> None:
        """Hang up, and wait until the server has noticed."""
        self.read_on()
        self.hang_up()
        async with asyncio.timeout(PATIENCE):
            await self._task


class Server:
    """An application that is running in this process."""

    def __init__(self, app: FastAPI, owner: str) -> None:
        self.app = app
        self.owner = owner
        self.services: Services = app.state.services
        self._sockets: list[Socket] = []
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url=ORIGIN)

    async def ask(
        self, method: str, path: str, token: str = "", body: Any = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        """An HTTP request, with a token if there is one."""
        lines = {**({"Authorization": f"Bearer {token}"} if token else {}), **(headers or {})}
        content = None if body is None else json.dumps(body).encode()
        if content is not None:
            lines.setdefault("Content-Type", "application/json")
        return await self.http.request(method, path, content=content, headers=lines)

    async def get(self, path: str, token: str = "") -> Any:
        return _good(await self.ask("GET", path, token))

    async def post(self, path: str, token: str = "", body: Any = None) -> Any:
        return _good(await self.ask("POST", path, token, {} if body is None else body))

    async def table(self, game: str = "hegra", **fields: Any) -> Made:
        """A new table and its host's token."""
        made = await self.post("/api/tables", body={"game": game, **fields})
        return Made(made["table"]["id"], made["token"])

    async def guest(self, table: Made, seat: str, name: str = "") -> str:
        """The token of somebody who was invited to a seat."""
        given = await self.ask("PUT", f"/api/tables/{table.id}/seats/{seat}", table.token, {"holder": "invited"})
        joined = await self.post("/api/join", body={"invitation": _good(given)["invitation"], "name": name})
        return str(joined["token"])

    async def watcher(self, table: Made) -> str:
        """The token of a spectator."""
        invitation = (await self.post(f"/api/tables/{table.id}/watch", table.token))["invitation"]
        return str((await self.post("/api/join", body={"invitation": invitation}))["token"])

    def socket(self, table_id: str, headers: dict[str, str] | None = None, *, address: str = "") -> Socket:
        """A connection to a table, before `hello`."""
        socket = Socket(self.app, f"/api/tables/{table_id}/play", headers, address=address)
        self._sockets.append(socket)
        return socket

    async def sit(self, table_id: str, token: str, seen: int = 0) -> Socket:
        """A connection that has said hello and seen the table."""
        socket = self.socket(table_id)
        await socket.hello(token, seen)
        return socket

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.gone()
        await self.http.aclose()


def _good(response: httpx.Response) -> Any:
    assert response.status_code < 300, response.text
    return response.json()


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """A server from its start to its stop."""
    app = make_app(settings)
    async with app.router.lifespan_context(app):
        server = Server(app, settings.owner)
        try:
            yield server
        finally:
            await server.close()

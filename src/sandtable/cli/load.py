"""`sandtable load`: many tables played at once through the protocol, and how long a decision takes to be shown."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
import typer
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sandtable.cli.common import screen
from sandtable.engine.errors import Malformed

THINK = (0.3, 0.9)  # seconds that a seat thinks, evenly spread
AT_ONCE = 20  # tables that are set up at the same time
PATIENCE = 30.0  # seconds to wait for a server that starts


class _Question(msgspec.Struct):
    seat: str
    ask: int
    options: list[str]


class _Frame(msgspec.Struct):
    type: str
    seq: int = 0
    questions: list[_Question] = []
    waiting: list[str] = []
    request: str = ""
    message: str = ""


class Figures(msgspec.Struct):
    """What was measured: milliseconds from sending an answer to its position at the own seat, and at the others'."""

    tables: int
    seats: int
    seconds: float = 0.0
    moves: int = 0
    errors: int = 0
    refused: list[str] = []
    own: list[float] = []
    others: list[float] = []

    def summary(self) -> dict[str, Any]:
        return {
            "tables": self.tables,
            "seats": self.seats,
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "moves_per_second": round(self.moves / self.seconds, 1) if self.seconds else 0,
            "errors": self.errors,
            "own_ms": _quantiles(self.own),
            "others_ms": _quantiles(self.others),
        }


def _quantiles(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {
        f"p{part:g}": round(ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))], 1) if ordered else 0.0
        for part in (50, 95, 99)
    }


def load_here(
    server: str, game: str, options: dict[str, Any], tables: int, seats: int, seconds: float, *, as_json: bool
) -> int:
    """Play, print what was measured; the exit code is 1 if anything failed."""
    console = screen()
    figures = asyncio.run(_run(console if not as_json else None, server, game, options, tables, seats, seconds))
    summary = figures.summary()
    if as_json:
        typer.echo(msgspec.json.encode(summary).decode())
    else:
        console.print(
            f"{figures.moves} moves in {summary['seconds']} s: {summary['moves_per_second']} a second, "
            f"{figures.errors} errors"
        )
        for name, key in (("own seat", "own_ms"), ("other seats", "others_ms")):
            told = ", ".join(f"{part} {value} ms" for part, value in summary[key].items())
            console.print(f"  answer to position, {name}: {told}")
        for message in figures.refused[:5]:
            console.print(f"  refused: {message}", style="red")
    return 1 if figures.errors else 0


async def _run(
    console: Console | None, server: str, game: str, options: dict[str, Any], tables: int, seats: int, seconds: float
) -> Figures:
    figures = Figures(tables, seats)
    async with _served(server) as address:
        _say(console, f"Setting up {tables} tables with {seats} seats at {address} …")
        made = await _set_up(address, game, {**await _seating(address, game, seats), **options}, tables)
        _say(console, f"Playing for {seconds:g} seconds …")
        await _play_all(address, made, seconds, figures)
    return figures


def _say(console: Console | None, text: str) -> None:
    if console is not None:
        console.print(text)


@asynccontextmanager
async def _served(server: str) -> AsyncIterator[str]:
    """The server that was named, or one of our own with an empty database."""
    if server:
        yield server.rstrip("/")
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--no-limits"]
        environment = {**os.environ, "SANDTABLE_DATA": folder}
        with subprocess.Popen(  # noqa: S603 - our own program
            command, stdout=subprocess.PIPE, env=environment, text=True
        ) as process:
            try:
                address = await _address(process)
                await _until_ready(address)
                yield address
            finally:
                process.terminate()


async def _address(process: subprocess.Popen[str]) -> str:
    """Where a server that was started says it is."""
    assert process.stdout is not None  # noqa: S101 - it was asked for
    line = await asyncio.wait_for(asyncio.to_thread(process.stdout.readline), PATIENCE)
    found = next((word for word in line.split() if word.startswith("http")), "")
    if not found:
        raise Malformed("the server did not start")
    return found.rstrip("/")


async def _until_ready(address: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            await _request(address, "GET", "/api/health")
        except (OSError, Malformed):
            await asyncio.sleep(0.1)
        else:
            return
    raise Malformed("the server did not answer", where=address)


async def _request(address: str, method: str, path: str, body: Any = None, token: str = "") -> Any:
    return await asyncio.to_thread(_request_now, address, method, path, body, token)


def _request_now(address: str, method: str, path: str, body: Any, token: str) -> Any:
    from http.client import HTTPConnection, HTTPSConnection

    where = urlsplit(address)
    kind = HTTPSConnection if where.scheme == "https" else HTTPConnection
    connection = kind(where.hostname or "", where.port, timeout=PATIENCE)
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    try:
        connection.request(method, path, msgspec.json.encode(body) if body is not None else None, headers)
        response = connection.getresponse()
        data = response.read()
    except ConnectionRefusedError as error:
        raise Malformed(f"does not answer: {error.strerror}", where=address) from None
    finally:
        connection.close()
    if response.status >= 400:
        raise Malformed(f"{method} {path}: {response.status} {data[:200].decode(errors='replace')}", where=address)
    return msgspec.json.decode(data)


async def _seating(address: str, game: str, seats: int) -> dict[str, Any]:
    """The option that says how many sit at a table of this game, where it has one."""
    known = {one["key"]: one for one in await _request(address, "GET", "/api/games", None)}
    option = known.get(game, {}).get("seats_option", "")
    return {option: seats} if option and seats > 1 else {}


async def _set_up(
    address: str, game: str, options: dict[str, Any], tables: int
) -> list[tuple[str, list[tuple[str, str]]]]:
    """Tables with the tokens of their seats."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> tuple[str, list[tuple[str, str]]]:
        async with gate:
            made = await _request(address, "POST", "/api/tables", {"game": game, "options": options})
            table, host = made["table"]["id"], made["token"]
            names = [seat["seat"] for seat in made["table"]["seats"]]
            tokens = [(names[0], host)]
            for seat in names[1:]:
                given = await _request(address, "PUT", f"/api/tables/{table}/seats/{seat}", {"holder": "invited"}, host)
                joined = await _request(address, "POST", "/api/join", {"invitation": given["invitation"]})
                tokens.append((seat, joined["token"]))
            return table, tokens

    return await asyncio.gather(*(one() for _ in range(tables)))


async def _play_all(
    address: str, made: Sequence[tuple[str, list[tuple[str, str]]]], seconds: float, figures: Figures
) -> None:
    sent: dict[tuple[str, int], tuple[float, str]] = {}
    ready = asyncio.Event()
    seats = [
        _Seat(address, table, seat, token, sent, figures, ready) for table, tokens in made for seat, token in tokens
    ]
    tasks = [asyncio.create_task(seat.run()) for seat in seats]
    while sum(seat.seated for seat in seats) + figures.errors < len(seats):
        await asyncio.sleep(0.1)
    started = time.perf_counter()
    ready.set()
    await asyncio.sleep(seconds)
    figures.seconds = time.perf_counter() - started
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class _Seat:
    """One seat of one table, played at random with a little thought."""

    def __init__(
        self,
        address: str,
        table: str,
        seat: str,
        token: str,
        sent: dict[tuple[str, int], tuple[float, str]],
        figures: Figures,
        ready: asyncio.Event,
    ) -> None:
        self.address = address
        self.table = table
        self.seat = seat
        self.token = token
        self.sent = sent
        self.figures = figures
        self.ready = ready
        self.seated = False
        self._asked = -1
        self._answers = 0

    async def run(self) -> None:
        try:
            url = f"ws{self.address.removeprefix('http')}/api/tables/{self.table}/play"
            async with connect(url, max_size=None, compression=None, ping_interval=None) as socket:
                await socket.send(msgspec.json.encode({"do": "hello", "token": self.token}).decode())
                await self._follow(socket)
        except (OSError, WebSocketException):
            self.figures.errors += 1

    async def _follow(self, socket: ClientConnection) -> None:
        decode = msgspec.json.Decoder(_Frame).decode
        async for message in socket:
            frame = decode(message)
            now = time.perf_counter()
            if frame.type == "refused":
                self.figures.errors += 1
                self.figures.refused.append(frame.message)
            if frame.type != "position":
                continue
            self.seated = True
            started, author = self.sent.get((self.table, frame.seq), (0.0, ""))
            if started:
                waited = (now - started) * 1000
                (self.figures.own if author == self.seat else self.figures.others).append(waited)
                self.figures.moves += author == self.seat
            for question in frame.questions:
                if question.seat == self.seat and question.ask != self._asked:
                    self._asked = question.ask
                    asyncio.get_running_loop().create_task(self._answer(socket, question, frame.seq))

    async def _answer(self, socket: ClientConnection, question: _Question, seq: int) -> None:
        await self.ready.wait()
        await asyncio.sleep(random.uniform(*THINK))  # noqa: S311 - nothing secret about it
        self._answers += 1
        if self.figures.seconds:
            return  # it is over
        answer = random.choice(question.options)  # noqa: S311
        frame = {"do": "play", "seat": self.seat, "ask": question.ask, "answer": answer, "request": str(self._answers)}
        self.sent[self.table, seq + 1] = (time.perf_counter(), self.seat)
        try:
            await socket.send(msgspec.json.encode(frame).decode())
        except WebSocketException:
            if not self.figures.seconds:
                self.figures.errors += 1

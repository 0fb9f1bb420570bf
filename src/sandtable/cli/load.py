"""`sandtable load`: plays many tables at once over the network and measures how long decisions take to arrive."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
import typer
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sandtable.cli.common import screen
from sandtable.cli.load_figures import Figures, Stopwatch
from sandtable.engine.errors import Malformed
from sandtable.engine.plain import Fields

SPREAD = (0.5, 1.5)  # random factor on the time that a seat thinks
WARM_UP = 10.0  # seconds that are not counted, in which a new server fills its caches
AT_ONCE = 20  # tables that are set up in parallel
PATIENCE = 30.0  # seconds to wait for the server to start


T = TypeVar("T")


class _Health(msgspec.Struct):
    ok: bool


class _Game(msgspec.Struct):
    key: str
    seats_option: str = ""


class _SeatInfo(msgspec.Struct):
    seat: str


class _Table(msgspec.Struct):
    id: str
    seats: list[_SeatInfo]


class _Made(msgspec.Struct):
    table: _Table
    token: str


class _Invited(msgspec.Struct):
    invitation: str


class _Joined(msgspec.Struct):
    token: str


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
    code: str = ""
    message: str = ""


_read = msgspec.json.Decoder(_Frame).decode


class Trial(msgspec.Struct, frozen=True):
    """What to play: where, which game, how many tables, for how long."""

    server: str  # its address; empty starts one of our own
    game: str
    options: Fields
    tables: int
    seats: int
    seconds: float
    think: float  # seconds between two moves at a table


def load_here(trial: Trial, *, as_json: bool) -> int:
    """Play and print the figures; returns the exit code, 1 if anything failed."""
    console = screen()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        figures = runner.run(_run(trial, console if not as_json else None))
    if as_json:
        typer.echo(msgspec.json.encode(figures.summary()).decode())
    else:
        for line in figures.lines():
            console.print(line)
        for message in figures.refused[:5]:
            console.print(f"  refused: {message}", style="red")
    return 1 if figures.errors else 0


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fastest event loop there is, so that the server is measured and not this process."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _run(trial: Trial, console: Console | None) -> Figures:
    async with _served(trial.server) as address:
        _say(console, f"Setting up {trial.tables} tables with {trial.seats} seats at {address} …")
        options = {**await _seating(address, trial.game, trial.seats), **trial.options}
        made = await _set_up(address, trial.game, options, trial.tables)
        figures = Figures(trial.tables, max(len(tokens) for _, tokens in made))
        _say(console, f"Playing for {WARM_UP:g} seconds to warm up, then for {trial.seconds:g} …")
        await _play_all(address, made, trial, figures)
    return figures


def _say(console: Console | None, text: str) -> None:
    if console is not None:
        console.print(text)


@asynccontextmanager
async def _served(server: str) -> AsyncIterator[str]:
    """The address of the given server, or of one that is started here with an empty database."""
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
    """The address that a server prints when it starts."""
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
            await _request(_Health, address, "GET", "/api/health")
        except (OSError, Malformed):
            await asyncio.sleep(0.1)
        else:
            return
    raise Malformed("the server did not answer", where=address)


async def _request(kind: type[T], address: str, method: str, path: str, body: object = None, token: str = "") -> T:
    """Send a request and decode the response as `kind`."""
    data = await asyncio.to_thread(_request_now, address, method, path, body, token)
    return msgspec.json.decode(data, type=kind)


def _request_now(address: str, method: str, path: str, body: object, token: str) -> bytes:
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
    return data


async def _seating(address: str, game: str, seats: int) -> dict[str, int]:
    """The option that sets the number of seats, if the game has one."""
    known = await _request(list[_Game], address, "GET", "/api/games")
    option = next((one.seats_option for one in known if one.key == game), "")
    return {option: seats} if option and seats > 1 else {}


async def _set_up(address: str, game: str, options: Fields, tables: int) -> list[tuple[str, list[tuple[str, str]]]]:
    """Set up the tables; returns the id of each with the tokens of its seats."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> tuple[str, list[tuple[str, str]]]:
        async with gate:
            made = await _request(_Made, address, "POST", "/api/tables", {"game": game, "options": options})
            table = made.table.id
            first, *others = [info.seat for info in made.table.seats]
            tokens = [(first, made.token)]
            for seat in others:
                path = f"/api/tables/{table}/seats/{seat}"
                invited = await _request(_Invited, address, "PUT", path, {"holder": "invited"}, made.token)
                joined = await _request(_Joined, address, "POST", "/api/join", {"invitation": invited.invitation})
                tokens.append((seat, joined.token))
            return table, tokens

    return await asyncio.gather(*(one() for _ in range(tables)))


async def _play_all(
    address: str, made: Sequence[tuple[str, list[tuple[str, str]]]], trial: Trial, figures: Figures
) -> None:
    play = _Play(address, trial.think, figures)
    seats: list[_Seat] = []
    for table, tokens in made:
        watch = Stopwatch(figures, len(tokens), lambda: play.counts)
        seats += [_Seat(play, watch, table, seat, token) for seat, token in tokens]
    tasks = [asyncio.create_task(seat.run()) for seat in seats]
    while sum(seat.seated for seat in seats) + figures.errors < len(seats):
        await asyncio.sleep(0.1)
    gc.freeze()
    gc.disable()  # our own garbage collection would be measured as the server's delay
    play.runs = True
    for seat in seats:
        seat.think()
    await asyncio.sleep(WARM_UP)
    started = time.perf_counter()
    play.counts = True
    await asyncio.sleep(trial.seconds)
    play.counts = play.runs = False
    figures.seconds = time.perf_counter() - started
    gc.enable()
    gc.unfreeze()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class _Play:
    """What all seats share: the address, the pace, and whether to play and to count."""

    def __init__(self, address: str, think: float, figures: Figures) -> None:
        self.address = address
        self.think = think
        self.figures = figures
        self.runs = False
        self.counts = False


class _Seat:
    """One seat at one table, which answers at random after a pause."""

    def __init__(self, play: _Play, watch: Stopwatch, table: str, seat: str, token: str) -> None:
        self.play = play
        self.watch = watch
        self.table = table
        self.seat = seat
        self.token = token
        self.seated = False
        self._socket: ClientConnection | None = None
        self._question: _Question | None = None
        self._waiting = 1  # how many seats are being asked
        self._thinks = False
        self._answered = -1
        self._requests = 0
        self._sending: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        try:
            url = f"ws{self.play.address.removeprefix('http')}/api/tables/{self.table}/play"
            async with connect(url, max_size=None, compression=None, ping_interval=None) as socket:
                self._socket = socket
                await socket.send(msgspec.json.encode({"do": "hello", "token": self.token}).decode())
                async for message in socket:
                    self._hear(_read(message), time.perf_counter())
        except (OSError, WebSocketException):
            self.play.figures.errors += 1

    def _hear(self, frame: _Frame, now: float) -> None:
        if frame.type == "done":
            self.watch.acknowledged(self.seat, frame.request, frame.seq)
        elif frame.type == "refused":
            self.watch.refused(self.seat, frame.request)
            self.play.figures.refuse(frame.code, frame.message)
        elif frame.type == "position":
            if self.seated:
                self.watch.shown(self.seat, frame.seq, now)
            self.seated = True
            self._question = next((asked for asked in frame.questions if asked.seat == self.seat), None)
            self._waiting = len(frame.waiting)
            self.think()

    def think(self) -> None:
        """Answer the open question after a pause. A question that replaces an open one does not start a new pause.

        If several seats are asked at once, each waits that many times longer, so that all games go at the same pace.
        """
        asked = self._question
        if self.play.runs and asked is not None and asked.ask != self._answered and not self._thinks:
            self._thinks = True
            pace = random.uniform(*SPREAD)  # noqa: S311 - nothing secret about it
            thought = pace * self.play.think * max(1, self._waiting)
            asyncio.get_running_loop().call_later(thought, self._answer)

    def _answer(self) -> None:
        self._thinks = False
        asked = self._question
        if not self.play.runs or asked is None or asked.ask == self._answered:
            return
        self._answered = asked.ask
        task = asyncio.create_task(self._send(asked, random.choice(asked.options)))  # noqa: S311
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, asked: _Question, answer: str) -> None:
        assert self._socket is not None  # noqa: S101 - nobody is asked before
        self._requests += 1
        request = str(self._requests)
        frame = {"do": "play", "seat": self.seat, "ask": asked.ask, "answer": answer, "request": request}
        self.watch.sent(self.seat, request, time.perf_counter())
        try:
            await self._socket.send(msgspec.json.encode(frame).decode())
        except WebSocketException:
            if self.play.runs:
                self.play.figures.errors += 1

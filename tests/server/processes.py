"""Servers in other processes, which can be reached over the network and killed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.wire import Frame, Made
from tests.support import ROOT

PATIENCE = 60.0
ADDRESS = re.compile(r"Sandtable is at http://([^/ ]+)/")
OWNER = re.compile(r"Open http://\S+#/owner/(\S+)")


class Process:
    """A server in another process; `log` has everything that it prints."""

    def __init__(self, pid: int, log: Path, popen: subprocess.Popen[bytes] | None = None) -> None:
        self.pid = pid
        self.log = log
        self._popen = popen
        self._lines: list[Line] = []
        self.address = self._read(ADDRESS)
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE)

    @property
    def owner(self) -> str:
        """The owner's token, which the server prints when it starts."""
        return self._read(OWNER)

    def _read(self, line: re.Pattern[str]) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = line.findall(self.log.read_text() if self.log.exists() else "")
            if found:
                return str(found[-1])
            if not self.alive:
                break
            time.sleep(0.01)
        raise AssertionError(f"the server did not start: {self.log.read_text() if self.log.exists() else ''}")

    @property
    def alive(self) -> bool:
        if self._popen is not None:
            return self._popen.poll() is None
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Kill it, and wait until it is dead."""
        self.http.close()
        if self.alive:
            os.kill(self.pid, how)
        deadline = time.monotonic() + PATIENCE
        while self.alive:
            assert time.monotonic() < deadline, f"{how.name} did not end the server"
            time.sleep(0.002)
        for line in self._lines:
            line.close()

    # -- talking -----------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, token: str = "", body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.http.request(method, path, json=body, headers=headers)

    def post(self, path: str, token: str = "", body: Any = None) -> Any:
        response = self.ask("POST", path, token, {} if body is None else body)
        assert response.status_code < 300, response.text
        return response.json()

    def table(self, game: str = "hegra", **fields: Any) -> Made:
        made = self.post("/api/tables", body={"game": game, **fields})
        return Made(made["table"]["id"], made["token"])

    def guest(self, table: Made, seat: str, name: str = "") -> str:
        given = self.ask("PUT", f"/api/tables/{table.id}/seats/{seat}", table.token, {"holder": "invited"})
        assert given.status_code == 200, given.text
        return str(self.post("/api/join", body={"invitation": given.json()["invitation"], "name": name})["token"])

    def play_address(self, table_id: str) -> str:
        return f"ws://{self.address}/api/tables/{table_id}/play"

    def sit(self, table_id: str, token: str, seen: int = 0) -> Line:
        line = Line(self, table_id, token, seen)
        self._lines.append(line)
        return line


class Line:
    """A WebSocket over the network."""

    def __init__(self, server: Process, table_id: str, token: str, seen: int = 0) -> None:
        address = server.play_address(table_id)
        self._stack = ExitStack()
        origin = Origin(f"http://{server.address}")
        opening = connect(address, origin=origin, open_timeout=PATIENCE, max_size=None, proxy=None)
        self.socket: ClientConnection = self._stack.enter_context(opening)
        self.frames: list[Frame] = []
        self.position: Frame = {}
        self._requests = 0
        self.say({"do": "hello", "token": token, "seen": seen})
        self.welcome = self.until("welcome")
        self.until("position")

    def say(self, frame: Frame) -> None:
        self.socket.send(json.dumps(frame))

    def next(self) -> Frame:
        frame: Frame = json.loads(self.socket.recv(PATIENCE))
        self.frames.append(frame)
        if frame["type"] == "position":
            self.position = frame
        return frame

    def until(self, *types: str) -> Frame:
        while (frame := self.next())["type"] not in types:
            pass
        return frame

    def see(self, seq: int) -> Frame:
        """Wait for the position after act `seq`."""
        while self.position["seq"] < seq:
            self.until("position")
        return self.position

    def play(self, answer: str = "", seat: str = "") -> Frame:
        """Answer a question, by default with its first option. Returns the acknowledgement, after the position."""
        question = next(one for one in self.position["questions"] if seat in ("", one["seat"]))
        self._requests += 1
        self.say(
            {
                "do": "play",
                "seat": question["seat"],
                "ask": question["ask"],
                "answer": answer or question["options"][0],
                "request": f"{id(self):x}-{self._requests}",
            }
        )
        done = self.until("done", "refused")
        assert done["type"] == "done", done
        self.see(done["seq"])
        return done

    def close(self) -> None:
        self._stack.close()


class Zygote:
    """A process in which everything is loaded, and from which servers are forked; see `zygote.py`."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def fork(self, log: Path, environment: dict[str, str], arguments: tuple[str, ...]) -> int:
        """Fork a process that runs `sandtable` with these arguments, and return its id."""
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.zygote"],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        stdin, stdout = self._pipes()
        stdin.write(json.dumps([str(log), environment, *arguments]) + "\n")
        stdin.flush()
        return int(stdout.readline())

    def _pipes(self) -> tuple[IO[str], IO[str]]:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        return self._process.stdin, self._process.stdout

    def close(self) -> None:
        if self._process is not None:
            stdin, stdout = self._pipes()
            stdin.close()
            self._process.wait()
            stdout.close()


class Nursery:
    """Starts servers, and ends them all when the test is over."""

    def __init__(self, folder: Path, zygote: Zygote) -> None:
        self.folder = folder
        self._started: list[Process] = []
        self._zygote = zygote

    def start(self, database: str = "", *arguments: str, port: int | str = 0, fast: bool = True) -> Process:
        """Start a server on this database; `fast` forks it from a process that has loaded everything."""
        log = self.folder / f"server-{len(self._started)}.log"
        kept = ("--database", database) if database else ()
        command = ("serve", "--port", str(port), *kept, *arguments)
        environment = {"SANDTABLE_DATA": str(self.folder / "data"), "SANDTABLE_GAMES": "tests.games.parley.game"}
        if fast:
            process = Process(self._zygote.fork(log, environment, command), log)
        else:
            with log.open("ab") as file:
                popen = subprocess.Popen(
                    [sys.executable, "-m", "sandtable", *command],
                    cwd=ROOT,
                    env={**os.environ, **environment},
                    stdin=subprocess.DEVNULL,
                    stdout=file,
                    stderr=file,
                )
            process = Process(popen.pid, log, popen)
        self._started.append(process)
        return process

    def logs(self) -> str:
        """Everything that the servers have printed."""
        return "".join(process.log.read_text() for process in self._started)

    def close(self) -> None:
        for process in self._started:
            process.end()

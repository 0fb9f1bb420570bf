"""Several people at one table, each in their own browser."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect
from websockets.sync.client import connect
from websockets.typing import Origin

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import load
from tests.browser.conftest import ROOT, Visit
from tests.browser.table import Server, TablePage


def keeping(server: Server, *tables: str, **settings: Any) -> dict[str, Any]:
    """The storage of a browser from earlier visits: settings, and the host's tokens of these tables."""
    kept = {
        "sandtable.settings": {"language": "en", "animation": "off", **settings},
        "sandtable.tables": [
            {"id": table, "token": server.token(table), "role": "host", "game": server.table(table)["game"], "at": at}
            for at, table in enumerate(tables)
        ],
    }
    storage = [{"name": name, "value": json.dumps(value)} for name, value in kept.items()]
    return {"storage_state": {"cookies": [], "origins": [{"origin": server.address, "localStorage": storage}]}}


def stranger(visit: Visit, server: Server, path: str = "", **settings: Any) -> Page:
    """A new visitor, without animation."""
    page = visit(path, **keeping(server, **settings))
    assert isinstance(page, Page)
    return page


def host(visit: Visit, server: Server, table: str, **settings: Any) -> TablePage:
    """The host of a table."""
    page = visit(f"#/table/{table}", **keeping(server, table, **settings))
    return TablePage(page, server)


def sit_down(page: Page, server: Server, name: str = "") -> TablePage:
    """Accept the invitation that is open in a page."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="To the table").click()
    return TablePage(page, server)


def guest(visit: Visit, server: Server, link: str, name: str = "", **settings: Any) -> TablePage:
    return sit_down(stranger(visit, server, link, **settings), server, name)


def begun(server: Server, game: str, seed: int, answers: Iterable[str], **options: Any) -> str:
    """A table after these answers."""
    match = Match.new(load(game), Setup(seed, {name.replace("_", "-"): value for name, value in options.items()}))
    for answer in answers:
        match.play(answer)
    made = server.ask("/api/tables/import", {"journal": match.save(), "name": ""}, "POST")
    return str(made["table"]["id"])


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name, exact=True).click()


def find(table: TablePage, written: str) -> Locator:
    """The button of an option; opens its group if it is in one."""
    words = written.split()
    groups = [f'[data-group="{" ".join(words[:count])}"][aria-expanded="false"]' for count in range(1, len(words) + 1)]
    button = table.page.locator(f'[data-option="{written}"]')
    expect(button.or_(table.page.locator(", ".join(groups))).first).to_be_enabled()
    if not button.count():
        table.page.locator(", ".join(groups)).first.click()
    return button


def take(table: TablePage, written: str) -> None:
    """Take an option, and wait until the page shows it."""
    seq = table.seq
    find(table, written).click()
    moved_on(table, seq)


def last_option(table: TablePage) -> str:
    """Take the last option; opens its group if it is in one."""
    seq = table.seq
    if table.rows.last.get_attribute("data-group") is not None:
        table.rows.last.click()
    option = table.page.locator("[data-option]").last
    written = str(option.get_attribute("data-option"))
    option.click()
    moved_on(table, seq)
    return written


def moved_on(table: TablePage, seq: int) -> None:
    """Wait until the page shows the next position."""
    expect(table.desk).not_to_have_attribute("data-seq", str(seq))


def pass_on(tables: dict[str, TablePage], server: Server, table: str) -> TablePage:
    """The page of the person who is asked now, once it shows the question."""
    info = server.table(table)
    (seat,) = info["waiting"]
    asked = tables[seat]
    asked.wait_for(info["seq"])
    expect(asked.rows.first).to_be_enabled()
    return asked


class Wire:
    """Records everything that a page receives over its WebSockets from now on."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def told(self, word: str) -> list[str]:
        return [frame for frame in self.frames if word in frame]


def play_out(server: Server, table: str, choose: Callable[[int, list[str]], str]) -> None:
    """Play a table to its end over its WebSocket, as a program would."""
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/play"
    with connect(address, origin=Origin(server.address)) as socket:
        socket.send(json.dumps({"do": "hello", "token": server.token(table)}))
        for frame in map(json.loads, socket):
            if frame["type"] != "position":
                continue
            if not frame.get("questions"):
                return
            question, number = frame["questions"][0], frame["number"]
            answer = {"answer": choose(number, question["options"]), "seat": question["seat"], "ask": question["ask"]}
            socket.send(json.dumps({"do": "play", "request": f"{table}-{number}", **answer}))


@contextmanager
def serving(data: Path, port: int = 0) -> Iterator[Server]:
    """A separate server, which can be stopped."""
    environment = {**os.environ, "SANDTABLE_DATA": str(data)}
    command = [sys.executable, "-m", "sandtable", "serve", "--port", str(port), "--no-limits"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            address = next(word for word in process.stdout.readline().split() if word.startswith("http")).rstrip("/")
            served = Server(address, (data / "owner").read_text().strip())
            served.wait()
            yield served
        finally:
            process.kill()

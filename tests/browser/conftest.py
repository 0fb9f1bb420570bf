"""Fixtures for browser tests: a server, and Debian's Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.table import Server

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "sandtable" / "server" / "page" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
# A test page lives for seconds: optimising compilers and fine text rendering cost more time than they save.
SHORT_LIVED = ["--js-flags=--no-opt --no-maglev", "--disable-lcd-text", "--disable-font-subpixel-positioning"]
SLOW = 15_000  # milliseconds to wait for an element

Visit = Callable[..., Page]


def _need(what: str, found: object) -> None:
    """Skip a test, with a message, if something that it needs is missing; in CI it fails instead."""
    if not found:
        reason = f"needs {what}: run make test, which installs it where it may"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty database and the test game."""
    _need("the built page", PAGE.is_file())
    data = tmp_path_factory.mktemp("data")
    environment = {
        **os.environ,
        "SANDTABLE_DATA": str(data),
        "SANDTABLE_GAMES": "tests.games.parley.game",
        "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))),
    }
    command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--no-limits"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        address = next(word for word in process.stdout.readline().split() if word.startswith("http")).rstrip("/")
        served = Server(address, (data / "owner").read_text().strip())
        served.wait()
        yield served
        process.terminate()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    # The headless shell takes half the time of the whole browser.
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    _need("Debian's Chromium", program)
    expect.set_options(timeout=SLOW)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *SHORT_LIVED])
        yield browser
        browser.close()


def _is_wrong(said: ConsoleMessage) -> bool:
    """Whether this is an unexpected error. The browser also logs each request that the server rightly refuses."""
    refused = "/api/" in said.location["url"] and "status of 4" in said.text
    return said.type == "error" and not refused


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Opens the page for one more person, in a browser context of its own; fails on errors in the console."""
    opened: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(path: str = "", *, width: int = 1440, height: int = 900, **options: Any) -> Page:
        context = chromium.new_context(viewport={"width": width, "height": height}, locale="en-GB", **options)
        context.set_default_timeout(SLOW)
        opened.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if _is_wrong(said) else None)
        page.goto(f"{server.address}/{path}")
        return page

    yield open_page
    for context in opened:
        context.close()
    assert [one for one in wrong if "ERR_INTERNET_DISCONNECTED" not in one and "WebSocket" not in one] == []

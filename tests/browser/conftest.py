"""A server of our own and Debian's Chromium: the page as people see it."""

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
# A page of a test lives for seconds: compilers that make long runs fast, and fine letters, cost more than they give.
SHORT_LIVED = ["--js-flags=--no-opt --no-maglev", "--disable-lcd-text", "--disable-font-subpixel-positioning"]
SLOW = 15_000  # milliseconds before something that should appear counts as missing

Visit = Callable[..., Page]


def _need(what: str, found: object) -> None:
    """Without what a test needs it is skipped, and says so; in CI nothing is skipped."""
    if not found:
        reason = f"needs {what}: run make test, which installs it where it may"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty database, that also has the test game."""
    _need("the built page", PAGE.is_file())
    data = tmp_path_factory.mktemp("data")
    environment = {
        **os.environ,
        "SANDTABLE_DATA": str(data),
        "SANDTABLE_GAMES": "tests.games.parley.game",
        "PYTHONPATH": str(ROOT),
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
    # The same browser without its windows costs half as much.
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    _need("Debian's Chromium", program)
    expect.set_options(timeout=SLOW)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *SHORT_LIVED])
        yield browser
        browser.close()


def _is_wrong(said: ConsoleMessage) -> bool:
    """An error that nobody expects: the browser also notes each request that the server refuses, as it should."""
    refused = "/api/" in said.location["url"] and "status of 4" in said.text
    return said.type == "error" and not refused


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Opens the page as one more person would, each with a browser of their own; nothing may go wrong in it."""
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

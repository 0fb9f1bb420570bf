"""Measures how fast the page is: `python -m tests.browser.measure`. Not a test; needs the built page and Chromium."""

from __future__ import annotations

import gzip
import random
import shutil
import sys
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import load
from tests.browser.conftest import FLAGS
from tests.browser.people import keeping, serving
from tests.browser.table import Server

MOVES = 100
DECISIONS = 500
SLOWER = 4  # times
FREE = ("equip", "unequip", "ready", "attach", "detach")  # moves that cost no AP
FIDDLE = 0.8
SEEDS = {"hegra": range(38, 60), "wolfenstein": range(11, 40)}

# From the click on an option to the frame that shows the answer on the board.
CLICK = """async last => {
    const desk = document.querySelector("[data-seq]");
    const rows = () => [...document.querySelectorAll("[data-choice]")];
    const pick = () => (last ? rows().at(-1) : rows()[0]);
    if (!pick()) return null;
    if (pick().dataset.group !== undefined) {
        pick().click();
        await new Promise(requestAnimationFrame);
    }
    const options = [...document.querySelectorAll("[data-option]")];
    const button = last ? options.at(-1) : options[0];
    const began = performance.now();
    const shown = new Promise(done => new MutationObserver(done).observe(desk, { attributeFilter: ["data-seq"] }));
    button.click();
    await shown;
    await new Promise(requestAnimationFrame);
    return performance.now() - began;
}"""

# From a move of the history slider to the frame that shows the board of that moment.
REWIND = """async number => {
    const slider = document.querySelector(".past input[type=range]");
    const before = window.pasts;
    const began = performance.now();
    slider.value = number;
    slider.dispatchEvent(new Event("change", { bubbles: true }));
    while (window.pasts === before) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - began;
}"""

# The first frame in which the element can be used. Polling from outside would be late.
USABLE = """const look = () => {
    if (document.querySelector(ready)) window.usable = performance.now();
    else requestAnimationFrame(look);
};
look();"""

COUNT_PASTS = """window.pasts = 0;
window.WebSocket = class extends WebSocket {
    constructor(...told) {
        super(...told);
        this.addEventListener("message", ({ data }) => (window.pasts += data.startsWith('{"type":"past"') ? 1 : 0));
    }
};"""


def main() -> int:
    program = shutil.which("chromium")
    if program is None:
        print("needs Debian's Chromium", file=sys.stderr)
        return 1
    with TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for game, last in (("hegra", False), ("wolfenstein", True)):
            _tell(f"{game}: click to board", _clicks(browser, server, game, last=last))
        _tell(f"rewind to any of {DECISIONS} decisions", _rewinds(browser, server))
        for name, path, ready in (
            ("shelf", "", "article .play:enabled"),
            ("table", f"#/table/{_long_game(server, 0)}", "[data-option]:enabled"),
        ):
            _first_load(browser, server, name, path, ready)
        browser.close()
    return 0


def _tell(what: str, times: list[float]) -> None:
    cuts = quantiles(times, n=20)
    print(f"{what}: p50 {cuts[9]:.0f} ms, p95 {cuts[18]:.0f} ms, most {max(times):.0f} ms, of {len(times)}", flush=True)


def _open(browser: Browser, server: Server, table: str) -> Page:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, **keeping(server, table))
    context.add_init_script(COUNT_PASTS)
    page = context.new_page()
    page.goto(f"{server.address}/#/table/{table}")
    page.locator("[data-choice]").first.wait_for()
    return page


def _clicks(browser: Browser, server: Server, game: str, *, last: bool) -> list[float]:
    times: list[float] = []
    for seed in SEEDS[game]:
        options = {"tie-breaks": "automatic"} if game == "wolfenstein" else {}
        page = _open(browser, server, server.new_table(game, seed=seed, options=options))
        while len(times) < MOVES and (taken := page.evaluate(CLICK, last)) is not None:
            times.append(taken)
        page.context.close()
        if len(times) == MOVES:
            break
    return times


def _long_game(server: Server, decisions: int) -> str:
    """A random game of Wolfenstein with this many decisions; Heroes who handle their gear live longer."""
    for seed in range(1, 60):
        chance = random.Random(seed)
        match = Match.new(load("wolfenstein"), Setup(seed, {"difficulty": "dont-hurt-me", "tie-breaks": "automatic"}))
        while not match.over and match.number <= decisions:
            options = [str(option) for option in match.decision.options]
            free = [option for option in options if option.split()[0] in FREE] if chance.random() < FIDDLE else []
            match.play(chance.choice(free or options))
        if match.number > decisions:
            made: Any = server.ask("/api/tables/import", {"journal": match.save(), "name": ""}, "POST")
            return str(made["table"]["id"])
    raise AssertionError("no game is that long")


def _rewinds(browser: Browser, server: Server) -> list[float]:
    page = _open(browser, server, _long_game(server, DECISIONS))
    page.locator("[data-decision]").nth(3).click()
    page.locator(".past input[type=range]").wait_for()
    numbers = random.Random(8).sample(range(DECISIONS), MOVES)
    times = [page.evaluate(REWIND, number) for number in numbers]
    page.context.close()
    return times


def _first_load(browser: Browser, server: Server, name: str, path: str, ready: str) -> None:
    """The bytes transferred, and the time until the page can be used on a slow machine."""
    table = path.removeprefix("#/table/")
    context = browser.new_context(viewport={"width": 1440, "height": 900}, **keeping(server, *filter(None, [table])))
    context.add_init_script(f"const ready = {ready!r};" + USABLE)
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - Playwright marks it
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"{server.address}/{path}")
    page.locator(ready).first.wait_for()
    taken = page.evaluate("window.usable")
    page.wait_for_load_state("networkidle")
    scripts = [answer for answer in answers if answer.url.endswith(".js")]
    size = sum(len(gzip.compress(answer.body(), 9)) for answer in scripts)
    print(
        f"{name}: {size / 1000:.0f} kB of JavaScript (gzip) in {len(scripts)} files,"
        f" usable after {taken / 1000:.2f} s at {SLOWER}x slower",
        flush=True,
    )
    context.close()


if __name__ == "__main__":
    raise SystemExit(main())

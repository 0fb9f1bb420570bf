"""The page for everybody: with a screen reader, by keyboard, on a phone, in large letters, in any light."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import load
from sandtable.players import look, make_player
from tests.browser.conftest import Visit
from tests.browser.people import host, keeping, moved_on, stranger, tab
from tests.browser.table import Server, TablePage

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
TOUCH = {**PHONE, "has_touch": True, "is_mobile": True}
GRAVE = ("serious", "critical")

# -- tables at a certain moment ----------------------------------------------------------------------------------------


@cache
def _game(key: str, decisions: int, seed: int, **options: Any) -> str:
    """The journal of a game that a program has played so far."""
    match = Match.new(load(key), Setup(seed, options))
    player = make_player(match.game, "greedy", 1)
    for _ in range(decisions):
        decision = match.decision
        match.play(player.choose(decision, lambda seat=decision.seat: look(match, seat, 0)), decision.seat)
    return match.save()


@cache
def _before_a_film() -> tuple[str, str]:
    """A game of Wolfenstein, and the answer after which the enemy moves."""
    match = Match.new(load("wolfenstein"), Setup(1, {"players": 2}))
    player = make_player(match.game, "greedy", 1)
    while True:
        before, lines = match.save(), len(match.log_for(None))
        decision = match.decision
        answer = player.choose(decision, lambda seat=decision.seat: look(match, seat, 0))
        match.play(answer, decision.seat)
        if len(match.log_for(None)) - lines > 15:
            return before, answer.text


def _imported(server: Server, journal: str) -> str:
    return str(server.ask("/api/tables/import", {"journal": journal}, "POST")["table"]["id"])


def _at(visit: Visit, server: Server, key: str, decisions: int, seed: int = 1, **more: Any) -> TablePage:
    """A table of one's own after so many decisions of a program."""
    options = more.pop("options", {})
    settings = {name: more.pop(name) for name in ("language", "textSize", "animation") if name in more}
    table = _imported(server, _game(key, decisions, seed, **options))
    return TablePage(visit(f"#/table/{table}", **keeping(server, table, **settings), **more), server)


# -- what every page must be -------------------------------------------------------------------------------------------

Opening = Callable[[Visit, Server], Page]
PLACES: dict[str, Opening] = {}


def _place(name: str) -> Callable[[Opening], Opening]:
    def keep(opening: Opening) -> Opening:
        PLACES[name] = opening
        return opening

    return keep


for _name, _path, _shown in (
    ("the set-up of Hegra", "#/new/hegra", "Start"),
    ("the set-up of Wolfenstein", "#/new/wolfenstein", "Start"),
    ("the campaign", "#/campaign/wolfenstein", ""),
    ("the statistics", "#/statistics", ""),
    ("the rules", "#/rules/wolfenstein", ""),
    ("a page that is missing", "#/nowhere", ""),
    ("an invitation that is none", "#/join/nothing", ""),
):

    def _open(visit: Visit, server: Server, path: str = _path, shown: str = _shown) -> Page:
        page = stranger(visit, server, path)
        expect(page.get_by_role("heading").first).to_be_visible()
        if shown:
            expect(page.get_by_role("button", name=shown)).to_be_visible()
        page.wait_for_load_state("networkidle")
        return page

    PLACES[_name] = _open


@_place("the shelf with a table in progress")
def _home(visit: Visit, server: Server) -> Page:
    table = server.new_table("hegra", seed=1)
    page: Page = visit("", **keeping(server, table))
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.get_by_text("Day 1").first).to_be_visible()
    return page


@_place("an invitation")
def _join(visit: Visit, server: Server) -> Page:
    table = server.new_table("wolfenstein", seed=1, options={"players": 2})
    page = stranger(visit, server, server.invite(table, "player-2"))
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    return page


@_place("Hegra in the first days")
def _hegra(visit: Visit, server: Server) -> Page:
    return _asked(_at(visit, server, "hegra", 12))


@_place("Hegra in the siege, with the reasons")
def _siege(visit: Visit, server: Server) -> Page:
    page = _asked(_at(visit, server, "hegra", 260))
    page.get_by_role("button", name="not possible now").click()
    return page


@_place("a game of Hegra that has ended")
def _ended(visit: Visit, server: Server) -> Page:
    table = _at(visit, server, "hegra", 444)
    assert table.over
    return table.page


@_place("Wolfenstein at a Hero's action")
def _action(visit: Visit, server: Server) -> Page:
    page = _asked(_at(visit, server, "wolfenstein", 90, options={"players": 2}))
    page.locator("[data-group]").first.click()
    return page


@_place("the Nazi Phase as a film")
def _film(visit: Visit, server: Server) -> Page:
    journal, answer = _before_a_film()
    table = host(visit, server, _imported(server, journal), animation="step")
    table.option(answer).click()
    expect(table.page.get_by_role("button", name="Next")).to_be_visible()
    return table.page


@_place("the past")
def _past(visit: Visit, server: Server) -> Page:
    page = _asked(_at(visit, server, "wolfenstein", 90, options={"players": 2}))
    page.locator("[data-decision]").nth(2).click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    return page


@_place("a game without art of its own")
def _parley(visit: Visit, server: Server) -> Page:
    return _asked(host(visit, server, server.new_table("parley", seed=1)))


@_place("the lesson of Hegra")
def _first_day(visit: Visit, server: Server) -> Page:
    return _asked(host(visit, server, server.new_table("hegra", lesson="first-day")))


@_place("the lesson of Wolfenstein")
def _firefight(visit: Visit, server: Server) -> Page:
    return _asked(host(visit, server, server.new_table("wolfenstein", lesson="firefight")))


@_place("the settings")
def _settings(visit: Visit, server: Server) -> Page:
    page = _hegra(visit, server)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@_place("the keys")
def _keys(visit: Visit, server: Server) -> Page:
    page = _hegra(visit, server)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@_place("how far back")
def _undo(visit: Visit, server: Server) -> Page:
    page = _hegra(visit, server)
    page.get_by_role("button", name="How far back?").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


@_place("the people, who talk")
def _people(visit: Visit, server: Server) -> Page:
    table = server.new_table("wolfenstein", seed=1, options={"players": 2})
    page = _asked(host(visit, server, table))
    tab(page, "Table")
    page.get_by_label("Say something").fill("Here we go.")
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.get_by_text("Here we go.")).to_be_visible()
    return page


@_place("a rule beside the board")
def _rule(visit: Visit, server: Server) -> Page:
    page = _hegra(visit, server)
    tab(page, "Rules")
    expect(page.get_by_label("Search the rules")).to_be_visible()
    return page


def _asked(table: TablePage) -> Page:
    """When everything is there, what is possible and what is not."""
    expect(table.rows.first).to_be_enabled()
    return table.page


@pytest.mark.parametrize("place", PLACES)
def test_nothing_grave_stands_in_anybodys_way(visit: Visit, server: Server, place: str) -> None:
    page = PLACES[place](visit, server)
    axe = Axe()
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for theme in ("light", "dark"):
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            _still(page)
            found = axe.run(page).response["violations"]
            assert [_told(one) for one in found if one["impact"] in GRAVE] == [], f"{size['width']} px, {theme}"
        assert _sideways(page) <= 0, f"{size['width']} px"


def _told(violation: dict[str, Any]) -> str:
    where = "; ".join(f"{node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}" for node in violation["nodes"][:4])
    return f"{violation['id']} ({len(violation['nodes'])}): {where}"


def _still(page: Page) -> None:
    """Until nothing moves or fades any more."""
    page.wait_for_function(
        "() => document.getAnimations().every(one => one.playState !== 'running' "
        "|| one.effect.getComputedTiming().endTime === Infinity)"
    )


def _sideways(page: Page) -> int:
    """Pixels by which the page itself could be scrolled sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

"""Halls of Hegra in the browser: with the mouse, and with the keyboard alone."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page, expect

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import load
from tests.browser.conftest import Visit
from tests.browser.people import begun, find, host, moved_on
from tests.browser.table import Server, TablePage

SEED = 38
FEW = 6  # up to this many options have a digit


@cache
def _short_game() -> list[str]:
    """A game that is lost in the siege: always the first option, or every third time the last if there are few."""
    match = Match.new(load("hegra"), Setup(SEED))
    while match.decisions:
        options = match.decision.options
        match.play(options[-1 if len(options) <= FEW and len(match.entries) % 3 == 2 else 0])
    return [str(entry.option) for entry in match.entries]


def _new_table(visit: Visit, server: Server) -> TablePage:
    return host(visit, server, server.new_table("hegra", seed=SEED))


def _lost_in_the_siege(table: TablePage) -> None:
    assert table.over
    assert table.info["outcome"] == {"won": False, "result": "defeat", "cause": "too-few-healthy"}
    assert table.info["measures"]["day"] == 7
    assert table.info["number"] == len(_short_game()) + 1
    expect(table.page.get_by_role("button", name=re.compile("rematch|again", re.IGNORECASE)).first).to_be_visible()


def test_a_whole_game_is_played_with_the_mouse(visit: Visit, server: Server) -> None:
    table = _new_table(visit, server)
    for written in _short_game():
        seq = table.seq
        find(table, written).click()
        table.wait_past(seq)
    _lost_in_the_siege(table)


def test_the_same_game_is_played_with_the_keyboard_alone(visit: Visit, server: Server) -> None:
    table = _new_table(visit, server)
    for written in _short_game():
        seq = table.seq
        _press(table.page, written)
        table.wait_past(seq)
    _lost_in_the_siege(table)


def _press(page: Page, written: str) -> None:
    """Press the digit of an option, after that of its group if it is in one."""
    option = page.locator(f'[data-option="{written}"]')
    if not option.count():
        groups = page.locator('[data-group][aria-expanded="false"]').all()
        names = {str(group.get_attribute("data-group")): str(group.get_attribute("data-choice")) for group in groups}
        page.keyboard.press(str(int(names[max(name for name in names if f"{written} ".startswith(f"{name} "))]) + 1))
    number = int(option.get_attribute("data-choice") or 0) + 1
    assert number <= 9
    page.keyboard.press(str(number))


def test_two_clicks_from_home_to_the_first_decision(visit: Visit, server: Server) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.click()
    table = TablePage(page, server)
    expect(table.rows.first).to_be_visible()
    table.first_row()
    assert table.info["number"] == 2


def test_the_first_day_is_taught(visit: Visit, server: Server) -> None:
    table = host(visit, server, server.new_table("hegra", lesson="first-day"))
    expected = table.page.locator("[data-option].expected")
    for _ in range(28):
        seq = table.seq
        expected.first.click()
        moved_on(table, seq)
    expect(expected).to_have_count(0)
    expect(table.page.get_by_text("Siege").first).to_be_visible()


def test_an_undo_takes_back_a_step_and_a_sealed_one_says_why(visit: Visit, server: Server) -> None:
    table = _new_table(visit, server)
    page = table.page
    for _ in range(60):
        before = table.info["number"]
        table.first_row()
        seq = table.seq
        page.keyboard.press("u")
        page.wait_for_timeout(150)
        if table.seq != seq:
            assert table.info["number"] == before
            table.first_row()
        else:
            expect(page.get_by_text(re.compile("rolled|drawn|shown", re.IGNORECASE)).first).to_be_visible()
            page.keyboard.press("Escape")
            return
    raise AssertionError("no draw in sixty decisions")


def test_a_line_of_the_log_shows_the_board_at_that_moment(visit: Visit, server: Server) -> None:
    table = host(visit, server, begun(server, "hegra", SEED, _short_game()[:25]))
    page = table.page
    page.locator("[data-decision='3']").first.click()
    back = page.get_by_role("button", name="Back to now")
    expect(back).to_be_visible()
    back.click()
    expect(table.rows.first).to_be_visible()


def test_reloading_and_losing_the_line_lose_nothing(visit: Visit, server: Server) -> None:
    table = _new_table(visit, server)
    page = table.page
    for _ in range(5):
        table.first_row()
    seq = table.seq
    page.reload()
    table.wait_for(seq)
    page.context.set_offline(True)
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    table.first_row()
    assert table.info["seq"] == seq + 1

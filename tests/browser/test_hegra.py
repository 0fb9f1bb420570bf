"""Halls of Hegra through the page: with the mouse, and with the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.table import Server, TablePage, hurry, open_table

SHORT_GAME = 38  # the seed of a game that is lost in the siege if the first option is always taken
MOST = 300


def test_a_whole_game_is_played_with_the_mouse(visit: Visit, server: Server) -> None:
    page = visit()
    hurry(page)
    table = open_table(page, server, server.new_table("hegra", seed=SHORT_GAME))
    for _ in range(MOST):
        if table.over:
            break
        table.first_row()
    assert table.over
    assert table.info["outcome"]["won"] is False
    assert table.info["measures"]["day"] > 4
    expect(page.get_by_role("button", name=re.compile("rematch|again", re.IGNORECASE)).first).to_be_visible()


def test_the_same_game_is_played_with_the_keyboard_alone(visit: Visit, server: Server) -> None:
    page = visit()
    hurry(page)
    table = open_table(page, server, server.new_table("hegra", seed=SHORT_GAME))
    for _ in range(MOST):
        if table.over:
            break
        seq = table.seq
        if table.rows.first.get_attribute("data-group") is not None:
            page.keyboard.press("1")  # unfold
            page.keyboard.press("2")
        else:
            page.keyboard.press("1")
        table.wait_past(seq)
    assert table.over
    assert table.info["outcome"]["cause"] == "too-few-healthy"


def test_two_clicks_from_home_to_the_first_decision(visit: Visit, server: Server) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.click()
    table = TablePage(page, server)
    expect(table.rows.first).to_be_visible()
    table.first_row()
    assert table.info["number"] == 2


def test_the_first_day_is_taught(visit: Visit, server: Server) -> None:
    page = visit()
    hurry(page)
    table = open_table(page, server, server.new_table("hegra", lesson="first-day"))
    steps = 0
    while (expected := page.locator("[data-option].expected")).count() and steps < 40:
        seq = table.seq
        expected.first.click()
        expect(table.desk).not_to_have_attribute("data-seq", str(seq))
        page.wait_for_timeout(50)
        steps += 1
    assert steps == 28
    expect(page.get_by_text("Siege").first).to_be_visible()


def test_an_undo_takes_back_a_step_and_a_sealed_one_says_why(visit: Visit, server: Server) -> None:
    page = visit()
    hurry(page)
    table = open_table(page, server, server.new_table("hegra", seed=SHORT_GAME))
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
    page = visit()
    hurry(page)
    table = open_table(page, server, server.new_table("hegra", seed=SHORT_GAME))
    for _ in range(25):
        table.first_row()
    page.locator("[data-decision='3']").first.click()
    back = page.get_by_role("button", name="Back to now")
    expect(back).to_be_visible()
    back.click()
    expect(table.rows.first).to_be_visible()


def test_reloading_and_losing_the_line_lose_nothing(visit: Visit, server: Server) -> None:
    page = visit()
    hurry(page)
    table = open_table(page, server, server.new_table("hegra", seed=SHORT_GAME))
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

"""Setting up a table: the form shows the seats of the chosen options before the table exists."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import stranger
from tests.browser.table import Server, TablePage


def _seats(page: Page) -> Locator:
    return page.locator("fieldset[data-seat]")


def _choose(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("radio", name=re.compile(name)).check(force=True)


def test_a_program_is_given_the_germans_seat_before_the_table_is_made_and_plays_it(
    visit: Visit, server: Server
) -> None:
    page = stranger(visit, server, "#/new/atlantikwall")
    expect(_seats(page)).to_have_count(2)
    _choose(page, "against a German", "Exercise Fabius", "^1$")
    german = page.locator("fieldset[data-seat=german]")
    expect(_seats(page)).to_have_count(2)
    expect(german).to_contain_text("German")
    expect(german.get_by_role("radio")).to_have_count(4)
    german.get_by_role("radio", name="A program").check(force=True)
    german.get_by_role("combobox", name="Which program").select_option("greedy")
    expect(page.get_by_role("complementary", name="Your table")).to_contain_text("A program")
    page.get_by_role("button", name="Start").click()
    table = TablePage(page, server)
    table.first_row()  # Able lands, and all dice are thrown
    expect(page.locator("[data-side=german] .locked").first).to_be_visible()  # nobody else has touched these dice
    assert [(who["seat"], who["holder"], who["program"]) for who in table.info["seats"]] == [
        ("able", "here", ""),
        ("german", "program", "greedy"),
    ]


def test_an_invitation_goes_to_a_seat_that_a_mode_brings(visit: Visit, server: Server) -> None:
    page = stranger(visit, server, "#/new/atlantikwall")
    _choose(page, "against a German")
    page.locator("fieldset[data-seat=german]").get_by_role("radio", name="Somebody I invite").check(force=True)
    page.get_by_label("Your name").fill("Ane")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("The table is laid")).to_be_visible()
    page.get_by_role("button", name="To the table").or_(page.get_by_role("link", name="To the table")).click()
    seats = TablePage(page, server).info["seats"]
    assert [(who["seat"], who["holder"], who["name"]) for who in seats] == [
        ("able", "here", "Ane"),
        ("baker", "here", "Ane"),
        ("german", "invited", ""),
    ]


def test_choices_that_do_not_go_together_are_told_in_french_and_can_be_mended(visit: Visit, server: Server) -> None:
    page = stranger(visit, server, "#/new/atlantikwall", language="fr")
    start = page.get_by_role("button", name="Commencer")
    expect(start).to_be_enabled()
    _choose(page, "Omaha la sanglante", "^1$")
    expect(page.get_by_text("ces choix ne vont pas ensemble")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("ATL-BLO-01")
    expect(start).to_be_disabled()
    _choose(page, "^3$")
    expect(_seats(page)).to_have_count(3)
    expect(start).to_be_enabled()
    _choose(page, "Exercice Tiger", "seul contre une Unité")
    expect(_seats(page)).to_have_count(1)
    expect(_seats(page)).to_contain_text("Allemand")
    start.click()
    assert [who["seat"] for who in TablePage(page, server).info["seats"]] == ["german"]


def test_playing_now_takes_the_seats_of_the_last_settings(visit: Visit, server: Server) -> None:
    page = stranger(visit, server, "#/new/wolfenstein")
    _choose(page, "^2$")
    expect(_seats(page)).to_have_count(2)
    page.locator("fieldset[data-seat=player-2]").get_by_role("radio", name="A program").check(force=True)
    page.get_by_role("button", name="Start").click()
    first = TablePage(page, server).id
    page.goto(f"{server.address}/#/")
    page.locator("[data-game=wolfenstein]").get_by_role("button", name="Play").first.click()
    expect(page).not_to_have_url(re.compile(first))
    page.wait_for_url(re.compile("#/table/"))
    seats = TablePage(page, server).info["seats"]
    assert [(who["seat"], who["holder"]) for who in seats] == [("player-1", "here"), ("player-2", "program")]

"""The pages around the table: shelf, journals, campaign, statistics, rules, and clear words where something is wrong."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Download, Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import begun, guest, host, keeping, last_option, stranger, tab, take
from tests.browser.table import Server, TablePage

LOST = 38  # the seed of a game of Hegra that is lost if the first option is always taken
SHORT_MISSION = 344
OPENING = ("contest", "start player-2", "activate max", "use hand-grenade", "aim f6", "fatigue", "move d9")


def _mission(server: Server, decisions: int = len(OPENING)) -> str:
    return begun(server, "wolfenstein", SHORT_MISSION, OPENING[:decisions], players=2, tie_breaks="automatic")


def _lost_game(server: Server, campaign: str = "") -> str:
    """A game of Wolfenstein that programs have lost, quickly."""
    raise NotImplementedError


def _saved(page: Page, button: str, path: Path) -> Path:
    with page.expect_download() as loading:
        page.get_by_role("button", name=button).click()
    download: Download = loading.value
    target = path / download.suggested_filename
    download.save_as(target)
    return target


# -- the shelf ---------------------------------------------------------------------------------------------------------


def test_a_program_plays_while_one_watches(visit: Visit, server: Server) -> None:
    page = stranger(visit, server)
    page.locator("article[data-game=hegra]").get_by_role("button", name="Watch a program play").click()
    table = TablePage(page, server)
    expect(table.desk).not_to_have_attribute("data-seq", "0", timeout=60_000)
    assert table.options() == []
    assert {one["holder"] for one in table.info["seats"]} == {"program"}
    page.get_by_role("link", name="To the shelf").first.click()
    expect(page.get_by_text("A program is playing")).to_be_visible()


def test_the_shelf_leads_back_to_the_table_that_waits(visit: Visit, server: Server) -> None:
    table = _mission(server)
    page = visit(**keeping(server, table))
    expect(page.get_by_text("Your turn: Player 2").first).to_be_visible()
    page.get_by_role("link", name="Back to your table").click()
    assert TablePage(page, server).id == table


def test_the_owner_finds_every_table_of_the_server(visit: Visit, server: Server) -> None:
    table = _mission(server)
    page = visit(f"#/owner/{server.owner}", **keeping(server))
    expect(page).to_have_url(re.compile(r"/#/$"))
    page.locator(f"a.button[href='#/table/{table}']").click()
    sat = TablePage(page, server)
    assert sat.id == table
    expect(sat.rows.first).to_be_enabled()


# -- journals ----------------------------------------------------------------------------------------------------------


def test_a_journal_is_saved_and_opened_again_at_the_same_position(visit: Visit, server: Server, tmp_path: Path) -> None:
    table = host(visit, server, _mission(server))
    page = table.page
    tab(page, "Table")
    journal = _saved(page, "Save the journal (also for a bug report)", tmp_path)
    assert journal.suffix == ".journal"
    assert journal.read_text().startswith("sandtable-journal 1\ngame wolfenstein\n")
    options, heading = sorted(table.options()), page.locator("header h1").inner_text()
    page.get_by_role("link", name="To the shelf").first.click()
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Pick a file").click()
    choosing.value.set_files(journal)
    expect(page).not_to_have_url(re.compile(table.id))
    again = TablePage(page, server)
    assert again.id != table.id
    assert sorted(again.options()) == options
    expect(page.locator("header h1")).to_have_text(heading, use_inner_text=True)
    assert again.info["number"] == len(OPENING) + 1


def test_a_table_of_ones_own_goes_on_from_a_moment_of_the_past(visit: Visit, server: Server) -> None:
    table = host(visit, server, _mission(server))
    page, old = table.page, table.id
    page.locator("[data-decision='4']").click()
    expect(page.get_by_role("heading", name="Looking at the past")).to_be_visible()
    tab(page, "Table")
    page.get_by_role("button", name="A table of my own from here on").click()
    expect(page).not_to_have_url(re.compile(old))
    table.wait_for(4)
    assert table.info["number"] == 5
    expect(page.get_by_role("button", name="Aim").or_(page.locator("[data-group=aim]")).first).to_be_visible()
    assert server.table(old)["number"] == len(OPENING) + 1


def test_nobody_gets_the_journal_while_others_play(visit: Visit, server: Server) -> None:
    table = _mission(server)
    server.invite(table, "player-2")
    page = host(visit, server, table).page
    tab(page, "Table")
    page.get_by_role("button", name="Save the journal").click()
    expect(page.get_by_role("alert")).to_contain_text("Not now: while other people play here")


def test_a_damaged_journal_says_what_is_wrong_with_it(visit: Visit, server: Server, tmp_path: Path) -> None:
    page = stranger(visit, server)
    for text, told in (
        ("no journal at all", "journal"),
        ("sandtable-journal 1\ngame chess\nruleset 1\nseed 1\noptions {}\n\n", "chess"),
        ("sandtable-journal 1\ngame hegra\nruleset 1\nseed 1\noptions {}\n\n1 commander fly\n", "fly"),
    ):
        file = tmp_path / "damaged.journal"
        file.write_text(text)
        with page.expect_file_chooser() as choosing:
            page.get_by_role("button", name="Pick a file").click()
        choosing.value.set_files(file)
        expect(page.get_by_role("alert").filter(has_text="The server says:")).to_contain_text(told)
    assert page.url.endswith("#/") or page.url.endswith("/")


# -- campaign and statistics -------------------------------------------------------------------------------------------


def test_a_chapter_that_is_played_counts_for_the_campaign_and_the_statistics(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    page = stranger(visit, server, "#/campaign/wolfenstein")
    page.get_by_label("Name of the campaign").fill("The long way")
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Play the first chapter").click()
    table = TablePage(page, server)
    assert (table.info["campaign"], table.info["chapter"]) == ("The long way", 1)
    for seat in ("player-1", "player-2"):
        server.ask(f"/api/tables/{table.id}/seats/{seat}", {"holder": "program", "program": "random"}, "PUT")
    page.goto(f"{server.address}/#/statistics")

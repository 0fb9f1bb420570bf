"""The other pages: shelf, journals, campaign, statistics, rules, and error messages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Download, Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import begun, guest, host, keeping, play_out, stranger, tab
from tests.browser.table import Server, TablePage

SHORT_MISSION = 344  # the seed of a mission that is lost in 43 decisions: a door, an attack, else the last option
OPENING = ("contest", "start player-2", "activate max", "use hand-grenade", "aim f6", "fatigue", "move d9")


def _mission(server: Server, decisions: int = len(OPENING)) -> str:
    return begun(server, "wolfenstein", SHORT_MISSION, OPENING[:decisions], players=2, tie_breaks="automatic")


def _lost_mission(server: Server, **fields: Any) -> str:
    """A lost game of Wolfenstein."""
    options = {"players": 2, "tie-breaks": "automatic"}
    table = server.new_table("wolfenstein", seed=SHORT_MISSION, options=options, **fields)
    special = {14: "open c2-r3", 23: "attack soldat-4 handgun-1960"}
    play_out(server, table, lambda number, options: special.get(number, options[-1]))
    return table


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
    page, old = table.page, table.id
    tab(page, "Table")
    journal = _saved(page, "Save the journal (also for a bug report)", tmp_path)
    assert journal.suffix == ".journal"
    assert journal.read_text().startswith("sandtable-journal 1\ngame wolfenstein\n")
    options, heading = sorted(table.options()), page.locator("header h1").inner_text()
    page.get_by_role("link", name="To the shelf").first.click()
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Pick a file").click()
    choosing.value.set_files(journal)
    expect(page).to_have_url(re.compile("#/table/"))
    again = TablePage(page, server)
    assert again.id != old
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


def test_a_campaign_is_begun_and_its_chapters_are_counted(visit: Visit, server: Server) -> None:
    lost = _lost_mission(server, campaign="The long way", chapter=1)
    page = visit("#/campaign/wolfenstein", **keeping(server, lost))
    first = page.get_by_role("listitem").filter(has_text="The Officer’s Room").first
    expect(page.get_by_role("heading", name="The long way")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^0 of \d+ won$"))).to_be_visible()
    expect(first).to_contain_text("Lost")
    first.get_by_role("button", name="Play it again").click()
    table = TablePage(page, server)
    assert (table.info["campaign"], table.info["chapter"]) == ("The long way", 1)
    assert table.info["options"]["players"] == 2
    page.goto(f"{server.address}/#/campaign/wolfenstein")
    expect(first).to_contain_text("Under way")

    page.get_by_text("Begin a new campaign").click()
    page.get_by_label("Name of the campaign").fill("Another one")
    page.get_by_role("button", name="Play the first chapter").click()
    other = TablePage(page, server)
    assert (other.info["campaign"], other.info["chapter"]) == ("Another one", 1)
    page.goto(f"{server.address}/#/campaign/wolfenstein")
    expect(page.get_by_role("link", name="The long way")).to_be_visible()
    page.get_by_role("link", name="Continue").click()
    assert TablePage(page, server).id == other.id


def test_finished_games_make_statistics_that_can_be_saved(visit: Visit, server: Server, tmp_path: Path) -> None:
    tables = [_lost_mission(server), _lost_mission(server), _mission(server)]
    page = visit("#/statistics", **keeping(server, *tables))
    row = page.get_by_role("row").filter(has_text="The Officer’s Room")
    expect(row).to_have_count(1)  # what is under way does not count
    expect(row.get_by_role("cell").nth(1)).to_have_text("2")
    expect(row.get_by_role("cell").nth(2)).to_have_text("0")
    expect(row).to_contain_text("43 decisions")
    lines = _saved(page, "Save as CSV", tmp_path).read_text().splitlines()
    assert lines[0].startswith("table,game,mission,difficulty,won,result,cause,decisions")
    assert sorted(line.split(",")[0] for line in lines[1:]) == sorted(tables[:2])
    assert all(",false,defeat,all-dead,43," in line for line in lines[1:])
    saved = json.loads(_saved(page, "Save as JSON", tmp_path).read_text())
    assert [game["decisions"] for game in saved["games"]] == [43, 43]


def test_without_a_finished_game_the_statistics_say_so(visit: Visit, server: Server) -> None:
    page = stranger(visit, server, "#/statistics")
    expect(page.get_by_text("No game is finished yet.")).to_be_visible()


# -- errors ------------------------------------------------------------------------------------------------------------


def test_an_address_that_leads_nowhere_says_so(visit: Visit, server: Server) -> None:
    page = stranger(visit, server, "#/nowhere/at/all")
    expect(page.get_by_role("heading", name="Nothing stands here")).to_be_visible()
    for address, told in (
        ("#/new/chess", "This server has no such game."),
        ("#/campaign/hegra", "This game has no campaign"),
        ("#/rules/chess", "no game 'chess'"),
        ("#/join/short", "This link is not complete."),
        ("#/table/nosuchtable", "This browser has no valid seat at this table."),
    ):
        page.goto(f"{server.address}/{address}")
        expect(page.get_by_text(told).first).to_be_visible()
    page.get_by_role("link", name="To the shelf").click()
    expect(page.get_by_role("heading", name="What shall it be tonight?")).to_be_visible()


def test_a_table_that_this_browser_never_sat_at_says_so(visit: Visit, server: Server) -> None:
    table = _mission(server)
    known = keeping(server, table)
    page = visit(**known)
    kept = page.evaluate("JSON.parse(localStorage.getItem('sandtable.tables'))")
    for wrong in (
        {**kept[0], "id": "nosuchtable"},  # the token of another table
        {**kept[0], "token": "x" * 43},
    ):
        page.evaluate("kept => localStorage.setItem('sandtable.tables', JSON.stringify(kept))", [wrong])
        page.goto("about:blank")
        page.goto(f"{server.address}/#/table/{wrong['id']}")
        expect(page.get_by_text("This browser has no valid seat at this table.")).to_be_visible()


def test_an_invitation_works_once(visit: Visit, server: Server) -> None:
    table = _mission(server)
    link = server.invite(table, "player-2")
    guest(visit, server, link, "Ane")
    page = stranger(visit, server, link)
    page.get_by_label("Your name").fill("Bjørn")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="This invitation no longer works")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("Ask for a new one")


def test_a_link_is_pasted_on_the_shelf(visit: Visit, server: Server) -> None:
    page = stranger(visit, server)
    field = page.get_by_label("Somebody has sent you a link? Paste it here.")
    field.fill("https://example.org/")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("That is no invitation.")
    field.fill(f"{server.address}/{server.watch(_mission(server))}")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", name="You are invited to a table")).to_be_visible()


# -- rules -------------------------------------------------------------------------------------------------------------


def test_the_rules_are_searched_at_the_table(visit: Visit, server: Server) -> None:
    page = host(visit, server, _mission(server)).page
    page.keyboard.press("r")
    search = page.get_by_label("Search the rules")
    expect(search).to_be_focused()
    search.fill("secret passage")
    found = page.get_by_role("tabpanel", name="Rules").get_by_role("listitem")
    expect(found.first).to_contain_text(re.compile("secret passage", re.IGNORECASE))
    assert 0 < found.count() < 20
    search.fill("no rule speaks of this")
    expect(found).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_rule(visit: Visit, server: Server) -> None:
    page = host(visit, server, _mission(server)).page
    link = page.locator("ol.log button.rule").first
    rule = str(link.get_attribute("title")).removeprefix("Read rule ")
    link.click()
    expect(page.locator("li.chosen")).to_contain_text(rule)
    expect(page.locator("li.chosen")).to_be_in_viewport()


def test_the_rules_have_a_page_of_their_own(visit: Visit, server: Server) -> None:
    page = stranger(visit, server, "#/rules/hegra")
    page.get_by_label("Search the rules").fill("morale")
    expect(page.locator("article mark").first).to_have_text(re.compile("morale", re.IGNORECASE))
    rule = page.locator("article a").first
    name = rule.inner_text()
    rule.click()
    expect(page.locator("article[aria-current=location]")).to_contain_text(name)
    page.goto(f"{server.address}/#/rules/hegra/HEGRA-XXX-99")
    expect(page.get_by_role("alert")).to_contain_text("This game has no such rule: HEGRA-XXX-99")


def test_a_card_is_read_by_a_click_on_it(visit: Visit, server: Server) -> None:
    table = host(visit, server, _mission(server, 3))
    skill = table.page.get_by_role("article", name="Max").locator(".skill").first
    name = skill.locator("b").inner_text()
    skill.click()
    table.page.mouse.move(700, 5)
    details = table.page.get_by_role("region", name="Details")
    expect(details.get_by_role("heading", name=name)).to_be_visible()
    details.get_by_role("button", name="Close").click()
    expect(details).to_contain_text("Point at a piece, a place or a card")


def test_the_http_interface_can_be_read_and_tried(visit: Visit, server: Server) -> None:
    page = visit("api/docs")
    page.get_by_role("button", name="GET /api/health Health").click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Execute").click()
    expect(page.locator(".live-responses-table .response").first).to_contain_text('"ok": true')


def test_what_is_read_first_is_little(server: Server) -> None:
    """The browser reads the first scripts before it requests the others, so they must be small."""
    page = server.text("/")
    named = re.findall(r'<(?:script|link rel="modulepreload")[^>]*"(/assets/[^"]*\.js)"', page)
    sizes = {name: len(server.text(name)) for name in named}
    assert len(sizes) == 2
    assert sum(sizes.values()) < 20_000, sizes

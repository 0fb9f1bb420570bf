"""People at a table: undo, chat, connections, and injected scripts that must never run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Dialog, Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import begun, find, guest, host, keeping, last_option, moved_on, serving, tab, take
from tests.browser.table import Server, TablePage

GRENADE = ("contest", "start player-2", "activate max", "fatigue", "use hand-grenade", "aim f6")
SEED = 344


def _mission(server: Server, answers: tuple[str, ...] = ()) -> str:
    return begun(server, "wolfenstein", SEED, answers, players=2, tie_breaks="automatic")


@pytest.fixture
def two(visit: Visit, server: Server) -> tuple[TablePage, TablePage]:
    """A host, and a guest on the second seat."""
    table = server.new_table("wolfenstein", seed=SEED, options={"players": 2, "tie-breaks": "automatic"})
    link = server.invite(table, "player-2")
    return host(visit, server, table), guest(visit, server, link, "Bjørn")


# -- taking back -------------------------------------------------------------------------------------------------------


def test_a_step_an_action_or_a_whole_turn_is_taken_back(visit: Visit, server: Server) -> None:
    for button, left in (("the decision", 6), ("the action", 5), ("the turn", 4)):
        table = host(visit, server, _mission(server, GRENADE))
        table.page.get_by_role("button", name="How far back?").click()
        expect(table.page.get_by_role("dialog")).to_contain_text("The whole turn: 3 decisions")
        table.page.get_by_role("button", name=f"Take back {button}").click()
        table.wait_for(7)
        assert table.info["number"] == left
        table.page.keyboard.press("y")
        table.wait_for(8)
        assert table.info["number"] == left + 1


def test_what_was_rolled_is_taken_back_only_by_somebody_alone_who_says_so_twice(visit: Visit, server: Server) -> None:
    table = host(visit, server, _mission(server, GRENADE[:1]))
    page = table.page
    page.get_by_role("button", name="Something has been rolled, drawn or shown since.").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Something has been rolled, drawn or shown since.")
    dialog.get_by_role("button", name="Take back all the same").click()
    assert table.info["number"] == 2
    dialog.get_by_role("button", name="Yes: nobody else is concerned").click()
    table.wait_for(2)
    assert table.info["number"] == 1


def test_others_are_asked_whether_a_die_may_be_taken_back(two: tuple[TablePage, TablePage]) -> None:
    one, other = two
    take(one, "contest")
    _propose(one)
    asked = other.page.get_by_role("alert")
    expect(asked).to_contain_text("Player 1 would like to take back")
    asked.get_by_role("button", name="Decline").click()
    expect(one.page.get_by_text("The others are asked")).to_have_count(0)
    assert one.info["number"] == 2
    _propose(one)
    other.page.get_by_role("button", name="Agree").click()
    one.wait_for(2)
    other.wait_for(2)
    assert one.info["number"] == 1


def _propose(table: TablePage) -> None:
    table.page.get_by_role("button", name="How far back?").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Ask the others").first.click()
    expect(table.page.get_by_text("The others are asked whether you may take this back.").first).to_be_visible()


def test_what_somebody_else_has_answered_since_is_not_mine_to_take_back(two: tuple[TablePage, TablePage]) -> None:
    one, other = two
    take(one, "start player-2")
    other.wait_for(1)
    take(other, "activate max")
    one.wait_for(2)
    one.page.get_by_role("button", name="How far back?").click()
    expect(one.page.get_by_role("dialog")).to_contain_text("Somebody else has decided since.")


# -- talking -----------------------------------------------------------------------------------------------------------

EVIL = (
    "<img src=x onerror=alert(1)>",
    '"><script>alert(2)</script>',
    "javascript:alert(3)",
    "\u202edrawkcab\u200b name\u200f",
)


@pytest.fixture
def dialogs() -> list[str]:
    return []


def test_two_people_talk_and_a_late_comer_reads_it(two: tuple[TablePage, TablePage]) -> None:
    one, other = two
    for table in two:
        tab(table.page, "Table")
    _say(one.page, "Through the door?")
    expect(other.page.get_by_text("Through the door?")).to_be_visible()
    _say(other.page, "After you.")
    expect(one.page.get_by_text("After you.")).to_be_visible()
    one.page.reload()
    tab(one.page, "Table")
    expect(one.page.get_by_role("listitem").filter(has_text="Bjørn After you.")).to_be_visible()


def _say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.get_by_label("Say something")).to_have_value("")


def _note(dialogs: list[str], shown: Dialog) -> None:
    dialogs.append(shown.message)
    shown.dismiss()


def test_names_and_chat_are_shown_as_they_are_and_never_run(visit: Visit, server: Server, dialogs: list[str]) -> None:
    """Each string is used as the table's name, a person's name and a chat line."""
    table = server.new_table("wolfenstein", seed=SEED, options={"players": 2})
    one = host(visit, server, table)
    other = guest(visit, server, server.watch(table))
    for page in (one.page, other.page):
        page.on("dialog", lambda shown: _note(dialogs, shown))
        tab(page, "Table")
    for evil in EVIL:
        tab(one.page, "Table")
        one.page.get_by_label("Name of the table").fill(evil)
        one.page.get_by_role("button", name="Rename").click()
        link = server.invite(table, "player-2")
        server.ask("/api/join", {"invitation": link.removeprefix("#/join/"), "name": evil}, "POST")
        _say(one.page, f"{evil} said")
        for page in (one.page, other.page):
            expect(page.locator("header .name")).to_have_text(evil)
            expect(page.locator(".who .name").last).to_contain_text(evil)
            expect(page.get_by_role("listitem").filter(has_text=f"{evil} said")).to_be_visible()
            assert page.locator("main img, main script, header img, header script, li img, li script").count() == 0
            assert page.locator("a[href^='javascript:']").count() == 0
        one.page.goto(f"{server.address}/#/")
        expect(one.page.get_by_role("heading", name=evil).first).to_be_visible()
        one.page.goto(f"{server.address}/#/table/{table}")
    assert dialogs == []


def test_a_name_that_could_be_a_script_is_taken_from_the_form_as_it_is(
    visit: Visit, server: Server, dialogs: list[str]
) -> None:
    table = server.new_table("wolfenstein", seed=SEED, name=EVIL[1], options={"players": 2})
    link = server.invite(table, "player-2")
    one, other = host(visit, server, table), guest(visit, server, link, EVIL[0])
    for page in (one.page, other.page):
        page.on("dialog", lambda shown: _note(dialogs, shown))
        tab(page, "Table")
        expect(page.locator("header .name")).to_have_text(EVIL[1])
        expect(page.locator(".who .name").last).to_contain_text(EVIL[0])
    _say(other.page, EVIL[1])
    said = one.page.get_by_role("list").filter(has=one.page.locator("b")).last
    expect(said).to_contain_text(EVIL[0])
    expect(said).to_contain_text(EVIL[1])
    take(one, "start player-2")
    expect(one.page.get_by_role("heading", name="to decide.")).to_contain_text(EVIL[0])
    assert dialogs == []


def test_a_name_from_right_to_left_does_not_turn_the_words_around_it(visit: Visit, server: Server) -> None:
    table = server.new_table("wolfenstein", seed=SEED, options={"players": 2})
    link = server.invite(table, "player-2")
    one = host(visit, server, table)
    guest(visit, server, link, "\u202eevil")
    take(one, "start player-2")
    heading = one.page.get_by_role("heading", name="to decide.")
    expect(heading).to_be_visible()
    assert "\u2068\u202eevil\u2069" in str(heading.text_content())


# -- coming and going --------------------------------------------------------------------------------------------------


def test_a_program_takes_a_seat_and_gives_it_back(visit: Visit, server: Server) -> None:
    table = host(visit, server, _mission(server, GRENADE[:2]))
    page = table.page
    tab(page, "Table")
    second = page.get_by_label("Who holds this seat?").nth(1)
    second.select_option("program random")
    expect(page.get_by_text("a program")).to_be_visible()
    moved_on(table, 2)
    second.select_option("here")
    expect(page.get_by_text("a program")).to_have_count(0)
    expect(table.rows.first).to_be_enabled()
    last_option(table)


def test_a_table_is_renamed_and_closed_and_everybody_is_told(two: tuple[TablePage, TablePage], server: Server) -> None:
    one, other = two
    tab(one.page, "Table")
    one.page.get_by_label("Name of the table").fill("Thursday")
    one.page.get_by_role("button", name="Rename").click()
    expect(other.page.locator("header .name")).to_have_text("Thursday")
    one.page.get_by_role("button", name="Close the table").click()
    one.page.get_by_role("button", name="Close the table").click()
    expect(one.page.get_by_role("heading", name="Finished games")).to_be_visible()
    expect(other.page.get_by_role("status").filter(has_text="This table has been closed.")).to_be_visible()
    other.page.reload()
    expect(other.page.get_by_text("This table has been closed.")).to_be_visible()


def test_who_loses_a_seat_is_told(two: tuple[TablePage, TablePage]) -> None:
    one, other = two
    tab(one.page, "Table")
    one.page.get_by_label("Who holds this seat?").nth(1).select_option("here")
    expect(other.page.get_by_text("Ask the host for a new link.").first).to_be_visible()


def test_who_watches_takes_a_seat_that_is_left_open(visit: Visit, server: Server) -> None:
    table = _mission(server, GRENADE[:2])
    one = host(visit, server, table)
    other = guest(visit, server, server.watch(table))
    tab(one.page, "Table")
    one.page.get_by_label("Who holds this seat?").nth(1).select_option("open")
    tab(other.page, "Table")
    other.page.get_by_role("button", name="Sit down here").click()
    expect(other.rows.first).to_be_enabled()
    take(other, "activate max")


def test_after_an_absence_one_reads_what_has_happened_since(two: tuple[TablePage, TablePage]) -> None:
    one, other = two
    address = one.page.url
    one.page.goto("about:blank")
    one.page.goto(address)
    one.wait_for(0)
    take(one, "contest")
    take(one, "start player-2")
    one.page.goto("about:blank")
    other.wait_for(2)
    take(other, "activate max")
    take(other, "use hand-grenade")
    one.page.goto(address)
    since = one.page.get_by_role("region", name="Since you last looked")
    expect(since).to_contain_text("Max Hass")
    expect(since).not_to_contain_text("Starting player")
    since.get_by_role("button", name="Understood").click()
    expect(since).to_have_count(0)


def test_a_program_gives_a_hint(visit: Visit, server: Server) -> None:
    table = host(visit, server, _mission(server, GRENADE[:3]))
    table.page.get_by_role("button", name="What would the program do?").click()
    advised = table.page.locator("[data-option].advised")
    expect(advised).to_be_in_viewport(timeout=60_000)  # the program has to be started first
    written = str(advised.get_attribute("data-option"))
    assert written in table.options()
    assert table.info["number"] == 4


def test_the_language_changes_in_the_middle_of_a_game_and_back(visit: Visit, server: Server) -> None:
    table = host(visit, server, _mission(server, GRENADE))
    page = table.page
    log = page.locator("ol.log")
    english = log.inner_text()
    assert "Starting player: Player 2." in english
    page.get_by_role("button", name="FR", exact=True).click()
    expect(log).to_contain_text("Premier joueur")
    expect(page.get_by_role("tab", name="Règles")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    french = log.inner_text()
    assert len(french.splitlines()) == len(english.splitlines())
    assert "[" not in page.locator("[data-seq]").inner_text()
    last_option(table)
    page.get_by_role("button", name="EN", exact=True).click()
    expect(log).to_contain_text("Starting player: Player 2.")


def test_a_rematch_is_the_same_again_with_other_dice(visit: Visit, server: Server) -> None:
    table = host(visit, server, _mission(server, GRENADE))
    tab(table.page, "Table")
    old = table.id
    table.page.get_by_role("button", name="Play again").click()
    expect(table.page).not_to_have_url(re.compile(old))
    table.wait_for(0)
    assert table.info["options"] == server.table(old)["options"]
    assert table.info["origin"] == old
    expect(table.rows.first).to_be_enabled()


def test_a_server_that_is_killed_and_started_again_is_only_a_banner(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = _mission(server, GRENADE[:2])
        page = visit(**keeping(server, made))
        page.goto(f"{server.address}/#/table/{made}")
        table = TablePage(page, server)
        take(table, "activate max")
        seq, options = table.seq, table.options()
        port = int(server.address.rpartition(":")[2])
    banner = table.page.get_by_text("The line is broken. Trying again; nothing is lost.")
    expect(banner).to_be_visible()
    find(table, "fatigue").click()  # what is said meanwhile is not forgotten
    with serving(tmp_path, port):
        expect(banner).to_have_count(0, timeout=60_000)
        table.wait_for(seq + 1)
        assert table.info["number"] == 5
        assert table.options() != options
        table.page.reload()
        table.wait_for(seq + 1)
        last_option(table)

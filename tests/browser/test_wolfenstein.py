"""Wolfenstein in the browser: two people and a spectator, the lesson, the dashboards, the Nazi Phase as a film."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import begun, guest, host, last_option, moved_on, pass_on, stranger, tab
from tests.browser.table import Server, TablePage

SHORT_GAME = 344  # the seed of a game that is lost in 43 decisions: a door, an attack, otherwise the last option
DOOR, ATTACK, DECISIONS = 14, 23, 43
ANSWERS = """contest; start player-2; activate max; use hand-grenade; aim f6; fatigue; move d9; fatigue; move d11;
activate anya; equip officers-uniform; fatigue; move d12; open c2-r3; end; fatigue; move c11; end; contest;
start player-2; activate max; end"""


def test_two_people_play_the_first_mission_and_a_third_looks_on(visit: Visit, server: Server) -> None:
    page = stranger(visit, server)
    page.locator("article[data-game=wolfenstein]").get_by_role("link", name="Choose").last.click()
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_role("group", name="Player 2").get_by_text("Somebody I invite").click()
    page.get_by_text("House rules").click()
    page.get_by_role("group", name="Equally good options").get_by_text("The first one counts").click()
    page.get_by_label("Your name").fill("Ane")
    page.get_by_label("Seed").fill(str(SHORT_GAME))
    page.get_by_role("button", name="Start").click()
    link = page.get_by_label("Player 2").input_value()
    page.get_by_role("link", name="To the table").click()
    one = TablePage(page, server)

    two = guest(visit, server, link.removeprefix(f"{server.address}/"), "Bjørn")
    tab(page, "Table")
    expect(page.get_by_text("Bjørn").first).to_be_visible()
    page.get_by_role("button", name="Let somebody watch").click()
    watch = page.get_by_label("Link for a spectator").input_value()
    three = guest(visit, server, watch.removeprefix(f"{server.address}/"))
    expect(page.get_by_text("1 person is watching.")).to_be_visible()
    tab(page, "Log")

    seats = {"player-1": one, "player-2": two}
    for number in range(1, DECISIONS + 1):
        asked = pass_on(seats, server, one.id)
        written = _by_the_board(asked, number) or last_option(asked)
        if number in (7, DOOR, ATTACK):
            _same_for_all(one, two, three)
            assert written.split()[0] in ("move", "open", "attack")
    assert server.table(one.id)["outcome"] == {"won": False, "result": "defeat", "cause": "all-dead"}
    for table in (one, two, three):
        expect(table.page.get_by_text("The game is over")).to_be_visible()
    _same_for_all(one, two, three)


def _after(visit: Visit, server: Server, decisions: int, **settings: str) -> TablePage:
    """A new table with that game after this many decisions."""
    answers = [answer.strip() for answer in ANSWERS.split(";")][:decisions]
    table = begun(server, "wolfenstein", SHORT_GAME, answers, players=2, tie_breaks="automatic")
    return host(visit, server, table, **settings)


def _by_the_board(table: TablePage, number: int) -> str:
    """The clicks on the board for a square to go to, a door to open or an enemy to attack; else empty."""
    page, seq = table.page, table.seq
    written = str(page.locator("[data-choice]").last.get_attribute("data-group") or "")
    if number == DOOR:
        page.locator("[data-id='c2-r3']").click()
        written = "open c2-r3"
    elif number == ATTACK:
        page.locator(".model [data-id='soldat-4']").click()
        chosen = table.option("attack soldat-4 handgun-1960")
        expect(chosen).to_contain_text("%")
        chosen.click()
        written = "attack soldat-4 handgun-1960"
    elif written == "move":
        square = table.server.table(table.id)["number"]
        page.locator(f".square[data-id='{ {7: 'd9', 9: 'd11', 13: 'd12', 17: 'c11'}[square] }']").click()
    else:
        return ""
    moved_on(table, seq)
    return written


def _same_for_all(*tables: TablePage) -> None:
    """Assert that everybody sees the same board and log, and that the spectator is asked nothing."""
    seq = max(table.seq for table in tables)
    for table in tables:
        table.wait_for(seq)
    expected = _board(tables[0].page)
    assert len(expected) > 20
    for table in tables[1:]:
        assert _board(table.page) == expected
        assert table.page.locator("ol.log").inner_text() == tables[0].page.locator("ol.log").inner_text()
    assert tables[-1].options() == []
    expect(tables[-1].page.get_by_role("group", name="Undo and hint")).to_have_count(0)


def _board(page: Page) -> list[str]:
    """The models and tokens on the board, and where they stand."""
    standing = "all => all.map(one => `${one.querySelector('[data-id]').dataset.id} ${one.getAttribute('style')}`)"
    models: list[str] = page.locator(".model").evaluate_all(standing)
    tokens: list[str] = page.locator(".token [data-id]").evaluate_all("all => all.map(one => one.dataset.id)")
    return models + tokens


def test_the_firefight_is_taught_to_its_end(visit: Visit, server: Server) -> None:
    page = stranger(visit, server)
    page.locator("article[data-game=wolfenstein]").get_by_role("button", name="Lesson").click()
    table = TablePage(page, server)
    expect(page.get_by_text("Step 0 of 8")).to_be_visible()
    for step in range(1, 9):
        seq = table.seq
        page.locator("[data-option].expected").click()
        moved_on(table, seq)
        expect(page.get_by_text(f"Step {step} of 8")).to_be_visible()
    expect(page.locator(".expected")).to_have_count(0)
    assert table.info["lesson"] == "firefight"


def test_a_lesson_says_what_it_is_after_when_something_else_is_tried(visit: Visit, server: Server) -> None:
    table = host(visit, server, server.new_table("wolfenstein", lesson="firefight"))
    table.page.locator(".square[data-id='c8']").click()
    expect(table.page.get_by_role("alert")).to_contain_text("the lesson is after something else first")
    assert table.info["number"] == 1


def test_an_item_is_equipped_by_drag_and_by_click(visit: Visit, server: Server) -> None:
    table = _after(visit, server, 10)
    anya = table.page.get_by_role("article", name="Anya")
    chip = anya.get_by_role("button", name="Officer’s Uniform")
    slot = anya.locator(".slots .zone").first
    seq = table.seq
    chip.drag_to(slot)
    moved_on(table, seq)
    expect(anya.locator(".slots").get_by_role("button", name="Officer’s Uniform")).to_be_visible()
    table.page.keyboard.press("u")
    table.wait_for(seq + 2)
    expect(anya.locator(".bag").get_by_role("button", name="Officer’s Uniform")).to_be_visible()
    chip.click()
    slot.get_by_role("button", name="Put it here").click()
    table.wait_for(seq + 3)
    expect(anya.locator(".slots").get_by_role("button", name="Officer’s Uniform")).to_be_visible()


def test_a_weapon_is_given_by_drag_and_by_click(visit: Visit, server: Server) -> None:
    table = _after(visit, server, 13)
    page = table.page
    page.set_viewport_size({"width": 1440, "height": 1700})  # nothing has to be scrolled while something is dragged
    anya, klaus = page.get_by_role("article", name="Anya"), page.get_by_role("article", name="Klaus")
    seq = table.seq
    anya.get_by_role("button", name="Sturmgewehr").drag_to(klaus)
    moved_on(table, seq)
    expect(anya.get_by_role("button", name="Sturmgewehr")).to_have_count(0)
    page.keyboard.press("u")
    table.wait_for(seq + 2)
    anya.get_by_role("button", name="Sturmgewehr").click()
    klaus.get_by_role("button", name="Give").click()
    table.wait_for(seq + 3)
    expect(anya.get_by_role("button", name="Sturmgewehr")).to_have_count(0)


def test_what_cannot_be_given_says_why(visit: Visit, server: Server) -> None:
    table = _after(visit, server, 13)
    page = table.page
    seq = table.seq
    page.set_viewport_size({"width": 1440, "height": 1700})
    maximum = page.get_by_role("article", name="Max")
    page.get_by_role("article", name="Anya").get_by_role("button", name="Sturmgewehr").drag_to(maximum)
    expect(page.get_by_role("article", name="Anya").get_by_role("status")).not_to_be_empty()
    assert table.seq == seq


def test_the_nazi_phase_is_a_film_that_space_steps(visit: Visit, server: Server) -> None:
    table = _after(visit, server, 17, animation="step")
    page, seq = table.page, table.seq
    table.option("end").click()
    caption = page.locator(".caption")
    expect(caption).to_contain_text("Meanwhile · 1 of")
    moved_on(table, seq)
    steps = int(caption.locator(".label").inner_text().split()[-1])
    assert steps > 3
    told: list[str] = []
    for step in range(1, steps + 1):
        expect(caption.locator(".label")).to_have_text(re.compile(f"· {step} of {steps}", re.IGNORECASE))
        told.append(caption.inner_text())
        expect(caption.locator("button.rule").first).to_be_visible()
        assert table.options() == []
        page.keyboard.press("Space")
    expect(caption).to_have_count(0)
    expect(table.rows.first).to_be_enabled()
    assert any("Nazi Phase" in one for one in told)


def test_escape_ends_the_film_and_it_can_be_played_again(visit: Visit, server: Server) -> None:
    table = _after(visit, server, 17, animation="step")
    page = table.page
    table.option("end").click()
    expect(page.locator(".caption")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".caption")).to_have_count(0)
    expect(table.rows.first).to_be_enabled()
    page.locator("[data-decision='17']").first.click()
    page.get_by_role("button", name="One decision on").click()
    page.get_by_role("button", name="Play it again").click()
    expect(page.locator(".caption")).to_contain_text("Meanwhile · 1 of")


def test_a_click_on_an_enemy_out_of_reach_tells_of_it(visit: Visit, server: Server) -> None:
    table = _after(visit, server, 10)
    page = table.page
    page.locator(".model [data-id='space-marine-15']").click()
    details = page.get_by_role("region", name="Details")
    page.mouse.move(5, 5)
    expect(details).to_contain_text("Space Marine 15")
    expect(details).to_contain_text("HP")


def test_what_is_not_possible_says_why_and_opens_the_rule(visit: Visit, server: Server) -> None:
    table = _after(visit, server, 13)
    page = table.page
    page.get_by_role("button", name=re.compile("things are not possible now")).click()
    first = page.locator(".refusals li").first
    link = first.locator("button.rule")
    title = str(link.get_attribute("title"))
    assert first.locator(".why").inner_text().strip()
    link.click()
    expect(page.locator("li.chosen")).to_contain_text(title.removeprefix("Read rule "))

"""Reichbusters in the browser: mission 1 by three people, a RAID on a phone, tests, hands, the enemy turn as a film."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import load
from tests.browser.conftest import Visit
from tests.browser.people import find, guest, host, keeping, last_option, moved_on, tab
from tests.browser.table import Server, TablePage

FIDGET: dict[str, Any] = {
    "mission": "operation-fidget",
    "heroes": ["sarge", "brick", "claudine"],
    "tie-breaks": "automatic",
}
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
BARE = """area => {
    const { left, top, width, height } = area.getBoundingClientRect();
    for (let y = 0.1; y < 1; y += 0.1) for (let x = 0.1; x < 1; x += 0.1) {
        const spot = [left + x * width, top + y * height];
        if (document.elementFromPoint(...spot) === area) return spot;
    }
    return null;
}"""  # a point of an area that nothing covers
MOST = 250  # decisions: whoever always takes the last option ends turns, so time runs out much sooner


def test_three_people_play_the_first_mission_to_its_end(visit: Visit, server: Server) -> None:
    made = server.new_table("reichbusters", seed=17, options={**FIDGET, "players": 3, "shorter": 3})
    one = host(visit, server, made)
    seats = {"player-1": one}
    for seat, name in (("player-2", "Bjørn"), ("player-3", "Chloé")):
        seats[seat] = guest(visit, server, server.invite(made, seat), name)
        seats[seat].page.set_viewport_size({"width": 800, "height": 600})  # a small screen is drawn faster
    walked: set[str] = set()
    for _ in range(MOST):
        info = server.table(made)
        if info["outcome"]:
            break
        asked = seats[info["waiting"][0]]
        asked.wait_for(info["seq"])
        expect(asked.rows.first).to_be_enabled()
        if not _walk(asked, walked):
            last_option(asked)
    assert server.table(made)["outcome"]["won"] is False
    assert walked == {"sarge", "brick", "claudine"}
    for table in seats.values():
        expect(table.page.get_by_text("The game is over")).to_be_visible()
    _same_for_all(*seats.values())


def _walk(table: TablePage, walked: set[str]) -> bool:
    """The first step of each Hero, by a click on the board."""
    here = table.page.locator(".unit[data-here] [data-id]")
    if not here.count() or (hero := str(here.first.get_attribute("data-id"))) in walked:
        return False
    steps = table.page.locator("[data-option^='move ']")
    area = str(steps.first.get_attribute("data-option")).split()[1] if steps.count() else ""
    if not area:
        return False
    seq = table.seq
    table.page.locator(f".area[data-id='{area}']").click(position={"x": 8, "y": 16})
    moved_on(table, seq)
    walked.add(hero)
    return True


def _same_for_all(*tables: TablePage) -> None:
    """Assert that everybody sees the same board."""
    seq = max(table.seq for table in tables)
    for table in tables:
        table.wait_for(seq)
    expected = _board(tables[0].page)
    assert len(expected) > 20
    for table in tables[1:]:
        assert _board(table.page) == expected


def _board(page: Page) -> list[str]:
    """Units and where they stand, what lies there, doors, and the awareness of rooms."""
    units: list[str] = page.locator(".unit").evaluate_all(
        "all => all.map(one => `${one.querySelector('[data-id]').dataset.id} ${one.getAttribute('style')}`)"
    )
    others: list[str] = page.locator("svg.rb .hot").evaluate_all("all => all.map(one => one.ariaLabel)")
    rooms: list[str] = page.locator("[data-room]").evaluate_all(
        "all => all.map(one => `${one.dataset.room} ${one.dataset.level}`)"
    )
    return units + others + rooms


def test_a_raid_is_played_alone_on_a_phone(visit: Visit, server: Server) -> None:
    options = {"mission": "raid", "heroes": ["brick", "quentin"], "tie-breaks": "automatic", "shorter": 3}
    made = server.new_table("reichbusters", seed=44, options=options)
    table = TablePage(visit(f"#/table/{made}", **keeping(server, made), **PHONE), server)
    page = table.page
    walked: set[str] = set()
    for _ in range(MOST):
        expect(table.desk).to_have_attribute("data-seq", str(server.table(made)["seq"]))
        if table.over:
            break
        expect(table.rows.first).to_be_enabled()
        if not _tap(table, walked):
            last_option(table)
        expect(page.locator("[data-choice]:enabled, [data-over] *").first).to_be_attached()
    assert table.over
    assert walked == {"brick", "quentin"}
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    tab(page, "Heroes")
    expect(page.get_by_role("article", name="Quentin")).to_be_visible()


def _tap(table: TablePage, walked: set[str]) -> bool:
    """The first step of each Hero, by a tap on the board."""
    page = table.page
    here = page.locator(".unit[data-here] [data-id]")
    if not here.count() or (hero := str(here.first.get_attribute("data-id"))) in walked:
        return False
    steps = page.locator("[data-option^='move ']")
    if not steps.count():
        return False
    area = str(steps.first.get_attribute("data-option")).split()[1]
    seq, spot = table.seq, page.locator(f".area[data-id='{area}']").evaluate(BARE)
    assert spot, f"{area} cannot be seen"
    page.touchscreen.tap(*spot)
    moved_on(table, seq)
    walked.add(hero)
    return True


# -- positions to look at ----------------------------------------------------------------------------------------------


def _until(server: Server, prompt: str, *, seed: int = 7, least: int = 0, **options: Any) -> str:
    """A table at the first such question after some decisions: somebody opens doors, searches, attacks and moves."""
    match = Match.new(load("reichbusters"), Setup(seed, {**FIDGET, **options}))
    for number in range(MOST):
        decision = match.decision
        if decision.prompt == prompt and number >= least:
            break
        offered = [str(option) for option in decision.options]
        wanted = [one for verb in ("attack", "door", "search", "move") for one in offered if one.startswith(f"{verb} ")]
        match.play(wanted[0] if wanted else offered[-1])
    assert match.decision.prompt == prompt
    made = server.ask("/api/tables/import", {"journal": match.save(), "name": ""}, "POST")
    return str(made["table"]["id"])


def test_a_test_shows_its_dice_its_target_and_its_total(visit: Visit, server: Server) -> None:
    table = host(visit, server, _until(server, "test"))
    tray = table.page.locator("section.test")
    expect(tray.locator(".die").first).to_be_visible()
    view = table.page.locator(".sum").get_attribute("aria-label")
    assert view is not None
    assert re.fullmatch(r"\d+ of \d+", view)
    total = tray.locator(".numbers b").inner_text()
    assert view.startswith(total)


def test_a_door_is_opened_by_a_click_that_knows_its_odds(visit: Visit, server: Server) -> None:
    table = host(visit, server, _until(server, "action"))
    page, seq = table.page, table.seq
    door = page.locator(".hot.lit[data-id*='-']").first
    name = str(door.get_attribute("data-id"))
    door.click()
    chosen = page.locator(f"[data-option='door {name}']")
    if table.seq == seq and chosen.count():  # dice cannot be undone, so a loud door asks once more
        expect(chosen).to_contain_text("%")
        chosen.click()
    moved_on(table, seq)


def test_the_awareness_of_a_room_is_its_floor(visit: Visit, server: Server) -> None:
    table = host(visit, server, _until(server, "action", least=25))
    floors = table.page.locator("[data-room]")
    fills = floors.evaluate_all("all => all.map(one => [one.dataset.level, one.getAttribute('fill')])")
    assert {level for level, _ in fills} & {"suspicious", "alert"}
    assert all(fill == f"url(#rb-{level})" for level, fill in fills)


@pytest.mark.parametrize("layer", ["Sight", "Plans"])
def test_layers_are_switched_beside_the_map(visit: Visit, server: Server, layer: str) -> None:
    table = host(visit, server, _until(server, "action"))
    switch = table.page.get_by_role("group", name="On the map").get_by_role("button", name=layer)
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator(f"svg.rb g.{layer.lower()}")).to_have_count(1)


def test_a_card_is_enlarged_under_the_pointer_and_taken_by_a_click(visit: Visit, server: Server) -> None:
    table = host(visit, server, _until(server, "action"))
    page = table.page
    hand = page.get_by_role("group", name=re.compile("^Hand of ")).first
    name = str(hand.locator("button.lit").first.get_attribute("aria-label"))
    card = hand.get_by_role("button", name=name, exact=True)  # the light may move while the pointer rests on it
    card.hover()
    expect(page.locator(".looked")).to_contain_text(name)
    page.mouse.move(700, 20)
    expect(page.locator(".looked")).to_have_count(0)
    seq = table.seq
    card.click()
    if table.seq == seq and card.get_attribute("aria-pressed"):  # there are several ways to play it
        page.locator("[data-option]").first.click()
    moved_on(table, seq)


def test_hidden_hands_show_only_how_many(visit: Visit, server: Server) -> None:
    made = _until(server, "action", players=3, hands="hidden")
    server.invite(made, "player-2")
    table = host(visit, server, made)
    others = table.page.get_by_role("article", name="Brick")
    others.get_by_role("button", name=re.compile("Show all of")).click()
    expect(others.locator(".unseen").first).to_be_visible()
    expect(others.get_by_role("group", name=re.compile("^Hand of ")).get_by_role("button")).to_have_count(0)


def test_the_enemy_turn_is_a_film_that_tells_its_rules(visit: Visit, server: Server) -> None:
    table = host(visit, server, _until(server, "action", least=25), animation="step")
    page, seq = table.page, table.seq
    find(table, "end").click()
    caption = page.locator(".caption")
    expect(caption).to_contain_text("Meanwhile · 1 of")
    moved_on(table, seq)
    steps = int(caption.locator(".label").inner_text().split()[-1])
    told = []
    for step in range(1, steps + 1):
        expect(caption.locator(".label")).to_have_text(re.compile(f"· {step} of {steps}", re.IGNORECASE))
        told.append(caption.inner_text())
        expect(caption.locator("button.rule").first).to_be_visible()
        page.keyboard.press("Space")
    expect(caption).to_have_count(0)
    assert any("Raise the Alarm!" in one for one in told)


def test_areas_are_reached_by_arrow_keys(visit: Visit, server: Server) -> None:
    table = host(visit, server, _until(server, "action"))
    page = table.page
    page.locator(".area[data-id='p1']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".area[data-id='p2']")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".area[data-id='e2']")).to_be_focused()


def test_nothing_grave_stands_in_anybodys_way(visit: Visit, server: Server) -> None:
    table = host(visit, server, _until(server, "action", least=25))
    page = table.page
    expect(page.locator("aside.side article").first).to_be_visible()
    page.evaluate(AXE_SCRIPT)
    for width, theme in ((1440, "light"), (1440, "dark"), (360, "light"), (360, "dark")):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)")
        assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == [], f"{width} px, {theme}"


def test_everything_on_the_board_has_a_name(visit: Visit, server: Server) -> None:
    page = host(visit, server, _until(server, "action", least=25)).page
    names = page.locator(".board [role=button]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(names) > 50
    assert [name for name in names if not name or "{" in name or "[" in name] == []

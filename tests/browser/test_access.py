"""Accessibility: screen reader, keyboard, phone, large text, light and dark theme."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, ViewportSize, expect

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import load
from sandtable.players import look, make_player
from tests.browser.conftest import Visit
from tests.browser.people import host, keeping, moved_on, stranger, tab
from tests.browser.table import Server, TablePage

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
TOUCH: dict[str, Any] = {**PHONE, "has_touch": True, "is_mobile": True}
GRAVE = ("serious", "critical")

# -- prepared tables ---------------------------------------------------------------------------------------------------


@cache
def _game(key: str, decisions: int, seed: int, **options: Any) -> str:
    """The journal of a game that a program has played up to a point."""
    match = Match.new(load(key), Setup(seed, options))
    player = make_player(match.game, "greedy", 1)
    for _ in range(decisions):
        decision = match.decision
        match.play(player.choose(decision, partial(look, match, decision.seat, 0)), decision.seat)
    return match.save()


@cache
def _before_a_film() -> tuple[str, str]:
    """A game of Wolfenstein, and the answer after which the enemy moves."""
    match = Match.new(load("wolfenstein"), Setup(1, {"players": 2}), listen=True)
    player = make_player(match.game, "greedy", 1)
    while True:
        before, lines = match.save(), len(match.log_for(None))
        decision = match.decision
        answer = player.choose(decision, partial(look, match, decision.seat, 0))
        match.play(answer, decision.seat)
        if len(match.log_for(None)) - lines > 15:
            return before, str(answer)


@cache
def _until(prompt: str, **options: Any) -> str:
    """The journal of a game of Atlantikwall in which a program has come to this question."""
    match = Match.new(load("atlantikwall"), Setup(1, options))
    player = make_player(match.game, "greedy", 1)
    while match.decision.prompt != prompt:
        decision = match.decision
        match.play(player.choose(decision, partial(look, match, decision.seat, 0)), decision.seat)
    return match.save()


def _imported(server: Server, journal: str) -> str:
    return str(server.ask("/api/tables/import", {"journal": journal}, "POST")["table"]["id"])


def _at(visit: Visit, server: Server, key: str, decisions: int, seed: int = 1, **more: Any) -> TablePage:
    """A table after this many decisions of a program."""
    options = more.pop("options", {"players": 2} if key == "wolfenstein" else {})
    settings = {name: more.pop(name) for name in ("language", "textSize", "animation") if name in more}
    played = decisions and _imported(server, _game(key, decisions, seed, **options))
    table = played or server.new_table(key, seed=seed, options=options)
    return TablePage(visit(f"#/table/{table}", **keeping(server, table, **settings), **more), server)


# -- every page --------------------------------------------------------------------------------------------------------

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
        if "rules" in path:
            page.get_by_role("searchbox").fill("noise")  # more would only take longer
        return page

    PLACES[_name] = _open

# Pages with many colours are checked in both themes on both screens.
LIT = (
    "the shelf with a table in progress",
    "Hegra in the siege, with the reasons",
    "the Nazi Phase as a film",
    "Atlantikwall at the dice",
    "the market of Atlantikwall",
)
COLOURS = ("color-contrast", "link-in-text-block")  # axe-core rules that depend on the theme


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
    page = _asked(_at(visit, server, "wolfenstein", 90))
    page.locator("[data-group]").first.click()
    return page


@_place("the Nazi Phase as a film")
def _film(visit: Visit, server: Server) -> Page:
    journal, answer = _before_a_film()
    table = host(visit, server, _imported(server, journal), animation="step")
    table.option(answer).click()
    expect(table.page.get_by_role("button", name="To the end")).to_be_visible()
    return table.page


@_place("Atlantikwall at the dice")
def _dice(visit: Visit, server: Server) -> Page:
    page = _asked(_at(visit, server, "atlantikwall", 0, options={"units": 1}))
    page.locator(".felt [data-id]").first.click()
    return page


@_place("the market of Atlantikwall")
def _market(visit: Visit, server: Server) -> Page:
    table = _imported(server, _until("market", units=1))
    page = _asked(host(visit, server, table))
    page.locator(".answers [data-card]").first.click()
    return page


@_place("the German alone, and the automated Unit")
def _german(visit: Visit, server: Server) -> Page:
    return _asked(_at(visit, server, "atlantikwall", 40, options={"mode": "solitaire"}))


@_place("the past")
def _past(visit: Visit, server: Server) -> Page:
    page = _asked(_at(visit, server, "wolfenstein", 90))
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


@_place("the people, who talk")
def _people(visit: Visit, server: Server) -> Page:
    table = server.new_table("wolfenstein", seed=1, options={"players": 2})
    page = _asked(host(visit, server, table))
    tab(page, "Table")
    page.get_by_label("Say something").fill("Here we go.")
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.get_by_text("Here we go.")).to_be_visible()
    return page


def _asked(table: TablePage) -> Page:
    """Wait until the options and the refusals are shown."""
    expect(table.rows.first).to_be_enabled()
    expect(table.page.locator("aside.side:not(:has(*))")).to_have_count(0)  # loaded when the browser is idle
    return table.page


@pytest.mark.parametrize("place", PLACES)
def test_nothing_grave_stands_in_anybodys_way(visit: Visit, server: Server, place: str) -> None:
    page = PLACES[place](visit, server)
    page.evaluate(AXE_SCRIPT)
    for size, theme in ((WIDE, "light"), (PHONE, "dark")):
        _nothing_grave(page, size, theme)
    for size, theme in ((WIDE, "dark"), (PHONE, "light")) if place in LIT else ():
        _nothing_grave(page, size, theme, rules=COLOURS)


def _nothing_grave(page: Page, size: ViewportSize, theme: str, part: str = "", rules: Sequence[str] = ()) -> None:
    """Assert that axe-core finds nothing on the page, or in a part of it, on this screen and in this theme."""
    page.set_viewport_size(size)
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    _still(page)
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    run = "([part, options]) => axe.run(part || document, options).then(found => found.violations)"
    found = page.evaluate(run, [part, options])
    assert [_told(one) for one in found if one["impact"] in GRAVE] == [], f"{part} {size['width']} px, {theme}"
    assert _sideways(page) <= 0, f"{part} {size['width']} px"


def test_nothing_grave_is_in_what_lies_on_top_of_the_table(visit: Visit, server: Server) -> None:
    """The table below the dialog is checked as well."""
    page = _hegra(visit, server)
    page.evaluate(AXE_SCRIPT)
    tab(page, "Rules")
    expect(page.get_by_label("Search the rules")).to_be_visible()
    for size, theme in ((WIDE, "light"), (PHONE, "dark")):
        _nothing_grave(page, size, theme, ".right")
    page.set_viewport_size(WIDE)
    for name in ("Settings", "Keys", "How far back?"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        for size, theme in ((WIDE, "light"), (PHONE, "dark")):
            _nothing_grave(page, size, theme, "dialog[open]")
        page.set_viewport_size(WIDE)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def _told(violation: dict[str, Any]) -> str:
    where = "; ".join(
        f"{node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}" for node in violation["nodes"][:4]
    )
    return f"{violation['id']} ({len(violation['nodes'])}): {where}"


def _still(page: Page) -> None:
    """Wait until all animations have ended."""
    page.wait_for_function(
        "() => document.getAnimations().every(one => one.playState !== 'running' "
        "|| one.effect.getComputedTiming().endTime === Infinity)"
    )


def _sideways(page: Page) -> int:
    """Pixels by which the page itself could be scrolled sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


# -- on a phone --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options", "language"),
    [
        ("hegra", {}, "en"),
        ("wolfenstein", {"players": 2}, "en"),
        ("hegra", {}, "fr"),
        ("wolfenstein", {}, "fr"),
        ("atlantikwall", {"units": 4}, "fr"),
    ],
)
def test_every_decision_can_be_taken_with_a_thumb(
    visit: Visit, server: Server, game: str, options: dict[str, Any], language: str
) -> None:
    table = server.new_table(game, seed=7, options=options)
    page = visit(f"#/table/{table}", **keeping(server, table, language=language), **TOUCH)
    phone = TablePage(page, server)
    decisions = 30 if language == "en" else 10
    for number in range(decisions):
        _tap_one(phone, number)
        if number % 20 == 9:
            assert _sideways(page) <= 0
            assert _too_small(page, ".asking button:enabled:not(.rule)", 44) == []
            assert _too_small(page, "button, a, select, input", 24) == []
            assert _cut_off(page) == []
    assert phone.info["number"] > decisions // 2
    for panel in page.get_by_role("tab").all():
        panel.tap()
        assert _sideways(page) <= 0, panel.inner_text()
        assert _too_small(page, "button, a, select, input", 24) == [], panel.inner_text()
        assert _cut_off(page) == [], panel.inner_text()


def _tap_one(phone: TablePage, number: int) -> None:
    """Tap a different option each time; opens its group if it is in one."""
    seq = phone.seq
    row = phone.rows.nth(number % phone.rows.count())
    group = row.get_attribute("data-group")
    if group is not None:
        if row.get_attribute("aria-expanded") == "false":
            row.tap()
        row = phone.page.locator(f'[data-option^="{group}"]').first
    row.tap()
    moved_on(phone, seq)
    expect(phone.rows.first).to_be_enabled()


SMALL = """([which, least]) => [...document.querySelectorAll(which)]
    .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest(".skip, [aria-hidden=true]"))
    .map(one => ({one, box: (one.type === "radio" || one.type === "checkbox" ? one.closest("label") ?? one : one)
        .getBoundingClientRect()}))
    .filter(({box}) => box.width && (box.height < least - 0.5 || box.width < Math.min(least, 24) - 0.5))
    .map(({one, box}) => `${box.width.toFixed()}x${box.height.toFixed()} ${one.outerHTML.slice(0, 140)}`)"""


def _too_small(page: Page, which: str, least: int) -> list[str]:
    """Controls that are too small for a finger."""
    return list(page.evaluate(SMALL, [which, least]))


# Text that overflows its button, track or panel, or is clipped.
CUT = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const node = walker.currentNode, parent = node.parentElement;
        if (!node.data.trim() || parent.closest("svg, select, .hidden-but-read, .skip, [aria-hidden=true]")) continue;
        if (!parent.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (!box.width || box.width < 2) continue;
            for (let one = parent; one && one.id !== "app"; one = one.parentElement) {
                const style = getComputedStyle(one);
                if (style.position === "absolute" && style.clipPath !== "none") break;
                const clips = style.overflowX !== "visible", around = one.getBoundingClientRect();
                if (style.display === "contents") continue;
                if (!clips && !one.matches("button, a, .panel, article, li, .space, td")) continue;
                if (style.textOverflow === "ellipsis") break;
                if (style.display === "inline") continue;
                const wide = box.right > around.right + 1.5 || box.left < around.left - 1.5;
                const high = !["auto", "scroll"].includes(style.overflowY) && one.matches("button, a, .space")
                    && (box.bottom > around.bottom + 3 || box.top < around.top - 3);
                if (wide || high) {
                    found.push(`“${node.data.trim().slice(0, 40)}” in ${one.outerHTML.slice(0, 90)}`);
                    break;
                }
                if (clips) break;
            }
        }
    }
    return [...new Set(found)].slice(0, 12);
}"""


def _cut_off(page: Page) -> list[str]:
    return list(page.evaluate(CUT))


def test_on_a_phone_the_board_begins_near_whoever_acts(visit: Visit, server: Server) -> None:
    phone = _at(visit, server, "wolfenstein", 90, **TOUCH)
    page = _asked(phone)
    square = page.locator(".square").first
    box = square.bounding_box()
    assert box is not None
    assert box["width"] * 72 / 66 >= 27.5
    frame, here = _box(page.locator("div.frame")), _box(page.locator("[data-here]"))
    assert _inside(here, frame)
    page.get_by_role("button", name="Fit the board").tap()
    _still(page)
    expect(page.locator(".board svg").first).to_be_in_viewport(ratio=1)
    assert _inside(_box(page.locator("div.frame > .board")), frame)
    expect(page.locator(".stage .tools")).to_be_hidden()  # it would cover the board
    page.get_by_role("button", name="Fit the board").tap()
    _still(page)
    assert _inside(_box(page.locator("[data-here]")), frame)


def _box(of: Locator) -> dict[str, float]:
    box = of.bounding_box()
    assert box is not None
    return {name: float(value) for name, value in box.items()}  # type: ignore[arg-type]


def _inside(inner: dict[str, float], outer: dict[str, float]) -> bool:
    return all(
        outer[at] - 1 <= inner[at] and inner[at] + inner[size] <= outer[at] + outer[size] + 1
        for at, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("size", [(1440, 900), (2300, 1700), (1024, 768)])
def test_the_board_lies_whole_and_in_the_middle_of_the_desk(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    page = _asked(_at(visit, server, "hegra", 12, width=size[0], height=size[1]))
    page.wait_for_load_state("networkidle")
    page.wait_for_function(
        """() => {
            const [frame, board] = ["div.frame", "div.frame > .board"].map(
                name => document.querySelector(name).getBoundingClientRect());
            const off = [frame.x + frame.width / 2 - board.x - board.width / 2,
                frame.y + frame.height / 2 - board.y - board.height / 2];
            return off.every(one => Math.abs(one) < 2) && board.width <= frame.width && board.height <= frame.height
                && (frame.width - board.width < 32 || frame.height - board.height < 32);
        }"""
    )


# -- large text --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["hegra", "wolfenstein", "parley"])
@pytest.mark.parametrize("width", [1280, 360])
def test_letters_of_twice_the_size_are_all_there(visit: Visit, server: Server, game: str, width: int) -> None:
    decisions = 0 if game == "parley" else 90
    table = _at(visit, server, game, decisions, textSize=200, width=width, height=800)
    page = _asked(table)
    for panel in page.get_by_role("tab").all():
        panel.click()
        assert _sideways(page) <= 0
        assert _cut_off(page) == [], panel.inner_text()
    page.get_by_role("tab").first.click()
    table.first_row()


@pytest.mark.parametrize("path", ["", "#/new/wolfenstein", "#/statistics", "#/rules/hegra", "#/campaign/wolfenstein"])
def test_other_pages_too_stand_letters_of_twice_the_size(visit: Visit, server: Server, path: str) -> None:
    page = stranger(visit, server, path, textSize=200)
    page.wait_for_load_state("networkidle")
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert _sideways(page) <= 0, width
        assert _cut_off(page) == [], width


# -- by keyboard -------------------------------------------------------------------------------------------------------

FOCUSED = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const style = getComputedStyle(one);
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--focus)";
    const focus = getComputedStyle(probe).color;
    probe.remove();
    const drawn = one instanceof SVGElement
        && [one, ...one.querySelectorAll("*")].some(part => getComputedStyle(part).stroke === focus);
    const label = one.closest("label");
    return {
        name: (one.getAttribute("aria-label") || one.textContent || one.placeholder || "").trim().slice(0, 60),
        part: ["skip", "side", "stage", "prompt", "right"].find(name => one.closest("." + name))
            ?? (one.closest("header") ? "header" : ""),
        shown: style.outlineStyle !== "none" || drawn
            || (label && getComputedStyle(label).outlineStyle !== "none"),
    };
}"""


@pytest.mark.parametrize("game", ["hegra", "wolfenstein"])
def test_tab_reaches_everything_in_the_order_in_which_it_is_read(visit: Visit, server: Server, game: str) -> None:
    page = _asked(_at(visit, server, game, 12))
    wanted = page.evaluate(
        """() => [...document.querySelectorAll(
            "button:enabled, a[href], input:enabled, select, summary, [role=button][tabindex='0']")]
            .filter(one => one.tabIndex >= 0 && one.checkVisibility({visibilityProperty: true})).length"""
    )
    steps: list[dict[str, Any]] = []
    for _ in range(wanted + 5):
        page.keyboard.press("Tab")
        step = page.evaluate(FOCUSED)
        if step is None:
            break
        steps.append(step)
    assert len(steps) >= wanted
    assert steps[0]["name"] == "Skip to your move"
    assert [step for step in steps if not step["shown"] or not step["name"]] == []
    parts: list[str] = []
    for step in steps:
        if not parts or parts[-1] != step["part"]:
            parts.append(step["part"])
    assert parts == ["skip", "header", "side", "stage", "prompt", "right"]


@pytest.mark.parametrize("game", ["hegra", "wolfenstein"])
def test_the_focus_stays_with_the_question(visit: Visit, server: Server, game: str) -> None:
    table = _at(visit, server, game, 12)
    page = _asked(table)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # skip to the move
    for number in range(12):
        assert page.evaluate("!!document.activeElement.closest('.asking')"), number
        page.keyboard.press("Tab")
        seq = table.seq
        page.keyboard.press("Enter")
        if page.evaluate("document.activeElement.dataset.group !== undefined"):
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        moved_on(table, seq)
        expect(table.rows.first).to_be_enabled()
        page.wait_for_function("document.activeElement.closest('.asking')")


def test_escape_closes_what_lies_on_top_and_gives_the_focus_back(visit: Visit, server: Server) -> None:
    page = _asked(_at(visit, server, "hegra", 12))
    for name in ("Settings", "Keys", "How far back?"):
        opener = page.get_by_role("button", name=name, exact=True)
        for key in ("Escape", ""):
            opener.focus()
            page.keyboard.press("Enter")
            expect(page.get_by_role("dialog")).to_be_visible()
            assert page.evaluate("!!document.activeElement.closest('dialog')")
            if key:
                page.keyboard.press(key)
            else:
                page.get_by_role("button", name="Close", exact=True).click()
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(opener).to_be_focused()


# -- screen reader -----------------------------------------------------------------------------------------------------


def test_one_voice_tells_what_happened_and_what_is_asked(visit: Visit, server: Server) -> None:
    table = _at(visit, server, "hegra", 12)
    page = _asked(table)
    voice = page.locator("[aria-live=polite]")
    expect(voice).to_have_count(1)
    expect(voice).to_contain_text(page.get_by_role("heading", level=2).inner_text())
    expect(voice).not_to_contain_text("Day 1 begins")
    table.first_row()
    happened = page.locator(".log li").first.locator("p").first.evaluate("one => one.firstChild.data.trim()")
    expect(voice).to_contain_text(happened)
    expect(voice).to_contain_text(page.get_by_role("heading", level=2).inner_text())


def test_the_film_is_told_too(visit: Visit, server: Server) -> None:
    page = _film(visit, server)
    voice = page.locator("[aria-live=polite]")
    for _ in range(3):
        line = page.locator(".caption p").nth(1).evaluate("one => one.firstChild.data.trim()")
        expect(voice).to_contain_text(line)
        page.keyboard.press("Space")


@pytest.mark.parametrize("game", ["hegra", "wolfenstein", "atlantikwall", "parley"])
def test_a_game_is_played_by_ear(visit: Visit, server: Server, game: str) -> None:
    """Uses only roles and names, as a screen reader does."""
    table = host(visit, server, server.new_table(game, seed=7))
    page = _asked(table)
    options = page.get_by_role("group", name="What you can do")
    for number in range(20):
        seq = table.seq
        heading = page.get_by_role("heading", level=2)
        assert heading.first.inner_text()
        buttons = options.get_by_role("button")
        expect(buttons.first).to_be_enabled()
        at = number % buttons.count()
        if buttons.nth(at).get_attribute("aria-expanded") == "false":
            buttons.nth(at).press("Enter")
            at += 1  # the first one in the group
        assert buttons.nth(at).inner_text().strip()
        buttons.nth(at).press("Enter")
        moved_on(table, seq)
        if table.over:
            break
    assert table.info["number"] > (8 if table.over else 15)


@pytest.mark.parametrize("game", ["hegra", "wolfenstein", "parley"])
def test_everything_on_the_board_has_a_name_of_its_own(visit: Visit, server: Server, game: str) -> None:
    decisions = 0 if game == "parley" else 90
    page = _asked(_at(visit, server, game, decisions))
    names = page.locator(".board [role=button]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(names) > 20
    assert [name for name in names if not name or "{" in name] == []
    assert len(set(names)) > len(names) * 0.7


# -- reduced motion ----------------------------------------------------------------------------------------------------


def test_nothing_moves_for_whoever_wants_it_quiet(visit: Visit, server: Server) -> None:
    table = _at(visit, server, "wolfenstein", 60, animation="1", reduced_motion="reduce")
    page = _asked(table)
    page.evaluate(
        """() => { window.moved = []; const note = event => {
            for (const one of document.getAnimations()) {
                if (one.effect.getComputedTiming().activeDuration > 50) window.moved.push(event.target.className);
            } };
            for (const kind of ["transitionrun", "animationstart"]) document.addEventListener(kind, note, true); }"""
    )
    for _ in range(3):
        seq = table.seq
        table.rows.last.click()
        moved_on(table, seq)
        skip = page.get_by_role("button", name="To the end")
        expect(skip.or_(table.rows.first).first).to_be_visible()
        if skip.is_visible():
            skip.click()
        expect(table.rows.first).to_be_enabled()
    assert page.evaluate("window.moved") == []

"""Atlantikwall in the browser: a beach on a phone, dice by taps; two Allies and a German in three browsers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache, partial
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.decision import Decision
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games.atlantikwall.game import GAME
from sandtable.players import look, make_player
from tests.browser.conftest import Visit
from tests.browser.people import Wire, find, host, keeping, moved_on, sit_down, stranger, tab
from tests.browser.table import Server, TablePage, open_table

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
VERSUS: dict[str, Any] = {"mode": "versus", "map": "exercise-fabius", "units": 2}
SEATS = ("able", "baker", "german")


def _on_a_phone(visit: Visit, server: Server, table: str, **settings: Any) -> TablePage:
    return TablePage(visit(f"#/table/{table}", **keeping(server, table, **settings), **PHONE), server)


# -- answering as a person does ----------------------------------------------------------------------------------------


def _throw(table: TablePage, written: str) -> None:
    """Lock or re-roll: tap each die, then press the button."""
    page = table.page
    seat = page.locator(".felt [data-id]").first.get_attribute("data-id") or ""
    owner = seat.rpartition("-")[0]
    for number in written.split()[1]:
        die = page.locator(f".felt button[data-id='{owner}-{number}']")  # once it can be chosen
        die.click()
        expect(die).to_have_attribute("aria-pressed", "true")
    page.locator(f"[data-tray='{written}']").click()


def _go(table: TablePage, written: str) -> None:
    """Go to a Sector with a tap on the beach; if dice decide, confirm the option."""
    risky = "%" in table.option(written).inner_text()
    sector = table.page.locator(f".sector[data-id='{written.split()[1]}']")
    expect(sector).to_have_class(re.compile(r"\blit\b"))
    sector.click()
    if risky:
        table.option(written).click()


def _take(table: TablePage, written: str) -> None:
    """Take a card from the market: tap its tile, then press its button."""
    tile = table.page.locator(f".answers [data-card='{written.split()[1]}']").first
    tile.click()
    table.page.locator(f".answers [data-take='{written}']").click()


def _answer(table: TablePage, written: str) -> None:
    seq = table.seq
    expect(table.rows.first).to_be_enabled()
    match written.split(maxsplit=1)[0]:
        case "lock" | "reroll":
            _throw(table, written)
        case "stop" | "done":
            table.page.locator(f"[data-tray='{written}'], [data-take='{written}']").click()
        case "recruit" | "find":
            _take(table, written)
        case "move" | "start":
            _go(table, written)
        case _:
            find(table, written).click()
    moved_on(table, seq)


# -- alone on a phone --------------------------------------------------------------------------------------------------


ALONE = {"units": 1}
VERBS = {"lock", "reroll", "stop", "recruit", "move"}  # the fewest decisions of a useful game


def _boldly(decision: Decision) -> str:
    """Re-roll two dice once, recruit whoever is affordable, and advance if possible."""
    options = [str(option) for option in decision.options]
    wanted = {"market": ("award", "recruit", "done"), "move": ("move",), "reroll": ("stop",)}.get(decision.prompt, ())
    if decision.prompt == "reroll" and decision.args["left"] == 2:
        return next(option for option in options if re.fullmatch(r"reroll \d\d", option))
    return next((option for verb in wanted for option in options if option.split(maxsplit=1)[0] == verb), options[0])


@cache
def _short_game() -> tuple[int, tuple[str, ...]]:
    """The seed of a short game played this way, and its answers."""
    for seed in count(1):
        match = Match.new(GAME, Setup(seed, ALONE))
        answers: list[str] = []
        while not match.over and len(answers) < 40:
            answers.append(_boldly(match.decision))
            match.play(answers[-1])
        verbs = [answer.split(maxsplit=1)[0] for answer in answers]
        if match.over and {*verbs} >= VERBS and verbs.count("move") > 2:
            return seed, tuple(answers)
    raise AssertionError


def test_a_whole_game_on_exercise_tiger_is_played_on_a_phone(visit: Visit, server: Server) -> None:
    seed, answers = _short_game()
    table = _on_a_phone(visit, server, server.new_table("atlantikwall", seed=seed, options=ALONE))
    page = table.page
    for written in answers:
        assert not table.over
        if written.startswith("lock"):
            expect(page.get_by_role("button", name=re.compile("Tap .* to Lock"))).to_be_disabled()
        _answer(table, written)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.get_by_text("The game is over")).to_be_visible()
    assert table.info["outcome"]["result"] in ("allied-victory", "german-victory")


def test_the_tray_lights_up_and_counts_chances(visit: Visit, server: Server) -> None:
    table = _on_a_phone(visit, server, server.new_table("atlantikwall", seed=1, options={"units": 1}))
    page = table.page
    dice = page.locator(".felt button[data-id]")
    expect(dice).to_have_count(6)
    box = dice.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44  # pixels: large enough for a thumb
    lights = page.get_by_role("list", name="What the dice can become").get_by_role("listitem")
    expect(lights).to_have_count(7)
    expect(lights.last).to_contain_text("%")
    before = lights.all_inner_texts()
    for number in (0, 1, 2):  # the third replaces the first
        dice.nth(number).click()
    expect(page.locator(".felt [aria-pressed=true]")).to_have_count(2)
    expect(dice.nth(0)).to_have_attribute("aria-pressed", "false")
    assert lights.all_inner_texts() != before
    button = page.get_by_role("button", name="Lock these 2 dice")
    seq = table.seq
    button.click()
    moved_on(table, seq)
    expect(page.locator(".felt .locked")).to_have_count(2)
    expect(page.get_by_role("button", name="Tap the dice to re-roll")).to_be_disabled()


@pytest.mark.parametrize(("motion", "tumbling"), [("no-preference", ["able-3", "able-4"]), ("reduce", [])])
def test_only_dice_that_were_thrown_tumble(visit: Visit, server: Server, motion: str, tumbling: list[str]) -> None:
    made = server.new_table("atlantikwall", seed=1, options=ALONE)
    kept = keeping(server, made, animation="2")
    table = TablePage(visit(f"#/table/{made}", **kept, **PHONE, reduced_motion=motion), server)
    expect(table.page.locator(".felt [data-id]")).to_have_count(6)
    expect(table.page.locator(".felt .tumbling")).to_have_count(0)  # they were there before
    for written in ("lock 12", "reroll 34"):
        _answer(table, written)
    expect(table.page.locator(".felt .locked")).to_have_count(2)
    thrown = table.page.locator(".felt .tumbling")
    expect(thrown).to_have_count(len(tumbling))
    assert [one.get_attribute("data-id") for one in thrown.all()] == tumbling


def test_dice_are_locked_by_keyboard_and_by_the_list(visit: Visit, server: Server) -> None:
    table = host(visit, server, server.new_table("atlantikwall", seed=1))
    page, seq = table.page, table.seq
    for number in (3, 5):
        page.locator(f".felt button[data-id='able-{number}']").focus()
        page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.locator("[data-tray='lock 35']").press("Enter")
    moved_on(table, seq)
    page.get_by_role("button", name="Baker", exact=True).click()  # the other Unit rolls at the same time
    seq = table.seq
    find(table, "lock 16").press("Enter")
    moved_on(table, seq)
    expect(page.locator("[data-side=baker] .locked")).to_have_count(2)


def test_soldiers_are_given_with_a_stepper(visit: Visit, server: Server) -> None:
    table = _on_a_phone(visit, server, _imported(server, _until_market()))
    page, seq = table.page, table.seq
    page.locator("[data-gifts] summary").click()
    soldiers = page.get_by_role("group", name="Soldiers")
    for _ in range(2):
        soldiers.get_by_role("button", name="More Soldiers").click()
    expect(soldiers.locator("output")).to_contain_text("3/")
    page.locator("[data-take='give baker soldiers']").click()
    moved_on(table, seq)
    tab(page, "Log")
    expect(page.get_by_role("list", name="Log")).to_contain_text("Able gives Baker 3 Soldiers")


def _until_market() -> str:
    """Two Units in one Sector, with the market open to Able."""
    match = Match.new(GAME, Setup(3, {}))
    player = make_player(GAME, "greedy", 1)
    while not any(decision.prompt == "market" and decision.seat == "able" for decision in match.decisions):
        _play(match, player)
    return match.save()


def _play(match: Match[Any], player: Any) -> tuple[str, str]:
    decision = match.decisions[0]
    answer = player.choose(decision, partial(look, match, decision.seat, 0))
    match.play(answer, decision.seat)
    return decision.seat, str(answer)


def _imported(server: Server, journal: str) -> str:
    return str(server.ask("/api/tables/import", {"journal": journal}, "POST")["table"]["id"])


# -- three browsers ----------------------------------------------------------------------------------------------------


def _hand(match: Match[Any]) -> list[str]:
    return list(match.state.german.hand)


@cache
def _last_turn() -> tuple[str, tuple[tuple[str, str], ...]]:
    """A game before its last turn, with Decorations in the German's hand, and the answers of programs to its end."""
    for seed in count(1):
        match = Match.new(GAME, Setup(seed, VERSUS))
        player = make_player(GAME, "greedy", 1)
        journal, rest = "", list[tuple[str, str]]()
        while not match.over:
            if len(match.decisions) == len(SEATS) and all(one.prompt == "lock" for one in match.decisions):
                journal, rest = (match.save() if _hand(match) else ""), []
            rest.append(_play(match, player))
        if journal and len(rest) < 30:
            return journal, tuple(rest)
    raise AssertionError


class Seat:
    """One of three people at the table, with all frames they received."""

    def __init__(self, seat: str, page: Page) -> None:
        self.seat = seat
        self.page = page
        self.wire = Wire(page)
        self.table: TablePage

    def hand(self) -> set[str]:
        """The Decorations that this page was told are in the German's hand."""
        told = "".join(self.wire.frames)
        known = GAME.box(_options()).cards.decorations
        return {card for card in known if f'"german-{card}"' in told or f'"use {card}' in told}

    def places(self) -> set[str]:
        """Where this page was told that Decorations are."""
        cards = [card for frame in self.wire.frames for card in _cards(json.loads(frame))]
        return {card["facts"]["at"] for card in cards if card["deck"] == "decorations"}


def _options() -> Any:
    return GAME.description.options_type(mode="versus", map="exercise-fabius", units=2)


def _cards(frame: Any) -> Iterator[dict[str, Any]]:
    """All cards anywhere in a frame."""
    if isinstance(frame, dict):
        if "deck" in frame and "facts" in frame:
            yield frame
        frame = list(frame.values())
    if isinstance(frame, list):
        for part in frame:
            yield from _cards(part)


@pytest.fixture
def three(visit: Visit, server: Server) -> list[Seat]:
    """Able is the host; Baker and the German accept invitations."""
    table = _imported(server, _last_turn()[0])
    links = {seat: server.invite(table, seat) for seat in SEATS[1:]}
    found = [Seat(seat, stranger(visit, server)) for seat in SEATS]
    for one in found:
        if one.seat in links:
            one.page.goto(f"{server.address}/{links[one.seat]}")
            one.table = sit_down(one.page, server, one.seat.title())
        else:
            one.table = open_table(one.page, server, table)
    return found


def test_two_allies_and_a_german_roll_at_the_same_time_and_play_to_an_end(three: list[Seat], server: Server) -> None:
    able, baker, german = three
    _, rest = _last_turn()
    for one in three:  # all are asked at once, and see their own dice
        expect(one.page.locator(".felt [data-id]").first).to_have_attribute("data-id", f"{one.seat}-1")
        expect(one.page.get_by_role("button", name=re.compile("Tap .* to Lock"))).to_be_visible()
    for number, (seat, written) in enumerate(rest):
        one = next(one for one in three if one.seat == seat)
        one.table.wait_for(server.table(able.table.id)["seq"])
        _answer(one.table, written)
        if number == 0:  # one has answered: the others still have their own questions and see those dice
            for other in three:
                other.table.wait_for(one.table.seq)
            for other in (one for one in three if one.seat != seat):
                expect(other.table.rows.first).to_be_enabled()
                expect(other.page.get_by_role("list", name="The others’ dice")).to_be_visible()
                expect(other.page.locator(f"[data-side={seat}] .locked").first).to_be_visible()
    assert server.table(able.table.id)["outcome"] is not None
    for one in three:
        expect(one.page.get_by_text("The game is over")).to_be_visible()
    assert german.hand()
    assert german.places() >= {"hand"}
    assert german.wire.told('"decoration-drawn"')
    for ally in (able, baker):
        assert {"unseen"} <= ally.places() <= {"unseen", "used"}
        assert not ally.wire.told('"decoration-drawn"')
        assert not ally.hand()


def test_only_the_german_sees_his_hand_and_what_he_owes_is_seen_by_all(three: list[Seat]) -> None:
    able, _, german = three
    side = german.page.locator("[data-side=german]")
    expect(side).to_contain_text("Your hand, seen by you alone")
    for one in three:
        expect(one.page.locator("[data-side=german] [data-dues]")).to_contain_text("The highest DEF takes")
    expect(able.page.locator("[data-side=german]")).to_contain_text("in hand, face down")
    names = side.locator(".secret ~ .card .name").all_inner_texts()
    assert names
    content = able.page.locator(".atl.side").inner_text()
    assert not [name for name in names if name.strip() in content]


# -- in French ---------------------------------------------------------------------------------------------------------


def test_the_beach_speaks_french(visit: Visit, server: Server) -> None:
    made = server.new_table("atlantikwall", seed=1, options={"units": 1})
    table = _on_a_phone(visit, server, made, language="fr")
    page, seq = table.page, table.seq
    expect(page.get_by_role("heading", name="Verrouiller 2 dés")).to_be_visible()
    for number in (1, 2):
        page.locator(f".felt button[data-id='able-{number}']").click()
    page.get_by_role("button", name="Verrouiller ces 2 dés").click()
    moved_on(table, seq)
    expect(page.get_by_role("button", name="Touchez les dés à relancer")).to_be_disabled()
    labels = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    told = [page.locator("body").inner_text(), *labels]
    tab(page, "Unités")
    expect(page.get_by_role("article", name="Able")).to_contain_text("Soldats")
    page.get_by_role("button", name="Ce qu’on peut avoir").click()
    expect(page.locator("[data-shelf=depot]")).to_contain_text("Points")
    told.append(page.locator("body").inner_text())
    assert [text for text in told if re.search(r"\[[\w-]+\]|\{|Re-roll|Soldier", text)] == []

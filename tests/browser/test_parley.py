"""Parley: three browsers at one table choose at the same time, and nobody learns a secret."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from tests.browser.conftest import Visit
from tests.browser.people import Wire, guest, sit_down, stranger, take
from tests.browser.table import Server, TablePage, open_table
from tests.games.parley.game import GAME

SEED = 5
OPTIONS = {"envoys": 3, "vales": 9}
SEATS = ("north", "south", "east")


class Envoy:
    """One of three people at the table, with all frames they received."""

    def __init__(self, seat: str, table: TablePage, wire: Wire) -> None:
        self.seat = seat
        self.table = table
        self.page = table.page
        self.wire = wire

    def take(self, written: str) -> None:
        take(self.table, written)

    def knows(self, cards: Iterable[str]) -> list[str]:
        """The cards that appear anywhere in the page or came over its WebSocket."""
        content = self.page.content()
        return [card for card in cards if self.wire.told(card) or card in content or _in_words(card) in content]


def _in_words(card: str) -> str:
    suit, rank = card.split("-")
    return f"{suit.title()} ({rank})"


@pytest.fixture
def envoys(visit: Visit, server: Server) -> list[Envoy]:
    table = server.new_table("parley", seed=SEED, options=OPTIONS)
    first = stranger(visit, server)
    found = [(first, Wire(first), "")]
    for seat in SEATS[1:]:
        page = stranger(visit, server)
        found.append((page, Wire(page), server.invite(table, seat)))
    return [
        Envoy(seat, _sit(page, server, table, link, seat), wire)
        for seat, (page, wire, link) in zip(SEATS, found, strict=True)
    ]


def _sit(page: Page, server: Server, table: str, link: str, seat: str) -> TablePage:
    if not link:
        return open_table(page, server, table)
    page.goto(f"{server.address}/{link}")
    return sit_down(page, server, seat.title())


def _dealt() -> dict[str, list[str]]:
    """The cards of each envoy, as the seed deals them."""
    return {seat: list(hand) for seat, hand in Match.new(GAME, Setup(SEED, OPTIONS)).state.hands.items()}


def _nobody_knows(envoys: list[Envoy], hands: dict[str, list[str]]) -> None:
    for envoy in envoys:
        for seat, cards in hands.items():
            assert envoy.knows(cards) == (cards if seat == envoy.seat else []), f"{envoy.seat} and the cards of {seat}"


def test_three_choose_at_the_same_time_and_see_only_their_own_cards(envoys: list[Envoy]) -> None:
    north, south, east = envoys
    hands = _dealt()
    for envoy in envoys:  # all are asked at once
        expect(envoy.page.get_by_text("Round 1: what do you claim").first).to_be_visible()
    south.take("claim war vale-2")
    for envoy in (north, east):  # an answer of one leaves the others' questions open
        envoy.table.wait_for(1)
        expect(envoy.table.rows.first).to_be_enabled()
    east.take("claim peace vale-7")
    north.take("claim trade vale-2")
    for envoy in envoys:
        envoy.table.wait_for(3)
        expect(envoy.page.get_by_text("Play a card face down.").first).to_be_visible()
    _nobody_knows(envoys, hands)

    east.take(f"play {hands['east'][0]}")
    expect(east.page.get_by_role("heading", name="North, South to decide.")).to_be_visible()
    south.take(f"play {hands['south'][1]}")
    _nobody_knows(envoys, hands)
    for envoy in (north, south):
        assert not envoy.wire.told('"peace vale-7"')
        assert "peace vale-7" not in envoy.page.locator("ol.log").inner_html()

    north.take(f"play {hands['north'][2]}")
    for envoy in envoys:  # everything is turned up
        envoy.table.wait_for(6)
        expect(envoy.page.get_by_role("list", name="Log")).to_contain_text("East speaks of peace over Vale (7)")
        for seat, at in (("north", 2), ("south", 1), ("east", 0)):
            assert envoy.knows([hands[seat][at]])
    for seat, at in (("north", 2), ("south", 1), ("east", 0)):
        del hands[seat][at]
    _nobody_knows(envoys, hands)


def test_neither_the_past_nor_an_undo_shows_what_others_hold(envoys: list[Envoy], visit: Visit, server: Server) -> None:
    north, south, east = envoys
    hands = _dealt()
    watching = stranger(visit, server)
    wire = Wire(watching)
    watching.goto(f"{server.address}/{server.watch(north.table.id)}")
    spectator = Envoy("", sit_down(watching, server), wire)
    south.take("claim war vale-2")
    south.take(f"play {hands['south'][0]}")
    north.table.wait_for(2)
    north.take("claim peace vale-1")
    south.table.wait_for(3)
    for envoy in (north, east, spectator):
        envoy.page.locator("[data-decision='1']").click()
        expect(envoy.page.get_by_role("heading", name="Looking at the past")).to_be_visible()
        envoy.page.get_by_role("button", name="One decision back").click()
        expect(envoy.page.get_by_role("heading", name="after decision 0")).to_be_visible()
        envoy.page.get_by_role("button", name="Back to now").click()
    north.page.keyboard.press("u")
    for envoy in (*envoys, spectator):
        envoy.table.wait_for(4)
    _nobody_knows([*envoys, spectator], hands)


def test_a_spectator_sees_no_hand_and_is_asked_nothing(visit: Visit, server: Server) -> None:
    table = server.new_table("parley", seed=SEED, options=OPTIONS)
    looking = guest(visit, server, server.watch(table))
    expect(looking.page.get_by_text("Face down").or_(looking.page.get_by_label("Face down")).first).to_be_attached()
    content = looking.page.content()
    assert not [card for cards in _dealt().values() for card in cards if card in content or _in_words(card) in content]
    assert looking.options() == []
    expect(looking.page.get_by_role("heading", name="North, South, East to decide.")).to_be_visible()

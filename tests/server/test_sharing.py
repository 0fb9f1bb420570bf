"""Views and frames that several guests share are made once, and nobody's frame differs because of it."""

from __future__ import annotations

import random

import msgspec
import pytest

from sandtable.engine.game import Setup
from sandtable.engine.view import Area, Piece, Text, View
from sandtable.server import messages
from sandtable.server.guest import Guest
from sandtable.server.live_table import LiveTable
from sandtable.server.new_tables import new_record
from sandtable.server.position_frames import PositionFrames
from sandtable.server.protocol import Position, change_between, write_said
from sandtable.server.records import Act, Holder, Right, Role
from sandtable.server.table import LogChange, Table
from tests.support import CASES, GAMES, Case, walk

every_case = pytest.mark.parametrize("case", CASES, ids=str)

# -- views -------------------------------------------------------------------------------------------------------------


@every_case
def test_a_shared_look_shows_what_a_look_of_ones_own_shows(case: Case) -> None:
    """In any order of seats."""
    match = case.match(3)
    for taken in walk(match, 3):
        if taken > 20:
            break
        seats = (*case.game.seats(match.state), None)
        for order in (seats, seats[::-1]):
            look = case.game.look(match.state)
            assert {seat: look.view(seat) for seat in order} == {
                seat: case.game.view(match.state, seat) for seat in order
            }
            assert case.game.heading(match.state) == look.view(None).heading


def areas(*names: str, **pieces: int) -> View:
    return View(
        "parley",
        Text("heading"),
        areas=tuple(Area(name, "map", (Piece("pawn", pieces[name]),) if name in pieces else ()) for name in names),
    )


@pytest.mark.parametrize(
    ("before", "after", "other", "gone"),
    [
        (areas("a", "b"), areas("a", "b"), (), ()),
        (areas("a", "b"), areas("a", "b", b=1), ("b",), ()),
        (areas("a", "b", b=1), areas("a", "b", b=2), ("b",), ()),
        (areas("a", "b"), areas("a"), (), ("b",)),
        (areas("a"), areas("a", "b"), ("b",), ()),
        (areas("a", "b"), areas("b", "a"), (), ()),
        (areas("a", "b"), areas("b", "c", b=1), ("b", "c"), ("a",)),
        (areas("a", "b"), areas("c", "b"), ("c",), ("a",)),
    ],
)
def test_a_change_has_the_areas_that_differ_and_names_those_that_are_gone(
    before: View, after: View, other: tuple[str, ...], gone: tuple[str, ...]
) -> None:
    change = change_between(before, after)
    assert tuple(area.id for area in change.areas) == other
    assert change.gone == gone


# -- frames ------------------------------------------------------------------------------------------------------------


@every_case
def test_every_guest_gets_the_frame_that_would_be_made_for_it_alone(case: Case) -> None:
    """Host, guests and a spectator, act by act."""
    live = live_of(case)
    table, rng = live.table, random.Random(11)
    guests = [*live.guests]
    for number in range(40):
        if not table.match.decisions:
            break
        before = {guest: guest.view for guest in guests}
        change = act(table, rng, number)
        live.show(change)
        for guest in guests:
            sent = guest.outbox.get_nowait()
            assert sent == alone(table, live.seats_of(guest.right), change, before[guest])


def test_seats_that_see_the_same_are_sent_the_same_change() -> None:
    """Wolfenstein hides nothing: only questions and what can be undone differ from seat to seat."""
    live = live_of(Case(GAMES["wolfenstein"], "last-door"))
    table = live.table
    change = act(table, random.Random(1), 0)
    frames_of, before = PositionFrames(table, change), next(iter(live.guests)).view
    frames = [frames_of.frame(live.seats_of(guest.right), before) for guest in live.guests]
    changes = {msgspec.json.encode(msgspec.json.decode(frame)["change"]) for frame in frames}
    assert len(frames) == 5
    assert len(changes) == 1


def live_of(case: Case) -> LiveTable:
    """A table with a host, a guest at each other seat, and a spectator; all have seen it."""
    setup = Setup(7, case.options)
    first, *others = case.game.seats(case.game.begin(setup))
    holders = (Holder(first, "here"), *(Holder(seat, "invited") for seat in others))
    live = LiveTable(Table(new_record(case.game.key, case.game.version, setup, holders)))
    rights: list[tuple[Role, str]] = [("host", ""), *(("seat", seat) for seat in others), ("watch", "")]
    for role, seat in rights:
        guest = Guest(Right(live.table.record.id, role, seat, 0.0))
        live.guests[guest] = None
        live.show_whole_to(guest)
        guest.outbox.get_nowait()
    return live


def act(table: Table, rng: random.Random, number: int) -> LogChange:
    """Somebody answers a question at random."""
    decision = rng.choice(table.match.decisions)
    done = Act("play", decision.seat, str(rng.choice(decision.options)), str(number), 1.0)
    change = table.perform(done)
    table.count(done)
    return change


def alone(table: Table, seats: tuple[str, ...], change: LogChange, before: View | None) -> bytes:
    """A position frame made for one guest alone."""
    match = table.match
    now = table.game.view(match.state, table.viewer(seats))
    return write_said(
        Position(
            table.seq,
            match.number,
            table.questions(seats),
            table.waiting,
            messages.lines(match, seats, change.since),
            change.forget,
            messages.reaches(messages.spans(match), seats) if seats else {},
            match.undone if match.redo_seat in seats else 0,
            None if before is not None else now,
            change_between(before, now) if before is not None else None,
        )
    )

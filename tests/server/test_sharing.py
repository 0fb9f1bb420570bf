"""What is the same for several is worked out and written once, and nobody is told anything else for it."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Iterator

import msgspec
import pytest

from sandtable.engine.game import Setup
from sandtable.engine.view import Area, Piece, Text, View
from sandtable.server import telling
from sandtable.server.live import Guest, Live, News
from sandtable.server.making import new_record
from sandtable.server.protocol import Position, change_between, write_said
from sandtable.server.store import Act, Holder, Right
from sandtable.server.sweeping import QUIET, Sweeper
from sandtable.server.tables import Table, Told
from tests.support import CASES, GAMES, Case, walk

every_case = pytest.mark.parametrize("case", CASES, ids=str)

# -- views -------------------------------------------------------------------------------------------------------------


@every_case
def test_who_looks_with_others_sees_what_one_who_looks_alone_sees(case: Case) -> None:
    """In whatever order they look, and each time anew."""
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
def test_a_change_has_the_areas_that_are_other_and_names_those_that_are_gone(
    before: View, after: View, other: tuple[str, ...], gone: tuple[str, ...]
) -> None:
    change = change_between(before, after)
    assert tuple(area.id for area in change.areas) == other
    assert change.gone == gone


# -- frames ------------------------------------------------------------------------------------------------------------


@every_case
def test_every_guest_is_told_what_a_frame_made_for_it_alone_would_tell(case: Case) -> None:
    """Host, guests and somebody who watches, act by act: what they share is written once and is the same."""
    live = live_of(case)
    table, rng = live.table, random.Random(11)
    guests = [*live.guests]
    for number in range(40):
        if not table.match.decisions:
            break
        before = {guest: guest.view for guest in guests}
        told = act(table, rng, number)
        live.show(told)
        for guest in guests:
            sent = guest.outbox.get_nowait()
            assert sent == alone(table, live.seats_of(guest.right), told, before[guest])


def test_seats_that_see_the_same_are_sent_the_same_words() -> None:
    """Wolfenstein hides nothing: only questions and what can be undone differ from seat to seat."""
    live = live_of(Case(GAMES["wolfenstein"], "last-door"))
    table = live.table
    told = act(table, random.Random(1), 0)
    news, before = News(table, told), next(iter(live.guests)).view
    frames = [news.frame(live.seats_of(guest.right), before) for guest in live.guests]
    changes = {msgspec.json.encode(msgspec.json.decode(frame)["change"]) for frame in frames}
    assert len(frames) == 5
    assert len(changes) == 1


def live_of(case: Case) -> Live:
    """A table with a host, a guest at each other seat, and somebody who watches; all have seen it."""
    setup = Setup(7, case.options)
    first, *others = case.game.seats(case.game.begin(setup))
    holders = (Holder(first, "here"), *(Holder(seat, "invited") for seat in others))
    live = Live(Table(new_record(case.game.key, case.game.version, setup, holders)))
    rights = [("host", ""), *(("seat", seat) for seat in others), ("watch", "")]
    for role, seat in rights:
        guest = Guest(Right(live.table.record.id, role, seat, 0.0))
        live.guests[guest] = None
        live.show_to(guest)
        guest.outbox.get_nowait()
    return live


def act(table: Table, rng: random.Random, number: int) -> Told:
    """Somebody who is asked answers anything."""
    decision = rng.choice(table.match.decisions)
    done = Act("play", decision.seat, str(rng.choice(decision.options)), str(number), 1.0)
    told = table.perform(done)
    table.count(done)
    return told


def alone(table: Table, seats: tuple[str, ...], told: Told, before: View | None) -> bytes:
    """A position put together for one guest alone."""
    match = table.match
    now = table.game.view(match.state, table.viewer(seats))
    return write_said(
        Position(
            table.seq,
            match.number,
            table.questions(seats),
            table.waiting,
            telling.lines(match, seats, told.since),
            told.forget,
            telling.reaches(telling.spans(match), seats) if seats else {},
            match.undone if match.redo_seat in seats else 0,
            None if before is not None else now,
            change_between(before, now) if before is not None else None,
        )
    )


# -- memory ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def unswept() -> Iterator[None]:
    """Python sweeps no memory by itself."""
    gc.disable()
    yield
    gc.enable()


@every_case
@pytest.mark.usefixtures("unswept")
def test_nothing_that_is_done_at_a_table_has_to_be_looked_for_afterwards(case: Case) -> None:
    """Plays, details, looks back, undos, and the table itself when it is put away: all go when nobody needs them."""
    look_around(live_of(case).table)
    gc.collect()  # what was left when the game was read
    live, rng = live_of(case), random.Random(5)
    for number in range(30):
        if not live.table.match.decisions:
            break
        live.show(act(live.table, rng, number))
        for guest in live.guests:
            guest.outbox.get_nowait()
    look_around(live.table)
    assert gc.collect() == 0
    del live, guest
    assert gc.collect() == 0


def look_around(table: Table) -> None:
    match = table.match
    for decision in match.decisions:
        telling.details(match, decision, 0)
        assert decision.why_not("nonsense") is None
    telling.past(match, match.number // 2, (), None)
    telling.film(match, match.number - 1, (), None)
    if match.entries:
        match.undo("step", agreed=True)


@pytest.fixture
def sweeps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """When everything was swept."""
    found: list[float] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append(time.monotonic()))
    return found


def test_memory_is_swept_when_nobody_does_anything(sweeps: list[float]) -> None:
    acted = time.monotonic() + 1
    sweeper = Sweeper(lambda: acted)
    sweeper.look(acted + QUIET / 2)
    assert len(sweeps) == 0  # somebody may be playing
    sweeper.look(acted + QUIET)
    assert len(sweeps) == 1
    sweeper.look(acted + 2 * QUIET)
    assert len(sweeps) == 1  # there is nothing new to sweep


def test_where_somebody_always_plays_nothing_is_swept(sweeps: list[float]) -> None:
    start = time.monotonic()
    played = start
    sweeper = Sweeper(lambda: played)
    for second in range(5000):
        played = start + second
        sweeper.look(played + QUIET / 2)
    assert sweeps == []


@pytest.mark.anyio
async def test_python_sweeps_as_before_when_the_server_has_stopped() -> None:
    assert gc.isenabled()
    sweeper = Sweeper(time.monotonic)
    sweeper.start()
    assert not gc.isenabled()
    sweeper.stop()
    assert gc.isenabled()

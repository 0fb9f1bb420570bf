"""Garbage is collected only while nobody plays, and play leaves none."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Iterator

import pytest

from sandtable.server import messages
from sandtable.server.gc_pauses import QUIET, Activity, IdleCollector
from sandtable.server.table import Table
from tests.server.test_sharing import act, every_case, live_of
from tests.support import Case


@pytest.fixture
def collector_off() -> Iterator[None]:
    """Python collects no garbage by itself."""
    gc.disable()
    yield
    gc.enable()


@every_case
@pytest.mark.usefixtures("collector_off")
def test_nothing_that_is_done_at_a_table_leaves_garbage(case: Case) -> None:
    """Neither plays, details, looks back and undos, nor the table itself when it is put away."""
    look_around(live_of(case).table)
    gc.collect()  # what loading the game left
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
        messages.details(match, decision, 0)
        assert decision.why_not("nonsense") is None
    messages.past(match, match.number // 2, (), None)
    messages.film(match, match.number - 1, (), None)
    if match.entries:
        match.undo("step", agreed=True)


@pytest.fixture
def collections(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """When garbage was collected."""
    found: list[float] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append(time.monotonic()))
    return found


def test_garbage_is_collected_when_nobody_does_anything(collections: list[float]) -> None:
    activity = Activity()
    collector = IdleCollector(activity)
    activity.last += 1
    collector.check(activity.last + QUIET / 2)
    assert len(collections) == 0  # somebody may be playing
    collector.check(activity.last + QUIET)
    assert len(collections) == 1
    collector.check(activity.last + 2 * QUIET)
    assert len(collections) == 1  # nothing was done since


def test_where_somebody_always_plays_nothing_is_collected(collections: list[float]) -> None:
    activity = Activity()
    collector = IdleCollector(activity)
    for _second in range(5000):
        activity.last += 1
        collector.check(activity.last + QUIET / 2)
    assert collections == []


@pytest.mark.anyio
async def test_python_collects_garbage_as_before_when_the_server_has_stopped() -> None:
    assert gc.isenabled()
    collector = IdleCollector(Activity())
    collector.start()
    assert not gc.isenabled()
    collector.stop()
    assert gc.isenabled()

"""Twenty thousand refused answers (R3) and twenty thousand undone decisions (R4) of every game.

They go into the server where frames that were read go in, without a line and a disk. `test_refusals` sends some
hundreds of the same over a line.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import count
from typing import Any, Literal

import msgspec
import pytest

from sandtable.engine.errors import Sealed
from sandtable.engine.game import Setup
from sandtable.engine.undo import SIZES
from sandtable.server.guest import Guest
from sandtable.server.live_table import LiveTable
from sandtable.server.new_tables import new_record
from sandtable.server.protocol import Asked, Play, Redo, Undo
from sandtable.server.records import Act, Holder, Record, Right
from sandtable.server.services import Services
from sandtable.server.session import Session
from sandtable.server.table import Table
from tests.server.memory import Memory
from tests.server.network import unlimited
from tests.support import CASES, Case, mutations, wavering

# Of each variant. A view of Wolfenstein takes forty times as long as one of Parley.
REFUSED = {"hegra": 1800, "parley": 2100, "reichbusters": 600, "wolfenstein": 600}
TAKEN_BACK = {"hegra": 1100, "parley": 3500, "wolfenstein": 150}
OTHER = 100  # for every other game
EACH = 12  # damaged copies of an answer
KNOWN = 4  # of the options that a rule refuses
NONSENSE = ["", " ", "-", "a", "0", "é", "'", "\u2028", "\U0001f600", "x" * 300, "north", "commander", "player-1"]

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def test_the_counts_are_those_that_were_promised() -> None:
    for counts in (REFUSED, TAKEN_BACK):
        assert sum(counts.get(case.game.key, 0) for case in CASES) >= 20_000


def record_of(case: Case, seed: int) -> Record:
    setup = Setup(seed, case.options)
    seats = tuple(Holder(seat, "here") for seat in case.game.seats(case.game.begin(setup)))
    return new_record(case.game.key, case.game.version, setup, seats)


# -- what is not allowed -------------------------------------------------------------------------------------------


class Desk:
    """The host of a table, with a session but no socket."""

    def __init__(self, live: LiveTable, services: Services) -> None:
        self.live = live
        self.guest = Guest(Right(live.table.record.id, "host", "", 0))
        self.session = Session(services, live, self.guest)

    async def ask(self, asked: Asked) -> list[Any]:
        """Send a frame, and return what the server says."""
        await self.session.handle(asked)
        said = []
        while not self.guest.outbox.empty():
            said.append(msgspec.json.decode(self.guest.outbox.get_nowait() or b"{}"))
        return said


def position_of(table: Table) -> tuple[Any, ...]:
    """The state of a table: position, questions with their numbers, log, and what can be redone."""
    match = table.match
    return match.state.digest(), table.seq, table.questions(table.seats), match.log[:], match.undone


def wrong_frames(table: Table, formerly: list[str], rng: random.Random) -> Iterator[tuple[Asked, str, str]]:
    """Requests that must be refused, each with the code and the rule that the refusal has to name."""
    requests = (f"r{number}" for number in count())
    seq = table.seq
    for decision in table.match.decisions:
        seat, ask = decision.seat, table.ask_of(decision.seat)
        options = [str(option) for option in decision.options]
        reasons = {str(option): refusal.rule for option, refusal in decision.refused()}
        damaged = mutations(rng.choice(options), EACH, rng.randrange(10**6), NONSENSE)
        known = rng.sample(sorted(reasons), min(KNOWN, len(reasons)))
        for text in (*damaged, *rng.sample(formerly, min(KNOWN, len(formerly))), *known):
            answer = " ".join(text.split())
            if answer not in options:
                yield Play(seat, ask, text, next(requests)), "illegal", reasons.get(answer, "")
        right = rng.choice(options)
        for other in {ask - 1, ask + 1, seq + 1, rng.randrange(10**6)} - {ask}:
            yield Play(seat, abs(other) + (other < 0) * seq, right, next(requests)), "stale", ""
        for nobody in ("", seat.upper(), "nobody"):
            yield Play(nobody, ask, right, next(requests)), "not-yours", ""
        yield Undo(seat, rng.choice(SIZES), seq + 1, next(requests)), "stale", ""
        yield Redo(seat, seq + 1, next(requests)), "stale", ""
        if not table.match.undone:
            yield Redo(seat, seq, next(requests)), "stale", ""


async def refuse_many(case: Case, wanted: int) -> tuple[int, int]:
    """Play, and try forbidden answers at every decision. Returns how many were refused, and how many by a rule."""
    rng = random.Random(str(case))
    services = Services(Memory(), unlimited(), processes=1)
    refused = by_rule = 0
    for seed in count(1):
        desk = Desk(await services.registry.add(record_of(case, seed)), services)
        table = desk.live.table
        choose = wavering(case.game, seed)
        formerly: list[str] = []
        while table.match.decisions:
            before = position_of(table)
            for asked, code, rule in wrong_frames(table, formerly, rng):
                (told,) = await desk.ask(asked)
                where = f"{asked} at {table.match.where()}, seed {seed}: {told}"
                assert (told["type"], told["request"]) == ("refused", asked.request), where  # type: ignore[union-attr]
                assert (told["code"], told.get("rule", "")) == (code, rule), where
                assert told["message"], where
                assert bool(told.get("why")) == bool(rule), where
                assert (table.match.state.digest(), table.seq) == before[:2], where
                refused += 1
                by_rule += bool(rule)
            assert position_of(table) == before
            decision = rng.choice(table.match.decisions)
            answer = str(choose(table.match, decision))
            formerly = [*formerly[-40:], *(str(option) for option in decision.options[:20])]
            told, *_ = await desk.ask(Play(decision.seat, table.ask_of(decision.seat), answer, f"p{table.seq}"))
            assert told["type"] == "done"
            if refused >= wanted:
                return refused, by_rule
    raise AssertionError("unreachable")


@every_case
def test_what_is_not_allowed_is_refused_with_a_reason_and_changes_nothing(case: Case) -> None:
    """R3: damaged answers, answers to older questions and for other seats, and what a rule forbids."""
    wanted = REFUSED.get(case.game.key, OTHER)
    refused, by_rule = asyncio.run(refuse_many(case, wanted))
    assert refused >= wanted
    assert by_rule > 0


# -- what is taken back --------------------------------------------------------------------------------------------


def seen(table: Table) -> tuple[Any, ...]:
    """What can be seen of a table: the position, and the view and questions of every seat and spectator."""
    viewers = {table.viewer((seat,)) for seat in table.seats} | {None}
    asked = tuple((one.seat, one.prompt, one.args, one.options) for one in table.questions(table.seats))
    return table.match.state.digest(), table.match.number, asked, {viewer: table.view(viewer) for viewer in viewers}


def told(table: Table) -> list[Any]:
    """The log without its lines about agreed undos."""
    return [line for line in table.match.log if line.event.key != "rewound"]


def do(table: Table, kind: Literal["play", "undo", "redo"], seat: str, answer: str = "") -> None:
    act = Act(kind, seat, answer, "", 1.0)
    table.perform(act)
    table.count(act)


@every_case
def test_an_undone_decision_leaves_no_trace(case: Case) -> None:
    """R4: undo restores the table, and redo the decision; where chance has spoken, a seal is named."""
    wanted = TAKEN_BACK.get(case.game.key, OTHER)
    rng = random.Random(str(case))
    checked = sealed = 0
    for seed in count(1):
        table = Table(record_of(case, seed))
        choose = wavering(case.game, seed)
        before, log = seen(table), told(table)
        while table.match.decisions and checked < wanted:
            decision = rng.choice(table.match.decisions)
            drawn = table.match.state.chance.count
            do(table, "play", decision.seat, str(choose(table.match, decision)))
            after = position_of(table)
            if shown := table.match.state.chance.count != drawn:
                with pytest.raises(Sealed, match="a die was rolled or something was drawn or shown"):
                    table.undo_act(table.seats, decision.seat, "step", "", agreed=False)
                with pytest.raises(Sealed, match="a die was rolled or something was drawn or shown"):
                    table.perform(Act("undo", decision.seat, "step", "", 1.0))
                assert position_of(table) == after
                sealed += 1
            undo = table.undo_act(table.seats, decision.seat, "step", "", agreed=shown)
            do(table, "undo", decision.seat, undo.answer)
            assert (seen(table), told(table)) == (before, log), f"{case}, seed {seed}, {table.match.where()}"
            do(table, "redo", decision.seat)
            assert position_of(table)[0] == after[0], f"{case}, seed {seed}, {table.match.where()}"
            before, log = seen(table), told(table)
            assert log == [line for line in after[3] if line.event.key != "rewound"]
            checked += 1
        if checked >= wanted:
            break
    assert checked >= wanted
    assert sealed > 0

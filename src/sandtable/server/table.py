"""A table in memory: the match that its acts led to, and the numbers of its open questions."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from typing import NamedTuple

import msgspec

from sandtable.engine.decision import Decision
from sandtable.engine.errors import Malformed, Sealed, Stale
from sandtable.engine.game import AnyGame, Look, Setup
from sandtable.engine.lesson import Course, Lesson, lessons_of
from sandtable.engine.match import AnyMatch, Match
from sandtable.engine.plain import Fields
from sandtable.engine.state import State
from sandtable.engine.undo import SIZES, Size
from sandtable.engine.view import View
from sandtable.games import load
from sandtable.server import messages, protocol
from sandtable.server.errors import Full, NotNow, NotYet
from sandtable.server.protocol import Question
from sandtable.server.records import BEFORE_TABLE, Act, Holder, Record, Role, Summary

AGREED = " agreed"
# A long game takes some hundreds of acts. But a decision without a price can be taken and undone for ever, and loading
# a table performs all of its acts again; with this many that still takes only seconds.
MOST_ACTS = 20_000


class LogChange(NamedTuple):
    """What an act did to the log: lines of decisions after `forget` are gone, lines from `since` on are new."""

    since: int
    forget: int | None = None


class Table:
    """The match of a table, built by performing its acts; `seq` counts them."""

    def __init__(self, record: Record, acts: Iterable[Act] = ()) -> None:
        self.record = record
        self.game: AnyGame = load(record.game)
        self.seq = 0
        self.copied = 0  # acts that are older than the table
        self._requests: dict[tuple[str, str], int] = {}
        self._asked: dict[str, tuple[Decision, int]] = {}
        self._look: Look[State] | None = None
        self._course: Course | None = None
        if record.lesson:
            self._course = Course(self.game, _lesson(self.game, record.lesson))
            self.match: AnyMatch = self._course.match
        else:
            self.match = Match.new(self.game, Setup(record.seed, record.options), listen=True)
        self._ask()
        for act in acts:
            self.perform(act)
            self.count(act)

    # -- acts --------------------------------------------------------------------------------------------------------

    def perform(self, act: Act) -> LogChange:
        """Perform an act. If it is refused, this raises and leaves the table as it was."""
        kinds = {"play": self._play, "undo": self._undo, "redo": self._redo}
        changed = kinds[act.kind](act)
        self._look = None
        return changed

    def count(self, act: Act) -> None:
        """Add an act that was performed, and is stored, to the table."""
        self.seq += 1
        self.copied += act.at == BEFORE_TABLE
        if act.request:
            self._requests[act.seat, act.request] = self.seq
        self._ask()

    def _play(self, act: Act) -> LogChange:
        since = len(self.match.log)
        if self._course is None:
            self.match.play(act.answer, act.seat)
        elif not self._course.take(act.answer):
            expected = self._course.step
            raise NotYet(f"the lesson is after {expected.play!r}" if expected else "the lesson is over")
        return LogChange(since)

    def _undo(self, act: Act) -> LogChange:
        if self._course is not None:
            raise Sealed("a lesson goes forward only")
        size, agreed = _size(act.answer)
        left = self.match.undo_target(size)
        since = self.match.entries[left].logged
        own = (act.seat,) if agreed else self.seats
        self.match.undo(size, own=own, agreed=agreed)
        return LogChange(since, left)

    def _redo(self, _act: Act) -> LogChange:
        since = len(self.match.log)
        self.match.redo()
        return LogChange(since)

    def _ask(self) -> None:
        """Number the new questions. A question that stays open while others answer keeps its number."""
        before = self._asked
        self._asked = {}
        for decision in self.match.decisions:
            known = before.get(decision.seat)
            same = known is not None and known[0] is decision
            self._asked[decision.seat] = known if same and known else (decision, self.seq)

    # -- requests ----------------------------------------------------------------------------------------------------

    def stored(self, seat: str, request: str) -> int | None:
        """The number of the act that a request led to, if it is stored already."""
        return self._requests.get((seat, request))

    def decision(self, seat: str, ask: int) -> Decision:
        """The open question with this number."""
        decision, number = self._asked.get(seat, (None, -1))
        if decision is None or number != ask:
            raise Stale(f"question {ask} of {seat[:60]} is not open")
        return decision

    def undo_act(self, own: Collection[str], seat: str, size: Size, request: str, *, agreed: bool) -> Act:
        """The act that undoes, if the undo is allowed."""
        if not self.match.entries:
            raise Sealed("there is nothing to take back")
        seal = self.match.sealed(self.match.undo_target(size), own)
        if seal and not agreed:
            raise Sealed(str(seal))
        answer = size + (AGREED if seal else "")
        return Act("undo", seat, answer, request, time.time())

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(holder.seat for holder in self.record.seats)

    @property
    def waiting(self) -> tuple[str, ...]:
        return tuple(self._asked)

    def ask_of(self, seat: str) -> int:
        return self._asked[seat][1]

    def questions(self, seats: Collection[str]) -> tuple[Question, ...]:
        """The open questions of some seats."""
        return tuple(messages.question(asked, ask) for seat, (asked, ask) in self._asked.items() if seat in seats)

    def viewer(self, seats: Collection[str]) -> str | None:
        """The seat whose view the holder of these seats gets: of several, one that is asked something."""
        if not self.game.has_secrets or not seats:
            return None
        return next((seat for seat in seats if seat in self._asked), next(iter(seats)))

    def view(self, viewer: str | None) -> View:
        if self._look is None:
            self._look = self.game.look(self.match.state)
        return self._look.view(viewer)

    @property
    def lesson(self) -> protocol.Lesson | None:
        course = self._course
        if course is None:
            return None
        steps = course.lesson.steps
        expects = course.step.play if course.step else ""
        return protocol.Lesson(course.lesson.name, course.text, course.taken, len(steps), expects)

    def summary(self, seq: int) -> Summary:
        match = self.match
        outcome = match.state.outcome
        return Summary(
            seq,
            match.number,
            tuple(decision.seat for decision in match.decisions),
            msgspec.to_builtins(self.game.heading(match.state)),
            msgspec.to_builtins(outcome) if outcome else None,
            self.game.measures(match.state),
            self.copied,
            self._handed(),
        )

    def _handed(self) -> Fields:
        """What a finished game of a campaign hands on."""
        campaign = self.game.description.campaign
        return campaign.hand_on(self.match.state) if campaign and self.record.campaign and self.match.over else {}

    # -- seats -------------------------------------------------------------------------------------------------------

    def holder(self, seat: str) -> Holder | None:
        return next((holder for holder in self.record.seats if holder.seat == seat), None)

    def held_by(self, role: Role, seat: str) -> tuple[str, ...]:
        """The seats that somebody with this role plays."""
        if role == "seat":
            return (seat,)
        if role in ("host", "owner"):
            return tuple(holder.seat for holder in self.record.seats if holder.holder == "here")
        return ()

    @property
    def is_solitary(self) -> bool:
        """Whether the host is the only person at the table, so that nobody can be wronged."""
        return all(holder.holder in ("here", "program") for holder in self.record.seats)

    @property
    def is_full(self) -> bool:
        return self.seq >= MOST_ACTS

    def check_open(self) -> None:
        """Refuse to go on at a table that is closed or full."""
        if self.record.closed:
            raise NotNow("the table is closed")
        if self.is_full:
            raise Full(f"a table holds {MOST_ACTS} acts, undone ones too: clone an earlier moment and go on there")


def _size(answer: str) -> tuple[Size, bool]:
    size = answer.removesuffix(AGREED)
    if size not in SIZES:
        raise Malformed(f"no undo of the size {size[:20]!r}")
    return size, answer.endswith(AGREED)


def _lesson(game: AnyGame, name: str) -> Lesson:
    lessons = lessons_of(game)
    if name not in lessons:
        known = ", ".join(lessons) or "none"
        raise Malformed(f"{game.key} has no lesson {name[:40]!r}; lessons: {known}")
    return lessons[name]

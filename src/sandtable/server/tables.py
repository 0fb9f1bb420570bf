"""A table in play: what its acts have made of it, and who is asked what."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

import msgspec

from sandtable.engine.decision import Decision
from sandtable.engine.errors import Illegal, Malformed, Sealed, Stale
from sandtable.engine.game import Game, Look, Setup
from sandtable.engine.lesson import Course, lessons_of
from sandtable.engine.match import Match
from sandtable.engine.view import View
from sandtable.games import load
from sandtable.server import telling
from sandtable.server.protocol import Lesson, Question, Size
from sandtable.server.rights import Forbidden, NotNow
from sandtable.server.store import ELSEWHERE, Act, Holder, Record, Summary

AGREED = " agreed"
# A long game takes some hundreds, undos and all. But what costs nothing can be done and undone for ever, and a table
# that is brought back does all of its acts again: with this many that is still a matter of seconds.
MOST_ACTS = 20_000


class NotYours(Forbidden):
    """A seat that somebody else plays."""

    code = "not-yours"


class NotYet(Illegal):
    """An answer that is possible, but not what the lesson is about."""

    code = "not-yet"


class Full(NotNow):
    """A table at which more has happened than one can hold."""

    code = "full"


class Told(NamedTuple):
    """What an act did to the log: lines of decisions after `forget` are gone, those from line `since` on are new."""

    since: int
    forget: int | None = None


class Table:
    """The match of a table, rebuilt from its acts; `seq` counts them."""

    def __init__(self, record: Record, acts: Iterable[Act] = ()) -> None:
        self.record = record
        self.game: Game[Any] = load(record.game)
        self.seq = 0
        self.copied = 0  # of the acts, those that were done elsewhere
        self._requests: dict[tuple[str, str], int] = {}
        self._asked: dict[str, tuple[Decision, int]] = {}
        self._look: Look[Any] | None = None
        self._course: Course | None = None
        if record.lesson:
            self._course = Course(self.game, _lesson(self.game, record.lesson))
            self.match: Match[Any] = self._course.match
        else:
            self.match = Match.new(self.game, Setup(record.seed, record.options), listen=True)
        self._ask()
        for act in acts:
            self.perform(act)
            self.count(act)

    # -- acts --------------------------------------------------------------------------------------------------------

    def perform(self, act: Act) -> Told:
        """Do what an act says. What is refused raises, and leaves the table as it was."""
        kinds = {"play": self._play, "undo": self._undo, "redo": self._redo}
        told = kinds[act.kind](act)
        self._look = None
        return told

    def count(self, act: Act) -> None:
        """An act that was performed is part of the table from now on."""
        self.seq += 1
        self.copied += act.at == ELSEWHERE
        if act.request:
            self._requests[act.seat, act.request] = self.seq
        self._ask()

    def _play(self, act: Act) -> Told:
        since = len(self.match.log)
        if self._course is None:
            self.match.play(act.answer, act.seat)
        elif not self._course.take(act.answer):
            expected = self._course.step
            raise NotYet(f"the lesson is after {expected.play!r}" if expected else "the lesson is over")
        return Told(since)

    def _undo(self, act: Act) -> Told:
        if self._course is not None:
            raise Sealed("a lesson goes forward only")
        size, agreed = _size(act.answer)
        left = self.match.undo_target(size)
        since = self.match.entries[left].logged
        own = (act.seat,) if agreed else self.seats
        self.match.undo(size, own=own, agreed=agreed)
        return Told(since, left)

    def _redo(self, _act: Act) -> Told:
        since = len(self.match.log)
        self.match.redo()
        return Told(since)

    def _ask(self) -> None:
        """Number the questions that are new; a question that stays open while others answer keeps its number."""
        before = self._asked
        self._asked = {}
        for decision in self.match.decisions:
            known = before.get(decision.seat)
            same = known is not None and known[0] is decision
            self._asked[decision.seat] = known if same and known else (decision, self.seq)

    # -- requests ----------------------------------------------------------------------------------------------------

    def stored(self, seat: str, request: str) -> int | None:
        """The number of the act that a request led to, if it was stored before."""
        return self._requests.get((seat, request))

    def decision(self, seat: str, ask: int) -> Decision:
        """The open question with this number."""
        decision, number = self._asked.get(seat, (None, -1))
        if decision is None or number != ask:
            raise Stale(f"question {ask} of {seat[:60]} is not open")
        return decision

    def undo_act(self, own: Collection[str], seat: str, size: Size, request: str, *, agreed: bool) -> Act:
        """The act that an undo would be, if it may be."""
        reach = telling.reaches(telling.spans(self.match), own)[size]
        if reach.sealed == "nothing":
            raise Sealed("there is nothing to take back")
        if reach.sealed and not agreed:
            by = f"{reach.seat} has decided since" if reach.seat else "something was rolled, drawn or shown since"
            raise Sealed(by)
        answer = size + (AGREED if reach.sealed else "")
        return Act("undo", seat, answer, request, time.time())

    # -- what there is to know ---------------------------------------------------------------------------------------

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
        return tuple(telling.question(asked, ask) for seat, (asked, ask) in self._asked.items() if seat in seats)

    def viewer(self, seats: Collection[str]) -> str | None:
        """With whose eyes the holder of these seats looks: of several seats, one that is asked something."""
        if not self.game.has_secrets or not seats:
            return None
        return next((seat for seat in seats if seat in self._asked), next(iter(seats)))

    @property
    def look(self) -> Look[Any]:
        """The table as it stands, until the next act."""
        if self._look is None:
            self._look = self.game.look(self.match.state)
        return self._look

    def view(self, viewer: str | None) -> View:
        return self.look.view(viewer)

    @property
    def lesson(self) -> Lesson | None:
        course = self._course
        if course is None:
            return None
        steps = course.lesson.steps
        expects = course.step.play if course.step else ""
        return Lesson(course.lesson.name, course.text, course.taken, len(steps), expects)

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
        )

    # -- seats -------------------------------------------------------------------------------------------------------

    def holder(self, seat: str) -> Holder | None:
        return next((holder for holder in self.record.seats if holder.seat == seat), None)

    def held_by(self, role: str, seat: str) -> tuple[str, ...]:
        """The seats that a token plays."""
        if role == "seat":
            return (seat,)
        if role in ("host", "owner"):
            return tuple(holder.seat for holder in self.record.seats if holder.holder == "here")
        return ()

    @property
    def is_solitary(self) -> bool:
        """Whether all people at the table are the host, so that nobody can be wronged."""
        return all(holder.holder in ("here", "program") for holder in self.record.seats)

    @property
    def is_full(self) -> bool:
        return self.seq >= MOST_ACTS

    def check_open(self) -> None:
        """Whether anything can still be done here."""
        if self.record.closed:
            raise NotNow("the table is closed")
        if self.is_full:
            raise Full(f"a table holds {MOST_ACTS} acts, undone ones too: clone an earlier moment and go on there")


def _size(answer: str) -> tuple[Size, bool]:
    size = answer.removesuffix(AGREED)
    if size not in telling.SIZES:
        raise Malformed(f"no undo of the size {size[:20]!r}")
    return size, answer.endswith(AGREED)


def _lesson(game: Game[Any], name: str) -> Any:
    lessons = lessons_of(game)
    if name not in lessons:
        known = ", ".join(lessons) or "none"
        raise Malformed(f"{game.key} has no lesson {name[:40]!r}; lessons: {known}")
    return lessons[name]

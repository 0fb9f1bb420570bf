"""The driver: runs a game's coroutines from one choice to the next.

It sends answers in, answers decisions with a single option by itself, and lets several seats choose at the same time.
It keeps no history and calls no player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from sandtable.engine.decision import Decision, Option, Play, Together
from sandtable.engine.errors import Unplayable
from sandtable.engine.event import Event, Forced
from sandtable.engine.game import Game
from sandtable.engine.state import GameOver, State

S = TypeVar("S", bound=State)

AtRest: TypeAlias = Callable[[], bool]


class _ForcedApart(Forced, frozen=True, gc=False):
    """A forced answer while others are choosing too: only its own seat learns of it."""

    def seen_by(self, seat: str | None) -> Event | None:
        return self if seat == self.seat else None

    @property
    def key(self) -> str:
        return "forced"


class Driver(Generic[S]):
    """Plays a state on. `decisions` are the open questions: none at the end, or where `at_rest` stopped the play.

    `at_rest` is called at every resting point and stops the play by returning True. It is handed in for each run, so
    that the driver never holds on to whoever listens.
    """

    __slots__ = ("_branches", "_gathering", "_play", "_questions", "decisions", "game", "state")

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        self.decisions: tuple[Decision, ...] = ()
        self._play: Play[None] | None = None
        self._gathering: Together | None = None
        self._branches: dict[str, Play[Any]] = {}
        self._questions: dict[str, Decision] = {}  # what each branch asks, of its own seat or of another

    @property
    def is_gathering(self) -> bool:
        """Whether several seats choose at the same time."""
        return self._gathering is not None

    def answer(self, decision: Decision, option: Option, at_rest: AtRest | None = None) -> None:
        """Answer an open decision, and play on."""
        if self._gathering is None:
            self.run(option, at_rest)
        else:
            self._answer_branch(decision, option, at_rest)

    def run(self, answer: Option | None = None, at_rest: AtRest | None = None) -> None:
        """Play on until somebody must choose, the game is over, or `at_rest` stops it."""
        self.decisions = ()
        s = self.state
        try:
            while s.outcome is None:
                if self._play is None:
                    if at_rest is not None and at_rest():
                        return
                    self._play = self.game.step(s)
                try:
                    asked = self._play.send(answer)  # type: ignore[arg-type]
                except StopIteration:
                    self._play = answer = None
                    continue
                if isinstance(asked, Together):
                    if self._gather(asked):
                        return
                    answer = None
                elif len(asked.options) > 1:
                    self.decisions = (asked,)
                    return
                else:
                    answer = self._forced(asked)
        except GameOver:
            pass
        self._stop()

    def _forced(self, decision: Decision) -> Option:
        """A decision with one possible answer is not asked, but it is logged."""
        if not decision.options:
            where = ", ".join(str(part) for part in self.game.turn(self.state))
            raise Unplayable(f"{decision.prompt!r} offers nothing at {self.game.key} ({where})")
        option = decision.options[0]
        self.state.tell(_ForcedApart if self._gathering else Forced, "", decision.seat, str(option))
        return option

    # -- several seats at once ---------------------------------------------------------------------------------------

    def _gather(self, together: Together) -> bool:
        """Start what several seats do at the same time; whether anybody must choose."""
        self._gathering = together
        self._branches = dict(together.plays)
        self._questions = {}
        for seat in together.plays:
            self._advance(together, seat, None)
        self.decisions = self._open_questions()
        if self.decisions:
            return True
        self._gathering = None
        return False

    def _advance(self, together: Together, branch: str, answer: Option | None) -> None:
        """Play one seat's branch to its next choice, or to its end."""
        while True:
            try:
                asked = self._branches[branch].send(answer)  # type: ignore[arg-type]
            except StopIteration as end:
                together.results[branch] = end.value
                del self._branches[branch]
                self._questions.pop(branch, None)
                return
            if isinstance(asked, Together):
                raise Unplayable("a play inside a gathering cannot gather again")
            if len(asked.options) > 1:
                self._questions[branch] = asked
                return
            answer = self._forced(asked)

    def _open_questions(self) -> tuple[Decision, ...]:
        """One question for each seat. What another's play asks of it comes before its own."""
        foreign = [decision for branch, decision in self._questions.items() if decision.seat != branch]
        if not foreign:
            return tuple(self._questions.values())
        found: dict[str, Decision] = {}
        for decision in (*foreign, *self._questions.values()):
            found.setdefault(decision.seat, decision)
        return tuple(found.values())

    def _answer_branch(self, answered: Decision, answer: Option, at_rest: AtRest | None) -> None:
        """Play on the branch that asked; ask the others again where the table has changed under them."""
        assert self._gathering is not None  # noqa: S101 - only a gathering has branches
        branch = answered.seat
        if self._questions.get(branch) is not answered:  # another's play has asked this seat
            branch = next(name for name, decision in self._questions.items() if decision is answered)
        try:
            self._advance(self._gathering, branch, answer)
        except GameOver:
            self._stop()
            return
        for other, decision in self._questions.items():
            if decision.again is not None and other != branch:
                self._questions[other] = decision.again()
        self.decisions = self._open_questions()
        if not self.decisions:
            self._gathering = None
            self.run(None, at_rest)

    def _stop(self) -> None:
        self.decisions = ()
        self._play = self._gathering = None
        self._branches, self._questions = {}, {}

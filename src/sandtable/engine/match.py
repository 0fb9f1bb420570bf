"""The match: it drives a game from decision to decision, remembers them, and can go back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, Generic, Literal, TypeVar

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option, Play, Together
from sandtable.engine.errors import Diverged, Illegal, Malformed, Sealed, Stale, Unplayable
from sandtable.engine.event import Event, Forced, Rewound
from sandtable.engine.game import Game, Setup
from sandtable.engine.journal import Journal, Line
from sandtable.engine.state import GameOver, State

S = TypeVar("S", bound=State)
Size = Literal["step", "action", "turn"]


class Entry(msgspec.Struct):
    """A decision that was taken, with what is needed to go back to where it was asked."""

    seat: str
    option: Option
    turn: tuple[Any, ...]
    count: int  # chance drawn so far when it was asked
    logged: int  # events told so far when it was asked
    check: str = ""  # of the position it led to, where that was saved
    notes: tuple[str, ...] = ()


class Logged(msgspec.Struct, frozen=True, gc=False):
    """An event, and the number of the decision that led to it (0 before the first)."""

    decision: int
    event: Event


class _ForcedApart(Forced, frozen=True, gc=False):
    """The same while others are choosing too: they are told when the rules show it, and not before."""

    def seen_by(self, seat: str | None) -> Event | None:
        return self if seat == self.seat else None

    @property
    def key(self) -> str:
        return "forced"


class _Rest(msgspec.Struct, frozen=True):
    entries: int
    state: State


def _hear(log: list[Logged], entries: list[Entry], event: Event) -> None:
    log.append(Logged(len(entries), event))


class Match(Generic[S]):
    """A game being played.

    `history=False` keeps neither resting points nor journal and is for those who only play forward: it cannot undo,
    clone or save. `listen=True` keeps a log of events. `until` names a resting point at which to stop, as a scenario
    does.
    """

    def __init__(
        self,
        game: Game[S],
        state: S,
        setup: Setup | None = None,
        *,
        history: bool = True,
        listen: bool = False,
        until: str = "",
    ) -> None:
        self.game = game
        self.state = state
        self.setup = setup
        self.decisions: tuple[Decision, ...] = ()
        self.entries: list[Entry] = []
        self.log: list[Logged] = []
        self._history = history
        self._listen = listen
        self._until = until
        self._rests: list[_Rest] = []
        self._undone: list[Entry] = []
        self._notes: tuple[str, ...] = ()
        self._play: Play[None] | None = None
        self._gathering: Together | None = None
        self._branches: dict[str, Play[Any]] = {}
        self._questions: dict[str, Decision] = {}  # what each branch asks, of its own seat or of another
        self._attach()
        if history:
            self._rest()
        self._run(None)

    @classmethod
    def new(cls, game: Game[S], setup: Setup, *, history: bool = True, listen: bool = False) -> Match[S]:
        """Set up the table and play to the first decision."""
        return cls(game, game.begin(setup), setup, history=history, listen=listen)

    # -- what is asked ---------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The one open decision, where there is just one."""
        if len(self.decisions) != 1:
            raise Stale(f"{len(self.decisions)} decisions are open at {self.where()}")
        return self.decisions[0]

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def number(self) -> int:
        """The number of the next decision."""
        return len(self.entries) + 1

    @property
    def last_rest(self) -> State:
        """The table as it was at the last resting point, for those who check it."""
        return self._rest_at(len(self.entries)).state

    def where(self) -> str:
        turn = ", ".join(str(part) for part in self.game.turn(self.state))
        return f"{self.game.key}#{self.number} ({turn})"

    def decision_of(self, seat: str | None = None) -> Decision:
        """The open decision of a seat; of the only seat that is asked, if none is named."""
        for decision in self.decisions:
            if decision.seat == seat or (seat is None and len(self.decisions) == 1):
                return decision
        if self.over:
            raise Stale(f"the game is over: {self.where()}")
        waiting = ", ".join(decision.seat for decision in self.decisions)
        raise Stale(f"{seat or 'nobody in particular'} is not asked anything at {self.where()}; asked: {waiting}")

    # -- answering -------------------------------------------------------------------------------------------

    def play(self, answer: Option | str, seat: str | None = None, number: int | None = None) -> None:
        """Answer a decision. With `number`, an answer to an older or newer question is refused as stale."""
        if number is not None and number != self.number:
            raise Stale(f"decision {number} is not open; {self.where()} is")
        decision = self.decision_of(seat)
        if isinstance(answer, str):
            option = decision.find(answer)
            if option is None:
                raise self._not_offered(decision, answer)
        elif answer in decision.options:
            option = answer
        else:
            raise self._not_offered(decision, str(answer))
        self._undone.clear()
        self._answer(decision, option)

    def _answer(self, decision: Decision, option: Option) -> None:
        if self._history:
            s = self.state
            entry = Entry(decision.seat, option, self.game.turn(s), s.chance.count, len(self.log))
            if self._notes:
                entry.notes, self._notes = self._notes, ()
            self.entries.append(entry)
        if self._gathering is None:
            self._run(option)
        else:
            self._run_branch(decision, option)

    def _not_offered(self, decision: Decision, text: str) -> Illegal:
        offered = ", ".join(str(option) for option in decision.options[:12])
        more = f" and {len(decision.options) - 12} more" if len(decision.options) > 12 else ""
        refusal = decision.why_not(text)
        rule = refusal.rule if refusal else ""
        return Illegal(
            f"{text[:80]!r} is not offered to {decision.seat} at {self.where()}"
            + (f" ({rule})" if rule else "")
            + f"; offered: {offered}{more}",
            rule=rule,
        )

    # -- driving ---------------------------------------------------------------------------------------------

    def _run(self, answer: Option | None) -> None:
        """Play on until somebody must choose or the game is over."""
        self.decisions = ()
        s = self.state
        try:
            while s.outcome is None:
                if self._play is None:
                    if self._history:
                        self._rest()
                    if self._until and self.game.resting_at(s) == self._until:
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
        self._play = self._gathering = None

    def _forced(self, decision: Decision) -> Option:
        """A decision with one possible answer is not asked, but it is logged."""
        if not decision.options:
            raise Unplayable(f"{decision.prompt!r} offers nothing at {self.where()}")
        option = decision.options[0]
        self.state.tell(_ForcedApart if self._gathering else Forced, "", decision.seat, str(option))
        return option

    def _gather(self, together: Together) -> bool:
        """Start what several seats do at the same time; whether anybody must choose."""
        self._gathering = together
        self._branches = dict(together.plays)
        self._questions = {}
        for seat in together.plays:
            self._advance(seat, None)
        self.decisions = self._open_questions()
        if self.decisions:
            return True
        self._gathering = None
        return False

    def _advance(self, branch: str, answer: Option | None) -> None:
        """Play one seat's branch to its next choice, or to its end."""
        assert self._gathering is not None  # noqa: S101 - branches exist only inside a gathering
        while True:
            try:
                asked = self._branches[branch].send(answer)  # type: ignore[arg-type]
            except StopIteration as end:
                self._gathering.results[branch] = end.value
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
        """One question for each seat: what another's play wants to know of it comes before what its own asks."""
        found: dict[str, Decision] = {}
        for branch, decision in self._questions.items():
            if decision.seat != branch:
                found.setdefault(decision.seat, decision)
        for decision in self._questions.values():
            found.setdefault(decision.seat, decision)
        return tuple(found.values())

    def _run_branch(self, answered: Decision, answer: Option) -> None:
        branch = next(branch for branch, decision in self._questions.items() if decision is answered)
        try:
            self._advance(branch, answer)
        except GameOver:
            self.decisions = ()
            self._play = self._gathering = None
            self._branches, self._questions = {}, {}
            return
        for other, decision in self._questions.items():
            if decision.again is not None and other != branch:
                self._questions[other] = decision.again()
        self.decisions = self._open_questions()
        if not self.decisions:
            self._gathering = None
            self._run(None)

    def _rest(self) -> None:
        rest = _Rest(len(self.entries), self.state.copy())
        if self._rests and self._rests[-1].entries == rest.entries:
            self._rests[-1] = rest
        else:
            self._rests.append(rest)

    def _attach(self) -> None:
        """Listen, if anybody wants to. The state does not know the match: both go as soon as nobody needs them."""
        self.state.sink = partial(_hear, self.log, self.entries) if self._listen else None

    def log_for(self, seat: str | None) -> list[Logged]:
        """The log as a seat may read it."""
        seen = ((logged.decision, logged.event.seen_by(seat)) for logged in self.log)
        return [Logged(decision, event) for decision, event in seen if event is not None]

    # -- going back ------------------------------------------------------------------------------------------

    def undo_target(self, size: Size = "step") -> int:
        """How many decisions are left after an undo of this size."""
        entries = self.entries
        if not entries:
            raise Sealed("nothing has been decided yet")
        last = len(entries) - 1
        if size == "step":
            return last
        if size == "action":
            return self._rest_at(last).entries
        first = last
        while first and entries[first - 1].turn == entries[last].turn:
            first -= 1
        return first

    def chance_spoke(self, target: int) -> bool:
        """Whether something was rolled, drawn or shown since `target` decisions were taken."""
        return target < len(self.entries) and self.state.chance.count != self.entries[target].count

    def why_sealed(self, target: int, own: Collection[str] = ()) -> str:
        """What stands in the way of going back to `target` decisions: an empty text if nothing does.

        `own` are the seats of whoever goes back; the last one that decided, if none is named.
        """
        undone = self.entries[target:]
        if not undone:
            return ""
        mine = own or (undone[-1].seat,)
        other = next((entry.seat for entry in undone if entry.seat not in mine), None)
        if other is not None:
            return f"{other} has decided since"
        if self.chance_spoke(target):
            return f"chance has spoken since '{undone[0].option}': a die was rolled or something was drawn or shown"
        return ""

    def undo(self, size: Size = "step", *, own: Collection[str] = (), agreed: bool = False) -> int:
        """Take back a step, an action or a turn; past a seal only if the table agreed. Returns how many decisions."""
        target = self.undo_target(size)
        sealed = self.why_sealed(target, own)
        if sealed and not agreed:
            raise Sealed(sealed)
        taken_back, undone_before = self.entries[target:], self._undone
        self.rewind(target)
        self._undone = [*taken_back, *undone_before]
        self._notes = (*(note for entry in taken_back for note in entry.notes), *self._notes)
        if sealed:
            self._notes = (*self._notes, f"rewound {len(taken_back)} by agreement: {sealed}")
            if self._listen:
                _hear(self.log, self.entries, Rewound("", len(taken_back)))
        return len(taken_back)

    @property
    def undone(self) -> int:
        """How many decisions can be taken again."""
        return len(self._undone)

    @property
    def redo_seat(self) -> str:
        """Whose decision it is that can be taken again next; nobody's, if none was undone."""
        return self._undone[0].seat if self._undone else ""

    def redo(self) -> None:
        """Take one decision again that was just undone."""
        if not self._undone:
            raise Stale("nothing was undone")
        entry, *self._undone = self._undone
        decision = self.decision_of(entry.seat)
        self._answer(decision, entry.option)

    def rewind(self, target: int) -> None:
        """Go back to the position after `target` decisions. What the table agreed to rewind stays in the log."""
        entries = self.entries
        if not 0 <= target <= len(entries):
            raise Stale(f"there is no decision {target} to go back to; {len(entries)} were taken")
        rest = self._rest_at(target)
        logged = entries[target].logged if target < len(entries) else len(self.log)
        self._rests = [rest for rest in self._rests if rest.entries <= target]
        self._undone = []
        self._resume(rest, entries[:target])
        self.log[logged:] = [said for said in self.log[logged:] if isinstance(said.event, Rewound)]
        self._attach()

    def _rest_at(self, target: int) -> _Rest:
        """The last resting point before or at `target` decisions."""
        for rest in reversed(self._rests):
            if rest.entries <= target:
                return rest
        raise Unplayable("there is no resting point to go back to: none is kept, or the table was concealed since")

    def _resume(self, rest: _Rest, entries: list[Entry]) -> None:
        """Stand at a resting point and answer again what was answered since."""
        self.state = rest.state.copy()  # type: ignore[assignment]
        self.entries = entries[: rest.entries]
        self._play = self._gathering = None
        self._branches, self._questions = {}, {}
        notes, self._notes = self._notes, ()
        self._run(None)
        for entry in entries[rest.entries :]:
            self._answer(self.decision_of(entry.seat), entry.option)
            self.entries[-1] = entry
        self._notes = notes

    def clone(self) -> Match[S]:
        """A match in the same position that goes its own way: the last resting point, and the answers since."""
        return self.at(len(self.entries))

    def at(self, target: int) -> Match[S]:
        """A match of its own in the position after `target` decisions of this one."""
        if not 0 <= target <= len(self.entries):
            raise Stale(f"there is no decision {target} to look at; {len(self.entries)} were taken")
        rest = self._rest_at(target)
        twin = Match.__new__(Match)
        twin.game, twin.setup = self.game, self.setup
        twin._history, twin._listen, twin._until = True, False, self._until
        twin._rests, twin.log = [known for known in self._rests if known.entries <= target], []
        twin._undone, twin._notes = [], self._notes if target == len(self.entries) else ()
        twin._resume(rest, self.entries[:target])
        return twin

    def concealed(self, seat: str | None, chance: Chance) -> Match[S]:
        """A clone in which everything that the seat cannot know is dealt anew.

        It knows neither seed nor past; it can be cloned and go back as far as its own next resting point.
        """
        twin = self.clone()
        self.game.conceal(twin.state, seat, chance)
        twin.setup, twin.entries, twin._rests, twin._notes = None, [], [], ()
        return twin

    # -- saving ----------------------------------------------------------------------------------------------

    def check(self) -> str:
        """Eight characters that differ when the position differs."""
        return self.state.digest()[:8]

    def journal(self) -> Journal:
        """The game so far."""
        if self.setup is None or not self._history:
            raise Malformed("only a match that began from a setup and keeps history has a journal")
        if self.entries:
            self.entries[-1].check = self.check()
        lines = tuple(Line(e.seat, str(e.option), e.check, e.notes) for e in self.entries)
        return Journal(self.game.key, self.game.version, self.setup, lines, self._notes)

    def save(self) -> str:
        return self.journal().write()

    @classmethod
    def load(cls, game: Game[S], journal: Journal, source: str = "journal", *, listen: bool = False) -> Match[S]:
        """Play a journal again, to its end, checking every position that was checked when it was saved."""
        if journal.game != game.key:
            raise Malformed(f"is a game of {journal.game}, not of {game.key}", where=source)
        try:
            match = cls.new(game, journal.setup, listen=listen)
        except Malformed as error:
            raise Malformed(str(error), where=source) from None
        for number, line in enumerate(journal.lines, 1):
            where = f"{source}, line {line.line}" if line.line else f"{source}, decision {number}"
            match._replay(line, journal.ruleset, where)
        match._notes = journal.notes
        return match

    def _replay(self, line: Line, ruleset: int, where: str) -> None:
        self._notes = line.notes
        changed = f" (the journal is of ruleset {ruleset}, this is {self.game.version})"
        reason = changed if ruleset != self.game.version else ""
        try:
            self.play(line.answer, line.seat)
        except (Illegal, Stale) as error:
            raise Diverged(f"{where}: {error}{reason}") from None
        if line.check:
            if self.check() != line.check:
                raise Diverged(
                    f"{where}: after {line.answer!r} the recorded position was {line.check}, "
                    f"the replay gives {self.check()}{reason}"
                )
            self.entries[-1].check = line.check


def answers(match: Match[Any]) -> Sequence[str]:
    """The decisions taken so far, in their written form."""
    return [str(entry.option) for entry in match.entries]

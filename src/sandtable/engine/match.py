"""The match: a game being played, with its decisions remembered, so that it can go back, copy itself and be saved."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from sandtable.engine import action
from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.engine.driver import AtRest, Driver
from sandtable.engine.errors import Diverged, Illegal, Malformed, Sealed, Stale, Unplayable
from sandtable.engine.event import Event, Rewound
from sandtable.engine.game import Game, Setup
from sandtable.engine.journal import Journal, Line
from sandtable.engine.state import Outcome, State
from sandtable.engine.undo import Seal, Size, Span

S = TypeVar("S", bound=State)

#: Called at every resting point that a play passes through.
Watch: TypeAlias = Callable[[], None]


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


class _Rest(msgspec.Struct, Generic[S], frozen=True):
    """A copy of the table at a resting point, and how many decisions had been taken."""

    entries: int
    state: S


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
        self.setup = setup
        self.entries: list[Entry] = []
        self.log: list[Logged] = []
        self._history = history
        self._listen = listen
        self._until = until
        self._rests: list[_Rest[S]] = []
        self._undone: list[Entry] = []
        self._notes: tuple[str, ...] = ()
        self._driver = Driver(game, state)
        self._attach()
        if history:
            self._rest()
        self._driver.run(at_rest=self._at_rest())

    @classmethod
    def new(cls, game: Game[S], setup: Setup, *, history: bool = True, listen: bool = False) -> Match[S]:
        """Set up the table and play to the first decision."""
        return cls(game, game.begin(setup), setup, history=history, listen=listen)

    # -- what is asked ---------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        return self._driver.state

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open questions: usually one, several where seats choose at the same time, none at the end."""
        return self._driver.decisions

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
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is being played."""
        return self.state.outcome

    @property
    def number(self) -> int:
        """The number of the next decision."""
        return len(self.entries) + 1

    @property
    def last_rest(self) -> S:
        """The table as it was at the last resting point, for those who check it."""
        return self._rest_at(len(self.entries)).state

    def where(self) -> str:
        turn = ", ".join(str(part) for part in self.game.turn(self.state))
        return f"{self.game.key}#{self.number} ({turn})"

    def __repr__(self) -> str:
        if self.outcome is not None:
            return f"<Match {self.where()}: {self.outcome.result}>"
        asked = "; ".join(f"{d.seat} asked {d.prompt!r}, {len(d.options)} options" for d in self.decisions)
        return f"<Match {self.where()}: {asked or 'at rest'}>"

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

    def about(self, option: Option | str, seat: str | None = None) -> action.About:
        """What a player should know of an offered option: the pieces that it touches, its odds, its hints."""
        decision = self.decision_of(seat)
        text = str(option)
        found = decision.find(text)
        if found is None:
            raise self._not_offered(decision, text)
        return action.about(self.state, decision, found)

    def play(
        self,
        answer: Option | str,
        seat: str | None = None,
        number: int | None = None,
        *,
        watch: Watch | None = None,
    ) -> None:
        """Answer a decision, and play on to the next.

        With `number`, an answer to an older or newer question is refused as stale. `watch` is called at every resting
        point on the way.
        """
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
        self._answer(decision, option, watch)

    def _answer(self, decision: Decision, option: Option, watch: Watch | None = None) -> None:
        if self._history:
            s = self.state
            entry = Entry(decision.seat, option, self.game.turn(s), s.chance.count, len(self.log))
            if self._notes:
                entry.notes, self._notes = self._notes, ()
            self.entries.append(entry)
        self._driver.answer(decision, option, self._at_rest(watch))

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

    @property
    def is_gathering(self) -> bool:
        """Whether several seats choose at the same time."""
        return self._driver.is_gathering

    def _at_rest(self, watch: Watch | None = None) -> AtRest | None:
        """What is done at resting points; None if nothing is, which costs nothing."""
        if not (self._history or self._until or watch):
            return None
        return partial(self._note_rest, watch)

    def _note_rest(self, watch: Watch | None) -> bool:
        """Keep a copy to go back to, tell whoever watches, and say whether to stop here."""
        if self._history:
            self._rest()
        if watch is not None:
            watch()
        return self._until != "" and self.state.phase == self._until

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

    def span(self, target: int) -> Span | None:
        """What going back to `target` decisions would take back; None if nothing."""
        undone = self.entries[target:]
        if not undone:
            return None
        seats = tuple(dict.fromkeys(entry.seat for entry in undone))
        dice = self.state.chance.count != undone[0].count
        return Span(len(undone), undone[0].option, undone[-1].seat, seats, dice)

    def sealed(self, target: int, own: Collection[str] = ()) -> Seal | None:
        """What keeps the holder of these seats from going back to `target` decisions; None if nothing does."""
        span = self.span(target)
        return span.seal(own) if span else None

    def undo(self, size: Size = "step", *, own: Collection[str] = (), agreed: bool = False) -> int:
        """Take back a step, an action or a turn; past a seal only if the table agreed. Returns how many decisions."""
        target = self.undo_target(size)
        sealed = self.sealed(target, own)
        if sealed and not agreed:
            raise Sealed(str(sealed))
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

    def _rest_at(self, target: int) -> _Rest[S]:
        """The last resting point before or at `target` decisions."""
        for rest in reversed(self._rests):
            if rest.entries <= target:
                return rest
        raise Unplayable("there is no resting point to go back to: none is kept, or the table was concealed since")

    def _resume(self, rest: _Rest[S], entries: list[Entry]) -> None:
        """Stand at a resting point and answer again what was answered since."""
        self.entries = entries[: rest.entries]
        self._driver = Driver(self.game, rest.state.copy())
        notes, self._notes = self._notes, ()
        self._driver.run(at_rest=self._at_rest())
        for entry in entries[rest.entries :]:
            self._answer(self.decision_of(entry.seat), entry.option)
            self.entries[-1] = entry
        self._notes = notes

    def clone(self) -> Match[S]:
        """A match in the same position that goes its own way: the last resting point, and the answers since."""
        return self.at(len(self.entries))

    def at(self, target: int, *, listen: bool = False) -> Match[S]:
        """A match of its own in the position after `target` decisions of this one; its log begins there."""
        if not 0 <= target <= len(self.entries):
            raise Stale(f"there is no decision {target} to look at; {len(self.entries)} were taken")
        rest = self._rest_at(target)
        twin: Match[S] = Match.__new__(Match)
        twin.game, twin.setup = self.game, self.setup
        twin._history, twin._listen, twin._until = True, listen, self._until
        twin._rests, twin.log = [known for known in self._rests if known.entries <= target], []
        twin._undone, twin._notes = [], self._notes if target == len(self.entries) else ()
        twin._resume(rest, self.entries[:target])
        twin._attach()
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


AnyMatch: TypeAlias = Match[Any]


def answers(match: AnyMatch) -> Sequence[str]:
    """The decisions taken so far, in their written form."""
    return [str(entry.option) for entry in match.entries]

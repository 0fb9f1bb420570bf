"""Any sequence of play, undo, clone, save and load leaves a match in the right position.

Hypothesis invents the sequences. The model is a plain list of positions: where the match stood after each decision.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from sandtable.engine.errors import Illegal, Sealed, Stale
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from tests.support import CASES, Case, position

SIZES = st.sampled_from(["step", "action", "turn"])
NUMBERS = st.integers(0, 10_000)


class MatchMachine(RuleBasedStateMachine):
    """The state machine; a subclass names the game."""

    case: Case
    match: Match[Any]

    @initialize(seed=st.integers(0, 50))
    def begin(self, seed: int) -> None:
        self.match = self.case.match(seed, listen=True)
        self.positions = [position(self.match)]
        self.undone: list[Any] = []

    @precondition(lambda self: self.match.decisions)
    @rule(which=NUMBERS, option=NUMBERS, many=st.integers(1, 4))
    def play(self, which: int, option: int, many: int) -> None:
        for step in range(many):
            if self.match.decisions:
                decision = self.match.decisions[which % len(self.match.decisions)]
                chosen = decision.options[(option + step) % len(decision.options)]
                self.match.play(str(chosen), decision.seat)
                self.positions.append(position(self.match))
                self.undone = []

    @rule(text=st.text(max_size=12))
    def play_nonsense(self, text: str) -> None:
        for decision in self.match.decisions:
            if decision.find(text) is None:
                with pytest.raises(Illegal):
                    self.match.play(text, decision.seat)

    @rule(size=SIZES, agreed=st.booleans())
    def undo(self, size: Any, agreed: bool) -> None:
        try:
            back = self.match.undo(size, agreed=agreed)
        except Sealed:
            assert not agreed or len(self.positions) == 1
            return
        self.undone = self.positions[-back:] + self.undone
        del self.positions[-back:]

    @rule()
    def redo(self) -> None:
        if not self.undone:
            with pytest.raises(Stale):
                self.match.redo()
            return
        self.match.redo()
        self.positions.append(self.undone.pop(0))

    @rule()
    def clone(self) -> None:
        """Continue with the copy, which forgets what was undone."""
        self.match = self.match.clone()
        self.undone = []

    @rule()
    def save_and_load(self) -> None:
        text = self.match.save()
        self.match = Match.load(self.case.game, read_journal(text), listen=True)
        assert self.match.save() == text
        self.undone = []

    @rule(number=NUMBERS)
    def rewind(self, number: int) -> None:
        target = number % len(self.positions)
        self.match.rewind(target)
        del self.positions[target + 1 :]
        self.undone = []

    @invariant()
    def stands_where_it_should(self) -> None:
        if hasattr(self, "match"):
            assert position(self.match) == self.positions[-1]
            assert len(self.match.entries) == len(self.positions) - 1
            assert bool(self.match.decisions) != self.match.over


@pytest.mark.parametrize("case", CASES, ids=str)
def test_any_sequence_leaves_the_match_where_it_should_be(case: Case) -> None:
    machine = type("Machine", (MatchMachine,), {"case": case})
    run_state_machine_as_test(machine, settings=settings(max_examples=15, stateful_step_count=25, deadline=None))

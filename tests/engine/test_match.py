"""The match, when one seat is asked at a time: answers, undo, history."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.errors import Diverged, Illegal, Malformed, Sealed, Stale, Unplayable
from sandtable.engine.event import Rewound
from sandtable.engine.game import Setup
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match, answers
from sandtable.engine.state import Outcome
from tests.games.parley import GAME as PARLEY
from tests.games.parley.state import NORTH, SOUTH, Box, Options, State
from tests.support import GAMES, new_match, play_out, play_some, position, say, walk

HEGRA = GAMES["hegra"]
DREW = "rewound 1 by agreement: chance has spoken since 'draw': a die was rolled or something was drawn or shown"


def talks(**fields: Any) -> Match[State]:
    """North holds fewer vales and may draw."""
    hands = {NORTH: ["rose-1"], SOUTH: ["drum-2"]}
    state = State(
        box=Box(Options()), chance=Chance(1), phase="talks", deck=["flag-4"], settled={"vale-1": SOUTH}, hands=hands
    )
    return Match(PARLEY, state, listen=True, **fields)


# -- answering -----------------------------------------------------------------------------------------------------


def test_an_answer_to_an_older_question_is_stale() -> None:
    match = talks()
    assert match.number == 1
    match.play("pass", number=1)
    before = position(match)
    for number in (0, 1, 3):
        with pytest.raises(Stale, match=rf"decision {number} is not open; parley#2 \(2\) is"):
            match.play("walk-out", NORTH, number=number)
    assert position(match) == before


def test_a_refused_answer_says_what_would_do() -> None:
    match = talks()
    with pytest.raises(Illegal, match=r"'dance' is not offered to north at parley#1 \(1\); offered: draw, pass"):
        match.play("dance")


def test_a_very_long_answer_is_quoted_in_part() -> None:
    with pytest.raises(Illegal) as caught:
        talks().play("x" * 1_000_000)
    assert len(str(caught.value)) < 300


def test_a_match_says_where_it_stands_and_who_is_asked_what() -> None:
    match = talks()
    assert repr(match) == "<Match parley#1 (1): north asked 'talks', 2 options>"
    assert repr(match.decision) == "<Decision north asked 'talks', 2 options>"
    assert repr(Setup(1)) == "Setup(seed=1)"


def test_a_match_has_an_outcome_once_it_is_over() -> None:
    assert new_match(HEGRA).outcome is None
    played = play_out(new_match(HEGRA), seed=1)
    assert played.outcome is not None
    assert repr(played) == f"<Match {played.where()}: {played.outcome.result}>"


def test_answers_are_listed_in_their_written_form() -> None:
    assert answers(say(talks(), "pass", "north: claim peace vale-2")) == ["pass", "claim peace vale-2"]


# -- without history -----------------------------------------------------------------------------------------------


def test_without_history_a_match_only_goes_forward() -> None:
    match = play_some(Match.new(HEGRA, Setup(3), history=False), 3, 50)
    assert position(match) == position(play_some(new_match(HEGRA, 3), 3, 50))
    assert match.entries == []
    with pytest.raises(Sealed, match="nothing has been decided yet"):
        match.undo()
    for attempt in (match.clone, lambda: match.rewind(0), lambda: match.last_rest):
        with pytest.raises(Unplayable, match="no resting point"):
            attempt()
    with pytest.raises(Malformed, match="keeps history"):
        match.save()


def test_a_match_that_began_in_the_middle_has_no_journal() -> None:
    with pytest.raises(Malformed, match="began from a setup"):
        talks().save()


def test_a_match_of_a_finished_game_asks_nothing_and_can_be_cloned() -> None:
    state = State(box=Box(Options()), chance=Chance(1), outcome=Outcome(True, NORTH))
    match = Match(PARLEY, state)
    assert match.over
    assert match.clone().state.digest() == state.digest()
    with pytest.raises(Stale, match="the game is over"):
        match.play("pass")


# -- stopping ------------------------------------------------------------------------------------------------------


def test_a_match_can_stop_at_a_resting_point() -> None:
    match = talks(until="round-end")
    say(match, "pass")
    assert (match.over, match.decisions, match.state.phase) == (False, (), "round-end")
    assert match.clone().state.phase == "round-end"
    with pytest.raises(Stale, match="not asked anything"):
        match.play("pass")


# -- going back ----------------------------------------------------------------------------------------------------


def test_drawing_a_card_seals_the_decision_to_draw() -> None:
    match = say(talks(), "draw")
    with pytest.raises(
        Sealed, match="chance has spoken since 'draw': a die was rolled or something was drawn or shown"
    ):
        match.undo()
    assert match.state.hands[NORTH] == ["flag-4", "rose-1"]


def test_passing_can_be_taken_back() -> None:
    match = talks()
    before = position(match)
    say(match, "pass")
    assert match.undo() == 1
    assert position(match) == before
    say(match, "draw")
    with pytest.raises(Stale, match="nothing was undone"):
        match.redo()


def test_there_is_no_undo_before_the_first_decision() -> None:
    with pytest.raises(Sealed, match="nothing has been decided yet"):
        talks().undo()


@pytest.mark.parametrize("target", [-1, 2, 99])
def test_nobody_rewinds_to_a_decision_that_was_not_taken(target: int) -> None:
    match = say(talks(), "pass")
    before = position(match)
    with pytest.raises(Stale, match=f"there is no decision {target} to go back to; 1 were taken"):
        match.rewind(target)
    assert position(match) == before
    assert match.sealed(1) is None


def test_a_rewind_leaves_nothing_to_redo() -> None:
    match = say(talks(), "pass", "north: claim peace vale-2", "south: walk-out")
    match.undo()
    match.rewind(1)
    with pytest.raises(Stale, match="nothing was undone"):
        match.redo()


def test_every_agreed_rewind_stays_in_the_journal_and_in_the_log() -> None:
    """The record shows every rewind, however many there are and however far they go."""
    match = play_some(new_match(HEGRA, 5, listen=True), 5, 60)
    rewinds = 0
    while match.entries:
        sealed = match.sealed(len(match.entries) - 1)
        match.undo(agreed=True)
        rewinds += bool(sealed)
    assert rewinds > 3
    assert [said.event for said in match.log if isinstance(said.event, Rewound)] == [Rewound("", 1)] * rewinds
    assert match.save().count("; rewound 1 by agreement") == rewinds
    for _ in range(60):
        match.redo()
    text = match.save()
    assert text.count("; rewound 1 by agreement") == rewinds
    assert Match.load(HEGRA, read_journal(text)).save() == text


def test_taking_back_a_decision_keeps_the_note_that_stands_before_it() -> None:
    match = new_match(PARLEY, 0, {"vales": 3})
    north, south = (match.state.hands[seat][0] for seat in (NORTH, SOUTH))
    say(match, "north: claim peace vale-1", f"north: play {north}", "south: claim peace vale-1", f"south: play {south}")
    say(match, "draw")
    match.undo(agreed=True)
    say(match, "pass")
    for _ in range(3):
        assert [line.notes for line in read_journal(match.save()).lines if line.notes] == [(DREW,)]
        match.undo()
        assert read_journal(match.save()).notes == (DREW,)
        match.redo()


def test_pending_notes_survive_a_clone_in_the_middle_of_a_step() -> None:
    match = play_some(new_match(HEGRA, 5), 5, 30)
    while not match.sealed(len(match.entries) - 1):
        match.play(match.decision.options[0])
    match.undo(agreed=True)
    assert match.clone().save() == match.save()
    assert "; rewound" in match.save()


def test_undo_gives_the_log_back_as_it_was() -> None:
    match = new_match(HEGRA, 7, listen=True)
    logs = [match.log[:] for _ in walk(match, 7)]
    assert len(logs) > 50
    for log in reversed(logs[:-1]):
        match.undo(agreed=True)
        assert [said for said in match.log if not isinstance(said.event, Rewound)] == log


# -- saving --------------------------------------------------------------------------------------------------------


def test_a_journal_of_another_game_is_refused() -> None:
    journal = read_journal(new_match(PARLEY).save())
    with pytest.raises(Malformed, match=r"^my\.journal: is a game of parley, not of hegra$"):
        Match.load(HEGRA, journal, "my.journal")


def test_a_journal_whose_options_do_not_exist_is_refused_with_its_name() -> None:
    text = new_match(HEGRA).save().replace("options {}", "options {weather=fine}")
    with pytest.raises(Malformed, match=r"^my\.journal: hegra has no option 'weather'; options: charge-fallback, "):
        Match.load(HEGRA, read_journal(text), "my.journal")


def test_only_positions_that_were_saved_carry_a_check() -> None:
    match = say(new_match(PARLEY), "north: claim peace vale-1")
    first = match.save()
    say(match, "south: claim peace vale-2")
    checks = [line.check != "" for line in read_journal(match.save()).lines]
    assert checks == [True, True]
    play_out(match, 1)
    checks = [line.check != "" for line in read_journal(match.save()).lines]
    assert checks == [True, True, *[False] * (len(checks) - 3), True]
    assert first.count("#") == 1


def test_a_journal_of_another_ruleset_says_so_where_it_diverges() -> None:
    match = play_out(new_match(HEGRA, 3), 3)
    text = match.save().replace("ruleset 1", "ruleset 7")
    assert position(Match.load(HEGRA, read_journal(text))) == position(match)
    with pytest.raises(Diverged, match=r"line \d+: .* \(the journal is of ruleset 7, this is 1\)$"):
        Match.load(HEGRA, read_journal(text.replace("seed 3", "seed 4")))


# -- looking back --------------------------------------------------------------------------------------------------


def test_any_moment_of_a_game_can_be_looked_at_and_played_on_from() -> None:
    match = new_match(HEGRA, seed=5)
    passed = [position(match)]
    for _ in range(40):
        match.play(match.decision.options[0])
        passed.append(position(match))
    for number, before in enumerate(passed):
        assert position(match.at(number)) == before
    then = match.at(12)
    then.play(then.decision.options[-1])
    assert position(match) == passed[-1]


@pytest.mark.parametrize("target", [-1, 2])
def test_nobody_looks_at_a_decision_that_was_not_taken(target: int) -> None:
    with pytest.raises(Stale, match=f"there is no decision {target} to look at; 1 were taken"):
        say(talks(), "pass").at(target)


def test_whoever_holds_several_seats_takes_back_what_any_of_them_did() -> None:
    match = say(new_match(PARLEY), "north: claim peace vale-2", "south: claim war vale-3")
    assert str(match.sealed(0, (SOUTH,))) == "north has decided since"
    assert match.sealed(0, (NORTH, SOUTH)) is None
    assert match.undo(own=(NORTH, SOUTH)) == 1
    assert match.undone == 1
    match.redo()
    assert match.undone == 0


def test_an_offered_option_says_what_to_know_of_it() -> None:
    match = Match.new(HEGRA, Setup(seed=1))
    match.play("wait")
    known = match.about("draw")
    assert [odds.key for odds in known.odds] == ["doubt"]
    with pytest.raises(Illegal, match="is not offered"):
        match.about("fly")

"""Two seats choose at the same time: what the match promises, shown with Parley."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from sandtable.engine.chance import Chance, ScriptedChance
from sandtable.engine.decision import Decision, Each, Later, Option, Play, together
from sandtable.engine.decision import Options as Offers
from sandtable.engine.errors import Illegal, Sealed, Stale, Unplayable
from sandtable.engine.event import Event, Forced
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from sandtable.engine.state import Outcome
from tests.games.parley import GAME as PARLEY
from tests.games.parley.events import CardDrawn, CardPlayed, Claimed, DieRolled
from tests.games.parley.state import NORTH, SEATS, SOUTH, Box, Options, State
from tests.support import asked, new_match, play_out, position, say

NORTH_CLAIMS, NORTH_PLAYS = "north: claim war vale-7", "north: play {north}"
SOUTH_CLAIMS, SOUTH_PLAYS = "south: claim peace vale-9", "south: play {south}"


def first_cards(match: Match[Any]) -> dict[str, str]:
    return {seat: match.state.hands[seat][0] for seat in SEATS}


def choices(match: Match[Any]) -> list[str]:
    """Both envoys' choices for this round, north's first."""
    cards = first_cards(match)
    return [text.format(**cards) for text in (NORTH_CLAIMS, NORTH_PLAYS, SOUTH_CLAIMS, SOUTH_PLAYS)]


def table(chance: Chance | None = None, options: Options | None = None, **fields: Any) -> Match[State]:
    """A match from a table with just these fields set."""
    state = State(box=Box(options or Options()), chance=chance or Chance(1), **fields)
    return Match(PARLEY, state, listen=True)


def hands(north: list[str], south: list[str]) -> dict[str, list[str]]:
    return {NORTH: north, SOUTH: south}


def match_of(rule: Callable[[State], Play[Any]]) -> Match[State]:
    """A match of a game with one rule."""

    one_rule = replace(PARLEY, steps=dict.fromkeys(PARLEY.steps, rule))
    return Match(one_rule, State(box=Box(Options()), chance=Chance(1)), listen=True)


def events(match: Match[Any], seat: str | None) -> list[Event]:
    return [logged.event for logged in match.log_for(seat)]


# -- asking --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("PARL-CLM-01", "PARL-SET-02")
def test_both_envoys_are_asked_at_once() -> None:
    match = new_match(PARLEY)
    assert [decision.seat for decision in match.decisions] == [NORTH, SOUTH]
    assert all(len(decision.options) == 3 * 40 + 1 for decision in match.decisions)
    with pytest.raises(Stale, match="2 decisions are open"):
        match.decision  # noqa: B018 - reading it is what is refused
    with pytest.raises(Stale, match="nobody in particular"):
        match.play("walk-out")


@pytest.mark.rules("PARL-CRD-01")
def test_every_order_of_answering_leads_to_the_same_table() -> None:
    """Each envoy claims before playing a card; the order of their answers makes no difference."""
    ends = set()
    orders = 0
    texts = choices(new_match(PARLEY))
    for order in permutations(texts):
        if order.index(texts[0]) < order.index(texts[1]) and order.index(texts[2]) < order.index(texts[3]):
            orders += 1
            match = say(new_match(PARLEY), *order)
            assert match.state.round == 2
            ends.add((match.state.settled["vale-7"], match.state.settled["vale-9"], tuple(match.state.discard)))
    assert orders == 6
    assert len(ends) == 1
    assert ends.pop()[:2] == (NORTH, SOUTH)


def test_an_envoy_who_has_chosen_waits_for_the_other() -> None:
    match = new_match(PARLEY)
    claim, card, *_ = choices(match)
    say(match, claim, card)
    assert [decision.seat for decision in match.decisions] == [SOUTH]
    assert match.state.phase == "claims"
    with pytest.raises(Stale, match="north is not asked anything"):
        match.play("walk-out", NORTH)


def test_an_answer_goes_to_the_seat_that_gives_it() -> None:
    match = say(new_match(PARLEY), NORTH_CLAIMS)
    stranger = match.state.hands[SOUTH][0]
    before = position(match)
    with pytest.raises(Illegal, match=f"'play {stranger}' is not offered to north"):
        match.play(f"play {stranger}", NORTH)
    assert position(match) == before


@pytest.mark.rules("PARL-CLM-02")
def test_a_settled_vale_is_refused_with_its_rule() -> None:
    match = say(new_match(PARLEY), *choices(new_match(PARLEY)))
    decision = match.decision_of(SOUTH)
    refusal = decision.why_not("claim  trade   vale-7")
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("PARL-CLM-02", {"vale": "vale-7", "seat": NORTH})
    assert decision.why_not("claim trade vale-8") is None
    with pytest.raises(Illegal) as caught:
        match.play("claim trade vale-7", SOUTH)
    assert caught.value.rule == "PARL-CLM-02"
    assert "(PARL-CLM-02)" in str(caught.value)
    assert "and 103 more" in str(caught.value)


# -- what is hidden ------------------------------------------------------------------------------------------------


@pytest.mark.rules("PARL-CLM-01", "PARL-CRD-01", "PARL-RVL-01")
def test_a_choice_stays_secret_until_both_are_made() -> None:
    """Whatever north chooses, south and a spectator see the same until the reveal."""
    seen: dict[str | None, list[Any]] = {SOUTH: [], None: [], NORTH: []}
    hand = new_match(PARLEY).state.hands[NORTH]
    for claim, card in (("claim war vale-1", hand[0]), ("claim peace vale-40", hand[3])):
        match = say(new_match(PARLEY, listen=True), f"north: {claim}", f"north: play {card}")
        for seat, sights in seen.items():
            own = [decision.options[:] for decision in match.decisions if decision.seat == seat]
            sights.append((PARLEY.view(match.state, seat), events(match, seat), own))
    assert seen[SOUTH][0] == seen[SOUTH][1]
    assert seen[None][0] == seen[None][1]
    assert seen[NORTH][0] != seen[NORTH][1]


def test_an_event_has_a_form_for_those_who_may_not_know() -> None:
    match = say(
        new_match(PARLEY, listen=True), NORTH_CLAIMS, "north: play {north}".format(**first_cards(new_match(PARLEY)))
    )
    card = first_cards(new_match(PARLEY))[NORTH]
    assert events(match, NORTH)[-2:] == [
        Claimed("PARL-CLM-01", NORTH, "war vale-7"),
        CardPlayed("PARL-CRD-01", NORTH, card),
    ]
    hidden = [Claimed("PARL-CLM-01", NORTH, "hidden"), CardPlayed("PARL-CRD-01", NORTH, "hidden")]
    assert events(match, SOUTH)[-2:] == hidden
    assert events(match, None)[-2:] == hidden


@pytest.mark.rules("PARL-RVL-01")
def test_the_reveal_tells_everybody_both_choices() -> None:
    match = new_match(PARLEY, listen=True)
    say(match, *choices(match))
    told = {seat: [event for event in events(match, seat) if event.key == "revealed"] for seat in (NORTH, SOUTH, None)}
    assert len(told[NORTH]) == 2
    assert told[NORTH] == told[SOUTH] == told[None]


@pytest.mark.rules("PARL-TLK-01")
def test_only_who_draws_sees_the_card() -> None:
    match = table(
        phase="talks", deck=["flag-1", "rose-5"], settled={"vale-1": SOUTH}, hands=hands(["drum-1"], ["drum-2"])
    )
    say(match, "draw")
    assert match.state.hands[NORTH] == ["drum-1", "rose-5"]
    assert [e for e in events(match, NORTH) if e.key == "card-drawn"] == [CardDrawn("PARL-TLK-01", NORTH, "rose-5")]
    assert [e for e in events(match, SOUTH) if e.key == "card-drawn"] == [CardDrawn("PARL-TLK-01", NORTH, "hidden")]


def test_a_concealed_table_forgets_the_others_hand_and_choice() -> None:
    match = say(
        new_match(PARLEY), "south: claim war vale-9", "south: play {south}".format(**first_cards(new_match(PARLEY)))
    )
    held, faced = match.state.hands[SOUTH][:], match.state.faced[SOUTH]
    dealt, chosen = set(), set()
    for seed in range(40):
        twin = match.concealed(NORTH, Chance(seed))
        assert twin.state.hands[NORTH] == match.state.hands[NORTH]
        assert PARLEY.view(twin.state, NORTH) == PARLEY.view(match.state, NORTH)
        assert twin.setup is None
        assert twin.entries == []
        dealt.add(tuple(twin.state.hands[SOUTH]))
        chosen.add((twin.state.claims[SOUTH], twin.state.faced[SOUTH]))
    assert len(dealt) > 20
    assert len(chosen) > 20
    assert (match.state.hands[SOUTH], match.state.faced[SOUTH]) == (held, faced)


def test_a_concealed_table_offers_the_other_seat_its_new_cards() -> None:
    """South is choosing a card when north looks ahead: south's options come from the newly dealt hand."""
    match = say(new_match(PARLEY), SOUTH_CLAIMS)
    twin = match.concealed(NORTH, Chance(7))
    offered = [option.args[0] for option in twin.decision_of(SOUTH).options]
    assert offered == twin.state.hands[SOUTH] != match.state.hands[SOUTH]
    assert play_out(twin, 1).over


def test_a_concealed_table_can_be_copied_from_its_next_resting_point_on() -> None:
    match = say(new_match(PARLEY), SOUTH_CLAIMS)
    twin = match.concealed(NORTH, Chance(7))
    with pytest.raises(Unplayable, match="concealed"):
        twin.clone()
    texts = choices(twin)
    say(twin, texts[0], texts[1], texts[3])
    assert position(twin.clone()) == position(twin)
    say(twin, "north: claim war vale-1")
    assert twin.undo() == 1
    with pytest.raises(Unplayable, match="concealed"):
        twin.undo(agreed=True)
    assert len(twin.entries) == 3


# -- undo, clones, journals ----------------------------------------------------------------------------------------


def test_an_envoy_can_take_back_a_choice_while_the_other_thinks() -> None:
    match = new_match(PARLEY, listen=True)
    before, log = position(match), match.log[:]
    claim, card, *_ = choices(match)
    say(match, claim, card)
    assert match.undo() == 1
    assert [(d.seat, d.prompt) for d in match.decisions] == [(NORTH, "card"), (SOUTH, "claim")]
    assert match.undo("action") == 1
    assert (position(match), match.log) == (before, log)


def test_the_other_seats_decision_seals_undo() -> None:
    match = say(new_match(PARLEY), NORTH_CLAIMS, SOUTH_CLAIMS)
    before = position(match)
    with pytest.raises(Sealed, match="south has decided since"):
        match.undo(own=(NORTH,))
    with pytest.raises(Sealed, match="north has decided since"):
        match.undo("turn", own=(SOUTH,))
    assert position(match) == before
    assert match.undo(own=(SOUTH,)) == 1
    assert match.undo(own=(NORTH,)) == 1


def test_the_reveal_seals_undo() -> None:
    match = new_match(PARLEY)
    *_, last = say(match, *choices(match)).entries
    with pytest.raises(Sealed, match="chance has spoken since"):
        match.undo(own=(last.seat,))


def test_an_agreed_rewind_goes_back_over_the_reveal_and_the_log_says_so() -> None:
    match = new_match(PARLEY, listen=True)
    texts = choices(match)
    say(match, *texts[:3])
    before = position(match)
    say(match, texts[3])
    after = position(match)
    assert match.undo(agreed=True) == 1
    assert position(match) == before
    assert match.log[-1].event.key == "rewound"
    match.redo()
    assert position(match) == after
    assert "; rewound 1 by agreement" in match.save()


@pytest.mark.parametrize("taken", range(5))
def test_a_gathering_can_be_cloned_saved_and_undone_after_any_answer(taken: int) -> None:
    match = new_match(PARLEY)
    texts = choices(match)
    order = [texts[0], texts[2], texts[3], texts[1]]
    positions = [position(match)]
    for text in order[:taken]:
        say(match, text)
        positions.append(position(match))
    clone = match.clone()
    loaded = Match.load(PARLEY, read_journal(match.save()))
    assert position(clone) == position(loaded) == positions[taken]
    assert match.save() == clone.save() == loaded.save()
    for other in (clone, loaded):
        say(other, *order[taken:])
        assert other.state.round == 2
    assert position(match) == positions[taken]
    for back in reversed(range(taken)):
        match.undo(agreed=True)
        assert position(match) == positions[back]
    for forward in range(taken):
        match.redo()
        assert position(match) == positions[forward + 1]


def test_a_clone_leads_its_own_life() -> None:
    match = say(new_match(PARLEY), NORTH_CLAIMS)
    before = position(match)
    clone = match.clone()
    say(clone, SOUTH_CLAIMS)
    play_out(clone, 3)
    assert clone.over
    assert position(match) == before


# -- forced decisions ----------------------------------------------------------------------------------------------


def test_a_single_card_is_played_without_asking_and_logged_for_its_owner_only() -> None:
    """The others are not told which card it was before the reveal."""
    match = table(hands=hands(["rose-5"], ["drum-2", "flag-1"]), round=4)
    say(match, "north: claim peace vale-3")
    assert [(d.seat, d.prompt) for d in match.decisions] == [(SOUTH, "claim")]
    assert match.state.faced == {NORTH: "rose-5"}
    told = {seat: [e for e in events(match, seat) if isinstance(e, Forced)] for seat in (NORTH, SOUTH, None)}
    assert [(event.seat, event.option, event.key) for event in told[NORTH]] == [(NORTH, "play rose-5", "forced")]
    assert told[SOUTH] == told[None] == []
    assert "rose-5" not in str(events(match, SOUTH))
    assert len(match.entries) == 1


@pytest.mark.rules("PARL-TLK-02", "PARL-END-01")
def test_an_empty_deck_leaves_only_passing_which_is_logged_for_all() -> None:
    match = table(phase="talks", settled={"vale-1": SOUTH}, round=4)
    assert match.over
    assert [e for e in events(match, None) if isinstance(e, Forced)] == [Forced("", NORTH, "pass")]
    assert match.entries == []


def test_where_both_have_one_choice_the_gathering_ends_by_itself() -> None:
    def nod(seat: str) -> Play[str]:
        option = yield Decision(seat, "nod", (Option("nod", (seat,)),))
        return str(option)

    def meet(s: State) -> Play[None]:
        answers = yield from together({seat: nod(seat) for seat in SEATS})
        s.end(Outcome(True, answers[NORTH], answers[SOUTH]))

    match = match_of(meet)
    assert match.state.outcome == Outcome(True, "nod north", "nod south")
    assert [logged.event.key for logged in match.log] == ["forced", "forced"]


# -- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("PARL-CLM-03")
@pytest.mark.parametrize("before", [(), (SOUTH_CLAIMS,)])
def test_walking_out_ends_the_game_while_the_other_is_still_choosing(before: tuple[str, ...]) -> None:
    match = say(new_match(PARLEY), *before)
    open_before = position(match)
    say(match, "north: walk-out")
    assert match.over
    assert match.decisions == ()
    assert match.state.outcome is not None
    assert (match.state.outcome.result, match.state.outcome.cause) == (SOUTH, "walk-out")
    with pytest.raises(Stale, match="the game is over"):
        match.play("walk-out", SOUTH)
    assert match.clone().over
    loaded = Match.load(PARLEY, read_journal(match.save()))
    assert position(loaded) == position(match)
    assert match.undo() == 1
    assert position(match) == open_before
    match.redo()
    assert match.over


@pytest.mark.rules("PARL-RVL-03", "PARL-RVL-04")
@pytest.mark.parametrize(
    ("north", "south", "die", "winner"),
    [
        ("claim peace vale-1", "claim peace vale-1", 3, NORTH),
        ("claim peace vale-1", "claim trade vale-1", 4, SOUTH),
        ("claim war vale-1", "claim peace vale-1", None, NORTH),
        ("claim trade vale-1", "claim war vale-1", None, SOUTH),
    ],
)
def test_a_die_breaks_a_tie_and_war_counts_one_more(north: str, south: str, die: int | None, winner: str) -> None:
    chance = ScriptedChance({"tie": [die]} if die else {})
    match = table(chance, hands=hands(["rose-3"], ["drum-3"]), round=4)
    say(match, f"north: {north}", f"south: {south}")
    assert match.state.settled == {"vale-1": winner}
    assert [e for e in events(match, None) if isinstance(e, DieRolled)] == (
        [DieRolled("PARL-RVL-04", die)] if die else []
    )
    assert chance.left_over == {}


@pytest.mark.rules("PARL-END-02", "PARL-RVL-02")
def test_equal_vales_are_a_draw() -> None:
    match = table(hands=hands(["rose-3"], ["drum-3"]), round=4)
    say(match, "north: claim peace vale-1", "south: claim peace vale-2")
    assert match.state.outcome is not None
    assert (match.state.outcome.won, match.state.outcome.result) == (False, "even")


# -- a rule that breaks the contract -------------------------------------------------------------------------------


def test_a_gathering_inside_a_gathering_is_a_bug_of_the_game() -> None:
    def inner(s: State) -> Play[Any]:
        return (yield from together({NORTH: nothing()}))

    def nothing() -> Play[None]:
        yield from ()

    with pytest.raises(Unplayable, match="cannot gather again"):
        match_of(lambda s: together({NORTH: inner(s)}))


# -- plays that depend on each other -------------------------------------------------------------------------------


def _choice(seat: str, prompt: str, *answers: str) -> Decision:
    return Decision(seat, prompt, tuple(Option(answer) for answer in answers))


def _prompts(match: Match[State]) -> dict[str, str]:
    return {decision.seat: decision.prompt for decision in match.decisions}


def test_what_anothers_play_asks_of_a_seat_comes_before_its_own_question() -> None:
    answers: list[str] = []

    def demanding() -> Play[None]:
        answers.append(str((yield _choice(NORTH, "shoot", "yes", "no"))))
        answers.append(str((yield _choice(SOUTH, "victim", "cook", "runner"))))

    def busy() -> Play[None]:
        answers.append(str((yield _choice(SOUTH, "market", "buy", "done"))))

    match = match_of(lambda s: together({NORTH: demanding(), SOUTH: busy()}))
    assert _prompts(match) == {NORTH: "shoot", SOUTH: "market"}
    match.play("yes", NORTH)
    assert _prompts(match) == {SOUTH: "victim"}
    assert _prompts(match.clone()) == {SOUTH: "victim"}
    match.play("runner", SOUTH)
    assert _prompts(match) == {SOUTH: "market"}
    match.undo(own=(SOUTH,))
    assert _prompts(match) == {SOUTH: "victim"}
    match.redo()
    assert answers[-1] == "runner"


def test_a_question_is_asked_again_of_the_table_that_another_seat_has_changed() -> None:
    shelf = ["rose", "drum", "lamp"]

    def question(seat: str) -> Decision:
        offered = Later(lambda: Offers(Each("take", list(shelf)), Option("done")))
        return Decision(seat, "market", offered, {"left": len(shelf)}, again=lambda: question(seat))

    def shop(seat: str) -> Play[None]:
        taken = yield question(seat)
        if taken.args:
            shelf.remove(taken.args[0])

    match = match_of(lambda s: together({NORTH: shop(NORTH), SOUTH: shop(SOUTH)}))
    assert [str(option) for option in match.decision_of(SOUTH).options] == [
        "take rose",
        "take drum",
        "take lamp",
        "done",
    ]
    match.play("take drum", NORTH)
    assert match.decision.args == {"left": 2}
    assert [str(option) for option in match.decision.options] == ["take rose", "take lamp", "done"]
    with pytest.raises(Illegal):
        match.play("take drum", SOUTH)


def test_a_question_without_an_answer_is_a_bug_of_the_game() -> None:
    with pytest.raises(Unplayable, match=r"'card' offers nothing at parley \(1\)"):
        say(Match(PARLEY, PARLEY.empty(Box(Options()), Chance(1))), "north: claim peace vale-1")


def test_what_is_asked_can_be_read_again_and_again() -> None:
    match = new_match(PARLEY)
    assert asked(match) == asked(match)

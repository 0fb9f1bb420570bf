"""Three seats choose at the same time: Parley with an envoy from the east."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from sandtable.engine.chance import Chance, ScriptedChance
from sandtable.engine.errors import Malformed
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.text import LANGUAGES, words_for
from tests.games.parley import GAME as PARLEY
from tests.games.parley.state import EAST, NORTH, SOUTH, Box, Options, State
from tests.support import new_match, say

THREE = {"envoys": 3}


def table(chance: Chance | None = None, **fields: Any) -> Match[State]:
    """A match of three from a table with just these fields set."""
    hands = {NORTH: ["rose-3"], SOUTH: ["drum-3"], EAST: ["flag-3"]}
    state = State(box=Box(Options(envoys=3)), chance=chance or Chance(1), **{"hands": hands, **fields})
    return Match(PARLEY, state, listen=True)


@pytest.mark.rules("PARL-CMP-02", "PARL-SET-02")
def test_three_envoys_are_asked_at_once_and_hold_twelve_different_cards() -> None:
    match = new_match(PARLEY, 1, THREE)
    assert [decision.seat for decision in match.decisions] == [NORTH, SOUTH, EAST]
    held = [card for hand in match.state.hands.values() for card in hand]
    assert len(held) == len(set(held)) == 12
    assert PARLEY.seats(match.state) == (NORTH, SOUTH, EAST)


@pytest.mark.rules("PARL-CMP-02")
def test_a_short_deck_is_too_small_for_three() -> None:
    with pytest.raises(Malformed, match="parley options: short-deck: three envoys need the whole deck"):
        PARLEY.begin(Setup(1, {"envoys": 3, "short-deck": True}))


@pytest.mark.parametrize("envoys", [1, 4])
def test_nobody_parleys_alone_or_among_four(envoys: int) -> None:
    with pytest.raises(Malformed, match="parley options: envoys: Expected `int`"):
        PARLEY.begin(Setup(1, {"envoys": envoys}))


@pytest.mark.rules("PARL-CLM-01", "PARL-RVL-02")
def test_any_order_of_the_three_leads_to_the_same_table() -> None:
    ends = set()
    for order in permutations((NORTH, SOUTH, EAST)):
        match = new_match(PARLEY, 1, THREE)
        cards = {seat: match.state.hands[seat][0] for seat in order}
        say(match, *(f"{seat}: claim peace vale-{number}" for number, seat in enumerate(sorted(order), 1)))
        assert match.state.phase == "claims"
        say(match, *(f"{seat}: play {cards[seat]}" for seat in order))
        ends.add((tuple(match.state.settled.items()), tuple(match.state.discard), match.state.round))
    assert len(ends) == 1
    assert dict(ends.pop()[0]) == {"vale-1": EAST, "vale-2": NORTH, "vale-3": SOUTH}


@pytest.mark.rules("PARL-RVL-04")
@pytest.mark.parametrize(("die", "winner"), [(1, NORTH), (2, SOUTH), (3, EAST), (4, NORTH), (5, SOUTH), (6, EAST)])
def test_between_three_each_envoy_has_two_numbers_of_the_die(die: int, winner: str) -> None:
    chance = ScriptedChance({"tie": [die]})
    match = table(chance, round=4)
    say(match, *(f"{seat}: claim trade vale-5" for seat in (SOUTH, EAST, NORTH)))
    assert match.state.settled == {"vale-5": winner}
    assert chance.left_over == {}


@pytest.mark.rules("PARL-RVL-02", "PARL-RVL-03")
def test_two_contest_a_vale_while_the_third_settles_another() -> None:
    match = table(round=4)
    say(match, "north: claim war vale-1", "east: claim peace vale-1", "south: claim peace vale-2")
    assert match.state.settled == {"vale-1": NORTH, "vale-2": SOUTH}
    assert match.state.outcome is not None
    assert (match.state.outcome.won, match.state.outcome.result) == (False, "even")


@pytest.mark.rules("PARL-CLM-03")
@pytest.mark.parametrize(("held", "result"), [({}, "even"), ({"vale-1": EAST}, EAST), ({"vale-1": NORTH}, "even")])
def test_when_one_of_three_walks_out_the_better_of_the_others_wins(held: dict[str, str], result: str) -> None:
    match = table(settled=held)
    say(match, "north: walk-out")
    assert match.state.outcome is not None
    assert (match.state.outcome.result, match.state.outcome.cause) == (result, "walk-out")


@pytest.mark.rules("PARL-TLK-01")
@pytest.mark.parametrize(
    ("held", "asked"),
    [({"vale-1": NORTH, "vale-2": EAST}, SOUTH), ({"vale-1": NORTH}, None), ({"vale-1": EAST, "vale-2": SOUTH}, NORTH)],
)
def test_only_who_alone_holds_the_fewest_vales_may_draw(held: dict[str, str], asked: str | None) -> None:
    match = table(phase="talks", deck=["rose-1"], settled=held)
    decision = match.decisions[0]
    assert (decision.seat if decision.prompt == "talks" else None) == asked


@pytest.mark.rules("PARL-CLM-01", "PARL-RVL-01")
def test_the_third_envoy_sees_neither_of_the_others_choices() -> None:
    sights = []
    for north, south in (("war vale-1", "peace vale-2"), ("trade vale-9", "war vale-30")):
        match = say(new_match(PARLEY, 1, THREE, listen=True), f"north: claim {north}", f"south: claim {south}")
        told = [logged.event for logged in match.log_for(EAST)]
        sights.append((PARLEY.view(match.state, EAST), told, list(match.decision_of(EAST).options)))
    assert sights[0] == sights[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name_in_every_language(language: str) -> None:
    words = words_for(PARLEY, language)
    match = say(new_match(PARLEY, 1, THREE), "north: claim war vale-1")
    named: dict[str, str] = {}
    for seat in (NORTH, None):
        view = PARLEY.view(match.state, seat)
        for area in view.areas:
            named |= {area.id: words.name(area.id), area.group: words.name(area.group, "group")}
            named |= {piece.kind: words.name(piece.kind) for piece in area.pieces}
        named |= {count: words.name(count, "count") for count in view.counts}
    assert {"hand-east", "choice-east", "held-east", "deck", "discard", "face-down", "vale-9"} <= set(named)
    assert [thing for thing, name in named.items() if name == thing and not words.has(f"name-{thing}")] == []
    settings = [f"setting-{name}" for name in ("envoys", "vales", "short-deck")]
    assert [key for key in ("title", "tagline", *settings) if not words.has(key)] == []

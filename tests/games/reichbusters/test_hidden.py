"""Hidden hands: being asked tells nothing, and a table dealt anew stays a table (REICH-RUL-129)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.plain import Fields
from sandtable.games.reichbusters import card_parts, features, hidden, windows
from sandtable.games.reichbusters.decks import draw_cards
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.state import Feature, State
from tests.contract.test_contract import learned, onlookers
from tests.games.reichbusters.bench import put
from tests.games.reichbusters.card_bench import attacked, deal, lay, play, shot
from tests.support import asked

TWO: Fields = {"hands": "hidden", "players": 2, "heroes": ["claudine", "red-hawk", "sarge"]}


def prompts(s: State, coroutine: Any, answer: str = "pass") -> list[tuple[str, str, list[str]]]:
    """Whom a chapter asks what, if everybody answers alike."""
    found: list[tuple[str, str, list[str]]] = []
    reply: Option | None = None
    while True:
        try:
            question = coroutine.send(reply)
        except StopIteration:
            return found
        assert isinstance(question, Decision)
        found.append((question.seat, question.prompt, [str(option) for option in question.options]))
        reply = question.find(answer) or question.find("done") or question.options[-1]


# -- who is asked ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-RUL-129")
@pytest.mark.parametrize("card", ["fade", "stalk"])
def test_whoever_holds_a_card_is_asked_in_every_window(card: str) -> None:
    """Whether Red Hawk holds the card for the moment or another, she is asked, and so is nobody with empty hands."""
    s = lay(heroes=("red-hawk", "sarge"), players=2, hidden=True)
    deal(s, card)
    found = prompts(s, windows.phase_start(s, "stations-start"))
    assert [(seat, prompt) for seat, prompt, _ in found] == [("player-1", "instant")]
    assert found[0][2] == [*(["instant fade"] if card == "fade" else []), "pass", "hold"]


@pytest.mark.rules("REICH-RUL-129")
def test_with_open_hands_only_who_can_play_is_asked() -> None:
    s = lay(heroes=("red-hawk", "sarge"), players=2)
    deal(s, "stalk", "hold-fast")
    assert prompts(s, windows.phase_start(s, "stations-start")) == []


def test_who_holds_back_is_asked_no_more_until_the_next_turn() -> None:
    s = lay(heroes=("red-hawk", "sarge"), players=2, hidden=True)
    deal(s, "fade")
    play(windows.phase_start(s, "stations-start"), "hold")
    assert s.heroes["red-hawk"].holding
    play(windows.phase_start(s, "kill-start"))
    play(windows.phase_start(s, "stations-start"))
    s = Match(GAME, _at(s, "turn-start")).state
    assert not s.heroes["red-hawk"].holding


def _at(s: State, phase: str) -> State:
    s.phase = phase
    return s


def test_a_test_asks_for_modifiers_whatever_the_hand() -> None:
    """The listener has no attack modifier; asked all the same, and the attack goes on."""
    s = lay({"attack": ["1", "1", "0"]}, ("sarge", "red-hawk"), players=2, hidden=True)
    s.heroes["sarge"].skills.clear()
    deal(s, "orders")
    soldier = put(s, "soldier", "p1")
    found = prompts(s, shot(s, "sarge", soldier, 1), "done")
    assert found == [("player-1", "test", ["done", "hold"])]


def test_a_friend_is_asked_for_help_whatever_the_hand() -> None:
    s = lay({"attack": ["1", "1", "0"]}, ("sarge", "red-hawk"), players=2, hidden=True)
    s.heroes["sarge"].skills.clear()
    deal(s, "fade")  # its modifier is for defence
    soldier = put(s, "soldier", "p1")
    play(shot(s, "sarge", soldier, 1), "pass")
    assert s.heroes["red-hawk"].hand == ["fade"]


def test_an_attacked_hero_and_the_friends_are_asked_whatever_their_hands() -> None:
    s = lay({"defence": ["3", "3"]}, ("sarge", "red-hawk"), players=2, hidden=True)
    deal(s, "follow-me", "track")
    soldier = put(s, "soldier", "p1")
    found = prompts(s, attacked(s, "sarge", soldier, by=4))
    assert [(seat, prompt) for seat, prompt, _ in found] == [
        ("player-1", "instant"),
        ("player-2", "instant"),
        ("player-1", "test"),
        ("player-1", "instant"),  # after the attack, which was not on player 2
    ]


def test_the_turn_is_never_forced_to_its_end_while_cards_are_in_hand() -> None:
    s = lay(heroes=("red-hawk", "sarge"), players=2, hidden=True)
    hawk = s.heroes["red-hawk"]
    deal(s, "snap-shot")
    hawk.basics = 0
    match = Match(GAME, s)
    assert [str(option) for option in match.decisions[0].options] == ["end", "hold"]


# -- who knows what ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-RUL-129")
def test_a_deck_that_one_has_looked_into_is_known_to_that_seat() -> None:
    s = lay(heroes=("claudine", "sarge"), players=2, hidden=True)
    heard: list[Any] = []
    s.sink = heard.append
    play(card_parts.peek(s, s.heroes["claudine"], s.spawn, "spawn"), f"first {_top(s)}")
    assert (hidden.may_see_top(s, "spawn", "player-1"), hidden.may_see_top(s, "spawn", "player-2")) == (True, False)
    peeked = next(event for event in heard if event.key == "deck-peeked")
    assert peeked.seen_by("player-1") is peeked
    told = peeked.seen_by("player-2")
    assert (told.key, set(told.values)) == ("deck-looked-at", {"hero", "deck"})


def _top(s: State) -> str:
    return s.copy().spawn.look(2, Chance(1), "spawn")[0]


def test_a_table_dealt_anew_keeps_what_the_looker_knows_and_hides_it_from_others() -> None:
    s = lay(heroes=("claudine", "sarge"), players=2, hidden=True)
    s.noise_pre.look(2, s.chance, "noise-card")
    s.peeked["noise"] = "player-1"
    top = s.noise_pre.top[:]
    mine, others = s.copy(), [s.copy() for _ in range(9)]
    hidden.conceal(mine, "player-1", Chance(7))
    assert mine.noise_pre.top == top
    for seed, other in enumerate(others):
        hidden.conceal(other, "player-2", Chance(seed))
        assert sorted(other.noise_pre.cards) == sorted(s.noise_pre.cards)
    assert any(other.noise_pre.top != top for other in others)


def test_a_feature_that_one_has_looked_at_is_known_to_that_seat_until_it_is_turned_over() -> None:
    s = lay({"feature": ["fireplace"]}, ("claudine", "sarge"), players=2, hidden=True)
    s.features["a1"] = Feature("castle")
    features.look_at(s, "a1", hidden.owner(s, s.heroes["claudine"]))
    feature = s.features["a1"]
    assert (hidden.may_see_front(s, feature, "player-1"), hidden.may_see_front(s, feature, "player-2")) == (True, False)
    others = {_dealt_front(s, seed) for seed in range(20)}
    assert len(others) > 1
    drawn = s.chance.count
    play(features.reveal(s, "a1"))
    assert s.chance.count > drawn  # now everybody learns it: nobody takes that back freely
    assert (feature.kind, feature.known_to) == ("fireplace", "")


def _dealt_front(s: State, seed: int) -> str:
    twin = s.copy()
    hidden.conceal(twin, "player-2", Chance(seed))
    return twin.features["a1"].known


def test_a_recalled_card_stays_known_to_all() -> None:
    """It came from the discard pile, which everybody sees."""
    s = lay(heroes=("quentin", "sarge"), players=2, hidden=True)
    quentin = s.heroes["quentin"]
    quentin.deck.bag.remove("bodkin")
    quentin.deck.top = ["bodkin"]
    deal(s, "fieldcraft", "retreat")
    for seed in range(5):
        twin = s.copy()
        hidden.conceal(twin, "player-2", Chance(seed))
        assert twin.heroes["quentin"].deck.top == ["bodkin"]
        assert len(twin.heroes["quentin"].hand) == 2


@pytest.mark.rules("REICH-RUL-129")
def test_drawn_cards_are_told_to_their_owner_and_counted_for_the_others() -> None:
    s = lay({"sarge-card": ["orders", "lets-go"]}, ("claudine", "sarge"), players=2, hidden=True)
    heard: list[Any] = []
    s.sink = heard.append
    draw_cards(s, s.heroes["sarge"], 2, "REICH-DRW-01")
    drawn = heard[0]
    assert drawn.seen_by("player-2").values == {"hero": "sarge", "cards": ("orders", "lets-go")}
    counted = drawn.seen_by("player-1")
    assert (counted.key, counted.values) == ("cards-counted", {"hero": "sarge", "n": 2})
    assert drawn.seen_by(None).key == "cards-counted"


def test_open_hands_are_left_alone() -> None:
    s = lay(heroes=("quentin", "sarge"), players=2)
    deal(s, "fieldcraft")
    hidden.conceal(s, "player-2", Chance(1))
    assert s.heroes["quentin"].hand == ["fieldcraft"]


# -- whole games -------------------------------------------------------------------------------------------------------

TABLES: list[Fields] = [
    {**TWO, "team": "harrier"},
    {**TWO, "mission": "the-quiet-ward", "team": "merlin"},
    {**TWO, "mission": "wolff-at-bay", "players": 3, "team": "osprey"},
    {"mission": "cold-storage", "heroes": ["brick", "quentin", "red-hawk"], "players": 3, "hands": "hidden"},
]


@pytest.mark.rules("REICH-RUL-129")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_nobody_learns_a_hand_from_questions_answers_or_the_log(number: int) -> None:
    """At random stops: two re-dealt tables ask, tell and show a seat the same; and they can be played on."""
    rng = random.Random(number)
    match = Match.new(GAME, Setup(number, TABLES[number]))
    compared = 0
    while not match.over and compared < 60:
        if rng.random() < 0.2:
            seat = rng.choice(onlookers(match))
            decision = rng.choice(match.decisions)
            one, other = (learned(match, decision.seat, seat, Chance(seed)) for seed in (1, 2))
            if one and other:
                compared += 1
                assert one == other, f"{seat} learns something from {decision.prompt} at {match.where()}"
            twin = match.concealed(seat, Chance(number))
            assert _seats(twin) == _seats(match), f"somebody else is asked at {match.where()}"
            _play_on(twin, rng)
        _answer(match, rng)
    assert compared


def _seats(match: Match[Any]) -> list[tuple[str, str]]:
    return [(decision.seat, decision.prompt) for decision in match.decisions]


def _answer(match: Match[Any], rng: random.Random) -> None:
    decision = rng.choice(match.decisions)
    options = [option for option in decision.options if option.verb != "hold"] or decision.options
    match.play(rng.choice(options), decision.seat)


def _play_on(match: Match[Any], rng: random.Random) -> None:
    for _ in range(8):
        if match.over:
            return
        assert asked(match)
        _answer(match, rng)

"""What an answer is about, how likely it is to work, and what a player is told before giving it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from sandtable.engine import action
from sandtable.engine.action import Odds, Question
from sandtable.engine.chance import Chance, ScriptedChance
from sandtable.engine.decision import Decision, Option
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.plain import Value, Values
from sandtable.engine.scenario import lay_table
from sandtable.engine.view import View
from sandtable.games.atlantikwall import (
    arrival,
    assault,
    combat,
    d6,
    decorations,
    dice_cards,
    dice_trades,
    losses,
    market,
    movement,
    rolling,
    scoring,
    windows,
)
from sandtable.games.atlantikwall.game import GAME
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import Die, State
from sandtable.games.atlantikwall.table import german
from sandtable.games.atlantikwall.view import view
from tests.games.atlantikwall.beach import SOLO, VERSUS, table
from tests.support import at_random, walk, wavering
from tests.words import as_option

QUESTIONS: dict[str, Question[State]] = {
    "assault-order": assault.ORDER,
    "bonus": scoring.BONUS,
    "cancel": scoring.CANCELLING,
    "casualties": losses.CASUALTIES,
    "change-face": dice_cards.CHANGING,
    "choose-decoration": decorations.CHOOSE,
    "combat-window": combat.WINDOW,
    "cover": combat.COVER,
    "d6": d6.HARMLESS,
    "exchange": dice_trades.EXCHANGING,
    "here": arrival.HERE,
    "lock": rolling.LOCKING,
    "lose-specialist": losses.LOSE_SPECIALIST,
    "market": market.MARKET,
    "move": movement.MOVING,
    "pool": dice_trades.POOL,
    "read-def": combat.READ,
    "reroll": rolling.REROLLING,
    "steal": dice_trades.STEALING,
    "window": windows.WINDOW,
}


def told(s: State, seat: str, prompt: str, answer: str = "", **args: Value) -> list[tuple[str, Values]]:
    """The hints beside an answer, or beside the question itself: their keys and values."""
    option = as_option(answer) if answer else None
    decision = Decision(seat, prompt, (option,) if option else (), args, about=QUESTIONS[prompt])
    hints = action.about(s, decision, option).hints if option else action.question_hints(s, decision)
    return [(text.key, text.args) for text in hints]


# -- what an option is about -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "prompt", "answer", "args", "expected"),
    [
        ("able", "lock", "lock 25", {}, ("able-2", "able-5")),
        ("able", "reroll", "reroll 134", {}, ("able-1", "able-3", "able-4")),
        ("able", "cancel", "cancel 10", {}, ("able-10",)),
        ("able", "window", "use mortar 5", {}, ("able-mortar", "5")),
        ("able", "lock", "use lucky-charm 5", {}, ("able-lucky-charm", "able-5")),
        ("able", "d6", "use binoculars 5", {}, ("able-binoculars",)),
        ("able", "window", "use binoculars 5 star", {}, ("able-binoculars", "able-5")),
        (GERMAN, "window", "use dog able 3", {}, ("german-dog", "able", "able-3")),
        (GERMAN, "window", "use waffen-ss able 3", {}, ("german-waffen-ss", "able", "german-3")),
        ("able", "market", "use rifle-scope pionier", {}, ("able-rifle-scope", "german-pionier")),
        ("able", "market", "give baker soldiers 2", {}, ("baker", "able-soldiers")),
        ("able", "market", "give baker mortar", {}, ("baker", "able-mortar")),
        ("able", "market", "recruit medic", {}, ("medic",)),
        (GERMAN, "market", "buy", {}, ("decoration",)),
        ("able", "casualties", "give medic", {}, ("able-medic",)),
        ("able", "casualties", "soldiers", {}, ("able-soldiers",)),
        ("able", "lose-specialist", "lose pionier", {"side": GERMAN}, ("german-pionier",)),
        ("able", "exchange", "exchange 1 4", {"unit": "baker"}, ("able-1", "baker-4")),
        (GERMAN, "steal", "steal able 3", {}, ("able", "able-3")),
        (GERMAN, "change-face", "change 2 star", {}, ("german-2",)),
        (GERMAN, "pool", "take 4", {}, ("pool-4",)),
        ("able", "move", "move 5", {}, ("5",)),
        ("able", "move", "stay", {}, ("1",)),
    ],
)
def test_an_option_touches_what_it_is_about(
    seat: str, prompt: str, answer: str, args: dict[str, Any], expected: tuple[str, ...]
) -> None:
    option = as_option(answer)
    decision = Decision(seat, prompt, (option,), args, about=QUESTIONS[prompt])
    assert action.touches(table(VERSUS), decision, option) == expected


def everything_in(shown: View) -> Iterator[str]:
    for area in shown.areas:
        yield area.id
        yield from (one.id for one in area.pieces)
    yield from (one.id for one in shown.cards)


#: Verbs that are about a piece or an area of the view.
ON_THE_TABLE = {
    *("start", "lock", "reroll", "cancel", "free", "once-more", "rethrow", "recruit", "find", "used", "give", "move"),
    *("cry", "stay", "cover", "lose", "instead", "vehicle", "buy", "steal", "exchange", "read", "soldiers", "snipe"),
}


@pytest.mark.parametrize("variant", ["four-units", "versus-three", "versus-bloody", "solitaire", "omaha-2"])
def test_whatever_an_option_touches_is_there_to_be_lit(variant: str) -> None:
    checked = set()
    for seed in range(4):
        match = Match.new(GAME, Setup(seed, GAME.description.variants[variant]))
        choose = wavering(GAME, seed) if seed % 2 else at_random(random.Random(seed))
        for taken in walk(match, seed, choose):
            if taken % 3:
                continue
            for decision in match.decisions:
                known = {*everything_in(view(match.state, decision.seat))}
                for option in decision.options:
                    if option.verb in ON_THE_TABLE and decision.prompt != "d6":  # a d6 is no piece
                        checked.add(option.verb)
                        about = action.touches(match.state, decision, option)
                        assert about, (decision.prompt, option)
                        assert {*about} <= known, (decision.prompt, option, {*about} - known)
    assert len(checked) > 5


# -- what to know before -----------------------------------------------------------------------------------------------


def with_dice(*shown: tuple[str, str]) -> State:
    s = table()
    s.units["able"].throws = 1
    s.units["able"].dice = [msgspec.convert({"colour": colour, "face": face}, Die) for colour, face in shown]
    return s


def test_a_reroll_says_what_it_keeps_and_what_it_breaks_up() -> None:
    s = with_dice(("red", "star"), ("red", "tool"), ("white", "star"), ("blue", "star"))
    assert told(s, "able", "reroll", "reroll 2") == [("hint-keeps", {"dice": ("red-star", "white-star", "blue-star")})]
    assert told(s, "able", "reroll", "reroll 12") == [
        ("hint-keeps", {"dice": ("white-star", "blue-star")}),
        ("hint-breaks", {"bonus": "leadership"}),
    ]
    assert told(s, "able", "reroll", "reroll 1234")[0] == ("hint-keeps-nothing", {})
    assert told(s, "able", "lock", "lock 12") == [("hint-dice", {"dice": ("red-star", "red-tool")})]


def test_the_dice_are_summed_up_beside_the_question() -> None:
    s = with_dice(("red", "star"), ("red", "skull"), ("white", "star"), ("blue", "soldiers"), ("blue", "courage"))
    assert told(s, "able", "reroll") == [
        ("hint-worth", {"soldiers": 2, "courage": 1, "stars": 2, "points": 0}),
        ("hint-skulls", {"n": 1}),
        ("hint-set-lacks", {"bonus": "leadership", "face": "star", "colour": "blue"}),
        ("hint-straight-lacks", {"faces": ("soldier", "tool")}),
    ]
    assert told(s, "able", "reroll", "stop") == [("hint-will-cancel", {"n": 1})]
    assert told(s, "able", "cancel", "cancel 1") == [("hint-dice", {"dice": ("red-star",)})]


def test_a_purchase_says_its_price_what_is_left_and_what_it_does() -> None:
    s = table(units__able__points=30, units__able__stars=9)
    points, price = s.box.cards.items["bazooka"].points, s.box.cards.specialists["medic"].stars
    assert told(s, "able", "market", "find bazooka")[:2] == [
        ("hint-price", {"what": "points", "n": points, "left": 30 - points}),
        ("effect-lower-def", {"n": 7, "bunker": 7, "most": 0, "face": "any", "colour": "any"}),
    ]
    assert told(s, "able", "market", "recruit medic")[0] == (
        "hint-price",
        {"what": "stars", "n": price, "left": 9 - price},
    )
    assert told(s, "able", "market", "give baker soldiers 3") == [("hint-left", {"what": "soldiers", "n": 1})]
    assert told(table(VERSUS, german__courage=6), GERMAN, "market", "buy") == [
        ("hint-price", {"what": "courage", "n": 5, "left": 1})
    ]


def test_a_move_says_what_waits_at_its_end() -> None:
    """DEF and guns ahead, mines on the way, what is printed there, and whether anybody would be left."""
    s = table(units__able__at="3", units__able__visited=["1", "3"], units__able__courage=3)
    keys = [key for key, _ in told(s, "able", "move", "move 5")]
    assert keys == ["hint-price", "attribute-needs", "attribute-adds", "hint-def", "hint-mgf"]
    keys = [key for key, _ in told(s, "able", "move", "move 2")]
    assert keys == ["hint-mines", "attribute-here", "attribute-adds", "hint-def", "hint-destroyed"]
    assert told(s, "able", "move", "stay")[:2] == [("hint-turns-left", {"n": 2}), ("hint-def", {"n": 4})]
    quiet = table(VERSUS, units__able__at="3", units__able__visited=["1", "3"], units__able__soldiers=9)
    assert ("hint-mines-harmless", {"why": "inactive"}) in told(quiet, "able", "move", "move 4")
    assert ("hint-mgf-silent", {}) in told(quiet, "able", "move", "move 4")


def test_losses_that_are_spared_are_taken_off() -> None:
    s = table(units__able__specialists=["medic"], units__able__hand=["scout"])
    assert ("hint-def-spared", {"n": 2, "lost": 1}) in told(s, "able", "move", "stay")


@pytest.mark.rules("ATL-DEF-01", "ATL-DEF-03", "ATL-RUL-23")
def test_the_german_is_told_what_he_must_pay_and_what_will_be_missing() -> None:
    s = table(VERSUS, phase="combat", units__able__at="10", units__able__visited=["1", "10"], german__soldiers=4)
    assert told(s, GERMAN, "combat-window") == [("hint-due", {"n": 10, "soldiers": 4}), ("hint-missing", {"n": 6})]
    s.for_turn["missing"] = 3
    assert told(s, GERMAN, "cover", "cover unteroffizier")[-1] == ("hint-missing", {"n": 2})
    assert told(s, GERMAN, "cover", "enough") == [("hint-missing", {"n": 3})]
    s.lowered["10"] = 9
    assert told(s, GERMAN, "read-def", "read 10") == [("hint-read", {"n": 2})]


def test_alone_the_german_is_warned_of_guns_and_mines_that_nobody_mans() -> None:
    s = lay_table(GAME, Chance(1), SOLO, {"phase": "market", "landing.at": "10", "landing.visited": ["1", "10"]})
    assert isinstance(s, State)
    keys = [key for key, _ in told(s, GERMAN, "market")]
    assert keys == ["hint-purse", "hint-due", "hint-destroyed", "hint-mgf-hurts", "hint-mines-hurt"]


def test_a_confrontation_is_weighed_before_it_is_fought() -> None:
    s = table(VERSUS, phase="assault", units__able__at="bunker", units__able__visited=["1", "bunker"])
    s.units["able"].soldiers = 9
    assert told(s, "able", "assault-order", "next able") == [
        ("hint-forces", {"unit": "able", "allied": 9, "german": 5, "win": True})
    ]


def test_a_card_that_is_used_lost_or_taken_is_read_aloud() -> None:
    s = table(VERSUS)
    s.units["able"].dice = [Die("red", "star")]
    assert told(s, "able", "casualties", "give medic")[0][0] == "effect-fewer-losses"
    assert told(s, "able", "here", "take medic")[0][0] == "effect-fewer-losses"
    assert told(s, GERMAN, "window", "use dog able 1")[-1] == ("hint-dice", {"dice": ("red-star",)})
    assert told(s, GERMAN, "choose-decoration", "decoration german-cross")[0][0] == "effect-lose-soldiers-all"
    s.units["able"].bonuses = ["courage"]
    assert told(s, "able", "bonus", "take soldiers", bonus="battle-cry")[0][0] == "effect-soldiers"


def test_hints_change_nothing() -> None:
    for variant in ("versus", "solitaire", "bloody"):
        match = Match.new(GAME, Setup(4, GAME.description.variants[variant]))
        for taken in walk(match, 4):
            if taken % 6 == 0:
                before = match.state.digest()
                for decision in match.decisions:
                    answers: list[Option | None] = [None, *decision.options]
                    for option in answers:
                        action.hints(match.state, decision, option)
                    GAME.view(match.state, decision.seat)
                assert match.state.digest() == before


# -- odds of a d6 ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-SOL-13", "ATL-OPL-03", "ATL-RUL-15")
def test_a_deadly_d6_has_odds_to_leave_it_or_to_throw_it_again_and_none_to_hold_cards_back() -> None:
    s = lay_table(GAME, ScriptedChance({"mgf": [5]}), {**SOLO, "counters": "lucky-dice"}, {"phase": "combat"})
    assert isinstance(s, State)
    him = german(s)
    him.soldiers, him.specialists, him.hand = 3, [], ["west-wall-medal"]
    asked = next(d6.d6(s, him, "mgf", "ATL-SOL-13", loser=him, about=d6.DEADLY))
    assert isinstance(asked, Decision)
    assert [str(option) for option in asked.options] == ["rethrow", "hold", "pass"]
    rethrow, hold, leave = (action.about(s, asked, option) for option in asked.options)
    assert rethrow.odds == (Odds("survive", Fraction(1, 3)),)
    assert leave.odds == (Odds("survive", Fraction(0)),)
    assert hold == action.About((), (), ())

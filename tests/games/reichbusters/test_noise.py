"""Noise: what an action owes, what it may bring, and the odds of that against a walk through every die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

import msgspec
import pytest

from sandtable.engine.action import hints, odds
from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option, Options
from sandtable.engine.event import Event
from sandtable.games.reichbusters import hero_turn, noise, noise_odds, setup, tracker
from sandtable.games.reichbusters.box import open_box
from sandtable.games.reichbusters.card_reading import standard_cards
from sandtable.games.reichbusters.log_enemy import NoiseCardDrawn, NoiseCardHeeded
from sandtable.games.reichbusters.names import Face
from sandtable.games.reichbusters.noise_odds import Circumstances, bottom_chance, forecast, next_cards
from sandtable.games.reichbusters.options import Options as Table
from sandtable.games.reichbusters.state import Hero, State
from tests.games.reichbusters.bench import activate, play, put, table, used_up

T = TypeVar("T")
CARDS = standard_cards().noises
FACES: tuple[Face, ...] = ("0", "0", "1", "2", "3", "special")
PRE = [card.id for card in CARDS.values() if card.deck == "pre"]


def with_keyword(s: State, kind: str, word: str) -> None:
    """A type of unit that has one keyword more, on this table only."""
    face = s.box.faces[kind]
    longer = msgspec.structs.replace(face, keywords=(*face.keywords, word))
    s.box = msgspec.structs.replace(s.box, faces={**s.box.faces, kind: longer})


# -- what an action owes -----------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-NOI-03", "REICH-RUL-33")
def test_a_silent_action_makes_no_test() -> None:
    s = table()
    hero = activate(s, "sarge")
    noise.owe(s, hero, 0)
    play(noise.settle(s))
    assert s.due is None
    assert used_up(s)


@pytest.mark.rules("REICH-NOI-04", "REICH-NOI-05", "REICH-RUL-27")
def test_an_action_makes_one_test_with_its_highest_value_and_the_dice_of_modifiers() -> None:
    s = table({"noise": ["0"] * 4})
    hero = activate(s, "sarge")
    noise.owe(s, hero, 2)
    noise.owe(s, hero, 3, of_weapon=True)
    noise.owe(s, hero, 1)
    noise.add(s, hero, 1)
    play(noise.settle(s))
    assert used_up(s)
    play(noise.settle(s))  # nothing is owed twice


@pytest.mark.rules("REICH-RUL-27", "REICH-CAR-14")
def test_a_silent_action_with_a_loud_modifier_is_tested_with_its_dice_alone() -> None:
    s = table({"noise": ["0"]})
    hero = activate(s, "sarge")
    noise.owe(s, hero, 0)
    noise.add(s, hero, 1)
    play(noise.settle(s))
    assert used_up(s)


@pytest.mark.rules("REICH-KEY-21", "REICH-RUL-95")
def test_detect_adds_to_a_test_even_of_blanks_but_makes_none() -> None:
    s = table({"noise": ["0"], "noise-card": ["loose-stair"]})
    hero = activate(s, "sarge")
    with_keyword(s, "officer", "detect")
    put(s, "officer", "p1")
    play(noise.settle(s))
    assert not s.noise_pre.discard
    noise.owe(s, hero, 1)
    play(noise.settle(s))
    assert s.noise_pre.discard == ["loose-stair"]
    assert used_up(s)


@pytest.mark.rules("REICH-NOI-05", "REICH-TIE-01", "REICH-RUL-110")
@pytest.mark.parametrize("weapon_first", [True, False])
def test_of_a_weapon_and_something_else_equally_loud_the_else_is_tested(weapon_first: bool) -> None:
    """The players choose between equal values, and a test that is not of a weapon leaves them more skills."""
    s = table()
    hero = activate(s, "quentin")
    hero.skills = ["sneaky"]
    noise.owe(s, hero, 1, of_weapon=weapon_first)
    noise.owe(s, hero, 1, of_weapon=not weapon_first)
    heard: list[Event] = []
    s.sink = heard.append
    play(noise.settle(s))
    assert heard == []  # sneaky takes its only die away


@pytest.mark.rules("REICH-KEY-66", "REICH-KEY-21")
def test_silent_wipes_out_what_detect_adds() -> None:
    s = table({"noise": ["special"]})
    hero = activate(s, "claudine")
    hero.skills = ["silent"]
    with_keyword(s, "officer", "detect")
    put(s, "officer", "p1")
    noise.owe(s, hero, 1)
    play(noise.settle(s), "spend silent noise")
    assert not s.noise_pre.discard
    assert used_up(s)


@pytest.mark.rules("REICH-RUL-30", "REICH-NOI-11")
def test_a_bang_takes_the_place_of_the_noise_test() -> None:
    s = table()
    hero = activate(s, "sarge")
    noise.owe(s, hero, 3)
    noise.silence(s)
    noise.owe(s, hero, 2)
    noise.add(s, hero, 1)
    play(noise.settle(s))
    assert used_up(s)


@pytest.mark.rules("REICH-BNG-01", "REICH-BNG-02")
def test_bangs_and_booms_move_the_marker_by_one_and_two() -> None:
    s = table()
    assert not tracker.bang(s, "bang")
    assert s.marker == 2
    assert not tracker.bang(s, "boom")
    assert s.marker == 4
    s.alarm = "sounded"
    assert tracker.bang(s, "boom")
    assert s.marker == 4


# -- the odds, against a walk through every die ------------------------------------------------------------------------


class Fork(Exception):
    """Chance is asked for something that the walk has not settled: each outcome, and how many ways lead to it."""

    def __init__(self, outcomes: Counter[str]) -> None:
        super().__init__()
        self.outcomes = outcomes


class Path(Chance):
    """Chance that follows a given path, and stops where it ends."""

    def __init__(self, outcomes: Sequence[str]) -> None:
        super().__init__(1)
        self.left = list(outcomes)

    def _take(self, items: Sequence[T]) -> int:
        words = [str(item) for item in items]
        if len(set(words)) == 1:
            return 0
        if not self.left:
            raise Fork(Counter(words))
        return words.index(self.left.pop(0))

    def pick(self, items: Sequence[T], label: str) -> T:
        return items[self._take(items)]

    def draw(self, pool: list[T], label: str) -> T:
        return pool.pop(self._take(pool))


class Heard(Exception):
    """The walk has come to what it looks for."""


def walked_chance(start: State, hero: str, dice: int, wanted: type[Event], path: tuple[str, ...] = ()) -> Fraction:
    """The chance of an event, by walking every way the dice can fall; choices are made against it.

    Six specials reach any number, whatever a card takes off, so the walk goes no further.
    """
    if path.count("special") >= 6:
        return Fraction(1)
    s = start.copy()
    s.chance = Path([step for step in path if not step.startswith(":")])
    choices = [step[1:] for step in path if step.startswith(":")]

    def listen(event: Event) -> None:
        if isinstance(event, wanted):
            raise Heard

    s.sink = listen
    noise.owe(s, s.heroes[hero], dice, of_weapon=True)
    coroutine = noise.settle(s)
    reply: Option | None = None
    try:
        while True:
            asked = coroutine.send(reply)  # type: ignore[arg-type]
            assert isinstance(asked, Decision)
            if len(asked.options) == 1:
                reply = asked.options[0]
            elif choices:
                reply = asked.find(choices.pop(0))
            else:
                return min(walked_chance(start, hero, dice, wanted, (*path, f":{option}")) for option in asked.options)
    except StopIteration:
        return Fraction(0)
    except Heard:
        return Fraction(1)
    except Fork as fork:
        whole = sum(fork.outcomes.values())
        return sum(
            (
                Fraction(n, whole) * walked_chance(start, hero, dice, wanted, (*path, outcome))
                for outcome, n in fork.outcomes.items()
            ),
            Fraction(0),
        )


def quiet_table(card: str) -> tuple[State, Hero]:
    """A table whose next noise card is known, with nothing for Heroes to do about noise."""
    s = table()
    hero = activate(s, "sarge")
    hero.skills = []
    deck = s.noise_pre
    if CARDS[card].deck == "post":
        s.alarm, deck = "sounded", s.noise_post
    deck.bag.remove(card)
    deck.top.append(card)
    return s, hero


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        *((card, 1) for card in PRE),
        *((card, 2) for card in ("close-call", "muffled", "held-breath", "thud", "klaxon", "confusion")),
    ],
)
def test_the_odds_of_a_card_are_those_of_a_walk_through_every_die(card: str, dice: int) -> None:
    s, hero = quiet_table(card)
    if CARDS[card].top.dogs:
        put(s, "dog", "i1")
    if CARDS[card].top.discard_for:
        hero.hand = ["orders"]
        hero.deck.bag.remove("orders")
    found = forecast(s, hero, dice, of_weapon=True)
    assert found.bottom == walked_chance(s, hero.id, dice, NoiseCardHeeded)
    assert found.card == 1 - Fraction(1, 3) ** dice
    if dice == 1:
        assert found.card == walked_chance(s, hero.id, dice, NoiseCardDrawn)


def test_an_unseen_deck_is_the_average_of_the_cards_that_nobody_has_seen() -> None:
    s = table()
    hero = activate(s, "sarge")
    s.noise_pre.bag.remove("full-inspection")
    s.noise_pre.discard.append("full-inspection")
    left = [CARDS[name] for name in s.noise_pre.bag]
    assert len(left) == 11
    expected = sum((bottom_chance(FACES, 2, 3, card.top, card.number) for card in left), Fraction(0)) / 11
    assert forecast(s, hero, 3).bottom == expected
    s.noise_pre.top.append(s.noise_pre.bag.pop())
    assert next_cards(s.noise_pre) == s.noise_pre.top
    s.noise_pre.top.clear()
    s.noise_pre.bag.clear()
    assert next_cards(s.noise_pre) == ["full-inspection"]


@pytest.mark.rules("REICH-RUL-129")
def test_odds_do_not_give_away_a_card_that_another_seat_has_looked_at() -> None:
    s = setup.empty(open_box(Table(players=2, hands="hidden")), Chance(1))
    sarge, brick = s.heroes["sarge"], s.heroes["brick"]
    before = forecast(s, sarge, 3, of_weapon=True).bottom
    s.noise_pre.bag.remove("full-inspection")
    s.noise_pre.top.append("full-inspection")
    s.peeked["noise"] = brick.seat
    assert forecast(s, sarge, 3, of_weapon=True).bottom == before
    assert forecast(s, brick, 3, of_weapon=True).bottom < before


def test_circumstances_change_the_odds_the_way_they_should() -> None:
    for card in (CARDS[name] for name in PRE):
        plain = [bottom_chance(FACES, 2, dice, card.top, card.number) for dice in range(1, 6)]
        assert plain == sorted(plain)
        louder = bottom_chance(FACES, 2, 2, card.top, card.number, Circumstances(more=1))
        assert louder > plain[1]
    barking, breath = CARDS["barking"], CARDS["held-breath"]
    assert bottom_chance(FACES, 2, 2, barking.top, 5, Circumstances(dogs=True)) == bottom_chance(
        FACES, 2, 2, CARDS["loose-stair"].top, 3
    )
    assert bottom_chance(FACES, 2, 2, breath.top, 4, Circumstances(can_discard=True)) == bottom_chance(
        FACES, 2, 2, CARDS["loose-stair"].top, 6
    )


# -- what a player is told ---------------------------------------------------------------------------------------------


def asked(s: State, hero: Hero, *options: Option) -> Decision:
    return Decision(hero.seat, "action", Options(*options), {"hero": hero.id}, about=hero_turn.TURN)


def test_a_door_says_how_loud_it_is_and_who_would_come() -> None:
    s = table()
    hero = activate(s, "sarge")
    put(s, "soldier", "b1")
    s.cleared = ["a", "q"]
    option = Option("door", ("e1-p1",))
    decision = asked(s, hero, option)
    chances = {chance.key: chance.chance for chance in odds(s, decision, option)}
    assert chances["noise-card"] == Fraction(8, 9)
    assert 0 < chances["noise-bottom"] < chances["noise-card"]
    texts = [(text.key, dict(text.args)) for text in hints(s, decision, option)]
    assert texts == [
        ("hint-noise", {"dice": 2}),
        ("hint-noise-rouses", {"room": "b"}),
        ("hint-noise-door", {"door": "b1-p2", "area": "b1"}),
        ("hint-noise-door", {"door": "e2-p2", "area": "e2"}),
    ]


def test_a_silent_door_says_so() -> None:
    s = table()
    hero = activate(s, "sarge")
    s.alarm = "sounded"
    option = Option("door", ("a1-p1",))
    decision = asked(s, hero, option)
    assert not odds(s, decision, option)
    assert [(text.key, dict(text.args)) for text in hints(s, decision, option)] == [("hint-noise", {"dice": 0})]


def test_an_attack_says_what_its_noise_may_bring_after_the_alarm() -> None:
    s = table()
    hero = activate(s, "sarge")
    s.alarm = "sounded"
    put(s, "soldier", "p2")
    option = Option("attack", ("soldier-1", "thompson"))
    decision = asked(s, hero, option)
    assert "noise-bottom" in {chance.key for chance in odds(s, decision, option)}
    told = {text.args["area"] for text in hints(s, decision, option) if text.key == "hint-noise-barracks"}
    assert told == set(s.box.mission.barracks.values())


def test_a_grenade_says_how_far_the_marker_moves() -> None:
    s = table()
    s.marker = 6
    found = list(noise_odds.printed_hints(s, s.heroes["sarge"], "boom"))
    assert [(text.key, dict(text.args)) for text in found] == [("hint-bang", {"kind": "boom", "n": 2, "left": 0})]
    s.alarm = "sounded"
    assert [text.key for text in noise_odds.printed_hints(s, s.heroes["sarge"], "bang")] == ["hint-bang-card"]
    assert not list(noise_odds.printed_hints(s, s.heroes["sarge"], ""))


def test_with_no_door_left_a_patrol_would_come_from_the_nearest_barracks() -> None:
    s = table()
    hero = activate(s, "sarge")
    s.closed = []
    assert forecast(s, hero, 1).ways == ("e3",)

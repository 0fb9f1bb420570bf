"""Nothing is lost and no limit is passed: each check notices what it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.errors import Malformed
from sandtable.engine.plain import Plain
from sandtable.engine.scenario import lay_table
from sandtable.games.reichbusters import setup, state
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.invariants import broken
from sandtable.games.reichbusters.options import Options, tables
from sandtable.games.reichbusters.state import Carried, Due, Enemy, Feature, Lying, State, Wound


def laid(mission: str = "operation-fidget") -> State:
    return setup.set_up(GAME.box(Options(mission=mission)), Chance(3))


@pytest.mark.parametrize("number", range(70))
def test_every_table_is_whole_when_it_is_laid(number: int) -> None:
    """All missions and RAIDs, with squads, teams and readings by turns."""
    options = list(tables())[number]
    assert list(broken(setup.set_up(GAME.box(GAME.options(options)), Chance(number)))) == []


def _lose_card(s: State) -> None:
    s.heroes["sarge"].hand.pop()


def _lose_wound(s: State) -> None:
    s.wound.bag.pop()


def _double_point(s: State) -> None:
    s.pool = {"attack": 8, "defence": 8, "wild": 8}


def _lose_item(s: State) -> None:
    s.stock["medical"].remove("bandages")


def _double_item(s: State) -> None:
    s.heroes["sarge"].items.append(Carried("dossier"))


def _empty_pool(s: State) -> None:
    s.items["p1"] = [Lying(back="vril") for _ in range(22)]


def _unled_escort(s: State) -> None:
    s.stock["objective"].remove("escort")
    s.heroes["sarge"].items.append(Carried("escort"))


def _lost_escort(s: State) -> None:
    s.stock["objective"].remove("escort")
    s.heroes["sarge"].items.append(Carried("escort"))
    s.leader, s.escort = "sarge", "p2"


def _fourth_cage(s: State) -> None:
    s.features["p1"] = Feature("bunker", kind="dog-cage")


def _no_fronts_left(s: State) -> None:
    s.shelf["castle"].clear()


def _fourth_passage(s: State) -> None:
    s.passages = [("a1", "q4"), ("b1", "q4"), ("c1", "q4"), ("d1", "q4")]


def _fifth_item(s: State) -> None:
    for _ in range(5):
        s.heroes["sarge"].items.append(Carried(s.stock["vril"].pop()))


def _half_gone(s: State) -> None:
    s.heroes["sarge"].out = True


def _twice_down(s: State) -> None:
    hero = s.heroes["sarge"]
    hero.wounds = [Wound(s.wound.bag.pop()) for _ in range(4)]
    hero.knocked_down = True


def _third_action(s: State) -> None:
    s.heroes["sarge"].basics = 3


def _crowd(s: State) -> None:
    for n in range(1, 6):
        s.enemies[f"dog-{n}"] = Enemy(f"dog-{n}", "p1")


def _loose_lock(s: State) -> None:
    s.closed.remove("e2-p2")


def _seven_locks(s: State) -> None:
    s.locked = s.closed[:7]


def _two_guards(s: State) -> None:
    s.guards = ["c1", "c1"]


def _nothing_there(s: State) -> None:
    s.tokens["p1"] = []


def _past_the_alarm(s: State) -> None:
    s.marker = 8


def _past_the_end(s: State) -> None:
    s.alarm, s.marker = "sounded", 5


def _token_after_the_alarm(s: State) -> None:
    s.alarm, s.awareness = "sounded", {"p": 1}


def _third_level(s: State) -> None:
    s.awareness = {"p": 3}


def _forgotten_noise(s: State) -> None:
    s.due, s.phase = Due("sarge", 1), "kill"


def _forgotten_test(s: State) -> None:
    s.test = state.Test("noise", "sarge", 1)


FAULTS: list[tuple[Callable[[State], None], str]] = [
    (_lose_card, "cards of sarge: 0 of "),
    (_lose_wound, "wound cards: 0 of "),
    (_double_point, "heroic points of the kind "),
    (_lose_item, "items: 4 of bandages on the table, 5 in the box"),
    (_double_item, "items: 2 of dossier on the table, 1 in the box"),
    (_empty_pool, "22 face-down items of the back vril, 21 left to draw"),
    (_unled_escort, "the escort's token is with sarge, its leader is nobody"),
    (_lost_escort, "sarge leads the escort, which stands in p2"),
    (_fourth_cage, "4 of dog-cage, 3 in the box"),
    (_no_fronts_left, "4 features of the back castle lie face down, 0 are left"),
    (_fourth_passage, "8 passage tokens, 6 in the box"),
    (_fifth_item, "sarge carries 5 items"),
    (_half_gone, "sarge is off the map and stands in p1"),
    (_twice_down, "sarge is Downed and knocked down as well"),
    (_third_action, "sarge has 3 basic actions left"),
    (_crowd, "5 of dog on the map, 4 on the faction card"),
    (_loose_lock, "locks on open doors: e2-p2"),
    (_seven_locks, "7 locks, 6 in the box"),
    (_two_guards, "guards: the same one twice"),
    (_nothing_there, "nothing lies in p1"),
    (_past_the_alarm, "the marker stands on 8, the alarm space is 7"),
    (_past_the_end, "the marker stands on 5, the post-alarm section has 4 spaces"),
    (_token_after_the_alarm, "a room has an awareness token after the alarm"),
    (_third_level, "a room has a level that is none"),
    (_forgotten_noise, "an action owes a noise test that nobody will make"),
    (_forgotten_test, "a test lies on the table at rest"),
]


@pytest.mark.parametrize(("spoil", "sentence"), FAULTS, ids=[spoil.__name__.strip("_") for spoil, _ in FAULTS])
def test_what_cannot_be_is_noticed(spoil: Callable[[State], None], sentence: str) -> None:
    s = laid()
    assert list(broken(s)) == []
    spoil(s)
    assert any(sentence in found for found in broken(s)), list(broken(s))


# -- positions that are read -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("closed", ["a1-z9"], "closed: expected one of a1-p1, "),
        ("tokens", {"p1": [4]}, r"tokens.p1: expected levels from 1 to 3, found \[4\]"),
        ("features", {"p1": {"back": "castle", "kind": "piano"}}, "features.p1: expected one of .*, found 'piano'"),
        ("items", {"p1": [{"kind": "piano"}]}, "items.p1: expected one of .*, found 'piano'"),
        ("items", {"p1": [{"back": "piano"}]}, "items.p1: expected one of .*, found 'piano'"),
        ("stock", {"vril": ["piano"]}, "stock: expected one of .*, found 'piano'"),
        ("leader", "brian", "leader: expected one of sarge, brick, claudine, quentin, found 'brian'"),
        ("acted", ["brian"], "acted: expected one of .*, found 'brian'"),
        ("enemies", {"soldier": {"at": "p1"}}, "enemies: expected a type and a number such as soldier-1"),
        ("enemies", {"zombie-1": {"at": "p1"}}, "enemies: expected one of .*, found 'zombie'"),
        ("cleared", ["k"], "cleared: expected one of .*, found 'k'"),
        ("heroes.sarge.items", [{"kind": "piano"}], "heroes.sarge.items: expected one of .*, found 'piano'"),
    ],
)
def test_a_word_that_means_nothing_is_refused(field: str, value: Plain, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        lay_table(GAME, Chance(1), {}, {field: value}, bare=True)

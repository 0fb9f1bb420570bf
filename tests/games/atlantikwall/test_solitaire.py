"""Solitaire: the way of the automated Unit, its time-table, and the rows that hold it up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Play
from sandtable.engine.plain import Fields
from sandtable.engine.scenario import lay_table
from sandtable.games import load
from sandtable.games.atlantikwall import solitaire
from sandtable.games.atlantikwall.invariants import broken, nonsense
from sandtable.games.atlantikwall.maps import BLOODY_OMAHA, Battle, Line, Sector, read_maps
from sandtable.games.atlantikwall.state import State
from sandtable.games.atlantikwall.table import german

GAME = load("atlantikwall")
MAPS = {name: battle for name, battle in read_maps().items() if name != BLOODY_OMAHA}
STARTS = [(name, start) for name, battle in MAPS.items() for start in battle.starts]

#: Those of Fabius were worked out by hand; the others follow from the same ruling.
WAYS = {
    ("exercise-fabius", "1"): "2 5 4 3 6 7 9 10 12 11 bunker",
    ("exercise-fabius", "2"): "1 3 4 5 8 10 9 11 12 bunker",
    ("exercise-tiger", "1"): "2 3 6 5 4 7 8 10 9 bunker",
    ("omaha-beach", "1"): "2 3 4 7 6 5 8 10 11 bunker",
    ("omaha-beach-2", "1"): "2 4 3 5 6 7 9 8 10 11 bunker",
    ("omaha-beach-2", "2"): "1 3 4 7 6 5 8 9 12 bunker",
    ("gold-beach", "1"): "2 5 4 3 6 8 9 10 bunker-b",
    ("gold-beach", "2"): "1 3 4 5 7 10 9 8 bunker-a",
}


@pytest.mark.rules("ATL-SOL-04", "ATL-SOL-05", "ATL-SOL-06", "ATL-RUL-54")
@pytest.mark.parametrize(("name", "start"), STARTS)
def test_the_unit_crosses_every_row_before_it_goes_on(name: str, start: str) -> None:
    assert " ".join(solitaire.path(MAPS[name], start, [start])) == WAYS[name, start]


@pytest.mark.rules("ATL-SOL-06", "ATL-SOL-08")
@pytest.mark.parametrize(("name", "start"), STARTS)
def test_it_goes_nowhere_twice_crosses_no_barrier_and_ends_in_the_bunker(name: str, start: str) -> None:
    battle = MAPS[name]
    way = [start, *solitaire.path(battle, start, [start])]
    assert len(set(way)) == len(way)
    assert not any(battle.ways[at][to].barrier for at, to in pairwise(way))
    assert [battle.sectors[at].bunker for at in way] == [False] * (len(way) - 1) + [True]


# -- Maps that hold it up ----------------------------------------------------------------------------------------------


START, BUNKER = "start", "bunker"


def battle_of(*rows: tuple[str, int, float, str, str]) -> Battle:
    """A Map of one's own: for each Sector its id, row, column, what it is, and its lines (`b!` is behind a Barrier)."""
    sectors = {
        name: Sector(
            id=name,
            row=row,
            column=column,
            def_=1,
            soldiers=4 if kind == START else None,
            bunker=kind == BUNKER,
            lines=tuple(Line(to=to.rstrip("!"), barrier=to.endswith("!")) for to in lines.split()),
        )
        for name, row, column, kind, lines in rows
    }
    return Battle("made", sectors, {}, (), (), dict.fromkeys(sectors, "made"), 1, "original")


@pytest.mark.rules("ATL-SOL-09", "ATL-RUL-54")
def test_in_a_dead_end_it_crosses_a_barrier() -> None:
    battle = battle_of(
        ("a", 0, 0.0, START, "b c!"),
        ("b", 0, 1.0, START, "d!"),
        ("c", 1, 0.0, "", "e"),
        ("d", 1, 1.0, "", "c e"),
        ("e", 2, 0.5, BUNKER, ""),
        ("f", 0, 2.0, START, "d"),
    )
    assert list(solitaire.path(battle, "a", ["a"])) == ["b", "d", "c", "e"]


@pytest.mark.rules("ATL-SOL-08", "ATL-SOL-06")
def test_it_does_not_choose_the_side_that_ends_in_a_dead_end() -> None:
    """To the left are two Sectors and a Barrier, to the right one Sector and the way on."""
    battle = battle_of(
        ("left", 0, 0.0, START, "near-left up!"),
        ("near-left", 0, 1.0, START, "middle up!"),
        ("middle", 0, 2.0, START, "right up!"),
        ("right", 0, 3.0, START, "up"),
        ("up", 1, 2.0, "", "bunker"),
        ("bunker", 2, 2.0, BUNKER, ""),
    )
    assert list(solitaire.path(battle, "middle", ["middle"])) == ["right", "up", "bunker"]


@pytest.mark.rules("ATL-RUL-54", "ATL-SOL-05")
def test_among_equals_it_stays_on_its_own_half_and_then_goes_left() -> None:
    battle = battle_of(
        ("west", 0, 0.5, START, "a b"),
        ("middle", 0, 1.0, START, "a b"),
        ("east", 0, 1.5, START, "a b"),
        ("a", 1, 0.0, "", "bunker"),
        ("b", 1, 2.0, "", "bunker"),
        ("bunker", 2, 1.0, BUNKER, ""),
    )
    assert {start: next(solitaire.path(battle, start, [start])) for start in battle.starts} == {
        "west": "a",
        "middle": "a",
        "east": "b",
    }


@pytest.mark.rules("ATL-RUL-54", "ATL-SOL-06")
@pytest.mark.parametrize(("shift", "to"), [(0.0, "a"), (0.5, "a"), (1.0, "b")])
def test_between_two_equal_sides_it_turns_to_the_nearer_border_and_then_left(shift: float, to: str) -> None:
    battle = battle_of(
        ("a", 0, 1.0 + shift, START, "middle up"),
        ("middle", 0, 2.0 + shift, START, "b up"),
        ("b", 0, 3.0 + shift, START, "up"),
        ("up", 1, 2.0, "", "bunker"),
        ("left", 1, 1.0, "", "bunker"),
        ("right", 1, 4.0, "", "bunker"),
        ("bunker", 2, 2.0, BUNKER, ""),
    )
    assert next(solitaire.path(battle, "middle", ["middle"])) == to


@pytest.mark.rules("ATL-RUL-54", "ATL-SOL-05")
def test_of_two_ways_up_it_takes_the_one_nearer_to_a_border_even_if_it_is_shorter() -> None:
    battle = battle_of(
        ("start", 0, 2.0, START, "edge inner"),
        ("edge", 1, 1.0, "", "bunker"),
        ("inner", 1, 2.0, "", "other bunker"),
        ("other", 1, 3.0, "", "bunker"),
        ("bunker", 2, 2.0, BUNKER, ""),
    )
    assert list(solitaire.path(battle, "start", ["start"])) == ["edge", "bunker"]


@pytest.mark.rules("ATL-SOL-06", "ATL-RUL-54")
def test_it_enters_the_bunker_only_if_nothing_else_is_left() -> None:
    """The Bunker is nearer to a border than the Sector beside it, and still comes last."""
    battle = battle_of(
        ("start", 0, 0.0, START, "bunker beside"),
        ("bunker", 1, 0.0, BUNKER, ""),
        ("beside", 1, 1.0, "", "far"),
        ("wide", 1, 2.0, "", "far"),
        ("other", 0, 2.0, START, "wide"),
        ("far", 2, 1.0, BUNKER, ""),
    )
    assert list(solitaire.path(battle, "start", ["start"])) == ["beside", "far"]


# -- the time-table ----------------------------------------------------------------------------------------------------


def laid(name: str, start: str) -> State:
    """A player with many Soldiers and nobody else, so that nothing is asked."""
    changes: Fields = {"phase": "move", "landing.at": start, "landing.visited": [start], "german.soldiers": 900}
    state = lay_table(GAME, Chance(1), {"mode": "solitaire", "map": name}, changes, bare=True)
    assert isinstance(state, State)
    return state


def run(play: Play[None]) -> None:
    """Play it to its end, always taking the first option."""
    answer = None
    while True:
        try:
            asked = play.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            return
        assert isinstance(asked, Decision)
        answer = asked.options[0]


@pytest.mark.rules("ATL-SOL-03", "ATL-SOL-07", "ATL-RUL-55")
@pytest.mark.parametrize(("name", "start"), STARTS)
def test_it_fights_twice_in_every_sector_and_once_where_nobody_can_stay(name: str, start: str) -> None:
    s = laid(name, start)
    assert s.landing is not None
    fought: list[str] = []
    while not fought or not s.box.battle.sectors[fought[-1]].bunker:
        run(solitaire.move(s))
        run(solitaire.combat(s))
        fought.append(s.landing.at)
        assert list(nonsense(s)) == [] or s.box.battle.sectors[s.landing.at].bunker
        assert not [line for line in broken(s) if "automated" in line]
    way = [start, *WAYS[name, start].split()]
    stays = [1 if s.box.battle.sectors[at].leave or s.box.battle.sectors[at].bunker else 2 for at in way]
    assert fought == [at for at, turns in zip(way, stays, strict=True) for _ in range(turns)]


@pytest.mark.rules("ATL-SNP-01", "ATL-SNP-02", "ATL-RUL-57")
def test_the_sniper_fires_in_every_turn_of_a_stay_after_the_one_he_came_in() -> None:
    """Fabius from Sector 1: the first Advance is in turn 5; he fires in turns 6, 8, 10 and so on, while it stays."""
    s = laid("exercise-fabius", "1")
    german(s).specialists = list(s.barracks)
    s.barracks = []
    shots = []
    for turn in range(1, 11):
        before = len(german(s).specialists)
        run(solitaire.move(s))
        german(s).soldiers = 900
        if before > len(german(s).specialists):
            shots.append(turn)
        run(solitaire.combat(s))
    assert shots == [6, 8, 10]


# -- what cannot be ----------------------------------------------------------------------------------------------------


def test_an_automated_unit_out_of_order_is_noticed() -> None:
    s = laid("exercise-fabius", "1")
    assert s.landing is not None
    s.landing.turns = 3
    s.landing.visited = ["1", "1"]
    told = " ".join(broken(s))
    assert "has stayed 3 turns" in told
    assert "has visited ['1', '1']" in told


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("at", "99", "landing.at"),
        ("visited", ["99"], "landing.visited"),
        ("visited", ["1", "6"], "never goes back"),
        ("sniper", "asleep", "landing.sniper"),
        ("at", "bunker", "the game is over"),
    ],
)
def test_words_that_mean_nothing_to_the_automated_unit_are_noticed(field: str, value: object, told: str) -> None:
    s = laid("exercise-fabius", "1")
    setattr(s.landing, field, value)
    assert told in " ".join(nonsense(s))

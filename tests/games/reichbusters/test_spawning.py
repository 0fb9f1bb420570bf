"""Spawning: what the supply allows, where patrols come from, and what the decks hold."""

from __future__ import annotations

import pytest

from sandtable.games.reichbusters import casualties, spawning
from sandtable.games.reichbusters.card_reading import standard_cards
from tests.games.reichbusters.bench import activate, play, put, table, used_up

WARD = "the-quiet-ward"
CRYPT = "iron-in-the-crypt"


@pytest.mark.rules("REICH-KEY-78", "REICH-RUL-64")
def test_a_unique_unit_comes_once_and_others_come_back() -> None:
    s = table(mission=WARD)
    gruber = put(s, "gisela-gruber", "e4")
    assert spawning.place(s, "gisela-gruber", "e4") is None
    casualties.remove(s, gruber)
    assert spawning.place(s, "gisela-gruber", "e4") is None
    panzer = put(s, "vrilpanzer", "e4")
    casualties.remove(s, panzer)
    assert spawning.place(s, "vrilpanzer", "e4") is not None


@pytest.mark.rules("REICH-RUL-64")
def test_a_mission_may_let_a_unit_come_once() -> None:
    s = table(mission=CRYPT)
    panzer = put(s, "vrilpanzer", "e4")
    casualties.remove(s, panzer)
    assert spawning.place(s, "vrilpanzer", "e4") is None


@pytest.mark.rules("REICH-EX-08", "REICH-PAT-08", "REICH-PAT-09", "REICH-PAT-10", "REICH-PAT-06")
def test_the_books_two_patrols() -> None:
    """One in sight of a Hero is spawned, one out of sight lies there as a token; both doors are opened."""
    s = table({"spawn": ["sp-4"]})
    activate(s, "sarge")
    s.cleared = ["a"]
    assert play(spawning.patrol(s, 1, "suspicious", s.heroes["sarge"])) == "e1"
    assert [enemy.at for enemy in s.enemies.values()] == ["e1"]
    s.cleared = ["a", "b", "q"]
    assert play(spawning.patrol(s, 2, "alert", s.heroes["sarge"])) == "e2"
    assert s.tokens == {"e2": [2]}
    assert s.awareness == {"e": 2}
    assert {"e1-p1", "e2-p2"}.isdisjoint(s.closed)
    assert used_up(s)


@pytest.mark.rules("REICH-RUL-67", "REICH-PAT-03")
def test_the_distance_of_a_door_is_that_of_its_nearer_side() -> None:
    s = table()
    s.closed = ["a1-p1", "b1-p2", "p2-q1"]
    assert sorted(spawning.patrol_ways(s, "p1")) == [(0, "a1-p1:a1"), (1, "b1-p2:b1"), (1, "p2-q1:q1")]
    assert (2, "p2-q1:q1") in spawning.patrol_ways(s, "e4")  # p2 is nearer than q1, so q1 is the far side


@pytest.mark.rules("REICH-RUL-67", "REICH-TIE-01")
def test_with_both_sides_equally_near_the_players_choose_which_is_far() -> None:
    s = table(mission="cold-storage")
    s.closed = ["p2-q1"]
    assert spawning.patrol_ways(s, "e1") == [(2, "p2-q1:q1"), (2, "p2-q1:p2")]
    s.cleared = ["q"]
    assert spawning.patrol_ways(s, "e1") == [(2, "p2-q1:p2")]


@pytest.mark.rules("REICH-RUL-68")
def test_two_heroes_equally_near_to_the_exit_used_are_the_players_choice() -> None:
    s = table()
    sarge, brick, claudine, quentin = s.heroes.values()
    sarge.at, sarge.out, sarge.exit = "", True, "g1"
    brick.at, claudine.at, quentin.at = "s2", "e3", "i1"
    s.closed = []
    assert spawning.origins(s, sarge) == ["s2", "e3"]
    assert play(spawning.measured_from(s, sarge), "area e3") == "e3"
    brick.at = "s1"
    assert spawning.origins(s, sarge) == ["s1"]


@pytest.mark.rules("REICH-COMP-31", "REICH-COMP-53", "REICH-COMP-30", "REICH-COMP-52")
def test_the_decks_are_whole() -> None:
    cards = standard_cards()
    assert len(cards.spawns) == 20
    assert all(len(card.levels) == 3 and all(card.levels) for card in cards.spawns.values())
    for deck in ("pre", "post"):
        assert sum(card.deck == deck for card in cards.noises.values()) == 12
    for card in cards.noises.values():
        bottom = card.bottom
        assert bool(bottom.patrol or bottom.tracker) == (card.deck == "pre")
        assert bool(bottom.spawns) == (card.deck == "post")
        assert card.number >= 3

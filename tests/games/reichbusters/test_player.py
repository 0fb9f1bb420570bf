"""The greedy player: it plays every mission and RAID to its end, the same way each time, and wins where it should."""

from __future__ import annotations

import pytest

from sandtable.engine.decision import Decision, Option, Options
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.plain import Plain
from sandtable.games.reichbusters import errands
from sandtable.games.reichbusters.dangers import Dangers
from sandtable.games.reichbusters.dice_habits import DONE
from sandtable.games.reichbusters.dice_habits import test as answer_test
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.missions import OBJECTIVES, read_missions, read_raid_maps
from sandtable.games.reichbusters.outlook import Outlook
from sandtable.games.reichbusters.player import Greedy
from sandtable.games.reichbusters.state import Carried, Enemy, State
from sandtable.games.reichbusters.wants import Turn, best_action
from sandtable.lab.drive import play_out

TEAMS = ("none", "harrier", "merlin", "kestrel", "osprey")


def played(seed: int, **options: Plain) -> Match[State]:
    match = Match.new(GAME, Setup(seed, {name.replace("_", "-"): value for name, value in options.items()}))
    play_out(match, Greedy(seed))
    return match


def begun(**options: Plain) -> State:
    return GAME.begin(Setup(1, {name.replace("_", "-"): value for name, value in options.items()}))


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", list(read_missions()))
def test_it_plays_every_mission_to_its_end(mission: str) -> None:
    number = list(read_missions()).index(mission)
    heroes = ["sarge", "brick", "claudine", "red-hawk"][: 2 + number % 3]
    match = played(3, mission=mission, heroes=heroes, players=2, team=TEAMS[number % 5], veterans=number % 2 == 1)
    assert match.over


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("map_", list(read_raid_maps()))
def test_it_plays_every_raid_to_its_end(map_: str, objective: str) -> None:
    assert played(4, mission="raid", raid_map=map_, raid_objective=objective, tie_breaks="automatic").over


def test_it_plays_with_hidden_hands() -> None:
    assert played(6, players=4, hands="hidden").over


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(5).save() == played(5).save()


def test_it_wins_the_first_mission_more_often_than_not() -> None:
    wins = sum(played(seed).state.outcome.won for seed in range(8))  # type: ignore[union-attr]
    assert wins >= 5


# -- who goes where ----------------------------------------------------------------------------------------------------


def test_everybody_goes_for_the_dossier_and_whoever_has_it_goes_for_an_exit() -> None:
    s = begun()
    sarge, brick = s.heroes["sarge"], s.heroes["brick"]
    assert errands.errand_of(s, sarge) == ("search", ("f4",))
    sarge.items.append(Carried("dossier"))
    del s.items["f4"]
    assert errands.errand_of(s, sarge) == ("leave", s.box.mission.exits)
    assert errands.errand_of(s, brick).kind == "cover"


def test_each_charge_has_a_place_of_its_own() -> None:
    s = begun(mission="cold-storage")
    carriers = [s.heroes[name] for name in ("sarge", "brick", "claudine")]
    for hero in carriers:
        hero.items.append(Carried("demolition-charge"))
    found = [errands.errand_of(s, hero) for hero in carriers]
    assert {errand.kind for errand in found} == {"plant"}
    assert sorted(area for errand in found for area in errand.areas) == ["e3", "f3", "h1"]


def test_a_closed_door_and_enemies_make_a_way_longer() -> None:
    s = begun()
    way = errands.field(s, ("q1",))
    assert way["p2"] > 1  # the door between
    assert errands.field(s, ("q1",), s.shut & ~s.board.door_bit["p2-q1"])["p2"] == 1
    s.enemies["soldier-1"] = Enemy("soldier-1", "q1")
    assert errands.field(s, ("q1",))["p2"] > way["p2"]


# -- what it is afraid of ----------------------------------------------------------------------------------------------


def test_it_shuns_what_a_room_sees_and_what_alert_enemies_reach() -> None:
    s = begun()
    sarge = s.heroes["sarge"]
    assert Dangers(s, sarge, precious=False).at("q1") == 0
    s.enemies["soldier-1"] = Enemy("soldier-1", "q2")
    at_ease = Dangers(s, sarge, precious=False).at("q1")
    s.awareness["q"] = 1
    assert Dangers(s, sarge, precious=False).at("q1") > at_ease > 0
    s.awareness["q"] = 2
    alert = Dangers(s, sarge, precious=False).at("q1")
    assert Dangers(s, sarge, precious=True).at("q1") > alert > 0


# -- what it wants -----------------------------------------------------------------------------------------------------


def turn_of(s: State, *options: Option) -> Turn:
    s.hero = "sarge"
    s.heroes["sarge"].basics = 2
    return Turn(s, Decision("player-1", "action", Options(*options, Option("end")), {"hero": "sarge", "basics": 2}))


def test_it_leaves_with_what_wins_and_not_without() -> None:
    s = begun()
    s.heroes["sarge"].at = s.box.mission.exits[0]
    leave = Option("move", ("exit",))
    assert best_action(turn_of(s, leave)) == Option("end")
    s.heroes["sarge"].items.append(Carried("dossier"))
    assert best_action(turn_of(s, leave, Option("draw"))) == leave


def test_it_takes_the_way_to_the_errand_before_it_draws_cards() -> None:
    s = begun()
    assert best_action(turn_of(s, Option("draw"), Option("move", ("p2",)))) == Option("move", ("p2",))


def test_the_enemy_that_must_die_is_worth_most() -> None:
    s = begun(mission="wolff-at-bay")
    s.enemies["zombie-9"] = Enemy("zombie-9", "e4")
    outlook = Outlook(s, s.heroes["sarge"])
    prey = errands.prey_of(s)
    assert prey is not None
    assert prey.type == "general-wolff"
    assert all(outlook.value(prey) > outlook.value(enemy) for enemy in s.enemies.values() if enemy is not prey)


# -- dice --------------------------------------------------------------------------------------------------------------


def asked(kind: str, total: int, target: int, *options: Option) -> Decision:
    return Decision("player-1", "test", Options(*options), {"test": kind, "total": total, "target": target})


def never() -> State:
    pytest.fail("looked at the table for nothing")


def test_a_special_feeds_an_unreliable_weapon_once_the_attack_hits() -> None:
    jam, boost = Option("spend", ("unreliable", "attack")), Option("spend", ("boost", "attack"))
    assert answer_test(asked("attack", 6, 4, boost, jam), never) == jam
    assert answer_test(asked("attack", 2, 4, jam, boost), never) == boost


def test_only_blanks_roll_again_and_only_while_something_is_missing() -> None:
    blank, three = Option("reroll", ("focused", "0")), Option("reroll", ("focused", "3"))
    assert answer_test(asked("defence", 3, 5, three, blank, DONE), never) == blank
    assert answer_test(asked("defence", 5, 5, three, blank, DONE), never) == DONE


def test_the_loudest_noise_die_rolls_again() -> None:
    quiet, loud = Option("reroll", ("stealthy", "1")), Option("reroll", ("stealthy", "3"))
    assert answer_test(asked("noise", 4, 1, quiet, loud, DONE), never) == loud

"""Heroes on maps and with cards that are not in the box: what no mission of ours happens to ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.engine.chance import Chance
from sandtable.games.wolfenstein import movement, placing, search, setup, winning
from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.box import open_box
from sandtable.games.wolfenstein.decks import look
from sandtable.games.wolfenstein.goals import Leave, SearchAmongEnemies, SearchEndsSkill, Special, StandIn
from sandtable.games.wolfenstein.grid import Square
from sandtable.games.wolfenstein.maps import Place
from sandtable.games.wolfenstein.missions import Hero
from sandtable.games.wolfenstein.options import Options
from sandtable.games.wolfenstein.standing import holds
from sandtable.games.wolfenstein.state import Kept, State
from tests.games.wolfenstein.bench import act, add_bot, box, offered, on_top, table, why_not

TEAM: tuple[Hero, ...] = ("anya", "blazkowicz", "klaus", "max")


def with_rules(s: State, *special: Special) -> State:
    """The same mission with other special rules."""
    s.box = replace(s.box, mission=replace(s.box.mission, special=special))
    return s


def redrawn(s: State, change: Callable[[Board], Any]) -> State:
    """The same map with something else on it."""
    board = Board(s.box.mission)
    change(board)
    s.box = replace(s.box, board=board)
    return s


# -- moving ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-SEC-04", "WOLF-RUL-03", "WOLF-MOV-08", "WOLF-RUL-73")
@pytest.mark.parametrize(("ap", "steps_on"), [(2, False), (3, True)])
def test_rubble_all_round_a_passage_token_makes_leaving_it_dearer(ap: int, steps_on: bool) -> None:
    """One AP onto the token leaves one, which is neither enough for the rubble nor for the passage and a step."""
    s = table({"max": "o4"}, mission="kennels")
    redrawn(s, lambda board: setattr(board, "rough", board.area("m5", "n5", "n6")))
    s.active.at, s.active.ap = "n5", ap
    assert ("move m6" in offered(s, movement.MOVE)) is steps_on
    if not steps_on:
        assert why_not(s, "move m6").rule == "WOLF-SEC-04"


@pytest.mark.rules("WOLF-RUL-78", "WOLF-RUL-05", "WOLF-OBS-12", "WOLF-SEC-03")
def test_a_card_puts_nobody_on_a_token_where_nobody_may_stop() -> None:
    """From the first corridor of the kennels: two rooms, with a Hero spawn, an enemy spawn and a passage token."""
    s = table({"max": "h3"}, mission="kennels")
    put = s.board.listed(placing.across(s, s.active))
    assert {"d2", "n6", "q6"} <= set(put)
    assert not {"c2", "r6", "m6"} & set(put)


# -- searching ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RUL-93", "WOLF-RUL-65")
def test_enemies_count_in_the_place_of_the_token_and_not_in_that_of_the_hero() -> None:
    s = with_rules(table({"anya": "p12"}, mission="motor-hall", nazis={"soldat-1": "o7"}))
    assert offered(s, search.SEARCH) == ["search objective-c"]  # he stands in Anya's corridor
    s.nazis["soldat-1"].at = "m18"
    assert why_not(s, "search objective-c").key == "enemies-there"


@pytest.mark.rules("WOLF-RUL-93", "WOLF-GEN-06")
@pytest.mark.parametrize(("letter", "searched"), [("c", True), ("d", False)])
def test_a_mission_says_which_of_its_objectives_are_searched_among_enemies(letter: Any, searched: bool) -> None:
    s = table({"anya": "p12"}, mission="motor-hall", nazis={"soldat-1": "m18"})
    with_rules(s, SearchAmongEnemies(objectives=(letter,)))
    assert offered(s, search.SEARCH) == (["search objective-c"] if searched else [])


@pytest.mark.rules("WOLF-RUL-10", "WOLF-RUL-11", "WOLF-SRC-07")
def test_a_chest_across_a_barricade_is_searched() -> None:
    s = table({"max": "r3"}, mission="laboratory", heroes=("set", "blazkowicz", "bombate", "max"))
    redrawn(s, lambda board: board.searchable.update({"chest-1": "s3"}))
    assert s.barricades == ["c2-r2", "c7-r5"]
    assert offered(s, search.SEARCH) == ["search chest-1"]
    assert why_not(s, "move s4").rule == "WOLF-MOV-03"


# -- events ------------------------------------------------------------------------------------------------------------

TOLL = """
[[event]]
id = "chased"
must = true
source = "test"
[[event.options]]
id = "help"
cost = [{ gp = 2 }]
player = [{ gp = 1 }]
[[event.options]]
id = "kill"
cost = [{ ap = 9 }, { item = "knife" }]
player = [{ gp = 1 }]
"""
LIFT = """
[[event]]
id = "chased"
source = "test"
[[event.options]]
id = "help"
effects = [{ cross = true }]
keep = { until = "nearest-hero-spawn" }
player = [{ gp = 1 }]
[[event.options]]
id = "kill"
player = [{ gp = 1 }]
"""


def beside_event(tmp_path: Path, text: str, at: str, mission: str) -> State:
    """Anya beside an event token, with another card in the place of Chased on top of the deck."""
    (tmp_path / "events.toml").write_text(text, encoding="utf-8")
    s = table({"anya": at}, mission=mission)
    s.box = open_box(Options(mission=mission, heroes=TEAM), tmp_path)
    on_top(s, "events", "chased")
    return s


@pytest.mark.rules("WOLF-CRD-16", "WOLF-RUL-78", "WOLF-RUL-77")
def test_what_cannot_be_declined_and_cannot_be_paid_comes_to_nothing(tmp_path: Path) -> None:
    s = beside_event(tmp_path, TOLL, "q5", "officers-room")
    act(s, "search event-1")
    assert (s.events.discard, s.events_done, s.active.gp, s.active.ap) == (["chased"], 0, 0, 5)


@pytest.mark.rules("WOLF-RUL-86", "WOLF-RUL-77")
def test_what_is_nearest_is_measured_before_the_card_moves_anybody(tmp_path: Path) -> None:
    """From the middle of the cells the eastern token is nearest, though Anya ends up close to the western one."""
    s = beside_event(tmp_path, LIFT, "r14", "cells")
    act(s, "search event-1", "choose help", "put g15")
    assert s.active.events == [Kept("chased", "help", "b")]


# -- decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-CRD-15")
def test_cards_that_were_looked_at_stay_in_their_order() -> None:
    s = table({"anya": "q5"}, script={"chests": ["locker", "tripwire"]})
    assert look(s, "chests", 2) == ["locker", "tripwire"]
    assert s.chests.top == ["locker", "tripwire"]
    assert look(s, "chests", 1) == ["locker"]


# -- missions ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-DIF-25", "WOLF-DIF-26", "WOLF-DIF-27")
def test_one_model_of_the_named_room_has_a_stand_in_and_no_other() -> None:
    """In the third room of the first mission stand several Soldaten, and elsewhere more."""
    hard = box(difficulty="death-incarnate", heroes=TEAM)

    def models(*special: Special) -> Counter[tuple[str, str]]:
        s = setup.set_up(replace(hard, mission=replace(hard.mission, special=special)), Chance(1))
        return Counter((nazi.kind, s.board.place_of[s.board.squares[nazi.at]]) for nazi in s.nazis.values())

    printed, replaced = models(), models(StandIn(enemy="soldat", place="r3", by="hans-grosse"))
    assert printed["soldat", "r3"] > 1
    assert printed - replaced == {("soldat", "r3"): 1}
    assert replaced - printed == {("hans-grosse", "r3"): 1}


@pytest.mark.rules("WOLF-GEN-06", "WOLF-RUL-77")
def test_a_skill_ends_for_the_named_enemy_when_all_its_objectives_are_searched() -> None:
    s = table({"anya": "b2"}, nazis={"supersoldat-27": "m2", "mecha-hitler-48": "n14"})
    with_rules(s, SearchEndsSkill(objectives=("a", "b"), enemy="supersoldat", skill="great-armor"))
    found = []
    for letter in "ab":
        s.searched.append(letter)
        found.append([holds(s, nazi, "great-armor") for nazi in s.nazis.values()])
    assert found == [[True, True], [False, True]]
    assert holds(s, s.nazis["supersoldat-27"], "depowered")


@pytest.mark.rules("WOLF-RUL-10", "WOLF-END-06")
@pytest.mark.parametrize("closed", [False, True])
def test_behind_a_closed_door_nobody_is_at_the_spawn_token(closed: bool) -> None:
    s = redrawn(table({"anya": "m3"}), lambda board: board.hero_spawns.update({"a": "l3"}))
    s.heroes = {"anya": s.active}
    s.closed = ["c1-r2"] if closed else []
    assert winning.is_met(s, Leave(spawns=("a",))) is not closed


@pytest.mark.rules("WOLF-RUL-74", "WOLF-END-06")
def test_who_has_yet_to_come_in_has_not_left() -> None:
    s = table({"anya": "c3"})
    assert not winning.is_met(s, Leave(spawns=("a",)))
    s.heroes = {"anya": s.active}
    assert winning.is_met(s, Leave(spawns=("a",)))


@pytest.mark.rules("WOLF-RUL-05", "WOLF-RUL-04")
def test_places_that_touch_in_a_corner_are_not_beside_each_other() -> None:
    """The first room, cut in four: each quarter touches two others along an edge, and the fourth in a point."""
    mission = box().mission
    room = mission.map.places["r1"]
    quarters: dict[str, set[Square]] = {}
    for column, row in room.squares:
        quarters.setdefault(f"r{5 + column // 3 + 2 * (row // 3)}", set()).add((column, row))
    places = {name: Place(name, frozenset(squares)) for name, squares in quarters.items()}
    rest = {name: place for name, place in mission.map.places.items() if name != "r1"}
    board = Board(replace(mission, map=replace(mission.map, places=rest | places)))
    assert board.beside["r5"] == ("r6", "r7")
    assert "r7" not in board.beside["r6"]


@pytest.mark.rules("WOLF-GEN-03", "WOLF-GEN-07", "WOLF-GEN-08")
def test_a_mission_begins_the_same_whatever_happened_in_the_last_one() -> None:
    """Who died and what was found stays behind: the same box gives the same table again."""
    first = setup.set_up(box(heroes=TEAM), Chance(5))
    before = first.digest()
    first.heroes["anya"].gp, first.heroes["anya"].dead = 3, True
    first.heroes["max"].items.append("tnt")
    first.heroes["klaus"].ammo["special"] = 2
    first.equipment.bag.clear()
    first.nazis.clear()
    assert setup.set_up(box(heroes=TEAM), Chance(5)).digest() == before


@pytest.mark.rules("WOLF-BOT-12")
def test_a_first_aid_kit_is_not_for_a_bot() -> None:
    s = table({"anya": "c3"})
    s.active.items = ["first-aid-kit"]
    add_bot(s, "ubersoldat-31", "anya", "c4").hp_lost = 2
    assert why_not(s, "use first-aid-kit").key == "item-does-nothing"

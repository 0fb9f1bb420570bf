"""Moving (p.10): steps, doors, barricades, tokens, secret passages, and the bots that do the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from sandtable.engine.chance import ScriptedChance
from sandtable.engine.decision import Decision, Options, Refusal
from sandtable.games.wolfenstein import bots, doors, hero_turn, movement, placing, setup
from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.box import Box
from sandtable.games.wolfenstein.effects import Cause, carry_out, is_possible
from sandtable.games.wolfenstein.log import BotGained, DoorOpened, Fatigued, Moved, NoiseMade, NotSpawned, PassageUsed
from sandtable.games.wolfenstein.missions import mission_from
from sandtable.games.wolfenstein.nazi_actions import seen
from sandtable.games.wolfenstein.squares import Squares
from sandtable.games.wolfenstein.state import Bot, Kept, Nazi, State, Weapon
from sandtable.games.wolfenstein.table import sees as seen_between
from sandtable.games.wolfenstein.vocabulary import Effect
from tests.games.wolfenstein.bench import act, box, listen, offered, play, wear, why_not

#: Two rooms and a corridor: a door in the west, a barricade in the east, rough ground and a secret passage.
LAIR = """
+-r1--------+-c1----+-r2--------+
|1 . . . . .=. . ~ .#. . . . $ .|
|. . . . . .=. . . .#. . . . . .|
|           +-------+           |
|. . a . . .|       |. . a . . .|
|. . . . . .|       |. . . . . w|
+-----------+       +-----------+
"""
CORRIDOR = """
+-c1--------+-r1----+
|. . . 1 . .:. . . .|
+-----------+-------+
"""
LEGEND = {
    "1": "hero-spawn-a",
    "w": "enemy-spawn-a",
    "a": "passage-a",
    "$": "chest",
    "~": "difficult-terrain",
    "?": "event",
    "2": "hero-spawn-b",
}
DOOR, BARRICADE = "c1-r1", "c1-r2"


def lair(drawing: str = LAIR, special: Sequence[Mapping[str, Any]] = (), **options: Any) -> Box:
    """A box with this map in place of the mission's."""
    mission = mission_from(
        {
            "id": "lair",
            "number": 11,
            "source": "original",
            "heroes": ["blazkowicz", "anya", "klaus", "max"],
            "rounds": 9,
            "goals": [{"kind": "events", "count": 9}],
            "alarm": {"limit": 5, "at": {"a": ["soldat"]}},
            "map": drawing,
            "legend": {sign: thing for sign, thing in LEGEND.items() if sign in drawing},
            "special": [*special],
        },
        where="lair",
    )
    return msgspec.structs.replace(box(**options), mission=mission, board=Board(mission))


def table(
    at: Mapping[str, str],
    nazis: Mapping[str, str] | None = None,
    ap: int = 6,
    *,
    script: Mapping[str, Sequence[object]] | None = None,
    **changes: Any,
) -> State:
    """The lair with these Heroes in it, the first of them in its turn; doors and the barricade are shut."""
    s = setup.set_up(lair(**changes), ScriptedChance({}, 1))
    s.chance = ScriptedChance(script or {}, 1)
    for name, square in at.items():
        s.heroes[name].at = square
    s.nazis = {name: Nazi(id=name, at=square) for name, square in (nazis or {}).items()}
    s.hero, s.phase = next(iter(at)), "action"
    s.active.ap = ap
    return s


def squares(s: State) -> set[str]:
    """Where the Hero can walk to."""
    return {text.removeprefix("move ") for text in offered(s, movement.MOVE)}


def menu(s: State) -> set[str]:
    """All that the Hero is offered."""
    return {str(option) for option in Options(*hero_turn.offers(s, s.active))}


def why(s: State, text: str) -> Refusal:
    """Why the Hero's whole menu does not have something."""
    decision = next(hero_turn.action(s))
    assert isinstance(decision, Decision)
    assert decision.find(text) is None
    refusal = decision.why_not(text)
    assert refusal is not None, text
    return refusal


# -- steps -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-MOV-01", "WOLF-MOV-02", "WOLF-CST-01", "WOLF-HER-07")
def test_a_walk_costs_1_ap_a_square_in_any_direction() -> None:
    s = table({"anya": "b2"})
    told = listen(s)
    act(s, "move e4")
    assert s.active.at == "e4"
    assert s.active.ap == 3  # two of the three steps are diagonal
    assert [event.at for event in told if isinstance(event, Moved)][-1] == "e4"
    assert [event.ap for event in told if isinstance(event, Moved)] == [1, 1, 1]
    act(s, "move f4")
    assert (s.active.at, s.active.ap) == ("f4", 2)


@pytest.mark.rules("WOLF-MOV-03", "WOLF-HER-03")
def test_nobody_walks_further_than_the_ap_go() -> None:
    s = table({"anya": "b2"}, ap=2)
    assert "d4" in squares(s)
    refusal = why_not(s, "move e4")
    assert (refusal.rule, refusal.key) == ("WOLF-MOV-03", "out-of-reach")
    s.active.ap = 0
    assert squares(s) == set()


@pytest.mark.rules("WOLF-MOV-04", "WOLF-MOV-05", "WOLF-MOV-06", "WOLF-RUL-09")
def test_walls_stop_and_touching_tiles_do_not() -> None:
    s = table({"anya": "f3"}, drawing=LAIR.replace("=", ":"))
    assert "g2" in squares(s)  # diagonally round the end of the wall, over f2
    s.active.ap = 1
    assert squares(s) == {"e2", "f2", "g2", "e3", "e4", "f4"}
    s = table({"anya": "g2"}, ap=1)
    assert squares(s) == {"g1", "h1", "h2"}


@pytest.mark.rules("WOLF-MOV-08", "WOLF-MOV-09", "WOLF-CST-02", "WOLF-RUL-73", "WOLF-EXM-09", "WOLF-CRD-24")
def test_difficult_terrain_costs_1_more_to_enter_and_nothing_to_leave() -> None:
    s = table({"anya": "h1"})
    told = listen(s)
    act(s, "move i1")
    assert s.active.ap == 4
    act(s, "move j1")
    assert s.active.ap == 3
    assert [(event.rule, event.ap) for event in told if isinstance(event, Moved)] == [
        ("WOLF-MOV-08", 2),
        ("WOLF-MOV-01", 1),
    ]
    s = table({"anya": "h1"}, ap=1)
    assert "i1" not in squares(s)
    assert "i2" in squares(s)  # beside the token the ground is as usual


@pytest.mark.rules("WOLF-MOV-08")
def test_a_card_makes_difficult_terrain_easy() -> None:
    s = table({"anya": "h1"}, ap=1)
    wear(s, s.active, "power-suit")
    act(s, "move i1")
    assert s.active.ap == 0


@pytest.mark.rules("WOLF-MOV-11", "WOLF-RUL-19")
def test_a_hero_passes_through_a_friend_but_does_not_stop_there() -> None:
    s = table({"anya": "g1", "klaus": "h1", "max": "h2"}, ap=2)
    assert squares(s) == {"g2", "i2"}
    assert why_not(s, "move h1").rule == "WOLF-RUL-19"
    act(s, "move i2")
    assert s.active.ap == 0


@pytest.mark.rules("WOLF-RUL-19")
def test_a_friend_with_nothing_behind_is_in_the_way() -> None:
    s = table({"anya": "g1", "klaus": "h1", "max": "h2"}, ap=1)
    assert squares(s) == {"g2"}


@pytest.mark.rules("WOLF-MOV-12")
def test_a_hero_does_not_pass_through_an_enemy() -> None:
    s = table({"anya": "g1"}, {"soldat-1": "h1", "soldat-2": "h2"})
    assert squares(s) == {"g2"}
    assert why_not(s, "move h1").rule == "WOLF-MOV-12"


@pytest.mark.rules("WOLF-RUL-09")
def test_models_beside_a_diagonal_step_do_not_matter() -> None:
    s = table({"anya": "d2"}, {"soldat-1": "e2", "soldat-2": "d3"}, ap=1)
    assert "e3" in squares(s)


@pytest.mark.rules("WOLF-HER-03")
def test_ap_that_are_for_moving_alone_go_first() -> None:
    s = table({"anya": "b2"}, ap=2)
    s.active.move_ap = 3
    act(s, "move f2")
    assert (s.active.ap, s.active.move_ap) == (1, 0)


@pytest.mark.rules("WOLF-CST-08")
def test_a_hero_whose_weapon_keeps_it_in_place_does_not_move() -> None:
    s = table({"anya": "c3"})
    s.active.rooted = True
    assert squares(s) == set()
    assert offered(s, movement.PASSAGE) == []
    assert why_not(s, "move c2").key == "rooted"
    assert why_not(s, "passage a").key == "rooted"


@pytest.mark.rules("WOLF-RUL-29", "WOLF-NOI-05")
def test_company_is_heard_on_the_way_too() -> None:
    """Anya only looks into the corridor where a Soldat stands."""
    s = table({"anya": "e1"}, {"soldat-1": "j1"})
    s.closed.clear()
    told = listen(s)
    act(s, "move g1")
    act(s, "move e1")
    assert s.noise == ["c1"]
    assert [type(event) for event in told] == [Moved, Moved, NoiseMade, Moved, Moved]


def test_a_row_of_squares_reads_as_a_list_of_their_names() -> None:
    board = lair().board
    names = ["b1", "c1", "a2", "p4"]
    row = Squares(board, board.area(*names))
    assert [*row] == [row[n] for n in range(4)] == row[:] == names
    assert (len(row), row[-1], row[1:3]) == (4, "p4", ["c1", "a2"])
    assert "c1" in row
    assert "a1" not in row
    assert "z9" not in row
    for index in (4, -5):
        with pytest.raises(IndexError):
            row[index]


# -- doors and barricades ----------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-OBS-01", "WOLF-OBS-02", "WOLF-CST-04", "WOLF-RUL-07", "WOLF-RUL-89")
def test_a_door_is_opened_for_1_ap_from_beside_it_and_stays_open() -> None:
    s = table({"anya": "f1"})
    told = listen(s)
    assert "g1" not in squares(s)
    act(s, f"open {DOOR}")
    assert s.active.ap == 5
    assert s.closed == []
    assert told == [DoorOpened("WOLF-OBS-01", "anya", DOOR)]
    assert "g1" in squares(s)  # for the usual price
    assert why_not(s, f"open {DOOR}").rule == "WOLF-OBS-02"


@pytest.mark.rules("WOLF-RUL-07", "WOLF-HER-03")
@pytest.mark.parametrize(
    ("at", "ap", "rule"), [("e1", 6, "WOLF-RUL-07"), ("f3", 6, "WOLF-RUL-07"), ("f1", 0, "WOLF-HER-03")]
)
def test_a_door_is_not_opened_from_elsewhere_or_for_nothing(at: str, ap: int, rule: str) -> None:
    s = table({"anya": at}, ap=ap)
    assert offered(s, doors.OPEN) == []
    assert why_not(s, f"open {DOOR}").rule == rule


@pytest.mark.rules("WOLF-RUL-89")
def test_a_mission_can_lock_a_door_until_something_is_found() -> None:
    rule = {"kind": "locked-until-searched", "doors": [DOOR], "objectives": ["a"]}
    s = table({"anya": "f1"}, special=[rule])
    assert why_not(s, f"open {DOOR}").key == "locked-until-searched"
    assert doors.openable(s, s.active) == 0
    s.searched = ["a"]
    assert doors.openable(s, s.active) == s.board.grid.barriers[DOOR]
    act(s, f"open {DOOR}")
    assert doors.openable(s, s.active) == 0


@pytest.mark.rules("WOLF-RUL-89")
def test_a_mission_can_lock_a_door_for_the_first_rounds() -> None:
    s = table({"anya": "f1"}, special=[{"kind": "locked-at-first", "doors": [DOOR], "rounds": 2}])
    s.round = 2
    assert why_not(s, f"open {DOOR}").key == "locked-at-first"
    s.round = 3
    assert offered(s, doors.OPEN) == [f"open {DOOR}"]


@pytest.mark.rules("WOLF-RUL-89", "WOLF-NAZ-04")
def test_an_airlock_costs_more_for_everybody() -> None:
    s = table({"anya": "f1"}, {"soldat-1": "g1"}, ap=1, special=[{"kind": "airlock", "doors": [DOOR], "ap": 2}])
    soldat = s.nazis["soldat-1"]
    assert doors.door_ap(s, soldat, DOOR) == 2
    soldat.ap = 1
    refusal = doors.may_open(s, soldat, DOOR)
    assert refusal is not None
    assert refusal.args == {"ap": 2, "left": 1}
    soldat.ap = 2
    assert doors.may_open(s, soldat, DOOR) is None
    assert why_not(s, f"open {DOOR}").rule == "WOLF-HER-03"


@pytest.mark.rules("WOLF-OBS-01")
def test_lockpicks_open_doors_for_nothing() -> None:
    s = table({"anya": "f1"}, ap=0)
    wear(s, s.active, "lockpicks")
    act(s, f"open {DOOR}")
    assert s.closed == []


@pytest.mark.rules("WOLF-RUL-07", "WOLF-RUL-62")
def test_a_large_model_opens_a_door_from_any_of_its_squares() -> None:
    s = table({"anya": "a2"}, {"panzerhund-43": "e1"})
    hound = s.nazis["panzerhund-43"]
    hound.ap = 1
    assert doors.may_open(s, hound, DOOR) is None
    doors.open_door(s, hound, DOOR)
    assert (hound.ap, s.closed) == (0, [])


@pytest.mark.rules("WOLF-OBS-05", "WOLF-OBS-07", "WOLF-OBS-08", "WOLF-CST-05", "WOLF-RUL-08", "WOLF-CRD-32")
def test_a_barricade_goes_for_1_ap_with_a_piercing_weapon_in_the_slot() -> None:
    s = table({"set": "j1"}, heroes=("set", "anya", "klaus", "max"))
    s.active.ammo = {}
    assert "k1" not in squares(s)
    act(s, f"clear {BARRICADE}")
    assert s.active.ap == 5
    assert s.barricades == s.noise == []
    assert s.active.attacks == 0
    assert "k1" in squares(s)
    assert why_not(s, f"clear {BARRICADE}").key == "barricade-is-gone"


@pytest.mark.rules("WOLF-OBS-07", "WOLF-RUL-08")
def test_a_barricade_stays_without_the_weapon_in_the_slot_and_loaded() -> None:
    s = table({"set": "i1"}, heroes=("set", "anya", "klaus", "max"))
    assert why_not(s, f"clear {BARRICADE}").key == "not-at-barricade"
    s.active.at = "j2"
    s.active.weapons[0].empty = True
    assert why_not(s, f"clear {BARRICADE}").key == "weapon-is-empty"
    s.active.weapons[0].empty = False
    s.active.weapons.insert(0, Weapon("handgun-1960"))
    assert why_not(s, f"clear {BARRICADE}").key == "no-piercing-weapon"
    s.active.weapons.clear()
    assert why_not(s, f"clear {BARRICADE}").rule == "WOLF-OBS-07"


@pytest.mark.rules(
    "WOLF-MOV-07", "WOLF-MOV-10", "WOLF-MOV-13", "WOLF-OBS-03", "WOLF-OBS-04", "WOLF-OBS-06", "WOLF-OBS-10"
)
@pytest.mark.parametrize(
    ("here", "there", "klaus", "open_door", "sees"),
    [
        ("h1", "j1", "", False, True),  # over difficult terrain
        ("h1", "j1", "i1", False, False),  # not past a friend
        ("f3", "k3", "", False, False),  # not through walls
        ("e1", "h1", "", False, False),  # nor through a closed door
        ("e1", "h1", "", True, True),
        ("h2", "l2", "", False, True),  # over a barricade
        ("n1", "p1", "", False, True),  # over a chest
    ],
)
def test_what_stops_a_step_does_not_always_stop_the_eye(
    here: str, there: str, klaus: str, open_door: bool, sees: bool
) -> None:
    s = table({"anya": here, "klaus": klaus}, {"soldat-1": there})
    if open_door:
        s.closed.clear()
    assert seen_between(s, s.active, s.nazis["soldat-1"]) is sees
    assert seen_between(s, s.nazis["soldat-1"], s.active) is sees


@pytest.mark.rules("WOLF-OBS-13")
def test_one_sees_over_a_spawn_token() -> None:
    s = table({"anya": "c1"}, {"soldat-1": "e1"}, drawing=CORRIDOR)
    assert seen_between(s, s.active, s.nazis["soldat-1"])


# -- tokens ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-OBS-09")
def test_nobody_stands_on_a_chest() -> None:
    s = table({"anya": "n1"})
    assert {"o2", "p1"} <= squares(s)
    assert why_not(s, "move o1").rule == "WOLF-OBS-09"
    s.tokens.clear()
    assert "o1" in squares(s)


@pytest.mark.rules("WOLF-OBS-11", "WOLF-OBS-12", "WOLF-RUL-59")
def test_on_a_spawn_token_one_can_only_move_on() -> None:
    s = table({"anya": "o4"}, ap=2)
    act(s, "move p4")
    assert menu(s) == {"move o3", "move p3", "move o4"}
    assert (why(s, "end").rule, why(s, "fatigue").rule) == ("WOLF-RUL-59", "WOLF-RUL-59")
    act(s, "move p3")
    assert "end" in menu(s)


@pytest.mark.rules("WOLF-OBS-12", "WOLF-RUL-59")
def test_nobody_steps_on_a_spawn_token_with_no_ap_left_to_leave_it() -> None:
    s = table({"anya": "o4"}, ap=1)
    refusal = why_not(s, "move p4")
    assert (refusal.rule, refusal.key) == ("WOLF-OBS-12", "no-stopping")


@pytest.mark.rules("WOLF-RUL-59")
def test_a_token_from_which_only_friends_and_enemies_are_next_is_left_over_the_friend() -> None:
    s = table({"anya": "n4", "klaus": "o4"}, {"soldat-1": "o3", "soldat-2": "p3"}, ap=4)
    assert "p4" in squares(s)  # over Klaus, there and back
    s.active.ap = 3
    assert "p4" not in squares(s)


@pytest.mark.rules("WOLF-RUL-59")
def test_a_hero_just_placed_on_its_token_acts_freely_but_leaves_it() -> None:
    s = table({"anya": "a1"})
    s.active.just_placed = True
    assert {"move b1", "fatigue"} <= menu(s)
    assert why(s, "end").rule == "WOLF-RUL-59"
    s.active.ap = 0
    assert "end" in menu(s)  # it cannot
    s.active.ap = 1
    act(s, "move b1")
    assert not s.active.just_placed
    assert "end" in menu(s)


@pytest.mark.rules("WOLF-RUL-86", "WOLF-CRD-37")
def test_a_spawn_token_is_reached_in_passing_and_the_walk_goes_on_from_there() -> None:
    """The courier is brought to the token on the way from a3 to b1; there the player looks up."""
    s = table({"anya": "a2", "klaus": "b2"}, {"soldat-1": "c1", "soldat-2": "c2"}, ap=3)
    s.events.bag.remove("courier")
    s.active.events = [Kept("courier", "take-along")]
    act(s, "move a1")
    assert s.active.events == []
    assert s.events_done == 1
    assert s.active.gp == 2
    assert menu(s) == {"move b1", "move a2", "move a3", "move b3"}


@pytest.mark.rules("WOLF-RUL-86")
def test_a_walk_over_the_token_stops_there_when_an_event_ends() -> None:
    s = table({"anya": "c1"}, drawing=CORRIDOR)
    s.events.bag.remove("courier")
    s.active.events = [Kept("courier", "take-along")]
    act(s, "move f1")
    assert (s.active.at, s.active.ap, s.events_done) == ("d1", 5, 1)
    act(s, "move f1")
    assert (s.active.at, s.active.ap) == ("f1", 3)


# -- secret passages ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-SEC-01", "WOLF-SEC-02", "WOLF-CST-03", "WOLF-RUL-02", "WOLF-RUL-03", "WOLF-RUL-59")
def test_a_passage_costs_1_ap_to_step_on_1_to_pass_and_tires() -> None:
    s = table({"anya": "c2"})
    told = listen(s)
    act(s, "move c3")
    assert {"passage a", "move c4"} <= menu(s)
    assert "end" not in menu(s)
    (asked,) = act(s, "passage a", "move m2")
    assert asked.prompt == "step-off"
    assert {option.verb for option in asked.options} == {"move"}
    assert (s.active.at, s.active.ap, s.active.fatigued) == ("m2", 3, True)
    assert told[1:3] == [PassageUsed("WOLF-SEC-01", "anya", "a", "m3"), Fatigued("WOLF-SEC-02", "anya")]
    assert "end" in menu(s)


@pytest.mark.rules("WOLF-SEC-02", "WOLF-FAT-12")
def test_a_tired_hero_uses_a_passage_all_the_same() -> None:
    s = table({"anya": "c3"}, ap=2)
    s.active.fatigued = True
    act(s, "passage a", "move l3")
    assert (s.active.at, s.active.ap, s.active.fatigued) == ("l3", 0, True)


@pytest.mark.rules("WOLF-SEC-03", "WOLF-SEC-04", "WOLF-RUL-03")
def test_nobody_steps_on_a_passage_without_the_ap_to_get_off_again() -> None:
    s = table({"anya": "c2"}, ap=1)
    assert why_not(s, "move c3").rule == "WOLF-SEC-04"
    s.active.ap = 2
    assert "c3" in squares(s)
    act(s, "move c3")
    refusal = why_not(s, "passage a")
    assert (refusal.rule, refusal.key) == ("WOLF-RUL-03", "no-way-off")


@pytest.mark.rules("WOLF-SEC-04", "WOLF-RUL-03")
def test_the_way_off_may_be_through_the_passage() -> None:
    """All around the near token stand friends, but the far one is free."""
    ring = ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]
    s = table({"anya": "c2"}, dict(zip((f"soldat-{n}" for n in range(1, 8)), ring[2:] + ring[:1], strict=True)))
    s.active.ap = 3
    assert "c3" in squares(s)
    s.nazis["space-marine-9"] = Nazi(id="space-marine-9", at="m3")
    s.nazis["soldat-8"] = Nazi(id="soldat-8", at="a1")
    act(s, "move c3")
    assert why_not(s, "passage a").key == "passage-blocked"
    assert squares(s) >= {"c2"}


@pytest.mark.rules("WOLF-SEC-01")
def test_a_passage_is_used_from_its_own_token() -> None:
    s = table({"anya": "c2"})
    assert why_not(s, "passage a").rule == "WOLF-SEC-01"


# -- cards that put a Hero somewhere -----------------------------------------------------------------------------------


def carry(s: State, effect: Effect, *answers: str) -> list[Decision]:
    """Carry out an effect of a card of the active Hero."""
    return play(carry_out(s, Cause(hero=s.hero), [effect]), *answers)


@pytest.mark.rules("WOLF-RUL-05", "WOLF-RUL-78")
def test_a_card_puts_a_hero_on_any_free_square_of_the_next_room() -> None:
    s = table({"anya": "c2"}, {"soldat-1": "h1"})
    told = listen(s)
    (asked,) = carry(s, Effect(name="cross"), "put j2")
    assert {str(option) for option in asked.options} == {
        f"put {at}" for at in ("g1", "i1", "j1", "g2", "h2", "i2", "j2")
    }
    assert s.active.at == "j2"
    assert s.active.ap == 6
    assert isinstance(told[-1], NoiseMade)  # the Soldat is there


@pytest.mark.rules("WOLF-RUL-17")
def test_a_card_puts_a_hero_next_to_the_nearest_spawn_token() -> None:
    s = table({"anya": "n4"}, {"soldat-1": "b2"})
    (asked,) = carry(s, Effect(name="fall-back"), "put b1")
    assert [str(option) for option in asked.options] == ["put b1", "put a2"]
    assert s.active.at == "b1"


@pytest.mark.rules("WOLF-RUL-17")
def test_of_two_spawn_tokens_the_nearest_counts_and_neighbours_taken_leave_the_next_best() -> None:
    two = LAIR.replace("w", "2")
    s = table({"anya": "n4"}, drawing=two)
    assert placing.retreat(s, s.active) == ["o3", "p3", "o4"]
    s.nazis = {f"soldat-{n}": Nazi(id=f"soldat-{n}", at=at) for n, at in enumerate(("o3", "p3", "o4"), 1)}
    assert "p4" not in placing.retreat(s, s.active)
    assert set(placing.retreat(s, s.active)) <= {"n2", "o2", "p2", "n3", "n4"}


def test_a_card_that_can_put_a_hero_nowhere_is_no_help() -> None:
    s = table({"anya": "c2"})
    s.active.bleeding = True
    cause = Cause(hero="anya")
    assert not is_possible(s, cause, Effect(name="cross"))
    assert not is_possible(s, cause, Effect(name="fall-back"))


# -- bots --------------------------------------------------------------------------------------------------------------


def with_bot(name: str = "soldat-1", at: str = "e2", nazis: Mapping[str, str] | None = None, **changes: Any) -> State:
    """A bot of Anya's in its activation."""
    s = table({"anya": "a3"}, nazis, **changes)
    s.bots[name] = Bot(id=name, hero="anya", at=at)
    s.active.done = True
    s.phase = "bot"
    play(bots.bot_action(s))
    assert s.acting == name
    return s


def bot_menu(s: State) -> set[str]:
    return {str(option) for option in Options(*bots.offers(s, s.bots[s.acting]))}


def why_not_bot(s: State, text: str) -> Refusal:
    decision = next(bots.bot_action(s))
    assert isinstance(decision, Decision)
    refusal = decision.why_not(text)
    assert refusal is not None
    assert decision.find(text) is None
    return refusal


@pytest.mark.rules("WOLF-BOT-01", "WOLF-BOT-02", "WOLF-RUL-41", "WOLF-CRD-07")
def test_a_bot_comes_in_on_the_square_of_the_event_with_a_card_of_its_own() -> None:
    s = table({"anya": "a3"}, {"soldat-1": "e1"})
    told = listen(s)
    play(bots.gain(s, s.active, "soldat", "e4"))
    assert s.bots == {"soldat-2": Bot(id="soldat-2", hero="anya", at="e4")}
    assert told[0] == BotGained("WOLF-BOT-02", "anya", "soldat-2")
    assert s.noise == ["r1"]


@pytest.mark.rules("WOLF-RUL-38", "WOLF-BOT-02")
def test_on_an_occupied_square_the_bot_stands_beside_it() -> None:
    s = table({"anya": "a3", "klaus": "e4"}, tie_breaks="ask")
    play(bots.gain(s, s.active, "soldat", "e4"), "place d4")
    assert s.bots["soldat-1"].at == "d4"


@pytest.mark.rules("WOLF-RUL-41")
def test_without_a_card_left_there_is_no_bot() -> None:
    s = table({"anya": "a3"}, {"fire-trooper-36": "e1"})
    kind = "hitler"
    number = s.box.numbers[kind][0]
    s.nazis[f"{kind}-{number}"] = Nazi(id=f"{kind}-{number}", at="f4")
    told = listen(s)
    play(bots.gain(s, s.active, kind, "e4"))
    assert told == [NotSpawned("WOLF-RUL-41", kind)]
    assert s.bots == {}


@pytest.mark.rules("WOLF-BOT-03", "WOLF-BOT-04", "WOLF-RUL-64")
def test_bots_act_right_after_their_hero_with_all_their_ap() -> None:
    s = table({"anya": "a3", "klaus": "a4"})
    for name, hero in (("soldat-1", "anya"), ("soldat-2", "anya"), ("soldat-3", "klaus")):
        s.bots[name] = Bot(id=name, hero=hero, at=f"f{name[-1]}")
    s.active.fatigued = True
    play(hero_turn.end_activation(s))
    assert s.phase == "bot"
    (asked,) = play(bots.bot_action(s), "activate soldat-2")
    assert [str(option) for option in asked.options] == ["activate soldat-1", "activate soldat-2"]
    assert s.bots["soldat-2"].ap == 5
    play(bots.bot_action(s), "end")
    play(bots.bot_action(s))
    assert s.acting == "soldat-1"
    play(bots.bot_action(s), "end")
    play(bots.bot_action(s))
    assert s.phase == "next-hero"
    assert (s.acting, s.bots["soldat-3"].done) == ("", False)


@pytest.mark.rules("WOLF-RUL-64")
def test_bots_act_again_in_the_next_round() -> None:
    s = with_bot()
    play(bots.bot_action(s), "end")
    s.phase = "activation"
    s.active.done = False
    play(hero_turn.activation(s))
    play(hero_turn.action(s), "end")
    play(hero_turn.end_activation(s))
    assert s.phase == "bot"


@pytest.mark.rules("WOLF-BOT-06")
def test_a_nazi_sees_a_bot_as_a_hero() -> None:
    s = with_bot(nazis={"soldat-2": "e4"})
    s.active.at = ""
    assert [model.id for model in seen(s, s.nazis["soldat-2"])] == ["soldat-1"]


@pytest.mark.rules("WOLF-BOT-05", "WOLF-BOT-13", "WOLF-MOV-11", "WOLF-MOV-12")
def test_a_bot_moves_and_opens_doors_as_a_hero_does() -> None:
    s = with_bot(nazis={"soldat-2": "g2"})
    assert {"move f1", "end"} <= bot_menu(s)
    play(bots.bot_action(s), "move f2")
    play(bots.bot_action(s), f"open {DOOR}")
    assert (s.bots["soldat-1"].ap, s.closed) == (3, [])
    assert why_not_bot(s, "move g2").rule == "WOLF-MOV-12"
    assert why_not_bot(s, "move a3").rule == "WOLF-RUL-19"


@pytest.mark.rules("WOLF-BOT-05", "WOLF-RUL-64", "WOLF-BOT-17")
def test_a_bot_attacks_once() -> None:
    s = with_bot(nazis={"ubersoldat-31": "c2"}, script={"attack": ["blank", "reload"]})
    ap = s.bots["soldat-1"].ap
    play(bots.bot_action(s), "attack ubersoldat-31")
    bot = s.bots["soldat-1"]
    assert (bot.has_attacked, bot.ap) == (True, ap - 2)
    refusal = why_not_bot(s, "attack ubersoldat-31")
    assert (refusal.rule, refusal.key) == ("WOLF-RUL-64", "has-attacked")


@pytest.mark.rules("WOLF-STN-03", "WOLF-HER-03", "WOLF-ATK-01")
def test_a_bot_that_cannot_attack_knows_why() -> None:
    s = with_bot(nazis={"ubersoldat-31": "c2", "ubersoldat-32": "p1"})
    assert why_not_bot(s, "attack ubersoldat-32").rule == "WOLF-ATK-01"
    bot = s.bots["soldat-1"]
    bot.ap = 1
    assert why_not_bot(s, "attack ubersoldat-31").rule == "WOLF-HER-03"
    bot.sabotaged = True
    assert why_not_bot(s, "attack ubersoldat-31").rule == "WOLF-STN-03"


@pytest.mark.rules("WOLF-BOT-14", "WOLF-BOT-15", "WOLF-BOT-16")
def test_a_bot_searches_chests_for_its_hero_but_no_events() -> None:
    s = with_bot(at="n1", drawing=LAIR.replace("$ .", "$ ?"), script={"chests": ["ammunition-crate"]})
    anya = s.heroes["anya"]
    play(bots.bot_action(s), "search chest-1", "take heavy", "take heavy", *["take light"] * 3)
    assert anya.ammo == {"heavy": 3}
    assert s.bots["soldat-1"].ap == 4
    assert why_not_bot(s, "search event-1").rule == "WOLF-BOT-15"


@pytest.mark.rules("WOLF-RUL-64", "WOLF-SEC-01")
def test_a_bot_uses_a_passage_and_does_not_tire() -> None:
    s = with_bot(at="c2")
    play(bots.bot_action(s), "move c3")
    assert bot_menu(s).isdisjoint({"end", f"open {DOOR}"})
    assert why_not_bot(s, "end").rule == "WOLF-RUL-59"
    play(bots.bot_action(s), "passage a", "move n4")
    assert (s.bots["soldat-1"].at, s.bots["soldat-1"].ap) == ("n4", 2)
    assert not s.heroes["anya"].fatigued


@pytest.mark.rules("WOLF-STN-02", "WOLF-RUL-58")
def test_a_stunned_bot_does_nothing_once() -> None:
    s = with_bot()
    s.bots["soldat-1"].stunned = True
    play(bots.bot_action(s))
    bot = s.bots["soldat-1"]
    assert (bot.done, bot.stunned, s.acting) == (True, False, "")


@pytest.mark.rules("WOLF-RUL-60", "WOLF-RUL-62", "WOLF-BIG-01", "WOLF-BIG-04")
def test_a_large_bot_walks_on_four_squares_and_never_stops_in_a_doorway() -> None:
    s = with_bot("panzerhund-43", "d1")
    s.closed.clear()
    bot = s.bots["panzerhund-43"]
    moves = {text for text in bot_menu(s) if text.startswith("move")}
    assert "move g1" in moves
    assert "move f1" not in moves  # astride the door
    assert "move c2" not in moves  # over the passage
    assert why_not_bot(s, "move f1").rule == "WOLF-BIG-04"
    play(bots.bot_action(s), "move h1")  # newly over the rough ground: 2 for the last step
    assert (bot.at, bot.ap) == ("h1", 1)


@pytest.mark.rules("WOLF-RUL-62", "WOLF-BIG-04", "WOLF-BIG-05")
def test_a_large_bot_that_would_stop_in_a_doorway_comes_out_of_it_for_nothing() -> None:
    s = with_bot("panzerhund-43", "d1")
    s.closed.clear()
    bot = s.bots["panzerhund-43"]
    bot.ap = 2
    assert "move g1" in bot_menu(s)
    told = listen(s)
    play(bots.bot_action(s), "move g1")
    assert (bot.at, bot.ap) == ("g1", 0)
    assert [(event.rule, event.ap) for event in told if isinstance(event, Moved)][-1] == ("WOLF-RUL-62", 0)
    bot.at, bot.ap = "d1", 2
    s.heroes["klaus"].at = "h2"
    assert "move g1" not in bot_menu(s)


@pytest.mark.rules("WOLF-RUL-91")
def test_a_large_bot_comes_in_where_it_fits() -> None:
    s = table({"anya": "a3"})
    play(bots.gain(s, s.active, "panzerhund", "f4"))
    assert s.bots["panzerhund-43"].at == "e3"

"""What there is to see of a table, so that a screen or a browser can draw it without knowing a rule."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.view import Area, Card, GoalFacts, Piece, View, facts_of
from sandtable.games.reichbusters.card_reading import standard_cards
from sandtable.games.reichbusters.card_text import card_texts, step_verb
from sandtable.games.reichbusters.facts import (
    ActionFacts,
    AlarmFacts,
    AreaFacts,
    ChangeFacts,
    DeckFacts,
    DiceTestFacts,
    DieFacts,
    DoorFacts,
    EnemyFacts,
    FeatureFacts,
    HeldWeaponFacts,
    HeroFacts,
    Intent,
    LyingFacts,
    RoomFacts,
    RowFacts,
    SpawnFacts,
    StepFacts,
    TokenFacts,
    UnitFacts,
)
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.missions import Plant
from sandtable.games.reichbusters.state import Carried, Die, Feature, InPlay, Lying, State, Weapon, Wound
from sandtable.games.reichbusters.state import Test as DiceTest
from sandtable.games.reichbusters.table import watchers
from sandtable.games.reichbusters.view import heading, view
from tests.games.reichbusters.bench import activate, put, table


def hidden_table() -> State:
    """Two players with hidden hands; the first leads Sarge and Claudine."""
    return GAME.begin(Setup(1, {"players": 2, "hands": "hidden"}))


def piece(shown: View, name: str) -> tuple[str, Piece]:
    """Where a piece with an id is; it is there once."""
    ((at, found),) = [(area.id, piece) for area in shown.group("map") for piece in area.pieces if piece.id == name]
    return at, found


def enemy(s: State, name: str) -> EnemyFacts:
    return facts_of(piece(view(s), name)[1], EnemyFacts)


def here(s: State, area: str, mark: str) -> list[Piece]:
    """The pieces of a class in an area."""
    return [piece for piece in view(s).area(area).pieces if piece.marks[0] == mark]


def place(s: State, area: str) -> AreaFacts:
    return facts_of(view(s).area(area), AreaFacts)


def door(s: State, name: str) -> DoorFacts:
    return facts_of(view(s).area(name), DoorFacts)


def room(s: State, name: str) -> Area:
    return next(area for area in view(s).group("rooms") if area.id == name)


def dashboard(s: State, name: str, seat: str | None = None) -> Area:
    return next(area for area in view(s, seat).group("heroes") if area.id == name)


def hero(s: State, name: str, seat: str | None = None) -> HeroFacts:
    return facts_of(dashboard(s, name, seat), HeroFacts)


def cards(s: State, deck: str, seat: str | None = None) -> dict[str, Card]:
    return {card.id: card for card in view(s, seat).cards if card.deck == deck}


def alarm(s: State) -> AlarmFacts:
    return facts_of(cards(s, "alarm")["alarm"], AlarmFacts)


def marked(s: State, mark: str) -> set[str]:
    return {area.id for area in view(s).group("map") if mark in area.marks}


# -- the map -----------------------------------------------------------------------------------------------------------


def test_an_area_knows_its_cells_its_room_and_its_tile() -> None:
    s = table()
    s.phase = "next-hero"  # nobody acts, so nothing is in reach
    area = view(s).area("q4")
    assert (area.group, area.x, area.y, area.marks) == ("map", 4, 5, ("corridor", "x"))
    cells = ((4, 5), (4, 6))
    assert area.facts == AreaFacts(cells=cells, room="q", kind="corridor", tile="24a", letters=("x",))


def test_cells_of_all_areas_make_the_drawing() -> None:
    s = table()
    cells = {cell: area.id for area in view(s).group("map") for cell in facts_of(area, AreaFacts).cells}
    assert cells == s.board.drawing.cells


@pytest.mark.parametrize(
    ("mark", "areas"),
    [
        ("entrance", {"p1"}),
        ("exit", {"g1", "i1"}),
        ("y", {"d2"}),
        ("barracks-b", {"e3"}),
        ("guard", {"c1", "f4"}),
        ("cleared", {"e1", "e2", "e3", "e4"}),
        ("obscured", {"q2"}),
        ("suppressed", {"q3"}),
        ("passage", {"a1", "t2"}),
        ("planted", {"d2"}),
        ("biscuits", {"r1"}),
    ],
)
def test_tokens_mark_their_areas(mark: str, areas: set[str]) -> None:
    s = table()
    s.guards, s.cleared, s.passages, s.planted, s.biscuits = ["c1", "f4"], ["e"], [("a1", "t2")], ["d2"], ["r1"]
    s.obscured, s.suppressed = {"q2": "item"}, {"q3": "card"}
    assert marked(s, mark) == areas


def test_a_passage_says_where_it_leads() -> None:
    s = table()
    s.passages = [("a1", "t2"), ("c1", "t2")]
    assert place(s, "t2").passages == ("a1", "c1")
    assert place(s, "a1").passages == ("t2",)
    assert view(s).links == (("a1", "t2"), ("c1", "t2"))


def test_a_captured_hero_makes_a_guard_point() -> None:
    s = table()
    s.heroes["brick"].at, s.heroes["brick"].captured = "h1", True
    assert "h1" in marked(s, "guard")


def test_what_lies_in_an_area() -> None:
    s = table()
    s.tokens["b1"] = [1, 3]
    s.items["b1"] = [Lying(back="medical"), Lying(back="weapon", kind="ammo", face_up=True, drained=True)]
    s.items["c1"] = [Lying(loot="vril"), Lying(back="shuffled")]
    search = s.box.constants.search
    assert [facts_of(token, TokenFacts).level for token in here(s, "b1", "token")] == [1, 3]
    unknown, ammo = here(s, "b1", "item")
    assert (unknown.kind, unknown.marks) == ("medical", ("item", "face-down"))
    assert unknown.facts == LyingFacts(back="medical", noise=search.medical)
    assert (ammo.kind, ammo.marks) == ("ammo", ("item", "face-up", "drained"))
    assert ammo.facts == LyingFacts(back="weapon", kind="ammo")
    loot, mixed = here(s, "c1", "item")
    assert (loot.kind, loot.facts) == ("vril-loot", LyingFacts(loot="vril", noise=search.vril_loot))
    assert (mixed.kind, mixed.facts) == ("objective", LyingFacts(back="objective", noise=search.objective))


def test_an_item_that_the_mission_laid_face_down_shows_its_back_alone() -> None:
    s = table()
    s.items["f4"] = [Lying(back="objective", kind="dossier")]
    (found,) = here(s, "f4", "item")
    assert found.kind == "objective"
    assert facts_of(found, LyingFacts).kind == ""
    assert "dossier" not in cards(s, "items")


def test_a_wound_makes_searching_louder_for_whoever_acts() -> None:
    s = table()
    wound = next(card.id for card in s.box.cards.wounds.values() if card.permanent == "loud-search")
    s.items["p2"] = [Lying(back="medical")]
    activate(s, "sarge").wounds = [Wound(wound)]
    assert facts_of(here(s, "p2", "item")[0], LyingFacts).noise == s.box.constants.search.medical + 1


def test_a_feature_shows_its_back_until_it_is_turned_over() -> None:
    s = table()
    s.features = {"a1": Feature("castle"), "c1": Feature("bunker", kind="gun-slit")}
    (back,), (front,) = here(s, "a1", "feature"), here(s, "c1", "feature")
    assert (back.kind, back.marks, back.facts) == ("castle", ("feature", "face-down"), FeatureFacts("castle"))
    assert (front.kind, front.marks) == ("gun-slit", ("feature", "face-up"))
    assert list(cards(s, "features")) == ["gun-slit"]


def test_the_escort_stands_where_it_waits_or_is_led() -> None:
    s = table(mission="night-kennels")
    s.escort = "c1"
    assert here(s, "c1", "escort")[0].marks == ("escort", "waiting")
    s.leader = "brick"
    assert here(s, "c1", "escort")[0].marks == ("escort", "led")
    assert "leader" in piece(view(s), "brick")[1].marks


# -- where a Hero can go, what it sees, whom it can attack -------------------------------------------------------------


def test_reach_counts_movement_by_open_doors_and_passages() -> None:
    s = table()
    s.passages = [("p2", "t2")]
    activate(s, "sarge").at = "p1"
    reach = {area.id: facts_of(area, AreaFacts).reach for area in view(s).group("map")}
    assert {name: far for name, far in reach.items() if far is not None} == {"p2": 1, "t2": 2, "t1": 3, "t3": 3}
    assert marked(s, "reachable") == {"p2"}


def test_a_way_ends_among_enemies_but_begins_there() -> None:
    s = table()
    s.closed = []
    activate(s, "sarge").at = "p1"
    before = place(s, "q1").reach
    put(s, "soldier", "p2")
    assert before == 2
    assert place(s, "p2").reach == 1
    assert place(s, "q1").reach != 2
    put(s, "soldier", "p1")
    assert place(s, "p2").reach == 1


def test_a_knocked_down_hero_stands_up_first() -> None:
    s = table()
    activate(s, "sarge").knocked_down = True
    assert place(s, "p2").reach == 2
    assert not marked(s, "reachable")


def test_a_hero_who_has_moved_has_nothing_within_a_move() -> None:
    s = table()
    activate(s, "sarge").moved = True
    assert place(s, "p2").reach == 1
    assert not marked(s, "reachable")


def test_between_turns_nothing_is_in_reach_or_sight() -> None:
    s = table()
    put(s, "soldier", "p1")
    s.phase = "stations"
    assert not marked(s, "in-sight") | marked(s, "reachable") | marked(s, "target")


def test_a_hero_sees_straight_on_and_through_open_doors() -> None:
    s = table()
    activate(s, "sarge").at = "p1"
    assert marked(s, "in-sight") == {"p1", "p2"}
    s.closed.remove("p2-q1")
    assert marked(s, "in-sight") == {"p1", "p2", "q1", "q2"}


def test_targets_are_those_that_a_weapon_reaches() -> None:
    s = table()
    activate(s, "sarge").at = "p1"
    near, far = put(s, "soldier", "p2"), put(s, "dog", "r1")
    assert place(s, "p2").targets == (near.id,)
    assert place(s, "r1").targets == ()
    assert marked(s, "target") == {"p2"}
    assert "target" in piece(view(s), near.id)[1].marks
    assert "target" not in piece(view(s), far.id)[1].marks


def test_whom_a_view_shows_as_targets_the_rules_offer() -> None:
    """In games played at random."""
    seen = 0
    for seed in range(3):
        match = Match.new(GAME, Setup(seed, {"mission": "wolff-at-bay", "tie-breaks": "automatic"}))
        for _ in range(150):
            if match.over:
                break
            s, options = match.state, match.decision.options
            if match.decision.prompt == "action" and s.active.basics and not s.active.attacked:
                shown = {name for area in view(s).group("map") for name in facts_of(area, AreaFacts).targets}
                offered = {name for option in options if option.verb == "attack" for name in option.args}
                assert shown == offered & s.enemies.keys()
                seen += len(shown)
            match.play(options[(7 * seed + match.number) % len(options)])
    assert seen


# -- doors and rooms ---------------------------------------------------------------------------------------------------


def test_doors_know_their_state_their_noise_and_their_edge() -> None:
    s = table()
    s.locked = ["e2-p2"]
    s.closed.remove("p2-q1")
    s.phase = "next-hero"
    assert door(s, "e1-p1") == DoorFacts(state="closed", areas=("e1", "p1"), noise=2, edges=((0, 3, "north"),))
    assert door(s, "e2-p2").state == "locked"
    opened = view(s).area("p2-q1")
    assert (opened.x, opened.y, opened.marks) == (4, 2.5, ("open",))


@pytest.mark.parametrize(
    ("locked", "keys", "basics", "can"),
    [
        ([], False, 1, "open"),
        (["e1-p1"], False, 1, "unlock"),
        (["e1-p1"], True, 1, "open"),
        (["e1-p1"], False, 0, ""),
    ],
)
def test_a_door_beside_the_acting_hero_says_what_can_be_done(
    locked: list[str], keys: bool, basics: int, can: str
) -> None:
    s = table()
    s.locked = locked
    sarge = activate(s, "sarge")
    sarge.basics = basics
    if keys:
        sarge.items = [Carried("keys")]
    assert door(s, "e1-p1").can == can
    assert door(s, "h1-t1").can == ""


def test_a_room_that_sees_a_hero_would_rise_at_the_next_check() -> None:
    s = table()
    put(s, "soldier", "p2")
    put(s, "soldier", "e4")
    corridor = room(s, "p")
    assert corridor.marks == ("corridor", "at-ease", "watching", "would-rise")
    facts = facts_of(corridor, RoomFacts)
    assert (facts.enemies, facts.sees, facts.areas) == (1, tuple(s.heroes), ("p1", "p2"))
    assert room(s, "e").marks == ("room", "at-ease")
    s.awareness["p"] = 2
    assert room(s, "p").marks == ("corridor", "alert", "watching")


def test_after_the_alarm_everybody_is_alert_and_nothing_rises() -> None:
    s = table()
    put(s, "soldier", "p2")
    s.alarm = "sounded"
    assert room(s, "p").marks == ("corridor", "alert", "watching")
    assert enemy(s, "soldier-1").awareness == "alert"


def test_rooms_that_watch_are_those_of_the_rules() -> None:
    match = Match.new(GAME, Setup(4, {"tie-breaks": "automatic"}))
    for _ in range(120):
        if match.over:
            break
        watching = {area.id for area in view(match.state).group("rooms") if "watching" in area.marks}
        assert watching == watchers(match.state)
        options = match.decision.options
        match.play(options[match.number % len(options)])


# -- enemies -----------------------------------------------------------------------------------------------------------


def test_an_enemy_shows_its_numbers_as_they_count_now() -> None:
    s = table()
    s.guards = ["c1"]
    put(s, "soldier", "c1")
    put(s, "soldier", "e1")
    dug_in, other = enemy(s, "soldier-1"), enemy(s, "soldier-2")
    assert (other.defence, other.base_defence) == (4, 4)
    assert dug_in.defence == 4 + s.box.constants.dug_in
    assert (other.melee, other.ranged, other.range, other.ranged_support) == (3, 4, 2, 2)
    put(s, "officer", "e2")
    assert enemy(s, "soldier-2").ranged == 4 + s.box.constants.bodyguard
    assert enemy(s, "soldier-1").ranged == 4


def test_a_unit_without_attacks_has_no_numbers_for_them() -> None:
    s = table()
    put(s, "scientist", "e1")
    assert (enemy(s, "scientist-1").melee, enemy(s, "scientist-1").ranged) == (None, None)


@pytest.mark.parametrize(
    ("kind", "at", "level", "intent", "steps"),
    [
        ("soldier", "r1", 0, "", ()),  # at ease
        ("soldier", "q2", 2, "advance", ("q1",)),
        ("soldier", "p2", 2, "ranged", ()),
        ("soldier", "p1", 2, "melee", ()),
        ("dog", "p2", 2, "advance", ("p1",)),
        ("soldier", "e1", 2, "open-door", ("p1",)),
        ("officer", "p1", 2, "flee", ()),
    ],
)
def test_an_enemy_says_what_it_would_do_next(
    kind: str, at: str, level: int, intent: str, steps: tuple[str, ...]
) -> None:
    s = table()
    s.closed.remove("p2-q1")
    put(s, kind, at)
    s.awareness[at[0]] = level
    facts = enemy(s, f"{kind}-1")
    assert (facts.intent, facts.steps) == (intent, steps)
    assert intent in get_args(Intent)


def test_a_suppressed_enemy_stays() -> None:
    s = table()
    put(s, "soldier", "p2")
    s.awareness["p"], s.suppressed = 2, {"p2": "card"}
    assert enemy(s, "soldier-1").intent == "stay"
    assert "suppressed" in piece(view(s), "soldier-1")[1].marks


def test_an_enemy_knows_the_nearest_hero() -> None:
    s = table()
    s.heroes["brick"].at = "f1"
    put(s, "soldier", "f4")
    facts = enemy(s, "soldier-1")
    assert (facts.nearest, facts.distance) == ("brick", 2)


def test_a_dormant_enemy_neither_sees_nor_plans() -> None:
    s = table()
    put(s, "soldier", "p1").dormant = True
    s.awareness["p"] = 2
    assert enemy(s, "soldier-1").intent == ""
    assert piece(view(s), "soldier-1")[1].marks == ("enemy", "dormant", "target")
    assert "watching" not in room(s, "p").marks


# -- Heroes ------------------------------------------------------------------------------------------------------------


def test_a_dashboard_in_numbers() -> None:
    s = table()
    sarge = activate(s, "sarge")
    sarge.wounds = [Wound("graze"), Wound("winded")]
    sarge.points = ["wild", "attack", "wild"]
    sarge.hand, sarge.deck.discard = ["hold-fast"], ["orders"]
    facts = hero(s, "sarge")
    assert (facts.at, facts.room, facts.state, facts.basics) == ("p1", "p", "standing", 2)
    assert (facts.wounds, facts.until_downed, facts.slots) == (2, 2, 4)
    assert facts.points == {"attack": 1, "wild": 2}
    assert (facts.hand, facts.cards, facts.discard) == (1, ("hold-fast",), ("orders",))
    assert {"hold-fast", "orders"} <= cards(s, "actions").keys()
    assert {"graze", "winded"} == cards(s, "wounds").keys()


@pytest.mark.parametrize(
    ("changes", "state"),
    [
        ({"knocked_down": True}, "knocked-down"),
        ({"wounds": [Wound("graze")] * 4}, "downed"),
        ({"wounds": [Wound("graze")] * 4, "captured": True}, "captured"),
        ({"at": "", "out": True}, "out"),
    ],
)
def test_a_hero_is_in_one_state(changes: dict[str, Any], state: str) -> None:
    s = table()
    for name, value in changes.items():
        setattr(s.heroes["brick"], name, value)
    assert hero(s, "brick").state == state
    assert dashboard(s, "brick").marks[0] == state


def test_what_lies_on_a_dashboard() -> None:
    s = table()
    sarge = s.heroes["sarge"]
    sarge.weapons = [Weapon("thompson", vril=True, jams=2), Weapon("trench-knife", drained=True)]
    sarge.items = [Carried("ammo"), Carried("ammo"), Carried("vril-goggles", drained=True)]
    sarge.wounds = [Wound("graze", skill="focused")]
    sarge.inactive = ["iron-hide"]
    sarge.in_play = [InPlay("shield", "enemy-turn", "hold-fast")] * 2
    pieces = {piece.kind: piece for piece in dashboard(s, "sarge").pieces}
    assert pieces["thompson"].marks == ("weapon", "vril", "ranged", "jammed")
    assert facts_of(pieces["thompson"], HeldWeaponFacts).jams == 2
    assert facts_of(pieces["thompson"], HeldWeaponFacts).keywords == ("burst", "armour-piercing")
    assert pieces["trench-knife"].marks == ("weapon", "normal", "melee", "drained")
    assert (pieces["ammo"].count, pieces["ammo"].marks) == (2, ("item",))
    assert pieces["vril-goggles"].marks == ("item", "drained")
    marks = {name: pieces[name].marks[1] for name in sarge.skills}
    assert marks == {"squad-leader": "active", "focused": "under-wound", "iron-hide": "inactive", "splash": "active"}
    assert (pieces["shield"].count, pieces["shield"].marks) == (2, ("effect",))


def test_blood_in_the_eyes_shortens_the_range_that_is_shown() -> None:
    s = table()
    wound = next(card.id for card in s.box.cards.wounds.values() if card.permanent == "short-range")
    s.heroes["sarge"].wounds = [Wound(wound)]
    shown = next(piece for piece in dashboard(s, "sarge").pieces if piece.kind == "thompson")
    assert facts_of(shown, HeldWeaponFacts).range == 1


def test_the_turn_order_after_the_alarm() -> None:
    s = table()
    s.alarm, s.order, s.acted, s.hero = "sounded", ["quentin", "sarge"], ["quentin"], "sarge"
    assert (hero(s, "quentin").turn, hero(s, "quentin").acted) == (1, True)
    assert (hero(s, "sarge").turn, hero(s, "brick").turn) == (2, None)
    assert "acting" in dashboard(s, "sarge").marks


# -- hidden hands ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-RUL-129")
def test_a_hidden_hand_is_seen_by_its_player_alone() -> None:
    s = hidden_table()
    other = next(name for name, hero in s.heroes.items() if hero.seat == "player-2")
    hand = s.heroes[other].hand
    assert hero(s, other, "player-2").cards == tuple(hand)
    for seat in ("player-1", None):
        assert hero(s, other, seat).cards == ()
        assert hero(s, other, seat).hand == len(hand)
        assert not cards(s, "actions", seat).keys() & set(hand)


@pytest.mark.rules("REICH-RUL-129")
def test_what_one_player_has_looked_at_the_others_do_not_see() -> None:
    s = hidden_table()
    s.noise_pre.top, s.peeked = ["barking", "muffled"], {"noise": "player-1"}
    s.features = {"a1": Feature("castle", known="fireplace", known_to="player-1")}
    for seat, top, front in (("player-1", ("barking", "muffled"), "fireplace"), ("player-2", (), ""), (None, (), "")):
        shown = view(s, seat)
        assert facts_of(shown.area("noise-pre"), DeckFacts).top == top
        (feature,) = [piece for piece in shown.area("a1").pieces if piece.marks[0] == "feature"]
        assert (feature.kind, facts_of(feature, FeatureFacts).front) == ("castle", front)
        assert ("barking" in cards(s, "noise", seat)) == bool(top)
        assert ("fireplace" in cards(s, "features", seat)) == bool(front)


def test_with_open_hands_one_view_serves_all_seats() -> None:
    s = GAME.begin(Setup(1, {"players": 3}))
    look = GAME.look(s)
    assert look.view("player-1") is look.view("player-3") is look.view(None)
    assert hero(s, "quentin", "player-1").cards == tuple(s.heroes["quentin"].hand)


def test_a_look_shows_each_seat_what_its_own_view_does() -> None:
    s = hidden_table()
    look = GAME.look(s)
    for seat in ("player-2", None, "player-1"):
        assert look.view(seat) == view(s, seat)


# -- the test, the tracker ---------------------------------------------------------------------------------------------


def test_the_test_on_the_table() -> None:
    s = table()
    assert not view(s).group("test")
    put(s, "soldier", "p1")
    dice = [Die("attack", "2"), Die("attack", "special", spent="boost"), Die("vril", "surge"), Die("attack", "0")]
    s.test = DiceTest("attack", "sarge", 4, dice, 1, ["orders"], "soldier-1")
    area = view(s).area("test")
    special = s.box.constants.special
    assert area.facts == DiceTestFacts(
        kind="attack", hero="sarge", target=4, total=3 + special, bonus=1, foe="soldier-1", cards=("orders",)
    )
    assert [facts_of(die, DieFacts).value for die in area.pieces] == [2, special, 0, 0]
    assert [die.marks for die in area.pieces] == [("die",), ("die", "spent"), ("die",), ("die",)]


@pytest.mark.rules("REICH-KEY-55")
def test_precise_counts_in_the_total_that_is_shown() -> None:
    s = table()
    s.heroes["brick"].skills = ["precise"]
    s.test = DiceTest("attack", "brick", 4, [Die("attack", "special"), Die("attack", "1")])
    constants = s.box.constants
    assert facts_of(view(s).area("test"), DiceTestFacts).total == 1 + constants.special + constants.precise


@pytest.mark.parametrize(
    ("changes", "pre", "post", "left"),
    [
        ({"marker": 1}, 0, -1, 6),
        ({"marker": 6}, 5, -1, 1),
        ({"marker": 7, "alarm": "pending"}, 6, -1, 0),
        ({"marker": 7, "alarm": "sounded", "free_turn": True}, 6, -1, 5),
        ({"marker": 1, "alarm": "sounded"}, -1, 0, 4),
        ({"marker": 4, "alarm": "sounded"}, -1, 3, 1),
    ],
)
def test_the_marker_lies_on_one_section_of_the_tracker(changes: dict[str, Any], pre: int, post: int, left: int) -> None:
    s = table()
    for name, value in changes.items():
        setattr(s, name, value)
    shown = view(s)
    assert (shown.track("pre-alarm").at, shown.track("post-alarm").at) == (pre, post)
    assert shown.track("pre-alarm").spaces == ("1", "2", "3", "4", "5", "6", "alarm")
    assert alarm(s).left == left


def test_alert_units_bring_the_alarm_nearer() -> None:
    s = table()
    put(s, "soldier", "e1")
    assert (alarm(s).each_enemy_turn, alarm(s).each_round, alarm(s).alert) == (0, 1, ())
    s.awareness["e"] = 2
    assert (alarm(s).each_enemy_turn, alarm(s).alert) == (1, ("soldier-1",))
    s.alarm = "pending"
    assert (alarm(s).each_enemy_turn, alarm(s).each_round) == (0, 0)


# -- cards -------------------------------------------------------------------------------------------------------------


def test_goals_say_how_far_they_are_met() -> None:
    s = table()
    assert cards(s, "goals")["goal-1"].facts == GoalFacts(met=False, done=0, of=1)
    s.heroes["brick"].items = [Carried("dossier")]
    assert cards(s, "goals")["goal-1"].facts == GoalFacts(met=False, done=1, of=1)
    s = table(mission="cold-storage")
    (plant,) = [goal for goal in s.box.mission.goals if isinstance(goal, Plant)]
    s.planted = list(plant.areas[:2])
    assert cards(s, "goals")["goal-1"].facts == GoalFacts(met=False, done=2, of=3)
    s.planted = list(plant.areas)
    assert cards(s, "goals")["goal-1"].facts == GoalFacts(met=True, done=3, of=3)


def test_the_faction_card_counts_its_units() -> None:
    s = table()
    put(s, "soldier", "e1")
    put(s, "soldier", "e2")
    rows = {card.id: facts_of(card, RowFacts) for card in cards(s, "faction").values()}
    assert rows["row-b"] == RowFacts(code="b", unit="soldier", type="soldier", most=12, on_map=2)
    assert (rows["row-c"].white, rows["row-d"].on_map) == (True, 0)
    assert list(cards(s, "units")) == ["soldier"]
    s.phase, s.row = "kill", s.box.order.index("soldier")
    assert facts_of(cards(s, "faction")["row-b"], RowFacts).acting


def test_veterans_are_called_so() -> None:
    s = GAME.begin(Setup(1, {"veterans": True}))
    put(s, "soldier", "p2")
    assert "veteran" in piece(view(s), "soldier-1")[1].marks
    assert facts_of(cards(s, "units")["veteran-soldier"], UnitFacts).veteran


def test_a_unit_that_changes_shows_all_its_sides() -> None:
    s = table(mission="iron-in-the-crypt")
    put(s, "vrilpanzer", "p1").side = 1
    facts = facts_of(cards(s, "units")[s.box.units["vrilpanzer"].id], UnitFacts)
    assert [side.keywords[1] for side in facts.sides] == ["chain-fire", "chain-fire", "crush"]
    shown = enemy(s, "vrilpanzer-1")
    assert (shown.side, shown.wounds, shown.most_wounds) == (1, 1, 3)


def test_an_action_card_shows_both_halves() -> None:
    s = table()
    s.heroes["sarge"].hand = ["lets-go", "hold-fast"]
    card = facts_of(cards(s, "actions")["lets-go"], ActionFacts)
    assert card.steps == (StepFacts(verb="move", n=1), StepFacts(verb="move", n=1, who="another-on-tile"))
    assert (card.when, card.feat, card.modifier) == ("free", False, "tactical")
    attack = ChangeFacts(fits=("attack",), attack_dice=1)
    assert card.changes == (attack, ChangeFacts(fits=("defence",), defence_dice=1))
    assert facts_of(cards(s, "actions")["hold-fast"], ActionFacts).feat


def test_every_action_card_has_an_icon_for_each_part_and_a_line_for_each_half() -> None:
    for card in standard_cards().actions.values():
        assert all(step_verb(step) for step in card.action)
        keys = [text.key for text in card_texts(card)]
        assert sum(key.startswith("step-") for key in keys) == len(card.action)
        assert keys[-1] == ("card-feat" if card.is_feat else "modifier")


def test_a_spawn_card_is_read_as_the_faction_reads_it() -> None:
    s = table()
    s.spawn.discard = ["sp-4"]
    facts = facts_of(cards(s, "spawns")["sp-4"], SpawnFacts)
    assert facts.levels == (("soldier",), ("soldier", "scientist"), ("soldier", "soldier", "dog"))


# -- the whole ---------------------------------------------------------------------------------------------------------


def test_the_heading_of_a_raid_names_its_parts() -> None:
    s = GAME.begin(Setup(1, {"mission": "raid", "raid-objective": "rescue"}))
    args = heading(s).args
    assert (args["mission"], args["map"], args["objective"]) == ("raid", "castle-wing", "rescue")
    assert "map" not in heading(table()).args


def test_looking_changes_nothing() -> None:
    s = GAME.begin(Setup(1, {}))
    before = GAME.write(s)
    view(s)
    assert GAME.write(s) == before


def test_a_view_that_is_warm_is_the_same_as_one_of_a_copy() -> None:
    match = Match.new(GAME, Setup(2, {"tie-breaks": "automatic"}))
    for _ in range(60):
        assert view(match.state) == view(match.state.copy())
        options = match.decision.options
        match.play(options[match.number % len(options)])

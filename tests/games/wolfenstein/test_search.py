"""Searching (p.10): chests, events and objectives, every chest card, and what a mission says of its objectives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from sandtable.games.wolfenstein import log, search
from sandtable.games.wolfenstein.effects import Cause
from sandtable.games.wolfenstein.gains import hand_out, maybe_test, passes_test
from sandtable.games.wolfenstein.invariants import broken
from sandtable.games.wolfenstein.log import CardDrawn, CardsSeen, Searched
from sandtable.games.wolfenstein.standing import is_skill_ended
from sandtable.games.wolfenstein.state import State
from tests.games.wolfenstein.bench import (
    act,
    add_bot,
    box,
    changes,
    flat,
    get,
    listen,
    offered,
    on_top,
    play,
    table,
    wear,
    why_not,
)

BESIDE_CHEST = {"anya": "n2", "klaus": "b4", "blazkowicz": "c4"}  # chest-1 is on m1, in r2


def beside_chest(*, script: Mapping[str, Sequence[str]] | None = None, **options: Any) -> State:
    return table(BESIDE_CHEST, script=script, **options)


# -- searching ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-SRC-01", "WOLF-CST-06", "WOLF-SRC-07", "WOLF-SRC-08", "WOLF-SRC-09", "WOLF-DSC-01")
def test_a_chest_is_searched_from_the_next_square_for_1_ap_and_is_gone() -> None:
    s = beside_chest(script={"chests": ["weapon-rack"], "weapons": ["arc-pistol"]})
    told = listen(s)
    assert offered(s, search.SEARCH) == ["search chest-1"]
    act(s, "search chest-1")
    assert s.active.ap == 5
    assert "chest-1" not in s.tokens
    assert s.chests.discard == ["weapon-rack"]
    assert len(s.chests) == 13
    assert told[:2] == [
        Searched("WOLF-SRC-08", "anya", "chest-1"),
        CardDrawn("WOLF-SRC-08", "anya", "chests", "weapon-rack"),
    ]


@pytest.mark.rules("WOLF-SRC-01", "WOLF-HER-03")
def test_searching_needs_an_action_point() -> None:
    s = beside_chest()
    s.active.ap = 0
    assert why_not(s, "search chest-1").rule == "WOLF-HER-03"


@pytest.mark.rules("WOLF-SRC-02", "WOLF-SRC-07", "WOLF-RUL-93")
def test_nothing_is_searched_from_two_squares_away() -> None:
    s = table({"anya": "o3"})
    assert offered(s, search.SEARCH) == []
    reasons = {str(option): refusal.rule for option, refusal in search.SEARCH.refusals(s, s.active)}
    assert reasons == {
        "search chest-1": "WOLF-SRC-07",
        "search chest-2": "WOLF-SRC-07",
        "search chest-3": "WOLF-SRC-07",
        "search event-1": "WOLF-SRC-02",
        "search event-2": "WOLF-SRC-02",
        "search objective-a": "WOLF-RUL-93",
    }


@pytest.mark.rules("WOLF-RUL-11")
def test_a_token_in_another_place_is_searched_through_an_open_door_only() -> None:
    """The objective of the hall lies beside the mouth of a corridor, diagonally."""
    s = table({"anya": "p12"}, mission="motor-hall")
    assert offered(s, search.SEARCH) == ["search objective-c"]
    s.closed = ["c3-r5"]
    assert why_not(s, "search objective-c").key == "not-beside"


@pytest.mark.rules("WOLF-SRC-06", "WOLF-RUL-65")
def test_an_event_is_not_searched_with_enemies_in_its_room_but_a_bot_is_no_enemy() -> None:
    s = table({"anya": "q5"}, nazis={"soldat-1": "m2"})
    assert why_not(s, "search event-1").rule == "WOLF-SRC-06"
    s.nazis["soldat-1"].at = "o8"
    assert offered(s, search.SEARCH) == ["search event-1"]
    add_bot(s, "drone-35", "anya", "m2")
    assert offered(s, search.SEARCH) == ["search event-1"]


@pytest.mark.rules("WOLF-RUL-92", "WOLF-SRC-06")
def test_a_hound_half_in_the_room_is_in_the_room() -> None:
    s = table({"anya": "q5"}, nazis={"panzerhund-43": "k3"})
    assert offered(s, search.SEARCH) == ["search event-1"]
    s.nazis["panzerhund-43"].at = "l3"
    assert why_not(s, "search event-1").key == "enemies-there"


@pytest.mark.rules("WOLF-RUL-65")
def test_a_chest_is_searched_whoever_is_near() -> None:
    s = table(BESIDE_CHEST, nazis={"soldat-1": "m2"})
    assert offered(s, search.SEARCH) == ["search chest-1"]


@pytest.mark.rules("WOLF-RUL-79", "WOLF-SRC-09")
def test_with_no_card_left_the_token_goes_and_nothing_is_drawn() -> None:
    s = beside_chest()
    s.chests.bag.clear()
    before = flat(s)
    play(search.search(s, s.active, "chest-1"))
    assert changes(before, s) == {
        "heroes.anya.ap": 5,
        "tokens": ["chest-2", "chest-3", "event-1", "event-2", "objective-a"],
    }


@pytest.mark.rules("WOLF-DSC-02")
def test_an_empty_chest_deck_is_made_of_its_discard_pile() -> None:
    s = beside_chest(script={"chests": ["locker"], "equipment": ["knife"]})
    s.chests.discard, s.chests.bag = s.chests.bag, []
    act(s, "search chest-1", "take light")
    assert len(s.chests) == 13
    assert s.chests.discard == ["locker"]


# -- objectives --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RUL-93")
def test_an_objective_is_searched_like_an_event_and_counts_for_the_goal() -> None:
    s = table({"anya": "q16"}, nazis={"soldat-1": "m13"})
    assert why_not(s, "search objective-a").rule == "WOLF-RUL-93"
    del s.nazis["soldat-1"]
    before = flat(s)
    act(s, "search objective-a")
    assert changes(before, s) == {
        "heroes.anya.ap": 5,
        "searched": ["a"],
        "tokens": ["chest-1", "chest-2", "chest-3", "event-1", "event-2"],
    }


@pytest.mark.rules("WOLF-RUL-93", "WOLF-RUL-77")
def test_a_mission_lets_its_objective_be_searched_among_enemies_and_sabotages_its_hounds() -> None:
    hounds = {"panzerhund-43": "aa15", "panzerhund-44": "m15", "panzerhund-45": "o15"}
    s = table({"anya": "z14"}, nazis=hounds, mission="kennels")
    act(s, "search objective-a", "choose panzerhund-45", "choose panzerhund-43")
    assert [name for name, nazi in s.nazis.items() if nazi.sabotaged] == ["panzerhund-43", "panzerhund-45"]


@pytest.mark.rules("WOLF-RUL-93")
def test_a_mission_moves_the_tracker_when_its_objective_is_searched() -> None:
    s = table({"anya": "ac6"}, mission="radio-mast")
    s.hazard = 3
    act(s, "search objective-a")
    assert s.hazard == 1


@pytest.mark.rules("WOLF-RUL-93")
def test_a_mission_makes_noise_when_its_objective_is_searched() -> None:
    s = table({"anya": "p12"}, mission="motor-hall")
    act(s, "search objective-c")
    assert s.noise == ["r5"]


@pytest.mark.rules("WOLF-RUL-34", "WOLF-RUL-77")
def test_a_model_that_the_mission_takes_away_is_no_kill_and_gives_no_loot() -> None:
    s = table({"anya": "p17"}, nazis={"drone-35": "b14", "drone-36": "n2"}, mission="laboratory")
    before = flat(s)
    act(s, "search objective-b", "choose drone-36")
    assert list(s.nazis) == ["drone-35"]
    gone = changes(before, s)
    assert gone.pop("nazis") == ["drone-35"]
    assert "objective-b" not in gone.pop("tokens")
    assert gone == {"heroes.anya.ap": 5, "searched": ["b"], "hazard": 1}


@pytest.mark.rules("WOLF-RUL-77")
def test_with_all_coils_searched_a_boss_loses_his_skill() -> None:
    s = table({"anya": "ac1"}, mission="professors-theatre")
    act(s, "search objective-a")
    assert not is_skill_ended(s, "bevli", "puppet-master")
    s.active.at = "n13"
    act(s, "search objective-b")
    assert is_skill_ended(s, "bevli", "puppet-master")


# -- bots --------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-BOT-14", "WOLF-BOT-16")
def test_what_a_bot_finds_in_a_chest_is_its_heros() -> None:
    s = table({"anya": "b4"}, script={"chests": ["locker"], "equipment": ["knife"]})
    bot = add_bot(s, "drone-35", "anya", "n1")
    assert search.may_search(s, bot, "chest-1") is None
    play(search.search(s, bot, "chest-1"), "take special")
    assert (bot.ap, s.active.ap) == (5, 6)
    assert s.active.items == ["knife"]
    assert s.active.ammo == {"heavy": 1, "special": 1}


@pytest.mark.rules("WOLF-BOT-16", "WOLF-BOT-09")
def test_a_trap_in_a_chest_gets_the_bot_that_opens_it_and_its_hero_the_loot() -> None:
    s = table({"anya": "b4"}, script={"chests": ["tripwire"], "equipment": ["knife"]})
    bot = add_bot(s, "drone-35", "anya", "n1")
    play(search.search(s, bot, "chest-1"))
    assert s.bots == {}
    assert (s.active.hp_lost, s.active.armor_lost) == (0, 0)
    assert s.active.items == ["knife"]
    assert s.noise == ["r2"]
    assert not list(broken(s))


@pytest.mark.rules("WOLF-BOT-15", "WOLF-RUL-93")
def test_a_bot_searches_neither_events_nor_objectives() -> None:
    s = table({"anya": "b4"})
    bot = add_bot(s, "drone-35", "anya", "q5")
    event, objective = search.may_search(s, bot, "event-1"), search.may_search(s, bot, "objective-a")
    assert event is not None
    assert objective is not None
    assert (event.rule, objective.rule) == ("WOLF-BOT-15", "WOLF-RUL-93")


# -- tests of one die --------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-DIC-02", "WOLF-DIC-03", "WOLF-DIC-04")
@pytest.mark.parametrize(("face", "success"), [("hp", True), ("armor", True), ("reload", False), ("blank", False)])
def test_a_test_is_one_die_and_a_hit_succeeds(face: str, success: bool) -> None:
    s = beside_chest(script={"test": [face]})
    told = listen(s)
    assert passes_test(s, "anya") == success
    assert told == [log.Tested("WOLF-DIC-03" if success else "WOLF-DIC-04", "anya", face, success)]
    assert s.chance.left_over == {}  # type: ignore[attr-defined]


# -- every chest card --------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """What chance and the players say when a chest card is drawn, and everything that is different afterwards."""

    card: str
    after: Mapping[str, Any]
    play: Sequence[str] = ()
    chance: Mapping[str, Sequence[str]] = {}
    heroes: Mapping[str, Mapping[str, Any]] = {}
    title: str = ""


CHESTS = [
    Row(
        "bookcase",
        {"heroes.anya.items": ["knife", "tnt"]},
        ["take tnt"],
        {"equipment": ["pipe", "tnt", "helmet", "knife"]},
        title="one of three, two back into the deck, then one more",
    ),
    Row(
        "weapon-rack",
        {"heroes.anya.weapons": [{"kind": "sturmgewehr"}, {"kind": "arc-pistol"}]},
        chance={"weapons": ["arc-pistol"]},
        title="a weapon",
    ),
    Row(
        "ammunition-crate",
        {
            "heroes.anya.ammo.light": 1,
            "heroes.anya.ammo.special": 1,
            "heroes.blazkowicz.ammo.heavy": 2,
            "heroes.klaus.ammo.light": 2,
            "heroes.max.ammo.special": 1,
        },
        ["take light", "take special", "take heavy", "take light", "take special"],
        title="two ammo tokens, and one for each other, also for who is not yet on the map",
    ),
    Row(
        "medicine-cabinet",
        {"heroes.anya.items": ["first-aid-kit"]},
        ["choose 1"],
        heroes={"anya": {"hp_lost": 2}},
        title="a first aid kit",
    ),
    Row(
        "medicine-cabinet",
        {"heroes.anya.hp_lost": None},
        ["choose 2"],
        heroes={"anya": {"hp_lost": 2}},
        title="or two HP at once",
    ),
    Row(
        "medicine-cabinet",
        {"heroes.anya.items": ["first-aid-kit"]},
        title="nobody who is well needs healing",
    ),
    Row(
        "locker",
        {"heroes.anya.items": ["knife"], "heroes.anya.ammo.heavy": 2},
        ["take heavy"],
        {"equipment": ["knife"]},
        title="a card and an ammo token",
    ),
    Row(
        "tool-box",
        {"heroes.anya.items": ["bayonet"], "equipment.bottom": ["knife", "pipe"]},
        chance={"equipment": ["knife", "bayonet", "pipe"]},
        title="what is attachable must be taken, the rest goes under the deck",
    ),
    Row(
        "tool-box",
        {"heroes.anya.items": ["lockpicks"], "equipment.bottom": ["bayonet", "pipe"]},
        ["take lockpicks"],
        {"equipment": ["lockpicks", "bayonet", "pipe"]},
        title="of two that fit, one",
    ),
    Row(
        "tool-box",
        {"heroes.anya.items": ["pipe"], "equipment.bottom": ["knife", "tnt"]},
        ["take pipe"],
        {"equipment": ["knife", "tnt", "pipe"]},
        title="any one if none fits",
    ),
    Row(
        "wall-safe",
        {"heroes.anya.gp": 2, "heroes.anya.items": ["knife"]},
        chance={"test": ["armor"], "equipment": ["knife"]},
        title="success",
    ),
    Row("wall-safe", {"hazard": 1}, chance={"test": ["blank"]}, title="failure"),
    Row("demolition-stores", {"heroes.anya.items": ["tnt"]}, ["take tnt"], title="TNT"),
    Row("demolition-stores", {"heroes.anya.items": ["hand-grenade"]}, ["take hand-grenade"], title="a grenade"),
    Row(
        "tripwire",
        {"heroes.anya.armor_lost": 2, "noise": ["r2"], "heroes.anya.items": ["knife"]},
        chance={"equipment": ["knife"]},
        title="two damage, noise, and a card",
    ),
    Row("coat-rack", {"heroes.anya.items": ["officers-uniform"]}, title="a uniform"),
]


@pytest.mark.rules("WOLF-CRD-05", "WOLF-CRD-36", "WOLF-SRC-08", "WOLF-DIC-05", "WOLF-RUL-57", "WOLF-RUL-74")
@pytest.mark.parametrize("row", CHESTS, ids=lambda row: f"{row.card}: {row.title}")
def test_a_chest_card_does_what_it_says_and_nothing_else(row: Row) -> None:
    s = beside_chest(script={"chests": [row.card], **row.chance})
    for name, fields in row.heroes.items():
        for field, value in fields.items():
            setattr(s.heroes[name], field, value)
    before = flat(s)
    act(s, "search chest-1", *row.play)
    found = changes(before, s)
    assert found.pop("heroes.anya.ap") == 5
    assert "chest-1" not in found.pop("tokens")
    assert found.pop("chests.discard") == [row.card]
    assert len(found.pop("chests.bag")) == 13
    for deck in ("equipment", "weapons"):
        found.pop(f"{deck}.bag", None)  # that no card is lost, `act` has seen
    assert found == row.after
    assert s.chance.left_over == {}  # type: ignore[attr-defined]


def test_every_chest_card_is_shown_above() -> None:
    assert {row.card for row in CHESTS} == set(box().cards.chests)


def test_the_uniform_may_be_gone_and_a_card_is_drawn_in_its_place() -> None:
    s = beside_chest(script={"chests": ["coat-rack"], "equipment": ["knife"]})
    get(s, s.heroes["max"], "officers-uniform", "officers-uniform")
    act(s, "search chest-1")
    assert s.active.items == ["knife"]


def test_a_card_is_fetched_out_of_the_discard_pile_too() -> None:
    s = beside_chest(script={"chests": ["coat-rack"]})
    s.equipment.bag = [card for card in s.equipment.bag if card != "officers-uniform"]
    s.equipment.discard = ["officers-uniform", "officers-uniform"]
    act(s, "search chest-1")
    assert s.active.items == ["officers-uniform"]
    assert s.equipment.discard == ["officers-uniform"]


def test_what_is_gone_for_good_cannot_be_fetched() -> None:
    """Both TNTs and all grenades are in somebody's hands: the stores are empty."""
    s = beside_chest(script={"chests": ["demolition-stores"]})
    get(s, s.heroes["klaus"], "tnt", "tnt", "hand-grenade", "hand-grenade", "hand-grenade")
    before = s.active.items[:]
    act(s, "search chest-1")
    assert s.active.items == before


def test_cards_of_other_types_are_refused_while_a_preferred_one_is_there() -> None:
    s = beside_chest(script={"chests": ["tool-box"], "equipment": ["lockpicks", "bayonet", "pipe"]})
    (decision,) = act(s, "search chest-1", "take bayonet")
    assert decision.prompt == "take-card"
    assert decision.args["cards"] == ("lockpicks", "bayonet", "pipe")
    refusal = decision.why_not("take pipe")
    assert refusal is not None
    assert refusal.key == "another-type-first"


@pytest.mark.rules("WOLF-RUL-79")
def test_a_deck_of_two_shows_two() -> None:
    s = beside_chest(script={"chests": ["bookcase"]})
    spare = s.equipment.bag[2:]
    s.equipment.bag, s.heroes["klaus"].items = s.equipment.bag[:2], spare
    first, second = s.equipment.bag
    act(s, "search chest-1", *([f"take {second}"] if first != second else []))
    assert s.active.items == [second, first]
    assert len(s.equipment) == 0


# -- loot --------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RUL-57", "WOLF-RUL-74")
def test_a_dead_hero_has_no_share_and_a_bleeding_one_has() -> None:
    s = beside_chest()
    s.heroes["klaus"].dead, s.heroes["klaus"].at = True, ""
    s.heroes["klaus"].weapons.clear()
    s.heroes["blazkowicz"].hp_lost, s.heroes["blazkowicz"].bleeding = 5, True
    crate = s.box.cards.chests["ammunition-crate"]
    play(hand_out(s, Cause(hero="anya"), crate), *["take special"] * 4)
    assert {name: hero.ammo.get("special", 0) for name, hero in s.heroes.items()} == {
        "anya": 2,
        "blazkowicz": 1,
        "klaus": 0,
        "max": 1,
    }


@pytest.mark.rules("WOLF-AMM-01")
def test_each_heros_own_player_chooses_the_ammo() -> None:
    s = beside_chest(script={"chests": ["ammunition-crate"]}, players=4)
    asked = act(s, "search chest-1", *["take light"] * 5)
    assert [(decision.seat, decision.args["hero"]) for decision in asked] == [
        ("player-1", "anya"),
        ("player-1", "anya"),
        ("player-2", "blazkowicz"),
        ("player-3", "klaus"),
        ("player-4", "max"),
    ]


@pytest.mark.rules("WOLF-DIF-07", "WOLF-DIF-08", "WOLF-DIF-09")
@pytest.mark.parametrize(
    ("difficulty", "kill", "event", "chest"),
    [("can-i-play-daddy", 4, 4, 2), ("dont-hurt-me", 2, 4, 2), ("bring-em-on", 2, 2, 2), ("death-incarnate", 2, 2, 2)],
)
def test_the_easier_levels_double_glory_of_kills_and_events(difficulty: str, kill: int, event: int, chest: int) -> None:
    """An Officer is worth 2 GP, and 1 GP to each other Hero; a safe has 2 GP on every level."""
    officer, safe = box().cards.enemies["officer"], box().cards.chests["wall-safe"].success
    assert safe is not None
    gained = []
    for cause, loot in (
        (Cause(hero="anya", is_kill=True), officer),
        (Cause(hero="anya", is_event=True), safe),
        (Cause(hero="anya"), safe),
    ):
        s = beside_chest(difficulty=difficulty)
        play(hand_out(s, cause, loot))
        gained.append(s.active.gp)
        if loot is officer:
            assert s.heroes["max"].gp == kill // 2
    assert gained == [kill, event, chest]


@pytest.mark.rules("WOLF-GLO-02", "WOLF-DIF-08")
@pytest.mark.parametrize("difficulty", ["can-i-play-daddy", "bring-em-on"])
def test_glory_lost_is_not_doubled_and_never_falls_below_0(difficulty: str) -> None:
    s = beside_chest(difficulty=difficulty)
    s.heroes["klaus"].gp = 3
    kill = s.box.cards.events["chased"].options[1]
    play(hand_out(s, Cause(hero="anya", is_event=True), kill), "take light")
    assert {name: hero.gp for name, hero in s.heroes.items()} == {"anya": 0, "blazkowicz": 0, "klaus": 2, "max": 0}


# -- a look at the card first ------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-CRD-15", "WOLF-EQP-04")
def test_plans_show_the_top_card_before_it_is_drawn_once_a_round() -> None:
    s = beside_chest(script={"chests": ["tripwire"]})
    anya = s.active
    get(s, anya, "castle-plans")
    assert offered(s, search.PEEK) == []
    assert why_not(s, "peek chest-1").rule == "WOLF-EQP-04"
    act(s, "equip castle-plans")
    told = listen(s)
    act(s, "peek chest-1")
    assert told == [CardsSeen("WOLF-CRD-15", "anya", "chests", ("tripwire",))]
    assert s.chests.top == ["tripwire"]
    assert anya.ap == 6
    assert why_not(s, "peek chest-1").key == "used-this-round"
    act(s, "search chest-1")
    assert s.chests.discard == ["tripwire"]


@pytest.mark.rules("WOLF-CRD-15")
def test_plans_show_events_but_no_objective_and_nothing_that_is_known() -> None:
    s = table({"anya": "q5"}, script={"events": ["ambush"]})
    wear(s, s.active, "castle-plans")
    act(s, "peek event-1")
    assert s.events.top == ["ambush"]
    s.active.round_used.clear()
    assert why_not(s, "peek event-1").key == "nothing-new-to-see"
    assert why_not(s, "peek objective-a").rule == "WOLF-RUL-93"
    assert why_not(s, "peek chest-1").rule == "WOLF-SRC-07"


def test_a_card_without_a_test_rolls_no_die() -> None:
    s = beside_chest()
    before = s.chance.count
    play(maybe_test(s, Cause(hero="anya"), s.box.cards.chests["locker"]))
    assert s.chance.count == before


def test_a_deck_that_was_looked_into_is_drawn_in_order() -> None:
    s = beside_chest()
    on_top(s, "chests", "weapon-rack")
    act(s, "search chest-1")
    assert len(s.active.weapons) == 2

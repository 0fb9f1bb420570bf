"""Event cards (p.7, p.10): both options of every card, what is kept until it has happened, and what counts as done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from sandtable.engine.match import Match
from sandtable.games.wolfenstein import events, kills, movement, search, winning
from sandtable.games.wolfenstein.effects import Cause
from sandtable.games.wolfenstein.invariants import broken
from sandtable.games.wolfenstein.log import CardDrawn, EventChosen
from sandtable.games.wolfenstein.state import Kept, Nazi, State, Weapon
from sandtable.games.wolfenstein.table import base_ap, places
from tests.games.wolfenstein.bench import GAME, act, box, changes, flat, get, listen, on_top, play, table
from tests.support import say, written

#: Anya stands beside event-1 (r6, in the room r2), the others are far off, each alone, and Max is yet to come.
PLACES = {"anya": "q5", "klaus": "b4", "blazkowicz": "c9"}
EVENT_SQUARE = "r6"


def beside_event(card: str, *, script: Mapping[str, Sequence[str]] | None = None, **options: Any) -> State:
    """This card is the next to be drawn."""
    return table(PLACES, script={"events": [card], **(script or {})}, **options)


class Row(NamedTuple):
    """A table, what chance and the players say, and everything that is different when the option is carried out."""

    card: str
    option: str
    after: Mapping[str, Any] = {}
    play: Sequence[str] = ()
    chance: Mapping[str, Sequence[str]] = {}
    before: Mapping[str, Mapping[str, Any]] = {}  # of Heroes, or of the table under ""
    nazis: Mapping[str, str] = {}
    kept: bool = False
    title: str = ""
    rules: Sequence[str] = ()

    def __str__(self) -> str:
        return f"{self.card}: {self.option}{' ' if self.title else ''}{self.title}"


HURT = {"hp_lost": 2}
TOGETHER: dict[str, dict[str, Any]] = {
    "blazkowicz": {"at": "o3"},
    "": {"noise": ["r2"]},
}  # B.J. is in the room too, which is noisy

ROWS = [
    Row(
        "chased",
        "help",
        {
            "nazis": ["officer-17", "soldat-1", "space-marine-9"],
            "noise": ["r2"],
            "heroes.anya.events": [{"card": "chased", "option": "help", "spawn": "a"}],
        },
        kept=True,
    ),
    Row(
        "chased",
        "kill",
        {"heroes.anya.ammo.light": 1, "heroes.anya.gp": 1, "heroes.klaus.gp": None},
        ["take light"],
        before={"anya": {"gp": 2}, "klaus": {"gp": 1}},
    ),
    Row(
        "wireless-set",
        "report",
        {"hazard": 1, "heroes.anya.gp": 1},
        chance={"test": ["hp"]},
        before={"": {"hazard": 3}},
        title="believed",
    ),
    Row(
        "wireless-set",
        "report",
        {"hazard": 4},
        chance={"test": ["reload"]},
        before={"": {"hazard": 3}},
        title="not believed",
    ),
    Row(
        "wireless-set",
        "smash",
        {"noise": ["r2"], "heroes.anya.items": ["knife"]},
        chance={"equipment": ["knife"]},
    ),
    Row(
        "captive-engineer",
        "free",
        {
            "nazis": ["soldat-1", "soldat-2"],
            "noise": ["r2"],
            "bots.drone-35.hero": "anya",
        },
    ),
    Row(
        "captive-engineer",
        "notes",
        {
            "heroes.anya.items": ["knife"],
            "heroes.blazkowicz.ammo.light": 1,
            "heroes.klaus.ammo.heavy": 1,
            "heroes.max.ammo.special": 1,
        },
        ["take light", "take heavy", "take special"],
        {"equipment": ["knife"]},
    ),
    Row(
        "sleeping-machine",
        "wake",
        {"bots.ubersoldat-31.hero": "anya", "noise": ["r2"]},
        chance={"test": ["armor"]},
        title="for us",
    ),
    Row(
        "sleeping-machine",
        "wake",
        {"nazis": ["ubersoldat-31"], "noise": ["r2"]},
        chance={"test": ["blank"]},
        title="against us",
    ),
    Row(
        "sleeping-machine",
        "strip",
        {"heroes.anya.weapons": [{"kind": "sturmgewehr"}, {"kind": "arc-pistol"}], "heroes.anya.ammo.special": 1},
        chance={"weapons": ["arc-pistol"]},
    ),
    Row(
        "feeding-hatch",
        "open",
        {
            "nazis": ["panzerhund-43"],
            "noise": ["r2"],
            "heroes.anya.events": [{"card": "feeding-hatch", "option": "open", "spawned": ["panzerhund-43"]}],
        },
        kept=True,
    ),
    Row("feeding-hatch", "creep", {"heroes.anya.fatigued": True, "heroes.anya.gp": 1}),
    Row(
        "officers-table",
        "spoil",
        {"nazis.officer-17.armor_lost": 1, "nazis.officer-18.armor_lost": 1, "hazard": 1, "heroes.anya.gp": 1},
        nazis={"officer-17": "a14", "soldat-1": "c15", "officer-18": "o15"},
    ),
    Row(
        "officers-table",
        "eat",
        {"heroes.anya.hp_lost": None, "heroes.blazkowicz.hp_lost": 1, "heroes.klaus.hp_lost": None},
        before={"anya": HURT, "blazkowicz": HURT, "klaus": {"hp_lost": 1}},
    ),
    Row(
        "quartermasters-clerk",
        "pay",
        {
            "heroes.anya.gp": None,
            "heroes.anya.weapons": [{"kind": "sturmgewehr"}, {"kind": "arc-pistol"}],
            "heroes.anya.ammo.special": 1,
        },
        ["take special"],
        {"weapons": ["arc-pistol"]},
        before={"anya": {"gp": 1}},
    ),
    Row(
        "quartermasters-clerk",
        "threaten",
        {"heroes.anya.weapons": [{"kind": "sturmgewehr"}, {"kind": "arc-pistol"}]},
        chance={"test": ["hp"], "weapons": ["arc-pistol"]},
        title="with success",
    ),
    Row(
        "quartermasters-clerk",
        "threaten",
        {"nazis": ["soldat-1"], "noise": ["r2"], "hazard": 1},
        chance={"test": ["blank"]},
        title="in vain",
    ),
    Row("loose-floorboards", "let-go", {"heroes.anya.at": "c1", "heroes.anya.gp": 1, "noise": ["r1"]}, ["put c1"]),
    Row(
        "loose-floorboards",
        "hang-on",
        {"heroes.anya.armor_lost": 2, "heroes.anya.items": ["knife"]},
        chance={"equipment": ["knife"]},
    ),
    Row(
        "gas-in-the-pipes",
        "shut",
        {"heroes.anya.armor_lost": 1, "heroes.blazkowicz.armor_lost": 1, "heroes.anya.gp": 2},
        before=TOGETHER,
    ),
    Row(
        "gas-in-the-pipes",
        "run",
        {"heroes.anya.fatigued": True, "heroes.blazkowicz.fatigued": True, "noise": ["r2"]},
        before={"blazkowicz": {"at": "o3"}},
    ),
    Row(
        "courier",
        "take-along",
        {"heroes.anya.events": [{"card": "courier", "option": "take-along"}]},
        kept=True,
    ),
    Row(
        "courier",
        "take-bag",
        {"heroes.anya.items": ["knife"], "heroes.anya.ammo.heavy": 2},
        ["take heavy"],
        {"equipment": ["knife"]},
    ),
    Row(
        "cooks-offer",
        "trust",
        {
            "heroes.anya.gp": 1,
            "heroes.blazkowicz.items": ["hatchet", "knife"],
            "heroes.klaus.items": ["tnt"],
            "heroes.max.items": ["hand-grenade", "helmet", "pipe"],
        },
        chance={"test": ["armor"], "equipment": ["knife", "tnt", "helmet"]},
        title="with reason",
    ),
    Row(
        "cooks-offer",
        "trust",
        {"nazis": ["soldat-1", "soldat-2"], "noise": ["r2"]},
        chance={"test": ["blank"]},
        title="without reason",
    ),
    Row("cooks-offer", "lock-in", {"heroes.anya.items": ["knife"]}),
    Row(
        "projection-room",
        "burn",
        {
            "noise": ["r2"],
            "hazard": 1,
            "heroes.anya.gp": 2,
            "heroes.blazkowicz.gp": 1,
            "heroes.klaus.gp": 1,
            "heroes.max.gp": 1,
        },
    ),
    Row(
        "projection-room",
        "watch",
        {"heroes.anya.events": [{"card": "projection-room", "option": "watch"}]},
        kept=True,
    ),
    Row(
        "goods-lift",
        "climb",
        {"heroes.anya.fatigued": True, "heroes.anya.at": "o9", "heroes.anya.gp": 1},
        ["put o9"],
    ),
    Row("goods-lift", "ring", {"noise": ["r2"], "heroes.anya.items": ["knife"]}, chance={"equipment": ["knife"]}),
    Row(
        "deserter",
        "bandage",
        {"heroes.anya.ap": 3, "bots.soldat-1.hero": "anya", "noise": ["r2"]},
        title="with time",
    ),
    Row(
        "deserter",
        "bandage",
        {
            "heroes.anya.items": None,
            "equipment.discard": ["first-aid-kit"],
            "bots.soldat-1.hero": "anya",
            "noise": ["r2"],
        },
        ["pay first-aid-kit"],
        before={"anya": {"items": ["first-aid-kit"]}},
        title="with a kit",
    ),
    Row("deserter", "question", {"hazard": 1, "heroes.anya.gp": 1}, before={"": {"hazard": 2}}),
    Row(
        "prototype",
        "fire",
        {
            "hazard": 1,
            "heroes.anya.weapons": [
                {"kind": "sturmgewehr"},
                {"kind": "rocket-tube", "empty": True, "just_emptied": True},
            ],
        },
        chance={"weapons": ["rocket-tube"]},
    ),
    Row("prototype", "dismantle", {"heroes.anya.ammo.special": 3}),
    Row(
        "fuse-box",
        "overload",
        {"nazis.drone-35.sabotaged": True, "nazis.supersoldat-27.sabotaged": True, "heroes.anya.gp": 1},
        ["choose supersoldat-27", "choose drone-35"],
        nazis={"drone-35": "o8", "drone-36": "o9", "supersoldat-27": "k3", "drone-37": "o13", "soldat-1": "p9"},
    ),
    Row("fuse-box", "cut", {"limit_shift": 1}),
    Row(
        "ambush",
        "fight",
        {
            "nazis": ["space-marine-10", "space-marine-9"],
            "noise": ["r2"],
            "heroes.anya.events": [
                {"card": "ambush", "option": "fight", "spawned": ["space-marine-9", "space-marine-10"]}
            ],
        },
        kept=True,
    ),
    Row(
        "ambush",
        "fall-back",
        {"heroes.anya.fatigued": True, "heroes.blazkowicz.fatigued": True, "nazis": ["soldat-1"]},
        before=TOGETHER,
    ),
    Row(
        "cells",
        "force",
        {"heroes.anya.gp": 2, "heroes.blazkowicz.gp": 1, "heroes.klaus.gp": 1, "heroes.max.gp": 1},
        chance={"test": ["hp"]},
        title="with success",
    ),
    Row(
        "cells",
        "force",
        {"nazis": ["officer-17", "soldat-1"], "noise": ["r2"]},
        chance={"test": ["reload"]},
        title="in vain",
    ),
    Row("cells", "pass-key", {"heroes.anya.gp": 1}),
    Row(
        "munitions-hoist",
        "load",
        {
            "heroes.anya.ammo.light": 2,
            "heroes.blazkowicz.ammo.light": 1,
            "heroes.blazkowicz.ammo.heavy": 2,
            "hazard": 1,
        },
        ["take light", "take light", "take light", "take heavy"],
        before=TOGETHER,
    ),
    Row("munitions-hoist", "jam", {"thinned": 1}),
    Row("portrait-gallery", "shoot", {"noise": ["r2"], "heroes.anya.gp": 2}),
    Row(
        "portrait-gallery",
        "look-behind",
        {"heroes.anya.items": ["knife"], "heroes.anya.ammo.light": 1, "chests.discard": ["locker"]},
        ["take light"],
        {"chests": ["locker"], "equipment": ["knife"]},
    ),
]


def lay_out(row: Row) -> State:
    s = beside_event(row.card, script=row.chance)
    s.nazis = {name: Nazi(id=name, at=at) for name, at in row.nazis.items()}
    for name, fields in row.before.items():
        for field, value in fields.items():
            if field == "items":
                get(s, s.heroes[name], *value)
            else:
                setattr(s.heroes[name] if name else s, field, value)
    return s


@pytest.mark.rules(
    "WOLF-SRC-02",
    "WOLF-SRC-03",
    "WOLF-SRC-04",
    "WOLF-SRC-05",
    "WOLF-CRD-06",
    "WOLF-CRD-37",
    "WOLF-CRD-38",
    "WOLF-DIC-02",
    "WOLF-DIC-05",
    "WOLF-HAZ-04",
    "WOLF-GLO-01",
    "WOLF-RUL-57",
    "WOLF-RUL-77",
)
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_an_option_does_what_the_card_says_and_nothing_else(row: Row) -> None:
    s = lay_out(row)
    before = flat(s)
    act(s, "search event-1", f"choose {row.option}", *row.play)
    found = changes(before, s)
    found.setdefault("heroes.anya.ap", 5)
    assert "event-1" not in found.pop("tokens")
    assert len(found.pop("events.bag")) == 19
    if not row.kept:
        assert found.pop("events.discard") == [row.card]
        assert found.pop("events_done") == 1
    for name in [name for name in found if name.startswith("bots.") and not name.endswith(".hero")]:
        del found[name]  # how a bot comes is told elsewhere
    for deck in ("equipment", "weapons", "chests"):
        found.pop(f"{deck}.bag", None)  # that no card is lost, `act` has seen
    assert found == {"heroes.anya.ap": 5, **row.after}
    assert s.chance.left_over == {}  # type: ignore[attr-defined]


def test_both_options_of_every_event_card_are_shown_above() -> None:
    shown = {(row.card, row.option) for row in ROWS}
    assert shown == {(card.id, option.id) for card in box().cards.events.values() for option in card.options}


# -- drawing and choosing ----------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-SRC-03", "WOLF-RUL-78")
def test_the_card_is_read_out_and_the_searching_heros_player_chooses() -> None:
    s = table({"klaus": "q5", "anya": "b4"}, script={"events": ["cells"]}, players=4)
    told = listen(s)
    (decision,) = act(s, "search event-1", "choose pass-key")
    assert (decision.seat, decision.prompt, decision.args) == ("player-3", "event", {"hero": "klaus", "card": "cells"})
    assert CardDrawn("WOLF-SRC-03", "klaus", "events", "cells") in told
    assert EventChosen("WOLF-SRC-04", "klaus", "cells", "pass-key") in told


@pytest.mark.rules("WOLF-CRD-16", "WOLF-CRD-17")
def test_a_side_mission_can_be_declined_and_is_not_completed_then() -> None:
    s = beside_event("cells")
    before = flat(s)
    act(s, "search event-1", "decline")
    found = changes(before, s)
    assert set(found) == {"heroes.anya.ap", "tokens", "events.bag", "events.discard"}
    assert found["events.discard"] == ["cells"]


@pytest.mark.rules("WOLF-CRD-16")
@pytest.mark.parametrize("card", [card.id for card in box().cards.events.values() if card.must])
def test_some_cannot_be_declined(card: str) -> None:
    s = beside_event(card)
    choices = {option.id: option for option in s.box.cards.events[card].options}
    first = next(iter(choices))
    rule = search.search(s, s.active, "event-1")
    decision = next(rule)
    assert [str(option) for option in decision.options] == [f"choose {name}" for name in choices]  # type: ignore[union-attr]
    refusal = decision.why_not("decline")  # type: ignore[union-attr]
    assert refusal is not None
    assert refusal.rule == "WOLF-CRD-16"
    assert events.may_choose(s.active, choices[first]) is None


@pytest.mark.rules("WOLF-RUL-78", "WOLF-GLO-03")
def test_an_option_that_cannot_be_paid_is_not_offered() -> None:
    s = beside_event("quartermasters-clerk")
    (decision,) = act(s, "search event-1", "decline")
    refusal = decision.why_not("choose pay")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("WOLF-RUL-78", "too-few-gp")


@pytest.mark.rules("WOLF-FAT-10", "WOLF-FAT-11")
def test_fatigue_as_a_cost_is_not_for_a_tired_hero() -> None:
    s = beside_event("goods-lift")
    s.active.fatigued = True
    (decision,) = act(s, "search event-1", "decline")
    refusal = decision.why_not("choose climb")
    assert refusal is not None
    assert refusal.rule == "WOLF-FAT-11"


@pytest.mark.rules("WOLF-FAT-12")
def test_fatigue_as_an_effect_adds_nothing_to_a_tired_hero_and_the_rest_happens() -> None:
    s = beside_event("feeding-hatch")
    s.active.fatigued = True
    act(s, "search event-1", "choose creep")
    assert s.active.gp == 1


@pytest.mark.rules("WOLF-RUL-78")
def test_of_two_prices_only_what_the_hero_has_is_offered() -> None:
    s = beside_event("deserter")
    s.active.ap = 2
    (decision,) = act(s, "search event-1", "decline")
    refusal = decision.why_not("choose bandage")
    assert refusal is not None
    assert refusal.rule == "WOLF-HER-03"
    s = beside_event("deserter")
    s.active.ap = 2
    get(s, s.active, "first-aid-kit")
    act(s, "search event-1", "choose bandage")  # one price is left, so nobody is asked
    assert s.active.items == []
    assert s.active.ap == 1


@pytest.mark.rules("WOLF-DIF-11")
def test_on_the_hardest_level_paying_glory_is_tiring_here_too() -> None:
    s = beside_event("quartermasters-clerk", difficulty="death-incarnate")
    s.active.gp = 1
    act(s, "search event-1", "choose pay", "take light")
    assert s.active.fatigued


@pytest.mark.rules("WOLF-RUL-79")
def test_with_no_event_card_left_nothing_is_drawn() -> None:
    s = table(PLACES)
    s.events.bag.clear()
    play(search.search(s, s.active, "event-1"))
    assert s.events_done == 0


@pytest.mark.rules("WOLF-RUL-21", "WOLF-DSC-03")
def test_the_first_weapon_of_a_kind_is_the_uppermost_where_the_order_is_known() -> None:
    """Then the deck is shuffled, and nobody knows anything of it any more."""
    s = beside_event("prototype")
    on_top(s, "weapons", "sturmgewehr", "arc-pistol", "cutting-beam")
    act(s, "search event-1", "choose fire")
    assert s.active.weapons[1] == Weapon("arc-pistol", empty=True, just_emptied=True)
    assert s.weapons.top == []
    assert len(s.weapons) == 27


@pytest.mark.rules("WOLF-RUL-79")
def test_with_no_such_weapon_in_the_deck_none_is_found() -> None:
    s = beside_event("prototype")
    cards = s.box.cards.weapons
    s.heroes["klaus"].weapons += [Weapon(kind) for kind in s.weapons.bag if cards[kind].ammo == "special"]
    s.weapons.bag = [kind for kind in s.weapons.bag if cards[kind].ammo != "special"]
    act(s, "search event-1", "choose fire")
    assert len(s.active.weapons) == 1
    assert (s.hazard, s.events_done) == (1, 1)


def test_an_event_in_the_course_of_a_match() -> None:
    """The questions come one after another in one action, and the next one is the Hero's menu again."""
    match = Match(GAME, beside_event("quartermasters-clerk", script={"weapons": ["arc-pistol"]}), listen=True)
    match.state.active.gp = 1
    assert match.decision.prompt == "action"
    say(match, "search event-1")
    assert written(match.decision) == ["choose pay", "choose threaten", "decline"]
    say(match, "choose pay", "take special")
    assert match.decision.prompt == "action"
    anya = match.state.active
    assert (anya.gp, anya.ap, anya.ammo) == (0, 5, {"heavy": 1, "special": 1})
    assert match.state.events_done == 1


# -- where models come in ----------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-SPN-06", "WOLF-SRC-05")
def test_nazis_of_an_event_come_to_its_square_and_those_around_it() -> None:
    s = beside_event("chased")
    act(s, "search event-1", "choose help")
    around = {"r6", "q6", "r5"}  # the other squares next to it: Anya's, and walls
    assert {nazi.at for nazi in s.nazis.values()} <= around
    assert EVENT_SQUARE in {nazi.at for nazi in s.nazis.values()}


@pytest.mark.rules("WOLF-BOT-01", "WOLF-BOT-02")
def test_a_bot_comes_to_the_square_of_the_event() -> None:
    s = beside_event("sleeping-machine", script={"test": ["hp"]})
    act(s, "search event-1", "choose wake")
    assert s.bots["ubersoldat-31"].at == EVENT_SQUARE


def test_here_is_the_place_of_the_token_not_of_the_hero() -> None:
    """The searching Hero is in the corridor c3, the token in the room r2."""
    s = table({"anya": "p7"}, script={"events": ["portrait-gallery"]})
    play(events.draw_event(s, s.active, "event-1"), "choose shoot")
    assert places(s, s.active) == ("c3",)
    assert s.noise == ["r2"]


# -- kept cards --------------------------------------------------------------------------------------------------------


def keeping(card: str, option: str, **fields: Any) -> State:
    """Anya keeps a card."""
    s = table(PLACES)
    s.events.bag.remove(card)
    s.active.events.append(Kept(card, option, **fields))
    return s


def bring(s: State, *names: str) -> None:
    for number, name in enumerate(names):
        s.nazis[name] = Nazi(id=name, at=f"{'mnop'[number]}15")


def kill(s: State, name: str, hero: str, *answers: str) -> None:
    play(kills.kill(s, s.nazis[name], Cause(hero=hero, loot=False)), *answers)
    assert not list(broken(s))


@pytest.mark.rules("WOLF-CRD-37", "WOLF-RUL-86")
def test_a_kept_card_is_done_when_its_hero_passes_the_nearest_hero_spawn_token() -> None:
    s = keeping("chased", "help", spawn="a")
    on_top(s, "equipment", "knife")
    anya = s.active
    anya.at = "b3"
    play(movement.arrives(s, anya))
    assert anya.events
    anya.at = "b2"
    play(movement.arrives(s, anya))
    assert anya.events == []
    assert (anya.gp, anya.items) == (1, ["knife"])
    assert [s.heroes[name].gp for name in ("blazkowicz", "klaus", "max")] == [1, 1, 1]
    assert s.events.discard == ["chased"]
    assert s.events_done == 1


@pytest.mark.rules("WOLF-RUL-86")
def test_nearest_is_measured_when_the_card_is_drawn() -> None:
    """In the cells there are four Hero spawn tokens; a is nearest, and no other will do."""
    s = table({"anya": "q12"}, mission="cells", script={"events": ["chased"]})
    s.active.at = "q4"
    play(events.draw_event(s, s.active, "event-1"), "choose help")
    assert s.active.events == [Kept("chased", "help", "a")]
    for square, is_done in (("ac14", False), ("n2", True)):
        s.active.at = square
        play(events.reached(s, s.active))
        assert (s.active.events == []) == is_done


@pytest.mark.rules("WOLF-RUL-86", "WOLF-RUL-17")
def test_of_two_tokens_equally_near_the_player_heads_for_one() -> None:
    s = table({"anya": "n14"}, mission="cells", script={"events": ["chased"]})
    s.tokens.remove("objective-a")
    s.active.at = "n14"  # 12 squares from a (n2) and from d (b17)
    asked = play(events.draw_event(s, s.active, "event-1"), "choose help", "head-for d")
    assert [str(option) for option in asked[1].options] == ["head-for a", "head-for d"]
    assert s.active.events[0].spawn == "d"


@pytest.mark.rules("WOLF-RUL-86")
def test_any_hero_spawn_token_will_do_for_a_card_that_says_so_and_until_then_it_slows_the_hero() -> None:
    s = keeping("courier", "take-along")
    anya = s.active
    assert base_ap(s, anya) == 7
    anya.at = "b2"
    play(events.reached(s, anya))
    assert base_ap(s, anya) == 8
    assert (anya.gp, s.heroes["max"].gp, s.events_done) == (2, 1, 1)


@pytest.mark.rules("WOLF-CRD-17")
def test_a_card_is_done_when_the_last_model_that_it_brought_is_dead_whoever_kills_it() -> None:
    s = keeping("ambush", "fight", spawned=["space-marine-9", "space-marine-10"])
    bring(s, "space-marine-9", "space-marine-10", "space-marine-11")
    kill(s, "space-marine-11", "anya")
    kill(s, "space-marine-9", "anya")
    assert s.active.events[0].spawned == ["space-marine-10"]
    assert s.events_done == 0
    kill(s, "space-marine-10", "klaus")
    assert s.active.events == []
    assert (s.active.gp, s.heroes["klaus"].gp, s.events_done) == (2, 1, 1)


@pytest.mark.rules("WOLF-CRD-17", "WOLF-RUL-41")
def test_a_card_that_could_bring_nobody_in_is_done_at_once() -> None:
    s = beside_event("feeding-hatch")
    for number, at in ((43, "a14"), (44, "c14"), (45, "e14")):
        s.nazis[f"panzerhund-{number}"] = Nazi(id=f"panzerhund-{number}", at=at)
    act(s, "search event-1", "choose open")
    assert s.active.events == []
    assert (s.active.gp, s.events_done) == (3, 1)


@pytest.mark.rules("WOLF-RUL-34")
def test_a_card_whose_model_the_mission_takes_away_waits_for_nobody() -> None:
    s = table({"anya": "p17"}, mission="laboratory", nazis={"drone-35": "a15"})
    s.events.bag.remove("ambush")
    s.active.events.append(Kept("ambush", "fight", spawned=["drone-35"]))
    act(s, "search objective-b")
    assert s.active.events == []
    assert s.events_done == 1


def test_a_card_that_waits_for_a_kill_is_done_by_its_own_hero_and_the_right_enemy() -> None:
    s = keeping("projection-room", "watch")
    bring(s, "officer-17", "soldat-1", "officer-18")
    kill(s, "officer-17", "klaus")
    kill(s, "soldat-1", "anya")
    assert s.active.events
    kill(s, "officer-18", "anya")
    assert s.active.events == []
    assert (s.active.gp, s.events_done) == (1, 1)


@pytest.mark.rules("WOLF-DIF-08")
def test_glory_of_a_kept_event_is_doubled_too() -> None:
    s = table(PLACES, difficulty="dont-hurt-me")
    s.events.bag.remove("courier")
    s.active.events.append(Kept("courier", "take-along"))
    s.active.at = "b2"
    play(events.reached(s, s.active))
    assert (s.active.gp, s.heroes["klaus"].gp) == (4, 2)


# -- goals -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-CRD-17", "WOLF-RUL-87", "WOLF-END-06")
def test_a_number_of_events_is_a_goal_like_the_others() -> None:
    """With all else done, the mission is neither won nor lost before its second event."""
    s = table({"anya": "q2"}, mission="radio-mast", script={"events": ["cells", "fuse-box"]})
    s.searched = ["a", "b"]
    act(s, "search event-1", "choose pass-key")
    winning.check(s)
    assert s.outcome is None
    s.active.at = "n14"
    play(search.search(s, s.active, "event-2"), "choose cut")
    assert all(winning.is_met(s, goal) for goal in s.box.mission.goals)


@pytest.mark.rules("WOLF-HAZ-05")
def test_a_mission_moves_the_tracker_for_each_completed_event() -> None:
    s = table({"anya": "ac6"}, mission="generals-tower", script={"events": ["cells"]})
    s.hazard = 3
    act(s, "search event-1", "choose pass-key")
    assert s.hazard == 2

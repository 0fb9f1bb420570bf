"""What there is to see of a table and for whom, what an option is about, and what to know before it is taken."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.scenario import lay_table
from sandtable.engine.view import Area, Card, Piece, Text, View
from sandtable.games.atlantikwall.game import GAME
from sandtable.games.atlantikwall.hints import hints
from sandtable.games.atlantikwall.log import DecorationDrawn, HiddenDecorationDrawn
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import Die, State
from sandtable.games.atlantikwall.table import german
from sandtable.games.atlantikwall.view import conceal, touched, view
from tests.support import at_random, walk, wavering, written
from tests.words import as_option

VERSUS = {"mode": "versus", "map": "exercise-fabius"}
SOLO = {"mode": "solitaire", "map": "exercise-fabius"}
CLIFF = {"map": "omaha-beach-2"}


def table(options: dict[str, Any] | None = None, **changes: Any) -> State:
    """Phase 1 begins with every Unit in Sector 1; some of it is put otherwise, `__` being a dot in a path."""
    names = GAME.box(GAME.options(options or {})).unit_names
    landed = {"at": "1", "visited": ["1"], "soldiers": 4, "hand": ["medic", "minesweeper", "scout"]}
    put = {f"units.{name}.{what}": value for name in names for what, value in landed.items()}
    put |= {name.replace("__", "."): value for name, value in changes.items()}
    state = lay_table(GAME, Chance(1), options or {}, {"phase": "roll", **put})
    assert isinstance(state, State)
    return state


def piece(area: Area, name: str) -> Piece:
    """The one piece with this id, or of this kind."""
    (found,) = [one for one in area.pieces if name in (one.id, one.kind)]
    return found


def kinds(area: Area, mark: str) -> list[str]:
    return [one.kind for one in area.pieces if mark in one.marks]


def card(shown: View, name: str) -> Card:
    (found,) = [one for one in shown.cards if one.id == name]
    return found


def told(s: State, seat: str, prompt: str, answer: str = "", **args: Any) -> list[tuple[str, dict[str, Any]]]:
    """The hints beside an answer, or beside the question itself: their keys and values."""
    option = as_option(answer) if answer else None
    decision = Decision(seat, prompt, (option,) if option else (), args)
    return [(text.key, text.args) for text in hints(s, decision, option)]


# -- the beach ---------------------------------------------------------------------------------------------------------


def test_a_sector_shows_all_that_is_printed_on_it() -> None:
    """DDD-ATT: Sector 5 of Exercise Tiger asks for a Corporal, adds a Tool and leads over mines."""
    area = view(table(), "able").area("5")
    assert (area.group, area.x, area.y) == ("map", 1.0, 2)
    assert area.marks == ("mgf", "active")
    assert area.facts["def"] == area.facts["def-now"] == 3
    assert area.facts["needs"] == "corporal"
    assert area.facts["adds"] == {"tool": 1}
    assert area.facts["mgf"] is area.facts["mgf-active"] is True
    lines = {line["to"]: line for line in area.facts["lines"]}
    assert lines["7"] == {"to": "7", "courage": 2, "mines": True, "barrier": False, "lateral": False}
    assert lines["4"] == {"to": "4", "courage": 0, "mines": False, "barrier": False, "lateral": True}


@pytest.mark.parametrize(
    ("options", "sector", "marks", "facts"),
    [
        ({}, "1", ("start",), {"soldiers": 4}),
        ({}, "4", ("leave",), {}),
        ({}, "7", ("no-lock", "mgf", "active"), {"costs": 1}),
        ({}, "8", ("mgf", "active"), {"dice": 5}),
        ({}, "9", ("no-items", "mgf", "active"), {}),
        ({}, "10", ("mgf", "active"), {"costs": 1, "arrival": 1}),
        ({}, "2", (), {"here": "scout", "adds": {"courage": 1}}),
        ({}, "bunker", ("bunker", "mgf", "active"), {"def": 12}),
        (VERSUS, "4", ("mgf", "inactive"), {"mgf-specialists": 1}),
        (VERSUS, "9", (), {"no-bonus": "soldiers"}),
        (VERSUS, "12", ("no-items", "mgf", "inactive", "no-trade"), {}),
        (CLIFF, "8", ("mgf", "active", "climb"), {"climb": {"skulls": 4, "turns": 3}}),
        (CLIFF, "11", ("mgf", "active"), {"gift": "medal-case"}),
        ({"map": "omaha-beach", "units": 1}, "7", (), {"units": 1}),
    ],
)
def test_marks_and_facts_of_a_sector(
    options: dict[str, Any], sector: str, marks: tuple[str, ...], facts: dict[str, Any]
) -> None:
    area = view(table(options), "able").area(sector)
    assert area.marks == marks
    assert facts.items() <= area.facts.items()


def test_the_lines_are_links_and_every_one_is_there_once() -> None:
    shown = view(table(), None)
    assert ("1", "2") in shown.links
    assert ("2", "3") in shown.links
    assert len({frozenset(link) for link in shown.links}) == len(shown.links) == 19


def test_def_is_told_as_printed_as_lowered_and_as_each_unit_faces_it() -> None:
    """ATL-RUL-84: what lowers the Sector serves all there, a Sharpshooter his own Unit."""
    s = table(units__able__specialists=["sharpshooter"], units__able__hand=["medic"], lowered={"1": 1})
    facts = view(s, "able").area("1").facts
    assert (facts["def"], facts["def-now"], facts["effective"]) == (2, 1, {"able": 0, "baker": 1})
    assert "lowered" in view(s, "able").area("1").marks


@pytest.mark.rules("ATL-ACT-01", "ATL-ACT-02", "ATL-ACT-03", "ATL-ACT-04")
def test_guns_and_mines_are_active_while_the_german_has_who_mans_them() -> None:
    s = table(VERSUS)
    assert view(s, "able").area("10").facts["mgf-active"] is False
    assert view(s, "able").area("10").facts["mines-active"] is False
    german(s).specialists += ["maschinengewehr-schuetze", "pionier"]
    facts = view(s, "able").area("10").facts
    assert facts["mgf-active"] is facts["mines-active"] is True
    his = view(s, "able").area(GERMAN).facts
    assert his["mgf-active"] is his["mines-active"] is True


def test_a_token_brings_machine_gun_fire_to_a_sector() -> None:
    shown = view(table(VERSUS, tokens=["5"]), "able")
    assert shown.area("5").facts["mgf"] is True
    assert piece(shown.area("5"), "mgf-token").id == "mgf-token-5"
    assert shown.counts["mgf-tokens"] == 5


def test_a_unit_stands_in_its_sector_with_its_force_and_its_marker() -> None:
    s = table(units__able__specialists=["medic"], units__able__hand=["scout"], units__able__marker=4)
    unit = piece(view(s, None).area("1"), "able")
    assert unit.kind == "unit"
    assert unit.marks == ("must-move",)
    assert unit.facts == {
        "soldiers": 4,
        "strength": 5,
        "marker": 4,
        "stay": 3,
        "must-move": True,
        "def": 2,
        "losses": 1,  # the Medic spares one
    }
    assert view(s, None).area("1").facts["visited"] == ("able", "baker")


def test_a_sector_is_full_when_no_more_units_fit() -> None:
    s = table({"map": "omaha-beach"}, units__able__at="7", units__able__visited=["1", "7"])
    assert "full" in view(s, None).area("7").marks


def test_the_vehicle_and_the_gift_lie_where_they_are_found_until_somebody_has_them() -> None:
    s = table(CLIFF, vehicle="jeep")
    assert kinds(view(s, None).area("5"), "vehicle") == ["jeep"]
    assert kinds(view(s, None).area("11"), "gift") == ["medal-case"]
    s.units["able"].visited.append("11")
    s.vehicle = ""
    assert view(s, None).area("5").pieces == view(s, None).area("11").pieces == ()


def test_a_taken_bunker_and_units_at_home_are_shown() -> None:
    s = table({"map": "gold-beach", "units": 3})
    del s.units["able"]
    s.home, s.entered = ["able"], ["bunker-a"]
    shown = view(s, "able")
    assert "taken" in shown.area("bunker-a").marks
    assert [one.id for one in shown.area("home").pieces] == ["able"]


# -- the sides ---------------------------------------------------------------------------------------------------------


def test_resources_are_pieces_and_numbers() -> None:
    s = table({"counters": "lucky-dice"}, units__able__courage=3, units__able__stars=2, units__able__points=6)
    side = view(s, "baker").area("able")
    assert side.group == "side"
    assert {one.kind: one.count for one in side.pieces} == {
        "soldiers": 4,
        "courage": 3,
        "stars": 2,
        "points": 6,
        "counters": 1,
    }
    assert [side.facts[what] for what in ("soldiers", "courage", "stars", "points", "counters")] == [4, 3, 2, 6, 1]
    assert piece(side, "able-courage").count == 3
    assert view(s, None).counts["counter-pool"] == 6


def test_dice_lie_in_their_order_with_what_they_give_and_nearly_are() -> None:
    """DDD-RWB-01: Stars in two colours lack the third; three Courage are a Battle Cry."""
    s = table()
    s.units["able"].throws = 2
    s.units["able"].dice = [
        Die("red", "star", True),
        Die("red", "courage"),
        Die("white", "star"),
        Die("white", "courage"),
        Die("blue", "soldiers"),
        Die("blue", "courage", False, True),
    ]
    side = view(s, "baker").area("able")
    first, *_, last = [one for one in side.pieces if one.kind == "die"]
    assert (first.id, first.marks) == ("able-1", ("locked",))
    assert first.facts == {"face": "star", "colour": "red", "locked": True, "cancelled": False, "number": 1}
    assert (last.id, last.marks) == ("able-6", ("cancelled",))
    stars, courage = side.facts["sets"]
    assert stars == {
        "face": "star",
        "bonus": "leadership",
        "dice": ("able-1", "able-3"),
        "missing": ("blue",),
        "forbidden": False,
    }
    assert (courage["bonus"], courage["missing"]) == ("battle-cry", ("blue",))  # what is cancelled is no part of it
    assert side.facts["worth"] == {"soldiers": 2, "courage": 2, "stars": 2, "points": 0, "skulls": 0}
    assert side.facts["throws-left"] == 1
    assert "straight-lacks" not in side.facts


def test_a_straight_is_told_as_complete_or_with_what_it_lacks() -> None:
    s = table()
    unit = s.units["able"]
    unit.dice = [Die("red", "skull"), Die("red", "star"), Die("white", "soldier"), Die("blue", "tool")]
    assert view(s, None).area("able").facts["straight-lacks"] == ("soldiers", "courage")
    unit.dice += [Die("white", "soldiers"), Die("plain", "courage")]
    assert view(s, None).area("able").facts["straight-lacks"] == ()


def test_a_bonus_that_the_sector_forbids_is_marked_so() -> None:
    """ATL-FAB-05."""
    s = table(VERSUS, units__able__at="9", units__able__visited=["1", "9"])
    s.units["able"].dice = [Die("red", "soldiers"), Die("white", "soldiers"), Die("blue", "soldiers")]
    (found,) = view(s, None).area("able").facts["sets"]
    assert (found["bonus"], found["missing"], found["forbidden"]) == ("fresh-troops", (), True)


def test_cards_lie_before_their_owner() -> None:
    s = table(CLIFF, vehicle="")
    unit = s.units["able"]
    unit.specialists, unit.items, unit.awards, unit.vehicle = ["captain"], ["mortar"], ["silver-star"], "jeep"
    unit.abilities, unit.for_turn = ["captain"], {"new:captain": 1}
    side = view(s, "baker").area("able")
    assert piece(side, "captain") == Piece("captain", 1, "able-captain", ("specialist", "used", "new"))
    assert kinds(side, "item") == ["mortar"]
    assert kinds(side, "award") == ["silver-star"]
    assert kinds(side, "vehicle") == ["jeep"]


def test_every_way_from_a_sector_has_its_price_its_risk_and_its_reason() -> None:
    s = table(units__able__at="3", units__able__visited=["1", "3"], units__able__courage=2)
    ways = {way["to"]: way for way in view(s, "able").area("able").facts["moves"]}
    assert ways["6"] == {"to": "6", "courage": 2, "mines": False, "cry": False}
    assert ways["2"]["mines"] is True
    assert (ways["5"]["rule"], ways["5"]["why"].key) == ("DDD-ATT-03", "why-needs-specialist")
    s.units["able"].specialists, s.units["able"].hand = ["minesweeper", "scout"], []
    ways = {way["to"]: way for way in view(s, "able").area("able").facts["moves"]}
    assert ways["2"]["mines"] is False
    assert ways["6"]["courage"] == 1


@pytest.mark.rules("ATL-DEF-01", "ATL-DEF-03")
def test_the_german_sees_what_he_owes_and_what_is_missing() -> None:
    s = table(VERSUS, units__able__at="10", units__able__visited=["1", "10"], german__soldiers=4)
    facts = view(s, GERMAN).area(GERMAN).facts
    assert (facts["highest"], facts["due"], facts["missing"]) == (10, 10, 6)
    assert view(s, None).area("1").facts["effective"] == {"baker": 0}  # 2, and 6 missing


def test_before_the_landing_nothing_is_asked_of_sectors_that_nobody_is_in() -> None:
    s = GAME.begin(Setup(1, VERSUS))
    shown = view(s, "able")
    assert shown.heading == Text("heading", {"map": "exercise-fabius", "turn": 1, "phase": "start"})
    assert "due" not in shown.area(GERMAN).facts
    assert "moves" not in shown.area("able").facts


@pytest.mark.rules("ATL-ASL-03")
def test_forces_are_compared_for_every_unit_in_a_bunker() -> None:
    s = table(VERSUS, units__able__at="bunker", units__able__visited=["1", "bunker"], assaulting="able")
    s.phase = "assault"
    (area,) = view(s, None).group("assault")
    assert (area.id, area.marks) == ("assault-able", ("now",))
    assert area.facts == {
        "unit": "able",
        "allied": 4,
        "german": 5,
        "allied-specialists": 0,
        "german-specialists": 1,
        "winner": GERMAN,
    }
    assert "assaulting" in piece(view(s, None).area("bunker"), "able").marks


# -- solitaire ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-SOL-04", "ATL-SOL-05")
def test_the_automated_unit_shows_the_way_it_will_take() -> None:
    s = lay_table(GAME, Chance(1), SOLO, {"phase": "roll", "landing.at": "2", "landing.visited": ["2"]})
    assert isinstance(s, State)
    shown = view(s, GERMAN)
    area = shown.area("landing")
    assert area.facts["path"] == ("1", "3", "4", "5", "8", "10", "9", "11", "12", "bunker")
    assert (area.facts["turns"], area.facts["stay"], area.facts["mines-hurt"]) == (0, 2, True)
    assert piece(shown.area("2"), "landing").facts["path"] == area.facts["path"]
    assert "visited" in shown.area("2").marks


def test_the_sniper_and_the_trading_pool_are_on_the_table() -> None:
    put = {"phase": "roll", "landing.sniper": "here", "landing.shots": 2}
    s = lay_table(GAME, Chance(1), SOLO, put)
    assert isinstance(s, State)
    assert s.landing is not None
    s.landing.pool = [Die("red", "star"), Die("black", "tool")]
    shown = view(s, None)
    assert piece(shown.area("landing"), "sniper").marks == ("here",)
    assert shown.area("landing").facts["shots"] == 2
    assert [one.id for one in shown.area("pool").pieces] == ["pool-1", "pool-2"]


# -- what can be had ---------------------------------------------------------------------------------------------------


def test_a_card_on_offer_has_a_price_and_for_its_buyer_all_he_needs_to_know() -> None:
    s = table(units__able__stars=9, units__able__at="3", units__able__visited=["1", "3"])
    shown = view(s, "able")
    sweeper = piece(shown.area("able-hand"), "minesweeper")
    assert sweeper.facts["price"] == s.box.cards.specialists["minesweeper"].stars
    assert sweeper.facts["currency"] == "stars"
    assert sweeper.facts["affordable"] is True
    assert [text.key for text in sweeper.facts["useful"]] == ["useful-mines"]
    assert sweeper.facts["useless"] == ()
    s.units["able"].stars = 0
    sweeper = piece(view(s, "able").area("able-hand"), "minesweeper")
    assert sweeper.facts["affordable"] is False
    assert (sweeper.facts["rule"], sweeper.facts["why"].key) == ("DDD-REC-01", "why-too-few-stars")


def test_others_see_the_price_and_nothing_of_what_the_buyer_thinks() -> None:
    s = table(VERSUS)
    for seat in ("baker", GERMAN, None):
        assert piece(view(s, seat).area("able-hand"), "medic").facts.keys() == {"price", "currency"}
    assert piece(view(s, "able").area("arsenal"), "dog").facts.keys() == {"price", "currency"}
    assert piece(view(s, None).area("depot"), "bazooka").facts == {
        "price": s.box.cards.items["bazooka"].points,
        "currency": "points",
    }


def test_a_price_is_what_the_side_pays() -> None:
    s = table(VERSUS)
    dear = piece(view(s, GERMAN).area("arsenal"), "dog").facts["price"]
    german(s).specialists.append("funker")
    assert piece(view(s, GERMAN).area("arsenal"), "dog").facts["price"] == dear - 2
    assert piece(view(s, None).area("decorations"), "decoration").facts["price"] == 5


def useful_to(s: State, seat: str, area: str, name: str) -> tuple[list[str], list[str]]:
    facts = piece(view(s, seat).area(area), name).facts
    return [text.key for text in facts["useful"]], [text.key for text in facts["useless"]]


def test_what_helps_on_this_map_is_told_apart_from_what_does_not() -> None:
    s = table(VERSUS, units__able__hand=["corporal", "minesweeper", "medic"])
    assert useful_to(s, "able", "able-hand", "corporal") == (["useful-needed"], [])  # Sector 7
    assert useful_to(s, "able", "able-hand", "minesweeper") == ([], ["useless-mines"])  # none are active
    assert useful_to(s, "able", "able-hand", "medic") == ([], ["useless-free"])  # he waits in Sector 6
    assert useful_to(s, "able", "depot", "flak-vest") == ([], ["useless-guns"])
    assert useful_to(s, GERMAN, "barracks", "pionier") == (["useful-activates-mines"], [])
    assert useful_to(s, GERMAN, "barracks", "maschinengewehr-schuetze") == (["useful-activates-mgf"], [])
    german(s).specialists += ["maschinengewehr-schuetze", "pionier"]
    assert useful_to(s, "able", "able-hand", "minesweeper") == (["useful-mines"], [])
    assert useful_to(s, "able", "depot", "flak-vest") == (["useful-guns"], [])
    german(s).specialists = []
    assert useful_to(s, "able", "depot", "rifle-scope") == ([], ["useless-no-specialists"])
    lonely = table({"units": 1, "map": "omaha-beach-2"})
    assert useful_to(lonely, "able", "depot", "carrier-pigeon") == ([], ["useless-alone"])
    assert useful_to(lonely, "able", "depot", "grappling-hook") == (["useful-climb"], [])
    lonely.units["able"].at = "bunker"
    assert useful_to(lonely, "able", "depot", "grappling-hook") == ([], ["useless-climb"])
    assert useful_to(lonely, "able", "depot", "grenades") == ([], ["useless-in-bunker"])
    alone = lay_table(GAME, Chance(1), SOLO, {"phase": "market"})
    assert isinstance(alone, State)
    assert useful_to(alone, GERMAN, "barracks", "scharfschuetze") == ([], ["useless-sniper"])


def test_every_card_of_the_table_can_be_read() -> None:
    s = table(VERSUS)
    shown = view(s, "able")
    points = s.box.cards.items["bazooka"].points
    assert card(shown, "bazooka").text == (
        Text("effect-lower-def", {"n": 7, "bunker": 7, "most": 0, "face": "any", "colour": "any"}),
    )
    assert card(shown, "saboteur").text[-1].key == "card-sacrifice"
    assert card(shown, "unteroffizier").facts["at"] == GERMAN
    assert card(shown, "bazooka").facts == {"at": "pool", "when": ("combat",), "kind": "regular-item", "points": points}
    gift = card(shown, "dead-mans-gift")
    assert (gift.deck, gift.facts) == ("bonuses", {"side": "allied", "face": "skull"})
    assert [text.key for text in gift.text[0].args["text"]] == ["effect-points", "frees-skulls"]
    assert len(shown.cards) == len({one.id for one in shown.cards})


# -- secrets -----------------------------------------------------------------------------------------------------------

HAND = ["iron-cross-first-class", "west-wall-medal"]
TOP = ["black-wound-badge", "german-cross"]


def secret_table(**changes: Any) -> State:
    everything = [one.id for one in GAME.box(GAME.options(VERSUS)).cards.decorations.values()]
    deck = [name for name in everything if name not in (*HAND, *TOP, "gestapo-disk")]
    return table(VERSUS, german__hand=HAND, top=TOP, deck=deck, discard=["gestapo-disk"], **changes)


@pytest.mark.rules("ATL-DEC-12", "ATL-RUL-69")
def test_the_german_sees_his_hand_and_the_others_only_how_many_cards_it_has() -> None:
    s = secret_table()
    assert kinds(view(s, GERMAN).area(GERMAN), "decoration") == HAND
    assert [one.kind for one in view(s, GERMAN).area("top").pieces] == TOP
    assert card(view(s, GERMAN), HAND[0]).facts["at"] == "hand"
    assert card(view(s, GERMAN), TOP[0]).facts["at"] == "top"
    for seat in ("able", "baker", None):
        shown = view(s, seat)
        assert kinds(shown.area(GERMAN), "decoration") == []
        assert piece(shown.area(GERMAN), "german-hand").count == shown.counts["decorations-hand"] == 2
        assert shown.counts["decorations-deck"] == 18
        assert "top" not in {area.id for area in shown.areas}
        hidden = {one.id for one in shown.cards if one.facts.get("at") == "unseen"}
        assert hidden == {one.id for one in shown.cards if one.deck == "decorations"} - {"gestapo-disk"}


@pytest.mark.rules("ATL-DEC-12", "ATL-RUL-69")
@pytest.mark.parametrize("seat", ["able", None])
def test_another_hand_and_another_deck_look_the_same_to_everybody_else(seat: str | None) -> None:
    one, other = secret_table(), secret_table()
    him = german(other)
    him.hand, other.top = ["knights-cross", "german-cross"], ["west-wall-medal", "iron-cross-first-class"]
    other.deck = [name for name in (*one.deck, *TOP, *HAND) if name not in (*him.hand, *other.top)]
    assert msgspec.json.encode(view(one, seat)) == msgspec.json.encode(view(other, seat))
    assert view(one, GERMAN) != view(other, GERMAN)


def test_concealing_deals_what_a_seat_cannot_know_and_nothing_else() -> None:
    hands = set()
    for seed in range(40):
        s = secret_table()
        conceal(s, "able", Chance(seed))
        him = german(s)
        assert sorted((*him.hand, *s.top, *s.deck)) == sorted((*HAND, *TOP, *secret_table().deck))
        assert (len(him.hand), len(s.top), s.discard) == (2, 2, ["gestapo-disk"])
        assert all(s.box.cards.decorations[name].kind == "red" for name in him.hand)  # gray ones are played when drawn
        assert s.chance.seed == seed
        hands.add(tuple(him.hand))
    assert len(hands) > 20
    s = secret_table()
    conceal(s, GERMAN, Chance(9))
    assert (german(s).hand, s.top) == (HAND, TOP)
    assert s.chance.seed == 9


@pytest.mark.rules("ATL-DEC-12")
def test_a_drawn_decoration_is_told_to_the_german_alone() -> None:
    drawn = DecorationDrawn("ATL-DEC-01", "knights-cross")
    assert drawn.seen_by(GERMAN) is drawn
    assert drawn.seen_by("able") == drawn.seen_by(None) == HiddenDecorationDrawn("ATL-DEC-01")


def open_questions(s: State) -> dict[str, list[str]]:
    return {decision.seat: written(decision) for decision in Match(GAME, s).decisions}


@pytest.mark.rules("ATL-DEC-12", "ATL-RUL-69")
def test_whether_the_german_is_asked_tells_nobody_what_he_has() -> None:
    """A Decoration for another phase does not let a window pass in silence; an empty hand does."""
    rest = secret_table(phase="combat").deck
    for hand, offered in ((["west-wall-medal"], []), (["fritz-todt-award"], ["use fritz-todt-award"])):
        s = table(VERSUS, phase="combat", german__hand=hand, deck=[name for name in rest if name not in hand])
        assert open_questions(s) == {GERMAN: [*offered, "pass", "hold"]}
    unasked = Match(GAME, table(VERSUS, phase="combat"), until="turn-end")
    assert unasked.decisions == ()


@pytest.mark.rules("ATL-DEC-12", "ATL-RUL-69")
def test_in_phase_3_the_german_has_two_answers_at_least_while_he_has_a_decoration() -> None:
    s = table(VERSUS, phase="market", german__hand=["west-wall-medal"])
    s.deck.remove("west-wall-medal")
    assert open_questions(s)[GERMAN] == ["done", "hold"]


def test_who_holds_his_cards_back_is_asked_again_in_phase_5() -> None:
    s = table(VERSUS, phase="tally", german__hand=["iron-cross-first-class"])
    s.deck.remove("iron-cross-first-class")
    match = Match(GAME, s)
    assert "holding" not in view(match.state, "able").area(GERMAN).marks
    match.play("hold", GERMAN)
    assert german(match.state).holding
    assert "holding" in view(match.state, GERMAN).area(GERMAN).marks
    assert "holding" not in view(match.state, "able").area(GERMAN).marks
    match.state.phase = "combat"
    assert open_questions(match.state)[GERMAN] == ["use iron-cross-first-class", "pass", "hold"]


def test_a_question_reads_the_hand_when_somebody_looks_at_it() -> None:
    """Who searches sees the answers of the cards that were dealt for him, not of the real ones."""
    match = Match(GAME, secret_table(phase="tally"))
    twin = match.concealed("able", Chance(5))
    offered = {option.args[0] for option in twin.decision_of(GERMAN).options if option.verb == "use"}
    assert offered <= {*german(twin.state).hand}
    assert {*german(twin.state).hand} != {*HAND}


def test_a_decoration_that_is_played_cannot_be_taken_back_freely() -> None:
    match = Match(GAME, secret_table(phase="tally"), listen=True)
    match.play("use iron-cross-first-class", GERMAN)
    assert match.why_sealed(0, (GERMAN,))


# -- tracks and counts -------------------------------------------------------------------------------------------------


def test_the_phase_and_the_markers_are_tracks() -> None:
    s = table(VERSUS, phase="combat", units__able__marker=2, units__baker__marker=4, turn=6)
    shown = view(s, None)
    phase = shown.track("phase")
    assert phase.spaces[phase.at] == "combat"
    assert phase.spaces[-1] == "assault"
    assert "assault" not in view(table(), None).track("phase").spaces
    assert (shown.track("marker-able").at, shown.track("marker-able").marks) == (1, ())
    assert (shown.track("marker-baker").at, shown.track("marker-baker").marks) == (2, ("must-move",))
    assert shown.counts["turn"] == 6


def test_what_holds_for_the_turn_is_counted() -> None:
    s = table(VERSUS, for_turn={"tracer": 2}, units__able__for_turn={"hidden": 1})
    assert view(s, None).counts["for-turn.tracer"] == 2
    assert "hidden" in view(s, None).area("able").marks


def test_a_table_is_seen_while_some_have_not_landed() -> None:
    """Against a German, DEF is read of the Sectors that hold a Unit; one that still waits is in none."""
    s = table(VERSUS, phase="start", units__baker__at="", units__baker__visited=[])
    shown = view(s, None)
    assert shown.area("1").facts["effective"] == {"able": 2}
    assert "due" not in shown.area(GERMAN).facts


def test_the_end_is_told_with_its_cause() -> None:
    s = table(outcome={"won": True, "result": "allied-victory", "cause": "bunkers-taken"})
    assert view(s, None).outcome == Text("outcome", {"result": "allied-victory", "cause": "bunkers-taken"})


# -- what an option is about -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "prompt", "answer", "args", "expected"),
    [
        ("able", "lock", "lock 25", {}, ("able-2", "able-5")),
        ("able", "reroll", "reroll 134", {}, ("able-1", "able-3", "able-4")),
        ("able", "cancel", "cancel 10", {}, ("able-10",)),
        ("able", "window", "use mortar 5", {}, ("able-mortar", "5")),
        ("able", "lock", "use lucky-charm 5", {}, ("able-lucky-charm", "able-5")),
        ("able", "d6", "use binoculars 5", {}, ("able-binoculars",)),
        ("able", "window", "use binoculars 5 star", {}, ("able-binoculars", "able-5")),
        (GERMAN, "window", "use dog able 3", {}, ("german-dog", "able", "able-3")),
        (GERMAN, "window", "use waffen-ss able 3", {}, ("german-waffen-ss", "able", "german-3")),
        ("able", "market", "use rifle-scope pionier", {}, ("able-rifle-scope", "german-pionier")),
        ("able", "market", "give baker soldiers 2", {}, ("baker", "able-soldiers")),
        ("able", "market", "give baker mortar", {}, ("baker", "able-mortar")),
        ("able", "market", "recruit medic", {}, ("medic",)),
        (GERMAN, "market", "buy", {}, ("decoration",)),
        ("able", "casualties", "give medic", {}, ("able-medic",)),
        ("able", "casualties", "soldiers", {}, ("able-soldiers",)),
        ("able", "lose-specialist", "lose pionier", {"side": GERMAN}, ("german-pionier",)),
        ("able", "exchange", "exchange 1 4", {"unit": "baker"}, ("able-1", "baker-4")),
        (GERMAN, "steal", "steal able 3", {}, ("able", "able-3")),
        (GERMAN, "change-face", "change 2 star", {}, ("german-2",)),
        (GERMAN, "pool", "take 4", {}, ("pool-4",)),
        ("able", "move", "move 5", {}, ("5",)),
        ("able", "move", "stay", {}, ("1",)),
    ],
)
def test_an_option_touches_what_it_is_about(
    seat: str, prompt: str, answer: str, args: dict[str, Any], expected: tuple[str, ...]
) -> None:
    option = as_option(answer)
    assert touched(table(VERSUS), Decision(seat, prompt, (option,), args), option) == expected


def everything_in(shown: View) -> Iterator[str]:
    for area in shown.areas:
        yield area.id
        yield from (one.id for one in area.pieces)
    yield from (one.id for one in shown.cards)


#: Verbs about something that lies on the table.
ON_THE_TABLE = {
    *("start", "lock", "reroll", "cancel", "free", "once-more", "rethrow", "recruit", "find", "used", "give", "move"),
    *("cry", "stay", "cover", "lose", "instead", "vehicle", "buy", "steal", "exchange", "read", "soldiers", "snipe"),
}


@pytest.mark.parametrize("variant", ["four-units", "versus-three", "versus-bloody", "solitaire", "omaha-2"])
def test_whatever_an_option_touches_is_there_to_be_lit(variant: str) -> None:
    checked = set()
    for seed in range(4):
        match = Match.new(GAME, Setup(seed, GAME.variants()[variant]))
        choose = wavering(GAME, seed) if seed % 2 else at_random(random.Random(seed))
        for taken in walk(match, seed, choose):
            if taken % 3:
                continue
            for decision in match.decisions:
                known = {*everything_in(view(match.state, decision.seat))}
                for option in decision.options:
                    if option.verb in ON_THE_TABLE and decision.prompt != "d6":  # a d6 is no piece
                        checked.add(option.verb)
                        about = touched(match.state, decision, option)
                        assert about, (decision.prompt, option)
                        assert {*about} <= known, (decision.prompt, option, {*about} - known)
    assert len(checked) > 5


# -- what to know before -----------------------------------------------------------------------------------------------


def with_dice(*shown: tuple[str, str]) -> State:
    s = table()
    s.units["able"].throws = 1
    s.units["able"].dice = [msgspec.convert({"colour": colour, "face": face}, Die) for colour, face in shown]
    return s


def test_a_reroll_says_what_it_keeps_and_what_it_breaks_up() -> None:
    s = with_dice(("red", "star"), ("red", "tool"), ("white", "star"), ("blue", "star"))
    assert told(s, "able", "reroll", "reroll 2") == [("hint-keeps", {"dice": ("red-star", "white-star", "blue-star")})]
    assert told(s, "able", "reroll", "reroll 12") == [
        ("hint-keeps", {"dice": ("white-star", "blue-star")}),
        ("hint-breaks", {"bonus": "leadership"}),
    ]
    assert told(s, "able", "reroll", "reroll 1234")[0] == ("hint-keeps-nothing", {})
    assert told(s, "able", "lock", "lock 12") == [("hint-dice", {"dice": ("red-star", "red-tool")})]


def test_the_dice_are_summed_up_beside_the_question() -> None:
    s = with_dice(("red", "star"), ("red", "skull"), ("white", "star"), ("blue", "soldiers"), ("blue", "courage"))
    assert told(s, "able", "reroll") == [
        ("hint-worth", {"soldiers": 2, "courage": 1, "stars": 2, "points": 0}),
        ("hint-skulls", {"n": 1}),
        ("hint-set-lacks", {"bonus": "leadership", "face": "star", "colour": "blue"}),
        ("hint-straight-lacks", {"faces": ("soldier", "tool")}),
    ]
    assert told(s, "able", "reroll", "stop") == [("hint-will-cancel", {"n": 1})]
    assert told(s, "able", "cancel", "cancel 1") == [("hint-dice", {"dice": ("red-star",)})]


def test_a_purchase_says_its_price_what_is_left_and_what_it_does() -> None:
    s = table(units__able__points=30, units__able__stars=9)
    points, price = s.box.cards.items["bazooka"].points, s.box.cards.specialists["medic"].stars
    assert told(s, "able", "market", "find bazooka")[:2] == [
        ("hint-price", {"what": "points", "n": points, "left": 30 - points}),
        ("effect-lower-def", {"n": 7, "bunker": 7, "most": 0, "face": "any", "colour": "any"}),
    ]
    assert told(s, "able", "market", "recruit medic")[0] == (
        "hint-price",
        {"what": "stars", "n": price, "left": 9 - price},
    )
    assert told(s, "able", "market", "give baker soldiers 3") == [("hint-left", {"what": "soldiers", "n": 1})]
    assert told(table(VERSUS, german__courage=6), GERMAN, "market", "buy") == [
        ("hint-price", {"what": "courage", "n": 5, "left": 1})
    ]


def test_a_move_says_what_waits_at_its_end() -> None:
    """DEF and guns ahead, mines on the way, what is printed there, and whether anybody would be left."""
    s = table(units__able__at="3", units__able__visited=["1", "3"], units__able__courage=3)
    keys = [key for key, _ in told(s, "able", "move", "move 5")]
    assert keys == ["hint-price", "attribute-needs", "attribute-adds", "hint-def", "hint-mgf"]
    keys = [key for key, _ in told(s, "able", "move", "move 2")]
    assert keys == ["hint-mines", "attribute-here", "attribute-adds", "hint-def", "hint-destroyed"]
    assert told(s, "able", "move", "stay")[:2] == [("hint-turns-left", {"n": 2}), ("hint-def", {"n": 4})]
    quiet = table(VERSUS, units__able__at="3", units__able__visited=["1", "3"], units__able__soldiers=9)
    assert ("hint-mines-harmless", {"why": "inactive"}) in told(quiet, "able", "move", "move 4")
    assert ("hint-mgf-silent", {}) in told(quiet, "able", "move", "move 4")


def test_losses_that_are_spared_are_taken_off() -> None:
    s = table(units__able__specialists=["medic"], units__able__hand=["scout"])
    assert ("hint-def-spared", {"n": 2, "lost": 1}) in told(s, "able", "move", "stay")


@pytest.mark.rules("ATL-DEF-01", "ATL-DEF-03", "ATL-RUL-23")
def test_the_german_is_told_what_he_must_pay_and_what_will_be_missing() -> None:
    s = table(VERSUS, phase="combat", units__able__at="10", units__able__visited=["1", "10"], german__soldiers=4)
    assert told(s, GERMAN, "window") == [("hint-due", {"n": 10, "soldiers": 4}), ("hint-missing", {"n": 6})]
    s.for_turn["missing"] = 3
    assert told(s, GERMAN, "cover", "cover unteroffizier")[-1] == ("hint-missing", {"n": 2})
    assert told(s, GERMAN, "cover", "enough") == [("hint-missing", {"n": 3})]
    s.lowered["10"] = 9
    assert told(s, GERMAN, "read-def", "read 10") == [("hint-read", {"n": 2})]


def test_alone_the_german_is_warned_of_guns_and_mines_that_nobody_mans() -> None:
    s = lay_table(GAME, Chance(1), SOLO, {"phase": "market", "landing.at": "10", "landing.visited": ["1", "10"]})
    assert isinstance(s, State)
    keys = [key for key, _ in told(s, GERMAN, "market")]
    assert keys == ["hint-purse", "hint-due", "hint-destroyed", "hint-mgf-hurts", "hint-mines-hurt"]


def test_a_confrontation_is_weighed_before_it_is_fought() -> None:
    s = table(VERSUS, phase="assault", units__able__at="bunker", units__able__visited=["1", "bunker"])
    s.units["able"].soldiers = 9
    assert told(s, "able", "assault-order", "next able") == [
        ("hint-forces", {"unit": "able", "allied": 9, "german": 5, "win": True})
    ]


def test_a_card_that_is_used_lost_or_taken_is_read_aloud() -> None:
    s = table(VERSUS)
    s.units["able"].dice = [Die("red", "star")]
    assert told(s, "able", "casualties", "give medic")[0][0] == "effect-fewer-losses"
    assert told(s, "able", "here", "take medic")[0][0] == "effect-fewer-losses"
    assert told(s, GERMAN, "window", "use dog able 1")[-1] == ("hint-dice", {"dice": ("red-star",)})
    assert told(s, GERMAN, "choose-decoration", "decoration german-cross")[0][0] == "effect-lose-soldiers-all"
    s.units["able"].bonuses = ["courage"]
    assert told(s, "able", "bonus", "take soldiers", bonus="battle-cry")[0][0] == "effect-soldiers"


def test_hints_change_nothing() -> None:
    for variant in ("versus", "solitaire", "bloody"):
        match = Match.new(GAME, Setup(4, GAME.variants()[variant]))
        for taken in walk(match, 4):
            if taken % 6 == 0:
                before = match.state.digest()
                for decision in match.decisions:
                    answers: list[Option | None] = [None, *decision.options]
                    for option in answers:
                        GAME.hints(match.state, decision, option)
                    GAME.view(match.state, decision.seat)
                assert match.state.digest() == before

"""What each seat sees of a table."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.plain import Fields
from sandtable.engine.scenario import lay_table
from sandtable.engine.view import Area, Card, Piece, Text, View, facts_of
from sandtable.games.atlantikwall.facts import (
    AssaultFacts,
    AwardFacts,
    BonusFacts,
    DieFacts,
    GermanFacts,
    ItemFacts,
    LandedFacts,
    LandingFacts,
    LineFacts,
    MoveFacts,
    OfferFacts,
    SectorFacts,
    SetFacts,
    SideFacts,
    UnitFacts,
    UnitSideFacts,
    WorthFacts,
)
from sandtable.games.atlantikwall.game import GAME
from sandtable.games.atlantikwall.hidden import conceal
from sandtable.games.atlantikwall.log import DecorationDrawn, HiddenDecorationDrawn
from sandtable.games.atlantikwall.maps import Climb
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import Die, State
from sandtable.games.atlantikwall.table import german
from sandtable.games.atlantikwall.view import view
from tests.games.atlantikwall.beach import CLIFF, SOLO, VERSUS, table
from tests.support import written


def piece(area: Area, name: str) -> Piece:
    """The one piece with this id, or of this kind."""
    (found,) = [one for one in area.pieces if name in (one.id, one.kind)]
    return found


def sector(shown: View, name: str) -> SectorFacts:
    return facts_of(shown.area(name), SectorFacts)


def side(shown: View, name: str) -> UnitSideFacts:
    return facts_of(shown.area(name), UnitSideFacts)


def his(shown: View) -> GermanFacts:
    return facts_of(shown.area(GERMAN), GermanFacts)


def offer(shown: View, area: str, name: str) -> OfferFacts:
    return facts_of(piece(shown.area(area), name), OfferFacts)


def kinds(area: Area, mark: str) -> list[str]:
    return [one.kind for one in area.pieces if mark in one.marks]


def card(shown: View, name: str) -> Card:
    (found,) = [one for one in shown.cards if one.id == name]
    return found


def place(shown: View, name: str) -> str:
    """Where a card is."""
    return facts_of(card(shown, name), AwardFacts).at


# -- the beach ---------------------------------------------------------------------------------------------------------


def test_a_sector_shows_all_that_is_printed_on_it() -> None:
    """DDD-ATT: Sector 5 of Exercise Tiger asks for a Corporal, adds a Tool and leads over mines."""
    area = view(table(), "able").area("5")
    assert (area.group, area.x, area.y) == ("map", 1.0, 2)
    assert area.marks == ("mgf", "active")
    facts = facts_of(area, SectorFacts)
    assert facts.def_ == facts.def_now == 3
    assert facts.needs == "corporal"
    assert facts.adds == {"tool": 1}
    assert facts.mgf is facts.mgf_active is True
    lines = {line.to: line for line in facts.lines}
    assert lines["7"] == LineFacts("7", courage=2, mines=True, barrier=False, lateral=False)
    assert lines["4"] == LineFacts("4", courage=0, mines=False, barrier=False, lateral=True)


@pytest.mark.parametrize(
    ("options", "name", "marks", "facts"),
    [
        ({}, "1", ("start",), {"soldiers": 4}),
        ({}, "4", ("leave",), {}),
        ({}, "7", ("no-lock", "mgf", "active"), {"costs": 1}),
        ({}, "8", ("mgf", "active"), {"dice": 5}),
        ({}, "9", ("no-items", "mgf", "active"), {}),
        ({}, "10", ("mgf", "active"), {"costs": 1, "arrival": 1}),
        ({}, "2", (), {"here": "scout", "adds": {"courage": 1}}),
        ({}, "bunker", ("bunker", "mgf", "active"), {"def_": 12}),
        (VERSUS, "4", ("mgf", "inactive"), {"mgf_specialists": 1}),
        (VERSUS, "9", (), {"no_bonus": "soldiers"}),
        (VERSUS, "12", ("no-items", "mgf", "inactive", "no-trade"), {}),
        (CLIFF, "8", ("mgf", "active", "climb"), {"climb": Climb(skulls=4, turns=3)}),
        (CLIFF, "11", ("mgf", "active"), {"gift": "medal-case"}),
        ({"map": "omaha-beach", "units": 1}, "7", (), {"units": 1}),
    ],
)
def test_marks_and_facts_of_a_sector(
    options: Fields, name: str, marks: tuple[str, ...], facts: dict[str, object]
) -> None:
    area = view(table(options), "able").area(name)
    assert area.marks == marks
    assert {what: getattr(area.facts, what) for what in facts} == facts


def test_the_lines_are_links_and_every_one_is_there_once() -> None:
    shown = view(table(), None)
    assert ("1", "2") in shown.links
    assert ("2", "3") in shown.links
    assert len({frozenset(link) for link in shown.links}) == len(shown.links) == 19


def test_def_is_told_as_printed_as_lowered_and_as_each_unit_faces_it() -> None:
    """ATL-RUL-84: a lowered DEF is lower for all Units there, a Sharpshooter lowers it for his own Unit."""
    s = table(units__able__specialists=["sharpshooter"], units__able__hand=["medic"], lowered={"1": 1})
    facts = sector(view(s, "able"), "1")
    assert (facts.def_, facts.def_now, facts.effective) == (2, 1, {"able": 0, "baker": 1})
    assert "lowered" in view(s, "able").area("1").marks


@pytest.mark.rules("ATL-ACT-01", "ATL-ACT-02", "ATL-ACT-03", "ATL-ACT-04")
def test_guns_and_mines_are_active_while_the_german_has_the_men_for_them() -> None:
    s = table(VERSUS)
    facts = sector(view(s, "able"), "10")
    assert facts.mgf_active is facts.mines_active is False
    german(s).specialists += ["maschinengewehr-schuetze", "pionier"]
    facts = sector(view(s, "able"), "10")
    assert facts.mgf_active is facts.mines_active is True
    known = his(view(s, "able"))
    assert known.mgf_active is known.mines_active is True


def test_a_token_brings_machine_gun_fire_to_a_sector() -> None:
    shown = view(table(VERSUS, tokens=["5"]), "able")
    assert sector(shown, "5").mgf is True
    assert piece(shown.area("5"), "mgf-token").id == "mgf-token-5"
    assert shown.counts["mgf-tokens"] == 5


def test_a_unit_stands_in_its_sector_with_its_force_and_its_marker() -> None:
    s = table(units__able__specialists=["medic"], units__able__hand=["scout"], units__able__marker=4)
    unit = piece(view(s, None).area("1"), "able")
    assert unit.kind == "unit"
    assert unit.marks == ("must-move",)
    assert unit.facts == UnitFacts(
        soldiers=4,
        strength=5,
        marker=4,
        stay=3,
        must_move=True,
        def_=2,
        losses=1,  # the Medic spares one
    )
    assert sector(view(s, None), "1").visited == ("able", "baker")


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
    area = view(s, "baker").area("able")
    assert area.group == "side"
    assert {one.kind: one.count for one in area.pieces} == {
        "soldiers": 4,
        "courage": 3,
        "stars": 2,
        "points": 6,
        "counters": 1,
    }
    has = facts_of(area, SideFacts)
    assert (has.soldiers, has.courage, has.stars, has.points, has.counters) == (4, 3, 2, 6, 1)
    assert piece(area, "able-courage").count == 3
    assert view(s, None).counts["counter-pool"] == 6


def test_dice_lie_in_their_order_with_what_they_give_and_what_they_nearly_form() -> None:
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
    area = view(s, "baker").area("able")
    first, *_, last = [one for one in area.pieces if one.kind == "die"]
    assert (first.id, first.marks) == ("able-1", ("locked",))
    assert first.facts == DieFacts("star", "red", locked=True, cancelled=False, number=1)
    assert (last.id, last.marks) == ("able-6", ("cancelled",))
    facts = facts_of(area, SideFacts)
    stars, courage = facts.sets
    assert stars == SetFacts(
        face="star",
        bonus="leadership",
        dice=("able-1", "able-3"),
        missing=("blue",),
        forbidden=False,
    )
    assert (courage.bonus, courage.missing) == ("battle-cry", ("blue",))  # cancelled dice do not count
    assert facts.worth == WorthFacts(soldiers=2, courage=2, stars=2, points=0, skulls=0)
    assert facts.throws_left == 1
    assert facts.straight_lacks is None


def test_a_straight_is_told_as_complete_or_with_what_it_lacks() -> None:
    s = table()
    unit = s.units["able"]
    unit.dice = [Die("red", "skull"), Die("red", "star"), Die("white", "soldier"), Die("blue", "tool")]
    assert side(view(s, None), "able").straight_lacks == ("soldiers", "courage")
    unit.dice += [Die("white", "soldiers"), Die("plain", "courage")]
    assert side(view(s, None), "able").straight_lacks == ()


def test_a_bonus_that_the_sector_forbids_is_marked_so() -> None:
    """ATL-FAB-05."""
    s = table(VERSUS, units__able__at="9", units__able__visited=["1", "9"])
    s.units["able"].dice = [Die("red", "soldiers"), Die("white", "soldiers"), Die("blue", "soldiers")]
    (found,) = side(view(s, None), "able").sets
    assert (found.bonus, found.missing, found.forbidden) == ("fresh-troops", (), True)


def test_cards_lie_before_their_owner() -> None:
    s = table(CLIFF, vehicle="")
    unit = s.units["able"]
    unit.specialists, unit.items, unit.awards, unit.vehicle = ["captain"], ["mortar"], ["silver-star"], "jeep"
    unit.abilities, unit.for_turn = ["captain"], {"new:captain": 1}
    area = view(s, "baker").area("able")
    assert piece(area, "captain") == Piece("captain", 1, "able-captain", ("specialist", "used", "new"))
    assert kinds(area, "item") == ["mortar"]
    assert kinds(area, "award") == ["silver-star"]
    assert kinds(area, "vehicle") == ["jeep"]


def moves(s: State, unit: str) -> dict[str, MoveFacts]:
    return {way.to: way for way in side(view(s, unit), unit).moves or ()}


def test_every_way_from_a_sector_has_its_price_its_risk_and_its_reason() -> None:
    s = table(units__able__at="3", units__able__visited=["1", "3"], units__able__courage=2)
    ways = moves(s, "able")
    assert ways["6"] == MoveFacts(to="6", courage=2, mines=False, cry=False)
    assert ways["2"].mines is True
    assert ways["5"].why is not None
    assert (ways["5"].rule, ways["5"].why.key) == ("DDD-ATT-03", "why-needs-specialist")
    s.units["able"].specialists, s.units["able"].hand = ["minesweeper", "scout"], []
    ways = moves(s, "able")
    assert ways["2"].mines is False
    assert ways["6"].courage == 1


@pytest.mark.rules("ATL-DEF-01", "ATL-DEF-03")
def test_the_german_sees_what_he_owes_and_what_is_missing() -> None:
    s = table(VERSUS, units__able__at="10", units__able__visited=["1", "10"], german__soldiers=4)
    facts = his(view(s, GERMAN))
    assert (facts.highest, facts.due, facts.missing) == (10, 10, 6)
    assert sector(view(s, None), "1").effective == {"baker": 0}  # 2, and 6 missing


def test_before_the_landing_nothing_is_asked_of_sectors_that_nobody_is_in() -> None:
    s = GAME.begin(Setup(1, VERSUS))
    shown = view(s, "able")
    assert shown.heading == Text("heading", {"map": "exercise-fabius", "turn": 1, "phase": "start"})
    assert his(shown).due is None
    assert side(shown, "able").moves is None


@pytest.mark.rules("ATL-ASL-03")
def test_forces_are_compared_for_every_unit_in_a_bunker() -> None:
    s = table(VERSUS, units__able__at="bunker", units__able__visited=["1", "bunker"], assaulting="able")
    s.phase = "assault"
    (area,) = view(s, None).group("assault")
    assert (area.id, area.marks) == ("assault-able", ("now",))
    assert area.facts == AssaultFacts(
        unit="able",
        allied=4,
        german=5,
        allied_specialists=0,
        german_specialists=1,
        winner=GERMAN,
    )
    assert "assaulting" in piece(view(s, None).area("bunker"), "able").marks


# -- solitaire ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-SOL-04", "ATL-SOL-05")
def test_the_automated_unit_shows_the_way_it_will_take() -> None:
    s = lay_table(GAME, Chance(1), SOLO, {"phase": "roll", "landing.at": "2", "landing.visited": ["2"]})
    assert isinstance(s, State)
    shown = view(s, GERMAN)
    facts = facts_of(shown.area("landing"), LandedFacts)
    assert facts.path == ("1", "3", "4", "5", "8", "10", "9", "11", "12", "bunker")
    assert (facts.turns, facts.stay, facts.mines_hurt) == (0, 2, True)
    assert facts_of(piece(shown.area("2"), "landing"), LandingFacts).path == facts.path
    assert "visited" in shown.area("2").marks


def test_the_sniper_and_the_trading_pool_are_on_the_table() -> None:
    put: Fields = {"phase": "roll", "landing.sniper": "here", "landing.shots": 2}
    s = lay_table(GAME, Chance(1), SOLO, put)
    assert isinstance(s, State)
    assert s.landing is not None
    s.landing.pool = [Die("red", "star"), Die("black", "tool")]
    shown = view(s, None)
    assert piece(shown.area("landing"), "sniper").marks == ("here",)
    assert facts_of(shown.area("landing"), LandedFacts).shots == 2
    assert [one.id for one in shown.area("pool").pieces] == ["pool-1", "pool-2"]


# -- what can be had ---------------------------------------------------------------------------------------------------


def test_a_card_on_offer_has_a_price_and_for_its_buyer_all_he_needs_to_know() -> None:
    s = table(units__able__stars=9, units__able__at="3", units__able__visited=["1", "3"])
    sweeper = offer(view(s, "able"), "able-hand", "minesweeper")
    assert sweeper.price == s.box.cards.specialists["minesweeper"].stars
    assert sweeper.currency == "stars"
    assert sweeper.affordable is True
    assert [text.key for text in sweeper.useful or ()] == ["useful-mines"]
    assert sweeper.useless == ()
    s.units["able"].stars = 0
    sweeper = offer(view(s, "able"), "able-hand", "minesweeper")
    assert sweeper.affordable is False
    assert sweeper.why is not None
    assert (sweeper.rule, sweeper.why.key) == ("DDD-REC-01", "why-too-few-stars")


def test_others_see_the_price_and_nothing_of_what_the_buyer_thinks() -> None:
    s = table(VERSUS)
    for seat in ("baker", GERMAN, None):
        assert msgspec.to_builtins(offer(view(s, seat), "able-hand", "medic")).keys() == {"price", "currency"}
    assert msgspec.to_builtins(offer(view(s, "able"), "arsenal", "dog")).keys() == {"price", "currency"}
    points = s.box.cards.items["bazooka"].points
    assert offer(view(s, None), "depot", "bazooka") == OfferFacts(price=points, currency="points")


def test_a_price_is_what_the_side_pays() -> None:
    s = table(VERSUS)
    dear = offer(view(s, GERMAN), "arsenal", "dog").price
    german(s).specialists.append("funker")
    assert offer(view(s, GERMAN), "arsenal", "dog").price == dear - 2
    assert offer(view(s, None), "decorations", "decoration").price == 5


def useful_to(s: State, seat: str, area: str, name: str) -> tuple[list[str], list[str]]:
    found = offer(view(s, seat), area, name)
    return [text.key for text in found.useful or ()], [text.key for text in found.useless or ()]


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
    assert place(shown, "unteroffizier") == GERMAN
    assert card(shown, "bazooka").facts == ItemFacts("pool", ("combat",), "regular-item", points)
    gift = card(shown, "dead-mans-gift")
    assert (gift.deck, gift.facts) == ("bonuses", BonusFacts("allied", "skull"))
    texts = cast("tuple[Text, ...]", gift.text[0].args["text"])
    assert [text.key for text in texts] == ["effect-points", "frees-skulls"]
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
    assert place(view(s, GERMAN), HAND[0]) == "hand"
    assert place(view(s, GERMAN), TOP[0]) == "top"
    for seat in ("able", "baker", None):
        shown = view(s, seat)
        assert kinds(shown.area(GERMAN), "decoration") == []
        assert piece(shown.area(GERMAN), "german-hand").count == shown.counts["decorations-hand"] == 2
        assert shown.counts["decorations-deck"] == 18
        assert "top" not in {area.id for area in shown.areas}
        hidden = {one.id for one in shown.cards if one.deck != "bonuses" and place(shown, one.id) == "unseen"}
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
    """With a Decoration for another phase he is still asked; with an empty hand he is not."""
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
    """A player that looks at a concealed copy sees the options of the cards dealt there, not of the real ones."""
    match = Match(GAME, secret_table(phase="tally"))
    twin = match.concealed("able", Chance(5))
    offered = {option.args[0] for option in twin.decision_of(GERMAN).options if option.verb == "use"}
    assert offered <= {*german(twin.state).hand}
    assert {*german(twin.state).hand} != {*HAND}


def test_a_decoration_that_is_played_cannot_be_taken_back_freely() -> None:
    match = Match(GAME, secret_table(phase="tally"), listen=True)
    match.play("use iron-cross-first-class", GERMAN)
    assert match.sealed(0, (GERMAN,))


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
    """Against a German, DEF is read from Sectors with a Unit; a Unit that has not landed is in none."""
    s = table(VERSUS, phase="start", units__baker__at="", units__baker__visited=[])
    shown = view(s, None)
    assert sector(shown, "1").effective == {"able": 2}
    assert his(shown).due is None


def test_the_end_is_told_with_its_cause() -> None:
    s = table(outcome={"won": True, "result": "allied-victory", "cause": "bunkers-taken"})
    assert view(s, None).outcome == Text("outcome", {"result": "allied-victory", "cause": "bunkers-taken"})

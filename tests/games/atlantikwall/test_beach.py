"""Phases 3 and 4: what can be bought and given, where Units can go, and that menus and refusals agree."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from sandtable.engine.chance import Chance, ScriptedChance
from sandtable.engine.decision import Decision
from sandtable.engine.event import Event
from sandtable.engine.match import Match
from sandtable.engine.scenario import lay_table
from sandtable.games import load
from sandtable.games.atlantikwall import awards, finding, market, movement, prices, recruiting, trading, windows
from sandtable.games.atlantikwall.log import DecorationDrawn, HiddenDecorationDrawn
from sandtable.games.atlantikwall.maps import Line, read_maps
from sandtable.games.atlantikwall.state import State, Unit
from sandtable.games.atlantikwall.table import sides

GAME = load("atlantikwall")
RESISTANCE = "medaille-de-la-resistance"


def table(phase: str, options: dict[str, Any], script: dict[str, list[Any]] | None = None, **changes: Any) -> State:
    """A bare table in a phase, with changes to Units, to the German (`german`), and to other fields, by name."""
    laid: dict[str, Any] = {"phase": phase}
    for name, value in changes.items():
        if name in ("able", "baker", "charlie", "easy"):
            laid[f"units.{name}"] = {"id": name, "visited": [value["at"]], **value}
        elif name == "german":
            laid |= {f"german.{field}": one for field, one in value.items()}
        else:
            laid[name] = value
    s = lay_table(GAME, ScriptedChance(script or {}, 1), options, laid, bare=True)
    assert isinstance(s, State)
    return s


def with_sector(s: State, at: str, **printed: Any) -> State:
    """The same table with other attributes on a Sector."""
    battle = s.box.battle
    sectors = {**battle.sectors, at: msgspec.structs.replace(battle.sectors[at], **printed)}
    s.box = msgspec.structs.replace(s.box, battle=msgspec.structs.replace(battle, sectors=sectors))
    return s


def begin(s: State, *, until: str = "") -> Match[State]:
    return Match(GAME, s, listen=True, until=until)


def texts(decision: Decision) -> set[str]:
    return {str(option) for option in decision.options}


def told(match: Match[State], kind: type[Event], seat: str | None = None) -> list[Event]:
    return [logged.event for logged in match.log_for(seat) if type(logged.event) is kind]


# -- what is on the table ----------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-RUL-82", "ATL-BLO-05", "DDD-REC-02")
@pytest.mark.parametrize("mode", ["allies", "versus"])
@pytest.mark.parametrize("name", [*read_maps()])
def test_every_card_of_the_pools_is_there_once(name: str, mode: str) -> None:
    s = GAME.empty(GAME.box(GAME.options({"map": name, "mode": mode})), Chance(1))
    piles = Counter([*s.unique, *s.depot, *s.awards, *s.barracks, *s.arsenal, *s.deck])
    assert [card for card, count in piles.items() if count > 1] == []


@pytest.mark.rules("ATL-OMA-01", "ATL-OMA-08", "ATL-RUL-52")
@pytest.mark.parametrize("name", ["omaha-beach-2", "bloody-omaha"])
def test_one_vehicle_lies_beside_omaha_beach_2(name: str) -> None:
    box = GAME.box(GAME.options({"map": name}))
    assert GAME.set_up(box, ScriptedChance({"vehicle": ["flame-tank"]})).vehicle == "flame-tank"
    drawn = {GAME.set_up(box, Chance(seed)).vehicle for seed in range(60)}
    assert drawn == set(box.cards.vehicles)
    assert GAME.set_up(GAME.box(GAME.options({"map": "omaha-beach"})), Chance(1)).vehicle == ""


@pytest.mark.rules("DDD-ATT-08")
@pytest.mark.parametrize("variant", [*GAME.description.variants])
def test_no_map_here_rolls_for_its_attributes(variant: str) -> None:
    """Only the Vehicle, the landing place and the decks are random: Sectors are the same in every game."""
    box = GAME.box(GAME.options(GAME.description.variants[variant]))
    tables = [GAME.set_up(box, Chance(seed)) for seed in range(4)]
    assert all(s.tokens == [] and s.lowered == {} and s.box.battle is box.battle for s in tables)


# -- prices ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("DDD-ITM-01", "DDD-REC-01")
def test_a_price_is_what_the_card_says_and_what_the_funker_makes_of_it() -> None:
    s = table("market", {"mode": "versus", "units": 1}, able={"at": "1", "soldiers": 4})
    him, able = s.german, s.units["able"]
    assert him is not None
    assert prices.price_of(s, able, "bazooka") == 14
    assert prices.price_of(s, able, "captain") == 9
    assert prices.price_of(s, able, "jeep") == 8
    assert prices.price_of(s, him, "feldkueche") == 5
    him.specialists = ["funker"]
    assert prices.price_of(s, him, "feldkueche") == 3
    assert prices.price_of(s, able, "bazooka") == 14


def test_a_cheaper_item_costs_at_least_1_and_a_free_one_nothing() -> None:
    s = table("market", {"mode": "versus", "units": 1}, able={"at": "1", "soldiers": 4})
    assert s.german is not None
    s.german.specialists = ["funker"]
    cheap = msgspec.structs.replace(s.box.cards.items["feldkueche"], points=2)
    free = msgspec.structs.replace(cheap, points=0)
    for item, price in ((cheap, 1), (free, 0)):
        cards = msgspec.structs.replace(s.box.cards, items={**s.box.cards.items, "feldkueche": item})
        s.box = msgspec.structs.replace(s.box, cards=cards)
        assert prices.price_of(s, s.german, "feldkueche") == price


@pytest.mark.rules("ATL-DEC-01")
@pytest.mark.parametrize(
    ("his", "theirs", "price"), [([], [], 5), (["offizier"], [], 4), ([], ["intelligence-officer"], 6)]
)
def test_a_decoration_costs_what_both_sides_make_of_it(his: list[str], theirs: list[str], price: int) -> None:
    s = table("market", {"mode": "versus", "units": 1}, able={"at": "1", "soldiers": 4, "specialists": theirs})
    assert s.german is not None
    s.german.specialists = his
    assert prices.decoration_price(s) == price


# -- cards in Phase 3 --------------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-RUL-81", "ATL-RUL-36")
def test_a_free_specialist_is_one_of_the_pool_who_is_not_too_dear() -> None:
    able = {"at": "1", "soldiers": 4, "hand": ["scout", "medic"], "awards": ["distinguished-conduct-medal"]}
    s = table("market", {"units": 1}, able=able, unique=["captain", "colonel", "general"], lost=["able:scout"])
    uses = {text for text in texts(market.question(s, s.units["able"])) if text.startswith("use")}
    assert uses == {"use distinguished-conduct-medal medic", "use distinguished-conduct-medal captain"}


@pytest.mark.rules("DDD-ITM-06")
def test_a_lamp_is_of_no_use_to_whoever_trades_anywhere() -> None:
    units: dict[str, Any] = {
        "able": {"at": "4", "soldiers": 4, "items": ["signalling-lamp", "carrier-pigeon"]},
        "baker": {"at": "6", "soldiers": 4},
    }
    s = table("market", {}, **units)
    uses = [str(option) for option in windows.offers(s, s.units["able"], "market")]
    assert uses == ["use signalling-lamp", "use carrier-pigeon"]
    s.units["able"].for_turn = {"trade-row": 1}
    assert [str(option) for option in windows.offers(s, s.units["able"], "market")] == ["use carrier-pigeon"]
    s.units["able"].for_turn = {"trade-anywhere": 1}
    assert windows.offers(s, s.units["able"], "market") == []
    s.units["able"].for_turn = {}
    s.units["baker"].at = "2"
    assert [str(option) for option in windows.offers(s, s.units["able"], "market")] == ["use carrier-pigeon"]


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-DEC-12", "ATL-DEC-01")
def test_a_bought_decoration_is_known_to_the_german_alone() -> None:
    script = {"decoration": ["west-wall-medal"]}
    s = table("market", {"mode": "versus", "units": 1}, script, able={"at": "1", "soldiers": 4}, german={"courage": 5})
    match = begin(s, until="move")
    match.play("buy", "german")
    assert told(match, DecorationDrawn, "german") == [DecorationDrawn("ATL-DEC-01", "west-wall-medal")]
    for seat in ("able", None):
        assert told(match, DecorationDrawn, seat) == []
        assert told(match, HiddenDecorationDrawn, seat) == [HiddenDecorationDrawn("ATL-DEC-01")]
        assert not any("west-wall-medal" in str(logged.event) for logged in match.log_for(seat))


# -- trading -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-TRD-01", "ATL-TRD-02", "ATL-RUL-30")
def test_the_ban_covers_the_top_row_even_where_no_line_leads_to_the_bunker() -> None:
    """Fabius without the line from Sector 12 to the Bunker."""
    units: dict[str, Any] = {"able": {"at": "12", "soldiers": 4}, "baker": {"at": "12", "soldiers": 4}}
    s = table("market", {"mode": "versus", "map": "exercise-fabius"}, **units)
    s = with_sector(s, "12", lines=(Line(to="11"),))
    refusal = trading.may_trade(s, s.units["able"], s.units["baker"])
    assert refusal is not None
    assert refusal.rule == "ATL-TRD-01"
    s.units["able"].at = s.units["baker"].at = "11"
    refusal = trading.may_trade(s, s.units["able"], s.units["baker"])
    assert refusal is not None
    assert refusal.rule == "ATL-TRD-02"
    s.units["able"].at = s.units["baker"].at = "10"
    assert trading.may_trade(s, s.units["able"], s.units["baker"]) is None


@pytest.mark.rules("ATL-RUL-85")
def test_sectors_are_adjacent_when_any_line_joins_them() -> None:
    tiger, bloody = read_maps()["exercise-tiger"], read_maps()["bloody-omaha"]
    assert tiger.adjacent["5"] == {"2", "3", "4", "6", "7", "8"}
    assert tiger.adjacent["bunker"] == {"9", "10"}
    assert "east-2" in bloody.adjacent["west-4"]
    assert "west-4" in bloody.adjacent["east-2"]
    assert "east-bunker" not in bloody.adjacent["west-bunker"]


@pytest.mark.rules("DDD-TRD-01", "ATL-RUL-31")
def test_whatever_is_given_arrives_and_nobody_gives_specialists_awards_or_vehicles() -> None:
    units: dict[str, Any] = {
        "able": {"at": "5", "soldiers": 3, "courage": 2, "stars": 1, "points": 4, "items": ["grenades", "bazooka"]}
        | {"specialists": ["medic"], "awards": ["bronze-star"], "vehicle": "jeep"},
        "baker": {"at": "5", "soldiers": 1},
    }
    s = table("market", {"map": "omaha-beach-2"}, **units)
    able, baker = s.units["able"], s.units["baker"]
    offered = [str(part.option(index)) for part in trading.gifts(s, able) for index in range(len(part))]
    amounts = {"soldiers": 3, "courage": 2, "stars": 1, "points": 4}
    resources = [f"give baker {what} {n}" for what, most in amounts.items() for n in range(1, most + 1)]
    assert offered == [*resources, "give baker grenades", "give baker bazooka"]
    for what, n in (*amounts.items(), ("grenades", 0), ("bazooka", 0)):
        assert list(market.GIVE.do(s, trading.Gift(able, baker, what, n))) == []
    assert (able.soldiers, able.courage, able.stars, able.points, able.items) == (0, 0, 0, 0, [])
    assert (baker.soldiers, baker.courage, baker.stars, baker.points) == (4, 2, 1, 4)
    assert baker.items == ["grenades", "bazooka"]


# -- the same Specialist, struck twice at once -------------------------------------------------------------------------


def _two_shots(**german: Any) -> Match[State]:
    """Two Units shoot the Pionier in the same Phase 3, before the German has answered either."""
    s = table(
        "market",
        {"mode": "versus", "map": "exercise-fabius"},
        able={"at": "1", "soldiers": 4, "items": ["rifle-scope"]},
        baker={"at": "3", "soldiers": 4, "awards": [RESISTANCE]},
        german=german,
    )
    match = begin(s, until="move")
    match.play("use rifle-scope pionier", "able")
    match.play(f"use {RESISTANCE} pionier", "baker")
    return match


@pytest.mark.rules("ATL-CLR-05", "ATL-RUL-75")
def test_two_shots_at_one_specialist_hit_him_once() -> None:
    match = _two_shots(specialists=["pionier", "koch"], items=["stahlhelm"])
    match.play("accept", "german")
    assert texts(match.decision_of("german")) == {"accept"}
    match.play("accept", "german")
    assert match.state.german is not None
    assert match.state.german.specialists == ["koch"]
    assert match.state.german.items == ["stahlhelm"]


@pytest.mark.rules("ATL-RUL-70", "ATL-RUL-75")
def test_the_zwangsrekrut_stands_in_once() -> None:
    match = _two_shots(specialists=["pionier", "zwangsrekrut"])
    match.play("instead zwangsrekrut", "german")
    assert texts(match.decision_of("german")) == {"accept"}
    match.play("accept", "german")
    assert match.state.german is not None
    assert match.state.german.specialists == []


# -- moving ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("DDD-ATT-07", "ATL-RUL-47")
@pytest.mark.parametrize(("how", "left"), [("move", ["corporal"]), ("cry", ["medic", "corporal"])])
def test_a_sector_can_cost_a_certain_specialist(how: str, left: list[str]) -> None:
    """Tiger with a Sector 8 that costs the Medic; a Battle Cry keeps him."""
    able = {"at": "6", "soldiers": 4, "courage": 2, "specialists": ["medic", "corporal"], "for_turn": {"battle-cry": 1}}
    s = with_sector(table("move", {"units": 1}, able=able), "8", costs_named="medic")
    match = begin(s, until="combat")
    match.play(f"{how} 8", "able")
    assert match.state.units["able"].specialists == left


@pytest.mark.rules("DDD-ATT-07", "DDD-REC-06")
def test_the_decoy_goes_where_a_certain_specialist_is_asked_for() -> None:
    able = {"at": "6", "soldiers": 4, "courage": 2, "specialists": ["medic", "decoy"]}
    s = with_sector(table("move", {"units": 1}, able=able), "8", costs_named="medic")
    match = begin(s, until="combat")
    match.play("move 8", "able")
    match.play("instead decoy", "able")
    assert match.state.units["able"].specialists == ["medic"]
    assert "decoy" in match.state.unique


@pytest.mark.rules("ATL-RUL-73", "DDD-MOV-11")
def test_the_amphibious_truck_does_not_advance_over_a_barrier() -> None:
    s = table("move", {"units": 1}, able={"at": "1", "soldiers": 4, "courage": 1, "vehicle": "amphibious-truck"})
    lines = (Line(to="2", courage=1, barrier=True), Line(to="3", courage=1))
    s = with_sector(s, "1", lines=lines)
    refusal = movement.may_move(s, s.units["able"], "2")
    assert refusal is not None
    assert refusal.rule == "DDD-MOV-11"
    assert movement.may_move(s, s.units["able"], "3") is None


@pytest.mark.rules("DDD-MOV-04", "DDD-MOV-10", "ATL-CLB-05", "ATL-RUL-41")
@pytest.mark.parametrize(("name", "at", "turns"), [("exercise-tiger", "1", 3), ("exercise-tiger", "4", 1)])
def test_how_long_a_unit_may_stay(name: str, at: str, turns: int) -> None:
    s = table("move", {"units": 1, "map": name}, able={"at": at, "soldiers": 4})
    able = s.units["able"]
    for marker in range(1, 6):
        able.marker = marker
        assert movement.must_move(s, able) == (marker > turns)


@pytest.mark.rules("DDD-MOV-01", "DDD-TRN-01")
def test_all_units_choose_before_any_of_them_goes() -> None:
    units: dict[str, Any] = {
        "able": {"at": "1", "soldiers": 9, "courage": 1},
        "baker": {"at": "1", "soldiers": 9, "courage": 1},
    }
    match = begin(table("move", {}, **units), until="combat")
    match.play("move 2", "able")
    assert match.state.units["able"].at == "1"
    assert {decision.seat for decision in match.decisions} == {"baker"}
    match.play("stay", "baker")
    assert match.state.units["able"].at == "2"


@pytest.mark.rules("DDD-STR-03", "ATL-RUL-82")
def test_every_award_comes_once_before_any_comes_again() -> None:
    s = table("market", {"units": 1}, able={"at": "1", "soldiers": 4})
    able, deck = s.units["able"], set(s.awards)
    for _ in range(2):
        while s.awards or (s.medals and not able.awards):
            assert list(awards.draw(s, able, "DDD-STR-02")) == []
        assert set(able.awards) == deck
        assert len(able.awards) == len(deck)
        s.medals, able.awards = able.awards, []


# -- menus and refusals ------------------------------------------------------------------------------------------------


def _wander(seed: int, variant: str, look: Any) -> None:
    """Play a game at random and look at every question of Phases 3 and 4."""
    rng = random.Random(seed)
    match = Match(
        GAME, GAME.set_up(GAME.box(GAME.options(GAME.description.variants[variant])), Chance(seed)), history=False
    )
    while not match.over:
        decision = rng.choice(match.decisions)
        if decision.prompt in ("market", "move"):
            look(match.state, decision)
        match.play(rng.choice(decision.options), decision.seat)


def _check_menu(s: State, decision: Decision) -> None:
    """Nothing is both offered and refused, and everything that a side could expect is one of the two."""
    offered, refused = texts(decision), {str(option): refusal for option, refusal in decision.refused()}
    assert not offered & refused.keys()
    assert all(refusal.rule in GAME.catalogue for refusal in refused.values())
    if decision.prompt == "move":
        unit = s.units[decision.seat]
        near = {f"move {to}" for to in s.box.battle.adjacent[unit.at]}
        assert near | {"stay"} <= offered | refused.keys()
        return
    side = next(side for side in sides(s) if side.id == decision.seat)
    known = {f"recruit {card}" for card in recruiting.pool(s, side)} | {"done"}
    known |= {f"used {card}" for card in finding.used_pile(s, side)}
    if isinstance(side, Unit):
        known |= {f"find {card}" for card in s.depot}
        known |= {"vehicle"} if s.vehicle else set()
        known |= {f"give {other} soldiers 1" for other in s.units if other != side.id and side.soldiers}
    else:
        known |= {"buy", *(f"find {card}" for card in s.arsenal)}
    assert known <= offered | refused.keys()


@pytest.mark.parametrize("variant", ["four-units", "versus", "versus-bloody", "bloody", "solitaire", "omaha-2"])
def test_menus_and_refusals_complete_each_other(variant: str) -> None:
    for seed in range(4):
        _wander(seed, variant, _check_menu)

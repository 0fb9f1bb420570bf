"""Phases 5 and 6, cards that strike the other side, and invariants of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandtable.engine.chance import Chance, ScriptedChance
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.scenario import lay_table
from sandtable.games import load
from sandtable.games.atlantikwall import assault, defence, effects, windows
from sandtable.games.atlantikwall.assault import Forces
from sandtable.games.atlantikwall.invariants import broken, nonsense
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import Die, State, Unit
from sandtable.games.atlantikwall.table import german
from sandtable.games.atlantikwall.vocabulary import USES

GAME = load("atlantikwall")
VERSUS = {"mode": "versus", "map": "exercise-fabius"}


def table(options: dict[str, Any], chance: Chance | None = None, **changes: Any) -> State:
    """A bare table with these changes; `__` in a name stands for a dot in its path."""
    put = {name.replace("__", "."): value for name, value in changes.items()}
    state = lay_table(GAME, chance or Chance(1), options, put, bare=True)
    assert isinstance(state, State)
    return state


def uses(s: State, seat: str, moment: str) -> set[str]:
    """The uses that a seat has now, in their written form."""
    side = s.units[seat] if seat in s.units else german(s)
    return {str(option) for option in windows.offers(s, side, moment)}


# -- looking ahead -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-DEF-03", "ATL-DEF-04", "ATL-RUL-19")
def test_what_is_missing_can_be_foreseen_and_costs_nothing_to_look_at() -> None:
    s = table(
        {"mode": "versus", "map": "exercise-tiger"},
        phase="market",
        units__able__at="bunker",
        units__baker__at="1",
        german__soldiers=4,
    )
    before = s.digest()
    assert (defence.highest(s), defence.due(s), defence.missing(s)) == (12, 12, 8)
    assert [defence.def_for(s, unit) for unit in s.units.values()] == [4, 0]
    assert s.digest() == before


def test_without_a_german_nothing_is_missing() -> None:
    s = table({"map": "exercise-tiger", "units": 1}, phase="market", units__able__at="2")
    assert (defence.missing(s), defence.def_for(s, s.units["able"])) == (0, 4)


# -- what can be used --------------------------------------------------------------------------------------------------


@pytest.mark.rules("DDD-ITM-13", "ATL-RUL-84")
def test_a_mortar_reaches_its_own_and_the_next_sectors_that_hold_a_unit_but_no_bunker() -> None:
    s = table(
        {"map": "exercise-tiger", "units": 4},
        phase="combat",
        units__able__at="9",
        units__able__items=["mortar"],
        units__baker__at="7",
        units__charlie__at="bunker",
        units__easy__at="2",
    )
    assert uses(s, "able", "combat") == {"use mortar 9", "use mortar 7"}
    s.units["able"].items, s.units["able"].specialists, s.units["able"].soldiers = [], ["naval-observer"], 1
    assert uses(s, "able", "combat") == {f"use naval-observer {at}" for at in ("9", "7", "2")}


@pytest.mark.rules("ATL-RUL-84")
def test_a_def_of_which_nothing_is_left_is_not_lowered_again() -> None:
    s = table({"map": "exercise-tiger", "units": 1}, phase="combat", units__able__at="2")
    s.units["able"].items = ["bazooka", "grenades", "bangalore-torpedo", "rangefinder"]
    assert len(uses(s, "able", "combat")) == 4
    s.lowered = {"2": 4}
    assert uses(s, "able", "combat") == set()


@pytest.mark.rules("ATL-RUL-38")
def test_an_mgf_token_goes_where_there_is_none_and_nobody_starts_while_there_are_tokens() -> None:
    s = table(VERSUS, phase="market", units__able__at="3", units__baker__at="3")
    german(s).items = ["mg42"]
    assert uses(s, GERMAN, "market") == {f"use mg42 {at}" for at in ("3", "5", "6", "8", "9")}
    s.tokens = ["3"]
    assert "use mg42 3" not in uses(s, GERMAN, "market")
    s = table({"mode": "versus", "map": "bloody-omaha"}, units__able__at="west-1", units__baker__at="east-1")
    german(s).items = ["mg42"]
    s.tokens = ["west-3", "west-4", "west-7", "east-2", "east-3"]
    assert "use mg42 east-4" in uses(s, GERMAN, "market")
    s.tokens.append("east-7")
    assert uses(s, GERMAN, "market") == set()


@pytest.mark.rules("ATL-RUL-81")
def test_what_holds_already_is_not_used_again() -> None:
    s = table(VERSUS, phase="combat", units__able__at="4", units__baker__at="4")
    s.units["able"].items = s.units["baker"].items = ["flak-vest"]
    german(s).hand = ["fritz-todt-award"]
    s.units["able"].for_turn = {"no-mgf": 1}
    s.for_turn = {"no-lowering": 1}
    assert (uses(s, "able", "combat"), uses(s, GERMAN, "combat")) == (set(), set())
    assert uses(s, "baker", "combat") == {"use flak-vest"}


@pytest.mark.rules("ATL-RUL-81")
def test_smoke_pots_hide_a_unit_from_cards_that_choose_one() -> None:
    s = table(VERSUS, phase="market", units__able__at="3", units__baker__at="5")
    for unit in s.units.values():
        unit.soldiers, unit.stars, unit.specialists = 5, 2, ["hero"]
    s.units["able"].items = ["smoke-pots"]
    him = german(s)
    him.items = ["booby-traps", "goliath-mine", "gas"]
    him.hand = ["sniper-badge", "gestapo-disk", "german-cross"]
    him.specialists = ["scharfschuetze"]
    able = s.units["able"]
    play = windows.use(s, windows.read_use(able, windows.offers(s, able, "market")[0]))
    assert list(play) == []
    assert uses(s, GERMAN, "market") == {
        "use booby-traps baker",
        "use goliath-mine baker",
        "use sniper-badge baker",
        "use gestapo-disk baker",
        "use scharfschuetze baker",
        "use gas 3",
        "use gas 5",
        "use german-cross",
    }


@pytest.mark.rules("ATL-RUL-81")
def test_a_hidden_unit_cannot_be_firebombed() -> None:
    s = table(VERSUS, phase="assault", units__able__at="bunker", units__baker__at="3", assaulting="able")
    german(s).items = ["molotov-cocktail"]
    assert uses(s, GERMAN, "confrontation") == {"use molotov-cocktail"}
    s.units["able"].for_turn = {"hidden": 1}
    assert uses(s, GERMAN, "confrontation") == set()


def test_nothing_is_taken_from_a_german_who_has_nothing() -> None:
    s = table(VERSUS, phase="market", units__able__at="3", units__baker__at="3", german__soldiers=1, german__points=1)
    able = s.units["able"]
    able.soldiers, able.specialists, able.awards = 5, ["saboteur"], ["medaille-de-la-resistance"]
    assert uses(s, "able", "market") == {"use saboteur", "use medaille-de-la-resistance soldiers"}
    german(s).soldiers = german(s).points = 0
    assert uses(s, "able", "market") == set()


@pytest.mark.rules("ATL-RUL-81", "ATL-RUL-15")
def test_a_card_is_used_in_the_window_that_it_names() -> None:
    """Bazooka, Hero and the like at the start of Phase 5; the Rifle Scope in Phase 3; the rest in every window."""
    s = table(VERSUS, phase="market", units__able__at="3", units__baker__at="5")
    able = s.units["able"]
    able.items, able.awards = ["bazooka", "flak-vest", "rifle-scope", "field-radio"], ["medal-of-honor"]
    able.soldiers, able.specialists = 5, ["hero"]
    german(s).specialists = ["koch"]
    everywhere = {"use field-radio"}
    in_combat = {"use bazooka", "use flak-vest", "use medal-of-honor", "use hero"}
    for moment in ("roll", "tally", "move", "confrontation"):
        assert uses(s, "able", moment) == everywhere
    assert uses(s, "able", "combat") == everywhere | in_combat
    assert uses(s, "able", "market") == everywhere | {"use rifle-scope koch"}


@pytest.mark.rules("ATL-GER-05", "ATL-RUL-32")
def test_cards_about_units_never_reach_the_german() -> None:
    s = table(VERSUS, phase="market", units__able__at="3", units__baker__at="5", german__soldiers=9)
    s.units["able"].awards = ["croix-de-guerre"]
    (option,) = windows.offers(s, s.units["able"], "market")
    assert list(windows.use(s, windows.read_use(s.units["able"], option))) == []
    assert [side.soldiers for side in (*s.units.values(), german(s))] == [2, 2, 9]


def test_every_word_that_is_used_is_carried_out_by_some_chapter() -> None:
    """Every effect on a card of this table that can be used has an entry."""
    assert set(USES) <= set(effects.WORDS)


# -- the Assault -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-ASL-04", "ATL-ASL-05", "ATL-ASL-09", "ATL-ASL-10")
@pytest.mark.parametrize(
    ("forces", "allies_win"),
    [
        (Forces(8, 7, 0, 5), True),
        (Forces(7, 8, 5, 0), False),
        (Forces(7, 7, 3, 2), True),
        (Forces(7, 7, 2, 3), False),
        (Forces(7, 7, 2, 2), False),
    ],
)
def test_the_larger_force_then_more_specialists_then_the_german(forces: Forces, allies_win: bool) -> None:
    assert forces.allies_win is allies_win


@pytest.mark.rules("ATL-ASL-03", "ATL-RUL-27")
def test_a_unit_meets_all_that_the_german_has_alone() -> None:
    s = table(VERSUS, phase="assault", units__able__at="bunker", units__baker__at="bunker", german__soldiers=4)
    s.units["able"].soldiers, s.units["able"].specialists = 3, ["hero", "medic"]
    s.units["baker"].soldiers = 20
    german(s).specialists = ["koch"]
    assert assault.forces(s, s.units["able"]) == (5, 5, 2, 1)


# -- striking at the same time -----------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-RUL-70")
def test_two_shots_at_once_find_the_zwangsrekrut_once() -> None:
    """One Unit shoots the Pionier and another the Zwangsrekrut, before the German has answered the first."""
    s = table(VERSUS, phase="market", units__able__at="3", units__baker__at="5")
    for unit in s.units.values():
        unit.soldiers = 5
    s.units["able"].items = ["rifle-scope"]
    s.units["baker"].awards = ["medaille-de-la-resistance"]
    german(s).specialists, german(s).items = ["pionier", "zwangsrekrut"], ["stahlhelm"]
    match: Match[State] = Match(GAME, s)
    match.play("use rifle-scope pionier", "able")
    match.play("use medaille-de-la-resistance zwangsrekrut", "baker")
    match.play("accept", GERMAN)
    match.play("instead zwangsrekrut", GERMAN)
    assert german(match.state).specialists == ["pionier"]
    assert [str(option) for option in match.decision_of(GERMAN).options] == ["accept"]
    match.play("accept", GERMAN)
    assert (german(match.state).specialists, german(match.state).items) == (["pionier"], ["stahlhelm"])


@pytest.mark.rules("ATL-RUL-82")
def test_an_item_used_to_save_somebody_cannot_be_lost_too() -> None:
    """Rifle Scope and Saboteur at once: one of two Items saves a Specialist, so only the other can be sabotaged."""
    s = table(VERSUS, phase="market", units__able__at="3", units__baker__at="5", arsenal=[])
    for unit in s.units.values():
        unit.soldiers = 5
    s.units["able"].items = ["rifle-scope"]
    s.units["baker"].specialists = ["saboteur"]
    german(s).specialists, german(s).items = ["pionier"], ["stahlhelm", "sandsaecke"]
    match: Match[State] = Match(GAME, s)
    match.play("use rifle-scope pionier", "able")
    match.play("use saboteur", "baker")
    match.play("use stahlhelm", GERMAN)
    assert german(match.state).specialists == ["pionier"]
    assert [str(option) for option in match.decision_of(GERMAN).options] == ["lose sandsaecke"]
    match.play("lose sandsaecke", GERMAN)
    assert (german(match.state).items, match.state.spent) == ([], ["stahlhelm", "sandsaecke"])


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-RUL-69", "ATL-DEC-12")
def test_a_drawn_decoration_is_secret_and_a_lost_one_is_not() -> None:
    chance = ScriptedChance({"decoration": ["knights-cross", "gold-wound-badge"]})
    s = table(VERSUS, chance, phase="market", units__able__at="3", units__baker__at="5", german__courage=10)
    for unit in s.units.values():
        unit.soldiers = 5
    match: Match[State] = Match(GAME, s, listen=True)
    match.play("buy", GERMAN)
    match.play("buy", GERMAN)
    seen = [str(logged.event) for logged in match.log_for("able")]
    drawn = [line for line in seen if "DecorationDrawn" in line]
    assert not any("knights-cross" in line for line in drawn)
    assert any("DecorationLost" in line and "knights-cross" in line for line in seen)


# -- what is always true -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", GAME.description.variants)
def test_a_table_that_was_set_up_is_whole_and_makes_sense(variant: str) -> None:
    s = GAME.begin(Setup(3, GAME.description.variants[variant]))
    assert list(broken(s)) == []
    assert list(nonsense(s)) == []


def begun() -> State:
    """Two Units against a German, at the start of the first turn."""
    s: State = GAME.begin(Setup(3, {**VERSUS, "counters": "lucky-dice"}))
    for name, unit in s.units.items():
        unit.at, unit.visited = "1", ["1"]
        unit.hand, unit.soldiers = list(s.box.battle.regular["1"]), 4
        assert unit.id == name
    s.phase = "roll"
    assert list(broken(s)) == []
    return s


def able(s: State) -> Unit:
    return s.units["able"]


BREAKS: dict[str, tuple[Callable[[State], object], str]] = {
    "a Unique Specialist twice": (lambda s: able(s).specialists.append("captain"), "2 of captain on the table"),
    "an Item lost": (lambda s: s.depot.remove("bazooka"), "0 of bazooka on the table"),
    "an Item of another Map": (lambda s: able(s).items.append("medal-case"), "medal-case"),
    "an Award twice": (lambda s: s.medals.append("silver-star"), "2 of silver-star on the table"),
    "a Vehicle where there is none": (lambda s: setattr(able(s), "vehicle", "jeep"), "jeep"),
    "a German Specialist lost": (lambda s: s.barracks.remove("koch"), "0 of koch on the table"),
    "a German Item twice": (lambda s: s.spent.append("dog"), "2 of dog on the table"),
    "a Decoration lost": (lambda s: s.deck.remove("german-cross"), "0 of german-cross on the table"),
    "a Regular Specialist twice": (lambda s: able(s).specialists.append("hero"), "2 of hero on the table"),
    "debts": (lambda s: setattr(able(s), "stars", -1), "-1 stars"),
    "a black die": (lambda s: able(s).dice.append(Die("black", "star")), "black die"),
    "dice too early": (lambda s: able(s).dice.append(Die("red", "star")), "before they are thrown"),
    "a loss not met": (lambda s: able(s).for_turn.update(unmet=1), "did not meet"),
    "nobody left": (lambda s: setattr(able(s), "soldiers", 0), "nobody left"),
    "a Unit lost": (lambda s: s.units.pop("baker"), "in play"),
    "a way forgotten": (lambda s: able(s).visited.clear(), "has visited"),
    "a counter lost": (lambda s: setattr(able(s), "counters", 0), "not 8"),
    "too many counters": (lambda s: setattr(able(s), "counters", 3), "[3, 1, 1] held, with"),
    "seven tokens": (lambda s: s.tokens.extend("1235689"), "MGF tokens"),
    "an Assault at rest": (lambda s: setattr(s, "assaulting", "able"), "outside Phase 6"),
    "a Sector entered": (lambda s: s.entered.append("3"), "entered"),
    "an empty Assault": (lambda s: setattr(s, "phase", "assault"), "nobody is in a Bunker"),
}


@pytest.mark.parametrize("what", BREAKS)
def test_an_impossible_table_is_noticed(what: str) -> None:
    s = begun()
    do, told = BREAKS[what]
    do(s)
    assert told in " ".join(broken(s))


NONSENSE: dict[str, tuple[Callable[[State], object], str]] = {
    "a Unit": (lambda s: s.units.update(fox=Unit("fox")), "units: expected one of able, baker, found 'fox'"),
    "a Unit at home and in play": (lambda s: s.home.append("able"), "home"),
    "a Sector": (lambda s: setattr(able(s), "at", "99"), "units.able.at"),
    "a Sector visited": (lambda s: able(s).visited.append("99"), "units.able.visited"),
    "an Item": (lambda s: able(s).items.append("dog"), "units.able.items"),
    "an Item twice": (lambda s: able(s).items.extend(["mortar", "mortar"]), "once"),
    "a Specialist": (lambda s: german(s).specialists.append("hero"), "german.specialists"),
    "a hand": (lambda s: german(s).hand.append("hero"), "german.hand"),
    "an Award": (lambda s: able(s).awards.append("german-cross"), "units.able.awards"),
    "what holds": (lambda s: able(s).for_turn.update(luck=1), "units.able.for_turn"),
    "what holds for all": (lambda s: s.for_turn.update(luck=1), "for_turn"),
    "who is new": (lambda s: able(s).for_turn.update({"new:nobody": 1}), "units.able.for_turn"),
    "a token": (lambda s: s.tokens.append("4"), "tokens"),
    "a loss": (lambda s: s.lost.append("able:dog"), "lost"),
    "losses of before": (lambda s: setattr(s, "old_losses", 1), "old_losses"),
    "an Assault": (lambda s: setattr(s, "phase", "assault"), "an Assault needs a Unit in a Bunker"),
    "a name": (lambda s: setattr(able(s), "id", "baker"), "units.able.id"),
    "no German": (lambda s: setattr(s, "german", None), "german"),
    "a die aside": (lambda s: setattr(able(s), "aside", "black"), "units.able.aside"),
    "a pile": (lambda s: s.depot.append("dog"), "depot"),
    "nobody": (lambda s: s.units.clear(), "nobody is in play"),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_words_that_mean_nothing_are_noticed(what: str) -> None:
    s = begun()
    assert list(nonsense(s)) == []
    do, told = NONSENSE[what]
    do(s)
    assert told in " ".join(nonsense(s))

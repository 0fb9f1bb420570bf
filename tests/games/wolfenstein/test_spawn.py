"""Spawning (p.13): cards, squares, and who comes closest to the Heroes."""

from __future__ import annotations

import pytest

from sandtable.games.wolfenstein.grid import steps
from sandtable.games.wolfenstein.hazard import move_hazard
from sandtable.games.wolfenstein.log import Chosen, NotSpawned, Spawned
from sandtable.games.wolfenstein.spawn import free_numbers, nearest_free, spawn
from sandtable.games.wolfenstein.state import Nazi, State
from sandtable.games.wolfenstein.vocabulary import Effect
from tests.games.wolfenstein.bench import add_bot, listen, play, table
from tests.games.wolfenstein.watch import nazi_phase, put_nazi, set_alarm, told, use, would_do_something

# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-CRD-07", "WOLF-DSC-04", "WOLF-RUL-41", "WOLF-RUL-56")
def test_a_model_takes_the_lowest_card_that_is_not_in_play() -> None:
    s = table({"anya": "b2"}, nazis={"soldat-1": "e4", "soldat-3": "e5"})
    add_bot(s, "soldat-2", "anya", "c2")
    assert free_numbers(s, "soldat") == [4, 5, 6, 7, 8]
    del s.nazis["soldat-1"]
    assert free_numbers(s, "soldat") == [1, 4, 5, 6, 7, 8]
    assert free_numbers(s, "hans-grosse") == [50]


@pytest.mark.rules("WOLF-RUL-41", "WOLF-SPN-02")
def test_what_the_box_no_longer_has_does_not_come() -> None:
    s = table({"anya": "b2"}, nazis={"fire-trooper-23": "e4"})
    log = listen(s)
    play(spawn(s, ["fire-trooper", "fire-trooper", "drone"], "a18"))
    assert sorted(s.nazis) == ["drone-35", "fire-trooper-23", "fire-trooper-24"]
    assert [event.kind for event in told(log, NotSpawned)] == ["fire-trooper"]


# -- squares -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-SPN-01", "WOLF-RUL-38", "WOLF-RUL-39")
def test_the_point_itself_comes_first_though_a_token_is_on_it() -> None:
    s = table({"anya": "f17"})
    assert nearest_free(s, "a18") == ["a18"]
    play(spawn(s, ["soldat"], "a18"))
    assert s.nazis["soldat-1"].at == "a18"


@pytest.mark.rules("WOLF-SPN-03", "WOLF-RUL-38", "WOLF-RUL-17")
def test_if_it_is_taken_the_nearest_square_closest_to_a_hero_is_next() -> None:
    s = table({"anya": "f17"}, nazis={"soldat-8": "a18"})
    assert nearest_free(s, "a18") == ["b17", "b18"]
    s.heroes["anya"].at = "a14"
    assert nearest_free(s, "a18") == ["a17", "b17"]
    s.heroes["max"].at = "c18"
    assert nearest_free(s, "a18") == ["b17", "b18"]
    s.heroes["max"].bleeding = True
    assert nearest_free(s, "a18") == ["a17", "b17"]


@pytest.mark.rules("WOLF-RUL-38", "WOLF-AIC-06")
def test_between_equal_squares_the_controller_decides() -> None:
    s = table({"anya": "f17"}, nazis={"soldat-8": "a18"}, tie_breaks="ask")
    asked = play(spawn(s, ["soldat"], "a18"), "place b18")
    assert (asked[0].seat, asked[0].prompt) == ("player-1", "place-spawn")
    assert [str(option) for option in asked[0].options] == ["place b17", "place b18"]
    assert s.nazis["soldat-1"].at == "b18"


@pytest.mark.rules("WOLF-RUL-38")
def test_tokens_keep_their_squares_and_models_do_not_stop_the_walk() -> None:
    s = table({"anya": "b2"}, nazis={"soldat-7": "r1", "soldat-6": "q1", "soldat-5": "q2", "soldat-4": "r2"})
    # The ring of squares one step from the spawn token is full, so it is the next one; Anya is to the west.
    assert nearest_free(s, "r1") == ["p1", "p2", "p3"]
    s.heroes["anya"].at = "n18"
    assert nearest_free(s, "r1") == ["p3", "q3", "r3"]


@pytest.mark.rules("WOLF-RUL-38")
def test_closed_doors_are_not_crossed_and_without_a_free_square_nobody_comes() -> None:
    s = table({"anya": "b2"}, nazis={f"drone-{n}": at for n, at in enumerate(("o7", "p7", "o8", "p8", "o9", "p9"), 35)})
    assert nearest_free(s, "o7")[0] in ("n6", "o6", "p6")  # through the open door
    s.closed = ["c3-r2", "c3-r4"]
    assert nearest_free(s, "o7") == ["o10"]
    for n, at in enumerate(("o10", "p10", "o11", "p11", "o12", "p12"), 1):
        put_nazi(s, f"soldat-{n}", at)
    log = listen(s)
    play(spawn(s, ["officer", "officer"], "o7"))
    assert not any(nazi.kind == "officer" for nazi in s.nazis.values())
    assert [(event.rule, event.kind) for event in told(log, NotSpawned)] == [("WOLF-RUL-38", "officer")] * 2


# -- several models ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-SPN-04", "WOLF-RUL-39")
def test_the_quickest_comes_closest_to_the_heroes() -> None:
    s = table({"anya": "f17"}, tie_breaks="ask")
    # The point is 5 away from Anya, b17 and b18 are 4 away: those three are filled.
    asked = play(spawn(s, ["soldat", "officer", "drone"], "a18"), "place b18")
    assert asked[0].args == {"model": "drone-35"}
    assert {name: nazi.at for name, nazi in s.nazis.items()} == {
        "drone-35": "b18",
        "officer-17": "b17",
        "soldat-1": "a18",
    }


@pytest.mark.rules("WOLF-RUL-39")
def test_models_of_one_type_share_their_squares_without_a_question() -> None:
    s = table({"anya": "f17"}, tie_breaks="ask")
    play(spawn(s, ["soldat", "soldat", "soldat"], "a18"))
    assert {nazi.at for nazi in s.nazis.values()} == {"a18", "b17", "b18"}


@pytest.mark.rules("WOLF-RUL-39", "WOLF-AIC-06")
def test_equally_quick_types_are_put_in_order_by_the_controller() -> None:
    s = table({"anya": "f17"}, nazis={"soldat-1": "a18"}, tie_breaks="ask")
    asked = play(spawn(s, ["bevli", "ubersoldat"], "a18"), "spawn ubersoldat-31", "place b17")
    assert [str(option) for option in asked[0].options] == ["spawn bevli-46", "spawn ubersoldat-31"]
    assert (s.nazis["ubersoldat-31"].at, s.nazis["bevli-46"].at) == ("b17", "b18")


# -- large models ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RUL-91")
def test_a_large_model_comes_in_over_the_point() -> None:
    s = table({"anya": "aa13"}, mission="kennels")
    play(spawn(s, ["panzerhund"], "ad18"))
    assert s.nazis["panzerhund-43"].at == "ac17"


@pytest.mark.rules("WOLF-RUL-91", "WOLF-AIC-06")
def test_or_as_near_to_it_as_can_be_and_closest_to_a_hero() -> None:
    s = table({"anya": "aa13"}, nazis={"soldat-1": "ac17"}, mission="kennels", tie_breaks="ask")
    asked = play(spawn(s, ["panzerhund"], "ad18"), "place ab15")
    assert [str(option) for option in asked[0].options] == ["place aa15", "place ab15", "place ac15"]
    assert s.nazis["panzerhund-43"].at == "ab15"


@pytest.mark.rules("WOLF-RUL-91", "WOLF-BIG-04")
def test_never_in_a_doorway() -> None:
    s = table({"anya": "r4"}, tie_breaks="ask")
    play(spawn(s, ["panzerhund"], "l3"))  # l3 would be over the open door's edge, though closer to Anya
    assert s.nazis["panzerhund-43"].at == "k3"


@pytest.mark.rules("WOLF-RUL-91")
def test_large_models_are_placed_before_others() -> None:
    s = table({"anya": "aa13"}, mission="kennels")
    log = listen(s)
    play(spawn(s, ["drone", "panzerhund"], "ad18"))
    assert [event.model for event in told(log, Spawned)] == ["panzerhund-43", "drone-35"]
    assert s.nazis["panzerhund-43"].at == "ac17"
    assert s.nazis["drone-35"].at in ("ab16", "ac16", "ad16")


# -- by an event, and in the Nazi Phase --------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-SPN-06", "WOLF-SRC-05")
def test_an_event_brings_its_models_in_where_its_token_was() -> None:
    s = table({"anya": "b14"})
    s.tokens.remove("event-2")
    cause = use(s, Effect(name="spawn", models=("soldat", "officer")), hero="anya", square="a13", here=("r3",))
    assert sorted(cause.spawned) == ["officer-17", "soldat-1"]
    # Both the token's square and those around it are next to Anya.
    assert {nazi.at for nazi in s.nazis.values()} == {"a13", "b13"}
    assert s.noise == ["r3"]
    assert not any(nazi.active or nazi.awake for nazi in s.nazis.values())


def test_a_card_that_brings_nobody_is_of_no_use() -> None:
    s = table({"anya": "b2"}, nazis={"fire-trooper-23": "e4", "fire-trooper-24": "e5"})
    assert not would_do_something(s, Effect(name="spawn", models=("fire-trooper",)), hero="anya", square="a13")
    assert would_do_something(s, Effect(name="spawn", models=("fire-trooper", "soldat")), hero="anya", square="a13")
    assert not would_do_something(s, Effect(name="bot", model="fire-trooper"), hero="anya", square="a13")


def test_a_bot_stands_where_the_event_token_was() -> None:
    s = table({"anya": "b14"})
    s.tokens.remove("event-2")
    use(s, Effect(name="bot", model="drone"), hero="anya", square="a13")
    assert (s.bots["drone-35"].at, s.bots["drone-35"].hero) == ("a13", "anya")


@pytest.mark.rules("WOLF-SPN-07", "WOLF-RUL-40", "WOLF-NAZ-10")
def test_in_the_nazi_phase_the_alarms_models_act_in_that_same_phase() -> None:
    s = table({"anya": "o5"}, nazis={"officer-17": "r5", "soldat-8": "a17"}, script={"attack": ["blank"] * 9})
    set_alarm(s, {"a": ["soldat"], "b": ["drone"]}, limit=1)
    log = listen(s)
    nazi_phase(s)
    # At the end of its activation the Officer sees Anya and sounds the alarm: the Drone at r1 comes for her at once,
    # the Soldat at a18 neither sees nor hears anything, and the one that was there was not active at all.
    chosen = [event.model for event in told(log, Chosen) if event.rule.startswith("WOLF-INI")]
    assert chosen == ["officer-17", "drone-35", "soldat-1"]
    assert (s.nazis["soldat-1"].at, s.nazis["soldat-8"].at) == ("a18", "a17")
    assert s.nazis["drone-35"].at != "r1"


def puppeteer(difficulty: str = "bring-em-on") -> State:
    misses = {"attack": ["blank"] * 20}
    s = table({"anya": "b5"}, mission="professors-theatre", script=misses, difficulty=difficulty)
    put_nazi(s, "bevli-46", "ac17")
    return s


def on_board(s: State, kind: str) -> list[Nazi]:
    return [nazi for nazi in s.nazis.values() if nazi.kind == kind]


@pytest.mark.rules("WOLF-DIF-24", "WOLF-CRD-27")
def test_bevli_brings_in_a_supersoldat_that_is_awake_and_acts() -> None:
    s = puppeteer()
    s.nazis["bevli-46"].attacked = True
    nazi_phase(s, until="nazi-next")
    (puppet,) = on_board(s, "supersoldat")
    assert (puppet.awake, puppet.active) == (True, True)
    for _ in range(2):
        nazi_phase(s)
    assert len(on_board(s, "supersoldat")) == 2  # never more


def test_bevli_does_nothing_while_he_is_not_active_or_his_coils_are_gone() -> None:
    s = puppeteer()
    nazi_phase(s)
    assert list(s.nazis) == ["bevli-46"]
    s.nazis["bevli-46"].attacked = True
    s.searched = ["a", "b"]
    nazi_phase(s)
    assert list(s.nazis) == ["bevli-46"]


@pytest.mark.rules("WOLF-DIF-21", "WOLF-DIF-23")
@pytest.mark.parametrize(("level", "kind"), [("can-i-play-daddy", "soldat"), ("dont-hurt-me", "supersoldat")])
def test_on_the_easiest_level_it_is_a_soldat(level: str, kind: str) -> None:
    s = puppeteer(difficulty=level)
    s.nazis["bevli-46"].attacked = True
    nazi_phase(s, until="nazi-next")
    assert len(s.nazis) == 2
    assert on_board(s, kind)


@pytest.mark.rules("WOLF-SPN-06")
def test_a_summoned_model_stands_next_to_its_master() -> None:
    s = puppeteer()
    s.nazis["bevli-46"].attacked = True
    nazi_phase(s, until="nazi-next")
    squares = s.board.squares
    (puppet,) = on_board(s, "supersoldat")
    assert steps.adjacent(s.board.grid, squares[puppet.at], squares["ac17"])


@pytest.mark.rules("WOLF-NOI-05")
def test_whoever_comes_in_beside_a_hero_makes_noise() -> None:
    s = table({"anya": "d15"})
    play(move_hazard(s, 5, "WOLF-HAZ-05"))
    assert s.noise == ["r3"]

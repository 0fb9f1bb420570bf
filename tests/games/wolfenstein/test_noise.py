"""Noise (p.12): who makes it, where it stays, and who hears it."""

from __future__ import annotations

import pytest

from sandtable.games.wolfenstein.game import STEPS
from sandtable.games.wolfenstein.log import NoiseGone, NoiseMade
from sandtable.games.wolfenstein.noise import (
    attack_noise,
    earshot,
    keeps_noise,
    luring_places,
    make_noise,
    noisy_places,
    shared_presence,
    would_wake,
)
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.table import sees
from sandtable.games.wolfenstein.vocabulary import Effect
from tests.games.wolfenstein.bench import act, add_bot, listen, play, table, wear
from tests.games.wolfenstein.watch import put_nazi, told, use, would_do_something

# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-NOI-01", "WOLF-NOI-02", "WOLF-EXM-04", "WOLF-RUL-32", "WOLF-DIF-19")
def test_a_shot_is_heard_where_it_comes_from_and_where_it_goes() -> None:
    s = table({"blazkowicz": "d4"}, nazis={"soldat-1": "h4", "soldat-2": "k3"})
    log = listen(s)
    attack_noise(s, s.heroes["blazkowicz"], s.nazis["soldat-1"])
    assert [(event.rule, event.place) for event in told(log, NoiseMade)] == [
        ("WOLF-NOI-01", "r1"),
        ("WOLF-NOI-02", "c1"),
    ]


@pytest.mark.rules("WOLF-NOI-06")
def test_a_place_has_one_token_at_most() -> None:
    s = table({"blazkowicz": "d4"}, nazis={"soldat-1": "e4"})
    attack_noise(s, s.heroes["blazkowicz"], s.nazis["soldat-1"])
    attack_noise(s, s.nazis["soldat-1"], s.heroes["blazkowicz"])
    make_noise(s, "r1", "WOLF-NOI-05")
    assert s.noise == ["r1"]


@pytest.mark.rules("WOLF-DIF-16", "WOLF-DIF-18")
@pytest.mark.parametrize("level", ["can-i-play-daddy", "dont-hurt-me"])
def test_on_the_easier_levels_attacks_make_no_noise(level: str) -> None:
    s = table({"blazkowicz": "d4"}, nazis={"soldat-1": "h4"}, difficulty=level)
    attack_noise(s, s.heroes["blazkowicz"], s.nazis["soldat-1"])
    assert s.noise == []


@pytest.mark.rules("WOLF-RUL-92")
def test_a_large_model_is_heard_in_both_places_that_it_lies_in() -> None:
    s = table({"anya": "b2"}, nazis={"panzerhund-43": "f3"})
    attack_noise(s, s.heroes["anya"], s.nazis["panzerhund-43"])
    assert sorted(s.noise) == ["c1", "r1"]


# -- company -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-NOI-05", "WOLF-RUL-29")
def test_company_makes_noise_at_once_and_also_in_passing() -> None:
    s = table({"anya": "h3"}, nazis={"soldat-1": "d1"})
    act(s, "move f3")
    assert s.noise == ["r1"]
    act(s, "move h4")
    assert s.noise == ["r1"]


@pytest.mark.rules("WOLF-NOI-05", "WOLF-RUL-30")
@pytest.mark.parametrize("company", ["hero", "bleeding", "bot", "nazi", "nobody"])
def test_a_hero_and_any_other_model_make_noise(company: str) -> None:
    s = table({"anya": "b2", "max": "c5"} if company in ("hero", "bleeding") else {"anya": "b2"})
    if company == "bleeding":
        s.heroes["max"].bleeding, s.heroes["max"].hp_lost = True, 6
    elif company == "bot":
        add_bot(s, "drone-35", "anya", "c5")
        s.bots["soldat-1"] = add_bot(s, "soldat-1", "anya", "e5")
    elif company == "nazi":
        put_nazi(s, "soldat-1", "c5")
    shared_presence(s)
    assert s.noise == ([] if company == "nobody" else ["r1"])


@pytest.mark.rules("WOLF-NOI-05")
def test_nazis_alone_make_no_noise() -> None:
    s = table({"anya": "b2"}, nazis={"soldat-1": "o15", "soldat-2": "p15"})
    shared_presence(s)
    assert s.noise == []


@pytest.mark.rules("WOLF-DIF-17", "WOLF-RUL-30")
def test_on_the_easiest_level_heroes_among_themselves_make_none() -> None:
    s = table({"anya": "b2", "max": "c5", "klaus": "o15"}, difficulty="can-i-play-daddy")
    add_bot(s, "soldat-2", "klaus", "p15")
    shared_presence(s)
    assert s.noise == []
    put_nazi(s, "soldat-1", "f1")
    shared_presence(s)
    assert s.noise == ["r1"]


def test_whoever_is_quiet_does_not_count() -> None:
    s = table({"anya": "b2"}, nazis={"drone-35": "c5"})
    shared_presence(s)
    assert s.noise == []
    wear(s, s.heroes["anya"], "rubber-soles")
    put_nazi(s, "soldat-1", "d1")
    shared_presence(s)
    assert s.noise == []
    s.heroes["max"].at = "f6"
    shared_presence(s)
    assert s.noise == ["r1"]


@pytest.mark.rules("WOLF-RUL-31", "WOLF-RND-17", "WOLF-EXM-07")
def test_in_clean_up_noise_stays_where_a_hero_has_company() -> None:
    s = table({"blazkowicz": "d4", "anya": "b2"}, nazis={"soldat-2": "k3"})
    s.noise = ["r1", "c1", "r2"]
    assert keeps_noise(s, "r1")
    assert not keeps_noise(s, "c1")  # a Nazi alone does not need the token any more
    log = listen(s)
    s.phase = "clean-up"
    play(STEPS["clean-up"](s))
    assert s.noise == ["r1"]
    assert [event.place for event in told(log, NoiseGone)] == ["c1", "r2"]


# -- who hears it ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RUL-05")
def test_noise_is_heard_in_places_that_touch_whatever_stands_between() -> None:
    s = table({"anya": "b2"}, nazis={"soldat-1": "o15", "soldat-2": "g3"})
    s.closed = list(s.box.board.door_names)
    assert set(earshot(s, s.nazis["soldat-1"])) == {"r4", "c3", "c4"}
    assert next(iter(earshot(s, s.nazis["soldat-1"]))) == "r4"
    assert set(earshot(s, s.nazis["soldat-2"])) == {"c1", "r1", "r2"}


@pytest.mark.rules("WOLF-RUL-05")
def test_rooms_side_by_side_hear_each_other_and_corners_do_not_count() -> None:
    s = table({"anya": "b3"}, mission="motor-hall", nazis={"soldat-1": "m1", "soldat-2": "o7"})
    assert set(earshot(s, s.nazis["soldat-1"])) == {"r2", "c1", "c3", "r3"}
    # The corridor c3 begins below r2, one column from r3: their tiles meet nowhere.
    assert set(earshot(s, s.nazis["soldat-2"])) == {"c3", "r2", "r5"}


@pytest.mark.rules("WOLF-NAZ-12", "WOLF-NAZ-08", "WOLF-NAZ-09")
def test_noise_would_wake_those_in_earshot_but_no_officers_and_bosses() -> None:
    s = table({"anya": "b2"}, nazis={"soldat-1": "e4", "soldat-2": "o3", "officer-17": "k3", "soldat-3": "o15"})
    put_nazi(s, "von-grim-47", "l4")
    assert [nazi.id for nazi in would_wake(s, ["c1"])] == ["soldat-1", "soldat-2"]
    assert [nazi.id for nazi in would_wake(s, ["r2", "c4"])] == ["soldat-2", "soldat-3"]
    assert would_wake(s, []) == []


@pytest.mark.rules("WOLF-DIF-20", "WOLF-RUL-33", "WOLF-RUL-53", "WOLF-RUL-74")
def test_on_the_hardest_level_heroes_are_noise() -> None:
    s = table({"anya": "b2", "max": "o3", "klaus": "o15"}, difficulty="death-incarnate")
    s.noise = ["c4"]
    add_bot(s, "soldat-2", "klaus", "d9")
    s.heroes["max"].bleeding = True
    assert noisy_places(s) == {"c4", "r1", "r4", "c2"}
    s.box = table({"anya": "b2"}).box
    assert noisy_places(s) == {"c4"}


# -- on cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RUL-28")
def test_cards_make_noise_here_there_and_at_the_target() -> None:
    s = table({"anya": "b2"}, nazis={"soldat-1": "o15"})
    use(s, Effect(name="noise", at="here"), hero="anya", here=("r1",))
    use(s, Effect(name="noise", at="there"), hero="anya", there="d9")
    use(s, Effect(name="noise", at="target"), hero="anya", target="soldat-1")
    assert s.noise == ["r1", "c2", "r4"]
    assert not would_do_something(s, Effect(name="noise", at="here"), hero="anya", here=("r1",))
    use(s, Effect(name="noise", at="target"), hero="anya", target="soldat-2")  # gone: nothing to hear
    use(s, Effect(name="noise", at="near-self"), model="soldat-1")
    assert s.noise == ["r1", "c2", "r4"]
    use(s, Effect(name="noise", at="here-and-adjacent"), hero="anya", here=("r1",))
    assert s.noise == ["r1", "c2", "r4", "c1"]


def test_a_noise_token_is_hushed_but_a_lure_stays() -> None:
    s = table({"anya": "b2"})
    s.noise = ["r1", "c1"]
    hush = Effect(name="hush", at="here")
    assert would_do_something(s, hush, hero="anya", here=("r1",))
    use(s, hush, hero="anya", here=("r1",))
    assert s.noise == ["c1"]
    assert not would_do_something(s, hush, hero="anya", here=("r1",))
    s.lure = "c1"
    use(s, hush, hero="anya", here=("c1",))
    assert s.noise == ["c1"]


def test_a_lure_by_connections() -> None:
    s = table({"anya": "b2"})
    near = luring_places(s, s.heroes["anya"], Effect(name="lure", connections=2))
    assert sorted(near) == ["c1", "c2", "r1", "r2", "r3"]
    use(s, Effect(name="lure", connections=2), "choose r3", hero="anya")
    assert (s.lure, s.noise) == ("r3", ["r3"])


def test_a_lure_is_thrown_as_far_as_one_sees() -> None:
    s = table({"anya": "f4"})
    throw = Effect(name="lure", within=6, sight=True)
    assert sorted(luring_places(s, s.heroes["anya"], throw)) == ["c1", "c2", "r1"]  # m4 is seven squares away
    s.heroes["anya"].at = "g4"
    assert "r2" in luring_places(s, s.heroes["anya"], throw)
    s.closed = ["c1-r2"]
    assert "r2" not in luring_places(s, s.heroes["anya"], throw)
    assert "r2" in luring_places(s, s.heroes["anya"], Effect(name="lure", within=6))


@pytest.mark.rules("WOLF-RUL-94")
def test_smoke_fills_a_place_and_hides_who_is_not_next_to_one() -> None:
    def looks(s: State) -> tuple[bool, bool]:
        klaus = s.heroes["klaus"]
        return sees(s, klaus, s.nazis["soldat-1"]), sees(s, klaus, s.nazis["soldat-2"])

    s = table({"klaus": "b2"}, nazis={"soldat-1": "c3", "soldat-2": "f1"})
    assert looks(s) == (True, True)
    assert would_do_something(s, Effect(name="smoke"), hero="klaus", here=("r1",))
    use(s, Effect(name="smoke"), hero="klaus", here=("r1",))
    assert s.smoke == ["r1"]
    assert looks(s) == (True, False)
    assert not would_do_something(s, Effect(name="smoke"), hero="klaus", here=("r1",))

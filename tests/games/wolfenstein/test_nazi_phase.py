"""The Nazi Phase (p.16): who activates, who acts first, who is passed over, and who decides between equals."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.event import Event
from sandtable.games.wolfenstein import tokens
from sandtable.games.wolfenstein.attack_plan import enemy_plan
from sandtable.games.wolfenstein.controller import eligible, pass_on, settle
from sandtable.games.wolfenstein.log import Activated, Attacked, Blocked, Chosen, ControllerPassed, HazardMoved, Waited
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.vocabulary import Effect
from tests.games.wolfenstein.bench import add_bot, listen, table, wear
from tests.games.wolfenstein.watch import activate, nazi_phase, put_nazi, steps, told, use

MISSES = {"attack": ["blank"] * 40}


def activated(s: State) -> dict[str, str]:
    """Who activates, and by which rule."""
    log = listen(s)
    nazi_phase(s, until="nazi-next")
    rules = {event.model: event.rule for event in told(log, Activated)}
    assert set(rules) == {name for name, nazi in s.nazis.items() if nazi.active}
    return rules


def order(log: list[Event]) -> list[tuple[str, str]]:
    """Who was chosen to act, and by which rule."""
    return [(event.model, event.rule) for event in told(log, Chosen) if event.rule.startswith("WOLF-INI")]


# -- who activates -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-NAZ-06", "WOLF-NAZ-07", "WOLF-NAZ-11", "WOLF-RND-13", "WOLF-RUL-15")
def test_a_hero_in_sight_activates_at_any_distance() -> None:
    s = table({"anya": "a4"}, nazis={"soldat-1": "r3", "soldat-2": "o15", "soldat-3": "a17"})
    assert activated(s) == {"soldat-1": "WOLF-NAZ-07"}


@pytest.mark.rules("WOLF-RUL-53", "WOLF-RUL-74")
def test_bleeding_heroes_and_those_not_on_the_map_are_not_seen() -> None:
    s = table({"anya": "a4"}, nazis={"soldat-1": "e4"})
    s.heroes["anya"].bleeding, s.heroes["anya"].hp_lost = True, 3
    assert activated(s) == {}


@pytest.mark.rules("WOLF-BOT-06")
def test_a_bot_is_seen_as_a_hero_is() -> None:
    s = table({"anya": "a4"}, nazis={"soldat-1": "o15"})
    add_bot(s, "drone-35", "anya", "m14")
    assert activated(s) == {"soldat-1": "WOLF-NAZ-07"}


@pytest.mark.rules("WOLF-NAZ-08", "WOLF-NAZ-09", "WOLF-NAZ-11")
def test_noise_in_the_own_place_or_an_adjacent_one_activates() -> None:
    s = table({"anya": "b2"}, nazis={"soldat-1": "p15", "soldat-2": "o9", "soldat-3": "h15", "soldat-4": "r5"})
    s.closed = list(s.box.board.door_names)
    s.noise = ["r4"]
    assert activated(s) == {"soldat-1": "WOLF-NAZ-08", "soldat-2": "WOLF-NAZ-09", "soldat-3": "WOLF-NAZ-09"}


@pytest.mark.rules("WOLF-RUL-92")
def test_a_large_model_hears_what_both_of_its_places_hear() -> None:
    s = table({"anya": "q1"}, nazis={"panzerhund-43": "f3", "soldat-1": "b6"})
    s.closed = list(s.box.board.door_names)
    s.noise = ["r2"]  # next to c1, not to r1
    assert activated(s) == {"panzerhund-43": "WOLF-NAZ-09"}


@pytest.mark.rules("WOLF-NAZ-12", "WOLF-NAZ-13", "WOLF-RUL-42")
@pytest.mark.parametrize("name", ["officer-17", "von-grim-47"])
def test_officers_and_bosses_move_for_a_hero_in_sight_or_if_attacked(name: str) -> None:
    s = table({"anya": "b2"}, nazis={name: "p15"})
    s.closed = list(s.box.board.door_names)
    s.noise = ["r4", "c3"]
    assert activated(s) == {}
    s.nazis[name].attacked = True
    assert activated(s) == {name: "WOLF-RUL-42"}
    s.nazis[name].attacked = s.nazis[name].active = False
    s.heroes["anya"].at = "n14"
    assert activated(s) == {name: "WOLF-NAZ-07"}


@pytest.mark.rules("WOLF-DIF-20", "WOLF-RUL-33")
def test_on_the_hardest_level_a_hero_next_door_activates() -> None:
    s = table({"anya": "o9"}, nazis={"soldat-1": "r18", "officer-17": "q17"}, difficulty="death-incarnate")
    s.closed = list(s.box.board.door_names)
    assert activated(s) == {"soldat-1": "WOLF-DIF-20"}


@pytest.mark.rules("WOLF-CRD-27", "WOLF-RUL-36", "WOLF-RUL-42")
@pytest.mark.parametrize("why", ["sight", "attack", "alarm"])
def test_a_depowered_model_sleeps_until_it_sees_a_hero_is_attacked_or_the_alarm_goes_off(why: str) -> None:
    s = table({"anya": "b2"}, nazis={"supersoldat-27": "p15"})
    s.closed = list(s.box.board.door_names)
    s.noise = ["r4"]
    assert activated(s) == {}
    if why == "sight":
        s.heroes["anya"].at = "n14"
        assert activated(s) == {"supersoldat-27": "WOLF-NAZ-07"}
        s.heroes["anya"].at, s.nazis["supersoldat-27"].active = "b2", False
    elif why == "attack":
        s.nazis["supersoldat-27"].attacked = True
    else:
        s.alarms = 1
    assert activated(s) == {"supersoldat-27": "WOLF-NAZ-08"}
    s.alarms = 0
    assert s.nazis["supersoldat-27"].awake  # for good
    s.nazis["supersoldat-27"].active = False
    s.noise.clear()
    assert activated(s) == {}  # awake, it needs a reason like everybody else


@pytest.mark.rules("WOLF-STN-02", "WOLF-STN-04", "WOLF-RUL-58")
def test_a_stunned_nazi_loses_this_phase_and_then_its_token() -> None:
    s = table({"anya": "a4"}, nazis={"soldat-1": "d4"})
    tokens.stun(s, s.nazis["soldat-1"])
    log = listen(s)
    nazi_phase(s)
    assert [(event.rule, event.model) for event in told(log, Waited)] == [("WOLF-STN-02", "soldat-1")]
    assert (s.nazis["soldat-1"].at, s.nazis["soldat-1"].stunned) == ("d4", False)


@pytest.mark.rules("WOLF-RUL-58")
def test_a_token_that_comes_after_its_nazi_has_acted_lasts_a_phase_longer() -> None:
    s = table({"anya": "a4"}, nazis={"soldat-1": "d4"}, script=MISSES)
    nazi_phase(s, until="nazi-end")
    tokens.sabotage(s, s.nazis["soldat-1"])
    nazi_phase(s)
    assert s.nazis["soldat-1"].sabotaged
    nazi_phase(s)
    assert not s.nazis["soldat-1"].sabotaged


def test_a_nazi_that_was_ordered_about_does_not_activate_this_round() -> None:
    s = table({"anya": "a4"}, nazis={"soldat-1": "d4"})
    s.nazis["soldat-1"].ordered = True
    assert activated(s) == {}


def test_a_disguise_hides_from_those_who_are_fooled_by_it() -> None:
    s = table({"anya": "a4"}, nazis={"soldat-1": "e4", "officer-17": "e5", "drone-35": "e6"})
    wear(s, s.heroes["anya"], "officers-uniform")
    assert activated(s) == {"officer-17": "WOLF-NAZ-07", "drone-35": "WOLF-NAZ-07"}


def test_nobody_is_disguised_in_a_power_suit() -> None:
    s = table({"klaus": "a4"}, nazis={"soldat-1": "e4"})
    use(
        s,
        Effect(
            name="during",
            span="next-turn",
            effects=(Effect(name="disguise", only=("soldat",), breaks=("attack",)),),
        ),
        hero="klaus",
    )
    assert activated(s) == {}
    wear(s, s.heroes["klaus"], "power-suit")
    assert activated(s) == {"soldat-1": "WOLF-NAZ-07"}


@pytest.mark.rules("WOLF-NAZ-10", "WOLF-NAZ-06")
def test_noise_made_in_the_phase_wakes_nobody() -> None:
    s = table({"anya": "i3"}, nazis={"soldat-1": "k3", "soldat-2": "r5"}, script=MISSES)
    s.closed = ["c1-r2"]
    log = listen(s)
    nazi_phase(s)
    assert "c1" in s.noise  # r2 is next to it
    assert [event.model for event in told(log, Activated)] == ["soldat-1"]
    assert s.nazis["soldat-2"].at == "r5"


@pytest.mark.rules("WOLF-NAZ-05")
def test_if_nobody_can_do_anything_the_phase_is_over() -> None:
    s = table({"anya": "b2"}, nazis={"soldat-1": "p15"})
    log = listen(s)
    assert nazi_phase(s) == []
    assert log == []


# -- who acts first ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-INI-01", "WOLF-INI-02", "WOLF-RUL-43", "WOLF-RUL-44")
def test_by_initiative_then_by_closeness_whatever_the_type() -> None:
    s = table(
        {"anya": "c3"},
        nazis={"soldat-1": "f5", "drone-35": "a6", "soldat-2": "e2", "ubersoldat-31": "c6", "hitler-49": "e1"},
        script={"attack": ["blank"] * 60, "reroll": ["blank"] * 9},
    )
    s.heroes["max"].at, s.heroes["max"].bleeding, s.heroes["max"].hp_lost = "f6", True, 6
    log = listen(s)
    nazi_phase(s)
    # Hitler and the Ubersoldat have initiative 6; the bleeding Max, next to soldat-1, makes nobody closer.
    assert order(log) == [
        ("drone-35", "WOLF-INI-01"),
        ("hitler-49", "WOLF-INI-02"),
        ("ubersoldat-31", "WOLF-INI-01"),
        ("soldat-2", "WOLF-INI-02"),
        ("soldat-1", "WOLF-INI-01"),
    ]


@pytest.mark.rules("WOLF-INI-03", "WOLF-AIC-06", "WOLF-RUL-44")
def test_between_equals_the_controller_decides() -> None:
    s = table(
        {"anya": "c3"},
        nazis={"soldat-1": "d2", "soldat-2": "d4", "soldat-3": "f3"},
        script=MISSES,
        players=2,
        tie_breaks="ask",
    )
    s.controller = "player-2"
    log = listen(s)
    asked = nazi_phase(s, "act soldat-2", "step e3")
    assert (asked[0].seat, asked[0].prompt) == ("player-2", "who-acts")
    assert [str(option) for option in asked[0].options] == ["act soldat-1", "act soldat-2"]
    assert order(log) == [
        ("soldat-2", "WOLF-INI-03"),
        ("soldat-1", "WOLF-INI-02"),
        ("soldat-3", "WOLF-INI-01"),
    ]


# -- who is passed over ------------------------------------------------------------------------------------------------


def traffic_jam() -> State:
    """Anya before a corridor full of Soldaten, and behind them a Supersoldat whose 4 AP do not get it past them."""
    front = ("g3", "g4", "h3", "h4", "i3", "i4", "j3", "j4")
    s = table({"anya": "c3"}, nazis={f"soldat-{n}": at for n, at in enumerate(front, 1)}, script=MISSES)
    put_nazi(s, "supersoldat-27", "k3", awake=True)
    s.noise = ["r1", "c1"]
    return s


@pytest.mark.rules("WOLF-INI-04", "WOLF-INI-05", "WOLF-RUL-46", "WOLF-RUL-19")
def test_a_blocked_model_is_passed_over_and_acts_once_it_can() -> None:
    s = traffic_jam()
    log = listen(s)
    nazi_phase(s)
    assert [event.model for event in told(log, Blocked)] == ["supersoldat-27"]
    assert order(log)[:2] == [("supersoldat-27", "WOLF-INI-01"), ("soldat-1", "WOLF-INI-03")]
    assert order(log)[2] == ("supersoldat-27", "WOLF-INI-01")
    # The first Soldat has left g3, four steps away over three friends.
    assert steps(log, "supersoldat-27")[-1] == "g3"
    assert s.nazis["supersoldat-27"].at == "g3"


@pytest.mark.rules("WOLF-INI-06", "WOLF-RUL-46")
def test_a_model_that_stays_blocked_loses_its_activation() -> None:
    s = table({"max": "a1"}, nazis={"soldat-1": "a2", "soldat-2": "b1", "soldat-3": "b2"}, script=MISSES)
    put_nazi(s, "drone-35", "c3")
    s.noise = ["r1"]
    log = listen(s)
    nazi_phase(s)
    assert [event.model for event in told(log, Blocked)] == ["drone-35"] * 4  # at first, and after each of the others
    assert [event.model for event in told(log, Waited) if event.rule == "WOLF-INI-06"] == ["drone-35"]
    assert s.nazis["drone-35"].at == "c3"
    assert s.waiting == []


@pytest.mark.rules("WOLF-RUL-46")
def test_whoever_is_already_there_is_not_blocked() -> None:
    s = table({"max": "a1"}, nazis={"soldat-1": "a2"})
    s.nazis["soldat-1"].sabotaged = True
    put_nazi(s, "soldat-2", "p15")  # in its noisy place, with nobody to be seen
    s.noise = ["r4"]
    log = listen(s)
    nazi_phase(s)
    assert told(log, Blocked) == []
    assert {event.model: event.rule for event in told(log, Waited)} == {
        "soldat-1": "WOLF-NAC-05",
        "soldat-2": "WOLF-RUL-47",
    }


# -- moments of a card -------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-HAZ-05")
@pytest.mark.parametrize(("at", "rises"), [("e4", True), ("p15", False)])
def test_an_officer_sounds_the_alarm_if_a_hero_is_in_sight_when_its_activation_ends(at: str, rises: bool) -> None:
    s = table({"anya": "b2"}, nazis={"officer-17": at}, script=MISSES)
    s.nazis["officer-17"].attacked = True
    s.closed = list(s.box.board.door_names)
    log = listen(s)
    nazi_phase(s)
    assert s.hazard == (1 if rises else 0)
    assert [event.rule for event in told(log, HazardMoved)] == (["WOLF-HAZ-05"] if rises else [])


def test_von_grims_cruelty_drives_those_who_have_yet_to_act() -> None:
    s = table(
        {"anya": "b2"},
        nazis={"von-grim-47": "d4", "soldat-1": "f4", "officer-17": "f6", "drone-35": "f1", "soldat-2": "i3"},
        script=MISSES,
    )
    nazi_phase(s, until="nazi-act")
    while not s.nazis["von-grim-47"].has_attacked:
        activate(s, "von-grim-47")
    anya = s.heroes["anya"]
    assert {name: nazi.rally for name, nazi in s.nazis.items()} == {
        "von-grim-47": 0,
        "soldat-1": 1,
        "officer-17": 1,
        "drone-35": 0,
        "soldat-2": 0,
    }
    assert enemy_plan(s, s.nazis["officer-17"], anya).dice == 3
    nazi_phase(s)
    assert not any(nazi.rally for nazi in s.nazis.values())


# -- the end of the phase, and the AI controller -----------------------------------------------------------------------


def test_nothing_of_the_phase_is_left_when_it_is_over() -> None:
    s = table({"anya": "b2"}, nazis={"soldat-1": "e4"}, script=MISSES)
    nazi_phase(s)
    soldat = s.nazis["soldat-1"]
    assert (soldat.active, soldat.acted, soldat.has_attacked, soldat.ap) == (False, False, False, 0)
    assert (s.acting, s.phase) == ("", "clean-up")


def seated(players: int, *dead: str) -> State:
    s = table({"anya": "b2"}, players=players)
    for name in dead:
        s.heroes[name].dead, s.heroes[name].at = True, ""
    return s


@pytest.mark.rules(
    "WOLF-AIC-01", "WOLF-AIC-02", "WOLF-AIC-05", "WOLF-AIC-07", "WOLF-RUL-51", "WOLF-SOL-01", "WOLF-END-05"
)
@pytest.mark.parametrize(
    ("players", "dead", "may_hold"),
    [
        (1, (), [1]),
        (1, ("anya", "klaus"), [1]),
        (2, (), [1, 2]),
        (2, ("anya",), [1]),  # one Hero against two
        (2, ("anya", "klaus"), [1, 2]),
        (2, ("anya", "blazkowicz"), [1]),
        (3, (), [2, 3]),  # two Heroes, one and one
        (3, ("blazkowicz",), [1, 2, 3]),
        (3, ("klaus",), [2]),
        (3, ("klaus", "max"), [2, 3]),
        (4, (), [1, 2, 3, 4]),
        (4, ("anya", "max"), [1, 4]),
    ],
)
def test_who_may_hold_the_controllers_token(players: int, dead: tuple[str, ...], may_hold: list[int]) -> None:
    assert eligible(seated(players, *dead)) == [f"player-{n}" for n in may_hold]


@pytest.mark.rules("WOLF-RUL-51")
def test_bleeding_heroes_count_for_the_controller_and_bots_do_not() -> None:
    s = seated(2)
    s.heroes["anya"].bleeding = True
    add_bot(s, "soldat-1", "klaus", "c3")
    assert eligible(s) == ["player-1", "player-2"]


@pytest.mark.rules("WOLF-AIC-03", "WOLF-AIC-04", "WOLF-AIC-05", "WOLF-RUL-51")
def test_the_token_goes_round_among_those_who_may_hold_it() -> None:
    s = seated(3)
    log = listen(s)
    settle(s)  # the first player has two Heroes, so it begins with the next one
    holders = [s.controller]
    for _ in range(3):
        pass_on(s)
        settle(s)
        holders.append(s.controller)
    assert holders == ["player-2", "player-3", "player-2", "player-3"]
    assert [event.seat for event in told(log, ControllerPassed)] == holders


@pytest.mark.rules("WOLF-AIC-07", "WOLF-RUL-51")
def test_a_player_without_heroes_keeps_it_until_there_is_another_one() -> None:
    s = seated(3, "klaus")
    settle(s)
    pass_on(s)
    assert s.controller == "player-2"
    s.heroes["max"].dead = True
    pass_on(s)
    assert s.controller == "player-3"
    pass_on(s)
    assert s.controller == "player-2"


@pytest.mark.rules("WOLF-AIC-04")
def test_the_token_is_passed_at_the_end_of_the_phase() -> None:
    s = seated(2)
    nazi_phase(s)
    assert s.controller == "player-2"


@pytest.mark.rules("WOLF-AIC-06")
@pytest.mark.parametrize(("tie_breaks", "questions"), [("ask", 1), ("automatic", 0)])
def test_a_table_can_leave_ties_to_themselves(tie_breaks: Any, questions: int) -> None:
    s = table({"max": "c3"}, nazis={"soldat-1": "d2", "soldat-2": "d4"}, tie_breaks=tie_breaks, script=MISSES)
    for nazi in s.nazis.values():
        nazi.sabotaged = True
    log = listen(s)
    asked = nazi_phase(s, *["act soldat-2"] * questions)
    assert [decision.prompt for decision in asked] == ["who-acts"] * questions
    assert told(log, Attacked) == []
    assert order(log)[0][0] == ("soldat-2" if questions else "soldat-1")

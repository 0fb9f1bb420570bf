"""The book's firefight (p.14-15, p.17): Klaus, two Soldaten, and the dice as they fell."""

from __future__ import annotations

import pytest

from sandtable.engine.match import Match
from sandtable.games.wolfenstein.attack import may_attack
from sandtable.games.wolfenstein.attack_plan import enemy_plan
from sandtable.games.wolfenstein.log import Attacked, HazardMoved, Missed, Moved, NoiseMade, Rerolled, Rolled
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.table import armor, distance_between, sees
from tests.games.wolfenstein.bench import GAME, on_top, table
from tests.support import say


def patrol() -> Match[State]:
    """Klaus in the corridor before a room with two Soldaten; everybody else has had their turn."""
    s = table(
        {"klaus": "i3"},
        nazis={"soldat-1": "o3", "soldat-2": "q5"},
        script={"attack": ["reload", "blank", "armor", "reload"], "reroll": ["hp"]},
    )
    for hero in s.heroes.values():
        hero.done = hero.id != "klaus"
    on_top(s, "equipment", "lockpicks")
    return Match(GAME, s, listen=True)


@pytest.mark.rules("WOLF-EXM-10", "WOLF-EXM-11", "WOLF-EXM-12")
def test_klaus_stumbles_onto_a_patrol_and_only_the_nearer_soldat_is_in_range() -> None:
    match = say(patrol(), "move m3")
    s = match.state
    klaus, near, far = s.heroes["klaus"], s.nazis["soldat-1"], s.nazis["soldat-2"]
    assert klaus.ap == 2
    assert (distance_between(s, klaus, near), distance_between(s, klaus, far)) == (2, 4)
    assert sees(s, klaus, near)
    assert sees(s, klaus, far)
    assert match.decision.find("attack soldat-1 handgun-1960") is not None
    refusal = may_attack(s, klaus, far, klaus.weapons[0])
    assert refusal is not None
    assert refusal.rule == "WOLF-ATK-03"


@pytest.mark.rules("WOLF-EXM-12", "WOLF-EXM-13", "WOLF-EXM-14", "WOLF-EXM-15", "WOLF-EXM-16")
def test_klaus_rerolls_a_reload_into_the_hit_that_kills_past_armor() -> None:
    match = say(patrol(), "move m3")
    soldat = match.state.nazis["soldat-1"]
    say(match, "attack soldat-1 handgun-1960", "reroll", "take heavy")
    s = match.state
    log = [logged.event for logged in match.log]
    assert [event.faces for event in log if isinstance(event, Rolled)] == [("reload", "blank", "armor")]
    assert [(event.faces, event.into) for event in log if isinstance(event, Rerolled)] == [(("reload",), ("hp",))]
    assert "soldat-1" not in s.nazis
    assert armor(s, soldat) == 2
    klaus = s.heroes["klaus"]
    assert (klaus.gp, klaus.items, klaus.ammo) == (1, ["lockpicks"], {"light": 1, "heavy": 1})
    assert all(hero.gp == 0 for hero in s.heroes.values() if hero is not klaus)
    assert (klaus.ap, s.noise, s.hazard) == (0, ["r2"], 1)
    assert not klaus.weapons[0].empty
    assert match.decision.find("fatigue") is not None


@pytest.mark.rules("WOLF-EXM-17", "WOLF-EXM-18", "WOLF-EXM-19")
def test_the_other_soldat_shoots_first_misses_and_comes_up_to_klaus() -> None:
    match = say(patrol(), "move m3", "attack soldat-1 handgun-1960", "reroll", "take heavy")
    before = len(match.log)
    say(match, "end")
    log = [logged.event for logged in match.log[before:]]
    assert [event.attacker for event in log if isinstance(event, Attacked)] == ["soldat-2"]
    assert [event.faces for event in log if isinstance(event, Rolled)] == [("reload",)]
    assert any(isinstance(event, Missed) for event in log)
    assert not any(isinstance(event, NoiseMade | HazardMoved) for event in log)
    steps = [event for event in log if isinstance(event, Moved)]
    assert [event.ap for event in steps] == [1, 1, 1]
    assert log.index(steps[0]) > next(n for n, event in enumerate(log) if isinstance(event, Attacked))
    s = match.state
    klaus, soldat = s.heroes["klaus"], s.nazis["soldat-2"]
    assert distance_between(s, klaus, soldat) == 1
    assert enemy_plan(s, soldat, klaus).dice == 3
    assert (klaus.hp_lost, klaus.armor_lost) == (0, 0)

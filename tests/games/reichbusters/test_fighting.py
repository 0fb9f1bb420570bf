"""Fighting where a scenario cannot look: totals in questions, what is asked of whom, what a weapon says."""

from __future__ import annotations

import pytest

from sandtable.engine import action
from sandtable.engine.chance import ScriptedChance
from sandtable.engine.decision import Decision, Option, Play, Together
from sandtable.games.reichbusters import attack, casualties, defence, setup
from sandtable.games.reichbusters.attack_plan import plan
from sandtable.games.reichbusters.box import open_box
from sandtable.games.reichbusters.onslaught import Onslaught
from sandtable.games.reichbusters.options import Options, TeamName
from sandtable.games.reichbusters.state import Carried, State, Wound
from tests.games.reichbusters.bench import activate, play, put, table, used_up

WARD = "the-quiet-ward"
KENNELS = "night-kennels"


def squad(
    script: dict[str, list[str]], *, players: int = 1, hands: str = "open", team: TeamName = "none", mission: str = WARD
) -> State:
    """Quentin's turn at q1, with Sarge and Brick beside, all without skills; Claudine far away."""
    options = Options(mission=mission, players=players, hands="hidden" if hands == "hidden" else "open", team=team)
    s = setup.empty(open_box(options), ScriptedChance(script, 1))
    s.phase = "action"
    for hero in s.heroes.values():
        hero.at, hero.skills = "q1", []
    s.heroes["claudine"].at = "p1"
    activate(s, "quentin")
    return s


def ask(coroutine: Play[object], *answers: str) -> Decision | Together:
    """The question that is open after these answers; what has one answer is not asked."""
    left = list(answers)
    asked = next(coroutine)
    while True:
        if isinstance(asked, Decision) and len(asked.options) == 1:
            asked = coroutine.send(asked.options[0])
            continue
        if not left:
            return asked
        assert isinstance(asked, Decision)
        option = asked.find(left.pop(0))
        assert option is not None, [str(option) for option in asked.options]
        asked = coroutine.send(option)


def offered(decision: Decision | Together) -> list[str]:
    assert isinstance(decision, Decision)
    return [str(option) for option in decision.options]


@pytest.mark.rules("REICH-EX-02", "REICH-SPC-02", "REICH-TST-06")
def test_brick_stands_at_six() -> None:
    """1 + 1 + 2 + 2, as the question says."""
    s = table({"attack": ["1", "1", "special", "special"]}, WARD)
    brick = activate(s, "brick")
    brick.at = "q1"
    decision = ask(attack.strike(s, plan(s, brick, put(s, "zombie", "q2"), brick.weapons[0])))
    assert isinstance(decision, Decision)
    assert (decision.number("total"), decision.number("target")) == (6, 7)


@pytest.mark.rules("REICH-SPC-09", "REICH-RUL-15", "REICH-SPC-11")
def test_nobody_is_done_before_every_special_is_spent() -> None:
    s = squad({"attack": ["special", "0", "0"]})
    quentin = s.heroes["quentin"]
    quentin.hand = ["bodkin"]
    decision = ask(attack.strike(s, plan(s, quentin, put(s, "soldier", "q2"), quentin.weapons[0])))
    assert "done" not in offered(decision)
    assert "play bodkin" in offered(decision)


@pytest.mark.rules("REICH-RUL-19", "REICH-SPC-08")
def test_re_rolls_name_dice_by_their_faces() -> None:
    """Each choice once, whatever the order of the dice; the special is never among them."""
    s = squad({"attack": ["0", "1", "1"]})
    quentin = s.heroes["quentin"]
    quentin.hand = ["pin-the-cloak"]
    blow = plan(s, quentin, put(s, "sturm-angriff", "q2"), quentin.weapons[0])
    decision = ask(attack.strike(s, blow), "play pin-the-cloak")
    rerolls = [text for text in offered(decision) if text.startswith("reroll")]
    assert rerolls == [
        "reroll pin-the-cloak 0",
        "reroll pin-the-cloak 1",
        "reroll pin-the-cloak 0 1",
        "reroll pin-the-cloak 1 1",
    ]


@pytest.mark.rules("REICH-CAR-15", "REICH-RUL-125", "REICH-RUL-106")
def test_friends_are_asked_together_each_for_one_card() -> None:
    """Two players at once; a Downed friend and one far away are not asked."""
    s = squad({"attack": ["1", "1", "0"]}, players=4, mission=KENNELS)
    for name, card in (("sarge", "follow-me"), ("brick", "suppressing-hail"), ("claudine", "throat-cut")):
        s.heroes[name].hand = [card]
    quentin = s.heroes["quentin"]
    blow = plan(s, quentin, put(s, "dog", "q2"), quentin.weapons[0])
    asked = ask(attack.strike(s, blow))
    assert isinstance(asked, Together)
    assert set(asked.plays) == {s.heroes["sarge"].seat, s.heroes["brick"].seat}


@pytest.mark.rules("REICH-CAR-15")
def test_friends_are_not_asked_when_the_total_is_enough() -> None:
    s = squad({"attack": ["3", "2", "0"]}, players=4, mission=KENNELS)
    s.heroes["sarge"].hand = ["follow-me"]
    quentin = s.heroes["quentin"]
    dog = put(s, "dog", "q2")
    play(attack.strike(s, plan(s, quentin, dog, quentin.weapons[0])))
    assert dog.id not in s.enemies
    assert used_up(s)


@pytest.mark.rules("REICH-RUL-129")
def test_with_hidden_hands_being_asked_tells_nothing() -> None:
    """A hand without a fitting card is asked like any other, and may hold from then on."""
    for hand in (["reconnoitre"], ["fieldcraft"], ["bodkin"]):
        s = squad({"attack": ["1", "1", "0"]}, hands="hidden", mission=KENNELS)
        quentin = s.heroes["quentin"]
        quentin.hand = hand
        decision = ask(attack.strike(s, plan(s, quentin, put(s, "dog", "q2"), quentin.weapons[0])))
        assert isinstance(decision, Decision)
        assert decision.prompt == "test"
        assert offered(decision)[-2:] == ["done", "hold"]


@pytest.mark.rules("REICH-CRD-08", "REICH-RUL-101", "REICH-RUL-97")
def test_the_second_shooter_of_harrier_has_a_gun_that_jams() -> None:
    """The gun of the member who joins in is judged too, and the rule works once a round."""
    s = squad({"attack": ["3", "2", "0", "3", "2", "0", "0"]}, team="harrier", mission=KENNELS)
    quentin, brick = s.heroes["quentin"], s.heroes["brick"]
    quentin.skills, brick.skills, brick.hand = ["bitter"], ["deadly"], ["spray"]
    dogs = [put(s, "dog", "q2"), put(s, "dog", "q2")]
    quentin.basics = 2
    blow = attack.Blow(plan(s, quentin, dogs[0], quentin.weapons[0]))
    play(attack.ATTACK.do(s, blow), "discard spray", "attack dog-2 vickers-ap-belt")
    assert not s.enemies
    assert brick.weapons[0].jams == 1
    assert s.team_used
    assert used_up(s)


@pytest.mark.rules("REICH-RUL-48", "REICH-RUL-86")
def test_a_hero_whom_a_surge_knocks_down_makes_no_second_attack() -> None:
    s = squad({"attack": ["special", "3", "0"], "vril": ["surge"], "wound": ["dazed"]}, mission=KENNELS)
    quentin = s.heroes["quentin"]
    quentin.skills, quentin.weapons[0].vril = ["quick-shot"], True
    dogs = [put(s, "dog", "q2"), put(s, "dog", "q2")]
    play(attack.strike(s, plan(s, quentin, dogs[0], quentin.weapons[0])), "spend quick-shot attack")
    assert list(s.enemies) == [dogs[1].id]
    assert quentin.knocked_down


@pytest.mark.rules("REICH-RUL-18", "REICH-TST-04")
def test_a_test_goes_on_when_a_surge_takes_the_hero_down() -> None:
    """The wound comes before the total, which still counts."""
    s = squad({"attack": ["3", "2", "0"], "vril": ["surge"], "wound": ["graze"]}, mission=KENNELS)
    quentin = s.heroes["quentin"]
    quentin.weapons[0].vril = True
    quentin.wounds = [Wound("winded"), Wound("burned"), Wound("bleeding")]
    dog = put(s, "dog", "q2")
    play(attack.strike(s, plan(s, quentin, dog, quentin.weapons[0])))
    assert len(quentin.wounds) == 4
    assert dog.id not in s.enemies


@pytest.mark.rules("REICH-ITM-14")
def test_a_radio_works_again_for_the_next_attack() -> None:
    """Each attack of the enemy is an action."""
    s = squad({"defence": ["0", "0", "2", "2", "0", "0", "2", "2"]}, mission=WARD)
    quentin = s.heroes["quentin"]
    quentin.items = [Carried("radio")]
    soldier = put(s, "soldier", "q1")
    for _ in range(2):
        play(defence.defend(s, quentin, Onslaught((soldier,), "melee", 4)), "reroll radio defence")
    assert used_up(s)


@pytest.mark.rules("REICH-RUL-104", "REICH-ITM-21")
def test_a_drained_shield_has_no_vril_dice() -> None:
    s = squad({"defence": ["0", "0"]})
    quentin = s.heroes["quentin"]
    quentin.items = [Carried("vril-shield", drained=True)]
    soldier = put(s, "soldier", "q1")
    decision = ask(defence.defend(s, quentin, Onslaught((soldier,), "melee", 4)))
    assert offered(decision) == ["use vril-shield", "done"]


@pytest.mark.rules("REICH-EWD-02", "REICH-EWD-03", "REICH-RUL-41")
def test_how_many_wounds_are_left() -> None:
    s = table(mission="iron-in-the-crypt")
    angriff, panzer, soldier = put(s, "sturm-angriff", "q1"), put(s, "vrilpanzer", "q1"), put(s, "soldier", "q1")
    assert [casualties.wounds_left(s, unit) for unit in (angriff, panzer, soldier)] == [2, 3, 1]
    hits = [casualties.wounds_of_a_hit(s, unit, piercing=True) for unit in (angriff, panzer, soldier)]
    assert hits == [2, 1, 2]
    play(casualties.wound(s, angriff))
    assert casualties.wounds_left(s, angriff) == 1


@pytest.mark.rules("REICH-PAC-01", "REICH-RUL-24")
def test_the_point_of_a_pacified_room_may_be_left() -> None:
    s = squad({})
    s.kills["q"] = 3
    soldier = put(s, "soldier", "q2")
    play(casualties.wound(s, soldier), "leave-point")
    assert s.heroes["quentin"].points == []
    assert sum(s.pool.values()) == 24


@pytest.mark.rules("REICH-PAC-02")
def test_kills_of_an_enemy_turn_pacify_nothing() -> None:
    s = squad({})
    s.phase, s.kills["q"] = "kill", 3
    play(casualties.wound(s, put(s, "soldier", "q2")))
    assert s.kills["q"] == 3


def test_an_attack_says_what_its_specials_are_for() -> None:
    s = table(mission=WARD)
    brick = activate(s, "brick")
    brick.at, brick.skills = "q1", ["rage"]
    soldier = put(s, "soldier", "q2")
    hints = {
        hint.key: hint.args for hint in attack.strike_hints(s, attack.Blow(plan(s, brick, soldier, brick.weapons[1])))
    }
    assert hints["hint-specials"] == {"effects": ("burst", "loot", "unreliable")}
    assert hints["hint-jams"] == {"weapon": "vickers-tracer-belt"}
    assert hints["hint-noise"] == {"dice": 3}


def test_every_answer_of_a_test_says_what_it_is() -> None:
    s = squad({"attack": ["special", "0", "1"]})
    quentin = s.heroes["quentin"]
    quentin.skills, quentin.hand, quentin.items = ["deadly", "focused"], ["bodkin"], [Carried("ammo"), Carried("radio")]
    decision = ask(attack.strike(s, plan(s, quentin, put(s, "zombie", "q2"), quentin.weapons[0])))
    assert isinstance(decision, Decision)
    said = {str(option): [hint.key for hint in action.hints(s, decision, option)] for option in decision.options}
    assert said["spend deadly attack"] == ["keyword-deadly"]
    assert said["spend boost attack"] == ["hint-boost"]
    assert said["spend loot attack"] == ["hint-loot"]
    assert said["reroll focused 0"] == ["keyword-focused"]
    assert said["reroll radio attack"] == ["item-radio"]
    assert said["use ammo"] == ["item-ammo"]
    assert said["play bodkin"]
    assert action.touches(s, decision, Option("use", ("ammo",))) == ("ammo", "zombie-1")

"""The rulebook's examples, and whole games at random."""

from __future__ import annotations

import pytest

from sandtable.games.reichbusters import attack, casualties, defence, kill, spawning, stations, uncover
from sandtable.games.reichbusters.attack_plan import may_strike, plan
from sandtable.games.reichbusters.missions import OBJECTIVES, read_missions, read_raid_maps
from sandtable.games.reichbusters.onslaught import Onslaught
from sandtable.games.reichbusters.options import Options
from sandtable.games.reichbusters.state import Feature
from sandtable.games.reichbusters.table import attack_of, defence_of, support_of
from tests.games.reichbusters.bench import activate, play, play_out, put, table, used_up

WARD = "the-quiet-ward"
CRYPT = "iron-in-the-crypt"


@pytest.mark.rules("REICH-EX-02", "REICH-EX-03", "REICH-SPC-02", "REICH-SPC-06", "REICH-SPC-07", "REICH-ATK-15")
def test_brick_brings_a_total_of_six_to_eight() -> None:
    """1, 1, special, special; one special keeps the gun from jamming, the other boosts into one that drops loot."""
    s = table({"attack": ["1", "1", "special", "special", "special"]}, WARD)
    brick = activate(s, "brick")
    brick.at = "q1"
    zombie = put(s, "zombie", "q2")
    gun = brick.weapons[0]
    blow = plan(s, brick, zombie, gun)
    assert (blow.defence, blow.pool) == (7, {"attack": 4})
    play(
        attack.strike(s, blow),
        "spend unreliable attack",
        "spend boost attack",
        "spend loot attack",
    )
    attack.end_of_action(s, brick)
    assert zombie.id not in s.enemies
    assert [item.loot for item in s.items["q2"]] == ["vril"]
    assert gun.jams == 0
    assert used_up(s)


@pytest.mark.rules("REICH-EX-13", "REICH-KEY-12", "REICH-KEY-91", "REICH-KEY-92", "REICH-RUL-42")
def test_a_burst_of_23_kills_three_zombies() -> None:
    """23, 16, 9, and with 2 left the fourth stands."""
    s = table({"attack": ["3"] * 3 + ["special"] + ["special"] * 5 + ["2"]}, WARD)
    brick = activate(s, "brick")
    brick.at = "q1"
    zombies = [put(s, "zombie", "q2") for _ in range(4)]
    blow = plan(s, brick, zombies[0], brick.weapons[1])
    answers = ["spend burst attack", *["spend boost attack"] * 5]
    play(attack.strike(s, blow), *answers, "next zombie-2", "next zombie-3")
    assert list(s.enemies) == ["zombie-4"]
    assert used_up(s)


@pytest.mark.rules("REICH-EX-11", "REICH-KTI-05", "REICH-RUL-81")
def test_three_zombies_attack_with_eleven() -> None:
    s = table(mission=WARD)
    zombies = [put(s, "zombie", "p1") for _ in range(3)]
    assert attack_of(s, zombies[0], "melee") + 2 * support_of(s, zombies[1], "melee") == 11


@pytest.mark.rules("REICH-EX-05", "REICH-EWD-04", "REICH-EWD-05", "REICH-EWD-06")
def test_the_vrilpanzer_turns_its_cards() -> None:
    s = table(mission=CRYPT)
    activate(s, "sarge")
    panzer = put(s, "vrilpanzer", "e4")
    sides = []
    for _ in range(2):
        play(casualties.wound(s, panzer, piercing=True))
        sides.append((panzer.side, "smash" in s.face(panzer).keywords, "unstable" in s.face(panzer).keywords))
    assert sides == [(1, False, False), (2, False, True)]
    play(casualties.wound(s, panzer, piercing=True))
    assert panzer.id not in s.enemies


@pytest.mark.rules("REICH-EX-07", "REICH-SPN-03", "REICH-SPN-04", "REICH-RUL-65")
def test_a_token_of_level_one_becomes_a_soldier_and_a_dog() -> None:
    s = table({"spawn": ["sp-3"]})
    s.tokens["b1"] = [1]
    spawning.trigger(s, "b1")
    assert {name: enemy.at for name, enemy in s.enemies.items()} == {"soldier-1": "b1", "dog-1": "b1"}
    assert (s.tokens, s.spawn.discard) == ({}, ["sp-3"])


@pytest.mark.rules("REICH-EX-10", "REICH-AST-03", "REICH-AST-04", "REICH-AST-05")
def test_one_unlocks_the_next_opens_the_rest_go_through() -> None:
    s = table(mission=WARD)
    s.alarm = "sounded"
    s.locked = ["d1-p1"]
    zombies = [put(s, "zombie", "d1") for _ in range(3)]
    for hero in s.heroes.values():
        hero.at = "p1"
    for zombie in zombies:
        play(stations.act(s, zombie))
    assert s.locked == []
    assert "d1-p1" not in s.closed
    assert [zombie.at for zombie in zombies] == ["d1", "d1", "p1"]


@pytest.mark.rules("REICH-EX-09", "REICH-AWR-07")
def test_an_alert_unit_makes_a_suspicious_room_alert() -> None:
    s = table()
    s.awareness = {"p": 2, "q": 1}
    s.closed.remove("p2-q1")
    soldier = put(s, "soldier", "p2")
    play(stations.move(s, soldier, "q1", "", 0))
    assert s.awareness["q"] == 2


@pytest.mark.rules("REICH-AWR-03", "REICH-AWR-04", "REICH-RUL-71")
def test_a_room_rises_once_in_a_hero_turn() -> None:
    s = table()
    activate(s, "sarge")
    s.closed.remove("p2-q1")
    put(s, "soldier", "q1")
    play(uncover.look(s))
    assert s.awareness == {"q": 1}
    s.heroes["sarge"].at = "a1"
    play(uncover.look(s))
    s.heroes["sarge"].at = "p1"
    play(uncover.look(s))
    assert s.awareness == {"q": 1}


@pytest.mark.rules("REICH-KEY-09", "REICH-KEY-47", "REICH-KEY-02", "REICH-ATK-10")
def test_bodyguards_and_meatshields_limit_who_can_be_targeted() -> None:
    s = table(mission=WARD)
    hawk, quentin = activate(s, "sarge"), s.heroes["quentin"]
    hawk.at = quentin.at = "q1"
    officer, guard = put(s, "officer", "q2"), put(s, "soldier", "q2")
    bow = quentin.weapons[0]
    refusal = may_strike(s, quentin, officer, bow)
    assert refusal is not None
    assert refusal.rule == "REICH-KEY-09"
    assert may_strike(s, quentin, guard, bow) is None
    put(s, "zombie", "q2")
    refusal = may_strike(s, quentin, guard, bow)
    assert refusal is not None
    assert refusal.rule == "REICH-KEY-47"
    bow.vril = True  # its vril side is accurate
    assert may_strike(s, quentin, officer, bow) is None


@pytest.mark.rules("REICH-KEY-25", "REICH-KEY-03", "REICH-KEY-04", "REICH-RUL-41")
def test_guard_points_and_armour() -> None:
    s = table(mission=CRYPT)
    soldier = put(s, "soldier", "d4")
    assert defence_of(s, soldier) == 4
    s.guards = ["d4"]
    assert defence_of(s, soldier) == 5
    panzer = put(s, "vrilpanzer", "d4")
    assert not casualties.may_hurt(s, panzer, piercing=False, cause="ranged")


@pytest.mark.rules("REICH-KTI-06", "REICH-KTI-07", "REICH-KTI-08", "REICH-TST-11")
def test_a_wound_stays_if_the_damage_reaches_its_number() -> None:
    for attack_number, kept in ((7, []), (8, ["torn-muscle"])):
        s = table({"defence": ["2", "1"], "wound": ["torn-muscle"]})
        activate(s, "sarge")
        soldier = put(s, "soldier", "p1")
        s.heroes["claudine"].skills = []
        play(defence.defend(s, s.heroes["claudine"], Onslaught((soldier,), "melee", attack_number)))
        assert [wound.card for wound in s.heroes["claudine"].wounds] == kept
        assert used_up(s)


@pytest.mark.rules("REICH-RMF-01", "REICH-SET-05")
def test_a_feature_is_turned_over_when_a_hero_sees_it() -> None:
    s = table({"feature": ["fireplace"]})
    activate(s, "sarge")
    s.features["p2"] = Feature("castle")
    play(uncover.look(s))
    assert s.features["p2"].kind == "fireplace"


@pytest.mark.rules("REICH-KTI-02")
def test_of_equally_near_heroes_the_one_who_acted_latest_is_attacked() -> None:
    s = table()
    s.alarm = "sounded"
    s.acted = ["claudine", "brick", "sarge"]
    soldier = put(s, "soldier", "p1")
    found = play(kill._nearest_target(s, soldier, kill.targets(s, soldier)))
    assert found is s.heroes["sarge"]


# -- whole games -------------------------------------------------------------------------------------------------------

TABLES = [
    *(Options(mission=name, players=number % 4 + 1) for number, name in enumerate(read_missions())),
    *(
        Options(
            mission="raid",
            raid_map=name,
            raid_faction=("the-armoured-wolff", "vril-overload", "the-wolff-hunts", "vril-experiment")[number % 4],
            raid_objective=objective,
            team=("harrier", "merlin", "kestrel", "osprey")[number % 4],
            hands="hidden" if number % 2 else "open",
            veterans=number % 2 == 0,
        )
        for number, name in enumerate(read_raid_maps())
        for objective in OBJECTIVES
    ),
    Options(heroes=("red-hawk", "quentin"), players=2, dice="harsh", downed="attacked", ruthless="once"),
    Options(heroes=("red-hawk", "brick", "claudine"), alarm_noise="one-less", first_sight="every-turn"),
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.mission}-{options.raid_objective}")
def test_random_games_end_and_nothing_is_lost(options: Options) -> None:
    s, taken = play_out(options, 7)
    assert s.outcome is not None
    assert taken > 20
    cards = s.box.cards
    for hero in s.heroes.values():
        own = sorted(card.id for card in cards.actions.values() if card.hero == hero.id)
        assert sorted([*hero.hand, *hero.in_use, *hero.deck.cards]) == own
    kept = [wound.card for hero in s.heroes.values() for wound in hero.wounds]
    assert sorted([*s.wound.cards, *kept]) == sorted(cards.wounds)
    for kind, most in s.box.most.items():
        assert sum(enemy.type == kind for enemy in s.enemies.values()) <= most

"""The enemy turn: who moves, who attacks whom, what a unit is worth, and how it is told."""

from __future__ import annotations

import msgspec
import pytest

from sandtable.engine.event import Event
from sandtable.games.reichbusters import kill, spawning, stations
from sandtable.games.reichbusters.box import Box, open_box
from sandtable.games.reichbusters.cards import Melee, Ranged
from sandtable.games.reichbusters.log_enemy import EnemyAimed, EnemyHeaded, EnemyMoved, EnemyStayed, TieBroken
from sandtable.games.reichbusters.options import RAID, Options
from sandtable.games.reichbusters.state import Enemy, State
from sandtable.games.reichbusters.table import attack_of, defence_of, is_ranged, keeps_guard, support_of
from tests.games.reichbusters.bench import play, put, table

WARD = "the-quiet-ward"
CRYPT = "iron-in-the-crypt"


def listened(s: State) -> list[Event]:
    """What is told from now on."""
    told: list[Event] = []
    s.sink = told.append
    return told


def gather(s: State, area: str) -> None:
    for hero in s.heroes.values():
        hero.at = area


def with_keyword(s: State, kind: str, word: str) -> None:
    """A type of unit that has one keyword more, on this table only."""
    face = s.box.faces[kind]
    longer = msgspec.structs.replace(face, keywords=(*face.keywords, word))
    s.box = msgspec.structs.replace(s.box, faces={**s.box.faces, kind: longer})


# -- unit cards --------------------------------------------------------------------------------------------------------

ROWS: list[tuple[str, str, str, int, Melee | None, Ranged | None, int]] = [
    ("a", "officer", "dug-in guard", 4, Melee(attack=3, support=2), Ranged(attack=4, support=2, range=1), 3),
    ("b", "soldier", "bodyguard dug-in guard", 16, Melee(attack=3, support=2), Ranged(attack=4, support=2, range=2), 4),
    ("c", "scientist", "coward enhance", 4, None, None, 2),
    ("d", "zombie", "meatshield relentless", 8, Melee(attack=5, support=3), None, 7),
    ("e", "dog", "fast no-hands", 4, Melee(attack=5, support=5), None, 5),
    ("g", "sturm-angriff", "wounds-2 bodyguard crush", 3, Melee(attack=8, support=4), None, 9),
    (
        "h",
        "sturm-kanonier",
        "wounds-2 repulse ruthless",
        3,
        Melee(attack=4, support=4),
        Ranged(attack=8, support=4, range=3),
        6,
    ),
    ("i", "tracking-bomber", "ablative-shield bomber no-hands scuttle", 4, None, None, 6),
]


def wolff() -> Box:
    return open_box(Options(mission=RAID))


@pytest.mark.rules(
    "REICH-UNT-05",
    "REICH-UNT-06",
    "REICH-UNT-07",
    "REICH-UNT-08",
    "REICH-UNT-09",
    "REICH-UNT-10",
    "REICH-UNT-11",
    "REICH-UNT-12",
    "REICH-UNT-18",
    "REICH-RUL-99",
    "REICH-COMP-56",
    "REICH-ICO-15",
)
@pytest.mark.parametrize(("code", "kind", "words", "most", "melee", "ranged", "defence"), ROWS)
def test_the_rows_of_the_armoured_wolff(
    code: str, kind: str, words: str, most: int, melee: Melee | None, ranged: Ranged | None, defence: int
) -> None:
    box = wolff()
    row, face = box.rows[code], box.faces[kind]
    assert box.cards.units[row.unit].type == kind
    assert (row.white, row.most, box.most[kind]) == (False, most, most)
    assert (set(face.keywords), face.melee, face.ranged, face.defence) == (set(words.split()), melee, ranged, defence)


@pytest.mark.rules("REICH-UNT-09", "REICH-UNT-13", "REICH-RUL-99", "REICH-ENM-03", "REICH-ENM-04")
def test_the_second_row_of_dogs_only_spawns_and_the_vrilmeister_acts_last() -> None:
    box = wolff()
    assert box.rows["f"].white
    assert "overwhelm" in box.cards.units[box.rows["f"].unit].keywords
    assert "overwhelm" not in box.faces["dog"].keywords
    assert box.order == (
        *("officer", "soldier", "scientist", "zombie", "dog", "sturm-angriff", "sturm-kanonier", "tracking-bomber"),
        *("vrilpanzer", "general-wolff"),
    )
    assert box.most["vrilpanzer"] == box.most["general-wolff"] == 1
    assert box.units["vrilpanzer"].states
    assert box.units["general-wolff"].states


@pytest.mark.rules("REICH-UNT-14", "REICH-UNT-15", "REICH-UNT-16", "REICH-UNT-17")
def test_the_vrilpanzer_has_three_sides_and_is_not_unique() -> None:
    sides = wolff().units["vrilpanzer"].states
    assert [set(side.keywords) for side in sides] == [
        {"armoured", "chain-fire", "smash", "unstoppable"},
        {"armoured", "chain-fire", "crush", "unstoppable"},
        {"armoured", "crush", "unstable"},
    ]
    for side in sides:
        assert (side.melee, side.ranged, side.defence) == (Melee(attack=8), Ranged(attack=10, range=6), 10)


@pytest.mark.rules("REICH-RUL-40", "REICH-AST-06")
def test_the_higher_attack_says_how_a_unit_moves() -> None:
    s = table(mission=CRYPT)
    moves = {kind: is_ranged(s, Enemy(id=f"{kind}-1", at="p1")) for kind in s.box.units}
    assert moves == {
        "officer": True,
        "soldier": True,
        "dog": False,
        "zombie": False,
        "tracking-bomber": False,
        "sturm-angriff": False,
        "sturm-kanonier": True,
        "scientist": True,
        "vrilpanzer": True,
    }


@pytest.mark.rules("REICH-ENM-02")
@pytest.mark.parametrize("mission", ["operation-fidget", "night-kennels", "cold-storage", CRYPT, WARD, "wolff-at-bay"])
def test_every_type_that_can_come_has_its_place_in_the_order(mission: str) -> None:
    box = open_box(Options(mission=mission))
    assert set(box.order) == set(box.units) - {"prisoner"}
    assert len(set(box.order)) == len(box.order)


@pytest.mark.rules("REICH-KEY-98", "REICH-KEY-26", "REICH-KEY-59", "REICH-KEY-25")
def test_what_other_units_lend() -> None:
    s = table(mission=CRYPT)
    soldier = put(s, "soldier", "d4")
    assert attack_of(s, soldier, "melee") == 3
    officer = put(s, "officer", "d1")  # on the same tile, in another area
    assert (attack_of(s, soldier, "melee"), attack_of(s, soldier, "ranged"), support_of(s, soldier, "ranged")) == (
        4,
        5,
        2,
    )
    officer.at = "s2"
    assert attack_of(s, soldier, "melee") == 3
    zombie = put(s, "zombie", "d4")
    scientist = put(s, "scientist", "d3")
    assert attack_of(s, zombie, "melee") == 5
    scientist.at = "d4"
    assert attack_of(s, zombie, "melee") == 6
    with_keyword(s, "officer", "reinforce")
    angriff, panzer = put(s, "sturm-angriff", "d1"), put(s, "vrilpanzer", "d2")
    assert (defence_of(s, angriff), defence_of(s, panzer)) == (9, 10)
    officer.at = "d4"
    assert (defence_of(s, angriff), defence_of(s, panzer), defence_of(s, zombie)) == (10, 11, 7)


# -- Action Stations! --------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-KEY-32")
def test_a_fixed_unit_does_not_move() -> None:
    s = table(mission=WARD)
    s.alarm = "sounded"
    with_keyword(s, "zombie", "fixed")
    zombie = put(s, "zombie", "q1")
    told = listened(s)
    play(stations.act(s, zombie))
    assert zombie.at == "q1"
    assert told == [EnemyStayed("REICH-KEY-32", "zombie-1", "fixed")]


@pytest.mark.rules("REICH-RUL-54", "REICH-RUL-55")
def test_guards_are_counted_afresh_for_each_unit() -> None:
    s = table()
    s.guards = ["e1"]
    soldiers = [put(s, "soldier", "e1") for _ in range(5)]
    dog = put(s, "dog", "e1")
    assert not any(keeps_guard(s, soldier) for soldier in soldiers)
    soldiers[0].at = "e2"
    assert all(keeps_guard(s, soldier) for soldier in soldiers[1:])
    assert not keeps_guard(s, dog)  # has no guard, and does not count as one


@pytest.mark.rules("REICH-RUL-76", "REICH-AST-01", "REICH-TIE-01")
def test_a_move_is_told_step_by_step() -> None:
    s = table()
    s.alarm = "sounded"
    s.closed = []
    gather(s, "e1")
    dog = put(s, "dog", "e4")
    told = listened(s)
    play(stations.act(s, dog), "step e2")
    assert told == [
        EnemyHeaded("REICH-RUL-76", "dog-1", "sarge", 2, ("e2", "e1")),
        TieBroken("REICH-TIE-01", "dog-1", "e2", ("e2", "e3")),
        EnemyMoved("REICH-AST-01", "dog-1", "e2", "sarge", 2, "e4"),
        EnemyMoved("REICH-AST-01", "dog-1", "e1", "sarge", 1, "e2"),
    ]


@pytest.mark.rules("REICH-RUL-127", "REICH-KEY-49", "REICH-AST-08", "REICH-AST-02")
def test_why_a_unit_stays_is_told() -> None:
    s = table()
    s.alarm = "sounded"
    gather(s, "p1")
    cases = [
        ("dog", "q1", EnemyStayed("REICH-KEY-49", "dog-1", "waits-at-door", "sarge", 3)),
        ("dog", "p1", EnemyStayed("REICH-AST-02", "dog-2", "with-hero", "sarge")),
        ("soldier", "p2", EnemyStayed("REICH-AST-08", "soldier-1", "in-range", "sarge", 1)),
    ]
    for kind, area, expected in cases:
        told = listened(s)
        unit = put(s, kind, area)
        play(stations.act(s, unit))
        assert told[-1] == expected
        assert unit.at == area


@pytest.mark.rules("REICH-RUL-75", "REICH-RUL-131")
def test_a_new_unit_does_not_take_the_name_of_one_that_has_acted() -> None:
    """Else it would count as having acted, though its row is not finished."""
    s = table()
    soldier = put(s, "soldier", "e1")
    s.done = [soldier.id]
    del s.enemies[soldier.id]
    fresh = spawning.place(s, "soldier", "e1")
    assert fresh is not None
    assert fresh.id == "soldier-2"


# -- Kill the Intruders! -----------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-KTI-01", "REICH-KTI-02", "REICH-KTI-03")
def test_what_decided_between_heroes_is_told() -> None:
    s = table()
    s.alarm = "sounded"
    soldier = put(s, "soldier", "p2")
    sarge, brick = s.heroes["sarge"], s.heroes["brick"]
    for hero in s.heroes.values():
        hero.at = "i1"
    sarge.at = "p1"
    told = listened(s)
    assert play(kill._nearest_target(s, soldier, kill.targets(s, soldier))) is sarge
    brick.at = "p1"
    s.acted = ["sarge", "brick"]
    assert play(kill._nearest_target(s, soldier, kill.targets(s, soldier))) is brick
    s.acted = []
    assert play(kill._nearest_target(s, soldier, kill.targets(s, soldier)), "hero sarge") is sarge
    assert told == [
        EnemyAimed("REICH-KTI-01", "soldier-1", "sarge", 1, "ranged"),
        EnemyAimed("REICH-KTI-02", "soldier-1", "brick", 1, "ranged"),
        EnemyAimed("REICH-KTI-03", "soldier-1", "sarge", 1, "ranged"),
    ]


@pytest.mark.rules("REICH-RUL-124")
def test_a_unit_keeps_its_target_while_it_can_attack_it() -> None:
    """Brick is pushed nearer than Sarge, on whom the soldier had settled; it turns to Brick only if it must."""
    s = table()
    s.alarm = "sounded"
    s.closed.remove("p2-q1")
    soldier = put(s, "soldier", "q1")
    gather(s, "i1")
    sarge, brick = s.heroes["sarge"], s.heroes["brick"]
    sarge.at = "p2"
    assert list(play(kill._groups(s, [soldier]))) == ["sarge:ranged"]  # type: ignore[call-overload]
    brick.at = "q1"  # now in melee: it can attack nobody but Brick
    assert list(play(kill._groups(s, [soldier]))) == ["brick:melee"]  # type: ignore[call-overload]
    brick.at = "q2"
    assert list(play(kill._groups(s, [soldier]))) == ["brick:ranged"]  # type: ignore[call-overload]
    s.aims = {soldier.id: "sarge"}
    assert list(play(kill._groups(s, [soldier]))) == ["sarge:ranged"]  # type: ignore[call-overload]


@pytest.mark.rules("REICH-RUL-82", "REICH-ATK-05")
def test_a_unit_in_melee_shoots_nobody() -> None:
    s = table()
    s.alarm = "sounded"
    soldier = put(s, "soldier", "p1")
    sarge, brick, *others = s.heroes.values()
    for hero in others:
        hero.at = "i1"
    brick.at = "p2"
    assert kill.targets(s, soldier) == [sarge]
    soldier.at = "p2"
    assert kill.targets(s, soldier) == [brick]
    s.heroes["brick"].at = "q1"
    soldier.at = "a1"
    assert kill.targets(s, soldier) == []

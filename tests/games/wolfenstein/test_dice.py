"""The attack die: what a roll does, and what it promises."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.chance import Chance
from sandtable.games.wolfenstein.card_reading import standard_cards
from sandtable.games.wolfenstein.dice import (
    BLANK,
    RELOAD,
    Damage,
    Reroll,
    Roll,
    Target,
    attack_odds,
    damage,
    plain_damage,
    rolls,
    split,
)
from sandtable.games.wolfenstein.vocabulary import FACES, Face

DIE = standard_cards().die
SOLDAT = Target(hp=1, armor=3)
SUPERSOLDAT = Target(hp=7, armor=5, great_armor=True)
WAR_VETERAN = Reroll((RELOAD,), 1)
HEAVY_MG = Reroll((RELOAD, BLANK))


# -- what a roll does --------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-EXM-13", "WOLF-EXM-14", "WOLF-ATK-06", "WOLF-ATK-07", "WOLF-DIC-07")
def test_klaus_kills_the_soldat_past_its_armor() -> None:
    """Reload, Blank and an Armor Hit; the Reload is rerolled into an HP Hit; the Soldat dies with 2 armor left."""
    kept, again = split(Roll(armor=1, reload=1, blank=1), [WAR_VETERAN])
    assert (kept, again) == (Roll(armor=1, blank=1), 1)
    assert damage(kept.plus(Roll(hp=1)), SOLDAT) == Damage(hp=1, armor=1)


@pytest.mark.rules("WOLF-ATK-08", "WOLF-DMG-04")
def test_armor_hits_go_to_hp_once_armor_is_gone_within_one_roll() -> None:
    assert damage(Roll(armor=4), Target(hp=3, armor=1)) == Damage(hp=3, armor=1)
    assert damage(Roll(armor=2), Target(hp=3, armor=0)) == Damage(hp=2, armor=0)


@pytest.mark.rules("WOLF-RUL-85", "WOLF-PRI-04", "WOLF-PRI-01", "WOLF-CRD-30")
def test_great_armor_takes_every_hit_while_it_lasts_and_beats_armor_piercing() -> None:
    assert damage(Roll(hp=3, armor=1), SUPERSOLDAT, armor_to_hp=9) == Damage(hp=0, armor=4)
    assert damage(Roll(hp=4, armor=3), SUPERSOLDAT) == Damage(hp=2, armor=5)


def test_armor_piercing_turns_armor_hits_into_hp_hits() -> None:
    assert damage(Roll(armor=3), Target(hp=5, armor=3), armor_to_hp=9) == Damage(hp=3, armor=0)
    assert damage(Roll(armor=3), Target(hp=5, armor=3), armor_to_hp=1) == Damage(hp=1, armor=2)


def test_an_iron_coat_turns_the_first_hp_hit_into_an_armor_hit() -> None:
    assert damage(Roll(hp=2), Target(hp=9, armor=5, hp_to_armor=1)) == Damage(hp=1, armor=1)


@pytest.mark.rules("WOLF-ATK-20")
def test_damage_without_dice_comes_off_armor_first() -> None:
    assert plain_damage(2, Target(hp=3, armor=1)) == Damage(hp=1, armor=1)
    assert plain_damage(9, Target(hp=3, armor=1)) == Damage(hp=3, armor=1)


@pytest.mark.rules("WOLF-ATK-10")
def test_blanks_and_reloads_hurt_nobody() -> None:
    assert damage(Roll(reload=2, blank=3), SOLDAT) == Damage(hp=0, armor=0)


COUNTS = st.builds(Roll, *(st.integers(0, 6) for _ in range(4)))
TARGETS = st.builds(Target, st.integers(1, 14), st.integers(0, 10), st.booleans(), st.integers(0, 2))


@given(COUNTS, TARGETS, st.integers(0, 9))
def test_nobody_loses_more_than_they_have_or_than_was_hit(roll: Roll, target: Target, piercing: int) -> None:
    lost = damage(roll, target, armor_to_hp=piercing)
    assert 0 <= lost.hp <= target.hp
    assert 0 <= lost.armor <= target.armor
    assert lost.hp + lost.armor <= roll.hp + roll.armor


@given(COUNTS, TARGETS)
def test_one_more_hit_never_helps_the_target(roll: Roll, target: Target) -> None:
    before = damage(roll, target)
    for more in (Roll(hp=1), Roll(armor=1)):
        after = damage(roll.plus(more), target)
        assert after.hp + after.armor >= before.hp + before.armor


# -- odds --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rerolls", [(), (WAR_VETERAN,), (HEAVY_MG,), (Reroll((BLANK,), 1), WAR_VETERAN)])
@pytest.mark.parametrize("dice", [1, 3, 6])
def test_the_chances_of_all_rolls_add_up(dice: int, rerolls: tuple[Reroll, ...]) -> None:
    found = dict(rolls(DIE, dice, rerolls))
    assert sum(found.values()) == 1
    assert {roll.hp + roll.armor + roll.reload + roll.blank for roll in found} == {dice}


@pytest.mark.parametrize(
    ("dice", "kill", "empty"),
    [(1, 25.0, 8.3), (2, 43.8, 16.0), (3, 57.8, 23.0), (4, 69.6, 29.4), (5, 79.3, 35.3), (6, 86.6, 40.7)],
)
def test_the_chance_to_kill_a_fresh_soldat(dice: int, kill: float, empty: float) -> None:
    """A Soldat dies of one HP Hit or of four Armor Hits."""
    odds = attack_odds(DIE, dice, SOLDAT)
    assert round(float(100 * odds.kill), 1) == kill
    assert round(float(100 * odds.reload), 1) == empty


def test_a_single_die_by_hand() -> None:
    odds = attack_odds(DIE, 1, SOLDAT)
    assert (odds.kill, odds.hurt, odds.mean_hp, odds.mean_armor) == (
        Fraction(3, 12),
        Fraction(7, 12),
        Fraction(3, 12),
        Fraction(4, 12),
    )
    veteran = attack_odds(DIE, 1, SOLDAT, rerolls=(WAR_VETERAN,))
    assert veteran.kill == Fraction(3, 12) + Fraction(1, 12) * Fraction(3, 12)
    assert veteran.reload == Fraction(1, 144)


@pytest.mark.parametrize(
    ("dice", "target", "piercing", "rerolls"),
    [
        (3, SOLDAT, 0, (WAR_VETERAN,)),
        (5, Target(hp=4, armor=4), 2, ()),
        (4, SUPERSOLDAT, 9, (HEAVY_MG,)),
        (6, Target(hp=9, armor=5, hp_to_armor=1), 0, (Reroll((BLANK,), 1),)),
    ],
)
def test_the_odds_agree_with_dice_that_are_really_rolled(
    dice: int, target: Target, piercing: int, rerolls: tuple[Reroll, ...]
) -> None:
    """Forty thousand attacks, each mean within four standard errors of the exact one."""
    chance, times = Chance(5), 40_000
    odds = attack_odds(DIE, dice, target, armor_to_hp=piercing, rerolls=rerolls)
    kills = empties = 0
    for _ in range(times):
        kept, again = split(_thrown(chance, dice), rerolls)
        end = kept.plus(_thrown(chance, again))
        kills += damage(end, target, armor_to_hp=piercing).hp >= target.hp
        empties += end.reload > 0
    for seen, exact in ((kills, float(odds.kill)), (empties, float(odds.reload))):
        error = (exact * (1 - exact) / times) ** 0.5
        assert abs(seen / times - exact) <= 4 * error


def _thrown(chance: Chance, dice: int) -> Roll:
    faces = Counter(chance.pick(DIE.sides, "attack") for _ in range(dice))
    return Roll(faces["hp"], faces["armor"], faces["reload"], faces["blank"])


# -- a second library --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("again", [(), ("reload",), ("reload", "blank"), ("hp", "armor")])
def test_icepool_counts_the_same_rolls(number: int, again: tuple[Face, ...]) -> None:
    """An independent library agrees on every roll and its chance, dice that are all rolled again once included."""
    faces = {face: count for face, count in DIE.faces.items() if count}
    die = icepool.Die(faces)
    pool = (die.reroll(list(again), depth=1) if again else die).pool(number).expand()
    expected: dict[Roll, Fraction] = {}
    for shown, ways in pool.items():
        roll = Roll(*(shown.count(face) for face in FACES))
        expected[roll] = expected.get(roll, Fraction(0)) + Fraction(ways, pool.denominator())
    rerolls = (Reroll(again),) if again else ()
    assert dict(rolls(DIE, number, rerolls)) == expected

"""The attack die, what a roll does to its target (p.9, p.11), and exact odds before anybody rolls.

A roll is a count of faces, since nothing else matters. Odds are sums over all rolls, each with its exact chance;
nothing is simulated.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from fractions import Fraction
from functools import lru_cache
from math import comb

import msgspec

from sandtable.games.wolfenstein.cards import Die
from sandtable.games.wolfenstein.vocabulary import FACES, Face

HP, ARMOR, RELOAD, BLANK = FACES


class Roll(msgspec.Struct, frozen=True, gc=False):
    """How many dice show each face."""

    hp: int = 0
    armor: int = 0
    reload: int = 0
    blank: int = 0

    def count(self, face: Face) -> int:
        return {HP: self.hp, ARMOR: self.armor, RELOAD: self.reload, BLANK: self.blank}[face]

    def plus(self, other: Roll) -> Roll:
        return Roll(self.hp + other.hp, self.armor + other.armor, self.reload + other.reload, self.blank + other.blank)


class Reroll(msgspec.Struct, frozen=True):
    """Up to `most` dice with these faces are rolled again, each once (WOLF-DIC-06, WOLF-DIC-08); 0 means all."""

    faces: tuple[Face, ...]
    most: int = 0


class Target(msgspec.Struct, frozen=True):
    """What an attack runs into."""

    hp: int
    armor: int
    great_armor: bool = False  # while armor is left, everything comes off armor (WOLF-CRD-30)
    hp_to_armor: int = 0  # the first HP Hits count as Armor Hits


class Damage(msgspec.Struct, frozen=True):
    """What a target loses."""

    hp: int
    armor: int


def damage(roll: Roll, target: Target, *, armor_to_hp: int = 0) -> Damage:
    """What a roll takes from a target.

    An HP Hit ignores armor (WOLF-ATK-06). An Armor Hit takes armor while there is any, then HP, within the same roll
    (WOLF-ATK-07, WOLF-ATK-08, WOLF-DMG-04). Up to `armor_to_hp` Armor Hits count as HP Hits. Great Armor outranks that:
    every hit comes off armor first (WOLF-RUL-85, WOLF-PRI-01, WOLF-PRI-04). No more is lost than there is.
    """
    turned = min(roll.armor, armor_to_hp)
    softened = min(roll.hp + turned, target.hp_to_armor)
    hp_hits = roll.hp + turned - softened
    armor_hits = roll.armor - turned + softened
    if target.great_armor:
        hp_hits, armor_hits = 0, hp_hits + armor_hits
    off_armor = min(armor_hits, target.armor)
    return Damage(min(hp_hits + armor_hits - off_armor, target.hp), off_armor)


def plain_damage(n: int, target: Target) -> Damage:
    """Damage that rolls no dice comes off armor first (WOLF-ATK-20)."""
    off_armor = min(n, target.armor)
    return Damage(min(n - off_armor, target.hp), off_armor)


def chance_of(die: Die, *faces: Face) -> Fraction:
    """The chance that a die shows one of these faces."""
    return Fraction(sum(side in faces for side in die.sides), len(die.sides))


# -- odds --------------------------------------------------------------------------------------------------------------


class Odds(msgspec.Struct, frozen=True):
    """What an attack promises."""

    kill: Fraction
    hurt: Fraction  # the target loses anything at all
    reload: Fraction  # the weapon is empty afterwards (WOLF-ATK-11)
    mean_hp: Fraction
    mean_armor: Fraction


def attack_odds(die: Die, dice: int, target: Target, *, armor_to_hp: int = 0, rerolls: tuple[Reroll, ...] = ()) -> Odds:
    """The exact chances of an attack, rerolls used whenever they are allowed."""
    kill = hurt = reload = all_hp = all_armor = 0
    weights, whole = _rolls(_sides(die), dice, rerolls)
    for roll, weight in weights.items():
        lost = damage(roll, target, armor_to_hp=armor_to_hp)
        kill += weight * (lost.hp >= target.hp)
        hurt += weight * (lost.hp + lost.armor > 0)
        reload += weight * (roll.reload > 0)
        all_hp += weight * lost.hp
        all_armor += weight * lost.armor
    return Odds(*(Fraction(part, whole) for part in (kill, hurt, reload, all_hp, all_armor)))


def rolls(die: Die, dice: int, rerolls: tuple[Reroll, ...] = ()) -> Iterator[tuple[Roll, Fraction]]:
    """Every final roll of this many dice, with its chance."""
    weights, whole = _rolls(_sides(die), dice, rerolls)
    for roll, weight in weights.items():
        yield roll, Fraction(weight, whole)


def _sides(die: Die) -> tuple[int, ...]:
    return tuple(die.faces.get(face, 0) for face in FACES)


@lru_cache(maxsize=4096)
def _rolls(sides: tuple[int, ...], dice: int, rerolls: tuple[Reroll, ...]) -> tuple[dict[Roll, int], int]:
    """How often each roll comes up, in whole numbers, and out of how many."""
    number = sum(sides)
    first = _first_rolls(sides, dice)
    if not rerolls:
        return first, number**dice
    found: dict[Roll, int] = {}
    for roll, weight in first.items():
        kept, again = split(roll, rerolls)
        for second, onward in _first_rolls(sides, again).items():
            end = kept.plus(second)
            found[end] = found.get(end, 0) + weight * onward * number ** (dice - again)
    return found, number ** (2 * dice)


def split(roll: Roll, rerolls: Collection[Reroll]) -> tuple[Roll, int]:
    """The dice that stay, and how many are rolled again; after a reroll the new result counts (WOLF-DIC-07)."""
    left = {face: roll.count(face) for face in FACES}
    again = 0
    for reroll in rerolls:
        most = reroll.most or sum(left.values())
        for face in reroll.faces:
            taken = min(left[face], most)
            left[face] -= taken
            most -= taken
            again += taken
    return Roll(left[HP], left[ARMOR], left[RELOAD], left[BLANK]), again


@lru_cache(maxsize=4096)
def _first_rolls(sides: tuple[int, ...], dice: int) -> dict[Roll, int]:
    """All ways that dice can fall, by the multinomial formula."""
    hp_sides, armor_sides, reload_sides, blank_sides = sides
    found: dict[Roll, int] = {}
    for hp in range(dice + 1):
        for armor in range(dice - hp + 1):
            for reload in range(dice - hp - armor + 1):
                blank = dice - hp - armor - reload
                ways = comb(dice, hp) * comb(dice - hp, armor) * comb(dice - hp - armor, reload)
                weight = hp_sides**hp * armor_sides**armor * reload_sides**reload * blank_sides**blank
                if ways * weight:
                    found[Roll(hp, armor, reload, blank)] = ways * weight
    return found

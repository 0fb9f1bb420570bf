"""What an attack promises before a die is rolled: exact fractions from the plan that the attack itself is made by.

Rerolls count as used whenever they may be.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec

from sandtable.engine.action import Odds
from sandtable.games.wolfenstein import dice
from sandtable.games.wolfenstein.attack_plan import Plan
from sandtable.games.wolfenstein.damage import halved, is_any, scapegoat_faces, scapegoats, target_of
from sandtable.games.wolfenstein.standing import found
from sandtable.games.wolfenstein.state import Model, Nazi, State


def attack_odds(promised: dice.Odds) -> tuple[Odds, ...]:
    """A promise as a player reads it, without reloading for a weapon that cannot run empty."""
    means = {"hp": float(promised.mean_hp), "armor": float(promised.mean_armor)}
    told = (Odds("kill", promised.kill), Odds("hurt", promised.hurt, means), Odds("reload", promised.reload))
    return told if promised.reload else told[:-1]


def promise(s: State, target: Model, shot: Plan) -> dice.Odds:
    """What an attack on this target promises."""
    aim, die = target_of(s, target), s.box.cards.die
    sure = dice.attack_odds(die, shot.dice, aim, armor_to_hp=shot.armor_to_hp, rerolls=shot.rerolls)
    diverted = _diverted(s, target)
    if diverted:
        sure = _mixed(sure, _odds_if_diverted(s, target, shot), diverted)
    reload = Fraction(1) if shot.unload else Fraction(0) if shot.reload_as_blank else sure.reload
    return msgspec.structs.replace(sure, reload=reload)


def _diverted(s: State, target: Model) -> Fraction:
    """How likely a scapegoat takes an attack's damage, or the damage is halved."""
    stays = Fraction(1)
    for e in found(s, target, "scapegoat"):
        stays *= 1 - dice.chance_of(s.box.cards.die, *scapegoat_faces(s, e))
    return 1 - stays


def _odds_if_diverted(s: State, target: Model, shot: Plan) -> dice.Odds:
    """Somebody else takes it all, or half of it stays."""
    kill = hurt = reload = mean_hp = mean_armor = Fraction(0)
    aim, somebody_else = target_of(s, target), isinstance(target, Nazi) and scapegoats(s, target)
    for roll, chance in dice.rolls(s.box.cards.die, shot.dice, shot.rerolls):
        lost = halved(dice.damage(roll, aim, armor_to_hp=shot.armor_to_hp))
        reload += chance * (roll.reload > 0)
        if not somebody_else:
            kill += chance * (lost.hp >= aim.hp)
            hurt += chance * is_any(lost)
            mean_hp += chance * lost.hp
            mean_armor += chance * lost.armor
    return dice.Odds(kill, hurt, reload, mean_hp, mean_armor)


def _mixed(one: dice.Odds, other: dice.Odds, weight: Fraction) -> dice.Odds:
    """Both odds in one; `weight` is the chance of the other."""
    pairs = zip(msgspec.structs.astuple(one), msgspec.structs.astuple(other), strict=True)
    return dice.Odds(*(a * (1 - weight) + b * weight for a, b in pairs))

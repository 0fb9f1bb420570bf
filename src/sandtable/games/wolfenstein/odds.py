"""How likely things are before a die is rolled: exact fractions from the plan that the attack itself is made by.

Rerolls count as used whenever they may be.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec

from sandtable.engine.decision import Decision, Option
from sandtable.engine.game import Odds
from sandtable.games.wolfenstein import dice
from sandtable.games.wolfenstein.attack import paid_abilities
from sandtable.games.wolfenstein.attack_plan import Plan, enemy_plan, execution_plan, plan
from sandtable.games.wolfenstein.cards import Ability
from sandtable.games.wolfenstein.damage import halved, is_any, scapegoat_faces, scapegoats, target_of
from sandtable.games.wolfenstein.effects import Cause, candidates
from sandtable.games.wolfenstein.gear import weapon_tags
from sandtable.games.wolfenstein.standing import found
from sandtable.games.wolfenstein.state import Hero, Model, Nazi, State
from sandtable.games.wolfenstein.table import kit, places
from sandtable.games.wolfenstein.vocabulary import Face

SUCCESS: tuple[Face, ...] = ("hp", "armor")  # of a test (WOLF-DIC-03)
CERTAIN = dice.Odds(kill=Fraction(1), hurt=Fraction(1), reload=Fraction(0), mean_hp=Fraction(0), mean_armor=Fraction(0))


def odds(s: State, decision: Decision, option: Option) -> tuple[Odds, ...]:
    """What the option puts at stake, if dice decide it."""
    match decision.prompt, option.verb:
        case "action", "attack":
            name, tag, *chosen = option.args
            weapon = weapon_tags(s.active)[tag]
            ability = next((a for a in paid_abilities(s, weapon) if [a.id] == chosen), None)
            shot = plan(s, s.active, s.nazis[name], weapon, ability)
            return _told(_with_ability(s, s.active, s.nazis[name], shot, ability))
        case "action", "execute" | "throw":
            name, item = option.args
            blade = next(blade for blade in kit(s, s.active).blades if (blade.verb, blade.item) == (option.verb, item))
            return _told(promise(s, s.nazis[name], execution_plan(s, s.active, s.nazis[name], 0, blade.effect)))
        case "bot-action", "attack":
            target = s.nazis[option.args[0]]
            return _told(promise(s, target, enemy_plan(s, s.bots[s.acting], target)))
        case "action", "reload" if s.box.level.reload_test:
            return (Odds("success", 1 - chance_of(s, "reload")),)  # WOLF-DIF-31
        case "event", "choose":
            choices = s.box.cards.events[decision.args["card"]].options
            if any((choice.id,) == option.args and choice.success is not None for choice in choices):
                return (Odds("success", chance_of(s, *SUCCESS)),)
    return ()


def chance_of(s: State, *faces: Face) -> Fraction:
    """The chance that a die shows one of these faces."""
    sides = s.box.cards.die.sides
    return Fraction(sum(side in faces for side in sides), len(sides))


def promise(s: State, target: Model, shot: Plan) -> dice.Odds:
    """What an attack on this target promises."""
    aim, die = target_of(s, target), s.box.cards.die
    sure = dice.attack_odds(die, shot.dice, aim, armor_to_hp=shot.armor_to_hp, rerolls=shot.rerolls)
    diverted = _diverted(s, target)
    if diverted:
        sure = _mixed(sure, _odds_if_diverted(s, target, shot), diverted)
    reload = Fraction(1) if shot.unload else Fraction(0) if shot.reload_as_blank else sure.reload
    return msgspec.structs.replace(sure, reload=reload)


def _with_ability(s: State, hero: Hero, target: Nazi, shot: Plan, ability: Ability | None) -> dice.Odds:
    """The same, unless an ability takes the target off the board before anybody rolls (WOLF-RUL-25)."""
    cause = Cause(hero=hero.id, target=target.id, here=places(s, hero))
    effects = ability.effects if ability else ()
    if any(e.name == "remove" and target in candidates(s, cause, e) for e in effects):
        return msgspec.structs.replace(CERTAIN, reload=Fraction(shot.unload))
    return promise(s, target, shot)


def _diverted(s: State, target: Model) -> Fraction:
    """How likely it is that an attack's damage does not stay with the target as it is."""
    stays = Fraction(1)
    for e in found(s, target, "scapegoat"):
        stays *= 1 - chance_of(s, *scapegoat_faces(s, e))
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
    """One with the other as likely as `weight` says."""
    pairs = zip(msgspec.structs.astuple(one), msgspec.structs.astuple(other), strict=True)
    return dice.Odds(*(a * (1 - weight) + b * weight for a, b in pairs))


def _told(promised: dice.Odds) -> tuple[Odds, ...]:
    means = {"hp": float(promised.mean_hp), "armor": float(promised.mean_armor)}
    told = (Odds("kill", promised.kill), Odds("hurt", promised.hurt, means), Odds("reload", promised.reload))
    return told if promised.reload else told[:-1]

"""Attacks of Nazis and bots (p.11, p.16, p.19): with the weapon on the card, without accuracy and without Reload."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sandtable.engine.action import Action, Odds, Offers, Refusals
from sandtable.engine.decision import Decision, Option, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.wolfenstein.actions import afford, each, pay
from sandtable.games.wolfenstein.attack_plan import Lookout, Plan, enemy_plan, may_reach, triggered
from sandtable.games.wolfenstein.damage import Hits, is_any, settle, strike
from sandtable.games.wolfenstein.dice import Damage
from sandtable.games.wolfenstein.effects import Cause, carry_out
from sandtable.games.wolfenstein.log import Attacked, SkillUsed
from sandtable.games.wolfenstein.noise import attack_hints, attack_noise
from sandtable.games.wolfenstein.odds import attack_odds, promise
from sandtable.games.wolfenstein.rolling import cast_dice
from sandtable.games.wolfenstein.state import Bot, Hero, Model, Nazi, State
from sandtable.games.wolfenstein.table import places
from sandtable.games.wolfenstein.vocabulary import Moment


def may_enemy_attack(s: State, enemy: Nazi | Bot, target: Model, lookout: Lookout | None = None) -> bool:
    """Whether a Nazi or a bot can attack a model from where it is, with the AP it has left: once, and not sabotaged.

    WOLF-NAC-09, WOLF-RUL-64, WOLF-STN-03.
    """
    if enemy.has_attacked or enemy.sabotaged or enemy.ap < s.box.cards.enemies[enemy.kind].weapon.ap:
        return False
    shot = enemy_plan(s, enemy, target)
    if may_reach(s, enemy, target, shot) is not None:
        return False
    return (lookout or Lookout(s)).sees(enemy, target, over_models=shot.over_models)


def bot_targets(s: State, bot: Bot) -> list[Nazi]:
    """The Nazis that a bot can attack now, as a Hero would (WOLF-BOT-05, WOLF-RUL-83)."""
    if bot.has_attacked or bot.sabotaged:
        return []
    lookout = Lookout(s)
    return [nazi for nazi in s.nazis.values() if may_enemy_attack(s, bot, nazi, lookout)]


def bot_attack(s: State, bot: Bot, target: Nazi) -> Play[None]:
    """A bot attacks with the weapon on its card; kills are its Hero's (WOLF-BOT-07, WOLF-BOT-08, WOLF-RUL-57)."""
    target.attacked = target.awake = True
    cause = Cause(hero=bot.hero, model=bot.id, target=target.id, here=places(s, bot))
    yield from _enemy_attack(s, bot, target, cause, "WOLF-BOT-05")


def nazi_attack(s: State, nazi: Nazi, target: Hero | Bot) -> Play[None]:
    """A Nazi attacks, once in the phase (WOLF-NAC-01, WOLF-NAC-09)."""
    cause = Cause(model=nazi.id, target=target.id, here=places(s, nazi))
    yield from _enemy_attack(s, nazi, target, cause, "WOLF-NAC-01")


def _enemy_attack(s: State, enemy: Nazi | Bot, target: Model, cause: Cause, rule: str) -> Play[None]:
    """AP, noise, dice without accuracy and without Reload, damage, and what the enemy's skills add to it."""
    shot = enemy_plan(s, enemy, target)
    pay(enemy, shot.ap)
    enemy.has_attacked = True
    card = s.box.cards.enemies[enemy.kind]
    s.tell(Attacked, rule, enemy.id, target.id, card.weapon.id)
    cause.silent = shot.silent
    if not shot.silent:
        attack_noise(s, enemy, target)
    cast = yield from cast_dice(s, enemy, target, shot.dice, shot.rerolls)
    lost = yield from strike(s, target, Hits.of(cast.roll, shot.armor_to_hp), cause)
    for moment in _moments(lost):
        for skill in triggered(s, enemy, moment, target):
            s.tell(SkillUsed, "WOLF-AMM-09", enemy.id, skill.id)
            yield from carry_out(s, cause, skill.effects)
    yield from settle(s, target, cause, lost)


def _moments(lost: Damage) -> Iterator[Moment]:
    """What an attack has come to, for the skills of its attacker."""
    if is_any(lost):
        yield "hit"
    if lost.hp:
        yield "wound"
    yield "after-attack"


# -- a bot's action ----------------------------------------------------------------------------------------------------


def may_bot_attack(s: State, bot: Bot, nazi: Nazi) -> Refusal | None:
    """Once in an activation, in range and in sight, for the AP on the enemy card (WOLF-RUL-64, WOLF-BOT-05)."""
    if bot.has_attacked:
        return Refusal("WOLF-RUL-64", "has-attacked", {"model": bot.id})
    if bot.sabotaged:
        return Refusal("WOLF-STN-03", "sabotaged", {"model": bot.id})
    if refusal := afford(bot, s.box.cards.enemies[bot.kind].weapon.ap):
        return refusal
    if not may_enemy_attack(s, bot, nazi):
        return Refusal("WOLF-ATK-01", "not-in-sight", {"target": nazi.id})
    return None


class BotShot(NamedTuple):
    bot: Bot
    target: Nazi
    plan: Plan


class BotAttack(Action[State, Bot, BotShot]):
    """Attack with the weapon on the bot's card."""

    verb = "attack"

    def read(self, s: State, decision: Decision, option: Option) -> BotShot:
        bot, target = s.bots[decision.word("model")], s.nazis[option.args[0]]
        return BotShot(bot, target, enemy_plan(s, bot, target))

    def offers(self, s: State, bot: Bot) -> Offers:
        return each(self.verb, [nazi.id for nazi in bot_targets(s, bot)])

    def refusals(self, s: State, bot: Bot) -> Refusals:
        for nazi in s.nazis.values():
            if refusal := may_bot_attack(s, bot, nazi):
                yield Option(self.verb, (nazi.id,)), refusal

    def do(self, s: State, chosen: BotShot) -> Play[None]:
        return bot_attack(s, chosen.bot, chosen.target)

    def odds(self, s: State, chosen: BotShot) -> Iterable[Odds]:
        return attack_odds(promise(s, chosen.target, chosen.plan))

    def hints(self, s: State, chosen: BotShot) -> Iterable[Text]:
        return () if chosen.plan.silent else attack_hints(s, chosen.bot, chosen.target)


BOT_ATTACK = BotAttack()

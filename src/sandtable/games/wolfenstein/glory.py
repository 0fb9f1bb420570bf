"""Glory Points (p.12): a Hero buys one of its own skills, once in its turn, between its actions.

WOLF-GLO-04, WOLF-RUL-76. Points are never handed on (WOLF-GLO-05); a skill that is always active has no price and
counts where it matters (WOLF-GLO-06).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sandtable.engine.action import Action, Offers, Refusals
from sandtable.engine.decision import Decision, Option, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.wolfenstein.actions import asked_hero, each
from sandtable.games.wolfenstein.card_text import lines_of
from sandtable.games.wolfenstein.cards import Skill
from sandtable.games.wolfenstein.effects import Cause, carry_out, would_help
from sandtable.games.wolfenstein.fatigue import fatigue
from sandtable.games.wolfenstein.log import SkillUsed
from sandtable.games.wolfenstein.state import Hero, State
from sandtable.games.wolfenstein.table import places


def price(s: State, skill: Skill) -> int:
    """On the hardest level a skill that has a price costs more (WOLF-DIF-10, WOLF-RUL-84)."""
    return skill.gp + s.box.level.skill_gp if skill.gp else 0


def spend(s: State, hero: Hero, gp: int) -> None:
    """Pay Glory Points; on the hardest level that is tiring, as an Effect (WOLF-DIF-11)."""
    hero.gp -= gp
    if gp and s.box.level.gp_fatigue:
        fatigue(s, hero, "WOLF-DIF-11")


def may_use_skill(s: State, hero: Hero, skill: Skill) -> Refusal | None:
    """Whether a Hero can use a skill of its card now, paying all of its price (WOLF-GLO-03)."""
    if not skill.gp:
        return Refusal("WOLF-GLO-06", "always-active", {"skill": skill.id})
    if hero.skill_used:
        return Refusal("WOLF-GLO-04", "skill-used-this-turn")
    if hero.gp < price(s, skill):
        rule = "WOLF-DIF-10" if hero.gp >= skill.gp else "WOLF-GLO-03"
        return Refusal(rule, "too-few-gp", {"gp": price(s, skill), "left": hero.gp})
    if skill.once and skill.id in hero.spent:
        return Refusal("WOLF-CRD-22", "once-in-a-mission", {"skill": skill.id})
    if skill.fatigue and hero.fatigued:
        return Refusal("WOLF-FAT-11", "already-fatigued", {"hero": hero.id})
    if not would_help(s, _cause(s, hero, skill), skill.effects):
        return Refusal("WOLF-GLO-03", "would-do-nothing", {"skill": skill.id})
    return None


def _cause(s: State, hero: Hero, skill: Skill) -> Cause:
    return Cause(hero=hero.id, here=places(s, hero), card=skill.id)


def use_skill(s: State, hero: Hero, skill: Skill) -> Play[None]:
    """Pay for a skill and do what it says; fatigue on the card is a Cost (WOLF-FAT-11, WOLF-CRD-21)."""
    hero.skill_used = True
    if skill.once:
        hero.spent.append(skill.id)
    s.tell(SkillUsed, "WOLF-GLO-03", hero.id, skill.id)
    if skill.fatigue:
        fatigue(s, hero, "WOLF-FAT-11")
    spend(s, hero, price(s, skill))
    yield from carry_out(s, _cause(s, hero, skill), skill.effects)


class Spending(NamedTuple):
    hero: Hero
    skill: Skill


class UseSkill(Action[State, Hero, Spending]):
    """Use a skill of the Hero card that has a price."""

    verb = "skill"

    def read(self, s: State, decision: Decision, option: Option) -> Spending:
        hero = asked_hero(s, decision)
        skills = s.box.cards.heroes[hero.id].skills
        return Spending(hero, next(skill for skill in skills if skill.id == option.args[0]))

    def offers(self, s: State, hero: Hero) -> Offers:
        if hero.skill_used or not hero.gp:
            return ()
        skills = s.box.cards.heroes[hero.id].skills
        return each(self.verb, [skill.id for skill in skills if may_use_skill(s, hero, skill) is None])

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for skill in s.box.cards.heroes[hero.id].skills:
            if refusal := may_use_skill(s, hero, skill):
                yield Option(self.verb, (skill.id,)), refusal

    def do(self, s: State, chosen: Spending) -> Play[None]:
        return use_skill(s, chosen.hero, chosen.skill)

    def hints(self, s: State, chosen: Spending) -> Iterable[Text]:
        return lines_of(chosen.skill)


SKILL = UseSkill()

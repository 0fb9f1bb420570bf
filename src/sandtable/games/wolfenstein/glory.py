"""Glory Points (p.12): a Hero buys one of its own skills, once in its turn, between its actions.

WOLF-GLO-04, WOLF-RUL-76. Points are never handed on (WOLF-GLO-05); a skill that is always active has no price and is
asked where it matters (WOLF-GLO-06).
"""

from __future__ import annotations

from sandtable.engine.decision import Option, Play, Refusal
from sandtable.games.wolfenstein.actions import Action, Offers, Refusals, each
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


def _offers(s: State, hero: Hero) -> Offers:
    if hero.skill_used or not hero.gp:
        return ()
    skills = s.box.cards.heroes[hero.id].skills
    return each("skill", [skill.id for skill in skills if may_use_skill(s, hero, skill) is None])


def _do(s: State, hero: Hero, option: Option) -> Play[None]:
    skill = next(skill for skill in s.box.cards.heroes[hero.id].skills if skill.id == option.args[0])
    yield from use_skill(s, hero, skill)


def _refusals(s: State, hero: Hero) -> Refusals:
    for skill in s.box.cards.heroes[hero.id].skills:
        if refusal := may_use_skill(s, hero, skill):
            yield Option("skill", (skill.id,)), refusal


SKILL = Action(_offers, _do, _refusals)

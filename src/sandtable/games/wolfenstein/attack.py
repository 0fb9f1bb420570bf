"""Attacking (p.11): Heroes with their weapons, their bots, and Nazis; `executions` has the silent ones.

A Hero's attack: AP, noise, what an ability does, dice, rerolls, the reload token, damage and all that follows a kill
(WOLF-RUL-81). One plan serves what is offered, what it promises and what is done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from sandtable.engine.decision import Decision, Each, Option, Play, Refusal
from sandtable.games.wolfenstein.actions import Action, Offers, Refusals, afford, each, pay
from sandtable.games.wolfenstein.attack_action import declare, may_act
from sandtable.games.wolfenstein.attack_plan import (
    ALL,
    Lookout,
    Plan,
    Terms,
    applies,
    enemy_plan,
    hero_terms,
    nazis_near,
    plan,
    triggered,
)
from sandtable.games.wolfenstein.cards import Ability
from sandtable.games.wolfenstein.damage import Hits, is_any, is_there, settle, strike
from sandtable.games.wolfenstein.decks import discard
from sandtable.games.wolfenstein.dice import Damage, Reroll
from sandtable.games.wolfenstein.effects import Cause, carry_out, would_help
from sandtable.games.wolfenstein.executions import EXECUTE
from sandtable.games.wolfenstein.gear import weapon_tags
from sandtable.games.wolfenstein.log import Attacked, CardDiscarded, ItemUsed, SkillUsed, WeaponEmptied
from sandtable.games.wolfenstein.noise import attack_noise
from sandtable.games.wolfenstein.rolling import Cast, add_dice, cast_dice, reroll
from sandtable.games.wolfenstein.state import Bot, Hero, Model, Nazi, State, Weapon
from sandtable.games.wolfenstein.table import distance_between, places
from sandtable.games.wolfenstein.vocabulary import DO, ROLL, VOCABULARY, Effect, Moment

# All attack actions are found here.
__all__ = ["ATTACK", "EXECUTE", "bot_attack", "bot_targets", "may_attack", "may_enemy_attack", "nazi_attack"]

DECLINE = Option("decline")
#: What an ability does to the attacker alone: no reason to pay for it.
_PRICES = frozenset(("unload", "stay-put"))


# -- whether a Hero may attack -----------------------------------------------------------------------------------------


def may_shoot(s: State, hero: Hero, weapon: Weapon) -> Refusal | None:
    """Whether a Hero can shoot with a weapon at all now: in the slot, loaded, and paid for.

    After reloading nobody shoots without the fatigue action (WOLF-REL-04, WOLF-RUL-22, WOLF-RUL-23).
    """
    if refusal := may_act(hero):
        return refusal
    if weapon is not hero.active_weapon:
        return Refusal("WOLF-EQP-02", "not-in-the-slot", {"weapon": weapon.kind})
    if weapon.empty:
        return Refusal("WOLF-REL-01", "weapon-is-empty", {"weapon": weapon.kind})
    if hero.reloaded and not (hero.fatigue_action or s.box.level.reload_and_attack):
        return Refusal("WOLF-REL-04", "has-reloaded", {"hero": hero.id})
    return afford(hero, s.box.cards.weapons[weapon.kind].ap)


def may_attack(s: State, hero: Hero, target: Model, weapon: Weapon, ability: Ability | None = None) -> Refusal | None:
    """Whether a Hero may attack a model with a weapon, and perhaps one of its abilities."""
    if not isinstance(target, Nazi):
        return Refusal("WOLF-RUL-83", "not-an-enemy", {"target": target.id})
    refusal = may_shoot(s, hero, weapon)
    return refusal or _may_hit(s, hero, target, weapon, ability, hero_terms(s, hero, weapon), Lookout(s))


def _may_hit(
    s: State, hero: Hero, target: Nazi, weapon: Weapon, ability: Ability | None, terms: Terms, lookout: Lookout
) -> Refusal | None:
    """Range, then sight, then ammo, which are checked when the attack is declared (WOLF-RUL-25)."""
    shot = plan(s, hero, target, weapon, ability, terms)
    if refusal := _may_reach(s, hero, target, shot):
        return refusal
    if not lookout.sees(hero, target, over_models=shot.over_models):
        return Refusal("WOLF-ATK-01", "not-in-sight", {"target": target.id})
    kind = s.box.cards.weapons[weapon.kind].ammo
    if not (hero.ammo.get(kind) or shot.no_ammo or s.box.level.free_attacks):  # WOLF-DIF-03, WOLF-DIF-04
        return Refusal("WOLF-AMM-03", "no-ammo", {"kind": kind})
    return _may_activate(s, hero, target, weapon, ability) if ability else None


def _may_reach(s: State, attacker: Model, target: Model, shot: Plan) -> Refusal | None:
    """The distance is no greater than the range of the weapon (WOLF-ATK-03, WOLF-RNG-02), nor less than it may be."""
    far = distance_between(s, attacker, target)
    if far > shot.range:
        return Refusal("WOLF-ATK-03", "out-of-range", {"distance": far, "range": shot.range})
    if far < shot.min_range:
        return Refusal("WOLF-ATK-03", "too-near", {"distance": far, "range": shot.min_range})
    return None


def _may_activate(s: State, hero: Hero, target: Nazi, weapon: Weapon, ability: Ability) -> Refusal | None:
    """One ability in a turn, for ammo of the weapon's kind (WOLF-AMM-05, WOLF-AMM-06), if it does anything here."""
    if hero.ability_used:
        return Refusal("WOLF-AMM-06", "ability-used", {"hero": hero.id})
    kind, price = s.box.cards.weapons[weapon.kind].ammo, ability_ammo(s, ability)
    if hero.ammo.get(kind, 0) < price:
        rule = "WOLF-DIF-06" if hero.ammo.get(kind, 0) >= ability.ammo else "WOLF-AMM-05"
        return Refusal(rule, "too-little-ammo", {"kind": kind, "n": price, "left": hero.ammo.get(kind, 0)})
    if applies(s, ability.provided, hero, target):
        if any(VOCABULARY[e.name].mode == ROLL and e.name not in _PRICES for e in ability.effects):
            return None
        cause = Cause(hero=hero.id, target=target.id, here=places(s, hero), card=weapon.kind)
        if would_help(s, cause, _done(ability.effects)):
            return None
    return Refusal("WOLF-AMM-05", "ability-is-useless", {"ability": ability.id})


def ability_ammo(s: State, ability: Ability) -> int:
    """What an ability costs; on the hardest level one token more, if it costs any (WOLF-DIF-06, WOLF-RUL-84)."""
    return ability.ammo + s.box.level.ability_ammo if ability.ammo else 0


def _done(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Those effects that are done, rather than changing the roll."""
    return (e for e in effects if VOCABULARY[e.name].mode == DO)


def paid_abilities(s: State, weapon: Weapon) -> list[Ability]:
    return [ability for ability in s.box.cards.weapons[weapon.kind].abilities if ability.ammo]


# -- a Hero's attack with a weapon -------------------------------------------------------------------------------------


def _offers(s: State, hero: Hero) -> Offers:
    """Every target for the weapon in the slot, alone and with each ability that can be paid for."""
    weapon = hero.active_weapon
    if weapon is None or may_shoot(s, hero, weapon) is not None:
        return ()
    card, terms = s.box.cards.weapons[weapon.kind], hero_terms(s, hero, weapon)
    ammo = 0 if hero.ability_used else hero.ammo.get(card.ammo, 0)
    abilities = [ability for ability in paid_abilities(s, weapon) if ability_ammo(s, ability) <= ammo]
    farthest = card.range + _more_range(terms, abilities)
    near = nazis_near(s, hero, farthest)
    if not near:
        return ()
    tag, lookout = weapon.kind, Lookout(s)  # the weapon in the slot has the plain name
    found: list[Option | Each] = []
    for nazi in near:
        if _may_hit(s, hero, nazi, weapon, None, terms, lookout) is None:
            found.append(Option("attack", (nazi.id, tag)))
        usable = [
            ability.id for ability in abilities if _may_hit(s, hero, nazi, weapon, ability, terms, lookout) is None
        ]
        found += each("attack", usable, (nazi.id, tag))
    return found


def _more_range(terms: Terms, abilities: Iterable[Ability]) -> int:
    """As much as the range could grow, so that whoever is farther away need not be looked at."""
    effects = [e for _, e in terms] + [e for ability in abilities for e in ability.effects]
    return sum([max(0, e.n) for e in effects if e.name == "range"])


def _refusals(s: State, hero: Hero) -> Refusals:
    for tag, weapon in weapon_tags(hero).items():
        for nazi in s.nazis.values():
            if refusal := may_attack(s, hero, nazi, weapon):
                yield Option("attack", (nazi.id, tag)), refusal
            for ability in paid_abilities(s, weapon):
                if refusal := may_attack(s, hero, nazi, weapon, ability):
                    yield Option("attack", (nazi.id, tag, ability.id)), refusal


def _attack(s: State, hero: Hero, option: Option) -> Play[None]:
    """Pay, make noise, let an ability work, shoot (WOLF-ATK-02, WOLF-AMM-05, WOLF-RUL-81)."""
    name, tag, *chosen = option.args
    target, weapon = s.nazis[name], weapon_tags(hero)[tag]
    ability = next((ability for ability in paid_abilities(s, weapon) if [ability.id] == chosen), None)
    shot = plan(s, hero, target, weapon, ability)
    pay(hero, shot.ap)
    declare(s, hero, target)
    s.tell(Attacked, "WOLF-ATK-02", hero.id, name, weapon.kind, *chosen)
    if ability is not None:
        _pay_ammo(s, hero, weapon, ability)
    if not shot.silent:  # WOLF-NOI-04, WOLF-SIL-09
        attack_noise(s, hero, target)
    cause = Cause(hero=hero.id, target=name, here=places(s, hero), card=weapon.kind, silent=shot.silent)
    if ability is not None and not ability.then:
        yield from carry_out(s, cause, _done(ability.effects))
    if is_there(s, target):  # WOLF-RUL-25
        lost = yield from _shoot(s, hero, target, weapon, shot, cause)
        if ability is not None and ability.then == "hit" and is_any(lost) and is_there(s, target):
            yield from carry_out(s, cause, _done(ability.effects))
    if shot.unload:
        _empty(s, hero, weapon, "WOLF-CRD-33")
    hero.rooted = hero.rooted or shot.stay_put


ATTACK = Action(_offers, _attack, _refusals)


def _pay_ammo(s: State, hero: Hero, weapon: Weapon, ability: Ability) -> None:
    """The tokens for an ability are discarded, for 0 AP (WOLF-AMM-05, WOLF-AMM-07)."""
    hero.ability_used = True
    kind = s.box.cards.weapons[weapon.kind].ammo
    hero.ammo[kind] -= ability_ammo(s, ability)
    if not hero.ammo[kind]:
        del hero.ammo[kind]


def _shoot(s: State, hero: Hero, target: Nazi, weapon: Weapon, shot: Plan, cause: Cause) -> Play[Damage]:
    """The dice, the reload token, the damage; Reload takes nothing from the other dice (WOLF-ATK-13)."""
    cast = yield from cast_dice(s, hero, target, shot.dice, shot.rerolls)
    shot = yield from _after_roll(s, hero, target, weapon, cast, shot)
    if cast.roll.reload and not shot.reload_as_blank:
        _empty(s, hero, weapon, "WOLF-ATK-11")
    lost = yield from strike(s, target, Hits.of(cast.roll, shot.armor_to_hp), cause)
    yield from settle(s, target, cause, lost)
    return lost


def _empty(s: State, hero: Hero, weapon: Weapon, rule: str) -> None:
    """A reload token, one at most, that stays at least until the Hero's next activation (WOLF-ATK-12, WOLF-RUL-21)."""
    if not weapon.empty:
        weapon.empty = weapon.just_emptied = True
        s.tell(WeaponEmptied, rule, hero.id, weapon.kind)


# -- what is offered after the roll ------------------------------------------------------------------------------------


def _after_roll(s: State, hero: Hero, target: Nazi, weapon: Weapon, cast: Cast, shot: Plan) -> Play[Plan]:
    """What is attached to the weapon, or to the Hero card, and can still change something: the player may use it."""
    for item in filter(None, (weapon.attachment, *hero.worn)):
        card = s.box.cards.equipment[item]
        if card.when != "rolled" or (card.once and item in hero.round_used):
            continue
        if not applies(s, card.provided, hero, target) or not any(_matters(e, cast, shot) for e in card.effects):
            continue
        args = {"hero": hero.id, "item": item, "target": target.id, "faces": cast.faces}
        answer = yield Decision(hero.seat, "after-roll", (Option("use", (item,)), DECLINE), args)
        if answer != DECLINE:
            _use_item(s, hero, weapon, item)
            for e in card.effects:
                shot = yield from _change_roll(s, hero, target, e, cast, shot)
    return shot


def _matters(e: Effect, cast: Cast, shot: Plan) -> bool:
    match e.name:
        case "reload-as-blank":
            return cast.roll.reload > 0 and not shot.reload_as_blank
        case "armor-to-hp":
            return cast.roll.armor > shot.armor_to_hp
        case "reroll":
            return any(face in cast.fresh for face in e.faces)
    return e.name == "dice"


def _change_roll(s: State, hero: Hero, target: Nazi, e: Effect, cast: Cast, shot: Plan) -> Play[Plan]:
    """Only what a roll that lies on the table can still be given."""
    match e.name:
        case "reload-as-blank":
            return msgspec.structs.replace(shot, reload_as_blank=True)
        case "armor-to-hp":
            return msgspec.structs.replace(shot, armor_to_hp=shot.armor_to_hp + (e.n or ALL))
        case "reroll":
            yield from reroll(s, hero, target, Reroll(e.faces, e.n), cast)
        case "dice":
            add_dice(s, hero, e.n, cast)
    return shot


def _use_item(s: State, hero: Hero, weapon: Weapon, item: str) -> None:
    card = s.box.cards.equipment[item]
    s.tell(ItemUsed, "WOLF-CRD-11", hero.id, item)
    if card.is_used_up:
        if weapon.attachment == item:
            weapon.attachment = ""
        else:
            hero.worn.remove(item)
        discard(s, "equipment", item)
        s.tell(CardDiscarded, "WOLF-DSC-01", hero.id, item)
    elif card.once:
        hero.round_used.append(item)


# -- bots and Nazis ----------------------------------------------------------------------------------------------------


def may_enemy_attack(s: State, enemy: Nazi | Bot, target: Model, lookout: Lookout | None = None) -> bool:
    """Whether a Nazi or a bot can attack a model from where it is, with the AP it has left: once, and not sabotaged.

    WOLF-NAC-09, WOLF-RUL-64, WOLF-STN-03.
    """
    if enemy.has_attacked or enemy.sabotaged or enemy.ap < s.box.cards.enemies[enemy.kind].weapon.ap:
        return False
    shot = enemy_plan(s, enemy, target)
    if _may_reach(s, enemy, target, shot) is not None:
        return False
    return (lookout or Lookout(s)).sees(enemy, target, over_models=shot.over_models)


def bot_targets(s: State, bot: Bot) -> list[Nazi]:
    """The Nazis that a bot can attack now, as a Hero would (WOLF-BOT-05, WOLF-RUL-83)."""
    if bot.has_attacked or bot.sabotaged:
        return []
    lookout = Lookout(s)
    return [nazi for nazi in s.nazis.values() if may_enemy_attack(s, bot, nazi, lookout)]


def bot_attack(s: State, bot: Bot, target: Nazi) -> Play[None]:
    """A bot attacks with the weapon on its card; kills are its Hero's (WOLF-BOT-08, WOLF-RUL-57)."""
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
    enemy.ap -= shot.ap
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
    """What an attack has come to, for the skills of whoever made it."""
    if is_any(lost):
        yield "hit"
    if lost.hp:
        yield "wound"
    yield "after-attack"

"""Attacking with a weapon (p.11); `executions` has silent attacks, `enemy_attack` those of Nazis and bots.

A Hero's attack: AP, noise, what an ability does, dice, rerolls, the reload token, damage and all that follows a kill
(WOLF-RUL-81). One plan says what is offered, what it promises and what is rolled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

import msgspec

from sandtable.engine.action import Action, Odds, Offers, Question, Refusals
from sandtable.engine.components import take
from sandtable.engine.decision import Decision, Each, Option, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.wolfenstein import dice
from sandtable.games.wolfenstein.actions import afford, asked_hero, each, pay
from sandtable.games.wolfenstein.attack_action import declare, may_act
from sandtable.games.wolfenstein.attack_plan import (
    ALL,
    Lookout,
    Plan,
    Terms,
    applies,
    hero_terms,
    may_reach,
    nazis_near,
    plan,
)
from sandtable.games.wolfenstein.card_text import line_text
from sandtable.games.wolfenstein.cards import Ability
from sandtable.games.wolfenstein.damage import Hits, is_any, is_there, settle, strike
from sandtable.games.wolfenstein.decks import discard
from sandtable.games.wolfenstein.dice import Damage, Reroll
from sandtable.games.wolfenstein.effects import Cause, candidates, carry_out, would_help
from sandtable.games.wolfenstein.gear import item_hints, kinds_of, weapon_tags
from sandtable.games.wolfenstein.log import Attacked, CardDiscarded, ItemUsed, WeaponEmptied
from sandtable.games.wolfenstein.noise import attack_hints, attack_noise
from sandtable.games.wolfenstein.odds import attack_odds, promise
from sandtable.games.wolfenstein.rolling import Cast, add_dice, cast_dice, reroll
from sandtable.games.wolfenstein.state import Hero, Model, Nazi, State, Weapon
from sandtable.games.wolfenstein.table import places
from sandtable.games.wolfenstein.vocabulary import DO, ROLL, VOCABULARY, Effect

DECLINE = Option("decline")
#: Effects on the attacker alone: no reason to pay for an ability.
_PRICES = frozenset(("unload", "stay-put"))
CERTAIN = dice.Odds(kill=Fraction(1), hurt=Fraction(1), reload=Fraction(0), mean_hp=Fraction(0), mean_armor=Fraction(0))


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
    return afford(hero, s.box.cards.weapons[weapon.kind].ap)  # WOLF-CST-07


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
    if refusal := may_reach(s, hero, target, shot):
        return refusal
    if not lookout.sees(hero, target, over_models=shot.over_models):
        return Refusal("WOLF-ATK-01", "not-in-sight", {"target": target.id})
    kind = s.box.cards.weapons[weapon.kind].ammo
    if not (hero.ammo.get(kind) or shot.no_ammo or s.box.level.free_attacks):  # WOLF-DIF-03, WOLF-DIF-04
        return Refusal("WOLF-AMM-03", "no-ammo", {"kind": kind})  # none is used up (WOLF-AMM-04)
    return _may_activate(s, hero, target, weapon, ability) if ability else None


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
    """The effects that are carried out; all others change the roll."""
    return (e for e in effects if VOCABULARY[e.name].mode == DO)


def paid_abilities(s: State, weapon: Weapon) -> list[Ability]:
    return [ability for ability in s.box.cards.weapons[weapon.kind].abilities if ability.ammo]


# -- a Hero's attack with a weapon -------------------------------------------------------------------------------------


def _more_range(terms: Terms, abilities: Iterable[Ability]) -> int:
    """The most that the range could grow, so that nobody looks at Nazis who are farther away."""
    effects = [e for _, e in terms] + [e for ability in abilities for e in ability.effects]
    return sum([max(0, e.n) for e in effects if e.name == "range"])


class Shot(NamedTuple):
    hero: Hero
    target: Nazi
    weapon: Weapon
    ability: Ability | None
    plan: Plan


class Attack(Action[State, Hero, Shot]):
    """Attack with the weapon in the slot, perhaps with one of its abilities."""

    verb = "attack"

    def read(self, s: State, decision: Decision, option: Option) -> Shot:
        name, tag, *chosen = option.args
        hero, target = asked_hero(s, decision), s.nazis[name]
        weapon = weapon_tags(hero)[tag]
        ability = next((ability for ability in paid_abilities(s, weapon) if [ability.id] == chosen), None)
        return Shot(hero, target, weapon, ability, plan(s, hero, target, weapon, ability))

    def offers(self, s: State, hero: Hero) -> Offers:
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
                found.append(Option(self.verb, (nazi.id, tag)))
            usable = [
                ability.id for ability in abilities if _may_hit(s, hero, nazi, weapon, ability, terms, lookout) is None
            ]
            found += each(self.verb, usable, (nazi.id, tag))
        return found

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for tag, weapon in weapon_tags(hero).items():
            for nazi in s.nazis.values():
                if refusal := may_attack(s, hero, nazi, weapon):
                    yield Option(self.verb, (nazi.id, tag)), refusal
                for ability in paid_abilities(s, weapon):
                    if refusal := may_attack(s, hero, nazi, weapon, ability):
                        yield Option(self.verb, (nazi.id, tag, ability.id)), refusal

    def do(self, s: State, chosen: Shot) -> Play[None]:
        """Pay, make noise, let an ability work, shoot (WOLF-ATK-02, WOLF-AMM-05, WOLF-RUL-81)."""
        hero, target, weapon, ability, shot = chosen
        pay(hero, shot.ap)
        declare(s, hero, target)
        s.tell(Attacked, "WOLF-ATK-02", hero.id, target.id, weapon.kind, ability.id if ability else "")
        if ability is not None:
            _pay_ammo(s, hero, weapon, ability)
        if not shot.silent:  # WOLF-NOI-04, WOLF-SIL-09
            attack_noise(s, hero, target)
        cause = Cause(hero=hero.id, target=target.id, here=places(s, hero), card=weapon.kind, silent=shot.silent)
        if ability is not None and not ability.then:
            yield from carry_out(s, cause, _done(ability.effects))
        if is_there(s, target):  # WOLF-RUL-25
            lost = yield from _shoot(s, chosen, cause)
            if ability is not None and ability.then == "hit" and is_any(lost) and is_there(s, target):
                yield from carry_out(s, cause, _done(ability.effects))
        if shot.unload:
            _empty(s, hero, weapon, "WOLF-CRD-33")
        hero.rooted = hero.rooted or shot.stay_put

    def odds(self, s: State, chosen: Shot) -> Iterable[Odds]:
        if _takes_away(s, chosen):
            return attack_odds(msgspec.structs.replace(CERTAIN, reload=Fraction(chosen.plan.unload)))
        return attack_odds(promise(s, chosen.target, chosen.plan))

    def hints(self, s: State, chosen: Shot) -> Iterable[Text]:
        if chosen.ability is not None:
            yield line_text(chosen.ability)
        if not chosen.plan.silent:
            yield from attack_hints(s, chosen.hero, chosen.target)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return kinds_of(option)


ATTACK = Attack()


def _takes_away(s: State, shot: Shot) -> bool:
    """Whether an ability takes the target off the board before anybody rolls (WOLF-RUL-25)."""
    if shot.ability is None:
        return False
    cause = Cause(hero=shot.hero.id, target=shot.target.id, here=places(s, shot.hero))
    return any(e.name == "remove" and shot.target in candidates(s, cause, e) for e in shot.ability.effects)


def _pay_ammo(s: State, hero: Hero, weapon: Weapon, ability: Ability) -> None:
    """The tokens for an ability are discarded, for 0 AP (WOLF-AMM-05, WOLF-AMM-07)."""
    hero.ability_used = True
    kind = s.box.cards.weapons[weapon.kind].ammo
    take(ability_ammo(s, ability), kind, hero.ammo)


def _shoot(s: State, chosen: Shot, cause: Cause) -> Play[Damage]:
    """The dice, the reload token, the damage; Reload takes nothing from the other dice (WOLF-ATK-13)."""
    hero, target, weapon, _, shot = chosen
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


AFTER_ROLL = Question(hints=item_hints)


def _after_roll(s: State, hero: Hero, target: Nazi, weapon: Weapon, cast: Cast, shot: Plan) -> Play[Plan]:
    """The player may use items on the weapon or the Hero card that can still change the roll."""
    for item in filter(None, (weapon.attachment, *hero.worn)):
        card = s.box.cards.equipment[item]
        if card.when != "rolled" or (card.once and item in hero.round_used):
            continue
        if not applies(s, card.provided, hero, target) or not any(_matters(e, cast, shot) for e in card.effects):
            continue
        args = {"hero": hero.id, "item": item, "target": target.id, "faces": cast.faces}
        answer = yield Decision(hero.seat, "after-roll", (Option("use", (item,)), DECLINE), args, about=AFTER_ROLL)
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
    """Apply an effect to a roll that lies on the table."""
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

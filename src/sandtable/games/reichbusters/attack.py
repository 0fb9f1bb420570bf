"""Attacking (p.8, p.9): the basic action, attacks from cards, and what a hit brings. `attack_trial` has the test."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sandtable.engine.action import Action, Answer, Odds, Offers, Question, Refusals
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.engine.plain import Values
from sandtable.engine.view import Text
from sandtable.games.reichbusters import (
    advice,
    attack_trial,
    card_answers,
    casualties,
    dice_test,
    features,
    gear,
    hidden,
    noise,
    noise_cards,
    noise_odds,
    teams,
)
from sandtable.games.reichbusters.attack_plan import (
    BASIC,
    UNARMED,
    Plan,
    Terms,
    may_strike,
    plan,
    targets,
    weapons_for,
)
from sandtable.games.reichbusters.decks import discard
from sandtable.games.reichbusters.log import Attacked, FeatureWorked, Jammed, ModifierPlayed
from sandtable.games.reichbusters.names import SPECIAL
from sandtable.games.reichbusters.odds import surge_chance
from sandtable.games.reichbusters.state import Enemy, Hero, State, Weapon
from sandtable.games.reichbusters.table import defence_of, enemies_at, has, is_able, side_of, suffers

PASS = Option("pass")


# -- one attack --------------------------------------------------------------------------------------------------------


def strike(s: State, blow: Plan, *, noise_dice: int | None = None) -> Play[bool]:
    """Make the attack test and apply it (REICH-ATK-11); returns whether it wounded anybody.

    `noise_dice` is what a card makes in place of the weapon's noise.
    """
    hero, target = blow.hero, blow.target
    hero.used_action.append(f"fired:{blow.name}")
    s.tell(Attacked, "REICH-ATK-11", hero.id, target.id, blow.name)
    _owe_noise(s, blow, noise_dice)
    trial = attack_trial.AttackTrial(blow)
    barred = has(s, target, "vrilmeister")  # heroic points do not help against it (REICH-KEY-88)
    if not barred and (yield from dice_test.offer_point(s, trial)):
        total = trial.target
    else:
        yield from _second_target(s, trial)
        total = yield from dice_test.make(s, trial)
        missed = trial.is_there(s) and total < trial.target
        if missed and not barred and (yield from dice_test.offer_two_points(s, trial)):
            total = trial.target
    hurt = yield from _apply(s, trial, total)
    yield from _fuel_drums(s, trial)
    for again in trial.again:
        hurt = (yield from _once_more(s, trial, again)) or hurt
    return hurt


def _owe_noise(s: State, blow: Plan, dice: int | None) -> None:
    """The noise of the weapon, or of the card in its place; tested after the action (REICH-NOI-02, REICH-ATK-16)."""
    of_weapon = dice is None and blow.weapon is not None
    noise.owe(s, blow.hero, noise_of(s, blow) if dice is None else dice, of_weapon=of_weapon, of="attack")


def noise_of(s: State, blow: Plan) -> int:
    """The noise dice of what an attack is made with (REICH-TST-12, REICH-RUL-32)."""
    return s.box.constants.unarmed_noise if blow.weapon is None else side_of(s, blow.weapon).noise


def _apply(s: State, trial: attack_trial.AttackTrial, total: int) -> Play[bool]:
    """Step 7: a total that reaches the defence wounds (REICH-ATK-12, REICH-TST-07, REICH-TST-08)."""
    blow, target, loot = trial.blow, trial.blow.target, "loot" in trial.used
    area, piercing = target.at, trial.pierces
    others = [enemy for enemy in enemies_at(s, area) if enemy is not target]
    first = hurt = False
    if trial.is_there(s) and total >= trial.target:
        first = yield from casualties.wound(s, target, piercing=piercing, cause=blow.reach, loot=loot)
        if trial.partner in s.enemies:
            hurt = yield from casualties.wound(s, s.enemies[trial.partner], piercing=piercing, cause=blow.reach)
    hurt = hurt or first
    if trial.takes_in_all:  # secondary targets ignore bodyguard and meatshield (REICH-RUL-47)
        for enemy in others:
            if enemy.id in s.enemies and total >= defence_of(s, enemy):
                hurt = (yield from casualties.wound(s, enemy, piercing=piercing, cause=blow.reach)) or hurt
    if "burst" in trial.used and first:
        yield from _burst(s, trial, total - trial.target)
    if "splash" in trial.used:
        hurt = (yield from _splash(s, trial, total)) or hurt
    return hurt


def _burst(s: State, trial: attack_trial.AttackTrial, left: int) -> Play[None]:
    """One target after another, each using up its defence of the total, until none can be wounded.

    REICH-KEY-91, REICH-KEY-92, REICH-RUL-42. With heroic points nothing is left (REICH-RUL-23).
    """
    struck: set[str] = set()
    while True:
        found = [enemy.id for enemy in trial.others(s) if enemy.id not in struck and defence_of(s, enemy) <= left]
        if not found:
            return
        args: Values = {"hero": trial.hero.id, "left": left}
        answer = yield Decision(trial.hero.seat, "burst", Options(Each("next", found)), args)
        enemy = s.enemies[answer.args[0]]
        struck.add(enemy.id)
        left -= defence_of(s, enemy)
        yield from casualties.wound(s, enemy, piercing=trial.pierces, cause=trial.blow.reach)


def _splash(s: State, trial: attack_trial.AttackTrial, total: int) -> Play[bool]:
    """The same result on a second enemy of the area (REICH-KEY-71)."""
    found = [enemy.id for enemy in trial.others(s) if defence_of(s, enemy) <= total]
    if not found:
        return False
    answer = yield Decision(trial.hero.seat, "splash", Options(Each("next", found)), {"hero": trial.hero.id})
    enemy = s.enemies[answer.args[0]]
    return (yield from casualties.wound(s, enemy, piercing=trial.pierces, cause=trial.blow.reach))


def _second_target(s: State, trial: attack_trial.AttackTrial) -> Play[None]:
    """Dual wielding: two enemies of one area against their combined defence (REICH-KEY-24)."""
    found = [enemy.id for enemy in trial.others(s)] if "dual-wielding" in trial.keywords else []
    if not found:
        return
    args: Values = {"hero": trial.hero.id, "target": trial.foe}
    answer = yield Decision(trial.hero.seat, "dual-wielding", Options(Each("and", found), PASS), args)
    if answer != PASS:
        trial.partner = answer.args[0]
        trial.target += defence_of(s, s.enemies[trial.partner])


def _fuel_drums(s: State, trial: attack_trial.AttackTrial) -> Play[None]:
    """Fuel drums beside the target of a ranged attack that rolled no special go up, after the attack (REICH-RMF-01)."""
    feature = s.features.get(trial.area)
    if feature is None or feature.kind != "fuel-drums" or trial.reach != "ranged" or not trial.dice:
        return
    if any(die.face == SPECIAL and not die.added for die in trial.dice):
        return
    s.tell(FeatureWorked, "REICH-RMF-01", trial.area, feature.kind)
    features.remove(s, trial.area)
    yield from noise_cards.bang(s, "bang", hero=trial.hero)  # in place of the weapon's noise (REICH-RUL-30)
    yield from casualties.blast(s, trial.area, cause="explosion")


def _once_more(s: State, trial: attack_trial.AttackTrial, effect: str) -> Play[bool]:
    """An additional attack, a new test within the same action (REICH-RUL-48)."""
    weapon = trial.blow.weapon
    if effect == "overload":
        terms = Terms(weapon=weapon.kind) if weapon else Terms("unarmed")
    else:
        terms = Terms("melee" if effect == "frenzy" else "ranged")
    return (yield from choose_and_strike(s, trial.hero, terms, effect))


# -- choosing ----------------------------------------------------------------------------------------------------------


def strikes(s: State, hero: Hero, terms: Terms) -> Iterator[tuple[Enemy, Weapon | None]]:
    """Every target with every weapon that reaches it."""
    for weapon in weapons_for(s, hero, terms):
        for enemy in targets(s, hero, weapon, terms):
            yield enemy, weapon


def choose_and_strike(
    s: State, hero: Hero, terms: Terms, prompt: str, *, noise_dice: int | None = None, only: str = ""
) -> Play[bool]:
    """An attack that a card or a skill gives; it may be left out (REICH-CAR-05), and one must stand (REICH-RUL-86)."""
    if not hero.at or not is_able(s, hero) or hero.knocked_down:
        return False
    found = [(enemy, weapon) for enemy, weapon in strikes(s, hero, terms) if not only or enemy.id == only]
    if not found:
        return False
    by_name = {(enemy.id, weapon.kind if weapon else UNARMED): (enemy, weapon) for enemy, weapon in found}
    options = Options(*(Option("attack", names) for names in by_name), PASS)
    args: Values = {"hero": hero.id, "why": prompt}
    about = Question(Strike(hero, terms, noise_dice))
    answer = yield Decision(hero.seat, "card-attack", options, args, about=about)
    if answer == PASS:
        return False
    enemy, weapon = by_name[answer.args[0], answer.args[1]]
    blow = plan(s, hero, enemy, weapon, terms)
    hurt = yield from strike(s, blow, noise_dice=noise_dice)
    yield from _harrier(s, blow)
    return hurt


def _harrier(s: State, blow: Plan) -> Play[None]:
    """Team Harrier: once a round a second member in the area pays a card to shoot as well (REICH-CRD-08)."""
    if blow.reach != "ranged":
        return
    for other in teams.partners(s, blow.hero, "harrier"):
        if not other.hand or other.knocked_down or not any(strikes(s, other, Terms("ranged"))):
            continue
        args: Values = {"hero": other.id, "other": blow.hero.id}
        cards = hidden.any_card(s, other, PASS)
        answer = yield Decision(other.seat, "harrier", cards, args, about=card_answers.DISCARD)
        if answer != PASS:
            s.team_used = True
            discard(s, other, answer.args[0], "REICH-CRD-08")
            s.tell(ModifierPlayed, "REICH-CRD-08", other.id, "harrier")
            yield from choose_and_strike(s, other, Terms("ranged"), "harrier")
            end_of_action(s, other)
            return


def end_of_action(s: State, hero: Hero) -> None:
    """An unreliable weapon jams, once for each keyword on which no special was spent (REICH-KEY-97, REICH-RUL-101)."""
    if hero.used_action:
        for weapon in hero.weapons:
            if f"fired:{weapon.kind}" in hero.used_action:
                paid = hero.used_action.count(f"unreliable:{weapon.kind}")
                jams = side_of(s, weapon).keywords.count("unreliable") - paid
                if jams > 0:
                    weapon.jams += jams
                    s.tell(Jammed, "REICH-KEY-79", hero.id, weapon.kind)
        hero.used_action.clear()


# -- the basic action --------------------------------------------------------------------------------------------------


class Blow(NamedTuple):
    """An attack to be, and the noise of a card in place of the weapon's."""

    plan: Plan
    noise_dice: int | None = None


class Strike(Answer[State, Blow]):
    """An attack: its chances, its noise, and what can go wrong with the weapon."""

    verb = "attack"

    def __init__(self, hero: Hero, terms: Terms = BASIC, noise_dice: int | None = None) -> None:
        self.hero, self.terms, self.noise_dice = hero, terms, noise_dice

    def read(self, s: State, decision: Decision, option: Option) -> Blow:
        return Blow(_planned(s, self.hero, option, self.terms), self.noise_dice)

    def odds(self, s: State, chosen: Blow) -> Iterable[Odds]:
        return strike_odds(s, chosen)

    def hints(self, s: State, chosen: Blow) -> Iterable[Text]:
        return strike_hints(s, chosen)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return option.args[:1]


def _planned(s: State, hero: Hero, option: Option, terms: Terms) -> Plan:
    name, weapon = option.args
    token = next((token for token in hero.weapons if token.kind == weapon), None)
    return plan(s, hero, s.enemies[name], token, terms)


def strike_odds(s: State, chosen: Blow) -> Iterable[Odds]:
    """The chance to wound and to kill; of a jam, if the first special goes to the weapon; of a surge; of noise."""
    blow = chosen.plan
    trial = attack_trial.AttackTrial(blow)
    if has(s, blow.target, "armoured") and not trial.pierces and attack_trial.can_pierce(s, trial):
        trial.keywords |= {"armour-piercing"}  # nobody would attack it otherwise
    yield from advice.chances(s, trial)
    if trial.jams_without(s):
        yield Odds("jam", advice.jam_chance(s, trial, trial.jams_without(s)))
    if vril := blow.pool.get("vril", 0):
        yield Odds("surge", surge_chance(s, vril, cancels=not suffers(s, blow.hero, "no-cancelling")))
    yield from noise_odds.odds(_noise(s, chosen))


def _noise(s: State, chosen: Blow) -> noise_odds.Forecast:
    blow = chosen.plan
    if chosen.noise_dice is not None:
        return noise_odds.forecast(s, blow.hero, chosen.noise_dice)
    return noise_odds.forecast(s, blow.hero, noise_of(s, blow), of_weapon=blow.weapon is not None)


def strike_hints(s: State, chosen: Blow) -> Iterable[Text]:
    """The noise that it makes, what its specials may be spent on, armour, and weapons that jam or drain."""
    blow = chosen.plan
    trial = attack_trial.AttackTrial(blow)
    yield from noise_odds.hints(_noise(s, chosen))
    if has(s, blow.target, "armoured") and not trial.pierces:
        yield Text(
            "hint-armoured-needs" if attack_trial.can_pierce(s, trial) else "hint-armoured", {"enemy": blow.target.id}
        )
    effects = tuple(trial.effects(s, "attack"))
    if effects:
        yield Text("hint-specials", {"effects": effects})
    if "unreliable" in effects and blow.weapon is not None:
        yield Text("hint-jams", {"weapon": blow.weapon.kind})
    if trial.vril_source:
        yield Text("hint-drains", {"weapon": trial.vril_source})


def may_attack(s: State, hero: Hero) -> Refusal | None:
    """One basic Attack in a turn (REICH-HT-04)."""
    if hero.attacked:
        return Refusal("REICH-HT-04", "has-attacked", {"hero": hero.id})
    return gear.may_act_standing(hero)


class Attack(Action[State, Hero, Blow]):
    """The basic Attack: a weapon, then a target (REICH-ATK-06)."""

    verb = "attack"

    def read(self, s: State, decision: Decision, option: Option) -> Blow:
        return Blow(_planned(s, s.active, option, BASIC))

    def offers(self, s: State, hero: Hero) -> Offers:
        if not s.enemies or may_attack(s, hero) is not None:
            return ()
        return [
            Option(self.verb, (enemy.id, weapon.kind if weapon else UNARMED))
            for enemy, weapon in strikes(s, hero, BASIC)
        ]

    def refusals(self, s: State, hero: Hero) -> Refusals:
        general = may_attack(s, hero)
        for weapon in weapons_for(s, hero, BASIC):
            for enemy in s.enemies.values():
                if refusal := general or may_strike(s, hero, enemy, weapon):
                    yield Option(self.verb, (enemy.id, weapon.kind if weapon else UNARMED)), refusal

    def do(self, s: State, chosen: Blow) -> Play[None]:
        hero = chosen.plan.hero
        hero.basics -= 1
        hero.attacked = True
        yield from strike(s, chosen.plan)
        yield from _harrier(s, chosen.plan)

    def odds(self, s: State, chosen: Blow) -> Iterable[Odds]:
        return strike_odds(s, chosen)

    def hints(self, s: State, chosen: Blow) -> Iterable[Text]:
        return strike_hints(s, chosen)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return option.args[:1]


ATTACK = Attack()

"""Attacking (p.8, p.9): the basic action, attacks from cards, the test, and what a hit brings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sandtable.engine.action import Action, Odds, Offers, Question, Refusals
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal, together
from sandtable.engine.plain import Values
from sandtable.engine.view import Text
from sandtable.games.reichbusters import (
    awareness,
    casualties,
    controller,
    dice_test,
    features,
    gear,
    modifiers,
    noise,
    noise_cards,
    wounds,
)
from sandtable.games.reichbusters.attack_plan import (
    AP,
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
from sandtable.games.reichbusters.dice import chance_of
from sandtable.games.reichbusters.log import Attacked, EnemyPushed, FeatureWorked, Jammed, ModifierPlayed, Suppressed
from sandtable.games.reichbusters.names import DieKind
from sandtable.games.reichbusters.state import Enemy, Hero, State, Weapon
from sandtable.games.reichbusters.table import (
    carries,
    defence_of,
    enemies_at,
    friends_here,
    has,
    has_skill,
    is_able,
    is_member,
    side_of,
    squad,
)
from sandtable.games.reichbusters.trial import Trial

PASS = Option("pass")
#: Effects that a special pays for, and whether a vril special does too (REICH-RUL-100).
EFFECTS: dict[str, bool] = {
    "burst": False,  # REICH-KEY-12
    "deadly": False,  # REICH-KEY-19
    "double-tap": False,  # REICH-KEY-23
    "rage": False,  # REICH-KEY-57
    "splash": False,  # REICH-KEY-71
    "crowd-control": False,  # REICH-KEY-17
    "stunned": False,  # REICH-KEY-76
    "critical-hit": True,  # REICH-KEY-16
    "lifedrain": True,  # REICH-KEY-45
    "overload": True,  # REICH-KEY-52
    "shockwave": True,  # REICH-KEY-65
    "frenzy": False,  # REICH-KEY-33
    "quick-shot": False,  # REICH-KEY-56
}
ONCE_A_TURN = ("frenzy", "quick-shot")


# -- the test ----------------------------------------------------------------------------------------------------------


class AttackTrial(Trial):
    """An attack test against the defence of its target (REICH-TST-14)."""

    kind = "attack"
    base = "attack"

    def __init__(self, blow: Plan) -> None:
        super().__init__(blow.hero, blow.defence, dict(blow.pool), blow.target.id)
        self.blow = blow
        self.keywords = blow.keywords
        self.reach = blow.reach
        self.again: list[str] = []  # attacks that follow this one
        if blow.weapon is not None and side_of_vril(blow):
            self.vril_source = blow.weapon.kind

    def effects(self, s: State, kind: DieKind) -> Iterator[str]:
        hero, weapon = self.hero, self.blow.name
        for effect, vril_too in EFFECTS.items():
            if effect in self.keywords and (kind == "attack" or vril_too) and self._may(s, effect):
                yield effect
        if kind == "attack":
            if "loot" not in self.used and self._is_there(s) and s.unit(self.blow.target).loot:
                yield "loot"  # REICH-ATK-13, REICH-RUL-43
            spent = sum(word == f"unreliable:{weapon}" for word in hero.used_action)
            if spent < sum(word == "unreliable" for word in self._printed(s)):
                yield "unreliable"  # REICH-KEY-79
            if has_skill(s, hero, "vril-implants") and "vril-implants" not in hero.used_action and self.surges():
                yield "vril-implants"  # REICH-KEY-86
        elif "vril-enhanced" in self.keywords and "vril-enhanced" not in hero.used_action and hero.deck.removed:
            yield "vril-enhanced"  # REICH-KEY-84

    def _printed(self, s: State) -> tuple[str, ...]:
        return side_of(s, self.blow.weapon).keywords if self.blow.weapon else ()

    def _is_there(self, s: State) -> bool:
        return self.blow.target.id in s.enemies

    def _may(self, s: State, effect: str) -> bool:
        """Once in an attack, twice-a-turn skills once in a turn, and only what can be carried out (REICH-SPC-05)."""
        hero, target = self.hero, self.blow.target
        if effect in self.used or (effect in ONCE_A_TURN and effect in hero.used_turn):
            return False
        match effect:
            case "rage" | "frenzy":
                return self.reach == "melee"
            case "quick-shot":
                return self.reach == "ranged"
            case "lifedrain":
                return bool(hero.wounds)
            case "critical-hit":
                return self._is_there(s) and (AP in self.keywords or not has(s, target, "armoured"))
            case "splash" | "shockwave":
                return len(enemies_at(s, target.at)) > 1
            case "crowd-control":
                return bool(enemies_at(s, target.at))
        return True

    def spend(self, s: State, effect: str) -> Play[None]:
        hero, target, constants = self.hero, self.blow.target, s.box.constants
        self.used.add(effect)
        match effect:
            case "burst":
                self.add(s, "attack", constants.burst)
            case "deadly":
                self.add(s, "attack", constants.deadly)
            case "double-tap":
                self.bonus += constants.double_tap
            case "rage":
                self.bonus += constants.rage
            case "unreliable":
                self.used.discard(effect)
                hero.used_action.append(f"unreliable:{self.blow.name}")
            case "critical-hit":
                yield from casualties.wound(s, target, piercing=AP in self.keywords, cause=self.reach)
            case "lifedrain":
                yield from wounds.choose_heal(s, hero.seat, [hero], "REICH-KEY-45")
            case "overload" | "frenzy" | "quick-shot":
                self.again.append(effect)
                if effect in ONCE_A_TURN:
                    hero.used_turn.append(effect)
            case "crowd-control":
                yield from push_away(s, hero, target.at)
            case "stunned":
                suppress(s, target.at, "skill")
            case "vril-implants":  # REICH-RUL-94
                hero.used_action.append(effect)
                self.surges()[0].face = "special"
            case "vril-enhanced":
                hero.used_action.append(effect)
                card = hero.deck.removed.pop()
                hero.deck.discard.append(card)

    def item_options(self, s: State) -> Iterator[Option]:
        """AP rounds and ammo, for ranged weapons (REICH-ITM-02, REICH-ITM-03)."""
        if self.blow.weapon is None or not side_of(s, self.blow.weapon).range or self.reach != "ranged":
            return
        for kind in ("ap-rounds", "ammo"):
            if carries(self.hero, kind) and kind not in self.used and not (kind == "ap-rounds" and AP in self.keywords):
                yield Option("use", (kind,))

    def use_item(self, s: State, option: Option) -> Play[None]:
        kind = option.args[0]
        gear.use_up(s, self.hero, kind)
        self.used.add(kind)
        if kind == "ammo":
            self.add(s, "attack", s.box.cards.items[kind].attack_dice)
        else:
            self.keywords = self.keywords | {AP}
        yield from ()

    def is_settled(self, s: State) -> bool:
        """A hit on one target is all that a plain attack can do."""
        if {"burst", "shockwave", "splash"} & self.used or {"firestorm", "dual-wielding"} & self.keywords:
            return False
        armour = self._is_there(s) and has(s, self.blow.target, "armoured") and AP not in self.keywords
        return not self._is_there(s) or (self.total(s) >= self.target and not armour)

    def helped(self, s: State) -> Play[bool]:
        """Friends in the area may each play one modifier; all are asked at once (REICH-CAR-15, REICH-RUL-125)."""
        helpers: dict[str, list[Option]] = {}
        for other in squad(s):
            near = other.at == self.hero.at or (
                has_skill(s, other, "squad-leader") and other.at in s.board.adjacent(self.hero.at, s.shut)
            )  # REICH-KEY-72
            if other is not self.hero and near and is_able(s, other):
                helpers.setdefault(other.seat, []).extend(modifiers.help_options(s, other, self))
        asked = {seat: _help(s, seat, options, self) for seat, options in helpers.items() if options}
        if not asked:
            return False
        answers = yield from together(asked)
        played = [answer for answer in answers.values() if answer != PASS]
        for answer in played:
            modifiers.play_help(s, answer, self)
        return bool(played)


def _help(s: State, seat: str, options: list[Option], trial: AttackTrial) -> Play[Option]:
    args: Values = {"hero": trial.hero.id, "total": trial.total(s), "target": trial.target}
    return (yield Decision(seat, "help", Options(*options, PASS), args))


def side_of_vril(blow: Plan) -> bool:
    return blow.pool.get("vril", 0) > 0


# -- one attack --------------------------------------------------------------------------------------------------------


def strike(s: State, blow: Plan, *, noise_dice: int | None = None) -> Play[bool]:
    """Make the attack test and apply it (REICH-ATK-11); returns whether it wounded anybody.

    `noise_dice` is what a card makes in place of the weapon's noise.
    """
    hero, target = blow.hero, blow.target
    hero.used_action.append(f"fired:{blow.name}")
    s.tell(Attacked, "REICH-ATK-11", hero.id, target.id, blow.name)
    _owe_noise(s, blow, noise_dice)
    trial = AttackTrial(blow)
    total = 0
    vrilmeister = has(s, target, "vrilmeister")  # REICH-KEY-88
    if not vrilmeister and (yield from dice_test.offer_point(s, trial)):
        total = blow.defence
    else:
        if "dual-wielding" in trial.keywords:
            yield from _second_target(s, trial)
        total = yield from dice_test.make(s, trial)
        missed = target.id in s.enemies and total < trial.target
        if missed and not vrilmeister and (yield from dice_test.offer_two_points(s, trial)):
            total = trial.target
    hurt = yield from _apply(s, trial, total)
    yield from _fuel_drums(s, trial)
    for again in trial.again:
        hurt = (yield from _once_more(s, trial, again)) or hurt
    return hurt


def _owe_noise(s: State, blow: Plan, dice: int | None) -> None:
    """The noise of the weapon, or of the card in its place (REICH-NOI-02)."""
    if dice is not None:
        noise.owe(s, blow.hero, dice, of="attack")
    elif blow.weapon is None:
        noise.owe(s, blow.hero, s.box.constants.unarmed_noise, of="attack")
    else:
        noise.owe(s, blow.hero, side_of(s, blow.weapon).noise, of_weapon=True, of="attack")


def _apply(s: State, trial: AttackTrial, total: int) -> Play[bool]:
    """What the total does (REICH-ATK-12, REICH-TST-08)."""
    blow, target = trial.blow, trial.blow.target
    area, piercing, loot = target.at, AP in trial.keywords, "loot" in trial.used
    others = [enemy for enemy in enemies_at(s, area) if enemy is not target]
    hurt = False
    if target.id in s.enemies and total >= trial.target:
        hurt = yield from casualties.wound(s, target, piercing=piercing, cause=blow.reach, loot=loot)
        partner = next((word[5:] for word in trial.used if word.startswith("dual:")), "")
        if partner in s.enemies:
            yield from casualties.wound(s, s.enemies[partner], piercing=piercing, cause=blow.reach)
    if trial.heroic:
        return hurt
    if "shockwave" in trial.used or "firestorm" in trial.keywords:  # REICH-KEY-65, REICH-KEY-31
        for enemy in others:
            if enemy.id in s.enemies and total >= defence_of(s, enemy):
                hurt = (yield from casualties.wound(s, enemy, piercing=piercing, cause=blow.reach)) or hurt
    elif "burst" in trial.used and hurt:
        yield from _burst(s, trial, area, total - trial.target)
    elif "splash" in trial.used:
        yield from _splash(s, trial, area, total)
    return hurt


def _burst(s: State, trial: AttackTrial, area: str, left: int) -> Play[None]:
    """One target after another, each using up its defence of the total (REICH-KEY-91, REICH-KEY-92, REICH-RUL-42)."""
    struck = {trial.blow.target.id}
    while True:
        candidates = [
            enemy.id
            for enemy in enemies_at(s, area)
            if enemy.id not in struck and _may_hit_too(s, trial, enemy) and defence_of(s, enemy) <= left
        ]
        if not candidates:
            return
        args: Values = {"hero": trial.hero.id, "left": left}
        answer = yield Decision(trial.hero.seat, "burst", Options(Each("next", candidates)), args)
        enemy = s.enemies[answer.args[0]]
        struck.add(enemy.id)
        left -= defence_of(s, enemy)
        yield from casualties.wound(s, enemy, piercing=AP in trial.keywords, cause=trial.blow.reach)


def _may_hit_too(s: State, trial: AttackTrial, enemy: Enemy) -> bool:
    from_plan = trial.blow
    refusal = may_strike(s, from_plan.hero, enemy, from_plan.weapon, Terms(keywords=trial.keywords))
    return refusal is None


def _splash(s: State, trial: AttackTrial, area: str, total: int) -> Play[None]:
    """The same result on a second enemy of the area (REICH-KEY-71)."""
    candidates = [
        enemy.id for enemy in enemies_at(s, area) if enemy is not trial.blow.target and _may_hit_too(s, trial, enemy)
    ]
    if not candidates:
        return
    answer = yield Decision(trial.hero.seat, "splash", Options(Each("next", candidates)), {"hero": trial.hero.id})
    enemy = s.enemies[answer.args[0]]
    if total >= defence_of(s, enemy):
        yield from casualties.wound(s, enemy, piercing=AP in trial.keywords, cause=trial.blow.reach)


def _second_target(s: State, trial: AttackTrial) -> Play[None]:
    """Dual wielding: two enemies of one area against their combined defence (REICH-KEY-24)."""
    target = trial.blow.target
    others = [enemy.id for enemy in enemies_at(s, target.at) if enemy is not target and _may_hit_too(s, trial, enemy)]
    if not others:
        return
    answer = yield Decision(
        trial.hero.seat, "dual-wielding", Options(Each("and", others), PASS), {"hero": trial.hero.id}
    )
    if answer != PASS:
        trial.used.add(f"dual:{answer.args[0]}")
        trial.target += defence_of(s, s.enemies[answer.args[0]])


def _fuel_drums(s: State, trial: AttackTrial) -> Play[None]:
    """Fuel drums beside the target of a ranged attack without a special go up, after the attack."""
    area = trial.blow.target.at
    feature = s.features.get(area)
    if feature is None or feature.kind != "fuel-drums" or trial.reach != "ranged" or trial.heroic:
        return
    if any(die.face == "special" and not die.added for die in trial.dice):
        return
    s.tell(FeatureWorked, "REICH-RMF-01", area, feature.kind)
    features.remove(s, area)
    yield from noise_cards.bang(s, "bang")
    yield from casualties.blast(s, area, cause="explosion")


def _once_more(s: State, trial: AttackTrial, effect: str) -> Play[bool]:
    """An additional attack, a new test within the same action (REICH-RUL-48)."""
    if not trial.hero.at or not is_able(s, trial.hero):
        return False
    weapon = trial.blow.weapon
    if effect == "overload":
        terms = Terms(weapon=weapon.kind) if weapon else Terms("unarmed")
    else:
        terms = Terms("melee" if effect == "frenzy" else "ranged")
    return (yield from choose_and_strike(s, trial.hero, terms, effect))


def push_away(s: State, hero: Hero, area: str) -> Play[None]:
    """Every enemy of an area goes one area farther from the Hero (REICH-KEY-17, REICH-RUL-116)."""
    far = s.board.distances(hero.at, s.shut)
    for enemy in enemies_at(s, area):
        ways = [other for other in s.board.adjacent(enemy.at, s.shut) if far[other] > far[enemy.at]]
        if not ways or has(s, enemy, "fixed"):
            continue
        to = yield from controller.decide(s, "push", "push", ways, {"enemy": enemy.id})
        before, enemy.at = enemy.at, to
        awareness.carry(s, enemy, before)
        s.tell(EnemyPushed, "REICH-KEY-17", enemy.id, to)


def suppress(s: State, area: str, by: str) -> None:
    """A suppressed token: enemies there do not activate (REICH-KEY-77)."""
    s.suppressed[area] = by
    s.tell(Suppressed, "REICH-KEY-77", area)


# -- choosing ----------------------------------------------------------------------------------------------------------


def strikes(s: State, hero: Hero, terms: Terms) -> list[tuple[Enemy, Weapon | None]]:
    """Every target with every weapon that reaches it."""
    return [(enemy, weapon) for weapon in weapons_for(s, hero, terms) for enemy in targets(s, hero, weapon, terms)]


def choose_and_strike(
    s: State, hero: Hero, terms: Terms, prompt: str, *, noise_dice: int | None = None, only: str = ""
) -> Play[bool]:
    """An attack that a card or a skill gives; it may be left out (REICH-CAR-05)."""
    found = [(enemy, weapon) for enemy, weapon in strikes(s, hero, terms) if not only or enemy.id == only]
    if not found:
        return False
    by_name = {(enemy.id, weapon.kind if weapon else UNARMED): (enemy, weapon) for enemy, weapon in found}
    options = Options(*(Option("attack", names) for names in by_name), PASS)
    args: Values = {"hero": hero.id, "why": prompt}
    answer = yield Decision(hero.seat, "card-attack", options, args)
    if answer == PASS:
        return False
    enemy, weapon = by_name[answer.args[0], answer.args[1]]
    blow = plan(s, hero, enemy, weapon, terms)
    hurt = yield from strike(s, blow, noise_dice=noise_dice)
    yield from _harrier(s, blow)
    return hurt


def _harrier(s: State, blow: Plan) -> Play[None]:
    """Team Harrier: once a round a second member in the area pays a card to shoot as well (REICH-CRD-08)."""
    hero = blow.hero
    if s.box.options.team != "harrier" or blow.reach != "ranged" or "harrier" in s.active.used_turn:
        return
    if not is_member(s, hero):
        return
    for other in friends_here(s, hero):
        if not (is_able(s, other) and is_member(s, other) and other.hand and strikes(s, other, Terms("ranged"))):
            continue
        cards = list(dict.fromkeys(other.hand))
        answer = yield Decision(other.seat, "harrier", Options(Each("discard", cards), PASS), {"hero": other.id})
        if answer != PASS:
            s.active.used_turn.append("harrier")
            discard(s, other, answer.args[0], "REICH-CRD-08")
            s.tell(ModifierPlayed, "REICH-CRD-08", other.id, "harrier")
            yield from choose_and_strike(s, other, Terms("ranged"), "harrier")
            return


def end_of_action(s: State, hero: Hero) -> None:
    """An unreliable weapon jams, once for each keyword on which no special was spent (REICH-KEY-97, REICH-RUL-101)."""
    if hero.used_action:
        fired = {word[6:] for word in hero.used_action if word.startswith("fired:")}
        for weapon in hero.weapons:
            if weapon.kind in fired:
                paid = sum(word == f"unreliable:{weapon.kind}" for word in hero.used_action)
                jams = sum(word == "unreliable" for word in side_of(s, weapon).keywords) - paid
                if jams > 0:
                    weapon.jams += jams
                    s.tell(Jammed, "REICH-KEY-79", hero.id, weapon.kind)
        hero.used_action.clear()


# -- the basic action --------------------------------------------------------------------------------------------------


class Blow(NamedTuple):
    hero: Hero
    plan: Plan


def may_attack(s: State, hero: Hero) -> Refusal | None:
    """One basic Attack in a turn (REICH-HT-04)."""
    if hero.attacked:
        return Refusal("REICH-HT-04", "has-attacked", {"hero": hero.id})
    return gear.may_act_standing(hero)


class Attack(Action[State, Hero, Blow]):
    """The basic Attack."""

    verb = "attack"

    def read(self, s: State, decision: Decision, option: Option) -> Blow:
        hero = s.active
        name, weapon = option.args
        token = next((token for token in hero.weapons if token.kind == weapon), None)
        return Blow(hero, plan(s, hero, s.enemies[name], token))

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
        hero = chosen.hero
        hero.basics -= 1
        hero.attacked = True
        yield from strike(s, chosen.plan)
        yield from _harrier(s, chosen.plan)

    def odds(self, s: State, chosen: Blow) -> Iterable[Odds]:
        yield Odds("success", chance_of(s, chosen.plan.pool, chosen.plan.defence))

    def hints(self, s: State, chosen: Blow) -> Iterable[Text]:
        weapon = chosen.plan.weapon
        dice = side_of(s, weapon).noise if weapon else s.box.constants.unarmed_noise
        yield Text("hint-noise", {"dice": dice})

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return option.args[:1]


ATTACK = Attack()
CHOOSE = Question(ATTACK)

"""Defending (p.19): the defence test of an attacked Hero, what specials and items do for it, and the damage."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.reichbusters import (
    action_cards,
    advice,
    attack,
    dice_test,
    hidden,
    modifiers,
    movement,
    noise,
    windows,
    wounds,
)
from sandtable.games.reichbusters.attack_plan import BASIC
from sandtable.games.reichbusters.cards import ActionCard, When
from sandtable.games.reichbusters.log import DamageIgnored, TargetChanged
from sandtable.games.reichbusters.names import SPECIAL, DieKind, Reach
from sandtable.games.reichbusters.onslaught import Onslaught
from sandtable.games.reichbusters.state import Die, Enemy, Hero, State
from sandtable.games.reichbusters.table import (
    carries,
    friends_here,
    has,
    has_skill,
    heroes_at,
    holds,
    is_able,
    is_alone,
    is_downed,
    seen_by_enemy,
    suffers,
)
from sandtable.games.reichbusters.trial import Trial

PASS = Option("pass")
SHIELD = "vril-shield"
#: Skills that a special of a defence die pays for.
SKILLS = ("counter", "heavy-infantry", "iron-hide", "mech-implants", "stand-down")

#: The moments of cards that an attack is: to its target, and once it is over.
ATTACKED: tuple[When, ...] = ("attacked-self", "attacked", "attacked-near")
AFTER: tuple[When, ...] = ("after-attacked",)


class DefenceTrial(Trial):
    """A defence test against the attack number of all who take part (REICH-TST-15)."""

    kind = "defence"
    base = "defence"

    def __init__(self, s: State, hero: Hero, onslaught: Onslaught, shield: int) -> None:
        super().__init__(hero, onslaught.attack, {"defence": dice_of(s, hero, onslaught, shield)}, onslaught.main.id)
        self.onslaught = onslaught
        self.ignored = ""  # the rule under which all damage is ignored
        self.counter = False
        self.pierced = ""  # the face that counts as a blank
        if pierces(s, onslaught):
            self.pierced = "1" if s.box.options.piercing == "ones" else SPECIAL
        self.ones_are_blank = self.pierced == "1"
        if is_alone(s, hero):
            self.used.add("alone")
        if carries(hero, "helmet"):
            self.bonus += s.box.cards.items["helmet"].defence  # REICH-ITM-09

    def worth(self, s: State, die: Die) -> int:
        """Against piercing attacks ones count as blanks, or as a table may read it, specials (REICH-RUL-90)."""
        if self.pierced and die.kind == "defence" and die.face == self.pierced:
            return 0
        return super().worth(s, die)

    def effects(self, s: State, kind: DieKind) -> Iterator[str]:
        if kind == "vril":
            if SHIELD in self.used and not self.ignored:
                yield SHIELD  # REICH-ITM-22
            return
        for skill in SKILLS:
            if has_skill(s, self.hero, skill) and skill not in self.used:
                if skill != "counter" or may_counter(s, self.hero, self.onslaught):  # REICH-SPC-05
                    yield skill

    def spend(self, s: State, effect: str) -> Play[None]:
        self.used.add(effect)
        constants = s.box.constants
        match effect:
            case "heavy-infantry":  # REICH-KEY-39
                self.add(s, "defence", constants.heavy_infantry)
            case "mech-implants":  # REICH-KEY-48
                self.add(s, "defence", constants.mech_implants)
            case "iron-hide":  # REICH-KEY-41
                self.bonus += constants.iron_hide
            case "counter":  # REICH-KEY-14
                self.counter = True
            case "stand-down":  # REICH-KEY-73
                self.ignored = "REICH-KEY-73"
            case _:
                self.ignored = "REICH-ITM-22"
        yield from ()

    def item_options(self, s: State) -> Iterator[Option]:
        """A vril shield: one die, or one die with two vril dice if it is not drained (REICH-ITM-21, REICH-RUL-104)."""
        if "shield" in self.used or SHIELD in self.used:
            return
        shields = [item for item in self.hero.items if item.kind == SHIELD]
        if shields:
            yield Option("use", (SHIELD,))
            if any(not item.drained for item in shields):
                yield Option("use", (SHIELD, "vril"))

    def use_item(self, s: State, option: Option) -> Play[None]:
        item = s.box.cards.items[SHIELD]
        self.add(s, "defence", item.defence_dice)
        if len(option.args) > 1:
            self.used.add(SHIELD)
            self.vril_source = SHIELD
            self.add(s, "vril", item.vril_dice)
        else:
            self.used.add("shield")
        yield from ()

    def is_settled(self, s: State) -> bool:
        return bool(self.ignored) or self.total(s) >= self.target

    def matters(self, s: State, what: str) -> bool:
        return what == "counter"

    def goals(self, s: State, keywords: frozenset[str]) -> Iterator[tuple[str, int]]:
        yield "defend", 1

    def helped(self, s: State) -> Play[bool]:
        """A guardian in the area may play defence modifiers, as many as there are (REICH-KEY-38)."""
        for other in friends_here(s, self.hero):
            if has_skill(s, other, "guardian") and is_able(s, other):
                args: Values = {"hero": self.hero.id, "by": other.id, "total": self.total(s), "target": self.target}
                make = partial(modifiers.help_options, s, other, self)
                answer = yield from hidden.ask(s, other, "help", make, args, advice.about(self))
                if answer != PASS:
                    modifiers.play_help(s, answer, self)
                    self.played[other.id] = 0  # a guardian is not limited to one card
                    return True
        return False


def dice_of(s: State, hero: Hero, onslaught: Onslaught, shield: int) -> int:
    """Two dice, and what adds to them (REICH-TST-11, REICH-DEF-01, REICH-DEF-02)."""
    constants = s.box.constants
    dice = constants.defence + shield
    dice += s.box.cards.items["body-armour"].defence_dice * carries(hero, "body-armour")  # REICH-ITM-05
    dice += constants.strong_defence * has_skill(s, hero, "strong")  # REICH-KEY-75
    dice += constants.lone_wolf * (has_skill(s, hero, "lone-wolf") and is_alone(s, hero))  # REICH-KEY-46
    dice += holds(hero, "injection-special")
    dice += sum(effect.what == "shield" for effect in hero.in_play)
    feature = s.features.get(hero.at)
    if feature is not None and feature.kind == "packing-crates" and onslaught.reach == "ranged":
        dice += 1
    return max(1, dice - suffers(s, hero, "weak-defence"))


def pierces(s: State, onslaught: Onslaught) -> bool:
    """Piercing, or incendiary at range (REICH-KEY-54, REICH-KEY-40)."""
    main = onslaught.main
    return has(s, main, "piercing") or (onslaught.reach == "ranged" and has(s, main, "incendiary"))


def is_spared(s: State, hero: Hero) -> bool:
    """Downed Heroes are not attacked, unless the table reads it otherwise (REICH-RUL-49)."""
    return is_downed(s, hero) and s.box.options.downed == "spared"


def defend(s: State, hero: Hero, onslaught: Onslaught) -> Play[None]:
    """An attack on a Hero, from the announcement to the wound (REICH-KTI-06, REICH-KTI-07)."""
    windows_open = Interrupts(hero, onslaught)
    yield from windows_open.before(s)
    hero = windows_open.hero
    if is_spared(s, hero) or not hero.at:
        return
    if windows_open.ignored:
        s.tell(DamageIgnored, "REICH-CAR-05", hero.id)
    else:
        yield from _test(s, hero, onslaught, windows_open.shields.get(hero.id, 0))
    yield from windows_open.after(s)


def _test(s: State, hero: Hero, onslaught: Onslaught, shield: int) -> Play[None]:
    hero.used_action.clear()  # what works once in an action works again: each attack is an action of the enemy's
    trial = DefenceTrial(s, hero, onslaught, shield)
    if (yield from dice_test.offer_point(s, trial)):
        return
    total = yield from dice_test.make(s, trial)
    surged = SHIELD in trial.used and any(die.face == "surge" and die.spent == "wound" for die in trial.dice)
    if trial.ignored or surged:  # a surge replaces the damage (REICH-ITM-22)
        s.tell(DamageIgnored, trial.ignored or "REICH-ITM-22", hero.id)
    elif total < trial.target and not (yield from dice_test.offer_two_points(s, trial)):
        yield from _damage(s, hero, onslaught, trial.target - total)
    if trial.counter:
        yield from _counter(s, hero, onslaught)


def _damage(s: State, hero: Hero, onslaught: Onslaught, damage: int) -> Play[None]:
    """The damage is the attack minus the defence total (REICH-KTI-06); some units knock a wounded Hero about."""
    main = onslaught.main
    source = main.at
    words = s.face(main).keywords if main.id in s.enemies else ()
    yield from wounds.suffer(s, hero, damage, source)
    melee = onslaught.reach == "melee"
    if ("repulse" in words or ("smash" in words and melee)) and hero.at:  # REICH-KEY-61, REICH-KEY-68
        yield from wounds.knock_back(s, hero, source)
    if melee and ("crush" in words or "smash" in words):  # REICH-KEY-18
        wounds.knock_down(s, hero)


def may_counter(s: State, hero: Hero, onslaught: Onslaught) -> list[str]:
    """The attackers whom a weapon of the Hero's reaches; nobody for one who is Downed or lies (REICH-RUL-86)."""
    if not is_able(s, hero) or hero.knocked_down:
        return []
    reached = {enemy.id for enemy, _ in attack.strikes(s, hero, BASIC)}
    return [enemy.id for enemy in onslaught.attackers if enemy.id in reached]


def _counter(s: State, hero: Hero, onslaught: Onslaught) -> Play[None]:
    """An attack on one of the attackers, after the defence, with its own noise test (REICH-KEY-14, REICH-RUL-48)."""
    found = may_counter(s, hero, onslaught)
    if not found:
        return
    answer = yield Decision(hero.seat, "counter", Options(Each("counter", found), PASS), {"hero": hero.id})
    if answer != PASS:
        yield from attack.choose_and_strike(s, hero, BASIC, "counter", only=answer.args[0])
        attack.end_of_action(s, hero)
        yield from noise.settle(s)


# -- interrupts --------------------------------------------------------------------------------------------------------


class Interrupts:
    """What the squad does about an attack: takes its place, shields, and moves away after it."""

    def __init__(self, hero: Hero, onslaught: Onslaught) -> None:
        self.hero = hero
        self.onslaught = onslaught
        self.source = onslaught.main.at  # where the attack came from, whatever becomes of the attacker
        self.shields: dict[str, int] = {}  # defence dice, each for the Hero for whom the card was played
        self.ignored = False
        self.moves: list[tuple[Hero, int]] = []

    def before(self, s: State) -> Play[None]:
        yield from self._decoy(s)

        def concerns(hero: Hero) -> tuple[When, ...]:
            return self._moments(s, hero)

        def play(hero: Hero, card: ActionCard) -> Play[None]:
            return self._play(s, hero, card)

        args = {"target": self.hero.id}
        yield from windows.play_all(s, "attacked", ATTACKED, concerns, play, self.hero, args)

    def _moments(self, s: State, hero: Hero) -> tuple[When, ...]:
        """What this is to the target, to Heroes beside it, to Heroes one area away."""
        if hero is self.hero:
            return ATTACKED
        if hero.at == self.hero.at:
            return "attacked", "attacked-near"
        return ("attacked-near",) if hero.at in s.board.adjacent(self.hero.at, s.shut) else ()

    def _play(self, s: State, hero: Hero, card: ActionCard) -> Play[None]:
        action_cards.spend(s, hero, card)
        for step in card.action:
            if step.become_target:
                if hero is not self.hero:
                    s.tell(TargetChanged, "REICH-CAR-08", self.hero.id, hero.id)
                    self.hero, self.ignored = hero, False
                self.ignored = self.ignored or step.ignore_damage
            self.shields[self.hero.id] = self.shields.get(self.hero.id, 0) + step.shield
            if step.then_move:
                self.moves.append((hero, step.then_move))
        yield from ()

    def _decoy(self, s: State) -> Play[None]:
        """Decoy: another Hero of the area may become the target (REICH-KEY-20)."""
        for other in friends_here(s, self.hero):
            if has_skill(s, other, "decoy") and is_able(s, other) and is_target(s, other, self.onslaught):
                args: Values = {"hero": other.id, "target": self.hero.id}
                answer = yield Decision(other.seat, "decoy", Options(Option("decoy"), PASS), args)
                if answer != PASS:
                    s.tell(TargetChanged, "REICH-KEY-20", self.hero.id, other.id)
                    self.hero = other
                    return

    def after(self, s: State) -> Play[None]:
        """What follows the attack: dodging, retreating, evading."""
        for hero, areas in self.moves:
            if is_able(s, hero):
                yield from movement.free_move(s, hero, areas, "dodge")
        hero = self.hero

        def play(who: Hero, card: ActionCard) -> Play[None]:
            return action_cards.play_instant(s, who, card)

        def concerns(who: Hero) -> tuple[When, ...]:
            return AFTER if who is hero else ()

        yield from windows.play_all(s, "after-attacked", AFTER, concerns, play, hero)
        if has_skill(s, hero, "evasive") and is_able(s, hero) and not hero.knocked_down:
            yield from _evade(s, hero, self.source)


def _evade(s: State, hero: Hero, source: str) -> Play[None]:
    """Into an adjacent area that is farther from whoever attacked (REICH-KEY-28, REICH-RUL-116)."""
    far = s.board.distances(source, s.shut)
    ways = [area for area in s.board.adjacent(hero.at, s.shut) if far[area] > far[hero.at]]
    if ways:
        answer = yield Decision(hero.seat, "evade", Options(Each("step", ways), PASS), {"hero": hero.id})
        if answer != PASS:
            yield from movement.step_aside(s, hero, answer.args[0])


def is_target(s: State, hero: Hero, onslaught: Onslaught) -> bool:
    """Whether the attackers could attack this Hero in the same way (REICH-RUL-82)."""
    main = onslaught.main
    if is_spared(s, hero) or (hero.at == main.at) != (onslaught.reach == "melee"):
        return False
    return onslaught.reach == "melee" or bool(seen_by_enemy(s, main.at) & s.board.bit[hero.at])


def chain_targets(s: State, hero: Hero, main: Enemy, reach: Reach) -> list[Hero]:
    """Chain fire and incendiary hit every Hero of the area, each with a test.

    REICH-KEY-13, REICH-KEY-40, REICH-RUL-84.
    """
    if reach == "ranged" and (has(s, main, "chain-fire") or has(s, main, "incendiary")):
        return [other for other in heroes_at(s, hero.at) if not is_spared(s, other)]
    return [hero]

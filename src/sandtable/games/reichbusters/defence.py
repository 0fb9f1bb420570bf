"""Defending (p.19): the defence test of an attacked Hero, what specials and items do for it, and the damage."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.reichbusters import (
    action_cards,
    attack,
    dice_test,
    movement,
    noise,
    windows,
    wounds,
)
from sandtable.games.reichbusters.attack_plan import Terms
from sandtable.games.reichbusters.cards import ActionCard
from sandtable.games.reichbusters.log import DamageIgnored, TargetChanged
from sandtable.games.reichbusters.modifiers import help_options, play_help
from sandtable.games.reichbusters.names import DieKind, Reach
from sandtable.games.reichbusters.onslaught import Onslaught
from sandtable.games.reichbusters.state import Enemy, Hero, State
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


class DefenceTrial(Trial):
    """A defence test against the attack number of all who take part (REICH-TST-15)."""

    kind = "defence"
    base = "defence"

    def __init__(self, s: State, hero: Hero, onslaught: Onslaught, shield: int) -> None:
        super().__init__(hero, onslaught.attack, {"defence": dice_of(s, hero, onslaught, shield)}, onslaught.main.id)
        self.onslaught = onslaught
        self.ignored = False  # all damage
        self.counter = False
        if is_alone(s, hero):
            self.used.add("alone")
        if carries(hero, "helmet"):
            self.bonus += s.box.cards.items["helmet"].defence  # REICH-ITM-09

    def total(self, s: State) -> int:
        """Piercing attacks make ones count as blanks (REICH-KEY-54, REICH-RUL-90)."""
        total = super().total(s)
        main = self.onslaught.main
        if main.id in s.enemies and (has(s, main, "piercing") or self._burns(s)):
            face = "1" if s.box.options.piercing == "ones" else "special"
            worth = 1 if face == "1" else s.box.constants.special
            total -= worth * sum(die.kind == "defence" and die.face == face for die in self.dice)
        return total

    def _burns(self, s: State) -> bool:
        return self.onslaught.reach == "ranged" and has(s, self.onslaught.main, "incendiary")

    def effects(self, s: State, kind: DieKind) -> Iterator[str]:
        hero = self.hero
        if kind == "vril":
            if SHIELD in self.used and not self.ignored:
                yield SHIELD  # REICH-ITM-22
            return
        for skill in ("counter", "heavy-infantry", "iron-hide", "mech-implants", "stand-down"):
            if has_skill(s, hero, skill) and skill not in self.used:
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
            case _:  # stand down (REICH-KEY-73), or a shield's special
                self.ignored = True
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
        return self.ignored or self.total(s) >= self.target

    def helped(self, s: State) -> Play[bool]:
        """A guardian in the area may play defence modifiers (REICH-KEY-38)."""
        for other in friends_here(s, self.hero):
            if has_skill(s, other, "guardian") and is_able(s, other):
                options = list(help_options(s, other, self))
                if not options:
                    continue
                args: Values = {"hero": self.hero.id, "total": self.total(s), "target": self.target}
                answer = yield Decision(other.seat, "help", Options(*options, PASS), args)
                if answer != PASS:
                    play_help(s, answer, self)
                    self.played[other.id] = 0  # a guardian is not limited to one card
                    return True
        return False


def dice_of(s: State, hero: Hero, onslaught: Onslaught, shield: int) -> int:
    """Two dice, and what adds to them (REICH-TST-11, REICH-DEF-01, REICH-DEF-02)."""
    constants = s.box.constants
    dice = constants.defence + shield
    dice += s.box.cards.items["body-armour"].defence_dice * carries(hero, "body-armour")  # REICH-ITM-05
    dice += constants.strong_defence * has_skill(s, hero, "strong")
    dice += constants.lone_wolf * (has_skill(s, hero, "lone-wolf") and is_alone(s, hero))
    dice += holds(hero, "injection-special")
    dice += sum(effect.what == "shield" for effect in hero.in_play)
    feature = s.features.get(hero.at)
    if feature is not None and feature.kind == "packing-crates" and onslaught.reach == "ranged":
        dice += 1
    return max(1, dice - suffers(s, hero, "weak-defence"))


def defend(s: State, hero: Hero, onslaught: Onslaught) -> Play[None]:
    """An attack on a Hero, from the announcement to the wound (REICH-KTI-06, REICH-KTI-07)."""
    windows_open = Interrupts(hero)
    yield from windows_open.before(s, onslaught)
    hero = windows_open.hero
    if is_downed(s, hero) or not hero.at:
        return
    if windows_open.ignored:
        s.tell(DamageIgnored, "REICH-CAR-05", hero.id)
    else:
        yield from _test(s, hero, onslaught, windows_open.shield)
    yield from windows_open.after(s)


def _test(s: State, hero: Hero, onslaught: Onslaught, shield: int) -> Play[None]:
    trial = DefenceTrial(s, hero, onslaught, shield)
    if (yield from dice_test.offer_point(s, trial)):
        return
    total = yield from dice_test.make(s, trial)
    surged = SHIELD in trial.used and any(die.face == "surge" and die.spent == "wound" for die in trial.dice)
    if trial.ignored or surged:  # REICH-ITM-22: a surge replaces the damage
        s.tell(DamageIgnored, "REICH-ITM-22", hero.id)
    elif total < trial.target and not (yield from dice_test.offer_two_points(s, trial)):
        yield from _damage(s, hero, onslaught, trial.target - total)
    if trial.counter and is_able(s, hero) and hero.at:
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


def _counter(s: State, hero: Hero, onslaught: Onslaught) -> Play[None]:
    """An attack on one of the attackers, with its own noise test (REICH-KEY-14, REICH-RUL-48)."""
    alive = [enemy.id for enemy in onslaught.attackers if enemy.id in s.enemies]
    found = [name for name in alive if any(enemy.id == name for enemy, _ in attack.strikes(s, hero, Terms()))]
    if not found:
        return
    answer = yield Decision(hero.seat, "counter", Options(Each("counter", found), PASS), {"hero": hero.id})
    if answer != PASS:
        yield from attack.choose_and_strike(s, hero, Terms(), "counter", only=answer.args[0])
        attack.end_of_action(s, hero)
        yield from noise.settle(s)


# -- interrupts --------------------------------------------------------------------------------------------------------


class Interrupts:
    """What the squad does about an attack: takes its place, shields, and moves away after it."""

    def __init__(self, hero: Hero) -> None:
        self.hero = hero
        self.shield = 0
        self.ignored = False
        self.moves: list[tuple[Hero, int]] = []

    def before(self, s: State, onslaught: Onslaught) -> Play[None]:
        yield from self._decoy(s, onslaught)

        def fits(hero: Hero) -> list[str]:
            return [card for card in self._cards(s, hero) if self._works(s, hero, card, onslaught)]

        def play(hero: Hero, card: ActionCard) -> Play[None]:
            return self._play(s, hero, card)

        yield from windows.play_all(s, "attacked", fits, play, self.hero, {"target": self.hero.id})

    def _cards(self, s: State, hero: Hero) -> list[str]:
        """The cards for this moment: of the target, of Heroes beside it, of Heroes one area away."""
        found: list[str] = []
        if hero is self.hero:
            found += windows.instants(s, hero, "attacked-self", "attacked", "attacked-near")
        elif hero.at == self.hero.at:
            found += windows.instants(s, hero, "attacked", "attacked-near")
        elif hero.at in s.board.adjacent(self.hero.at, s.shut):
            found += windows.instants(s, hero, "attacked-near")
        return found

    def _works(self, s: State, hero: Hero, card: str, onslaught: Onslaught) -> bool:
        """Who takes the place of another must be a legal target."""
        takes = any(step.become_target for step in s.box.cards.actions[card].action)
        if not takes:
            return True
        return hero is not self.hero and is_target(s, hero, onslaught)

    def _play(self, s: State, hero: Hero, card: ActionCard) -> Play[None]:
        action_cards.spend(s, hero, card)
        for step in card.action:
            if step.become_target:
                s.tell(TargetChanged, "REICH-CAR-08", self.hero.id, hero.id)
                self.hero = hero
                self.ignored = self.ignored or step.ignore_damage
            self.shield += step.shield
            if step.then_move:
                self.moves.append((hero, step.then_move))
        yield from ()

    def _decoy(self, s: State, onslaught: Onslaught) -> Play[None]:
        """Decoy: another Hero of the area may become the target (REICH-KEY-20)."""
        for other in friends_here(s, self.hero):
            if has_skill(s, other, "decoy") and is_able(s, other) and is_target(s, other, onslaught):
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

        yield from windows.play_all(
            s,
            "after-attacked",
            lambda who: windows.instants(s, who, "after-attacked") if who is hero else [],
            play,
            hero,
        )
        if has_skill(s, hero, "evasive") and is_able(s, hero) and not hero.knocked_down:
            yield from _evade(s, hero)


def _evade(s: State, hero: Hero) -> Play[None]:
    """Into an adjacent area that is farther from whoever attacked (REICH-KEY-28, REICH-RUL-116)."""
    attackers = [enemy.at for enemy in s.enemies.values() if enemy.id in s.done]
    source = attackers[-1] if attackers else hero.at
    far = s.board.distances(source, s.shut)
    ways = [area for area in s.board.adjacent(hero.at, s.shut) if far[area] > far[hero.at]]
    if ways:
        answer = yield Decision(hero.seat, "evade", Options(Each("step", ways), PASS), {"hero": hero.id})
        if answer != PASS:
            yield from movement.step(s, hero, answer.args[0])


def is_target(s: State, hero: Hero, onslaught: Onslaught) -> bool:
    """Whether the attackers could attack this Hero in the same way (REICH-RUL-82)."""
    if is_downed(s, hero):
        return False
    main = onslaught.main
    if onslaught.reach == "melee":
        return hero.at == main.at
    return hero.at != main.at and bool(seen_by_enemy(s, main.at) & s.board.bit[hero.at])


def chain_targets(s: State, hero: Hero, main: Enemy, reach: Reach) -> list[Hero]:
    """Chain fire and incendiary hit every Hero of the area, each with a test (REICH-KEY-13, REICH-RUL-84)."""
    if reach == "ranged" and (has(s, main, "chain-fire") or has(s, main, "incendiary")):
        return [other for other in heroes_at(s, hero.at) if not is_downed(s, other)]
    return [hero]

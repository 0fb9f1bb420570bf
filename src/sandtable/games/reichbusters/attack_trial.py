"""The attack test (p.5, p.9): what its specials can pay for, the items and friends that change it."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Decision, Each, Option, Options, Play, together
from sandtable.engine.plain import Values
from sandtable.games.reichbusters import advice, casualties, gear, hidden, modifiers, wounds
from sandtable.games.reichbusters.attack_plan import AP, Plan, may_target
from sandtable.games.reichbusters.names import DieKind
from sandtable.games.reichbusters.state import Enemy, Hero, State
from sandtable.games.reichbusters.table import carries, enemies_at, has_skill, is_able, side_of, squad
from sandtable.games.reichbusters.trial import Trial

PASS = Option("pass")
#: Effects that a special pays for once in an attack, and whether a vril special does too (REICH-RUL-100).
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
ENHANCED = "vril-enhanced"
#: Effects that only raise the total.
FOR_THE_TOTAL = ("deadly", "double-tap", "rage")


class AttackTrial(Trial):
    """An attack test against the defence of its target (REICH-TST-14)."""

    kind = "attack"
    base = "attack"

    def __init__(self, blow: Plan) -> None:
        super().__init__(blow.hero, blow.defence, dict(blow.pool), blow.target.id)
        self.blow = blow
        self.keywords = blow.keywords
        self.reach = blow.reach
        self.area = blow.target.at
        self.partner = ""  # the second target of dual wielding
        self.again: list[str] = []  # attacks that follow this one
        if blow.weapon is not None and blow.pool.get("vril"):
            self.vril_source = blow.weapon.kind

    # -- specials ------------------------------------------------------------------------------------------------

    def effects(self, s: State, kind: DieKind) -> Iterator[str]:
        hero = self.hero
        for effect, vril_too in EFFECTS.items():
            if effect in self.keywords and (kind == "attack" or vril_too) and self._may(s, effect):
                yield effect
        if kind == "attack":
            if "loot" not in self.used and self.is_there(s) and s.unit(self.blow.target).loot:
                yield "loot"  # REICH-ATK-13, REICH-ATK-14, REICH-RUL-43
            if self.jams_without(s):
                yield "unreliable"  # REICH-KEY-79
        elif ENHANCED in self.keywords and ENHANCED not in hero.used_action and hero.deck.removed:
            yield ENHANCED  # REICH-KEY-84

    def jams_without(self, s: State) -> int:
        """How many specials the weapon still needs in this action not to jam (REICH-KEY-97, REICH-RUL-101)."""
        if self.blow.weapon is None:
            return 0
        spent = self.hero.used_action.count(f"unreliable:{self.blow.name}")
        return side_of(s, self.blow.weapon).keywords.count("unreliable") - spent

    def is_there(self, s: State) -> bool:
        """Whether the target still stands."""
        return self.blow.target.id in s.enemies

    def _may(self, s: State, effect: str) -> bool:
        """Once in an attack, some once in a turn, and only what can be carried out (REICH-SPC-04, REICH-SPC-05)."""
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
                return self.is_there(s) and casualties.may_hurt(s, target, piercing=self.pierces, cause=self.blow.reach)
            case "splash":
                return bool(self.others(s))
            case "shockwave":
                return any(enemy is not target for enemy in enemies_at(s, target.at))
            case "crowd-control":
                return any(casualties.ways_out(s, hero, enemy) for enemy in enemies_at(s, target.at))
        return True

    @property
    def pierces(self) -> bool:
        return AP in self.keywords

    def others(self, s: State) -> list[Enemy]:
        """Further enemies of the target's area that the attack may strike and hurt (REICH-RUL-42, REICH-RUL-47)."""
        return [
            enemy
            for enemy in enemies_at(s, self.blow.target.at)
            if enemy is not self.blow.target
            and may_target(s, self.hero, enemy, self.keywords, self.blow.reach) is None
            and casualties.may_hurt(s, enemy, piercing=self.pierces, cause=self.blow.reach)
        ]

    def spend(self, s: State, effect: str) -> Play[None]:
        hero, target, constants = self.hero, self.blow.target, s.box.constants
        self.used.add(effect)
        match effect:
            case "burst":
                self.add(s, "attack", constants.burst)
            case "deadly":
                self.add(s, "attack", constants.deadly)
            case "double-tap":  # REICH-RUL-92
                self.bonus += constants.double_tap
            case "rage":
                self.bonus += constants.rage
            case "unreliable":
                self.used.discard(effect)
                hero.used_action.append(f"unreliable:{self.blow.name}")
            case "critical-hit":
                loot = "loot" in self.used
                yield from casualties.wound(s, target, piercing=self.pierces, cause=self.blow.reach, loot=loot)
            case "lifedrain":
                yield from wounds.choose_heal(s, hero.seat, [hero], "REICH-KEY-45")
            case "overload" | "frenzy" | "quick-shot":
                self.again.append(effect)
                if effect in ONCE_A_TURN:
                    hero.used_turn.append(effect)
            case "crowd-control":
                yield from casualties.push_away(s, hero, target.at)
            case "stunned":
                casualties.suppress(s, target.at, "skill")
            case "vril-enhanced":
                hero.used_action.append(effect)
                yield from self._recover_card()

    def _recover_card(self) -> Play[None]:
        """A card that was removed from the game comes back, onto the discard pile."""
        hero, deck = self.hero, self.hero.deck
        cards = list(dict.fromkeys(deck.removed))
        answer = yield Decision(hero.seat, ENHANCED, Options(Each("recover", cards)), {"hero": hero.id})
        deck.removed.remove(answer.args[0])
        deck.discard.append(answer.args[0])

    # -- items ---------------------------------------------------------------------------------------------------

    def item_options(self, s: State) -> Iterator[Option]:
        """AP rounds and ammo, for ranged weapons (REICH-ITM-02, REICH-ITM-03)."""
        if self.blow.weapon is None or not side_of(s, self.blow.weapon).range or self.reach != "ranged":
            return
        for kind in ("ap-rounds", "ammo"):
            if carries(self.hero, kind) and kind not in self.used and not (kind == "ap-rounds" and self.pierces):
                yield Option("use", (kind,))

    def use_item(self, s: State, option: Option) -> Play[None]:
        kind = option.args[0]
        gear.use_up(s, self.hero, kind)
        self.used.add(kind)
        if kind == "ammo":
            self.add(s, "attack", s.box.cards.items[kind].attack_dice)
        else:
            self.keywords |= {AP}
        yield from ()

    # -- what it is for ------------------------------------------------------------------------------------------

    def is_settled(self, s: State) -> bool:
        """A hit on one target is all that a plain attack can do; one that no hit can hurt is not settled."""
        if self._spreads(s):
            return False
        if not self.is_there(s):
            return True
        hurts = casualties.may_hurt(s, self.blow.target, piercing=self.pierces, cause=self.blow.reach)
        return hurts and self.total(s) >= self.target

    def _spreads(self, s: State) -> bool:
        """Whether others of the area are hit with the same total."""
        if self.takes_in_all:
            return any(enemy is not self.blow.target for enemy in enemies_at(s, self.blow.target.at))
        return bool(self.used & {"burst", "splash"}) and bool(self.others(s))

    @property
    def takes_in_all(self) -> bool:
        """Whether the total is compared with every enemy of the area (REICH-KEY-31, REICH-KEY-65)."""
        return "shockwave" in self.used or "firestorm" in self.keywords

    def matters(self, s: State, what: str) -> bool:
        if what in FOR_THE_TOTAL or what == "ammo":
            return False
        if what == "burst":
            return bool(self.others(s))
        if what in (AP, "ap-rounds"):  # a second wound, if the unit has one to lose
            return self.is_there(s) and not self.pierces and casualties.wounds_left(s, self.blow.target) > 1
        return what in EFFECTS or what in ("loot", "unreliable", ENHANCED)

    def goals(self, s: State, keywords: frozenset[str]) -> Iterator[tuple[str, int]]:
        """A wound, and the wounds that kill."""
        target = self.blow.target
        if target.id not in s.enemies:
            return
        each = casualties.wounds_of_a_hit(s, target, piercing=AP in keywords)
        if not casualties.may_hurt(s, target, piercing=AP in keywords, cause=self.blow.reach):
            yield "kill", NO_HIT
            return
        hits = -(-casualties.wounds_left(s, target) // each)
        if hits > 1:
            yield "wound", 1
        yield "kill", hits

    # -- friends -------------------------------------------------------------------------------------------------

    def helped(self, s: State) -> Play[bool]:
        """Friends in the area may each play one modifier; all are asked at once (REICH-CAR-15, REICH-RUL-125)."""
        helpers: dict[str, list[Hero]] = {}
        for other in squad(s):
            if self._may_help(s, other) and (hidden.is_asked(s, other) or any(modifiers.help_options(s, other, self))):
                helpers.setdefault(other.seat, []).append(other)
        if not helpers:
            return False
        answers = yield from together({seat: self._ask(s, seat, friends) for seat, friends in helpers.items()})
        played = [answer for answer in answers.values() if answer.verb == "help"]
        for answer in played:
            modifiers.play_help(s, answer, self)
        return bool(played)

    def _may_help(self, s: State, other: Hero) -> bool:
        """One card in a test; not Downed nor captured; in the area, a squad leader also from an adjacent one.

        REICH-CAR-15, REICH-RUL-125, REICH-KEY-72.
        """
        if other is self.hero or not is_able(s, other) or self.played.get(other.id):
            return False
        leads = has_skill(s, other, "squad-leader") and other.at in s.board.adjacent(self.hero.at, s.shut)
        return other.at == self.hero.at or leads

    def _ask(self, s: State, seat: str, friends: list[Hero]) -> Play[Option]:
        """One card of one of a seat's Heroes, or none."""
        secret = any(hidden.is_asked(s, friend) for friend in friends)

        def make() -> Options:
            cards = [option for friend in friends for option in modifiers.help_options(s, friend, self)]
            return Options(*cards, PASS, *((hidden.HOLD,) if secret else ()))

        args: Values = {"hero": self.hero.id, "total": self.total(s), "target": self.target}
        answer = yield Decision(seat, "help", hidden.of_hands(s, make), args, about=advice.about(self))
        if answer == hidden.HOLD:
            for friend in friends:
                friend.holding = True
        return answer


NO_HIT = 999  # more than any attack can bring


def can_pierce(s: State, trial: AttackTrial) -> bool:
    """Whether the Hero could still make the attack armour piercing, with rounds or a card."""
    if Option("use", ("ap-rounds",)) in trial.item_options(s):
        return True
    return any(change.keyword == AP for card in trial.hero.hand for change in modifiers.choices(s, card))

"""The greedy player's rules of thumb for everything but the actions of a turn and tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from sandtable.engine.decision import Decision, Option
from sandtable.games.reichbusters import dice_habits, errands, winning
from sandtable.games.reichbusters.dice_habits import PASS, change_of
from sandtable.games.reichbusters.outlook import Outlook
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import attack_of, enemies_at, squad
from sandtable.games.reichbusters.wants import best_throw, part_worth

Habit: TypeAlias = Callable[[State, Decision], Option]

STOP, EXIT, STAND, SHOOT = Option("stop"), Option("exit"), Option("stand"), Option("shoot")

WORTH_A_CARD = 0.3  # what a card at its moment, or one more area, must gain
WORTH_MOVING = 0.1  # what a friend's move must gain
SKIP = -0.3  # an attack of a card is left out below this
CROWD = 3  # enemies near enough to attack that are worth a feat in defence
CARDS_TO_SPARE = 2
LIGHTLY_HURT = 2  # wounds with which nobody takes a friend's place any more

#: Items, those that are dropped first first.
ITEMS = (
    *("vril-orb", "knuckledusters", "dog-biscuits", "smoke-grenade", "vril-goggles", "disguise-kit", "keys", "radio"),
    *("pain-killers", "vril-injection", "ammo", "ap-rounds", "medics-bag", "bandages", "vril-healing-potion"),
    *("helmet", "grenade", "body-armour", "vril-shield", "stick-grenade-bundle"),
)
#: Skills, the one given up first first.
SKILLS = (
    *("auf-deutsch", "crowd-control", "vengeance", "sleight-of-hand", "withdraw", "stealthy", "splash"),
    *("squad-leader", "rage", "evasive"),
)
#: What wounds do, the least bad first.
WOUNDS = (
    *("no-cancelling", "no-bandages", "loud-search", "no-instants", "more-noise", "draw-fewer", "short-range"),
    *("no-search", "one-slot-fewer", "lost-skill", "no-refill", "one-modifier", "weak-at-range", "weak-in-melee"),
    *("discard-each-turn", "no-movement-modifiers", "weak-defence"),
)


def place_in(order: Sequence[str], name: str | None, *, unknown: int) -> int:
    return order.index(name) if name in order else unknown


def acting(s: State, decision: Decision) -> Outlook:
    """The table as the Hero sees it whom a question is about."""
    return Outlook(s, s.heroes[decision.word("hero")])


def offered(decision: Decision) -> list[Option]:
    """The options that do something."""
    return [option for option in decision.options if option.args]


# -- moving ------------------------------------------------------------------------------------------------------------


def step(s: State, decision: Decision) -> Option:
    """On towards the best area in reach; more movement if that gains enough."""
    if EXIT in decision.options and winning.wins_by_leaving(s, s.heroes[decision.word("hero")]):
        return EXIT
    if STAND in decision.options:
        return STAND
    outlook = acting(s, decision)
    if SHOOT in decision.options and outlook.best_shot() > 0:
        return SHOOT
    areas = decision.number("areas")
    gain, first = outlook.best_move(areas) if areas else (0.0, "")
    for option in decision.options:
        if option.verb == "play":
            change = change_of(s, option.args)
            more, _ = outlook.best_move(areas + change.areas)
            if more - gain - outlook.noise(max(0, change.noise_dice)) > WORTH_A_CARD:
                return option
    go = Option("step", (first,))
    return go if go in decision.options else STOP


def aside(s: State, decision: Decision) -> Option:
    """One step, or none."""
    go = Option("step", (acting(s, decision).best_move(1)[1],))
    return go if go in decision.options else PASS


def knocked_back(s: State, decision: Decision) -> Option:
    outlook = acting(s, decision)
    return max(offered(decision), key=lambda option: outlook.rest(option.args[-1]))


# -- what cards ask ----------------------------------------------------------------------------------------------------


def card_attack(s: State, decision: Decision) -> Option:
    """The best attack of those that a card gives; it may be left out."""
    outlook = acting(s, decision)
    worths = {shot.option.args: shot.worth for shot in outlook.shots()}

    def worth(option: Option) -> float:
        if option == PASS:
            return SKIP
        known = worths.get(option.args)
        return known if known is not None else outlook.value(s.enemies[option.args[0]]) / 2

    return max(decision.options, key=worth)


def best_enemy(s: State, decision: Decision) -> Option:
    """The enemy whose death is worth most."""
    outlook = acting(s, decision)
    return max(offered(decision), key=lambda option: outlook.value(s.enemies[option.args[-1]]))


def card_hero(s: State, decision: Decision) -> Option:
    """The friend who gains most by moving; for cards, the one with fewest."""
    card = s.box.cards.actions[decision.word("card")]
    areas = max((each.move for each in card.action if each.who != "self" or each.companion), default=0)
    if not areas:
        return min(offered(decision), key=lambda option: len(s.heroes[option.args[0]].hand))
    gains = {option: Outlook(s, s.heroes[option.args[0]]).best_move(areas)[0] for option in offered(decision)}
    best = max(gains, key=gains.__getitem__)
    return best if gains[best] > WORTH_MOVING else PASS


def card_door(s: State, decision: Decision) -> Option:
    """The door that shortens the way."""
    outlook = acting(s, decision)

    def nearer(option: Option) -> float:
        return outlook.door_gain(option.args[0]) if option.args else 0.0

    return max(decision.options, key=nearer)


def card_take(s: State, decision: Decision) -> Option:
    """What the mission needs; else anything there is room for."""
    for option in offered(decision):
        if option.args[0] == "objective" or errands.is_needed(s, option.args[0]):
            return option
    has_room = len(s.heroes[decision.word("hero")].items) < s.box.constants.slots
    return decision.options[0] if has_room else PASS


def suppress(s: State, decision: Decision) -> Option:
    return max(offered(decision), key=lambda option: len(enemies_at(s, option.args[0])))


def throw(s: State, decision: Decision) -> Option:
    """Where it does most, and never among friends."""
    _, area = best_throw(acting(s, decision))
    return Option("at", (area,)) if area else PASS


# -- cards and items at their moment -----------------------------------------------------------------------------------


def instant(s: State, decision: Decision) -> Option:
    hero = s.heroes[decision.word("hero")]
    judge = MOMENTS.get(decision.word("moment"))
    for option in offered(decision):
        if option.verb == "use" or judge is None or judge(s, hero, option.args[0]):
            return option
    return PASS


def _gains(s: State, hero: Hero, card: str) -> bool:
    """A free move."""
    entry, outlook = s.box.cards.actions[card], Outlook(s, hero)
    return sum(part_worth(outlook, entry, each) for each in entry.action) > WORTH_A_CARD


def _before_attacks(s: State, hero: Hero, card: str) -> bool:
    """A grenade among those who are about to attack, or defence dice against many."""
    if any(each.grenade for each in s.box.cards.actions[card].action):
        return best_throw(Outlook(s, hero))[0] > WORTH_A_CARD
    near = s.box.board.distances(hero.at, s.shut)
    return sum(near[enemy.at] <= 1 for enemy in s.enemies.values()) >= CROWD


def _under_attack(s: State, hero: Hero, card: str) -> bool:
    """A card in defence, if there are others or the Hero is hurt; a friend's place only while one is well."""
    steps = s.box.cards.actions[card].action
    if any(each.become_target for each in steps):
        return len(hero.wounds) < LIGHTLY_HURT or any(each.ignore_damage for each in steps)
    return len(hero.hand) > CARDS_TO_SPARE or len(hero.wounds) >= LIGHTLY_HURT


MOMENTS: dict[str, Callable[[State, Hero, str], bool]] = {
    "stations-start": _gains,
    "after-attacked": _gains,
    "kill-start": _before_attacks,
    "attacked": _under_attack,
}


# -- cards, wounds and things ------------------------------------------------------------------------------------------


def discard(s: State, decision: Decision) -> Option:
    """Feats and movement are kept longest, instants shortest."""
    cards = s.box.cards.actions

    def use(option: Option) -> tuple[bool, int, bool]:
        card = cards[option.args[0]]
        return card.is_feat, sum(each.move for each in card.action), card.when == "free"

    return min(offered(decision), key=use)


def mildest_wound(s: State, decision: Decision) -> Option:
    """Of the wounds that stay, those that hurt least."""
    return min(offered(decision), key=lambda option: _hurts(s, option.args[-1]))


def _hurts(s: State, card: str) -> int:
    return place_in(WOUNDS, s.box.cards.wounds[card].permanent, unknown=-1)


def heal(s: State, decision: Decision) -> Option:
    """The worst wound of whoever has most."""
    return max(offered(decision), key=lambda option: (len(s.heroes[option.args[0]].wounds), _hurts(s, option.args[1])))


def most_wounded(s: State, decision: Decision) -> Option:
    return max(offered(decision), key=lambda option: len(s.heroes[option.args[0]].wounds))


def drop(s: State, decision: Decision) -> Option:
    """Never what the mission needs."""
    return min(
        offered(decision),
        key=lambda option: (
            errands.is_needed(s, option.args[0]),
            place_in(ITEMS, option.args[0], unknown=-1),
        ),
    )


def divide(s: State, decision: Decision) -> Option:
    """To whoever carries least; AP rounds to those who shoot best and do not pierce anyway."""
    if decision.word("item") != errands.ROUNDS:
        return min(offered(decision), key=lambda option: len(s.heroes[option.args[0]].items))

    def fit(option: Option) -> tuple[bool, bool, int]:
        hero = s.heroes[option.args[0]]
        guns = [s.box.cards.weapons[weapon.kind].normal for weapon in hero.weapons]
        has_some = any(item.kind == errands.ROUNDS for item in hero.items)
        pierces = any("armour-piercing" in gun.keywords for gun in guns)
        return not has_some, not pierces, max(gun.attack for gun in guns)

    return max(offered(decision), key=fit)


def least_skill(s: State, decision: Decision) -> Option:
    """The skill that is missed least."""
    return min(offered(decision), key=lambda option: place_in(SKILLS, option.args[-1], unknown=len(SKILLS)))


# -- for the table (REICH-TIE-01) --------------------------------------------------------------------------------------


def weakest_attacker(s: State, decision: Decision) -> Option:
    """The players nominate the main attacker (REICH-KTI-05)."""

    def strong(option: Option) -> int:
        enemy = s.enemies[option.args[0]]
        here = any(hero.at == enemy.at for hero in squad(s))
        return attack_of(s, enemy, "melee" if here else "ranged")

    return min(offered(decision), key=strong)


def whom(s: State, decision: Decision) -> Option:
    """The Hero who bears it best."""

    def frail(option: Option) -> tuple[bool, int]:
        hero = s.heroes[option.args[0]]
        return any(errands.is_needed(s, item.kind) for item in hero.items), len(hero.wounds)

    return min(offered(decision), key=frail)


def farthest_door(s: State, decision: Decision) -> Option:
    """A patrol comes from where it is least in the way."""
    heroes = [hero.at for hero in squad(s)]

    def far(option: Option) -> int:
        return min((s.board.distance(at, option.args[-1], s.shut) for at in heroes), default=0)

    return max(offered(decision), key=far)


def leave_out(s: State, decision: Decision) -> Option:
    """Of the tokens that fewer Heroes take away, the one nearest to what the squad is after."""
    goals = errands.errand_of(s, next(iter(s.heroes.values()))).areas
    return min(
        offered(decision),
        key=lambda option: min(s.board.distance(goal, option.args[0], s.shut) for goal in goals),
    )


def passage(s: State, decision: Decision) -> Option:
    """A secret passage leads as near to the errand as can be."""
    hero = s.heroes[s.hero] if s.hero else next(iter(s.heroes.values()))
    way = errands.field(s, errands.errand_of(s, hero).areas)
    return min(offered(decision), key=lambda option: way[option.args[-1]])


def which_noise(s: State, decision: Decision) -> Option:
    """The card that is heeded less easily."""
    return max(offered(decision), key=lambda option: s.box.cards.noises[option.args[0]].number)


HABITS: dict[str, Habit] = {
    "step": step,
    "withdraw": step,
    "dodge": step,
    "kestrel": step,
    "evade": aside,
    "knocked-back": knocked_back,
    "help": dice_habits.help_friend,
    "hush": dice_habits.hush,
    "merlin": dice_habits.loudest_die,
    "reroll-noise": dice_habits.loudest_die,
    "heroic-point": dice_habits.heroic_point,
    "two-heroic-points": dice_habits.two_points,
    "card-attack": card_attack,
    "burst": best_enemy,
    "splash": best_enemy,
    "strike": best_enemy,
    "counter": best_enemy,
    "card-hero": card_hero,
    "card-door": card_door,
    "card-take": card_take,
    "suppress": suppress,
    "throw": throw,
    "instant": instant,
    "discard": discard,
    "keep-wound": mildest_wound,
    "which-wound": mildest_wound,
    "heal": heal,
    "pain-killers": most_wounded,
    "potion": most_wounded,
    "drop-surplus": drop,
    "divide": divide,
    "team-skill": least_skill,
    "lose-skill": least_skill,
    "main-attacker": weakest_attacker,
    "whom": whom,
    "patrol-door": farthest_door,
    "false-trail": farthest_door,
    "leave-out": leave_out,
    "passage": passage,
    "which-noise": which_noise,
}

#: Questions with an answer that is nearly always right, whatever lies on the table.
AT_ONCE: dict[str, Option] = {
    "pacified": Option("take-point"),
    "bitter": Option("draw"),
    "decoy": PASS,
    "bear-wound": PASS,
    "goggles": PASS,
    "track": PASS,
    "reconnoitre": PASS,
    "harrier": PASS,
    "dual-wielding": PASS,
    "fireplace": Option("no"),
    "opportunist": Option("keep"),
    "held-breath": Option("keep-hand"),
}

#: Questions about the enemy's order, and others in which the first answer is as good as any.
FIRST = frozenset(
    (
        *("who-acts", "which-group", "enemy-step", "which-feature", "which-token", "which-room", "crossfire", "push"),
        *("lights", "which-door", "take-lock", "patrol-barracks", "unjam", "jam", "drain", "team-point", "peek"),
        *("which-level",),
    )
)

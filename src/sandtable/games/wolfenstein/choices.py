"""The greedy player's rules of thumb for everything but the actions of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from sandtable.engine.decision import Decision, Option
from sandtable.games.wolfenstein.cards import Choice, Outcome
from sandtable.games.wolfenstein.damage import REACT, SHIELD
from sandtable.games.wolfenstein.effects import CHOOSE_MODEL, CHOOSE_TEXT
from sandtable.games.wolfenstein.enemy_attack import BOT_ATTACK
from sandtable.games.wolfenstein.events import CHOOSE_OPTION
from sandtable.games.wolfenstein.fights import harm
from sandtable.games.wolfenstein.gains import TAKE_CARD
from sandtable.games.wolfenstein.gear import weapon_tags
from sandtable.games.wolfenstein.goals import Events
from sandtable.games.wolfenstein.movement import MOVE
from sandtable.games.wolfenstein.plans import is_wanted
from sandtable.games.wolfenstein.rounds import CHOOSE_HERO
from sandtable.games.wolfenstein.state import Hero, Nazi, State
from sandtable.games.wolfenstein.table import armor, distance_between, hp, sees
from sandtable.games.wolfenstein.vocabulary import AMMO, Effect

#: Questions of the enemy's side: the first answer is as good as any (WOLF-AIC-06).
AI_CONTROLLER = frozenset(
    {
        "nazi-step",
        "nazi-goal",
        "nazi-target",
        "who-acts",
        "place",
        "place-spawn",
        "spawn-first",
        "step-out",
        "scapegoat",
    }
)

#: Equipment cards, the best first.
CARDS = (
    "vitamin-serum",
    "power-suit",
    "riveted-plates",
    "hatchet",
    "helmet",
    "knife",
    "first-aid-kit",
    "silencer",
    "telescopic-sight",
    "pipe",
    "bayonet",
    "flak-vest",
    "tnt",
    "stimulant",
    "hand-grenade",
    "ammo-pouch",
    "drum-magazine",
)
NEVER_WORN = ("officers-uniform",)  # it does not last in a fight
USED_AT_ONCE = ("ammo-pouch", "gun-oil")
#: What an effect is worth to a Hero, for each of its points.
EFFECTS = {
    "gp": 0.6,
    "equipment": 1.0,
    "weapon": 1.2,
    "first-weapon": 1.0,
    "ammo": 0.6,
    "pick": 1.0,
    "chest": 1.2,
    "hazard": -0.5,
    "alarm-limit": 0.4,
    "thin-alarm": 0.6,
    "damage": -1.0,
    "fall-back": -4.0,
}
SPAWN = -1.2  # for each model
BOT = 2.5
SUCCESS = 7 / 12


# -- gear --------------------------------------------------------------------------------------------------------------


def gear(s: State, hero: Hero) -> Iterator[Option]:
    """Things to put on, to attach, to use and to hand over that cost next to nothing."""
    cards = s.box.cards.equipment
    taken = {cards[worn].type for worn in hero.worn}
    for item in dict.fromkeys(hero.items):
        match cards[item].type:
            case "attachable":
                bare = (tag for tag, weapon in weapon_tags(hero).items() if not weapon.attachment)
                yield from (Option("attach", (item, tag)) for tag in bare)
            case "consumable":
                if item in USED_AT_ONCE:
                    yield Option("use", (item,))
            case kind:
                if kind not in taken and item not in NEVER_WORN:
                    yield Option("equip", (item,))
    for other in s.heroes.values():
        if other is not hero and other.up:
            yield from presents(s, hero, other)


def presents(s: State, hero: Hero, other: Hero) -> Iterator[Option]:
    """A weapon for a Hero who has none, and ammo for weapons that have none."""
    cards, free = s.box.cards.weapons, s.box.level.free_attacks
    if not other.weapons and len(hero.weapons) > 1:
        kind = cards[hero.weapons[-1].kind].ammo
        if free or other.ammo.get(kind) or hero.ammo.get(kind, 0) > 1:
            yield Option("give", (other.id, [*weapon_tags(hero)][-1]))
    for kind in () if free else dict.fromkeys(cards[weapon.kind].ammo for weapon in other.weapons):
        own = any(cards[weapon.kind].ammo == kind for weapon in hero.weapons)
        if not other.ammo.get(kind) and hero.ammo.get(kind, 0) > own:
            yield Option("give", (other.id, kind))


# -- cards and skills --------------------------------------------------------------------------------------------------


def uses(s: State, hero: Hero) -> Iterator[tuple[float, int, Option]]:
    """Cards and skills that would help now: what they are worth, their AP, and how to use them."""
    cards = s.box.cards
    for item in dict.fromkeys((*hero.items, *hero.worn)):
        card = cards.equipment[item]
        if card.when == "use" and card.type == "consumable":
            worth = sum(effect_use(s, hero, e) for e in card.effects)
            if worth > 0:
                yield worth, card.ap, Option("use", (item,))
    if hero.gp and not hero.skill_used:
        for skill in cards.heroes[hero.id].skills:
            if skill.gp:
                worth = sum(effect_use(s, hero, e) for e in skill.effects) - 0.3 * skill.gp
                if s.box.level.gp_fatigue and not hero.fatigued:
                    worth -= 0.8
                if worth > 0:
                    yield worth, 0, Option("skill", (skill.id,))


def effect_use(s: State, hero: Hero, e: Effect) -> float:
    """What an effect would be worth if the Hero used it now."""
    match e.name:
        case "heal":
            hurt = max((heal_worth(s, other, e.n) for other in healable(s, hero, e)), default=0.0)
            return hurt
        case "blast":
            return max((worth for worth, _ in blasts(s, hero, e.n, e.near, e.within)), default=0.0)
        case "remove":
            return max((nazi_worth(s, nazi) for nazi in removable(s, e)), default=0.0) - 2
        case "stun":
            near = [nazi for nazi in s.nazis.values() if fits(s, nazi, e) and is_near(s, hero, nazi, e)]
            return sum(harm(s, nazi.kind)[1] for nazi in near) - 0.5
        case "order":
            near = [nazi for nazi in s.nazis.values() if fits(s, nazi, e) and sees(s, hero, nazi)]
            return max((harm(s, nazi.kind)[2] for nazi in near), default=0.0) - 0.8
        case "pick":
            return 1.0
        case "ammo":
            return 1.0
        case "choose":
            return max(sum(effect_use(s, hero, one) for one in text) for text in e.options)
        case "ap":
            return 0.35 * e.n if e.spend == "any" or not in_fight(s, hero) else 0
        case "hazard":
            return 1.0 if e.n < 0 and 0 < s.alarm_limit - s.hazard <= 2 and not in_fight(s, hero) else 0
    return 0


def in_fight(s: State, hero: Hero) -> bool:
    return any(distance_between(s, hero, nazi) < 6 and sees(s, hero, nazi) for nazi in s.nazis.values())


def healable(s: State, hero: Hero, e: Effect) -> list[Hero]:
    others = [
        other for other in s.heroes.values() if other is not hero and other.up and distance_between(s, hero, other) <= 1
    ]
    return [hero] if e.to == "self" else others if e.to == "adjacent-hero" else [hero, *others]


def heal_worth(s: State, hero: Hero, n: int) -> float:
    return min(n, hero.hp_lost) * 4 / (2 + hp(s, hero)) if hero.hp_lost > 1 else 0


def fits(s: State, nazi: Nazi, e: Effect) -> bool:
    keywords = (nazi.kind, *s.box.cards.enemies[nazi.kind].keywords)
    return (not e.only or any(word in keywords for word in e.only)) and not any(word in keywords for word in e.never)


def is_near(s: State, hero: Hero, nazi: Nazi, e: Effect) -> bool:
    return distance_between(s, hero, nazi) <= (1 if e.to == "adjacent-enemy" else e.within or 1)


def removable(s: State, e: Effect) -> list[Nazi]:
    return [nazi for nazi in s.nazis.values() if fits(s, nazi, e)]


def nazi_worth(s: State, nazi: Nazi) -> float:
    worth = harm(s, nazi.kind)[2]
    near = min((distance_between(s, nazi, hero) for hero in s.heroes.values() if hero.up), default=9)
    if any(is_wanted(s, goal, nazi) for goal in s.box.mission.goals):
        worth += 6
    return worth - 0.1 * near


def blasts(s: State, hero: Hero, n: int, near: int, within: int) -> Iterator[tuple[float, str]]:
    """What a blast on each Nazi's square would do."""
    for nazi in s.nazis.values():
        far = distance_between(s, hero, nazi)
        if not (0 < far <= within and sees(s, hero, nazi)):
            continue
        worth = 0.0
        for other in s.nazis.values():
            gap = distance_between(s, nazi, other)
            if gap <= 1:
                worth += blast_worth(s, other, n if other is nazi else near)
        friends = [h for h in s.heroes.values() if h.at and distance_between(s, nazi, h) <= 1]
        friends_bots = [b for b in s.bots.values() if distance_between(s, nazi, b) <= 1]
        yield worth - 2 * near * (len(friends) + len(friends_bots)), nazi.at


def blast_worth(s: State, nazi: Nazi, n: int) -> float:
    n -= sum(e.n for skill in s.box.cards.enemies[nazi.kind].skills for e in skill.effects if e.name == "resist")
    points = hp(s, nazi) + armor(s, nazi)
    return (1.0 + harm(s, nazi.kind)[2]) * (0.5 * (n >= points) + 0.5 * min(1, max(0, n) / points))


# -- rules of thumb ----------------------------------------------------------------------------------------------------


def first(s: State, decision: Decision) -> Option:
    return decision.options[0]


def own_ammo(s: State, decision: Decision) -> Option:
    """The kind that the Hero's weapons use and of which there is least."""
    hero = s.heroes[decision.word("hero")]
    kinds = [s.box.cards.weapons[weapon.kind].ammo for weapon in hero.weapons]
    if not kinds:
        kinds = [s.box.cards.weapons[weapon.kind].ammo for other in s.alive for weapon in other.weapons] or [*AMMO]
    return Option("take", (min(kinds, key=lambda kind: hero.ammo.get(kind, 0)),))


def sturdiest(s: State, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: hp(s, CHOOSE_HERO.read(s, decision, option)))


def take_card(s: State, decision: Decision) -> Option:
    def rank(option: Option) -> int:
        item = TAKE_CARD.read(s, decision, option)
        return CARDS.index(item) if item in CARDS else len(CARDS)

    return min(decision.options, key=rank)


def react(s: State, decision: Decision) -> Option:
    """Cards that spare HP are used when HP are at stake, others when Armor is."""
    for option in decision.options:
        if option.verb == REACT.verb:
            card = s.box.cards.equipment[REACT.read(s, decision, option)]
            spares_armor = any(e.pool == "armor" for e in card.effects)
            if decision.number("armor") > 1 if spares_armor else decision.number("hp"):
                return option
    return Option("decline")


def shield(s: State, decision: Decision) -> Option:
    """Only to keep the other Hero up, and never by falling."""
    hero, other = s.heroes[decision.word("hero")], s.heroes[decision.word("other")]
    if decision.number("hp") >= hp(s, other):
        for option in decision.options:
            if option.verb == SHIELD.verb and SHIELD.read(s, decision, option) < hp(s, hero):
                return option
    return Option("decline")


def choose_model(s: State, decision: Decision) -> Option:
    def worth(option: Option) -> float:
        model = CHOOSE_MODEL.read(s, decision, option)
        if isinstance(model, Hero):
            return heal_worth(s, model, 2)
        return nazi_worth(s, model) if isinstance(model, Nazi) else 0

    return max(decision.options, key=worth)


def blast(s: State, decision: Decision) -> Option:
    card = s.box.cards.equipment.get(decision.word("card"))
    if card is None:
        return decision.options[0]
    e = next(e for e in card.effects if e.name == "blast")
    hero = s.heroes[decision.word("hero")]
    found = sorted(blasts(s, hero, e.n, e.near, e.within), reverse=True)
    return Option("aim", (found[0][1],)) if found else decision.options[0]


def choose_text(s: State, decision: Decision) -> Option:
    """The text that helps the active Hero most."""
    card = decision.word("card")
    found = s.box.cards.equipment.get(card) or s.box.cards.chests.get(card)
    if found is None:
        return decision.options[0]
    lines = [*found.effects, *getattr(found, "player", ())]
    texts = next((e.options for e in lines if e.name == "choose"), ())
    hero = s.heroes[s.hero]

    def worth(option: Option) -> float:
        return sum(
            effect_use(s, hero, e) + EFFECTS.get(e.name, 0) for e in texts[CHOOSE_TEXT.read(s, decision, option)]
        )

    return max(decision.options, key=worth)


def event(s: State, decision: Decision) -> Option:
    """The option that promises most; where events are a goal, one that completes at once."""
    needed = any(isinstance(goal, Events) and s.events_done < goal.count for goal in s.box.mission.goals)

    def worth(option: Option) -> float:
        if option.verb != CHOOSE_OPTION.verb:
            return -5.0 if needed else 0.0
        choice = CHOOSE_OPTION.read(s, decision, option)
        return choice_worth(s, choice) + (needed and choice.keep is None) * 5.0

    return max(decision.options, key=worth)


def choice_worth(s: State, choice: Choice) -> float:
    worth = outcome_worth(choice)
    if choice.success and choice.failure:
        worth += SUCCESS * outcome_worth(choice.success) + (1 - SUCCESS) * outcome_worth(choice.failure)
    for cost in choice.cost[:1]:
        worth -= 0.6 * cost.gp + 0.4 * cost.ap + 1.0 * cost.fatigue
    if choice.keep:
        gain = effects_worth(choice.player) + 2 * effects_worth(choice.team)
        worth -= 0.7 * gain + sum(-e.n for e in choice.keep.effects if e.name == "ap-each-turn")
    return worth


def outcome_worth(outcome: Outcome) -> float:
    return effects_worth(outcome.effects) + effects_worth(outcome.player) + 2 * effects_worth(outcome.team)


def effects_worth(effects: Sequence[Effect]) -> float:
    worth = 0.0
    for e in effects:
        match e.name:
            case "spawn":
                worth += SPAWN * sum(2 if model in ("panzerhund", "ubersoldat") else 1 for model in e.models)
            case "bot":
                worth += BOT
            case "fatigue":
                worth -= 1.0
            case "damage":
                worth += -0.6 * e.n if e.to in ("self", "heroes-here") else 0.3
            case "fetch":
                worth += 0.9
            case "heal":
                worth += 0.3 * e.n
            case _:
                worth += EFFECTS.get(e.name, 0.0) * (e.n or 1)
    return worth


def bot_action(s: State, decision: Decision) -> Option:
    """Attack if it can, or go for the nearest Nazi."""
    bot = s.bots[decision.word("model")]
    attacks = [option for option in decision.options if option.verb == BOT_ATTACK.verb]
    if attacks:
        return max(attacks, key=lambda option: nazi_worth(s, BOT_ATTACK.read(s, decision, option).target))
    moves = [option for option in decision.options if option.verb == MOVE.verb]
    nazis = sorted(s.nazis.values(), key=lambda nazi: distance_between(s, bot, nazi))
    if moves and nazis and not bot.has_attacked:
        goal = s.box.board.squares[nazis[0].at]
        squares = s.box.board.squares

        def far(at: str) -> int:
            return max(abs(squares[at][0] - goal[0]), abs(squares[at][1] - goal[1]))

        best = min(moves, key=lambda option: far(MOVE.read(s, decision, option).at))
        if far(MOVE.read(s, decision, best).at) < far(bot.at):
            return best
    end = Option("end")
    return end if end in decision.options else decision.options[0]


HABITS: dict[str, Callable[[State, Decision], Option | None]] = {
    "extra-ammo": own_ammo,
    "take-ammo": own_ammo,
    "shared-life": sturdiest,
    "starter": first,
    "enter": first,
    "take-card": take_card,
    "react": react,
    "cancel-hits": first,
    "shield": shield,
    "reroll": first,
    "after-roll": first,
    "choose-model": choose_model,
    "choose-text": choose_text,
    "choose-place": first,
    "keep-blade": first,
    "event": event,
    "event-cost": first,
    "head-for": first,
    "blast": blast,
    "unjam": first,
    "next-bot": first,
    "bot-action": bot_action,
    "order": lambda s, decision: Option("stop"),
}

"""What the greedy player could want of a Hero's turn: each action that is offered, and what it is worth.

A turn is played action by action: the best one first, until none is worth anything.
"""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine.decision import Decision, Option
from sandtable.games.reichbusters import errands, gear, winning
from sandtable.games.reichbusters.action_cards import verb_of
from sandtable.games.reichbusters.card_fights import terms_of
from sandtable.games.reichbusters.cards import ActionCard, Step
from sandtable.games.reichbusters.outlook import Outlook, is_roused
from sandtable.games.reichbusters.state import State
from sandtable.games.reichbusters.table import enemies_at, heroes_at, is_downed, is_held, on_tile, slots

END = Option("end")

# What things are worth.
VICTORY = 1000.0
ERRAND = 20.0  # doing what one came for
STANDING = 1.5  # getting up
CARDS = 0.9  # two cards for an empty hand, and less for each card in it:
CARD_IN_HAND = 0.08
FREE_CARDS = 0.5
FIND = 0.45  # an item
WOUND = 0.35  # healing one
UNJAM = 0.5
BARE_HANDS = 0.6  # more, if nothing else is usable
RECOVER = 0.9  # with three wounds
CALM = 0.9  # a room that calms down, for each level
PINNED = 0.3  # an enemy that does not act
RELAY = 0.6  # handing what wins to a friend who acts sooner
SWITCH = 0.4  # an alarm box switched off
FREE_DOOR = 0.3  # a door that takes no basic action
THRESHOLD = 1.5  # times as much for an open door as for the way that it saves
SOME_HELP = 0.3  # items of little use
# What things cost.
CARD = 0.25  # playing one
FEAT = 0.5
BANG_BEFORE, BANG_AFTER = 1.0, 0.3
SURPRISE = 0.3  # for each level of spawn tokens behind a door
LAST_ROUNDS = 3  # in which nobody looks for more


class Turn:
    """A Hero's turn as it stands, on a copy of the table."""

    def __init__(self, s: State, decision: Decision) -> None:
        self.s, self.options, self.hero = s, decision.options, s.heroes[decision.word("hero")]
        self.outlook = Outlook(s, self.hero)
        self.is_late = errands.rounds_left(s) <= LAST_ROUNDS
        self._shots: dict[Option, float] | None = None

    @property
    def shots(self) -> dict[Option, float]:
        """Every basic Attack with its worth."""
        if self._shots is None:
            self._shots = {shot.option: shot.worth for shot in self.outlook.shots()}
        return self._shots


def best_action(turn: Turn) -> Option:
    """The action that is worth most, or the end of the turn."""
    best, most = END, 0.01
    for option in turn.options:
        judge = WORTH.get(option.verb)
        if judge is not None:
            worth = judge(turn, option)
            if worth > most:
                best, most = option, worth
    return best


# -- basic actions -----------------------------------------------------------------------------------------------------


def _move(turn: Turn, option: Option) -> float:
    where = option.args[0]
    if where == "stand":
        return STANDING
    if where == "exit":
        return VICTORY if winning.wins_by_leaving(turn.s, turn.hero) else -1.0
    outlook = turn.outlook
    return outlook.rest(where) - outlook.rest(turn.hero.at)


def _attack(turn: Turn, option: Option) -> float:
    return turn.shots.get(option, -1.0)


def _search(turn: Turn, option: Option) -> float:
    return _find(turn, option.args[0])


def _find(turn: Turn, name: str) -> float:
    """What a search is worth: the mission's item, or anything else while there is time and room for it."""
    s, hero = turn.s, turn.hero
    item = next(item for item in gear.findable(s, hero.at) if gear.name_of(item) == name)
    noise = turn.outlook.noise(gear.search_noise(s, hero, item))
    wanted = item.back == "shuffled" or errands.is_needed(s, item.kind)
    if wanted:
        return ERRAND - noise
    if turn.is_late or len(hero.items) >= slots(s, hero) or turn.outlook.errand.kind == "leave":
        return -1.0
    return FIND - noise


def _ready(turn: Turn, option: Option) -> float:
    usable = sum(weapon.is_usable for weapon in turn.hero.weapons)
    near = 1.0 if turn.s.enemies else 0.5
    return (UNJAM + (0 if usable else BARE_HANDS)) * near


def _draw(turn: Turn, option: Option) -> float:
    return CARDS - CARD_IN_HAND * len(turn.hero.hand)


def _door(turn: Turn, option: Option) -> float:
    """How much nearer the errand gets, less the noise and what may wait behind the door."""
    s, outlook, door = turn.s, turn.outlook, option.args[0]
    noise = outlook.noise(s.board.doors[door].noise)
    if door in s.locked:
        return outlook.haste * errands.LOCK - noise if _leads_on(turn, door) else -1.0
    gain = THRESHOLD * outlook.door_gain(door)
    if gain > 0 and not s.sounded:
        gain -= _surprise(s, s.board.far_side(door, turn.hero.at))
    return gain - noise


def _leads_on(turn: Turn, door: str) -> bool:
    """Whether the way to the errand goes through a door."""
    way, at = turn.outlook.field, turn.hero.at
    return way[turn.s.board.far_side(door, at)] < way[at] - 1


def _surprise(s: State, area: str) -> float:
    """What tokens of a room cost that are about to be seen."""
    return SURPRISE * sum(sum(levels) for place, levels in s.tokens.items() if place[0] == area[0])


def _recover(turn: Turn, option: Option) -> float:
    wounds = len(turn.hero.wounds)
    return RECOVER if wounds >= turn.s.box.constants.downed - 1 and not turn.is_late else -1.0


def _lead(turn: Turn, option: Option) -> float:
    return ERRAND


def _feature(turn: Turn, option: Option) -> float:
    return SWITCH if option.args[0] == "alarm-box" and not turn.s.sounded else 0.0


def _vengeance(turn: Turn, option: Option) -> float:
    """A free step into a fight that is wanted."""
    area, outlook = option.args[0], turn.outlook
    prize = max((outlook.value(enemy) for enemy in enemies_at(turn.s, area)), default=0.0)
    fights = not turn.hero.attacked and turn.hero.basics > 0
    return outlook.rest(area) - outlook.rest(turn.hero.at) + (prize / 2 if fights else 0.0)


# -- bonus actions -----------------------------------------------------------------------------------------------------


def _plant(turn: Turn, option: Option) -> float:
    return ERRAND


def _give(turn: Turn, option: Option) -> float:
    """What wins goes to a friend who acts before this Hero does again, when this one can go no farther."""
    s, hero = turn.s, turn.hero
    other, item = s.heroes[option.args[0]], option.args[1]
    if not errands.is_needed(s, item) or item == gear.CHARGE or other.id in s.acted or is_downed(s, other):
        return -1.0
    if winning.areas_to_plant(s) and item != "detonator":
        return -1.0
    can_go_on = hero.basics > 0 and not hero.moved
    return -1.0 if can_go_on or other.knocked_down or other.captured else RELAY


def _use(turn: Turn, option: Option) -> float:
    kind, s, hero = option.args[0], turn.s, turn.hero
    if kind in ("bandages", "medics-bag", "pain-killers", "vril-healing-potion"):
        wounds = [len(other.wounds) for other in heroes_at(s, hero.at)]
        hurt = sum(wounds) if kind == "medics-bag" else max(wounds)
        return WOUND * (hurt - 1)
    if kind in ("grenade", "stick-grenade-bundle"):
        return best_throw(turn.outlook, bundle=kind != "grenade")[0]
    return SOME_HELP if kind in ("vril-injection", "dog-biscuits") and s.enemies else 0.0


def best_throw(outlook: Outlook, *, bundle: bool = False) -> tuple[float, str]:
    """What a grenade is worth, and where."""
    s, hero = outlook.s, outlook.hero
    best = (0.0, "")
    for area in s.board.adjacent(hero.at, s.shut):
        if heroes_at(s, area) or s.escort == area:
            continue
        worth = sum(
            outlook.value(enemy)
            for enemy in enemies_at(s, area)
            if bundle or not {"armoured", "ablative-shield"} & set(s.face(enemy).keywords)
        )
        best = max(best, (worth, area))
    bang = BANG_AFTER if s.sounded else BANG_BEFORE * (1 + bundle) * (0.5 if is_roused(s) else 1.0)
    return best[0] - bang, best[1]


def _card(turn: Turn, option: Option) -> float:
    card = turn.s.box.cards.actions[option.args[0]]
    return sum(part_worth(turn.outlook, card, step) for step in card.action) - (FEAT if card.is_feat else CARD)


def part_worth(outlook: Outlook, card: ActionCard, step: Step) -> float:
    """What a part of a card is worth now."""
    s, hero = outlook.s, outlook.hero
    if step.alone and len(heroes_at(s, hero.at)) > 1:
        return 0.0
    if step.repeat:
        return max(0.0, outlook.best_move(1)[0]) + outlook.best_shot(terms_of(step), 0)
    judge = PARTS.get(verb_of(step))
    return judge(outlook, card, step) if judge else 0.0


def _noise_of(card: ActionCard) -> int | None:
    if card.noise.startswith("weapon"):
        return None
    return int(card.noise) if card.noise.isdecimal() else 0


def _part_move(outlook: Outlook, card: ActionCard, step: Step) -> float:
    s, hero = outlook.s, outlook.hero
    if step.who == "self":
        gain = outlook.best_move(step.move, through=step.through)[0]
        return gain + (outlook.best_shot() if step.attacks else 0.0)
    others = [other for other in on_tile(s, hero) if other is not hero and not is_downed(s, other)]
    gains = [Outlook(s, other).best_move(step.move)[0] for other in others if not other.captured]
    if step.who != "another-on-tile":
        gains.append(outlook.best_move(step.move)[0])
    most = {"another-on-tile": 1, "two-on-tile": 2}.get(step.who, 4)
    return sum(sorted((gain for gain in gains if gain > 0), reverse=True)[:most])


def _part_attack(outlook: Outlook, card: ActionCard, step: Step) -> float:
    return max(0.0, outlook.best_shot(terms_of(step), _noise_of(card))) * (1 + step.times) / 2


def _part_suppress(outlook: Outlook, card: ActionCard, step: Step) -> float:
    """Alert enemies that are near do nothing for a turn."""
    s, hero = outlook.s, outlook.hero
    if not is_roused(s) or is_held(s, hero.at):
        return 0.0
    near = s.box.board.distances(hero.at, s.shut)
    by_area: dict[str, int] = {}
    for enemy in s.enemies.values():
        if near[enemy.at] <= 2:
            by_area[enemy.at] = by_area.get(enemy.at, 0) + 1
    return PINNED * max(by_area.values(), default=0)


def _part_draw(outlook: Outlook, card: ActionCard, step: Step) -> float:
    return FREE_CARDS * step.draw / 2 + CARD


def _part_heal(outlook: Outlook, card: ActionCard, step: Step) -> float:
    hero = outlook.hero
    patients = heroes_at(outlook.s, hero.at) if step.who == "hero-here" else [hero]
    return WOUND * max(len(other.wounds) for other in patients)


def _part_unjam(outlook: Outlook, card: ActionCard, step: Step) -> float:
    return UNJAM + CARD if outlook.s.enemies else 0.0


def _part_door(outlook: Outlook, card: ActionCard, step: Step) -> float:
    """A door on the way that opens at once."""
    s = outlook.s
    near = [door for door in s.board.doors_of[outlook.hero.at] if door in s.closed]
    best = max((outlook.door_gain(door) for door in near), default=0.0)
    return best + FREE_DOOR - outlook.noise(_noise_of(card) or 0) if best > 0 else -1.0


def _part_grenade(outlook: Outlook, card: ActionCard, step: Step) -> float:
    return best_throw(outlook)[0]


def _part_take(outlook: Outlook, card: ActionCard, step: Step) -> float:
    s, hero = outlook.s, outlook.hero
    for item in gear.findable(s, hero.at):
        if item.back == "shuffled" or errands.is_needed(s, item.kind):
            return ERRAND + 1
    return FIND if len(hero.items) < slots(s, hero) else -1.0


def _part_calm(outlook: Outlook, card: ActionCard, step: Step) -> float:
    return CALM if outlook.s.awareness else 0.0


def _part_kill(outlook: Outlook, card: ActionCard, step: Step) -> float:
    return max((outlook.value(enemy) for enemy in enemies_at(outlook.s, outlook.hero.at)), default=0.0)


def _part_strike(outlook: Outlook, card: ActionCard, step: Step) -> float:
    near = [outlook.value(enemy) for enemy in outlook.s.enemies.values() if not outlook.s.unit(enemy).states]
    return max(near, default=0.0) - outlook.noise(2)


PARTS: dict[str, Callable[[Outlook, ActionCard, Step], float]] = {
    "move": _part_move,
    "attack": _part_attack,
    "suppress": _part_suppress,
    "draw": _part_draw,
    "heal": _part_heal,
    "unjam": _part_unjam,
    "door": _part_door,
    "grenade": _part_grenade,
    "take": _part_take,
    "calm": _part_calm,
    "kill": _part_kill,
    "strike": _part_strike,
}

WORTH: dict[str, Callable[[Turn, Option], float]] = {
    "move": _move,
    "attack": _attack,
    "search": _search,
    "ready": _ready,
    "draw": _draw,
    "door": _door,
    "recover": _recover,
    "lead": _lead,
    "feature": _feature,
    "vengeance": _vengeance,
    "card": _card,
    "use": _use,
    "give": _give,
    "plant": _plant,
}

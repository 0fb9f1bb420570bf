"""How a sensible squad thinks: do the mission's errands, shoot what stands in the way, and leave nobody behind.

A Hero's turn is a list of wants (`WANTS`), each with what it promises; the best one is done, action by action, and then
the table is looked at anew. All other questions have a rule of thumb. For the AI controller's questions it takes the
first option, so that the enemy is neither helped nor hindered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.engine.grid import Area, distance
from sandtable.games.wolfenstein import choices, movement, plans
from sandtable.games.wolfenstein.attack_plan import execution_plan, hero_terms, plan
from sandtable.games.wolfenstein.bleeding import may_share
from sandtable.games.wolfenstein.cards import Ability
from sandtable.games.wolfenstein.doors import door_ap, handles, pierces_metal, why_locked
from sandtable.games.wolfenstein.executions import blades
from sandtable.games.wolfenstein.fatigue import fatigue_ap
from sandtable.games.wolfenstein.fights import Dangers, clear_view, harm, promise, seen_from, within
from sandtable.games.wolfenstein.gear import weapon_tags
from sandtable.games.wolfenstein.plans import Orders, Steps
from sandtable.games.wolfenstein.reload import RELOAD_AP
from sandtable.games.wolfenstein.state import Hero, Holding, Nazi, State, Weapon
from sandtable.games.wolfenstein.table import area_of, closed_doors, enemies_in, footing, hp, models, token_place

END = Option("end")
FATIGUE = Option("fatigue")

#: What things are worth. A step towards the errand is worth HASTE, more when time is short.
HASTE = 0.35
DANGER = 0.4  # a hit to be expected
ERRAND = 30.0  # searching what must be searched
RESCUE = 25.0  # a bleeding Hero
KILL = 0.8  # any Nazi, and so much more for each hit that it deals:
MENACE = 0.9
IN_THE_WAY = 2.0  # a Nazi in a place that must be cleared
WANTED = 4.0  # a Nazi that must die, and so much more for each attack it takes:
LABOUR = 3.0
CHEST = 1.6
EVENT = 0.8
LOADED = 1.2  # a weapon that can shoot again
TIRING = 0.8  # what fatigue costs
BLADE = 0.3  # what a blade that is used up costs
AMMO = 0.4  # an ammo token
QUIET = 0.2
GLORY = 0.3  # a Glory Point
AT_ONCE = 100.0
NEAR = 12  # squares within which something can happen in a turn


class Want(NamedTuple):
    """Something to do, action by action, and how good it would be."""

    worth: float
    options: tuple[Option, ...]


class Greedy:
    """Answers by rule of thumb; where none applies, at random."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._hero = ""
        self._intended: list[Option] = []
        self._orders: dict[tuple[object, ...], Orders] = {}

    def choose(self, decision: Decision, look: Callable[[], State]) -> Option:
        if decision.prompt == "action":
            return self._act(decision, look)
        if decision.prompt in choices.AI_CONTROLLER:
            return decision.options[0]
        if decision.prompt == "next-hero":
            return self._next_hero(decision, look())
        if decision.prompt in ("put", "step-off"):
            return self._put(decision, look())
        habit = choices.HABITS.get(decision.prompt)
        option = habit(look(), decision) if habit else None
        if option is not None and option in decision.options:
            return option
        return self._chance.pick(decision.options, "choice")

    def _act(self, decision: Decision, look: Callable[[], State]) -> Option:
        """Go on with what was intended, or look for the best thing to do."""
        if decision.args["hero"] != self._hero:
            self._hero, self._intended = decision.args["hero"], []
        if not (self._intended and self._intended[0] in decision.options):
            s = look()
            turn = Turn(s, decision, self.orders(s))
            best = max(turn.wants(), key=lambda want: want.worth)
            self._intended = [*best.options]
            if self._intended[0] not in decision.options:
                self._intended = [END if END in decision.options else decision.options[0]]
        return self._intended.pop(0)

    def _next_hero(self, decision: Decision, s: State) -> Option:
        """Whoever bleeds goes last, so that there is time to help; of the others, who is farthest ahead first."""

        def late(option: Option) -> tuple[bool, int]:
            hero = s.heroes[option.args[0]]
            return hero.bleeding, plans.whereto(s, hero, self.orders(s)).get(hero.at, plans.FAR)

        return min(decision.options, key=late)

    def _put(self, decision: Decision, s: State) -> Option:
        """As near to the errand as can be."""
        steps = plans.whereto(s, s.heroes[s.hero], self.orders(s))
        return min(decision.options, key=lambda option: steps.get(option.args[0], plans.FAR))

    def orders(self, s: State) -> Orders:
        """Who does what; thought over when a round begins or something has been done."""
        key = (s.round, tuple(s.searched), s.events_done, len(s.alive), tuple(s.kills.items()))
        if key not in self._orders:
            self._orders = {key: plans.orders(s)}
        return self._orders[key]


class Turn:
    """A Hero's turn as it stands, and all that could be done with it."""

    def __init__(self, s: State, decision: Decision, orders: Orders) -> None:
        self.s, self.asked, self.hero = s, decision, s.heroes[decision.args["hero"]]
        self.board = s.box.board
        self.orders = orders
        self.errand = orders.first.get(self.hero.id)
        self.steps: Steps = plans.whereto(s, self.hero, orders)
        left = s.box.mission.rounds - s.round + 1
        self.haste = HASTE * min(3.0, max(0.7, orders.rounds / left))
        self.last = left == 1
        self.closed = closed_doors(s)
        self.danger = Dangers(s, self.hero, self.closed)
        self.blockers: Area = area_of(s, (model for model in models(s) if model is not self.hero))
        self.tired = False
        self.ap = self.hero.ap
        self.errands = {errand.name for errand in plans.errands(s)}
        self.values: dict[str, float] = {}
        self.survey()

    def survey(self) -> None:
        """Where the Hero can get to and stop, and for how many AP."""
        hero, board = self.hero, self.board
        budget = 0 if hero.rooted else self.ap + hero.move_ap
        self.reach = movement.reach(self.s, hero, budget)
        stops = self.reach.stops
        if movement.is_on_token(self.s, hero):
            stops &= ~board.footing(hero.at).area
        self.stops = stops
        self.costs = {board.names[square]: self.reach.cost(square) or 0 for square in board.grid.listed(stops)}

    def offered(self, option: Option) -> bool:
        return option in self.asked.options

    def left(self, at: str, ap: int = 0) -> int:
        """AP left after walking to a square and paying so much; below zero if it cannot be paid."""
        walking = max(0, self.costs[at] - self.hero.move_ap)
        return self.ap - walking - ap

    def rest(self, at: str, ap: int) -> float:
        """How good it is to be on a square with so many AP to go on with."""
        far = self.steps.get(at, plans.FAR) if self.steps else 0
        if self.errand and self.errand.kind == "kill":
            far -= 2
        return -self.haste * max(0, far - ap) - DANGER * self.danger.at(at) * (1 if ap < 3 else 0.6)

    def go(self, at: str) -> tuple[Option, ...]:
        return () if at == self.hero.at else (Option("move", (at,)),)

    def wants(self) -> Iterator[Want]:
        for want in WANTS:
            yield from want(self)
        if self._is_worth_it():
            for boost in BOOSTS:
                yield from boost(self)

    def _is_worth_it(self) -> bool:
        """Whether more AP could bring anything but steps: a Nazi near enough, or somewhere to search."""
        squares, here = self.board.squares, self.board.squares[self.hero.at]
        near = any(distance(here, squares[nazi.at]) <= NEAR for nazi in self.s.nazis.values())
        return near or self.steps.get(self.hero.at, plans.FAR) < NEAR or any(h.bleeding for h in self.s.heroes.values())


# -- walking -----------------------------------------------------------------------------------------------------------


def stay(turn: Turn) -> Iterator[Want]:
    if turn.hero.at in turn.costs:
        yield Want(turn.rest(turn.hero.at, 0), (END,))


def walk(turn: Turn) -> Iterator[Want]:
    """To the best square in reach."""
    for at, cost in turn.costs.items():
        if cost:
            yield Want(turn.rest(at, 0), (*turn.go(at), END))


def open_doors(turn: Turn) -> Iterator[Want]:
    """Doors and barricades that are in the way."""
    s, board, grid = turn.s, turn.board, turn.board.grid
    for door in s.closed:
        beside = handles(board, door)
        if beside & turn.stops and why_locked(s, door) is None:
            ap = door_ap(s, turn.hero, door)
            beyond = min((turn.steps.get(name, plans.FAR) for name in board.listed(beside)), default=plans.FAR)
            for name in board.listed(beside & turn.stops):
                if turn.left(name, ap) >= 0 and beyond < turn.steps.get(name, 0):
                    yield Want(turn.rest(name, turn.left(name, ap)), (*turn.go(name), Option("open", (door,))))
    if s.barricades and (weapon := next((w for w in turn.hero.weapons if pierces_metal(s, w) and not w.empty), None)):
        for piece in s.barricades:
            beside = handles(board, piece)
            beyond = min((turn.steps.get(name, plans.FAR) for name in board.listed(beside)), default=plans.FAR)
            for name in board.listed(beside & turn.stops):
                if turn.left(name, 1) >= 0 and beyond < turn.steps.get(name, 0):
                    options = (*turn.go(name), *ready(turn.hero, weapon), Option("clear", (piece,)))
                    yield Want(turn.rest(name, turn.left(name, 1)), options)


def take_passage(turn: Turn) -> Iterator[Want]:
    """Through a secret passage, if it shortens the way."""
    for letter, ends in turn.board.passages.items():
        for here, there in (ends, ends[::-1]):
            cost = turn.reach.cost(turn.board.squares[here])
            if cost is None or turn.steps.get(there, plans.FAR) >= turn.steps.get(here, plans.FAR):
                continue
            ap = turn.ap - cost - 1
            if ap >= 1:
                fatigue = 0 if turn.hero.fatigued else TIRING
                yield Want(turn.rest(there, ap) - fatigue, (*turn.go(here), Option("passage", (letter,))))


# -- searching ---------------------------------------------------------------------------------------------------------


def search(turn: Turn) -> Iterator[Want]:
    """Objectives that count, and chests and events that are near."""
    return search_for(turn, turn.s.tokens)


def search_errands(turn: Turn) -> Iterator[Want]:
    return search_for(turn, [token for token in turn.s.tokens if token in turn.errands])


def search_for(turn: Turn, tokens: list[str]) -> Iterator[Want]:
    s, board = turn.s, turn.board
    for token in tokens:
        worth = token_worth(turn, token)
        if worth <= 0:
            continue
        square = board.searchable[token]
        beside = board.grid.around(board.footing(square).area, turn.closed) & turn.stops
        if not beside:
            continue
        for at in board.listed(beside):
            ap = turn.left(at, 1)
            if ap >= 0:
                yield Want(worth + turn.rest(at, ap), (*turn.go(at), Option("search", (token,))))


def token_worth(turn: Turn, token: str) -> float:
    s, kind = turn.s, token.partition("-")[0]
    if kind == "chest":
        return 0 if turn.last else CHEST
    if enemies_in(s, token_place(s, token)) and not plans.may_search_among_enemies(s, token):
        return 0
    if token in turn.errands:
        return ERRAND
    return 0 if turn.last or kind == "objective" else EVENT


# -- fighting ----------------------------------------------------------------------------------------------------------


def value(turn: Turn, nazi: Nazi) -> float:
    """What it is worth to be rid of a Nazi."""
    known = turn.values.get(nazi.id)
    if known is None:
        known = turn.values[nazi.id] = find_value(turn, nazi)
    return known


def find_value(turn: Turn, nazi: Nazi) -> float:
    s, row = turn.s, harm(turn.s, nazi.kind)
    worth = KILL + MENACE * row[2]
    if nazi.id in turn.errands:
        worth += WANTED + LABOUR * plans.toughness(s, nazi)
    if turn.errand and turn.errand.kind == "search" and not plans.may_search_among_enemies(s, turn.errand.name):
        if token_place(s, turn.errand.name) in footing(s, nazi).places:
            worth += IN_THE_WAY
    return worth


def may_attack(turn: Turn) -> bool:
    hero = turn.hero
    return not hero.sabotaged and hero.attacks <= (hero.fatigue_action or turn.tired) + hero.extra_attacks


def may_shoot(turn: Turn) -> bool:
    hero, level = turn.hero, turn.s.box.level
    return may_attack(turn) and (not hero.reloaded or hero.fatigue_action or turn.tired or level.reload_and_attack)


def ready(hero: Hero, weapon: Weapon) -> tuple[Option, ...]:
    if weapon is hero.active_weapon:
        return ()
    return (Option("ready", (next(tag for tag, one in weapon_tags(hero).items() if one is weapon),)),)


def shoot(turn: Turn) -> Iterator[Want]:
    """Every Nazi within reach of every weapon, from the best square for it."""
    if not (turn.s.nazis and may_shoot(turn)):
        return
    s, hero, level = turn.s, turn.hero, turn.s.box.level
    for weapon in hero.weapons:
        reload: tuple[Option, ...] = ()
        if weapon.empty:
            if weapon.just_emptied or not (turn.tired or hero.fatigue_action or level.reload_and_attack):
                continue
            tag = next(tag for tag, one in weapon_tags(hero).items() if one is weapon)
            reload = (Option("reload", (tag,)),)
        card = s.box.cards.weapons[weapon.kind]
        ammo = hero.ammo.get(card.ammo, 0)
        if not (ammo or level.free_attacks or weapon.attachment == "bayonet"):
            continue
        price = card.ap + (RELOAD_AP if reload else 0)
        if turn.ap < price:
            continue
        terms = hero_terms(s, hero, weapon)
        far = card.range + sum(e.n for _, e in terms if e.name == "range")
        near = max((e.n for _, e in terms if e.name == "min-range"), default=0)
        paid = [] if hero.ability_used else [
            ability
            for ability in card.abilities
            if ability.ammo and ability.ammo + level.ability_ammo <= ammo - (not level.free_attacks and not turn.last)
        ]
        for nazi in s.nazis.values():
            worth = value(turn, nazi)
            for at in stands(turn, nazi, near, far, price):
                here, hero.at = hero.at, at
                for ability in (None, *paid):
                    gain = attack_gain(turn, nazi, weapon, ability, terms, worth, ammo)
                    if gain > 0:
                        chosen = (ability.id,) if ability else ()
                        options = (*reload, *turn_go(here, at), *ready(hero, weapon))
                        yield Want(
                            gain + turn.rest(at, turn.left(at, price)),
                            (*options, Option("attack", (nazi.id, weapon.kind, *chosen))),
                        )
                hero.at = here


def turn_go(here: str, at: str) -> tuple[Option, ...]:
    return () if at == here else (Option("move", (at,)),)


def attack_gain(
    turn: Turn, nazi: Nazi, weapon: Weapon, ability: Ability | None, terms: object, worth: float, ammo: int
) -> float:
    s = turn.s
    shot = plan(s, turn.hero, nazi, weapon, ability, terms)  # type: ignore[arg-type]
    if not (ammo or shot.no_ammo or s.box.level.free_attacks):
        return 0
    kill, share = promise(s, nazi, shot)
    cost = AMMO * ability.ammo if ability else 0
    return worth * (0.5 * kill + 0.5 * share) + QUIET * shot.silent - cost


def stands(turn: Turn, nazi: Nazi, near: int, far: int, price: int) -> Iterator[str]:
    """The best squares to attack a Nazi from: one next to it, and one anywhere in range."""
    s, board = turn.s, turn.board
    area = turn.stops & within(board, nazi.at, nazi.is_large, far) & seen_from(s, nazi, turn.closed)
    if near:
        area &= ~within(board, nazi.at, nazi.is_large, near - 1)
    if not area:
        return
    adjacent = area & within(board, nazi.at, nazi.is_large, 1)
    if adjacent and (at := best_stand(turn, nazi, adjacent, price)):
        yield at
    area &= ~adjacent
    if area and (at := best_stand(turn, nazi, area, price)):
        yield at


def best_stand(turn: Turn, nazi: Nazi, area: Area, price: int) -> str | None:
    found = [(turn.rest(at, left), at) for at in turn.board.listed(area) if (left := turn.left(at, price)) >= 0]
    for _, at in sorted(found, reverse=True):
        if clear_view(turn.s, at, nazi, turn.closed, turn.blockers):
            return at
    return None


def stab(turn: Turn) -> Iterator[Want]:
    """Silent executions."""
    if not (turn.s.nazis and may_attack(turn)):
        return
    s, hero = turn.s, turn.hero
    for blade in blades(s, hero):
        price = s.box.cards.equipment[blade.item].ap
        if turn.ap < price:
            continue
        for nazi in s.nazis.values():
            worth = value(turn, nazi)
            for at in stands(turn, nazi, 0, blade.effect.within or 1, price):
                here, hero.at = hero.at, at
                kill, share = promise(s, nazi, execution_plan(s, hero, nazi, price, blade.effect))
                hero.at = here
                gain = worth * (0.5 * kill + 0.5 * share) + QUIET - BLADE
                yield Want(
                    gain + turn.rest(at, turn.left(at, price)),
                    (*turn.go(at), Option(blade.verb, (nazi.id, blade.item))),
                )


def reload(turn: Turn) -> Iterator[Want]:
    """A weapon that is empty, when there is nothing better to do."""
    hero = turn.hero
    if turn.ap >= RELOAD_AP and not turn.last:
        loaded = any(not weapon.empty for weapon in hero.weapons)
        for tag, weapon in weapon_tags(hero).items():
            if weapon.empty and not weapon.just_emptied:
                worth = LOADED * (0.5 if loaded else 1)
                yield Want(worth + turn.rest(hero.at, turn.ap - RELOAD_AP), (Option("reload", (tag,)),))


# -- comrades ----------------------------------------------------------------------------------------------------------


def rescue(turn: Turn) -> Iterator[Want]:
    """A bleeding Hero is helped at once."""
    s, hero, board = turn.s, turn.hero, turn.board
    for other in s.heroes.values():
        if not other.bleeding or other is hero or not (hero.lives or s.box.level.free_shared_life):
            continue
        if may_share(s, hero, other) is None:
            yield Want(AT_ONCE, (Option("share-life", (other.id,)),))
            continue
        beside = board.grid.around(board.footing(other.at).area, turn.closed) & turn.stops
        for at in board.listed(beside):
            yield Want(RESCUE + turn.rest(at, turn.left(at)), (*turn.go(at), Option("share-life", (other.id,))))


# -- gear --------------------------------------------------------------------------------------------------------------


def gear(turn: Turn) -> Iterator[Want]:
    """What costs nothing and helps: things to put on, to attach, to use and to hand over."""
    for option in choices.free_gear(turn.s, turn.hero, turn.asked):
        yield Want(AT_ONCE / 2, (option,))


def use(turn: Turn) -> Iterator[Want]:
    """Cards and skills."""
    for worth, ap, option in choices.uses(turn.s, turn.hero, turn.asked):
        yield Want(worth + turn.rest(turn.hero.at, turn.ap - ap), (option,))


# -- doing more --------------------------------------------------------------------------------------------------------


def tire(turn: Turn) -> Iterator[Want]:
    """The fatigue action, for more AP and a second attack."""
    if turn.offered(FATIGUE):
        more = fatigue_ap(turn.s, turn.hero)
        turn.tired = True
        turn.ap += more
        turn.survey()
        for want in (rescue, search_errands, shoot, stab):
            for found in want(turn):
                yield Want(found.worth - (0 if turn.last else TIRING), (FATIGUE, *found.options))
        turn.tired = False
        turn.ap -= more
        turn.survey()


def excel(turn: Turn) -> Iterator[Want]:
    """A skill that makes more of an attack, or gives one more."""
    s, hero = turn.s, turn.hero
    for skill in s.box.cards.heroes[hero.id].skills:
        option = Option("skill", (skill.id,))
        attacks = sum(e.n for e in skill.effects if e.name == "extra-attack")
        spells = [Holding(e.span, e.effects) for e in skill.effects if e.name == "during" and e.span != "next-turn"]
        if skill.gp and (attacks or spells) and turn.offered(option):
            hero.extra_attacks += attacks
            hero.holding += spells
            for found in shoot(turn):
                yield Want(found.worth - GLORY * skill.gp, (option, *found.options))
            hero.extra_attacks -= attacks
            hero.holding = hero.holding[: len(hero.holding) - len(spells)]


BOOSTS = (excel, tire)
WANTS = (rescue, gear, use, search, shoot, stab, reload, open_doors, take_passage, walk, stay)

"""What the greedy player could want of a Hero's turn, and what each of these wants is worth.

A want is a few actions that belong together: walk there, ready that weapon, shoot. It is worth what it gains, and where
it leaves the Hero: a step nearer to the errand is good, a place under fire is bad.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from sandtable.engine.decision import Decision, Option
from sandtable.games.wolfenstein import choices, movement, plans
from sandtable.games.wolfenstein.attack import ability_ammo, paid_abilities
from sandtable.games.wolfenstein.attack_plan import Terms, execution_plan, hero_terms, plan
from sandtable.games.wolfenstein.bleeding import may_share
from sandtable.games.wolfenstein.board import distances
from sandtable.games.wolfenstein.cards import Ability
from sandtable.games.wolfenstein.doors import BARRICADE_AP, door_ap, handles, pierces_metal, why_locked
from sandtable.games.wolfenstein.fatigue import TAKE_FATIGUE, fatigue_ap
from sandtable.games.wolfenstein.fights import Dangers, clear_view, harm, promise, seen_from, within
from sandtable.games.wolfenstein.gear import weapon_tags
from sandtable.games.wolfenstein.grid import Area, steps
from sandtable.games.wolfenstein.movement import PASSAGE_AP, STEP_AP
from sandtable.games.wolfenstein.plans import Orders
from sandtable.games.wolfenstein.reload import RELOAD_AP
from sandtable.games.wolfenstein.search import SEARCH_AP
from sandtable.games.wolfenstein.state import Holding, Nazi, State, Weapon
from sandtable.games.wolfenstein.table import area_of, closed_doors, enemies_in, kit, models, places, token_place

END = Option("end")

# What things are worth.
ERRAND = 30.0  # searching what must be searched
RESCUE = 25.0  # being in time for a bleeding Hero
AT_ONCE = 100.0  # what costs nothing and is always good
HASTE = 0.2  # a step towards the errand; more when time is short
DANGER = 0.2  # a hit to be expected
LONELY = 0.1  # a square too far from the nearest comrade
KILL = 1.6  # a Nazi's death, and more for each hit that it deals:
MENACE = 0.9
IN_THE_WAY = 2.0  # a Nazi's in a place that must be cleared
WANTED = 4.0  # a Nazi's that must die, and more for each attack that it takes:
LABOUR = 3.0
SILENCE = 0.2  # that nobody hears it
CHEST = 1.6
EVENT = 0.8
LOADED = 1.2  # a weapon that can shoot again
# What things cost.
TIRED = 0.8
BLADE = 0.3
AMMO = 0.4
GLORY = 0.3

IN_REACH = 7  # squares from which a comrade can come in time
LEAST_HASTE, MOST_HASTE = 1.0, 6.0
SLACK = 3.0  # rounds that everything takes longer than planned
NEAR = 12  # squares within which more AP could make a difference
ENOUGH = 3  # AP with which a Hero is not stuck where it is
SAFER = 0.6  # share of the danger that is left then
SHOOTING = 2  # squares from its target at which a Hero need not get any nearer


class Want(NamedTuple):
    worth: float
    actions: tuple[Option, ...]


class Turn:
    """A Hero's turn as it stands, on a copy of the table."""

    def __init__(self, s: State, decision: Decision, orders: Orders) -> None:
        self.s, self.options, self.hero = s, decision.options, s.heroes[decision.word("hero")]
        self.board = s.box.board
        self.errand = orders.first.get(self.hero.id)
        self.steps = plans.way(s, self.hero, orders)
        self.errands = {errand.name for errand in plans.errands(s)}
        left = s.box.mission.rounds - s.round + 1
        self.is_last = left == 1
        self.haste = HASTE * min(MOST_HASTE, max(LEAST_HASTE, (orders.rounds + SLACK) / left))
        self.closed = closed_doors(s)
        self.blockers: Area = area_of(s, (model for model in models(s) if model is not self.hero))
        friends = [hero for hero in s.heroes.values() if hero.up and hero is not self.hero]
        self._friends = [distances(self.board, hero.at) for hero in friends]
        self.dangers = Dangers(s, self.hero, self.closed)
        self._values: dict[str, float] = {}
        self._sites: dict[str, tuple[int, float, float]] = {}
        self.ap, self.fatigue = self.hero.ap, self.hero.fatigue_action
        self._look_around()

    def _look_around(self) -> None:
        """Where the Hero can get to, and where it can stop."""
        hero, board = self.hero, self.board
        self.reach = movement.reach(self.s, hero, 0 if hero.rooted else self.ap + hero.move_ap)
        self.stops = self.reach.stops
        if movement.is_on_token(self.s, hero):
            self.stops &= ~board.footing(hero.at).area
        self._costs: dict[str, int] = {}

    def fatigued(self) -> Turn:
        """The same turn after the fatigue action."""
        self.ap += fatigue_ap(self.s, self.hero)
        self.fatigue = True
        self._look_around()
        return self

    def left(self, at: str, ap: int = 0) -> int:
        """AP left after walking to a square and paying these; negative if that costs too much."""
        cost = self._costs.get(at)
        if cost is None:
            cost = self._costs[at] = self.reach.cost(self.board.squares[at]) or 0
        return self.ap - max(0, cost - self.hero.move_ap) - ap

    def rest(self, at: str, ap: int = 0) -> float:
        """How good it is to be on a square, with these AP to go on from there."""
        site = self._sites.get(at)
        if site is None:
            site = self._sites[at] = self._look_at(at)
        far, lonely, danger = site
        return -self.haste * max(0, far - ap) - lonely - danger * (SAFER if ap >= ENOUGH else 1)

    def _look_at(self, at: str) -> tuple[int, float, float]:
        """What a square is like: how far from the errand, how lonely, how dangerous."""
        far = self.steps.get(at, plans.FAR) if self.steps else 0
        if self.errand and self.errand.kind == "kill":
            far -= SHOOTING
        apart = min([away[at] for away in self._friends], default=0)
        return far, LONELY * max(0, apart - IN_REACH), DANGER * self.dangers.at(at)

    def want(self, gain: float, at: str, ap: int, *actions: Option) -> Want:
        """Something to do on a square for these AP, with the walk there."""
        walk = () if at == self.hero.at else (Option("move", (at,)),)
        return Want(gain + self.rest(at, self.left(at, ap)), (*walk, *actions))

    def value(self, nazi: Nazi) -> float:
        """What it is worth to be rid of a Nazi."""
        if nazi.id not in self._values:
            self._values[nazi.id] = self._value(nazi)
        return self._values[nazi.id]

    def _value(self, nazi: Nazi) -> float:
        s, errand = self.s, self.errand
        worth = KILL + MENACE * harm(s, nazi.kind)[2]
        if nazi.id in self.errands:
            worth += WANTED + LABOUR * plans.toughness(s, nazi)
        if errand and errand.kind == "search" and not plans.may_search_among_enemies(s, errand.name):
            if token_place(s, errand.name) in places(s, nazi):
                worth += IN_THE_WAY
        return worth

    def is_anything_near(self) -> bool:
        """Whether more AP could be good for more than steps."""
        away = distances(self.board, self.hero.at)
        return (
            any(away[nazi.at] <= NEAR for nazi in self.s.nazis.values())
            or any(hero.bleeding for hero in self.s.heroes.values())
            or self.steps.get(self.hero.at, plans.FAR) < NEAR
        )


def best_want(turn: Turn) -> tuple[Option, ...]:
    """The actions of the best want that can be begun; looking for it changes the turn."""
    for want in sorted(_wants(turn), key=lambda want: -want.worth):
        if want.actions[0] in turn.options:
            return want.actions
    return (END,) if END in turn.options else (turn.options[0],)


def _wants(turn: Turn) -> Iterator[Want]:
    for find in WANTS:
        yield from find(turn)
    if turn.is_anything_near():
        yield from excel(turn)
        yield from tire(turn)


# -- walking -----------------------------------------------------------------------------------------------------------


def stay(turn: Turn) -> Iterator[Want]:
    yield Want(turn.rest(turn.hero.at), (END,))


def walk(turn: Turn) -> Iterator[Want]:
    """To the best square in reach."""
    squares = [at for at in turn.board.listed(turn.stops) if at != turn.hero.at]
    if squares:
        at = max(squares, key=turn.rest)
        yield Want(turn.rest(at), (Option("move", (at,)), END))


def open_doors(turn: Turn) -> Iterator[Want]:
    """Doors on the way."""
    for door in turn.s.closed:
        if why_locked(turn.s, door) is None:
            ap = door_ap(turn.s, turn.hero, door)
            for at in _this_side(turn, door, ap):
                yield turn.want(0, at, ap, Option("open", (door,)))


def clear_barricades(turn: Turn) -> Iterator[Want]:
    """Barricades on the way, with a weapon that pierces metal."""
    for weapon in turn.hero.weapons:
        if turn.s.barricades and not weapon.empty and pierces_metal(turn.s, weapon):
            for piece in turn.s.barricades:
                for at in _this_side(turn, piece, BARRICADE_AP):
                    yield turn.want(0, at, BARRICADE_AP, *ready(turn, weapon), Option("clear", (piece,)))


def _this_side(turn: Turn, piece: str, ap: int) -> list[str]:
    """The squares beside a door or barricade from where the errand lies beyond it."""
    beside = handles(turn.board, piece)
    here = beside & turn.stops
    if not here:
        return []
    nearest = min(turn.steps.get(at, plans.FAR) for at in turn.board.listed(beside))
    return [at for at in turn.board.listed(here) if turn.steps.get(at, 0) > nearest and turn.left(at, ap) >= 0]


def take_passage(turn: Turn) -> Iterator[Want]:
    """Through a secret passage, if that is a shorter way."""
    for letter, ends in turn.board.passages.items():
        for here, there in (ends, ends[::-1]):
            if turn.steps.get(there, plans.FAR) < turn.steps.get(here, plans.FAR):
                cost = turn.reach.cost(turn.board.squares[here])
                if cost is not None and turn.ap >= cost + PASSAGE_AP + STEP_AP:
                    worth = turn.rest(there, turn.ap - cost - PASSAGE_AP) - (0 if turn.hero.fatigued else TIRED)
                    walk = () if here == turn.hero.at else (Option("move", (here,)),)
                    yield Want(worth, (*walk, Option("passage", (letter,))))


# -- searching ---------------------------------------------------------------------------------------------------------


def search(turn: Turn) -> Iterator[Want]:
    """Whatever counts, and chests and events that are near."""
    return _search(turn, turn.s.tokens)


def search_errands(turn: Turn) -> Iterator[Want]:
    return _search(turn, [token for token in turn.s.tokens if token in turn.errands])


def _search(turn: Turn, tokens: Iterable[str]) -> Iterator[Want]:
    board = turn.board
    for token in tokens:
        beside = steps.around(board.grid, board.footing(board.searchable[token]).area, turn.closed) & turn.stops
        if beside and (worth := _search_worth(turn, token)):
            for at in board.listed(beside):
                if turn.left(at, SEARCH_AP) >= 0:
                    yield turn.want(worth, at, SEARCH_AP, Option("search", (token,)))


def _search_worth(turn: Turn, token: str) -> float:
    s, kind = turn.s, token.partition("-")[0]
    if kind != "chest" and not plans.may_search_among_enemies(s, token) and enemies_in(s, token_place(s, token)):
        return 0
    if token in turn.errands:
        return ERRAND
    if turn.is_last:
        return 0
    return {"chest": CHEST, "event": EVENT}.get(kind, 0)


# -- fighting ----------------------------------------------------------------------------------------------------------


class Gun(NamedTuple):
    """A weapon that the Hero could fire in this turn."""

    weapon: Weapon
    ap: int  # with what it takes to reload it
    far: int
    near: int
    terms: Terms
    abilities: tuple[Ability | None, ...]
    reload: tuple[Option, ...]


def shoot(turn: Turn) -> Iterator[Want]:
    """Every Nazi in reach of a weapon, from the best square for it."""
    for gun in _guns(turn):
        for nazi in turn.s.nazis.values():
            for at in _stands(turn, nazi, gun.near, gun.far, gun.ap):
                gain, ability = _best_shot(turn, gun, nazi, at)
                if gain < 0:
                    continue
                chosen = (ability.id,) if ability else ()
                attack = Option("attack", (nazi.id, gun.weapon.kind, *chosen))
                want = turn.want(gain, at, gun.ap, *ready(turn, gun.weapon), attack)
                yield Want(want.worth, (*gun.reload, *want.actions))


def ready(turn: Turn, weapon: Weapon) -> tuple[Option, ...]:
    return () if weapon is turn.hero.active_weapon else (Option("ready", (_tag(turn, weapon),)),)


def _tag(turn: Turn, weapon: Weapon) -> str:
    return next(tag for tag, one in weapon_tags(turn.hero).items() if one is weapon)


def _may_attack(turn: Turn) -> bool:
    return not turn.hero.sabotaged and turn.hero.attacks <= turn.fatigue + turn.hero.extra_attacks


def _guns(turn: Turn) -> Iterator[Gun]:
    """Weapons that are loaded or can be, with ammo for them."""
    s, hero, level = turn.s, turn.hero, turn.s.box.level
    may_reload = turn.fatigue or level.reload_and_attack
    if not _may_attack(turn) or (hero.reloaded and not may_reload):
        return
    for weapon in hero.weapons:
        card = s.box.cards.weapons[weapon.kind]
        ap = card.ap + RELOAD_AP * weapon.empty
        if turn.ap < ap or (weapon.empty and (weapon.just_emptied or not may_reload)):
            continue
        terms = hero_terms(s, hero, weapon)
        ammo, needed = hero.ammo.get(card.ammo, 0), not level.free_attacks
        if needed and not ammo and not any(e.name == "no-ammo" for _, e in terms):
            continue
        spare = ammo - (needed and not turn.is_last)  # the last magazine is for shooting
        abilities = [] if hero.ability_used else [a for a in paid_abilities(s, weapon) if ability_ammo(s, a) <= spare]
        far = card.range + sum(e.n for _, e in terms if e.name == "range")
        near = max((e.n for _, e in terms if e.name == "min-range"), default=0)
        reload = (Option("reload", (_tag(turn, weapon),)),) if weapon.empty else ()
        yield Gun(weapon, ap, far, near, terms, (None, *abilities), reload)


def _best_shot(turn: Turn, gun: Gun, nazi: Nazi, at: str) -> tuple[float, Ability | None]:
    """What an attack from a square gains, and the ability that gains most."""
    s, hero, value = turn.s, turn.hero, turn.value(nazi)
    here, hero.at = hero.at, at
    best: tuple[float, Ability | None] = (-1.0, None)
    for ability in gun.abilities:
        shot = plan(s, hero, nazi, gun.weapon, ability, gun.terms)
        if shot.no_ammo or s.box.level.free_attacks or hero.ammo.get(s.box.cards.weapons[gun.weapon.kind].ammo):
            price = AMMO * ability_ammo(s, ability) if ability else 0
            gain = value * promise(s, nazi, shot) + SILENCE * shot.silent - price
            if gain > best[0]:
                best = gain, ability
    hero.at = here
    return best


def stab(turn: Turn) -> Iterator[Want]:
    """Silent executions, thrown or not."""
    s, hero = turn.s, turn.hero
    for blade in kit(s, hero).blades if _may_attack(turn) else ():
        ap = s.box.cards.equipment[blade.item].ap
        for nazi in s.nazis.values() if turn.ap >= ap else ():
            for at in _stands(turn, nazi, 0, blade.effect.within or 1, ap):
                here, hero.at = hero.at, at
                gain = turn.value(nazi) * promise(s, nazi, execution_plan(s, hero, nazi, ap, blade.effect))
                hero.at = here
                yield turn.want(gain + SILENCE - BLADE, at, ap, Option(blade.verb, (nazi.id, blade.item)))


def _stands(turn: Turn, nazi: Nazi, near: int, far: int, ap: int) -> Iterator[str]:
    """The best squares to attack a Nazi from: one next to it, and one farther away."""
    board, at, large = turn.board, nazi.at, nazi.is_large
    area = turn.stops & within(board, at, large, far)
    if not area:
        return
    area &= seen_from(turn.s, nazi, far, turn.closed)
    if near:
        area &= ~within(board, at, large, near - 1)
    beside = within(board, at, large, 1)
    for part in (area & beside, area & ~beside):
        if part:
            yield from _best_stand(turn, nazi, part, ap)


def _best_stand(turn: Turn, nazi: Nazi, area: Area, ap: int) -> Iterator[str]:
    """The best square of an area that sees a Nazi, if there is one."""
    found = [(turn.rest(at, left), at) for at in turn.board.listed(area) if (left := turn.left(at, ap)) >= 0]
    for _, at in sorted(found, reverse=True):
        if clear_view(turn.s, at, nazi, turn.closed, turn.blockers):
            yield at
            return


def reload(turn: Turn) -> Iterator[Want]:
    """A weapon that is empty, when there is nothing better to do."""
    if turn.ap >= RELOAD_AP and not turn.is_last:
        loaded = any(not weapon.empty for weapon in turn.hero.weapons)
        for tag, weapon in weapon_tags(turn.hero).items():
            if weapon.empty and not weapon.just_emptied:
                yield turn.want(LOADED / (1 + loaded), turn.hero.at, RELOAD_AP, Option("reload", (tag,)))


# -- comrades, cards and skills ----------------------------------------------------------------------------------------


def rescue(turn: Turn) -> Iterator[Want]:
    """A bleeding Hero is helped at once."""
    s, hero, board = turn.s, turn.hero, turn.board
    for other in s.heroes.values() if hero.lives or s.box.level.free_shared_life else ():
        if other.bleeding and other is not hero:
            share = Option("share-life", (other.id,))
            if may_share(s, hero, other) is None:
                yield Want(AT_ONCE, (share,))
            for at in board.listed(steps.around(board.grid, board.footing(other.at).area, turn.closed) & turn.stops):
                yield turn.want(RESCUE, at, 0, share)


def gear(turn: Turn) -> Iterator[Want]:
    """Things to put on, to attach and to hand over."""
    for option in choices.gear(turn.s, turn.hero):
        if option in turn.options:
            yield Want(AT_ONCE, (option,))


def use(turn: Turn) -> Iterator[Want]:
    """Cards and skills that help as they are."""
    for worth, ap, option in choices.uses(turn.s, turn.hero):
        if option in turn.options:
            yield turn.want(worth, turn.hero.at, ap, option)


WANTS: tuple[Callable[[Turn], Iterator[Want]], ...] = (
    rescue,
    gear,
    use,
    search,
    shoot,
    stab,
    reload,
    open_doors,
    clear_barricades,
    take_passage,
    walk,
    stay,
)


# -- doing more --------------------------------------------------------------------------------------------------------


def excel(turn: Turn) -> Iterator[Want]:
    """A skill that makes more of an attack, or gives one more."""
    hero = turn.hero
    for skill in turn.s.box.cards.heroes[hero.id].skills:
        option = Option("skill", (skill.id,))
        attacks = sum(e.n for e in skill.effects if e.name == "extra-attack")
        spells = [Holding(e.span, e.effects) for e in skill.effects if e.name == "during" and e.span != "next-turn"]
        if skill.gp and (attacks or spells) and option in turn.options:
            holding = hero.holding
            hero.extra_attacks += attacks
            hero.holding = [*holding, *spells]
            for want in shoot(turn):
                yield Want(want.worth - GLORY * skill.gp, (option, *want.actions))
            hero.extra_attacks -= attacks
            hero.holding = holding


def tire(turn: Turn) -> Iterator[Want]:
    """The fatigue action, for what is worth half of the next turn."""
    if TAKE_FATIGUE in turn.options:
        price = 0 if turn.is_last else TIRED
        turn = turn.fatigued()
        for find in (rescue, search_errands, shoot, stab):
            for want in find(turn):
                yield Want(want.worth - price, (TAKE_FATIGUE, *want.actions))

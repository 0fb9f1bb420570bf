"""Using items as a bonus action in one's own turn (p.11, p.25, p.26)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from sandtable.engine.action import Action, Answer, Odds, Offers, Question, Refusals
from sandtable.engine.components import Registry
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.reichbusters import (
    action_cards,
    casualties,
    controller,
    dice_test,
    features,
    gear,
    noise,
    noise_cards,
    noise_odds,
    spawning,
    uncover,
    wounds,
)
from sandtable.games.reichbusters.log import ItemShown, ItemUsed, Obscured
from sandtable.games.reichbusters.names import DieKind
from sandtable.games.reichbusters.state import Hero, InPlay, State
from sandtable.games.reichbusters.table import heroes_at
from sandtable.games.reichbusters.trial import Trial

PASS = Option("pass")
#: What an item does when it is used; it may ask where and for whom.
uses: Registry[Callable[[State, Hero], Play[None]]] = Registry("item that is used")


def may_use(s: State, hero: Hero, kind: str) -> Refusal | None:
    """On the dashboard, not drained, and once a turn if it is a vril item (REICH-USE-01, REICH-USE-02)."""
    if hero.knocked_down:
        return Refusal("REICH-KEY-43", "knocked-down", {"hero": hero.id})
    ready = [item for item in hero.items if item.kind == kind and not item.drained]
    if not ready:
        return Refusal("REICH-USE-02", "item-drained", {"item": kind})
    if all(item.used for item in ready):
        return Refusal("REICH-RUL-103", "item-used", {"item": kind})
    if not would_help(s, hero, kind):
        return Refusal("REICH-CAR-05", "item-useless", {"item": kind})
    return None


def would_help(s: State, hero: Hero, kind: str) -> bool:
    """Whether there is anything for it to do."""
    match kind:
        case "bandages" | "medics-bag" | "pain-killers" | "vril-healing-potion":
            return any(other.wounds for other in heroes_at(s, hero.at))
        case "grenade" | "stick-grenade-bundle" | "smoke-grenade":
            return bool(s.board.adjacent(hero.at, s.shut))
        case "dog-biscuits":
            cage = s.features.get(hero.at)
            dogs = any(enemy.at == hero.at and enemy.type in action_cards.DOGS for enemy in s.enemies.values())
            return dogs or (cage is not None and cage.kind == "dog-cage")
        case "vril-goggles":
            return any(_hidden_on(s, tile) for tile in s.board.near_tiles(hero.at))
    return True


class Using(NamedTuple):
    hero: Hero
    item: str


class Use(Action[State, Hero, Using]):
    """Use an item; what is not kept is discarded (REICH-RUL-102), and loud ones make noise (REICH-USE-03)."""

    verb = "use"

    def read(self, s: State, decision: Decision, option: Option) -> Using:
        return Using(s.active, option.args[0])

    def offers(self, s: State, hero: Hero) -> Offers:
        kinds = [kind for kind in dict.fromkeys(item.kind for item in hero.items) if kind in uses]
        able = [kind for kind in kinds if may_use(s, hero, kind) is None]
        return (Each(self.verb, able),) if able else ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for kind in dict.fromkeys(item.kind for item in hero.items):
            if kind in uses and (refusal := may_use(s, hero, kind)):
                yield Option(self.verb, (kind,)), refusal

    def do(self, s: State, chosen: Using) -> Play[None]:
        hero, kind = chosen
        card = s.box.cards.items[kind]
        s.tell(ItemUsed, "REICH-USE-01", hero.id, kind)
        item = next(item for item in hero.items if item.kind == kind and not item.drained and not item.used)
        if card.keep:
            item.used = True
        else:
            hero.items.remove(item)
            s.used_up.append(kind)
        if card.noise.isdecimal():
            noise.owe(s, hero, int(card.noise))
        yield from uses[kind](s, hero)

    def odds(self, s: State, chosen: Using) -> Iterable[Odds]:
        return noise_odds.printed_odds(s, chosen.hero, s.box.cards.items[chosen.item].noise)

    def hints(self, s: State, chosen: Using) -> Iterable[Text]:
        return noise_odds.printed_hints(s, chosen.hero, s.box.cards.items[chosen.item].noise)


USE = Use()

# -- grenades ----------------------------------------------------------------------------------------------------------


def choose_area(s: State, hero: Hero, *, optional: bool = False) -> Play[str]:
    """An adjacent area; it need not be in sight (REICH-RUL-12). A part of a card may be left out (REICH-CAR-05)."""
    areas = list(s.board.adjacent(hero.at, s.shut))
    if not areas:
        return ""
    options = Options(Each("at", areas), PASS) if optional else Options(Each("at", areas))
    answer = yield Decision(hero.seat, "throw", options, {"hero": hero.id})
    return "" if answer == PASS else answer.args[0]


def throw(s: State, hero: Hero, *, bundle: bool = False, optional: bool = False) -> Play[None]:
    """A wound on every unit of an adjacent area, with a Bang! or Boom! (REICH-ITM-08, REICH-ITM-16, REICH-RUL-113)."""
    area = yield from choose_area(s, hero, optional=optional)
    if area:
        yield from noise_cards.bang(s, "boom" if bundle else "bang", hero=hero)
        yield from casualties.blast(s, area, cause="grenade", piercing=bundle)


@uses("grenade")
def _grenade(s: State, hero: Hero) -> Play[None]:
    return throw(s, hero)


@uses("stick-grenade-bundle")
def _bundle(s: State, hero: Hero) -> Play[None]:
    return throw(s, hero, bundle=True)


@uses("smoke-grenade")
def _smoke(s: State, hero: Hero) -> Play[None]:
    """An adjacent area is obscured until after the next enemy turn (REICH-ITM-15); whoever sees no more is noticed."""
    area = yield from choose_area(s, hero)
    s.obscured[area] = "item"
    s.tell(Obscured, "REICH-ITM-15", area)
    yield from uncover.look(s)


# -- medicine ----------------------------------------------------------------------------------------------------------


@uses("bandages")
def _bandages(s: State, hero: Hero) -> Play[None]:
    """Up to two permanent wounds of Heroes in the area (REICH-ITM-04)."""
    for _ in range(2):
        healed = yield from wounds.choose_heal(s, hero.seat, heroes_at(s, hero.at), "REICH-ITM-04", bandages=True)
        if not healed:
            break


@uses("medics-bag")
def _bag(s: State, hero: Hero) -> Play[None]:
    """One permanent wound of every Hero in the area (REICH-ITM-12)."""
    for other in heroes_at(s, hero.at):
        yield from wounds.choose_heal(s, other.seat, [other], "REICH-ITM-12")


@uses("pain-killers")
def _killers(s: State, hero: Hero) -> Play[None]:
    """One wound, and the effects of the others are ignored until the next turn (REICH-ITM-13, REICH-RUL-117)."""
    able = [other.id for other in heroes_at(s, hero.at) if other.wounds]
    answer = yield Decision(hero.seat, "pain-killers", Options(Each("for", able)), {"hero": hero.id})
    patient = s.heroes[answer.args[0]]
    yield from wounds.choose_heal(s, patient.seat, [patient], "REICH-ITM-13")
    patient.painless = True


# -- vril items --------------------------------------------------------------------------------------------------------


class ItemTrial(Trial):
    """Vril dice without a target number; a special pays for the item's own text (REICH-RUL-103)."""

    kind = "item"
    base: DieKind = "vril"

    def __init__(self, hero: Hero, kind: str, dice: int) -> None:
        super().__init__(hero, 0, {"vril": dice}, "")
        self.item = kind
        self.vril_source = kind

    def effects(self, s: State, kind: DieKind) -> Iterator[str]:
        if self.item not in self.used:
            yield self.item

    def spend(self, s: State, effect: str) -> Play[None]:
        self.used.add(effect)
        yield from ()


def _vril(s: State, hero: Hero, kind: str) -> Play[tuple[int, bool, bool]]:
    """Roll a vril item: its total, whether its special was paid for, whether a surge is left."""
    trial = ItemTrial(hero, kind, s.box.cards.items[kind].vril_dice + noise.injected(hero))
    total = yield from dice_test.make(s, trial)
    surge = any(die.face == "surge" and die.spent == "wound" for die in trial.dice)
    return total, kind in trial.used, surge


@uses("vril-healing-potion")
def _potion(s: State, hero: Hero) -> Play[None]:
    """As many wounds of one Hero as the result; with a special all of them (REICH-ITM-18)."""
    able = [other.id for other in heroes_at(s, hero.at) if other.wounds]
    answer = yield Decision(hero.seat, "potion", Options(Each("for", able)), {"hero": hero.id})
    patient = s.heroes[answer.args[0]]
    total, special, _ = yield from _vril(s, hero, "vril-healing-potion")
    if special or total >= len(patient.wounds):
        for wound in patient.wounds[:]:
            wounds.heal(s, patient, wound.card, "REICH-ITM-18")
        return
    for _ in range(total):
        if not (yield from wounds.choose_heal(s, hero.seat, [patient], "REICH-ITM-18")):
            break


@uses("vril-injection")
def _injection(s: State, hero: Hero) -> Play[None]:
    """Until the next turn blanks may be re-rolled; a special adds a die; a surge ends it (REICH-ITM-19)."""
    _, special, surge = yield from _vril(s, hero, "vril-injection")
    if not surge:
        hero.in_play.append(InPlay("injection", "own-turn"))
        if special:
            hero.in_play.append(InPlay("injection-special", "own-turn"))


class LookAtTile(Answer[State, str]):
    """A tile: all its areas."""

    verb = "look"

    def read(self, s: State, decision: Decision, option: Option) -> str:
        return option.args[0]

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return s.board.tiles[option.args[0]]


@uses("vril-goggles")
def _goggles(s: State, hero: Hero) -> Play[None]:
    """Reveal features, items or tokens of one tile, the own or an adjacent one (REICH-ITM-17, REICH-RUL-108)."""
    tiles = [tile for tile in sorted(s.board.near_tiles(hero.at)) if _hidden_on(s, tile)]
    chosen = yield Decision(
        hero.seat, "goggles-tile", Options(Each("look", tiles)), {"hero": hero.id}, about=Question(LookAtTile())
    )
    tile = chosen.args[0]
    total, special, _ = yield from _vril(s, hero, "vril-goggles")
    left = 99 if special else total
    while left and (found := _hidden_on(s, tile)):
        offered = controller.offer("reveal", found)
        options = Options(*offered) if special else Options(*offered, PASS)  # a special reveals everything there
        answer = yield Decision(hero.seat, "goggles", options, {"hero": hero.id})
        if answer == PASS:
            break
        left -= 1
        yield from _reveal(s, *answer.args)


def _hidden_on(s: State, tile: str) -> list[str]:
    """What lies hidden on a tile, as `feature:e1`, `item:e1`, `token:e1`."""
    areas = s.board.tiles[tile]
    found = [f"feature:{area}" for area in areas if area in s.features and not s.features[area].kind]
    found += [f"item:{area}" for area in areas if any(not item.face_up for item in s.items.get(area, ()))]
    return found + [f"token:{area}" for area in areas if area in s.tokens]


def _reveal(s: State, kind: str, area: str) -> Play[None]:
    """A feature takes effect, a token is triggered, an item lies face up; nobody sees it by that (REICH-RUL-115)."""
    if kind == "feature":
        yield from features.reveal(s, area)
    elif kind == "token":
        spawning.trigger(s, area)
    else:
        item = next(item for item in s.items[area] if not item.face_up)
        gear.reveal(s, item)
        item.face_up = True
        s.tell(ItemShown, "REICH-RUL-115", item.kind, area)
    yield from uncover.look(s)


@uses("dog-biscuits")
def _biscuits(s: State, hero: Hero) -> Play[None]:
    """Dogs of the area are busy until the end of the enemy turn; a dog cage here goes (REICH-ITM-07)."""
    s.biscuits.append(hero.at)
    cage = s.features.get(hero.at)
    if cage is not None and cage.kind == "dog-cage":
        features.remove(s, hero.at)
    yield from ()

"""Silent executions (p.12): an attack action with a knife, a hatchet or a pipe, which nobody hears (WOLF-SIL-01)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from sandtable.engine.action import Action, Odds, Offers, Question, Refusals
from sandtable.engine.decision import Decision, Option, Play, Refusal
from sandtable.games.wolfenstein.actions import afford, asked_hero, pay
from sandtable.games.wolfenstein.attack_action import declare, may_act
from sandtable.games.wolfenstein.attack_plan import Lookout, Plan, execution_plan, nazis_near
from sandtable.games.wolfenstein.damage import Hits, is_there, settle, strike
from sandtable.games.wolfenstein.decks import discard
from sandtable.games.wolfenstein.effects import Cause, carry_out, choose_model, effect
from sandtable.games.wolfenstein.gear import item_hints
from sandtable.games.wolfenstein.kit import Blade
from sandtable.games.wolfenstein.log import Attacked, CardDiscarded
from sandtable.games.wolfenstein.odds import attack_odds, promise
from sandtable.games.wolfenstein.rolling import KEEP, cast_dice
from sandtable.games.wolfenstein.state import Hero, Model, Nazi, State
from sandtable.games.wolfenstein.table import adjacent, distance_between, kit, places
from sandtable.games.wolfenstein.vocabulary import Effect

KEEP_BLADE = "keep-blade"
DISCARD = Option("discard")


def may_execute(s: State, hero: Hero, target: Model, blade: Blade, lookout: Lookout | None = None) -> Refusal | None:
    """An attack action from an adjacent square (WOLF-SIL-02, WOLF-SIL-03); thrown, it needs LOS and to be near enough.

    Having reloaded does not matter (WOLF-RUL-22).
    """
    if not isinstance(target, Nazi):
        return Refusal("WOLF-RUL-83", "not-an-enemy", {"target": target.id})
    if refusal := may_act(hero) or afford(hero, s.box.cards.equipment[blade.item].ap):
        return refusal
    far = distance_between(s, hero, target)
    if not blade.effect.within:
        if far > 1 or not adjacent(s, hero, target):
            return Refusal("WOLF-SIL-03", "not-adjacent", {"target": target.id})
    elif far > blade.effect.within:
        return Refusal("WOLF-ATK-03", "out-of-range", {"distance": far, "range": blade.effect.within})
    elif not (lookout or Lookout(s)).sees(hero, target):
        return Refusal("WOLF-ATK-01", "not-in-sight", {"target": target.id})
    return None


class Blow(NamedTuple):
    hero: Hero
    target: Nazi
    blade: Blade
    plan: Plan


class Execute(Action[State, Hero, Blow]):
    """Kill silently with an item from an adjacent square; where the item says so, by throwing it.

    Both ways of an item are offered beside each other, so this action offers them all.
    """

    verb = "execute"

    def read(self, s: State, decision: Decision, option: Option) -> Blow:
        name, item = option.args
        hero, target = asked_hero(s, decision), s.nazis[name]
        blade = next(blade for blade in kit(s, hero).blades if (blade.verb, blade.item) == (option.verb, item))
        return Blow(hero, target, blade, execution_plan(s, hero, target, s.box.cards.equipment[item].ap, blade.effect))

    def offers(self, s: State, hero: Hero) -> Offers:
        if may_act(hero) is not None:
            return ()
        ways = kit(s, hero).blades
        near = nazis_near(s, hero, max([blade.effect.within for blade in ways] + [1])) if ways else ()
        if not near:
            return ()
        lookout = Lookout(s)
        return [
            Option(blade.verb, (nazi.id, blade.item))
            for blade in ways
            for nazi in near
            if may_execute(s, hero, nazi, blade, lookout) is None
        ]

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for blade in kit(s, hero).blades:
            for nazi in s.nazis.values():
                if refusal := may_execute(s, hero, nazi, blade):
                    yield Option(blade.verb, (nazi.id, blade.item)), refusal

    def do(self, s: State, chosen: Blow) -> Play[None]:
        """No noise, no accuracy, and the item is gone whatever the result.

        WOLF-SIL-04, WOLF-SIL-05, WOLF-SIL-06, WOLF-SIL-07, WOLF-SIL-08, WOLF-RUL-27.
        """
        hero, target, blade, blow = chosen
        item = blade.item
        pay(hero, blow.ap)
        declare(s, hero, target)
        s.tell(Attacked, "WOLF-SIL-02", hero.id, target.id, item)
        may_keep = hero.spent.count(KEEP_BLADE) < blow.keep_blade
        if not may_keep:
            _discard_blade(s, hero, item)
        cause = Cause(hero=hero.id, target=target.id, here=places(s, hero), card=item, silent=True)
        yield from _strike_silently(s, hero, target, blow, cause)
        yield from carry_out(s, cause, blade.others)
        if may_keep:
            if is_there(s, target) or not (yield from _keeps_blade(s, hero, item)):
                _discard_blade(s, hero, item)

    def odds(self, s: State, chosen: Blow) -> Iterable[Odds]:
        return attack_odds(promise(s, chosen.target, chosen.plan))


class Throw(Execute):
    """The same from farther away; `EXECUTE` offers it too."""

    verb = "throw"

    def offers(self, s: State, hero: Hero) -> Offers:
        return ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        return ()


EXECUTE = Execute()
THROW = Throw()


def _strike_silently(s: State, hero: Hero, target: Nazi, blow: Plan, cause: Cause) -> Play[None]:
    cast = yield from cast_dice(s, hero, target, blow.dice, blow.rerolls)
    lost = yield from strike(s, target, Hits.of(cast.roll, blow.armor_to_hp), cause)
    yield from settle(s, target, cause, lost)


BLADE_QUESTION = Question(hints=item_hints)


def _keeps_blade(s: State, hero: Hero, item: str) -> Play[bool]:
    """Having killed with it, the Hero may keep the card, a limited number of times in a mission."""
    args = {"hero": hero.id, "item": item}
    answer = yield Decision(hero.seat, KEEP_BLADE, (KEEP, DISCARD), args, about=BLADE_QUESTION)
    if answer == KEEP:
        hero.spent.append(KEEP_BLADE)
    return answer == KEEP


def _discard_blade(s: State, hero: Hero, item: str) -> None:
    (hero.items if item in hero.items else hero.worn).remove(item)
    discard(s, "equipment", item)
    s.tell(CardDiscarded, "WOLF-SIL-04", hero.id, item)


@effect("silent-execution", lambda s, cause, e: False)
def _silent_execution(s: State, cause: Cause, e: Effect) -> Play[None]:
    """A silent execution that another text than an item's calls for costs nothing.

    An item executes only by the attack action.
    """
    hero = s.heroes[cause.hero]
    there = [nazi.id for nazi in s.nazis.values() if _is_within(s, hero, nazi, e)]
    if there:
        target = s.nazis[(yield from choose_model(s, hero.seat, cause, e, there)).id]
        target.attacked = target.awake = True
        own = msgspec.structs.replace(cause, target=target.id, silent=True)
        yield from _strike_silently(s, hero, target, execution_plan(s, hero, target, 0, e), own)


def _is_within(s: State, hero: Hero, nazi: Nazi, e: Effect) -> bool:
    if e.within:
        return distance_between(s, hero, nazi) <= e.within and Lookout(s).sees(hero, nazi)
    return adjacent(s, hero, nazi)

"""A Hero's activation (p.8-9): fatigue, action points, actions in any order, and its end.

    1. fatigue of the turn before   2. action points   3. actions   4. the fatigue token   5. noise by company

Each action is one step of the game, so that the table is at rest between any two of them.
"""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.action import Action, Menu, Offers, Question, Refusals
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.engine.view import Text
from sandtable.games.wolfenstein import (
    attack,
    bleeding,
    controller,
    doors,
    executions,
    fatigue,
    gear,
    giving,
    glory,
    movement,
    noise,
    placing,
    reload,
    search,
    spawn,
    tokens,
    using,
)
from sandtable.games.wolfenstein.actions import OneName, asked_hero
from sandtable.games.wolfenstein.effects import Cause, effect
from sandtable.games.wolfenstein.log import ActivationBegan, ActivationEnded, ApGained, HeroEntered, Refreshed
from sandtable.games.wolfenstein.state import Hero, State
from sandtable.games.wolfenstein.table import base_ap
from sandtable.games.wolfenstein.vocabulary import Effect

CARD_TEXT = (placing,)  # a chapter of card effects that no other chapter imports
END = Option("end")


class End(Action[State, Hero, Hero]):
    """End the activation, at any moment (WOLF-HER-10) but not on a token that the Hero could leave (WOLF-RUL-59)."""

    verb = "end"

    def read(self, s: State, decision: Decision, option: Option) -> Hero:
        return asked_hero(s, decision)

    def offers(self, s: State, hero: Hero) -> Offers:
        return () if movement.may_stop(s, hero) else (END,)

    def refusals(self, s: State, hero: Hero) -> Refusals:
        if refusal := movement.may_stop(s, hero):
            yield END, refusal

    def do(self, s: State, chosen: Hero) -> Play[None]:
        s.phase = "end-activation"
        yield from ()


#: What a Hero can do, in the order of the options. All but attacking can be repeated while AP last (WOLF-HER-08).
ACTIONS: Menu[State, Hero] = (
    movement.MOVE,
    movement.PASSAGE,
    doors.OPEN,
    doors.CLEAR,
    search.SEARCH,
    search.PEEK,
    attack.ATTACK,
    executions.EXECUTE,
    executions.THROW,
    fatigue.FATIGUE,
    reload.RELOAD,
    using.USE,
    glory.SKILL,
    bleeding.LIFE,
    gear.READY,
    gear.EQUIP,
    gear.UNEQUIP,
    gear.ATTACH,
    gear.DETACH,
    giving.GIVE,
    End(),
)
BY_VERB = {action.verb: action for action in ACTIONS}
#: What is left to do on a token where nobody may stop (WOLF-RUL-59).
GOING_ON: Menu[State, Hero] = (movement.MOVE, movement.PASSAGE)
OTHERS: Menu[State, Hero] = tuple(action for action in ACTIONS if action not in GOING_ON and action.verb != "end")
#: A Hero without AP is never offered these.
PAID: Menu[State, Hero] = (doors.CLEAR, search.SEARCH, attack.ATTACK, reload.RELOAD)
_OFFERS = tuple(action.offers for action in OTHERS)
_FREE_OFFERS = tuple(action.offers for action in OTHERS if action not in PAID)


def _hints(s: State, decision: Decision) -> Iterable[Text]:
    return movement.company_hints(s, asked_hero(s, decision))


TURN = Question(*ACTIONS, hints=_hints)

# -- the first turn ----------------------------------------------------------------------------------------------------


class Enter(OneName):
    """The letter of the Hero spawn token to enter by."""

    verb = "enter"

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (f"hero-spawn-{option.args[0]}",)


ENTER = Question(Enter())


def enter(s: State) -> Play[None]:
    """The Hero comes on the map, on a Hero spawn token that nobody has used yet if there is one.

    WOLF-SET-16, WOLF-SET-17, WOLF-SET-18, WOLF-SET-19, WOLF-RUL-88. If the token is occupied, on the nearest free
    square (WOLF-RUL-59).
    """
    hero, spawns = s.active, s.box.board.hero_spawns
    letters = [letter for letter in spawns if letter not in s.entered] or list(spawns)
    answer = yield Decision(hero.seat, "enter", Options(Each("enter", letters)), {"hero": hero.id}, about=ENTER)
    letter = answer.args[0]
    if letter not in s.entered:
        s.entered.append(letter)
    hero.at = yield from entrance(s, hero, spawns[letter])
    s.tell(HeroEntered, "WOLF-SET-16", hero.id, hero.at)
    noise.shared_presence(s)
    s.phase = "activation"


def entrance(s: State, hero: Hero, at: str) -> Play[str]:
    """The token's square, or the nearest free one to it; the AI controller decides between equals (WOLF-RUL-38)."""
    squares = spawn.nearest_free(s, at)
    return (yield from controller.decide_between(s, "place", "place", squares, {"model": hero.id}))


# -- steps 1 and 2 -----------------------------------------------------------------------------------------------------


def activation(s: State) -> Play[None]:
    """Fatigue left over, then action points (WOLF-HER-01, WOLF-HER-02); a Hero who still bleeds dies (WOLF-BLD-02).

    A stunned Hero does nothing, but steps 4 and 5 happen (WOLF-STN-02, WOLF-RUL-58).
    """
    hero = s.active
    if hero.bleeding:
        bleeding.die(s, hero)
        s.phase = "next-hero"
        return
    begin(s, hero)
    s.phase = "end-activation" if hero.stunned else "action"
    yield from ()


def begin(s: State, hero: Hero) -> None:
    """A fresh activation: all AP, or half of them with a fatigue token (WOLF-FAT-09, WOLF-RUL-24)."""
    hero.holding = [holding for holding in hero.holding if holding.span != "next-turn"]
    hero.tired = hero.fatigued
    hero.ap = fatigue.half(base_ap(s, hero)) if hero.tired else base_ap(s, hero)
    hero.move_ap = hero.attacks = hero.extra_attacks = 0
    hero.fatigue_action = hero.ability_used = hero.skill_used = hero.reloaded = hero.rooted = False
    # A Hero who could not leave a token, or fell on it, is as free there as on entering the map.
    hero.just_placed = movement.is_on_token(s, hero)
    for bot in s.bots.values():
        if bot.hero == hero.id:
            bot.done = False
    s.tell(ActivationBegan, "WOLF-FAT-09" if hero.tired else "WOLF-HER-02", hero.id, hero.ap)


# -- step 3 ------------------------------------------------------------------------------------------------------------


def action(s: State) -> Play[None]:
    """One action of the Hero's, or the end of its activation (WOLF-HER-03, WOLF-HER-07, WOLF-HER-10)."""
    hero = s.active
    options = Options(*offers(s, hero))
    args: Values = {"hero": hero.id, "ap": hero.ap}
    decision = Decision(hero.seat, "action", options, args, lambda: refusals(s, hero), about=TURN)
    answer = yield decision
    yield from BY_VERB[answer.verb].take(s, decision, answer)
    if not hero.up:
        s.phase = "end-activation"  # at 0 HP (WOLF-RUL-54)


def offers(s: State, hero: Hero) -> Offers:
    """All that the Hero can do now."""
    found = [*movement.MOVE.offers(s, hero), *movement.PASSAGE.offers(s, hero)]
    on_token = bool(found) and movement.is_on_token(s, hero)
    if not on_token or hero.just_placed:
        for offered in _OFFERS if hero.ap else _FREE_OFFERS:
            if more := offered(s, hero):
                found += more
    if not on_token:
        found.append(END)
    return found


def refusals(s: State, hero: Hero) -> Refusals:
    """Why other things are not offered; a Hero who has moved onto a token can only move on (WOLF-RUL-59)."""
    going_on = None if hero.just_placed else movement.may_stop(s, hero)
    for action in ACTIONS:
        if going_on and action in OTHERS:
            for option in Options(*action.offers(s, hero)):
                yield option, going_on
        yield from action.refusals(s, hero)


# -- steps 4 and 5 -----------------------------------------------------------------------------------------------------


def end_activation(s: State) -> Play[None]:
    """An old fatigue token goes, company makes noise, and AP that are left are lost.

    WOLF-HER-04, WOLF-HER-05, WOLF-HER-11. The Hero's bots act next (WOLF-BOT-03).
    """
    hero = s.active
    if hero.tired:
        hero.fatigued = hero.tired = False
        s.tell(Refreshed, "WOLF-HER-04", hero.id)
    noise.shared_presence(s, "WOLF-HER-05")
    tokens.end_of_turn(s, hero)
    hero.holding = [holding for holding in hero.holding if holding.span == "next-turn"]
    for weapon in hero.weapons:
        weapon.just_emptied = False
    hero.ap = hero.move_ap = 0
    hero.done = True
    s.tell(ActivationEnded, "WOLF-HER-11", hero.id)
    s.phase = "bot" if any(bot.hero == hero.id and not bot.done for bot in s.bots.values()) else "next-hero"
    yield from ()


# -- action points and attacks on cards --------------------------------------------------------------------------------


def is_active(s: State, cause: Cause, e: Effect) -> bool:
    """Whether it is the Hero's own turn; an effect for this turn comes too late after it."""
    return s.hero == cause.hero and not s.heroes[cause.hero].done


@effect("ap", is_active)
def _ap(s: State, cause: Cause, e: Effect) -> None:
    """More AP in this turn, perhaps for moving only."""
    if not is_active(s, cause, e):
        return
    hero = s.heroes[cause.hero]
    if e.spend == "move":
        hero.move_ap += e.n
    else:
        hero.ap += e.n
    s.tell(ApGained, "WOLF-HER-03", hero.id, e.n)


@effect("extra-attack", is_active)
def _extra_attack(s: State, cause: Cause, e: Effect) -> None:
    """More attack actions in this turn, without the fatigue action (WOLF-HER-09)."""
    if is_active(s, cause, e):
        s.heroes[cause.hero].extra_attacks += e.n

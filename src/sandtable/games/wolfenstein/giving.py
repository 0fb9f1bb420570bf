"""Giving (p.12): weapons, cards and ammo for a Hero on an adjacent square, for no AP (WOLF-GIV-04, WOLF-GIV-05)."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.engine import components
from sandtable.engine.action import Action, Offers, Refusals
from sandtable.engine.decision import Decision, Each, Option, Play, Refusal
from sandtable.games.wolfenstein.actions import asked_hero
from sandtable.games.wolfenstein.board import distances
from sandtable.games.wolfenstein.gear import different, kinds_of, weapon_tags
from sandtable.games.wolfenstein.log import Given
from sandtable.games.wolfenstein.state import Hero, State
from sandtable.games.wolfenstein.table import adjacent
from sandtable.games.wolfenstein.vocabulary import AMMO

#: What a Hero has and cannot give away, and the rule that says so.
KEPT: Final = {"gp": "WOLF-GLO-05", "shared-life": "WOLF-LIF-07"}


def may_give_to(s: State, hero: Hero, other: Hero) -> Refusal | None:
    """A Hero who is not bleeding gives to any Hero beside it, bleeding or not (WOLF-GIV-04, WOLF-RUL-72)."""
    if hero.bleeding:
        return Refusal("WOLF-RUL-72", "bleeding", {"hero": hero.id})
    if not other.at or not adjacent(s, hero, other):
        return Refusal("WOLF-GIV-04", "too-far-to-give", {"hero": other.id})
    return None


def may_give(hero: Hero, thing: str) -> Refusal | None:
    """Ammo, weapons and equipment cards can be given (WOLF-GIV-04); a worn item must come off first."""
    if thing in KEPT:
        return Refusal(KEPT[thing], "cannot-be-given", {"thing": thing})
    if thing in hero.worn and thing not in hero.items:
        return Refusal("WOLF-GIV-04", "worn", {"item": thing})
    return None


def things(hero: Hero) -> list[str]:
    """All that a Hero has to give: cards, weapons with what is on them, and ammo, token by token."""
    return [*different(hero.items), *weapon_tags(hero), *(kind for kind in AMMO if hero.ammo.get(kind))]


def give(s: State, hero: Hero, other: Hero, thing: str) -> None:
    """Hand something over, and get nothing for it (WOLF-GIV-05, WOLF-GIV-06).

    A weapon keeps its reload token (WOLF-GIV-07), which the other one can remove in its own activation (WOLF-RUL-21).
    """
    kind = next((kind for kind in AMMO if kind == thing), None)
    if kind is not None:
        components.give(components.take(1, kind, hero.ammo), kind, other.ammo)
    elif thing in hero.items:
        hero.items.remove(thing)
        other.items.append(thing)
    else:
        weapon = weapon_tags(hero)[thing]
        hero.weapons = [one for one in hero.weapons if one is not weapon]
        weapon.just_emptied = False
        other.weapons.append(weapon)
    s.tell(Given, "WOLF-GIV-04", hero.id, other.id, thing)


class Giving(NamedTuple):
    hero: Hero
    other: Hero
    thing: str  # an item, a kind of ammo, or a weapon by its tag


class Give(Action[State, Hero, Giving]):
    """Give something to another Hero, for 0 AP in one's own turn (WOLF-CST-11)."""

    verb = "give"

    def read(self, s: State, decision: Decision, option: Option) -> Giving:
        other, thing = option.args
        return Giving(asked_hero(s, decision), s.heroes[other], thing)

    def offers(self, s: State, hero: Hero) -> Offers:
        away = distances(s.box.board, hero.at)
        near = [other for other in s.heroes.values() if other.at and away[other.at] <= 1 and other is not hero]
        there = [other.id for other in near if may_give_to(s, hero, other) is None]
        given = things(hero) if there else ()
        return [Each(self.verb, given, (name,)) for name in there] if given else ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        everything = [*things(hero), *KEPT, *(item for item in hero.worn if item not in hero.items)]
        for other in s.alive:
            if other is not hero:
                far = may_give_to(s, hero, other)
                for thing in everything:
                    if refusal := may_give(hero, thing) or far:
                        yield Option(self.verb, (other.id, thing)), refusal
        for bot in s.bots:
            for thing in everything:
                yield Option(self.verb, (bot, thing)), Refusal("WOLF-BOT-11", "bots-carry-nothing", {"hero": bot})

    def do(self, s: State, chosen: Giving) -> Play[None]:
        give(s, chosen.hero, chosen.other, chosen.thing)
        yield from ()

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return kinds_of(option)


GIVE = Give()

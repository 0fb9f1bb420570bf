"""Bleeding, shared life and death (p.18): a Hero without HP lies down and has until its next turn to be helped."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.engine.action import Action, Offers, Refusals
from sandtable.engine.decision import Decision, Option, Play, Refusal
from sandtable.games.wolfenstein import controller, fatigue
from sandtable.games.wolfenstein.actions import asked_hero, each
from sandtable.games.wolfenstein.effects import Cause, candidates, effect, whom
from sandtable.games.wolfenstein.log import Bleeding, Died, Healed, LifeShared, Removed
from sandtable.games.wolfenstein.state import Bot, Hero, Model, State
from sandtable.games.wolfenstein.table import adjacent
from sandtable.games.wolfenstein.vocabulary import Effect


def fall(s: State, model: Hero | Bot) -> Play[None]:
    """A Hero at 0 HP bleeds where it lies (WOLF-BLD-01); a bot leaves the game straight away (WOLF-BOT-09)."""
    if isinstance(model, Bot):
        leave(s, model, "WOLF-BOT-09")
    else:
        model.bleeding = True
        s.tell(Bleeding, "WOLF-BLD-01", model.id)
    yield from ()


def leave(s: State, bot: Bot, rule: str) -> None:
    """A bot is out of play, and its card is free again."""
    del s.bots[bot.id]
    s.tell(Removed, rule, bot.id)


def die(s: State, hero: Hero) -> None:
    """Nobody came in time (WOLF-BLD-02): the model and all that the Hero had leave the game.

    WOLF-DTH-01, WOLF-DTH-02, WOLF-RUL-90. Its bots go with it (WOLF-RUL-64), and perhaps the AI controller token goes
    to another player (WOLF-RUL-51).
    """
    s.out += [weapon.kind for weapon in hero.weapons]
    s.out += [weapon.attachment for weapon in hero.weapons if weapon.attachment]
    s.out += [*hero.items, *hero.worn, *(kept.card for kept in hero.events)]
    hero.weapons, hero.items, hero.worn, hero.events, hero.ammo, hero.holding = [], [], [], [], {}, []
    hero.gp = hero.lives = hero.suit_lost = hero.ap = hero.move_ap = 0
    hero.bleeding = hero.fatigued = hero.tired = hero.stunned = hero.sabotaged = False
    hero.at = ""
    hero.dead = hero.done = True
    s.tell(Died, "WOLF-DTH-01", hero.id)
    for bot in [bot for bot in s.bots.values() if bot.hero == hero.id]:
        leave(s, bot, "WOLF-RUL-64")
    controller.settle(s)


# -- shared life -------------------------------------------------------------------------------------------------------


def may_share(s: State, hero: Hero, other: Hero) -> Refusal | None:
    """The active Hero helps a bleeding one on an adjacent square, never itself (WOLF-LIF-02, WOLF-LIF-08)."""
    if other is hero:
        return Refusal("WOLF-LIF-08", "not-oneself", {"hero": hero.id})
    if not other.bleeding:
        return Refusal("WOLF-LIF-02", "not-bleeding", {"hero": other.id})
    if not adjacent(s, hero, other):
        return Refusal("WOLF-LIF-02", "not-adjacent", {"hero": other.id})
    if not hero.lives and not s.box.level.free_shared_life:
        return Refusal("WOLF-LIF-03", "no-shared-life", {"hero": hero.id})
    return None


def share_life(s: State, hero: Hero, other: Hero) -> None:
    """For 0 AP, a token and fatigue as an Effect the other one is whole again.

    WOLF-LIF-03, WOLF-LIF-04, WOLF-LIF-05, WOLF-LIF-06.

    HP and Armor come back to their base values, boosters included (WOLF-RUL-55); what a suit has lost stays lost. On
    the easiest level no token is needed (WOLF-DIF-12).
    """
    if not s.box.level.free_shared_life:
        hero.lives -= 1
    other.bleeding = False
    other.hp_lost = other.armor_lost = 0
    s.tell(LifeShared, "WOLF-LIF-05", hero.id, other.id)
    fatigue.fatigue(s, hero, "WOLF-LIF-04")


class Sharing(NamedTuple):
    hero: Hero
    other: Hero


class ShareLife(Action[State, Hero, Sharing]):
    """Help a bleeding Hero up (WOLF-CST-14)."""

    verb = "share-life"

    def read(self, s: State, decision: Decision, option: Option) -> Sharing:
        return Sharing(asked_hero(s, decision), s.heroes[option.args[0]])

    def offers(self, s: State, hero: Hero) -> Offers:
        fallen = [other for other in s.heroes.values() if other.bleeding]
        return each(self.verb, [other.id for other in fallen if may_share(s, hero, other) is None])

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for other in s.alive:
            if refusal := may_share(s, hero, other):
                yield Option(self.verb, (other.id,)), refusal

    def do(self, s: State, chosen: Sharing) -> Play[None]:
        share_life(s, chosen.hero, chosen.other)
        yield from ()


LIFE = ShareLife()

# -- healing -----------------------------------------------------------------------------------------------------------


def heal(s: State, hero: Hero, n: int) -> None:
    """HP come back, as many as were lost; not Armor (WOLF-ATK-09), and not to the bleeding (WOLF-RUL-54)."""
    n = min(n, hero.hp_lost)
    if n and not hero.bleeding:
        hero.hp_lost -= n
        s.tell(Healed, "WOLF-RUL-54", hero.id, n)


def _can_be_healed(model: Model) -> bool:
    """A hurt Hero who is not bleeding; bots are not for Heroes' skills and cards (WOLF-BOT-12)."""
    return isinstance(model, Hero) and model.hp_lost > 0 and not model.bleeding and not model.dead


@effect("heal", lambda s, cause, e: any(_can_be_healed(model) for model in candidates(s, cause, e)))
def _heal(s: State, cause: Cause, e: Effect) -> Play[None]:
    for model in (yield from whom(s, cause, e, _can_be_healed)):
        if isinstance(model, Hero):
            heal(s, model, e.n)

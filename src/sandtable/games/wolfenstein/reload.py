"""Reloading (p.11): 2 AP for a weapon that was emptied in an earlier activation, and then no shooting without fatigue.

Any weapon that the Hero holds may be reloaded, in the slot or beside the card (WOLF-RUL-21).
"""

from __future__ import annotations

from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.wolfenstein.actions import Action, Offers, Refusals, afford, each, pay
from sandtable.games.wolfenstein.effects import Cause, effect
from sandtable.games.wolfenstein.gear import weapon_tags
from sandtable.games.wolfenstein.log import Reloaded, ReloadFailed
from sandtable.games.wolfenstein.state import Hero, State, Weapon
from sandtable.games.wolfenstein.vocabulary import Effect

RELOAD_AP = 2  # WOLF-REL-02, WOLF-CST-10


def may_reload(hero: Hero, weapon: Weapon) -> Refusal | None:
    """A weapon with a reload token that was there before this activation (WOLF-REL-03, WOLF-RUL-21)."""
    if not weapon.empty:
        return Refusal("WOLF-REL-02", "weapon-is-loaded", {"weapon": weapon.kind})
    if weapon.just_emptied:
        return Refusal("WOLF-RUL-21", "just-emptied", {"weapon": weapon.kind})
    return afford(hero, RELOAD_AP)


def _offers(s: State, hero: Hero) -> Offers:
    if hero.ap < RELOAD_AP or not any(weapon.empty for weapon in hero.weapons):
        return ()
    return each("reload", [tag for tag, weapon in weapon_tags(hero).items() if may_reload(hero, weapon) is None])


def _refusals(s: State, hero: Hero) -> Refusals:
    for tag, weapon in weapon_tags(hero).items():
        if refusal := may_reload(hero, weapon):
            yield Option("reload", (tag,)), refusal


def _reload(s: State, hero: Hero, option: Option) -> Play[None]:
    """The token goes, and with it all shooting in this activation without the fatigue action (WOLF-REL-04).

    Easier levels do not bar shooting (WOLF-DIF-28, WOLF-DIF-29). On the hardest a die decides whether the token goes;
    the AP and the shooting are lost either way (WOLF-DIF-31, WOLF-RUL-71).
    """
    weapon = weapon_tags(hero)[option.args[0]]
    pay(hero, RELOAD_AP)
    if not s.box.level.reload_and_attack:
        hero.reloaded = True
    if s.box.level.reload_test and s.chance.pick(s.box.cards.die.sides, "reload") == "reload":
        s.tell(ReloadFailed, "WOLF-DIF-31", hero.id, weapon.kind)
    else:
        weapon.empty = False
        s.tell(Reloaded, "WOLF-REL-02", hero.id, weapon.kind)
    yield from ()


RELOAD = Action(_offers, _reload, _refusals)


@effect("unjam", lambda s, cause, e: any(weapon.empty for weapon in s.heroes[cause.hero].weapons))
def _unjam(s: State, cause: Cause, e: Effect) -> Play[None]:
    """A reload token goes from a weapon of choice, which may attack this turn: this is no reloading."""
    hero = s.heroes[cause.hero]
    tags = [tag for tag, weapon in weapon_tags(hero).items() if weapon.empty]
    if not tags:
        return
    answer = yield Decision(hero.seat, "unjam", Options(Each("unjam", tags)), {"hero": hero.id, "card": cause.card})
    weapon = weapon_tags(hero)[answer.args[0]]
    weapon.empty = weapon.just_emptied = False
    hero.reloaded = False  # "may attack this turn", also if another weapon was reloaded before
    s.tell(Reloaded, "WOLF-REL-02", hero.id, weapon.kind)

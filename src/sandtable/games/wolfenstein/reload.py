"""Reloading (p.11): 2 AP for a weapon that was emptied in an earlier activation, and then no shooting without fatigue.

Any weapon that the Hero holds may be reloaded, in the slot or beside the card (WOLF-RUL-21).
"""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.action import Answer, Odds, Offers, Question, Refusals
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.wolfenstein.actions import afford, each, pay
from sandtable.games.wolfenstein.dice import chance_of
from sandtable.games.wolfenstein.effects import Cause, effect
from sandtable.games.wolfenstein.gear import Arm, WeaponAction, kinds_of, read_arm, weapon_tags
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


class Reload(WeaponAction):
    """Reload one of the Hero's weapons."""

    verb = "reload"

    def offers(self, s: State, hero: Hero) -> Offers:
        if hero.ap < RELOAD_AP or not any(weapon.empty for weapon in hero.weapons):
            return ()
        return each(self.verb, [tag for tag, weapon in weapon_tags(hero).items() if may_reload(hero, weapon) is None])

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for tag, weapon in weapon_tags(hero).items():
            if refusal := may_reload(hero, weapon):
                yield Option(self.verb, (tag,)), refusal

    def do(self, s: State, chosen: Arm) -> Play[None]:
        """The token goes, and with it all shooting in this activation without the fatigue action (WOLF-REL-04).

        Easier levels do not bar shooting (WOLF-DIF-28, WOLF-DIF-29). On the hardest a die decides whether the token
        goes; the AP and the shooting are lost either way (WOLF-DIF-31, WOLF-RUL-71).
        """
        hero, weapon = chosen
        pay(hero, RELOAD_AP)
        if not s.box.level.reload_and_attack:
            hero.reloaded = True
        if s.box.level.reload_test and s.chance.pick(s.box.cards.die.sides, "reload") == "reload":
            s.tell(ReloadFailed, "WOLF-DIF-31", hero.id, weapon.kind)
        else:
            weapon.empty = False
            s.tell(Reloaded, "WOLF-REL-02", hero.id, weapon.kind)
        yield from ()

    def odds(self, s: State, chosen: Arm) -> Iterable[Odds]:
        if s.box.level.reload_test:  # WOLF-DIF-31
            yield Odds("success", 1 - chance_of(s.box.cards.die, "reload"))


RELOAD = Reload()


class Unjam(Answer[State, Arm]):
    """The weapon that loses its reload token."""

    verb = "unjam"

    def read(self, s: State, decision: Decision, option: Option) -> Arm:
        return read_arm(s, decision, option)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return kinds_of(option)


UNJAM = Unjam()
UNJAM_QUESTION = Question(UNJAM)


@effect("unjam", lambda s, cause, e: any(weapon.empty for weapon in s.heroes[cause.hero].weapons))
def _unjam(s: State, cause: Cause, e: Effect) -> Play[None]:
    """A weapon of choice loses its reload token and may attack this turn: that does not count as reloading."""
    hero = s.heroes[cause.hero]
    tags = [tag for tag, weapon in weapon_tags(hero).items() if weapon.empty]
    if not tags:
        return
    args = {"hero": hero.id, "card": cause.card}
    decision = Decision(hero.seat, "unjam", Options(Each("unjam", tags)), args, about=UNJAM_QUESTION)
    answer = yield decision
    weapon = UNJAM.read(s, decision, answer).weapon
    weapon.empty = weapon.just_emptied = False
    hero.reloaded = False  # "may attack this turn", also if another weapon was reloaded before
    s.tell(Reloaded, "WOLF-REL-02", hero.id, weapon.kind)

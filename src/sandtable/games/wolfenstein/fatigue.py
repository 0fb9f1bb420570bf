"""Fatigue (p.9): more AP and a second attack now, half the AP next turn.

A Hero has one fatigue token or none (WOLF-FAT-13). A Hero who has one cannot pay it as a Cost (WOLF-FAT-11), and as an
Effect it changes nothing (WOLF-FAT-12). The fatigue action is a Cost (WOLF-FAT-14).
"""

from __future__ import annotations

from sandtable.engine.action import Action, Offers, Refusals
from sandtable.engine.decision import Decision, Option, Play, Refusal
from sandtable.games.wolfenstein.actions import asked_hero
from sandtable.games.wolfenstein.effects import Cause, candidates, effect, whom
from sandtable.games.wolfenstein.log import ApGained, Fatigued, Refreshed
from sandtable.games.wolfenstein.state import Hero, Model, State
from sandtable.games.wolfenstein.vocabulary import Effect

TAKE_FATIGUE = Option("fatigue")


def half(ap: int) -> int:
    """Half the AP, rounded down both for the bonus and for a tired turn (WOLF-RUL-20)."""
    return ap // 2


def fatigue(s: State, hero: Hero, rule: str) -> None:
    """A fatigue token, unless there is one (WOLF-FAT-12, WOLF-FAT-13)."""
    if not hero.fatigued:
        hero.fatigued = True
        s.tell(Fatigued, rule, hero.id)


def refresh(s: State, hero: Hero, rule: str) -> None:
    """The fatigue token goes. One that comes later in this turn is a new one and stays (WOLF-RUL-24)."""
    if hero.fatigued:
        hero.fatigued = hero.tired = False
        s.tell(Refreshed, rule, hero.id)


# -- the fatigue action ------------------------------------------------------------------------------------------------


def may_fatigue(hero: Hero) -> Refusal | None:
    """Once per turn, and only without a token (WOLF-FAT-04, WOLF-FAT-05)."""
    if hero.fatigue_action:
        return Refusal("WOLF-FAT-04", "fatigue-action-taken")
    if hero.fatigued:
        return Refusal("WOLF-FAT-05", "already-fatigued", {"hero": hero.id})
    return None


def fatigue_ap(s: State, hero: Hero) -> int:
    """Half of the AP on the Hero card, whatever else changes the AP of a turn (WOLF-FAT-01)."""
    return half(s.box.cards.heroes[hero.id].ap)


class TakeFatigue(Action[State, Hero, Hero]):
    """The fatigue action (WOLF-CST-13)."""

    verb = "fatigue"

    def read(self, s: State, decision: Decision, option: Option) -> Hero:
        return asked_hero(s, decision)

    def offers(self, s: State, hero: Hero) -> Offers:
        return (TAKE_FATIGUE,) if may_fatigue(hero) is None else ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        if refusal := may_fatigue(hero):
            yield TAKE_FATIGUE, refusal

    def do(self, s: State, chosen: Hero) -> Play[None]:
        """For 0 AP: half the base AP more, a second attack, and the token (WOLF-FAT-01, WOLF-FAT-02, WOLF-FAT-03)."""
        ap = fatigue_ap(s, chosen)
        chosen.ap += ap
        chosen.fatigue_action = True
        s.tell(ApGained, "WOLF-FAT-01", chosen.id, ap)
        fatigue(s, chosen, "WOLF-FAT-02")
        yield from ()


FATIGUE = TakeFatigue()

# -- fatigue on cards --------------------------------------------------------------------------------------------------


def _tires(model: Model) -> bool:
    return isinstance(model, Hero) and not model.fatigued


@effect("fatigue", lambda s, cause, e: any(_tires(model) for model in candidates(s, cause, e)))
def _fatigue(s: State, cause: Cause, e: Effect) -> Play[None]:
    """A fatigue token as an Effect (WOLF-FAT-10); bots know no fatigue (WOLF-RUL-64)."""
    for model in (yield from whom(s, cause, e)):
        if isinstance(model, Hero):
            fatigue(s, model, "WOLF-FAT-12")


@effect("refresh", lambda s, cause, e: s.heroes[cause.hero].fatigued)
def _refresh(s: State, cause: Cause, e: Effect) -> None:
    """The Hero's own fatigue token goes early."""
    refresh(s, s.heroes[cause.hero], "WOLF-FAT-08")

"""What all actions of Heroes and bots share (p.9, p.23): who acts, and what it pays."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.action import Answer, Offers
from sandtable.engine.decision import Decision, Each, Option, Refusal
from sandtable.games.wolfenstein.state import Bot, Hero, Nazi, State


def asked_hero(s: State, decision: Decision) -> Hero:
    """The Hero that a question is about."""
    return s.heroes[decision.word("hero")]


def asked_model(s: State, decision: Decision) -> Hero | Bot:
    """The Hero or bot that a question is about."""
    if "hero" in decision.args:
        return asked_hero(s, decision)
    name = decision.word("model")
    return s.bots.get(name) or s.heroes[name]


class OneName(Answer[State, str]):
    """An answer that is one name: a square, a card, the letter of a token."""

    def read(self, s: State, decision: Decision, option: Option) -> str:
        return option.args[0]


def each(verb: str, candidates: Sequence[str], head: tuple[str, ...] = ()) -> Offers:
    """One verb for these candidates; nothing if there are none."""
    return (Each(verb, candidates, head),) if candidates else ()


def afford(model: Hero | Bot | Nazi, ap: int) -> Refusal | None:
    """Whether a model has the action points for something (WOLF-HER-03)."""
    if model.ap >= ap:
        return None
    return Refusal("WOLF-HER-03", "too-few-ap", {"ap": ap, "left": model.ap})


def pay(model: Hero | Bot | Nazi, ap: int) -> None:
    model.ap -= ap


def walking_ap(hero: Hero) -> int:
    """What a Hero can spend on moving: some AP are for nothing else."""
    return hero.ap + hero.move_ap


def pay_for_walking(hero: Hero, ap: int) -> None:
    """Spend AP on moving; those that are for moving only go first."""
    tied = min(ap, hero.move_ap)
    hero.move_ap -= tied
    hero.ap -= ap - tied

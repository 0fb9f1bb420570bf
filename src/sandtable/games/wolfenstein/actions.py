"""What a Hero can do in its turn: every verb with what it offers, what it does, and why not (p.9, p.23)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from sandtable.engine.decision import Each, Option, Play, Refusal
from sandtable.games.wolfenstein.state import Hero, State

Offers: TypeAlias = Sequence[Option | Each]
Refusals: TypeAlias = Iterator[tuple[Option, Refusal]]


class Action(NamedTuple):
    """One verb of the menu."""

    offers: Callable[[State, Hero], Offers]
    do: Callable[[State, Hero, Option], Play[None]]
    refusals: Callable[[State, Hero], Refusals]


def each(verb: str, candidates: Sequence[str], head: tuple[str, ...] = ()) -> Offers:
    """One verb for these candidates; nothing if there are none."""
    return (Each(verb, candidates, head),) if candidates else ()


def afford(hero: Hero, ap: int) -> Refusal | None:
    """Whether a Hero has the action points for something (WOLF-HER-03)."""
    if hero.ap >= ap:
        return None
    return Refusal("WOLF-HER-03", "too-few-ap", {"ap": ap, "left": hero.ap})


def pay(hero: Hero, ap: int) -> None:
    hero.ap -= ap


def walking_ap(hero: Hero) -> int:
    """What a Hero can spend on moving: some AP are for nothing else."""
    return hero.ap + hero.move_ap


def pay_for_walking(hero: Hero, ap: int) -> None:
    """The AP that are for moving alone go first."""
    tied = min(ap, hero.move_ap)
    hero.move_ap -= tied
    hero.ap -= ap - tied

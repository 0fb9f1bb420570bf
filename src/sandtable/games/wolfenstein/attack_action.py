"""What all attack actions of a Hero have in common (p.9, p.11): how many there are, and what declaring one changes."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.decision import Refusal
from sandtable.games.wolfenstein.log import CardDiscarded
from sandtable.games.wolfenstein.state import Hero, Nazi, State
from sandtable.games.wolfenstein.tokens import hinders_attack
from sandtable.games.wolfenstein.vocabulary import Break, Effect


def may_act(hero: Hero) -> Refusal | None:
    """One attack in a turn, a second one with the fatigue action, paid like any other; none if sabotaged.

    WOLF-HER-09, WOLF-FAT-06, WOLF-FAT-07.
    """
    if hinders_attack(hero):
        return Refusal("WOLF-STN-03", "sabotaged", {"hero": hero.id})
    if hero.attacks > hero.fatigue_action + hero.extra_attacks:
        return Refusal("WOLF-HER-09", "has-attacked", {"hero": hero.id})
    return None


def declare(s: State, hero: Hero, target: Nazi) -> None:
    """An attack action is taken: the target knows it (WOLF-RUL-42), and what was meant for one attack is used up."""
    hero.attacks += 1
    target.attacked = target.awake = True
    hero.holding = [holding for holding in hero.holding if holding.span != "one-attack"]
    drop_disguise(s, hero, "attack")


def drop_disguise(s: State, hero: Hero, reason: Break) -> None:
    """A disguise that this breaks is over, and its card leaves play."""

    def is_broken(effects: Iterable[Effect]) -> bool:
        return any(e.name == "disguise" and reason in e.breaks for e in effects)

    if hero.holding:
        hero.holding = [holding for holding in hero.holding if not is_broken(holding.effects)]
    for item in [item for item in hero.worn if is_broken(s.box.cards.equipment[item].effects)]:
        hero.worn.remove(item)
        if any(e.name == "suit-armor" for e in s.box.cards.equipment[item].effects):
            hero.suit_lost = 0
        s.out.append(item)
        s.tell(CardDiscarded, "WOLF-CRD-14", hero.id, item)

"""The campaign (p.20): what a finished mission hands on to the next one, as the HQ card records it (REICH-COMP-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.plain import Fields, Plain
from sandtable.games.reichbusters.names import NOTES

if TYPE_CHECKING:
    from sandtable.games.reichbusters.state import Hero, State


def hand_on(s: State) -> Fields:
    """Items and vril sides of the Heroes, and a note if the mission was won (REICH-RUL-133).

    A mission that was lost leaves a space less before the next alarm.
    """
    won = s.outcome is not None and s.outcome.won
    kept: list[Plain] = [found for hero in s.heroes.values() if (found := _kept(s, hero, won=won))]
    for one in s.box.options.kept:
        if one.hero not in s.heroes:  # who stayed at home keeps everything
            kept.append({"hero": one.hero, "items": list(one.items), "vril": list(one.vril), "may-turn": one.may_turn})
    handed: dict[str, Plain] = {"kept": kept}
    if won and (note := NOTES.get(s.box.mission.id)):
        handed["notes"] = [note]
    if not won:
        handed["shorter"] = 1
    return handed


def _kept(s: State, hero: Hero, *, won: bool) -> dict[str, Plain]:
    """A Hero who escaped keeps everything but keys and objective items; whoever was left behind, only vril sides."""
    cards = s.box.cards.items
    items: list[Plain] = []
    if hero.out:
        items = [item.kind for item in hero.items if item.kind != "keys" and cards[item.kind].back != "objective"]
    vril: list[Plain] = [weapon.kind for weapon in hero.weapons if weapon.vril]
    may_turn = won and hero.out and len(vril) < len(hero.weapons)
    return {"hero": hero.id, "items": items, "vril": vril, "may-turn": may_turn} if items or vril or may_turn else {}

"""What things are worth to a player of either side, in Soldiers: faces, bonuses, cards, and the way ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.games.atlantikwall import defence, recruiting
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.dice import colours
from sandtable.games.atlantikwall.names import COURAGE, SKULL, SOLDIER, SOLDIERS, STAR, TOOL
from sandtable.games.atlantikwall.outlook import A_DIE, stay_limit, toll, way_ahead
from sandtable.games.atlantikwall.state import Die, German, Side, State, Unit
from sandtable.games.atlantikwall.table import holds, mines_active, strength, total

POINT: Final = 0.4  # an Item Point: a Field Radio turns 12 of them into 5 Soldiers
#: What an RWB is worth, by its face.
BONUS: Final = {SKULL: 6.0, STAR: 2.5, SOLDIER: 4.0, SOLDIERS: 6.0, COURAGE: 3.0, TOOL: 1.5}
#: Courage for the next Advance, if it cannot wait and if it can, and for later ones.
PRESSING: Final = 3.0
WANTED: Final = 1.8
LATER: Final = 0.8

#: What each point of a card's word is worth, whether used once or over the rest of a game.
WORTH: Final = {
    # Specialists
    "soldiers-each-turn": 5.0,
    "fewer-losses": 5.0,
    "own-def": 4.0,
    "lower-mgf": 2.5,
    "cheaper-advance": 4.0,
    "ignore-mines": 4.0,
    "lock": 5.0,
    "courage-at-first": 3.0,
    "courage-on-bonus": 2.0,
    "courage-if-none": 3.0,
    "courage-lateral": 1.0,
    "soldiers-on-bonus": 1.5,
    "points-on-bonus": 0.7,
    "points-on-their-bonus": 1.5,
    "ignore-skull": 5.0,
    "more-tools": 2.0,
    "change-colour": 3.0,
    "exchange-die": 1.0,
    "recruits": 1.5,
    "finds": 1.5,
    "general": 2.0,
    "award-choice": 1.0,
    "stand-in": 1.5,
    "snipe": 2.0,
    "activates-mgf": 20.0,
    "activates-mines": 12.0,
    "last-reroll": 3.0,
    "return-soldiers": 4.0,
    "cheaper-items": 1.5,
    "cheaper-decorations": 3.0,
    "dearer-decorations": 3.0,
    "give-skull": 6.0,
    "sharpshoot": 8.0,
    "hunt-sniper": 4.0,
    "trade-adjacent": 0.5,
    # Items, Awards and Decorations
    "soldiers": 1.0,
    "soldiers-all": 1.5,
    "courage": 1.0,
    "stars": 1.0,
    "points": POINT,
    "lower-def": 0.9,
    "lower-def-near": 0.8,
    "lower-def-any": 0.8,
    "lower-losses": 0.9,
    "zero-def": 8.0,
    "no-losses": 9.0,
    "no-mgf": 3.0,
    "covered": 1.0,
    "steal": 3.0,
    "pool-dice": 2.0,
    "shoot-german": 5.0,
    "lose-specialist": 4.0,
    "sector-soldiers": 1.2,
    "lose-soldiers-all": 1.5,
    "goliath": 4.0,
    "take-resources": 1.5,
    "tracer": 1.0,
    "mgf-token": 4.0,
    "firebomb": 1.0,
    "dearer-advance": 2.0,
    "bonus": 4.0,
    "add-result": 1.5,
    "change-face": 2.0,
    "more-rerolls": 1.5,
    "reroll-die": 1.0,
    "stop-theft": 1.5,
    "save-specialist": 3.0,
    "hidden": 1.5,
    "sabotage": 0.6,
    "resistance": 1.0,
    "climb-skulls": 1.5,
    "award": 3.0,
    "retrieve": 3.0,
    "no-cancel": 2.0,
    "copy-tally": 2.0,
    "second-tally": 4.0,
    "kill-sniper": 6.0,
}


def worth(s: State, card: str) -> float:
    """What a card is worth to whoever gets it."""
    return sum(_worth_of(text) for text in s.box.effects(card))


def _worth_of(text: Effect) -> float:
    each = WORTH.get(text.name, 0.5)
    if text.name in ("lock", "bonus", "snipe", "recruits", "finds", "second-tally", "zero-def", "no-losses"):
        return each
    return each * max(1, text.n)


# -- the way ahead -----------------------------------------------------------------------------------------------------


def needed(s: State, unit: Unit) -> set[str]:
    """Specialists that a Sector ahead asks for."""
    row = s.box.battle.sectors[unit.at].row
    return {sector.needs for sector in s.box.battle.sectors.values() if sector.needs and sector.row > row}


def courage_wanted(s: State, unit: Unit) -> int:
    """Courage that the Unit lacks for its next Advance, and for the one after it if it cannot stay there."""
    battle, here, wanted = s.box.battle, unit.at, 0
    while not battle.sectors[here].bunker:
        to = way_ahead(s, unit, here, unit.courage).first
        if not to:
            break
        if not battle.is_lateral(here, to):
            wanted += max(0, battle.ways[here][to].courage - total(s, unit, "cheaper-advance"))
        here = to
        if stay_limit(s, here) > 1:
            break
    return max(0, wanted - unit.courage)


# -- dice --------------------------------------------------------------------------------------------------------------


def weights(s: State, side: Side) -> dict[str, float]:
    """What each face is worth to a side now."""
    stars = 1.0 if _shops(s, side) else 0.3
    tools = 1.0 if len(side.items) < 4 else 0.4
    courage = 0.8
    if isinstance(side, Unit):
        courage = _courage_weight(s, side)
    elif s.landing:
        courage, stars, tools = 0.7, min(stars, 0.9), 0.8
    else:
        courage, tools = 1.2, 1.15  # Decorations and Items make trouble for the Allies
    return {SKULL: -1.2, STAR: stars, SOLDIER: 1.0, SOLDIERS: 2.0, COURAGE: courage, TOOL: tools}


def _courage_weight(s: State, unit: Unit) -> float:
    """Most when the next Advance cannot wait, little when the whole way can be paid for."""
    wanted = courage_wanted(s, unit)
    if wanted > 0:
        missing = wanted - sum(die.face == COURAGE for die in unit.dice)
        return 1.2 if missing <= 0 else PRESSING if unit.marker >= stay_limit(s, unit.at) else WANTED
    return LATER if way_ahead(s, unit, unit.at, unit.courage).courage > unit.courage else 0.1


def _shops(s: State, side: Side) -> bool:
    """Whether a Specialist is worth saving Stars for."""
    pool = recruiting.pool(s, side)
    return any(worth(s, card) >= 4 for card in pool) and len(side.specialists) < 7


def keep_value(weight: dict[str, float], side: Side, die: Die) -> float:
    """What a die is worth if it stays: its face, and its part in a set of three colours that may come up."""
    others = {other.colour for other in side.dice if other.face == die.face}
    matching = len(others & set(colours(side)))
    value = weight[die.face]
    if die.face == SKULL:
        return value if matching < 3 else 3.0
    twins = [other for other in side.dice if other.face == die.face and other.colour == die.colour]
    if matching == 3:
        return value + BONUS[die.face] / (2 * len(twins))
    if matching == 2:
        return value + BONUS[die.face] * 0.12
    return value


def fresh_value(weight: dict[str, float]) -> float:
    """What a die is worth before it is thrown again."""
    return sum(weight.values()) / len(weight) + 0.25


# -- fighting ----------------------------------------------------------------------------------------------------------


def after_combat(s: State, unit: Unit, at: str) -> float:
    """How strong a Unit will be if it fights in a Sector this turn, on average."""
    line = s.box.battle.ways[unit.at].get(at)
    mines = A_DIE if line and line.mines and mines_active(s) and not holds(s, unit, "ignore-mines") else 0
    missing = defence.missing(s) if s.german else 0
    own = sum(text.n for text in _held(s, unit, "own-def"))
    faced = max(0, s.box.battle.sectors[at].def_ - missing - own) + toll(s, at) - s.box.battle.sectors[at].def_
    lowered = sum(text.n for item in unit.items for text in s.box.effects(item) if text.name == "lower-def")
    sector = s.box.battle.sectors[at]
    return strength(unit) - mines - max(0.0, faced - lowered) + A_DIE * sector.arrival - sector.costs


def _held(s: State, unit: Unit, name: str) -> Iterator[Effect]:
    return (text for card in unit.specialists for text in s.box.effects(card) if text.name == name)


def german_after_combat(s: State, him: German, at: str) -> float:
    """How strong the German will be if a Unit fights him in a Bunker this turn."""
    highest = max(defence.highest(s), s.box.battle.sectors[at].def_)
    return max(0, him.soldiers - highest) + len(him.specialists)

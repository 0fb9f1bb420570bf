"""Doors and barricades (p.10): both stand on edges between squares, and are opened or removed as a whole.

Heroes, bots and Nazis open any door that the mission does not keep locked (WOLF-RUL-89), and it stays open
(WOLF-OBS-02). Barricades are for Heroes alone (WOLF-OBS-07).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sandtable.engine.action import Action, Offers, Refusals
from sandtable.engine.decision import Decision, Option, Play, Refusal
from sandtable.games.wolfenstein.actions import afford, asked_hero, asked_model, each, pay
from sandtable.games.wolfenstein.board import Board, barriers
from sandtable.games.wolfenstein.goals import Airlock, LockedAtFirst, LockedUntilSearched
from sandtable.games.wolfenstein.grid import Area, Barriers
from sandtable.games.wolfenstein.log import BarricadeRemoved, DoorOpened
from sandtable.games.wolfenstein.standing import holds, weapon_effects
from sandtable.games.wolfenstein.state import Bot, Hero, Nazi, State, Weapon
from sandtable.games.wolfenstein.table import footing

DOOR_AP = 1  # WOLF-OBS-01, WOLF-CST-04, for a bot too (WOLF-BOT-13)
BARRICADE_AP = 1  # WOLF-OBS-08, WOLF-CST-05


@lru_cache(maxsize=4096)
def handles(board: Board, piece: str) -> Area:
    """The squares that have a door or barricade on one of their sides (WOLF-RUL-07, WOLF-RUL-08)."""
    return board.grid.beside(board.grid.barriers[piece])


@lru_cache(maxsize=4096)
def at_hand(board: Board, here: Area) -> frozenset[str]:
    """The doors and barricades on the sides of these squares."""
    return frozenset(piece for piece in board.grid.barriers if handles(board, piece) & here)


# -- doors -------------------------------------------------------------------------------------------------------------


def door_ap(s: State, model: Hero | Bot | Nazi, door: str) -> int:
    """What opening a door costs: 1 AP, more for an airlock, nothing for a Hero whose cards say so."""
    if isinstance(model, Hero) and holds(s, model, "free-doors"):
        return 0
    return max(
        (rule.ap for rule in s.box.mission.special if isinstance(rule, Airlock) and door in rule.doors), default=DOOR_AP
    )


def why_locked(s: State, door: str) -> Refusal | None:
    """What keeps a door shut for everybody, by a special rule of the mission."""
    for rule in s.box.mission.special:
        if isinstance(rule, LockedUntilSearched) and door in rule.doors:
            missing = [letter for letter in rule.objectives if letter not in s.searched]
            if missing:
                return Refusal("WOLF-RUL-89", "locked-until-searched", {"door": door, "objectives": missing})
        elif isinstance(rule, LockedAtFirst) and door in rule.doors and s.round <= rule.rounds:
            return Refusal("WOLF-RUL-89", "locked-at-first", {"door": door, "rounds": rule.rounds})
    return None


def openable(s: State, model: Hero | Bot | Nazi) -> Barriers:
    """The closed doors that are not locked now, so that a way can lead through them."""
    doors = tuple(s.closed)
    if s.box.mission.special:
        doors = tuple(door for door in doors if why_locked(s, door) is None)
    return barriers(s.box.board, doors)


def may_open(s: State, model: Hero | Bot | Nazi, door: str) -> Refusal | None:
    """From a square that has the door on one of its sides, a large model from any of its own (WOLF-RUL-07)."""
    if door not in s.closed:
        return Refusal("WOLF-OBS-02", "door-is-open", {"door": door})
    if not handles(s.box.board, door) & footing(s, model).area:
        return Refusal("WOLF-RUL-07", "not-at-door", {"door": door})
    if locked := why_locked(s, door):
        return locked
    return afford(model, door_ap(s, model, door))


def open_door(s: State, model: Hero | Bot | Nazi, door: str) -> None:
    """The door opens, for the rest of the mission (WOLF-OBS-01, WOLF-OBS-02)."""
    pay(model, door_ap(s, model, door))
    s.closed.remove(door)
    s.tell(DoorOpened, "WOLF-OBS-01", model.id, door)


class Opening(NamedTuple):
    model: Hero | Bot
    door: str


class Open(Action[State, Hero | Bot, Opening]):
    """Open a door beside the model."""

    verb = "open"

    def read(self, s: State, decision: Decision, option: Option) -> Opening:
        return Opening(asked_model(s, decision), option.args[0])

    def offers(self, s: State, model: Hero | Bot) -> Offers:
        near = at_hand(s.box.board, footing(s, model).area)
        if not near:
            return ()
        return each(self.verb, [door for door in s.closed if door in near and may_open(s, model, door) is None])

    def refusals(self, s: State, model: Hero | Bot) -> Refusals:
        for door in s.box.board.door_names:
            if refusal := may_open(s, model, door):
                yield Option(self.verb, (door,)), refusal

    def do(self, s: State, chosen: Opening) -> Play[None]:
        open_door(s, chosen.model, chosen.door)
        yield from ()


OPEN = Open()

# -- barricades --------------------------------------------------------------------------------------------------------


def may_clear(s: State, hero: Hero, barricade: str) -> Refusal | None:
    """Beside it, with a loaded weapon in the slot that pierces metal (WOLF-OBS-07, WOLF-RUL-08).

    It needs no ammo, makes no noise and is no attack.
    """
    if barricade not in s.barricades:
        return Refusal("WOLF-OBS-07", "barricade-is-gone", {"barricade": barricade})
    if not handles(s.box.board, barricade) & footing(s, hero).area:
        return Refusal("WOLF-RUL-08", "not-at-barricade", {"barricade": barricade})
    weapon = hero.active_weapon
    if weapon is None or not pierces_metal(s, weapon):
        return Refusal("WOLF-OBS-07", "no-piercing-weapon")
    if weapon.empty:
        return Refusal("WOLF-RUL-08", "weapon-is-empty", {"weapon": weapon.kind})
    return afford(hero, BARRICADE_AP)


def pierces_metal(s: State, weapon: Weapon) -> bool:
    return any(effect.name == "pierce-metal" for _, effect in weapon_effects(s, weapon))


class Clearing(NamedTuple):
    hero: Hero
    barricade: str


class Clear(Action[State, Hero, Clearing]):
    """Take a barricade away."""

    verb = "clear"

    def read(self, s: State, decision: Decision, option: Option) -> Clearing:
        return Clearing(asked_hero(s, decision), option.args[0])

    def offers(self, s: State, hero: Hero) -> Offers:
        near = at_hand(s.box.board, footing(s, hero).area) if s.barricades else ()
        if not near:
            return ()
        return each(self.verb, [piece for piece in s.barricades if piece in near and may_clear(s, hero, piece) is None])

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for barricade in s.box.board.barricade_names:
            if refusal := may_clear(s, hero, barricade):
                yield Option(self.verb, (barricade,)), refusal

    def do(self, s: State, chosen: Clearing) -> Play[None]:
        """The barricade is gone for the rest of the mission (WOLF-OBS-08)."""
        hero, barricade = chosen
        pay(hero, BARRICADE_AP)
        s.barricades.remove(barricade)
        s.tell(BarricadeRemoved, "WOLF-OBS-08", hero.id, barricade)
        yield from ()


CLEAR = Clear()

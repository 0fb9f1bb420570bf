"""How the greedy player looks at a fight: what an attack promises, what an enemy can do, and where it is dangerous."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sandtable.engine.grid import Area, Barriers, Square, distance
from sandtable.games.wolfenstein import dice
from sandtable.games.wolfenstein.attack_plan import Plan
from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.cards import Die, Enemy
from sandtable.games.wolfenstein.damage import target_of
from sandtable.games.wolfenstein.dice import Reroll, Target
from sandtable.games.wolfenstein.state import Hero, Nazi, State
from sandtable.games.wolfenstein.table import armor, footing, hp
from sandtable.games.wolfenstein.vocabulary import FACES

FARTHEST = 10  # squares within which anybody matters to a fight
STRONGER = 1.3  # what a reroll, or Armor Hits that cost HP, make of an enemy's dice
ARMOR_HIT = 0.7  # of an HP Hit
TIED, BEHIND = 0.6, 0.3  # how much fire a Hero draws where another one is as near to the enemy, or nearer


# -- odds --------------------------------------------------------------------------------------------------------------


def promise(s: State, nazi: Nazi, shot: Plan) -> float:
    """How much of a Nazi an attack takes: half for the chance of a kill, half for the damage to be expected."""
    faces = tuple(s.box.cards.die.faces.get(face, 0) for face in FACES)
    return _promise(faces, shot.dice, target_of(s, nazi), shot.armor_to_hp, shot.rerolls)


@lru_cache(maxsize=50_000)
def _promise(
    faces: tuple[int, ...], number: int, target: Target, armor_to_hp: int, rerolls: tuple[Reroll, ...]
) -> float:
    die = Die(id="die", source="", dice=sum(faces), faces=dict(zip(FACES, faces, strict=True)))
    odds = dice.attack_odds(die, number, target, armor_to_hp=armor_to_hp, rerolls=rerolls)
    return float(odds.kill + (odds.mean_hp + odds.mean_armor) / (target.hp + target.armor)) / 2


# -- what an enemy can do ----------------------------------------------------------------------------------------------

_HARM: dict[int, tuple[Enemy, tuple[float, ...]]] = {}


def harm(s: State, kind: str) -> tuple[float, ...]:
    """The hits to expect from an enemy's next activation, by how far away it is now."""
    card = s.box.cards.enemies[kind]
    known = _HARM.get(id(card))
    if known is None or known[0] is not card:
        faces = s.box.cards.die.faces
        hits = (faces.get("hp", 0) + ARMOR_HIT * faces.get("armor", 0)) / sum(faces.values())
        known = _HARM[id(card)] = card, tuple(hits * _dice_at(card, far) for far in range(FARTHEST + 1))
    return known[1]


def _dice_at(card: Enemy, far: int) -> float:
    """Its dice against somebody so far away: it comes into range, and shoots from there."""
    weapon = card.weapon
    if far > weapon.range + card.ap - weapon.ap:
        return 0
    effects = [*weapon.effects, *(e for skill in card.skills if skill.when == "always" for e in skill.effects)]
    in_between = max(0, min(far, weapon.range) - 1)
    number = max(1, weapon.dice - in_between * sum(e.n for e in effects if e.name == "spray"))
    more = sum(skill.when in ("hit", "wound", "after-attack") for skill in card.skills)
    return float(number * STRONGER ** sum(e.name in ("reroll", "armor-to-hp") for e in effects) + more)


# -- who sees what -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def within(board: Board, at: str, large: bool, far: int) -> Area:
    """The squares at this distance at most from a model."""
    own = board.footing(at, large=large).squares
    return board.grid.area(square for square in board.grid.squares if any(distance(one, square) <= far for one in own))


@lru_cache(maxsize=50_000)
def _sight(board: Board, at: str, large: bool, closed: Barriers) -> Area:
    grid, own = board.grid, board.footing(at, large=large).squares
    near = grid.listed(within(board, at, large, FARTHEST))
    return grid.area(square for square in near if grid.sees_any(own, (square,), closed))


@lru_cache(maxsize=20_000)
def _doors_near(board: Board, at: str) -> Barriers:
    """The doors that can be between a square and what is near it."""
    grid, near = board.grid, within(board, at, False, FARTHEST + 1)
    return grid.shut(door for door in board.door_names if grid.beside(grid.barriers[door]) & near)


def seen_from(s: State, nazi: Nazi, closed: Barriers) -> Area:
    """The squares near a Nazi that it sees, models left out of account."""
    board = s.box.board
    return _sight(board, nazi.at, nazi.is_large, closed & _doors_near(board, nazi.at))


def clear_view(s: State, at: str, nazi: Nazi, closed: Barriers, blockers: Area) -> bool:
    """Whether somebody on a square sees a Nazi, models in between counting."""
    board = s.box.board
    if nazi.is_large:
        return board.grid.sees_any((board.squares[at],), footing(s, nazi).squares, closed, blockers)
    return board.grid.sees(board.squares[at], board.squares[nazi.at], closed, blockers)


# -- danger ------------------------------------------------------------------------------------------------------------


class _Threat(NamedTuple):
    squares: tuple[Square, ...]
    harm: tuple[float, ...]
    seen: Area
    nearest: int  # squares to the nearest other Hero


class Dangers:
    """The hits that a Hero has to expect, square by square."""

    def __init__(self, s: State, hero: Hero, closed: Barriers) -> None:
        self._board = board = s.box.board
        self._known: dict[str, float] = {}
        self._frailty = 8 / (1 + hp(s, hero) + armor(s, hero) / 2)
        friends = [*(other for other in s.heroes.values() if other.up and other is not hero), *s.bots.values()]
        others = [board.squares[friend.at] for friend in friends]
        self._threats = [
            _Threat(
                own := footing(s, nazi).squares,
                harm(s, nazi.kind),
                seen_from(s, nazi, closed),
                min((distance(one, other) for one in own for other in others), default=FARTHEST),
            )
            for nazi in s.nazis.values()
            if not (nazi.stunned or nazi.sabotaged or nazi.ordered)
        ]

    def at(self, name: str) -> float:
        """What is to be expected on a square, weighed by how little is left of the Hero."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = self._frailty * self._expected(name)
        return known

    def _expected(self, name: str) -> float:
        """Whoever is nearest draws the fire."""
        (square,), here, _ = self._board.footing(name)
        hits = 0.0
        for squares, row, seen, nearest in self._threats:
            if seen & here:
                far = min(distance(one, square) for one in squares)
                hits += row[far] * (1 if far < nearest else TIED if far == nearest else BEHIND)
        return hits

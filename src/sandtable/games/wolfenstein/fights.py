"""How the greedy player looks at a fight: what an attack promises, what an enemy can do, and where it is dangerous."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sandtable.games.wolfenstein import dice
from sandtable.games.wolfenstein.attack_plan import Plan
from sandtable.games.wolfenstein.board import Board, distances
from sandtable.games.wolfenstein.cards import EVERY_CARD, Die, Enemy
from sandtable.games.wolfenstein.damage import target_of
from sandtable.games.wolfenstein.dice import Reroll, Target
from sandtable.games.wolfenstein.grid import Area, Barriers, sight
from sandtable.games.wolfenstein.routes import at_distance
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


def harm(s: State, kind: str) -> tuple[float, ...]:
    """The hits to expect from an enemy's next activation, by how far away it is now."""
    return _harm(_dice_by_distance(s.box.cards.enemies[kind]), _hits(s.box.cards.die))


@lru_cache(maxsize=1024)
def _harm(numbers: tuple[float, ...], hits: float) -> tuple[float, ...]:
    return tuple(hits * number for number in numbers)


@lru_cache(maxsize=EVERY_CARD)
def _hits(die: Die) -> float:
    """The hits to expect of one die."""
    return (die.faces.get("hp", 0) + ARMOR_HIT * die.faces.get("armor", 0)) / sum(die.faces.values())


@lru_cache(maxsize=EVERY_CARD)
def _dice_by_distance(card: Enemy) -> tuple[float, ...]:
    return tuple(_dice_at(card, far) for far in range(FARTHEST + 1))


def _dice_at(card: Enemy, far: int) -> float:
    """Its dice against somebody at this distance: it comes into range, and shoots from there."""
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
    area = 0
    for square in board.footing(at, large=large).squares:
        for ring in at_distance(board.grid, square)[: far + 1]:
            area |= ring
    return area


@lru_cache(maxsize=50_000)
def _sight(board: Board, at: str, large: bool, far: int, closed: Barriers) -> Area:
    grid, own = board.grid, board.footing(at, large=large).squares
    near = grid.listed(within(board, at, large, far))
    return grid.area(square for square in near if sight.sees_any(grid, own, (square,), closed))


@lru_cache(maxsize=20_000)
def _doors_near(board: Board, at: str) -> Barriers:
    """The doors that can be between a square and what is near it."""
    grid, near = board.grid, within(board, at, False, FARTHEST + 1)
    return grid.shut(door for door in board.door_names if grid.beside(grid.barriers[door]) & near)


def seen_from(s: State, nazi: Nazi, far: int, closed: Barriers) -> Area:
    """The squares at this distance at most from a Nazi that it sees, ignoring models."""
    board = s.box.board
    return _sight(board, nazi.at, nazi.is_large, min(far, FARTHEST), closed & _doors_near(board, nazi.at))


def clear_view(s: State, at: str, nazi: Nazi, closed: Barriers, blockers: Area) -> bool:
    """Whether somebody on a square sees a Nazi past the models in between."""
    board = s.box.board
    if nazi.is_large:
        return sight.sees_any(board.grid, (board.squares[at],), footing(s, nazi).squares, closed, blockers)
    return sight.sees(board.grid, board.squares[at], board.squares[nazi.at], closed, blockers)


# -- danger ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _harms_to(row: tuple[float, ...]) -> int:
    """The greatest distance at which an enemy does harm."""
    return max(far for far, hits in enumerate(row) if hits or not far)


class _Threat(NamedTuple):
    nazi: Nazi
    harm: tuple[float, ...]
    far: int  # it harms nobody who is farther away
    reach: Area  # what is near enough
    distances: list[dict[str, int]]  # from each of its squares
    nearest: int  # squares to the nearest other Hero


class Dangers:
    """The hits that a Hero has to expect, square by square."""

    def __init__(self, s: State, hero: Hero, closed: Barriers) -> None:
        self._s, self._board, self._closed = s, s.box.board, closed
        self._known: dict[str, float] = {}
        self._seen: dict[str, Area] = {}
        self._frailty = 8 / (1 + hp(s, hero) + armor(s, hero) / 2)
        friends = [*(other for other in s.heroes.values() if other.up and other is not hero), *s.bots.values()]
        others = [friend.at for friend in friends]
        self._threats = [
            self._threat(nazi, others)
            for nazi in s.nazis.values()
            if not (nazi.stunned or nazi.sabotaged or nazi.ordered)
        ]

    def _threat(self, nazi: Nazi, others: list[str]) -> _Threat:
        board = self._board
        away = [distances(board, board.names[square]) for square in footing(self._s, nazi).squares]
        nearest = min((row[other] for row in away for other in others), default=FARTHEST)
        row = harm(self._s, nazi.kind)
        far = _harms_to(row)
        return _Threat(nazi, row, far, within(board, nazi.at, nazi.is_large, far), away, nearest)

    def at(self, name: str) -> float:
        """The danger of a square, weighted by how little is left of the Hero."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = self._frailty * self._expected(name)
        return known

    def _expected(self, name: str) -> float:
        """The hits to expect on a square; the nearest Hero draws the fire."""
        here = self._board.small[name].area
        hits = 0.0
        for nazi, row, most, reach, away, nearest in self._threats:
            if reach & here and self._seen_by(nazi, most) & here:
                far = min([squares[name] for squares in away])
                hits += row[far] * (1 if far < nearest else TIED if far == nearest else BEHIND)
        return hits

    def _seen_by(self, nazi: Nazi, far: int) -> Area:
        """What a Nazi sees; most are too far away for anybody to ask."""
        seen = self._seen.get(nazi.id)
        if seen is None:
            seen = self._seen[nazi.id] = seen_from(self._s, nazi, far, self._closed)
        return seen

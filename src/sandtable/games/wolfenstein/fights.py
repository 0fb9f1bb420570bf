"""How the greedy player looks at a fight: what an attack promises, what a Nazi is worth, and where it is dangerous."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from sandtable.engine.grid import Area, Barriers, distance
from sandtable.games.wolfenstein import dice
from sandtable.games.wolfenstein.attack_plan import Plan
from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.cards import Die, Enemy
from sandtable.games.wolfenstein.damage import target_of
from sandtable.games.wolfenstein.dice import Reroll, Target
from sandtable.games.wolfenstein.state import Hero, Nazi, State
from sandtable.games.wolfenstein.table import armor, footing, hp
from sandtable.games.wolfenstein.vocabulary import FACES, Face

FARTHEST = 10  # squares at which anybody still matters to a fight
STRONGER = 1.3  # what a reroll, or hits that all cost HP, add to an enemy's attack


# -- odds --------------------------------------------------------------------------------------------------------------


def promise(s: State, nazi: Nazi, shot: Plan) -> tuple[float, float]:
    """The chance that an attack kills, and the share of HP and Armor that it takes on average."""
    faces = tuple(s.box.cards.die.faces.get(face, 0) for face in FACES)
    return _promise(faces, shot.dice, target_of(s, nazi), shot.armor_to_hp, shot.rerolls)


@lru_cache(maxsize=50_000)
def _promise(
    faces: tuple[int, ...], n: int, target: Target, armor_to_hp: int, rerolls: tuple[Reroll, ...]
) -> tuple[float, float]:
    die = Die(id="die", source="", dice=12, faces=dict(zip(FACES, faces, strict=True)))
    odds = dice.attack_odds(die, n, target, armor_to_hp=armor_to_hp, rerolls=rerolls)
    return float(odds.kill), float(odds.mean_hp + odds.mean_armor) / (target.hp + target.armor)


# -- what an enemy can do ----------------------------------------------------------------------------------------------


def harm(s: State, kind: str) -> tuple[float, ...]:
    """The hits to expect from an enemy in its next activation, by how far away it is now."""
    faces = s.box.cards.die.faces
    return _harm(s.box.cards.enemies[kind], faces.get("hp", 0) / 12, faces.get("armor", 0) / 12)


_HARM: dict[tuple[int, float, float], tuple[Enemy, tuple[float, ...]]] = {}


def _harm(card: Enemy, hp_face: float, armor_face: float) -> tuple[float, ...]:
    known = _HARM.get((id(card), hp_face, armor_face))
    if known is None or known[0] is not card:
        hits = hp_face + 0.7 * armor_face
        row = tuple(hits * _dice_at(card, far) for far in range(FARTHEST + 1))
        known = _HARM[id(card), hp_face, armor_face] = (card, row)
    return known[1]


def _dice_at(card: Enemy, far: int) -> float:
    """The dice that an enemy brings to bear on somebody so far away: it comes into range, and shoots from there."""
    weapon = card.weapon
    effects = [*weapon.effects, *(e for skill in card.skills if skill.when == "always" for e in skill.effects)]
    if far > weapon.range + card.ap - weapon.ap:
        return 0
    spray = sum(e.n for e in effects if e.name == "spray")
    strength = 1.0
    for e in effects:
        if e.name in ("reroll", "armor-to-hp"):
            strength *= STRONGER
    more = sum(skill.when in ("hit", "wound", "after-attack") for skill in card.skills)
    return strength * max(1, weapon.dice - spray * (max(1, min(far, weapon.range)) - 1)) + more


def frailty(s: State, hero: Hero) -> float:
    """How much a hit matters to a Hero: more, the less is left of it."""
    return 8 / (1 + hp(s, hero) + 0.5 * armor(s, hero))


# -- geometry ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def within(board: Board, at: str, large: bool, far: int) -> Area:
    """The squares at this distance at most from a model."""
    return board.grid.area(
        square
        for square in board.grid.squares
        if min(distance(one, square) for one in board.footing(at, large=large).squares) <= far
    )


@lru_cache(maxsize=50_000)
def sight(board: Board, at: str, large: bool, closed: Barriers) -> Area:
    """The squares near enough that see a model past walls and these closed doors, whoever else stands between."""
    grid, own = board.grid, board.footing(at, large=large).squares
    near = grid.listed(within(board, at, large, FARTHEST))
    return grid.area(square for square in near if grid.sees_any(own, (square,), closed))


@lru_cache(maxsize=20_000)
def doors_near(board: Board, at: str) -> Barriers:
    """The doors that can matter for what is seen of a square."""
    near = within(board, at, False, FARTHEST + 1)
    shut = 0
    for door in board.door_names:
        barrier = board.grid.barriers[door]
        if board.grid.beside(barrier) & near:
            shut |= barrier
    return shut


def seen_from(s: State, nazi: Nazi, closed: Barriers) -> Area:
    """The squares that a Nazi sees, models left out of account."""
    board = s.box.board
    return sight(board, nazi.at, nazi.is_large, closed & doors_near(board, nazi.at))


# -- danger ------------------------------------------------------------------------------------------------------------


class Dangers:
    """What to expect from the enemy on each square."""

    def __init__(self, s: State, hero: Hero, closed: Barriers) -> None:
        board = s.box.board
        others = [board.squares[other.at] for other in s.heroes.values() if other.up and other is not hero]
        others += [board.squares[bot.at] for bot in s.bots.values()]
        self._squares = board.squares
        self._known: dict[str, float] = {}
        self._board = board
        self._frailty = frailty(s, hero)
        self._nazis: list[tuple[tuple[tuple[int, int], ...], tuple[float, ...], Area, int]] = []
        for nazi in s.nazis.values():
            if nazi.stunned or nazi.sabotaged or nazi.ordered:
                continue
            own = footing(s, nazi).squares
            nearest = min((distance(one, other) for one in own for other in others), default=FARTHEST)
            self._nazis.append((own, harm(s, nazi.kind), seen_from(s, nazi, closed), nearest))

    def at(self, name: str) -> float:
        """The hits to expect on a square; whoever is nearer draws the fire."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = self._frailty * self._sum(name)
        return known

    def _sum(self, name: str) -> float:
        square, here, total = self._squares[name], self._board.footing(name).area, 0.0
        x, y = square
        for own, row, seen, nearest in self._nazis:
            if seen & here:
                far = min(max(abs(x - a), abs(y - b)) for a, b in own) if len(own) > 1 else max(abs(x - own[0][0]), abs(y - own[0][1]))
                if far <= FARTHEST and row[far]:
                    total += row[far] * (1 if far < nearest else 0.6 if far == nearest else 0.3)
        return total


def clear_view(s: State, at: str, nazi: Nazi, closed: Barriers, blockers: Area) -> bool:
    """Whether a Hero on this square would see a Nazi."""
    board = s.box.board
    if nazi.is_large:
        return board.grid.sees_any((board.squares[at],), footing(s, nazi).squares, closed, blockers)
    return board.grid.sees(board.squares[at], board.squares[nazi.at], closed, blockers)


def faces_of(dice_: Iterable[Face]) -> list[Face]:
    return list(dice_)

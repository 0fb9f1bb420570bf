"""The castle as it is seen: every square with what lies and stands there, who can go there and who sees it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sandtable.engine.view import NO_FACTS, Area, Piece
from sandtable.games.wolfenstein import movement
from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.facts import SquareFacts, TokenFacts
from sandtable.games.wolfenstein.pursuit import Scene
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.view_cards import Dashboard
from sandtable.games.wolfenstein.view_models import Garrison, acting, mover, standing
from sandtable.games.wolfenstein.view_sight import sight

_SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}

# -- squares -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _order(board: Board) -> dict[str, int]:
    """The squares in the order in which they are told, each with its number there."""
    return {name: number for number, name in enumerate(board.names.values())}


@lru_cache(maxsize=4096)
def _bare_squares(board: Board) -> tuple[Area, ...]:
    """The squares as they are when nobody is there."""
    return tuple(_empty_square(board, name) for name in _order(board))


@lru_cache(maxsize=4096)
def _empty_square(board: Board, name: str, ap: int | None = None, in_range: bool | None = None) -> Area:
    """A square with nothing on it: its place, and the sides on which a wall stands.

    If one can go there, for how many AP; if whoever acts sees it, whether it is in range.
    """
    column, row = board.squares[name]
    place = board.place_of[column, row]
    marks = [board.mission.map.places[place].tile]
    marks += ["rough"] if board.area(name) & board.rough else []
    facts = SquareFacts(place, _walls(board, column, row), ap)
    if ap is not None:
        marks += ["reachable"]
    if in_range is not None:
        marks += ["in-sight", "in-range"] if in_range else ["in-sight"]
    return Area(name, "castle", x=column, y=row, marks=tuple(marks), facts=facts)


def _walls(board: Board, column: int, row: int) -> str:
    """The sides of a square, `nesw`, that nothing ever passes."""
    built = board.mission.map.walls
    walls = ""
    for side, (dx, dy) in _SIDES.items():
        there = (column + dx, row + dy)
        if there not in board.names or {((column, row), there), (there, (column, row))} & built:
            walls += side
    return walls


def castle(scene: Scene, garrison: Garrison, boards: dict[str, Dashboard]) -> list[Area]:
    """All squares; most of them are bare."""
    board, order = scene.s.board, _order(scene.s.board)
    squares = list(_bare_squares(board))
    ap, in_range = _moves(scene.s), sight(scene, acting(scene.s))
    for name in ap.keys() | in_range.keys():
        squares[order[name]] = _empty_square(board, name, ap.get(name), in_range.get(name))
    for name, pieces in _pieces(scene, garrison, boards).items():
        bare = squares[order[name]]
        squares[order[name]] = Area(name, bare.group, tuple(pieces), bare.x, bare.y, bare.marks, bare.facts)
    return squares


def _moves(s: State) -> dict[str, int]:
    """Where whoever is being moved can go, and for how many AP (WOLF-MOV-01)."""
    model = mover(s)
    area = movement.destinations(s, model) if model is not None and model.at else 0
    if model is None or not area:
        return {}
    board, ap = s.board, movement.budget(model)
    reach = movement.reach(s, model, ap)
    moves = dict.fromkeys(board.listed(area & ~reach.area), 0)  # out of a doorway one comes for nothing (WOLF-RUL-62)
    left = area & reach.area
    for cost in range(ap + 1):
        near = left & reach.within(cost)
        moves |= dict.fromkeys(board.listed(near), cost)
        left ^= near
    return moves


# -- what lies and stands there ----------------------------------------------------------------------------------------


def _pieces(scene: Scene, garrison: Garrison, boards: dict[str, Dashboard]) -> dict[str, list[Piece]]:
    """All that is on a square, tokens first."""
    pieces: dict[str, list[Piece]] = {}
    for at, piece in (*_tokens(scene.s), *standing(scene, garrison, boards)):
        pieces.setdefault(at, []).append(piece)
    return pieces


def _tokens(s: State) -> Iterator[tuple[str, Piece]]:
    board = s.board
    left = set(s.tokens)
    for square, token in s.box.mission.tokens.items():
        if token.id in left or token.id not in board.searchable:
            used = token.kind == "hero-spawn" and token.letter in s.entered
            yield board.names[square], _token(token.kind, token.id, token.letter, used=used)


@lru_cache(maxsize=4096)
def _token(kind: str, name: str, letter: str, *, used: bool) -> Piece:
    return Piece(kind, 1, name, ("used",) if used else (), TokenFacts(letter) if letter else NO_FACTS)

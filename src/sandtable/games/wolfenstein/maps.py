"""The map of a mission: squares, the places they are in, what lies on the edges between them and what stands on them.

Here is also what a map can be made of, since the box holds only so much. `drawing` reads a map and draws it again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from sandtable.games.wolfenstein.grid import Edge, Grid, Point, Square, footprint

Letter = Literal["a", "b", "c", "d"]
TokenKind = Literal["chest", "event", "difficult-terrain", "hero-spawn", "enemy-spawn", "objective", "passage"]
Enemy = Literal[
    "soldat",
    "space-marine",
    "supersoldat",
    "panzerhund",
    "officer",
    "drone",
    "ubersoldat",
    "fire-trooper",
    "rocket-trooper",
    "bevli",
    "von-grim",
    "mecha-hitler",
    "hitler",
]

# -- what the box holds (WOLF-RUL-41) ------------------------------------------------------------------------------

#: They stand on four squares (WOLF-BIG-01).
LARGE = frozenset({"panzerhund", "mecha-hitler"})
#: All names that their models can have: the numbers on enemy cards go up to 99.
LARGE_NAMES = frozenset(f"{kind}-{number}" for kind in LARGE for number in range(1, 100))
#: Who steps out when a model falls: a goal may ask for one that no map shows.
STEPS_OUT = {"mecha-hitler": "hitler"}
PARTS = {"room": 8, "corridor": 8, "door": 14, "barricade": 4, "chest": 8, "event": 5, "difficult-terrain": 4}
#: What people count with at a real table. None of it is a limit: tokens are counters (WOLF-RUL-41).
TOKENS = {
    "hit-point": 24,
    "armor": 24,
    "shared-life": 8,
    "stun": 5,
    "reload": 8,
    "fatigue": 4,
    "glory-point": 32,
    "light-ammo": 12,
    "heavy-ammo": 12,
    "special-ammo": 12,
    "noise": 8,
    "ai-controller": 1,
    "shoshana": 1,
    "power-suit": 2,
    "sabotage": 2,
    "dashboard": 4,
    "hazard-tracker": 1,
    "round-tracker": 1,
}
#: Tokens with letters: which there are, and how many of each.
LETTERED = {"hero-spawn": ("abcd", 1), "enemy-spawn": ("abcd", 1), "objective": ("abcd", 1), "passage": ("abc", 2)}
#: Nobody may enter their squares (WOLF-OBS-09).
CLOSED = frozenset({"chest", "event", "objective"})
#: Nobody may stop on them (WOLF-OBS-12, WOLF-SEC-03).
PASSED = frozenset({"hero-spawn", "enemy-spawn", "passage"})
#: A tile's short and long side, in squares.
TILES = {"room": (6, 6), "corridor": (2, 6)}
#: A plastic door or barricade closes one end of a corridor.
LONGEST_PIECE = 2
#: The round tracker has ten spaces and is gone round once more (11 to 20).
MOST_ROUNDS = 20


# -- the map -------------------------------------------------------------------------------------------------------


class Place(msgspec.Struct, frozen=True):
    """A room or a corridor: one tile (WOLF-RUL-04)."""

    id: str
    squares: frozenset[Square]

    @property
    def tile(self) -> str:
        return "room" if self.id.startswith("r") else "corridor"


class Piece(msgspec.Struct, frozen=True):
    """A door or barricade, opened or removed as a whole (WOLF-RUL-06); named after the places it parts: `c1-r2`."""

    id: str
    edges: tuple[Edge, ...]


class Token(msgspec.Struct, frozen=True):
    """A token: `chest-2`, counted in reading order, or `objective-a`; both of a pair of passages are `passage-a`."""

    id: str
    kind: TokenKind
    letter: str = ""


class Model(msgspec.Struct, frozen=True):
    """An enemy model and the squares that it stands on, the top left one first."""

    enemy: Enemy
    squares: tuple[Square, ...]


class Label(msgspec.Struct, frozen=True):
    """A place's name on the drawing: the line of edges above a row, and the character where it begins."""

    name: str
    row: int
    at: int

    @property
    def column(self) -> int:
        """The column that the name is in; one of its two characters stands under or over a square."""
        return self.at // 2


class Map(msgspec.Struct, frozen=True):
    """Squares, the places they are in, and what lies on the edges between them."""

    squares: frozenset[Square]
    places: dict[str, Place]
    walls: frozenset[Edge]
    joints: frozenset[Edge]  # where two tiles touch and nothing stands between them (WOLF-MOV-05)
    doors: tuple[Piece, ...]
    barricades: tuple[Piece, ...]
    labels: tuple[Label, ...]
    unnamed: tuple[frozenset[Square], ...] = ()  # squares in no place: a mistake of the drawing

    @property
    def grid(self) -> Grid:
        """The map as the engine walks and looks over it; doors and barricades are its barriers, by their ids."""
        walls = [edge for edge in self.walls if self.squares & {*edge}]
        inside = {
            piece.id: [edge for edge in piece.edges if self.squares.issuperset(edge)]
            for piece in (*self.doors, *self.barricades)
        }
        return Grid(self.squares, walls, {name: edges for name, edges in inside.items() if edges})


Thing: TypeAlias = tuple[str, ...]  # what a character of the legend stands for: a token, an enemy, or both


# -- squares and edges ---------------------------------------------------------------------------------------------


def beside(square: Square) -> tuple[Square, Square, Square, Square]:
    """The squares that share an edge with this one."""
    column, row = square
    return (column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)


def edge_between(one: Square, other: Square) -> Edge:
    """The edge between two squares that share one."""
    return (one, other) if one < other else (other, one)


def corners(edge: Edge) -> tuple[Point, Point]:
    """Where an edge begins and ends."""
    (column, row), (_, other_row) = edge
    if row == other_row:
        return (column + 1, row), (column + 1, row + 1)
    return (column, row + 1), (column + 1, row + 1)


@lru_cache(maxsize=4096)
def kind_of(name: str) -> str:
    """The Hero, or the enemy's type, that a model is named for: `soldat-3` is a Soldat."""
    return name.rpartition("-")[0] or name


def is_large(name: str) -> bool:
    """Whether the model of this name stands on four squares (WOLF-BIG-01)."""
    return name in LARGE_NAMES


def stands_on(square: Square, enemy: str) -> tuple[Square, ...]:
    """The squares of a model whose top left one this is (WOLF-BIG-01)."""
    return footprint(square) if enemy in LARGE else (square,)


def labelled(label: Label, squares: frozenset[Square]) -> Square | None:
    """The square that a name belongs to: the one below it, or above it at the foot of the map."""
    for row in (label.row, label.row - 1):
        if (label.column, row) in squares:
            return label.column, row
    return None

"""Maps for the tests of the grid: drawn by hand, open fields, and random ones.

In a drawn map squares stand at the odd places. Between them `-` and `|` are walls and a capital letter is a barrier;
`#` is a square that the map lacks, and any other sign on a square names it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from itertools import product
from random import Random
from textwrap import dedent

from hypothesis import strategies as st

from sandtable.games.wolfenstein.grid import Edge, Grid, Square, sight
from tests.games.wolfenstein.oracle_sight import Board


class Plan:
    """A drawn map: `at["a"]` is the square that bears the sign, `all["a"]` are all that do."""

    def __init__(self, picture: str) -> None:
        signs = {(x, y): sign for y, row in enumerate(dedent(picture).split()) for x, sign in enumerate(row)}
        self.all: dict[str, list[Square]] = {}
        walls: list[Edge] = []
        barriers: dict[str, list[Edge]] = {}
        for (x, y), sign in signs.items():
            if x % 2 and y % 2 and sign != "#":
                self.all.setdefault(sign, []).append((x // 2, y // 2))
        squares = [square for alike in self.all.values() for square in alike]
        for (x, y), sign in signs.items():
            edge = ((x - 1) // 2, (y - 1) // 2), (x // 2, y // 2)
            if sign in "-|" and (edge[0] in squares or edge[1] in squares):
                walls.append(edge)
            elif sign.isupper():
                barriers.setdefault(sign, []).append(edge)
            else:
                assert sign in "+.-|#" or (x % 2 and y % 2), f"{sign} stands on no square"
        self.grid = Grid(squares, walls, barriers)
        self.at = {sign: alike[0] for sign, alike in self.all.items()}

    def sees(self, a: str, b: str, *, closed: str = "", models: str = "") -> bool:
        """Sight between two signs, in both directions alike."""
        shut = self.grid.shut(closed)
        blockers = self.grid.area(square for sign in models for square in self.all[sign])
        there = sight.sees(self.grid, self.at[a], self.at[b], shut, blockers)
        assert sight.sees(self.grid, self.at[b], self.at[a], shut, blockers) is there
        return there


def field(width: int, height: int) -> Grid:
    return Grid(product(range(width), range(height)))


@dataclass(frozen=True)
class Terrain:
    """A map with doors on it, some of them closed, to be built as it is or turned."""

    squares: tuple[Square, ...]
    walls: tuple[Edge, ...]
    doors: dict[str, tuple[Edge, ...]]

    def grid(self, turn: Callable[[Square], Square] = lambda square: square) -> Grid:
        def turned(edges: Iterable[Edge]) -> list[Edge]:
            return [(turn(a), turn(b)) for a, b in edges]

        doors = {name: turned(edges) for name, edges in self.doors.items()}
        return Grid(map(turn, self.squares), turned(self.walls), doors)

    def board(self, closed: Iterable[str]) -> Board:
        edges = [*self.walls, *(edge for name in closed for edge in self.doors[name])]
        return Board(frozenset(self.squares), frozenset(map(frozenset, edges)))


def terrain(random: Random, width: int, height: int) -> Terrain:
    """A random map: a hole here and there, few walls or many, doors of one edge or of two."""
    box = list(product(range(width), range(height)))
    squares = [square for square in box if random.random() < 0.93] or box
    edges = edges_of(squares)
    random.shuffle(edges)
    count = int(len(edges) * random.choice((0.1, 0.25, 0.4)))
    walls, rest = edges[:count], edges[count:]
    sizes = [random.choice((1, 1, 2)) for _ in range(4)]
    doors = {f"door-{n}": tuple(rest[sum(sizes[:n]) : sum(sizes[: n + 1])]) for n in range(4)}
    return Terrain(tuple(squares), tuple(walls), {name: door for name, door in doors.items() if door})


def edges_of(squares: Collection[Square]) -> list[Edge]:
    return [((x, y), side) for x, y in squares for side in ((x + 1, y), (x, y + 1)) if side in squares]


def some(random: Random, items: Iterable[Square], share: float) -> list[Square]:
    return [item for item in items if random.random() < share]


SIZES = ((2, 2), (3, 3), (4, 3), (4, 4), (5, 4), (7, 3), (9, 2))


SEEDS = st.integers(min_value=0, max_value=1_000_000)

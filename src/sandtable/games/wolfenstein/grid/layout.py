"""The map itself: its squares, and the walls and barriers on the edges between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from sandtable.engine.errors import Malformed

Square: TypeAlias = tuple[int, int]  # column, row: columns count eastward, rows southward
Point: TypeAlias = tuple[int, int]  # where grid lines cross; a square's own point is its north-west corner
Edge: TypeAlias = tuple[Square, Square]  # the two squares on either side of it
Area: TypeAlias = int  # a set of squares, one bit each
Barriers: TypeAlias = int  # a set of barriers, one bit each
Cuts: TypeAlias = frozenset[Barriers]  # any one of these sets, when shut, separates two squares

OPEN: Cuts = frozenset()
WALL: Cuts = frozenset({0})

CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))  # of a square; also the squares under a large model
ROUND = ((-1, -1), (0, -1), (0, 0), (-1, 0))  # the squares that meet in a point, clockwise from the north-west


def distance(a: Square, b: Square) -> int:
    """Squares from one to the other, diagonals counting one, whatever stands between (WOLF-RNG-01, WOLF-RUL-16)."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def footprint(square: Square) -> tuple[Square, ...]:
    """The four squares under a large model, which is named by its north-west square (WOLF-BIG-01)."""
    return tuple((square[0] + dx, square[1] + dy) for dx, dy in CORNERS)


class Grid:
    """A map: squares, walls and barriers. It never changes, and it equals no other, so it is a quick key of a cache."""

    def __init__(
        self,
        squares: Iterable[Square],
        walls: Iterable[Edge] = (),
        barriers: Mapping[str, Iterable[Edge]] | None = None,
    ) -> None:
        self.squares = tuple(sorted(set(squares), key=lambda square: (square[1], square[0])))
        if not self.squares:
            raise Malformed("a grid needs at least one square")
        columns = [column for column, _ in self.squares]
        west, north = min(columns), self.squares[0][1]
        # One column more than the map has, never occupied, keeps the end of a row apart from the start of the next.
        self.width = max(columns) - west + 2
        self.bits = {(x, y): 1 << ((y - north) * self.width + x - west) for x, y in self.squares}
        self.by_bit = {bit: square for square, bit in self.bits.items()}
        self.everywhere: Area = sum(self.bits.values())
        self.barriers: dict[str, Barriers] = {}
        self._edges: dict[Edge, Cuts] = {}
        self._sides: dict[Barriers, Area] = {}
        self._build(walls, barriers or {})

    # -- sets of squares and barriers ------------------------------------------------------------------------------

    def area(self, squares: Iterable[Square]) -> Area:
        """The set of these squares."""
        area = 0
        for square in squares:
            area |= self.bits[square]
        return area

    def listed(self, area: Area) -> list[Square]:
        """The squares of a set, row by row."""
        found: list[Square] = []
        while area:
            bit = area & -area
            found.append(self.by_bit[bit])
            area ^= bit
        return found

    def under(self, area: Area) -> Area:
        """The north-west squares of all large models that would cover a square of the area."""
        return (area | area >> 1 | area >> self.width | area >> (self.width + 1)) & self.everywhere

    def shut(self, names: Iterable[str]) -> Barriers:
        """The set of these barriers."""
        shut = 0
        for name in names:
            shut |= self.barriers[name]
        return shut

    def beside(self, barriers: Barriers) -> Area:
        """The squares that have one of these barriers on a side, from where it is opened (WOLF-RUL-07, WOLF-RUL-08)."""
        if barriers in self._sides:
            return self._sides[barriers]
        area = 0
        for barrier in members(barriers):
            area |= self._sides[barrier]
        return area

    def along(self, area: Area, barriers: Barriers) -> Barriers:
        """Those of these barriers that have a square of the area on a side."""
        found = 0
        for barrier in members(barriers):
            if self._sides[barrier] & area:
                found |= barrier
        return found

    # -- what separates squares ------------------------------------------------------------------------------------

    def between(self, a: Square, b: Square) -> Cuts:
        """What separates two squares side by side. Outside the map everything is walled off."""
        if a not in self.bits or b not in self.bits:
            return WALL
        return self._edges.get((a, b) if a < b else (b, a), OPEN)

    def _build(self, walls: Iterable[Edge], barriers: Mapping[str, Iterable[Edge]]) -> None:
        for wall in walls:
            self._edges[self._checked(wall, "a wall")] = WALL
        for number, (name, edges) in enumerate(barriers.items()):
            barrier = 1 << number
            self.barriers[name] = barrier
            self._sides[barrier] = 0
            for edge in edges:
                edge = self._checked(edge, name)
                cuts = self.between(*edge)
                if cuts == WALL:
                    raise Malformed(f"{name} cannot stand between {edge[0]} and {edge[1]}: there is a wall")
                self._edges[edge] = cuts | {barrier}
                self._sides[barrier] |= self.area(edge)
            if not self._sides[barrier]:
                raise Malformed(f"{name} stands on no edge")

    def _checked(self, edge: Edge, what: str) -> Edge:
        """An edge with its squares in order."""
        a, b = sorted(edge)
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) != 1 or not (a in self.bits or b in self.bits):
            raise Malformed(f"{what} cannot stand between {a} and {b}: expected two squares side by side on the map")
        return a, b


@lru_cache(maxsize=32768)
def across(grid: Grid, point: Point, a: Square, b: Square) -> Cuts:
    """What separates two of the squares that meet in a point: both ways round it must be cut (WOLF-RUL-09)."""
    ring = [(point[0] + dx, point[1] + dy) for dx, dy in ROUND]
    first, last = sorted((ring.index(a), ring.index(b)))
    one_way, other_way = set[Barriers](), set[Barriers]()
    for turn in range(4):
        way = one_way if first <= turn < last else other_way
        way |= grid.between(ring[turn], ring[(turn + 1) % 4])
    return least(one | other for one in one_way for other in other_way)


# -- sets as integers --------------------------------------------------------------------------------------------------


def members(mask: int) -> Iterator[int]:
    """The bits of a set, lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def is_cut(cuts: Cuts, shut: Barriers) -> bool:
    """Whether these barriers, when shut, separate."""
    return any(not cut & ~shut for cut in cuts)


def least(sets: Iterable[int]) -> frozenset[int]:
    """The sets that contain no other of them: these decide whether any of them is complete, or free."""
    distinct = frozenset(sets)
    if len(distinct) < 2:
        return distinct
    found: list[int] = []
    for one in sorted(distinct, key=int.bit_count):  # a set can only contain smaller ones
        missing = ~one
        for other in found:
            if not other & missing:
                break
        else:
            found.append(one)
    return frozenset(found)

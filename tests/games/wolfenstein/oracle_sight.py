"""A second implementation of sight and routes on a grid, slow and simple, which shares nothing with the game's.

Sight follows each line with exact fractions, from one grid line to the next. Each time it asks which squares touch the
point, and whether one can get from the squares before to the squares after without crossing anything shut. Routes use
Dijkstra's algorithm over explicit positions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise, product
from math import ceil, floor

Cell = tuple[int, int]
Border = frozenset[Cell]  # the two cells on either side
Line = tuple[Cell, Cell]


@dataclass
class Board:
    """The squares of a map and every edge that is shut just now."""

    cells: frozenset[Cell]
    shut: frozenset[Border]
    _clear: dict[tuple[Cell, Cell, Line], bool] = field(default_factory=dict)

    def joined(self, a: Cell, b: Cell) -> bool:
        """Whether two cells side by side are open to each other."""
        return a in self.cells and b in self.cells and frozenset({a, b}) not in self.shut

    def may_step(self, a: Cell, b: Cell) -> bool:
        (ax, ay), (bx, by) = a, b
        if max(abs(ax - bx), abs(ay - by)) != 1:
            return False
        if ax == bx or ay == by:
            return self.joined(a, b)
        return any(self.joined(a, side) and self.joined(side, b) for side in ((ax, by), (bx, ay)))

    def sees(self, a: Cell, b: Cell, models: Iterable[Cell]) -> bool:
        others = frozenset(models) - {a, b}
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 and not self.joined(a, b):
            return False
        lines = [
            (p, q)
            for p, q in product(corners(a), corners(b))
            if p != q and not others & met_on_the_way(p, q) and self._is_clear(a, b, (p, q))
        ]
        return any(p != r and q != s for (p, q), (r, s) in product(lines, lines))

    def _is_clear(self, a: Cell, b: Cell, line: Line) -> bool:
        if (a, b, line) not in self._clear:
            self._clear[a, b, line] = self._walk(a, b, line)
        return self._clear[a, b, line]

    def _walk(self, a: Cell, b: Cell, line: Line) -> bool:
        """Whether the line crosses nothing shut, runs along nothing shut, and is not blocked at a point."""
        before = frozenset({a})
        for meeting, after in journey(*line):
            stretch = after or frozenset({b})
            if len(stretch) == 2 and not self.joined(*stretch):
                return False
            if not self._flood(before, meeting) & stretch:
                return False
            before = stretch
        return True

    def _flood(self, start: frozenset[Cell], room: frozenset[Cell]) -> frozenset[Cell]:
        found = set(start & self.cells)
        while more := {
            cell
            for cell in room - found
            for other in found
            if abs(cell[0] - other[0]) + abs(cell[1] - other[1]) == 1 and self.joined(cell, other)
        }:
            found |= more
        return frozenset(found)


def corners(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in product((0, 1), repeat=2)]


def cells_at(x: Fraction, y: Fraction) -> frozenset[Cell]:
    """All cells that contain the point, border included."""
    return frozenset(product(range(ceil(x) - 1, floor(x) + 1), range(ceil(y) - 1, floor(y) + 1)))


@cache
def journey(p: Cell, q: Cell) -> list[tuple[frozenset[Cell], frozenset[Cell]]]:
    """For each point on a grid line: the cells that touch it, and the cells of the segment after it."""
    (px, py), (qx, qy) = p, q
    times = {Fraction(0), Fraction(1)}
    for start, end in ((px, qx), (py, qy)):
        if start != end:
            times |= {Fraction(k - start, end - start) for k in range(min(start, end), max(start, end) + 1)}
    stops = sorted(times)

    def at(t: Fraction) -> frozenset[Cell]:
        return cells_at(px + t * (qx - px), py + t * (qy - py))

    stretches = [at((now + then) / 2) for now, then in pairwise(stops)]
    return [(at(t), stretch) for t, stretch in zip(stops, [*stretches, frozenset()], strict=True)]


@cache
def met_on_the_way(p: Cell, q: Cell) -> frozenset[Cell]:
    """Cells that the line touches other than at its two ends."""
    meetings = [meeting for meeting, _ in journey(p, q)[1:-1]]
    return frozenset().union(*meetings, *(stretch for _, stretch in journey(p, q)))


@dataclass(frozen=True)
class Walk:
    """A question about routes."""

    cells: frozenset[Cell]
    walls: frozenset[Border]
    doors: dict[str, frozenset[Border]]  # all shut at first
    openable: frozenset[str]
    blocked: frozenset[Cell]
    passing: frozenset[Cell]
    rough: frozenset[Cell]
    size: int

    def costs(self, start: Cell) -> dict[Cell, int]:
        """The lowest cost of every place that can be reached."""
        first = (start, frozenset(self.doors))
        best = {first: 0}
        queue: list[tuple[int, Cell, list[str]]] = [(0, start, sorted(self.doors))]
        while queue:
            cost, cell, names = heappop(queue)
            shut = frozenset(names)
            if best[cell, shut] < cost:
                continue
            for place, left, price in self._onward(start, cell, shut):
                if cost + price < best.get((place, left), cost + price + 1):
                    best[place, left] = cost + price
                    heappush(queue, (cost + price, place, sorted(left)))
        found: dict[Cell, int] = {}
        for (cell, _), cost in best.items():
            found[cell] = min(cost, found.get(cell, cost))
        return found

    def under(self, cell: Cell) -> frozenset[Cell]:
        return frozenset((cell[0] + dx, cell[1] + dy) for dx, dy in product(range(self.size), repeat=2))

    def board(self, shut: frozenset[str]) -> Board:
        return Board(self.cells, self.walls.union(*(self.doors[name] for name in shut)))

    def fits(self, cell: Cell, board: Board) -> bool:
        under = self.under(cell)
        sides = [(a, b) for a in under for b in under if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1]
        return under <= self.cells and all(board.joined(a, b) for a, b in sides)

    def _onward(self, start: Cell, cell: Cell, shut: frozenset[str]) -> Iterator[tuple[Cell, frozenset[str], int]]:
        board = self.board(shut)
        under = self.under(cell)
        for dx, dy in product((-1, 0, 1), repeat=2):
            place = (cell[0] + dx, cell[1] + dy)
            onto = self.under(place)
            if place == cell or onto & self.blocked or not self.fits(place, board) or not self.fits(cell, board):
                continue
            if all(board.may_step(a, (a[0] + dx, a[1] + dy)) for a in under):
                yield place, shut, 2 if (onto - under) & self.rough else 1
        if cell != start and under & self.passing:
            return
        for name in shut & self.openable:
            if any(border & under for border in self.doors[name]):
                yield cell, shut - {name}, 1

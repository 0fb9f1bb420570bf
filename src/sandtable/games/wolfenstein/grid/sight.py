"""Line of sight on a map: two clear lines between different corners of both squares (WOLF-RUL-12).

A line that something stops, or that runs along a wall, does not count (WOLF-LOS-02, WOLF-LOS-03, WOLF-MOV-07).

What walls decide is drawn once for a pair of squares, as a `View`: which lines walls leave, what shut barriers stop
each of them, and on which squares a model does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import combinations
from math import gcd
from typing import NamedTuple, TypeVar

from sandtable.games.wolfenstein.grid.layout import (
    CORNERS,
    OPEN,
    ROUND,
    WALL,
    Area,
    Barriers,
    Cuts,
    Edge,
    Grid,
    Point,
    Square,
    across,
    is_cut,
    least,
)

T = TypeVar("T")

# -- questions ---------------------------------------------------------------------------------------------------------


def sees(grid: Grid, a: Square, b: Square, closed: Barriers = 0, blockers: Area = 0) -> bool:
    """Whether two lines between different corners of both squares are clear (WOLF-RUL-12, WOLF-RUL-13, WOLF-RUL-14).

    `closed` are the barriers that stop sight, `blockers` the squares with models on them; those on `a` and `b`
    themselves never count.
    """
    view = _outlook(grid, a)[b]
    gaps = view.gaps.get(closed & view.barriers)
    if gaps is None:
        gaps = view.find_gaps(closed & view.barriers)
    for gap in gaps:  # noqa: SIM110 - any() would cost as much as the question
        if not gap & blockers:
            return True
    return False


def all_seen(
    grid: Grid, a: Square, others: Iterable[tuple[T, Square]], closed: Barriers = 0, blockers: Area = 0
) -> list[T]:
    """Of several, each with its square, those that are seen from a square: `sees`, asked at once."""
    seen: list[T] = []
    outlook = _outlook(grid, a)
    for one, b in others:
        view = outlook[b]
        gaps = view.gaps.get(closed & view.barriers)
        if gaps is None:
            gaps = view.find_gaps(closed & view.barriers)
        for gap in gaps:
            if not gap & blockers:
                seen.append(one)
                break
    return seen


def sees_any(
    grid: Grid, own: Collection[Square], other: Collection[Square], closed: Barriers = 0, blockers: Area = 0
) -> bool:
    """Sight between models on several squares, none of which stands in their own way (WOLF-RUL-61)."""
    blockers &= ~(grid.area(own) | grid.area(other))
    return any(sees(grid, a, b, closed, blockers) for a in own for b in other)


def in_the_way(grid: Grid, a: Square, b: Square, closed: Barriers = 0) -> Area:
    """The squares on which a model can be in the way of a look from one square to another."""
    view = _outlook(grid, a)[b]
    area = 0
    for gap in view.gaps.get(closed & view.barriers) or view.find_gaps(closed & view.barriers):
        area |= gap
    return area


# -- views -------------------------------------------------------------------------------------------------------------


class _Line(NamedTuple):
    """A line that no wall stops."""

    cuts: Cuts  # what closed barriers stop it
    squares: Area  # where a model stops it


class _View:
    """What lies between two squares."""

    __slots__ = ("_lines", "barriers", "gaps")

    def __init__(self, lines: list[tuple[int, int, _Line]]) -> None:
        self._lines = lines
        self.barriers: Barriers = 0  # those that matter here at all
        for _, _, line in lines:
            for cut in line.cuts:
                self.barriers |= cut
        #: by the barriers closed: squares that must be free of models, any one of the sets being enough
        self.gaps: dict[Barriers, tuple[Area, ...]] = {}
        if not self.barriers:
            self.find_gaps(0)
            self._lines = []  # they have said all they know

    def find_gaps(self, closed: Barriers) -> tuple[Area, ...]:
        """The sets of squares of which one must be free, with these barriers closed."""
        clear = [line for line in self._lines if not is_cut(line[2].cuts, closed)]
        pairs = (
            first.squares | second.squares
            for (a, b, first), (c, d, second) in combinations(clear, 2)
            if a != c and b != d
        )
        gaps = tuple(sorted(least(pairs), key=lambda area: (area.bit_count(), area)))
        self.gaps[closed] = gaps
        return gaps


_NO_VIEW = _View([])  # what walls alone forbid, for all such pairs of squares


class _Outlook(dict[Square, _View]):
    """The views from one square, each drawn when it is first asked for. There are as many as squares on the map."""

    def __init__(self, grid: Grid, square: Square) -> None:
        super().__init__()
        self._grid = grid
        self._square = square

    def __missing__(self, other: Square) -> _View:
        view = _outlook(self._grid, other)[self._square] = self[other] = _look(self._grid, self._square, other)
        return view


@lru_cache(maxsize=8192)
def _outlook(grid: Grid, square: Square) -> _Outlook:
    return _Outlook(grid, square)


def _look(grid: Grid, a: Square, b: Square) -> _View:
    """Draw the sixteen lines between the corners of two squares."""
    own = grid.bits[a] | grid.bits[b]
    # Squares with a barrier on their common edge never see each other, even round its ends (WOLF-RUL-13).
    shared = grid.between(a, b) if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 else OPEN
    lines: list[tuple[int, int, _Line]] = []
    for one, (px, py) in enumerate(CORNERS):
        for other, (qx, qy) in enumerate(CORNERS):
            line = _draw(grid, a, (a[0] + px, a[1] + py), b, (b[0] + qx, b[1] + qy), shared)
            if line is not None:
                lines.append((one, other, _Line(line.cuts, line.squares & ~own)))
    return _View(lines) if lines else _NO_VIEW


# -- lines -------------------------------------------------------------------------------------------------------------


def _draw(grid: Grid, a: Square, p: Point, b: Square, q: Point, shared: Cuts) -> _Line | None:
    """The line from a corner of one square to a corner of another, unless a wall stops it."""
    if p == q:
        return None
    line = _line(grid, p, q) if p < q else _line(grid, q, p)
    if line is None:
        return None
    leaving = across(grid, p, a, _ahead(p, q))
    arriving = across(grid, q, b, _ahead(q, p))
    if leaving or arriving or shared:
        line = _Line(least(line.cuts | leaving | arriving | shared), line.squares)
    return None if line.cuts == WALL else line


@lru_cache(maxsize=65536)
def _line(grid: Grid, p: Point, q: Point) -> _Line | None:
    """The line between two points, ends left out, unless a wall stops it."""
    x, y = p
    track = _track(q[0] - x, q[1] - y)
    cuts: set[Barriers] = set()
    for (ax, ay), (bx, by) in track.edges:
        between = grid.between((x + ax, y + ay), (x + bx, y + by))
        if between is WALL:
            return None
        cuts |= between
    for px, py in track.points:
        point = (x + px, y + py)
        cuts |= across(grid, point, _ahead(point, p), _ahead(point, q))
    if 0 in cuts:
        return None
    squares = 0
    for sx, sy in track.squares:
        squares |= grid.bits.get((x + sx, y + sy), 0)
    return _Line(least(cuts), squares)


class _Track(NamedTuple):
    """What a line from the point (0, 0) meets between its ends, as if there were no walls."""

    edges: tuple[Edge, ...]  # crossed, or run along
    points: tuple[Point, ...]
    squares: tuple[Square, ...]  # met anywhere, a side or a corner included (WOLF-RUL-14)


@lru_cache(maxsize=8192)
def _track(dx: int, dy: int) -> _Track:
    """The line to (dx, dy), which is no zero: eastward, or straight south."""
    if dx == 0:
        edges = [((-1, y), (0, y)) for y in range(dy)]
    elif dy == 0:
        edges = [((x, -1), (x, 0)) for x in range(dx)]
    else:
        edges = [((x - 1, x * dy // dx), (x, x * dy // dx)) for x in range(1, dx) if x * dy % dx]
        rows = range(1, dy) if dy > 0 else range(dy + 1, 0)
        edges += [((y * dx // dy, y - 1), (y * dx // dy, y)) for y in rows if y * dx % dy]
    parts = gcd(dx, dy)
    points = [(dx // parts * part, dy // parts * part) for part in range(1, parts)]
    squares = {square for edge in edges for square in edge}
    squares |= {(x + ax, y + ay) for x, y in points for ax, ay in ROUND}
    if dx and dy:
        squares |= {_ahead((0, 0), (dx, dy)), _ahead((dx, dy), (0, 0))}
    return _Track(tuple(edges), tuple(points), tuple(sorted(squares)))


def _ahead(point: Point, goal: Point) -> Square:
    """The square that one enters going from the point towards the goal.

    A line along an edge has a square on either hand. Either will do, since such a line is stopped anyway if something
    shut stands on that edge.
    """
    return point[0] - (goal[0] < point[0]), point[1] - (goal[1] < point[1])

"""Square grids: what is next to what, how far one can walk, and who sees whom, in exact integers.

A map is a set of squares, walls on the edges between them, and named barriers (doors, barricades), each on one edge or
more, that are shut or not. Whatever lies outside the map is walled off by itself. Which barriers are shut, where models
stand and what the ground is like belongs to the state of a game and is handed in with each question:

>>> hall = Grid([(0, 0), (1, 0), (2, 0)], barriers={"door": [((1, 0), (2, 0))]})
>>> hall.sees((0, 0), (2, 0)), hall.sees((0, 0), (2, 0), closed=hall.barriers["door"])
(True, False)
>>> hall.sees((0, 0), (2, 0), blockers=hall.area([(1, 0)]))
False

Sets of squares and of barriers are integers, one bit for each member, so that a question is a few operations on
integers. What walls alone decide is worked out once for each map, when it is first asked for.

One idea serves walking, adjacency and sight: `Cuts`, the sets of barriers that separate two places when all of a set
are shut. A wall is the empty set (nothing need be shut), and an open way has no cuts at all. Two squares that meet
only in a corner are separated when both ways round the corner are cut, and a line that passes through that corner
is stopped by the same cuts: one can see where one could step.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations
from math import gcd
from typing import NamedTuple, TypeAlias, TypeVar

from sandtable.engine.errors import Malformed
from sandtable.engine.memory import Memory

T = TypeVar("T")
Square: TypeAlias = tuple[int, int]  # column, row: columns count eastward, rows southward
Point: TypeAlias = tuple[int, int]  # where grid lines cross; a square's own point is its north-west corner
Edge: TypeAlias = tuple[Square, Square]  # the two squares on either side of it
Area: TypeAlias = int  # a set of squares, one bit each
Barriers: TypeAlias = int  # a set of barriers, one bit each
Stand: TypeAlias = tuple[Square, Barriers]  # a place on a route, and which barriers are still shut by then
Cuts: TypeAlias = frozenset[Barriers]
_Question: TypeAlias = tuple[Square, int | None, Barriers, Area, Area, Area, Barriers, Area, bool]  # as `reach` has it

OPEN: Cuts = frozenset()
WALL: Cuts = frozenset({0})

_COMPASS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))  # clockwise from the north
_DIRECTIONS = {offset: number for number, offset in enumerate(_COMPASS)}
_EAST, _SOUTH = _DIRECTIONS[1, 0], _DIRECTIONS[0, 1]
_ROUND = ((-1, -1), (0, -1), (0, 0), (-1, 0))  # the squares that meet in a point, clockwise from the north-west
_AROUND = 16384  # small areas come again and again, in this game and in the next
_REMEMBERED = 256  # answers: a position is looked at several times, and then it is gone
_CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))  # of a square; also the squares under a large model


def distance(a: Square, b: Square) -> int:
    """Squares from one to the other, diagonals counting one, whatever stands between (WOLF-RUL-16)."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def footprint(square: Square) -> tuple[Square, ...]:
    """The four squares under a large model, which is named by its north-west square (WOLF-BIG-01)."""
    return tuple((square[0] + dx, square[1] + dy) for dx, dy in _CORNERS)


class Grid:
    """A map: squares, walls and barriers. It never changes; what is asked often is remembered."""

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
        self._width = max(columns) - west + 2
        self._bits = {(x, y): 1 << ((y - north) * self._width + x - west) for x, y in self.squares}
        self._by_bit = {bit: square for square, bit in self._bits.items()}
        self.everywhere: Area = sum(self._bits.values())
        self.barriers: dict[str, Barriers] = {}
        self._edges: dict[Edge, Cuts] = {}
        self._sides: dict[Barriers, Area] = {}
        self._build(walls, barriers or {})

        self._turns: dict[tuple[Point, Square, Square], Cuts] = {}
        self._always, self._sometimes = self._survey()
        self._ways: dict[tuple[Barriers, bool], tuple[_Way, ...]] = {}
        self._origins: dict[tuple[Barriers, bool], tuple[Area, ...]] = {}
        self._around = Memory[tuple[Area, Barriers, bool], Area](_AROUND)
        self._reaches = Memory[_Question, Reach](_REMEMBERED)
        self._lines: dict[tuple[Point, Point], _Line | None] = {}
        self._views: dict[Square, dict[Square, _View]] = {square: {} for square in self.squares}

    # --- sets of squares and barriers ---

    def area(self, squares: Iterable[Square]) -> Area:
        """The set of these squares."""
        area = 0
        for square in squares:
            area |= self._bits[square]
        return area

    def listed(self, area: Area) -> list[Square]:
        """The squares of a set, row by row."""
        found: list[Square] = []
        while area:
            bit = area & -area
            found.append(self._by_bit[bit])
            area ^= bit
        return found

    def shut(self, names: Iterable[str]) -> Barriers:
        """The set of these barriers."""
        shut = 0
        for name in names:
            shut |= self.barriers[name]
        return shut

    def beside(self, barriers: Barriers) -> Area:
        """The squares that have one of these barriers on a side, from where it is opened (WOLF-RUL-07, -08)."""
        if barriers in self._sides:
            return self._sides[barriers]
        area = 0
        for barrier in _members(barriers):
            area |= self._sides[barrier]
        return area

    def along(self, area: Area, barriers: Barriers) -> Barriers:
        """Those of these barriers that have a square of the area on a side."""
        found = 0
        for barrier in _members(barriers):
            if self._sides[barrier] & area:
                found |= barrier
        return found

    # --- steps ---

    def adjacent(self, a: Square, b: Square, shut: Barriers = 0) -> bool:
        """At distance 1 and not separated by walls or what is shut (WOLF-RUL-10; for steps, WOLF-RUL-09)."""
        direction = _DIRECTIONS.get((b[0] - a[0], b[1] - a[1]))
        return direction is not None and bool(self._find_ways(shut, large=False)[direction].origins & self._bits[a])

    def around(self, area: Area, shut: Barriers = 0, *, large: bool = False) -> Area:
        """Every square a step from a square of the area; a square of the area itself if it is next to another."""
        found = self._around.get((area, shut, large))
        if found is None:
            found = self._around.keep((area, shut, large), self._look_around(area, shut, large=large))
        return found

    def _look_around(self, area: Area, shut: Barriers, *, large: bool) -> Area:
        n, ne, e, se, s, sw, w, nw = self._origins.get((shut, large)) or self._find_origins(shut, large=large)
        row = self._width
        return (
            (area & n) >> row
            | (area & ne) >> row - 1
            | (area & e) << 1
            | (area & se) << row + 1
            | (area & s) << row
            | (area & sw) << row - 1
            | (area & w) >> 1
            | (area & nw) >> row + 1
        )

    def steps(self, square: Square, shut: Barriers = 0, *, large: bool = False) -> list[Square]:
        """Where one step leads, clockwise from the north; a large model takes all its squares along (WOLF-RUL-60)."""
        here = self._bits[square]
        return [
            self._by_bit[_moved(here, way.shift)] for way in self._find_ways(shut, large=large) if here & way.origins
        ]

    def footings(self, shut: Barriers = 0) -> Area:
        """The north-west squares of all places for a large model, which lies over no wall and nothing shut.

        With every door given as shut, those remain that are not astride a door (WOLF-RUL-62, WOLF-RUL-91).
        """
        ways = self._find_ways(shut, large=False)
        east, south = ways[_EAST].origins, ways[_SOUTH].origins
        return east & east >> self._width & south & south >> 1

    def reach(
        self,
        start: Square,
        budget: int | None = None,
        *,
        shut: Barriers = 0,
        blocked: Area = 0,
        passing: Area = 0,
        rough: Area = 0,
        openable: Barriers = 0,
        goal: Area = 0,
        large: bool = False,
    ) -> Reach:
        """Everywhere that one gets to from here, as cheaply as possible, within a budget.

        A step costs 1, or 2 if it newly covers a `rough` square. `blocked` squares are not entered; on `passing` ones
        nobody may rest. Opening a barrier that is shut but `openable` costs 1, from a square beside it where one may
        rest (WOLF-RUL-45, WOLF-RUL-59). Once the `goal` is reached where one may rest, nothing dearer is looked at.

        A `large` model is named by its north-west square, in the goal and in the answer; what is blocked, passing or
        rough are single squares, its own left out.
        """
        asked = (start, budget, shut, blocked, passing, rough, openable, goal, large)
        found = self._reaches.get(asked)
        if found is None:
            found = self._reaches.keep(asked, Reach(self, *asked))
        return found

    # --- sight ---

    def sees(self, a: Square, b: Square, closed: Barriers = 0, blockers: Area = 0) -> bool:
        """Whether two lines between different corners of both squares are clear (WOLF-RUL-12, -13, -14).

        `closed` are the barriers that stop sight, `blockers` the squares with models on them; those on `a` and `b`
        themselves never count.
        """
        view = self._views[a].get(b) or self._look(a, b)
        gaps = view.gaps.get(closed & view.barriers)
        if gaps is None:
            gaps = view.find_gaps(closed & view.barriers)
        for gap in gaps:  # noqa: SIM110 - any() would cost as much as the question
            if not gap & blockers:
                return True
        return False

    def all_seen(
        self, a: Square, others: Iterable[tuple[T, Square]], closed: Barriers = 0, blockers: Area = 0
    ) -> list[T]:
        """Of several, each with its square, those whom one sees: `sees`, asked at once."""
        seen: list[T] = []
        views = self._views[a]
        for one, b in others:
            view = views.get(b) or self._look(a, b)
            gaps = view.gaps.get(closed & view.barriers)
            if gaps is None:
                gaps = view.find_gaps(closed & view.barriers)
            for gap in gaps:
                if not gap & blockers:
                    seen.append(one)
                    break
        return seen

    def between(self, a: Square, b: Square, closed: Barriers = 0) -> Area:
        """The squares on which a model can be in the way of a look from one square to another."""
        view = self._views[a].get(b) or self._look(a, b)
        area = 0
        for gap in view.gaps.get(closed & view.barriers) or view.find_gaps(closed & view.barriers):
            area |= gap
        return area

    def sees_any(
        self, own: Collection[Square], other: Collection[Square], closed: Barriers = 0, blockers: Area = 0
    ) -> bool:
        """Sight between models on several squares, none of which stands in their own way (WOLF-RUL-61)."""
        blockers &= ~(self.area(own) | self.area(other))
        return any(self.sees(a, b, closed, blockers) for a in own for b in other)

    # --- how the map is made ---

    def _build(self, walls: Iterable[Edge], barriers: Mapping[str, Iterable[Edge]]) -> None:
        for wall in walls:
            self._edges[self._checked(wall, "a wall")] = WALL
        for number, (name, edges) in enumerate(barriers.items()):
            barrier = 1 << number
            self.barriers[name] = barrier
            self._sides[barrier] = 0
            for edge in edges:
                edge = self._checked(edge, name)
                cuts = self._between(*edge)
                if cuts == WALL:
                    raise Malformed(f"{name} cannot stand between {edge[0]} and {edge[1]}: there is a wall")
                self._edges[edge] = cuts | {barrier}
                self._sides[barrier] |= self.area(edge)
            if not self._sides[barrier]:
                raise Malformed(f"{name} stands on no edge")

    def _checked(self, edge: Edge, what: str) -> Edge:
        """An edge with its squares in order."""
        a, b = sorted(edge)
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) != 1 or not (a in self._bits or b in self._bits):
            raise Malformed(f"{what} cannot stand between {a} and {b}: expected two squares side by side on the map")
        return a, b

    def _between(self, a: Square, b: Square) -> Cuts:
        """What separates two squares side by side."""
        if a not in self._bits or b not in self._bits:
            return WALL
        return self._edges.get((a, b) if a < b else (b, a), OPEN)

    def _across(self, point: Point, a: Square, b: Square) -> Cuts:
        """What separates two of the squares that meet in a point: both ways round it must be cut (WOLF-RUL-09)."""
        cuts = self._turns.get((point, a, b))
        if cuts is None:
            cuts = self._turns[point, a, b] = self._turn(point, a, b)
        return cuts

    def _turn(self, point: Point, a: Square, b: Square) -> Cuts:
        ring = [(point[0] + dx, point[1] + dy) for dx, dy in _ROUND]
        first, last = sorted((ring.index(a), ring.index(b)))
        one_way, other_way = set[Barriers](), set[Barriers]()
        for turn in range(4):
            way = one_way if first <= turn < last else other_way
            way |= self._between(ring[turn], ring[(turn + 1) % 4])
        return _least(one | other for one in one_way for other in other_way)

    def _survey(self) -> tuple[list[Area], list[tuple[int, Area, Cuts]]]:
        """For each direction the squares from which it is never barred by a wall; and the steps that barriers cut."""
        always = [0] * len(_COMPASS)
        sometimes: list[tuple[int, Area, Cuts]] = []
        for (x, y), bit in self._bits.items():
            for direction, (dx, dy) in enumerate(_COMPASS):
                there = (x + dx, y + dy)
                if there not in self._bits:
                    continue
                if dx and dy:
                    cuts = self._across((x + (dx > 0), y + (dy > 0)), (x, y), there)
                else:
                    cuts = self._between((x, y), there)
                if cuts != WALL:
                    always[direction] |= bit
                    if cuts:
                        sometimes.append((direction, bit, cuts))
        return always, sometimes

    def _find_ways(self, shut: Barriers, *, large: bool) -> tuple[_Way, ...]:
        ways = self._ways.get((shut, large))
        if ways is None:
            ways = self._ways[shut, large] = tuple(self._large_ways(shut) if large else self._plain_ways(shut))
        return ways

    def _find_origins(self, shut: Barriers, *, large: bool) -> tuple[Area, ...]:
        """For each direction the squares from which a step may be made."""
        origins = self._origins[shut, large] = tuple(way.origins for way in self._find_ways(shut, large=large))
        return origins

    def _plain_ways(self, shut: Barriers) -> Iterator[_Way]:
        origins = list(self._always)
        for direction, bit, cuts in self._sometimes:
            if _is_cut(cuts, shut):
                origins[direction] &= ~bit
        for (dx, dy), area in zip(_COMPASS, origins, strict=True):
            yield _Way(dy * self._width + dx, area, (0,))

    def _large_ways(self, shut: Barriers) -> Iterator[_Way]:
        """Each of the four squares must be able to make the step, and the model must fit where it arrives."""
        footings = self.footings(shut)
        for (dx, dy), way in zip(_COMPASS, self._find_ways(shut, large=False), strict=True):
            origins = footings & _moved(footings, -way.shift)
            for x, y in _CORNERS:
                origins &= way.origins >> (y * self._width + x)
            ahead = tuple(y * self._width + x for x, y in _CORNERS if (x + dx, y + dy) not in _CORNERS)
            yield _Way(way.shift, origins, ahead)

    def _under(self, area: Area) -> Area:
        """The north-west squares of all large models that would cover a square of the area."""
        return area | area >> 1 | area >> self._width | area >> (self._width + 1)

    # --- how sight is worked out ---

    def _look(self, a: Square, b: Square) -> _View:
        """Draw the sixteen lines between the corners of two squares."""
        own = self._bits[a] | self._bits[b]
        # Squares with a barrier on their common edge never see each other, even round its ends (WOLF-RUL-13).
        shared = self._between(a, b) if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 else OPEN
        lines: list[tuple[int, int, _Line]] = []
        for one, (px, py) in enumerate(_CORNERS):
            for other, (qx, qy) in enumerate(_CORNERS):
                line = self._draw(a, (a[0] + px, a[1] + py), b, (b[0] + qx, b[1] + qy), shared)
                if line is not None:
                    lines.append((one, other, _Line(line.cuts, line.squares & ~own)))
        view = _View(lines) if lines else _NO_VIEW
        self._views[a][b] = self._views[b][a] = view
        return view

    def _draw(self, a: Square, p: Point, b: Square, q: Point, shared: Cuts) -> _Line | None:
        """The line from a corner of one square to a corner of another, unless a wall stops it."""
        if p == q:
            return None
        line = self._line(p, q) if p < q else self._line(q, p)
        if line is None:
            return None
        leaving = self._across(p, a, _ahead(p, q))
        arriving = self._across(q, b, _ahead(q, p))
        if leaving or arriving or shared:
            line = _Line(_least(line.cuts | leaving | arriving | shared), line.squares)
        return None if line.cuts == WALL else line

    def _line(self, p: Point, q: Point) -> _Line | None:
        """The line between two points, ends left out, unless a wall stops it."""
        if (p, q) not in self._lines:
            self._lines[p, q] = self._trace(p, q)
        return self._lines[p, q]

    def _trace(self, p: Point, q: Point) -> _Line | None:
        x, y = p
        track = _track(q[0] - x, q[1] - y)
        cuts: set[Barriers] = set()
        for (ax, ay), (bx, by) in track.edges:
            between = self._between((x + ax, y + ay), (x + bx, y + by))
            if between is WALL:
                return None
            cuts |= between
        for px, py in track.points:
            point = (x + px, y + py)
            cuts |= self._across(point, _ahead(point, p), _ahead(point, q))
        if 0 in cuts:
            return None
        squares = 0
        for sx, sy in track.squares:
            squares |= self._bits.get((x + sx, y + sy), 0)
        return _Line(_least(cuts), squares)


class Reach:
    """Where one gets to from a square, at what cost and by which way: `Grid.reach` makes it.

    `area` is everywhere one can be, `stops` those squares of it where one may rest (the start always).
    """

    def __init__(
        self,
        grid: Grid,
        start: Square,
        budget: int | None,
        shut: Barriers,
        blocked: Area,
        passing: Area,
        rough: Area,
        openable: Barriers,
        goal: Area,
        large: bool,
    ) -> None:
        self._grid = grid
        self._rough = rough
        self._openable = shut & openable
        self._large = large
        here = grid._bits[start]
        self._passing = (grid._under(passing) if large else passing) & ~here
        blocked = grid._under(blocked) if large else blocked
        #: for each cost, and each set of barriers still shut, the squares that are first reached so
        explore = self._explore if self._openable or rough else self._walk
        self._stages = explore(here, budget, shut, blocked, goal & ~self._passing)
        self.area: Area = self.within(len(self._stages))
        self.stops: Area = self.area & ~self._passing

    def cost(self, square: Square) -> int | None:
        """The least that it costs to get there, or None where one does not get."""
        bit = self._grid._bits[square]
        for cost, stage in enumerate(self._stages):
            for squares in stage.values():
                if squares & bit:
                    return cost
        return None

    def within(self, cost: int) -> Area:
        """Everywhere that one gets to for so much at most."""
        area = 0
        for stage in self._stages[: cost + 1]:
            for squares in stage.values():
                area |= squares
        return area

    def arrivals(self, square: Square) -> list[Stand]:
        """The cheapest ways to stand there: several if it costs the same with one door opened or another."""
        cost = self.cost(square)
        if cost is None:
            return []
        bit = self._grid._bits[square]
        return [(square, shut) for shut, squares in self._stages[cost].items() if squares & bit]

    def before(self, stand: Stand) -> list[Stand]:
        """Where one may have stood one step or one opened barrier earlier, on cheapest routes alone."""
        square, shut = stand
        here = self._grid._bits[square]
        cost = next((cost for cost, stage in enumerate(self._stages) if stage.get(shut, 0) & here), 0)
        return [earlier for earlier, _ in self._earlier(stand, cost)]

    def path(self, square: Square) -> list[Stand]:
        """One cheapest route, start and goal included; empty if there is none.

        From one stand to the next either the square changes or a barrier is open that was shut before.
        """
        cost = self.cost(square)
        if cost is None:
            return []
        bit = self._grid._bits[square]
        if not (self._rough or self._openable):
            return self._walked(bit, cost)
        route = [next((square, shut) for shut, squares in self._stages[cost].items() if squares & bit)]
        while cost:
            stand, cost = next(self._earlier(route[-1], cost))
            route.append(stand)
        return route[::-1]

    def _walked(self, here: Area, cost: int) -> list[Stand]:
        """The same where nothing can be opened and no ground is rough: each step costs 1, and leads from its wave."""
        by_bit, [shut] = self._grid._by_bit, self._stages[0]
        ways = self._grid._find_ways(shut, large=self._large)
        route = [(by_bit[here], shut)]
        for stage in reversed(self._stages[:cost]):
            wave = stage[shut]
            for shift, origins, _ in ways:
                if origin := (here >> shift if shift >= 0 else here << -shift) & origins & wave:
                    here = origin
                    break
            route.append((by_bit[here], shut))
        route.reverse()
        return route

    def _earlier(self, stand: Stand, cost: int) -> Iterator[tuple[Stand, int]]:
        """Stands from which one comes to this one, which costs so much, and what they cost."""
        if not cost:
            return
        square, shut = stand
        here = self._grid._bits[square]
        for way in self._grid._find_ways(shut, large=self._large):
            origin = (here >> way.shift if way.shift >= 0 else here << -way.shift) & way.origins
            if origin:
                earlier = cost - (2 if self._rough and here & self._slow(way) else 1)
                if earlier >= 0 and origin & self._stages[earlier].get(shut, 0):
                    yield (self._grid._by_bit[origin], shut), earlier
        for barrier in _members(self._openable & ~shut):
            if here & self._handles(barrier) & self._stages[cost - 1].get(shut | barrier, 0):
                yield (square, shut | barrier), cost - 1

    def _walk(
        self, here: Area, budget: int | None, shut: Barriers, blocked: Area, goal: Area
    ) -> list[dict[Barriers, Area]]:
        """The same where nothing can be opened and no ground is rough: a wave is one set of squares."""
        stages: list[dict[Barriers, Area]] = []
        unseen, now = ~blocked, here
        while now and (budget is None or len(stages) <= budget):
            stages.append({shut: now})
            if now & goal:
                break
            unseen &= ~now
            now = self._grid.around(now, shut, large=self._large) & unseen
        return stages

    def _explore(
        self, here: Area, budget: int | None, shut: Barriers, blocked: Area, goal: Area
    ) -> list[dict[Barriers, Area]]:
        """Wave after wave, each as one set of squares: a wave is what costs one more than the wave before it."""
        stages: list[dict[Barriers, Area]] = []
        settled: dict[Barriers, Area] = {}
        now: dict[Barriers, Area] = {shut: here}
        soon: dict[Barriers, Area] = {}
        while (now or soon) and (budget is None or len(stages) <= budget):
            stage: dict[Barriers, Area] = {}
            for doors, squares in now.items():
                # Who stood there more cheaply with no more barriers shut has nothing to gain from coming again.
                for others, reached in settled.items():
                    if not others & ~doors:
                        squares &= ~reached
                if squares:
                    stage[doors] = squares
            stages.append(stage)
            if any(squares & goal for squares in stage.values()):
                break
            later: dict[Barriers, Area] = {}
            for doors, squares in stage.items():
                settled[doors] = settled.get(doors, 0) | squares
                quick, slow = self._advance(squares, doors, blocked)
                if quick:
                    soon[doors] = soon.get(doors, 0) | quick
                if slow:
                    later[doors] = slow
                for barrier in _members(doors & self._openable):
                    if opening := squares & self._handles(barrier):
                        soon[doors ^ barrier] = soon.get(doors ^ barrier, 0) | opening
            now, soon = soon, later
        return stages

    def _advance(self, squares: Area, shut: Barriers, blocked: Area) -> tuple[Area, Area]:
        """Where one step leads from any of these squares: for 1, and over rough ground for 2."""
        quick = slow = 0
        for way in self._grid._find_ways(shut, large=self._large):
            onward = _moved(squares & way.origins, way.shift)
            if self._rough:
                rough = onward & self._slow(way)
                slow |= rough
                onward ^= rough
            quick |= onward
        return quick & ~blocked, slow & ~blocked

    def _slow(self, way: _Way) -> Area:
        """The squares where arriving by this way newly covers rough ground (WOLF-MOV-08, WOLF-RUL-60)."""
        area = 0
        for offset in way.ahead:
            area |= self._rough >> offset
        return area

    def _handles(self, barrier: Barriers) -> Area:
        """Where one may stand to open the barrier."""
        beside = self._grid.beside(barrier)
        return (self._grid._under(beside) if self._large else beside) & ~self._passing


class _Way(NamedTuple):
    """One of the eight directions for a small or a large model, with some barriers shut."""

    shift: int  # from a square's bit to the bit of the square that the step leads to
    origins: Area  # from where the step may be made
    ahead: tuple[int, ...]  # how far beyond the square arrived at the newly covered ones lie


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
        clear = [line for line in self._lines if not _is_cut(line[2].cuts, closed)]
        pairs = (
            first.squares | second.squares
            for (a, b, first), (c, d, second) in combinations(clear, 2)
            if a != c and b != d
        )
        gaps = tuple(sorted(_least(pairs), key=lambda area: (area.bit_count(), area)))
        self.gaps[closed] = gaps
        return gaps


class _Track(NamedTuple):
    """What a line from the point (0, 0) meets between its ends, as if there were no walls."""

    edges: tuple[Edge, ...]  # crossed, or run along
    points: tuple[Point, ...]
    squares: tuple[Square, ...]  # met anywhere, a side or a corner included (WOLF-RUL-14)


@cache
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
    squares |= {(x + ax, y + ay) for x, y in points for ax, ay in _ROUND}
    if dx and dy:
        squares |= {_ahead((0, 0), (dx, dy)), _ahead((dx, dy), (0, 0))}
    return _Track(tuple(edges), tuple(points), tuple(sorted(squares)))


def _ahead(point: Point, goal: Point) -> Square:
    """The square that one enters going from the point towards the goal.

    A line along an edge has a square on either hand. Either will do, since such a line is stopped anyway if something
    shut stands on that edge.
    """
    return point[0] - (goal[0] < point[0]), point[1] - (goal[1] < point[1])


def _moved(area: Area, shift: int) -> Area:
    return area << shift if shift >= 0 else area >> -shift


def _members(mask: int) -> Iterator[int]:
    """The bits of a set, lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def _is_cut(cuts: Cuts, shut: Barriers) -> bool:
    return any(not cut & ~shut for cut in cuts)


def _least(sets: Iterable[int]) -> frozenset[int]:
    """The sets that contain no other of them: these decide whether any of them is complete, or free."""
    distinct = frozenset(sets)
    if len(distinct) < 2:
        return distinct
    least: list[int] = []
    for one in sorted(distinct, key=int.bit_count):  # a set can only contain smaller ones
        missing = ~one
        for other in least:
            if not other & missing:
                break
        else:
            least.append(one)
    return frozenset(least)


_NO_VIEW = _View([])  # what walls alone forbid, for all such pairs of squares

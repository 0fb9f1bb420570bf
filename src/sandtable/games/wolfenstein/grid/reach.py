"""How far one gets on a map, as cheaply as possible: doors to open, rough ground and friends to pass included."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from sandtable.games.wolfenstein.grid import steps
from sandtable.games.wolfenstein.grid.layout import Area, Barriers, Grid, Square, members
from sandtable.games.wolfenstein.grid.steps import Way, large_ways, moved, small_ways

Stand: TypeAlias = tuple[Square, Barriers]  # a place on a route, and which barriers are still shut by then


@lru_cache(maxsize=2048)
def find_reach(
    grid: Grid,
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
    return Reach(grid, start, budget, shut, blocked, passing, rough, openable, goal, large)


class Reach:
    """Where one gets to from a square, at what cost and by which way; `find_reach` makes it.

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
        self._ways = large_ways if large else small_ways
        here = grid.bits[start]
        self._passing = (grid.under(passing) if large else passing) & ~here
        blocked = grid.under(blocked) if large else blocked
        #: for each cost, and each set of barriers still shut, the squares that are first reached so
        explore = self._explore if self._openable or rough else self._walk
        self._stages = explore(here, budget, shut, blocked, goal & ~self._passing)
        self.area: Area = self.within(len(self._stages))
        self.stops: Area = self.area & ~self._passing

    def cost(self, square: Square) -> int | None:
        """The least that it costs to get there, or None where one does not get."""
        bit = self._grid.bits[square]
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
        bit = self._grid.bits[square]
        return [(square, shut) for shut, squares in self._stages[cost].items() if squares & bit]

    def before(self, stand: Stand) -> list[Stand]:
        """Where one may have stood one step or one opened barrier earlier, on cheapest routes alone."""
        square, shut = stand
        here = self._grid.bits[square]
        cost = next((cost for cost, stage in enumerate(self._stages) if stage.get(shut, 0) & here), 0)
        return [earlier for earlier, _ in self._earlier(stand, cost)]

    def path(self, square: Square) -> list[Stand]:
        """One cheapest route, start and goal included; empty if there is none.

        From one stand to the next either the square changes or a barrier is open that was shut before.
        """
        cost = self.cost(square)
        if cost is None:
            return []
        bit = self._grid.bits[square]
        if not (self._rough or self._openable):
            return self._walked(bit, cost)
        route = [next((square, shut) for shut, squares in self._stages[cost].items() if squares & bit)]
        while cost:
            stand, cost = next(self._earlier(route[-1], cost))
            route.append(stand)
        return route[::-1]

    def _walked(self, here: Area, cost: int) -> list[Stand]:
        """The same where nothing can be opened and no ground is rough: each step costs 1, and leads from its wave."""
        by_bit, [shut] = self._grid.by_bit, self._stages[0]
        ways = self._ways(self._grid, shut)
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
        here = self._grid.bits[square]
        for way in self._ways(self._grid, shut):
            origin = (here >> way.shift if way.shift >= 0 else here << -way.shift) & way.origins
            if origin:
                earlier = cost - (2 if self._rough and here & self._slow(way) else 1)
                if earlier >= 0 and origin & self._stages[earlier].get(shut, 0):
                    yield (self._grid.by_bit[origin], shut), earlier
        for barrier in members(self._openable & ~shut):
            if here & self._handles(barrier) & self._stages[cost - 1].get(shut | barrier, 0):
                yield (square, shut | barrier), cost - 1

    def _walk(
        self, here: Area, budget: int | None, shut: Barriers, blocked: Area, goal: Area
    ) -> list[dict[Barriers, Area]]:
        """The same where nothing can be opened and no ground is rough: a wave is one set of squares."""
        stages: list[dict[Barriers, Area]] = []
        around = steps.large_around if self._large else steps.around
        unseen, now = ~blocked, here
        while now and (budget is None or len(stages) <= budget):
            stages.append({shut: now})
            if now & goal:
                break
            unseen &= ~now
            now = around(self._grid, now, shut) & unseen
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
                for barrier in members(doors & self._openable):
                    if opening := squares & self._handles(barrier):
                        soon[doors ^ barrier] = soon.get(doors ^ barrier, 0) | opening
            now, soon = soon, later
        return stages

    def _advance(self, squares: Area, shut: Barriers, blocked: Area) -> tuple[Area, Area]:
        """Where one step leads from any of these squares: for 1, and over rough ground for 2."""
        quick = slow = 0
        for way in self._ways(self._grid, shut):
            onward = moved(squares & way.origins, way.shift)
            if self._rough:
                rough = onward & self._slow(way)
                slow |= rough
                onward ^= rough
            quick |= onward
        return quick & ~blocked, slow & ~blocked

    def _slow(self, way: Way) -> Area:
        """The squares where arriving by this way newly covers rough ground (WOLF-MOV-08, WOLF-RUL-60)."""
        area = 0
        for offset in way.ahead:
            area |= self._rough >> offset
        return area

    def _handles(self, barrier: Barriers) -> Area:
        """Where one may stand to open the barrier."""
        beside = self._grid.beside(barrier)
        return (self._grid.under(beside) if self._large else beside) & ~self._passing

"""The routes of a Nazi (p.16): the cheapest ways to a goal, and how far along them its AP take it.

Routes are found backwards from the goal, wave by wave, each wave one set of squares from which the goal costs one more
(`grid` says how sets are written). So all cheapest routes are known at once, and the next step of every one of
them. Beside each set stands which doors must have been opened before one comes there; a door is opened from a square
beside it where one may stand, and from there on nothing is demanded any more.

The squares of a large model are told by its north-west one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from sandtable.games.wolfenstein.grid import Area, Barriers, Grid, Square, distance, footprint, steps

Wave: TypeAlias = dict[Barriers, Area]  # by the doors that must be open

STEP_AP = 1  # WOLF-NAZ-03
ROUGH_AP = 2


class Ground(NamedTuple):
    """The map as one model finds it."""

    grid: Grid
    here: Area
    shut: Barriers  # doors and barricades
    doors: Mapping[Barriers, int]  # those of them that it can open, and for how many AP
    blocked: Area  # never entered: Heroes, and tokens that close their squares (WOLF-RUL-45)
    passing: Area  # entered, but not to stay: friends, spawn tokens, doorways for a large model (WOLF-RUL-19)
    astride: Area  # doorways alone
    rough: Area  # single squares
    large: bool

    @property
    def is_plain(self) -> bool:
        """Whether every step is a small model's for 1 AP, with no door to open."""
        return not (self.doors or self.rough or self.large)


class Next(NamedTuple):
    """What can come next on the way: squares to step on and doors to open."""

    squares: Area
    doors: tuple[Barriers, ...]


NOTHING = Next(0, ())


class Routes:
    """All cheapest routes from where a model stands; the last wave is the first that it is part of."""

    __slots__ = ("cost", "ground", "waves")

    def __init__(self, ground: Ground, waves: list[Wave]) -> None:
        self.ground = ground
        self.waves = waves
        self.cost = len(waves) - 1

    def ahead(self, ap: int) -> Next:
        """The next steps and doors with which one gets furthest for these AP; nothing if one cannot get on.

        Where friends, tokens or rough ground lie on the way, some routes lead to a better stop than others.
        """
        if not self.cost or not ap:
            return NOTHING
        ground, reached = self.ground, self.waves[max(0, self.cost - ap) : self.cost]
        if ground.is_plain or (not ground.large and _are_plain(reached, ground.rough)):
            return Next(self._plain_steps([wave[0] for wave in reversed(reached)]), ())
        return self._first(self._to_the_best_stop(ap))

    def _plain_steps(self, waves: list[Area]) -> Area:
        """The next steps where no door and no rough ground matters, so that each wave is one step further."""
        grid, here, shut, passing = self.ground.grid, self.ground.here, self.ground.shut, self.ground.passing
        if not any(wave & passing for wave in waves):
            return steps.around(grid, here, shut) & waves[0]
        on_the_way = [here]
        for wave in waves:
            on_the_way.append(steps.around(grid, on_the_way[-1], shut) & wave)
        best = 0
        for area in reversed(on_the_way[1:]):
            best = area & (steps.around(grid, best, shut) if best else ~passing)
        return best

    def after(self, here: Area, ap: int) -> Routes:
        """What is left of them after a step that cost so much."""
        return Routes(self.ground._replace(here=here), self.waves[: len(self.waves) - ap])

    # -- where friends, doors or rough ground are in the way ---------------------------------------------------------

    def _first(self, marked: Mapping[int, Wave]) -> Next:
        """Of all that lies on the way, what comes right after the start; by the AP spent so far."""
        ground = self.ground
        quick, slow = onward(ground, ground.here, ground.shut)
        squares = quick & marked.get(STEP_AP, {}).get(0, 0) | slow & marked.get(ROUGH_AP, {}).get(0, 0)
        doors = (door for door, ap in ground.doors.items() if ground.here & marked.get(ap, {}).get(door, 0))
        return Next(squares, tuple(door for door in doors if ground.here & handles(ground, door)))

    def _to_the_best_stop(self, ap: int) -> dict[int, Wave]:
        """By AP spent, all that lies on a way to the furthest square where one can stop (WOLF-RUL-45)."""
        levels = self._levels(ap)
        marked: dict[int, Wave] = {}
        best = 0
        for spent, level in enumerate(levels):
            stops = {opened: area & ~self.ground.passing for opened, area in level.items()}
            if spent and any(stops.values()):
                best, marked = spent, {spent: stops}
        if self.ground.astride:
            best, marked = self._through_a_door(levels, best, marked)
        for spent in range(best, 0, -1):
            for opened, area in list(marked.get(spent, {}).items()):
                self._mark_before(levels, marked, spent, opened, area)
        return marked

    def _levels(self, ap: int) -> list[Wave]:
        """By AP spent, everywhere that one is on a cheapest route."""
        ground, most = self.ground, min(ap, self.cost)
        levels: list[Wave] = [{} for _ in range(most + 1)]
        levels[0][0] = ground.here
        for spent, level in enumerate(levels):
            for opened, area in level.items():
                quick, slow = onward(ground, area, ground.shut & ~opened)
                self._enter(levels, spent + STEP_AP, opened, quick)
                self._enter(levels, spent + ROUGH_AP, opened, slow)
                for door, price in ground.doors.items():
                    if not opened & door and (at := area & handles(ground, door)):
                        self._enter(levels, spent + price, opened | door, at)
        return levels

    def _enter(self, levels: list[Wave], spent: int, opened: Barriers, area: Area) -> None:
        if area and spent < len(levels):
            for demanded, wave in self.waves[self.cost - spent].items():
                if not demanded & ~opened and area & wave:
                    levels[spent][demanded] = levels[spent].get(demanded, 0) | area & wave

    def _mark_before(
        self, levels: list[Wave], marked: dict[int, Wave], spent: int, opened: Barriers, area: Area
    ) -> None:
        """Mark from where one comes to these squares."""
        ground = self.ground
        for price, before in ((STEP_AP, 0), (ROUGH_AP, 1)):
            for others, level in levels[spent - price].items() if price <= spent else ():
                if not opened & ~others:
                    _add(marked, spent - price, others, backward(ground, area, ground.shut & ~others)[before] & level)
        for door, price in ground.doors.items():
            if opened & door and price <= spent:
                for others, level in levels[spent - price].items():
                    if not opened & ~(others | door):
                        _add(marked, spent - price, others, area & handles(ground, door) & level)

    def _through_a_door(self, levels: list[Wave], best: int, marked: dict[int, Wave]) -> tuple[int, dict[int, Wave]]:
        """A large model whose AP end in a doorway goes on for one step, free, if that takes it clear (WOLF-RUL-62)."""
        ground, grid = self.ground, self.ground.grid
        for spent in range(len(levels) - 1, best - 1, -1):
            for opened, area in levels[spent].items():
                for there in grid.listed(area & ground.astride) if spent else ():
                    for price, start in self._last_steps(levels, spent, opened, there):
                        if clear_of_the_door(ground, start, there, ground.shut & ~opened):
                            marked = {} if best <= spent else marked
                            best = spent + 1
                            # From the start it is the next step itself, else the square before it is what to make for.
                            step = there if spent == price else start
                            _add(marked, spent if spent == price else spent - price, opened, grid.area([step]))
            if best > spent:
                break
        return best, marked

    def _last_steps(
        self, levels: list[Wave], spent: int, opened: Barriers, there: Square
    ) -> Iterator[tuple[int, Square]]:
        """From where a large model can have come to a square, if it cannot go on from there."""
        ground, grid = self.ground, self.ground.grid
        area, barred = grid.area([there]), ground.shut & ~opened
        for price, onto in zip((STEP_AP, ROUGH_AP), onward(ground, area, barred), strict=True):
            if spent + price < len(levels) and any(onto & level for level in levels[spent + price].values()):
                return
        for price, origins in zip((STEP_AP, ROUGH_AP), backward(ground, area, barred), strict=True):
            if price <= spent:
                for start in grid.listed(origins & levels[spent - price].get(opened, 0)):
                    yield price, start


def _are_plain(waves: list[Wave], rough: Area) -> bool:
    """Whether no door and no rough ground matters in these waves."""
    for wave in waves:  # noqa: SIM110 - all() would cost as much as the question
        if len(wave) != 1 or 0 not in wave or wave[0] & rough:
            return False
    return True


def _add(marked: dict[int, Wave], spent: int, opened: Barriers, area: Area) -> None:
    if area:
        wave = marked.setdefault(spent, {})
        wave[opened] = wave.get(opened, 0) | area


# -- finding routes ----------------------------------------------------------------------------------------------------


def find_routes(ground: Ground, goals: Mapping[Barriers, Area]) -> Routes | None:
    """All cheapest routes to the goals, which count once the doors beside them are open; None if there is no way."""
    grid, here, shut, doors, *terrain = ground
    waves = _tide(grid, shut, tuple(doors.items()), *terrain, tuple(goals.items())).as_far_as(here)
    return Routes(ground, waves) if waves else None


class _Tide:
    """The waves from some goals outward, as far as anybody has asked for them."""

    __slots__ = ("_ahead", "_waves")

    def __init__(self, waves: Iterator[Wave]) -> None:
        self._waves: list[Wave] = []
        self._ahead = waves

    def as_far_as(self, here: Area) -> list[Wave]:
        """The waves up to the first that reaches a square; none if there is no way."""
        for number, wave in enumerate(self._waves, 1):
            if wave.get(0, 0) & here:
                return self._waves[:number]
        for wave in self._ahead:
            self._waves.append(wave)
            if wave.get(0, 0) & here:
                return self._waves[:]
        return []


@lru_cache(maxsize=256)
def _tide(
    grid: Grid,
    shut: Barriers,
    doors: tuple[tuple[Barriers, int], ...],
    blocked: Area,
    passing: Area,
    astride: Area,
    rough: Area,
    large: bool,
    goals: tuple[tuple[Barriers, Area], ...],
) -> _Tide:
    """A Nazi on its way to a goal finds itself on the same waves after each step."""
    ground = Ground(grid, 0, shut, dict(doors), blocked, passing, astride, rough, large)
    ends = dict(goals)
    return _Tide(_spread_plainly(ground, ends[0]) if ground.is_plain else _spread(ground, ends))


def _spread(ground: Ground, goals: Mapping[Barriers, Area]) -> Iterator[Wave]:
    """Wave after wave, from the goals outward."""
    free, rest = ~ground.blocked, ~(ground.blocked | ground.passing)
    near_doors = 0
    for door in ground.doors:
        near_doors |= about(ground.grid, door)
    soon: dict[int, Wave] = {0: {opened: area & rest for opened, area in goals.items()}}
    settled: Wave = {}
    now = 0
    while soon:
        wave = _settle(soon.pop(now, {}), settled)
        yield wave
        for opened, area in wave.items():
            barred = ground.shut & ~opened
            quick, slow = backward(ground, area, barred)
            _add(soon, now + STEP_AP, opened, quick & free)
            _add(soon, now + ROUGH_AP, opened, slow & free)
            if not (opened or ground.large or area & near_doors):
                continue
            for door, price in ground.doors.items():
                if opened & door:
                    _add(soon, now + price, opened ^ door, area & handles(ground, door))
                elif ground.large or area & about(ground.grid, door):
                    through, slowly = backward(ground, area, barred & ~door)
                    _add(soon, now + STEP_AP, opened | door, through & free & ~quick)
                    _add(soon, now + ROUGH_AP, opened | door, slowly & free & ~slow)
        now += 1


def _spread_plainly(ground: Ground, goal: Area) -> Iterator[Wave]:
    """The same where no door and no rough ground matters: each wave is one set of squares, a step from the last."""
    unseen, wave = ~ground.blocked, goal & ~(ground.blocked | ground.passing)
    while wave:
        yield {0: wave}
        unseen &= ~wave
        wave = steps.around(ground.grid, wave, ground.shut) & unseen


def _settle(wave: Wave, settled: Wave) -> Wave:
    """What is new in a wave: whoever was there more cheaply or with less demanded has nothing to gain."""
    new: Wave = {}
    for opened in sorted(wave, key=int.bit_count) if len(wave) > 1 else wave:
        area = wave[opened]
        for others, reached in settled.items():
            if not others & ~opened:
                area &= ~reached
        if area:
            new[opened] = area
            settled[opened] = settled.get(opened, 0) | area
    return new


def within_reach(ground: Ground) -> Area:
    """Everywhere that one could stop at last, with all doors open that can be opened."""
    barred = ground.shut
    for door in ground.doors:
        barred &= ~door
    found = wave = ground.here
    while wave:
        quick, slow = onward(ground, wave, barred)
        wave = (quick | slow) & ~(ground.blocked | found)
        found |= wave
    return found & ~ground.passing


def within_steps(ground: Ground, area: Area, steps: int) -> Area:
    """Everywhere that so many steps can lead from an area, whatever they cost."""
    for _ in range(steps):
        quick, slow = onward(ground, area, ground.shut)
        area |= (quick | slow) & ~ground.blocked
    return area


# -- steps -------------------------------------------------------------------------------------------------------------


def onward(ground: Ground, area: Area, barred: Barriers) -> tuple[Area, Area]:
    """Where a step leads from these squares, for 1 AP and onto rough ground for 2 (WOLF-NAZ-03)."""
    if ground.large:
        return _large_steps(ground, area, barred, back=False)
    found = steps.around(ground.grid, area, barred)
    rough = found & ground.rough
    return found ^ rough, rough


def backward(ground: Ground, area: Area, barred: Barriers) -> tuple[Area, Area]:
    """From where a step leads to these squares, for 1 AP and for 2."""
    if ground.large:
        return _large_steps(ground, area, barred, back=True)
    grid, rough = ground.grid, area & ground.rough
    return steps.around(grid, area ^ rough, barred), steps.around(grid, rough, barred) if rough else 0


def _large_steps(ground: Ground, area: Area, barred: Barriers, *, back: bool) -> tuple[Area, Area]:
    """A step costs 2 if any square is rough that it newly covers (WOLF-RUL-60)."""
    grid, found = ground.grid, [0, 0]
    for square in grid.listed(area):
        here = grid.area(footprint(square))
        for other in steps.destinations(grid, square, barred, large=True):
            there = grid.area(footprint(other))
            new = here & ~there if back else there & ~here
            found[bool(new & ground.rough)] |= grid.area([other])
    return found[0], found[1]


def clear_of_the_door(ground: Ground, start: Square, there: Square, barred: Barriers) -> Square | None:
    """Where one more step in the same direction takes a large model, if it can stop there.

    WOLF-BIG-04, WOLF-BIG-05.
    """
    beyond = (2 * there[0] - start[0], 2 * there[1] - start[1])
    if beyond not in steps.destinations(ground.grid, there, barred, large=True):
        return None
    return None if ground.grid.area([beyond]) & (ground.blocked | ground.passing) else beyond


def handles(ground: Ground, door: Barriers) -> Area:
    """Where one may stand to open a door (WOLF-RUL-07)."""
    beside = ground.grid.beside(door)
    return (ground.grid.under(beside) if ground.large else beside) & ~ground.passing


@lru_cache(maxsize=1024)
def about(grid: Grid, door: Barriers) -> Area:
    """The squares from which a step can lead through a door, straight or past its end."""
    beside = grid.beside(door)
    return beside | steps.around(grid, beside)


@lru_cache(maxsize=8192)
def at_distance(grid: Grid, square: Square) -> tuple[Area, ...]:
    """The squares of the map by their distance from one of them (WOLF-RUL-16)."""
    found: dict[int, list[Square]] = {}
    for other in grid.squares:
        found.setdefault(distance(square, other), []).append(other)
    return tuple(grid.area(found.get(far, ())) for far in range(max(found) + 1))

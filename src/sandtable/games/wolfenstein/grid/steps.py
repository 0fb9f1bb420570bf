"""One step on a map: where it leads, for small models and for large ones, with some barriers shut.

All steps in one direction are made at once: a set of squares is an integer, so a step is a shift of its bits. For each
of the eight directions a `Way` knows how far to shift and from which squares the step may be made.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from sandtable.games.wolfenstein.grid.layout import CORNERS, WALL, Area, Barriers, Cuts, Grid, Square, across, is_cut

COMPASS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))  # clockwise from the north
_DIRECTIONS = {offset: number for number, offset in enumerate(COMPASS)}
_EAST, _SOUTH = _DIRECTIONS[1, 0], _DIRECTIONS[0, 1]


class Way(NamedTuple):
    """One of the eight directions for a small or a large model, with some barriers shut."""

    shift: int  # from a square's bit to the bit of the square that the step leads to
    origins: Area  # from where the step may be made
    ahead: tuple[int, ...]  # how far beyond the square arrived at the newly covered ones lie


# -- questions ---------------------------------------------------------------------------------------------------------


def adjacent(grid: Grid, a: Square, b: Square, shut: Barriers = 0) -> bool:
    """At distance 1 and not separated by walls or what is shut (WOLF-RUL-10; for steps, WOLF-RUL-09)."""
    direction = _DIRECTIONS.get((b[0] - a[0], b[1] - a[1]))
    return direction is not None and bool(small_ways(grid, shut)[direction].origins & grid.bits[a])


def destinations(grid: Grid, square: Square, shut: Barriers = 0, *, large: bool = False) -> list[Square]:
    """Where one step leads, clockwise from the north; a large model takes all its squares along (WOLF-RUL-60)."""
    here = grid.bits[square]
    ways = large_ways(grid, shut) if large else small_ways(grid, shut)
    return [grid.by_bit[moved(here, way.shift)] for way in ways if here & way.origins]


@lru_cache(maxsize=32768)
def around(grid: Grid, area: Area, shut: Barriers = 0) -> Area:
    """Every square a step from a square of the area; a square of the area itself if it is next to another."""
    return _beyond(grid, area, _origins(grid, shut))


@lru_cache(maxsize=4096)
def large_around(grid: Grid, area: Area, shut: Barriers = 0) -> Area:
    """The same for large models, named by their north-west squares."""
    return _beyond(grid, area, tuple(way.origins for way in large_ways(grid, shut)))


def footings(grid: Grid, shut: Barriers = 0) -> Area:
    """The north-west squares of all places for a large model, which lies over no wall and nothing shut.

    With every door given as shut, those remain that are not astride a door (WOLF-RUL-62, WOLF-RUL-91).
    """
    ways = small_ways(grid, shut)
    east, south = ways[_EAST].origins, ways[_SOUTH].origins
    return east & east >> grid.width & south & south >> 1


# -- ways --------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def small_ways(grid: Grid, shut: Barriers) -> tuple[Way, ...]:
    """The eight directions for a small model."""
    always, sometimes = _survey(grid)
    origins = list(always)
    for direction, bit, cuts in sometimes:
        if is_cut(cuts, shut):
            origins[direction] &= ~bit
    return tuple(Way(dy * grid.width + dx, area, (0,)) for (dx, dy), area in zip(COMPASS, origins, strict=True))


@lru_cache(maxsize=4096)
def large_ways(grid: Grid, shut: Barriers) -> tuple[Way, ...]:
    """The same for a large model: each of its squares must be able to make the step, and it must fit at the end."""
    return tuple(_large_ways(grid, shut))


def _large_ways(grid: Grid, shut: Barriers) -> Iterator[Way]:
    room = footings(grid, shut)
    for (dx, dy), way in zip(COMPASS, small_ways(grid, shut), strict=True):
        origins = room & moved(room, -way.shift)
        for x, y in CORNERS:
            origins &= way.origins >> (y * grid.width + x)
        ahead = tuple(y * grid.width + x for x, y in CORNERS if (x + dx, y + dy) not in CORNERS)
        yield Way(way.shift, origins, ahead)


@lru_cache(maxsize=4096)
def _origins(grid: Grid, shut: Barriers) -> tuple[Area, ...]:
    """For each direction the squares from which a small model may make a step."""
    return tuple(way.origins for way in small_ways(grid, shut))


@lru_cache(maxsize=64)
def _survey(grid: Grid) -> tuple[tuple[Area, ...], tuple[tuple[int, Area, Cuts], ...]]:
    """For each direction the squares from which no wall ever bars it; and the steps that barriers cut."""
    always = [0] * len(COMPASS)
    sometimes: list[tuple[int, Area, Cuts]] = []
    for (x, y), bit in grid.bits.items():
        for direction, (dx, dy) in enumerate(COMPASS):
            there = (x + dx, y + dy)
            if there not in grid.bits:
                continue
            if dx and dy:
                cuts = across(grid, (x + (dx > 0), y + (dy > 0)), (x, y), there)
            else:
                cuts = grid.between((x, y), there)
            if cuts != WALL:
                always[direction] |= bit
                if cuts:
                    sometimes.append((direction, bit, cuts))
    return tuple(always), tuple(sometimes)


# -- shifting ----------------------------------------------------------------------------------------------------------


def _beyond(grid: Grid, area: Area, origins: tuple[Area, ...]) -> Area:
    """Where one step leads from a set of squares, in all directions at once."""
    n, ne, e, se, s, sw, w, nw = origins
    row = grid.width
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


def moved(area: Area, shift: int) -> Area:
    """The set of squares that lie so many bits further."""
    return area << shift if shift >= 0 else area >> -shift

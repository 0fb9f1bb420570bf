"""The board of areas: what touches what, how far it is, and who sees whom (p.13, p.14).

Areas and doors are names in the state and bits here. All straight runs of cells between two areas are worked out once
for each map, so that a look is two ANDs: which doors stand in the way, and which areas (REICH-RUL-04).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from sandtable.games.reichbusters.drawing import BORDER, DOORS, WALL, Cell, Door, Drawing, Edge, across

Mask: TypeAlias = int  # areas, or doors, as bits
FAR = 1_000  # no way leads there


class Run(NamedTuple):
    """A straight line from one area into another: the doors on it, the areas between, its length in areas."""

    to: int  # the bit of the area that it leads to
    doors: Mask
    between: Mask
    steps: int
    beyond: str  # the area behind, straight on; none behind a wall
    beyond_door: Mask  # the door that leads there, if there is one


class Board:
    """A map, ready to be asked. It equals no other, so it is a quick key."""

    def __init__(self, drawing: Drawing, tiles: Mapping[str, Iterable[str]]) -> None:
        self.drawing = drawing
        self.areas: tuple[str, ...] = tuple(dict.fromkeys(drawing.cells[cell] for cell in _reading_order(drawing)))
        self.bit: dict[str, Mask] = {area: 1 << n for n, area in enumerate(self.areas)}
        self.doors: dict[str, Door] = {door.name: door for door in drawing.doors}
        self.door_bit: dict[str, Mask] = {name: 1 << n for n, name in enumerate(self.doors)}
        self.room_of: dict[str, str] = {area: area[0] for area in self.areas}
        self.rooms: dict[str, tuple[str, ...]] = {
            room: tuple(area for area in self.areas if area[0] == room) for room in dict.fromkeys(self.room_of.values())
        }
        self.room_mask: dict[str, Mask] = {room: self.mask(areas) for room, areas in self.rooms.items()}
        self.tiles: dict[str, tuple[str, ...]] = {tile: tuple(areas) for tile, areas in tiles.items()}
        self.tile_of: dict[str, str] = {area: tile for tile, areas in self.tiles.items() for area in areas}
        self.borders: dict[str, tuple[str, ...]] = _borders(drawing, self.areas)
        self.doors_of: dict[str, tuple[str, ...]] = {
            area: tuple(door.name for door in drawing.doors if area in door.areas) for area in self.areas
        }
        self.next_tiles: dict[str, frozenset[str]] = _next_tiles(drawing, self.tile_of)
        self.runs: dict[str, tuple[Run, ...]] = {area: tuple(_runs(self, area)) for area in self.areas}
        self.lines: dict[str, dict[str, tuple[Run, ...]]] = {
            area: {other: tuple(run for run in self.runs[area] if run.to == bit) for other, bit in self.bit.items()}
            for area in self.areas
        }

    # -- names and bits ----------------------------------------------------------------------------------------------

    def mask(self, areas: Iterable[str]) -> Mask:
        found = 0
        for area in areas:
            found |= self.bit[area]
        return found

    def named(self, mask: Mask) -> list[str]:
        """The areas of a mask, in reading order."""
        return [area for area in self.areas if mask & self.bit[area]] if mask else []

    def shut(self, doors: Iterable[str]) -> Mask:
        """Doors as bits."""
        found = 0
        for door in doors:
            found |= self.door_bit[door]
        return found

    def far_side(self, door: str, area: str) -> str:
        """The other area that a door joins."""
        one, other = self.doors[door].areas
        return other if area == one else one

    # -- next to -----------------------------------------------------------------------------------------------------

    def adjacent(self, area: str, shut: Mask) -> tuple[str, ...]:
        """The areas that share an open edge or an open door with this one (REICH-ADJ-01, REICH-RUL-12)."""
        return _open_neighbours(self, shut)[area]

    def near_tiles(self, area: str) -> frozenset[str]:
        """The own tile and those that touch it, whatever walls stand between (REICH-RUL-108)."""
        tile = self.tile_of[area]
        return self.next_tiles[tile] | {tile}

    # -- how far -----------------------------------------------------------------------------------------------------

    def distances(self, area: str, shut: Mask) -> dict[str, int]:
        """The distance to every area: area steps, and one more for each closed door (REICH-NEA-01, REICH-RUL-09)."""
        return _measure(self, area, shut, False)

    def walks(self, area: str, shut: Mask) -> dict[str, int]:
        """The same by open doors alone; an area that cannot be reached so is `FAR`."""
        return _measure(self, area, shut, True)

    def distance(self, one: str, other: str, shut: Mask) -> int:
        return _measure(self, one, shut, False)[other]

    def steps(self, area: str, shut: Mask, *, open_only: bool) -> tuple[tuple[str, int], ...]:
        """The areas that one step leads to, and what it costs: a closed door counts as an area more (REICH-RUL-09)."""
        return _steps(self, shut, open_only)[area]

    # -- in sight ----------------------------------------------------------------------------------------------------

    def in_sight(self, area: str, shut: Mask, blocked: Mask, obscured: Mask) -> Mask:
        """All areas that can be seen from one: straight on (REICH-LOS-01), through open doors, past unblocked areas.

        `blocked` are areas with units that the viewer cannot see through (REICH-LOS-03, REICH-LOS-04); no line enters,
        leaves or crosses an obscured area (REICH-KEY-50). The own area is always seen (REICH-RUL-06).
        """
        seen = self.bit[area]
        if seen & obscured:
            return seen
        stops = blocked | obscured
        for run in self.runs[area]:
            if not (run.doors & shut or run.between & stops or run.to & obscured):
                seen |= run.to
        return seen

    def range_to(self, area: str, other: str, shut: Mask, blocked: Mask, obscured: Mask) -> int:
        """How many areas away along the shortest open line of sight; `FAR` if there is none (REICH-RUL-05)."""
        if area == other:
            return 0
        run = self.line(area, other, shut, blocked, obscured)
        return run.steps if run is not None else FAR

    def line(self, area: str, other: str, shut: Mask, blocked: Mask, obscured: Mask) -> Run | None:
        """The shortest open line of sight between two areas."""
        if obscured and (self.bit[other] | self.bit[area]) & obscured:
            return None
        stops = blocked | obscured
        for run in self.lines[area][other]:
            if not (run.doors & shut or run.between & stops):
                return run
        return None


@lru_cache(maxsize=1024)
def _open_neighbours(board: Board, shut: Mask) -> dict[str, tuple[str, ...]]:
    return {
        area: (
            *board.borders[area],
            *(board.far_side(door, area) for door in board.doors_of[area] if not board.door_bit[door] & shut),
        )
        for area in board.areas
    }


@lru_cache(maxsize=1024)
def _steps(board: Board, shut: Mask, open_only: bool) -> dict[str, tuple[tuple[str, int], ...]]:
    found: dict[str, tuple[tuple[str, int], ...]] = {}
    for area in board.areas:
        ways = [(other, 1) for other in board.borders[area]]
        for door in board.doors_of[area]:
            if not board.door_bit[door] & shut:
                ways.append((board.far_side(door, area), 1))
            elif not open_only:
                ways.append((board.far_side(door, area), 2))
        found[area] = tuple(ways)
    return found


@lru_cache(maxsize=8192)
def _measure(board: Board, start: str, shut: Mask, open_only: bool) -> dict[str, int]:
    far, steps = dict.fromkeys(board.areas, FAR), _steps(board, shut, open_only)
    far[start] = 0
    waiting: list[list[str]] = [[start], [], []]  # by distance: a step costs 1 or, through a closed door, 2
    while any(waiting):
        for area in waiting[0]:
            here = far[area]
            for other, price in steps[area]:
                if here + price < far[other]:
                    far[other] = here + price
                    waiting[price].append(other)
        waiting = [waiting[1], waiting[2], []]
    return far


# -- working it out ----------------------------------------------------------------------------------------------------


def _reading_order(drawing: Drawing) -> list[Cell]:
    return sorted(drawing.cells, key=lambda cell: (cell[1], cell[0]))


def _borders(drawing: Drawing, areas: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """What a border inside a room joins; rooms are joined by doors alone (REICH-MAP-02, REICH-MAP-03, REICH-MAP-05)."""
    found: dict[str, dict[str, None]] = {area: {} for area in areas}
    for edge, kind in sorted(drawing.edges.items()):
        one, other = (drawing.cells.get(cell) for cell in across(edge))
        if kind == BORDER and one and other and one != other:
            found[one][other] = found[other][one] = None
    return {area: tuple(sorted(others)) for area, others in found.items()}


def _next_tiles(drawing: Drawing, tile_of: Mapping[str, str]) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {tile: set() for tile in tile_of.values()}
    for column, row in drawing.cells:
        for other in ((column + 1, row), (column, row + 1)):
            if other in drawing.cells:
                here, there = tile_of[drawing.cells[column, row]], tile_of[drawing.cells[other]]
                if here != there:
                    found[here].add(there)
                    found[there].add(here)
    return {tile: frozenset(others) for tile, others in found.items()}


_DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def _runs(board: Board, area: str) -> Iterator[Run]:
    """The straight lines out of an area, the shortest to each area first, without those that another one makes idle."""
    found: list[Run] = []
    for cell, name in board.drawing.cells.items():
        if name == area:
            for direction in _DIRECTIONS:
                found += _along(board, cell, direction)
    useful: list[Run] = []
    for run in sorted(set(found), key=_shortest):
        if not any(_is_idle(run, other) for other in useful):
            useful.append(run)
    yield from useful


def _shortest(run: Run) -> tuple[int, int, int, int, Run]:
    """The order of lines; the line itself comes last, so that no two are equal and every process sorts alike."""
    return run.to, run.steps, run.doors.bit_count(), run.between.bit_count(), run


def _is_idle(run: Run, other: Run) -> bool:
    """Whether another line is open whenever this one is, is no longer, and leads on to the same area."""
    return (
        other.to == run.to
        and not other.doors & ~run.doors
        and not other.between & ~run.between
        and other.steps <= run.steps
        and (other.beyond, other.beyond_door) == (run.beyond, run.beyond_door)
    )


def _along(board: Board, start: Cell, direction: tuple[int, int]) -> Iterator[Run]:
    """The lines from one cell in one direction, one for each cell that they lead to in another area."""
    cells = board.drawing.cells
    here, cell = cells[start], start
    doors = between = steps = 0
    while True:
        name = cells[cell]
        if name != here:
            inner = between & ~board.bit[here] & ~board.bit[name]
            yield Run(board.bit[name], doors, inner, steps, *_beyond(board, cell, direction))
        step = _step(board, cell, direction)
        if step is None:
            return
        cell, door = step
        between |= board.bit[name]
        doors |= door
        steps += cells[cell] != name


def _step(board: Board, cell: Cell, direction: tuple[int, int]) -> tuple[Cell, Mask] | None:
    """The next cell and the door on the way; None at a wall (REICH-LOS-02)."""
    edge = _edge_towards(cell, direction)
    kind = board.drawing.edges.get(edge, "")
    onward = (cell[0] + direction[0], cell[1] + direction[1])
    if kind == WALL or onward not in board.drawing.cells:
        return None
    return onward, _door_on(board, edge) if kind and kind in DOORS else 0


def _beyond(board: Board, cell: Cell, direction: tuple[int, int]) -> tuple[str, Mask]:
    """The next area straight on from a cell, and the door that leads into it."""
    name = board.drawing.cells[cell]
    while True:
        step = _step(board, cell, direction)
        if step is None:
            return "", 0
        cell, door = step
        if board.drawing.cells[cell] != name:
            return board.drawing.cells[cell], door


def _edge_towards(cell: Cell, direction: tuple[int, int]) -> Edge:
    column, row = cell
    match direction:
        case (1, 0):
            return Edge(column + 1, row, "west")
        case (-1, 0):
            return Edge(column, row, "west")
        case (0, 1):
            return Edge(column, row + 1, "north")
        case _:
            return Edge(column, row, "north")


def _door_on(board: Board, edge: Edge) -> Mask:
    return next(board.door_bit[door.name] for door in board.doors.values() if edge in door.edges)

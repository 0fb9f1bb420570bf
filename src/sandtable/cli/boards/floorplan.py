"""Draws a map of Reichbusters in a terminal: areas with what is in them, walls, doors with their noise.

A map that does not fit on the screen is cropped around the cell in focus; arrows at the edge show that there is more.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from rich.text import Text

from sandtable.cli.boards.pieces import EAST, LINE, LINES, LIT, NORTH, POINTER, QUIET, SOUTH, WEST
from sandtable.engine.view import Area, View, facts_of
from sandtable.games.reichbusters.facts import AreaFacts, DoorFacts

Cell: TypeAlias = tuple[int, int]  # column, row
Spot: TypeAlias = tuple[int, int]  # a character: column, line
Ink: TypeAlias = tuple[str, str]  # a character and its style

LEAST, MOST = 5, 7  # characters inside a cell
HIGH = 2  # lines from one row of cells to the next
WALL, BORDER = "wall", "border"
UPRIGHT = {WALL: "│", BORDER: "┊", "closed": "▒", "locked": "▓", "open": "╎"}
ACROSS = {WALL: "─", BORDER: "┈", "closed": "▒", "locked": "▓", "open": "╌"}
STYLES = {WALL: LINE, BORDER: LINE, "closed": "color(178)", "locked": "bold color(166)", "open": "color(178)"}
MORE = "…"
#: What is grey or amber elsewhere is brighter on the colour of a room; all else is white there.
ON_FLOOR = {"": "", QUIET: "color(254)", LINE: "color(250)", LIT: "bold color(228)"}


class Token(NamedTuple):
    """A few characters in an area. A lit one has a pointer before it."""

    text: str
    style: str
    lit: bool = False


class Contents(NamedTuple):
    """What is written in an area: its name, who is there, what lies there, and what is printed there."""

    name: Token
    units: list[Token]
    things: list[Token]
    signs: list[Token]
    pointer: str = " "  # before the name
    pattern: str = " "  # on lines with nothing else


class Window(NamedTuple):
    """The part of the map that is shown, in columns and rows of cells; `east` and `south` are exclusive."""

    west: int
    east: int
    north: int
    south: int


class _Run(NamedTuple):
    """A line inside an area that can be written on."""

    x: int
    y: int
    length: int


class Floor:
    """A map and the characters that it is drawn with."""

    def __init__(self, view: View, size: int, lit: Collection[str] = ()) -> None:
        self.size, self.pitch = size, size + 1
        self.areas: dict[str, Area] = {area.id: area for area in view.group("map")}
        self.cells: dict[Cell, str] = {
            cell: area.id for area in self.areas.values() for cell in facts_of(area, AreaFacts).cells
        }
        self.columns = max(x for x, _ in self.cells) + 1
        self.rows = max(y for _, y in self.cells) + 1
        self.upright: dict[Cell, str] = {}  # what is on the west side of a cell
        self.across: dict[Cell, str] = {}  # what is on its north side
        self._ink: dict[Spot, Ink] = {}
        self._walls()
        for door in view.group("doors"):
            for column, row, side in facts_of(door, DoorFacts).edges:
                (self.upright if side == "west" else self.across)[column, row] = facts_of(door, DoorFacts).state
        self._draw_lines()
        for door in view.group("doors"):
            self._draw_door(facts_of(door, DoorFacts), door.id in lit)

    @property
    def width(self) -> int:
        return self.columns * self.pitch + 1

    def shown(self, window: Window) -> Iterator[Area]:
        """The areas in this part of the map."""
        for area in self.areas.values():
            if self._runs(area.id, window):
                yield area

    def room_of(self, cell: Cell) -> str:
        """The room or corridor of a cell; none outside the map."""
        return self.cells.get(cell, "")[:1]

    def edges(self, window: Window) -> set[str]:
        """What stands on the edges that are shown: walls, borders, doors."""
        west, east, north, south = window
        shown = [what for (x, y), what in self.upright.items() if west <= x <= east and north <= y < south]
        return {*shown, *(what for (x, y), what in self.across.items() if west <= x < east and north <= y <= south)}

    # -- lines -------------------------------------------------------------------------------------------------------

    def _walls(self) -> None:
        """Different rooms have a wall between them, different areas of a room a border."""
        for x, y in self.cells:
            for edges, spot, other in (
                (self.upright, (x, y), (x - 1, y)),
                (self.upright, (x + 1, y), (x + 1, y)),
                (self.across, (x, y), (x, y - 1)),
                (self.across, (x, y + 1), (x, y + 1)),
            ):
                if self.room_of(other) != self.room_of((x, y)):
                    edges[spot] = WALL
                elif self.cells[other] != self.cells[x, y]:
                    edges[spot] = BORDER

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Write characters from here to the right."""
        for number, letter in enumerate(text):
            self._ink[x + number, y] = (letter, style)

    def _draw_lines(self) -> None:
        for (column, row), what in self.upright.items():
            self.write(column * self.pitch, row * HIGH + 1, UPRIGHT[what], STYLES[what])
        for (column, row), what in self.across.items():
            line = ACROSS[what if what == BORDER else WALL] * self.size
            self.write(column * self.pitch + 1, row * HIGH, line, LINE)
        for column in range(self.columns + 1):
            for row in range(self.rows + 1):
                if corner := self._corner(column, row):
                    self.write(column * self.pitch, row * HIGH, corner, LINE)

    def _corner(self, column: int, row: int) -> str:
        """The character where lines meet: walls and doors join; borders continue."""
        north, south = self.upright.get((column, row - 1)), self.upright.get((column, row))
        west, east = self.across.get((column - 1, row)), self.across.get((column, row))
        sides = ((north, NORTH), (east, EAST), (south, SOUTH), (west, WEST))
        mask = sum(side for what, side in sides if what not in (None, BORDER))
        if mask:
            return LINES[mask]
        if north and west:
            return "┼"
        return UPRIGHT[BORDER] if north else ACROSS[BORDER] if west else ""

    def _draw_door(self, door: DoorFacts, lit: bool) -> None:
        """A door in its wall, a closed one with its noise, beside it if it is upright; a lit one has a pointer."""
        style, noise = LIT if lit else STYLES[door.state], str(door.noise) if door.state != "open" else ""
        column, row, side = door.edges[0]
        if side == "west":
            x, top, bottom = column * self.pitch, row * HIGH + 1, door.edges[-1][1] * HIGH + 1
            for y in range(top, bottom + 1):
                self.write(x, y, UPRIGHT[door.state], style)
            self.write(x - 1, top, noise + POINTER * lit, style)
            return
        end = door.edges[-1][0]
        whole = (end - column + 1) * self.pitch - 1
        shown = whole if end > column else 3
        x = column * self.pitch + 1 + (whole - shown) // 2
        sign = ACROSS[door.state]
        self.write(x, row * HIGH, (noise or sign).center(shown, sign), style)
        self.write(x, row * HIGH, POINTER * lit, style)

    # -- areas -------------------------------------------------------------------------------------------------------

    def fill(self, name: str, contents: Contents, window: Window) -> None:
        """Write what is in an area, on those of its lines that are shown."""
        runs = self._runs(name, window)
        written = next(drawn for drawn in self._layouts(runs, contents) if drawn is not None)
        used = set()
        for x, y, token in written:
            used.add(y)
            self.write(x, y, *token)
        for run in runs:
            if run.y not in used:
                pattern = contents.pattern * run.length
                self.write(run.x + 1, run.y, pattern[: run.length - 1], QUIET)
        self.write(runs[0].x, runs[0].y, contents.pointer, contents.name.style)

    def _runs(self, name: str, window: Window) -> list[_Run]:
        """The lines inside an area; a line between two of its rows counts where the area is on both sides of it."""
        rows: dict[int, list[int]] = {}
        for column, row in facts_of(self.areas[name], AreaFacts).cells:
            if window.west <= column < window.east and window.north <= row < window.south:
                rows.setdefault(row, []).append(column)
        found = [self._run(columns, row * HIGH + 1) for row, columns in rows.items()]
        for above, below in pairwise(sorted(rows)):
            both = [column for column in rows[above] if column in rows[below]]
            if both and below == above + 1:
                found.append(self._run(both, below * HIGH))
        return sorted(found, key=lambda run: run.y)

    def _run(self, columns: list[int], y: int) -> _Run:
        first = last = min(columns)
        while last + 1 in columns:
            last += 1
        x = first * self.pitch + 1
        length = (last - first + 1) * self.pitch - 1
        return _Run(x, y, length - ((x + length - 1, y) in self._ink))  # the noise of a door stands there

    def _layouts(self, runs: list[_Run], contents: Contents) -> Iterator[list[tuple[int, int, Ink]] | None]:
        """Ways to write what is in an area, the best first; the last one always fits."""
        name, units, things, signs = contents[:4]
        name = name._replace(text=name.text[: runs[0].length - 1])  # the noise of a door may leave too little room
        if len(runs) > 2:
            yield _in_lines(runs, ([name, *signs], units, things))
        fewer, unlit = _together(units), [unit._replace(lit=False) for unit in units]
        yield _flow(runs, name, (units, things, signs), " ")
        yield _flow(runs, name, (units, things, signs), "")
        yield _flow(runs, name, (unlit, things, signs), "")
        yield _flow(runs, name, (fewer, things, signs), " ")
        yield _flow(runs, name, (fewer, things, signs), "")
        yield _flow(runs, name, ([*fewer, *things, *signs],), "")
        left = [*fewer, *things]
        while left:
            yield _flow(runs, name, ([*left, Token(MORE, QUIET)],), "")
            left.pop()
        yield _flow(runs, name, (), "") or []

    # -- the part that fits ------------------------------------------------------------------------------------------

    def window(self, width: int, height: int | None, focus: Cell) -> Window:
        """As much of the map as fits into this size, with the focus as near to the middle as possible."""
        cut = 2 if width < self.width else 0  # room for an arrow on both sides
        west, east = _span(self.columns, (width - 1 - cut) // self.pitch, focus[0])
        north, south = _span(self.rows, self.rows if height is None else (height - 1) // HIGH, focus[1])
        return Window(west, east, north, south)

    def text(self, window: Window, floors: Mapping[str, str]) -> Iterator[Text]:
        """The lines of a window; `floors` are colours behind rooms."""
        west, east, north, south = window
        cut = east - west < self.columns
        for y in range(north * HIGH, south * HIGH + 1):
            line = Text("◂" if west else " ", QUIET) if cut else Text()
            row = (self._at(x, y, floors) for x in range(west * self.pitch, east * self.pitch + 1))
            for style, letters in groupby(row, key=itemgetter(1)):
                line.append("".join(letter for letter, _ in letters), style)
            if east == self.columns:
                line.rstrip()
            marks = "▸" if east < self.columns else ""
            marks += "▴" if y == north * HIGH and north else "▾" if y == south * HIGH and south < self.rows else ""
            line.append(marks, QUIET)
            yield line

    def _at(self, x: int, y: int, floors: Mapping[str, str]) -> Ink:
        """A character, on the colour of its room."""
        letter, style = self._ink.get((x, y), (" ", ""))
        floor = floors.get(self._room_at(x, y), "")
        if not floor or " on " in style:
            return letter, style
        return letter, f"{ON_FLOOR.get(style, 'bold color(231)')} on {floor}".strip()

    def _room_at(self, x: int, y: int) -> str:
        """The room on all sides of a character; none on walls."""
        columns = [x // self.pitch] if x % self.pitch else [x // self.pitch - 1, x // self.pitch]
        rows = [y // HIGH] if y % HIGH else [y // HIGH - 1, y // HIGH]
        rooms = {self.room_of((column, row)) for column in columns for row in rows}
        return rooms.pop() if len(rooms) == 1 else ""


def size_for(columns: int, width: int) -> int:
    """The largest cells with which a map of so many columns fits, or the smallest that can be read."""
    return max(LEAST, min(MOST, (width - 1) // columns - 1))


def _span(count: int, room: int, focus: int) -> tuple[int, int]:
    """The range of columns or rows that fits around the focus."""
    room = max(1, min(room, count))
    first = max(0, min(focus - room // 2, count - room))
    return first, first + room


def _together(units: Sequence[Token]) -> list[Token]:
    """Enemies of a kind as one token with their number; a Hero has no digit and stays alone."""
    kinds: dict[tuple[str, str], list[Token]] = {}
    for unit in units:
        kinds.setdefault((unit.text.rstrip("0123456789"), unit.style), []).append(unit)
    return [
        Token(f"{len(alike)}{sign}", style, any(unit.lit for unit in alike)) if len(alike) > 1 else alike[0]
        for (sign, style), alike in kinds.items()
    ]


def _in_lines(runs: list[_Run], groups: Iterable[Sequence[Token]]) -> list[tuple[int, int, Ink]] | None:
    """Each group on a line of its own, if they fit."""
    written: list[tuple[int, int, Ink]] = []
    for run, tokens in zip(runs, groups, strict=False):
        x = run.x
        for token in tokens:
            written += [(x, run.y, ("›", token.style))] if token.lit else []
            written.append((x + 1, run.y, (token.text, token.style)))
            x += len(token.text) + 1
        if x > run.x + run.length:
            return None
    return written


def _flow(
    runs: list[_Run], name: Token, groups: Iterable[Sequence[Token]], between: str
) -> list[tuple[int, int, Ink]] | None:
    """The name and then group after group, on as many lines as needed, if they fit; `between` is inside groups."""
    lines = iter(runs)
    run = next(lines)
    x = run.x + 1 + len(name.text)
    written = [(run.x + 1, run.y, (name.text, name.style))]
    for group in groups:
        gap = " "
        for token in group:
            pointer = "›" if token.lit else gap
            while x + len(pointer) + len(token.text) > run.x + run.length:
                following = next(lines, None)
                if following is None:
                    return None
                run, x = following, following.x
                pointer = "›" if token.lit else " "
            written.append((x, run.y, (pointer, token.style if token.lit else "")))
            x += len(pointer)
            written.append((x, run.y, (token.text, token.style)))
            x, gap = x + len(token.text), between
    return written

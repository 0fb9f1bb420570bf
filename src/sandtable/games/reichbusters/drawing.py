"""Maps as drawings: rooms, areas and doors where they stand, because sight runs straight through them (REICH-RUL-04).

A cell is four characters wide and one line high; the character to its left and the line above it are its edges. `read`
reads a drawing, and `draw` writes what `read` reads. `docs/maps.md` tells how to draw one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from sandtable.engine.errors import Malformed

Cell: TypeAlias = tuple[int, int]  # column, row
Side: TypeAlias = Literal["north", "west"]

WIDE, HIGH = 5, 2  # characters and lines from one cell to the next
OPEN, BORDER, WALL = "", ":", "#"
NAME = re.compile(r"[a-z][1-9]")
DOORS = "123"
ROOMS = "abcdefghijklmno"  # the letters after these are corridors


class Edge(NamedTuple):
    """The northern or western edge of a cell."""

    column: int
    row: int
    side: Side


class Door(msgspec.Struct, frozen=True):
    """A door token with its noise, on one edge of a cell or, if it is large, on two (REICH-COMP-12, REICH-RUL-118)."""

    name: str
    areas: tuple[str, str]
    noise: int
    edges: tuple[Edge, ...]

    @property
    def large(self) -> bool:
        return len(self.edges) > 1


class Drawing(msgspec.Struct, frozen=True):
    """What a drawing shows: the area of each cell, and what stands on the edges that are not open."""

    columns: int
    rows: int
    cells: dict[Cell, str]
    edges: dict[Edge, str]  # a border, a wall, or the digit of a door
    doors: tuple[Door, ...]


# -- reading -----------------------------------------------------------------------------------------------------------


def read(text: str, *, where: str = "map") -> Drawing:
    """The drawing in a text, or an error that says what is wrong at which line and column."""
    sheet = _Sheet(text)
    faults = [*sheet.faults]
    areas = _areas(sheet, faults)
    if not areas and not faults:
        faults.append("there is no area in it")
    if not faults:
        faults += _wrong_edges(sheet, areas)
    doors = _doors(sheet, areas, faults) if not faults else ()
    if faults:
        raise Malformed("map: " + "; ".join(faults), where=where)
    return Drawing(sheet.columns, sheet.rows, areas, sheet.edges, doors)


class _Sheet:
    """The signs of a drawing, cell by cell and edge by edge."""

    def __init__(self, text: str) -> None:
        self.lines = text.strip("\n").split("\n")
        self.rows = max(0, (len(self.lines) - 1) // HIGH)
        self.columns = max(0, (max(map(len, self.lines), default=0) - 1) // WIDE)
        self.faults: list[str] = []
        self.labels: dict[Cell, str] = {}
        self.edges: dict[Edge, str] = {}
        self._measure()
        for row in range(self.rows):
            for column in range(self.columns):
                self._read_cell(column, row)
        for row in range(self.rows + 1):
            for column in range(self.columns + 1):
                self._read_edges(column, row)
        for row in range(self.rows + 1):
            for column in range(self.columns + 1):
                self._read_corner(column, row)

    def _measure(self) -> None:
        """Nothing stands below the last edge or to the right of it."""
        if len(self.lines) != HIGH * self.rows + 1:
            self.fault(0, len(self.lines) - 1, "the last line is a row of cells; expected the edges below it")
        for y, line in enumerate(self.lines):
            if len(line.rstrip()) > WIDE * self.columns + 1:
                self.fault(WIDE * self.columns + 1, y, "stands to the right of the last edge")

    def at(self, x: int, y: int, length: int = 1) -> str:
        line = self.lines[y] if 0 <= y < len(self.lines) else ""
        return line[x : x + length].ljust(length)

    def fault(self, x: int, y: int, what: str) -> None:
        self.faults.append(f"line {y + 1}, column {x + 1}: {what}")

    def _read_cell(self, column: int, row: int) -> None:
        x, y = WIDE * column + 1, HIGH * row + 1
        label = self.at(x, y, WIDE - 1).strip()
        if label in ("", ".") or NAME.fullmatch(label):
            if label:
                self.labels[column, row] = label
        else:
            self.fault(x, y, f"expected the name of an area such as a1, a dot or nothing, found {label!r}")

    def _read_edges(self, column: int, row: int) -> None:
        x, y = WIDE * column, HIGH * row
        if row < self.rows:
            self._read_edge(Edge(column, row, "west"), self.at(x, y + 1), "|", x, y + 1)
        if column < self.columns:
            self._read_edge(Edge(column, row, "north"), self.at(x + 1, y, WIDE - 1), "-", x + 1, y)

    def _read_edge(self, edge: Edge, signs: str, wall: str, x: int, y: int) -> None:
        digits = [sign for sign in signs if sign in DOORS]
        rest = {sign for sign in signs if sign not in DOORS}
        if not digits and rest in ({" "}, {wall}, {BORDER}):
            kind = {" ": OPEN, wall: WALL}.get(signs[0], BORDER)
            if kind:
                self.edges[edge] = kind
        elif len(set(digits)) == 1 and (not rest or (len(digits) == 1 and rest == {wall})):
            self.edges[edge] = digits[0]
        else:
            expected = f"a wall ({wall}), a border (:), a door (1, 2 or 3) or nothing"
            self.fault(x, y, f"expected {expected}, found {signs!r}")

    def _read_corner(self, column: int, row: int) -> None:
        """Where edges meet; a digit belongs to the large door on both sides of it."""
        x, y = WIDE * column, HIGH * row
        sign = self.at(x, y)
        along = (Edge(column, row - 1, "west"), Edge(column, row, "west"))
        across_ = (Edge(column - 1, row, "north"), Edge(column, row, "north"))
        if sign in DOORS:
            if not any(all(self.edges.get(edge) == sign for edge in pair) for pair in (along, across_)):
                self.fault(x, y, f"the digit {sign} belongs to no large door: both edges beside it must show it")
        elif sign not in " +-|:":
            self.fault(x, y, f"expected +, a wall, a border or nothing where edges meet, found {sign!r}")


def _areas(sheet: _Sheet, faults: list[str]) -> dict[Cell, str]:
    """Each cell with the name of its area, which reaches as far as walls, doors and borders let it."""
    found: dict[Cell, str] = {}
    named: dict[str, Cell] = {}
    for first in sorted(sheet.labels, key=lambda cell: (cell[1], cell[0])):
        if first in found:
            continue
        whole = _flood(sheet, first)
        names = [sheet.labels[cell] for cell in whole if sheet.labels[cell] != "."]
        x, y = WIDE * first[0] + 2, HIGH * first[1] + 1
        if len(names) != 1:
            sheet_says = f"has the names {', '.join(names)}" if names else "has no name"
            faults.append(f"line {y + 1}, column {x + 1}: the area here {sheet_says}; it needs one")
        elif names[0] in named:
            faults.append(f"line {y + 1}, column {x + 1}: {names[0]} stands in two pieces")
        name = names[0] if names else "?"
        named.setdefault(name, first)
        found.update(dict.fromkeys(whole, name))
    return found


def _flood(sheet: _Sheet, first: Cell) -> list[Cell]:
    whole, waiting = {first: None}, [first]
    while waiting:
        column, row = waiting.pop()
        for cell, edge in _neighbours(column, row):
            if cell in sheet.labels and cell not in whole and edge not in sheet.edges:
                whole[cell] = None
                waiting.append(cell)
    return sorted(whole, key=lambda cell: (cell[1], cell[0]))


def _neighbours(column: int, row: int) -> Iterator[tuple[Cell, Edge]]:
    yield (column - 1, row), Edge(column, row, "west")
    yield (column + 1, row), Edge(column + 1, row, "west")
    yield (column, row - 1), Edge(column, row, "north")
    yield (column, row + 1), Edge(column, row + 1, "north")


def across(edge: Edge) -> tuple[Cell, Cell]:
    """The two cells on both sides of an edge."""
    column, row, side = edge
    return ((column - 1, row) if side == "west" else (column, row - 1)), (column, row)


def _wrong_edges(sheet: _Sheet, areas: dict[Cell, str]) -> Iterator[str]:
    """Open sides, doors that lead nowhere, borders between rooms, and rooms with a letter of somebody else's."""
    for (column, row), name in areas.items():
        for cell, edge in _neighbours(column, row):
            kind = sheet.edges.get(edge, OPEN)
            if cell not in areas and kind != WALL:
                what = "a door leads outside" if kind and kind in DOORS else "a side is open"
                yield f"{name}: {what} at line {HIGH * edge.row + 1}"
    for edge, kind in sheet.edges.items():
        one, other = (areas.get(cell) for cell in across(edge))
        if one is None and other is None and kind in DOORS:
            yield f"line {HIGH * edge.row + 1}, column {WIDE * edge.column + 1}: a door stands outside the map"
        if one is None or other is None:
            continue
        same_room = one[0] == other[0]
        if kind == BORDER and not same_room:
            yield f"a border joins {one} and {other}, which are named as two rooms"
        if kind in DOORS and one == other:
            yield f"a door stands inside {one}"
        if kind in DOORS and same_room and one != other:
            yield f"a door stands between {one} and {other} of one room"
    yield from _torn_rooms(sheet, areas)


def _torn_rooms(sheet: _Sheet, areas: dict[Cell, str]) -> Iterator[str]:
    joined: dict[str, set[str]] = {name: {name} for name in areas.values()}
    for edge, kind in sheet.edges.items():
        one, other = (areas.get(cell) for cell in across(edge))
        if kind == BORDER and one and other and joined[one] is not joined[other]:
            whole = joined[one] | joined[other]
            for name in whole:
                joined[name] = whole
    for letter in dict.fromkeys(name[0] for name in joined):
        parts = {id(joined[name]) for name in joined if name[0] == letter}
        if len(parts) > 1:
            yield f"the letter {letter} stands for two rooms that no border joins"


def _doors(sheet: _Sheet, areas: dict[Cell, str], faults: list[str]) -> tuple[Door, ...]:
    """The doors in reading order, each called after the areas that it joins."""
    found: dict[str, Door] = {}
    taken: set[Edge] = set()
    for edge, kind in sorted(sheet.edges.items(), key=lambda item: (item[0].row, item[0].column, item[0].side)):
        if kind not in DOORS or edge in taken:
            continue
        edges = (edge, *_other_half(sheet, edge, kind))
        taken.update(edges)
        one, other = sorted(areas[cell] for cell in across(edge))
        name = f"{one}-{other}"
        if name in found or any(sorted(areas[cell] for cell in across(half)) != [one, other] for half in edges):
            faults.append(f"{name}: two doors join these areas")
            continue
        found[name] = Door(name, (one, other), int(kind), edges)
    return tuple(found.values())


def _other_half(sheet: _Sheet, edge: Edge, kind: str) -> Iterator[Edge]:
    """The second edge of a large door: the corner between the two shows the digit as well."""
    column, row, side = edge
    if side == "west":
        next_, corner = Edge(column, row + 1, "west"), sheet.at(WIDE * column, HIGH * (row + 1))
    else:
        next_, corner = Edge(column + 1, row, "north"), sheet.at(WIDE * (column + 1), HIGH * row)
    if corner == kind and sheet.edges.get(next_) == kind:
        yield next_


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw(drawing: Drawing) -> str:
    """The drawing as a text that `read` reads; the name of an area stands in its first cell."""
    lines: list[str] = []
    large = {edge for door in drawing.doors if door.large for edge in door.edges}
    for row in range(drawing.rows + 1):
        lines.append(_edge_line(drawing, row, large))
        if row < drawing.rows:
            lines.append(_cell_line(drawing, row))
    return "\n".join(lines) + "\n"


def _cell_line(drawing: Drawing, row: int) -> str:
    first = _first_cells(drawing)
    line = ""
    for column in range(drawing.columns + 1):
        kind = drawing.edges.get(Edge(column, row, "west"), OPEN)
        line += {OPEN: " ", WALL: "|"}.get(kind, kind)
        area = drawing.cells.get((column, row), "")
        label = area if first.get(area) == (column, row) else "." if area else ""
        line += f" {label}".ljust(WIDE - 1)
    return line.rstrip()


def _first_cells(drawing: Drawing) -> dict[str, Cell]:
    first: dict[str, Cell] = {}
    for cell in sorted(drawing.cells, key=lambda cell: (cell[1], cell[0])):
        first.setdefault(drawing.cells[cell], cell)
    return first


def _edge_line(drawing: Drawing, row: int, large: set[Edge]) -> str:
    line = ""
    for column in range(drawing.columns + 1):
        line += _corner(drawing, column, row, large)
        edge = Edge(column, row, "north")
        kind = drawing.edges.get(edge, OPEN)
        if kind in DOORS and kind:
            line += kind * 4 if edge in large else f"-{kind}--"
        else:
            line += {OPEN: " ", WALL: "-"}.get(kind, kind) * (WIDE - 1)
    return line.rstrip()


def _corner(drawing: Drawing, column: int, row: int, large: set[Edge]) -> str:
    up, down = Edge(column, row - 1, "west"), Edge(column, row, "west")
    left, right = Edge(column - 1, row, "north"), Edge(column, row, "north")
    for one, other in ((up, down), (left, right)):
        if one in large and other in large and drawing.edges[one] == drawing.edges[other]:
            return drawing.edges[one]
    kinds = {edge: drawing.edges.get(edge, OPEN) for edge in (up, down, left, right)}
    across_wall = [kinds[edge] not in (OPEN, BORDER) for edge in (left, right)]
    along_wall = [kinds[edge] not in (OPEN, BORDER) for edge in (up, down)]
    if any(across_wall) and any(along_wall):
        return "+" if not (all(along_wall) and not any(across_wall)) else "|"
    if any(across_wall):
        return "-" if all(across_wall) else "+"
    if any(along_wall):
        return "|" if all(along_wall) else "+"
    return BORDER if BORDER in kinds.values() else " "

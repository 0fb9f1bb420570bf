"""Draws the castle in a terminal: two characters for each square, and lines for walls and doors.

A map that does not fit on the screen is cropped around the square in focus; arrows at the edge show that there is more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import NamedTuple, TypeAlias

from rich.text import Text

from sandtable.cli.boards.pieces import EAST, LINE, LINES, NORTH, QUIET, SOUTH, WEST
from sandtable.engine.view import Area, View, facts_of
from sandtable.games.wolfenstein.facts import BarrierFacts, SquareFacts

Spot: TypeAlias = tuple[int, int]  # column and row, of a square or of a character
Ink: TypeAlias = tuple[str, str]  # characters and their style

SIZE = 2  # characters for a square
MARGIN = 3  # for the numbers of the rows
ALPHABET = 26
WALL, JOINT = "wall", "joint"
UPRIGHT = {WALL: "│", JOINT: "┊", "closed": "▒", "locked": "▓", "open": "╎", "barricade": "#"}
ACROSS = {WALL: "─", JOINT: "┈", "closed": "▒", "locked": "▓", "open": "╌", "barricade": "#"}
STYLES = {
    WALL: LINE,
    JOINT: LINE,
    "closed": "color(178)",
    "locked": "bold color(166)",
    "open": "color(178)",
    "barricade": "bold color(137)",
}


class Window(NamedTuple):
    """The part of the map that is shown: columns and rows of squares; `east` and `south` are exclusive."""

    west: int
    east: int
    north: int
    south: int


class Castle:
    """A map and the characters that it is drawn with."""

    def __init__(self, view: View) -> None:
        self.squares: dict[Spot, Area] = {(int(area.x), int(area.y)): area for area in view.group("castle")}
        self.spots: dict[str, Spot] = {area.id: spot for spot, area in self.squares.items()}
        self.columns = max(x for x, _ in self.squares) + 1
        self.rows = max(y for _, y in self.squares) + 1
        self.upright: dict[Spot, str] = {}  # what is on the west side of a square
        self.across: dict[Spot, str] = {}  # what is on its north side
        self._walls()
        self._barriers(view)
        # A line of walls, doors or joints takes a column or a row of characters of its own.
        self.lines_x = {x for x, _ in self.upright}
        self.lines_y = {y for _, y in self.across}
        self.at_x = _positions(self.columns, SIZE, self.lines_x)
        self.at_y = _positions(self.rows, 1, self.lines_y)
        self._ink: dict[Spot, Ink] = {}
        self._draw_lines()

    def _walls(self) -> None:
        for (x, y), area in self.squares.items():
            facts = facts_of(area, SquareFacts)
            for side, edges, spot in (
                ("n", self.across, (x, y)),
                ("s", self.across, (x, y + 1)),
                ("w", self.upright, (x, y)),
                ("e", self.upright, (x + 1, y)),
            ):
                if side in facts.walls:
                    edges[spot] = WALL
            for there, edges in (((x - 1, y), self.upright), ((x, y - 1), self.across)):
                other = self.squares.get(there)
                if other is not None and facts_of(other, SquareFacts).place != facts.place:
                    edges.setdefault((x, y), JOINT)

    def _barriers(self, view: View) -> None:
        for barrier in view.group("barriers"):
            facts = facts_of(barrier, BarrierFacts)
            state = "barricade" if "barricade" in barrier.marks else facts.state
            for one, other in facts.edges:
                (ax, ay), (bx, by) = self.spots[one], self.spots[other]
                (self.upright if ay == by else self.across)[max(ax, bx), max(ay, by)] = state

    def edges(self, window: Window) -> set[str]:
        """The kinds of edges that are shown: walls, doors, barricades, joints."""
        west, east, north, south = window
        shown = [what for (x, y), what in self.upright.items() if west <= x <= east and north <= y < south]
        return {*shown, *(what for (x, y), what in self.across.items() if west <= x < east and north <= y <= south)}

    @property
    def width(self) -> int:
        """The width of the whole map in characters."""
        return MARGIN + self.at_x[self.columns]

    # -- drawing -----------------------------------------------------------------------------------------------------

    def write(self, column: int, row: int, text: str, style: str) -> None:
        """Write characters from here to the right."""
        for number, letter in enumerate(text):
            self._ink[column + number, row] = (letter, style)

    def _draw_lines(self) -> None:
        for (x, y), what in self.upright.items():
            self.write(self.at_x[x] - 1, self.at_y[y], UPRIGHT[what], STYLES[what])
        for (x, y), what in self.across.items():
            self.write(self.at_x[x], self.at_y[y] - 1, ACROSS[what] * SIZE, STYLES[what])
        for x in self.lines_x:
            for y in self.lines_y:
                self.write(self.at_x[x] - 1, self.at_y[y] - 1, *self._corner(x, y))

    def _corner(self, x: int, y: int) -> Ink:
        """The character where lines meet: walls join; other lines continue if both sides are the same."""
        north, south = self.upright.get((x, y - 1)), self.upright.get((x, y))
        west, east = self.across.get((x - 1, y)), self.across.get((x, y))
        sides = ((north, NORTH), (east, EAST), (south, SOUTH), (west, WEST))
        mask = sum(side for what, side in sides if what == WALL)
        if mask:
            return LINES[mask], LINE
        if north and north == south:
            return UPRIGHT[north], STYLES[north]
        if west and west == east:
            return ACROSS[west], STYLES[west]
        return " ", ""

    def fill(self, window: Window, cell: Callable[[Area], Iterable[Ink]]) -> None:
        """Draw every square that is shown, in two characters."""
        for (x, y), area in self.squares.items():
            if window.west <= x < window.east and window.north <= y < window.south:
                column = self.at_x[x]
                for text, style in cell(area):
                    self.write(column, self.at_y[y], text, style)
                    column += len(text)

    def frame(self, spot: Spot, sign: str, style: str) -> None:
        """Draw a model over four squares, and over any line between them."""
        x, y = spot
        left, right = self.at_x[x], self.at_x[x + 1] + SIZE - 1
        top, bottom = self.at_y[y], self.at_y[y + 1]
        for row in range(top, bottom + 1):
            self.write(left, row, "║" + " " * (right - left - 1) + "║", style)
        self.write(left, top, f"╔{sign}".ljust(right - left, "═") + "╗", style)
        self.write(left, bottom, "╚" + "═" * (right - left - 1) + "╝", style)

    def label(self, spots: Collection[Spot], text: str, style: str) -> None:
        """Write the name of a place into the wall above it, or else beside it where there is no square."""
        top = min(y for _, y in spots)
        walled = sorted(x for x, y in spots if y == top and self.across.get((x, top)) == WALL)
        if len(walled) * SIZE > len(text) + 1:
            self.write(self.at_x[walled[0]] + 1, self.at_y[top] - 1, text, style)
            return
        rows = sorted({y for _, y in spots})
        west, east = min(x for x, _ in spots), max(x for x, _ in spots)
        for y in (rows[len(rows) // 2], *rows):
            if not {(east + 1, y), (east + 2, y)} & self.squares.keys() and east + 2 < self.columns:
                self.write(self.at_x[east + 1], self.at_y[y], text, style)
                return
            if not {(west - 1, y), (west - 2, y)} & self.squares.keys() and west > 1:
                self.write(self.at_x[west] - 1 - len(text), self.at_y[y], text, style)
                return

    # -- the part that fits ------------------------------------------------------------------------------------------

    def window(self, width: int, height: int | None, focus: Spot) -> Window:
        """As much of the map as fits into this size, with the focus as near to the middle as possible."""
        cut = width < self.width  # room for an arrow at the end of each row
        west, east = _span(self.at_x, self.lines_x, width - MARGIN - cut, focus[0])
        if height is None:
            return Window(west, east, 0, self.rows)
        return Window(west, east, *_span(self.at_y, self.lines_y, height - 1, focus[1]))

    def text(self, window: Window) -> Iterator[Text]:
        """The lines of a window: column letters, then numbered rows."""
        yield self._letters(window)
        first = self.at_x[window.west] - (window.west in self.lines_x)
        numbers = {self.at_y[y]: y + 1 for y in range(window.north, window.south)}
        top = self.at_y[window.north] - (window.north in self.lines_y)
        for row in range(top, self.at_y[window.south]):
            number = numbers.get(row)
            line = Text(f"{number or '':>2}{'◂' if number and window.west else ' '}", QUIET)
            for column in range(first, self.at_x[window.east]):
                line.append(*self._ink.get((column, row), (" ", "")))
            if number and window.east < self.columns:
                line.append("▸", QUIET)
            line.rstrip()
            yield line

    def _letters(self, window: Window) -> Text:
        above, below = window.north > 0, window.south < self.rows
        text = Text(f"{'▴' if above else ' '}{'▾' if below else ' '} ", QUIET)
        first = self.at_x[window.west] - (window.west in self.lines_x)
        for x in range(window.west, window.east):
            if x < ALPHABET or x % 2 == 0:  # two letters fill a square, so only every other column gets a label
                text.append(" " * (MARGIN + self.at_x[x] - first - text.cell_len))
                text.append(f"{_letters(x):>{SIZE}}", QUIET)
        return text


def _positions(count: int, size: int, lines: set[int]) -> list[int]:
    """The offset in characters of each column or row of squares, and the end of the last."""
    at, positions = 0, []
    for number in range(count + 1):
        at += number in lines
        positions.append(at)
        at += size
    return positions


def _span(at: list[int], lines: set[int], room: int, focus: int) -> tuple[int, int]:
    """The range of columns or rows that fits, grown from the focus in both directions."""
    count = len(at) - 1
    first, last = focus, focus + 1

    def fits(first: int, last: int) -> bool:
        return at[last] - at[first] + (first in lines) <= room

    while (first > 0 and fits(first - 1, last)) or (last < count and fits(first, last + 1)):
        if last < count and fits(first, last + 1):
            last += 1
        if first > 0 and fits(first - 1, last):
            first -= 1
    return first, last


def _letters(column: int) -> str:
    letter = chr(ord("a") + column % ALPHABET)
    return letter if column < ALPHABET else chr(ord("a") + column // ALPHABET - 1) + letter

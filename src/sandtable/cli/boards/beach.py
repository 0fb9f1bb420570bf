"""Draws a beach in a terminal: a box for each Sector, rows upward from the sea, and the lines between them.

The Advances from a Sector stand above its box, with their Courage. A lateral line is drawn between two boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.text import Text

from sandtable.cli.boards.pieces import DANGER, LINE, QUIET
from sandtable.engine.view import Area, facts_of
from sandtable.games.atlantikwall.facts import SectorFacts

GAP = 3  # characters between two boxes, for a lateral line
SLACK = 0.25  # in columns: an Advance within this offset counts as straight on
MINES, DUDS, BARRIER = "✱", "✧", "▓"  # active Landmines, inactive ones, and a Barrier
SEA = "≈"

Lines = Callable[[Area, int], list[Text]]
Label = Callable[[str], str]


class Slot(NamedTuple):
    """Where a box is drawn: its first column, and its width with borders."""

    left: int
    width: int

    @property
    def right(self) -> int:
        return self.left + self.width


def box_width(areas: Sequence[Area], width: int) -> int:
    """How wide a box can be if this many columns are side by side."""
    span = max(area.x for area in areas) - min(area.x for area in areas) + 1
    return int(width / span) - GAP


def draw(areas: Sequence[Area], width: int, content: Lines, label: Label) -> Iterator[Text]:
    """The lines of the drawing, from the Bunker down to the sea."""
    slots = _slots(areas, width)
    for row in sorted({area.y for area in areas}, reverse=True):
        here = sorted((area for area in areas if area.y == row), key=lambda area: area.x)
        yield from _boxes(here, slots, content)
        below = [area for area in areas if area.y == row - 1]
        if below:
            yield from _advances(below, areas, slots, label)
    last = max(slot.right for slot in slots.values())
    yield Text(SEA * last, "color(67)")


def _slots(areas: Sequence[Area], width: int) -> dict[str, Slot]:
    least, size = min(area.x for area in areas), box_width(areas, width)
    pitch = size + GAP
    return {area.id: Slot(round((area.x - least) * pitch), size) for area in areas}


# -- a row -------------------------------------------------------------------------------------------------------------


def _boxes(here: Sequence[Area], slots: dict[str, Slot], content: Lines) -> Iterator[Text]:
    inside = {area.id: content(area, slots[area.id].width - 2) for area in here}
    height = max(len(lines) for lines in inside.values())
    middle = (height + 1) // 2
    joints = {b.id: _joint(a, b) for a, b in pairwise(here)}
    for number in range(height + 2):
        line = Text()
        for area in here:
            slot = slots[area.id]
            if number == middle and area.id in joints:
                line.append_text(_lateral(joints[area.id], slot.left - line.cell_len))
            line.append(" " * (slot.left - line.cell_len))
            line.append_text(_slice(inside[area.id], number, height, slot.width, bunker="bunker" in area.marks))
        yield line


def _slice(lines: Sequence[Text], number: int, height: int, width: int, *, bunker: bool) -> Text:
    """One line of a box; a Bunker has thick walls."""
    corners, across, upright = ("╔╗╚╝", "═", "║") if bunker else ("┌┐└┘", "─", "│")
    if number in (0, height + 1):
        first = 0 if number == 0 else 2
        return Text(corners[first] + across * (width - 2) + corners[first + 1], LINE)
    text = lines[number - 1].copy() if number <= len(lines) else Text()
    text.truncate(width - 2, pad=True)
    return Text.assemble((upright, LINE), text, (upright, LINE))


def _joint(left: Area, right: Area) -> tuple[str, str]:
    """The sign on the line between two neighbours, with its style; None if there is no line."""
    for line in facts_of(left, SectorFacts).lines:
        if line.to == right.id:
            if line.barrier:
                return BARRIER, "bold color(137)"
            if line.mines:
                return _mines(left)
            return "─", LINE
    return "", ""


def _mines(area: Area) -> tuple[str, str]:
    return (MINES, DANGER) if facts_of(area, SectorFacts).mines_active else (DUDS, QUIET)


def _lateral(joint: tuple[str, str], room: int) -> Text:
    sign, style = joint
    if not sign:
        return Text()
    half = (room - 1) // 2
    return Text.assemble(("─" * half, LINE), (sign, style), ("─" * (room - half - 1), LINE))


# -- between two rows --------------------------------------------------------------------------------------------------


def _advances(below: Sequence[Area], areas: Sequence[Area], slots: dict[str, Slot], label: Label) -> Iterator[Text]:
    """Where each Sector leads, and for how much Courage: `↖4 2` is to the left, `↑7 2✱` over Landmines."""
    columns = {area.id: area.x for area in areas}
    ways = {area.id: list(_ways(area, columns, label, slots[area.id].width)) for area in below}
    for number in range(max((len(lines) for lines in ways.values()), default=0)):
        line = Text()
        for area in sorted(below, key=lambda area: area.x):
            slot, lines = slots[area.id], ways[area.id]
            if number < len(lines):
                margin = slot.left + (slot.width - lines[number].cell_len) // 2
                line.append(" " * max(1, margin - line.cell_len))
                line.append_text(lines[number])
        yield line


def _ways(area: Area, columns: dict[str, float], label: Label, room: int) -> Iterator[Text]:
    """The Advances of a Sector, wrapped to its width."""
    line = Text()
    ahead = [way for way in facts_of(area, SectorFacts).lines if not way.lateral and way.to in columns]
    for way in sorted(ahead, key=lambda way: columns[way.to]):
        aside = columns[way.to] - area.x
        arrow = "↖" if aside < -SLACK else "↗" if aside > SLACK else "↑"
        part = Text.assemble((arrow, LINE), label(way.to), (f" {way.courage}♥", "color(172)"))
        if way.mines:
            part.append(*_mines(area))
        if way.barrier:
            part.append(BARRIER, "bold color(137)")
        if line.cell_len and line.cell_len + 2 + part.cell_len > room:
            yield line
            line = Text()
        line = Text.assemble(line, "  ", part) if line.cell_len else part
    if line.cell_len:
        yield line

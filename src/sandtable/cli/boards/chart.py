"""Draws a map in a terminal: spaces at their x and y, and the links between them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.text import Text

from sandtable.cli.boards.pieces import EAST, LINE, LINES, NORTH, SOUTH, WEST
from sandtable.engine.view import Area

#: A space with more links than this to the row above or below gets one line with branches.
FAN = 3


class _Spot(NamedTuple):
    level: int  # 0 is the top row
    centre: int


def chart(
    areas: Sequence[Area],
    links: Iterable[tuple[str, str]],
    width: int,
    draw: Callable[[Area, int], tuple[list[Text], int]],
) -> list[Text]:
    """The lines of the map; a larger y is further up.

    `draw` returns the lines of a space that fit into a width, and the offset at which its links meet.
    """
    if not areas:
        return []
    levels = sorted({area.y for area in areas}, reverse=True)
    spots, room = _lay_out(areas, levels, width)
    drawn = {area.id: draw(area, room) for area in areas}
    known = [(a, b) if spots[a].level <= spots[b].level else (b, a) for a, b in links if a in spots and b in spots]
    lines: list[Text] = []
    for level in range(len(levels)):
        here = sorted((area.id for area in areas if spots[area.id].level == level), key=lambda at: spots[at].centre)
        lines += _level(here, spots, drawn, known, width)
        below = [(a, b) for a, b in known if (spots[a].level, spots[b].level) == (level, level + 1)]
        if below:
            lines.append(_between(below, spots, width))
    return lines


def _lay_out(areas: Sequence[Area], levels: list[float], width: int) -> tuple[dict[str, _Spot], int]:
    least = min(area.x for area in areas)
    span = max(area.x for area in areas) - least + 1
    pitch = width / span
    gaps = [1.0]
    for level in levels:
        row = sorted(area.x for area in areas if area.y == level)
        gaps += [b - a for a, b in pairwise(row) if b > a]
    spots = {area.id: _Spot(levels.index(area.y), int((area.x - least + 0.5) * pitch)) for area in areas}
    return spots, max(3, int(min(gaps) * pitch) - 1)


def _level(
    here: list[str],
    spots: dict[str, _Spot],
    drawn: dict[str, tuple[list[Text], int]],
    links: list[tuple[str, str]],
    width: int,
) -> list[Text]:
    """One row of spaces, with a line between linked neighbours."""
    joined = {frozenset(link) for link in links}
    lines = []
    for number in range(max(len(drawn[at][0]) for at in here)):
        line = Text()
        before = ""
        for at in here:
            texts, anchor = drawn[at]
            text = texts[number] if number < len(texts) else Text()
            gap = max(0, min(spots[at].centre - anchor, width - text.cell_len) - line.cell_len)
            linked = number == 0 and before and frozenset((before, at)) in joined
            line.append(f" {'─' * (gap - 2)} " if linked and gap > 2 else " " * gap, LINE)
            line.append_text(text)
            before = at
        lines.append(line)
    return lines


def _between(links: list[tuple[str, str]], spots: dict[str, _Spot], width: int) -> Text:
    """The links between two rows: vertical, slanted, or one line with branches where many meet."""
    fan = Counter(end for link in links for end in link)
    cells: dict[int, str] = {}
    branches: defaultdict[int, int] = defaultdict(int)
    for upper, lower in links:
        above, under = spots[upper].centre, spots[lower].centre
        if max(fan[upper], fan[lower]) > FAN:
            left, right = sorted((above, under))
            for column in range(left, right + 1):
                branches[column] |= (WEST if column > left else 0) | (EAST if column < right else 0)
            branches[above] |= NORTH
            branches[under] |= SOUTH
        elif above == under:
            cells[above] = "│"
        else:
            cells[(above + under) // 2] = "╱" if under < above else "╲"
    cells |= {column: LINES[mask] for column, mask in branches.items()}
    return Text("".join(cells.get(column, " ") for column in range(width)).rstrip(), LINE)

"""The parts that boards are made of: headings, panels, strips, bars, chips."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

# Grey and steel for the table, ember for danger, pine for what goes well.
TITLE = "bold color(67)"
LINE = "color(242)"
QUIET = "color(245)"
DANGER = "bold color(166)"
GOOD = "color(71)"
MARKER = "bold reverse"
LIT = "bold color(172)"
POINTER = "▸"

#: Characters for lines that meet in a point, by the sides they come from: `LINES[NORTH | EAST]` is a corner.
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
LINES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def heading(title: str, width: int) -> Text:
    """A title with a line after it."""
    text = Text.assemble(("── ", LINE), (title, TITLE), " ")
    text.append("─" * max(0, width - text.cell_len), LINE)
    text.truncate(width)
    return text


def panel(title: str, width: int, rows: Iterable[tuple[Text | str, RenderableType]]) -> Group:
    """A titled list: names on the left, contents on the right."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, overflow="fold")
    grid.width = width
    for name, content in rows:
        grid.add_row(name, content)
    return Group(heading(title, width), grid)


def strip(spaces: Sequence[str], at: int, *, marks: Mapping[int, str] | None = None, tight: bool = False) -> Text:
    """A track: its spaces in a row, the marker's space in brackets, marks beside their spaces."""
    text = Text()
    for number, space in enumerate(spaces):
        label = space + (marks or {}).get(number, "")
        if number == at:
            text.append(f"[{label}]", MARKER)
        elif tight:
            text.append(label if number == at + 1 else f" {label}", QUIET)
        else:
            text.append(f" {label} ", QUIET)
    return text


def bar(fraction: float, cells: int = 10) -> Text:
    """A fraction as a bar; the caller puts the number beside it."""
    eighths = round(max(0.0, min(1.0, fraction)) * cells * 8)
    filled = "█" * (eighths // 8) + ("▏▎▍▌▋▊▉"[eighths % 8 - 1] if eighths % 8 else "")
    return Text.assemble((filled, TITLE), ("░" * (cells - len(filled)), LINE))


def chip(letter: str, style: str, count: int = 1) -> Text:
    """A piece: its letter on its colour, and the count."""
    text = Text(f" {letter} ", style)
    return Text.assemble(text, f"×{count}") if count > 1 else text


class Row:
    """Parts side by side, wrapped between parts; a dash if there are none."""

    def __init__(self, parts: Iterable[Text | str], between: str = " ") -> None:
        self.parts = [part if isinstance(part, Text) else Text(part) for part in parts] or [Text("–", QUIET)]
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = self.parts[0].copy()
        tail = self.between.rstrip()  # what stays at the end of a wrapped line, such as a comma
        for number, part in enumerate(self.parts[1:], 2):
            after = len(tail) if number < len(self.parts) else 0
            if line.cell_len + len(self.between) + part.cell_len + after > options.max_width:
                yield Text.assemble(line, tail)
                line = part.copy()
            else:
                line = Text.assemble(line, self.between, part)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts]
        whole = sum(widths) + len(self.between) * (len(widths) - 1)
        return Measurement(max(widths), whole).with_maximum(options.max_width)


def joined(parts: Iterable[Text | str], between: str = " ") -> Text:
    """Parts as one text, or a dash if there are none."""
    text = Text(between).join(part if isinstance(part, Text) else Text(part) for part in parts)
    return text if text.plain else Text("–", QUIET)


def beside(left: Iterable[RenderableType], right: Iterable[RenderableType], widths: tuple[int, int]) -> Table:
    """Two columns of panels."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for width in widths:
        grid.add_column(width=width)
    grid.add_row(Group(*left), Group(*right))
    return grid

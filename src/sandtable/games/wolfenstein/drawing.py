"""A map as text: what a person draws in a text editor is read here, and drawn again in one form.

`docs/maps.md` tells how to draw one. `Drawing` takes the text apart, `survey` finds the places, doors and barricades in
it, `set_out` the tokens and models; `draw` makes the drawing again.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.errors import Malformed
from sandtable.games.wolfenstein.cards import MODELS
from sandtable.games.wolfenstein.grid import Edge, Point, Square
from sandtable.games.wolfenstein.maps import (
    LETTERED,
    Enemy,
    Label,
    Map,
    Model,
    Piece,
    Place,
    Thing,
    Token,
    beside,
    corners,
    edge_between,
    labelled,
    stands_on,
)

if TYPE_CHECKING:
    from sandtable.games.wolfenstein.missions import Mission

FLOOR, OUTSIDE = ".", " "
WALL_ACROSS, WALL_DOWN, POST, JOINT, DOOR, BARRICADE = "-", "|", "+", ":", "=", "#"
_OPEN = " "
_DOWN = _OPEN + WALL_DOWN + JOINT + DOOR + BARRICADE  # between two squares of a row
_ACROSS = _OPEN + WALL_ACROSS + JOINT + DOOR + BARRICADE  # between two rows
_CORNERS = _OPEN + WALL_ACROSS + WALL_DOWN + POST + JOINT + DOOR + BARRICADE
_RESERVED = frozenset(_CORNERS + FLOOR + OUTSIDE)
_LABEL = re.compile(r"[rc][1-9]")
_MAX_LINES, _MAX_WIDTH = 200, 200  # all 16 tiles in a row
_MAX_FAULTS = 5


# -- reading -------------------------------------------------------------------------------------------------------


def read_thing(sign: str, thing: str | tuple[str, ...], where: str) -> Thing:
    """What a character of the legend stands for, the enemy first."""
    if len(sign) != 1 or sign in _RESERVED or not sign.isprintable():
        marks = " ".join(sorted(_RESERVED - {OUTSIDE}))
        raise Malformed(f"legend.{sign[:20]}: expected one character, not a blank and none of {marks}", where=where)
    words = (thing,) if isinstance(thing, str) else thing
    for word in words:
        if word not in MODELS and _token(word) is None:
            known = ", ".join(
                chain(MODELS, ("chest", "event", "difficult-terrain"), (f"{kind}-a" for kind in LETTERED))
            )
            raise Malformed(f"legend.{sign}: expected one of {known}, found {word[:40]!r}", where=where)
    enemies = sum(word in MODELS for word in words)
    if not words or enemies > 1 or len(words) - enemies > 1:
        raise Malformed(
            f"legend.{sign}: two things on one square: expected a token, an enemy, or one of each", where=where
        )
    return tuple(sorted(words, key=lambda word: word not in MODELS))


def _token(word: str) -> Token | None:
    match word:
        case "chest" | "event" | "difficult-terrain":
            return Token(word, word)
    kind, _, letter = word.rpartition("-")
    match kind:
        case "hero-spawn" | "enemy-spawn" | "objective" | "passage" if letter and letter in LETTERED[kind][0]:
            return Token(word, kind, letter)
    return None


class Drawing:
    """A drawing taken apart: characters 2, 4, 6, … of a row are squares, everything between them is an edge."""

    def __init__(self, text: str, legend: dict[str, Thing]) -> None:
        self.legend = legend
        self.things: dict[Square, str] = {}  # the character on each square
        self.marks: dict[Edge, str] = {}
        self.posts: set[Point] = set()
        self.labels: list[Label] = []
        self.faults: list[str] = []
        self.row = 0
        lines = [line.rstrip() for line in text.splitlines()]
        if len(lines) > _MAX_LINES or any(len(line) > _MAX_WIDTH for line in lines):
            self.faults.append(f"is larger than {_MAX_LINES} lines of {_MAX_WIDTH} characters")
            return
        edges_before = False
        for number, line in enumerate(lines, 1):
            if not line:
                continue
            edges = not set(_LABEL.sub("", line)) - set(_CORNERS)
            if edges and edges_before:
                self._fault(number, 1, "a second line of walls, with no row of squares between them")
            elif edges:
                self._read_edges(number, line)
            else:
                self._read_row(number, line)
            edges_before = edges
        if not self.things and not self.faults:
            self.faults.append("has no squares")

    def _fault(self, line: int, character: int, what: str) -> None:
        if len(self.faults) < _MAX_FAULTS:
            self.faults.append(f"line {line}, character {character}: {what}")

    def _read_row(self, number: int, line: str) -> None:
        for at, sign in enumerate(line):
            column = at // 2
            if at % 2 and (sign == FLOOR or sign in self.legend):
                self.things[column, self.row] = sign
            elif at % 2 and sign != OUTSIDE:
                wrong = "a wall or door on a square" if sign in _CORNERS else "not in the legend"
                return self._fault(number, at + 1, f"{sign!r} is {wrong}; characters 2, 4, 6, … are squares")
            elif not at % 2 and sign in _DOWN:
                self._mark(((column - 1, self.row), (column, self.row)), sign)
            elif not at % 2:
                thing = " and ".join(self.legend.get(sign, ()))
                what = f"{sign!r} ({thing}) stands on a wall" if thing else f"{sign!r} is between two squares"
                return self._fault(number, at + 1, f"{what}; characters 1, 3, 5, … are walls, doors or blank")
        self.row += 1
        return None

    def _read_edges(self, number: int, line: str) -> None:
        named = {match.start(): match[0] for match in _LABEL.finditer(line)}
        for at, name in named.items():
            self.labels.append(Label(name, self.row, at))
            # a name is written over a wall or over open floor: the edge beside it goes on under it
            beside = at + 2 if at % 2 else at - 1
            under = WALL_ACROSS if line[max(beside, 0) : beside + 1] == WALL_ACROSS else _OPEN
            line = line[:at] + under * 2 + line[at + 2 :]
        for at, sign in enumerate(line):
            column = at // 2
            if at % 2 and sign in _ACROSS:
                self._mark(((column, self.row - 1), (column, self.row)), sign)
            elif at % 2:
                return self._fault(
                    number, at + 1, f"{sign!r} is above or below a square, where walls are {WALL_ACROSS!r}"
                )
            elif sign == POST:
                self.posts.add((column, self.row))
        return None

    def _mark(self, edge: Edge, sign: str) -> None:
        if sign != _OPEN:
            self.marks[edge] = WALL_DOWN if sign == WALL_ACROSS else sign


def set_out(things: dict[Square, str], legend: dict[str, Thing]) -> tuple[dict[Square, Token], tuple[Model, ...]]:
    """Tokens and models; a large model is four equal letters (WOLF-BIG-01)."""
    tokens: dict[Square, Token] = {}
    models: list[Model] = []
    count: Counter[str] = Counter()
    covered: set[Square] = set()
    for square, sign in _reading_order(things.items()):
        for word in legend.get(sign, ()):
            token = _token(word)
            if token is not None:
                count[word] += not token.letter
                tokens[square] = token if token.letter else Token(f"{word}-{count[word]}", token.kind)
            elif square not in covered:
                under = [at for at in stands_on(square, word) if things.get(at) == sign and at not in covered]
                covered.update(under)
                models.append(Model(msgspec.convert(word, Enemy), tuple(under)))
    return tokens, tuple(models)


def _reading_order(items: Iterable[tuple[Square, str]]) -> list[tuple[Square, str]]:
    return sorted(items, key=lambda item: (item[0][1], item[0][0]))


def survey(drawing: Drawing) -> Map:
    """Find the places: squares with nothing on the edges between them are in one tile."""
    squares = frozenset(drawing.things)
    marked = {
        sign: frozenset(edge for edge, mark in drawing.marks.items() if mark == sign)
        for sign in (WALL_DOWN, JOINT, DOOR, BARRICADE)
    }
    places: dict[str, Place] = {}
    unnamed: list[frozenset[Square]] = []
    named = {square: label.name for label in reversed(drawing.labels) if (square := labelled(label, squares))}
    for region in _regions(squares, drawing.marks):
        names = [name for name in (named.get(square) for square in sorted(region)) if name]
        if names and names[0] not in places:
            places[names[0]] = Place(names[0], region)
        else:
            unnamed.append(region)
    place_of = {square: place.id for place in places.values() for square in place.squares}
    posts = drawing.posts | _crossings(drawing.marks)
    taken: Counter[str] = Counter()
    return Map(
        squares,
        dict(sorted(places.items())),
        marked[WALL_DOWN],
        marked[JOINT],
        _pieces(marked[DOOR], posts, place_of, taken),
        _pieces(marked[BARRICADE], posts, place_of, taken),
        tuple(drawing.labels),
        tuple(unnamed),
    )


def _regions(squares: frozenset[Square], marks: dict[Edge, str]) -> Iterator[frozenset[Square]]:
    left = set(squares)
    for start in sorted(squares, key=lambda square: (square[1], square[0])):
        if start not in left:
            continue
        region, waiting = {start}, [start]
        while waiting:
            square = waiting.pop()
            for other in beside(square):
                if other in left and other not in region and edge_between(square, other) not in marks:
                    region.add(other)
                    waiting.append(other)
        left -= region
        yield frozenset(region)


def _next(edge: Edge) -> Edge:
    """The edge that carries on in the same line, downward or to the right."""
    (column, row), (other_column, other_row) = edge
    if row == other_row:
        return (column, row + 1), (other_column, row + 1)
    return (column + 1, row), (column + 1, other_row)


def _crossings(edges: Iterable[Edge]) -> set[Point]:
    """Where edges of both directions meet: a wall that runs into a door parts it."""
    ends: dict[bool, set[Point]] = {True: set(), False: set()}
    for edge in edges:
        ends[edge[0][1] == edge[1][1]].update(corners(edge))
    return ends[True] & ends[False]


def _pieces(
    edges: frozenset[Edge], posts: set[Point], place_of: dict[Square, str], taken: Counter[str]
) -> tuple[Piece, ...]:
    """Edges in a row are one piece, unless a post parts them; a second one between the same places is `c1-r2-2`."""
    pieces: list[Piece] = []
    follows = {_next(edge) for edge in edges if corners(edge)[1] not in posts}
    for edge in sorted(edges - follows, key=lambda edge: (edge[0][1], edge[0][0])):
        parts = [edge]
        while corners(parts[-1])[1] not in posts and _next(parts[-1]) in edges:
            parts.append(_next(parts[-1]))
        name = "-".join(sorted(place_of.get(square, "outside") for square in edge))
        taken[name] += 1
        pieces.append(Piece(name if taken[name] == 1 else f"{name}-{taken[name]}", tuple(parts)))
    return tuple(pieces)


# -- drawing -------------------------------------------------------------------------------------------------------


def draw(mission: Mission) -> str:
    """The map as text, in the one form in which we write it: lines of edges only where there is something to show."""
    runs = signs_on_edges(mission.map)
    signs = signs_on_squares(mission)
    columns = max(chain((column + 1 for column, _ in signs), (other[0] for _, other in runs)))
    rows = max(row + 1 for _, row in signs)
    lines: list[str] = []
    for row in range(rows + 1):
        labels = [label for label in mission.map.labels if label.row == row]
        if labels or _has_edges(runs, row, columns):
            lines.append(_edge_line(runs, row, columns, labels))
        if row < rows:
            lines.append(_row_line(runs, signs, row, columns))
    return "\n".join(lines) + "\n"


def signs_on_edges(plan: Map) -> dict[Edge, str]:
    """What lies on each edge: its sign, and for doors and barricades which of them."""
    runs = dict.fromkeys(plan.walls, WALL_DOWN) | dict.fromkeys(plan.joints, JOINT)
    for sign, pieces in ((DOOR, plan.doors), (BARRICADE, plan.barricades)):
        runs.update({edge: sign + piece.id for piece in pieces for edge in piece.edges})
    return runs


def signs_on_squares(mission: Mission) -> dict[Square, str]:
    """The character on each square."""
    things: dict[Square, list[str]] = {square: [] for square in mission.map.squares}
    for model in mission.models:
        for square in model.squares:
            things[square].append(model.enemy)
    for square, token in mission.tokens.items():
        things[square].append(f"{token.kind}-{token.letter}" if token.letter else token.kind)
    sign_of = {thing: sign for sign, thing in reversed(mission.legend.items())}
    return {square: sign_of[tuple(found)] if found else FLOOR for square, found in things.items()}


def _upright(column: int, row: int) -> Edge:
    """The edge at the left side of a square."""
    return (column - 1, row), (column, row)


def _across(column: int, row: int) -> Edge:
    """The edge at the top of a square."""
    return (column, row - 1), (column, row)


def _has_edges(runs: dict[Edge, str], row: int, columns: int) -> bool:
    """Whether anything lies across here, or a post must part two doors that stand one above the other."""
    for column in range(columns + 1):
        above, below = runs.get(_upright(column, row - 1), ""), runs.get(_upright(column, row), "")
        if _across(column, row) in runs or (above != below and above[:1] == below[:1]):
            return True
    return False


def _edge_line(runs: dict[Edge, str], row: int, columns: int, labels: list[Label]) -> str:
    line = ""
    for column in range(columns + 1):
        sign = runs.get(_across(column, row), _OPEN)[0]
        line += _corner_sign(runs, column, row) + (WALL_ACROSS if sign == WALL_DOWN else sign)
    for label in labels:
        line = line[: label.at].ljust(label.at) + label.name + line[label.at + len(label.name) :]
    return line.rstrip()


def _row_line(runs: dict[Edge, str], signs: dict[Square, str], row: int, columns: int) -> str:
    line = ""
    for column in range(columns + 1):
        line += runs.get(_upright(column, row), _OPEN)[0] + signs.get((column, row), OUTSIDE)
    return line.rstrip()


def _corner_sign(runs: dict[Edge, str], column: int, row: int) -> str:
    """Straight through a corner runs its own sign; whatever turns, meets or ends there has a post."""
    up, down = runs.get(_upright(column, row - 1)), runs.get(_upright(column, row))
    left, right = runs.get(_across(column - 1, row)), runs.get(_across(column, row))
    match up, down, left, right:
        case None, None, None, None:
            return _OPEN
        case str(), str(), None, None if up == down:
            return up[0]
        case None, None, str(), str() if left == right:
            return WALL_ACROSS if left == WALL_DOWN else left[0]
    return POST

"""The checker of missions: what would spoil the game in one that can be read.

`problems` looks at the shape of the map, at what stands on it, at what the box holds, at what goals and special rules
name, and walks over the map to see that everything can be reached.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING

import msgspec

from sandtable.games.wolfenstein.cards import MODELS
from sandtable.games.wolfenstein.drawing import JOINT, WALL_DOWN, signs_on_edges, signs_on_squares
from sandtable.games.wolfenstein.goals import (
    Events,
    Goal,
    Kill,
    KillPlaced,
    Leave,
    LockedUntilSearched,
    Special,
    StandIn,
)
from sandtable.games.wolfenstein.grid import Grid, Point, Square, steps
from sandtable.games.wolfenstein.maps import (
    CLOSED,
    LETTERED,
    LONGEST_PIECE,
    PARTS,
    PASSED,
    STEPS_OUT,
    TILES,
    Enemy,
    Map,
    Piece,
    Place,
    Thing,
    beside,
    corners,
    edge_between,
    labelled,
    stands_on,
)

if TYPE_CHECKING:
    from sandtable.games.wolfenstein.missions import Mission

# -- checking ------------------------------------------------------------------------------------------------------


def problems(mission: Mission) -> Iterator[str]:
    """What is wrong with a mission that can be read: a sentence each, with the row and column, counted from 1."""
    yield from _shape_problems(mission.map)
    yield from _piece_problems(mission.map)
    yield from _thing_problems(mission)
    yield from _box_problems(mission)
    yield from _reference_problems(mission)
    yield from _reach_problems(mission)


def _at(square: Square) -> str:
    return f"row {square[1] + 1}, column {square[0] + 1}"


def _first(squares: Iterable[Square]) -> Square:
    return min(squares, key=lambda square: (square[1], square[0]))


def _shape_problems(plan: Map) -> Iterator[str]:
    """Places and walls (WOLF-MOV-04, WOLF-MOV-05, WOLF-RUL-04)."""
    runs = signs_on_edges(plan)
    place_of = {square: place.id for place in plan.places.values() for square in place.squares}
    for region in plan.unnamed:
        count = "1 square" if len(region) == 1 else f"{len(region)} squares"
        yield f"{_at(_first(region))}: {count} outside every place: no name of a room or corridor is written there"
    found: dict[str, Square] = {}
    for label in plan.labels:
        square = labelled(label, plan.squares)
        if square is None:
            yield f"row {label.row + 1}, column {label.column + 1}: the name {label.name} is written outside the map"
        elif label.name in found:
            yield f"{_at(square)}: the name {label.name} is already written at {_at(found[label.name])}"
        elif (here := place_of.get(square)) and here != label.name:
            yield f"{_at(square)}: a second name, {label.name}, in {here}"
        else:
            found[label.name] = square
    for square in sorted(plan.squares, key=lambda square: (square[1], square[0])):
        if any(
            other not in plan.squares and runs.get(edge_between(square, other)) != WALL_DOWN for other in beside(square)
        ):
            yield f"{_at(square)}: open to the outside: the map's edge is a wall (WOLF-MOV-04)"
    for edge in sorted(plan.walls):
        if not plan.squares & {*edge}:
            yield f"{_at(edge[1])}: a wall with no square on either side"
    for edge in sorted(plan.joints):
        if plan.squares.issuperset(edge) and place_of.get(edge[0]) == place_of.get(edge[1]) is not None:
            yield f"{_at(edge[1])}: {JOINT!r} parts two places, but both sides are {place_of[edge[0]]}"
    for place in plan.places.values():
        yield from _tile_problems(place)


def _tile_problems(place: Place) -> Iterator[str]:
    columns = {column for column, _ in place.squares}
    rows = Counter(row for _, row in place.squares)
    short, long = sorted((len(columns), len(rows)))
    most = TILES[place.tile]
    if short > most[0] or long > most[1]:
        at = _at(_first(place.squares))
        yield f"{at}: {place.id} has {len(columns)}×{len(rows)} squares; a {place.tile} has at most {most[0]}×{most[1]}"
    if len(place.squares) != len(columns) * len(rows):
        row, count = min(rows.items(), key=lambda item: (item[1], item[0]))
        at = _at(_first(square for square in place.squares if square[1] == row))
        most_here = max(rows.values())
        yield f"{at}: {place.id} is no rectangle: rows of different length, {count} here and {most_here} elsewhere"


def _piece_problems(plan: Map) -> Iterator[str]:
    """Doors and barricades stand in gaps of walls, at most one corridor wide (WOLF-RUL-06)."""
    standing: Counter[Point] = Counter()
    for edge in chain(plan.walls, *(piece.edges for piece in (*plan.doors, *plan.barricades))):
        standing.update(corners(edge))
    for kind, pieces in (("door", plan.doors), ("barricade", plan.barricades)):
        for piece in pieces:
            at = _at(piece.edges[0][1])
            ends = corners(piece.edges[0])[0], corners(piece.edges[-1])[1]
            if not all(plan.squares.issuperset(edge) for edge in piece.edges):
                yield f"{at}: a {kind} that leads outside"
            elif any(standing[end] < 2 for end in ends):
                yield f"{at}: a {kind} in no wall gap: there is no wall at its end"
            if len(piece.edges) > LONGEST_PIECE:
                yield f"{at}: a {kind} {len(piece.edges)} squares wide; the box's are {LONGEST_PIECE} squares wide"


def _thing_problems(mission: Mission) -> Iterator[str]:
    """Tokens and models on the squares of the map."""
    walls = mission.map.walls | {edge for piece in _all_pieces(mission.map) for edge in piece.edges}
    for model in mission.models:
        at = _at(model.squares[0])
        sides = [edge_between(one, other) for one in model.squares for other in beside(one) if other in model.squares]
        if len(model.squares) != len(stands_on(model.squares[0], model.enemy)):
            yield f"{at}: no room for a {model.enemy}: its letter must stand on four squares, 2×2"
        elif walls & {*sides}:
            yield f"{at}: no room for a {model.enemy}: a wall, door or barricade runs through its squares"
        for square in model.squares:
            token = mission.tokens.get(square)
            if token is not None and token.kind != "difficult-terrain":
                yield f"{_at(square)}: two things on one square: {model.enemy} and {token.id}"
    shown = {mission.legend.get(sign) for sign in signs_on_squares(mission).values()}
    signs: dict[Thing, str] = {}
    for sign, thing in mission.legend.items():
        if thing not in shown:
            yield f"legend.{sign}: {' and '.join(thing)} is not on the map"
        elif signs.setdefault(thing, sign) != sign:
            yield f"legend.{sign}: means the same as {signs[thing]!r}"


def _all_pieces(plan: Map) -> tuple[Piece, ...]:
    return plan.doors + plan.barricades


def _squares_of(mission: Mission, kind: str, letter: str = "") -> list[Square]:
    """Where the tokens of a kind lie, in reading order."""
    found = [at for at, token in mission.tokens.items() if token.kind == kind and letter in ("", token.letter)]
    return sorted(found, key=lambda square: (square[1], square[0]))


def _box_problems(mission: Mission) -> Iterator[str]:
    """What the box does not hold (WOLF-RUL-41); one alarm's models must be left in it."""
    parts = Counter(place.tile for place in mission.map.places.values())
    parts.update(token.kind for token in mission.tokens.values())
    parts.update(door=len(mission.map.doors), barricade=len(mission.map.barricades))
    for part, most in PARTS.items():
        if parts[part] > most:
            yield f"too many for the box: {parts[part]} × {part}, the box has {most}"
    models = Counter(model.enemy for model in mission.models)
    alarm = Counter(chain.from_iterable(mission.alarm.at.values()))
    for enemy, most in MODELS.items():
        placed, called = models[msgspec.convert(enemy, Enemy)], alarm[msgspec.convert(enemy, Enemy)]
        if placed > most:
            yield f"too many for the box: {placed} × {enemy}, the box has {most}"
        elif placed + called > most and called:
            yield f"alarm: calls {called} × {enemy} with {placed} on the map, the box has {most}"
    for kind, (letters, copies) in LETTERED.items():
        for letter in letters:
            squares = _squares_of(mission, kind, letter)
            if len(squares) > copies:
                at = _at(squares[-1])
                yield f"{at}: too many for the box: {len(squares)} × {kind}-{letter}, the box has {copies}"
            elif squares and len(squares) < copies:
                yield f"{_at(squares[0])}: {kind}-{letter} has no pair"
    if not _squares_of(mission, "hero-spawn"):
        yield "no hero spawn token: the heroes cannot enter"


def _reference_problems(mission: Mission) -> Iterator[str]:
    """Goals, alarm and special rules speak of what the mission has."""
    entries: list[tuple[str, Goal | Special]] = [
        (f"goals[{at}] ({goal.kind})", goal) for at, goal in enumerate(mission.goals, 1)
    ]
    entries += [(f"special[{at}] ({rule.kind})", rule) for at, rule in enumerate(mission.special, 1)]
    if len(set(mission.heroes)) < len(mission.heroes):
        yield "heroes: the same hero twice"
    for letter in mission.alarm.at:
        if not _squares_of(mission, "enemy-spawn", letter):
            yield f"alarm.at.{letter}: enemy-spawn-{letter} is not on the map"
    for where, entry in entries:
        for name in _missing(mission, entry):
            yield f"{where}: {name} is not on the map"
        if isinstance(entry, Kill | KillPlaced | Events):
            yield from (f"{where}: {what}" for what in _count_problems(mission, entry))
        if isinstance(entry, StandIn) and entry.place in mission.map.places:
            squares = mission.map.places[entry.place].squares
            if not any(model.enemy == entry.enemy and squares.issuperset(model.squares) for model in mission.models):
                yield f"{where}: no {entry.enemy} in {entry.place}"


def _missing(mission: Mission, entry: Goal | Special) -> Iterator[str]:
    """Places, doors and tokens that an entry names and the map does not have."""
    doors = {door.id for door in mission.map.doors}
    for field, value in entry.args.items():
        names = value if isinstance(value, tuple) else (value,)
        match field:
            case "place" | "places":
                yield from (f"place {name}" for name in names if name not in mission.map.places)
            case "door" | "doors":
                yield from (f"door {name}" for name in names if name not in doors)
            case "objectives":
                yield from (f"objective-{name}" for name in names if not _squares_of(mission, "objective", name))
            case "spawns":
                kind = "hero-spawn" if isinstance(entry, Leave) else "enemy-spawn"
                yield from (f"{kind}-{name}" for name in names if not _squares_of(mission, kind, name))


def _count_problems(mission: Mission, goal: Kill | KillPlaced | Events) -> Iterator[str]:
    placed = Counter(str(model.enemy) for model in mission.models)
    match goal:
        case Events():
            if goal.count > (have := len(_squares_of(mission, "event"))):
                yield f"asks for {goal.count} events, the map has {have}"
        case KillPlaced():
            if not placed[goal.enemy]:
                yield f"{goal.enemy} is not on the map"
        case Kill():
            come = placed + Counter(chain.from_iterable(mission.alarm.at.values()))
            come.update(STEPS_OUT[enemy] for enemy in placed.elements() if enemy in STEPS_OUT)
            if goal.count > come[goal.enemy]:
                yield f"asks for {goal.count} × {goal.enemy}, map and alarm have {come[goal.enemy]}"


# -- walking over the map ------------------------------------------------------------------------------------------


def _reach_problems(mission: Mission) -> Iterator[str]:
    """Every place, token and enemy can be reached from a hero spawn token without removing a barricade."""
    starts = _squares_of(mission, "hero-spawn")[:1]
    if not starts:
        return
    grid = mission.map.grid
    barricades = [piece.id for piece in mission.map.barricades if piece.id in grid.barriers]
    reached = _walk(mission, grid, starts, barricades, passages=True)
    for place in mission.map.places.values():
        if not reached & place.squares:
            at = _at(_first(place.squares))
            yield f"{at}: {place.id} is not connected: no way leads there from the hero spawn token"
    for square, token in mission.tokens.items():
        if token.kind in CLOSED and not _can_touch(mission, grid, square, reached):
            yield f"{_at(square)}: {token.id} is unreachable: no hero can stand next to it"
        elif token.kind not in CLOSED and square not in reached:
            yield f"{_at(square)}: {token.id} is unreachable"
    for model in mission.models:
        if not any(square in reached or _can_touch(mission, grid, square, reached) for square in model.squares):
            yield f"{_at(model.squares[0])}: {model.enemy} is unreachable: no hero can stand next to it"
    on_foot = _walk(mission, grid, starts, barricades, passages=False)
    for square in _squares_of(mission, "enemy-spawn"):
        if square in reached - on_foot:
            token_id = mission.tokens[square].id
            yield f"{_at(square)}: {token_id}: enemies from there cannot come to the heroes (WOLF-SEC-05)"
    yield from _lock_problems(mission, grid, starts, barricades)


def _lock_problems(mission: Mission, grid: Grid, starts: list[Square], barricades: list[str]) -> Iterator[str]:
    """A locked door must not keep the heroes from what unlocks it."""
    locks = [rule for rule in mission.special if isinstance(rule, LockedUntilSearched)]
    locked = [name for name in grid.barriers if any(name in lock.doors for lock in locks)]
    reached = _walk(mission, grid, starts, barricades + locked, passages=True)
    for letter in sorted({letter for lock in locks for letter in lock.objectives}):
        for square in _squares_of(mission, "objective", letter):
            if not _can_touch(mission, grid, square, reached):
                yield f"{_at(square)}: objective-{letter} lies behind the door that it unlocks"


def _walk(mission: Mission, grid: Grid, starts: list[Square], shut: list[str], *, passages: bool) -> set[Square]:
    """All squares that can be entered from these, with models out of the way and every door open but those shut."""
    barriers = grid.shut(shut)
    pairs: dict[Square, list[Square]] = {}
    if passages:
        for at in _squares_of(mission, "passage"):
            pairs[at] = _squares_of(mission, "passage", mission.tokens[at].letter)
    closed = {square for square, token in mission.tokens.items() if token.kind in CLOSED}
    reached, waiting = set(starts), list(starts)
    while waiting:
        square = waiting.pop()
        for other in chain(steps.destinations(grid, square, barriers), pairs.get(square, ())):
            if other not in reached and other not in closed:
                reached.add(other)
                waiting.append(other)
    return reached


def _can_touch(mission: Mission, grid: Grid, square: Square, reached: set[Square]) -> bool:
    """Whether a hero can stop next to this square; a barricade does not break adjacency (WOLF-RUL-10)."""
    for other in steps.destinations(grid, square):
        if other in reached and (other not in mission.tokens or mission.tokens[other].kind not in PASSED):
            return True
    return False

"""Spawning (p.13): models come in at a point, and spill over to the squares around it, the quickest nearest the Heroes.

Around the point means by walking, though over anybody's head: walls, closed doors and barricades stop it, models do not
(WOLF-RUL-38).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeVar

from sandtable.engine.decision import Play
from sandtable.games.wolfenstein import noise
from sandtable.games.wolfenstein.controller import decide_between
from sandtable.games.wolfenstein.effects import Cause, effect
from sandtable.games.wolfenstein.grid import Area, distance, steps
from sandtable.games.wolfenstein.log import NotSpawned, Spawned
from sandtable.games.wolfenstein.maps import LARGE
from sandtable.games.wolfenstein.state import Nazi, State
from sandtable.games.wolfenstein.table import area_of, free_area, is_one_of, models, shut, targets, token_area
from sandtable.games.wolfenstein.vocabulary import Effect

T = TypeVar("T")

#: When models that the alarm brings join those who have yet to act (WOLF-SPN-07, WOLF-RUL-40).
NAZI_PHASE = frozenset({"nazi-check", "nazi-next", "nazi-act"})
BOSSES = ("boss",)


def free_numbers(s: State, kind: str) -> list[int]:
    """The cards of a type that are not in play (WOLF-CRD-07, WOLF-RUL-41)."""
    return [n for n in s.box.numbers.get(kind, ()) if f"{kind}-{n}" not in s.nazis and f"{kind}-{n}" not in s.bots]


def spawn(s: State, kinds: Sequence[str], at: str, *, event: bool = False, awake: bool = False) -> Play[list[str]]:
    """Models of these types come in at a point; the names of those that found a card and a place.

    Large ones are placed first (WOLF-RUL-91). In the Nazi Phase the alarm's models act in that same phase, and so does
    whoever comes in awake (WOLF-SPN-07, WOLF-RUL-40).
    """
    large, small = _take_cards(s, kinds)
    placed: list[str] = []
    active = s.phase in NAZI_PHASE and (awake or not event)
    for name in large:
        squares = yield from _choose_squares(s, at, large_footings(s, at), 1)
        placed += _put(s, Nazi(id=name, active=active, awake=awake), at, squares, event=event)
    squares = yield from _choose_squares(s, at, best_squares(s, at), len(small))
    while small and squares:
        name = yield from _next_in(s, small)
        small.remove(name)
        square = yield from _square_for(s, name, squares, small)
        squares.remove(square)
        placed += _put(s, Nazi(id=name, active=active, awake=awake), at, [square], event=event)
    for name in small:
        s.tell(NotSpawned, "WOLF-RUL-38", name.rpartition("-")[0])
    if placed:
        noise.shared_presence(s)
    return placed


def _take_cards(s: State, kinds: Sequence[str]) -> tuple[list[str], list[str]]:
    """A card for each model, lowest numbers first: the large models, quickest first, and the others."""
    left = {kind: free_numbers(s, kind) for kind in kinds}
    large: list[str] = []
    small: list[str] = []
    for kind in sorted(kinds, key=lambda kind: -s.box.cards.enemies[kind].initiative):
        if left[kind]:
            (large if kind in LARGE else small).append(f"{kind}-{left[kind].pop(0)}")
        else:
            s.tell(NotSpawned, "WOLF-RUL-41", kind)
    return large, small


def _put(s: State, nazi: Nazi, at: str, squares: Sequence[str], *, event: bool) -> list[str]:
    """The model on its square with its card beside the map (WOLF-SPN-02); where there is none it stays out."""
    if not squares:
        s.tell(NotSpawned, "WOLF-RUL-38", nazi.kind)
        return []
    nazi.at = squares[0]
    s.nazis[nazi.id] = nazi
    s.tell(Spawned, "WOLF-SPN-06" if event else "WOLF-SPN-01" if nazi.at == at else "WOLF-SPN-03", nazi.id, nazi.at)
    return [nazi.id]


# -- which model goes where --------------------------------------------------------------------------------------------


def _choose_squares(s: State, at: str, groups: Iterator[list[str]], n: int) -> Play[list[str]]:
    """The best n squares; of those that are equally good the controller picks (WOLF-RUL-39)."""
    chosen: list[str] = []
    while len(chosen) < n and (equal := next(groups, None)):
        if len(equal) <= n - len(chosen):
            chosen += equal
            continue
        while len(chosen) < n:
            square = yield from decide_between(s, "place-spawn", "place", equal, {"at": at})
            equal = [other for other in equal if other != square]
            chosen.append(square)
    return chosen


def _next_in(s: State, names: list[str]) -> Play[str]:
    """The quickest; between types that are equally quick the controller decides (WOLF-SPN-04)."""
    quickest = _least(names, lambda name: -s.box.cards.enemies[name.rpartition("-")[0]].initiative)
    first_of_each = list({name.rpartition("-")[0]: name for name in reversed(quickest)}.values())[::-1]
    return (yield from decide_between(s, "spawn-first", "spawn", first_of_each, {}))


def _square_for(s: State, name: str, squares: list[str], others: list[str]) -> Play[str]:
    """The square closest to any Hero; a tie matters only if models of another type are still to be placed."""
    closest = _least(squares, lambda square: closeness(s, [square]))
    kind = name.rpartition("-")[0]
    if all(other.rpartition("-")[0] == kind for other in others):
        closest = closest[:1]
    return (yield from decide_between(s, "place-spawn", "place", closest, {"model": name}))


# -- squares -----------------------------------------------------------------------------------------------------------


def nearest_free(s: State, at: str) -> list[str]:
    """The square itself if it is free, or else the best ones around it (WOLF-SPN-03, WOLF-RUL-38)."""
    return next(best_squares(s, at), [])


def best_squares(s: State, at: str) -> Iterator[list[str]]:
    """Free squares by walking distance, then by closeness to any Hero, in groups of equally good ones."""
    free = free_area(s) | _point(s, at)
    for ring in rings(s, at):
        squares = s.box.board.listed(ring & free)
        while squares:
            closest = _least(squares, lambda square: closeness(s, [square]))
            yield closest
            squares = [square for square in squares if square not in closest]


def _point(s: State, at: str) -> Area:
    """The point itself, if no model is there: its own token does not count (WOLF-RUL-39)."""
    return s.box.board.area(at) & ~(area_of(s, models(s)) | token_area(s))


def rings(s: State, at: str) -> Iterator[Area]:
    """The point, then what is one step away, then two: not through walls, closed doors, barricades or chests."""
    grid, barred = s.box.board.grid, shut(s)
    ring = s.box.board.area(at)
    seen = ring | token_area(s)
    while ring:
        yield ring
        ring = steps.around(grid, ring, barred) & ~seen
        seen |= ring


def large_footings(s: State, at: str) -> Iterator[list[str]]:
    """Where a large model can come in: over the point, or else as near to it as can be (WOLF-RUL-91).

    All four squares are free, and none of its edges is a doorway. Equally near ones go by closeness to any Hero.
    """
    board = s.box.board
    free = free_area(s) | _point(s, at)
    footings = [
        name
        for name in board.listed(steps.footings(board.grid, shut(s) | board.doors))
        if not board.footing(name, large=True).area & ~free
    ]
    for ring in rings(s, at):
        there = [name for name in footings if board.footing(name, large=True).area & ring]
        if there:
            yield _least(there, lambda name: closeness(s, _under(s, name)))


def _under(s: State, name: str) -> list[str]:
    board = s.box.board
    return [board.names[square] for square in board.footing(name, large=True).squares]


def closeness(s: State, squares: Collection[str]) -> int:
    """How far these squares are from the nearest Hero whom Nazis see as one (WOLF-RUL-17, WOLF-RUL-53)."""
    board = s.box.board
    return min(
        (
            distance(board.squares[square], other)
            for model in targets(s)
            for other in board.footing(model.at, large=model.is_large).squares
            for square in squares
        ),
        default=0,
    )


def _least(things: Sequence[T], key: Callable[[T], int]) -> list[T]:
    """Those with the smallest key, in their order."""
    keys = [key(thing) for thing in things]
    least = min(keys, default=0)
    return [thing for thing, value in zip(things, keys, strict=True) if value == least]


# -- on cards ----------------------------------------------------------------------------------------------------------


def whom_it_brings(s: State, cause: Cause, e: Effect) -> tuple[str, ...]:
    """The models of the card; on the easiest level a Boss brings others (WOLF-DIF-21)."""
    puppet, boss = s.box.level.puppet, s.nazis.get(cause.model)
    if puppet and boss is not None and is_one_of(s, boss, BOSSES):
        return (puppet,) * len(e.models)
    return e.models


@effect("spawn", lambda s, cause, e: any(free_numbers(s, kind) for kind in whom_it_brings(s, cause, e)))
def _spawn(s: State, cause: Cause, e: Effect) -> Play[None]:
    """On the token's square and around it (WOLF-SPN-06), or next to the model whose skill it is."""
    at = cause.actor(s).at if e.at == "near-self" or not cause.square else cause.square
    cause.spawned += yield from spawn(s, whom_it_brings(s, cause, e), at, event=True, awake=e.awake)

"""Doors, rooms and corridors as they are seen, and what noise would do there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sandtable.engine.view import Area
from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.doors import door_ap, why_locked
from sandtable.games.wolfenstein.facts import BarrierFacts, DoorState, PlaceFacts
from sandtable.games.wolfenstein.grid import Edge
from sandtable.games.wolfenstein.noise import company_ahead
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.view_models import Garrison, mover

REMEMBERED = 16384  # places

# -- doors -------------------------------------------------------------------------------------------------------------


def barriers(s: State) -> Iterator[Area]:
    """Doors, and barricades that are still there, with the pairs of squares that they part."""
    board, model = s.board, mover(s)
    for door in board.mission.map.doors:
        if door.id not in s.closed:
            yield _barrier(board, door.id, "open")
        elif locked := why_locked(s, door.id):
            yield _barrier(board, door.id, "locked", rule=locked.rule)
        else:
            yield _barrier(board, door.id, "closed", ap=door_ap(s, model, door.id) if model is not None else None)
    for piece in board.mission.map.barricades:
        if piece.id in s.barricades:
            yield _barrier(board, piece.id, "closed")


@lru_cache(maxsize=4096)
def _barrier(board: Board, name: str, state: DoorState, *, rule: str = "", ap: int | None = None) -> Area:
    kind, edges = _edges(board)[name]
    x = sum(a[0] + b[0] for a, b in edges) / 2 / max(1, len(edges))
    y = sum(a[1] + b[1] for a, b in edges) / 2 / max(1, len(edges))
    parted = tuple((board.names[a], board.names[b]) for a, b in edges)
    facts = BarrierFacts(state=state, rule=rule, ap=ap, edges=parted)
    return Area(name, "barriers", (), x, y, (kind, state), facts)


@lru_cache(maxsize=4096)
def _edges(board: Board) -> dict[str, tuple[str, list[Edge]]]:
    """Whether a barrier is a door or a barricade, and the edges between squares of the map that it stands on."""
    kinds = (("door", board.mission.map.doors), ("barricade", board.mission.map.barricades))
    return {
        barrier.id: (kind, [(a, b) for a, b in barrier.edges if a in board.names and b in board.names])
        for kind, barriers in kinds
        for barrier in barriers
    }


# -- rooms and corridors -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _centres(board: Board) -> dict[str, tuple[float, float]]:
    """The middle of each room and corridor."""
    return {
        place.id: (
            sum(column for column, _ in place.squares) / len(place.squares),
            sum(row for _, row in place.squares) / len(place.squares),
        )
        for place in board.mission.map.places.values()
    }


def places(s: State, garrison: Garrison) -> Iterator[Area]:
    """Rooms and corridors: noise and what would come of it, lure and smoke."""
    board, guest = s.board, mover(s)
    loud = set(company_ahead(s, guest, garrison.loud)) if guest else set()
    for place in board.mission.map.places.values():
        marks = [place.tile]
        marks += ["noise"] if place.id in s.noise else []
        marks += ["lure"] if place.id == s.lure else []
        marks += ["smoke"] if place.id in s.smoke else []
        marks += ["company"] if place.id in loud else []
        yield _place(board, place.id, tuple(marks), garrison.hearers[place.id])


@lru_cache(maxsize=REMEMBERED)
def _place(board: Board, place: str, marks: tuple[str, ...], wakes: tuple[str, ...]) -> Area:
    facts = PlaceFacts(place, board.beside[place], wakes)
    return Area(f"tile-{place}", "places", (), *_centres(board)[place], marks, facts)

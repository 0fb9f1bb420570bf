"""Doors, rooms and corridors as they are seen, and what noise would do there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from sandtable.engine.grid import Edge
from sandtable.engine.view import Area
from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.doors import door_ap, why_locked
from sandtable.games.wolfenstein.standing import holds
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.table import hero_side
from sandtable.games.wolfenstein.table import places as places_of
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


@cache
def _barrier(board: Board, name: str, state: str, *, rule: str = "", ap: int | None = None) -> Area:
    kind, edges = _edges(board)[name]
    x = sum(a[0] + b[0] for a, b in edges) / 2 / max(1, len(edges))
    y = sum(a[1] + b[1] for a, b in edges) / 2 / max(1, len(edges))
    facts: dict[str, Any] = {"state": state}
    if rule:
        facts["rule"] = rule
    if ap is not None:
        facts["ap"] = ap
    facts["edges"] = tuple((board.names[a], board.names[b]) for a, b in edges)
    return Area(name, "barriers", (), x, y, (kind, state), facts)


@cache
def _edges(board: Board) -> dict[str, tuple[str, list[Edge]]]:
    """Whether a barrier is a door or a barricade, and the edges between squares of the map that it stands on."""
    kinds = (("door", board.mission.map.doors), ("barricade", board.mission.map.barricades))
    return {
        barrier.id: (kind, [(a, b) for a, b in barrier.edges if a in board.names and b in board.names])
        for kind, barriers in kinds
        for barrier in barriers
    }


# -- rooms and corridors -----------------------------------------------------------------------------------------------


@cache
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
    board, loud = s.board, set(company_ahead(s, garrison))
    for place in board.mission.map.places.values():
        marks = [place.tile]
        marks += ["noise"] if place.id in s.noise else []
        marks += ["lure"] if place.id == s.lure else []
        marks += ["smoke"] if place.id in s.smoke else []
        marks += ["company"] if place.id in loud else []
        yield _place(board, place.id, tuple(marks), garrison.hearers[place.id])


@lru_cache(maxsize=REMEMBERED)
def _place(board: Board, place: str, marks: tuple[str, ...], wakes: tuple[str, ...]) -> Area:
    facts = {"place": place, "beside": board.beside[place], "wakes": wakes}
    return Area(f"tile-{place}", "places", (), *_centres(board)[place], marks, facts)


def company_ahead(s: State, garrison: Garrison) -> Iterator[str]:
    """Places without noise that would get a noise token if whoever is being moved came in (WOLF-NOI-05).

    Whoever is quiet makes no company (WOLF-RUL-31); on the easiest level Heroes among themselves make no noise.
    """
    guest = mover(s)
    if guest is None:
        return
    others = [model for model in hero_side(s) if model is not guest and not holds(s, model, "quiet")]
    heroes = [place for model in others for place in places_of(s, model)]
    heard = not holds(s, guest, "quiet")
    for place in s.board.places:
        loud = heroes.count(place) + heard
        if place not in s.noise and loud and (place in garrison.loud or (loud > 1 and s.box.level.hero_company_noise)):
            yield place

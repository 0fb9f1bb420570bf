"""The Hit bag, Damage tiles, Air tiles and German Artillery (p.12-13)."""

from __future__ import annotations

from sandtable.engine.components import move
from sandtable.engine.decision import Play
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.injury import injure, injure_unspecified
from sandtable.games.hegra.log import (
    ArtilleryPlaced,
    ArtilleryReturned,
    Damaged,
    HitTilesDrawn,
    Skipped,
    TilesAdded,
    TrackMoved,
)
from sandtable.games.hegra.names import AIR, AIR_INJURY, AIR_MORALE, AIR_SUPPLY, ARTILLERY, GREEN, MISS, YELLOW
from sandtable.games.hegra.state import LAST_ARTILLERY_SPACE, State
from sandtable.games.hegra.tracks import lose_supplies, lower_morale, raise_surrender


def draw_hits(s: State, n: int, rule: str) -> Play[None]:
    """Draw tiles from the Hit bag, all of them before any is resolved (HEGRA-HIT-01, HEGRA-RUL-29).

    A draw that becomes due meanwhile follows as a separate draw (HEGRA-RUL-28). If the bag runs out, what was drawn is
    resolved and Surrender goes up, once for the whole draw (HEGRA-HIT-03, HEGRA-RUL-27).
    """
    if s.drawing:
        s.hits_due.append(n)
        return
    s.drawing = True
    drawn: list[str] = []
    while s.hit_bag and len(drawn) < n:
        drawn.append(s.chance.draw(s.hit_bag, "hit"))
    s.tell(HitTilesDrawn, rule, tuple(drawn), n)
    yield from resolve_tiles(s, drawn)
    if len(drawn) < n:
        raise_surrender(s, 1, "HEGRA-HIT-03")
    s.drawing = False
    while s.hits_due:
        yield from draw_hits(s, s.hits_due.pop(0), "HEGRA-RUL-28")


def resolve_tiles(s: State, drawn: list[str]) -> Play[None]:
    """Damage, then Miss, then Air, then Artillery, one type after the other (HEGRA-HIT-02).

    Miss and Air tiles leave the bag for the Reserve, Artillery tiles go back into it (HEGRA-HIT-14).
    """
    for tile in drawn:
        if tile not in (MISS, ARTILLERY, *AIR):
            yield from damage(s, tile)
    s.tiles += [MISS] * drawn.count(MISS)  # no effect (HEGRA-HIT-06)
    for tile in drawn:
        if tile in AIR:
            yield from air_raid(s, tile)
            s.tiles.append(tile)
    s.hit_bag += [ARTILLERY] * drawn.count(ARTILLERY)  # HEGRA-HIT-12
    for _ in range(drawn.count(ARTILLERY)):
        artillery_fire(s)


def damage(s: State, where: str) -> Play[None]:
    """A Damage tile covers the rightmost free slot of its Action space and blocks it (HEGRA-HIT-04, HEGRA-DMG-02).

    Repair takes the leftmost tile and damage takes the rightmost slot, so tiles always fill an action from the right;
    the one tile of a dug-out action covers its right part (HEGRA-RUL-30). A Defender in the position is injured before
    it is covered (HEGRA-HIT-05).
    """
    if where in s.walls:
        yield from injure(s, s.walls.pop(where), where, "HEGRA-HIT-05")
    s.damage[where] = s.damage.get(where, 0) + 1
    s.tell(Damaged, "HEGRA-HIT-04", where)


def air_raid(s: State, tile: str) -> Play[None]:
    """An injury, a Supply or a Morale (HEGRA-HIT-07, HEGRA-HIT-08, HEGRA-HIT-09)."""
    if tile == AIR_INJURY:
        yield from injure_unspecified(s, "HEGRA-HIT-07")
    elif tile == AIR_SUPPLY:
        lose_supplies(s, 1, "HEGRA-HIT-08")
    elif tile == AIR_MORALE:
        lower_morale(s, 1, "HEGRA-HIT-09")


def artillery_fire(s: State) -> None:
    """The Artillery marker moves one space right and brings the piece it reaches onto the map (HEGRA-HIT-10).

    HEGRA-HIT-11. With no pieces left on the track, Surrender goes up instead (HEGRA-HIT-13). Pieces are always to the
    right of the marker (HEGRA-RUL-35).
    """
    waiting = s.pieces_on_track
    if s.marker < LAST_ARTILLERY_SPACE:
        s.marker += 1
        s.tell(TrackMoved, "HEGRA-HIT-10", "artillery", s.marker - 1, s.marker)
    if not waiting:
        raise_surrender(s, 1, "HEGRA-HIT-13")
    elif s.marker > LAST_ARTILLERY_SPACE - waiting:
        place_artillery(s, next_artillery_space(s), "HEGRA-HIT-11")


def artillery_spaces(s: State, row: str) -> list[str]:
    """The Artillery-symbol spaces of a map row, left to right."""
    return [space.id for space in s.box.map.values() if space.row == row and space.artillery]


def next_artillery_space(s: State) -> str:
    """Yellow from left to right, then green; six pieces always find one of six spaces (HEGRA-ART-01, HEGRA-RUL-36)."""
    spaces = (*artillery_spaces(s, YELLOW), *artillery_spaces(s, GREEN))
    return next(space for space in spaces if space not in s.artillery)


def place_artillery(s: State, at: str, rule: str) -> None:
    s.artillery.append(at)
    s.tell(ArtilleryPlaced, rule, at)


def return_artillery(s: State, at: str, rule: str) -> None:
    """A piece goes back to the rightmost free space of the track and pushes the marker off it.

    HEGRA-ART-03, HEGRA-ART-04.
    """
    s.artillery.remove(at)
    s.tell(ArtilleryReturned, rule, at)
    if s.marker == LAST_ARTILLERY_SPACE - s.pieces_on_track + 1:
        s.marker -= 1
        s.tell(TrackMoved, "HEGRA-ART-04", "artillery", s.marker + 1, s.marker)


def add_tiles(s: State, tile: str, n: int, rule: str) -> None:
    """Move up to n tiles from the Reserve into the Hit bag."""
    added = move(n, tile, s.tiles, s.hit_bag)
    if added:
        s.tell(TilesAdded, rule, tile, added)
    else:
        s.tell(Skipped, rule, tile)


def remove_tiles(s: State, tile: str, n: int, rule: str) -> None:
    """Move up to n tiles from the Hit bag back to the Reserve."""
    removed = move(n, tile, s.hit_bag, s.tiles)
    if removed:
        s.tell(TilesAdded, rule, tile, -removed)
    else:
        s.tell(Skipped, rule, tile)


@effect("hits")
def _hits(s: State, n: int) -> Play[None]:
    yield from draw_hits(s, n, "HEGRA-HIT-01")


@effect("miss")
def _miss(s: State, n: int) -> None:
    if n > 0:
        add_tiles(s, MISS, n, "HEGRA-EVM-05")
    else:
        remove_tiles(s, MISS, -n, "HEGRA-EVM-05")


@effect("artillery-tiles")
def _artillery_tiles(s: State, n: int) -> None:
    add_tiles(s, ARTILLERY, n, "HEGRA-EVM-05")


@effect("artillery-fire")
def _artillery_fire(s: State, n: int) -> None:
    for _ in range(n):
        artillery_fire(s)

"""Checks positions at rest: every component is there, and every marker is on its track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from sandtable.engine.components import miscounted, unknown
from sandtable.games.hegra.names import DUG_OUT, GUN_2, INFANTRY
from sandtable.games.hegra.setup import DAMAGE_TILES, DELIVERY_GROUP, DISCS, HIT_TILES, PATROLS, STATUS_TILES
from sandtable.games.hegra.snow import LEAST_SNOW, MOST_SNOW
from sandtable.games.hegra.state import LAST_ARTILLERY_SPACE, PIECES, SECTOR_LIMIT, State
from sandtable.games.hegra.suspicion import LEAST_SUSPICION, MOST_SUSPICION
from sandtable.games.hegra.tracks import BEST_MORALE, WORST_MORALE


def broken(s: State) -> Iterator[str]:
    """Sentences about what cannot be."""
    yield from _discs(s)
    yield from _tiles(s)
    yield from _germans(s)
    yield from _cards(s)
    yield from _markers(s)


def _discs(s: State) -> Iterator[str]:
    found = (
        [*s.ready, *s.tired, *s.rest, *s.reserve, *s.morgue, *s.recruit_bag, *s.recruitment, *s.walls.values()]
        + [disc for discs in s.placed.values() for disc in discs]
        + [runner.disc for runner in s.runners]
        + [patient.disc for patient in (*s.beds, *s.waiting) if patient and patient.disc != INFANTRY]
    )
    return miscounted("discs", found, DISCS)


def _tiles(s: State) -> Iterator[str]:
    under_snow = {tile for tile in (*DUG_OUT, GUN_2) if tile not in s.dug_out and tile not in s.status}
    damage = {tile: count for tile, count in DAMAGE_TILES.items() if tile not in under_snow}
    found = [*s.hit_bag, *s.tiles, *s.air, *s.air, *Counter(s.damage).elements()]  # Air tiles lie in stacks of two
    yield from miscounted("tiles", found, {**HIT_TILES, **damage})
    if sum(len(tiles) for tiles in s.status.values()) > STATUS_TILES:
        yield "more Status tiles than the box holds"


def _germans(s: State) -> Iterator[str]:
    if s.infantry_reserve < 0 or s.charge:
        yield f"{s.infantry_reserve} Infantry in the Reserve, {s.charge} in the Charge box"
    if any(count < 0 for count in (*s.standing, *s.lying)):
        yield "fewer than no Infantry in a Sector"
    if any(s.in_sector(sector) > SECTOR_LIMIT for sector in range(4)) and s.outcome is None:
        yield "more than five Infantry in a Sector"
    yield from miscounted("Patrol tokens", [*s.patrol_bag, *(s.box.map[at].number for at in s.patrols)], PATROLS)
    if len(set(s.artillery)) != len(s.artillery) or not 0 <= s.pieces_on_track <= PIECES:
        yield "Artillery pieces share a space"
    if s.marker > LAST_ARTILLERY_SPACE - s.pieces_on_track:
        yield "the Artillery marker stands on or past a piece (HEGRA-RUL-35)"
    if any(not 0 <= tokens <= DELIVERY_GROUP for tokens in s.depots.values()):
        yield "a Depot holds too many or too few tokens"


def _cards(s: State) -> Iterator[str]:
    morale = [
        *s.hand,
        *s.high,
        *s.high_discard,
        *s.low,
        *s.low_discard,
        *s.hope,
        *s.hope_used,
        *s.despair,
        *s.despair_used,
    ]
    yield from miscounted("Morale, Hope and Despair cards", morale, [*s.box.morale, *s.box.resolve])
    yield from miscounted("Snow cards", [*s.snow_deck, *s.snow_top, *s.snow_seen], [*s.box.snow])
    if len(set(s.events_seen)) != len(s.events_seen):
        yield "an Event card was drawn twice"


def _markers(s: State) -> Iterator[str]:
    bounds = {
        "morale": (s.morale, WORST_MORALE, BEST_MORALE),
        "snow": (s.snow, LEAST_SNOW, MOST_SNOW),
        "suspicion": (s.suspicion, LEAST_SUSPICION, MOST_SUSPICION),
        "defence": (s.defence, 0, s.box.tracks.defence),
        "surrender": (s.surrender, 0, len(s.box.tracks.surrender) - 1),
        "supply": (s.supply, 0, len(s.box.tracks.supply) - 1),
        "supplies": (s.supplies, 0, 10**6),
        "fear": (s.fear, 0, s.box.tracks.fear),
        "doubt": (s.doubt, 0, len(s.box.tracks.doubt) - 1),
        "day": (s.day, 1, len(s.box.tracks.day)),
    }
    for track, (value, low, high) in bounds.items():
        if not low <= value <= high:
            yield f"the {track} marker is off its track: {value}"


def nonsense(s: State) -> Iterator[str]:
    """Words in a position that mean nothing on this table."""
    box = s.box
    spaces = [runner.at for runner in s.runners] + s.artillery + s.patrols + list(s.depots)
    known: dict[str, tuple[Iterable[str], Collection[str]]] = {
        "card": ([s.card] if s.card else [], box.events),
        "resolving": ([s.resolving] if s.resolving else [], s.placed),
        "placed": (s.placed, box.spaces),
        "map spaces": (spaces, box.map),
        "dug_out": (s.dug_out, DUG_OUT),
        "routes": (s.routes, [space.depot for space in box.map.values()]),
        "cargo": ([runner.cargo for runner in s.runners if runner.cargo], [space.depot for space in box.map.values()]),
        "events_seen": (s.events_seen, box.events),
        "snow cards": ([*s.snow_deck, *s.snow_top, *s.snow_seen], box.snow),
        "morale cards": ([*s.hand, *s.high, *s.high_discard, *s.low, *s.low_discard], [*box.morale, *box.resolve]),
        "hope cards": ([*s.hope, *s.hope_used, *s.despair, *s.despair_used], box.resolve),
    }
    for field, (words, allowed) in known.items():
        yield from unknown(field, words, allowed)
    for weapon, tiles in s.status.items():
        if len(tiles) != len(box.tracks.status_icons[weapon]) or s.damage.get(weapon, 0) > len(tiles):
            yield f"status: {weapon} has {len(box.tracks.status_icons[weapon])} Status tiles"
    if box.tracks.surrender[s.surrender].skull and s.outcome is None:
        yield "surrender: on the skull the game is over"

"""Set-up, steps 1-17 (p.4-6), and what is in the box (p.2-3).

Page numbers, here and in the catalogue, count single pages of the book, which has 26 (HEGRA-RUL-01). The Reserve is
everything beside the board; what goes there can come back (HEGRA-OVR-05).
"""

from __future__ import annotations

from sandtable.engine.chance import Chance
from sandtable.games.hegra.box import (
    START_DOUBT,
    START_FEAR,
    START_SUPPLY,
    START_SURRENDER,
    STATUS_SLOTS,
    Box,
)
from sandtable.games.hegra.names import (
    AIR,
    ARTILLERY,
    DELIVER_SUPPLY,
    DOUBT,
    DUG_OUT,
    GUN_1,
    GUN_2,
    HUNTER,
    MEDIC,
    MISS,
    OFFICER,
    SOLDIER,
    VOLUNTEER,
    WALL_A,
    WALL_B,
    WALL_C,
)
from sandtable.games.hegra.state import FIRST_ARTILLERY_SPACE, State

#: Defender and Doubt discs (HEGRA-CMP-08, HEGRA-CMP-12).
DISCS = {OFFICER: 1, SOLDIER: 12, VOLUNTEER: 11, MEDIC: 3, HUNTER: 3, DOUBT: 7}
#: Hit tiles: Miss, Artillery, Air (HEGRA-CMP-04, HEGRA-CMP-05, HEGRA-CMP-06, HEGRA-CMP-23).
HIT_TILES = {MISS: 10, ARTILLERY: 4, **dict.fromkeys(AIR, 4)}
#: Damage tiles, 14 in all (HEGRA-CMP-17).
DAMAGE_TILES = {WALL_A: 1, WALL_B: 1, WALL_C: 1, GUN_1: 3, GUN_2: 3, **dict.fromkeys(DUG_OUT, 1)}
#: Status tiles: three for each Gun, one for the Machine Gun (HEGRA-CMP-11).
STATUS_TILES = sum(STATUS_SLOTS.values())
#: Patrol tokens, two of each number (HEGRA-CMP-20).
PATROLS = [1, 2, 3, 4, 5, 6] * 2
#: Delivery tokens in each of the four groups, 12 in all (HEGRA-CMP-07, HEGRA-CMP-22).
DELIVERY_GROUP = 3
MARKERS = (
    "supply",
    "snow",
    "weather",
    "day",
    "surrender",
    "morale",
    "suspicion",
    "defence",
    "artillery",
    "fear",
    "doubt",
)


def set_up(box: Box, chance: Chance) -> State:
    """The table ready for day 1: Main board, the small board on its Mobilisation side (HEGRA-SET-01, HEGRA-CMP-01).

    Eleven markers stand on eleven tracks (HEGRA-CMP-02), three bags are filled (HEGRA-CMP-09), five cubes count
    Supplies (HEGRA-CMP-10) and five dice are at hand (HEGRA-CMP-13).
    """
    s = empty(box, chance)
    _markers(s)
    _german_tiles(s)
    _map(s)
    _damage(s)
    _discs(s)
    _decks(s)
    return s


def empty(box: Box, chance: Chance) -> State:
    """A bare table."""
    return State(box=box, chance=chance, depots={space.id: 0 for space in box.map.values() if space.depot})


def _markers(s: State) -> None:
    """Step 2: the eleven markers."""
    tracks = s.box.tracks
    s.supply = tracks.supply.index(START_SUPPLY)  # HEGRA-SET-02
    s.snow = 3  # HEGRA-SET-03
    s.weather = "cloud"  # HEGRA-SET-04
    s.day = 1  # HEGRA-SET-05
    s.surrender = [level.result for level in tracks.surrender].index(START_SURRENDER)  # HEGRA-SET-06
    s.morale = 0  # HEGRA-SET-07
    s.suspicion = 1  # HEGRA-SET-08
    s.defence = 0  # HEGRA-SET-09
    s.marker = FIRST_ARTILLERY_SPACE  # HEGRA-SET-10
    s.fear = START_FEAR  # HEGRA-SET-11
    s.doubt = [space.discs for space in tracks.doubt].index(START_DOUBT)  # HEGRA-SET-12


def _german_tiles(s: State) -> None:
    """Steps 3-5 and 13: Artillery, Air and Hit tiles; the Infantry wait in the Reserve (HEGRA-SET-13, HEGRA-SET-26)."""
    s.artillery = []  # all six pieces on spaces 3-8 of the Artillery track
    s.air = list(s.box.tracks.air)  # six stacks of two (HEGRA-SET-14)
    s.hit_bag = [MISS, ARTILLERY]  # HEGRA-SET-15
    s.tiles = [MISS] * (HIT_TILES[MISS] - 1) + [ARTILLERY] * (HIT_TILES[ARTILLERY] - 1)


def _map(s: State) -> None:
    """Steps 6-8: Delivery tokens, Patrols, one Supply (HEGRA-SET-16, HEGRA-SET-17, HEGRA-SET-18)."""
    groups = {space.depot: space.id for space in s.box.map.values() if space.depot}
    s.depots[groups[DELIVER_SUPPLY]] = DELIVERY_GROUP
    s.routes = [group for group in groups if group != DELIVER_SUPPLY]
    s.patrol_bag = list(PATROLS)
    s.supplies = 1


def _damage(s: State) -> None:
    """Steps 9-11: walls A to C and Gun 1 are in ruins; the unlettered wall is not (HEGRA-SET-19, HEGRA-SET-31).

    Gun 1's three Status tiles lie under its three Damage tiles (HEGRA-SET-20); the rest is in the Reserve
    (HEGRA-SET-21).
    """
    s.damage = {WALL_A: 1, WALL_B: 1, WALL_C: 1, GUN_1: 3}
    s.status = {GUN_1: (False, False, False)}


def _discs(s: State) -> None:
    """Step 12: who is here, who may come, who is away (HEGRA-SET-22, HEGRA-SET-23, HEGRA-SET-24, HEGRA-SET-25)."""
    s.reserve = [DOUBT] * 6 + [SOLDIER] * 3 + [VOLUNTEER] * 3
    s.ready = [OFFICER, VOLUNTEER, VOLUNTEER, SOLDIER, SOLDIER, SOLDIER]
    s.recruit_bag = [
        disc for disc, count in DISCS.items() for _ in range(count - s.reserve.count(disc) - s.ready.count(disc))
    ]


def _decks(s: State) -> None:
    """Steps 14-17: five Event decks, two Morale decks, Hope and Despair face up, the Snow deck.

    HEGRA-SET-27, HEGRA-SET-28, HEGRA-SET-29, HEGRA-SET-30. Shuffled decks are bags: the next card can be any of them.
    """
    s.high = [card.id for card in s.box.morale.values() if card.deck == "high"]
    s.low = [card.id for card in s.box.morale.values() if card.deck == "low"]
    s.hope = [card.id for card in s.box.resolve.values() if card.deck == "hope"]
    s.despair = [card.id for card in s.box.resolve.values() if card.deck == "despair"]
    s.snow_deck = list(s.box.snow)

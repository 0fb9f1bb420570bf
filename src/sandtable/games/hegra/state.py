"""What is on the table, and nothing else."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from sandtable.engine.state import State as Table
from sandtable.games.hegra.box import Board, Box, Day, EventCard
from sandtable.games.hegra.names import (
    AIR,
    ARTILLERY,
    DEFENDERS,
    DOUBT,
    DUG_OUT,
    FIRST_ATTACK,
    GUNS,
    INFANTRY,
    MACHINE_GUN,
    MISS,
    SIEGE,
    WALLS,
    WEATHERS,
)

PIECES = 6  # German Artillery pieces (HEGRA-CMP-03)
FIRST_ARTILLERY_SPACE = 2  # the leftmost label of the Artillery track; pieces start on 3 to 8
LAST_ARTILLERY_SPACE = 8
MEEPLES = 21  # German Infantry (HEGRA-CMP-18)
SECTORS = 4  # on the Main board; the 1st Attack board has three
SECTOR_LIMIT = 5  # HEGRA-INF-23
TOP_LEVEL = 6  # Infirmary levels are the faces of a die; above them is the healed spot
BEDS = 3  # HEGRA-IFM-01


def _one_of(*words: str) -> msgspec.Meta:
    return msgspec.Meta(pattern=f"^({'|'.join(words)})$")


# What a field can hold; msgspec checks it when a position is read.
Disc: TypeAlias = Annotated[str, _one_of(*DEFENDERS)]
BagDisc: TypeAlias = Annotated[str, _one_of(*DEFENDERS, DOUBT)]
PatientDisc: TypeAlias = Annotated[str, _one_of(*DEFENDERS, INFANTRY)]
Wall: TypeAlias = Annotated[str, _one_of(*WALLS)]
AirTile: TypeAlias = Annotated[str, _one_of(*AIR)]
Tile: TypeAlias = Annotated[str, _one_of(MISS, ARTILLERY, *AIR, *WALLS[1:], *GUNS, *DUG_OUT)]
Damageable: TypeAlias = Annotated[str, _one_of(*WALLS[1:], *GUNS, *DUG_OUT)]
Weapon: TypeAlias = Annotated[str, _one_of(*GUNS, MACHINE_GUN)]
Meeples: TypeAlias = Annotated[
    list[Annotated[int, msgspec.Meta(ge=0, le=MEEPLES)]], msgspec.Meta(min_length=SECTORS, max_length=SECTORS)
]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Patient(msgspec.Struct, frozen=True, gc=False):
    """Somebody in the Infirmary, at a level; the lower, the worse (HEGRA-INJ-04)."""

    disc: PatientDisc
    level: Annotated[int, msgspec.Meta(ge=1, le=TOP_LEVEL)]


class Runner(msgspec.Struct, frozen=True, gc=False):
    """A Defender out on the map."""

    number: Annotated[int, msgspec.Meta(ge=1, le=100)]
    disc: Disc
    at: str
    cargo: str = ""  # the Delivery token carried (HEGRA-RUN-17)
    moved: bool = False  # today
    home: bool = False  # came back into the Fortress today


class State(Table, kw_only=True, omit_defaults=True):
    box: Box

    # Where we are in the day: the name of the next step, and what is left of it
    phase: str = "event"
    day: Annotated[int, msgspec.Meta(ge=1, le=11)] = 1  # Turn track
    card: str = ""  # the current Event card (HEGRA-RUL-25)
    resolving: str = ""  # the Action space being resolved
    left: Count = 0  # how often it can still be resolved

    # Tracks
    supply: Annotated[int, msgspec.Meta(ge=0, le=3)] = 1  # space of the Supply track, from the left
    supplies: Count = 0
    snow: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
    weather: Annotated[str, _one_of(*WEATHERS)] = "cloud"
    surrender: Annotated[int, msgspec.Meta(ge=0, le=4)] = 2  # level, 0 is best
    morale: Annotated[int, msgspec.Meta(ge=-3, le=3)] = 0
    suspicion: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    defence: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    marker: Annotated[int, msgspec.Meta(ge=2, le=8)] = FIRST_ARTILLERY_SPACE  # the Artillery marker
    fear: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0  # gone after the Coup
    doubt: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0  # space of the Doubt track, 0 is worst; gone after the Coup

    # Defender discs by area
    ready: list[Disc] = []
    tired: list[Disc] = []
    rest: list[Disc] = []
    reserve: list[BagDisc] = []  # and Doubt discs
    morgue: list[Disc] = []
    recruit_bag: list[BagDisc] = []  # and Doubt discs
    recruitment: list[Disc] = []
    placed: dict[str, tuple[Disc, ...]] = {}  # on Action spaces other than walls
    walls: dict[Wall, Disc] = {}  # manned Defensive Positions
    runners: list[Runner] = []
    beds: Annotated[list[Patient | None], msgspec.Meta(min_length=BEDS, max_length=BEDS)] = msgspec.field(
        default_factory=lambda: [None] * BEDS
    )
    waiting: list[Patient] = []

    # Infantry by Sector, lowest first
    standing: Meeples = msgspec.field(default_factory=lambda: [0] * SECTORS)
    lying: Meeples = msgspec.field(default_factory=lambda: [0] * SECTORS)
    charge: Count = 0

    # Tiles, tokens and pieces
    hit_bag: list[Tile] = []
    tiles: list[Tile] = []  # Hit tiles in the Reserve
    damage: dict[Damageable, Count] = {}  # Damage tiles on an Action space, always on its rightmost slots
    status: dict[Weapon, tuple[bool, ...]] = {}  # Status tiles left to right: whether each is jammed
    dug_out: list[str] = []
    air: list[AirTile] = []  # stacks of two, leftmost first
    artillery: list[str] = []  # map spaces with a German Artillery piece; the others are on the track
    patrols: list[str] = []  # map spaces with a Patrol token, each as often as it has tokens
    patrol_bag: list[Annotated[int, msgspec.Meta(ge=1, le=6)]] = []
    depots: dict[str, Count] = {}
    routes: list[str] = []  # delivery groups still in the Reserve

    # Decks. A deck that nobody has looked into is a bag: see `engine.components.Deck`.
    events_seen: list[str] = []
    snow_deck: list[str] = []
    snow_top: list[str] = []  # known cards on top of it, uppermost first
    snow_seen: list[str] = []
    high: list[str] = []
    high_discard: list[str] = []
    low: list[str] = []
    low_discard: list[str] = []
    hand: list[str] = []  # Morale cards drawn and not yet resolved or put back
    hope: list[str] = []
    hope_used: list[str] = []
    despair: list[str] = []
    despair_used: list[str] = []

    # What holds for today only
    credit: Count = 0  # Defenders that may still be readied for what was spent
    rested: Count = 0
    no_rest: bool = False
    telephone: bool = False
    fired: list[str] = []
    shelled: list[str] = []  # airfield options and Guns used today
    cabinet: bool = False  # its right part holds off the relapse

    # A Hit draw that becomes due while another is being resolved waits (HEGRA-RUL-28).
    drawing: bool = False
    hits_due: list[Count] = []

    def copy(self) -> State:
        twin = super().copy()
        twin.ready = self.ready[:]
        twin.tired = self.tired[:]
        twin.rest = self.rest[:]
        twin.reserve = self.reserve[:]
        twin.morgue = self.morgue[:]
        twin.recruit_bag = self.recruit_bag[:]
        twin.recruitment = self.recruitment[:]
        twin.placed = self.placed.copy()
        twin.walls = self.walls.copy()
        twin.runners = self.runners[:]
        twin.beds = self.beds[:]
        twin.waiting = self.waiting[:]
        twin.standing = self.standing[:]
        twin.lying = self.lying[:]
        twin.hit_bag = self.hit_bag[:]
        twin.tiles = self.tiles[:]
        twin.damage = self.damage.copy()
        twin.status = self.status.copy()
        twin.dug_out = self.dug_out[:]
        twin.air = self.air[:]
        twin.artillery = self.artillery[:]
        twin.patrols = self.patrols[:]
        twin.patrol_bag = self.patrol_bag[:]
        twin.depots = self.depots.copy()
        twin.routes = self.routes[:]
        twin.events_seen = self.events_seen[:]
        twin.snow_deck = self.snow_deck[:]
        twin.snow_top = self.snow_top[:]
        twin.snow_seen = self.snow_seen[:]
        twin.high = self.high[:]
        twin.high_discard = self.high_discard[:]
        twin.low = self.low[:]
        twin.low_discard = self.low_discard[:]
        twin.hand = self.hand[:]
        twin.hope = self.hope[:]
        twin.hope_used = self.hope_used[:]
        twin.despair = self.despair[:]
        twin.despair_used = self.despair_used[:]
        twin.fired = self.fired[:]
        twin.shelled = self.shelled[:]
        twin.hits_due = self.hits_due[:]
        return twin

    # -- reading the table ---------------------------------------------------------------------------------------

    @property
    def today(self) -> Day:
        """The Turn track's space."""
        return self.box.tracks.day[self.day - 1]

    @property
    def stage(self) -> str:
        """Mobilisation, 1st Attack or Siege (HEGRA-OVR-01)."""
        return self.today.stage

    @property
    def event(self) -> EventCard:
        """The current Event card: the last one drawn (HEGRA-RUL-25)."""
        return self.box.events[self.card]

    @property
    def board(self) -> Board | None:
        """The board that Infantry stand on: none, then the 1st Attack board, then the Main board.

        HEGRA-INF-01, HEGRA-RUL-101.
        """
        if self.stage == SIEGE:
            return self.box.main
        return self.box.first_attack if self.stage == FIRST_ATTACK else None

    @property
    def sectors(self) -> int:
        """How many Sectors the board in use has."""
        return len(self.board.sectors) if self.board else 0

    def in_sector(self, sector: int) -> int:
        """Every meeple in a Sector counts, standing or lying (HEGRA-RUL-12)."""
        return self.standing[sector] + self.lying[sector]

    @property
    def infantry_reserve(self) -> int:
        """Meeples that are neither on a board nor in a bed (HEGRA-RUL-11)."""
        out = sum(self.standing) + sum(self.lying) + self.charge
        patients = sum(patient is not None and patient.disc == INFANTRY for patient in (*self.beds, *self.waiting))
        return MEEPLES - out - patients

    @property
    def pieces_on_track(self) -> int:
        """Pieces fill the right end of the Artillery track without a gap (HEGRA-RUL-35)."""
        return PIECES - len(self.artillery)

    @property
    def hit_draws(self) -> int:
        """The highest uncovered number of the Artillery track (HEGRA-EVS-03, HEGRA-ART-02)."""
        return LAST_ARTILLERY_SPACE - self.pieces_on_track

    @property
    def healthy(self) -> int:
        """Defenders in Tired, Rest, Ready or a Defensive Position, and no others (HEGRA-DFN-02, HEGRA-DFN-03).

        Runners on the map do not count (HEGRA-RUL-66).
        """
        return len(self.tired) + len(self.rest) + len(self.ready) + len(self.walls)

    @property
    def required(self) -> int:
        """Healthy Defenders that the Surrender track asks for."""
        return self.box.tracks.surrender[self.surrender].healthy

    @property
    def miss_reserve(self) -> int:
        return self.tiles.count(MISS)

    def leftmost_wall(self) -> str | None:
        """The leftmost manned Defensive Position (HEGRA-INF-15)."""
        return next((wall for wall in WALLS if wall in self.walls), None)

"""What is on the table, and nothing else."""

from __future__ import annotations

import msgspec

from sandtable.engine.state import State as Table
from sandtable.games.hegra.box import Board, Box, Day, EventCard
from sandtable.games.hegra.names import FIRST_ATTACK, INFANTRY, MISS, SIEGE, WALLS

PIECES = 6  # German Artillery pieces (HEGRA-CMP-03)
FIRST_ARTILLERY_SPACE = 2  # the leftmost label of the Artillery track; pieces start on 3 to 8
LAST_ARTILLERY_SPACE = 8
MEEPLES = 21  # German Infantry (HEGRA-CMP-18)
SECTORS = 4  # on the Main board; the 1st Attack board has three
SECTOR_LIMIT = 5  # HEGRA-INF-23
TOP_LEVEL = 6  # Infirmary levels are the faces of a die; above them is the healed spot
BEDS = 3  # HEGRA-IFM-01


class Patient(msgspec.Struct, frozen=True, gc=False):
    """Somebody in the Infirmary, at a level; the lower, the worse (HEGRA-INJ-04)."""

    disc: str
    level: int


class Runner(msgspec.Struct, frozen=True, gc=False):
    """A Defender out on the map."""

    number: int
    disc: str
    at: str
    cargo: str = ""  # the Delivery token carried (HEGRA-RUN-17)
    moved: bool = False  # today
    home: bool = False  # came back into the Fortress today


class State(Table, kw_only=True, omit_defaults=True):
    box: Box

    # Where we are in the day: the name of the next step, and what of it is left to do.
    phase: str = "event"
    day: int = 1  # Turn track
    card: str = ""  # the current Event card (HEGRA-RUL-25)
    resolving: str = ""  # the Action space being resolved
    left: int = 0  # how often it can still be resolved

    # Tracks
    supply: int = 1  # space of the Supply track, from the left
    supplies: int = 0
    snow: int = 3
    weather: str = "cloud"
    surrender: int = 2  # level, 0 is best
    morale: int = 0
    suspicion: int = 1
    defence: int = 0
    marker: int = FIRST_ARTILLERY_SPACE  # the Artillery marker
    fear: int = 0  # gone after the Coup
    doubt: int = 0  # space of the Doubt track, 0 is worst; gone after the Coup

    # Defender discs by area
    ready: list[str] = []
    tired: list[str] = []
    rest: list[str] = []
    reserve: list[str] = []  # and Doubt discs
    morgue: list[str] = []
    recruit_bag: list[str] = []  # and Doubt discs
    recruitment: list[str] = []
    placed: dict[str, tuple[str, ...]] = {}  # on Action spaces other than walls
    walls: dict[str, str] = {}  # manned Defensive Positions
    runners: list[Runner] = []
    beds: list[Patient | None] = msgspec.field(default_factory=lambda: [None] * BEDS)
    waiting: list[Patient] = []

    # Infantry by Sector, lowest first
    standing: list[int] = msgspec.field(default_factory=lambda: [0] * SECTORS)
    lying: list[int] = msgspec.field(default_factory=lambda: [0] * SECTORS)
    charge: int = 0

    # Tiles, tokens and pieces
    hit_bag: list[str] = []
    tiles: list[str] = []  # Hit tiles in the Reserve
    damage: dict[str, int] = {}  # Damage tiles on an Action space, always on its rightmost slots
    status: dict[str, tuple[bool, ...]] = {}  # Status tiles left to right: whether each is jammed
    dug_out: list[str] = []
    air: list[str] = []  # stacks of two, leftmost first
    artillery: list[str] = []  # map spaces with a German Artillery piece; the others are on the track
    patrols: list[str] = []  # map spaces with a Patrol token, each as often as it has tokens
    patrol_bag: list[int] = []
    depots: dict[str, int] = {}
    routes: list[str] = []  # delivery groups still in the Reserve

    # Decks. A deck that nobody has looked into is a bag: its order is drawn when its card is.
    events_seen: list[str] = []
    snow_deck: list[str] = []
    snow_top: list[str] = []  # known cards on top of it, uppermost first
    snow_seen: list[str] = []
    high: list[str] = []
    high_discard: list[str] = []
    low: list[str] = []
    low_discard: list[str] = []
    hope: list[str] = []
    hope_used: list[str] = []
    despair: list[str] = []
    despair_used: list[str] = []

    # What holds for today only
    credit: int = 0  # Defenders that may still be readied for what was spent
    rested: int = 0
    no_rest: bool = False
    telephone: bool = False
    fired: list[str] = []
    shelled: list[str] = []  # airfield options and Guns used today
    cabinet: bool = False  # its right part holds off the relapse

    # A Hit draw that falls due while another is being resolved waits (HEGRA-RUL-28).
    drawing: bool = False
    hits_due: int = 0

    def copy(self) -> State:
        twin = self.__copy__()
        twin.chance = self.chance.copy()
        twin.sink = None
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
        twin.hope = self.hope[:]
        twin.hope_used = self.hope_used[:]
        twin.despair = self.despair[:]
        twin.despair_used = self.despair_used[:]
        twin.fired = self.fired[:]
        twin.shelled = self.shelled[:]
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
        """The current Event card: the one drawn last, until the next is (HEGRA-RUL-25)."""
        return self.box.events[self.card]

    @property
    def board(self) -> Board | None:
        """The board that Infantry stand on: none, the 1st Attack board, the Main board (HEGRA-INF-01, HEGRA-RUL-101)."""
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
        """Defenders in Tired, Rest, Ready or a Defensive Position, and no others (HEGRA-DFN-02, HEGRA-DFN-03, HEGRA-RUL-66)."""
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

"""The state: what is on the table, and nothing else."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from sandtable.engine.state import State as Table
from sandtable.games.atlantikwall.box import Box
from sandtable.games.atlantikwall.names import Colour, Face

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Die(msgspec.Struct, frozen=True, gc=False):
    """A die that was thrown, or a result that counts like one. It is never changed, only replaced."""

    colour: Colour
    face: Face
    locked: bool = False
    cancelled: bool = False  # by a Skull (DDD-SKL-01)

    @property
    def name(self) -> str:
        """How sentences name it: `red-star`."""
        return f"{self.colour}-{self.face}"


class Side(msgspec.Struct):
    """What a Unit and the German have in common: resources, cards and dice (DDD-CMP-11)."""

    id: str
    soldiers: Count = 0
    courage: Count = 0
    stars: Count = 0
    points: Count = 0
    specialists: list[str] = []
    items: list[str] = []
    dice: list[Die] = []  # of this turn: thrown, then the Final Tally
    aside: str = ""  # the colour of the die that is not thrown (ATL-RUL-78)
    throws: Count = 0  # of this turn
    closed: bool = False  # the Final Tally is made
    straight: bool = False  # an Award, or a Decoration of choice, is due in Phase 3 (ATL-RUL-83)
    bonuses: list[Face] = []  # RWBs obtained this turn, in their order
    counters: Count = 0  # Re-roll counters
    recruited: Count = 0  # this turn
    found: Count = 0  # this turn
    abilities: list[str] = []  # Specialists whose ability was used this turn
    holding: bool = False  # wants no more questions this turn about cards that can wait
    done: bool = False  # with Phase 3
    for_turn: dict[str, int] = {}  # what holds for this side until the end of the turn

    def copy_side(self) -> None:
        """Give a fresh twin lists of its own."""
        self.specialists = self.specialists[:]
        self.items = self.items[:]
        self.dice = self.dice[:]
        self.bonuses = self.bonuses[:]
        self.abilities = self.abilities[:]
        self.for_turn = self.for_turn.copy()


class Unit(Side):
    """An Allied Unit on the beach."""

    at: str = ""
    visited: list[str] = []
    marker: Count = 1  # turns in this Sector; above the limit it must move (DDD-UPK-03)
    fresh: bool = True  # has not fought in this Sector yet, so the marker stays (ATL-RUL-41)
    hand: list[str] = []  # Regular Specialists who can be recruited
    awards: list[str] = []
    vehicle: str = ""

    def copy(self) -> Unit:
        twin: Unit = self.__copy__()  # type: ignore[attr-defined]
        twin.copy_side()
        twin.visited = self.visited[:]
        twin.hand = self.hand[:]
        twin.awards = self.awards[:]
        return twin


class German(Side):
    """The man in the Bunker."""

    hand: list[str] = []  # Decorations: secret (ATL-DEC-12)

    def copy(self) -> German:
        twin: German = self.__copy__()  # type: ignore[attr-defined]
        twin.copy_side()
        twin.hand = self.hand[:]
        return twin


class Landing(msgspec.Struct):
    """The automated Unit of solitaire (ATL-SOL-01), and what the player uses against it."""

    at: str = ""
    visited: list[str] = []
    turns: Count = 0  # Combat phases in this Sector (ATL-RUL-55)
    moved: bool = False  # this turn
    sniper: str = ""  # "", "new" in the turn he came, "here", "dead" (ATL-SNP-01, ATL-SNP-02)
    shots: Count = 0  # of the Scharfschütze since the Sniper came (ATL-RUL-58)
    pool: list[Die] = []  # the Trading Pool (ATL-SCD-05)

    def copy(self) -> Landing:
        twin: Landing = self.__copy__()  # type: ignore[attr-defined]
        twin.visited = self.visited[:]
        twin.pool = self.pool[:]
        return twin


class State(Table, kw_only=True):
    """The table at rest."""

    box: Box
    phase: str = "start"
    turn: Count = 1
    units: dict[str, Unit] = {}  # in play, in the order of their seats
    german: German | None = None
    landing: Landing | None = None
    home: list[str] = []  # Units that have taken a Bunker and left the table (DDD-WIN-03)
    fallen: list[str] = []  # Units destroyed in an Assault (ATL-WIN-02)
    entered: list[str] = []  # Bunkers that a Unit has taken (DDD-WIN-04)
    assaulting: str = ""  # the Unit that confronts the German
    # the Allies' piles
    unique: list[str] = []  # Unique Specialists in the Pool
    depot: list[str] = []  # Items in the Pool
    used: list[str] = []  # Items that were used or lost
    awards: list[str] = []  # nobody has looked into this deck, so its order is chance
    under: list[str] = []  # Awards put under the deck, the first one first
    medals: list[str] = []  # Awards that were used
    vehicle: str = ""  # on offer
    # the German's piles
    barracks: list[str] = []  # Specialists in his Pool
    arsenal: list[str] = []  # Items in his Pool
    spent: list[str] = []  # his Items that were used or lost
    deck: list[str] = []  # Decorations whose order nobody knows
    top: list[str] = []  # Decorations on top of them whose order he knows
    discard: list[str] = []
    # the turn
    lost: list[str] = []  # Specialists lost this turn, as `able:medic`
    old_losses: Count = 0  # how many of them before Phase 3 began; the later ones have to wait (ATL-RUL-36)
    lowered: dict[str, int] = {}  # how much lower the DEF of a Sector is this turn
    for_turn: dict[str, int] = {}  # what holds for everybody until the end of the turn
    tokens: list[str] = []  # Sectors with an MGF token (ATL-RUL-38)
    counters: Count = 0  # in the Counter Pool

    def copy(self) -> State:
        twin = self.__copy__()
        twin.chance = self.chance.copy()
        twin.sink = None
        twin.units = {name: unit.copy() for name, unit in self.units.items()}
        twin.german = None if self.german is None else self.german.copy()
        twin.landing = None if self.landing is None else self.landing.copy()
        twin.home = self.home[:]
        twin.fallen = self.fallen[:]
        twin.entered = self.entered[:]
        twin.unique = self.unique[:]
        twin.depot = self.depot[:]
        twin.used = self.used[:]
        twin.awards = self.awards[:]
        twin.under = self.under[:]
        twin.medals = self.medals[:]
        twin.barracks = self.barracks[:]
        twin.arsenal = self.arsenal[:]
        twin.spent = self.spent[:]
        twin.deck = self.deck[:]
        twin.top = self.top[:]
        twin.discard = self.discard[:]
        twin.lost = self.lost[:]
        twin.lowered = self.lowered.copy()
        twin.for_turn = self.for_turn.copy()
        twin.tokens = self.tokens[:]
        return twin

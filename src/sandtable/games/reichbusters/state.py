"""What is on the table, and nothing else.

Areas and doors have names (`e1`, `e1-p1`); enemies are called after their type (`soldier-3`). Cards and tokens that
nobody has seen are not decided yet: they lie in bags and are drawn when somebody sees them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from sandtable.engine.components import Deck
from sandtable.engine.state import State as Table
from sandtable.games.reichbusters.board import Board, Mask
from sandtable.games.reichbusters.box import Box
from sandtable.games.reichbusters.cards import Unit, UnitState
from sandtable.games.reichbusters.names import DieKind, Face, FeatureBack, Mark, PointKind, Reach, TestKind

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Area: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([a-z][1-9])?$")]  # empty: not on the map
Alarm: TypeAlias = Literal["none", "pending", "sounded"]


class Enemy(msgspec.Struct, omit_defaults=True, gc=False):
    """An enemy unit on the map. `wounds` are tokens; `side` is the face of a unit card that changes with wounds."""

    id: str = ""  # filled in by the state
    at: Area = ""
    wounds: Count = 0
    side: Count = 0
    dormant: bool = False

    @property
    def type(self) -> str:
        return self.id.rpartition("-")[0]


class Weapon(msgspec.Struct, omit_defaults=True, gc=False):
    kind: str
    vril: bool = False  # lies on its vril enhanced side
    jams: Count = 0  # jammed tokens (REICH-KEY-97)
    drained: bool = False

    @property
    def is_usable(self) -> bool:
        """REICH-VRL-04."""
        return not (self.jams or self.drained)


class Carried(msgspec.Struct, omit_defaults=True, gc=False):
    """An item on a dashboard."""

    kind: str
    drained: bool = False
    used: bool = False  # in this Hero turn (REICH-RUL-103)


class Lying(msgspec.Struct, omit_defaults=True, gc=False):
    """An item on the map. A face-down one without a kind is drawn from its back when it is turned over."""

    back: str = ""
    kind: str = ""
    face_up: bool = False
    loot: Literal["", "normal", "vril"] = ""


class Feature(msgspec.Struct, omit_defaults=True, gc=False):
    """A room feature: its back, and its front once somebody has seen it."""

    back: FeatureBack
    kind: str = ""
    looked: bool = False  # at its front, which stays face down
    spent: bool = False  # what it does once in a turn has happened


class Wound(msgspec.Struct, omit_defaults=True, gc=False):
    """A permanent wound; `skill` is the token that lies on it (REICH-CRD-04)."""

    card: str
    skill: str = ""


class InPlay(msgspec.Struct, frozen=True, gc=False):
    """An effect of a card or item that goes on."""

    what: str
    until: Literal["own-turn", "next-hero", "enemy-turn"]
    card: str = ""  # comes from an action card, and so ends with the alarm (REICH-ICO-10)


class Hero(msgspec.Struct, omit_defaults=True):
    """A Hero with all that lies on and beside the dashboard."""

    id: str = ""  # filled in by the state
    seat: str = ""
    at: Area = ""
    knocked_down: bool = False
    captured: bool = False
    out: bool = False  # has left the map

    deck: Deck = msgspec.field(default_factory=Deck)
    hand: list[str] = []
    wounds: list[Wound] = []
    weapons: list[Weapon] = []
    items: list[Carried] = []
    skills: list[str] = []
    inactive: list[str] = []  # skill tokens turned over (REICH-RUL-126)
    points: list[PointKind] = []
    in_play: list[InPlay] = []
    painless: bool = False  # pain killers: permanent effects do nothing (REICH-RUL-117)

    # what holds for the running turn
    basics: Count = 0  # basic actions left
    moved: bool = False
    attacked: bool = False
    gave: bool = False
    spent_point: bool = False  # bars pacifying (REICH-PAC-03)
    used_turn: list[str] = []
    used_action: list[str] = []

    @property
    def on_map(self) -> bool:
        return self.at != ""

    def copy(self) -> Hero:
        twin: Hero = self.__copy__()  # type: ignore[attr-defined]
        twin.deck = self.deck.copy()
        twin.hand = self.hand[:]
        twin.wounds = self.wounds[:]
        twin.weapons = [weapon.__copy__() for weapon in self.weapons]  # type: ignore[attr-defined]
        twin.items = [item.__copy__() for item in self.items]  # type: ignore[attr-defined]
        twin.skills = self.skills[:]
        twin.inactive = self.inactive[:]
        twin.points = self.points[:]
        twin.in_play = self.in_play[:]
        twin.used_turn = self.used_turn[:]
        twin.used_action = self.used_action[:]
        return twin


class Die(msgspec.Struct, omit_defaults=True, gc=False):
    """A die of a test. A special is spent on one thing (REICH-SPC-03)."""

    kind: DieKind
    face: Face
    spent: str = ""
    added: bool = False  # a special of a card, with no die behind it


class Test(msgspec.Struct, omit_defaults=True):
    """The test on the table: what a view shows while it is made."""

    kind: TestKind
    hero: str
    target: int
    dice: list[Die] = []
    bonus: int = 0
    played: list[str] = []  # modifiers
    foe: str = ""  # the enemy attacked, or the main attacker


class Due(msgspec.Struct, omit_defaults=True, gc=False):
    """The noise that the action just done has made: dice of the base, dice of modifiers (REICH-RUL-27)."""

    hero: str
    dice: Count = 0
    more: int = 0
    of_weapon: bool = False  # REICH-RUL-110
    quiet: int = 0  # taken off the total
    rerolls: list[str] = []


class State(Table):
    box: Box

    phase: str = "turn-order"
    round: Count = 1
    marker: Count = 1
    alarm: Alarm = "none"
    free_turn: bool = False  # the enemy's, at the alarm (REICH-ALM-11)

    hero: str = ""  # whose turn it is, or was last
    order: list[str] = []  # turn tokens after the alarm
    acted: list[str] = []  # who has acted this round, in order
    speaker: str = ""  # the seat that answers for the table

    heroes: dict[str, Hero] = {}
    enemies: dict[str, Enemy] = {}
    gone: list[str] = []  # unique units used up

    closed: list[str] = []
    locked: list[str] = []
    tokens: dict[str, list[int]] = {}  # spawn tokens by area
    features: dict[str, Feature] = {}
    items: dict[str, list[Lying]] = {}
    guards: list[str] = []
    cleared: list[str] = []  # rooms
    obscured: dict[str, str] = {}  # areas, and what put the token there (REICH-RUL-62)
    suppressed: dict[str, str] = {}
    passages: list[tuple[str, str]] = []  # linked pairs
    planted: list[str] = []  # areas
    escort: Area = ""  # where the escort unit stands
    leader: str = ""  # the Hero who leads it

    awareness: dict[str, int] = {}  # rooms above at ease
    risen: list[str] = []  # rooms that first sight has raised in this Hero turn
    watching: list[str] = []  # rooms that see a Hero now

    noise_pre: Deck = msgspec.field(default_factory=Deck)
    noise_post: Deck = msgspec.field(default_factory=Deck)
    spawn: Deck = msgspec.field(default_factory=Deck)
    wound: Deck = msgspec.field(default_factory=Deck)
    stock: dict[str, list[str]] = {}  # unused items by back
    shuffled: list[str] = []  # items that a mission has mixed face down
    shelf: dict[str, list[str]] = {}  # unseen room features by back
    pool: dict[PointKind, int] = {}
    to_divide: list[str] = []  # start items nobody has yet
    to_leave_out: int = 0  # spawn tokens that fewer Heroes take away

    kills: dict[str, int] = {}  # in this Hero turn, by room (REICH-PAC-02)
    due: Due | None = None
    test: Test | None = None
    row: Count = 0  # of the faction card, in an enemy phase
    done: list[str] = []  # enemies that have acted in this phase
    aims: dict[str, tuple[str, Reach]] = {}  # whom each unit of the row attacks
    biscuits: list[str] = []  # areas where dogs are busy
    fell: list[str] = []  # unstable units whose blast is still to come

    def __post_init__(self) -> None:
        for name, hero in self.heroes.items():
            hero.id = name
        for name, enemy in self.enemies.items():
            enemy.id = name

    def copy(self) -> State:
        twin = super().copy()
        twin.heroes = {name: hero.copy() for name, hero in self.heroes.items()}
        twin.enemies = {name: enemy.__copy__() for name, enemy in self.enemies.items()}  # type: ignore[attr-defined]
        for name in _LISTS:
            if value := getattr(self, name):
                setattr(twin, name, value[:])
            else:
                setattr(twin, name, [])
        for name in _TABLES:
            setattr(twin, name, getattr(self, name).copy())
        twin.tokens = {area: levels[:] for area, levels in self.tokens.items()}
        twin.features = {area: feature.__copy__() for area, feature in self.features.items()}  # type: ignore[attr-defined]
        twin.items = {area: [item.__copy__() for item in lying] for area, lying in self.items.items()}  # type: ignore[attr-defined]
        twin.noise_pre, twin.noise_post = self.noise_pre.copy(), self.noise_post.copy()
        twin.spawn, twin.wound = self.spawn.copy(), self.wound.copy()
        twin.stock = {back: items[:] for back, items in self.stock.items()}
        twin.shelf = {back: kinds[:] for back, kinds in self.shelf.items()}
        if self.due is not None:
            twin.due = msgspec.structs.replace(self.due, rerolls=self.due.rerolls[:])
        return twin

    # -- short ways --------------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return self.box.board

    @property
    def active(self) -> Hero:
        return self.heroes[self.hero]

    @property
    def sounded(self) -> bool:
        """Whether the alarm has gone off."""
        return self.alarm == "sounded"

    @property
    def shut(self) -> Mask:
        """The closed doors as bits."""
        bits, found = self.box.board.door_bit, 0
        for door in self.closed:
            found |= bits[door]
        return found

    def unit(self, enemy: Enemy) -> Unit:
        return self.box.units[enemy.type]

    def face(self, enemy: Enemy) -> UnitState:
        """The side of an enemy's card that counts now."""
        unit = self.box.units[enemy.type]
        return unit.states[enemy.side] if unit.states else self.box.faces[enemy.type]


_LISTS = (
    "order",
    "acted",
    "gone",
    "closed",
    "locked",
    "guards",
    "cleared",
    "passages",
    "planted",
    "risen",
    "watching",
    "shuffled",
    "to_divide",
    "done",
    "biscuits",
    "fell",
)
_TABLES = ("obscured", "suppressed", "awareness", "pool", "kills", "aims")
Marks: TypeAlias = dict[Mark, str]

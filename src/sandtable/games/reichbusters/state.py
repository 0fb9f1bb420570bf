"""What is on the table, and nothing else.

Areas and doors have names (`e1`, `e1-p1`); enemies are called after their type (`soldier-3`). Cards and tokens that
nobody has seen are not decided yet: they lie in bags and are drawn when somebody sees them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from sandtable.engine.components import Deck
from sandtable.engine.state import State as Table
from sandtable.games.reichbusters.board import Board, Mask
from sandtable.games.reichbusters.box import Box
from sandtable.games.reichbusters.cards import Unit, UnitState
from sandtable.games.reichbusters.names import DieKind, Face, FeatureBack, Mark, PointKind, TestKind

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Area: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([a-z][1-9])?$")]  # empty: not on the map
Alarm: TypeAlias = Literal["none", "pending", "sounded"]


@lru_cache(maxsize=4096)
def type_of(enemy: str) -> str:
    """The type in the name of an enemy: `soldier` of `soldier-3`."""
    return enemy.rpartition("-")[0]


class Enemy(msgspec.Struct, omit_defaults=True, gc=False):
    """An enemy unit on the map, run by the game (REICH-OVR-02).

    `wounds` are tokens (REICH-COMP-21); `side` is the face of a unit card that changes with wounds.
    """

    id: str = ""  # filled in by the state
    at: Area = ""
    wounds: Count = 0
    side: Count = 0
    dormant: bool = False

    @property
    def type(self) -> str:
        return type_of(self.id)


class Weapon(msgspec.Struct, omit_defaults=True, gc=False):
    kind: str
    vril: bool = False  # lies on its vril enhanced side
    jams: Count = 0  # jammed tokens (REICH-KEY-97, REICH-COMP-22)
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
    drained: bool = False  # dropped with its token


class Feature(msgspec.Struct, omit_defaults=True, gc=False):
    """A room feature: its back, and its front once somebody has seen it."""

    back: FeatureBack
    kind: str = ""
    known: str = ""  # its front, which somebody has looked at while it stays face down
    known_to: str = ""  # the seat that has looked; with open hands everybody knows it (REICH-RUL-129)
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
    exit: Area = ""  # by this area (REICH-RUL-68)

    deck: Deck = msgspec.field(default_factory=Deck)
    hand: list[str] = []
    in_use: list[str] = []  # cards being resolved, or that lie before the Hero while their effect goes on
    holding: bool = False  # asked about cards no more, until the own next turn (hidden hands)
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
        twin.in_use = self.in_use[:]
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
    marker: Count = 1  # one for both sections (REICH-COMP-16)
    alarm: Alarm = "none"
    free_turn: bool = False  # the enemy's, at the alarm (REICH-ALM-11)

    hero: str = ""  # whose turn it is, or was last
    order: list[str] = []  # turn tokens after the alarm
    acted: list[str] = []  # who has acted this round, in order
    team_used: bool = False  # the rule of the team card, which works once a round
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
    # tokens on areas, and what put them there (REICH-RUL-62, REICH-ICO-13); obscured is smoke (REICH-ICO-19)
    obscured: dict[str, str] = {}
    suppressed: dict[str, str] = {}  # the other side of the same token (REICH-COMP-23)
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
    peeked: dict[str, str] = {}  # the seat that has looked at the top of a deck, by `noise` and `spawn`
    stock: dict[str, list[str]] = {}  # unused items by back
    used_up: list[str] = []  # items that do not come back (REICH-RUL-102)
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
    ruthless: list[str] = []  # units that shoot in place of moving, settled when Action Stations! began
    aims: dict[str, str] = {}  # the Hero on whom a unit has settled
    biscuits: list[str] = []  # areas where dogs are busy

    def __post_init__(self) -> None:
        for name, hero in self.heroes.items():
            hero.id = name
        for name, enemy in self.enemies.items():
            enemy.id = name

    def copy(self) -> State:
        """Field by field, for speed: what never changes (box, wounds, effects in play, dice) is shared."""
        twin = super().copy()
        twin.order, twin.acted = self.order[:], self.acted[:]
        twin.heroes = {name: hero.copy() for name, hero in self.heroes.items()}
        twin.enemies = {name: enemy.__copy__() for name, enemy in self.enemies.items()}  # type: ignore[attr-defined]
        twin.gone = self.gone[:]
        twin.closed, twin.locked = self.closed[:], self.locked[:]
        twin.tokens = {area: levels[:] for area, levels in self.tokens.items()}
        twin.features = {area: feature.__copy__() for area, feature in self.features.items()}  # type: ignore[attr-defined]
        twin.items = {area: [item.__copy__() for item in lying] for area, lying in self.items.items()}  # type: ignore[attr-defined]
        twin.guards, twin.cleared = self.guards[:], self.cleared[:]
        twin.obscured, twin.suppressed = self.obscured.copy(), self.suppressed.copy()
        twin.passages, twin.planted = self.passages[:], self.planted[:]
        twin.awareness = self.awareness.copy()
        twin.risen, twin.watching = self.risen[:], self.watching[:]
        twin.noise_pre, twin.noise_post = self.noise_pre.copy(), self.noise_post.copy()
        twin.spawn, twin.wound = self.spawn.copy(), self.wound.copy()
        twin.peeked = self.peeked.copy()
        twin.stock = {back: items[:] for back, items in self.stock.items()}
        twin.used_up, twin.shuffled = self.used_up[:], self.shuffled[:]
        twin.shelf = {back: kinds[:] for back, kinds in self.shelf.items()}
        twin.pool, twin.to_divide = self.pool.copy(), self.to_divide[:]
        twin.kills = self.kills.copy()
        if self.due is not None:
            twin.due = msgspec.structs.replace(self.due, rerolls=self.due.rerolls[:])
        twin.done, twin.ruthless = self.done[:], self.ruthless[:]
        twin.aims = self.aims.copy()
        twin.biscuits = self.biscuits[:]
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
        """The closed doors as bits; each lies there once, so that a sum is their union."""
        return sum(map(self.box.board.door_bit.__getitem__, self.closed))

    def unit(self, enemy: Enemy) -> Unit:
        return self.box.units[enemy.type]

    def face(self, enemy: Enemy) -> UnitState:
        """The side of an enemy's card that counts now."""
        kind = type_of(enemy.id)
        if enemy.side and (states := self.box.units[kind].states):
            return states[enemy.side]
        return self.box.faces[kind]


Marks: TypeAlias = dict[Mark, str]

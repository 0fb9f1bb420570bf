"""What is on the table, and nothing else.

Squares are named as people name them (`c7`), models by their cards (`soldat-3`, `klaus`). What a model has lost is
counted as on its card, in tokens, so that a model without a mark is whole (WOLF-ATK-14, WOLF-ATK-19, WOLF-SET-09,
WOLF-BOT-10).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from sandtable.engine.components import Deck
from sandtable.engine.state import State as Table
from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.box import Box
from sandtable.games.wolfenstein.maps import is_large, kind_of
from sandtable.games.wolfenstein.vocabulary import Ammo, Effect, Span

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]
At: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([a-z]{1,2}[0-9]{1,2})?$")]  # a square; empty: not on the map
Until: TypeAlias = Literal["nearest-hero-spawn", "hero-spawn", "spawned-dead", "kill"]


class Model(msgspec.Struct, omit_defaults=True, gc=False):
    """A model on the map: Hero, bot or Nazi. A large one is named by its north-west square."""

    id: str = ""  # filled in by the state
    at: At = ""
    hp_lost: Count = 0  # hit point tokens on the card (WOLF-DMG-01)
    armor_lost: Count = 0  # armor tokens on the card (WOLF-DMG-03)
    stunned: bool = False
    sabotaged: bool = False

    @property
    def kind(self) -> str:
        """The Hero's name or the enemy's type."""
        return kind_of(self.id)

    @property
    def is_large(self) -> bool:
        return False

    @property
    def on_map(self) -> bool:
        return self.at != ""


class Weapon(msgspec.Struct, omit_defaults=True, gc=False):
    """A weapon card in a Hero's hands, with what lies on it."""

    kind: str
    empty: bool = False  # a reload token (WOLF-ATK-12)
    just_emptied: bool = False  # in the running activation: not yet to be reloaded (WOLF-RUL-21)
    attachment: str = ""  # WOLF-EQP-06


class Holding(msgspec.Struct, frozen=True):
    """Effects that hold for a while."""

    span: Span
    effects: tuple[Effect, ...]


class Kept(msgspec.Struct, omit_defaults=True):
    """An event card that its Hero keeps until something has happened."""

    card: str
    option: str
    spawn: str = ""  # letter of the Hero spawn token that was nearest (WOLF-RUL-86)
    spawned: list[str] = []  # models that it brought in and that live


class Hero(Model):
    """A Hero with all that lies on and beside its card."""

    seat: str = ""
    suit_lost: Count = 0  # of the armor that a suit has of its own
    bleeding: bool = False
    dead: bool = False
    done: bool = False  # has been activated in this round

    gp: Count = 0
    lives: Count = 0  # shared life tokens
    ammo: dict[Ammo, Count] = msgspec.field(default_factory=dict)
    weapons: list[Weapon] = []  # the first is in the weapon slot (WOLF-EQP-01)
    items: list[str] = []  # carried, not attached
    worn: list[str] = []  # attached to the Hero card (WOLF-EQP-05)
    events: list[Kept] = []
    spent: list[str] = []  # skills used up for this mission (once, keep-blade), each as often as used
    round_used: list[str] = []  # items and skills used up for this round
    holding: list[Holding] = []

    fatigued: bool = False  # the fatigue token
    # What holds for the running activation only
    ap: Count = 0
    move_ap: Count = 0  # AP that only moving may be paid with
    tired: bool = False  # the fatigue token was there when the activation began (WOLF-HER-04)
    fatigue_action: bool = False
    attacks: Count = 0  # attack actions taken
    extra_attacks: Count = 0  # granted by skills, without the fatigue action
    ability_used: bool = False  # WOLF-AMM-06
    skill_used: bool = False  # WOLF-GLO-04
    reloaded: bool = False  # bars shooting (WOLF-RUL-22)
    rooted: bool = False  # may not move any more (stay-put)
    just_placed: bool = False  # has not moved since it entered the map (WOLF-RUL-59)

    is_large = False

    @property
    def alive(self) -> bool:
        return not self.dead

    @property
    def up(self) -> bool:
        """On the map and not bleeding: a Hero that Nazis see (WOLF-RUL-53, WOLF-RUL-74)."""
        return self.at != "" and not self.bleeding

    @property
    def active_weapon(self) -> Weapon | None:
        return self.weapons[0] if self.weapons else None

    def copy(self) -> Hero:
        twin = self.__copy__()  # type: ignore[attr-defined]
        twin.ammo = self.ammo.copy()
        twin.weapons = [weapon.__copy__() for weapon in self.weapons]  # type: ignore[attr-defined]
        twin.items = self.items[:]
        twin.worn = self.worn[:]
        twin.spent = self.spent[:]
        twin.round_used = self.round_used[:]
        twin.holding = self.holding[:]
        if self.events:
            twin.events = [msgspec.structs.replace(kept, spawned=kept.spawned[:]) for kept in self.events]
        else:
            twin.events = []
        return twin  # type: ignore[no-any-return]


class Enemy(Model):
    """A model of the enemy's, with the number of its card in its name: `soldat-3`. As a bot it fights for a Hero."""

    @property
    def is_large(self) -> bool:
        return is_large(self.id)


class Nazi(Enemy):
    placed: bool = False  # the map shows it: what some goals ask for
    attacked: bool = False  # at any time in this mission (WOLF-RUL-42)
    awake: bool = False  # Depowered no longer holds it back (WOLF-CRD-27)
    ordered: bool = False  # moved by a Hero: does not activate this round
    # What holds for the running Nazi Phase only
    active: bool = False  # met an activation condition, or came in by the alarm (WOLF-NAZ-06, WOLF-RUL-40)
    acted: bool = False
    has_attacked: bool = False  # WOLF-NAC-09
    ap: Count = 0
    rally: Count = 0  # more dice in this phase
    stun_lasts: bool = False  # the token came after it had acted, and stays a phase longer (WOLF-RUL-58)
    sabotage_lasts: bool = False


class Bot(Enemy):
    hero: str = ""  # whose it is (WOLF-BOT-08)
    ap: Count = 0
    has_attacked: bool = False
    done: bool = False


class State(Table, kw_only=True, omit_defaults=True):
    box: Box

    # Where we are: the name of the next step, whose it is, and what of it is left to do
    phase: str = "extra-ammo"
    round: Annotated[int, msgspec.Meta(ge=1, le=21)] = 1
    starter: str = ""  # the seat of the starting player
    seat: str = ""  # the player whose Heroes activate
    hero: str = ""  # the Hero whose activation runs
    acting: str = ""  # the bot or Nazi that acts
    controller: str = ""  # the seat that holds the AI controller token
    waiting: list[str] = []  # Nazis that were blocked when they were last checked (WOLF-INI-04)

    # Trackers
    hazard: Count = 0
    limit_shift: Annotated[int, msgspec.Meta(ge=-20, le=20)] = 0  # of the alarm limit
    alarms: Count = 0  # how often the alarm was raised (WOLF-RUL-36)
    thinned: Count = 0  # models that the next alarm brings fewer

    # The map
    tokens: list[str] = []  # chests, events and objectives still there, by id
    closed: list[str] = []  # doors
    barricades: list[str] = []
    noise: list[str] = []  # places with a noise token
    lure: str = ""  # the place whose noise outranks all other until Clean-up
    smoke: list[str] = []  # places full of smoke until Clean-up
    entered: list[str] = []  # letters of Hero spawn tokens used (WOLF-RUL-88)

    # Models
    heroes: dict[str, Hero] = {}
    bots: dict[str, Bot] = {}
    nazis: dict[str, Nazi] = {}

    # Goals
    kills: dict[str, Count] = {}  # by type
    events_done: Count = 0
    searched: list[str] = []  # letters of objectives

    # Decks
    equipment: Deck = msgspec.field(default_factory=Deck)
    weapons: Deck = msgspec.field(default_factory=Deck)
    events: Deck = msgspec.field(default_factory=Deck)
    chests: Deck = msgspec.field(default_factory=Deck)
    out: list[str] = []  # cards out of this mission: a dead Hero's (WOLF-RUL-90)

    def __post_init__(self) -> None:
        for models in (self.heroes, self.bots, self.nazis):
            for name, model in models.items():
                model.id = name

    def copy(self) -> State:
        twin = super().copy()
        twin.waiting = self.waiting[:]
        twin.tokens = self.tokens[:]
        twin.closed = self.closed[:]
        twin.barricades = self.barricades[:]
        twin.noise = self.noise[:]
        twin.smoke = self.smoke[:]
        twin.entered = self.entered[:]
        twin.heroes = {name: hero.copy() for name, hero in self.heroes.items()}
        twin.bots = {name: bot.__copy__() for name, bot in self.bots.items()}  # type: ignore[attr-defined]
        twin.nazis = {name: nazi.__copy__() for name, nazi in self.nazis.items()}  # type: ignore[attr-defined]
        twin.kills = self.kills.copy()
        twin.searched = self.searched[:]
        twin.equipment = self.equipment.copy()
        twin.weapons = self.weapons.copy()
        twin.events = self.events.copy()
        twin.chests = self.chests.copy()
        twin.out = self.out[:]
        return twin

    @property
    def board(self) -> Board:
        return self.box.board

    @property
    def active(self) -> Hero:
        """The Hero whose activation runs."""
        return self.heroes[self.hero]

    @property
    def alarm_limit(self) -> int:
        """Never under 1, so that there is always something to reach (WOLF-HAZ-01)."""
        return max(1, self.box.mission.alarm.limit + self.limit_shift)

    @property
    def alive(self) -> list[Hero]:
        return [hero for hero in self.heroes.values() if not hero.dead]

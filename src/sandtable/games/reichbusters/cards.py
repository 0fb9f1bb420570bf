"""What is printed on cards and tokens: Heroes, weapons, items, action cards, units, factions, decks, features.

Entries are data under `content/`. `card_reading` reads and checks them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from sandtable.games.reichbusters.names import (
    Awareness,
    Barracks,
    DieKind,
    Face,
    FeatureBack,
    ItemBack,
    PointKind,
)

Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
Natural: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=3)]


class Written(
    msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """Data as it is written: kebab-case, and nothing that nobody reads."""


class Entry(Written, frozen=True, kw_only=True):
    """A card or token with its id and where it comes from."""

    id: Id
    source: str


# -- numbers -----------------------------------------------------------------------------------------------------------


class SearchNoise(Written, frozen=True, kw_only=True):
    """Noise dice of a Search, by the back of the item, whose icon the map shows (REICH-RUL-34, REICH-ICO-14)."""

    medical: Natural
    miscellaneous: Natural
    objective: Natural
    weapon: Natural
    vril: Natural
    loot: Natural
    vril_loot: Natural


class Constants(Written, frozen=True, kw_only=True):
    """Every number that a lost icon has hidden, and those few that the rules print: a pack can correct any of them."""

    special: Natural
    hand: Natural
    heroic: Natural
    refill: Natural
    downed: Positive
    recover: Natural
    capture: Positive
    guards: Positive
    pacify: Positive
    slots: Positive
    defence: Positive
    unarmed_attack: Natural
    unarmed_noise: Natural
    silent_after_alarm: Natural
    burst: Natural
    deadly: Natural
    heavy_infantry: Natural
    mech_implants: Natural
    double_tap: Natural
    iron_hide: Natural
    rage: Natural
    focused: Natural
    stealthy: Natural
    sneaky: Natural
    fire_support: Natural
    die_hard: Natural
    lone_wolf: Natural
    detect: Natural
    precise: Natural
    strong_unarmed: Natural
    strong_defence: Natural
    vril_experiment: Natural
    dug_in: Natural
    bodyguard: Natural
    enhance: Natural
    reinforce: Natural
    search: SearchNoise


Dice: TypeAlias = dict[DieKind, tuple[Face, ...]]


# -- Heroes ------------------------------------------------------------------------------------------------------------


class WeaponSide(Written, frozen=True, kw_only=True):
    """One side of a weapon token (REICH-COMP-50)."""

    range: Natural
    attack: Natural
    vril: Natural = 0
    noise: Natural
    keywords: tuple[str, ...] = ()


class Weapon(Entry, frozen=True, kw_only=True):
    normal: WeaponSide
    vril: WeaponSide


class Hero(Entry, frozen=True, kw_only=True):
    weapons: Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=2)]
    skills: Annotated[tuple[str, ...], msgspec.Meta(min_length=4, max_length=4)]


class Team(Entry, frozen=True, kw_only=True):
    skills: Annotated[tuple[str, ...], msgspec.Meta(min_length=3, max_length=3)]
    points: tuple[PointKind, ...]


class Item(Entry, frozen=True, kw_only=True):
    """An item token. `when` says where it is used: `always` is passive (REICH-ICO-16), the others name a moment."""

    copies: Positive
    back: ItemBack
    when: Literal["attack", "defence", "turn", "always", "would-rise", "biscuits", "ready", "objective"]
    keep: bool = False  # otherwise it is discarded after use (REICH-RUL-102)
    noise: Literal["", "1", "2", "3", "bang", "boom"] = ""
    attack_dice: Natural = 0
    defence_dice: Natural = 0
    defence: Natural = 0
    vril_dice: Natural = 0


# -- action cards ------------------------------------------------------------------------------------------------------

Whom: TypeAlias = Literal[
    "self",
    "target",  # the Hero who is attacked
    "hero-here",  # a Hero in the area, oneself included
    "another-on-tile",  # one other Hero on the tile
    "two-on-tile",  # up to two Heroes on the tile, oneself included
    "on-tile",  # every Hero on the tile
    "all-near",  # every Hero on the own or an adjacent tile
]
When: TypeAlias = Literal[
    "free",
    "attacked",  # a Hero in the area is attacked
    "attacked-near",  # a Hero in the own or an adjacent area is attacked
    "attacked-self",
    "after-attacked",
    "kill-start",
    "stations-start",
    "enemy-enters-sight",
    "would-rise",  # a room would rise by sight, and this is the only Hero whom it sees
    "patrol",
]


class Step(Written, frozen=True, kw_only=True):
    """One part of an upper half: one of the verbs, with what belongs to it."""

    move: Natural = 0
    attack: Literal["", "any", "melee", "ranged", "unarmed", "thrown"] = ""
    suppress: Natural | Literal["weapon"] = 0
    draw: Natural = 0
    heal: Natural = 0
    unjam: Natural = 0
    door: Literal["", "open", "work"] = ""  # open it, locked or not; work on it as the basic action does
    grenade: bool = False
    take: bool = False
    calm: Natural = 0
    peek: Literal["", "noise", "spawn"] = ""
    strike: Natural = 0
    kill: Natural = 0  # an enemy of this defence or less
    shield: Natural = 0
    become_target: bool = False
    cancel_rise: bool = False
    choose_door: bool = False
    hold: Literal["", "no-noise", "less-noise", "eagle-eye"] = ""
    look_at_feature: Natural = 0
    trigger_token: bool = False
    recall: bool = False
    # what belongs to a verb
    who: Whom = "self"
    companion: bool = msgspec.field(default=False, name="with")  # one from the own area goes the same way
    through: Natural = 0  # areas with enemies that may be crossed
    unseen: bool = False  # no first-sight rise
    attacks: Natural = 0  # ranged attacks at any points of the move
    times: Positive = 1
    dice: Natural = 0
    keywords: tuple[str, ...] = ()
    least: Natural = 0  # areas to the target
    weapon: str = ""
    at: Literal["", "trigger"] = ""
    spread: bool = False  # an area adjacent to it as well
    ignore_damage: bool = False
    then_move: Natural = 0
    alone: bool = False
    until: Literal["", "own-turn", "next-hero"] = ""
    repeat: bool = False  # until the attack fails (REICH-RUL-130)


class Change(Written, frozen=True, kw_only=True):
    """What a modifier does to the action that it is played on (REICH-ICO-03).

    A plus with a die adds dice of that kind, a plus with a value adds to the total, a special face is a special.
    REICH-ICO-11, REICH-ICO-12, REICH-ICO-17.
    """

    attack_dice: Natural = 0
    defence_dice: Natural = 0
    attack: Natural = 0
    defence: Natural = 0
    special: Literal["", "attack", "defence", "any"] = ""
    noise_dice: Amount = 0
    noise: Amount = 0  # to a rolled noise total
    areas: Natural = 0
    reroll: Natural = 0
    on: Literal["", "attack", "defence", "noise"] = ""
    reroll_blanks: Literal["", "attack", "defence"] = ""
    reroll_all: Literal["", "noise"] = ""
    draw: Natural = 0
    keyword: str = ""
    only: Literal["", "melee", "ranged", "own", "friend", "here", "alone", "door-or-search", "attack"] = ""


class Modifier(Written, frozen=True, kw_only=True):
    id: Id
    choices: Annotated[tuple[Change, ...], msgspec.Meta(min_length=1)]


class ActionCard(Entry, frozen=True, kw_only=True):
    """An action card: a feat, or an action with a modifier (REICH-CAR-01, REICH-COMP-51)."""

    hero: str
    number: Positive
    when: When
    noise: Literal["", "1", "2", "3", "weapon", "weapon+1", "bang"] = ""
    action: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]
    modifier: Modifier | None = None

    @property
    def is_feat(self) -> bool:
        return self.modifier is None


# -- enemies -----------------------------------------------------------------------------------------------------------


class Melee(Written, frozen=True, kw_only=True):
    attack: Natural
    support: Natural = 0


class Ranged(Written, frozen=True, kw_only=True):
    attack: Natural
    support: Natural = 0
    range: Positive


class UnitState(Written, frozen=True, kw_only=True):
    """One side of a unit card."""

    keywords: tuple[str, ...] = ()
    melee: Melee | None = None
    ranged: Ranged | None = None
    defence: Natural


class Unit(Entry, frozen=True, kw_only=True):
    """A unit card; `states` in place of values for a unit that changes with its wounds (REICH-EWD-04).

    Its icons are its loot, its melee and ranged attack, and its defence; a row has the maximum (REICH-ICO-15).
    """

    type: Id
    keywords: tuple[str, ...] = ()
    melee: Melee | None = None
    ranged: Ranged | None = None
    defence: Natural = 0
    loot: Literal["", "normal", "vril"] = ""
    states: tuple[UnitState, ...] = ()

    def state(self, number: int) -> UnitState:
        """The side that lies face up."""
        if self.states:
            return self.states[number]
        return UnitState(keywords=self.keywords, melee=self.melee, ranged=self.ranged, defence=self.defence)


class Row(Written, frozen=True, kw_only=True):
    """A row of a faction card; a white one only spawns (REICH-ENM-03)."""

    code: Annotated[str, msgspec.Meta(pattern="^[a-j]$")]
    unit: Id
    most: Natural = 0
    white: bool = False


class Faction(Entry, frozen=True, kw_only=True):
    kind: Literal["mission", "raid"]
    rows: tuple[Row, ...]
    vrilmeister: str = ""


# -- decks -------------------------------------------------------------------------------------------------------------


class NoiseTop(Written, frozen=True, kw_only=True):
    """The upper half of a noise card; what it does not name does not happen."""

    reroll: Literal["", "blank", "non-blank"] = ""
    rise: Natural = 0  # of the nearest room with enemies
    drop_highest: bool = False
    dice: Natural = 0
    dogs: Natural = 0  # to the total, if a dog is on the map
    total: Amount = 0
    discard_for: Natural = 0  # a card lowers the total by this
    lights: bool = False  # an obscured token goes
    crossfire: bool = False
    lock: bool = False


class BarracksSpawn(Written, frozen=True, kw_only=True):
    barracks: Barracks
    level: Level


class NoiseBottom(Written, frozen=True, kw_only=True):
    patrol: Natural = 0  # level
    awareness: Awareness = "at-ease"
    tracker: Natural = 0
    spawns: tuple[BarracksSpawn, ...] = ()


class NoiseCard(Entry, frozen=True, kw_only=True):
    deck: Literal["pre", "post"]
    top: NoiseTop = NoiseTop()
    number: Natural
    bottom: NoiseBottom


class SpawnCard(Entry, frozen=True, kw_only=True):
    levels: Annotated[tuple[tuple[str, ...], ...], msgspec.Meta(min_length=3, max_length=3)]


#: What a wound card does at once; dropping an item has an icon of its own (REICH-ICO-18).
WoundTop: TypeAlias = Literal["discard", "knocked-down", "knocked-back", "jam", "drain", "drop"]
Permanent: TypeAlias = Literal[
    "",
    "no-refill",
    "no-movement-modifiers",
    "discard-each-turn",
    "more-noise",
    "weak-at-range",
    "weak-in-melee",
    "one-modifier",
    "one-slot-fewer",
    "weak-defence",
    "loud-search",
    "no-instants",
    "short-range",
    "lost-skill",
    "draw-fewer",
    "no-cancelling",
    "no-search",
    "no-bandages",
]


class WoundCard(Entry, frozen=True, kw_only=True):
    top: tuple[WoundTop, ...] = ()
    number: Natural
    permanent: Permanent = ""


class Feature(Entry, frozen=True, kw_only=True):
    back: FeatureBack
    copies: Positive


class Cards(msgspec.Struct, frozen=True, eq=False):
    """Everything in the box that is not a map. It equals no other, so it is a quick key."""

    constants: Constants
    dice: Dice
    harsh: Dice
    weapons: dict[str, Weapon]
    heroes: dict[str, Hero]
    teams: dict[str, Team]
    items: dict[str, Item]
    actions: dict[str, ActionCard]
    units: dict[str, Unit]
    factions: dict[str, Faction]
    noises: dict[str, NoiseCard]
    spawns: dict[str, SpawnCard]
    wounds: dict[str, WoundCard]
    features: dict[str, Feature]

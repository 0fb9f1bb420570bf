"""The facts of Reichbusters' view, one structure for each kind of area, piece and card that has any."""

from __future__ import annotations

from typing import Literal, TypeAlias

from sandtable.engine.view import Facts, FactTypes, GoalFacts
from sandtable.games.reichbusters.cards import Permanent, When, Whom, WoundTop
from sandtable.games.reichbusters.drawing import Side
from sandtable.games.reichbusters.names import (
    Awareness,
    Barracks,
    DieKind,
    Face,
    FeatureBack,
    ItemBack,
    Mark,
    PointKind,
    TestKind,
)
from sandtable.games.reichbusters.state import Alarm

PlaceKind: TypeAlias = Literal["room", "corridor"]
DoorState: TypeAlias = Literal["open", "closed", "locked"]
DoorWork: TypeAlias = Literal["", "unlock", "open"]
HeroState: TypeAlias = Literal["standing", "knocked-down", "downed", "captured", "out"]
WeaponFace: TypeAlias = Literal["normal", "vril"]
Loot: TypeAlias = Literal["", "normal", "vril"]
#: What a unit would do if the enemy turn began now.
Intent: TypeAlias = Literal["", "stay", "advance", "open-door", "flee", "melee", "ranged", "explode"]

# -- the map -----------------------------------------------------------------------------------------------------------


class AreaFacts(Facts, frozen=True, kw_only=True, gc=False):
    """An area: the cells that it covers, its room and its tile; for the acting Hero, how far it is and whom to attack.

    `reach` counts movement points along the shortest way; `targets` are enemies here whom a basic attack can be made
    on. `barracks` are the letters whose arrow points here, `letters` those of X, Y and Z that lie here.
    """

    cells: tuple[tuple[int, int], ...]
    room: str
    kind: PlaceKind
    tile: str
    letters: tuple[Mark, ...] = ()
    barracks: tuple[Barracks, ...] = ()
    passages: tuple[str, ...] = ()  # the areas at the other ends
    reach: int | None = None
    targets: tuple[str, ...] = ()


class DoorFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A door: the areas that it joins, the edges of cells that it stands on, its noise; what the acting Hero can do."""

    state: DoorState
    areas: tuple[str, str]
    noise: int
    edges: tuple[tuple[int, int, Side], ...]
    can: DoorWork = ""


class RoomFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A room or corridor: its areas, its tiles, its awareness, the Heroes whom its enemies see."""

    areas: tuple[str, ...]
    kind: PlaceKind
    tiles: tuple[str, ...]
    awareness: Awareness = "at-ease"
    enemies: int = 0
    sees: tuple[str, ...] = ()


class HeroPieceFacts(Facts, frozen=True, gc=False):
    """A Hero on the map."""

    state: HeroState
    wounds: int


class EnemyFacts(Facts, frozen=True, kw_only=True, gc=False):
    """An enemy unit with its numbers as they count now. `unit` is its card, `side` the side that lies face up, from 0.

    A unit without a melee or a ranged attack has no number there. `nearest` is the nearest Hero, `distance` how far
    that is, `intent` what it would do if the enemy turn began now, and `steps` where it would go.
    """

    unit: str
    defence: int
    base_defence: int
    melee: int | None = None
    melee_support: int = 0
    ranged: int | None = None
    ranged_support: int = 0
    range: int = 0
    wounds: int = 0
    most_wounds: int = 1
    side: int = 0
    keywords: tuple[str, ...] = ()
    awareness: Awareness = "at-ease"
    nearest: str = ""
    distance: int | None = None
    intent: Intent = ""
    steps: tuple[str, ...] = ()


class TokenFacts(Facts, frozen=True, gc=False):
    """A spawn token."""

    level: int


class FeatureFacts(Facts, frozen=True, gc=False):
    """A room feature: its back, and its front if somebody has seen it."""

    back: FeatureBack
    front: str = ""


class LyingFacts(Facts, frozen=True, kw_only=True, gc=False):
    """An item on the map: its back, or its kind if it lies face up; the noise dice of searching it."""

    back: str = ""
    kind: str = ""
    loot: Loot = ""
    noise: int = 0


# -- Heroes ------------------------------------------------------------------------------------------------------------


class SeatFacts(Facts, frozen=True, gc=False):
    """A player, and the Heroes of this player."""

    heroes: tuple[str, ...]


class HeroFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A Hero's dashboard in numbers.

    `cards` are the hand, if the seat may see it; `hand` is how many there are. `top` are cards of the deck whose place
    is known, uppermost first; `in_use` those being resolved, or whose effect goes on. `turn` is the place in the turn
    order of a round after the alarm.
    """

    seat: str
    at: str
    room: str
    state: HeroState
    basics: int
    moved: bool = False
    attacked: bool = False
    gave: bool = False
    spent_point: bool = False
    painless: bool = False
    wounds: int
    until_downed: int
    slots: int
    points: dict[PointKind, int] = {}
    hand: int
    cards: tuple[str, ...] = ()
    deck: int
    top: tuple[str, ...] = ()
    in_use: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    turn: int | None = None
    acted: bool = False


class HeldWeaponFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A weapon of a Hero: the side that lies face up, with the range as wounds leave it; 0 is melee."""

    side: WeaponFace
    range: int
    attack: int
    vril: int
    noise: int
    keywords: tuple[str, ...] = ()
    jams: int = 0


class HeldItemFacts(Facts, frozen=True, kw_only=True, gc=False):
    """An item on a dashboard."""

    back: ItemBack
    when: str
    noise: str = ""


class HeldWoundFacts(Facts, frozen=True, gc=False):
    """A permanent wound, and the skill token that lies on it."""

    permanent: Permanent = ""
    skill: str = ""


class InPlayFacts(Facts, frozen=True, gc=False):
    """An effect that goes on, until when, and the action card that it comes from."""

    until: str
    card: str = ""


# -- the test on the table ---------------------------------------------------------------------------------------------


class DiceTestFacts(Facts, frozen=True, kw_only=True, gc=False):
    """The test that is being made. `foe` is the enemy attacked, or the main attacker; `cards` are modifiers played."""

    kind: TestKind
    hero: str
    target: int
    total: int
    bonus: int = 0
    foe: str = ""
    cards: tuple[str, ...] = ()


class DieFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A die of the test: what it counts, and what its special or surge was spent on."""

    kind: DieKind
    face: Face
    value: int
    spent: str = ""


# -- decks and cards ---------------------------------------------------------------------------------------------------


class DeckFacts(Facts, frozen=True, gc=False):
    """A deck: how many cards are left, those on top whose place is known, and the discard pile, its top card last."""

    left: int
    top: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()


class AlarmFacts(Facts, frozen=True, kw_only=True, gc=False):
    """The tracker: spaces left until the alarm or, after it, until time is up, and what moves the marker now."""

    state: Alarm
    left: int
    alert: tuple[str, ...] = ()  # units that move it in the next enemy turn
    each_enemy_turn: int = 0
    each_round: int = 0


class RowFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A row of the faction card: a white one only spawns."""

    code: str
    unit: str
    type: str
    most: int
    on_map: int
    white: bool = False
    acting: bool = False
    used_up: bool = False


class UnitSideFacts(Facts, frozen=True, kw_only=True, gc=False):
    """One side of a unit card."""

    defence: int
    melee: int | None = None
    melee_support: int = 0
    ranged: int | None = None
    ranged_support: int = 0
    range: int = 0
    keywords: tuple[str, ...] = ()


class UnitFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A unit card: most have one side, units that change with their wounds several."""

    type: str
    sides: tuple[UnitSideFacts, ...]
    loot: Loot = ""
    veteran: bool = False


class StepFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A part of the upper half of an action card: its icon, how much or how far, for whom."""

    verb: str
    n: int = 0
    who: Whom = "self"


class ChangeFacts(Facts, frozen=True, kw_only=True, gc=False):
    """What a modifier does: the tests and moves that it fits, and its icons."""

    fits: tuple[str, ...]  # attack, defence, noise, move
    attack_dice: int = 0
    defence_dice: int = 0
    attack: int = 0
    defence: int = 0
    special: bool = False
    noise_dice: int = 0
    noise: int = 0
    areas: int = 0
    reroll: int = 0  # 0: none; 99: as many as one likes
    draw: int = 0
    keyword: str = ""
    only: str = ""


class ActionFacts(Facts, frozen=True, kw_only=True, gc=False):
    """An action card: a feat, or an action with a modifier; `when` is `free`, or the moment of an instant.

    `noise` is a number of dice, `weapon`, `weapon+1` or `bang`. A modifier with several changes is a choice.
    """

    hero: str
    number: int
    when: When
    feat: bool = False
    noise: str = ""
    steps: tuple[StepFacts, ...]
    modifier: str = ""
    changes: tuple[ChangeFacts, ...] = ()


class TeamFacts(Facts, frozen=True, gc=False):
    """The team, and whether its rule has been used in this round."""

    used: bool = False


class WeaponSideFacts(Facts, frozen=True, kw_only=True, gc=False):
    """One side of a weapon token."""

    range: int
    attack: int
    vril: int = 0
    noise: int
    keywords: tuple[str, ...] = ()


class WeaponFacts(Facts, frozen=True, gc=False):
    """A weapon token with its two sides."""

    normal: WeaponSideFacts
    vril: WeaponSideFacts


class ItemFacts(Facts, frozen=True, kw_only=True, gc=False):
    """An item: its back, its moment, whether it is kept after use, and the dice that it brings."""

    back: ItemBack
    when: str
    keep: bool = False
    noise: str = ""
    attack_dice: int = 0
    defence_dice: int = 0
    defence: int = 0
    vril_dice: int = 0


class WoundFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A wound card: what happens at once, the damage from which it stays, what it does while it stays."""

    number: int
    top: tuple[WoundTop, ...] = ()
    permanent: Permanent = ""


class NoiseFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A noise card: the total from which its lower half happens, and what that is."""

    deck: Literal["pre", "post"]
    number: int
    patrol: int = 0
    awareness: Awareness = "at-ease"
    tracker: int = 0
    spawns: tuple[tuple[Barracks, int], ...] = ()


class SpawnFacts(Facts, frozen=True, gc=False):
    """A spawn card: the types that each level brings with this faction."""

    levels: tuple[tuple[str, ...], ...]


FACTS = FactTypes(
    areas={
        "map": (AreaFacts,),
        "doors": (DoorFacts,),
        "rooms": (RoomFacts,),
        "heroes": (HeroFacts,),
        "seats": (SeatFacts,),
        "test": (DiceTestFacts,),
        "decks": (DeckFacts,),
    },
    pieces=(
        HeroPieceFacts,
        EnemyFacts,
        TokenFacts,
        FeatureFacts,
        LyingFacts,
        HeldWeaponFacts,
        HeldItemFacts,
        HeldWoundFacts,
        InPlayFacts,
        DieFacts,
    ),
    cards={
        "goals": (GoalFacts,),
        "alarm": (AlarmFacts,),
        "faction": (RowFacts,),
        "units": (UnitFacts,),
        "actions": (ActionFacts,),
        "weapons": (WeaponFacts,),
        "items": (ItemFacts,),
        "wounds": (WoundFacts,),
        "team": (TeamFacts,),
        "noise": (NoiseFacts,),
        "spawns": (SpawnFacts,),
    },
)

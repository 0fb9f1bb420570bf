"""The facts of Wolfenstein's view, one structure for each kind of area, piece and card that has any."""

from __future__ import annotations

from typing import Literal, TypeAlias

from sandtable.engine.view import Facts, FactTypes, GoalFacts
from sandtable.games.wolfenstein.vocabulary import Ammo, ItemType, Keyword, Slot

DoorState: TypeAlias = Literal["open", "closed", "locked"]
Side: TypeAlias = Literal["hero", "bot", "nazi"]

# -- the castle --------------------------------------------------------------------------------------------------------


class SquareFacts(Facts, frozen=True, gc=False):
    """A square: its place, the sides (`nesw`) with a wall, and the AP to go there, if the acting model can."""

    place: str
    walls: str
    ap: int | None = None


class BarrierFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A door or a barricade, and the pairs of squares that it parts; the rule that locks it, or the AP to open it."""

    state: DoorState
    rule: str = ""
    ap: int | None = None
    edges: tuple[tuple[str, str], ...]


class PlaceFacts(Facts, frozen=True, gc=False):
    """A room or corridor, those beside it, and the Nazis whom noise here would wake."""

    place: str
    beside: tuple[str, ...]
    wakes: tuple[str, ...]


class TokenFacts(Facts, frozen=True, gc=False):
    """A token with a letter."""

    letter: str


class ModelFacts(Facts, frozen=True, gc=False):
    """A model: what is left of it, the Hero whose bot it is, and the rule by which it would activate now."""

    side: Side
    hp: int
    base_hp: int
    armor: int
    base_armor: int
    large: bool = False
    hero: str = ""
    alert: str = ""


# -- Heroes ------------------------------------------------------------------------------------------------------------


class SeatFacts(Facts, frozen=True, gc=False):
    """A player, and the Heroes of this player."""

    heroes: tuple[str, ...]


class HeroFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A Hero: whose it is, where it is, its numbers, and each slot of its card with the item in it."""

    seat: str
    at: str
    place: str
    hp: int
    base_hp: int
    armor: int
    base_armor: int
    suit_armor: int
    ap: int
    base_ap: int
    move_ap: int
    accuracy: int
    gp: int
    lives: int
    attacks: int
    ammo: dict[Ammo, int]
    slots: tuple[tuple[Slot, str], ...]
    skills: tuple[str, ...]


class HeldWeaponFacts(Facts, frozen=True, gc=False):
    """A Hero's weapon, and what is attached to it."""

    ammo: Ammo
    range: int
    dice: int
    ap: int
    attachment: str


class HeldItemFacts(Facts, frozen=True, gc=False):
    """An item that a Hero wears or carries."""

    type: ItemType
    ap: int


class KeptEventFacts(Facts, frozen=True, gc=False):
    """An event that a Hero keeps: the option taken, and what ends it."""

    option: str
    hero_spawn: str = ""
    spawned: tuple[str, ...] = ()


# -- cards -------------------------------------------------------------------------------------------------------------


class AlarmFacts(Facts, frozen=True, gc=False):
    """How often the alarm was raised."""

    raised: int


class SkillFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A Hero's skill with its price; the rule by which it cannot be used now."""

    hero: str
    gp: int
    fatigue: bool
    usable: bool
    always: bool
    spent: bool
    rule: str = ""


class WeaponFacts(Facts, frozen=True, gc=False):
    """A weapon; `from_the_top` is where a card lies in its deck that somebody has looked at."""

    ammo: Ammo
    range: int
    dice: int
    ap: int
    from_the_top: int | None = None


class ItemFacts(Facts, frozen=True, gc=False):
    """An item."""

    type: ItemType
    ap: int
    from_the_top: int | None = None


class EventFacts(Facts, frozen=True, gc=False):
    """An event, and whether it must be resolved."""

    must: bool
    from_the_top: int | None = None


class ChestFacts(Facts, frozen=True, gc=False):
    """A chest that somebody has looked at."""

    from_the_top: int


class EnemyFacts(Facts, frozen=True, kw_only=True, gc=False):
    """An enemy's numbers and its weapon."""

    hp: int
    armor: int
    ap: int
    initiative: int
    keywords: tuple[Keyword, ...]
    weapon: str
    range: int
    dice: int
    weapon_ap: int


FACTS = FactTypes(
    areas={
        "castle": (SquareFacts,),
        "barriers": (BarrierFacts,),
        "places": (PlaceFacts,),
        "heroes": (HeroFacts,),
        "seats": (SeatFacts,),
    },
    pieces=(ModelFacts, TokenFacts, HeldWeaponFacts, HeldItemFacts, KeptEventFacts),
    cards={
        "goals": (GoalFacts,),
        "alarm": (AlarmFacts,),
        "skills": (SkillFacts,),
        "weapons": (WeaponFacts,),
        "equipment": (ItemFacts,),
        "events": (EventFacts,),
        "chests": (ChestFacts,),
        "enemies": (EnemyFacts,),
    },
)

"""The facts of Atlantikwall's view, one structure for each kind of area, piece and card that has any."""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.engine.view import Facts, FactTypes, Text
from sandtable.games.atlantikwall.cards import Moment, SideName
from sandtable.games.atlantikwall.maps import Climb
from sandtable.games.atlantikwall.names import Colour, Face

# -- the beach ---------------------------------------------------------------------------------------------------------


class LineFacts(Facts, frozen=True, gc=False):
    """A line that leads away from a Sector."""

    to: str
    courage: int
    mines: bool
    barrier: bool
    lateral: bool


class SectorFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A Sector: what is printed on it, its lines, and what that comes to now."""

    row: int
    map: str
    def_: int = msgspec.field(name="def")
    soldiers: int = 0
    needs: str = ""
    costs: int = 0
    costs_named: str = ""
    here: str = ""
    adds: dict[Face, int] = {}
    arrival: int = 0
    no_bonus: Face | None = None
    units: int = 0
    gift: str = ""
    dice: int | None = None  # if fewer than six are thrown
    mgf_specialists: int = 0
    climb: Climb | None = None
    lines: tuple[LineFacts, ...]
    def_now: int
    effective: dict[str, int]  # DEF for each Unit here
    mgf: bool
    mgf_active: bool
    mines_active: bool
    visited: tuple[str, ...]  # by these Units


class UnitFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A Unit where it stands: its force, how long it may stay, and what Phase 5 would cost it."""

    soldiers: int
    strength: int
    marker: int
    stay: int
    must_move: bool
    def_: int = msgspec.field(name="def")
    losses: int


class LandingFacts(Facts, frozen=True, kw_only=True, gc=False):
    """The automated Unit: its turns here, those it will fight here in all, and the Sectors that it will enter."""

    turns: int
    stay: int
    moved: bool
    path: tuple[str, ...]
    sniper: str
    shots: int
    mgf_hurts: bool
    mines_hurt: bool


class LandedFacts(LandingFacts, frozen=True, kw_only=True, gc=False):
    """The same beside the beach, with where it is and where it was."""

    at: str
    visited: tuple[str, ...]


class AssaultFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A confrontation in a Bunker as it would come out now."""

    unit: str
    allied: int
    german: int
    allied_specialists: int
    german_specialists: int
    winner: Literal["allies", "german"]


# -- the sides ---------------------------------------------------------------------------------------------------------


class DieFacts(Facts, frozen=True, gc=False):
    """A die, by its number from the left."""

    face: Face
    colour: Colour
    locked: bool
    cancelled: bool
    number: int


class SetFacts(Facts, frozen=True, kw_only=True, gc=False):
    """An RWB that is complete or near: its dice, and the colours that it lacks."""

    face: Face
    bonus: str
    dice: tuple[str, ...]
    missing: tuple[Colour, ...]
    forbidden: bool


class WorthFacts(Facts, frozen=True, kw_only=True, gc=False):
    """What dice give as they lie."""

    soldiers: int
    courage: int
    stars: int
    points: int
    skulls: int


class MoveFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A move to a Sector next to a Unit's own: its price and risk, and why it is not allowed."""

    to: str
    courage: int
    mines: bool
    cry: bool
    rule: str = ""
    why: Text | None = None


class SideFacts(Facts, frozen=True, kw_only=True, gc=False):
    """What a Unit and the German have in common."""

    soldiers: int
    courage: int
    stars: int
    points: int
    counters: int
    strength: int
    throws: int
    throws_left: int
    aside: str
    sets: tuple[SetFacts, ...]
    straight_lacks: tuple[Face, ...] | None = None  # if a straight is near
    worth: WorthFacts
    bonuses: tuple[Face, ...]
    recruited: int
    found: int
    for_turn: dict[str, int]


class UnitSideFacts(SideFacts, frozen=True, kw_only=True, gc=False):
    """A Unit; once it has landed, also what Phase 5 would cost it and where it can go."""

    at: str
    visited: tuple[str, ...]
    marker: int
    stay: int
    must_move: bool
    def_: int | None = msgspec.field(default=None, name="def")
    losses: int | None = None
    moves: tuple[MoveFacts, ...] | None = None


class GermanFacts(SideFacts, frozen=True, kw_only=True, gc=False):
    """The German; after the start also the highest DEF in play, the Soldiers that he owes, and those he lacks."""

    hand: int
    mgf_active: bool
    mines_active: bool
    highest: int | None = None
    due: int | None = None
    missing: int | None = None


# -- cards -------------------------------------------------------------------------------------------------------------


class OfferFacts(Facts, frozen=True, kw_only=True, gc=False):
    """A card on offer; to its possible buyer also whether he can pay, why he may not, and whether it helps him."""

    price: int
    currency: Literal["stars", "points", "courage"]
    affordable: bool | None = None
    rule: str = ""
    why: Text | None = None
    useful: tuple[Text, ...] | None = None
    useless: tuple[Text, ...] | None = None


class OwnerFacts(Facts, frozen=True, gc=False):
    """Whose Regular Specialists these are, or who lost this one."""

    side: str


class BonusFacts(Facts, frozen=True, gc=False):
    """What an RWB can be taken as."""

    side: SideName
    face: Face


class AwardFacts(Facts, frozen=True, gc=False):
    """A card: where it is, and when it is used."""

    at: str
    when: tuple[Moment, ...]


class SpecialistFacts(AwardFacts, frozen=True, gc=False):
    kind: Literal["regular", "unique", "german-specialist"]
    stars: int
    sacrifice: bool


class ItemFacts(AwardFacts, frozen=True, gc=False):
    kind: Literal["regular-item", "special-item", "german-item", "vehicle"]
    points: int


class DecorationFacts(AwardFacts, frozen=True, gc=False):
    kind: Literal["red", "gray"]


FACTS = FactTypes(
    areas={
        "map": (SectorFacts,),
        "side": (UnitSideFacts, GermanFacts),
        "assault": (AssaultFacts,),
        "solitaire": (LandedFacts,),
        "market": (OwnerFacts,),
    },
    pieces=(UnitFacts, LandingFacts, DieFacts, OfferFacts, OwnerFacts),
    cards={
        "specialists": (SpecialistFacts,),
        "items": (ItemFacts,),
        "awards": (AwardFacts,),
        "vehicles": (ItemFacts,),
        "decorations": (DecorationFacts,),
        "bonuses": (BonusFacts,),
    },
)

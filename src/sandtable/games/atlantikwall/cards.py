"""Reads the cards from TOML and checks them: Specialists, Items, Awards, Vehicles, Decorations and bonuses.

What a card does is written in a vocabulary of named effects; `vocabulary.py` lists them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from sandtable.engine.content import convert, lay_over, read_toml
from sandtable.engine.errors import Malformed
from sandtable.games.atlantikwall.names import FACES, Colour, Face
from sandtable.games.atlantikwall.vocabulary import STANDING, WORDS

Natural: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
SideName: TypeAlias = Literal["allied", "german"]

#: When a card is used (ATL-RUL-81). A `standing` card is never used: it holds while it is kept.
Moment: TypeAlias = Literal[
    "standing",
    "any",  # in every window of ATL-RUL-15
    "throw",  # right after its owner's throw in Phase 1
    "tally",  # after all tallies close, before scoring
    "d6",  # before a d6 is applied
    "upkeep",  # Phase 2, before markers turn
    "market",  # Phase 3
    "move",  # the start of Phase 4
    "combat",  # the start of Phase 5
    "confrontation",  # Phase 6
    "theft",  # when dice of this Unit are stolen
    "loss",  # when a Specialist of its owner would be lost
    "entry",  # played the moment it is drawn
]

FILES = ("specialists", "items", "awards", "vehicles", "decorations", "bonuses")
#: What the boxes hold (DDD-CMP-04, DDD-CMP-05, DDD-CMP-06, DDD-CMP-07, ATL-CMP-01, ATL-CMP-02): cards in each kind.
COUNTS = {
    "regular": 13,
    "unique": 11 + 3,
    "regular-item": 10 + 3,
    "special-item": 9,
    "german-specialist": 14,
    "german-item": 16,
    "award": 12 + 1,
    "vehicle": 6,
    "red": 18,
    "gray": 3,
}


class Written(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, kw_only=True, gc=False):
    """An entry of a TOML file."""


class Effect(Written, frozen=True, kw_only=True, gc=False):
    """One thing that a card does: a word of the vocabulary and its numbers."""

    name: str
    n: int = 0
    bunker: int = 0  # the same number for a Bunker; 0 if it does not work there
    face: Face | None = None
    colour: Colour | None = None
    most: Natural = 0


class Card(Written, frozen=True, kw_only=True, gc=False):
    """What all cards have. `versus` cards are in play only against a German; `solo` says what becomes of it alone."""

    id: str
    source: str
    when: tuple[Moment, ...] = ("standing",)
    effects: tuple[Effect, ...] = ()
    versus: bool = False
    solo: Literal["same", "out", "other"] = "same"
    solo_effects: tuple[Effect, ...] = ()

    def text(self, *, solitaire: bool) -> tuple[Effect, ...]:
        """Its effects; some cards have others in solitaire (ATL-SCD-01, ATL-SCD-02, ATL-SCD-03, ATL-SCD-04)."""
        return self.solo_effects if solitaire and self.solo == "other" else self.effects


class Specialist(Card, frozen=True, kw_only=True, gc=False):
    """Counts as one Soldier (DDD-REC-04) and costs Stars."""

    kind: Literal["regular", "unique", "german-specialist"]
    stars: Natural
    starting: bool = False  # ATL-SET-06
    sacrifice: bool = False  # using his ability costs the Specialist himself


class Item(Card, frozen=True, kw_only=True, gc=False):
    """Costs Item Points and is spent when used (DDD-ITM-03)."""

    kind: Literal["regular-item", "special-item", "german-item"]
    points: Natural


class Award(Card, frozen=True, kw_only=True, gc=False):
    kind: Literal["award"] = "award"


class Vehicle(Card, frozen=True, kw_only=True, gc=False):
    kind: Literal["vehicle"] = "vehicle"
    points: Natural


class Decoration(Card, frozen=True, kw_only=True, gc=False):
    """Secret until it is played; gray ones are played when they are drawn (ATL-DEC-07)."""

    kind: Literal["red", "gray"]


class Choice(Written, frozen=True, kw_only=True, gc=False):
    """One of the things that a bonus can be taken as."""

    id: str
    effects: tuple[Effect, ...]
    frees_skulls: bool = False  # its Skulls cancel nothing (ATL-RWB-01)


class Bonus(Written, frozen=True, kw_only=True, gc=False):
    """What three equal faces in three colours earn on top of the dice (DDD-RWB-01, DDD-RWB-02)."""

    id: str
    side: SideName
    face: Face
    choices: Annotated[tuple[Choice, ...], msgspec.Meta(min_length=1)]
    source: str


class Values(Written, frozen=True, kw_only=True, gc=False):
    """Numbers that are on no card."""

    points: tuple[Natural, ...]  # Item Points for 0, 1, 2 … Tools (ATL-RUL-48)
    decoration: Positive  # Courage for a Decoration (ATL-DEC-02)
    german_soldiers: Natural  # ATL-SET-05
    german_courage: Natural  # for each Unit beyond the first (ATL-SET-07)
    stay: Positive  # turns in one Sector (DDD-MOV-04)


class _Files(Written, frozen=True, kw_only=True):
    specialist: tuple[Specialist, ...]
    item: tuple[Item, ...]
    award: tuple[Award, ...]
    vehicle: tuple[Vehicle, ...]
    decoration: tuple[Decoration, ...]
    bonus: tuple[Bonus, ...]
    values: Values


class Cards(msgspec.Struct, frozen=True, dict=True, eq=False):
    """All cards by their ids. It never changes, so caches can use it as a key."""

    specialists: dict[str, Specialist]
    items: dict[str, Item]
    awards: dict[str, Award]
    vehicles: dict[str, Vehicle]
    decorations: dict[str, Decoration]
    bonuses: dict[str, dict[str, Bonus]]  # by side, then by face
    values: Values

    @property
    def kinds(self) -> tuple[Mapping[str, Card], ...]:
        return self.specialists, self.items, self.awards, self.vehicles, self.decorations

    @cached_property
    def by_id(self) -> Mapping[str, Card]:
        """Every card but the bonuses."""
        return {name: card for cards in self.kinds for name, card in cards.items()}

    def card(self, name: str) -> Card:
        """A card of any kind."""
        return self.by_id[name]

    @cached_property
    def texts(self) -> Mapping[str, tuple[Effect, ...]]:
        """The effects of every card."""
        return {name: card.text(solitaire=False) for name, card in self.by_id.items()}

    @cached_property
    def solo_texts(self) -> Mapping[str, tuple[Effect, ...]]:
        """The effects of every card in solitaire."""
        return {name: card.text(solitaire=True) for name, card in self.by_id.items()}


def read_cards(pack: Path | None = None) -> Cards:
    """All cards; those of a pack replace ours. A pack is read every time, since its files may have changed."""
    return _our_cards() if pack is None else _read(pack)


@lru_cache(maxsize=1)
def _our_cards() -> Cards:
    return _read(None)


def _read(pack: Path | None) -> Cards:
    folder = files(__package__ or "") / "content"
    plain = {name: read_toml(folder / f"{name}.toml") for name in FILES}
    if pack is not None:
        lay_over(plain, pack, others=("maps",))
    found = convert({key: value for name in FILES for key, value in plain[name].items()}, _Files, where=_where(pack))
    for problem in _problems(found):
        raise Malformed(problem, where=_where(pack))
    bonuses: dict[str, dict[str, Bonus]] = {"allied": {}, "german": {}}
    for bonus in found.bonus:
        bonuses[bonus.side][bonus.face] = bonus
    return Cards(
        {card.id: card for card in found.specialist},
        {card.id: card for card in found.item},
        {card.id: card for card in found.award},
        {card.id: card for card in found.vehicle},
        {card.id: card for card in found.decoration},
        bonuses,
        found.values,
    )


def _where(pack: Path | Traversable | None) -> str:
    return str(pack) if pack else "content"


def _problems(found: _Files) -> Iterator[str]:
    """What types cannot express: ids that occur twice, decks of a wrong size, unknown effects."""
    cards: list[Specialist | Item | Award | Vehicle | Decoration] = [
        *found.specialist,
        *found.item,
        *found.award,
        *found.vehicle,
        *found.decoration,
    ]
    for card_id, count in Counter(card.id for card in cards).items():
        if count > 1:
            yield f"{card_id}: this id occurs {count} times"
    kinds = Counter(str(card.kind) for card in cards)
    for kind, expected in COUNTS.items():
        if kinds[kind] != expected:
            yield f"expected {expected} cards of kind {kind!r} (DDD-CMP, ATL-CMP), found {kinds[kind]}"
    texts = [(card.id, (*card.effects, *card.solo_effects)) for card in cards]
    texts += [(bonus.id, choice.effects) for bonus in found.bonus for choice in bonus.choices]
    for card_id, effects in texts:
        for effect in effects:
            if effect.name not in WORDS:
                yield f"{card_id}: no effect {effect.name!r}; effects: {', '.join(sorted(WORDS))}"
    for card in cards:
        for problem in _timing(card):
            yield f"{card.id}: {problem}"
    faces = Counter((bonus.side, bonus.face) for bonus in found.bonus)
    for side in ("allied", "german"):
        for face in FACES:
            if faces[side, face] != 1:
                yield f"expected one {side} bonus for {face!r} (DDD-RWB, ATL-RWB), found {faces[side, face]}"


def _timing(card: Card) -> Iterator[str]:
    """Standing texts have no moment, all others need one, and not every kind of card can have both."""
    holds = card.when == ("standing",)
    for effect in card.effects:
        if holds and effect.name not in STANDING:
            yield f"{effect.name!r} is carried out when the card is used: `when` says at which moments"
        elif not holds and effect.name in STANDING:
            yield f"{effect.name!r} holds while the card is kept: leave `when` out"
    if holds and not isinstance(card, Specialist | Vehicle):
        yield "only Specialists and Vehicles do something by being there: `when` says at which moments it is used"
    if not holds and isinstance(card, Vehicle):
        yield "a Vehicle is not used: leave `when` out"
    if isinstance(card, Decoration) and (card.kind == "gray") != (card.when == ("entry",)):
        yield 'gray Decorations, and no others, are played the moment they are drawn: `when = ["entry"]` (ATL-DEC-07)'
    if (card.solo == "other") != bool(card.solo_effects):
        yield '`solo = "other"` and `solo-effects` go together'

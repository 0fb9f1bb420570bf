"""Cards as a seat sees them: who has them, which are on offer and for how much, which are used up, what they say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import Literal

from sandtable.engine.decision import Refusal
from sandtable.engine.view import Area, Card, Piece, Text
from sandtable.games.atlantikwall.card_text import bonus_text, text_of
from sandtable.games.atlantikwall.cards import Award, Cards, Decoration, Item, SideName, Specialist, Vehicle
from sandtable.games.atlantikwall.cards import Card as Printed
from sandtable.games.atlantikwall.facts import (
    AwardFacts,
    BonusFacts,
    DecorationFacts,
    ItemFacts,
    OfferFacts,
    OwnerFacts,
    SpecialistFacts,
)
from sandtable.games.atlantikwall.finding import may_find, may_find_vehicle
from sandtable.games.atlantikwall.market import may_buy
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.prices import decoration_price, price_of
from sandtable.games.atlantikwall.recruiting import is_new, may_recruit
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import sides
from sandtable.games.atlantikwall.usefulness import prospect, useful, useless

DECKS: dict[type[Printed], str] = {
    Specialist: "specialists",
    Item: "items",
    Award: "awards",
    Vehicle: "vehicles",
    Decoration: "decorations",
}
FACE_DOWN = "decoration"


# -- every card on the table -------------------------------------------------------------------------------------------


def cards(s: State, seat: str | None) -> Iterator[Card]:
    """Each card once, with its text and its place; a hidden card is `unseen`."""
    places = dict(_places(s, seat))
    printed, alone = s.box.cards, s.box.solitaire
    for kind in printed.kinds:
        for name in kind:
            if name in places:
                yield _card(printed, alone, name, places[name])
    for side in ("allied", "german") if s.box.versus else ("german",) if alone else ("allied",):
        yield from _bonuses(printed, side)


@lru_cache(maxsize=16)
def _bonuses(printed: Cards, side: SideName) -> tuple[Card, ...]:
    """What a side's RWBs can be taken as."""
    return tuple(
        Card(bonus.id, "bonuses", bonus_text(bonus), BonusFacts(side, bonus.face), bonus.source)
        for bonus in printed.bonuses[side].values()
    )


@lru_cache(maxsize=4096)
def _card(printed: Cards, solitaire: bool, name: str, at: str) -> Card:
    """A card and where it is."""
    card = printed.card(name)
    text = text_of(card, solitaire=solitaire)
    return Card(name, DECKS[type(card)], text, _card_facts(card, at), card.source)


def _card_facts(card: Printed, at: str) -> AwardFacts:
    if isinstance(card, Specialist):
        return SpecialistFacts(at, card.when, card.kind, card.stars, card.sacrifice)
    if isinstance(card, Item | Vehicle):
        return ItemFacts(at, card.when, card.kind, card.points)
    if isinstance(card, Decoration):
        return DecorationFacts(at, card.when, card.kind)
    return AwardFacts(at, card.when)


def _places(s: State, seat: str | None) -> Iterator[tuple[str, str]]:
    """Where each card is, as far as the seat may know; a Regular Specialist is with a side that has him."""
    for unit in s.units.values():
        yield from ((card, "hand") for card in unit.hand)
    gifts = (sector.gift for sector in s.box.battle.sectors.values() if sector.gift and not s.box.solitaire)
    yield from ((card, "map") for card in gifts)
    yield from ((card, "pool") for card in (*s.unique, *s.depot, *s.barracks, *s.arsenal))
    yield from ((card, "used") for card in (*s.used, *s.spent, *s.medals))
    yield from ((card, "deck") for card in (*s.awards, *s.under))
    if s.vehicle:
        yield s.vehicle, "pool"
    for side in sides(s):
        yield from ((card, side.id) for card in held_cards(side))
    yield from _decoration_places(s, seat)


def _decoration_places(s: State, seat: str | None) -> Iterator[tuple[str, str]]:
    """Everybody knows the Decorations of this table, but only the German knows where each of them is."""
    if s.german is None:
        return
    his = seat == GERMAN
    yield from ((card, "deck" if his else "unseen") for card in s.deck)
    yield from ((card, "top" if his else "unseen") for card in s.top)
    yield from ((card, "hand" if his else "unseen") for card in s.german.hand)
    yield from ((card, "used") for card in s.discard)


def held_cards(side: Side) -> Iterator[str]:
    """Cards that lie open in front of a side."""
    yield from side.specialists
    yield from side.items
    if isinstance(side, Unit):
        yield from side.awards
        if side.vehicle:
            yield side.vehicle


# -- before a side -----------------------------------------------------------------------------------------------------


def kept_cards(s: State, side: Side, seat: str | None) -> Iterator[Piece]:
    """A side's cards; the German's Decorations face down for all but him (ATL-DEC-12)."""
    for card in side.specialists:
        marks = ["specialist"]
        marks += ["used"] if card in side.abilities else []
        marks += ["new"] if is_new(side, card) else []
        yield _kept(side, card, *marks)
    yield from (_kept(side, card, "item") for card in side.items)
    if isinstance(side, Unit):
        yield from (_kept(side, card, "award") for card in side.awards)
        if side.vehicle:
            yield _kept(side, side.vehicle, "vehicle")
    elif isinstance(side, German):
        if seat == GERMAN:
            yield from (_kept(side, card, "decoration") for card in side.hand)
        elif side.hand:
            yield Piece(FACE_DOWN, len(side.hand), f"{side.id}-hand", ("face-down",))


def _kept(side: Side, card: str, *marks: str) -> Piece:
    return Piece(card, 1, f"{side.id}-{card}", marks)


# -- what can be had ---------------------------------------------------------------------------------------------------


class Market:
    """The Pools, the Regular Specialists of every Unit, and the used piles."""

    def __init__(self, s: State) -> None:
        self.s = s

    def seen_by(self, seat: str | None) -> Iterator[Area]:
        """With the prices of the seat that looks; cards in front of others have their prices."""
        s = self.s
        if not s.box.solitaire:
            yield from self._allied(s.units.get(seat or ""))
        if s.german is not None:
            yield from _german_market(s, s.german, is_his=True) if seat == GERMAN else self._german

    def _allied(self, unit: Unit | None) -> Iterator[Area]:
        s, buyer = self.s, _Buyer(self.s, unit)
        for name, hand in self._hands.items():
            yield _hand(s.units[name], buyer) if s.units[name] is unit else hand
        yield Area("unique", "market", tuple(map(buyer.specialist, s.unique)))
        yield Area("depot", "market", tuple(map(buyer.item, s.depot)))
        yield Area("used", "market", tuple(buyer.item(card, used=True) for card in s.used))
        if s.vehicle:
            yield Area("vehicle", "market", (buyer.vehicle(),))

    @cached_property
    def _hands(self) -> dict[str, Area]:
        """The Regular Specialists of every Unit as the others see them."""
        return {name: _hand(unit, _Buyer(self.s, unit, looks=False)) for name, unit in self.s.units.items()}

    @cached_property
    def _german(self) -> tuple[Area, ...]:
        return tuple(_german_market(self.s, self.s.german, is_his=False)) if self.s.german else ()


def _hand(unit: Unit, buyer: _Buyer) -> Area:
    return Area(f"{unit.id}-hand", "market", tuple(map(buyer.specialist, unit.hand)), facts=OwnerFacts(unit.id))


class _Buyer:
    """The side whose prices are shown; if it looks itself, also what it can pay for, why not, and what helps it."""

    def __init__(self, s: State, side: Side | None, *, looks: bool = True) -> None:
        self.s = s
        self.side = side
        self.own = side if looks else None
        self.prospect = prospect(s, side) if side is not None and looks else None

    def specialist(self, card: str) -> Piece:
        return self._offer(card, "stars", may_recruit(self.s, self.own, card) if self.own else None)

    def item(self, card: str, *, used: bool = False) -> Piece:
        can_look = self.own is not None and not (isinstance(self.own, Unit) and not self.own.at)
        why = may_find(self.s, self.own, card, used=used) if can_look and self.own else None
        return self._offer(card, "points", why)

    def vehicle(self) -> Piece:
        unit = self.own
        why = may_find_vehicle(self.s, unit) if isinstance(unit, Unit) and unit.at else None
        return self._offer(self.s.vehicle, "points", why)

    def _offer(self, card: str, currency: Literal["stars", "points"], why: Refusal | None) -> Piece:
        price = price_of(self.s, self.side, card) if self.side else _printed_price(self.s, card)
        if self.own is None or self.prospect is None:
            return Piece(card, 1, card, (), OfferFacts(price=price, currency=currency))
        facts = OfferFacts(
            price=price,
            currency=currency,
            affordable=price <= getattr(self.own, currency),
            rule=why.rule if why else "",
            why=_reason(why),
            useful=useful(self.prospect, card),
            useless=useless(self.prospect, card),
        )
        return Piece(card, 1, card, (), facts)


def _german_market(s: State, him: German, *, is_his: bool) -> Iterator[Area]:
    buyer = _Buyer(s, him, looks=is_his)
    yield Area("barracks", "market", tuple(map(buyer.specialist, s.barracks)))
    yield Area("arsenal", "market", tuple(map(buyer.item, s.arsenal)))
    yield Area("spent", "market", tuple(buyer.item(card, used=True) for card in s.spent))
    price = decoration_price(s)
    why = may_buy(s, him) if is_his else None
    facts = OfferFacts(
        price=price,
        currency="courage",
        affordable=price <= him.courage,
        rule=why.rule if why else "",
        why=_reason(why),
    )
    yield Area("decorations", "market", (Piece(FACE_DOWN, len(s.deck) + len(s.top), FACE_DOWN, (), facts),))


def _printed_price(s: State, card: str) -> int:
    known = s.box.card(card)
    return known.stars if isinstance(known, Specialist) else known.points if isinstance(known, Item | Vehicle) else 0


def _reason(why: Refusal | None) -> Text | None:
    return Text(f"why-{why.key}", why.args) if why else None


# -- what is used up or gone -------------------------------------------------------------------------------------------


def piles(s: State, seat: str | None) -> Iterator[Area]:
    """Open piles, the top of the German's deck for the German, and Units that have left."""
    if not s.box.solitaire:
        yield Area("medals", "piles", _face_up(s.medals))
    if s.german is not None:
        yield Area("discard", "piles", _face_up(s.discard))
        if seat == GERMAN and s.top:
            yield Area("top", "piles", _face_up(s.top))
    lost = (entry.partition(":") for entry in s.lost)
    yield Area("lost", "piles", tuple(Piece(card, 1, f"lost-{card}", (), OwnerFacts(owner)) for owner, _, card in lost))
    for name, units in (("home", s.home), ("fallen", s.fallen)):
        if units:
            yield Area(name, "piles", tuple(Piece("unit", 1, unit) for unit in units))


def _face_up(pile: Iterable[str]) -> tuple[Piece, ...]:
    return tuple(Piece(card, 1, card) for card in pile)

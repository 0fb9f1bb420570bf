"""Cards as a seat sees them: who holds which, what can be had for how much, what is used up, and what each one says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

from sandtable.engine.decision import Refusal
from sandtable.engine.view import Area, Card, Piece, Text
from sandtable.games.atlantikwall import market as shop
from sandtable.games.atlantikwall.cards import Award, Bonus, Choice, Decoration, Effect, Item, Specialist, Vehicle
from sandtable.games.atlantikwall.cards import Card as Printed
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import sides
from sandtable.games.atlantikwall.usefulness import prospect

DECKS: dict[type[Printed], str] = {
    Specialist: "specialists",
    Item: "items",
    Award: "awards",
    Vehicle: "vehicles",
    Decoration: "decorations",
}
FACE_DOWN = "decoration"


# -- what a card says --------------------------------------------------------------------------------------------------


def effect_text(effect: Effect) -> Text:
    """One effect as a key with its values; what it leaves open is `any`."""
    values = {"n": effect.n, "bunker": effect.bunker, "most": effect.most}
    return Text(f"effect-{effect.name}", values | {"face": effect.face or "any", "colour": effect.colour or "any"})


def card_text(s: State, name: str) -> tuple[Text, ...]:
    """What a card does at this table, and whether whoever does it is lost; put together once for a box."""
    texts: dict[str, tuple[Text, ...]] = s.box.__dict__.setdefault("_texts", {})
    if name not in texts:
        card = s.box.card(name)
        lines = [effect_text(effect) for effect in s.box.effects(name)]
        if isinstance(card, Specialist) and card.sacrifice:
            lines.append(Text("card-sacrifice"))
        texts[name] = tuple(lines)
    return texts[name]


def bonus_text(bonus: Bonus) -> tuple[Text, ...]:
    """What an RWB can be taken as."""
    return tuple(Text("bonus-choice", {"choice": one.id, "text": choice_text(one)}) for one in bonus.choices)


def choice_text(choice: Choice) -> tuple[Text, ...]:
    """What a bonus gives if it is taken so."""
    lines = tuple(effect_text(effect) for effect in choice.effects)
    return (*lines, Text("frees-skulls")) if choice.frees_skulls else lines


# -- every card on the table -------------------------------------------------------------------------------------------


def cards(s: State, seat: str | None) -> Iterator[Card]:
    """Each card once, with its text and where it is; of what is hidden only that it is somewhere."""
    places = dict(_places(s, seat))
    for kind in s.box.cards.kinds:
        for name, card in kind.items():
            if name in places:
                yield _card(s, card, places[name])
    for side in ("allied", "german") if s.box.versus else ("german",) if s.box.solitaire else ("allied",):
        yield from _bonuses(s, side)


def _bonuses(s: State, side: str) -> tuple[Card, ...]:
    """What a side's RWB can be taken as; put together once for a box."""
    known: dict[str, tuple[Card, ...]] = s.box.__dict__.setdefault("_bonuses", {})
    if side not in known:
        known[side] = tuple(
            Card(bonus.id, "bonuses", bonus_text(bonus), {"side": side, "face": bonus.face}, bonus.source)
            for bonus in s.box.cards.bonuses[side].values()
        )
    return known[side]


def _card(s: State, card: Printed, at: str) -> Card:
    """A card and where it is; put together once for a box."""
    known: dict[tuple[str, str], Card] = s.box.__dict__.setdefault("_cards", {})
    if (card.id, at) not in known:
        known[card.id, at] = Card(card.id, DECKS[type(card)], card_text(s, card.id), _card_facts(card, at), card.source)
    return known[card.id, at]


def _card_facts(card: Printed, at: str) -> dict[str, Any]:
    facts: dict[str, Any] = {"at": at, "when": card.when}
    if isinstance(card, Specialist):
        facts |= {"kind": card.kind, "stars": card.stars, "sacrifice": card.sacrifice}
    elif isinstance(card, Item | Vehicle):
        facts |= {"kind": card.kind, "points": card.points}
    elif isinstance(card, Decoration):
        facts |= {"kind": card.kind}
    return facts


def _places(s: State, seat: str | None) -> Iterator[tuple[str, str]]:
    """Where every card is, as far as the seat may know; a Regular Specialist is where somebody has him."""
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
    """All Decorations of this table are known; which of them is where, the German knows better than the others."""
    if s.german is None:
        return
    his = seat == GERMAN
    yield from ((card, "deck" if his else "unseen") for card in s.deck)
    yield from ((card, "top" if his else "unseen") for card in s.top)
    yield from ((card, "hand" if his else "unseen") for card in s.german.hand)
    yield from ((card, "used") for card in s.discard)


def held_cards(side: Side) -> Iterator[str]:
    """Cards that lie open before a side."""
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
        marks += ["new"] if shop.is_new(side, card) else []
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
        """With the prices of whoever looks; what lies before others has theirs."""
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
    return Area(f"{unit.id}-hand", "market", tuple(map(buyer.specialist, unit.hand)), facts={"side": unit.id})


class _Buyer:
    """Whose prices are told; if it is the seat that looks, also what it can pay, why not, and what would help it."""

    def __init__(self, s: State, side: Side | None, *, looks: bool = True) -> None:
        self.s = s
        self.side = side
        self.own = side if looks else None
        self.prospect = prospect(s, side) if side is not None and looks else None

    def specialist(self, card: str) -> Piece:
        return self._offer(card, "stars", shop.may_recruit(self.s, self.own, card) if self.own else None)

    def item(self, card: str, *, used: bool = False) -> Piece:
        can_look = self.own is not None and not (isinstance(self.own, Unit) and not self.own.at)
        why = shop.may_find(self.s, self.own, card, used=used) if can_look and self.own else None
        return self._offer(card, "points", why)

    def vehicle(self) -> Piece:
        unit = self.own
        why = shop.may_find_vehicle(self.s, unit) if isinstance(unit, Unit) and unit.at else None
        return self._offer(self.s.vehicle, "points", why)

    def _offer(self, card: str, currency: str, why: Refusal | None) -> Piece:
        price = shop.price_of(self.s, self.side, card) if self.side else _printed_price(self.s, card)
        facts: dict[str, Any] = {"price": price, "currency": currency}
        if self.own is not None and self.prospect is not None:
            facts |= {"affordable": price <= getattr(self.own, currency), **_reason(why)}
            facts["useful"] = self.prospect.useful(card)
            facts["useless"] = self.prospect.useless(card)
        return Piece(card, 1, card, (), facts)


def _german_market(s: State, him: German, *, is_his: bool) -> Iterator[Area]:
    buyer = _Buyer(s, him, looks=is_his)
    yield Area("barracks", "market", tuple(map(buyer.specialist, s.barracks)))
    yield Area("arsenal", "market", tuple(map(buyer.item, s.arsenal)))
    yield Area("spent", "market", tuple(buyer.item(card, used=True) for card in s.spent))
    price = shop.decoration_price(s)
    facts = {"price": price, "currency": "courage", "affordable": price <= him.courage}
    facts |= _reason(shop.may_buy(s, him)) if is_his else {}
    yield Area("decorations", "market", (Piece(FACE_DOWN, len(s.deck) + len(s.top), FACE_DOWN, (), facts),))


def _printed_price(s: State, card: str) -> int:
    known = s.box.card(card)
    return known.stars if isinstance(known, Specialist) else known.points if isinstance(known, Item | Vehicle) else 0


def _reason(why: Refusal | None) -> dict[str, Any]:
    return {} if why is None else {"rule": why.rule, "why": Text(f"why-{why.key}", why.args)}


# -- what is used up or gone -------------------------------------------------------------------------------------------


def piles(s: State, seat: str | None) -> Iterator[Area]:
    """Piles that lie open, what the German put on top of his deck for himself, and Units that have left."""
    if not s.box.solitaire:
        yield Area("medals", "piles", _face_up(s.medals))
    if s.german is not None:
        yield Area("discard", "piles", _face_up(s.discard))
        if seat == GERMAN and s.top:
            yield Area("top", "piles", _face_up(s.top))
    lost = (entry.partition(":") for entry in s.lost)
    yield Area("lost", "piles", tuple(Piece(card, 1, f"lost-{card}", (), {"side": owner}) for owner, _, card in lost))
    for name, units in (("home", s.home), ("fallen", s.fallen)):
        if units:
            yield Area(name, "piles", tuple(Piece("unit", 1, unit) for unit in units))


def _face_up(pile: Iterable[str]) -> tuple[Piece, ...]:
    return tuple(Piece(card, 1, card) for card in pile)

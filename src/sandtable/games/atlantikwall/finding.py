"""Finds Items and Vehicles for Item Points in Phase 3 (DDD-ITM, DDD-VEH, ATL-OMA, ATL-GER-04)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sandtable.engine.action import Action, Offers, Refusals
from sandtable.engine.decision import Decision, Each, Option, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.dice_trades import on_found
from sandtable.games.atlantikwall.effects import Use, effect
from sandtable.games.atlantikwall.gains import allow, pay, rule_of
from sandtable.games.atlantikwall.log_beach import Found, VehicleFound
from sandtable.games.atlantikwall.prices import Purchase, cheaper, price_of, purchase_hints
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import general_in_play, held, sector, total
from sandtable.games.atlantikwall.table import side as side_of

VEHICLE: Final = Option("vehicle")
LIMIT: Final = 1  # Items and Vehicles that a Unit finds in a turn (DDD-ITM-01)
# What holds for a side until the end of the turn.
USED_ITEM: Final = "used-item"
EXTRA_FIND: Final = "extra-find"


# -- what can be found -------------------------------------------------------------------------------------------------


def may_find_any(s: State, side: Side) -> Refusal | None:
    """A Unit finds one Item or Vehicle in a turn, where Items are found (DDD-ITM-01, DDD-ITM-14, ATL-RUL-51).

    The German finds as many as he can pay for (ATL-GER-04) and is in no Sector (ATL-GER-07).
    """
    if not isinstance(side, Unit):
        return None
    if side.found >= LIMIT and side.found >= (limit := find_limit(s, side)):
        return Refusal("DDD-ITM-01", "find-limit", {"n": limit})
    if sector(s, side).no_items and not general_in_play(s):
        return Refusal("DDD-ITM-14", "no-items-here", {"at": side.at})
    return None


def find_limit(s: State, unit: Unit) -> int:
    """How many Items a Unit may find this turn; a Special Find may allow one more (ATL-RUL-03)."""
    return max((text.n for text in held(s, unit, "finds")), default=LIMIT) + unit.for_turn.get(EXTRA_FIND, 0)


def findable(s: State, side: Side) -> list[str]:
    """Items of the Pool that a side can pay for."""
    return _affordable(s, side, s.depot if isinstance(side, Unit) else s.arsenal)


def findable_again(s: State, side: Side) -> list[str]:
    """Used Items that a side can pay for, where a bonus lets it look for them (ATL-RUL-12)."""
    return [card for card in _affordable(s, side, used_pile(s, side)) if _is_here(s, side, card)]


def used_pile(s: State, side: Side) -> list[str]:
    return s.used if isinstance(side, Unit) else s.spent


def _affordable(s: State, side: Side, cards: Iterable[str]) -> list[str]:
    items, points = s.box.cards.items, side.points
    less = total(s, side, "cheaper-items")
    if less:
        return [card for card in cards if cheaper(items[card].points, less) <= points]
    return [card for card in cards if items[card].points <= points]


def _home(s: State, card: str) -> str:
    """The Sector that keeps an Item for itself (ATL-OMA-03); none for most."""
    return next((at for at, place in s.box.battle.sectors.items() if place.gift == card), "")


def _is_here(s: State, side: Side, card: str) -> bool:
    """Whether an Item can be found where the side is."""
    home = _home(s, card)
    return not home or (isinstance(side, Unit) and side.at == home)


def may_find(s: State, side: Side, card: str, *, used: bool = False) -> Refusal | None:
    """Whether this Item can be found now, in the Pool or (`used`) in the used pile (DDD-ITM-03)."""
    if not used and (refusal := _not_in_pool(s, side, card)):
        return refusal
    if used and USED_ITEM not in side.for_turn:
        return Refusal("DDD-ITM-03", "no-special-find", {"card": card})
    if refusal := may_find_any(s, side):
        return refusal
    if used and not _is_here(s, side, card):
        return Refusal("ATL-OMA-03", "only-found-at", {"card": card, "at": _home(s, card)})
    return _too_few_points(s, side, card, "DDD-ITM-01")


def _not_in_pool(s: State, side: Side, card: str) -> Refusal | None:
    if card in (s.depot if isinstance(side, Unit) else s.arsenal):
        return None
    if card in used_pile(s, side):
        return Refusal("DDD-ITM-03", "item-used", {"card": card})
    for unit in s.units.values():
        if card in unit.items:
            return Refusal("ATL-RUL-82", "somebody-has", {"card": card, "unit": unit.id})
    return Refusal("ATL-OMA-03", "only-found-at", {"card": card, "at": _home(s, card)})


def _too_few_points(s: State, side: Side, card: str, rule: str) -> Refusal | None:
    if (price := price_of(s, side, card)) > side.points:
        return Refusal(rule, "too-few-points", {"card": card, "n": price, "have": side.points})
    return None


def _known_items(s: State, side: Side) -> Sequence[str]:
    """All Items at this table but those that the side has."""
    if not isinstance(side, Unit):
        return [*s.arsenal, *s.spent]
    taken = [card for unit in s.units.values() if unit is not side for card in unit.items]
    gifts = [place.gift for place in s.box.battle.sectors.values() if place.gift]
    return list(dict.fromkeys((*s.depot, *s.used, *taken, *(card for card in gifts if card not in side.items))))


# -- Items -------------------------------------------------------------------------------------------------------------


class Find(Action[State, Side, Purchase]):
    """Item Points for an Item of the Pool (DDD-ITM-01)."""

    verb = "find"

    def read(self, s: State, decision: Decision, option: Option) -> Purchase:
        return Purchase(side_of(s, decision.seat), option.args[0])

    def offers(self, s: State, who: Side) -> Offers:
        finds = findable(s, who)
        return (Each(self.verb, finds),) if finds and may_find_any(s, who) is None else ()

    def refusals(self, s: State, who: Side) -> Refusals:
        for card in _known_items(s, who):
            if refusal := may_find(s, who, card):
                yield Option(self.verb, (card,)), refusal

    def hints(self, s: State, chosen: Purchase) -> Iterable[Text]:
        return purchase_hints(s, chosen)

    def do(self, s: State, chosen: Purchase) -> Play[None]:
        (s.depot if isinstance(chosen.side, Unit) else s.arsenal).remove(chosen.card)
        _find(s, chosen, "DDD-ITM-01", used=False)
        yield from ()


class FindAgain(Find):
    """Item Points for a used Item (DDD-ITM-03, ATL-RUL-12)."""

    verb = "used"

    def offers(self, s: State, who: Side) -> Offers:
        if USED_ITEM not in who.for_turn or may_find_any(s, who) is not None:
            return ()
        used = findable_again(s, who)
        return (Each(self.verb, used),) if used else ()

    def refusals(self, s: State, who: Side) -> Refusals:
        for card in used_pile(s, who):
            if refusal := may_find(s, who, card, used=True):
                yield Option(self.verb, (card,)), refusal

    def do(self, s: State, chosen: Purchase) -> Play[None]:
        side = chosen.side
        used_pile(s, side).remove(chosen.card)
        side.for_turn[USED_ITEM] -= 1
        if not side.for_turn[USED_ITEM]:
            del side.for_turn[USED_ITEM]
        _find(s, chosen, "DDD-ITM-03", used=True)
        yield from ()


def _find(s: State, chosen: Purchase, rule: str, *, used: bool) -> None:
    side, card = chosen
    price = price_of(s, side, card)
    pay(s, side, "points", price, "DDD-ITM-01")
    side.found += 1
    side.items.append(card)
    s.tell(Found, rule, side.id, card, price, used)
    on_found(s, card)


# -- Vehicles ----------------------------------------------------------------------------------------------------------


def may_find_vehicle(s: State, unit: Unit) -> Refusal | None:
    """The Vehicle beside the Map is found where the Map says, as the find of the turn (DDD-VEH-01, ATL-OMA-02)."""
    if not sector(s, unit).vehicle:
        return Refusal("ATL-OMA-02", "no-vehicle-here", {"card": s.vehicle})
    if unit.vehicle:
        return Refusal("ATL-RUL-73", "has-vehicle", {"card": unit.vehicle})
    return may_find_any(s, unit) or _too_few_points(s, unit, s.vehicle, "DDD-VEH-01")


class FindVehicle(Action[State, Side, Purchase]):
    """Item Points for the Vehicle beside the Map."""

    verb = "vehicle"

    def read(self, s: State, decision: Decision, option: Option) -> Purchase:
        return Purchase(side_of(s, decision.seat), s.vehicle)

    def offers(self, s: State, who: Side) -> Offers:
        can = s.vehicle and isinstance(who, Unit) and may_find_vehicle(s, who) is None
        return (VEHICLE,) if can else ()

    def refusals(self, s: State, who: Side) -> Refusals:
        if s.vehicle and isinstance(who, Unit) and (refusal := may_find_vehicle(s, who)):
            yield VEHICLE, refusal

    def hints(self, s: State, chosen: Purchase) -> Iterable[Text]:
        return purchase_hints(s, chosen)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (s.vehicle,)

    def do(self, s: State, chosen: Purchase) -> Play[None]:
        unit, card = chosen
        price = price_of(s, unit, card)
        pay(s, unit, "points", price, "DDD-VEH-01")
        unit.found += 1
        if isinstance(unit, Unit):
            unit.vehicle, s.vehicle = card, ""
        s.tell(VehicleFound, "ATL-OMA-02", unit.id, card, price)
        yield from ()


FIND: Final = Find()
FIND_AGAIN: Final = FindAgain()
FIND_VEHICLE: Final = FindVehicle()


# -- permissions -------------------------------------------------------------------------------------------------------


@effect(USED_ITEM)
@effect(EXTRA_FIND)
def _permission(s: State, use: Use, text: Effect) -> None:
    """A permission for Phase 3 of this turn (ATL-RUL-03, ATL-RUL-12)."""
    allow(s, use.by, text.name, rule_of(s, use))

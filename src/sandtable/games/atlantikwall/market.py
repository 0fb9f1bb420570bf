"""Phase 3 (DDD-REC, DDD-ITM, DDD-STR, ATL-DEC): Specialists, Items, Vehicles, Awards, Decorations and trade.

There is no order: everybody acts at the same time, as often as he likes, until all are done (ATL-RUL-75). Each act
takes place at once, and the others are asked again of the table as it left it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from sandtable.engine.decision import Decision, Each, Later, Option, Options, Play, Refusal, together
from sandtable.games.atlantikwall import awards, decorations, dice_cards, trading, windows
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.effects import Args, Use, effect
from sandtable.games.atlantikwall.gains import allow, pay, rule_of
from sandtable.games.atlantikwall.hidden import has_secrets, of_hand
from sandtable.games.atlantikwall.log import PhaseBegan
from sandtable.games.atlantikwall.log_beach import DecorationBought, Found, Recruited, VehicleFound
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import general_in_play, german, held, sector, sides, total

DONE: Final = Option("done")
AWARD: Final = Option("award")
DECORATION: Final = Option("decoration")
BUY: Final = Option("buy")
VEHICLE: Final = Option("vehicle")

LIMIT: Final = 1  # Specialists and Items that a Unit gets in a turn (DDD-REC-01, DDD-ITM-01)
NOT_SPENT: Final = ("soldiers", "courage")  # by a Unit, in this phase
USED_ITEM: Final = "used-item"
EXTRA_FIND: Final = "extra-find"
NEW: Final = "new"  # `new:sniper` in `for_turn`: recruited this turn

Refusals = Iterator[tuple[Option, Refusal]]


# -- the phase ---------------------------------------------------------------------------------------------------------


def market(s: State) -> Play[None]:
    """Everybody shops and trades until nobody wants anything more (DDD-TRN-01, ATL-RUL-75)."""
    s.tell(PhaseBegan, "DDD-TRN-02", "market")
    s.old_losses = len(s.lost)
    for side in sides(s):
        side.done = False
    while asked := {side.id: _shop(s, side) for side in sides(s) if not side.done}:
        yield from together(asked)
    s.phase = "move"


def _shop(s: State, side: Side) -> Play[None]:
    """One side's Phase 3, act by act."""
    while not side.done:
        answer = yield question(s, side)
        yield from act(s, side, answer)


def question(s: State, side: Side) -> Decision:
    """What else? It is asked anew whenever somebody else has acted."""
    return Decision(
        side.id,
        "market",
        of_hand(side, partial(menu, s, side)) if has_secrets(side) else Later(lambda: menu(s, side)),
        {},
        lambda: refusals(s, side),
        lambda: question(s, side),
    )


def menu(s: State, side: Side) -> Options:
    """All that a side can do now. What a straight has earned is taken before one is done (ATL-RUL-83)."""
    found = errands(s, side)
    if isinstance(side, Unit) and len(s.units) > 1:
        found += trading.gifts(s, side)
    if is_due(s, side):
        return Options(*found)
    return Options(*found, DONE, windows.HOLD) if has_secrets(side) else Options(*found, DONE)


def errands(s: State, side: Side) -> list[Option | Each]:
    """All but gifts and being done."""
    found: list[Option | Each] = []
    if recruits := recruitable(s, side):
        found.append(Each("recruit", recruits))
    if may_find_any(s, side) is None:
        found += _finds(s, side)
    if is_due(s, side):
        found.append(AWARD if isinstance(side, Unit) else DECORATION)
    if isinstance(side, German) and may_buy(s, side) is None:
        found.append(BUY)
    found += windows.offers(s, side, "market")
    return found


def _finds(s: State, side: Side) -> Iterator[Option | Each]:
    if finds := findable(s, side):
        yield Each("find", finds)
    if USED_ITEM in side.for_turn and (used := findable_again(s, side)):
        yield Each("used", used)
    if s.vehicle and isinstance(side, Unit) and may_find_vehicle(s, side) is None:
        yield VEHICLE


def act(s: State, side: Side, answer: Option) -> Play[None]:
    match answer.verb:
        case "done" | "hold":
            side.done = True
            side.holding |= answer == windows.HOLD
        case "recruit":
            recruit(s, side, answer.args[0])
        case "find" | "used":
            find(s, side, answer.args[0], used=answer.verb == "used")
        case "use":
            yield from _use(s, side, answer)
        case "buy":
            yield from buy(s, german(s))
        case "award" | "decoration":
            yield from take_due(s, side)
        case "give" if isinstance(side, Unit):
            _give(s, side, answer)
        case "vehicle" if isinstance(side, Unit):
            find_vehicle(s, side)


def _give(s: State, unit: Unit, answer: Option) -> None:
    """Somebody who was done is asked again if the gift lets him do what he could not do before."""
    other = s.units[answer.args[0]]
    useful = other.done and answer.args[1] not in NOT_SPENT
    before = {*Options(*errands(s, other))} if useful else set()
    trading.give(s, unit, answer)
    if useful and not before.issuperset(Options(*errands(s, other))):
        other.done = False


def _use(s: State, side: Side, answer: Option) -> Play[None]:
    """A card is played; who was done is asked again if it opens a way to trade, or if he waits for a used Item."""
    reach = trading.reach(side)
    yield from windows.use(s, side, answer)
    opened = trading.reach(side) != reach
    for other in sides(s):
        if other.done and (USED_ITEM in other.for_turn or (opened and isinstance(other, Unit))):
            other.done = False


# -- prices ------------------------------------------------------------------------------------------------------------


def price_of(s: State, side: Side, card: str) -> int:
    """What a card costs a side: a Specialist in Stars, an Item or a Vehicle in Item Points."""
    cards = s.box.cards
    if card in cards.specialists:
        return cards.specialists[card].stars
    if card in cards.vehicles:
        return cards.vehicles[card].points
    return _cheaper(cards.items[card].points, total(s, side, "cheaper-items"))


def _cheaper(points: int, less: int) -> int:
    """Cheaper, but at least 1; what is free stays so."""
    return max(points - less, min(points, 1))


def decoration_price(s: State) -> int:
    """Courage for a Decoration: 5, and what Specialists on both sides make of it (ATL-DEC-01)."""
    dearer = sum(total(s, unit, "dearer-decorations") for unit in s.units.values())
    return max(0, s.box.cards.values.decoration + dearer - total(s, german(s), "cheaper-decorations"))


# -- recruiting --------------------------------------------------------------------------------------------------------


def pool(s: State, side: Side) -> list[str]:
    """Specialists who can be had: a Unit's own Regular ones and the Unique ones (DDD-REC-03, DDD-SET-06); his."""
    return [*side.hand, *s.unique] if isinstance(side, Unit) else s.barracks


def recruitable(s: State, side: Side) -> list[str]:
    """Whom a side can recruit now."""
    prices, stars = s.box.cards.specialists, side.stars
    able = [card for card in pool(s, side) if prices[card].stars <= stars]
    if not able or may_recruit_any(s, side) is not None:
        return []
    return able if len(s.lost) == s.old_losses else [card for card in able if not _just_lost(s, side, card)]


def may_recruit_any(s: State, side: Side) -> Refusal | None:
    """A Unit recruits one Specialist in a turn (DDD-REC-01), the German as many as he can pay (ATL-GER-03)."""
    if side.recruited < LIMIT or isinstance(side, German):
        return None
    limit = max((text.n for text in held(s, side, "recruits")), default=LIMIT)
    return Refusal("DDD-REC-01", "recruit-limit", {"n": limit}) if side.recruited >= limit else None


def may_recruit(s: State, side: Side, card: str) -> Refusal | None:
    """Whether this Specialist can be recruited now."""
    if card not in pool(s, side):
        owner = next((unit.id for unit in s.units.values() if card in unit.specialists), "")
        return Refusal("DDD-REC-02", "somebody-has", {"card": card, "unit": owner})
    if refusal := may_recruit_any(s, side):
        return refusal
    if _just_lost(s, side, card):
        return Refusal("ATL-RUL-36", "just-lost", {"card": card})
    if (price := price_of(s, side, card)) > side.stars:
        return Refusal("DDD-REC-01", "too-few-stars", {"card": card, "n": price, "have": side.stars})
    return None


def _just_lost(s: State, side: Side, card: str) -> bool:
    """Lost in this Phase 3, or after it, so to be had from the next one on (ATL-RUL-36); a Unique one by anybody."""
    own = f"{side.id}:{card}"
    unique = s.box.cards.specialists[card].kind == "unique"
    return any(lost == own or (unique and lost.endswith(f":{card}")) for lost in s.lost[s.old_losses :])


def recruit(s: State, side: Side, card: str) -> None:
    """Stars for a Specialist (DDD-REC-01)."""
    price = price_of(s, side, card)
    pay(s, side, "stars", price, "DDD-REC-01")
    side.recruited += 1
    join(s, side, card, price, "DDD-REC-01")


def join(s: State, side: Side, card: str, price: int, rule: str) -> None:
    """A Specialist leaves the Pool or the hand and belongs to a side."""
    if isinstance(side, Unit):
        (side.hand if card in side.hand else s.unique).remove(card)
    else:
        s.barracks.remove(card)
    side.specialists.append(card)
    side.for_turn[f"{NEW}:{card}"] = 1
    s.tell(Recruited, rule, side.id, card, price)


def is_new(side: Side, card: str) -> bool:
    """Whether a Specialist was recruited this turn."""
    return f"{NEW}:{card}" in side.for_turn


# -- finding -----------------------------------------------------------------------------------------------------------


def may_find_any(s: State, side: Side) -> Refusal | None:
    """A Unit finds one Item or Vehicle in a turn, where Items are found (DDD-ITM-01, DDD-ITM-14, ATL-RUL-51).

    The German finds as many as he can pay (ATL-GER-04) and knows no Sectors (ATL-GER-07).
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
    """Items of the Pool that a side can pay, once it may find any."""
    return _affordable(s, side, s.depot if isinstance(side, Unit) else s.arsenal)


def findable_again(s: State, side: Side) -> list[str]:
    """Used Items that a side can pay, once it may find any and a bonus lets it look for them (ATL-RUL-12)."""
    return [card for card in _affordable(s, side, used_pile(s, side)) if _is_here(s, side, card)]


def used_pile(s: State, side: Side) -> list[str]:
    return s.used if isinstance(side, Unit) else s.spent


def _affordable(s: State, side: Side, cards: Iterable[str]) -> list[str]:
    items, points = s.box.cards.items, side.points
    less = total(s, side, "cheaper-items")
    if less:
        return [card for card in cards if _cheaper(items[card].points, less) <= points]
    return [card for card in cards if items[card].points <= points]


def _home(s: State, card: str) -> str:
    """The Sector that keeps an Item for itself (ATL-OMA-03); none for most."""
    return next((at for at, place in s.box.battle.sectors.items() if place.gift == card), "")


def _is_here(s: State, side: Side, card: str) -> bool:
    """Whether an Item can be found where the side is."""
    home = _home(s, card)
    return not home or (isinstance(side, Unit) and side.at == home)


def may_find(s: State, side: Side, card: str, *, used: bool = False) -> Refusal | None:
    """Whether this Item can be found now, in the Pool or (`used`) among those that were used (DDD-ITM-03)."""
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


def find(s: State, side: Side, card: str, *, used: bool = False) -> None:
    """Item Points for an Item, a used one too (DDD-ITM-01, DDD-ITM-03, ATL-RUL-12)."""
    price = price_of(s, side, card)
    pay(s, side, "points", price, "DDD-ITM-01")
    side.found += 1
    if used:
        used_pile(s, side).remove(card)
        side.for_turn[USED_ITEM] -= 1
        if not side.for_turn[USED_ITEM]:
            del side.for_turn[USED_ITEM]
    else:
        (s.depot if isinstance(side, Unit) else s.arsenal).remove(card)
    side.items.append(card)
    s.tell(Found, "DDD-ITM-03" if used else "DDD-ITM-01", side.id, card, price, used)
    dice_cards.on_found(s, card)


# -- Vehicles ----------------------------------------------------------------------------------------------------------


def may_find_vehicle(s: State, unit: Unit) -> Refusal | None:
    """The Vehicle beside the Map is found where the Map says, as the find of the turn (DDD-VEH-01, ATL-OMA-02)."""
    if not sector(s, unit).vehicle:
        return Refusal("ATL-OMA-02", "no-vehicle-here", {"card": s.vehicle})
    if unit.vehicle:
        return Refusal("ATL-RUL-73", "has-vehicle", {"card": unit.vehicle})
    return may_find_any(s, unit) or _too_few_points(s, unit, s.vehicle, "DDD-VEH-01")


def find_vehicle(s: State, unit: Unit) -> None:
    price = price_of(s, unit, s.vehicle)
    pay(s, unit, "points", price, "DDD-VEH-01")
    unit.found += 1
    unit.vehicle, s.vehicle = s.vehicle, ""
    s.tell(VehicleFound, "ATL-OMA-02", unit.id, unit.vehicle, price)


# -- Awards and Decorations --------------------------------------------------------------------------------------------


def is_due(s: State, side: Side) -> bool:
    """A straight has earned a card that there is (DDD-STR-02, ATL-DEC-03, ATL-RUL-83)."""
    return side.straight and (awards.can_draw(s) if isinstance(side, Unit) else decorations.can_draw(s))


def take_due(s: State, side: Side) -> Play[None]:
    """An Award for a Unit, a Decoration of his choice for the German."""
    if isinstance(side, Unit):
        side.straight = False
        yield from awards.draw(s, side, "DDD-STR-02")
    else:
        # Not before he has chosen: what others see must not depend on what else he could do.
        yield from decorations.choose(s, "ATL-DEC-03")
        side.straight = False


def may_buy(s: State, him: German) -> Refusal | None:
    """A Decoration for Courage, if there is one left (ATL-DEC-01, ATL-DEC-02, ATL-RUL-82)."""
    if not decorations.can_draw(s):
        return Refusal("ATL-RUL-82", "no-decorations")
    if (price := decoration_price(s)) > him.courage:
        return Refusal("ATL-DEC-01", "too-little-courage", {"n": price, "have": him.courage})
    return None


def buy(s: State, him: German) -> Play[None]:
    price = decoration_price(s)
    pay(s, him, "courage", price, "ATL-DEC-01")
    s.tell(DecorationBought, "ATL-DEC-01", price)
    yield from decorations.draw(s, "ATL-DEC-01")


# -- why not -----------------------------------------------------------------------------------------------------------


def refusals(s: State, side: Side) -> Refusals:
    """Whatever a side could have expected to find in its menu, and why it is not there."""
    for card in _known_specialists(s, side):
        if refusal := may_recruit(s, side, card):
            yield Option("recruit", (card,)), refusal
    for card in _known_items(s, side):
        if refusal := may_find(s, side, card):
            yield Option("find", (card,)), refusal
    for card in used_pile(s, side):
        if refusal := may_find(s, side, card, used=True):
            yield Option("used", (card,)), refusal
    if is_due(s, side):
        yield DONE, Refusal("ATL-RUL-83", "card-due", {"side": side.id})
    if isinstance(side, Unit):
        yield from _unit_refusals(s, side)
    elif isinstance(side, German) and (refusal := may_buy(s, side)):
        yield BUY, refusal


def _unit_refusals(s: State, unit: Unit) -> Refusals:
    if s.vehicle and (refusal := may_find_vehicle(s, unit)):
        yield VEHICLE, refusal
    yield from trading.refusals(s, unit)


def _known_specialists(s: State, side: Side) -> Sequence[str]:
    """All whom a side may think of: those of the Pool, and Unique ones whom another Unit has (DDD-REC-02)."""
    if not isinstance(side, Unit):
        return s.barracks
    kinds = s.box.cards.specialists
    others = [card for unit in s.units.values() if unit is not side for card in unit.specialists]
    return [*side.hand, *s.unique, *(card for card in others if kinds[card].kind == "unique")]


def _known_items(s: State, side: Side) -> Sequence[str]:
    """All Items at this table but those that the side has."""
    if not isinstance(side, Unit):
        return [*s.arsenal, *s.spent]
    taken = [card for unit in s.units.values() if unit is not side for card in unit.items]
    gifts = [place.gift for place in s.box.battle.sectors.values() if place.gift]
    return list(dict.fromkeys((*s.depot, *s.used, *taken, *(card for card in gifts if card not in side.items))))


# -- words -------------------------------------------------------------------------------------------------------------


def _up_to(s: State, side: Side, text: Effect) -> list[Args]:
    """Specialists who can be had for nothing: available, and not too dear."""
    prices = s.box.cards.specialists
    return [(card,) for card in pool(s, side) if prices[card].stars <= text.most and not _just_lost(s, side, card)]


def _the_specialist(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset(use.args)


@effect("recruit", _up_to, _the_specialist)
def _recruit(s: State, use: Use, text: Effect) -> None:
    """One more Specialist, for nothing and beyond the limit."""
    join(s, use.by, use.args[0], 0, "ATL-RUL-81")


@effect(USED_ITEM)
@effect(EXTRA_FIND)
def _permission(s: State, use: Use, text: Effect) -> None:
    """A permission for Phase 3 of this turn (ATL-RUL-03, ATL-RUL-12)."""
    allow(s, use.by, text.name, rule_of(s, use))

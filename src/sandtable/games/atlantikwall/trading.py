"""Trading (DDD-TRD, ATL-TRD, ATL-RUL-30, ATL-RUL-31): an exchange is two gifts, and a gift takes place at once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from sandtable.engine.action import Action, Offers, Refusals
from sandtable.engine.decision import Decision, Each, Option, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.effects import Args, Use, effect
from sandtable.games.atlantikwall.gains import CARD, RESOURCES, allow
from sandtable.games.atlantikwall.log_beach import Given, ItemGiven
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import holds

GIVE = "give"
ANYWHERE = "trade-anywhere"
ROW = "trade-row"


# -- who may trade -----------------------------------------------------------------------------------------------------


def may_trade(s: State, unit: Unit, other: Unit) -> Refusal | None:
    """Two Units trade in one Sector, or at a distance with a card, unless a German watches them."""
    if s.german is not None:
        for at in (unit.at, other.at):
            if refusal := _watched(s, at):
                return refusal
    if unit.at == other.at or _reaches(s, unit, other) or _reaches(s, other, unit):
        return None
    return Refusal("DDD-TRD-02", "too-far", {"unit": other.id})


def _watched(s: State, at: str) -> Refusal | None:
    """No trade in the top row and next to the Bunker, if either Unit is there (ATL-TRD-01, ATL-TRD-02, ATL-RUL-30)."""
    battle = s.box.battle
    if at not in battle.no_trade:
        return None
    near = not battle.adjacent[at].isdisjoint(battle.bunkers)
    return Refusal("ATL-TRD-02" if near else "ATL-TRD-01", "watched", {"at": at})


def reach(side: Side) -> list[str]:
    """What lets a side trade beyond its Sector this turn."""
    return [word for word in (ANYWHERE, ROW) if word in side.for_turn]


def _reaches(s: State, unit: Unit, other: Unit) -> bool:
    """A pigeon flies anywhere, to the other Map too (ATL-BLO-08).

    A lamp is seen along the row, and a radio reaches the next Sector (DDD-ITM-06).
    """
    battle = s.box.battle
    if ANYWHERE in unit.for_turn or (ROW in unit.for_turn and battle.is_lateral(unit.at, other.at)):
        return True
    return other.at in battle.adjacent[unit.at] and holds(s, unit, "trade-adjacent")


# -- what may be given -------------------------------------------------------------------------------------------------


def spare(unit: Unit, what: str) -> int:
    """How much of a resource a Unit can give; it must keep at least one man (ATL-RUL-31)."""
    have: int = getattr(unit, what)
    return have - 1 if what == "soldiers" and have and not unit.specialists else have


def gifts(s: State, unit: Unit) -> list[Each]:
    """Everything that a Unit can give now: resources in any amount, and Items that are not used (ATL-RUL-31)."""
    found: list[Each] = []
    amounts = [(what, _numbers(most)) for what in RESOURCES if (most := spare(unit, what))]
    for other in s.units.values():
        if other is unit or may_trade(s, unit, other) is not None:
            continue
        found += [Each(GIVE, numbers, (other.id, what)) for what, numbers in amounts]
        if unit.items:
            found.append(Each(GIVE, unit.items[:], (other.id,)))
    return found


@lru_cache(maxsize=256)
def _numbers(most: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(1, most + 1))


def _gift(other: Unit, what: str, n: int) -> Option:
    return Option(GIVE, (other.id, what, str(n)))


class Gift(NamedTuple):
    """What one Unit gives to another: n of a resource, or an Item."""

    unit: Unit
    to: Unit
    what: str
    n: int = 0  # 0 for an Item


class Give(Action[State, Side, Gift]):
    """Hand something to another Unit; an exchange is two gifts."""

    verb = GIVE

    def read(self, s: State, decision: Decision, option: Option) -> Gift:
        to, what, *amount = option.args
        return Gift(s.units[decision.seat], s.units[to], what, int(amount[0]) if amount else 0)

    def offers(self, s: State, who: Side) -> Offers:
        return gifts(s, who) if isinstance(who, Unit) else ()

    def refusals(self, s: State, who: Side) -> Refusals:
        """Units that are too far or are watched, the last man of the Unit, and more than it has.

        Only the smallest amount that cannot be given is named.
        """
        for other in s.units.values():
            if isinstance(who, Unit) and other is not who:
                yield from _not_for(s, who, other)

    def hints(self, s: State, chosen: Gift) -> Iterable[Text]:
        """What is left of a resource."""
        if chosen.n:
            yield Text("hint-left", {"what": chosen.what, "n": getattr(chosen.unit, chosen.what) - chosen.n})

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return option.args[0], f"{decision.seat}-{option.args[1]}"

    def do(self, s: State, chosen: Gift) -> Play[None]:
        unit, other, what, n = chosen
        if n:
            setattr(unit, what, getattr(unit, what) - n)
            setattr(other, what, getattr(other, what) + n)
            s.tell(Given, "DDD-TRD-01", unit.id, other.id, what, n)
        else:
            unit.items.remove(what)
            other.items.append(what)
            s.tell(ItemGiven, "DDD-TRD-01", unit.id, other.id, what)
        yield from ()


def _not_for(s: State, unit: Unit, other: Unit) -> Refusals:
    refusal = may_trade(s, unit, other)
    for what in RESOURCES:
        have, most = getattr(unit, what), spare(unit, what)
        if refusal and have:
            yield _gift(other, what, 1), refusal
        elif refusal is None:
            if have > most:
                yield _gift(other, what, have), Refusal("ATL-RUL-31", "last-man", {"unit": unit.id})
            yield _gift(other, what, have + 1), Refusal("ATL-RUL-31", "has-only", {"what": what, "n": have})
    if refusal:
        for item in unit.items:
            yield Option(GIVE, (other.id, item)), refusal


# -- cards that carry further ------------------------------------------------------------------------------------------


def _if_useful(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """If it brings another Unit within reach; no card lifts the ban near the Bunker (ATL-RUL-30)."""
    if not isinstance(side, Unit) or {ANYWHERE, text.name} & side.for_turn.keys():
        return ()
    row = s.box.battle.is_lateral
    others = (other for other in s.units.values() if other is not side)
    return ((),) if any(text.name == ANYWHERE or row(side.at, other.at) for other in others) else ()


@effect(ANYWHERE, _if_useful)
@effect(ROW, _if_useful)
def _further(s: State, use: Use, text: Effect) -> None:
    allow(s, use.by, text.name, CARD)

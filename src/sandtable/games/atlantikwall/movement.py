"""Phase 4 (DDD-MOV, DDD-LMN, ATL-CLB): which Units stay, which go, what that costs, and what is in the way.

All Units choose at the same time; then they go, in the order of their seats. The German stays in his Bunker
(ATL-GER-02).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final, NamedTuple

from sandtable.engine.action import Action, Menu, Odds, Offers, Question, Refusals
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal, together
from sandtable.engine.plain import Values
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import arrival, dice, forecast, losses, sniper, solitaire, windows
from sandtable.games.atlantikwall.arrival import ADVANCE, CRY, LATERAL
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.d6 import DEADLY, d6
from sandtable.games.atlantikwall.effects import Args, Use, effect
from sandtable.games.atlantikwall.gains import CARD, allow, gain, pay, rule_of
from sandtable.games.atlantikwall.log import PhaseBegan
from sandtable.games.atlantikwall.log_beach import MinesCrossed
from sandtable.games.atlantikwall.log_war import HeldForTurn
from sandtable.games.atlantikwall.maps import Climb, Line
from sandtable.games.atlantikwall.prices import price_hint
from sandtable.games.atlantikwall.sector_text import attributes
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import general_in_play, holds, mines_active, sector, strength, total, units_at

STAY: Final = Option("stay")
SNIPE: Final = Option("snipe")  # stay, and fire
MOVE: Final = "move"

# What holds until the end of the turn: for a Unit …
BATTLE_CRY: Final = "battle-cry"
FREE_ADVANCE: Final = "free-advance"
STAY_PUT: Final = "stay-put"
CLIMB_SKULLS: Final = "climb-skulls"
# … and for everybody.
DEARER_ADVANCE: Final = "dearer-advance"

CANNOT_MOVE: Final = "cannot-move"
WINDOW: Final = Question(windows.USE, hints=forecast.combat_hints)


# -- the phase ---------------------------------------------------------------------------------------------------------


def move(s: State) -> Play[None]:
    """Every Unit stays or goes one Sector further (DDD-MOV-01); in solitaire the automated Unit does."""
    s.tell(PhaseBegan, "DDD-TRN-02", "move")
    yield from windows.window(s, "move", WINDOW)
    if s.landing:
        yield from solitaire.move(s)
    else:
        yield from _units_move(s)
    s.phase = "combat"


def _units_move(s: State) -> Play[None]:
    """The Units go in the order of their seats; one that found every way taken tries again after the others."""
    orders = yield from together({unit.id: _choose(s, unit) for unit in s.units.values()})
    before = [(unit, unit.at) for unit in s.units.values()]
    for unit, _ in before:
        if order := orders[unit.id]:
            yield from _carry_out(s, unit, order)
    for unit, _ in before:
        if orders[unit.id] is None:
            yield from _choose_again(s, unit)
    yield from arrival.gifts(s, [unit for unit, at in before if unit.at != at])


def _choose(s: State, unit: Unit) -> Play[Option | None]:
    """Stay or go, and where; nothing, if a Unit has to go and cannot (DDD-MOV-05, DDD-MOV-09)."""
    options = choices(s, unit)
    if not options:
        return None
    facts: Values = {"must": must_move(s, unit), "at": unit.at}
    answer = yield Decision(unit.id, "move", options, facts, partial(refusals, s, unit), about=MOVING)
    return answer


def _carry_out(s: State, unit: Unit, order: Option) -> Play[None]:
    """A Unit does as it chose, unless others have filled the Sector: then it chooses again (ATL-RUL-77)."""
    action = _BY_VERB[order.verb]
    chosen = read_order(unit, order)
    if chosen.to != unit.at and is_full(s, chosen.to):
        yield from _choose_again(s, unit)
    else:
        yield from action.do(s, chosen)


def _choose_again(s: State, unit: Unit) -> Play[None]:
    """A Unit that has to go and still cannot is destroyed (DDD-MOV-09, ATL-RUL-42)."""
    order = yield from _choose(s, unit)
    if order is None:
        losses.destroy(s, unit, CANNOT_MOVE)
    yield from _carry_out(s, unit, order)


def choices(s: State, unit: Unit) -> Options:
    """What a Unit can do in Phase 4; one that must move and cannot has no choice at all (ATL-RUL-42)."""
    found: list[Option | Each] = []
    for action in ACTIONS:
        found += action.offers(s, unit)
    return Options(*found)


def refusals(s: State, unit: Unit) -> Refusals:
    """Why a Unit cannot stay, fire, or go to one of the Sectors next to its own, Sector by Sector."""
    found = [refused for action in ACTIONS for refused in action.refusals(s, unit)]
    return sorted(found, key=lambda refused: refused[0].args)


# -- where to ----------------------------------------------------------------------------------------------------------


def stay_limit(s: State, unit: Unit) -> int:
    """The turns that a Unit has in its Sector: three (DDD-MOV-04), one where nobody can stay, or those of a Climb.

    DDD-MOV-10, DDD-ATT-06, ATL-CLB-05; the General makes every Sector an ordinary one (ATL-RUL-49).
    """
    place = sector(s, unit)
    if place.leave and not general_in_play(s):
        return 1
    return place.climb.turns if place.climb else s.box.cards.values.stay


def must_move(s: State, unit: Unit) -> bool:
    """Whether its marker has run out (DDD-UPK-03, DDD-MOV-05, ATL-RUL-41)."""
    return unit.marker > stay_limit(s, unit)


def may_stay(s: State, unit: Unit) -> Refusal | None:
    """A Unit whose marker has run out must go."""
    return Refusal("DDD-MOV-05", "must-move", {"n": stay_limit(s, unit)}) if must_move(s, unit) else None


def may_move(s: State, unit: Unit, to: str) -> Refusal | None:
    """Whether a Unit may go there and can meet all costs and requirements (DDD-MOV-06)."""
    return _may_go(s, unit, to) or _may_pay(s, unit, to)


def may_cry(s: State, unit: Unit, to: str) -> Refusal | None:
    """A Battle Cry takes a Unit forward whatever it costs or needs, but up no cliff.

    DDD-RWB-09, ATL-CLB-04, ATL-RUL-47.
    """
    if BATTLE_CRY not in unit.for_turn:
        return Refusal("DDD-RWB-07", "no-battle-cry")
    if s.box.battle.is_lateral(unit.at, to):
        return Refusal("ATL-RUL-47", "cry-is-for-advances", {"at": to})
    if to in s.box.battle.ways[unit.at] and sector(s, unit).climb:
        return Refusal("ATL-CLB-04", "no-cry-while-climbing")
    return _may_go(s, unit, to)


def _may_go(s: State, unit: Unit, to: str) -> Refusal | None:
    """What holds for every kind of move: no way back, no Sector twice, Barriers, full Sectors and cliffs."""
    battle = s.box.battle
    line = battle.ways[unit.at].get(to)
    if line is None:
        return Refusal("DDD-MOV-02", "no-way-back", {"at": to})
    if to in unit.visited:
        return Refusal("DDD-MOV-03", "visited", {"at": to})
    lateral = battle.is_lateral(unit.at, to)
    if line.barrier and not (lateral and holds(s, unit, "amphibious")):
        return Refusal("DDD-MOV-11", "barrier", {"at": to})
    if is_full(s, to):
        return Refusal("DDD-ATT-07", "sector-full", {"at": to, "n": battle.sectors[to].units})
    climb = battle.sectors[unit.at].climb
    return may_climb(unit, climb) if climb and not lateral else None


def _may_pay(s: State, unit: Unit, to: str) -> Refusal | None:
    """Courage for the line, and the Specialists that a Sector asks for.

    DDD-MOV-07, DDD-ATT-03, DDD-ATT-04, DDD-REC-05.
    """
    place = s.box.battle.sectors[to]
    if (price := courage_for(s, unit, to)) > unit.courage:
        return Refusal("DDD-MOV-07", "too-little-courage", {"n": price, "have": unit.courage})
    if place.needs and place.needs not in unit.specialists:
        return Refusal("DDD-ATT-03", "needs-specialist", {"at": to, "card": place.needs})
    if place.costs > len(unit.specialists):
        return Refusal("ATL-RUL-43", "costs-specialists", {"at": to, "n": place.costs})
    return None


def courage_for(s: State, unit: Unit, to: str) -> int:
    """What crossing a line costs a Unit: nothing sideways, the printed Courage forward (DDD-MOV-07, DDD-MOV-08)."""
    printed = s.box.battle.ways[unit.at][to].courage
    if s.box.battle.is_lateral(unit.at, to) or FREE_ADVANCE in unit.for_turn:
        return 0
    return max(0, printed + s.for_turn.get(DEARER_ADVANCE, 0) - total(s, unit, "cheaper-advance"))


def is_full(s: State, at: str) -> bool:
    """Whether a Sector with a limit holds no more Units (DDD-ATT-07, ATL-RUL-77)."""
    limit = s.box.battle.sectors[at].units
    return bool(limit) and len(units_at(s, at)) >= limit and not general_in_play(s)


def may_climb(unit: Unit, climb: Climb) -> Refusal | None:
    """Up a cliff only with the Skulls for it in this turn's tally (ATL-CLB-01, ATL-CLB-02, ATL-RUL-50)."""
    if (skulls := climbing_skulls(unit)) < climb.skulls:
        return Refusal("ATL-CLB-02", "too-few-skulls", {"n": climb.skulls, "have": skulls})
    return None


def climbing_skulls(unit: Unit) -> int:
    """All Skulls of the tally, those of a Dead Man's Gift too, and what a Grappling Hook adds."""
    return dice.skulls(unit) + unit.for_turn.get(CLIMB_SKULLS, 0)


# -- what a Unit can do ------------------------------------------------------------------------------------------------


class Order(NamedTuple):
    """What a Unit does in Phase 4: where it will be, and whether a Battle Cry takes it there."""

    unit: Unit
    to: str
    cry: bool = False


def read_order(unit: Unit, option: Option) -> Order:
    return Order(unit, option.args[0] if option.args else unit.at, option.verb == CRY)


class _Order(Action[State, Unit, Order]):
    """An order; where dice decide, its odds are those of being alive after Phase 5."""

    def read(self, s: State, decision: Decision, option: Option) -> Order:
        return read_order(s.units[decision.seat], option)

    def odds(self, s: State, chosen: Order) -> Iterable[Odds]:
        unit, to, cry = chosen
        line = s.box.battle.ways[unit.at].get(to)
        mined = line is not None and line.mines and not harmless(s, unit, line, cry=cry)
        return forecast.survival(s, unit, to, cry=cry, mined=mined)


class Stay(_Order):
    """Stay in the Sector, unless the marker has run out."""

    verb = "stay"

    def offers(self, s: State, who: Unit) -> Offers:
        return () if must_move(s, who) else (STAY,)

    def refusals(self, s: State, who: Unit) -> Refusals:
        if refusal := may_stay(s, who):
            yield STAY, refusal

    def hints(self, s: State, chosen: Order) -> Iterable[Text]:
        """The turns that are left here, and what Phase 5 would cost."""
        unit = chosen.unit
        yield Text("hint-turns-left", {"n": stay_limit(s, unit) - unit.marker})
        yield from forecast.unit_hints(s, unit, unit.at)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (s.units[decision.seat].at,)

    def do(self, s: State, chosen: Order) -> Play[None]:
        yield from ()


class Snipe(Stay):
    """Stay, and let the Sniper fire."""

    verb = "snipe"

    def offers(self, s: State, who: Unit) -> Offers:
        return (SNIPE,) if holds(s, who, "snipe") and self._may(s, who) is None else ()

    def refusals(self, s: State, who: Unit) -> Refusals:
        if holds(s, who, "snipe") and (refusal := self._may(s, who)):
            yield SNIPE, refusal

    def do(self, s: State, chosen: Order) -> Play[None]:
        return sniper.snipe(s, chosen.unit)

    def _may(self, s: State, unit: Unit) -> Refusal | None:
        return may_stay(s, unit) or sniper.may_snipe(s, unit)


class Move(_Order):
    """Go to the next Sector."""

    verb = MOVE

    def may(self, s: State, unit: Unit, to: str) -> Refusal | None:
        return may_move(s, unit, to)

    def offers(self, s: State, who: Unit) -> Offers:
        ways = [to for to in s.box.battle.ways[who.at] if self.may(s, who, to) is None]
        return (Each(self.verb, ways),) if ways else ()

    def refusals(self, s: State, who: Unit) -> Refusals:
        for to in s.box.battle.adjacent[who.at]:
            if refusal := self.may(s, who, to):
                yield Option(self.verb, (to,)), refusal

    def hints(self, s: State, chosen: Order) -> Iterable[Text]:
        """Courage, Landmines, what waits in the Sector, and what Phase 5 would cost there."""
        unit, to, cry = chosen
        line = s.box.battle.ways[unit.at][to]
        if price := 0 if cry else courage_for(s, unit, to):
            yield price_hint(unit, "courage", price)
        if line.mines:
            why = harmless(s, unit, line, cry=cry)
            yield Text("hint-mines-harmless", {"why": why}) if why else Text("hint-mines", {"strength": strength(unit)})
        yield from attributes(s.box.battle.sectors[to])
        yield from forecast.unit_hints(s, unit, to)

    def do(self, s: State, chosen: Order) -> Play[None]:
        return go(s, chosen.unit, chosen.to, cry=chosen.cry)


class Cry(Move):
    """Advance with a Battle Cry."""

    verb = CRY

    def may(self, s: State, unit: Unit, to: str) -> Refusal | None:
        return may_cry(s, unit, to)

    def offers(self, s: State, who: Unit) -> Offers:
        return super().offers(s, who) if BATTLE_CRY in who.for_turn else ()


ACTIONS: Menu[State, Unit] = (Stay(), Snipe(), Move(), Cry())
_BY_VERB = {action.verb: action for action in ACTIONS}
MOVING: Final = Question(*ACTIONS)


# -- going -------------------------------------------------------------------------------------------------------------


def go(s: State, unit: Unit, to: str, *, cry: bool = False) -> Play[None]:
    """Pay, cross the line, and enter the Sector (DDD-MOV-07, DDD-LMN-01)."""
    line = s.box.battle.ways[unit.at][to]
    lateral = s.box.battle.is_lateral(unit.at, to)
    if not cry:
        pay(s, unit, "courage", courage_for(s, unit, to), "DDD-MOV-07")
    if line.mines:
        yield from cross_mines(s, unit, line, cry=cry)
    if lateral:
        gain(s, unit, "courage", total(s, unit, "courage-lateral"), "DDD-REC-06")
    yield from arrival.enter(s, unit, to, LATERAL if lateral else CRY if cry else ADVANCE)


def cross_mines(s: State, unit: Unit, line: Line, *, cry: bool) -> Play[None]:
    """One d6 of Soldiers for every mined line, if the mines are active at this moment (ATL-RUL-37, ATL-RUL-40)."""
    if why := harmless(s, unit, line, cry=cry):
        s.tell(MinesCrossed, "ATL-ACT-02" if why == "inactive" else "DDD-LMN-03", unit.id, why)
        return
    die = yield from d6(s, unit, "landmines", "DDD-LMN-01", loser=unit, about=DEADLY)
    yield from losses.casualties(s, unit, die, "DDD-LMN-01")
    arrival.perish(s, unit)


def harmless(s: State, unit: Unit, line: Line, *, cry: bool) -> str:
    """Why Landmines do nothing to a Unit (ATL-ACT-02, DDD-LMN-03, ATL-RUL-47); empty if they do."""
    if not mines_active(s):
        return "inactive"
    if cry:
        return CRY
    lateral = s.box.battle.is_lateral(unit.at, line.to)
    if holds(s, unit, "ignore-mines") or (lateral and holds(s, unit, "amphibious")):
        return "ignored"
    return ""


# -- words -------------------------------------------------------------------------------------------------------------


@effect("battle-cry")
def _battle_cry(s: State, use: Use, text: Effect) -> None:
    """For an Advance of this turn (ATL-RUL-47)."""
    allow(s, use.by, BATTLE_CRY, rule_of(s, use))


def _if_not_free(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return () if FREE_ADVANCE in side.for_turn else ((),)


@effect(FREE_ADVANCE, _if_not_free)
def _free_advance(s: State, use: Use, text: Effect) -> None:
    allow(s, use.by, FREE_ADVANCE, CARD)


@effect(DEARER_ADVANCE)
def _dearer_advance(s: State, use: Use, text: Effect) -> None:
    """Every Advance of every Unit, until the end of the turn (ATL-DEC-08)."""
    s.for_turn[DEARER_ADVANCE] = s.for_turn.get(DEARER_ADVANCE, 0) + text.n
    s.tell(HeldForTurn, CARD, "", DEARER_ADVANCE, text.n)


def _if_it_turns(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """If the marker would be turned, and the Unit can stay."""
    if not isinstance(side, Unit) or side.fresh or STAY_PUT in side.for_turn:
        return ()
    return () if sector(s, side).leave and not general_in_play(s) else ((),)


@effect(STAY_PUT, _if_it_turns)
def _stay_put(s: State, use: Use, text: Effect) -> None:
    """Phase 2 leaves the marker as it is (scoring.py)."""
    allow(s, use.by, STAY_PUT, CARD)

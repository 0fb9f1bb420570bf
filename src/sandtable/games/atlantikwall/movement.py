"""Phase 4 (DDD-MOV, DDD-LMN, DDD-ATT, ATL-CLB): who stays, who goes, what is in the way and what waits at its end.

All Units choose at the same time; then they go, in the order of their seats. The German stays in his Bunker
(ATL-GER-02).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal, together
from sandtable.games.atlantikwall import dice, losses, market, solitaire, windows
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.effects import Args, Use, effect
from sandtable.games.atlantikwall.gains import CARD, allow, gain, pay, rule_of
from sandtable.games.atlantikwall.log import PhaseBegan
from sandtable.games.atlantikwall.log_beach import GiftFound, Joined, MinesCrossed, Moved, Sniped, VehicleLeft
from sandtable.games.atlantikwall.log_war import HeldForTurn
from sandtable.games.atlantikwall.maps import Climb, Line
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import (
    general_in_play,
    german,
    holds,
    kept,
    mines_active,
    sector,
    total,
    units_at,
)

STAY: Final = Option("stay")
SNIPE: Final = Option("snipe")  # stay, and fire
DECLINE: Final = Option("decline")
MOVE: Final = "move"
CRY: Final = "cry"
ADVANCE: Final = "advance"
LATERAL: Final = "lateral"
#: The ways to move, and the rule of each.
RULES: Final = {ADVANCE: "DDD-MOV-07", LATERAL: "DDD-MOV-08", CRY: "ATL-RUL-47"}

# What holds for a turn: for a Unit …
BATTLE_CRY: Final = "battle-cry"
FREE_ADVANCE: Final = "free-advance"
STAY_PUT: Final = "stay-put"
CLIMB_SKULLS: Final = "climb-skulls"
# … and for everybody.
DEARER_ADVANCE: Final = "dearer-advance"

DESTROYED: Final = "unit-destroyed"
CANNOT_MOVE: Final = "cannot-move"


# -- the phase ---------------------------------------------------------------------------------------------------------


def move(s: State) -> Play[None]:
    """Every Unit stays or goes one Sector further (DDD-MOV-01); in solitaire the automated Unit does."""
    s.tell(PhaseBegan, "DDD-TRN-02", "move")
    yield from windows.window(s, "move")
    if s.landing:
        yield from solitaire.move(s)
    else:
        yield from _units_move(s)
    s.phase = "combat"


def _units_move(s: State) -> Play[None]:
    """The Units go in the order of their seats; who found every way taken tries again when the others have gone."""
    orders = yield from together({unit.id: _choose(s, unit) for unit in s.units.values()})
    before = [(unit, unit.at) for unit in s.units.values()]
    for unit, _ in before:
        if order := orders[unit.id]:
            yield from _carry_out(s, unit, order)
    for unit, _ in before:
        if orders[unit.id] is None:
            yield from _choose_again(s, unit)
    yield from _gifts(s, [unit for unit, at in before if unit.at != at])


def _choose(s: State, unit: Unit) -> Play[Option | None]:
    """Stay or go, and where; nothing, if a Unit has to go and cannot (DDD-MOV-05, DDD-MOV-09)."""
    options = choices(s, unit)
    if not options:
        return None
    answer = yield Decision(
        unit.id, "move", options, {"must": must_move(s, unit), "at": unit.at}, lambda: refusals(s, unit)
    )
    return answer


def _carry_out(s: State, unit: Unit, order: Option) -> Play[None]:
    """A Unit does as it chose, unless others have filled the Sector: then it chooses anew (ATL-RUL-77)."""
    if order == SNIPE:
        yield from snipe(s, unit)
    elif order != STAY:
        if is_full(s, order.args[0]):
            yield from _choose_again(s, unit)
        else:
            yield from go(s, unit, order.args[0], cry=order.verb == CRY)


def _choose_again(s: State, unit: Unit) -> Play[None]:
    """A Unit that has to go and still cannot is destroyed (DDD-MOV-09, ATL-RUL-42)."""
    order = yield from _choose(s, unit)
    if order is None:
        losses.destroy(s, unit, CANNOT_MOVE)
    yield from _carry_out(s, unit, order)


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
    """Its marker has run out (DDD-UPK-03, DDD-MOV-05, ATL-RUL-41)."""
    return unit.marker > stay_limit(s, unit)


def choices(s: State, unit: Unit) -> Options:
    """What a Unit can do in Phase 4; a Unit that must move and cannot has no choice at all (ATL-RUL-42)."""
    found: list[Option | Each] = []
    if not must_move(s, unit):
        found.append(STAY)
        if holds(s, unit, "snipe") and may_snipe(s, unit) is None:
            found.append(SNIPE)
    if ways := [to for to in s.box.battle.ways[unit.at] if may_move(s, unit, to) is None]:
        found.append(Each(MOVE, ways))
    if BATTLE_CRY in unit.for_turn:
        if ways := [to for to in s.box.battle.ways[unit.at] if may_cry(s, unit, to) is None]:
            found.append(Each(CRY, ways))
    return Options(*found)


def may_move(s: State, unit: Unit, to: str) -> Refusal | None:
    """Whether a Unit may go there, all costs and requirements met (DDD-MOV-06)."""
    return _may_go(s, unit, to) or _may_pay(s, unit, to)


def may_cry(s: State, unit: Unit, to: str) -> Refusal | None:
    """A Battle Cry takes a Unit forward whatever it costs or needs, but up no cliff (ATL-RUL-47, ATL-CLB-04)."""
    if BATTLE_CRY not in unit.for_turn:
        return Refusal("DDD-RWB-07", "no-battle-cry")
    if s.box.battle.is_lateral(unit.at, to):
        return Refusal("ATL-RUL-47", "cry-is-for-advances", {"at": to})
    if to in s.box.battle.ways[unit.at] and sector(s, unit).climb:
        return Refusal("ATL-CLB-04", "no-cry-while-climbing")
    return _may_go(s, unit, to)


def _may_go(s: State, unit: Unit, to: str) -> Refusal | None:
    """What nothing makes up for: no way back, no Sector twice, Barriers, full Sectors and cliffs."""
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
    """Courage for the line, and the Specialists that a Sector asks for (DDD-MOV-07, DDD-ATT-03, DDD-ATT-04)."""
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
    """Some Sectors hold only so many Units (DDD-ATT-07, ATL-RUL-77)."""
    limit = s.box.battle.sectors[at].units
    return bool(limit) and len(units_at(s, at)) >= limit and not general_in_play(s)


def may_climb(unit: Unit, climb: Climb) -> Refusal | None:
    """Up a cliff only with the Skulls for it in this turn's tally (ATL-CLB-01, ATL-CLB-02, ATL-RUL-50)."""
    if (skulls := climbing_skulls(unit)) < climb.skulls:
        return Refusal("ATL-CLB-02", "too-few-skulls", {"n": climb.skulls, "have": skulls})
    return None


def climbing_skulls(unit: Unit) -> int:
    """Those of a Dead Man's Gift among them, and what a Grappling Hook is worth."""
    return dice.skulls(unit) + unit.for_turn.get(CLIMB_SKULLS, 0)


def refusals(s: State, unit: Unit) -> Iterator[tuple[Option, Refusal]]:
    """Why a Unit cannot stay, fire, or go to this or that Sector next to its own."""
    if must_move(s, unit):
        yield STAY, Refusal("DDD-MOV-05", "must-move", {"n": stay_limit(s, unit)})
    if holds(s, unit, "snipe") and (refusal := may_snipe(s, unit)):
        yield SNIPE, refusal
    for to in sorted(s.box.battle.adjacent[unit.at]):
        if refusal := may_move(s, unit, to):
            yield Option(MOVE, (to,)), refusal
        if refusal := may_cry(s, unit, to):
            yield Option(CRY, (to,)), refusal


# -- going -------------------------------------------------------------------------------------------------------------


def go(s: State, unit: Unit, to: str, *, cry: bool = False) -> Play[None]:
    """Pay, cross the line, and be there (DDD-MOV-07, DDD-LMN-01)."""
    line = s.box.battle.ways[unit.at][to]
    lateral = s.box.battle.is_lateral(unit.at, to)
    if not cry:
        pay(s, unit, "courage", courage_for(s, unit, to), "DDD-MOV-07")
    if line.mines:
        yield from cross_mines(s, unit, line, cry=cry)
    if lateral:
        gain(s, unit, "courage", total(s, unit, "courage-lateral"), "DDD-REC-06")
    yield from enter(s, unit, to, LATERAL if lateral else CRY if cry else ADVANCE)


def cross_mines(s: State, unit: Unit, line: Line, *, cry: bool) -> Play[None]:
    """One d6 of Soldiers for every mined line, if the mines are active at this moment (ATL-RUL-37, ATL-RUL-40)."""
    if why := harmless(s, unit, line, cry=cry):
        s.tell(MinesCrossed, "ATL-ACT-02" if why == "inactive" else "DDD-LMN-03", unit.id, why)
        return
    die = yield from dice.d6(s, unit, "landmines", "DDD-LMN-01", loser=unit)
    yield from losses.casualties(s, unit, die, "DDD-LMN-01")
    _perish(s, unit)


def harmless(s: State, unit: Unit, line: Line, *, cry: bool) -> str:
    """Why Landmines do nothing to a Unit (ATL-ACT-02, DDD-LMN-03, ATL-RUL-47); an empty word if they do."""
    if not mines_active(s):
        return "inactive"
    if cry:
        return CRY
    lateral = s.box.battle.is_lateral(unit.at, line.to)
    if holds(s, unit, "ignore-mines") or (lateral and holds(s, unit, "amphibious")):
        return "ignored"
    return ""


def enter(s: State, unit: Unit, at: str, how: str) -> Play[None]:
    """A Unit is in a new Sector, with a new marker (DDD-MOV-12), and takes what waits there, bad and good."""
    s.tell(Moved, RULES[how], unit.id, unit.at, at, how)
    unit.at = at
    unit.visited.append(at)
    unit.marker = 1
    unit.fresh = True
    if how != CRY:
        yield from _give_up(s, unit)
    _leave_vehicle(s, unit)
    yield from _meet(s, unit)
    yield from _arrive(s, unit)
    _perish(s, unit)


def _give_up(s: State, unit: Unit) -> Play[None]:
    """What an entry costs in Specialists: of the owner's choice, or a certain one (DDD-ATT-04, DDD-ATT-07, ATL-RUL-43).

    Who had one when it set out may have lost him in the mines; then nobody else is asked for.
    """
    place = sector(s, unit)
    for _ in range(place.costs):
        yield from losses.lose_specialist(s, unit, "DDD-ATT-04", entry=True)
    if place.costs_named in unit.specialists:
        yield from losses.lose_specialist(s, unit, "DDD-ATT-07", card=place.costs_named, entry=True)


def _leave_vehicle(s: State, unit: Unit) -> None:
    """No Vehicle climbs a cliff or fits into a Bunker (DDD-VEH-02, ATL-CLB-09, ATL-RUL-73)."""
    place = sector(s, unit)
    if unit.vehicle and (place.climb or place.bunker):
        s.tell(VehicleLeft, "DDD-VEH-02" if place.climb else "ATL-RUL-73", unit.id, unit.vehicle, unit.at)
        unit.vehicle = ""


def _meet(s: State, unit: Unit) -> Play[None]:
    """A Specialist waits here: the Unit may take its own card of him, free, listed or not (DDD-ATT-05, ATL-RUL-44)."""
    card = sector(s, unit).here
    if card is None or card in unit.specialists:
        return
    answer = yield Decision(unit.id, "here", Options(Option("take", (card,)), DECLINE), {"at": unit.at})
    if answer == DECLINE:
        return
    if card in unit.hand:
        unit.hand.remove(card)
    unit.specialists.append(card)
    s.tell(Joined, "DDD-ATT-05", unit.id, card, unit.at)


def _arrive(s: State, unit: Unit) -> Play[None]:
    """Soldiers who wait in the Sector, a d6 of them or more (DDD-ATT-02)."""
    for _ in range(sector(s, unit).arrival):
        die = yield from dice.d6(s, unit, "arrival", "DDD-ATT-02")
        gain(s, unit, "soldiers", die, "DDD-ATT-02")


def _perish(s: State, unit: Unit) -> None:
    """A Unit of which nobody is left does not reach Phase 5 (ATL-RUL-40)."""
    if losses.is_destroyed(unit):
        losses.destroy(s, unit, DESTROYED)


def _gifts(s: State, arrived: list[Unit]) -> Play[None]:
    """An Item lies here for the first Unit to come; of several who came together the Allies choose (ATL-OMA-04).

    The first seat speaks for them (ATL-RUL-33, ATL-RUL-51).
    """
    for at in dict.fromkeys(unit.at for unit in arrived):
        gift = s.box.battle.sectors[at].gift
        if gift is None or gift in s.used or any(gift in unit.items for unit in s.units.values()):
            continue
        names = [unit.id for unit in arrived if unit.at == at]
        answer = yield Decision(next(iter(s.units)), "gift", Options(Each("gift", names)), {"card": gift})
        unit = s.units[answer.args[0]]
        unit.items.append(gift)
        s.tell(GiftFound, "ATL-OMA-04", unit.id, gift, at)


# -- the Sniper --------------------------------------------------------------------------------------------------------


def _sniper(s: State, unit: Unit) -> tuple[str, Effect]:
    return next((card, text) for card in kept(unit) for text in s.box.effects(card) if text.name == "snipe")


def may_snipe(s: State, unit: Unit) -> Refusal | None:
    """The Sniper fires from a Unit that stays, not in the turn he was recruited (ATL-CLR-05)."""
    card, _ = _sniper(s, unit)
    if must_move(s, unit):
        return Refusal("DDD-MOV-05", "must-move", {"n": stay_limit(s, unit)})
    if market.is_new(unit, card):
        return Refusal("ATL-CLR-05", "is-new", {"card": card})
    if s.german is None or not s.german.specialists:
        return Refusal("ATL-CLR-05", "nobody-to-shoot")
    return None


def snipe(s: State, unit: Unit) -> Play[None]:
    """A d6: high enough, and the German loses a Specialist of his choice (ATL-CLR-05, ATL-RUL-70)."""
    card, text = _sniper(s, unit)
    die = yield from dice.d6(s, unit, "sniper", "ATL-CLR-05")
    s.tell(Sniped, "ATL-CLR-05", unit.id, card, die >= text.n)
    if die >= text.n:
        yield from losses.lose_specialist(s, german(s), "ATL-CLR-05")


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
    """A marker that would be turned, where a Unit can stay."""
    if not isinstance(side, Unit) or side.fresh or STAY_PUT in side.for_turn:
        return ()
    return () if sector(s, side).leave and not general_in_play(s) else ((),)


@effect(STAY_PUT, _if_it_turns)
def _stay_put(s: State, use: Use, text: Effect) -> None:
    """Phase 2 leaves the marker as it is (scoring.py)."""
    allow(s, use.by, STAY_PUT, CARD)

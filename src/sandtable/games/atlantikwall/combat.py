"""Phase 5, Combat (p.4, DDD-CBT, DDD-MGF, ATL-DEF), in the order of ATL-RUL-25.

Cards that change DEF or losses come first; the German pays; Soldiers are gained below zero; all Units meet their DEF;
Machine Gun Fire is rolled Unit by Unit; and who is destroyed is looked at once, at the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.engine.decision import Decision, Each, Option, Options, Play, together
from sandtable.games.atlantikwall import assault, dice, gains, losses, solitaire, windows, winning
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.effects import Args, Use, effect
from sandtable.games.atlantikwall.log import PhaseBegan
from sandtable.games.atlantikwall.log_war import (
    DefCovered,
    DefFaced,
    DefLowered,
    DefPaid,
    DefRead,
    GunsSilent,
    HeldForTurn,
    LossesLowered,
    SoldiersReturned,
    TokenPlaced,
)
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import (
    general_in_play,
    german,
    has_mgf,
    held,
    mgf_active,
    sector,
    total,
    units_at,
)

ENOUGH: Final = Option("enough")
TOKENS: Final = 6  # ATL-CMP-06
WORST: Final = 6  # the roll that brings Special Damage (DDD-MGF-04)

# What holds for the turn: in `s.for_turn` …
PAID: Final = "paid"  # Soldiers, by the German, for DEF
MISSING: Final = "missing"  # Soldiers he could not pay, once he has paid
COVERED: Final = "covered"
NO_LOWERING: Final = "no-lowering"
TRACER: Final = "tracer"
# … and in a Unit's own.
LOWER_LOSSES: Final = "lower-losses"
NO_LOSSES: Final = "no-losses"
NO_MGF: Final = "no-mgf"
SPARED: Final = "spared"  # casualties that cards have spared it in this Phase 5


def combat(s: State) -> Play[None]:
    """Phase 5 from its cards to its dead (ATL-RUL-25)."""
    s.tell(PhaseBegan, "DDD-TRN-02", "combat")
    yield from windows.window(s, "combat")
    if s.german:
        yield from payment(s)
    if s.landing:
        yield from solitaire.combat(s)
    else:
        if s.german:
            yield from below_zero(s)
        yield from together({unit.id: def_losses(s, unit) for unit in s.units.values()})
        yield from machine_gun_fire(s)
    return_soldiers(s)
    winning.after_combat(s)
    s.phase = "turn-end"
    if assault.waiting(s):
        s.phase = "assault"
        s.tell(PhaseBegan, "ATL-ASL-02", "assault")


# -- DEF ---------------------------------------------------------------------------------------------------------------


def occupied(s: State) -> list[str]:
    """The Sectors and Bunkers that hold a Unit, the automated one included."""
    if s.landing:
        return [s.landing.at]
    return list(dict.fromkeys(unit.at for unit in s.units.values() if unit.at))


def highest(s: State) -> int:
    """The highest printed DEF that the Allies occupy (ATL-DEF-02, ATL-DEF-07, ATL-RUL-19)."""
    sectors = s.box.battle.sectors
    return max((sectors[at].def_ for at in occupied(s)), default=0)


def due(s: State) -> int:
    """What the German owes: the highest DEF, less the points that cards cover for him."""
    return max(0, highest(s) - s.for_turn.get(COVERED, 0))


def missing(s: State) -> int:
    """The Soldiers that the German is short of: once he has paid, and before that as things stand (ATL-DEF-03)."""
    if s.german is None:
        return 0
    return s.for_turn[MISSING] if MISSING in s.for_turn else max(0, due(s) - s.german.soldiers)


def lowered(s: State, at: str) -> int:
    """A Sector's DEF after Allied cards, which stop at 0 (ATL-RUL-22, ATL-RUL-84)."""
    return max(0, s.box.battle.sectors[at].def_ - s.lowered.get(at, 0))


def def_for(s: State, unit: Unit) -> int:
    """The DEF that a Unit faces (DDD-CBT-01): cards and missing German Soldiers lower it, nothing raises it.

    ATL-DEF-03, ATL-DEF-06, ATL-RUL-20, ATL-RUL-84.
    """
    return max(0, lowered(s, unit.at) - _own_reduction(s, unit) - missing(s))


def _own_reduction(s: State, unit: Unit) -> int:
    """What is lower for this Unit alone; it does not enter ATL-RUL-21."""
    if NO_LOWERING in s.for_turn:
        return 0
    in_bunker = sector(s, unit).bunker
    reduction = _sum(held(s, unit, "own-def"), in_bunker)
    for other in units_at(s, unit.at):
        if other is not unit:
            reduction += _sum(held(s, other, "others-def"), in_bunker)
    return reduction


def _sum(texts: Iterable[Effect], in_bunker: bool) -> int:
    return sum(_reduction(text, in_bunker) for text in texts)


def _reduction(text: Effect, in_bunker: bool) -> int:
    """In a Bunker only what a text says of it (ATL-RUL-84)."""
    return text.bunker if in_bunker else text.n


# -- the German pays ---------------------------------------------------------------------------------------------------


def payment(s: State) -> Play[None]:
    """The German loses Soldiers for the highest DEF, as many as he has (ATL-DEF-01, ATL-DEF-05)."""
    him, owed = german(s), due(s)
    before = him.soldiers
    if s.landing:
        yield from solitaire.pay(s, owed)
        s.for_turn[PAID] = before - him.soldiers
        return
    s.for_turn[PAID] = losses.lose_soldiers(s, him, owed, "ATL-DEF-01")
    s.for_turn[MISSING] = owed - s.for_turn[PAID]
    s.tell(DefPaid, "ATL-DEF-01", owed, s.for_turn[PAID], s.for_turn[MISSING])
    yield from _cover(s)


def _cover(s: State) -> Play[None]:
    """Specialists may go where Soldiers are missing, each for one; nobody has to (ATL-RUL-23)."""
    him = german(s)
    while s.for_turn[MISSING] and him.specialists:
        answer = yield Decision(
            GERMAN, "cover", Options(ENOUGH, Each("cover", him.specialists)), {"n": s.for_turn[MISSING]}
        )
        if answer == ENOUGH:
            return
        losses.give_up(s, him, answer.args[0], "ATL-RUL-23")
        s.for_turn[MISSING] -= 1
        s.tell(DefCovered, "ATL-RUL-23", answer.args[0], s.for_turn[MISSING])


def return_soldiers(s: State) -> None:
    """Some of those who were paid come back at the end of the phase, before any Assault."""
    if s.german and (back := min(total(s, s.german, "return-soldiers"), s.for_turn.get(PAID, 0))):
        s.german.soldiers += back
        s.tell(SoldiersReturned, "ATL-RUL-25", back)


# -- below zero --------------------------------------------------------------------------------------------------------


def below_zero(s: State) -> Play[None]:
    """What missing Soldiers take a DEF below 0, every Unit gains (ATL-DEF-08, ATL-DEF-10, ATL-RUL-21)."""
    if not s.for_turn[MISSING]:
        return
    at = yield from _read(s)
    below = s.for_turn[MISSING] - lowered(s, at)
    for unit in s.units.values():
        gains.gain(s, unit, "soldiers", below, "ATL-DEF-08")


def _read(s: State) -> Play[str]:
    """Which Sector's DEF is read: the one he had to meet; of equals the German's choice (ATL-TIM-02)."""
    most = highest(s)
    sectors = [at for at in occupied(s) if s.box.battle.sectors[at].def_ == most]
    if len({max(0, s.for_turn[MISSING] - lowered(s, at)) for at in sectors}) > 1:
        answer = yield Decision(GERMAN, "read-def", Options(Each("read", sectors)), {"n": s.for_turn[MISSING]})
        s.tell(DefRead, "ATL-RUL-21", answer.args[0])
        return answer.args[0]
    return sectors[0]


# -- the Units' losses -------------------------------------------------------------------------------------------------


def def_losses(s: State, unit: Unit) -> Play[None]:
    """A Unit loses Soldiers equal to the DEF that it faces, every turn (DDD-CBT-01, DDD-CBT-02)."""
    faced = def_for(s, unit)
    s.tell(DefFaced, "DDD-CBT-01", unit.id, unit.at, faced)
    yield from losses.casualties(s, unit, spare(s, unit, faced), "DDD-CBT-01")


def machine_gun_fire(s: State) -> Play[None]:
    """Every Unit under active Machine Gun Fire rolls, each as things are by then (DDD-MGF-02, ATL-RUL-37)."""
    for unit in s.units.values():
        if has_mgf(s, unit.at):
            if mgf_active(s):
                yield from _under_fire(s, unit)
            else:
                s.tell(GunsSilent, "ATL-ACT-01", unit.id, unit.at)


def _under_fire(s: State, unit: Unit) -> Play[None]:
    """One d6 of Soldiers, whatever became of the DEF; on a 6 the Special Damage too (DDD-MGF-05, ATL-RUL-39)."""
    if {NO_MGF, NO_LOSSES, losses.UNMET} & unit.for_turn.keys():
        return
    die = yield from dice.d6(s, unit, "mgf", "DDD-MGF-02", loser=unit)
    hit = max(0, die + s.for_turn.get(TRACER, 0) - total(s, unit, "lower-mgf"))
    yield from losses.casualties(s, unit, spare(s, unit, hit), "DDD-MGF-02")
    if die == WORST and not general_in_play(s):
        for _ in range(sector(s, unit).mgf_specialists):
            yield from losses.lose_specialist(s, unit, "DDD-MGF-04")


def spare(s: State, unit: Unit, n: int) -> int:
    """What is left of a loss after those who lower the losses of a Phase 5, which are those of DEF and MGF together."""
    if NO_LOSSES in unit.for_turn:
        spared = n
    else:
        before = unit.for_turn.get(SPARED, 0)
        lower = total(s, unit, "fewer-losses") + unit.for_turn.get(LOWER_LOSSES, 0)
        spared = min(n, max(0, lower - before))
    if spared:
        unit.for_turn[SPARED] = unit.for_turn.get(SPARED, 0) + spared
        s.tell(LossesLowered, "ATL-RUL-81", unit.id, spared)
    return n - spared


# -- cards that lower a DEF --------------------------------------------------------------------------------------------


def _def(s: State, use: Use, text: Effect) -> frozenset[str]:
    """Whether DEF can be lowered at all is what both sides may be at odds about (ATL-TIM-02)."""
    return frozenset(("def",))


def _can_lower(s: State, at: str) -> bool:
    """A Sector with a Unit in it and something left of its DEF, unless lowering is forbidden."""
    return NO_LOWERING not in s.for_turn and lowered(s, at) > 0 and bool(units_at(s, at))


def _lower(s: State, at: str, n: int) -> None:
    """For every Unit there (ATL-RUL-84)."""
    s.lowered[at] = s.lowered.get(at, 0) + n
    s.tell(DefLowered, "ATL-RUL-84", at, n, lowered(s, at))


def _own_sector(s: State, side: Side, text: Effect) -> Iterable[Args]:
    if isinstance(side, Unit) and _reduction(text, sector(s, side).bunker) and _can_lower(s, side.at):
        return ((),)
    return ()


def _own_open_sector(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return ((),) if isinstance(side, Unit) and not sector(s, side).bunker and _can_lower(s, side.at) else ()


def _near_sectors(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """Across the border of two Maps too (ATL-BLO-07)."""
    if not isinstance(side, Unit):
        return ()
    near = s.box.battle.adjacent[side.at]
    return [args for args in _any_sectors(s, side, text) if args[0] == side.at or args[0] in near]


def _any_sectors(s: State, side: Side, text: Effect) -> list[Args]:
    sectors = s.box.battle.sectors
    return [(at,) for at in occupied(s) if not sectors[at].bunker and _can_lower(s, at)]


@effect("lower-def", _own_sector, _def)
def _lower_def(s: State, use: Use, text: Effect) -> None:
    """Bazooka, Flame-Thrower and their like (DDD-ITM-11, DDD-ITM-12)."""
    if isinstance(use.by, Unit):
        _lower(s, use.by.at, _reduction(text, sector(s, use.by).bunker))


@effect("lower-def-near", _near_sectors, _def)
@effect("lower-def-any", _any_sectors, _def)
def _lower_def_there(s: State, use: Use, text: Effect) -> None:
    """The Mortar's own or an adjacent Sector (DDD-ITM-13, ATL-BLO-07), or any one."""
    _lower(s, use.args[0], text.n)


@effect("zero-def", _own_open_sector, _def)
def _zero_def(s: State, use: Use, text: Effect) -> None:
    """The whole DEF of its Sector, but no Machine Gun Fire (DDD-ITM-04, DDD-MGF-05)."""
    if isinstance(use.by, Unit):
        _lower(s, use.by.at, lowered(s, use.by.at))


# -- cards that hold for the turn --------------------------------------------------------------------------------------


def _unless_held(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """Once is enough."""
    return () if text.name in side.for_turn or text.name in s.for_turn else ((),)


def _outside_bunkers(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return () if isinstance(side, Unit) and sector(s, side).bunker else _unless_held(s, side, text)


def hold(s: State, side: Side | None, word: str, n: int, rule: str = "ATL-RUL-81") -> None:
    """A word holds until the end of the turn, for a side or for everybody; numbers add up."""
    holding = side.for_turn if side else s.for_turn
    holding[word] = holding.get(word, 0) + n
    s.tell(HeldForTurn, rule, side.id if side else "", word, n)


@effect("lower-losses")
def _lower_losses(s: State, use: Use, text: Effect) -> None:
    hold(s, use.by, LOWER_LOSSES, text.n)


@effect("no-losses", _outside_bunkers)
def _no_losses(s: State, use: Use, text: Effect) -> None:
    hold(s, use.by, NO_LOSSES, 1)


@effect("no-mgf", _unless_held)
def _no_mgf(s: State, use: Use, text: Effect) -> None:
    """For its own Unit and no other (DDD-ITM-10)."""
    hold(s, use.by, NO_MGF, 1)


@effect("covered")
def _covered(s: State, use: Use, text: Effect) -> None:
    hold(s, None, COVERED, text.n)


@effect("no-lowering", _unless_held, _def)
def _no_lowering(s: State, use: Use, text: Effect) -> None:
    """What was lowered before stays so: a card never undoes what was applied (ATL-RUL-15)."""
    hold(s, None, NO_LOWERING, 1, "ATL-DEC-08")


@effect("tracer")
def _tracer(s: State, use: Use, text: Effect) -> None:
    hold(s, None, TRACER, text.n)


def _without_mgf(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """Sectors that have none and are no Starting Sectors, while there are tokens (ATL-RUL-38)."""
    if len(s.tokens) >= TOKENS:
        return ()
    return [(at,) for at, place in s.box.battle.sectors.items() if place.soldiers is None and not has_mgf(s, at)]


@effect("mgf-token", _without_mgf)
def _mgf_token(s: State, use: Use, text: Effect) -> None:
    """For the rest of the game, active only while all Machine Gun Fire is."""
    s.tokens.append(use.args[0])
    s.tell(TokenPlaced, "ATL-RUL-38", use.args[0])

"""Works out what Phase 5 would cost as things stand, for views and hints, and the odds of living through it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from sandtable.engine.action import Odds
from sandtable.engine.decision import Decision
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import defence
from sandtable.games.atlantikwall.d6 import FACES, SURVIVE
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import (
    general_in_play,
    has_mgf,
    mgf_active,
    mines_active,
    sector,
    strength,
    total,
)
from sandtable.games.atlantikwall.table import side as side_of

WORST: Final = 6  # the roll that brings Special Damage (DDD-MGF-04)

# What holds until the end of the turn: for everybody …
TRACER: Final = "tracer"
# … and for a Unit.
LOWER_LOSSES: Final = "lower-losses"
NO_LOSSES: Final = "no-losses"
NO_MGF: Final = "no-mgf"
SPARED: Final = "spared"  # casualties of this Phase 5 that cards have spared it


# -- losses ------------------------------------------------------------------------------------------------------------


def still_spared(s: State, unit: Unit) -> int:
    """The losses of this Phase 5, to DEF and Machine Gun Fire together, that cards will still spare a Unit."""
    lower = total(s, unit, "fewer-losses") + unit.for_turn.get(LOWER_LOSSES, 0)
    return max(0, lower - unit.for_turn.get(SPARED, 0))


def def_losses(s: State, unit: Unit, at: str = "") -> int:
    """What DEF would cost a Unit in Phase 5, where it is or in another Sector."""
    if NO_LOSSES in unit.for_turn:
        return 0
    faced = def_there(s, unit, at) if at else defence.def_for(s, unit)
    return max(0, faced - still_spared(s, unit))


def def_there(s: State, unit: Unit, at: str) -> int:
    """The DEF that a Unit would face if it stood in another Sector, everybody else where they are."""
    twin = s.copy()
    twin.units[unit.id].at = at
    return defence.def_for(twin, twin.units[unit.id])


def is_under_fire(s: State, unit: Unit, at: str) -> bool:
    """Whether Machine Gun Fire would strike a Unit there."""
    return has_mgf(s, at) and mgf_active(s) and not {NO_MGF, NO_LOSSES} & unit.for_turn.keys()


def mgf_hit(s: State, unit: Unit, number: int) -> int:
    """What Machine Gun Fire costs a Unit that rolls this number (DDD-MGF-02)."""
    return max(0, number + s.for_turn.get(TRACER, 0) - total(s, unit, "lower-mgf"))


def mgf_losses(s: State, loser: Side, number: int) -> int:
    """The same, less what cards still spare it."""
    if not isinstance(loser, Unit):
        return number
    return max(0, mgf_hit(s, loser, number) - still_spared(s, loser))


# -- hints -------------------------------------------------------------------------------------------------------------


def combat_hints(s: State, decision: Decision) -> Iterator[Text]:
    """What Phase 5 would cost the side that is asked."""
    side = side_of(s, decision.seat)
    return unit_hints(s, side, side.at) if isinstance(side, Unit) else german_hints(s, side)


def unit_hints(s: State, unit: Unit, at: str) -> Iterator[Text]:
    """DEF and Machine Gun Fire in a Sector, and whether the Unit would be destroyed there."""
    faced = def_there(s, unit, at)
    lost = def_losses(s, unit, at)
    yield Text("hint-def", {"n": faced}) if lost == faced else Text("hint-def-spared", {"n": faced, "lost": lost})
    if is_under_fire(s, unit, at):
        yield Text("hint-mgf")
    elif has_mgf(s, at) and not mgf_active(s):
        yield Text("hint-mgf-silent")
    if lost >= strength(unit):
        yield Text("hint-destroyed", {"strength": strength(unit)})


def german_hints(s: State, him: Side) -> Iterator[Text]:
    """What the German must pay as things stand, and what would be missing (ATL-DEF-01, ATL-DEF-03)."""
    due = defence.due(s)
    yield Text("hint-due", {"n": due, "soldiers": him.soldiers})
    if s.landing and due >= strength(him):
        yield Text("hint-destroyed", {"strength": strength(him)})
    elif not s.landing and (n := defence.missing(s)):
        yield Text("hint-missing", {"n": n})
    if s.landing and has_mgf(s, s.landing.at) and not mgf_active(s):
        yield Text("hint-mgf-hurts")
    if s.landing and not mines_active(s) and s.phase != "combat":
        yield Text("hint-mines-hurt")


# -- odds --------------------------------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """What a Sector takes from a Unit that enters it, and what it gives."""

    costs: int  # Specialists
    joins: int  # Specialists
    arrival: int  # d6 of Soldiers


STAYS: Final = Entry(0, 0, 0)


def survival(s: State, unit: Unit, to: str, *, cry: bool, mined: bool) -> Iterable[Odds]:
    """The chance to be alive after this turn's mines, DEF and guns.

    Everybody else stays where they are, and nobody uses a card.
    """
    guns = is_under_fire(s, unit, to)
    there = s.copy()
    twin = there.units[unit.id]
    twin.at = to
    entry = _entry(there, twin, cry=cry) if to != unit.at else STAYS
    outcomes = list(_ends(there, twin, entry, mined, guns))
    chance = Fraction(sum(outcomes), len(outcomes))
    return (Odds(SURVIVE, chance),) if mined or guns or chance < 1 else ()


def _entry(s: State, unit: Unit, *, cry: bool) -> Entry:
    """What the Sector takes and gives; a Vehicle that stays behind no longer helps (ATL-RUL-73).

    DDD-ATT-02, DDD-ATT-04, DDD-ATT-05, DDD-ATT-07.
    """
    place = sector(s, unit)
    if place.climb or place.bunker:
        unit.vehicle = ""
    costs = 0 if cry else place.costs + (place.costs_named in unit.specialists)
    return Entry(costs, int(place.here is not None and place.here not in unit.specialists), place.arrival)


def _ends(s: State, unit: Unit, entry: Entry, mined: bool, guns: bool) -> Iterator[bool]:
    """Whether it lives, once for every way that the dice can fall.

    In the mines Soldiers fall first (ATL-RUL-46), since Specialists help later. To the guns of a Sector that also kill
    Specialists, the owner gives these instead of Soldiers.
    """
    faced = 0 if NO_LOSSES in unit.for_turn else defence.def_for(s, unit)
    spared = still_spared(s, unit)
    special = 0 if general_in_play(s) else sector(s, unit).mgf_specialists
    for mines in FACES if mined else (0,):
        unhurt = len(unit.specialists) - max(0, mines - unit.soldiers)
        costs = min(entry.costs, max(0, unhurt))
        specialists = unhurt - costs + entry.joins
        for gained in _sums(entry.arrival):
            there = strength(unit) - mines - costs + entry.joins + gained
            for number in FACES if guns else (0,):
                lost = max(0, faced + (mgf_hit(s, unit, number) if guns else 0) - spared)
                more = min(special, max(0, specialists - lost)) if number == WORST else 0
                yield strength(unit) > mines and there > 0 and there - lost - more > 0


def _sums(dice: int) -> list[int]:
    """The sum of n d6, once for every way that they can fall."""
    sums = [0]
    for _ in range(dice):
        sums = [so_far + number for so_far in sums for number in FACES]
    return sums

"""Phase 6, Assault (p.5, ATL-ASL): Units in the Bunker confront the German one by one."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.engine.decision import Decision, Each, Options, Play
from sandtable.engine.state import Outcome
from sandtable.games.atlantikwall import decorations, losses, windows, winning
from sandtable.games.atlantikwall.log_war import Confronted, GermanBeaten, UnitFell
from sandtable.games.atlantikwall.names import ALLIED_VICTORY, GERMAN_VICTORY
from sandtable.games.atlantikwall.state import State, Unit
from sandtable.games.atlantikwall.table import german, sector, strength

ASSAULT: Final = "assault"
LAST_ASSAULT: Final = "last-assault"


class Forces(NamedTuple):
    """What meets in a confrontation: all Soldiers and Specialists of each side, and the Specialists among them."""

    allied: int
    german: int
    allied_specialists: int
    german_specialists: int

    @property
    def allies_win(self) -> bool:
        """The larger force, then more Specialists, then the German (ATL-ASL-04, ATL-ASL-05, ATL-ASL-09, ATL-ASL-10)."""
        return (self.allied, self.allied_specialists) > (self.german, self.german_specialists)


def forces(s: State, unit: Unit) -> Forces:
    """A Unit alone against all that the German has (ATL-ASL-03, ATL-RUL-27)."""
    him = german(s)
    return Forces(strength(unit), strength(him), len(unit.specialists), len(him.specialists))


def waiting(s: State) -> list[str]:
    """The Units in a Bunker, either one of two, that the German has to confront (ATL-ASL-02, ATL-CLR-02)."""
    return [unit.id for unit in s.units.values() if sector(s, unit).bunker] if s.german else []


def is_in_assault(s: State, unit: Unit) -> bool:
    """Whether a loss now is a loss in the Bunker in Phase 6, which does not end the game (ATL-WIN-02)."""
    return s.phase == "assault" and sector(s, unit).bunker


def assault(s: State) -> Play[None]:
    """One confrontation; the phase goes on while Units are waiting (ATL-ASL-08)."""
    unit = s.units[(yield from _next(s))]
    s.assaulting = unit.id
    yield from windows.window(s, "confrontation")
    yield from confront(s, unit)
    for other in waiting(s):
        if losses.is_destroyed(s.units[other]):  # by a card, before its turn came
            yield from fall(s, s.units[other])
    s.assaulting = ""
    s.phase = "assault" if waiting(s) else "turn-end"


def _next(s: State) -> Play[str]:
    """The Allies choose who goes first; the first seat in play speaks for them (ATL-ASL-08, ATL-CLR-02)."""
    units = waiting(s)
    if len(units) == 1:
        return units[0]
    answer = yield Decision(next(iter(s.units)), "assault-order", Options(Each("next", units)))
    return answer.args[0]


def confront(s: State, unit: Unit) -> Play[None]:
    """The larger force wins and loses nobody (ATL-RUL-27); one victory is enough for all Allies (ATL-RUL-28)."""
    met = forces(s, unit)
    s.tell(Confronted, "ATL-ASL-03", unit.id, *met)
    if met.allies_win and not losses.is_destroyed(unit):
        s.tell(GermanBeaten, "ATL-ASL-04", unit.id)
        s.end(Outcome(True, ALLIED_VICTORY, ASSAULT))
    yield from fall(s, unit)


def fall(s: State, unit: Unit) -> Play[None]:
    """The Unit is destroyed; while others are in play the game goes on and the German has a trophy.

    ATL-ASL-05 to -07, ATL-WIN-02, ATL-RUL-18.
    """
    s.tell(UnitFell, "ATL-ASL-05", unit.id)
    s.fallen.append(unit.id)
    winning.remove(s, unit)
    if not s.units:
        s.end(Outcome(False, GERMAN_VICTORY, LAST_ASSAULT))
    yield from decorations.draw(s, "ATL-DEC-04")

"""Phase 6, Assault (p.5, ATL-ASL): Units in the Bunker confront the German one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from sandtable.engine.action import Answer, Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.state import Outcome
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import decorations, losses, windows, winning
from sandtable.games.atlantikwall.log_war import Confronted, GermanBeaten, UnitFell
from sandtable.games.atlantikwall.names import ALLIED_VICTORY, GERMAN_VICTORY
from sandtable.games.atlantikwall.state import State, Unit
from sandtable.games.atlantikwall.table import german, sector, strength

ASSAULT: Final = "assault"
LAST_ASSAULT: Final = "last-assault"


class Forces(NamedTuple):
    """A confrontation: the Soldiers and Specialists of each side together, and the Specialists alone."""

    allied: int
    german: int
    allied_specialists: int
    german_specialists: int

    @property
    def allies_win(self) -> bool:
        """The larger force wins, then more Specialists, then the German.

        ATL-ASL-04, ATL-ASL-05, ATL-ASL-09, ATL-ASL-10.
        """
        return (self.allied, self.allied_specialists) > (self.german, self.german_specialists)


def forces(s: State, unit: Unit) -> Forces:
    """One Unit against everybody that the German has (ATL-ASL-03, ATL-RUL-27)."""
    him = german(s)
    return Forces(strength(unit), strength(him), len(unit.specialists), len(him.specialists))


def forces_hint(s: State, unit: Unit) -> Text:
    met = forces(s, unit)
    return Text("hint-forces", {"unit": unit.id, "allied": met.allied, "german": met.german, "win": met.allies_win})


def _confrontation(s: State, decision: Decision) -> Iterable[Text]:
    """The forces of the confrontation that is about to be fought."""
    if s.assaulting in s.units:
        yield forces_hint(s, s.units[s.assaulting])


class GoNext(Answer[State, Unit]):
    """Let this Unit confront the German next."""

    verb = "next"

    def read(self, s: State, decision: Decision, option: Option) -> Unit:
        return s.units[option.args[0]]

    def hints(self, s: State, chosen: Unit) -> Iterable[Text]:
        yield forces_hint(s, chosen)


NEXT: Final = GoNext()
ORDER: Final = Question(NEXT)
WINDOW: Final = Question(windows.USE, hints=_confrontation)


def waiting(s: State) -> list[str]:
    """The Units in a Bunker, in either of two, that the German has to confront (ATL-ASL-02, ATL-CLR-02)."""
    return [unit.id for unit in s.units.values() if sector(s, unit).bunker] if s.german else []


def is_in_assault(s: State, unit: Unit) -> bool:
    """Whether the Unit is in a Bunker in Phase 6, where its loss does not end the game (ATL-WIN-02)."""
    return s.phase == "assault" and sector(s, unit).bunker


def assault(s: State) -> Play[None]:
    """One confrontation; the phase goes on while Units are waiting (ATL-ASL-08)."""
    unit = s.units[(yield from _next(s))]
    s.assaulting = unit.id
    yield from windows.window(s, "confrontation", WINDOW)
    yield from confront(s, unit)
    for other in waiting(s):
        if losses.is_destroyed(s.units[other]):  # by a card, before its confrontation
            yield from fall(s, s.units[other])
    s.assaulting = ""
    s.phase = "assault" if waiting(s) else "turn-end"


def _next(s: State) -> Play[str]:
    """The Allies choose who goes first; the first seat in play speaks for them (ATL-ASL-08, ATL-CLR-02)."""
    units = waiting(s)
    if len(units) == 1:
        return units[0]
    answer = yield Decision(next(iter(s.units)), "assault-order", Options(Each("next", units)), about=ORDER)
    return answer.args[0]


def confront(s: State, unit: Unit) -> Play[None]:
    """The larger force wins and loses nobody (ATL-RUL-27).

    One victory is enough for all Allies, in any one Bunker (ATL-WIN-03, ATL-CLR-03, ATL-BLO-13, ATL-RUL-28).
    """
    met = forces(s, unit)
    s.tell(Confronted, "ATL-ASL-03", unit.id, *met)
    if met.allies_win and not losses.is_destroyed(unit):
        s.tell(GermanBeaten, "ATL-ASL-04", unit.id)
        s.end(Outcome(True, ALLIED_VICTORY, ASSAULT))
    yield from fall(s, unit)


def fall(s: State, unit: Unit) -> Play[None]:
    """The Unit is destroyed (ATL-ASL-05, ATL-WIN-02). The last one loses the game (ATL-ASL-07).

    While others are in play the game goes on and the German draws a Decoration (ATL-ASL-06, ATL-RUL-18).
    """
    s.tell(UnitFell, "ATL-ASL-05", unit.id)
    s.fallen.append(unit.id)
    winning.remove(s, unit)
    if not s.units:
        s.end(Outcome(False, GERMAN_VICTORY, LAST_ASSAULT))
    yield from decorations.draw(s, "ATL-DEC-04")

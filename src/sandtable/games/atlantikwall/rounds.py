"""The turn around its phases: the window after the throws, and the end of a turn."""

from __future__ import annotations

from sandtable.engine.action import Question
from sandtable.engine.decision import Play
from sandtable.games.atlantikwall import windows
from sandtable.games.atlantikwall.log import TurnBegan
from sandtable.games.atlantikwall.state import State
from sandtable.games.atlantikwall.table import sides
from sandtable.games.atlantikwall.tally import tally_hints

WINDOW = Question(windows.USE, hints=tally_hints)


def tallies(s: State) -> Play[None]:
    """All Final Tallies are closed: dice are changed, traded and stolen now (ATL-RUL-35, ATL-RUL-81)."""
    yield from windows.window(s, "tally", WINDOW)
    s.phase = "upkeep"


def turn_end(s: State) -> Play[None]:
    """What held for this turn ends (ATL-DEC-08), resources are kept (DDD-UPK-04), the next turn begins (DDD-TRN-04)."""
    for side in sides(s):
        side.dice = []
        side.bonuses = []
        side.abilities = []
        side.for_turn = {}
        side.throws = side.recruited = side.found = 0
        side.closed = side.straight = side.holding = side.done = False
        side.aside = ""
    for unit in s.units.values():
        unit.fresh = False
    s.lost = []
    s.old_losses = 0
    s.lowered = {}
    s.for_turn = {}
    s.turn += 1
    s.tell(TurnBegan, "DDD-TRN-04", s.turn)
    s.phase = "roll"
    yield from ()

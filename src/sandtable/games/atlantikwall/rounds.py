"""The turn around its phases: the window after the throws, and what a turn's end wipes away."""

from __future__ import annotations

from sandtable.engine.decision import Play
from sandtable.games.atlantikwall import windows
from sandtable.games.atlantikwall.log import TurnBegan
from sandtable.games.atlantikwall.state import State
from sandtable.games.atlantikwall.table import sides


def tallies(s: State) -> Play[None]:
    """All Final Tallies are closed: dice are changed, traded and stolen now (ATL-RUL-35, ATL-RUL-81)."""
    yield from windows.window(s, "tally")
    s.phase = "upkeep"


def turn_end(s: State) -> Play[None]:
    """Nothing that was for this turn goes beyond it (ATL-DEC-08); the next turn begins (DDD-TRN-04)."""
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

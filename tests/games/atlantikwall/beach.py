"""Lays tables for tests."""

from __future__ import annotations

from typing import Any

from sandtable.engine.chance import Chance
from sandtable.engine.plain import Fields
from sandtable.engine.scenario import lay_table
from sandtable.games.atlantikwall.game import GAME
from sandtable.games.atlantikwall.state import State

VERSUS = {"mode": "versus", "map": "exercise-fabius"}
SOLO = {"mode": "solitaire", "map": "exercise-fabius"}
CLIFF = {"map": "omaha-beach-2"}


def table(options: Fields | None = None, **changes: Any) -> State:
    """Phase 1 begins with every Unit in Sector 1, but for these changes; `__` stands for a dot in a path."""
    names = GAME.box(GAME.options(options or {})).unit_names
    landed: Fields = {"at": "1", "visited": ["1"], "soldiers": 4, "hand": ["medic", "minesweeper", "scout"]}
    put = {f"units.{name}.{what}": value for name in names for what, value in landed.items()}
    put |= {name.replace("__", "."): value for name, value in changes.items()}
    state = lay_table(GAME, Chance(1), options or {}, {"phase": "roll", **put})
    assert isinstance(state, State)
    return state

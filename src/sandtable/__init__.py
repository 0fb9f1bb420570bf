"""Sandtable: a rules-enforcing table for co-operative and solo board games.

    from sandtable import Match, Setup, load

    match = Match.new(load("hegra"), Setup(seed=1))

`docs/api.md` shows each of the names that this package offers. They are imported when they are first used, so that
`import sandtable` stays quick.
"""

from __future__ import annotations

__version__ = "0.1.0"

TYPE_CHECKING = False  # type checkers read it as true; importing typing would take longer than all the rest

__all__ = [
    "Chance",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "Malformed",
    "Match",
    "Odds",
    "Option",
    "Outcome",
    "Play",
    "Player",
    "Refusal",
    "Report",
    "SandtableError",
    "ScriptedChance",
    "Sealed",
    "Setup",
    "Stale",
    "State",
    "View",
    "Words",
    "games",
    "load",
    "make_player",
    "play_out",
    "read_journal",
    "simulate",
    "words_for",
]

if TYPE_CHECKING:
    from sandtable import games
    from sandtable.engine.action import Odds
    from sandtable.engine.chance import Chance, ScriptedChance
    from sandtable.engine.decision import Decision, Option, Play, Refusal
    from sandtable.engine.errors import Illegal, Malformed, SandtableError, Sealed, Stale
    from sandtable.engine.event import Event
    from sandtable.engine.game import Game, Setup
    from sandtable.engine.journal import read_journal
    from sandtable.engine.match import Match
    from sandtable.engine.player import Player
    from sandtable.engine.state import Outcome, State
    from sandtable.engine.text import Words, words_for
    from sandtable.engine.view import View
    from sandtable.games import load
    from sandtable.lab.drive import play_out
    from sandtable.lab.simulate import Report, simulate
    from sandtable.players import make_player
else:  # hidden from type checkers, which would take it for every other name too
    _MODULES = {
        "engine.action": ("Odds",),
        "engine.chance": ("Chance", "ScriptedChance"),
        "engine.decision": ("Decision", "Option", "Play", "Refusal"),
        "engine.errors": ("Illegal", "Malformed", "SandtableError", "Sealed", "Stale"),
        "engine.event": ("Event",),
        "engine.game": ("Game", "Setup"),
        "engine.journal": ("read_journal",),
        "engine.match": ("Match",),
        "engine.player": ("Player",),
        "engine.state": ("Outcome", "State"),
        "engine.text": ("Words", "words_for"),
        "engine.view": ("View",),
        "games": ("load",),
        "lab.drive": ("play_out",),
        "lab.simulate": ("Report", "simulate"),
        "players": ("make_player",),
    }
    _HOME = {name: f"{__name__}.{module}" for module, names in _MODULES.items() for name in names}

    def __getattr__(name: str) -> object:
        """Import one of the offered names when it is first used."""
        from importlib import import_module  # noqa: PLC0415 - slow, and not always needed

        if name == "games":
            return import_module(f"{__name__}.games")
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = found = getattr(import_module(_HOME[name]), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})

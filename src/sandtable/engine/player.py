"""Players: anything that answers decisions. The engine never calls one; drivers do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from sandtable.engine.decision import Decision, Option

#: Returns a copy of the game's state in which everything is re-dealt that the seat cannot know.
LookAtTable: TypeAlias = Callable[[], Any]


class Player(Protocol):
    """Answers one decision after another. A player that does not look at the table does not pay for the copy."""

    def choose(self, decision: Decision, look: LookAtTable) -> Option: ...

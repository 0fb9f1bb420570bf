"""What plays: anything that answers decisions. The engine never calls one; drivers do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from sandtable.engine.decision import Decision, Option


class Player(Protocol):
    """Answers one decision after another.

    `look` gives the table with everything concealed that the seat cannot know; a player that does not look does not pay
    for it.
    """

    def choose(self, decision: Decision, look: Callable[[], Any]) -> Option: ...

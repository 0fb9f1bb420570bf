"""Rate limits: how often a client may do each thing within a span of time."""

from __future__ import annotations

import math
import time
from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from sandtable.server.errors import TooOften

LIMITS: Final[dict[str, RateLimitItem]] = {
    "join": parse("10/minute"),
    "tables": parse("30/hour"),
    "sockets": parse("60/minute"),
    "decisions": parse("20/second"),
    "looks": parse("60/second"),  # enough for details and a film of every decision, and for leafing through the past
    "chat": parse("1/second"),
    "refused": parse("50/minute"),
}


class RateLimits:
    """Counts in memory; a restart resets the counts."""

    def __init__(self, *, enforced: bool = True) -> None:
        self._enforced = enforced
        self._windows = MovingWindowRateLimiter(MemoryStorage())

    def check(self, what: str, who: str) -> None:
        """Count one, or raise `TooOften` if that is one too many."""
        if not self._enforced:
            return
        limit = LIMITS[what]
        if not self._windows.hit(limit, what, who):
            reset = self._windows.get_window_stats(limit, what, who).reset_time
            raise TooOften(what, max(1, math.ceil(reset - time.time())))

    def is_hopeless(self, who: str) -> bool:
        """Whether somebody keeps going although told to wait."""
        return not self._windows.hit(LIMITS["refused"], "refused", who)

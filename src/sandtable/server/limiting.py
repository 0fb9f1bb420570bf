"""How often is too often: for each thing that could be overdone, a number in a span of time."""

from __future__ import annotations

import math
import time
from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from sandtable.engine.errors import SandtableError

LIMITS: Final[dict[str, RateLimitItem]] = {
    "join": parse("10/minute"),
    "tables": parse("30/hour"),
    "sockets": parse("60/minute"),
    "decisions": parse("20/second"),
    "looks": parse("60/second"),  # details and a film of every decision, and somebody who leafs through the past
    "chat": parse("1/second"),
    "refused": parse("50/minute"),
}


class TooOften(SandtableError):
    """Something that was done too often; `wait` says for how many seconds to stop."""

    code = "too-often"

    def __init__(self, what: str, wait: int) -> None:
        super().__init__(f"too many {what}: wait {wait} s")
        self.wait = wait


class Limits:
    """Counts in memory; a server that restarts begins anew."""

    def __init__(self, *, enforced: bool = True) -> None:
        self._enforced = enforced
        self._windows = MovingWindowRateLimiter(MemoryStorage())

    def check(self, what: str, who: str) -> None:
        """Count one, or raise if that is one too many."""
        if not self._enforced:
            return
        limit = LIMITS[what]
        if not self._windows.hit(limit, what, who):
            reset = self._windows.get_window_stats(limit, what, who).reset_time
            raise TooOften(what, max(1, math.ceil(reset - time.time())))

    def is_hopeless(self, who: str) -> bool:
        """Whether somebody goes on although told to stop."""
        return not self._windows.hit(LIMITS["refused"], "refused", who)

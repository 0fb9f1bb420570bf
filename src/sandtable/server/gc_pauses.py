"""Collects garbage only while nobody plays.

Python's cyclic garbage collector stops everything while it runs, and it takes longer the more tables are in memory: on
a busy server a tenth of the time, and with twenty long games a third of a second at once. But nothing that is done at a
table makes reference cycles, nor does a table that is put away (tests show it). So the collector is off while somebody
plays, and runs when nobody has done anything for a while.
"""

from __future__ import annotations

import asyncio
import gc
import time

CHECK_EVERY = 2.0  # seconds
QUIET = 10.0  # seconds without activity after which garbage is collected


class Activity:
    """When something was last done at any table, on the monotonic clock."""

    def __init__(self) -> None:
        self.last = time.monotonic()

    def note(self) -> None:
        self.last = time.monotonic()


class IdleCollector:
    """Turns the garbage collector off, and runs it in quiet moments."""

    def __init__(self, activity: Activity) -> None:
        self._activity = activity
        self._collected = time.monotonic()
        self._was_enabled = gc.isenabled()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.disable()
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._was_enabled:
            gc.enable()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(CHECK_EVERY)
            self.check(time.monotonic())

    def check(self, now: float) -> None:
        """Collect if it is quiet and something was done since the last collection."""
        last = self._activity.last
        if last > self._collected and now - last >= QUIET:
            gc.collect()
            self._collected = now

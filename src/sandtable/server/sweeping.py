"""When memory is swept. Python looks through all that it keeps for what nobody needs, and meanwhile nobody is answered.

By itself it would do so in the middle of play, the more often the more is done and the longer the more tables are at
hand: a tenth of the time of a busy server, and a third of a second at a time with twenty long games. But nothing that
is done at a table leaves anything behind that has to be looked for, nor does a table that is put away (tests show it).
So nothing is swept while somebody plays, and whatever else there may be when nobody does.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

LOOK_EVERY = 2.0  # seconds
QUIET = 10.0  # seconds in which nothing was done


class Sweeper:
    """Sweeps in quiet moments; `last_act` says when somebody last did something, on the monotonic clock."""

    def __init__(self, last_act: Callable[[], float]) -> None:
        self._last_act = last_act
        self._swept = time.monotonic()
        self._was_on = gc.isenabled()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.disable()
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._was_on:
            gc.enable()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.look(time.monotonic())

    def look(self, now: float) -> None:
        """Sweep if it is quiet and something has been done since the last time."""
        last = self._last_act()
        if last > self._swept and now - last >= QUIET:
            gc.collect()
            self._swept = now

"""When memory is swept. Python looks through all that it keeps for what nobody needs, and meanwhile nobody is answered.

The more tables are at hand the longer that takes (a third of a second with twenty long games), and by itself it would
happen in the middle of play. So what is young is swept as always, which is quickly done, and the rest when nobody is
doing anything. Where somebody always is, what has come up since the last time is looked at now and then, without what
was there before.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

LOOK_EVERY = 2.0  # seconds
QUIET = 10.0  # seconds in which nothing was done
AT_LATEST = 600.0  # seconds
YOUNG = 2_000  # objects, some hundreds of which come and go with every decision: swept in two milliseconds
MIDDLE = 4  # times that the young are swept
NEVER = 1_000_000


class Sweeper:
    """Sweeps in quiet moments; `last_act` says when somebody last did something, on the monotonic clock."""

    def __init__(self, last_act: Callable[[], float]) -> None:
        self._last_act = last_act
        self._swept = time.monotonic()
        self._before = gc.get_threshold()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        gc.freeze()  # what is there by now stays
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        gc.unfreeze()
        gc.set_threshold(*self._before)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.look(time.monotonic())

    def look(self, now: float) -> None:
        """Sweep if it is time: everything if it is quiet and something has been done, what is new if it has to be."""
        last = self._last_act()
        if last > self._swept and now - last >= QUIET:
            gc.unfreeze()
        elif now - self._swept < AT_LATEST:
            return
        gc.collect()
        gc.freeze()
        self._swept = now

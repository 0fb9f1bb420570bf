"""Tasks that run beside everything else until the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine


class Background:
    """Keeps tasks alive while they run, and cancels them when the server stops."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(self, work: Coroutine[object, None, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()

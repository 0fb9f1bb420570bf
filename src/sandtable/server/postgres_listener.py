"""Listens to PostgreSQL for notices of other servers (`LISTEN` and `NOTIFY`)."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine

import psycopg
from sqlalchemy.engine import URL

from sandtable.server.store import CHANNEL

log = logging.getLogger("sandtable.server")

RETRY_AFTER = 1.0  # seconds between attempts to connect again


class PostgresListener:
    """One connection that only listens, in a thread of its own. `hear` gets each notice; None if some were missed."""

    def __init__(
        self, url: URL, hear: Callable[[str | None], Coroutine[object, None, None]], loop: asyncio.AbstractEventLoop
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear = hear
        self._loop = loop
        self._stop = threading.Event()
        self.ready = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="postgres-listener", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(timeout=3)

    def _listen(self) -> None:
        first = True
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    if not first:
                        self._pass_on(None)
                    first = False
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self._pass_on(notice.payload)
            except psycopg.Error as error:
                log.warning("the database does not answer: %s", str(error).partition("\n")[0])
                self._stop.wait(RETRY_AFTER)

    def _pass_on(self, payload: str | None) -> None:
        if not self._stop.is_set():
            asyncio.run_coroutine_threadsafe(self._hear(payload), self._loop)

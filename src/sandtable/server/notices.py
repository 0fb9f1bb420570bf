"""News from other servers that share the database: PostgreSQL tells which table has gone on, and the store says how."""

from __future__ import annotations

import asyncio
import logging
import threading

import psycopg
from sqlalchemy.engine import URL

from sandtable.server.hall import Hall
from sandtable.server.store import CHANNEL

log = logging.getLogger("sandtable.server")

AGAIN_AFTER = 1.0  # seconds before a lost connection is tried again


class Notices:
    """One connection that only listens, in a thread of its own."""

    def __init__(self, url: URL, hall: Hall, loop: asyncio.AbstractEventLoop) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hall = hall
        self._loop = loop
        self._stop = threading.Event()
        self.ready = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="notices", daemon=True)

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
                        self._tell(None)  # what was said meanwhile was not heard
                    first = False
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self._tell(notice.payload)
            except psycopg.Error as error:
                log.warning("the database does not answer: %s", str(error).partition("\n")[0])
                self._stop.wait(AGAIN_AFTER)

    def _tell(self, payload: str | None) -> None:
        if not self._stop.is_set():
            asyncio.run_coroutine_threadsafe(self._hall.heard(payload), self._loop)

"""Writes to the database: one thread, one commit for whatever has piled up.

A write counts when it is on the disk; whoever awaits it goes on then. Waking the thread and being woken by it takes
about a millisecond on a busy server, while a commit to a fast disk takes a third of that. So the event loop writes
single acts itself as long as the disk is fast, and leaves them to the thread as soon as it is slow.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sandtable.server.errors import Unavailable

T = TypeVar("T")

MOST_IN_ONE_COMMIT = 500
IDLE = 1.0  # seconds without a write after which the connection is replaced
QUICK = 0.002  # seconds: a disk is quick if its commits take less than this on average
AVERAGED = 8  # commits that the moving average covers, roughly
HICCUP = 4 * QUICK  # seconds: a longer commit counts as this much, because even a good disk is busy once in a while
SLOW_FOR = 10.0  # seconds until a slow disk gets another chance


class Writer:
    """Does all writing. Only a `local` database, a file on this machine, is ever written by the event loop."""

    def __init__(self, engine: Engine, *, local: bool) -> None:
        self._connection = _ThreadConnection(engine)
        self._direct = _DirectConnection(engine) if local else None
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._pending = 0  # jobs that the thread has not finished
        self._thread = threading.Thread(target=self._write_all, name="store-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Finish all writes and stop."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._connection.close()
        if self._direct is not None:
            self._direct.close()

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Give some work to the thread. Await the result: then it is durable."""
        job = _Job(work)
        self._jobs.put(job)
        self._pending += 1
        done = asyncio.wrap_future(job.done)
        done.add_done_callback(self._count_down)
        return done

    def _count_down(self, _done: asyncio.Future[T]) -> None:
        self._pending -= 1

    def write_at_once(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Write from the event loop if the disk is quick and the thread is idle; otherwise like `write`."""
        if self._direct is None or self._pending or not self._direct.is_quick:
            return self.write(work)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            done.set_result(self._direct.write(work))
        except IntegrityError as error:
            done.set_exception(error)
        except SQLAlchemyError:
            return self.write(work)  # the thread can wait for a lock, and reports what is wrong
        return done

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            stop = False
            while len(jobs) < MOST_IN_ONE_COMMIT and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    stop = True
                    break
                jobs.append(following)
            # From here on a job can no longer be cancelled, even if nobody waits for it.
            self._commit([job for job in jobs if job.done.set_running_or_notify_cancel()])
            if stop:
                return

    def _commit(self, jobs: list[_Job[Any]]) -> None:
        """Do all jobs in one transaction; if one of them fails, each in its own."""
        if not jobs:
            return
        try:
            with self._connection.begin() as connection:
                results = [job.work(connection) for job in jobs]
        except Exception as error:  # any error belongs to whoever awaits the write
            if len(jobs) == 1:
                jobs[0].fail(error)
            else:
                for job in jobs:
                    self._commit([job])
            return
        for job, result in zip(jobs, results, strict=True):
            job.done.set_result(result)


class _ThreadConnection:
    """The thread's connection. It is kept while there is much to write, because getting one takes longer than using it.

    A connection that failed is not used again, nor one that was idle: it may be lost.
    """

    __slots__ = ("_connection", "_engine", "_used")

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._used = 0.0

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction; committed unless the block raises."""
        if self._connection is None or time.monotonic() - self._used > IDLE:
            self.close()
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self.close()
            raise
        self._used = time.monotonic()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class _DirectConnection:
    """Writes to SQLite from the event loop. Everything else waits meanwhile, so the disk must be quick."""

    __slots__ = ("_connection", "_engine", "_mean", "_used")

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._mean = 0.0  # seconds that a commit takes, averaged over the last ones
        self._used = 0.0

    @property
    def is_quick(self) -> bool:
        """Whether the last commits were quick; a slow disk is forgiven after a while."""
        if self._mean >= QUICK and time.monotonic() - self._used > SLOW_FOR:
            self._mean = 0.0
        return self._mean < QUICK

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own; fails at once if the database is locked."""
        began = time.monotonic()
        try:
            connection = self._connection = self._connection or self._connect()
            with connection.begin():
                result = work(connection)
        except SQLAlchemyError:
            self.close()
            raise
        self._used = time.monotonic()
        took = min(self._used - began, HICCUP)
        self._mean += (took - self._mean) / AVERAGED
        return result

    def _connect(self) -> Connection:
        """A connection outside the pool that does not wait for a locked database."""
        connection = self._engine.connect()
        connection.detach()
        with connection.begin():
            connection.exec_driver_sql("PRAGMA busy_timeout=0")
        return connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class _Job(Generic[T]):
    """Work for the thread, and its result."""

    __slots__ = ("done", "work")

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.done: Future[T] = Future()

    def fail(self, error: Exception) -> None:
        if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError):
            error = Unavailable(f"the database does not answer: {first_line(error)}")
        self.done.set_exception(error)


def first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]

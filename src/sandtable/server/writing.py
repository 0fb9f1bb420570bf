"""How is written to the database: by one thread, or at once where that is quicker.

The thread takes whatever has piled up since its last commit into the next one, and whoever waits for a write goes on
when it is on the disk. To wake a thread and to be woken by it takes about a millisecond when there is much to do, and
a commit to a quick disk a third of that: there an act is written by the event loop itself. As soon as the disk is slow
the thread does it again, so that nobody else waits.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sandtable.engine.errors import SandtableError

T = TypeVar("T")

MOST_IN_ONE_COMMIT = 500
IDLE = 1.0  # seconds without a write after which a connection is given back
QUICK = 0.002  # seconds for a commit
OF_LATE = 8  # commits that tell how quick a disk is
HICCUP = 4 * QUICK  # a commit that takes longer says no more: once in a while the best disk is busy
SLOW_FOR = 10.0  # seconds after which a disk that was slow is tried again


class Unavailable(SandtableError):
    """The database does not answer."""

    code = "unavailable"


class Writer:
    """The one that writes to a database; only a database `here`, on a disk of this machine, can be written at once."""

    def __init__(self, engine: Engine, *, here: bool) -> None:
        self._line = _Line(engine)
        self._disk = _Disk(engine) if here else None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._pending = 0  # jobs that the thread has
        self._thread = threading.Thread(target=self._write_all, name="store-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Write what is waiting, and stop."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._line.close()
        if self._disk is not None:
            self._disk.close()

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Give some work on the database to the thread; to be awaited until it is durable."""
        job = _Job(work)
        self._jobs.put(job)
        self._pending += 1
        done = asyncio.wrap_future(job.done)
        done.add_done_callback(self._one_less)
        return done

    def _one_less(self, _done: asyncio.Future[Any]) -> None:
        self._pending -= 1

    def write_at_once(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """The same, by the event loop itself if that is quicker and the thread has nothing to write before."""
        if self._disk is None or self._pending or not self._disk.is_quick:
            return self.write(work)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            done.set_result(self._disk.write(work))
        except IntegrityError as error:
            done.set_exception(error)
        except SQLAlchemyError:
            return self.write(work)  # the thread can wait for what is locked, or says what is wrong
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
            # From here on nobody can call a job off: whoever no longer waits for it finds it done.
            self._commit([job for job in jobs if job.done.set_running_or_notify_cancel()])
            if stop:
                return

    def _commit(self, jobs: list[_Job]) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        if not jobs:
            return
        try:
            with self._line.begin() as connection:
                results = [job.work(connection) for job in jobs]
        except Exception as error:  # whatever it is, it belongs to whoever asked for the write
            if len(jobs) == 1:
                jobs[0].fail(error)
            else:
                for job in jobs:
                    self._commit([job])
            return
        for job, result in zip(jobs, results, strict=True):
            job.done.set_result(result)


class _Line:
    """The writer's connection, kept as long as there is much to write: to get one takes longer than to use it.

    One that has failed is not used again, nor one that was idle, which may have been lost meanwhile.
    """

    __slots__ = ("_connection", "_engine", "_used")

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._used = 0.0

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction, committed unless something is raised."""
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


class _Disk:
    """Writing to SQLite from the event loop itself. Nothing else goes on meanwhile, so the disk must be quick."""

    __slots__ = ("_connection", "_engine", "_mean", "_used")

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._mean = 0.0  # seconds for a commit, of late
        self._used = 0.0

    @property
    def is_quick(self) -> bool:
        """Whether it was of late; what is long ago is forgotten."""
        if self._mean >= QUICK and time.monotonic() - self._used > SLOW_FOR:
            self._mean = 0.0
        return self._mean < QUICK

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own; what cannot be done at once is not waited for."""
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
        self._mean += (took - self._mean) / OF_LATE
        return result

    def _connect(self) -> Connection:
        """A connection that does not wait if the database is locked; it is nobody else's ever."""
        connection = self._engine.connect()
        connection.detach()
        with connection.begin():
            connection.exec_driver_sql("PRAGMA busy_timeout=0")
        return connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class _Job:
    """Work for the writer, and whoever waits for it."""

    __slots__ = ("done", "work")

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.done: Future[Any] = Future()

    def fail(self, error: Exception) -> None:
        if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError):
            error = Unavailable(f"the database does not answer: {first_line(error)}")
        self.done.set_exception(error)


def first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]

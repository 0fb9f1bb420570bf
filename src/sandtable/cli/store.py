"""Saves games: one journal each, rewritten atomically at every decision, so that no crash can damage it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

import platformdirs

from sandtable.engine.errors import Malformed
from sandtable.engine.match import AnyMatch

if sys.platform != "win32":
    import fcntl

FINISHED = "finished"
SUFFIX = ".journal"


def data_folder() -> Path:
    """The folder for saved games: `SANDTABLE_DATA` if it is set, else the usual place on this system."""
    return Path(os.environ.get("SANDTABLE_DATA") or platformdirs.user_data_path("sandtable", appauthor=False))


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically: after a crash it is either the old one or the new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        try:
            os.replace(file.name, path)
        except OSError:
            os.unlink(file.name)
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise Malformed(f"cannot be written: {error.strerror or error}", where=str(path)) from None


def _sync_folder(folder: Path) -> None:
    """Make the new directory entry durable, if the system supports it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _lock(file: IO[str]) -> None:
    """Lock a file, or fail at once. Windows has no such lock; players there must not open a game twice."""
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Shelf:
    """The saved games of one game: unfinished ones in its folder, finished ones in a folder inside it."""

    def __init__(self, game: str) -> None:
        self.folder = data_folder() / game

    def unfinished(self) -> list[Path]:
        """Unfinished games, newest first."""
        found = self.folder.glob(f"[!.]*{SUFFIX}") if self.folder.is_dir() else ()
        return sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)

    def new_file(self) -> Path:
        """A file name that is not in use."""
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        return next(path for path in _names(self.folder, stamp) if not path.exists() and not _finished(path).exists())


def _names(folder: Path, stamp: str) -> Iterator[Path]:
    yield folder / f"{stamp}{SUFFIX}"
    for number in range(2, 10_000):
        yield folder / f"{stamp}-{number}{SUFFIX}"


def _finished(path: Path) -> Path:
    return path.parent / FINISHED / path.name


class Book:
    """The file of one game. A game on the shelf moves to the finished games when it ends; a named file stays."""

    def __init__(self, path: Path, *, shelved: bool) -> None:
        self.path = path
        self.shelved = shelved
        self._lock: IO[str] | None = None

    def where(self, match: AnyMatch) -> Path:
        return _finished(self.path) if self.shelved and match.over else self.path

    def keep(self, match: AnyMatch) -> None:
        """Save the game."""
        here = self.where(match)
        write_whole(here, match.save())
        if self.shelved:
            (self.path if here != self.path else _finished(self.path)).unlink(missing_ok=True)

    def open(self) -> bool:
        """Lock the game; returns False if another process has it. The lock ends with this process."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = (self.path.parent / f".{self.path.name}.lock").open("w", encoding="utf-8")
            _lock(self._lock)
        except BlockingIOError:
            return False
        except OSError as error:
            raise Malformed(f"cannot be saved: {error.strerror or error}", where=str(self.path)) from None
        for left_over in self.path.parent.glob(f".{self.path.name}.*"):  # from a save that was interrupted
            if left_over.suffix != ".lock":
                left_over.unlink(missing_ok=True)
        return True

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            with suppress(OSError):
                (self.path.parent / f".{self.path.name}.lock").unlink()
            self._lock = None

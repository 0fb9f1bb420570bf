"""A PostgreSQL for the tests: made in a folder, reached through a socket in that folder, and removed afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path

import psycopg

USER = "sandtable"
PORT = 5432  # only names the socket in our folder
PATIENCE = 60.0


class NoPostgres(Exception):
    """Why there is no PostgreSQL here."""


class Postgres:
    """A database server with `fsync` on, as in real use."""

    def __init__(self) -> None:
        self._binaries = _find()
        self._user = _unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="sandtable-pg-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._names = count(1)
        try:
            if self._user:
                shutil.chown(self.folder, self._user)
            self._run("initdb", "-D", str(self.folder / "data"), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale")
            self.start()
        except BaseException:
            self.close()
            raise

    def start(self) -> None:
        """Start it. After a crash it recovers."""
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "fsync": "on"}
        settings |= {"synchronous_commit": "on", "shared_buffers": "16MB", "max_connections": "60", "autovacuum": "off"}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._binaries / "postgres"), "-D", str(self.folder / "data"), "-p", str(PORT), *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=self._user,
                cwd=self.folder,
            )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError as error:
                if self._process.poll() is not None or time.monotonic() > deadline:
                    log_text = (self.folder / "log").read_text(errors="replace")[-2000:]
                    raise NoPostgres(f"it does not start: {error}\n{log_text}") from None
                time.sleep(0.05)

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}&port={PORT}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tables{next(self._names)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def crash(self) -> None:
        """Stop it at once, without writing anything more."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [str(self._binaries / program), *args],
            check=False,
            capture_output=True,
            text=True,
            user=self._user,
            cwd=self.folder,
        )
        if done.returncode:
            raise NoPostgres(f"{program} failed: {done.stderr.strip()[-500:]}")


def _find() -> Path:
    """The folder of PostgreSQL's programs, on the path or where Debian puts them."""
    found = shutil.which("postgres")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name, reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgres("neither initdb nor postgres is on the path or in /usr/lib/postgresql: install postgresql")


def _unprivileged() -> str | None:
    """A user to run PostgreSQL as, because it does not run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise NoPostgres("this is root, and there is neither a user postgres nor a user nobody to run it as")

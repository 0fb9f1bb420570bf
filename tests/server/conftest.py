"""Fixtures of the server's tests: a server in this process, servers in other processes, and a PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from sandtable.server.app import Settings
from sandtable.server.tokens import new_token
from tests.server.postgres import NoPostgres, Postgres
from tests.server.processes import Nursery, Zygote
from tests.server.wire import Server, running

PARLEY_MODULE = "tests.games.parley.game"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def parley(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the test game one of the games."""
    monkeypatch.setenv("SANDTABLE_GAMES", PARLEY_MODULE)


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give tables the same ids in every run, so that programs, which are seeded by them, play the same."""
    numbers = count()
    monkeypatch.setattr("sandtable.server.new_tables.token_hex", lambda _: f"table-{next(numbers)}")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "tables.sqlite", new_token(), limits=False, processes=1)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Server]:
    """A server with a database of its own and without rate limits."""
    async with running(settings) as server:
        yield server


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    """A process from which servers are forked."""
    loaded = Zygote()
    try:
        yield loaded
    finally:
        loaded.close()


@pytest.fixture
def nursery(tmp_path: Path, zygote: Zygote) -> Iterator[Nursery]:
    """Starts servers in processes of their own."""
    started = Nursery(tmp_path, zygote)
    try:
        yield started
    finally:
        started.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL. Without one these tests are skipped, except in CI."""
    try:
        started = Postgres()
    except NoPostgres as missing:
        if os.environ.get("CI"):
            pytest.fail(f"CI is set, and PostgreSQL cannot be had: {missing}")
        pytest.skip(f"NOT TESTED: PostgreSQL cannot be had: {missing}")
    try:
        yield started
    finally:
        started.close()

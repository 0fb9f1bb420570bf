"""Nothing acknowledged is lost and nothing is done twice, when servers, connections or databases fail (R7, R9)."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from sandtable.server.records import Act, Record
from sandtable.server.store import Store
from sandtable.server.table import Table
from tests.server.hammer import Acknowledged, Hammer, play_all
from tests.server.postgres import Postgres
from tests.server.processes import Nursery, Process

CYCLES = 20
TABLES = 5
GAMES = ("hegra", "parley", "hegra", "parley", "wolfenstein")


def kept(database: str) -> tuple[dict[str, Record], dict[str, list[Act]]]:
    """All records and acts in the database, read without a server."""
    store = Store(database)

    async def read() -> tuple[dict[str, Record], dict[str, list[Act]]]:
        records = {record.id: record for record in await store.all_tables()}
        return records, {table: await store.acts_of(table) for table in records}

    try:
        return asyncio.run(read())
    finally:
        store.close()


def check_kept(database: str, promised: list[Acknowledged]) -> int:
    """Check that every acknowledged request is stored once, and every table can be rebuilt. Returns how many acts."""
    records, acts = kept(database)
    found = Counter((table, act.seat, act.request) for table, own in acts.items() for act in own if act.request)
    assert not [request for request, times in found.items() if times > 1], "a request was carried out twice"
    for promise in promised:
        assert found[promise.table, promise.seat, promise.request] == 1, f"{promise} was lost"
        assert acts[promise.table][promise.seq - 1].request == promise.request
    for table, record in records.items():
        again = Table(record, acts[table])
        assert again.seq == len(acts[table])
        assert record.summary == again.summary(again.seq)
    return sum(found.values())


def whole_sqlite(database: str) -> None:
    """Check that SQLite finds nothing wrong with its file."""
    connection = sqlite3.connect(database.removeprefix("sqlite:///"))
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    finally:
        connection.close()


def whole_postgres(database: str) -> None:
    """Check that PostgreSQL finds nothing wrong with its indexes."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE EXTENSION IF NOT EXISTS amcheck")  # comes with PostgreSQL
        checked = connection.execute(
            "SELECT bt_index_check(index => c.oid, heapallindexed => true) FROM pg_class c "
            "JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'i' AND n.nspname = 'public'"
        ).fetchall()
        assert len(checked) > 5
        seqs = connection.execute("SELECT count(*), max(seq) FROM acts GROUP BY table_id").fetchall()
        assert all(count == highest for count, highest in seqs)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Callable[[str], None]]:
    """A database of each kind, and how to check that it is whole."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}", whole_sqlite
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database(), whole_postgres


def new_hammers(server: Process, count: int, seed: int) -> list[Hammer]:
    return [Hammer(server.table(GAMES[n % len(GAMES)], seed=seed + n), seed + n) for n in range(count)]


# -- killed servers ------------------------------------------------------------------------------------------------


def test_killed_at_any_moment_a_server_has_kept_all_that_it_promised(
    nursery: Nursery, database: tuple[str, Callable[[str], None]]
) -> None:
    """R7: twenty times `kill -9` under load; the next server goes on where the last one was."""
    address, is_whole = database
    rng = random.Random(7)
    hammers: list[Hammer] = []
    for cycle in range(CYCLES):
        server = nursery.start(address, "--no-limits")
        hammers += new_hammers(server, TABLES - sum(not hammer.over for hammer in hammers), 100 * cycle)
        asyncio.run(until_killed(server, [hammer for hammer in hammers if not hammer.over], rng))
        assert not server.alive
    promised = [promise for hammer in hammers for promise in hammer.acknowledged]
    assert sum(hammer.repeated for hammer in hammers) > CYCLES, "no request was ever in doubt"
    assert check_kept(address, promised) >= len(promised) > 20 * CYCLES
    is_whole(address)


async def until_killed(server: Process, hammers: list[Hammer], rng: random.Random) -> None:
    """Play for a while, then kill the server while requests are on their way."""
    playing = asyncio.create_task(play_all(hammers, server))
    await acknowledgements(hammers, rng.randrange(10, 60), playing)
    await asyncio.sleep(rng.uniform(0, 0.02))
    await asyncio.to_thread(server.end, signal.SIGKILL)
    await playing


async def acknowledgements(hammers: list[Hammer], count: int, playing: asyncio.Task[None]) -> None:
    """Wait for `count` acknowledgements, or until nobody plays."""

    def so_far() -> int:
        return sum(len(hammer.acknowledged) for hammer in hammers)

    enough = so_far() + count
    while so_far() < enough and not playing.done():
        await asyncio.sleep(0.001)


def test_a_server_that_is_told_to_stop_loses_nothing_and_the_next_one_goes_on(
    nursery: Nursery, database: tuple[str, Callable[[str], None]]
) -> None:
    """R9: after a restart in the middle of a turn, the seat is the same, and only new log lines are sent."""
    address, _ = database
    server = nursery.start(address, "--no-limits")
    table = server.table("parley", seed=7, name="Kept", seats={"south": {"holder": "open"}})
    guest = server.guest(table, "north", "Ane")
    north = server.sit(table.id, guest)
    done = north.play("claim war vale-3")
    before = server.sit(table.id, table.token).position
    server.end(signal.SIGTERM)
    again = nursery.start(address, "--no-limits", port=server.address.rpartition(":")[2])
    assert again.address == server.address
    back = again.sit(table.id, guest, seen=done["seq"])
    assert back.welcome["yours"] == ["north"]
    assert (back.welcome["name"], back.welcome["seats"][0]["name"]) == ("Kept", "Ane")
    assert back.position["seq"] == done["seq"]
    assert [one["prompt"] for one in back.position["questions"]] == ["card"]
    fresh = again.sit(table.id, table.token).position
    assert {name: fresh[name] for name in before} == before
    back.play()
    assert back.position["number"] == 3


def test_a_program_does_not_outlive_the_server_that_was_killed(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--no-limits")
    table = server.table("hegra", seats={"commander": {"holder": "program", "program": "random"}})
    line = server.sit(table.id, table.token)
    line.see(2)
    children = descendants(server.pid)
    assert children
    server.end(signal.SIGKILL)
    deadline = time.monotonic() + 20
    while left := [pid for pid in children if Path(f"/proc/{pid}").exists() and not is_zombie(pid)]:
        assert time.monotonic() < deadline, f"{left} outlived their server"
        time.sleep(0.05)


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and theirs (where the system has /proc)."""
    found = []
    for task in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(task.read_text().rpartition(")")[2].split()[1])
        except (OSError, IndexError):
            continue
        if parent == pid:
            child = int(task.parent.name)
            found += [child, *descendants(child)]
    return found


def is_zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


# -- cut lines -----------------------------------------------------------------------------------------------------


def test_fifty_broken_connections_cost_nothing(nursery: Nursery, tmp_path: Path) -> None:
    """R9: a client whose connection breaks again and again goes on where it was, and repeats what is in doubt."""
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = nursery.start(address, "--no-limits")
    hammers = [Hammer(server.table("hegra", seed=1), 1)]
    rng = random.Random(9)

    async def cut_again_and_again() -> None:
        drops = 0
        while drops < 50:
            drops += await cut(server, hammers[-1], rng)
            if hammers[-1].over:
                hammers.append(Hammer(server.table("hegra", seed=drops), drops))

    asyncio.run(cut_again_and_again())
    assert sum(hammer.repeated for hammer in hammers) > 10
    promised = [promise for hammer in hammers for promise in hammer.acknowledged]
    assert len(promised) > 100
    server.end(signal.SIGTERM)
    check_kept(address, promised)


async def cut(server: Process, hammer: Hammer, rng: random.Random) -> int:
    """Let somebody play for a moment, then break the connection. Returns how many were broken."""
    playing = asyncio.create_task(hammer.play(server))
    await acknowledgements([hammer], rng.randrange(1, 5), playing)
    if hammer.socket is None or playing.done():
        await playing
        return 0
    hammer.socket.transport.abort()
    await playing
    return 1


# -- a database that crashes ---------------------------------------------------------------------------------------


def test_a_database_that_crashes_under_a_running_server_loses_nothing(nursery: Nursery, postgres: Postgres) -> None:
    """The server stays up, says that the database does not answer, and goes on when it is back."""
    address = postgres.new_database()
    server = nursery.start(address, "--no-limits")
    hammers = new_hammers(server, 3, 50)
    rng = random.Random(5)

    async def crash_twice() -> None:
        for _ in range(2):
            playing = asyncio.create_task(play_all(hammers, server))
            await acknowledgements(hammers, 10, playing)
            await asyncio.sleep(rng.uniform(0, 0.05))
            await asyncio.to_thread(postgres.crash)
            answer = await asyncio.to_thread(server.ask, "GET", "/api/tables", server.owner)
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            await asyncio.to_thread(postgres.start)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        await asyncio.gather(*(hammer.play(server, turns=5) for hammer in hammers))

    asyncio.run(crash_twice())
    promised = [promise for hammer in hammers for promise in hammer.acknowledged]
    assert len(promised) > 30
    assert server.alive
    server.end(signal.SIGTERM)
    check_kept(address, promised)
    whole_postgres(address)

"""The database: its schema, its writer, and what happens when it fails."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from sandtable.engine.errors import Malformed
from sandtable.engine.game import Setup
from sandtable.server import writer
from sandtable.server.app import Settings
from sandtable.server.database import metadata, tables, tokens
from sandtable.server.errors import Overtaken, Unavailable
from sandtable.server.new_tables import new_record
from sandtable.server.records import Act, Holder, Record, Summary
from sandtable.server.store import Store
from tests.server.postgres import Postgres
from tests.server.wire import running

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "slow sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty database of each kind; on a quick disk the event loop writes acts itself."""
    if request.param.endswith("sqlite"):
        monkeypatch.setattr(writer, "QUICK", 60 if request.param == "sqlite" else 0)
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    opened.open()
    try:
        yield opened
    finally:
        opened.close()


def record(seats: tuple[Holder, ...] = (Holder("north", "here"), Holder("south", "here"))) -> Record:
    return new_record("parley", 1, Setup(2**255, {"vales": 3}), seats, name="Ünder the \U0001f333", chapter=3)


def act(answer: str, request: str = "") -> Act:
    return Act("play", "north", answer, request, time.time())


# -- its form ------------------------------------------------------------------------------------------------------


def test_the_migrations_make_the_schema_that_the_code_expects(store: Store) -> None:
    """Alembic finds no difference between an empty database after all migrations and the code."""
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []


def test_a_database_that_is_up_to_date_is_left_alone(database: str) -> None:
    found = []
    for number in range(2):
        store = Store(database)
        store.open()
        with store.engine.begin() as connection:
            row = {"digest": str(number), "table_id": "", "role": "owner", "seat": "", "expires": 0.0}
            connection.execute(tokens.insert(), row)
            found.append(connection.execute(tokens.select()).all())
        store.close()
    assert [len(rows) for rows in found] == [1, 2]


def test_two_servers_may_open_an_empty_database_at_once(postgres: Postgres) -> None:
    url = postgres.new_database()
    stores = [Store(url) for _ in range(3)]
    failures: list[Exception] = []

    def open_it(store: Store) -> None:
        try:
            store.open()
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=open_it, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for store in stores:
        store.close()
    assert failures == []


def test_what_is_committed_to_sqlite_is_on_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path / "deep" / "down" / "tables.sqlite")
    store.open()
    with store.engine.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        }
    store.close()
    assert settings == {"journal_mode": "wal", "synchronous": 2}


@pytest.mark.parametrize(
    ("url", "error", "message"),
    [
        ("garbage", Malformed, "--database: expected an address such as postgresql://user@host/name"),
        ("mysql://x/y", Malformed, "--database: expected postgresql://… or sqlite:///…, found 'mysql'"),
        ("sqlite:////dev/null/tables.sqlite", Malformed, "/dev/null/tables.sqlite: cannot be used: "),
        ("postgresql://me:secret@127.0.0.1:1/x", Unavailable, "postgresql+psycopg://me:***@127.0.0.1:1/x: "),
    ],
)
def test_a_database_that_cannot_be_used_says_why(url: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error) as caught:
        opened(url)
    assert str(caught.value).startswith(message)
    assert "secret" not in str(caught.value)
    assert "\n" not in str(caught.value)


def opened(url: str) -> None:
    store = Store(url)
    try:
        store.open()
    finally:
        store.close()


def test_a_file_that_is_no_database_says_so(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(b"no database at all " * 100)
    with pytest.raises(Unavailable, match="file is not a database"):
        opened(f"sqlite:///{path}")


# -- keeping and finding -------------------------------------------------------------------------------------------


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    kept = record((Holder("north", "invited", "Zoë"), Holder("south", "program", "", "random")))
    await store.add_table(kept, [act("claim war vale-1"), act("pass")])
    assert await store.table(kept.id) == kept
    assert [one.answer for one in await store.acts_of(kept.id)] == ["claim war vale-1", "pass"]
    assert [one.answer for one in await store.acts_of(kept.id, after=1)] == ["pass"]
    assert await store.table("nowhere") is None


async def test_no_act_replaces_another(store: Store) -> None:
    kept = record()
    await store.add_table(kept)
    await store.add_act(kept.id, 1, act("one", "r1"), Summary(seq=1))
    with pytest.raises(Overtaken):
        await store.add_act(kept.id, 1, act("other", "r2"), Summary(seq=99))
    assert [one.answer for one in await store.acts_of(kept.id)] == ["one"]
    found = await store.table(kept.id)
    assert found is not None
    assert found.summary.seq == 1


async def test_seats_that_an_older_server_stored_can_be_changed(store: Store) -> None:
    """`here` was never written out, and a change of seats compares texts."""
    kept = record((Holder("north", "here", "Ane"), Holder("south", "program", program="random")))
    await store.add_table(kept)
    stored = await store.read(lambda one: one.execute(sql.select(tables.c.seats)).scalar())
    assert stored == '[{"seat":"north","name":"Ane"},{"seat":"south","holder":"program","program":"random"}]'
    found = await store.table(kept.id)
    assert found is not None
    assert found.seats == kept.seats
    await store.change_seats(kept.id, found.seats, (Holder("north", "open"), Holder("south", "here")))


async def test_a_change_of_seats_that_is_based_on_old_seats_is_refused(store: Store) -> None:
    """Of two changes at once, perhaps at two servers, one is refused."""
    kept = record()
    await store.add_table(kept)
    north, south = kept.seats
    mine, theirs = (Holder("north", "open"), south), (north, Holder("south", "open"))
    await store.change_seats(kept.id, kept.seats, mine)
    with pytest.raises(Overtaken):
        await store.change_seats(kept.id, kept.seats, theirs)
    found = await store.table(kept.id)
    assert found is not None
    assert found.seats == mine


# -- the writer ----------------------------------------------------------------------------------------------------


async def test_a_write_that_fails_takes_no_other_with_it(store: Store) -> None:
    """Waiting writes are committed together; one that cannot be done fails alone."""
    kept = record()
    await store.add_table(kept)
    await store.add_act(kept.id, 1, act("first"), Summary())
    writes = [store.add_act(kept.id, seq, act(f"act {seq}"), Summary(seq=seq)) for seq in (1, 2, 2, 3, 1, 4, 5)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for result in results].count(Overtaken) == 3
    assert [one.answer for one in await store.acts_of(kept.id)] == ["first", *(f"act {seq}" for seq in (2, 3, 4, 5))]


async def test_a_cancelled_write_does_not_stop_the_writer(store: Store) -> None:
    kept = record()
    await store.add_table(kept)
    for seq in range(1, 30):
        waiting = asyncio.create_task(store.add_act(kept.id, seq, act(f"act {seq}"), Summary(seq=seq)))
        await asyncio.sleep(0 if seq % 3 else 0.002)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    kept_acts = await store.acts_of(kept.id)
    await store.rename_table(kept.id, "still writing")
    found = await store.table(kept.id)
    assert found is not None
    assert found.name == "still writing"
    assert len(await store.acts_of(kept.id)) >= len(kept_acts)


async def test_an_error_in_a_write_goes_to_whoever_awaits_it(store: Store) -> None:
    def broken(connection: Connection) -> None:
        raise ZeroDivisionError

    def twice(connection: Connection) -> None:
        row = {"digest": "d", "table_id": "t", "role": "watch", "seat": "", "expires": 0.0}
        connection.execute(sql.insert(metadata.tables["tokens"]), [row, row])

    with pytest.raises(ZeroDivisionError):
        await store.write(broken)
    with pytest.raises(IntegrityError):
        await store.write(twice)
    with pytest.raises(Unavailable, match="the database does not answer"):
        await store.write(lambda one: one.execute(sql.text("SELECT nonsense FROM nowhere")))
    assert await store.write(lambda one: one.execute(sql.select(sql.func.count()).select_from(tables)).scalar()) == 0


def threads_of_writers(store: Store) -> list[str]:
    """The threads that write acts from now on."""
    found: list[str] = []

    @sql.event.listens_for(store.engine, "before_cursor_execute")
    def note(_connection: Connection, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("INSERT INTO acts"):
            found.append(threading.current_thread().name)

    return found


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A store whose disk counts as quick."""
    monkeypatch.setattr(writer, "QUICK", 60)
    store = Store(tmp_path / "tables.sqlite")
    store.open()
    try:
        yield store
    finally:
        store.close()


HERE, WRITER = threading.current_thread().name, "store-writer"


async def test_an_act_is_written_at_once_while_the_disk_is_quick(quick: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as it is slow the writer's thread takes over; after a while the disk gets another chance."""
    threads, kept = threads_of_writers(quick), record()
    await quick.add_table(kept)
    states = ((60.0, 60.0, HERE), (60.0, 60.0, HERE), (0.0, 60.0, WRITER), (0.0, 60.0, WRITER), (1e-9, -1.0, HERE))
    for seq, (quick_is, slow_for, thread) in enumerate(states, 1):
        monkeypatch.setattr(writer, "QUICK", quick_is)
        monkeypatch.setattr(writer, "SLOW_FOR", slow_for)
        await quick.add_act(kept.id, seq, act(f"act {seq}"), Summary(seq=seq))
        assert threads[-1] == thread
    assert len(await quick.acts_of(kept.id)) == len(threads) == len(states)


async def test_an_act_does_not_overtake_earlier_writes(quick: Store) -> None:
    threads, kept = threads_of_writers(quick), record()
    made = asyncio.create_task(quick.add_table(kept))
    await asyncio.sleep(0)
    await quick.add_act(kept.id, 1, act("first"), Summary(seq=1))
    await made
    assert threads == [WRITER]


async def test_the_writer_waits_for_a_locked_database(quick: Store) -> None:
    threads, kept = threads_of_writers(quick), record()
    await quick.add_table(kept)
    with quick.engine.connect() as other:
        other.exec_driver_sql("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(quick.add_act(kept.id, 1, act("first"), Summary(seq=1)))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        other.rollback()
    await waiting
    assert threads == [HERE, WRITER]
    assert [one.answer for one in await quick.acts_of(kept.id)] == ["first"]


# -- when it fails -------------------------------------------------------------------------------------------------


async def test_what_was_not_stored_is_not_there_when_the_database_comes_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store fails under a decision, and again when the table is reloaded: nobody plays on with it."""
    async with running(settings) as server:
        table = await server.table("parley", seed=7)
        host = await server.sit(table.id, table.token)
        await host.play("claim war vale-1", "north")
        store = server.services.store

        async def fails(*args: object) -> None:
            raise Unavailable("the database does not answer: gone")

        for broken in ("add_act", "table"):
            monkeypatch.setattr(store, broken, fails)
        host.say({"do": "play", "seat": "south", "ask": 0, "answer": "walk-out", "request": "lost"})
        closed = await host.end()
        assert (closed.code, closed.reason) == (1012, "the database does not answer")
        assert not any("walked-out" in frame for frame in host.heard)
        answer = await server.ask("GET", f"/api/tables/{table.id}", table.token)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        monkeypatch.undo()
        monkeypatch.setenv("SANDTABLE_GAMES", "tests.games.parley.game")
        again = await server.sit(table.id, table.token)
        assert (again.position["seq"], again.waiting) == (1, ["north", "south"])
        await again.play("claim peace vale-2", "south")
    async with running(settings) as server:
        later = await server.sit(table.id, table.token)
        assert (later.position["seq"], later.position["number"]) == (2, 3)


async def test_a_decision_that_the_database_refuses_is_taken_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as server:
        table = await server.table("parley", seed=7)
        host = await server.sit(table.id, table.token)
        store = server.services.store

        async def fails(*args: object) -> None:
            raise Unavailable("the database does not answer: full")

        with monkeypatch.context() as patch:
            patch.setattr(store, "add_act", fails)
            frame = {"seat": "south", "ask": 0, "answer": "claim war vale-1", "request": "again"}
            told = await host.ask("play", **frame)
            assert told["code"] == "unavailable"
        assert (await host.ask("play", **frame))["seq"] == 1
        position = await host.see(1)
        assert [line["key"] for line in position["log"]] == ["claimed"]
        assert position["number"] == 2

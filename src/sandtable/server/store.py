"""Reads and writes tables, acts, tokens and chat.

Acts are only ever added: a table is what its acts make of it. A write can be awaited until it is on the disk; see
`writer` for how. Readers have connections of their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sandtable.server.database import acts, chats, connect, database_url, invitations, tables, tokens
from sandtable.server.errors import Overtaken, Unavailable
from sandtable.server.records import Act, ChatLine, Holder, Record, Right, Summary
from sandtable.server.writer import Writer, first_line

T = TypeVar("T")

CHANNEL = "sandtable"  # on which servers that share a PostgreSQL notify each other


class Store:
    """All that the server keeps."""

    def __init__(self, url: str | Path) -> None:
        self.url = database_url(url)
        self.engine = connect(self.url)
        self.shared = self.url.get_backend_name() == "postgresql"
        self._add_act = _Prepared(self.engine, sql.insert(acts))
        self._update_table = _Prepared(
            self.engine,
            sql.update(tables)
            .where(tables.c.id == sql.bindparam("table"))
            .values(updated=sql.bindparam("at"), summary=sql.bindparam("text")),
        )
        self._writer = Writer(self.engine, local=not self.shared)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="store-reader")

    def open(self) -> None:
        """Migrate the database to the current schema and start the writer."""
        from sandtable.server.migrations import upgrade  # noqa: PLC0415 - Alembic is slow to load

        try:
            upgrade(self.engine)
        except SQLAlchemyError as error:
            raise Unavailable(f"{self.url.render_as_string()}: {first_line(error)}") from None
        self._writer.start()

    def close(self) -> None:
        """Finish all writes and stop."""
        self._writer.stop()
        self._readers.shutdown()
        self.engine.dispose()

    # -- writing and reading -----------------------------------------------------------------------------------------

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do some work on the database. Await the result: then it is durable."""
        return self._writer.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read from the database in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise Unavailable(f"the database does not answer: {first_line(error)}") from None

    # -- tables ------------------------------------------------------------------------------------------------------

    async def add_table(self, record: Record, first: Iterable[Act] = ()) -> None:
        rows = [_act_row(record.id, seq, act) for seq, act in enumerate(first, 1)]

        def work(connection: Connection) -> None:
            connection.execute(sql.insert(tables), _table_row(record))
            if rows:
                connection.execute(sql.insert(acts), rows)

        await self.write(work)

    def add_act(self, table_id: str, seq: int, act: Act, summary: Summary) -> Coroutine[None, None, None]:
        """Start to store an act as number `seq` of its table. Await the result: then it is durable."""
        row = _act_row(table_id, seq, act)
        changed = {"table": table_id, "at": act.at, "text": _text(summary)}

        def work(connection: Connection) -> None:
            self._add_act.execute(connection, row)
            self._update_table.execute(connection, changed)
            self._notify(connection, f"{table_id}:{seq}")

        return _unless_overtaken(self._writer.write_at_once(work))

    async def rename_table(self, table_id: str, name: str) -> None:
        await self._change_table(table_id, {"name": name})

    async def close_table(self, table_id: str) -> None:
        await self._change_table(table_id, {"closed": True})

    async def _change_table(self, table_id: str, values: dict[str, str | bool]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sql.update(tables).where(tables.c.id == table_id), values)
            self._notify(connection, f"{table_id}:")

        await self.write(work)

    async def change_seats(self, table_id: str, before: tuple[Holder, ...], after: tuple[Holder, ...]) -> None:
        """Change who holds the seats; refused if they are no longer as they were `before`."""
        same = sql.update(tables).where(tables.c.id == table_id, tables.c.seats == _write_seats(before))

        def work(connection: Connection) -> bool:
            changed = connection.execute(same, {"seats": _write_seats(after)}).rowcount == 1
            if changed:
                self._notify(connection, f"{table_id}:")
            return changed

        if not await self.write(work):
            raise Overtaken("somebody else has just changed the seats: look again")

    async def table(self, table_id: str) -> Record | None:
        row = await self.read(lambda one: one.execute(sql.select(tables).where(tables.c.id == table_id)).first())
        return _record(row) if row else None

    async def all_tables(self, most: int = 500) -> list[Record]:
        query = sql.select(tables).order_by(tables.c.updated.desc()).limit(most)
        return [_record(row) for row in await self.read(lambda one: one.execute(query).all())]

    async def acts_of(self, table_id: str, after: int = 0) -> list[Act]:
        query = sql.select(acts).where(acts.c.table_id == table_id, acts.c.seq > after).order_by(acts.c.seq)
        rows = await self.read(lambda one: one.execute(query).all())
        return [Act(row.kind, row.seat, row.answer, row.request, row.at) for row in rows]

    async def announce(self, what: str) -> None:
        """Notify the other servers of something that is not stored."""
        if self.shared:
            await self.write(lambda one: self._notify(one, what))

    def _notify(self, connection: Connection, what: str) -> None:
        """Notify the other servers as soon as this transaction is committed."""
        if self.shared:
            connection.execute(sql.text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": what})

    # -- tokens ------------------------------------------------------------------------------------------------------

    async def add_token(self, digest: str, right: Right) -> None:
        await self.write(lambda one: one.execute(sql.insert(tokens), _right_row(digest, right)))

    async def right_of(self, digest: str) -> Right | None:
        row = await self.read(lambda one: one.execute(sql.select(tokens).where(tokens.c.digest == digest)).first())
        return Right(row.table_id, row.role, row.seat, row.expires) if row else None

    async def prolong(self, digest: str, expires: float) -> None:
        update = sql.update(tokens).where(tokens.c.digest == digest)
        await self.write(lambda one: one.execute(update, {"expires": expires}))

    async def revoke(self, table_id: str, seat: str) -> None:
        """End all tokens and invitations for a seat."""

        def work(connection: Connection) -> None:
            for table in (tokens, invitations):
                connection.execute(sql.delete(table).where(table.c.table_id == table_id, table.c.seat == seat))
            self._notify(connection, f"{table_id}:")

        await self.write(work)

    async def invite(self, digest: str, right: Right) -> None:
        await self.write(lambda one: one.execute(sql.insert(invitations), _right_row(digest, right)))

    async def redeem(self, digest: str, token: str, now: float, expires: float) -> Right | None:
        """Exchange an invitation for a token, once. Returns what it allows, or None if the invitation is void."""

        def work(connection: Connection) -> Right | None:
            row = connection.execute(sql.select(invitations).where(invitations.c.digest == digest)).first()
            if row is None or row.expires < now:
                return None
            gone = connection.execute(sql.delete(invitations).where(invitations.c.digest == digest))
            if gone.rowcount != 1:
                return None
            right = Right(row.table_id, row.role, row.seat, expires)
            connection.execute(sql.insert(tokens), _right_row(token, right))
            return right

        return await self.write(work)

    # -- chat --------------------------------------------------------------------------------------------------------

    async def say(self, table_id: str, line: ChatLine) -> None:
        row = {"table_id": table_id, **msgspec.structs.asdict(line)}

        def work(connection: Connection) -> None:
            said = connection.execute(sql.insert(chats), row)
            assert said.inserted_primary_key is not None  # noqa: S101 - an insert of one row has one
            self._notify(connection, f"{table_id}:chat:{said.inserted_primary_key[0]}")

        await self.write(work)

    async def said(self, table_id: str, most: int = 50, number: int | None = None) -> list[ChatLine]:
        """The last lines of a table's chat, the oldest first; or the line with this number."""
        query = sql.select(chats).where(chats.c.table_id == table_id)
        if number is not None:
            query = query.where(chats.c.id == number)
        query = query.order_by(chats.c.id.desc()).limit(most)
        rows = await self.read(lambda one: one.execute(query).all())
        return [ChatLine(row.seat, row.name, row.text, row.at) for row in reversed(rows)]


async def _unless_overtaken(write: asyncio.Future[None]) -> None:
    try:
        await write
    except IntegrityError:
        raise Overtaken("the table has gone on meanwhile") from None


class _Prepared:
    """A statement compiled once, for writes that every decision needs. Values go to the driver as they are."""

    __slots__ = ("_order", "_text")

    def __init__(self, engine: Engine, statement: sql.Insert | sql.Update) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        self._text = str(compiled)
        self._order: list[str] | None = getattr(compiled, "positiontup", None)  # None: the driver takes values by name

    def execute(self, connection: Connection, values: dict[str, object]) -> None:
        given = values if self._order is None else tuple(values[name] for name in self._order)
        connection.exec_driver_sql(self._text, given)


# -- rows --------------------------------------------------------------------------------------------------------------

_read_summary = msgspec.json.Decoder(Summary).decode


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _write_seats(seats: tuple[Holder, ...]) -> str:
    """The stored text. It leaves out `here`, as it always has: a change of seats compares texts."""
    rows: list[dict[str, str]] = msgspec.to_builtins(seats)
    return _text([{name: value for name, value in row.items() if (name, value) != ("holder", "here")} for row in rows])


def _read_seats(text: str) -> tuple[Holder, ...]:
    return msgspec.convert([{"holder": "here", **row} for row in msgspec.json.decode(text)], tuple[Holder, ...])


def _table_row(record: Record) -> dict[str, object]:
    return {
        **msgspec.structs.asdict(record),
        "seed": str(record.seed),
        "options": _text(record.options),
        "seats": _write_seats(record.seats),
        "summary": _text(record.summary),
    }


def _record(row: sql.Row[Any]) -> Record:
    return Record(
        **{
            **row._mapping,
            "seed": int(row.seed),
            "options": msgspec.json.decode(row.options),
            "seats": _read_seats(row.seats),
            "summary": _read_summary(row.summary),
        }
    )


def _act_row(table_id: str, seq: int, act: Act) -> dict[str, object]:
    return {"table_id": table_id, "seq": seq, **msgspec.structs.asdict(act)}


def _right_row(digest: str, right: Right) -> dict[str, object]:
    return {
        "digest": digest,
        "table_id": right.table,
        "role": right.role,
        "seat": right.seat,
        "expires": right.expires,
    }

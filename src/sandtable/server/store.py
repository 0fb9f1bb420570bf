"""Where tables are kept: SQLite in a folder, or PostgreSQL shared by several servers.

Everything that happens at a table is an act, and acts are only ever added: a table is what its acts make of it. Whoever
waits for a write goes on when it is on the disk (`writing`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from sandtable.engine.errors import Malformed, SandtableError
from sandtable.server.writing import Unavailable, Writer, first_line

T = TypeVar("T")

CHANNEL = "sandtable"
ELSEWHERE = 0.0  # the time of an act that was done before its table was made: of a clone, or in a journal

metadata = sql.MetaData()
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(60), nullable=False),
    sql.Column("ruleset", sql.Integer, nullable=False),
    sql.Column("seed", sql.Text, nullable=False),
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("lesson", sql.String(60), nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("seats", sql.Text, nullable=False),
    sql.Column("campaign", sql.String(60), nullable=False),
    sql.Column("chapter", sql.Integer),
    sql.Column("origin", sql.String(32), nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("updated", sql.Float, nullable=False, index=True),
    sql.Column("closed", sql.Boolean, nullable=False),
    sql.Column("summary", sql.Text, nullable=False),
)
acts = sql.Table(
    "acts",
    metadata,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("seat", sql.String(60), nullable=False),
    sql.Column("answer", sql.Text, nullable=False),
    sql.Column("request", sql.String(40), nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)
tokens = sql.Table(
    "tokens",
    metadata,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False, index=True),
    sql.Column("role", sql.String(10), nullable=False),
    sql.Column("seat", sql.String(60), nullable=False),
    sql.Column("expires", sql.Float, nullable=False),
)
invitations = sql.Table(
    "invitations",
    metadata,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False, index=True),
    sql.Column("role", sql.String(10), nullable=False),
    sql.Column("seat", sql.String(60), nullable=False),
    sql.Column("expires", sql.Float, nullable=False),
)
chats = sql.Table(
    "chats",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False, index=True),
    sql.Column("seat", sql.String(60), nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays a seat: the host (`here`), an invited person, nobody yet (`open`), or a program."""

    seat: str
    holder: str = "here"
    name: str = ""
    program: str = ""


class Act(msgspec.Struct, frozen=True):
    """Something that was done at a table: `play`, `undo` or `redo`."""

    kind: str
    seat: str
    answer: str
    request: str
    at: float  # when, or ELSEWHERE


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list of tables says of one without playing it again."""

    seq: int = 0
    number: int = 1
    waiting: tuple[str, ...] = ()
    heading: dict[str, Any] = {}
    outcome: dict[str, Any] | None = None
    measures: dict[str, int] = {}
    copied: int = 0  # decisions that were taken elsewhere, before the table was made


class Record(msgspec.Struct, frozen=True):
    """A table as it is kept, but for its acts."""

    id: str
    game: str
    ruleset: int
    seed: int
    options: dict[str, Any]
    lesson: str
    name: str
    seats: tuple[Holder, ...]
    campaign: str
    chapter: int | None
    origin: str
    created: float
    updated: float
    closed: bool
    summary: Summary


class Right(msgspec.Struct, frozen=True):
    """What a token or an invitation is worth."""

    table: str
    role: str
    seat: str
    expires: float


class Overtaken(SandtableError):
    """Another server has added an act first."""

    code = "overtaken"


class Store:
    """The database."""

    def __init__(self, url: str | Path) -> None:
        self.url = database_url(url)
        self.engine = _engine(self.url)
        self.shared = self.url.get_backend_name() == "postgresql"
        self._add_act = _Prepared(self.engine, sql.insert(acts))
        self._tell_of_table = _Prepared(
            self.engine,
            sql.update(tables)
            .where(tables.c.id == sql.bindparam("this"))
            .values(updated=sql.bindparam("then"), summary=sql.bindparam("told")),
        )
        self._writer = Writer(self.engine, here=not self.shared)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="store-reader")

    def open(self) -> None:
        """Bring the database to the present form and begin to write."""
        from sandtable.server.migrations import upgrade  # noqa: PLC0415 - Alembic is slow to load

        try:
            upgrade(self.engine)
        except SQLAlchemyError as error:
            raise Unavailable(f"{self.url.render_as_string()}: {first_line(error)}") from None
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._writer.stop()
        self._readers.shutdown()
        self.engine.dispose()

    # -- writing and reading -----------------------------------------------------------------------------------------

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do some work on the database; to be awaited until it is durable."""
        return self._writer.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read from the database, outside the event loop."""
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

    def add_act(self, table_id: str, seq: int, act: Act, summary: Summary) -> Coroutine[Any, Any, None]:
        """Store an act as number `seq` of its table; it is on its way at once, and to be awaited."""
        row = _act_row(table_id, seq, act)
        told = {"this": table_id, "then": act.at, "told": _text(summary)}

        def work(connection: Connection) -> None:
            self._add_act.execute(connection, row)
            self._tell_of_table.execute(connection, told)
            self._notify(connection, f"{table_id}:{seq}")

        return _first(self._writer.write_at_once(work))

    async def change_table(self, table_id: str, **fields: Any) -> None:
        values = {name: _text(value) if name in _PACKED else value for name, value in fields.items()}

        def work(connection: Connection) -> None:
            connection.execute(sql.update(tables).where(tables.c.id == table_id), values)
            self._notify(connection, f"{table_id}:")

        await self.write(work)

    async def change_seats(self, table_id: str, before: tuple[Holder, ...], after: tuple[Holder, ...]) -> None:
        """Say who plays what from now on; refused if that was changed meanwhile."""
        same = sql.update(tables).where(tables.c.id == table_id, tables.c.seats == _text(before))

        def work(connection: Connection) -> bool:
            changed = connection.execute(same, {"seats": _text(after)}).rowcount == 1
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
        """Tell the other servers something that is not kept."""
        if self.shared:
            await self.write(lambda one: self._notify(one, what))

    def _notify(self, connection: Connection, what: str) -> None:
        """Tell the other servers, when this is committed."""
        if self.shared:
            connection.execute(sql.text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": what})

    # -- rights ------------------------------------------------------------------------------------------------------

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
        """Exchange an invitation for a token, once; what it is worth, or None if it is worth nothing."""

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

    async def say(self, table_id: str, seat: str, name: str, text: str, at: float) -> None:
        row = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": at}

        def work(connection: Connection) -> None:
            said = connection.execute(sql.insert(chats), row)
            assert said.inserted_primary_key is not None  # noqa: S101 - an insert of one row has one
            self._notify(connection, f"{table_id}:chat:{said.inserted_primary_key[0]}")

        await self.write(work)

    async def said(self, table_id: str, most: int = 50, number: int | None = None) -> list[Any]:
        """The last lines of a table's chat, the oldest first; or one of them."""
        query = sql.select(chats).where(chats.c.table_id == table_id)
        if number is not None:
            query = query.where(chats.c.id == number)
        query = query.order_by(chats.c.id.desc()).limit(most)
        return list(reversed(await self.read(lambda one: one.execute(query).all())))


async def _first(writing: asyncio.Future[None]) -> None:
    try:
        await writing
    except IntegrityError:
        raise Overtaken("the table has gone on meanwhile") from None


class _Prepared:
    """A statement that is written out once for a database, for what is done with every decision.

    Values go to the driver as they are.
    """

    __slots__ = ("_order", "_text")

    def __init__(self, engine: Engine, statement: sql.Insert | sql.Update) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        self._text = str(compiled)
        self._order: list[str] | None = getattr(compiled, "positiontup", None)  # None: values go by name

    def execute(self, connection: Connection, values: dict[str, Any]) -> None:
        given = values if self._order is None else tuple(values[name] for name in self._order)
        connection.exec_driver_sql(self._text, given)


# -- rows --------------------------------------------------------------------------------------------------------------

_PACKED = ("options", "seats", "summary")
_read_seats = msgspec.json.Decoder(tuple[Holder, ...]).decode
_read_summary = msgspec.json.Decoder(Summary).decode


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _table_row(record: Record) -> dict[str, Any]:
    row = msgspec.structs.asdict(record)
    return {**row, "seed": str(record.seed), **{name: _text(row[name]) for name in _PACKED}}


def _record(row: Any) -> Record:
    kept = dict(row._mapping)
    return Record(
        **{
            **kept,
            "seed": int(kept["seed"]),
            "options": msgspec.json.decode(kept["options"]),
            "seats": _read_seats(kept["seats"]),
            "summary": _read_summary(kept["summary"]),
        }
    )


def _act_row(table_id: str, seq: int, act: Act) -> dict[str, Any]:
    return {"table_id": table_id, "seq": seq, **msgspec.structs.asdict(act)}


def _right_row(digest: str, right: Right) -> dict[str, Any]:
    return {
        "digest": digest,
        "table_id": right.table,
        "role": right.role,
        "seat": right.seat,
        "expires": right.expires,
    }


# -- connecting --------------------------------------------------------------------------------------------------------


def database_url(url: str | Path) -> URL:
    """The database that is meant: a file, or an address such as `postgresql://user@host/name`."""
    if isinstance(url, Path):
        return URL.create("sqlite", database=str(url))
    try:
        found = make_url(url)
    except ArgumentError:
        raise Malformed("expected an address such as postgresql://user@host/name", where="--database") from None
    match found.get_backend_name():
        case "postgresql":
            return found.set(drivername="postgresql+psycopg")
        case "sqlite":
            return found.set(drivername="sqlite")
    raise Malformed(
        f"expected postgresql://… or sqlite:///…, found {found.drivername[:40]!r}", where="--database"
    ) from None


def _engine(url: URL) -> Engine:
    if url.get_backend_name() == "postgresql":
        return sql.create_engine(url, pool_size=6, pool_pre_ping=True)
    if url.database:
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Malformed(f"cannot be used: {error.strerror or error}", where=url.database) from None
    engine = sql.create_engine(url, connect_args={"check_same_thread": False, "timeout": 10})
    sql.event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")

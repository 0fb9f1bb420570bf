"""The database: its schema, and how to connect to it. SQLite keeps a file; several servers can share a PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import Connection as SqliteConnection

import sqlalchemy as sql
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError

from sandtable.engine.errors import Malformed

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


def database_url(url: str | Path) -> URL:
    """The address of a database: of a file, or as given, such as `postgresql://user@host/name`."""
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


def connect(url: URL) -> Engine:
    """An engine for the database; SQLite's folder is made if there is none."""
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


def _set_up_sqlite(connection: SqliteConnection, _pooled: object) -> None:
    """Let readers work while the writer writes, and put every commit on the disk before it counts."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")

"""Migrations of the database, one numbered step each (Alembic)."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import text
from sqlalchemy.engine import Engine

_LOCK = 7_263_041  # any number, the same for all servers: only one of them migrates at a time


def upgrade(engine: Engine) -> None:
    """Run every migration that the database has not had yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

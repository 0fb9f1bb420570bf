"""Tables, their acts, tokens, invitations and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("ruleset", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("lesson", sa.String(60), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("campaign", sa.String(60), nullable=False),
        sa.Column("chapter", sa.Integer),
        sa.Column("origin", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_updated", "tables", ["updated"])
    op.create_table(
        "acts",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.String(60), nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("request", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    for name in ("tokens", "invitations"):
        op.create_table(
            name,
            sa.Column("digest", sa.String(64), primary_key=True),
            sa.Column("table_id", sa.String(32), nullable=False),
            sa.Column("role", sa.String(10), nullable=False),
            sa.Column("seat", sa.String(60), nullable=False),
            sa.Column("expires", sa.Float, nullable=False),
        )
        op.create_index(f"ix_{name}_table_id", name, ["table_id"])
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(60), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_chats_table_id", "chats", ["table_id"])

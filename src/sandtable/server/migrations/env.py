"""Alembic's entry point; runs the migrations on the connection that it is given."""

from alembic import context

from sandtable.server.database import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

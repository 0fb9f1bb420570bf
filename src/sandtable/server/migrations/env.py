"""Alembic's entry: it works on the connection that it is given."""

from alembic import context

from sandtable.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

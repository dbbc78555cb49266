"""Alembic's entry: the connection comes from the server, or a dialect for SQL on paper."""

from __future__ import annotations

from alembic import context

from ludarium.server.schema import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    context.configure(dialect_name=context.config.attributes["dialect"], target_metadata=metadata, literal_binds=True)
    with context.begin_transaction():
        context.run_migrations()
else:
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()

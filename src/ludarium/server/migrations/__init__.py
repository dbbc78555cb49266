"""Changes of the store's tables, run by Alembic when a server opens a store of an older release."""

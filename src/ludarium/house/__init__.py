"""A table with people around it, without network, database or game: the server is built around it."""

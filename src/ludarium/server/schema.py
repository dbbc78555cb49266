"""The store's tables. Events are the truth; `number`, `outcome` and `seated` of a table only repeat them for lists.

`seq` and `chain` of a table are those of its last event: a history whose end is missing does not fit them.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

masters = Table(
    "masters",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("store", Text, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("commits", BigInteger, nullable=False),
)
"""One row. `epoch` rises with each server that takes the store: whoever has an older number is not the master any
more. `store` is the store's own name, `commits` counts what was written."""

identities = Table(
    "identities",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("face", Text, nullable=False, server_default=""),
)
"""`face`: the sign that somebody is drawn by for everybody here; empty: the letter of their name."""

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("identity", Text, ForeignKey("identities.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", Text, nullable=False, server_default=""),
    Column("mark", Text, nullable=False, server_default=""),
)
"""`mark`: that of the browser that holds it; whoever has a token with the same mark plays in the same browser."""

browsers = Table(
    "browsers",
    metadata,
    Column("mark", Text, nullable=False),
    Column("identity", Text, ForeignKey("identities.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("face", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("mark", "identity"),
)
"""Everybody who has ever been somebody in a browser, and what they are called there."""

blocks = Table(
    "blocks",
    metadata,
    Column("identity", Text, ForeignKey("identities.id"), nullable=False),
    Column("other", Text, ForeignKey("identities.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("identity", "other"),
)
"""Who does not want to meet whom, and what the other was called then."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("form", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("bot_seed", Text, nullable=False),
    Column("maker", Text, ForeignKey("identities.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("outcome", Text),
    Column("seated", Text, nullable=False),
    Column("started", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("chain", Text, nullable=False, server_default=""),
)

# Codes that took the place of a table's first one; the newest counts, which its events tell.
invitations = Table(
    "invitations",
    metadata,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
)

sitting = Table(
    "sitting",
    metadata,
    Column("identity", Text, ForeignKey("identities.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("identity", "table_id"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action_id", Text),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("request", Text, nullable=False),
    Column("answer", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("chain", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "seat", "action_id"),
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity", Text, ForeignKey("identities.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("identity", Text, ForeignKey("identities.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("form", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "identity"),
    UniqueConstraint("identity", "game", "form", "number"),
)
"""One row for each person and rated game that is over; a game changes a rating once, and each change has its number."""

reviews = Table(
    "reviews",
    metadata,
    Column("id", Text, primary_key=True),
    Column("body", Text, nullable=False),
)
"""What the judge has found about games that are over. It names nobody, and can be made again."""

attempts = Table(
    "attempts",
    metadata,
    Column("identity", Text, ForeignKey("identities.id"), nullable=False),
    Column("id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("answers", Text, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("daily", Boolean, nullable=False),
    PrimaryKeyConstraint("identity", "id"),
)
"""Attempts at puzzles. Whoever makes one names it: sent again, it is the same one."""

chronicles = Table(
    "chronicles",
    metadata,
    Column("game", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "id"),
    UniqueConstraint("game", "number"),
)
"""What finished games have changed for everybody here, in order; nothing in it tells who played."""

names = Table(
    "names",
    metadata,
    Column("skeleton", Text, primary_key=True),
    Column("identity", Text, ForeignKey("identities.id"), nullable=False, unique=True),
    Column("name", Text, nullable=False),
)
"""Names that belong to somebody: nobody else sits down under one that looks like it."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity", Text, ForeignKey("identities.id"), nullable=False),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Public keys of authenticators, by which somebody is known again who has lost every browser."""

pushes = Table(
    "pushes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity", Text, ForeignKey("identities.id"), nullable=False),
    Column("session", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
)
"""Browsers that want to be told while the page is closed: where notes for them go, and with what they are encrypted.
`id` is the hash of the endpoint; `session` the hash of the token by which that browser is known."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("note", Text, nullable=False),
)
"""What operators have done, in order; the last word about a target counts."""

Index("tokens_of_identity", tokens.c.identity)
Index("tokens_of_mark", tokens.c.mark)
Index("pushes_of_identity", pushes.c.identity)
Index("tables_updated", tables.c.updated)

"""The number of the master, and the last event of each table in its row."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "masters",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("store", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("commits", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("seq", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("chain", sa.Text, nullable=False, server_default=""))
    last = "SELECT max(events.seq) FROM events WHERE events.table_id = tables.id"
    op.execute(f"UPDATE tables SET seq = coalesce(({last}), 0)")
    chain = "SELECT events.chain FROM events WHERE events.table_id = tables.id AND events.seq = tables.seq"
    op.execute(f"UPDATE tables SET chain = coalesce(({chain}), '')")


def downgrade() -> None:
    op.drop_column("tables", "chain")
    op.drop_column("tables", "seq")
    op.drop_table("masters")

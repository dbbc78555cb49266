"""Chronicles: what finished games have changed for everybody here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chronicles",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "id"),
        sa.UniqueConstraint("game", "number"),
    )


def downgrade() -> None:
    op.drop_table("chronicles")

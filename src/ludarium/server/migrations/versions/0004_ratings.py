"""What rated games have made of ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("identity", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "identity"),
        sa.UniqueConstraint("identity", "game", "form", "number"),
    )


def downgrade() -> None:
    op.drop_table("ratings")

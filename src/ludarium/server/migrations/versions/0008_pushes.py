"""Browsers that are told while the page is closed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("pushes_of_identity", "pushes", ["identity"])


def downgrade() -> None:
    op.drop_table("pushes")

"""Codes that took the place of others; which browser a token belongs to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    )
    op.add_column("tokens", sa.Column("agent", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tokens", "agent")
    op.drop_table("invitations")

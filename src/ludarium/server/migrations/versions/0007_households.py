"""Several people in one browser, and people who do not want to meet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tokens", sa.Column("mark", sa.Text, nullable=False, server_default=""))
    op.create_index("tokens_of_mark", "tokens", ["mark"])
    op.create_table(
        "browsers",
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("identity", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("face", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("mark", "identity"),
    )
    op.create_table(
        "blocks",
        sa.Column("identity", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("other", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("identity", "other"),
    )


def downgrade() -> None:
    op.drop_table("blocks")
    op.drop_table("browsers")
    op.drop_index("tokens_of_mark", "tokens")
    op.drop_column("tokens", "mark")

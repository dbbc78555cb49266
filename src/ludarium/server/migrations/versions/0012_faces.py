"""Faces: the sign that somebody is drawn by, for everybody here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("identities", sa.Column("face", sa.Text, nullable=False, server_default=""))
    # So far each browser had its own for everybody in it.
    worn = "SELECT max(face) FROM browsers WHERE browsers.identity = identities.id"
    op.execute(f"UPDATE identities SET face = COALESCE(({worn}), '')")


def downgrade() -> None:
    op.drop_column("identities", "face")

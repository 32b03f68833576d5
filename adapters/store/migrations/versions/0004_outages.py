"""Outages are written down, so that their time is given back where and when a table is loaded."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the outages."""
    op.create_table(
        "outages",
        sa.Column("ended_at", sa.Float(), nullable=False),
        sa.Column("began_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("ended_at", name=op.f("pk_outages")),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("outages")

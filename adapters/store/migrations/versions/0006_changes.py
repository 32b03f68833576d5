"""Every commit leaves its number at the tables it wrote to: by it processes find each other's moves, whatever the
clocks say."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the number."""
    op.add_column("tables", sa.Column("change", sa.BigInteger(), nullable=False, server_default=sa.text("0")))
    op.create_index(op.f("ix_tables_change"), "tables", ["change"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index(op.f("ix_tables_change"), "tables")
    op.drop_column("tables", "change")

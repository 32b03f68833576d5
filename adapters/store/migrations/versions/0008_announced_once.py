"""What operators say to everybody carries the press that said it, so that a second delivery says it once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the press."""
    op.add_column("broadcasts", sa.Column("press_id", sa.Text(), nullable=True))
    op.create_index("uq_broadcasts_press_id", "broadcasts", ["press_id"], unique=True)


def downgrade() -> None:
    """Remove it."""
    op.drop_index("uq_broadcasts_press_id", "broadcasts")
    op.drop_column("broadcasts", "press_id")

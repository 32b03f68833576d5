"""Lines of chat know the place in which they were written for all to read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add where a line was heard."""
    op.add_column("chat", sa.Column("heard_in", sa.Text(), nullable=True))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("chat", "heard_in")

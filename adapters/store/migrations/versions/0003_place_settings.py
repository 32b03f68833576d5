"""Places can choose more than their language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what a place has chosen."""
    column = sa.Column("settings", sa.JSON(), nullable=False, server_default=sa.text("'{}'"))
    op.add_column("place_settings", column)


def downgrade() -> None:
    """Remove it."""
    op.drop_column("place_settings", "settings")

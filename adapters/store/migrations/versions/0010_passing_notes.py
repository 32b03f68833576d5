"""Notes about messages of which a part is forgotten after a while: tokens of presses, which stood for good."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

PASSING = sa.text("media LIKE '~%'")


def upgrade() -> None:
    """Drop the old notes that hold a token: at worst a picture is sent once more."""
    op.execute("UPDATE deliveries SET media = '' WHERE address LIKE 'discord:%' AND media NOT LIKE '%,\"\",0.0,%'")
    op.create_index(
        "ix_deliveries_passing", "deliveries", ["table_id"], sqlite_where=PASSING, postgresql_where=PASSING
    )


def downgrade() -> None:
    """Have them stay again."""
    op.drop_index("ix_deliveries_passing", "deliveries")

"""In which places a line of chat is heard, where its author is a guest, and from which places people sat down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; older lines are heard wherever their table is."""
    op.add_column("chat", sa.Column("heard_by", sa.JSON(), nullable=True))
    op.add_column("chat", sa.Column("origin", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("places", sa.Column("is_way_in", sa.Boolean(), nullable=False, server_default=sa.text("true")))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("places", "is_way_in")
    op.drop_column("chat", "origin")
    op.drop_column("chat", "heard_by")

"""In which place a table was opened, whose moderators decide about it, and where moderators have taken it out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; of older tables nobody knows any more, so that every place of theirs counts."""
    op.add_column("places", sa.Column("is_home", sa.Boolean(), nullable=False, server_default=sa.text("true")))
    op.add_column("places", sa.Column("is_hidden", sa.Boolean(), nullable=False, server_default=sa.text("false")))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("places", "is_hidden")
    op.drop_column("places", "is_home")

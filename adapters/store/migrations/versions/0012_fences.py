"""How often a lease has changed hands, by which late writes of its former holder are known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count from now on."""
    op.add_column("leases", sa.Column("number", sa.Integer(), nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    """Count no more."""
    op.drop_column("leases", "number")

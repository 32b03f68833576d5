"""Who wants to be told when a table of a game opens in a place, and who is just being told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "bells",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "address", "game", name=op.f("pk_bells")),
    )
    op.create_index("ix_bells_address_game", "bells", ["address", "game"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_notices")),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("notices")
    op.drop_index("ix_bells_address_game", table_name="bells")
    op.drop_table("bells")

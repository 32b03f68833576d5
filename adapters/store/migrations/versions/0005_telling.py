"""What telling a table in few messages needs to know after a restart, and in every process: what picture a message
shows, where private chats are, which hands were moved, and what was spent of each budget."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.add_column("deliveries", sa.Column("media", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("people", sa.Column("private_chat", sa.Text(), nullable=True))
    op.create_table(
        "moved_hands",
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("ref", sa.Text(), nullable=False),
        sa.Column("media", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("address", "table_id", name=op.f("pk_moved_hands")),
    )
    op.create_index(op.f("ix_moved_hands_at"), "moved_hands", ["at"])
    op.create_table(
        "spent",
        sa.Column("budget", sa.Text(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("stamps", sa.Text(), nullable=False),
        sa.Column("latest_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("budget", "holder", name=op.f("pk_spent")),
    )
    op.create_index(op.f("ix_spent_latest_at"), "spent", ["latest_at"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("spent")
    op.drop_table("moved_hands")
    op.drop_column("people", "private_chat")
    op.drop_column("deliveries", "media")

"""The first schema: journals, people, places, chat, scores, and what keeps processes apart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def text(name: str, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=nullable)


def integer(name: str, *, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=nullable)


def seconds(name: str, *, nullable: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Float(), nullable=nullable)


def boolean(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False)


def primary_key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def of_a_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{table}_table_id")


def index(name: str, table: str, *columns: str, unique: bool = False, where: str | None = None) -> None:
    condition = sa.text(where) if where else None
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


def upgrade() -> None:
    op.create_table(
        "tables",
        text("id"),
        integer("version"),
        text("code", nullable=True),
        text("game"),
        text("phase"),
        text("people"),
        integer("house_seats"),
        integer("seats"),
        boolean("is_public"),
        seconds("due_at", nullable=True),
        integer("base_seq"),
        seconds("opened_at"),
        seconds("touched_at"),
        primary_key("tables", "id"),
    )
    index("uq_tables_code", "tables", "code", unique=True, where="code IS NOT NULL")
    index("ix_tables_due_at", "tables", "due_at", where="due_at IS NOT NULL")
    index("ix_tables_touched_at", "tables", "touched_at")
    if op.get_bind().dialect.name == "postgresql":
        # Every command updates a row here and moves it in its indexes: clean up sooner than by default.
        op.execute("ALTER TABLE tables SET (autovacuum_vacuum_scale_factor = 0.02)")

    op.create_table(
        "journal",
        text("table_id"),
        integer("seq"),
        seconds("at"),
        text("by"),
        text("what"),
        text("detail"),
        text("digest"),
        of_a_table("journal"),
        primary_key("journal", "table_id", "seq"),
    )
    op.create_table(
        "presses",
        text("press_id"),
        text("table_id"),
        seconds("at"),
        of_a_table("presses"),
        primary_key("presses", "press_id"),
    )
    index("ix_presses_at", "presses", "at")
    op.create_table(
        "seeds",
        text("table_id"),
        integer("match_number"),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        of_a_table("seeds"),
        primary_key("seeds", "table_id", "match_number"),
    )

    op.create_table(
        "people",
        integer("id"),
        text("platform"),
        text("account"),
        text("name"),
        text("language", nullable=True),
        sa.Column("settings", sa.JSON(), nullable=False),
        seconds("arrived_at"),
        seconds("forgotten_at", nullable=True),
        primary_key("people", "id"),
    )
    index("uq_people_platform_account", "people", "platform", "account", unique=True)
    op.create_table(
        "results",
        text("table_id"),
        integer("match_number"),
        integer("person"),
        integer("seat"),
        boolean("has_won"),
        integer("score"),
        text("game"),
        text("preset"),
        seconds("at"),
        of_a_table("results"),
        primary_key("results", "table_id", "match_number", "person"),
    )
    index("ix_results_game_preset", "results", "game", "preset")
    index("ix_results_person", "results", "person")

    op.create_table("places", text("table_id"), text("address"), primary_key("places", "table_id", "address"))
    index("ix_places_address", "places", "address")
    op.create_table(
        "place_settings",
        text("address"),
        text("language", nullable=True),
        primary_key("place_settings", "address"),
    )
    op.create_table(
        "deliveries",
        text("table_id"),
        text("address"),
        text("slot"),
        text("ref", nullable=True),
        text("digest"),
        primary_key("deliveries", "table_id", "address", "slot"),
    )
    index("ix_deliveries_address", "deliveries", "address")

    op.create_table(
        "chat",
        integer("id"),
        text("table_id"),
        integer("person"),
        integer("to", nullable=True),
        text("text"),
        seconds("at"),
        of_a_table("chat"),
        primary_key("chat", "id"),
        sqlite_autoincrement=True,
    )
    index("ix_chat_table_id_id", "chat", "table_id", "id")
    index("ix_chat_person", "chat", "person")
    op.create_table(
        "broadcasts",
        integer("id"),
        integer("person"),
        text("text"),
        seconds("at"),
        primary_key("broadcasts", "id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "page_messages",
        integer("id"),
        text("address"),
        text("nonce"),
        text("payload", nullable=True),
        seconds("at"),
        seconds("edited_at", nullable=True),
        primary_key("page_messages", "id"),
        sqlite_autoincrement=True,
    )
    index("ix_page_messages_address_id", "page_messages", "address", "id")
    index("uq_page_messages_nonce", "page_messages", "nonce", unique=True)

    op.create_table("leases", text("name"), text("owner"), seconds("until"), primary_key("leases", "name"))
    op.create_table("service", integer("id"), seconds("alive_at"), primary_key("service", "id"))


def downgrade() -> None:
    for table in (
        "service",
        "leases",
        "page_messages",
        "broadcasts",
        "chat",
        "deliveries",
        "place_settings",
        "places",
        "results",
        "people",
        "seeds",
        "presses",
        "journal",
        "tables",
    ):
        op.drop_table(table)

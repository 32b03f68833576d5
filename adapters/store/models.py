"""The schema as SQLModel tables: read by migrations, by cold queries, and by the statements of the hot path.

There is no `from __future__ import annotations` here: SQLModel reads the annotations while it builds a class.
"""

from typing import Any

from sqlalchemy import JSON, BigInteger, Column, Index, Text, text
from sqlmodel import Field, SQLModel

# Constraints need names, or migrations cannot change them on SQLite.
SQLModel.metadata.naming_convention = {
    "pk": "pk_%(table_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}


class TableRow(SQLModel, table=True):
    """A table as lists show it; `version` decides every race between two writers."""

    __tablename__ = "tables"
    __table_args__ = (
        # A closed table has no code, so the code can be used again; the index is also the set of open tables.
        Index(
            "uq_tables_code",
            "code",
            unique=True,
            sqlite_where=text("code IS NOT NULL"),
            postgresql_where=text("code IS NOT NULL"),
        ),
        Index(
            "ix_tables_due_at",
            "due_at",
            sqlite_where=text("due_at IS NOT NULL"),
            postgresql_where=text("due_at IS NOT NULL"),
        ),
    )

    id: str = Field(primary_key=True, sa_type=Text)
    version: int
    code: str | None = Field(default=None, sa_type=Text)
    game: str = Field(sa_type=Text)
    phase: str = Field(sa_type=Text)
    people: str = Field(sa_type=Text)  # the ids between spaces, " 7 12 ", so that LIKE '% 7 %' finds a person
    house_seats: int
    seats: int
    is_public: bool
    due_at: float | None = None
    base_seq: int  # the latest start row, where loading begins; 0 before the first match
    opened_at: float
    touched_at: float = Field(index=True)
    # Which commit wrote last, in the database's own count: by it processes find each other's moves.
    change: int = Field(default=0, index=True, sa_type=BigInteger, sa_column_kwargs={"server_default": text("0")})


class JournalRow(SQLModel, table=True):
    """One command that counted."""

    __tablename__ = "journal"

    table_id: str = Field(primary_key=True, foreign_key="tables.id", sa_type=Text)
    seq: int = Field(primary_key=True)
    at: float
    by: str = Field(sa_type=Text)
    what: str = Field(sa_type=Text)
    detail: str = Field(sa_type=Text)
    digest: str = Field(sa_type=Text)


class PressRow(SQLModel, table=True):
    """A press that counted, so that a second delivery of it does not."""

    __tablename__ = "presses"

    press_id: str = Field(primary_key=True, sa_type=Text)
    table_id: str = Field(foreign_key="tables.id", sa_type=Text)
    at: float = Field(index=True)


class SeedRow(SQLModel, table=True):
    """The seed of a match, apart from everything that is listed, logged or exported."""

    __tablename__ = "seeds"

    table_id: str = Field(primary_key=True, foreign_key="tables.id", sa_type=Text)
    match_number: int = Field(primary_key=True)
    seed: bytes = Field(repr=False)


class PersonRow(SQLModel, table=True):
    """A human account on a platform."""

    __tablename__ = "people"
    __table_args__ = (Index("uq_people_platform_account", "platform", "account", unique=True),)

    id: int | None = Field(default=None, primary_key=True)
    platform: str = Field(sa_type=Text)
    account: str = Field(sa_type=Text)
    name: str = Field(sa_type=Text)
    language: str | None = Field(default=None, sa_type=Text)
    settings: dict[str, Any] = Field(default_factory=dict, sa_column=Column(JSON, nullable=False))
    private_chat: str | None = Field(default=None, sa_type=Text)  # the platform's id of it, where that is another
    arrived_at: float
    forgotten_at: float | None = None


class PlaceRow(SQLModel, table=True):
    """A place where a table is shown; it may be noted before the table is opened."""

    __tablename__ = "places"

    table_id: str = Field(primary_key=True, sa_type=Text)
    address: str = Field(primary_key=True, index=True, sa_type=Text)
    is_home: bool = Field(sa_column_kwargs={"server_default": text("true")})  # opened there, not joined from there
    is_hidden: bool = Field(sa_column_kwargs={"server_default": text("false")})  # taken out by whoever runs it
    is_way_in: bool = Field(sa_column_kwargs={"server_default": text("true")})  # somebody sat down from there


class PlaceSettingsRow(SQLModel, table=True):
    """What a place has chosen for all of its tables."""

    __tablename__ = "place_settings"

    address: str = Field(primary_key=True, sa_type=Text)
    language: str | None = Field(default=None, sa_type=Text)
    settings: dict[str, Any] = Field(
        default_factory=dict, sa_column=Column(JSON, nullable=False, server_default=text("'{}'"))
    )


class DeliveryRow(SQLModel, table=True):
    """What a viewer was last shown, and in which message."""

    __tablename__ = "deliveries"
    __table_args__ = (
        # Notes of which a part is to be forgotten: few at any time, among all that was ever shown.
        Index(
            "ix_deliveries_passing",
            "table_id",
            sqlite_where=text("media LIKE '~%'"),
            postgresql_where=text("media LIKE '~%'"),
        ),
    )

    table_id: str = Field(primary_key=True, sa_type=Text)
    address: str = Field(primary_key=True, index=True, sa_type=Text)
    slot: str = Field(primary_key=True, sa_type=Text)
    ref: str | None = Field(default=None, sa_type=Text)
    digest: str = Field(sa_type=Text)
    media: str = Field(default="", sa_column=Column(Text, nullable=False, server_default=text("''")))


class ChatRow(SQLModel, table=True):
    """Something a person said at a table, to everybody or to one other person."""

    __tablename__ = "chat"
    __table_args__ = (Index("ix_chat_table_id_id", "table_id", "id"), {"sqlite_autoincrement": True})

    id: int | None = Field(default=None, primary_key=True)
    table_id: str = Field(foreign_key="tables.id", sa_type=Text)
    person: int = Field(index=True)
    to: int | None = None
    # Places that hear it, and whether its author is a guest there; None for all. Where guests are from.
    heard_by: dict[str, bool] | None = Field(default=None, sa_column=Column(JSON, nullable=True))
    origin: str = Field(default="", sa_column=Column(Text, nullable=False, server_default=text("''")))
    text: str = Field(sa_type=Text)
    heard_in: str | None = Field(default=None, sa_type=Text)  # the place where everybody has read it already
    at: float


class BroadcastRow(SQLModel, table=True):
    """Something the operators said to all players."""

    __tablename__ = "broadcasts"
    __table_args__ = (
        Index("uq_broadcasts_press_id", "press_id", unique=True),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    person: int
    text: str = Field(sa_type=Text)
    at: float
    press_id: str | None = Field(default=None, sa_type=Text)


class ResultRow(SQLModel, table=True):
    """A person's part in a finished match."""

    __tablename__ = "results"
    __table_args__ = (Index("ix_results_game_preset", "game", "preset"),)

    table_id: str = Field(primary_key=True, foreign_key="tables.id", sa_type=Text)
    match_number: int = Field(primary_key=True)
    person: int = Field(primary_key=True, index=True)
    seat: int
    has_won: bool
    score: int
    game: str = Field(sa_type=Text)
    preset: str = Field(sa_type=Text)
    at: float


class LeaseRow(SQLModel, table=True):
    """Who does a job that only one process at a time may do, and until when."""

    __tablename__ = "leases"

    name: str = Field(primary_key=True, sa_type=Text)
    owner: str = Field(sa_type=Text)
    until: float
    number: int = Field(default=0, sa_column_kwargs={"server_default": text("0")})  # of times it changed hands


class MovedHandRow(SQLModel, table=True):
    """A hand whose owner had it shown elsewhere through a process that does not lead: for the leader to follow."""

    __tablename__ = "moved_hands"

    address: str = Field(primary_key=True, sa_type=Text)
    table_id: str = Field(primary_key=True, sa_type=Text)
    ref: str = Field(sa_type=Text)
    media: str = Field(sa_type=Text)
    place: str = Field(sa_type=Text)
    at: float = Field(index=True)


class SpentRow(SQLModel, table=True):
    """When a process last made calls that a platform counts, so that others, and the next, count them too."""

    __tablename__ = "spent"

    budget: str = Field(primary_key=True, sa_type=Text)  # what is counted: a bot's calls, or those to a chat
    holder: str = Field(primary_key=True, sa_type=Text)
    stamps: str = Field(sa_type=Text)  # in seconds, as JSON
    latest_at: float = Field(index=True)


class BellRow(SQLModel, table=True):
    """A person who wants to be told when a table of a game opens in a place."""

    __tablename__ = "bells"
    __table_args__ = (Index("ix_bells_address_game", "address", "game"),)

    person: int = Field(primary_key=True)
    address: str = Field(primary_key=True, sa_type=Text)
    game: str = Field(primary_key=True, sa_type=Text)


class NoticeRow(SQLModel, table=True):
    """That a person is to be told of a table, until the process that leads has read that."""

    __tablename__ = "notices"

    table_id: str = Field(primary_key=True, sa_type=Text)
    person: int = Field(primary_key=True)
    place: str = Field(sa_type=Text)  # what people call the server or group


class ServiceRow(SQLModel, table=True):
    """When the service was last known to run: one row, by which an outage is noticed."""

    __tablename__ = "service"

    id: int = Field(primary_key=True)
    alive_at: float


class OutageRow(SQLModel, table=True):
    """A time for which no process ran, given back to each table when it is next loaded."""

    __tablename__ = "outages"

    ended_at: float = Field(primary_key=True)
    began_at: float


class PageMessageRow(SQLModel, table=True):
    """A message in a chat of the playground, which has no platform to keep it."""

    __tablename__ = "page_messages"
    __table_args__ = (
        Index("ix_page_messages_address_id", "address", "id"),
        Index("uq_page_messages_nonce", "nonce", unique=True),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    address: str = Field(sa_type=Text)
    nonce: str = Field(sa_type=Text)
    payload: str | None = Field(default=None, sa_type=Text)  # None: deleted, while its nonce stays known
    at: float
    edited_at: float | None = None

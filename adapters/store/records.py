"""What the store hands out: plain values, detached from any database."""

from __future__ import annotations

from typing import NamedTuple

from engine.table_view import Phase

Setting = str | int | bool  # what a person can choose: a word, a number, on or off


MARK = ""  # the reference of a slot that is no message but a note to ourselves
LOG_MARK = "log"  # under which is noted up to which page a chat has the log: "2.14", of match 2
FIRST_PAGE = "1.0"


class Person(NamedTuple):
    """A human account on a platform, as the store knows it."""

    id: int
    platform: str
    account: str
    name: str  # empty once forgotten
    language: str | None
    settings: dict[str, Setting]
    private_chat: str | None = None  # the platform's id of it, where that differs from the account


class Listed(NamedTuple):
    """An open table as a list of tables shows it."""

    table_id: str
    code: str
    game: str
    phase: Phase
    people: tuple[int, ...]
    house_seats: int
    seats: int
    is_public: bool
    due_at: float | None


class Place(NamedTuple):
    """A place where a table is shown, with the language and the other settings chosen there."""

    address: str
    language: str | None
    settings: dict[str, Setting]
    is_home: bool = False  # the table was opened there, so that whoever runs the place decides about it
    is_hidden: bool = False  # whoever runs the place has taken the table out of it
    is_way_in: bool = False  # somebody sat down from there


class TableInPlace(NamedTuple):
    """An open table of a place."""

    table: Listed
    opened_by: str
    is_home: bool
    is_hidden: bool


class Delivery(NamedTuple):
    """What a viewer was last shown: the message it is in, and a digest of its content."""

    table_id: str
    address: str
    slot: str
    ref: str | None  # None: intended, and not known to have arrived
    digest: str
    media: str = ""  # what the platform notes about the picture in it


PASSING = "~"  # how a note with a part that is kept for a while begins


def passing_note(until: float, passing: str, staying: str) -> str:
    """What a platform notes about a message, with a part of one line that is forgotten at a moment."""
    return f"{PASSING}{until:.0f} {passing}\n{staying}"


def read_passing(media: str) -> tuple[str, str]:
    """The part of a note that is kept for a while, if there is one, and the part that stays."""
    if not media.startswith(PASSING):
        return "", media
    passing, _, staying = media.partition("\n")
    return passing.partition(" ")[2], staying


def passes_at(media: str) -> float:
    """When a part of this note is to be forgotten."""
    return float(media[len(PASSING) :].partition(" ")[0])


class Notice(NamedTuple):
    """That a person is to be told of a table that has opened."""

    table_id: str
    person: int
    place: str  # what people call the server or group where it is


class MovedHand(NamedTuple):
    """A hand that a process which does not lead has shown in another message."""

    address: str
    table_id: str
    ref: str
    media: str
    place: str


class Spent(NamedTuple):
    """When a process made calls that a platform counts, as far as they still matter."""

    budget: str
    holder: str
    stamps: tuple[float, ...]


class Audience(NamedTuple):
    """Who hears a line: places, each with whether its author is a guest there, and where guests are from."""

    places: dict[str, bool]
    origin: str = ""


class Said(NamedTuple):
    """A line of chat at a table; with `to` it is private to that person."""

    id: int
    table_id: str
    person: int
    to: int | None
    text: str
    at: float
    heard_in: str | None = None  # the place where all have read it already
    audience: Audience | None = None  # None for older lines, which all places hear


class Latest(NamedTuple):
    """What couriers look for all the time, and mostly do not find."""

    has_moved_hands: bool  # on the platform of whoever asks
    broadcast: int  # the id of the last one, 0 if there was none
    lines: list[tuple[int, str]]  # said after the one that was asked for: the id of each, and its table


class Broadcast(NamedTuple):
    """A line of the operators to all players."""

    id: int
    person: int
    text: str
    at: float


class MatchResult(NamedTuple):
    """A person's part in a finished match."""

    table_id: str
    match_number: int
    person: int
    seat: int
    has_won: bool
    score: int


class HighScore(NamedTuple):
    """A line of a high-score list."""

    person: int
    name: str
    matches: int
    wins: int
    best: int


class OwnRecord(NamedTuple):
    """How a person did in one game under one preset."""

    game: str
    preset: str
    matches: int
    wins: int
    best: int


class PageMessage(NamedTuple):
    """A message in a chat of the playground."""

    id: int
    address: str
    payload: str
    at: float

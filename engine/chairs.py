"""The chairs of a table: who sits where, and how."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

HELD_SEAT_LEVEL = "normal"  # of the house player who holds a person's seat, or has it once they were removed


class Chair:
    """One seat of a table: the player in it, and how they are doing."""

    __slots__ = ("chance", "has_left", "is_ready", "level", "misses", "person", "plays_forced", "since", "wins")

    def __init__(self, person: int | None = None, level: str | None = None, since: int = 0) -> None:
        self.person = person
        self.level = level  # of the house player in a seat without a person
        self.since = since  # the row in which this player sat down
        self.is_ready = False
        self.has_left = False  # the person is gone: a house player holds the seat
        self.misses = 0  # time-outs in a row
        self.wins = 0  # matches won at this table
        self.plays_forced = False  # the person's only possible action is done by itself
        self.chance = ""  # what the person has added to the chance of the next match, or of the running one

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.level is None

    @property
    def is_house(self) -> bool:
        """Whether a house player moves for this seat now."""
        return self.level is not None or self.has_left

    @property
    def is_present(self) -> bool:
        """Whether a person who is not gone sits here."""
        return self.person is not None and not self.has_left

    def clone(self) -> Chair:
        """A copy; every command at a table is tried on one, so that it is made field by field."""
        copy = Chair.__new__(Chair)
        copy.person, copy.level, copy.since = self.person, self.level, self.since
        copy.is_ready, copy.has_left, copy.misses = self.is_ready, self.has_left, self.misses
        copy.wins, copy.plays_forced, copy.chance = self.wins, self.plays_forced, self.chance
        return copy

    def add_chance(self, added: str) -> None:
        """Mix something more into the chance of the match."""
        self.chance = f"{self.chance} {added}".lstrip()

    def as_dict(self) -> dict[str, Any]:
        """The chair as plain values."""
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """The chair from plain values."""
        chair = cls()
        for name in cls.__slots__:
            setattr(chair, name, values.get(name, getattr(chair, name)))  # What came later is as ever in old rows.
        return chair

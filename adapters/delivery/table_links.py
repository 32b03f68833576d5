"""Links from hands to their tables: where a table is shown, and where its people are known to look.

A table may be shown in many places, and not everybody may see, or know of, all of them: a hand links to the table
in the channel where its owner has last pressed something.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from adapters.screens.screen import Link, Screen

KNOWN_MAX = 50_000  # people and tables

K = TypeVar("K")
V = TypeVar("V")

_ADDRESS = "https://discord.com/channels/{guild}/{channel}/{message}"


class Visited(NamedTuple):
    """A channel in which somebody has pressed something."""

    guild: int
    channel: int
    name: str  # as people call it


class TableLinks:
    """Knows the tables of this process, and where people were seen."""

    def __init__(self) -> None:
        self._visited: dict[str, Visited] = {}  # by account
        self._live: dict[tuple[str, int], str] = {}  # the message in which a table is shown in a channel

    def visited(self, account: str, visited: Visited) -> None:
        """Somebody presses something in a channel."""
        _keep(self._visited, account, visited)

    def shown(self, table_id: str, channel: int, message: str) -> None:
        """A table is shown in a message of a channel."""
        _keep(self._live, (table_id, channel), message)

    def linked(self, screen: Screen, account: str, table_id: str) -> Screen:
        """A hand with a link to its table, if it is known where that is for its owner."""
        visited = self._visited.get(account)
        message = self._live.get((table_id, visited.channel)) if visited is not None else None
        if visited is None or message is None:
            return screen
        url = _ADDRESS.format(guild=visited.guild, channel=visited.channel, message=message)
        return screen._replace(controls=(*screen.controls, (Link(visited.name, url),)))


def _keep(known: dict[K, V], key: K, value: V) -> None:
    if len(known) >= KNOWN_MAX and key not in known:
        del known[next(iter(known))]
    known[key] = value

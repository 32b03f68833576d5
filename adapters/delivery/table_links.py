"""Links from hands to their tables: where a table is shown, and where its people are known to look.

A table may be shown in many places, and not everybody may see, or know of, all of them: a hand links to the table
in the place where its owner has last pressed something. Where messages have no links, it names that place.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from adapters.screens.screen import Line, Link, Screen
from adapters.store.records import Delivery
from adapters.text.plain_text import plain

KNOWN_MAX = 50_000  # people, places and tables
NAME_LENGTH_MAX = 100  # of a place

K = TypeVar("K")
V = TypeVar("V")


class LinkedPlace(NamedTuple):
    """A place where people play: its address, its name, and how links to its messages begin."""

    address: str
    name: str  # as people call it
    link: str | None  # None where messages have no links


class TableLinks:
    """Knows the tables of this process, and where people were seen."""

    def __init__(self) -> None:
        self._visited: dict[str, LinkedPlace] = {}  # by account
        self._places: dict[str, LinkedPlace] = {}  # by address
        self._live: dict[str, dict[str, str]] = {}  # the message that shows a table, by table and address

    def visited(self, account: str, place: LinkedPlace) -> None:
        """Somebody presses or writes something in a place."""
        _keep(self._visited, account, place)
        _keep(self._places, place.address, place)

    def shown(self, table_id: str, address: str, message: str) -> None:
        """A table is shown in a message of a place."""
        _keep(self._live, table_id, self._live.get(table_id, {}) | {address: message})

    def recall(self, deliveries: Iterable[Delivery]) -> None:
        """Learn in which messages a table is from what chats were shown of it; later ones have higher numbers."""
        for one in deliveries:
            if one.slot.startswith("live:") and one.ref is not None and one.ref.isdecimal():
                known = self._live.get(one.table_id, {}).get(one.address, "0")
                if int(one.ref) > int(known):
                    self.shown(one.table_id, one.address, one.ref)

    def is_led(self, account: str, table_id: str) -> bool:
        """Whether it is known where somebody looks at a table."""
        place = self._visited.get(account)
        return place is not None and place.address in self._live.get(table_id, {})

    def places_of(self, table_id: str) -> list[str]:
        """The addresses at which a table is shown."""
        return list(self._live.get(table_id, {}))

    def place_of(self, account: str) -> str | None:
        """The address where somebody has last pressed or written something."""
        place = self._visited.get(account)
        return place.address if place is not None else None

    def linked(self, screen: Screen, account: str, table_id: str, *, is_only_place_told: bool = False) -> Screen:
        """A hand with the way to its table, if it is known where that is for its owner; where people come to a
        table by a link that stands under it, that is the only place there is."""
        live, place = self._live.get(table_id, {}), self._visited.get(account)
        if is_only_place_told and (place is None or place.address not in live) and len(live) == 1:
            place = self._places.get(next(iter(live)))
        if place is None or place.address not in live:
            return screen
        if place.link is None:
            named = Line(f"📍 {plain(place.name, NAME_LENGTH_MAX)}", "quiet")
            return screen._replace(lines=(*screen.lines, named))
        link = Link(place.name, f"{place.link}/{live[place.address]}")
        return screen._replace(controls=(*screen.controls, (link,)))


def _keep(known: dict[K, V], key: K, value: V) -> None:
    if len(known) >= KNOWN_MAX and key not in known:
        del known[next(iter(known))]
    known[key] = value

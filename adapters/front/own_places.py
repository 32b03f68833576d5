"""Tables in places of their own, where the platform lets the bot open one; a table stays where it began."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple

from adapters.bounded.limits import Limit
from adapters.delivery.platform import Unknown, Unreachable, Wait
from adapters.front.answers import Answer
from adapters.front.opening import TableOpening, TableWish
from adapters.front.presence import Presence
from adapters.screens.screen import Line, Link, Screen
from adapters.store.records import Person
from adapters.text.plain_text import plain
from adapters.text.words import words_for

NAME_LENGTH_MAX = 100
OPENED_MAX, OPENED_SECONDS = 3, 600.0  # that one person may have opened: everybody is shown each of them


class OwnPlace(NamedTuple):
    """A place that was opened for one table."""

    address: str
    link: str


class OwnPlaces:
    """Opens threads, or topics, each with a table in it."""

    def __init__(self, opening: TableOpening, kind: Literal["thread", "topic"]) -> None:
        self._opening = opening
        self._kind = kind
        self._opened = Limit(OPENED_MAX, OPENED_SECONDS)

    async def open(
        self,
        person: Person,
        wish: TableWish,
        presence: Presence,
        press_id: str,
        make: Callable[[str], Awaitable[OwnPlace]],
    ) -> Answer:
        """Open a table in a new place of this name, which the platform makes; where that cannot be, say why, and
        open none. The answer's screen leads there."""
        words = words_for(person.language)
        if presence.opens != self._kind:
            return Answer(words(f"{self._kind}-not-here"), is_refusal=True)
        if await self._opening.has_counted(press_id):
            return Answer()
        refused = await self._opening.check(person, wish.game, presence)
        if refused.is_refusal:
            return refused
        now = asyncio.get_running_loop().time()
        if self._opened.is_reached(person.id, now):
            return Answer(words(f"{self._kind}-too-many"), is_refusal=True)
        name = plain(f"{words(f'{wish.game}-name')} · {person.name}", NAME_LENGTH_MAX)
        try:
            made = await make(name)
        except Unreachable:
            return Answer(words(f"{self._kind}-not-here"), is_refusal=True)
        except (Wait, Unknown):
            return Answer(words("something-wrong"), is_refusal=True)
        self._opened.count(person.id, now)
        inside = presence._replace(place=made.address, parent=presence.place, name=name)
        opened = await self._opening.open(person, wish, lambda _: inside.place, press_id, inside)
        if opened.is_refusal:
            return opened
        link = Link(f"🧵 {name}", made.link)
        return opened._replace(text="", screen=Screen((Line(opened.text),), ((link,),), opened.text))

"""Ways back: from a hand or a notice in the private chat to its table in a group.

Only supergroups have links to messages; of a smaller group there is nothing to say but its name.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from adapters.delivery.platform import Sent, Target
from adapters.delivery.table_links import LinkedPlace, TableLinks
from adapters.front.answers import Answer
from adapters.screens.screen import Screen
from adapters.telegram.chats import chat_of
from adapters.telegram.moderators import Moderators


class WaysBack:
    """Puts the way to its table under what is shown to one person."""

    def __init__(
        self, links: TableLinks, moderators: Moderators, recall: Callable[[str], Awaitable[None]]
    ) -> None:
        self._links = links
        self._moderators = moderators
        self._recall = recall  # has the links know of what other processes show of a table

    def note(self, target: Target, sent: Sent) -> None:
        """A table is shown in a message; hands lead there."""
        if chat_of(target.address).is_group:
            self._links.shown(target.table_id, target.address, sent.ref)

    async def linked(self, target: Target, screen: Screen) -> Screen:
        """A hand in the private chat, or a notice, with the way to its table."""
        chat = chat_of(target.address)
        if target.kind not in ("hand", "notice") or chat.is_group:
            return screen
        if target.kind == "hand":
            await self._lead(chat.id, target.table_id)
        return self._links.linked(screen, str(chat.id), target.table_id, is_only_place_told=True)

    async def answered(self, answer: Answer, account: str) -> Answer:
        """The answer to somebody who asks for a hand, with the way to its table."""
        if answer.screen is None or answer.is_refusal or answer.table_id is None:
            return answer
        await self._recall(answer.table_id)
        await self._lead(int(account), answer.table_id)
        linked = self._links.linked(answer.screen, account, answer.table_id, is_only_place_told=True)
        return answer._replace(screen=linked)

    async def _lead(self, account: int, table_id: str) -> None:
        """After a start, find out where somebody looks at a table: where it is shown and they are a member."""
        if self._links.is_led(str(account), table_id):
            return
        for address in self._links.places_of(table_id):
            place = chat_of(address)
            standing = await self._moderators.standing(place, account)
            if standing.is_member:
                self._links.visited(str(account), LinkedPlace(address, standing.name, place.link))
                return

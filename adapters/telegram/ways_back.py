"""Ways back: from a hand or a notice in the private chat to its table in a group."""

from __future__ import annotations

from adapters.delivery.platform import Sent, Target
from adapters.delivery.table_links import TableLinks
from adapters.screens.screen import Screen
from adapters.telegram.chats import chat_of


class WaysBack:
    """Puts the way to its table under what is shown to one person."""

    def __init__(self, links: TableLinks) -> None:
        self._links = links

    def note(self, target: Target, sent: Sent) -> None:
        """A message has been sent or is written anew; if a table is shown in it, hands lead there."""
        if target.kind == "live" and chat_of(target.address).is_group:
            self._links.shown(target.table_id, target.address, sent.ref)

    def linked(self, target: Target, screen: Screen) -> Screen:
        """A hand in the private chat, or a notice, with the way to its table."""
        chat = chat_of(target.address)
        if target.kind not in ("hand", "notice") or chat.is_group:
            return screen
        return self._links.linked(screen, str(chat.id), target.table_id, is_only_place_told=True)

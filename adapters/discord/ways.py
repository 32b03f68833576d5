"""The ways of answering that presses lend to the courier."""

from __future__ import annotations

from typing import NamedTuple

from adapters.discord.replies import DiscordReply
from adapters.screens.screen import Screen


class PressWay(NamedTuple):
    """Rewrites the message that was pressed, in the call that answers the press."""

    reply: DiscordReply
    ref: str
    place: str = ""

    async def show(self, screen: Screen) -> bool:
        """Rewrite it; returns whether all of it surely stands there."""
        return await self.reply.replace(screen)

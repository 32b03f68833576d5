"""Tables in a thread of their own, where Discord lets the bot open one."""

from __future__ import annotations

from typing import Any

import discord

from adapters.delivery.platform import Unreachable
from adapters.discord.identity import address_of, presence_of
from adapters.discord.platform import DiscordPlatform
from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.front.opening import TableWish
from adapters.front.own_places import OwnPlace, OwnPlaces
from adapters.store.records import Person

Interaction = discord.Interaction[Any]


class DiscordThreads:
    """Opens threads for tables."""

    def __init__(self, desk: Desk, platform: DiscordPlatform) -> None:
        self._platform = platform
        self._own_places = OwnPlaces(desk.opening, "thread")

    async def open(self, asked: Interaction, person: Person, wish: TableWish, press_id: str) -> Answer:
        """Open a table in a new thread of the channel."""

        async def make(name: str) -> OwnPlace:
            if asked.channel is None:
                raise Unreachable
            try:
                thread = await self._platform.open_thread(asked.channel.id, name)
            except discord.HTTPException:
                raise Unreachable from None
            return OwnPlace(address_of(thread), f"https://discord.com/channels/{asked.guild_id}/{thread}")

        return await self._own_places.open(person, wish, presence_of(asked), press_id, make)

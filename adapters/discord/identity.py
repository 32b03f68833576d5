"""Who and where: the person behind an account, the address of a channel, a thread or a private chat."""

from __future__ import annotations

from typing import Any

import discord

from adapters.bounded.recent_ids import RecentIds
from adapters.delivery.courier import Couriers
from adapters.delivery.table_links import LinkedPlace
from adapters.discord.platform import NAME, DiscordPlatform, dm_address
from adapters.front.desk import Desk
from adapters.front.presence import Presence, at_home
from adapters.store.records import Person

Interaction = discord.Interaction[Any]
Named = discord.abc.GuildChannel | discord.Thread


class DiscordIdentity:
    """Finds the person behind an account that presses, types a command or writes to the bot."""

    def __init__(self, desk: Desk, couriers: Couriers, platform: DiscordPlatform) -> None:
        self._desk = desk
        self._couriers = couriers
        self._platform = platform
        self._taken = RecentIds()

    def is_new(self, delivered: int) -> bool:
        """Whether this was not delivered before; what happened while the line was down may be delivered twice."""
        if delivered in self._taken:
            return False
        self._taken.add(delivered)
        return True

    async def person(self, interaction: Interaction) -> Person:
        """The person who presses or types a command."""
        if interaction.guild_id is not None and isinstance(interaction.channel, Named):
            place = LinkedPlace(
                address_of(interaction.channel.id),
                _name_of(interaction.channel),
                f"https://discord.com/channels/{interaction.guild_id}/{interaction.channel.id}",
            )
            self._platform.links.visited(str(interaction.user.id), place)
        channel = interaction.channel_id if interaction.guild_id is None else None
        return await self._arrive(interaction.user, str(interaction.locale), channel)

    async def writer(self, message: discord.Message) -> Person:
        """The person who wrote a message; that tells nothing of their language."""
        return await self._arrive(message.author, None, message.channel.id if message.guild is None else None)

    async def _arrive(self, user: discord.abc.User, language: str | None, direct: int | None) -> Person:
        """The person with an account, who comes in by the channel of their direct messages or elsewhere."""
        account = str(user.id)
        name = user.global_name or user.display_name if isinstance(user, discord.User | discord.Member) else ""
        person = await self._desk.arrive(NAME, account, name, language)
        # Whoever comes in can perhaps be written to again.
        self._platform.came_back(account, by_direct_message=direct is not None)
        if direct is not None:
            await self._platform.met(account, direct)
        if not self._platform.is_closed(account):
            self.reachable(account)
        return person

    def reachable(self, account: str) -> None:
        """A person can be shown something again: directly, or in the answer that holds their hand."""
        self._couriers.reachable(dm_address(account))


def _name_of(channel: Named) -> str:
    """What people call a channel, with its server."""
    return f"#{channel.name} · {channel.guild.name}" if channel.guild.name else f"#{channel.name}"


def place_of(asked: Interaction) -> str:
    """The address of where something was pressed or typed."""
    if asked.guild_id is None or asked.channel is None:
        return dm_address(str(asked.user.id))
    return address_of(asked.channel.id)


def presence_of(asked: Interaction) -> Presence:
    """Where something was pressed or typed, and what whoever did it may do there."""
    channel = asked.channel
    if asked.guild_id is None or channel is None:
        return at_home(dm_address(str(asked.user.id)))
    return Presence(
        address_of(channel.id),
        home=f"{NAME}:guild:{asked.guild_id}",
        parent=address_of(channel.parent_id) if isinstance(channel, discord.Thread) else "",
        name=f"#{channel.name}" if isinstance(channel, Named) else "",
        moderates=asked.permissions.manage_messages,
        governs=asked.permissions.manage_guild,
        has_others=True,
    )


def address_of(channel: int) -> str:
    """The address of a channel or thread."""
    return f"{NAME}:{channel}"

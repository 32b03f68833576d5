"""Who and where: the person behind an account, the address of a channel, a thread or a private chat."""

from __future__ import annotations

from typing import Any

import discord

from adapters.bounded.recent_ids import RecentIds
from adapters.delivery.couriers import Couriers
from adapters.delivery.table_links import LinkedPlace
from adapters.discord.lent import is_in_lent_place, lent_address
from adapters.discord.members import Channel, name_of
from adapters.discord.platform import NAME, DiscordPlatform, dm_address
from adapters.front.desk import Desk
from adapters.front.presence import Presence, at_home
from adapters.store.records import Person

Interaction = discord.Interaction[Any]


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
        if is_private(interaction):
            return await self._arrive(interaction.user, str(interaction.locale), interaction.channel_id)
        if interaction.channel is not None:
            channel = interaction.channel.id
            link = f"https://discord.com/channels/{interaction.guild_id or '@me'}/{channel}"
            place = LinkedPlace(place_of(interaction), name_of(interaction.channel), link)
            self._platform.links.visited(str(interaction.user.id), place)
        return await self._arrive(interaction.user, str(interaction.locale), None)

    async def lend(self, interaction: Interaction, table_id: str | None) -> None:
        """Where the bot is not, have a table written by what a press or command about it lends, once answered."""
        loan = self._platform.loan(interaction, table_id) if table_id else None
        if loan is not None:
            private = dm_address(loan.account)
            await self._couriers.lend(place_of(interaction), loan.table_id, loan.write(), private)

    async def writer(self, message: discord.Message) -> Person:
        """The person who wrote a message; that tells nothing of their language."""
        return await self._arrive(message.author, None, message.channel.id if message.guild is None else None)

    async def _arrive(self, user: discord.abc.User, language: str | None, direct: int | None) -> Person:
        """The person with an account, who comes in by the channel of their direct messages or elsewhere."""
        account = str(user.id)
        name = user.global_name or user.display_name if isinstance(user, discord.User | discord.Member) else ""
        person = await self._desk.arrive(NAME, account, name, language, follows=True)
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


def is_private(asked: Interaction) -> bool:
    """Whether something was pressed or typed in somebody's own chat with the bot."""
    return asked.channel is None or (asked.guild_id is None and not asked.context.private_channel)


def place_of(asked: Interaction) -> str:
    """The address of where something was pressed or typed."""
    if is_private(asked) or asked.channel is None:
        return dm_address(str(asked.user.id))
    return lent_address(asked.channel.id) if is_in_lent_place(asked) else address_of(asked.channel.id)


def presence_of(asked: Interaction) -> Presence:
    """Where something was pressed or typed, and what whoever did it may do there."""
    channel = asked.channel
    if asked.guild_id is None or channel is None:  # In a group everybody has the same rights.
        return at_home(place_of(asked))
    return Presence(
        place_of(asked),
        home=f"{NAME}:guild:{asked.guild_id}",
        parent=address_of(channel.parent_id) if isinstance(channel, discord.Thread) else "",
        name=f"#{channel.name}" if isinstance(channel, Channel) else "",
        moderates=asked.permissions.manage_messages,
        governs=asked.permissions.manage_guild,
        has_others=True,
        opens="thread" if _may_open_threads(asked) else "",
    )


def _may_open_threads(asked: Interaction) -> bool:
    """Whether the bot may open a thread where something was pressed or typed, and write in it."""
    may = asked.app_permissions
    in_channel = isinstance(asked.channel, discord.TextChannel) and not asked.channel.is_news()
    return (
        in_channel and not is_in_lent_place(asked) and may.create_public_threads and may.send_messages_in_threads
    )


def address_of(channel: int) -> str:
    """The address of a channel or thread."""
    return f"{NAME}:{channel}"

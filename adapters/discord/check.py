"""Which permissions the bot lacks in a channel; it asks for few and uses all of them."""

from __future__ import annotations

import discord

Channel = discord.abc.GuildChannel | discord.Thread


def missing(channel: Channel, me: discord.Member) -> list[str]:
    """The names, as discord.py has them, of the permissions that the bot lacks in a channel."""
    try:
        permissions = channel.permissions_for(me)
    except discord.ClientException:  # A thread whose channel the bot cannot see.
        permissions = discord.Permissions.none()
    return lacking(permissions, in_thread=isinstance(channel, discord.Thread))


def lacking(permissions: discord.Permissions, *, in_thread: bool) -> list[str]:
    """The same from permissions that are known, as those that an interaction brings."""
    silent = lacking_for_words(permissions, in_thread=in_thread)
    # Without permission to write there is none to attach anything either, which need not be said.
    return silent if silent or permissions.attach_files else ["attach_files"]


def lacking_for_words(permissions: discord.Permissions, *, in_thread: bool) -> list[str]:
    """The permissions without which no table can be shown, not even in words alone."""
    needed = ["view_channel", "send_messages_in_threads" if in_thread else "send_messages"]
    return [name for name in needed if not getattr(permissions, name)]


def needed() -> discord.Permissions:
    """What an invitation asks for."""
    return discord.Permissions(
        view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True
    )

"""Which permissions the bot lacks in a channel; it asks for few and uses all of them."""

from __future__ import annotations

from typing import Any

import discord

from adapters.discord.lent import is_in_lent_place
from adapters.discord.members import Channel
from adapters.text.words import Words

THREADS = ("create_public_threads", "send_messages_in_threads")  # what it takes to open one for a table

_TITLES = {"manage_guild": "Manage Server"}  # where discord.py has another word for it


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


def titled(permission: str) -> str:
    """A permission as Discord's own settings name it."""
    return _TITLES.get(permission, permission.replace("_", " ").title())


def may_show_all(asked: discord.Interaction[Any]) -> bool:
    """Whether somebody may have the bot, which they have brought along, write something that all can read."""
    return asked.guild_id is None or asked.permissions.use_external_apps


def findings(
    asked: discord.Interaction[Any], words: Words, *, lacking: list[str], hears_mentions: bool, allows_people: bool
) -> list[str]:
    """What can be done where a command was typed and what cannot, each in a sentence."""
    if is_in_lent_place(asked):
        return [words("lent-about") if may_show_all(asked) else words("lent-hushed")]
    missing = [words("check-missing", permissions=words.list(lacking))] if lacking else []
    is_channel = isinstance(asked.channel, discord.TextChannel)
    unthreaded = [name for name in THREADS if not getattr(asked.app_permissions, name)]
    if is_channel and not lacking and unthreaded:
        missing.append(words("check-threads", permissions=words.list(map(titled, unthreaded))))
    # What follows is as somebody has decided it, and nothing that is missing.
    decided = [words("check-mentions")] if not hears_mentions and asked.guild_id is not None else []
    if not allows_people:
        decided.append(words("check-people"))
    if asked.guild_id is not None and not asked.permissions.manage_messages:
        decided.append(words("check-power", permission=titled("manage_messages")))
    elif asked.guild_id is not None and not asked.permissions.manage_guild:
        decided.append(words("check-governs", permission=titled("manage_guild")))
    return [*(missing or [words("check-well")]), *decided]


def needed() -> discord.Permissions:
    """What an invitation asks for."""
    return discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        create_public_threads=True,
        attach_files=True,
    )

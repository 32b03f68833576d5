"""What people are in servers: Discord is asked, since the bot is not told who comes and goes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import aiohttp
import discord

from adapters.delivery.platform import Standing, Wait

BELIEVED_SECONDS = 30.0
KEPT_MAX = 10_000
NOBODY = Standing(is_member=False)

Channel = discord.abc.GuildChannel | discord.Thread


class Members:
    """Asks what somebody is in a channel, and remembers it for a short while."""

    def __init__(self, clock: Callable[[], float], spend: Callable[[], None]) -> None:
        self._clock = clock
        self._spend = spend  # takes one call, since asking counts as well; raises Wait
        self._known: OrderedDict[tuple[int, int], tuple[float, Standing]] = OrderedDict()

    async def standing(self, client: discord.Client | None, channel_id: int, account: int) -> Standing:
        """What somebody is in a channel; nobody where Discord does not tell, or cannot be asked now."""
        channel = client.get_channel(channel_id) if client is not None else None
        if not isinstance(channel, Channel):
            return NOBODY
        key, now = (channel_id, account), self._clock()
        until, standing = self._known.get(key, (0.0, NOBODY))
        if now < until:
            return standing
        try:
            self._spend()
            member = await channel.guild.fetch_member(account)
        except discord.NotFound:
            standing = NOBODY
        except (Wait, discord.DiscordException, aiohttp.ClientError, OSError):
            return NOBODY
        else:
            standing = Standing(True, _may_speak(channel, member), channel.guild.name)
        self._known[key] = now + BELIEVED_SECONDS, standing
        if len(self._known) > KEPT_MAX:
            self._known.popitem(last=False)
        return standing


def _may_speak(channel: Channel, member: discord.Member) -> bool:
    """Whether somebody sees a channel, may write there and was not told to be silent for a while."""
    if member.is_timed_out():
        return False
    try:
        may = channel.permissions_for(member)
    except discord.ClientException:  # A thread whose channel the bot cannot see.
        return False
    in_thread = isinstance(channel, discord.Thread)
    return may.view_channel and (may.send_messages_in_threads if in_thread else may.send_messages)


def name_of(channel: object) -> str:
    """What people call a channel, with its server, or a group; groups and strange servers may have no name."""
    if isinstance(channel, Channel):
        return f"#{channel.name} · {channel.guild.name}" if channel.guild.name else f"#{channel.name}"
    if isinstance(channel, discord.GroupChannel) and channel.name:
        return channel.name
    return "Discord"

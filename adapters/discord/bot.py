"""The bot: one connection to Discord, and what comes in by it. It keeps nothing that a restart could lose.

It asks for no privileged intent: presses and commands come in anyway, and so does what is written to it directly,
in answer to it, or with its name.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import aiohttp
import discord
from discord import app_commands

from adapters.bounded.limits import Limit
from adapters.delivery.couriers import Couriers
from adapters.delivery.platform import Unknown, Unreachable, Wait
from adapters.discord import check, text
from adapters.discord.commands import DiscordCommands
from adapters.discord.identity import DiscordIdentity, address_of
from adapters.discord.platform import RATE_LIMIT_SECONDS_MAX, DiscordPlatform
from adapters.discord.presses import DiscordPresses
from adapters.discord.threads import DiscordThreads
from adapters.discord.translations import Translations
from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.front.table_lookup import TableHint
from adapters.screens.screen import Line
from adapters.text.words import words_for
from engine.refusals import NotAtTable

log = logging.getLogger(__name__)

# The bot does not speak: nobody needs to be told that it cannot.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

IDENTIFY_SECONDS = 5.0  # between two shards that introduce themselves; Discord's rule
READY_SECONDS = 2.0  # without another server, after which all servers are there
ANSWERS_MAX, ANSWERS_SECONDS = 3, 60.0  # to what was written in a channel, per person

# What Discord tells of every message that is changed, most of them our own: nobody here asks for it, and reading
# it costs as much as making the change.
UNHEARD = ("MESSAGE_UPDATE", "MESSAGE_DELETE")

Interaction = discord.Interaction[Any]


class Shards(NamedTuple):
    """Which parts of all servers this process serves, and of how many."""

    ids: tuple[int, ...]
    total: int


class DiscordBot(discord.AutoShardedClient):
    """One life of the bot, from logging in until the connection is lost for good."""

    def __init__(
        self,
        desk: Desk,
        couriers: Couriers,
        platform: DiscordPlatform,
        *,
        shards: Shards | None = None,
        connector: aiohttp.BaseConnector | None = None,
        identify_seconds: float = IDENTIFY_SECONDS,
        ready_seconds: float = READY_SECONDS,
        relays: bool = False,
        hears_mentions: bool = True,
    ) -> None:
        parts: dict[str, Any] = {"shard_ids": list(shards.ids), "shard_count": shards.total} if shards else {}
        super().__init__(
            intents=intents_of(hears_mentions=hears_mentions, relays=relays),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=RATE_LIMIT_SECONDS_MAX,
            guild_ready_timeout=ready_seconds,
            connector=connector,
            **parts,
        )
        for event in UNHEARD:
            self._connection.parsers.pop(event)
        self._desk = desk
        self._relays = relays  # what people at a table write to all, for which Discord must grant the content
        self._identify_seconds = identify_seconds
        self._is_first = shards is None or 0 in shards.ids
        self._identity = DiscordIdentity(desk, couriers, platform)
        threads = DiscordThreads(desk, platform)
        self._presses = DiscordPresses(desk, couriers, self._identity, threads, platform)
        self._platform = platform
        self._answers = Limit(ANSWERS_MAX, ANSWERS_SECONDS)
        self._tree = _Tree(self, platform, allowed_contexts=EVERYWHERE, allowed_installs=BY_ALL)
        commands = DiscordCommands(desk, couriers, self._identity, platform, threads)
        commands.hears_mentions = hears_mentions
        commands.register(self._tree)
        platform.client = self

    # --- Coming up -------------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """Register the commands; one process does it for all, and without it the old ones still work."""
        await self._tree.set_translator(Translations())
        if self._is_first:
            try:
                registered = await self._tree.sync()
                self._platform.command_ids = {command.name: command.id for command in registered}
            except discord.DiscordException as failure:
                log.error("the commands could not be registered: %s", failure)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Keep the distance between two shards that Discord asks for."""
        if not initial:
            await asyncio.sleep(self._identify_seconds)

    # --- Presses ---------------------------------------------------------------------------------------

    async def on_interaction(self, interaction: Interaction) -> None:
        """Somebody pressed something; commands find their own way."""
        is_press = interaction.type is discord.InteractionType.component
        if not is_press or not self._identity.is_new(interaction.id):
            return
        reply = self._platform.reply_to(interaction)
        try:
            await self._presses.answer(interaction, reply)
        except Exception:
            log.exception("a press failed")
            await reply.say(words_for(str(interaction.locale))("something-wrong"))

    # --- What is written -------------------------------------------------------------------------------

    async def on_message(self, message: discord.Message) -> None:
        """Somebody wrote to the bot, directly, as an answer or with its name; or to all, where that is relayed."""
        if message.author.bot:
            return
        place = address_of(message.channel.id) if message.guild is not None else None
        if place is not None:
            self._platform.talk.heard(place, message.id)
        if not self._is_for_us(message):
            if self._relays and place is not None and message.content:
                person = await self._identity.writer(message)
                await self._desk.chat.overhear(person, message.content, place, f"discord {message.id}")
            return
        written = self._own_name.sub("", message.content).strip()
        if not written or not self._identity.is_new(message.id):
            return
        person = await self._identity.writer(message)
        if place is None:  # What is written to the bot alone goes nowhere by itself.
            await self._offer(message, await self._desk.chat.offer(person))
            return
        answer = await self._desk.chat.say(
            person, written, TableHint(place), f"discord {message.id}", heard_in=place
        )
        await self._respond(message, person.id, answer, await self._desk.help(person))

    def _is_for_us(self, message: discord.Message) -> bool:
        if message.guild is None or self._own_name.search(message.content) or self.user in message.mentions:
            return True
        answered = message.reference.resolved if message.reference is not None else None
        return isinstance(answered, discord.Message) and answered.author == self.user

    @property
    def _own_name(self) -> re.Pattern[str]:
        return re.compile(rf"<@!?{self.user.id if self.user is not None else 0}>")

    async def _offer(self, message: discord.Message, answer: Answer) -> None:
        """Answer what somebody wrote to the bot with what can be done about it."""
        assert answer.screen is not None, "there is always something to do"
        try:
            screen = self._platform.with_commands(answer.screen)
            await self._platform.show(message.channel.id, screen, reply_to=message.id)
        except (Wait, Unreachable, Unknown, discord.HTTPException) as failure:
            log.info("a direct message was not answered: %r", failure)

    async def _respond(self, message: discord.Message, person: int, answer: Answer, help_answer: Answer) -> None:
        """Say in a channel, where all can read that, why something was not said at a table."""
        now = asyncio.get_running_loop().time()
        if not answer.is_refusal or self._answers.is_reached(person, now):
            return
        self._answers.count(person, now)
        if answer.refusal_key == NotAtTable.key:  # Whoever calls us without a seat wants to begin.
            await self._offer(message, help_answer)
            return
        try:
            await self._platform.say(message.channel.id, text.line(Line(answer.text, "quiet")))
        except (Wait, Unreachable, Unknown, discord.HTTPException) as failure:
            log.info("nobody was told that a message was not passed on: %r", failure)

    # --- Places that come ------------------------------------------------------------------------------

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot: say once how to begin, where everybody reads and the bot may write."""
        first = [guild.system_channel] if guild.system_channel is not None else []
        may_write = [one for one in (*first, *guild.text_channels) if not check.missing(one, guild.me)]
        if not may_write:
            return
        channel = may_write[0]
        greeting = await self._desk.greeting(address_of(channel.id), str(guild.preferred_locale))
        try:
            await self._platform.show(channel.id, greeting)
        except (Wait, Unreachable, Unknown, discord.HTTPException) as failure:
            log.info("a server was not greeted: %r", failure)

    # --- Places that are gone --------------------------------------------------------------------------

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot, or no longer exists."""
        await self._drop([channel.id for channel in (*guild.channels, *guild.threads)])

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its threads with it."""
        threads = channel.threads if isinstance(channel, discord.TextChannel | discord.ForumChannel) else []
        await self._drop([channel.id, *(thread.id for thread in threads)])

    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self._drop([deleted.thread_id])

    async def _drop(self, channels: Sequence[int]) -> None:
        await self._desk.places.drop(map(address_of, channels))


def intents_of(*, hears_mentions: bool, relays: bool) -> discord.Intents:
    """What Discord is asked to tell: servers with their channels, and what is written to the bot alone; what is
    written in channels only where the bot listens for its name there."""
    in_channels = hears_mentions or relays
    return discord.Intents(guilds=True, guild_messages=in_channels, dm_messages=True, message_content=relays)


EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BY_ALL = app_commands.AppInstallationType(guild=True, user=True)  # by servers, and by people for themselves


class _Tree(app_commands.CommandTree[DiscordBot]):
    """The commands; one that Discord knows differently from us is answered as well."""

    def __init__(self, bot: DiscordBot, platform: DiscordPlatform, **allowed: Any) -> None:
        super().__init__(bot, **allowed)
        self._platform = platform

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Say that something went wrong: the command is from another version, or its options make no sense."""
        log.warning("a command was not understood: %r", error)
        if interaction.type is discord.InteractionType.application_command:
            reply = self._platform.reply_to(interaction)
            await reply.say(words_for(str(interaction.locale))("something-wrong"))

"""A bot on each platform's stand-in, with the limits that the platform has, on a loop that leaps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from adapters.discord.layout import code_of
from adapters.discord.platform import DiscordPlatform
from adapters.screens.buttons import Code, read_code
from adapters.telegram.api import Api
from adapters.telegram.platform import TelegramPlatform
from bots.discord import running_discord
from bots.service import Service, running
from bots.settings import Settings
from bots.telegram import running_telegram
from tests import matches
from tests import running_discord as discord_bot
from tests import running_telegram as telegram_bot
from tests.adapters.discord import matches as on_discord
from tests.adapters.telegram import matches as on_telegram
from tests.databases import new_database
from tests.evenings.found import Call, Chat, Evening, Version
from tests.leaping_loop import LeapingLoop, LoopClock
from tests.stand_ins import discord, telegram

NAMES = ("Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")
SILENT_FLAG = 1 << 12  # of a Discord message that rings nobody
UNCOUNTED = ("/api/v10/interactions/", "/api/v10/webhooks/")

Match = matches.Match[Any, Any]


class Side(ABC):
    """A bot on a stand-in, and the tables of its people."""

    def __init__(self, service: Service, epoch: float) -> None:
        self.service = service
        self.epoch = epoch  # when the stand-in's clock began, by the clock of the service

    @abstractmethod
    def now(self) -> float:
        """The time by the stand-in's clock."""

    @abstractmethod
    async def seat(self, evening: Evening, number: int) -> Match:
        """A table in a place of its own, with people at it."""

    @abstractmethod
    async def changed(self) -> None:
        """Wait until something is shown."""

    @abstractmethod
    async def press(self, player: Any, message: Any, button: str) -> None:
        """Press a button and wait for the answer."""

    @abstractmethod
    def chats(self, match: Match) -> list[Chat]:
        """The place of a table, and the private chat of each person at it."""

    @abstractmethod
    def calls(self) -> list[Call]:
        """What the bot asked for."""


class DiscordSide(Side):
    """People in the channels of a server."""

    def __init__(self, bot: discord_bot.Running, epoch: float) -> None:
        super().__init__(bot.service, epoch)
        self._bot = bot
        self._guild = bot.discord.guild("Friends")
        self._channel: discord.Channel | None = None  # of the last table

    def now(self) -> float:
        """The time by the stand-in's clock."""
        return self._bot.discord.now()

    async def seat(self, evening: Evening, number: int) -> Match:
        """A table in a channel, of its own unless all are in one."""
        people = [self._bot.discord.person(name) for name in _names(evening, number)]
        if self._channel is None or not evening.is_in_one_place:
            self._channel = self._guild.channel(f"games-{number}")
        match = on_discord.Played(
            self._bot,
            self._channel,
            [on_discord.Player(person) for person in people],
            Random(evening.seed + number),
            with_pictures=evening.with_pictures,
        )
        await match.sit_down(evening.game, evening.seats, evening.options)
        return match

    async def changed(self) -> None:
        """Wait until something is shown."""
        await self._bot.discord.changed()

    async def press(self, player: Any, message: Any, button: str) -> None:
        """Press a button; an answer must come in time."""
        answer = await player.person.press(message, button, stale=True)
        assert answer.error is None, answer

    def chats(self, match: Match) -> list[Chat]:
        """The channel, and everybody's direct messages."""
        assert isinstance(match, on_discord.Played)
        gone = _deletions(self.calls(), "delete")
        return [_channel(match.channel, gone), *(_channel(player.person.dm, gone) for player in match.players)]

    def calls(self) -> list[Call]:
        """All but the answers to presses, and what goes through them, counts against fifty a second."""
        return [
            Call(
                one.at,
                one.name,
                one.channel_id,
                one.message_id,
                one.status,
                not one.path.startswith(UNCOUNTED),
                one.files,
            )
            for one in self._bot.discord.log.requests
        ]


def _deletions(calls: list[Call], method: str) -> list[Call]:
    return [call for call in calls if call.method == method and call.status < 300]


def _channel(channel: discord.Channel, gone: list[Call]) -> Chat:
    versions = []
    ours = [one for one in channel.all_messages.values() if one.author is None and not one.is_ephemeral]
    for message in ours:
        for number, content in enumerate(message.versions):
            rings = number == 0 and not content.flags & SILENT_FLAG
            if channel.guild is not None:
                rings = rings and bool(message.mentions)
            controls = discord.controls_of(content)
            codes = _codes([code_of(one.custom_id) for one in controls if one.custom_id])
            labels = tuple(one.label for one in controls)
            text = discord.text_of(content)
            versions.append(Version(content.at, message.id, text, codes, number == 0, rings, labels))
    remaining = frozenset(one.id for one in ours if not one.is_deleted)
    deletions = [(call.at, call.message) for call in gone if call.chat == channel.id]
    return Chat(channel.id, sorted(versions, key=lambda one: (one.at, one.message)), remaining, deletions)


class TelegramSide(Side):
    """People in groups, who have started the bot."""

    def __init__(self, bot: telegram_bot.Running) -> None:
        super().__init__(bot.service, 0.0)
        self._bot = bot
        self._group: telegram.Group | None = None  # of the last table

    def now(self) -> float:
        """The time by the stand-in's clock."""
        return self._bot.telegram.clock.now()

    async def seat(self, evening: Evening, number: int) -> Match:
        """A table in a group, of its own unless all are in one."""
        people = [self._bot.telegram.person(name) for name in _names(evening, number)]
        if self._group is None or not evening.is_in_one_place:
            self._group = self._bot.telegram.group(f"Friends {number}", *people)
        else:
            self._group.join(*people)
        if evening.without_chat:  # They play by the numbers under the table: the group shows nothing to one alone.
            self._bot.telegram.ephemeral = "rejected"
        with_chat = len(people) - evening.without_chat
        match = on_telegram.Played(
            self._bot,
            self._group,
            [on_telegram.Player(one, has_chat=seat < with_chat) for seat, one in enumerate(people)],
            Random(evening.seed + number),
            has_pictures=evening.with_pictures,
        )
        await match.sit_down(evening.game, evening.seats, evening.options)
        return match

    async def changed(self) -> None:
        """Wait until something is shown."""
        await self._bot.telegram.changed()

    async def press(self, player: Any, message: Any, button: str) -> None:
        """Press a button; an answer must come in time."""
        await player.person.press(message, button, is_stale=True)

    def chats(self, match: Match) -> list[Chat]:
        """The group, and everybody's private chat."""
        assert isinstance(match, on_telegram.Played)
        gone = _deletions(self.calls(), "deleteMessage")
        return [
            _chat(match.group, gone),
            *(_chat(one.person.private, gone) for one in match.players if one.has_chat),
        ]

    def calls(self) -> list[Call]:
        """Sends and edits count; answers to presses and deletions do not."""
        return [
            Call(
                one.time,
                one.method,
                one.chat_id or 0,
                one.message_id,
                one.status,
                one.is_write,
                one.files,
            )
            for one in self._bot.telegram.log
            if one.method != "getUpdates"
        ]


def _chat(chat: telegram.Chat, gone: list[Call]) -> Chat:
    versions = []
    for shown in chat.shown:
        message = shown.message
        if message is None or not message.sender.is_bot or shown.how not in ("message", "edit"):
            continue
        is_new = shown.how == "message"
        rings = is_new and not message.is_silent
        if chat.id < 0:
            rings = rings and bool(message.mentions)
        codes = _codes([button.data for button in shown.buttons if button.data is not None])
        labels = tuple(button.label for button in shown.buttons)
        versions.append(Version(shown.time, message.id, shown.text, codes, is_new, rings, labels))
    deletions = [(call.at, call.message) for call in gone if call.chat == chat.id]
    return Chat(chat.id, versions, frozenset(one.id for one in chat.from_bot), deletions)


def _names(evening: Evening, number: int) -> list[str]:
    """Who sits at a table; at one of several they are told apart by its number."""
    return [name if evening.tables == 1 else f"{name} {number}" for name in NAMES[: evening.seats]]


def _codes(texts: list[str]) -> tuple[Code, ...]:
    return tuple(code for text in texts if (code := read_code(text)) is not None)


@asynccontextmanager
async def _on_discord(loop: LeapingLoop, folder: Path) -> AsyncIterator[Side]:
    async with bot_on_discord(loop, folder) as side:
        yield side


@asynccontextmanager
async def bot_on_discord(
    loop: LeapingLoop, folder: Path, before: Callable[[discord.StandIn, Service], Awaitable[None]] | None = None
) -> AsyncIterator[DiscordSide]:
    """A bot on Discord; there may have been an earlier life of the service, without a bot."""
    clock = LoopClock(loop)
    platform = DiscordPlatform(clock=clock.now)
    stand_in = discord.StandIn(clock=loop.time)
    epoch = clock.now() - stand_in.now()
    await loop.create_task(stand_in.start(), context=loop.elsewhere.copy())
    try:
        if before is not None:
            async with running(_settings(folder), with_playground=False, clock=clock) as service:
                await before(stand_in, service)
        async with (
            running(_settings(folder), platform, with_playground=False, clock=clock) as service,
            running_discord(
                service,
                platform,
                stand_in.token,
                connector=stand_in.connector,
                identify_seconds=0.0,
                ready_seconds=0.01,
                clock=clock,
            ) as bot,
        ):
            await stand_in.ready()
            yield DiscordSide(discord_bot.Running(stand_in, service, platform, bot), epoch)
    finally:
        await stand_in.stop()
    assert stand_in.violations == [], stand_in.violations


@asynccontextmanager
async def _on_telegram(loop: LeapingLoop, folder: Path) -> AsyncIterator[Side]:
    stand_in = telegram.StandIn(timer=loop.time)
    clock = telegram_bot.LoopTime(stand_in, loop)
    serving = telegram.serving(stand_in)
    await loop.create_task(serving.__aenter__(), context=loop.elsewhere.copy())
    try:
        platform = TelegramPlatform(Api(stand_in.token, stand_in.address), clock.now)
        async with (
            running(_settings(folder), platform, with_playground=False, clock=clock) as service,
            running_telegram(service, platform, clock=clock) as bot,
        ):
            await stand_in.until(lambda: telegram_bot.is_listening(stand_in))
            yield TelegramSide(telegram_bot.Running(stand_in, service, platform, bot))
    finally:
        await serving.__aexit__(None, None, None)


def _settings(folder: Path) -> Settings:
    path = folder / "tablemates.db"
    if not path.exists():
        path.write_bytes(new_database())
    return Settings(data=folder, house_workers=1, _env_file=None)


SIDES: dict[str, Callable[[LeapingLoop, Path], AbstractAsyncContextManager[Side]]] = {
    "discord": _on_discord,
    "telegram": _on_telegram,
}

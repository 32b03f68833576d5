"""A whole Discord bot on a loopback Discord, as tests use it: the real store, host, couriers, desk and client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from adapters.discord import replies
from adapters.discord.bot import Shards
from adapters.discord.platform import DiscordPlatform
from adapters.screens.appearance import OFF, PICTURES
from bots.discord import running_discord
from bots.service import Service
from bots.service import running as running_service
from bots.settings import Settings
from tests.running_playground import new_database
from tests.stand_ins.discord import Channel, Limits, Message, Person, StandIn

PAUSES_SECONDS = (0.01,)


class Running(NamedTuple):
    """What a test may reach."""

    discord: StandIn
    service: Service
    platform: DiscordPlatform
    bot: asyncio.Task[None]

    async def settle(self) -> None:
        """Wait until the couriers have nothing left to bring."""
        await self.service.couriers.settle()

    async def choose_words(self, channel: Channel, *people: Person) -> None:
        """Have a channel and these people be shown words alone."""
        desk = self.service.desk
        for person in people:
            arrived = await desk.arrive("discord", str(person.id), person.name, person.locale)
            await desk.choose(arrived, PICTURES, OFF)
            await desk.places.choose(arrived, f"discord:{channel.id}", PICTURES, OFF)

    async def live(self, channel: Channel) -> Message:
        """The live message of the newest table in a channel."""
        return await self.discord.until(lambda: live_in(channel), "for a live message")

    async def table(self, person: Person, channel: Channel, game: str, **options: object) -> Message:
        """Have a person open a table; returns its live message."""
        before = len(channel.messages)
        answer = await person.command("play", channel=channel, game=game, **options)
        assert "code" in answer.text, answer
        await self.discord.until(lambda: len(channel.messages) > before, "for a live message")
        return await self.live(channel)


def live_in(channel: Channel) -> Message | None:
    """The newest message of a channel that has buttons for everyone."""
    found = [message for message in channel.messages if len(message.buttons) > 2]
    return found[-1] if found else None


@asynccontextmanager
async def running_bot(
    folder: Path,
    discord: StandIn,
    *,
    shards: Shards | None = None,
    pauses_seconds: Sequence[float] = PAUSES_SECONDS,
    token: str | None = None,
    is_ready: bool = True,
    house_seconds: float = 0.02,
    with_playground: bool = False,
) -> AsyncIterator[Running]:
    """Start the service and its Discord bot over the database in a folder; everything ends with the block."""
    settings = Settings(data=folder, house_seconds=house_seconds, house_workers=1, _env_file=None)
    path = folder / "tablemates.db"
    if not path.exists():
        path.write_bytes(new_database())
    platform = DiscordPlatform()
    async with (
        running_service(settings, platform, with_playground=with_playground) as service,
        running_discord(
            service,
            platform,
            token or discord.token,
            shards=shards,
            connector=discord.connector,
            pauses_seconds=pauses_seconds,
            identify_seconds=0.0,
            ready_seconds=0.01,
        ) as bot,
    ):
        if is_ready:
            await discord.ready()
        yield Running(discord, service, platform, bot)


@asynccontextmanager
async def running(
    folder: Path, *, house_seconds: float = 0.02, with_playground: bool = False
) -> AsyncIterator[Running]:
    """A bot in a Discord that has no limits; it answers at once if it can, and with the picture, however slow the
    machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replies, "ACK_SECONDS", 2.8)
        patch.setattr(replies, "ANSWER_SECONDS_MAX", 2.5)
        async with (
            StandIn(limits=Limits.generous()) as discord,
            running_bot(folder, discord, house_seconds=house_seconds, with_playground=with_playground) as bot,
        ):
            yield bot

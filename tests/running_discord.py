"""A whole Discord bot on a loopback Discord, as tests use it: the real store, host, couriers, desk and client."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest

from adapters.delivery import pacing
from adapters.delivery.limiter import CallLimit
from adapters.delivery.platform import Pace
from adapters.discord import pictures, platform, replies
from adapters.discord.bot import Shards
from adapters.discord.platform import DiscordPlatform
from adapters.front.presence import at_home
from adapters.screens.appearance import OFF, PICTURES
from bots.discord import running_discord
from bots.service import Service
from bots.service import running as running_service
from bots.settings import Settings
from tests.databases import new_database
from tests.leaping_loop import LoopClock, leaping_loop, polled_seldom
from tests.patience import PATIENCE_SECONDS as PATIENCE_SECONDS
from tests.patience import patient_service
from tests.settling import LeapingClock, settled
from tests.stand_ins.discord import Channel, Limits, Message, Person, StandIn

PAUSES_SECONDS = (0.01,)
MODERATOR = discord.Permissions(manage_messages=True).value
GOVERNOR = discord.Permissions(manage_messages=True, manage_guild=True).value


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


class Running(NamedTuple):
    """What a test may reach."""

    discord: StandIn
    service: Service
    platform: DiscordPlatform
    bot: asyncio.Task[None]

    async def settle(self) -> None:
        """Wait until nothing is pending, neither here nor on Discord's side."""
        await settled(self.service.host, self.service.couriers, self.discord.pending, self.unheard)

    def unheard(self) -> Iterator[str]:
        """The shards on which Discord has told something that has not arrived at the bot."""
        client = self.platform.client
        for session in self.discord.gateway.sessions.values():
            with suppress(KeyError):
                if client is None:
                    continue
                line = client._get_websocket(shard_id=session.shard)
                if line.session_id == session.id and line.sequence != session.sequence:
                    yield f"shard {session.shard} has heard {line.sequence} of {session.sequence}"

    async def choose_words(self, channel: Channel, *people: Person) -> None:
        """Have a channel and these people be shown words alone."""
        desk = self.service.desk
        for person in people:
            arrived = await desk.arrive("discord", str(person.id), person.name, person.locale)
            await desk.people.choose(arrived, PICTURES, OFF)
            await desk.places.choose(arrived, at_home(f"discord:{channel.id}"), PICTURES, OFF)

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


def patient_discord(**options: Any) -> StandIn:
    """A Discord without limits that waits for answers however busy the machine is: for tests that look at single
    presses, and make them at once. Whole matches are played on a loop that leaps, and within the limits."""
    return StandIn(limits=Limits.generous(), first_answer_seconds=PATIENCE_SECONDS, **options)


def new_discord() -> StandIn:
    """A Discord with all its limits where time leaps, since it costs nothing there to wait for them."""
    loop = leaping_loop()
    return StandIn(clock=loop.time) if loop is not None else patient_discord()


@contextmanager
def attentive_bot() -> Iterator[None]:
    """Have the bot show every state, and not one in some seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DiscordPlatform, "pace", Pace())
        patch.setattr(pacing, "CALM_SECONDS", 0.0)
        patch.setattr(pacing, "IDLE_PICTURE_SECONDS", 0.0)
        yield


@contextmanager
def unhurried_bot() -> Iterator[None]:
    """Have the bot show every state where time leaps, and do little while it does."""
    with attentive_bot(), polled_seldom():
        yield


@contextmanager
def patient_bot() -> Iterator[None]:
    """Have the bot answer at once if it can, and with the picture, however slow the machine; without limits."""
    with attentive_bot(), patient_service(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(replies, "ACK_SECONDS", PATIENCE_SECONDS)
        patch.setattr(replies, "ANSWER_SECONDS_MAX", PATIENCE_SECONDS)
        patch.setattr(pictures, "DRAW_SECONDS_MAX", PATIENCE_SECONDS)
        patch.setattr(pictures, "UPLOAD_SECONDS_MAX", PATIENCE_SECONDS)
        patch.setattr(platform, "ANSWER_SECONDS_MAX", PATIENCE_SECONDS)
        patch.setattr(platform, "OPEN_SECONDS", 0.0)
        patch.setattr(platform, "OPENINGS", platform.CALLS)
        patch.setattr(platform, "CALLS", (CallLimit(100_000, 1.0),))
        yield


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
    is_leaping: bool = False,
    hears_mentions: bool = True,
    relays: bool = False,
) -> AsyncIterator[Running]:
    """Start the service and its Discord bot over the database in a folder; everything ends with the block.

    Where it `is_leaping`, time passes for the service when nothing else does, and for Discord as much at least. On
    a loop that leaps it passes so for everything, and the bot keeps to its limits.
    """
    loop = leaping_loop()
    settings = Settings(data=folder, house_seconds=house_seconds, house_workers=1, _env_file=None)
    path = folder / "tablemates.db"
    if not path.exists():
        path.write_bytes(new_database())
    leaping = LeapingClock(time.time(), discord.advance) if is_leaping else None
    clock = LoopClock(loop) if loop is not None else leaping
    ours = DiscordPlatform(clock=clock.now if clock is not None else time.time)
    with patient_bot() if loop is None else unhurried_bot():
        async with (
            running_service(settings, ours, with_playground=with_playground, clock=clock) as service,
            running_discord(
                service,
                ours,
                token or discord.token,
                shards=shards,
                connector=discord.connector,
                pauses_seconds=pauses_seconds,
                identify_seconds=0.0,
                ready_seconds=0.01,
                hears_mentions=hears_mentions,
                relays=relays,
                clock=clock,
            ) as bot,
        ):
            if loop is not None:
                loop.watch(service.host._house, "choose")
            if is_ready:
                await discord.ready()
            running = Running(discord, service, ours, bot)
            if leaping is None:
                yield running
                return
            async with leaping.leaping(service.host, discord.pending, running.unheard):
                yield running


@asynccontextmanager
async def running(
    folder: Path, *, house_seconds: float = 0.02, with_playground: bool = False
) -> AsyncIterator[Running]:
    """A bot in a Discord, with limits where time leaps."""
    async with (
        new_discord() as discord,
        running_bot(folder, discord, house_seconds=house_seconds, with_playground=with_playground) as bot,
    ):
        yield bot

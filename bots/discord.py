"""The Discord bot of one process: started, watched, and started anew when Discord has had enough of it.

Discord may be away when we start and go away later. Each life of the bot ends with its connection; the next one
begins after a pause. Only what no waiting mends, such as a wrong token, ends it all with one sentence.
"""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import aiohttp
import discord
import typer

from adapters.delivery.limiter import Limiter
from adapters.discord.bot import IDENTIFY_SECONDS, READY_SECONDS, DiscordBot, Shards
from adapters.discord.check import needed
from adapters.discord.platform import DiscordPlatform
from bots.health import BotHealth
from bots.service import Service, running
from bots.settings import Settings
from engine.host import Clock

log = logging.getLogger(__name__)

PAUSES_SECONDS = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)  # before the next life, longer after each that failed
STEADY_SECONDS = 120.0  # a life this long was no failure
SHARDS_MAX = 10_000

# Why Discord closes a connection for good; 4014 has an exception of its own.
REASONS = {
    4004: "the token is wrong",
    4010: "the shards do not exist",
    4011: "so many servers need more shards",
    4012: "this version of the gateway no longer exists",
    4013: "the intents do not exist",
}


class DiscordRefused(Exception):  # noqa: N818 - it is Discord that refuses
    """Discord will not have this bot, however often it tries; the text says why."""


@asynccontextmanager
async def running_discord(
    service: Service,
    platform: DiscordPlatform,
    token: str,
    *,
    shards: Shards | None = None,
    connector: Callable[[], aiohttp.BaseConnector] | None = None,
    pauses_seconds: Sequence[float] = PAUSES_SECONDS,
    identify_seconds: float = IDENTIFY_SECONDS,
    ready_seconds: float = READY_SECONDS,
    relays: bool = False,
    hears_mentions: bool = True,
    clock: Clock | None = None,
) -> AsyncIterator[asyncio.Task[None]]:
    """Have the bot run beside the block; its task ends early, with `DiscordRefused`, only if that happens."""

    def new_bot() -> DiscordBot:
        return DiscordBot(
            service.desk,
            service.couriers,
            platform,
            shards=shards,
            connector=connector() if connector is not None else None,
            identify_seconds=identify_seconds,
            ready_seconds=ready_seconds,
            relays=relays,
            hears_mentions=hears_mentions,
        )

    def is_connected() -> bool:
        client = platform.client
        shards = client.shards.values() if isinstance(client, DiscordBot) else ()
        return bool(shards) and not any(shard.is_closed() for shard in shards)

    platform.pictures.studio = service.studio
    platform.recollection.read = service.store.deliveries
    platform.keep_chat = service.store.set_private_chat
    courier = service.couriers.by_platform()[platform.name]
    limiter = platform.limiter = Limiter(
        service.store, clock or service.clock, platform.name, lambda: courier.is_leading
    )
    await limiter.load()
    counting = asyncio.create_task(limiter.run())
    health = service.health.bots[platform.name] = BotHealth(is_connected)
    task = health.task = asyncio.create_task(_live(new_bot, token, health, pauses_seconds))
    try:
        yield task
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, DiscordRefused):
            await task
        counting.cancel()
        await asyncio.gather(counting, return_exceptions=True)


async def _live(
    new_bot: Callable[[], DiscordBot], token: str, health: BotHealth, pauses_seconds: Sequence[float]
) -> None:
    """Start the bot again and again."""
    failures = 0
    while True:
        began = time.monotonic()
        try:
            async with new_bot() as bot:
                await bot.start(token)
            why = "the connection was closed"
        except discord.LoginFailure:
            raise DiscordRefused("Discord does not know this token; check DISCORD_TOKEN.") from None
        except discord.PrivilegedIntentsRequired:
            raise DiscordRefused("Discord does not grant the intents that were asked for.") from None
        except discord.ConnectionClosed as closed:
            if closed.code in REASONS:
                raise DiscordRefused(f"Discord refuses the bot: {REASONS[closed.code]}.") from None
            why = str(closed)
        except Exception as failure:  # Malformed events, too, end a life, and nothing but a life.
            why = f"{type(failure).__name__}: {failure}"
            log.debug("the Discord bot stopped", exc_info=True)
        health.failed()
        if time.monotonic() - began > STEADY_SECONDS:
            failures = 0
        pause = pauses_seconds[min(failures, len(pauses_seconds) - 1)]
        failures += 1
        log.warning("the Discord bot starts again in %s s: %s", pause, why)
        await asyncio.sleep(pause)


def report(task: asyncio.Task[None]) -> None:
    """Say in one line that Discord refuses the bot."""
    if not task.cancelled() and (refused := task.exception()) is not None:
        typer.echo(f"The Discord bot stays away: {refused}", err=True)


async def serve(settings: Settings, token: str, shards: Shards | None) -> bool:
    """Run the bot alone until stopped; False if Discord refuses it."""
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for received in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(received, stop.set)
    platform = DiscordPlatform()
    async with (
        running(settings, platform, with_playground=False) as service,
        running_discord(
            service,
            platform,
            token,
            shards=shards,
            relays=settings.relay,
            hears_mentions=settings.discord_mentions,
        ) as bot,
    ):
        bot.add_done_callback(report)
        bot.add_done_callback(lambda _: stop.set())
        typer.echo("The Discord bot is running.  (Ctrl-C stops it)")
        if service.operations is not None:
            typer.echo(f"For operators: {service.operations}/health and /metrics")
        await stop.wait()
        return not bot.done()


def read_shards(text: str) -> Shards | None:
    """Shards written "0-3/8" or "5/8"; None if they are not."""
    found = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", text, re.ASCII)
    if found is None:
        return None
    first, last, total = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not 0 <= first <= last < total <= SHARDS_MAX:
        return None
    return Shards(tuple(range(first, last + 1)), total)


def invite_link(application: str) -> str:
    """The address that invites the bot into a server, with the few permissions that it uses."""
    return discord.utils.oauth_url(application, permissions=needed(), scopes=("bot", "applications.commands"))


def own_link(application: str) -> str:
    """The address by which somebody has the bot for themselves, wherever they are."""
    link = discord.utils.oauth_url(application, scopes=("applications.commands",))
    return f"{link}&integration_type=1"

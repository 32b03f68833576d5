"""`tablemates play`: the playground, house players, and the bots that have a token, until Ctrl-C."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, ExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import typer
from aiohttp import web
from aiohttp.typedefs import Middleware

from adapters.delivery.platform import Platform
from adapters.playground.proxies import read_networks
from adapters.playground.server import make_app, make_runner
from bots import logs
from bots.doors import open_door, open_many_files
from bots.service import Service, running
from bots.settings import CannotStart, Settings
from bots.share import network_address, tell_whom

ANY_ADDRESS = {"0.0.0.0", "::"}  # noqa: S104 - compared, not bound


def play(
    host: str | None = None, port: int | None = None, data: Path | None = None, *, is_shared: bool = False
) -> None:
    """Serve until stopped; what the command line says goes before the environment."""
    given = {"host": host, "port": port, "data": data}
    settings = Settings().model_copy(update={name: value for name, value in given.items() if value is not None})
    shared = network_address() if is_shared else None
    logs.set_up(settings)
    open_many_files()
    with ExitStack() as stack:
        doors = [stack.enter_context(door) for door in _doors(settings, shared)]
        asyncio.run(_serve(settings, doors, shared))


def _doors(settings: Settings, shared: str | None) -> Iterator[socket.socket]:
    """The sockets that people come in by; opened before all else, since nothing is of use without them."""
    port = settings.port
    for host in dict.fromkeys((settings.host, shared or settings.host)):
        door = open_door(host, port, "The playground")
        port = door.getsockname()[1]
        yield door


class _Bot(NamedTuple):
    """A bot that has a token: where it shows tables, how it is run, and what it adds to the web server."""

    platform: Platform
    run: Callable[[Service], AbstractAsyncContextManager[asyncio.Task[None]]]
    report: Callable[[asyncio.Task[None]], None]
    middlewares: tuple[Middleware, ...] = ()


def _bots(settings: Settings) -> Iterator[_Bot]:
    """The bots whose tokens are given; their libraries are imported only then."""
    if (token := settings.token_of_discord()) is not None:
        from adapters.discord.platform import DiscordPlatform
        from bots.discord import report as report_discord
        from bots.discord import running_discord

        discord = DiscordPlatform()
        run = partial(
            running_discord,
            platform=discord,
            token=token,
            relays=settings.relay,
            hears_mentions=settings.discord_mentions,
        )
        yield _Bot(discord, run, report_discord)
    if (token := settings.token_of_telegram()) is not None:
        from adapters.telegram.api import Api
        from adapters.telegram.platform import TelegramPlatform
        from bots.telegram import report as report_telegram
        from bots.telegram import running_telegram, webhook_of

        telegram, webhook = TelegramPlatform(Api(token, settings.telegram_api)), webhook_of(settings, token)
        run = partial(running_telegram, platform=telegram, webhook=webhook, relays=settings.relay)
        middlewares = (webhook.middleware(),) if webhook is not None else ()
        yield _Bot(telegram, run, report_telegram, middlewares)


@asynccontextmanager
async def _with_bots(settings: Settings, bots: Sequence[_Bot]) -> AsyncIterator[Service]:
    """The service, and beside it the bots; one that is refused leaves the rest alone."""
    async with AsyncExitStack() as stack:
        service = await stack.enter_async_context(running(settings, *(bot.platform for bot in bots)))
        for bot in bots:
            task = await stack.enter_async_context(bot.run(service))
            task.add_done_callback(bot.report)
        yield service


async def _serve(settings: Settings, doors: Sequence[socket.socket], shared: str | None) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    logs.say_rarely(loop)
    for received in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(received, stop.set)
    try:
        bots = list(_bots(settings))
    except OSError as failure:
        raise CannotStart(f"{failure.filename} cannot be read: {failure.strerror}.", 2) from None
    async with _with_bots(settings, bots) as service:
        port = doors[0].getsockname()[1]
        invited = f"http://{shared}:{port}" if shared is not None else settings.public_url
        names = {settings.host, *settings.names, *([shared] if shared else [])} - ANY_ADDRESS
        proxies = read_networks(settings.proxies)
        app = make_app(service.desk, service.playground, service.studio, names, invited, proxies)
        for middleware in (one for bot in bots for one in bot.middlewares):
            app.middlewares.insert(0, middleware)
        runner = make_runner(app)
        await runner.setup()
        try:
            for door in doors:
                await web.SockSite(runner, door).start()
            typer.echo(f"Tablemates is open: http://{settings.host}:{port}/  (Ctrl-C closes it)")
            if shared is not None and invited is not None:
                tell_whom(invited)
            elif settings.public_url is not None:
                typer.echo(f"To the world: {settings.public_url}/")
            if service.operations is not None:
                typer.echo(f"For operators: {service.operations}/health and /metrics")
            await stop.wait()
        finally:
            await runner.cleanup()

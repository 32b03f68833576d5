"""The Telegram bot of one process: started, watched, and kept trying while Telegram is away.

Only what no waiting mends, such as a wrong token, ends it all with one sentence.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import NoReturn

import typer
from aiohttp import web
from telegram.error import BadRequest, Conflict, InvalidToken, RetryAfter, TelegramError

from adapters.delivery.limiter import Limiter
from adapters.playground.patience import REST_SECONDS, PatientRunner
from adapters.telegram import menus
from adapters.telegram.api import POLL_SECONDS, WANTED_UPDATES, Api
from adapters.telegram.bot import TelegramBot
from adapters.telegram.failures import seconds_of
from adapters.telegram.platform import TelegramPlatform
from adapters.telegram.polling import Polling
from adapters.telegram.webhook import CONNECTIONS_MAX, Webhook
from bots import logs
from bots.doors import Door, open_door
from bots.health import BotHealth
from bots.service import Service, running
from bots.settings import Settings
from engine.host import Clock

log = logging.getLogger(__name__)

PAUSES_SECONDS = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)  # before the next try, longer after each that failed
STOP_SECONDS = 5.0  # for updates that have been let in when we are to stop
STEADY_SECONDS = 120.0  # without a failure, after which the next one is the first
WEBHOOK_SECONDS = 60.0  # after which Telegram is asked again whether it still has our webhook


class TelegramRefused(Exception):  # noqa: N818 - it is Telegram that refuses
    """Telegram will not have this bot, however often it tries; the text says why."""


@asynccontextmanager
async def running_telegram(
    service: Service,
    platform: TelegramPlatform,
    webhook: Webhook | None = None,
    *,
    pauses_seconds: Sequence[float] = PAUSES_SECONDS,
    poll_seconds: int = POLL_SECONDS,
    webhook_seconds: float = WEBHOOK_SECONDS,
    relays: bool = False,
    clock: Clock | None = None,
) -> AsyncIterator[asyncio.Task[None]]:
    """Have the bot run beside the block; its task ends early, with `TelegramRefused`, only if that happens."""
    platform.album.studio = service.studio
    platform.recollection.read = service.store.deliveries
    clock = clock or service.clock
    courier = service.couriers.by_platform()[platform.name]
    limiter = platform.limiter = Limiter(service.store, clock, platform.name, lambda: courier.is_leading)
    await limiter.load()
    counting = asyncio.create_task(limiter.run())
    bot = TelegramBot(service.desk, service.couriers, platform, clock, relays=relays)
    health = service.health.bots[platform.name] = BotHealth(lambda: bool(platform.username))
    polling = Polling(platform.api, bot.take, poll_seconds)

    async def listen() -> None:
        if webhook is None:
            await polling.run()
        webhook.take = bot.take
        await _watch(platform.api, webhook, health, webhook_seconds)

    task = health.task = asyncio.create_task(_live(platform, webhook, listen, health, pauses_seconds))
    try:
        yield task
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, TelegramRefused):
            await task
        await polling.close()
        await bot.close()
        counting.cancel()
        with suppress(asyncio.CancelledError):
            await counting
        await platform.api.shutdown()


async def _live(
    platform: TelegramPlatform,
    webhook: Webhook | None,
    listen: Callable[[], Awaitable[None]],
    health: BotHealth,
    pauses_seconds: Sequence[float],
) -> None:
    """Connect, then listen, again and again."""
    failures, failed_at, last = 0, 0.0, ""
    loop = asyncio.get_running_loop()
    while True:
        pause, refusal = 0.0, ""
        try:
            await _connect(platform, webhook)
            await listen()
        except TelegramRefused:
            raise
        except InvalidToken:
            refusal = "Telegram does not know this token; check TELEGRAM_TOKEN."
        except Conflict:
            why = "another process fetches this bot's updates; stop it, or give this one a token of its own"
        except RetryAfter as failure:
            why, pause = "Telegram wants us to wait", seconds_of(failure)
        except TelegramError as failure:
            why = type(failure).__name__  # Its words may hold the address that was called, and so the token.
        except Exception as failure:
            why = repr(failure)
            log.debug("the Telegram bot stopped", exc_info=True)
        if refusal:  # Raised out here, since the library's own error names the token.
            raise TelegramRefused(refusal)
        failures = 1 if loop.time() - failed_at > STEADY_SECONDS else failures + 1
        failed_at = loop.time()
        health.failed()
        pause = max(pause, pauses_seconds[min(failures, len(pauses_seconds)) - 1])
        # Once is enough to say it.
        log.log(logging.INFO if why == last else logging.WARNING, "the Telegram bot waits %s s: %s", pause, why)
        last = why
        await asyncio.sleep(pause)


async def _connect(platform: TelegramPlatform, webhook: Webhook | None) -> None:
    """Learn the bot's own name, say how updates are to come, and put up the menus; once is enough."""
    api = platform.api
    if platform.username:
        return
    await api.initialize()
    if webhook is None:
        await api.call("deleteWebhook")
    else:
        await _set_webhook(api, webhook)
    platform.username = api.username
    platform.has_inline = bool(api.supports_inline_queries)
    try:
        await menus.register(api)
    except TelegramError as failure:  # Commands work without a menu, and the old one is still there.
        log.error("the menus of commands could not be set: %s", type(failure).__name__)


async def _set_webhook(api: Api, webhook: Webhook) -> None:
    try:
        await api.call(
            "setWebhook",
            url=webhook.url,
            secret_token=webhook.secret,
            max_connections=CONNECTIONS_MAX,
            allowed_updates=WANTED_UPDATES,
        )
    except BadRequest as failure:
        raise TelegramRefused(f"Telegram does not take the webhook: {failure.message}.") from None


async def _watch(api: Api, webhook: Webhook, health: BotHealth, seconds: float) -> NoReturn:
    """Look whether updates still come to us: a process that polls with the same token takes them all, and Telegram
    tells nobody."""
    while True:
        await asyncio.sleep(seconds)
        found = await api.call("getWebhookInfo")
        if found["url"] != webhook.url:
            log.warning("the webhook was gone: another process uses this bot's token; the webhook is set again")
            health.failed()
            await _set_webhook(api, webhook)


def report(task: asyncio.Task[None]) -> None:
    """Say in one line that Telegram refuses the bot."""
    if not task.cancelled() and (refused := task.exception()) is not None:
        typer.echo(f"The Telegram bot stays away: {refused}", err=True)


def webhook_of(settings: Settings, token: str) -> Webhook | None:
    """The address at which Telegram reaches us, if there is one."""
    return Webhook(settings.telegram_webhook, token) if settings.telegram_webhook else None


@asynccontextmanager
async def receiving(webhook: Webhook, door: Door) -> AsyncIterator[None]:
    """Serve nothing but the webhook, for a bot that runs without the playground."""
    app = web.Application(middlewares=[webhook.middleware()])
    runner = PatientRunner(app, access_log=None, shutdown_timeout=STOP_SECONDS, lingering_time=REST_SECONDS)
    await runner.setup()
    try:
        await web.SockSite(runner, door).start()
        yield
    finally:
        await runner.cleanup()


async def serve(settings: Settings, token: str) -> bool:
    """Run the bot alone until stopped; False if Telegram refuses it."""
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    logs.say_rarely(loop)
    for received in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(received, stop.set)
    platform = TelegramPlatform(Api(token, settings.telegram_api))
    webhook = webhook_of(settings, token)
    async with AsyncExitStack() as stack:
        door: Door | None = None
        if webhook is not None:  # Opened before all else, since nothing is of use without it.
            door = stack.enter_context(open_door(settings.host, settings.port, "The webhook"))
        service = await stack.enter_async_context(running(settings, platform, with_playground=False))
        bot = await stack.enter_async_context(running_telegram(service, platform, webhook, relays=settings.relay))
        if webhook is not None and door is not None:  # Stopped first, so that what it has let in is dealt with.
            await stack.enter_async_context(receiving(webhook, door))
        bot.add_done_callback(report)
        bot.add_done_callback(lambda _: stop.set())
        typer.echo("The Telegram bot is running.  (Ctrl-C stops it)")
        if service.operations is not None:
            typer.echo(f"For operators: {service.operations}/health and /metrics")
        await stop.wait()
        return not bot.done()

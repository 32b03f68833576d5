"""The operator's own address, apart from everything that people use: /health and /metrics."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from aiohttp import web

from adapters.delivery.couriers import Couriers
from adapters.store import Store
from bots.health import OK, STORE_SECONDS_MAX, Health
from bots.settings import CannotStart, Settings
from engine.journal import JournalFailed
from engine.table_view import FINISHED, LOBBY, PLAYING

if TYPE_CHECKING:
    from bots.metrics import Metrics

LAG_SECONDS = 0.5  # between two looks at how late the event loop is
PROMETHEUS_TEXT = "text/plain; version=0.0.4; charset=utf-8"


# Whose log lines are told apart; all others count as "other".
SOURCES = frozenset({"engine", "adapters", "bots", "discord", "telegram", "aiohttp", "asyncio", "sqlalchemy"})


class Operations:
    """Answers an operator, by word of every part."""

    def __init__(self, metrics: Metrics, health: Health, store: Store, couriers: Couriers) -> None:
        self._metrics = metrics
        self._health = health
        self._store = store
        self._couriers = couriers

    def app(self) -> web.Application:
        """The two pages."""
        app = web.Application()
        app.router.add_get("/health", self.show_health)
        app.router.add_get("/metrics", self.show_metrics)
        return app

    async def show_health(self, _: web.Request) -> web.Response:
        """200 if every part is well, 503 otherwise, and the parts."""
        parts = await self._health.parts()
        is_well = set(parts.values()) == {OK}
        shown = {"status": OK if is_well else "failing", "parts": parts, "notes": self._health.notes()}
        return web.json_response(shown, status=200 if is_well else 503, headers={"Cache-Control": "no-store"})

    async def show_metrics(self, _: web.Request) -> web.Response:
        """Everything counted, and what is looked up only now."""
        metrics = self._metrics
        for platform, courier in self._couriers.by_platform().items():
            metrics.chats_waiting(platform).set(courier.chats_waiting)
            metrics.leads(platform).set(courier.is_leading)
        for part, word in (await self._health.parts()).items():
            metrics.health(part).set(word == OK)
        await self._count_tables()
        return web.Response(body=metrics.text(), headers={"Content-Type": PROMETHEUS_TEXT})

    async def _count_tables(self) -> None:
        try:
            async with asyncio.timeout(STORE_SECONDS_MAX):
                phases = await self._store.phases()
        except (JournalFailed, TimeoutError):
            self._metrics.tables.clear()  # An old number would look like a true one.
            return
        for phase in (LOBBY, PLAYING, FINISHED):
            self._metrics.tables(phase).set(phases.get(phase, 0))


class LineCounter(logging.Handler):
    """Counts log lines instead of writing them."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__()
        self._lines = metrics.log_lines

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        source = record.name.partition(".")[0]
        level = record.levelname.lower() if record.levelno % 10 == 0 else "other"
        self._lines(level, source if source in SOURCES else "other").inc()


def new_metrics(settings: Settings) -> Metrics | None:
    """What the process counts; None if nobody is going to ask."""
    if settings.operations_port is None:
        return None
    from bots.metrics import Metrics  # Without counting the library is not imported.

    return Metrics()


@asynccontextmanager
async def serving(
    settings: Settings, metrics: Metrics | None, health: Health, store: Store, couriers: Couriers
) -> AsyncIterator[str | None]:
    """Answer operators beside the block, and count log lines and the loop's lag; gives the address, if any."""
    if metrics is None:
        yield None
        return
    runner = web.AppRunner(Operations(metrics, health, store, couriers).app(), access_log=None)
    await runner.setup()
    lines = LineCounter(metrics)
    logging.getLogger().addHandler(lines)
    lag = asyncio.create_task(_measure_lag(metrics))
    try:
        try:
            await web.TCPSite(runner, settings.operations_host, settings.operations_port).start()
        except OSError as failure:
            where = f"{settings.operations_host}:{settings.operations_port}"
            why = f"Health and metrics cannot be served on {where}: {failure.strerror}."
            raise CannotStart(why) from None
        yield f"http://{settings.operations_host}:{runner.addresses[0][1]}"
    finally:
        lag.cancel()
        logging.getLogger().removeHandler(lines)
        await runner.cleanup()


async def _measure_lag(metrics: Metrics) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        metrics.lag_seconds.observe(max(0.0, loop.time() - due))

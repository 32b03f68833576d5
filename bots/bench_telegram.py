"""What a press costs through the real python-telegram-bot, beside bots that do nothing but answer presses.

Telegram is the stand-in of the tests, in a process of its own, where people sit at tables and press the buttons of
their hands as quickly as they are shown them. What counts is the CPU time of this process, from the first press
until nothing is left to show. In the same run two other bots get presses on messages like hands: one as the
library makes it, and one with our request class in place of the library's client.

Limits of Telegram are left out, so that everything is shown after every press; within them much of it is not sent.
People have chosen words alone, so that what is compared is the bot and not the drawing; what a press costs with
all its pictures, drawn and uploaded, is measured once beside it.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, Protocol

from telegram import Update
from telegram.ext import Application, CallbackQueryHandler, ContextTypes

from adapters.delivery.limiter import CallLimit
from adapters.telegram.album import Album
from adapters.telegram.api import Api
from adapters.telegram.platform import Limits, TelegramPlatform
from adapters.telegram.request import AiohttpRequest
from bots.service import running
from bots.settings import Settings
from bots.telegram import running_telegram

if TYPE_CHECKING:
    from tests.stand_ins.telegram import Child

ENDLESS = (CallLimit(100_000, 1.0),)
PATIENCE_SECONDS = 60.0  # with pictures, of which more are wanted at once than any real limits allow


class _Bot(Protocol):
    def __call__(self, there: Child) -> AbstractAsyncContextManager[None]: ...


def bench_telegram(presses: int = 800, tables: int = 8, rounds: int = 3) -> dict[str, Any]:
    """The figures of all three bots, and how they compare; of several rounds the best, since noise only adds."""
    from tests.stand_ins.telegram import crowd  # The tests have a Telegram.

    count = presses // tables * tables
    bots: list[tuple[str, Any, _Bot]] = [
        ("", crowd.press_hands, _our_bot),
        ("stock_no_op_", crowd.press_nothing, partial(_no_op_bot, is_stock=True)),
        ("our_client_no_op_", crowd.press_nothing, partial(_no_op_bot, is_stock=False)),
    ]
    figures: dict[str, float] = {}
    for _ in range(rounds):
        for prefix, scenario, bot in bots:
            measured = asyncio.run(_measured(scenario, count, tables, bot))
            for name, value in measured.items():
                better = max if name == "presses_per_second" else min
                figures[prefix + name] = better(value, figures.get(prefix + name, value))
    drawing = asyncio.run(_measured(partial(crowd.press_hands, has_pictures=True), count // 4, tables, _our_bot))
    return {
        "platform": "telegram",
        "presses": count,
        "tables": tables,
        "rounds": rounds,
        **figures,
        **{f"with_pictures_{name}": value for name, value in drawing.items()},
        "rate_ratio": round(figures["presses_per_second"] / figures["stock_no_op_presses_per_second"], 2),
        "cpu_ratio": round(figures["cpu_ms_per_press"] / figures["stock_no_op_cpu_ms_per_press"], 2),
        "client_cpu_ratio": round(
            figures["our_client_no_op_cpu_ms_per_press"] / figures["stock_no_op_cpu_ms_per_press"], 2
        ),
    }


async def _measured(scenario: Any, presses: int, tables: int, bot: _Bot) -> dict[str, float]:
    from tests.stand_ins.telegram import in_child

    with in_child(partial(scenario, presses=presses, tables=tables), limits=None) as there:
        async with bot(there):
            await there.result()
            started = process_time()
            found = await there.result(seconds=300)
            cpu = process_time() - started
    return {
        "presses_per_second": round(presses / found["seconds"]),
        "cpu_ms_per_press": round(1000 * cpu / presses, 3),
        "requests_per_press": round(found["requests"] / presses, 2),
    }


@asynccontextmanager
async def _our_bot(there: Child) -> AsyncIterator[None]:
    """The bot as people run it, over a database of its own."""
    limits = Limits(ENDLESS, ENDLESS, ENDLESS, ENDLESS)
    platform = TelegramPlatform(Api(there.token, there.address), limits=limits, album=Album(PATIENCE_SECONDS))
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), database_url=None, house_workers=1)
        async with (
            running(settings, platform, with_playground=False) as service,
            running_telegram(service, platform),
        ):
            yield


@asynccontextmanager
async def _no_op_bot(there: Child, *, is_stock: bool) -> AsyncIterator[None]:
    """The least that a bot can do."""
    builder = Application.builder().token(there.token).base_url(there.base_url).base_file_url(there.base_file_url)
    if not is_stock:
        builder = builder.request(AiohttpRequest()).get_updates_request(AiohttpRequest(connection_pool_size=1))
    application = builder.build()
    application.add_handler(CallbackQueryHandler(_answer))
    async with application:
        await application.start()
        assert application.updater is not None
        await application.updater.start_polling()
        try:
            yield
        finally:
            await application.updater.stop()
            await application.stop()


async def _answer(update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
    """Answer a press."""
    assert update.callback_query is not None
    await update.callback_query.answer()

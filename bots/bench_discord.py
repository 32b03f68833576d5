"""What a press costs through the real discord.py, beside a bot that does nothing but acknowledge presses.

Discord is the stand-in of the tests, in a process of its own, where people sit at tables and press the buttons of
their hands as quickly as they are answered. What counts is the CPU time of this process, from the first press
until nothing is left to show: in words alone, which is what the other bot is compared with, and with the pictures
drawn and uploaded. The other bot is measured in the same run, with messages like hands.
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

import discord

from adapters.discord.platform import DiscordPlatform
from bots.discord import running_discord
from bots.service import running
from bots.settings import Settings

if TYPE_CHECKING:
    from tests.stand_ins.discord.elsewhere import Elsewhere

SCENARIOS = "tests.stand_ins.discord.crowd"


class _Bot(Protocol):
    def __call__(self, there: Elsewhere) -> AbstractAsyncContextManager[None]: ...


def bench_discord(presses: int = 1200, tables: int = 8) -> dict[str, Any]:
    """The figures of both bots, and how they compare."""
    count = presses // tables * tables
    ours = asyncio.run(_measured("press_hands", count, tables, partial(_our_bot, with_pictures=False)))
    illustrated = asyncio.run(_measured("press_hands", count, tables, partial(_our_bot, with_pictures=True)))
    no_op = asyncio.run(_measured("press_nothing", count, tables, _no_op_bot))
    return {
        "platform": "discord",
        "presses": count,
        "tables": tables,
        **ours,
        **{f"with_pictures_{name}": value for name, value in illustrated.items()},
        **{f"no_op_{name}": value for name, value in no_op.items()},
        "rate_ratio": round(ours["presses_per_second"] / no_op["presses_per_second"], 2),
        "cpu_ratio": round(ours["cpu_ms_per_press"] / no_op["cpu_ms_per_press"], 2),
    }


async def _measured(scenario: str, presses: int, tables: int, bot: _Bot) -> dict[str, Any]:
    from tests.stand_ins.discord.elsewhere import running_elsewhere  # The tests have a Discord.

    async with running_elsewhere(f"{SCENARIOS}:{scenario}:{presses}:{tables}") as there, bot(there):
        await there.ready()
        started = process_time()
        found = (await there.result())["result"]
        cpu = process_time() - started
    return {
        "presses_per_second": round(presses / found["seconds"]),
        "cpu_ms_per_press": round(1000 * cpu / presses, 3),
        "requests_per_press": round(found["requests"] / presses, 2),
        "uploads_per_press": round(found["uploads"] / presses, 2),
    }


@asynccontextmanager
async def _our_bot(there: Elsewhere, *, with_pictures: bool) -> AsyncIterator[None]:
    """The bot as people run it, over a database of its own."""
    platform = DiscordPlatform()
    platform.shows_pictures = with_pictures
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), database_url=None, house_workers=1)
        async with (
            running(settings, platform, with_playground=False) as service,
            running_discord(service, platform, there.token, connector=there.connector, ready_seconds=0.1),
        ):
            yield


@asynccontextmanager
async def _no_op_bot(there: Elsewhere) -> AsyncIterator[None]:
    """The least that a bot can do."""
    bot = _NoOp(
        intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
        connector=there.connector(),
        max_messages=None,
    )
    task = asyncio.create_task(bot.start(there.token))
    try:
        yield
    finally:
        await bot.close()
        await task


class _NoOp(discord.Client):
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge a press."""
        await interaction.response.defer()

"""A Discord with somebody in it, and a bot that a module's tests share.

Where a test asks for the bot, by itself or by its module, `stand_in` is the Discord that this bot is in.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio

from adapters.discord.platform import RATE_LIMIT_SECONDS_MAX
from tests.running_discord import Clock, Running, patient_discord, running
from tests.stand_ins.discord import Channel, Guild, Person, StandIn


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("bot")) as bot:
        yield bot


@pytest.fixture
async def without_bot() -> AsyncIterator[StandIn]:
    async with patient_discord() as stand_in:
        yield stand_in


@pytest.fixture
def stand_in(request: pytest.FixtureRequest) -> StandIn:
    if "bot" in request.fixturenames:
        bot: Running = request.getfixturevalue("bot")
        return bot.discord
    alone: StandIn = request.getfixturevalue("without_bot")
    return alone


@pytest.fixture
def guild(stand_in: StandIn) -> Guild:
    return stand_in.guild("Friends")


@pytest.fixture
def channel(guild: Guild) -> Channel:
    return guild.channel("games")


@pytest.fixture
def ana(stand_in: StandIn) -> Person:
    return stand_in.person("Ana")


@pytest.fixture
def bo(stand_in: StandIn) -> Person:
    return stand_in.person("Bo")


@pytest.fixture
async def client(stand_in: StandIn, guild: Guild) -> AsyncIterator[discord.Client]:
    """The real client, logged in but not listening."""
    client = discord.Client(
        intents=discord.Intents(guilds=True),
        connector=stand_in.connector(),
        max_ratelimit_timeout=RATE_LIMIT_SECONDS_MAX,
    )
    await client.login(stand_in.token)
    yield client
    await client.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()

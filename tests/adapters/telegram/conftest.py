"""A Telegram with a group in it, and a bot that a module's tests share.

Where a test asks for the bot, by itself or by its module, `telegram` is the one that this bot is in.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from adapters.delivery.limiter import Limiter
from adapters.store import Store, open_store
from adapters.telegram.api import Api
from adapters.telegram.chats import NAME
from tests.running_telegram import Running, Time, patient_telegram, running
from tests.stand_ins.telegram import Group, Person, StandIn, serving


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("bot")) as bot:
        yield bot


@pytest.fixture
async def without_bot() -> AsyncIterator[StandIn]:
    async with serving(patient_telegram()) as stand_in:
        yield stand_in


@pytest.fixture
def telegram(request: pytest.FixtureRequest) -> StandIn:
    bot = request.getfixturevalue("bot") if "bot" in request.fixturenames else None
    if isinstance(bot, Running):  # and not the library's alone, as the stand-in's own tests have it
        return bot.telegram
    alone: StandIn = request.getfixturevalue("without_bot")
    return alone


@pytest.fixture
def ana(telegram: StandIn) -> Person:
    return telegram.person("Ana", has_started=True)


@pytest.fixture
def bo(telegram: StandIn) -> Person:
    return telegram.person("Bo", has_started=True)


@pytest.fixture
def group(telegram: StandIn, ana: Person, bo: Person) -> Group:
    return telegram.group("Friends", ana, bo)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(f"sqlite:///{tmp_path / 'telegram.db'}")
    yield store
    await store.close()


@pytest.fixture
def limiter(store: Store, time: Time) -> Limiter:
    return Limiter(store, time, NAME)


@pytest.fixture
async def api(telegram: StandIn) -> AsyncIterator[Api]:
    async with Api(telegram.token, telegram.address) as api:
        yield api

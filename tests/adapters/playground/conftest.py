from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path

import pytest
import pytest_asyncio

from tests.browser import browser, chromium
from tests.leaping_loop import loop_factories
from tests.running_playground import Running, running_playground

__all__ = ["browser", "chromium"]


def pytest_asyncio_loop_factories(item: pytest.Item) -> Mapping[str, Callable[[], AbstractEventLoop]]:
    """Let time leap where tests ask for it."""
    return loop_factories(item)


@pytest_asyncio.fixture
async def playground(tmp_path: Path) -> AsyncIterator[Running]:
    async with running_playground(tmp_path) as running:
        yield running

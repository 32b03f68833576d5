from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.browser import browser, chromium
from tests.running_playground import Running, running_playground

__all__ = ["browser", "chromium"]


@pytest_asyncio.fixture
async def playground(tmp_path: Path) -> AsyncIterator[Running]:
    async with running_playground(tmp_path) as running:
        yield running

"""A service whose chats are kept in memory; a module that needs other chats says which."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.adapters.chats import Chats
from tests.service import Service, running


@pytest.fixture
def platform() -> Chats:
    return Chats()


@pytest.fixture
async def service(tmp_path: Path, platform: Chats) -> AsyncIterator[Service]:
    async with running(tmp_path, platform) as service:
        yield service

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Callable, Mapping

import pytest

from adapters.text.words import Words, words_for
from tests.leaping_loop import loop_factories


def pytest_asyncio_loop_factories(item: pytest.Item) -> Mapping[str, Callable[[], AbstractEventLoop]]:
    """Let time leap where tests ask for it."""
    return loop_factories(item)


@pytest.fixture
def words() -> Words:
    return words_for("en")

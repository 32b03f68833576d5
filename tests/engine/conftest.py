"""Small complete games for the tests of tables and hosts."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from tests.engine.tables import EXTRA_GAMES


@pytest.fixture
def extra_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Tiny and its relatives played here."""
    for key, game in EXTRA_GAMES.items():
        monkeypatch.setitem(GAMES, key, game)

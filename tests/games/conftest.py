"""The properties live in plain modules; pytest must still explain their assertions."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.games.every_game", "tests.games.secrecy")

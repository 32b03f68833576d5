from __future__ import annotations

import pytest

from adapters.words import Words, words_for

pytest.register_assert_rewrite("tests.adapters.screens.limits")


@pytest.fixture
def words() -> Words:
    return words_for("en")

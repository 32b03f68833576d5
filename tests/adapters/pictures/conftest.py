from __future__ import annotations

import pytest

from adapters.text.words import Words, words_for


@pytest.fixture
def words() -> Words:
    return words_for("en")

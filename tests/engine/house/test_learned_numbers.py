"""Numbers that were learned or worked out are as their makers wrote them: nobody edits one by hand.

Whoever makes them anew measures how strong the house players are with them, and writes their digest down here.
"""

from __future__ import annotations

import hashlib
from importlib import import_module

import pytest

MADE = {
    "kniffeliger.house_duel_table.SHARES": "349f9ef02f750c56",
    "kniffeliger.house_sheets_table.TABLES": "0074ff6b7396cb27",
    "sixty_one.card_weights.WEIGHTS": "2d253e0af2e5b608",
    "thurf.card_weights.WEIGHTS": "abb110fad7562253",
    "thurf.card_weights_two_packs.WEIGHTS": "4791b609222bfeed",
}


@pytest.mark.parametrize("name", MADE)
def test_nobody_has_edited_them(name: str) -> None:
    module, _, table = name.rpartition(".")
    numbers = getattr(import_module(f"engine.games.{module}"), table)
    assert hashlib.blake2b(repr(numbers).encode(), digest_size=8).hexdigest() == MADE[name]

"""Which mistakes none may survive: those in rules, secrets, and what is written down or brought to chats."""

from __future__ import annotations

import pytest

from tests.mutants.__main__ import NO_SURVIVORS, Mutant
from tests.mutants.changes import Change, sites


def change_in(function: str) -> Change:
    """Some change in a function of this name."""
    [first, *_] = sites(f"def {function}(a: int) -> bool:\n    return a > 1\n".encode())
    return first[0]


@pytest.mark.parametrize(
    ("path", "function", "area"),
    [
        ("engine/games/santase/rules.py", "legal", "rules"),
        ("engine/games/thurf/tables.py", "legal", "rules"),
        ("engine/contract.py", "act", "rules"),
        ("engine/tricks.py", "winner", "rules"),
        ("engine/games/santase/rules.py", "view", "secrecy"),
        ("engine/games/truco/rules.py", "imagine", "secrecy"),
        ("engine/games/truco/inference.py", "unseen", "secrecy"),
        ("engine/contract.py", "view", "secrecy"),
        ("engine/table_view.py", "seat", "secrecy"),
        ("engine/host.py", "_write", "journal"),
        ("engine/record.py", "export", "journal"),
        ("engine/games/truco/house.py", "worth", "house"),
        ("engine/games/thurf/card_sense.py", "worth", "house"),
        ("engine/house/search.py", "search", "house"),
        ("engine/table.py", "dues", "table"),
        ("adapters/store/store.py", "close", "store"),
        ("adapters/delivery/courier.py", "close", "delivery"),
        ("adapters/discord/bot.py", "close", "discord"),
    ],
)
def test_a_mistake_belongs_to_an_area(path: str, function: str, area: str) -> None:
    mutant = Mutant(path, change_in(function))
    assert (mutant.area, mutant.area in NO_SURVIVORS) == (area, area not in ("house", "table", "discord"))

"""Hands that are dealt anew: everyone gets as many cards as they hold, and none that they cannot."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.chance import QuickChance
from engine.dealing import shared_out


@pytest.mark.parametrize(
    ("counts", "missing"),
    [
        ((2, 2, 2), ({0, 1, 2, 3}, {0, 1}, set())),
        ((1, 2, 3), ({0, 1, 2, 3, 4}, {3, 4, 5}, {1, 2})),
        ((3, 3, 0), ({1, 3, 5}, set(), set())),
        ((2, 2, 2), ({0, 1, 2, 3}, {0, 1, 4, 5}, {2, 3, 4, 5})),
    ],
)
def test_hidden_cards_always_find_a_holder(counts: Sequence[int], missing: Sequence[set[int]]) -> None:
    out = [sum(1 << one for one in some) for some in missing]
    for seed in range(100):
        chance = QuickChance(seed)
        held = shared_out(chance.shuffled(range(6)), counts, out, chance)
        assert [len(some) for some in held] == list(counts)
        assert sorted(one for some in held for one in some) == list(range(6))
        assert not any(set(some) & gone for some, gone in zip(held, missing, strict=True))

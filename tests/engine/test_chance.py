"""Chance that deals: every card is as likely in front, and nothing is lost."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import Chance, QuickChance, ScriptedChance, SeededChance


@pytest.mark.parametrize("chance", [SeededChance(bytes(32)), QuickChance(1)], ids=["seeded", "quick"])
def test_every_order_of_the_dealt_cards_is_as_likely(chance: Chance) -> None:
    dealt = [chance.dealt(range(5), 2) for _ in range(20_000)]
    assert all(sorted(order) == [0, 1, 2, 3, 4] for order in dealt)
    counts = Counter(tuple(order[:2]) for order in dealt)
    assert len(counts) == 20
    assert max(abs(count - 1000) for count in counts.values()) < 150  # five standard deviations


@pytest.mark.parametrize("chance", [SeededChance(bytes(32)), QuickChance(1)], ids=["seeded", "quick"])
def test_all_the_cards_may_be_dealt(chance: Chance) -> None:
    assert sorted(chance.dealt(range(40), 40)) == list(range(40))
    assert chance.dealt(range(40), 0) == list(range(40))
    assert len({tuple(chance.dealt(range(40), 19)) for _ in range(50)}) == 50


def test_a_deal_is_scripted_like_a_shuffle() -> None:
    assert ScriptedChance([3, 1]).dealt(range(5), 2) == [3, 1, 0, 2, 4]

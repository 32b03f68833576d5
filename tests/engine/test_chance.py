"""Chance that deals: every card is as likely in front, and nothing is lost."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import pairwise
from math import prod
from random import Random

import pytest

from engine.chance import SHORT_NUMBERS, Chance, QuickChance, ScriptedChance, SeededChance, _portions

CARDS_MAX = 104  # two whole packs


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


class Bits(Chance):
    """Chance that answers everything from one number."""

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def _bits(self) -> int:
        return self.bits

    def clone(self) -> Bits:
        """A copy that will give the same answers."""
        return Bits(self.bits)


@pytest.mark.parametrize("count", range(CARDS_MAX + 1))
def test_a_shuffle_takes_its_number_apart_card_by_card(count: int) -> None:
    # Recorded matches rely on it: from the last card down, each changes places with the one that is left over
    # when what remains of the number is divided by the cards up to there.
    number = Random(count).getrandbits(512)
    order = list(range(count))
    left = number
    for last in range(count - 1, 0, -1):
        left, pick = divmod(left, last + 1)
        order[last], order[pick] = order[pick], order[last]
    assert Bits(number).shuffled(range(count)) == order


@pytest.mark.parametrize("count", range(41))
def test_a_deal_takes_its_number_apart_card_by_card(count: int) -> None:
    # The same from the first card up.
    number = Random(count).getrandbits(512)
    order = list(range(40))
    left = number
    for front in range(count):
        left, pick = divmod(left, 40 - front)
        order[front], order[front + pick] = order[front + pick], order[front]
    assert Bits(number).dealt(range(40), count) == order


def test_a_long_number_is_taken_apart_in_the_fewest_short_portions() -> None:
    portions = _portions(CARDS_MAX, CARDS_MAX - 1)
    assert [bound for _, bounds in portions for bound in bounds] == list(range(CARDS_MAX, 1, -1))
    assert all(portion == prod(bounds) < SHORT_NUMBERS for portion, bounds in portions)
    assert all(one * bounds[0] >= SHORT_NUMBERS for (one, _), (_, bounds) in pairwise(portions))


def test_a_seed_gives_what_it_always_gave() -> None:
    # Anybody can work these out from the published rule: the keyed hash of the draw's number.
    chance = SeededChance(bytes(range(32)))
    answers = [
        int.from_bytes(blake2b(bytes([0] * 7 + [n]), key=bytes(range(32))).digest(), "big") for n in (1, 2, 3)
    ]
    assert chance.below(1 << 512) == answers[0]
    twin = chance.clone()
    assert chance.below(1 << 512) == answers[1]
    assert chance.below(1 << 512) == answers[2]
    assert twin.below(1 << 512) == answers[1]

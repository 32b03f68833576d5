"""Learning a sense for cards: what a look is worth is found from what plays with it brought."""

from __future__ import annotations

from random import Random

import pytest

from bots.learn_habits import Lessons, learn, written
from engine.games import game_of
from engine.games.sixty_one.card_sense import LOOKS, SITUATIONS


def test_weights_are_found_from_what_plays_brought() -> None:
    random = Random(1)
    truth = [0.5, -0.25, 0.0]
    lessons = Lessons(3)
    for _ in range(400):
        luck = random.gauss(0, 1)  # the same for all plays of a choice
        tried = []
        for _ in range(3):
            looks = [float(random.random() < 0.5), random.random(), random.random()]
            gain = luck + sum(weight * look for weight, look in zip(truth, looks, strict=True))
            tried.append((looks, gain + random.gauss(0, 0.05)))
        lessons.note(tried)
    assert lessons.weights() == pytest.approx(truth, abs=0.03)


def test_what_all_plays_have_in_common_weighs_nothing() -> None:
    lessons = Lessons(2)
    for gain in (0.0, 1.0):
        lessons.note([([1.0, 0.0], gain), ([1.0, 1.0], gain + 1)])
    alike, apart = lessons.weights()
    assert alike == 0.0 and apart == pytest.approx(1.0, abs=0.01)


def test_a_few_deals_give_weights_that_can_be_written_down_and_read() -> None:
    game = game_of("sixty-one")
    weights = learn(game, 6, 4, seed=3)
    assert weights == learn(game, 6, 4, seed=3)
    module: dict[str, object] = {}
    exec(written("sixty-one", 6, weights, 4, 3), module)
    read = module["WEIGHTS"]
    assert isinstance(read, tuple)
    assert len(read) == SITUATIONS and {len(row) for row in read} == {len(LOOKS)}
    assert any(any(row) for row in read)

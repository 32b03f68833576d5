"""What a person is told of the moves that cost most."""

from __future__ import annotations

import pytest

from adapters.screens.replay import deal_name
from adapters.screens.review import ReviewedMove, review_screen
from adapters.text.words import words_for


@pytest.mark.parametrize(("cost", "wins"), [(0.001, 1), (0.014, 1), (0.2, 20), (1.0, 100)])
def test_a_move_that_cost_anything_cost_one_match_of_a_hundred_at_least(cost: float, wins: int) -> None:
    words = words_for("en")
    screen = review_screen("santase", [ReviewedMove(1, "A", "B", cost)], words)
    which = deal_name("santase", 1, words)
    expected = words("review-move", which=which, done="A", better="B", wins=wins)
    assert [line.text for line in screen.lines[1:]] == [expected]

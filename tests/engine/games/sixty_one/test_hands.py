"""Rule 27: a match of several hands, or until a team hands in its 2."""

from __future__ import annotations

import pytest

from engine.chance import QuickChance
from engine.contract import Outcome
from engine.games.sixty_one.facts import HandWon, SixtyOneOptions, Submitted
from engine.games.sixty_one.rules import SixtyOne
from engine.games.sixty_one.tables import SEATS


def played(hands: str, winners: list[int], banks: tuple[int, int] = (0, 0), seed: int = 1) -> SixtyOne:
    """A match in which the teams win hands one after the other, the last trick of each being left to the rules."""
    match = SixtyOne(SixtyOneOptions(hands=hands), SEATS, QuickChance(seed), carried={"dealer": 0, "banks": banks})
    for winner in winners:
        match._heard = []
        match.score = [0, 0]
        match.score[winner] = match.options.target
        match.tricks = match.tricks or [(0, tuple(match.hands[:0]) or (0,) * SEATS, winner)]
        match._end_hand(winner)
    return match


@pytest.mark.req("SO-16")
@pytest.mark.parametrize(
    ("hands", "winners", "outcome"),
    [
        pytest.param("single", [0], (0, (61, 0)), id="one hand is the match"),
        pytest.param("best3", [0], None, id="one of three is not enough"),
        pytest.param("best3", [0, 1], None, id="level"),
        pytest.param("best3", [0, 1, 0], (0, (2, 1)), id="two of three"),
        pytest.param("best5", [1, 1], None, id="two of five are not enough"),
        pytest.param("best5", [1, 0, 1, 1], (1, (1, 3)), id="three of five"),
    ],
)
def test_when_a_match_of_several_hands_is_over(
    hands: str, winners: list[int], outcome: tuple[int, tuple[int, int]] | None
) -> None:
    match = played(hands, winners)
    if outcome is None:
        assert match.outcome() is None and match.score == [0, 0] and match.asked
    else:
        team, scores = outcome
        assert match.outcome() == Outcome(tuple(range(team, SEATS, 2)), scores * 3, "won")


@pytest.mark.req("SO-16")
def test_until_a_team_hands_in_its_two() -> None:
    # Team A has handed in its tens and nines, and loses twice more: the eights, then the two.
    once = played("till2", [1], banks=(8, 0))
    assert (once.outcome(), once.banks) == (None, [12, 0])
    twice = played("till2", [1, 1], banks=(8, 0))
    assert twice.outcome() == Outcome((1, 3, 5), (0, 2) * 3, "won")
    assert twice.two_by == 0


@pytest.mark.req("SO-16")
@pytest.mark.parametrize(("hands", "reason"), [("single", "match"), ("best3", "hand"), ("till2", "hand")])
def test_a_lost_hand_is_not_called_a_lost_match(hands: str, reason: str) -> None:
    heard = played(hands, [0])._heard
    assert heard is not None
    assert [fact.fact.reason for fact in heard if isinstance(fact.fact, Submitted)] == [reason]


@pytest.mark.req("SO-16")
def test_stopping_between_hands_goes_by_hands_and_then_by_points() -> None:
    match = played("best5", [1])
    match.score = [40, 10]
    match.stop()
    assert match.outcome() == Outcome((1, 3, 5), (0, 1) * 3, "stopped")


@pytest.mark.req("SO-16", "SO-12")
@pytest.mark.parametrize("hands", ["best3", "till2"])
def test_whole_matches_of_several_hands_end_and_tell_each_of_them(hands: str) -> None:
    match = SixtyOne(SixtyOneOptions(hands=hands), SEATS, QuickChance(7))
    told = []
    for _ in range(match.info.moves_max):
        if not match.asked:
            break
        seat = match.asked[0]
        assert SixtyOne.imagine(match.view(seat), QuickChance(3)).view(seat) == match.view(seat)
        told += [event.fact for event in match.act(seat, match.default(seat).code)]
    won = [fact for fact in told if isinstance(fact, HandWon)]
    assert match.outcome() is not None and len(won) == sum(match.hands_won) >= 2


@pytest.mark.parametrize(("won", "share"), [([0, 0], 1 / 2), ([2, 1], 5 / 8), ([1, 2], 3 / 8), ([0, 3], 1 / 8)])
def test_hands_that_were_won_count_as_much_as_the_one_that_is_played(won: list[int], share: float) -> None:
    match = SixtyOne(SixtyOneOptions(), SEATS, QuickChance(7))
    match.hands_won = won
    assert match.standing() == pytest.approx((share / 3, (1 - share) / 3) * 3)

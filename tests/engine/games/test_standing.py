"""What the house thinks of a match that is not over, worked out by hand from what it assumes of deals to come."""

from __future__ import annotations

import pytest

from engine.chance import SeededChance
from engine.games.kniffeliger.facts import BOXES
from engine.games.kniffeliger.tables import usual_points
from engine.games.santase.tables import winning_share as share_in_santase
from engine.games.sixty_one.facts import SixtyOneOptions
from engine.games.sixty_one.rules import SixtyOne
from engine.games.thurf.tables import losing_share
from engine.games.truco.tables import winning_share as share_in_truco
from tests.engine.games.kniffeliger.scene import position as sheets
from tests.engine.games.thurf.scene import deal as thurf


@pytest.mark.parametrize(
    ("mine", "yours", "share"),
    [
        (0, 1, 1.0),
        (1, 0, 0.0),
        (2, 2, 0.5),
        (1, 2, 0.4 * 0.75 + 0.4 * 0.5 + 0.2 * 0.5),  # two deals in five are worth 1, as many 2, the others 3
        (1, 3, 0.4 * (1 + 0.6) / 2 + 0.4 * 0.75 + 0.2 * 0.5),
    ],
)
def test_in_santase_whoever_needs_less_wins_more_often(mine: int, yours: int, share: float) -> None:
    assert share_in_santase(mine, yours) == pytest.approx(share)


@pytest.mark.parametrize(
    ("ours", "theirs", "share"),
    [
        (12, 9, 1.0),
        (9, 12, 0.0),
        (11, 10, 0.4 * (1 + 0.5) / 2 + 0.6 * 0.5),  # a team at 11 plays for the match, the others for 3 or 1
        (11, 9, 0.4 * (1 + 0.6) / 2 + 0.6 * 0.5),
        (10, 9, 0.5 * (0.62 + 0.5) / 2 + 0.4 * 0.5 + 0.1 * 0.5),  # else half of the deals are worth 1, then 3, 6
        (10, 8, 0.5 * (0.774 + 0.53) / 2 + 0.4 * (1 + 0.4) / 2 + 0.1 * 0.5),
        (10, 5, 0.5 * (0.902792 + 0.749915) / 2 + 0.4 * (1 + 0.656) / 2 + 0.1 * (1 + 0.4) / 2),
    ],
)
def test_in_truco_deals_are_even_and_worth_more_or_less(ours: int, theirs: int, share: float) -> None:
    assert share_in_truco(ours, theirs) == pytest.approx(share)


@pytest.mark.parametrize(
    ("pending", "games_left", "share"),
    [
        (4, 0, 1.0),
        (4, 1, 0.85),  # three games in twenty take all four away
        (2, 1, 0.5),  # half of them take two or more
        (4, 2, 0.15 * (1 - 0.85) + 0.35 * 0.5 + 0.35 + 0.15),
    ],
)
def test_in_thurf_the_deal_changes_hands_where_nothing_is_pending(
    pending: int, games_left: int, share: float
) -> None:
    assert losing_share(4, pending, games_left) == pytest.approx(share)


def test_in_thurf_the_estimate_looks_a_dozen_games_ahead_and_at_four_rounds_pending() -> None:
    assert losing_share(4, 4, 11) != losing_share(4, 4, 12) == losing_share(4, 4, 100)
    assert losing_share(4, 15, 12) != losing_share(4, 16, 12) == losing_share(4, 40, 12)


def test_in_thurf_the_estimate_is_the_dealers_by_the_board_and_by_games_won_without_it() -> None:
    lost = losing_share(4, 4, 2)
    for dealer, share in (("ann", 1 - lost), ("bob", lost)):
        match = thurf(dealer=dealer, games=2).match
        match.pending = 4
        assert match.standing() == pytest.approx((share / 2, (1 - share) / 2) * 2)
    match = thurf(scoreboard="manual").match
    match.won = [2, 0]
    assert match.standing() == pytest.approx((3 / 8, 1 / 8) * 2)


def test_in_61_whoever_needs_fewer_points_has_more_of_the_win() -> None:
    match = SixtyOne(SixtyOneOptions(), 6, SeededChance(bytes(32)))
    match.score = [31, 1]
    assert match.standing() == pytest.approx((2 / 9, 1 / 9) * 3)


# --- Kniffeliger ---------------------------------------------------------------------------------------

USUAL = {
    **{"ones": 2, "twos": 5, "threes": 8, "fours": 12, "fives": 15, "sixes": 19},
    **{"three": 21, "four": 13, "house": 22, "small": 29, "large": 32, "kniffeliger": 16, "chance": 22},
}
ALL, UPPER = sum(USUAL.values()), sum(list(USUAL.values())[:6])


def two(difference: float, open_boxes: int) -> tuple[float, float]:
    """The shares of two players of whom the first may hope for this much more."""
    spread = 6 + 5 * open_boxes**0.5
    share = 1 / (1 + 5 ** -(difference / spread))
    return share, 1 - share


def test_what_a_box_usually_brings() -> None:
    assert {name: usual_points(1 << box) for box, name in enumerate(BOXES)} == USUAL
    assert usual_points((1 << len(BOXES)) - 1) == ALL


def test_points_made_count_in_full_and_open_boxes_as_usual() -> None:
    assert sheets(sheets=("ones 3", "")).match.standing() == pytest.approx(two(3 - USUAL["ones"], 25))
    assert sheets(sheets=("large 0", "sixes 24")).match.standing() == pytest.approx(two(-32 - (24 - 19), 24))


def test_a_bonus_in_hand_is_worth_eight_points() -> None:
    assert sheets(bonuses={"ann": "steal"}).match.standing() == pytest.approx(two(8, 26))


def test_the_upper_bonus_is_hoped_for_the_more_the_nearer_it_is() -> None:
    standing = sheets(sheets=("ones 0", ""), upper_bonus=True).match.standing()
    hoped = [35 * (points / 63) ** 4 for points in (UPPER - USUAL["ones"], UPPER)]
    assert standing == pytest.approx(two(hoped[0] - hoped[1] - USUAL["ones"], 25))

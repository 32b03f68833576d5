"""What house players of Kniffeliger keep in tables: what sheets will bring, and how duels with tricks end."""

from __future__ import annotations

import pytest

from engine import house
from engine.chance import QuickChance
from engine.games.kniffeliger.facts import BOXES, PRESETS, KniffeligerOptions
from engine.games.kniffeliger.house_duel import LEADS, STAGES, Duel, beginning, boxes_apart, known, nearest_boxes
from engine.games.kniffeliger.house_duel_table import SHARES
from engine.games.kniffeliger.house_making import SheetValues, closest, solved_duel
from engine.games.kniffeliger.house_numbers import fine_numbers, fine_text, share_numbers, share_text
from engine.games.kniffeliger.house_sheets import later, variance
from engine.games.kniffeliger.house_win import hope_of
from engine.games.kniffeliger.rules import Kniffeliger
from tests.engine.games.kniffeliger.scene import Scene, position
from tests.engine.games.kniffeliger.test_house import sheet

KNIFFEL, TRICKS = PRESETS["kniffel"], PRESETS["kniffeliger"]


def chosen(scene: Scene) -> str:
    """What `strong` does for Ann."""
    return house.choose(Kniffeliger, scene.match.view(0), 0, "strong", QuickChance(1))


def boxes(names: str) -> int:
    return sum(1 << BOXES.index(name) for name in names.split())


# --- Numbers in a text ---


def test_numbers_come_back_from_text_almost_as_they_were() -> None:
    numbers = [0.0, -3.5, 2.25, 100.0, -99.0, 0.01]
    assert fine_numbers(fine_text(numbers), 100.0) == pytest.approx(numbers, abs=0.03)
    shares = [0.0, 1.0, 0.5, 0.123]
    assert share_numbers(share_text(shares)) == pytest.approx(shares, abs=0.001)


def test_a_matrix_that_is_a_sum_of_two_products_is_found() -> None:
    matrix = [[3.0 * row + 2.0 * column * column for column in range(5)] for row in range(6)]
    rows, columns = closest(matrix, 2)
    for row, wanted in zip(rows, matrix, strict=True):
        found = [sum(a * b for a, b in zip(row, column, strict=True)) for column in columns]
        assert found == pytest.approx(wanted, abs=0.01)


def test_the_largest_direction_of_a_matrix_is_found_first() -> None:
    """One product is the closest to a matrix if nothing of the rest lies in its direction."""
    matrix = [[5.0, 1.0, 0.0], [1.0, -4.0, 2.0], [0.0, 2.0, 1.0]]
    rows, columns = closest(matrix, 1)
    rest = [
        [wanted - row[0] * column[0] for wanted, column in zip(line, columns, strict=True)]
        for line, row in zip(matrix, rows, strict=True)
    ]
    left = sum(one * one for line in rest for one in line)
    largest = max(abs(root) for root in (5.122, -4.793, 1.67))
    assert left == pytest.approx(sum(one * one for line in matrix for one in line) - largest**2, abs=0.1)


# --- Sheets ---


@pytest.mark.req("PL-26")
@pytest.mark.parametrize("threes", [9, 12])
def test_a_full_sheet_brings_what_it_counts(threes: int) -> None:
    upper = f"ones 3, twos 6, threes {threes}, fours 12, fives 15, sixes 18"
    scene = position(sheets=(sheet(upper), sheet(upper)), dirty_tricks=False, upper_bonus=True)
    assert hope_of(scene.match, 1).points == pytest.approx(scene.match.sheets[1].total, abs=0.5)


@pytest.mark.req("PL-26")
@pytest.mark.parametrize(
    ("open_boxes", "upper", "options"),
    [
        ("fives sixes", 33, KNIFFEL),
        ("sixes chance", 51, KNIFFEL),
        ("large chance", 0, TRICKS),
        ("ones four kniffeliger", 0, TRICKS),
    ],
)
def test_what_is_kept_of_sheets_is_close_to_what_is_exact(
    open_boxes: str, upper: int, options: KniffeligerOptions
) -> None:
    exact = SheetValues(bonus=options.upper_bonus, fives=options.further_fives)
    exact.solve(boxes(open_boxes))
    points = exact.means[boxes(open_boxes), upper or 63, False]
    assert later(boxes(open_boxes), upper, False, options) == pytest.approx(points, abs=2)


def test_an_empty_sheet_promises_what_is_known_of_the_best_play() -> None:
    everything = boxes(" ".join(BOXES))
    assert later(everything, 0, False, KNIFFEL) == pytest.approx(254.1, abs=1)
    assert variance(everything, 0, False, KNIFFEL) ** 0.5 == pytest.approx(58.7, abs=3)


# --- Duels ---


def test_what_is_kept_of_duels_is_their_solution() -> None:
    solution = solved_duel()
    for duel in (Duel(1, 0, 1, 1), Duel(1, 1, 1, 0), Duel(2, 2, 0, 1, 1, 0), Duel(2, 1, 0, 0, 1, 1)):
        for lead in LEADS:
            assert known(duel, lead) == pytest.approx(solution(duel, lead), abs=0.003)
            assert known(duel, lead) == pytest.approx(beginning(known, duel, lead), abs=0.01)


def test_all_duels_that_are_told_apart_are_kept() -> None:
    pairs = [pair for stage in STAGES for pair in boxes_apart(stage)]
    assert len(share_numbers(SHARES)) == len(pairs) * 10 * 8 * len(LEADS)
    for ours in range(1, 14):
        for theirs in range(14):
            assert nearest_boxes(ours, theirs) in pairs


def test_a_swap_more_at_the_end_is_worth_more_than_any_lead() -> None:
    assert known(Duel(1, 0, 1, 0), -100.0) > 0.95 > 0.05 > known(Duel(1, 0, 1, 1), -100.0)


# --- What follows ---


def test_the_last_open_box_of_another_is_crossed_out_so_that_no_trick_answers() -> None:
    # Bob would take the better sheet in his last turn; without an open box he has none.
    sheets = (sheet("sixes 30, large 40", open_boxes="chance"), sheet("sixes 12", open_boxes="ones"))
    scene = position(sheets=sheets, bonuses={"ann": "crossout", "bob": "exchange"})
    assert chosen(scene) == "crossout 1 ones"


def test_a_crossout_is_kept_for_the_end() -> None:
    scene = position(sheets=("", ""), bonuses={"ann": "crossout"})
    assert chosen(scene) == "roll"


def test_a_swap_waits_until_the_last_dice_have_been_seen() -> None:
    # Three more than Bob has are likely with chance; only if they do not come is his sheet worth a swap.
    sheets = (sheet("sixes 30", open_boxes="chance"), sheet("sixes 30, chance 18"))
    scene = position((1, 1, 1, 1, 2), sheets=sheets, bonuses={"ann": "exchange"})
    assert chosen(scene) == "roll"
    scene.play("ann roll").match.rolls = 3
    assert chosen(scene) == "exchange 1"

"""Rule 8 with the option joker: a further five equal dice fill any lower box with its fixed points."""

from __future__ import annotations

import pytest

from engine.chance import QuickChance
from engine.dice import dice_of
from engine.games.kniffeliger.facts import BOXES, KniffeligerOptions, Sheet
from engine.games.kniffeliger.house import judge
from engine.games.kniffeliger.rules import Kniffeliger, worth_on

FIVE_FOURS = (4, 4, 4, 4, 4)


def rolled(faces: tuple[int, ...], fifty: int | None, *, joker: bool = True, **filled: int) -> Kniffeliger:
    """A match in which the seat on turn has rolled these dice three times, and has this in its kniffeliger box."""
    options = KniffeligerOptions(dirty_tricks=False, joker=joker)
    match = Kniffeliger(options, 2, QuickChance(1))
    entries = [filled.get(box) for box in BOXES]
    entries[BOXES.index("kniffeliger")] = fifty
    seat = match.turn
    match.sheets = [Sheet(tuple(entries)) if one == seat else sheet for one, sheet in enumerate(match.sheets)]
    match.open = [
        sum(1 << box for box, points in enumerate(sheet.entries) if points is None) for sheet in match.sheets
    ]
    match.dice, match.rolls = dice_of(faces), 3
    return match


def entered(match: Kniffeliger) -> dict[str, int]:
    """What may be entered, and what it counts."""
    entries = match.sheets[match.turn].entries
    boxes = [action.code.split()[1] for action in match.legal(match.turn) if action.code.startswith("enter ")]
    return {box: worth_on(BOXES.index(box), match.view(None).dice, entries, match.options) for box in boxes}


@pytest.mark.req("KN-16")
@pytest.mark.parametrize(
    ("faces", "fifty", "joker", "straights"),
    [
        pytest.param(FIVE_FOURS, 50, True, {"small": 30, "large": 40}, id="a further five"),
        pytest.param(FIVE_FOURS, 0, True, {}, id="crossed out does not count"),
        pytest.param(FIVE_FOURS, None, True, {}, id="the first five"),
        pytest.param((4, 4, 4, 4, 5), 50, True, {}, id="four equal dice"),
        pytest.param(FIVE_FOURS, 50, False, {}, id="without the option"),
    ],
)
def test_where_five_equal_dice_count(
    faces: tuple[int, ...], fifty: int | None, joker: bool, straights: dict[str, int]
) -> None:
    match = rolled(faces, fifty, joker=joker)
    found = entered(match)
    assert {box: points for box, points in found.items() if box in ("small", "large")} == straights
    assert found.get("house") == (25 if faces == FIVE_FOURS else None)


@pytest.mark.req("KN-16")
def test_a_joker_is_entered_and_the_clock_finds_it() -> None:
    match = rolled(FIVE_FOURS, 50)
    seat = match.turn
    assert match.default(seat).code == "enter large"
    match.act(seat, "enter large")
    assert match.sheets[seat].entries[BOXES.index("large")] == 40


def test_the_clock_takes_no_joker_for_fewer_points_than_the_dice_bring_elsewhere() -> None:
    match = rolled((6, 6, 6, 6, 6), 50, small=30, large=40)
    assert match.default(match.turn).code == "enter sixes"


@pytest.mark.req("KN-15", "KN-16")
def test_of_boxes_that_count_the_same_the_clock_takes_the_topmost_also_for_a_joker() -> None:
    match = rolled((6, 6, 6, 6, 6), 50, sixes=30, three=30, four=30, large=40)
    found = entered(match)
    assert (found["small"], found["chance"]) == (30, 30)
    assert match.default(match.turn).code == "enter small"


@pytest.mark.req("PL-26")
@pytest.mark.parametrize("level", ["easy", "normal", "strong"])
def test_house_players_know_their_jokers(level: str) -> None:
    filled = {box: 0 for box in BOXES if box not in ("large", "kniffeliger")}
    match = rolled(FIVE_FOURS, 50, joker=True, **filled)
    assert judge(match, match.turn, level, QuickChance(1)).code == "enter large"
    match = rolled(FIVE_FOURS, 50, joker=False, **filled)
    assert judge(match, match.turn, level, QuickChance(1)).code == "cross large"

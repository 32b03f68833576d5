"""How strong plays Kniffeliger with two or more rivals: the rest of the match is played out in a simple form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import house
from engine.chance import QuickChance
from engine.dice import dice_of
from engine.games.kniffeliger import house_many
from engine.games.kniffeliger.facts import BOXES
from engine.games.kniffeliger.house_duel import STEAL
from engine.games.kniffeliger.house_many import Race, best_of, curve_of, share_of
from engine.games.kniffeliger.house_win import race_of
from engine.games.kniffeliger.rules import Kniffeliger
from tests.engine.games.kniffeliger.scene import Scene, position

NOTHING = (0, 0, 0, 0)


def race(turn: int = 0, **told: tuple[float, ...]) -> Race:
    """Four who have the same but for what is told."""
    usual: dict[str, tuple[float, ...]] = {
        **{"hopes": (200.0,) * 4, "boxes": (3,) * 4, "steps": (13.6,) * 4},
        **dict.fromkeys(("exchanges", "shifts", "crossouts", "steals", "skips"), NOTHING),
    }
    return Race(turn, **(usual | told))  # type: ignore[arg-type]  # counts are whole numbers


def chosen(scene: Scene, effort: float = 1.0) -> str:
    """What a strong house player does for Ann."""
    return house.choose(Kniffeliger, scene.match.view(0), 0, "strong", QuickChance(1), effort=effort)


def sheet(filled: str, *, open_boxes: str = "") -> str:
    """A sheet with these points, these open boxes, and 0 everywhere else."""
    points = dict(entry.split() for entry in filled.split(", "))
    return ", ".join(f"{box} {points.get(box, 0)}" for box in BOXES if box not in open_boxes.split())


@pytest.fixture
def sly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Rivals all of whom keep their bonuses for what decides."""
    monkeypatch.setattr(house_many, "HONEST", 0)
    house_many._playout.cache_clear()
    yield
    house_many._playout.cache_clear()


@pytest.mark.usefixtures("sly")
def test_somebody_wins_and_most_often_who_has_the_last_turn() -> None:
    shares = [share_of(race(boxes=(9,) * 4), seat) for seat in range(4)]
    assert sum(shares) == pytest.approx(1.0)
    assert max(shares) == shares[3] < 0.5


def test_the_same_position_is_always_worth_the_same() -> None:
    assert share_of(race(), 2) == share_of(race(), 2)


@pytest.mark.usefixtures("sly")
def test_turns_in_which_nothing_is_decided_may_be_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def ends() -> list[list[float]]:
        random = Random(1)
        return [
            house_many._played_out(house_many._Run(some_race(random)), number % 4, 0, number, number % 2 == 0)
            for number in range(300)
        ]

    added_up = ends()
    monkeypatch.setattr(house_many, "min", lambda *_, **__: 0, raising=False)  # as if somebody had one box left
    assert added_up == [pytest.approx(one) for one in ends()]


def some_race(random: Random) -> Race:
    """Any position with open boxes."""

    def four(most: int) -> tuple[int, ...]:
        return tuple(random.randint(0, most) for _ in range(4))

    hopes = tuple(random.uniform(150.0, 250.0) for _ in range(4))
    boxes = tuple(random.randint(1, len(BOXES)) for _ in range(4))
    steps = tuple(random.uniform(5.0, 25.0) for _ in range(4))
    return Race(0, hopes, boxes, steps, *(four(2) for _ in range(5)))


@pytest.mark.usefixtures("sly")
def test_of_many_positions_the_best_is_found_with_fewer_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    races = [race(hopes=(190.0 + points, 200.0, 200.0, 200.0)) for points in (0, 3, 1, 50, 2, 5, 4, 9)]
    played: Counter[Race] = Counter()
    won = house_many._won

    def counting(of: Race, seat: int, numbers: range, is_rolling: bool = False) -> float:
        played[of] += len(numbers)
        return won(of, seat, numbers, is_rolling)

    monkeypatch.setattr(house_many, "_won", counting)
    best = best_of(races, 0)
    usual = played[races[3]]
    assert sum(played.values()) == 4 * usual < len(races) * usual
    assert best == (3, share_of(races[3], 0))


def test_whoever_is_behind_catches_up_more_often_by_boxes_that_bring_much_or_nothing() -> None:
    def behind(box: str) -> Race:
        scene = position(sheets=(sheet("sixes 10", open_boxes=box), *[sheet("sixes 30", open_boxes="ones")] * 3))
        return race_of(scene.match)._replace(hopes=(195.0, 200.0, 200.0, 200.0))

    assert behind("large").steps[0] > behind("sixes").steps[0]
    assert share_of(behind("large"), 0) > share_of(behind("sixes"), 0) + 0.05


@pytest.mark.parametrize("held", ["exchanges", "crossouts", "steals"])
def test_whoever_holds_a_bonus_wins_more_often(held: str) -> None:
    assert share_of(race(0, **{held: (0, 1, 0, 0)}), 1) > share_of(race(), 1) + 0.01


@pytest.mark.usefixtures("sly")
def test_a_steal_takes_from_the_best_what_it_gives() -> None:
    """Half of a theft goes to the thief, and the best of the others loses as much: with more than a whole theft
    between the two the thief stays behind, with less the thief wins."""
    end = race(boxes=(0, 0, 1, 0), turn=2, steals=(0, 0, 1, 0), hopes=(100.0, 300.0, 300.0 - STEAL - 1, 100.0))
    assert share_of(end, 2) == 0.0 and share_of(end, 1) == 1.0
    closer = end._replace(hopes=(100.0, 300.0, 300.0 - STEAL + 1, 100.0))
    assert share_of(closer, 2) == 1.0 and share_of(closer, 1) == 0.0


@pytest.mark.usefixtures("sly")
def test_the_last_who_can_swap_wins_whatever_others_have() -> None:
    end = race(boxes=(0, 0, 1, 0), turn=2, hopes=(260.0, 250.0, 150.0, 200.0), exchanges=(1, 1, 1, 1))
    # The sheet that Cat leaves has an open box: who gets it has a turn, and may hold something to answer with.
    assert share_of(end._replace(exchanges=(0, 1, 1, 1)), 2) == 1.0
    assert share_of(end, 2) < 0.1


@pytest.mark.parametrize("boxes", [2, 9])
def test_more_points_are_worth_more(boxes: int) -> None:
    curve = curve_of(race(boxes=(boxes,) * 4), 0)
    assert curve(150.0) < curve(190.0) < curve(210.0) < curve(250.0)


def test_in_the_last_turn_the_best_of_all_sheets_is_taken() -> None:
    sheets = (
        sheet("sixes 30", open_boxes="ones"),
        *(sheet("large 40"), sheet("large 40, sixes 24, house 25"), sheet("large 40, small 30")),
    )
    assert chosen(position(sheets=sheets, bonuses={"ann": "exchange"})) == "exchange 2"


def test_who_leads_and_could_answer_is_crossed_out() -> None:
    sheets = (
        sheet("sixes 30, large 40, small 30", open_boxes="chance"),
        sheet("sixes 12", open_boxes="ones"),
        *(sheet("large 40"), sheet("small 30")),
    )
    scene = position(sheets=sheets, bonuses={"ann": "crossout", "bob": "exchange"})
    assert chosen(scene) == "crossout 1 ones"


def test_a_swap_is_kept_while_there_are_turns_to_come() -> None:
    scene = position(sheets=("ones 2", "sixes 24, large 40", "ones 3", "twos 4"), bonuses={"ann": "exchange"})
    assert chosen(scene) == "roll"


def test_the_best_sheet_is_not_given_away_for_fear_of_those_who_may_leave_it_alone() -> None:
    """Bob, Cat and Dan hold what they could take it with, but nobody knows whether they will."""
    sheets = (
        "ones 2, twos 6, threes 6, fours 8, fives 5, "
        "three 19, four 0, small 30, large 40, kniffeliger 50, chance 20",
        "ones 0, twos 2, threes 9, fours 8, fives 10, sixes 6, three 23, house 25, small 30, large 40, chance 17",
        "ones 3, twos 8, threes 0, fours 8, fives 10, sixes 18, "
        "three 10, four 21, house 25, small 30, kniffeliger 0, chance 19",
        "ones 0, twos 8, threes 3, fours 16, fives 10, sixes 18, "
        "three 19, four 29, house 25, small 30, large 0, chance 15",
    )
    held = {
        "ann": "shift shift shift exchange freeze steal",
        **{"bob": "choice exchange", "cat": "choice steal freeze choice", "dan": "shift"},
    }
    scene = position(sheets=sheets, bonuses=held)
    assert max(range(4), key=lambda seat: scene.scores[seat]) == 0
    assert chosen(scene).split()[0] not in ("exchange", "shift")


@pytest.mark.req("PL-26")
@pytest.mark.parametrize("has_rolled", [False, True])
@pytest.mark.parametrize("open_boxes", ["ones", "ones twos threes fours fives"])
def test_where_many_wait_less_is_played_out(
    monkeypatch: pytest.MonkeyPatch, has_rolled: bool, open_boxes: str
) -> None:
    """Before the roll bonuses are compared, and after it boxes, by a curve late in a match."""
    played = 0
    played_out = house_many._played_out

    def counting(*given: Any) -> list[float]:
        nonlocal played
        played += 1
        return played_out(*given)

    monkeypatch.setattr(house_many, "_played_out", counting)
    counts = []
    for effort in (1.0, 0.5, 0.001):
        curve_of.cache_clear()
        played = 0
        scene = position(sheets=(sheet("sixes 30", open_boxes=open_boxes),) * 4, bonuses={"ann": "steal exchange"})
        if has_rolled:
            scene.match.dice, scene.match.rolls = dice_of((1, 1, 2, 4, 6)), 1
        chosen(scene, effort)
        counts.append(played)
    usual, half, least = counts
    assert half == pytest.approx(usual / 2, rel=0.01)
    assert 0 < least < usual / 5

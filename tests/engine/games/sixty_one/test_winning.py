"""Rules 16 to 24: reaching the target, another deal, and the punishment banks. With the source's example 8."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.cards import BIT, card
from engine.chance import QuickChance
from engine.games.sixty_one.facts import DealEnded, SixtyOneOptions
from engine.games.sixty_one.rules import SixtyOne, bank_of, has_two_behind, step_left
from engine.games.sixty_one.tables import SECOND_SEAT
from tests.engine.games.sixty_one.scene import Scene, deal

HEARTS = ["3H", "AH", "4H", "5H", "6H", "QH"]  # P2 has the ace: 13 points for team B


def last_trick(score: tuple[int, int], points: tuple[int, int] = (0, 0), **options: Any) -> Scene:
    """The last trick of a deal: P2 has the ace of hearts and takes 13 points."""
    scene = deal(HEARTS, without="H", **options)
    match = scene.match
    match.hands = [BIT[card(name)] for name in HEARTS]
    match.pile = []
    match.score, match.points = list(score), list(points)
    match._decisions = None
    return scene


# Reaching the target.


@pytest.mark.req("SO-8")
@pytest.mark.parametrize(
    ("score", "target", "is_over"),
    [
        pytest.param((0, 48), 61, True, id="61 exactly"),
        pytest.param((0, 47), 61, False, id="60 is not enough"),
        pytest.param((60, 50), 61, True, id="who gets there first"),
        pytest.param((0, 48), 121, False, id="not with a higher target"),
        pytest.param((0, 108), 121, True, id="121"),
    ],
)
def test_a_team_that_reaches_the_target_wins_at_once(score: tuple[int, int], target: int, is_over: bool) -> None:
    scene = deal(HEARTS, without="H", target=target)
    scene.match.score = list(score)
    scene.trick(" ".join(HEARTS))
    outcome = scene.match.outcome()
    assert (outcome is not None and outcome.winners == (1, 3, 5)) == is_over
    assert (scene.match.asked == ()) == is_over


@pytest.mark.req("SO-8", "SO-7")
def test_waiting_points_that_reach_the_target_win_and_are_paid_for_first() -> None:
    scene = deal(HEARTS, without="H", carried={"dealer": 5, "banks": [0, 0]})
    scene.match.score, scene.match.waiting, scene.match.ties = [0, 30], 18, 1
    scene.trick(" ".join(HEARTS))
    assert scene.score == (0, 61)
    assert scene.submitted == [("B", "T", "tie"), ("B", "T", "tie"), ("A", "TTTT", "match")]


@pytest.mark.req("SO-8")
@pytest.mark.parametrize(
    ("before", "after"),
    [pytest.param((60, 47), (60, 60), id="60 to 60"), pytest.param((40, 20), (40, 33), id="points are waiting")],
)
def test_without_a_winner_there_is_another_deal_and_scores_go_on(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    scene = last_trick(before).trick(" ".join(HEARTS))
    assert (scene.match.deal, scene.match.dealer, scene.leader) == (2, 0, "P2")
    assert (scene.score, scene.match.points, scene.view(None).held) == (after, [0, 0], (3,) * 6)
    assert scene.match.last_deal is not None


def test_stopping_makes_the_team_ahead_win_and_punishes_nobody() -> None:
    scene = deal(HEARTS, without="H").trick(" ".join(HEARTS))
    scene.match.stop()
    outcome = scene.match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, scene.match.carry()["banks"]) == ((1, 3, 5), "stopped", [0, 0])


def test_stopping_level_is_a_draw() -> None:
    scene = deal(HEARTS, without="H")
    scene.match.stop()
    outcome = scene.match.outcome()
    assert outcome is not None and outcome.winners == ()
    assert scene.match.standing() == pytest.approx((1 / 6,) * 6)


# Punishment.


def rematches(lost: int, **options: Any) -> list[Scene]:
    """Matches that team A loses, each a rematch of the one before."""
    scenes: list[Scene] = []
    carried: Any = {"dealer": 5, "banks": [0, 0]}
    for _ in range(lost):
        scene = deal(HEARTS, without="H", target=13, carried=carried, **options)
        first = scene.match.leader
        scene.trick(" ".join((HEARTS * 2)[first : first + 6]))
        scenes.append(scene)
        carried = json.loads(json.dumps(scene.match.carry()))
    return scenes


@pytest.mark.req("SO-14", "SO-9", "SO-10")
def test_example_8_four_lost_matches_and_the_two_brings_everything_back() -> None:
    scenes = rematches(5)
    assert [scene.submitted for scene in scenes] == [
        [("A", "TTTT", "match")],
        [("A", "9999", "match")],
        [("A", "8888", "match")],
        [("A", "2", "match")],
        [("A", "TTTT", "match")],
    ]
    banks = [scene.view(None).banks for scene in scenes]
    assert [(bank_of(ours), bank_of(theirs)) for ours, theirs in banks] == [
        *(("TTTT", ""), ("TTTT9999", ""), ("TTTT99998888", ""), ("", ""), ("TTTT", "")),
    ]
    assert [has_two_behind(ours) for ours, _ in banks] == [False, False, False, True, False]
    assert [has_two_behind(theirs) for _, theirs in banks] == [False] * 5


@pytest.mark.req("SO-10")
def test_the_two_lies_behind_the_second_seat_of_each_team() -> None:
    assert [[seat for seat in range(6) if seat % 2 == team][1] for team in (0, 1)] == list(SECOND_SEAT)


@pytest.mark.req("SO-9", "SO-3")
def test_banks_and_the_deal_go_on_in_a_rematch() -> None:
    scenes = rematches(3)
    assert [scene.match.dealer for scene in scenes] == [5, 0, 1]
    again = SixtyOne(SixtyOneOptions(), 6, QuickChance(1), carried=scenes[-1].match.carry())
    assert (again.view(None).banks, again.dealer) == ((12, 0), 2)


@pytest.mark.req("SO-9")
@pytest.mark.parametrize(
    ("place", "count"),
    [(0, 4), (1, 3), (2, 2), (3, 1), (4, 4), (6, 2), (8, 4), (11, 1), (12, 1), (13, 4)],
)
def test_a_loss_submits_what_is_left_of_the_rank(place: int, count: int) -> None:
    assert step_left(place) == count


@pytest.mark.req("SO-9", "SO-7")
@pytest.mark.parametrize(
    ("place", "ranks", "after"),
    [
        pytest.param(0, ["T", "T"], 2, id="two tens"),
        pytest.param(3, ["T", "9"], 5, id="across a rank"),
        pytest.param(11, ["8", "2"], 13, id="the two last: everything is back"),
        pytest.param(12, ["2", "T"], 1, id="the two first: back at once, then a ten"),
        pytest.param(13, ["T", "T"], 2, id="after the two"),
    ],
)
def test_a_tie_submits_two_cards_one_by_one(place: int, ranks: list[str], after: int) -> None:
    scene = deal(HEARTS, without="H", carried={"dealer": 5, "banks": [0, place]})
    scene.match.ties = 1
    scene.trick(" ".join(HEARTS))
    assert scene.submitted == [("B", rank, "tie") for rank in ranks]
    assert scene.view(None).banks == (0, after)


@pytest.mark.req("SO-9")
@pytest.mark.parametrize(
    ("points", "submitted"),
    [
        pytest.param((60, 47), [], id="equal points punish nobody"),
        pytest.param((70, 20), [("B", "TTTT", "round")], id="team B has fewer"),
        pytest.param((20, 70), [("A", "TTTT", "round")], id="team A has fewer"),
    ],
)
def test_a_round_punishes_fewer_points_in_the_deal(
    points: tuple[int, int], submitted: list[tuple[str, str, str]]
) -> None:
    scene = last_trick((100, 100), points, target=500, punish_at="round").trick(" ".join(HEARTS))
    assert (scene.match.deal, scene.submitted) == (2, submitted)


@pytest.mark.req("SO-9")
def test_with_the_match_as_the_measure_deals_punish_nobody() -> None:
    scene = last_trick((100, 100), (70, 20), target=500).trick(" ".join(HEARTS))
    assert (scene.match.deal, scene.submitted) == (2, [])


@pytest.mark.req("SO-9")
@pytest.mark.parametrize(
    ("points", "submitted"),
    [
        pytest.param((20, 30), [("A", "TTTT", "round")], id="the loser had fewer"),
        pytest.param((50, 30), [("B", "TTTT", "round")], id="the winner had fewer in this deal"),
    ],
)
def test_the_final_deal_counts_as_a_round_and_punishes_once(
    points: tuple[int, int], submitted: list[tuple[str, str, str]]
) -> None:
    scene = last_trick((80, 90), points, target=103, punish_at="round").trick(" ".join(HEARTS))
    assert scene.match.outcome() is not None
    assert scene.submitted == submitted


@pytest.mark.req("SO-9", "SO-8")
def test_what_is_told_at_the_end_of_every_deal_adds_up() -> None:
    for seed in range(20):
        options = SixtyOneOptions(decks=1 + seed % 2, target=300, punish_at="round")
        match = SixtyOne(options, 6, QuickChance(seed))
        ended: list[DealEnded] = []
        while match.asked:
            events = match.act(match.asked[0], match.default(match.asked[0]).code)
            ended += [event.fact for event in events if isinstance(event.fact, DealEnded)]
        total = [sum(one.points[team] for one in ended) for team in (0, 1)]
        assert total == match.score
        assert [one.deal for one in ended] == list(range(1, len(ended) + 1))
        if options.decks == 1:
            assert all(sum(one.points) == 120 for one in ended[:-1])

"""Rules 1 to 4: the cards and the deal."""

from __future__ import annotations

from math import comb

import pytest

from engine.cards import NAME, cards, names
from engine.chance import SeededChance
from engine.contract import EVERYONE
from engine.facts import Dealt, HandDealt
from engine.games.santase.facts import PRESETS
from engine.games.santase.rules import Santase
from engine.games.santase.tables import CARD_WORTH, LOWER, LOWER_PLAYS, PACK, UPPER, UPPER_PLAYS
from tests.engine.games.santase.scene import deal

ANN, BOB = "9C TC JC QC KC AC", "9D TD JD QD KD AD"


@pytest.mark.req("SA-2")
def test_the_pack_is_nine_to_ace_and_counts_120_points() -> None:
    assert sorted(NAME[one] for one in PACK) == sorted(rank + suit for rank in "9TJQKA" for suit in "CDHS")
    assert sum(CARD_WORTH[one] for one in PACK) == 120


@pytest.mark.req("SA-2")
@pytest.mark.parametrize(("rank", "points"), [("A", 11), ("T", 10), ("K", 4), ("Q", 3), ("J", 2), ("9", 0)])
def test_a_card_counts(rank: str, points: int) -> None:
    assert [CARD_WORTH[one] for one in cards(f"{rank}C {rank}D {rank}H {rank}S")] == [points] * 4


def test_plays_are_looked_up_by_halves_of_a_hand_and_for_nothing_else() -> None:
    for half, plays in ((LOWER, LOWER_PLAYS), (UPPER, UPPER_PLAYS)):
        assert all(held & ~half == 0 for held in plays)
        assert len(plays) == sum(comb(12, count) for count in range(7)), "two suits of six cards, six at most"


@pytest.mark.req("SA-3")
def test_three_cards_each_then_the_turned_card_then_three_more() -> None:
    # The shuffled pack from the top: three to Ann, three to Bob, the turned card, three to Ann, three to Bob.
    scene = deal("9C TC JC QC KC AC", "9D TD JD QD KD AD", "9H", talon="AS TS")
    assert scene.hand("ann") == "9C TC JC QC KC AC"
    assert scene.hand("bob") == "9D TD JD QD KD AD"
    view = scene.view(None)
    assert (NAME[view.turned], view.trump, view.talon) == ("9H", 2, 12)


@pytest.mark.req("SA-3")
def test_the_turned_card_is_drawn_last() -> None:
    talon = "9S TS JS QS KS AS TH JH QH KH AH"
    scene = deal(ANN, BOB, "9H", talon=talon, preset="three")
    drawn = []
    while scene.match.talon:
        leader, answerer = scene.match.leader, 1 - scene.match.leader
        scene.match.act(leader, scene.match.default(leader).code)
        events = scene.match.act(answerer, scene.match.default(answerer).code)
        drawn += [NAME[event.fact.card] for event in events if type(event.fact).__name__ == "Drew"]
    assert drawn == [*talon.split(), "9H"]


@pytest.mark.req("SA-3")
def test_the_first_dealer_is_random_and_the_other_player_leads() -> None:
    dealers = set()
    for seed in range(20):
        match = Santase(PRESETS["one"], 2, SeededChance(bytes([seed]) * 32))
        dealers.add(match.dealer)
        assert match.asked == (1 - match.dealer,)
    assert dealers == {0, 1}


@pytest.mark.req("SA-3")
@pytest.mark.parametrize(
    ("declares", "loser"),
    [
        pytest.param(66, "bob", id="a right declaration: the other player loses and deals"),
        pytest.param(65, "ann", id="a wrong declaration: who declared loses and deals"),
    ],
)
def test_the_loser_deals_and_the_winner_leads(declares: int, loser: str) -> None:
    scene = deal(ANN, BOB, "9H").play("ann play AC", "bob play 9D")
    scene.match.points[0] = declares
    scene.play("ann declare")
    assert scene.match.deal == 2
    assert scene.match.dealer == ("ann", "bob").index(loser)
    assert scene.on_turn == [{"ann": "bob", "bob": "ann"}[loser]]


@pytest.mark.req("SA-3", "SA-14")
def test_everyone_hears_the_turned_card_and_each_player_only_the_own_hand() -> None:
    opening = deal(ANN, BOB, "9H").match.opening
    assert [(type(event.fact), event.audience) for event in opening] == [
        (Dealt, EVERYONE),
        (HandDealt, (0,)),
        (HandDealt, (1,)),
    ]
    assert names(opening[1].fact.cards) == "9C TC JC QC KC AC"

"""Rules 1 to 6 and 26: the players, the cards, the deal, the options, and what the clock plays."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cards import RANK, SUIT, names
from engine.chance import QuickChance, SeededChance
from engine.contract import BadOption
from engine.games.sixty_one.facts import PRESETS, SixtyOneOptions
from engine.games.sixty_one.rules import SixtyOne
from engine.games.sixty_one.tables import CARD_WORTH, PACKS
from tests.engine.games.sixty_one.scene import SIX, deal


@pytest.mark.req("SO-1")
def test_six_seats_in_two_teams_that_sit_alternately() -> None:
    info = SixtyOne.info
    assert info.seat_counts == (6,)
    assert [info.side(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]


@pytest.mark.req("SO-1", "SO-8")
def test_a_win_is_the_whole_teams() -> None:
    scene = deal(["3H", "AH", "4H", "5H", "6H", "QH"], without="H", target=13).trick("3H AH 4H 5H 6H QH")
    outcome = scene.match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1, 3, 5), (0, 13, 0, 13, 0, 13), "won")
    assert scene.match.standing() == pytest.approx((0, 1 / 3) * 3)


@pytest.mark.req("SO-2")
@pytest.mark.parametrize(("decks", "cards", "points"), [(1, 36, 120), (2, 72, 240)])
def test_nine_ranks_in_four_suits(decks: int, cards: int, points: int) -> None:
    pack = PACKS[decks]
    assert (len(set(pack)), sum(CARD_WORTH[one] for one in pack)) == (cards, points)
    assert set(Counter((RANK[one], SUIT[one]) for one in pack).values()) == {decks}
    assert {RANK[one] for one in pack} == set("AKQJ76543")


@pytest.mark.req("SO-2")
@pytest.mark.parametrize(
    ("rank", "points"), [("A", 11), ("7", 10), ("K", 4), ("J", 3), ("Q", 2), ("6", 0), ("3", 0)]
)
def test_what_the_cards_count(rank: str, points: int) -> None:
    assert {CARD_WORTH[one] for one in PACKS[2] if RANK[one] == rank} == {points}


@pytest.mark.req("SO-3")
def test_three_cards_each_from_the_dealers_left_and_a_turned_card() -> None:
    hands = ["AC KC QC", "AD KD QD", "AH KH QH", "AS KS QS", "JC JD JH", "3C 3D 3H"]
    scene = deal(hands, turned="7D", dealer="P4")
    view = scene.view(None)
    assert [scene.hand(player) for player in SIX] == [
        *("QC KC AC", "QD KD AD", "QH KH AH", "QS KS AS", "JC JD JH", "3C 3D 3H"),
    ]
    assert (names([view.turned]), view.trump, view.pile, view.held) == ("7D", 1, 18, (3,) * 6)
    assert (view.dealer, scene.leader, view.asked) == (3, "P5", (4,))


@pytest.mark.req("SO-3", "SO-6")
@pytest.mark.parametrize(("preset", "tricks"), [("classic", 6), ("double", 12)])
def test_the_turned_card_is_drawn_last_and_all_cards_are_played(preset: str, tricks: int) -> None:
    for seed in range(10):
        options = SixtyOneOptions(decks=PRESETS[preset].decks, target=500)
        match = SixtyOne(options, 6, QuickChance(seed))
        turned = match.view(None).turned
        while match.view(None).pile:
            before = match.view(None)
            match.act(match.asked[0], match.default(match.asked[0]).code)
        after = match.view(None)
        assert before.pile == 6
        first = after.tricks[-1].winner if after.tricks[-1].winner is not None else after.leader
        assert after.turned_holder == (first - 1) % 6
        assert turned in match.view(after.turned_holder).hand
        while match.deal == 1:
            last = [*match.tricks]
            match.act(match.asked[0], match.default(match.asked[0]).code)
        assert len(last) == tricks - 1
        assert match.last_deal is not None


@pytest.mark.req("SO-3")
def test_the_first_dealer_is_random_and_the_deal_goes_to_the_left() -> None:
    options = SixtyOneOptions(target=500)
    assert {SixtyOne(options, 6, QuickChance(seed)).dealer for seed in range(60)} == set(range(6))
    match = SixtyOne(options, 6, QuickChance(1))
    dealers = [match.dealer]
    while match.asked:
        deal_before = match.deal
        match.act(match.asked[0], match.default(match.asked[0]).code)
        if match.deal != deal_before:
            dealers.append(match.dealer)
    assert dealers == [(dealers[0] + count) % 6 for count in range(len(dealers))]
    again = SixtyOne(options, 6, QuickChance(2), carried=match.carry())
    assert again.dealer == (dealers[-1] + 1) % 6
    assert again.leader == (dealers[-1] + 2) % 6


@pytest.mark.req("SO-12")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_seed_and_the_moves_give_the_same_match(preset: str) -> None:
    told = []
    for _ in range(2):
        match = SixtyOne(PRESETS[preset], 6, SeededChance(bytes(32)))
        picks = QuickChance(1)
        events = [*match.opening]
        while match.asked:
            legal = match.legal(match.asked[0])
            events += match.act(match.asked[0], legal[picks.below(len(legal))].code)
        told.append((events, match.outcome(), match.view(None)))
    assert told[0] == told[1]


@pytest.mark.req("SO-15")
@pytest.mark.parametrize(
    ("hand", "led", "seven_high", "default"),
    [
        pytest.param("KH 4C 5S", None, False, "4C", id="the lowest rank"),
        pytest.param("4C 4D 4H", None, False, "4D", id="among equals diamonds first"),
        pytest.param("4C 4S 4H", None, False, "4S", id="then spades"),
        pytest.param("4C 4H KD", None, False, "4H", id="then hearts, clubs last"),
        pytest.param("3C KH AH", "5H", False, "KH", id="the lowest that is allowed"),
        pytest.param("AC 7D JH", None, False, "7D", id="the seven below the jack"),
        pytest.param("AC 7D KH", None, True, "KH", id="the seven above the king"),
    ],
)
def test_the_clock_plays_the_lowest_card(hand: str, led: str | None, seven_high: bool, default: str) -> None:
    if led is None:
        scene = deal([hand, "", "", "", "", ""], seven_high=seven_high)
        assert scene.match.default(0).code == f"play {default}"
    else:
        scene = deal([led, hand, "", "", "", ""], seven_high=seven_high).play(f"P1 {led}")
        assert scene.match.default(1).code == f"play {default}"


@pytest.mark.req("SO-7", "SO-8")
def test_two_packs_are_played_to_121_unless_the_table_says_otherwise() -> None:
    assert SixtyOneOptions().target == 61
    assert PRESETS["double"] == SixtyOneOptions().changed("decks", "2") == SixtyOneOptions(decks=2, target=121)
    assert PRESETS["double"].changed("decks", "1") == PRESETS["classic"]
    assert SixtyOneOptions().changed("target", "100").changed("decks", "2").target == 100
    own = SixtyOneOptions(decks=2, target=61)
    assert own.changed("seven_high", "on").target == 61
    for values in (own.as_dict(), dict(reversed(own.as_dict().items()))):
        assert SixtyOneOptions.from_dict(values) == own
    with pytest.raises(BadOption):
        own.changed("target", "501")

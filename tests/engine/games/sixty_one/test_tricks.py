"""Rules 7 to 15: following suit, who wins, who leads, drawing, and ties. With the source's examples 1 to 7."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import BIT
from engine.contract import IllegalAction
from engine.games.sixty_one.facts import TrickTied
from tests.engine.games.sixty_one.scene import SIX, Scene, deal, number

# The source's examples of one trick; example 3 is the first trick of a deal, led by P4, and counts the seven.


@pytest.mark.req("SO-14", "SO-4")
@pytest.mark.parametrize(
    ("cards", "dealer", "without", "winner", "score"),
    [
        pytest.param("QH 7H AH 6H KH 5H", "P6", "H", "P3", (27, 0), id="1: no trumps"),
        pytest.param("KD JD AD 4S QD 5D", "P6", "D", "P4", (0, 20), id="2: a trump over the led suit"),
        pytest.param("6C 3C JS 7S 5C 4S", "P3", "C", "P6", (0, 13), id="3: the highest of several trumps"),
        pytest.param("3D 4D 6D 5D 7D QD", "P6", "D", "P6", (0, 12), id="7: cards without points"),
    ],
)
def test_the_examples_of_one_trick(
    cards: str, dealer: str, without: str, winner: str, score: tuple[int, int]
) -> None:
    first = (SIX.index(dealer) + 1) % 6
    played = cards.split()
    hands = [played[(seat - first) % 6] for seat in range(6)]
    scene = deal(hands, dealer=dealer, without=without).trick(cards)
    assert (scene.winners, scene.score) == ([winner], score)
    assert scene.leader == winner


# Following suit.


@pytest.mark.req("SO-4")
@pytest.mark.parametrize(
    ("hand", "free_follow", "may"),
    [
        pytest.param("3H AH 4S", False, "3H AH", id="must follow"),
        pytest.param("3C AD 4S", False, "3C 4S AD", id="cannot follow: anything"),
        pytest.param("3H AH 4S", True, "3H 4S AH", id="free follow: anything"),
    ],
)
def test_following_suit(hand: str, free_follow: bool, may: str) -> None:
    scene = deal(["KH", hand, "", "", "", ""], free_follow=free_follow)
    assert scene.may("P2") == ""
    scene.play("P1 KH")
    assert scene.may("P2") == may


@pytest.mark.req("SO-4")
def test_a_card_that_does_not_follow_is_refused() -> None:
    scene = deal(["KH", "3H AH 4S", "", "", "", ""]).play("P1 KH")
    with pytest.raises(IllegalAction):
        scene.play("P2 4S")


@pytest.mark.req("SO-4")
@pytest.mark.parametrize(
    ("seven_high", "winner"), [pytest.param(False, "P2", id="off"), pytest.param(True, "P3", id="on")]
)
def test_the_seven_next_to_the_ace(seven_high: bool, winner: str) -> None:
    scene = deal(["QH", "KH", "7H", "3H", "4H", "5H"], without="H", seven_high=seven_high)
    assert scene.trick("QH KH 7H 3H 4H 5H").winners == [winner]


# The lead: hearts, then clubs, then diamonds, each suit with one card in each hand.


def three_suits(hearts: str, clubs: str, diamonds: str, **options: Any) -> Scene:
    """Each player with one card of three suits, written from P1 to P6."""
    hands = [" ".join(held) for held in zip(hearts.split(), clubs.split(), diamonds.split(), strict=True)]
    return deal(hands, **options)


@pytest.mark.req("SO-5", "SO-14")
def test_example_5_the_lead_does_not_move_within_the_winning_team() -> None:
    scene = three_suits("3H 4H KH 5H 6H QH", "3C 4C KC 5C AC 6C", "3D 4D 5D 6D JD QD", target=500)
    scene.trick("3H 4H KH 5H 6H QH")
    assert (scene.winners[-1], scene.leader) == ("P3", "P3")
    scene.trick("KC 5C AC 6C 3C 4C")
    assert (scene.winners[-1], scene.leader) == ("P5", "P3")
    scene.trick("5D 6D JD QD 3D 4D")
    assert (scene.winners[-1], scene.leader) == ("P6", "P6")


@pytest.mark.req("SO-5", "SO-14")
def test_example_6_the_lead_goes_to_the_winner_when_the_team_changes() -> None:
    scene = three_suits("KH 4H 3H 5H 6H QH", "3C 4C 6C AC 5C KC", "3D QD JD 4D 5D 6D", target=500)
    scene.trick("KH 4H 3H 5H 6H QH")
    assert (scene.winners[-1], scene.leader) == ("P1", "P1")
    scene.trick("3C 4C 6C AC 5C KC")
    assert (scene.winners[-1], scene.leader) == ("P4", "P4")
    scene.trick("4D 5D 6D 3D QD JD")
    assert (scene.winners[-1], scene.leader) == ("P2", "P4")


@pytest.mark.req("SO-5")
def test_the_first_trick_of_a_deal_counts_as_a_change() -> None:
    scene = three_suits("3H 4H KH 5H 6H QH", "3C 4C KC 5C AC 6C", "3D 4D 5D 6D JD QD", target=500)
    while scene.match.deal == 1:
        scene.by_default()
    assert scene.match.winning_team is None
    assert scene.match.leader == (scene.match.dealer + 1) % 6


# Drawing.


@pytest.mark.req("SO-6")
def test_the_winner_draws_first_then_clockwise() -> None:
    pile = "AC AD KC KD QC QD"
    scene = deal(["3H", "4H", "KH", "5H", "6H", "QH"], pile=pile, without="H")
    before = {player: set(scene.hand(player).split()) for player in SIX}
    scene.trick("3H 4H KH 5H 6H QH")
    drawn = {player: set(scene.hand(player).split()) - before[player] for player in SIX}
    assert [drawn[player] for player in ("P3", "P4", "P5", "P6", "P1", "P2")] == [{one} for one in pile.split()]
    assert scene.view(None).pile == 12


@pytest.mark.req("SO-6", "SO-5")
def test_the_winner_draws_first_even_where_another_leads() -> None:
    scene = three_suits("3H 4H KH 5H 6H QH", "3C 4C KC 5C AC 6C", "3D 4D 5D 6D JD QD", target=500)
    scene.trick("3H 4H KH 5H 6H QH")
    next_drawn = scene.match.pile[-1]
    scene.trick("KC 5C AC 6C 3C 4C")
    assert scene.leader == "P3"
    assert next_drawn in scene.view("P5").hand


@pytest.mark.req("SO-6")
def test_without_a_pile_hands_get_smaller() -> None:
    scene = deal([""] * 6, target=500)
    held = []
    for _ in range(5):
        scene.by_default(6)
        held.append(scene.view(None).held)
    assert held == [(3,) * 6, (3,) * 6, (3,) * 6, (2,) * 6, (1,) * 6]


# Ties.

TIED = "AH AH KH 5H 4H 3H"


def tied(**options: Any) -> Scene:
    """Example 4: the ace of hearts from both teams, then clubs, of which P2 has the best."""
    hands = ["AH QC", "AH' AC", "KH JC", "5H 3C", "4H 4C", "3H 5C"]
    return deal(hands, without="HC", decks=2, target=121, **options).trick(TIED)


@pytest.mark.req("SO-7", "SO-14")
def test_example_4_a_tie_waits_and_the_next_winner_collects_and_is_punished() -> None:
    scene = tied()
    assert (scene.winners, scene.score, scene.view(None).waiting) == ([None], (0, 0), 26)
    assert [event.fact for event in scene.events if isinstance(event.fact, TrickTied)] == [TrickTied(38, 26, 26)]
    scene.trick("QC AC JC 3C 4C 5C")
    assert (scene.winners[-1], scene.score) == ("P2", (0, 26 + 16))
    assert scene.view(None).waiting == 0
    assert scene.submitted == [("B", "T", "tie"), ("B", "T", "tie")]
    assert scene.view(None).banks == (0, 2)


@pytest.mark.req("SO-7")
def test_after_a_tie_the_same_player_leads_and_draws_first() -> None:
    hands = ["KH", "AH", "AH'", "5H", "4H", "3H"]
    scene = deal(hands, without="H", pile="AC AC' AD AD' KC KD", decks=2, target=121).trick("KH AH AH 5H 4H 3H")
    assert scene.leader == "P1"
    drawn = zip(["AC", "AC", "AD", "AD", "KC", "KD"], SIX, strict=True)
    assert [one in scene.hand(player).split() for one, player in drawn] == [True] * 6


@pytest.mark.req("SO-7", "SO-5")
def test_a_tied_trick_does_not_count_for_the_lead() -> None:
    hands = ["3C AH 5D", "4C AH' 3D", "AC KH 4D", "5C 5H 6D", "6C 4H QD", "7C 3H 7D"]
    scene = deal(hands, decks=2, target=121)
    scene.trick("3C 4C AC 5C 6C 7C")
    assert (scene.winners, scene.leader) == (["P3"], "P3")
    scene.trick("KH 5H 4H 3H AH AH")
    assert (scene.winners[-1], scene.leader) == (None, "P3")
    scene.trick("4D 6D QD 7D 5D 3D")  # P5 wins, and team A has kept winning.
    assert (scene.winners[-1], scene.leader) == ("P5", "P3")


@pytest.mark.req("SO-7")
def test_identical_cards_within_one_team_are_no_tie() -> None:
    hands = ["3H", "4H", "AH", "5H", "AH'", "6H"]
    scene = deal(hands, without="H", decks=2, target=121).trick("3H 4H AH 5H AH 6H")
    assert (scene.winners, scene.score) == (["P3"], (22, 0))


@pytest.mark.req("SO-7")
def test_identical_cards_that_are_not_the_highest_are_no_tie() -> None:
    hands = ["KH", "KH'", "3S", "5H", "4H", "6H"]
    scene = deal(hands, without="HS", turned="4S", decks=2, target=121).trick("KH KH 3S 5H 4H 6H")
    assert (scene.winners, scene.score) == (["P3"], (8, 0))


@pytest.mark.req("SO-7")
def test_ties_in_a_row_add_up_and_cost_two_cards_once() -> None:
    hands = ["AH AC 3D", "AH' AC' AD", "KH 3C 4D", "5H 4C 5D", "4H 5C 6D", "3H 6C QD"]
    scene = deal(hands, decks=2, target=121).trick(TIED)
    scene.trick("AC AC 3C 4C 5C 6C")
    assert (scene.view(None).waiting, scene.view(None).ties) == (48, 2)
    scene.trick("3D AD 4D 5D 6D QD")
    assert (scene.score, scene.view(None).ties) == ((0, 48 + 13), 0)
    assert scene.submitted == [("B", "T", "tie"), ("B", "T", "tie")]


@pytest.mark.req("SO-7")
def test_a_tie_without_points_costs_two_cards_all_the_same() -> None:
    hands = ["6H 3C", "6H' 4C", "5H 5C", "5H' 6C", "4H QC", "3H 6C'"]
    scene = deal(hands, without="HC", decks=2, target=121).trick("6H 6H 5H 5H 4H 3H")
    assert (scene.view(None).waiting, scene.view(None).ties) == (0, 1)
    scene.trick("3C 4C 5C 6C QC 6C")
    assert (scene.score, scene.submitted) == ((2, 0), [("A", "T", "tie"), ("A", "T", "tie")])


@pytest.mark.req("SO-7", "SO-8")
def test_waiting_points_go_on_into_the_next_deal() -> None:
    scene = deal([""] * 6, target=500).by_default(30)
    for step, name in enumerate(["AS", "AS'", "3C", "4C", "5C", "6C"]):
        scene.match.hands[(scene.match.leader + step) % 6] = BIT[number(name)]
    scene.match._decisions = None
    before = scene.score
    scene.trick("AS AS 3C 4C 5C 6C")
    assert (scene.match.deal, scene.view(None).waiting, scene.score) == (2, 22, before)


@pytest.mark.req("SO-7")
def test_the_rule_of_ties_is_there_with_one_pack_too() -> None:
    scene = deal(["AH QC", "6H AC", "KH JC", "5H 3C", "4H 4C", "3H 5C"], without="HC")
    scene.give("P2", "6H", "AH'").trick(TIED)
    assert (scene.winners, scene.view(None).waiting, scene.leader) == ([None], 26, "P1")
    scene.trick("QC AC JC 3C 4C 5C")
    assert (scene.score, scene.submitted) == ((0, 42), [("B", "T", "tie"), ("B", "T", "tie")])


@pytest.mark.req("SO-7")
def test_both_copies_in_one_hand_are_one_choice() -> None:
    scene = deal(["AH AH' KH", "", "", "", "", ""], decks=2, target=121)
    assert (scene.hand("P1"), scene.may("P1")) == ("KH AH AH", "KH AH")
    scene.play("P1 AH")
    assert scene.hand("P1") == "KH AH"

"""Rules 5 to 9: who takes a trick, and how it may be answered."""

from __future__ import annotations

import pytest

from engine.cards import SUITS, card, cards, members, names, pack, set_of
from engine.games.santase.rules import answers
from tests.engine.games.santase.scene import deal, ending


@pytest.mark.req("SA-2", "SA-4")
@pytest.mark.parametrize(
    ("led", "answer", "turned", "winner"),
    [
        pytest.param("TC", "AC", "9H", "bob", id="the ace beats the ten"),
        pytest.param("KC", "TC", "9H", "bob", id="the ten beats the king"),
        pytest.param("TC", "KC", "9H", "ann", id="the king does not beat the ten"),
        pytest.param("QC", "KC", "9H", "bob", id="the king beats the queen"),
        pytest.param("JC", "QC", "9H", "bob", id="the queen beats the jack"),
        pytest.param("9C", "JC", "9H", "bob", id="the jack beats the nine"),
        pytest.param("9C", "AD", "9H", "ann", id="an ace of another suit takes nothing"),
        pytest.param("AC", "JH", "9H", "bob", id="the lowest trump beats another suit's ace"),
        pytest.param("JH", "AC", "9H", "ann", id="an ace does not beat a trump"),
        pytest.param("KH", "TH", "9H", "bob", id="a higher trump beats a trump"),
    ],
)
def test_the_better_card_takes_the_trick(led: str, answer: str, turned: str, winner: str) -> None:
    rest = [one for one in names(pack("9JQKTA")[:12]).split() if one not in (led, answer)]
    ann, bob = " ".join([led, *rest[:5]]), " ".join([answer, *rest[5:10]])
    scene = deal(ann, bob, turned).play(f"ann play {led}", f"bob play {answer}")
    assert scene.on_turn == [winner]


@pytest.mark.req("SA-4")
def test_with_an_open_talon_any_card_may_answer() -> None:
    scene = deal("AC 9H TH JH QH KH", "9C TC 9D TD AS KS", "9S").play("ann play AC")
    assert scene.plays("bob") == "9C TC 9D TD KS AS"


@pytest.mark.req("SA-4", "SA-5")
def test_whoever_answers_is_free_until_the_talon_is_closed_or_gone() -> None:
    scene = deal("AC 9H TH JH QH KH", "9C TC 9D TD AS KS", "9S")
    assert scene.play("ann play AC").match.phase == "answer"
    scene = deal("AC 9H TH JH QH KH", "9C TC 9D TD AS KS", "9S").play("ann play AC", "bob play 9C")
    assert scene.play("ann close", "ann play 9H").match.phase == "follow"


@pytest.mark.req("SA-4")
def test_the_winner_takes_the_points_draws_first_and_leads() -> None:
    scene = deal("TC 9H TH JH QH KH", "AC 9D TD JD QD KD", "9S", talon="AS JS")
    scene.play("ann play TC", "bob play AC")
    assert scene.points == (0, 21)
    assert scene.hand("bob") == "9D TD JD QD KD AS"
    assert scene.hand("ann") == "9H TH JH QH KH JS"
    assert scene.on_turn == ["bob"]


@pytest.mark.req("SA-5")
@pytest.mark.parametrize(
    ("led", "hand", "must_head", "allowed"),
    [
        pytest.param("KC", "9C AC TD JS", False, "9C AC", id="follow suit, high or low"),
        pytest.param("KC", "9D TD 9S AS", False, "9S AS", id="without the suit, trump"),
        pytest.param("KC", "9D TD AH", False, "9D TD AH", id="without suit and trump, any card"),
        pytest.param("KS", "9D TD AH", False, "9D TD AH", id="a trump led, none held: any card"),
        pytest.param("KS", "9S AS AH", False, "9S AS", id="a trump led is followed as well"),
        pytest.param("KC", "9C AC TD JS", True, "AC", id="must head: beat the card if possible"),
        pytest.param("KC", "9C TC AC JS", True, "TC AC", id="must head: any card that beats it"),
        pytest.param("KC", "9C QC JS", True, "9C QC", id="must head: who cannot beat it still follows"),
        pytest.param("AC", "9C QC JS", True, "9C QC", id="must head: a trump is no way round following"),
        pytest.param("KC", "9D 9S AS", True, "9S AS", id="must head: every trump beats the card"),
        pytest.param("JS", "9S QS", True, "QS", id="must head: in trumps too"),
    ],
)
def test_answers_once_the_talon_is_closed_or_empty(led: str, hand: str, must_head: bool, allowed: str) -> None:
    legal = answers(set_of(cards(hand)), card(led), SUITS.index("S"), must_head)
    assert names(members(legal)) == allowed


@pytest.mark.req("SA-5")
def test_following_is_a_duty_when_the_talon_is_empty() -> None:
    scene = ending("AC 9D", "KC AD", "S").play("ann play AC")
    assert scene.plays("bob") == "KC"


@pytest.mark.req("SA-5", "SA-15")
@pytest.mark.parametrize(("preset", "allowed"), [("one", "QC AC"), ("bulgarian", "AC")])
def test_heading_is_a_duty_only_where_the_option_is_on(preset: str, allowed: str) -> None:
    scene = ending("KC 9D 9H", "QC AC JD", "S", preset=preset).play("ann play KC")
    assert scene.plays("bob") == allowed


@pytest.mark.req("SA-5")
def test_the_lead_is_free_when_the_talon_is_empty() -> None:
    assert ending("AC 9D KS", "KC AD QS", "S").plays("ann") == "AC 9D KS"

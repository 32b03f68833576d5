"""What house players know of Thurf: which hands have a game, and how points come home."""

from __future__ import annotations

import pytest

from engine.cards import cards, set_of
from engine.chance import QuickChance
from engine.games.thurf.house import best_suit, habit, is_likely, sensible, strength
from engine.games.thurf.rules import Thurf
from tests.engine.games.thurf.scene import deal


def never() -> float:
    """A player's luck with which nothing unusual is done or doubted."""
    return 0.999


@pytest.mark.parametrize(
    ("hand", "suit", "call"),
    [
        ("JS 9S AH KD", "S", "aata"),
        ("JH 9H TH QC", "H", "aata"),
        ("TS QH KD 9C", "S", "pass"),
    ],
)
def test_high_thurfs_make_a_game(hand: str, suit: str, call: str) -> None:
    held = set_of(cards(hand))
    assert "CDHS"[best_suit(held)] == suit or call == "pass"
    scene = deal({"ann": hand})
    assert habit(scene.match, 0, never).code == call


def test_jack_and_nine_are_worth_most() -> None:
    spades = 3
    ranked = [strength(set_of(cards(f"{rank}S")), spades) for rank in "J9AKTQ"]
    assert ranked == sorted(ranked, reverse=True)


def test_nobody_thinks_of_playing_alone_without_the_cards_for_it() -> None:
    strong, weak = deal({"ann": "JS 9S AS AH"}), deal({"ann": "JS 9H AD KC"})
    codes = [[action.code for action in sensible(scene.match, 0, QuickChance(1))] for scene in (strong, weak)]
    assert ["kotu" in some for some in codes] == [True, False]


@pytest.mark.req("PL-26")
def test_whoever_called_is_believed_to_hold_something_and_whoever_passed_less() -> None:
    scene = deal({"ann": "TS QH KD 9C"}).play("bob aata", "cat pass")
    imagined = [Thurf.imagine(scene.view("ann"), QuickChance(seed)) for seed in range(300)]
    believed = [match for match in imagined if is_likely(match, 0, never)]

    def mean(some: list[Thurf], seat: int) -> float:
        return sum(strength(one.hands[seat], best_suit(one.hands[seat])) for one in some) / len(some)

    assert mean(believed, 1) > mean(imagined, 1) + 0.1
    assert mean(believed, 2) < mean(imagined, 2) - 0.1

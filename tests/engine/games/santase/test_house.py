"""What house players know of Santase: they count, keep quiet without reason, and work out the last tricks."""

from __future__ import annotations

import pytest

from engine import house
from engine.cards import cards, set_of
from engine.chance import QuickChance
from engine.games.santase.house import habit, is_likely, is_open, sensible
from engine.games.santase.rules import Santase
from engine.games.santase.tables import NINE
from engine.house.endgame import Endgame
from tests.engine.games.santase.scene import Scene, deal, ending

LEVELS = ("easy", "normal", "strong")


def never() -> float:
    """A player's luck with which nothing unusual is done or doubted."""
    return 0.999


def chosen(scene: Scene, level: str, seed: int = 1) -> str:
    """What a house player does for whoever is asked."""
    seat = scene.match.asked[0]
    return house.choose(Santase, scene.match.view(seat), seat, level, QuickChance(seed))


@pytest.mark.req("PL-26")
@pytest.mark.parametrize(("points", "is_enough"), [(66, True), (65, False)])
def test_66_is_declared_with_66_points_and_not_before(points: int, is_enough: bool) -> None:
    scene = ending("AC TC 9D", "AD TD KH", "S", points=(points, 20))
    assert "declare" in scene.codes("ann")
    assert (habit(scene.match, 0, never).code == "declare") == is_enough
    thought_about = [action.code for action in sensible(scene.match, 0, QuickChance(1))]
    assert (thought_about == ["declare"]) == ("declare" in thought_about) == is_enough


@pytest.mark.parametrize("level", LEVELS)
def test_the_nine_is_exchanged_at_once(level: str) -> None:
    scene = deal("9S AC TC 9D JD JH", "AD TD KH QH 9C JC", "AS")
    assert chosen(scene, level) == "exchange"


@pytest.mark.req("PL-26")
@pytest.mark.parametrize(
    ("ann", "bob", "points", "code"),
    [
        pytest.param("AS TH", "KS TS", (41, 40), "play TH", id="the ace of trumps is kept for the last trick"),
        pytest.param("TS 9H", "KS AH", (52, 40), "play TS", id="first what is sure"),
        pytest.param("AC KC QC", "9C JC TC", (30, 40), "marry C", id="the marriage first, then nothing can fail"),
    ],
)
def test_what_can_be_worked_out_is_worked_out(ann: str, bob: str, points: tuple[int, int], code: str) -> None:
    match = ending(ann, bob, "S", points=points).match
    assert is_open(match, 0)
    assert Endgame(match, 0, habit, never).best(match).code == code


def test_whoever_led_quietly_holds_no_marriage_and_no_nine_to_exchange() -> None:
    scene = deal("AC TC 9D JD JH 9H", "AD TD KH QH 9C JC", "AS").play("ann play 9D", "bob play AD", "bob play JC")
    match = scene.match
    imagined = [Santase.imagine(scene.view("ann"), QuickChance(seed)) for seed in range(300)]
    believed = [one for one in imagined if is_likely(one, 0, never)]
    pair, nine = set_of(cards("QH KH")), NINE[match.trump]
    assert believed and any(one.hands[1] & nine for one in imagined)
    assert not any(one.hands[1] & nine for one in believed)
    assert any(one.hands[1] & pair == pair for one in imagined)
    assert not any(one.hands[1] & pair == pair for one in believed)


@pytest.mark.parametrize(
    ("led", "answer"),
    [("TH", "AH"), ("TD", "9S"), ("JD", "9C")],
    ids=["an ace takes a ten", "a trump takes a ten", "nobody trumps a jack"],
)
def test_tens_and_aces_are_taken_and_the_rest_is_left(led: str, answer: str) -> None:
    ann = f"{led} QC KD QD AD 9H"
    scene = deal(ann, "AH 9S 9C AC TC JS", "KS").play(f"ann play {led}")
    assert habit(scene.match, 1, never).code == f"play {answer}"

"""Rules 17, 18, 23 and 24: the deals at eleven points, what each player sees, and what the clock plays."""

from __future__ import annotations

import pytest

from engine.cards import BIT, card, cards, names, set_of
from engine.chance import QuickChance
from engine.contract import IllegalAction, NotYourDecision
from engine.games.truco.rules import Truco, kind_of
from engine.games.truco.tables import winning_share
from tests.engine.games.truco.scene import FOUR, NAMES, SIX, TWO, deal


@pytest.mark.req("TR-12", "TR-13")
@pytest.mark.parametrize(
    ("score", "kind", "worth"),
    [((10, 10), "plain", 1), ((11, 10), "onze", 3), ((0, 11), "onze", 3), ((11, 11), "ferro", 1)],
)
def test_what_kind_of_deal_follows_from_the_score(score: tuple[int, int], kind: str, worth: int) -> None:
    scene = deal(FOUR, "KC", score=score)
    assert (kind_of(score), scene.match.kind, scene.match.worth) == (kind, kind, worth)


# Mão de onze.


@pytest.mark.req("TR-12")
@pytest.mark.parametrize(
    ("hands", "score", "team"),
    [(TWO, (11, 4), "ann"), (FOUR, (11, 4), "ann cat"), (FOUR, (4, 11), "bob dan"), (SIX, (11, 4), "ann cat eve")],
)
def test_the_team_with_eleven_is_asked_before_the_first_round(
    hands: str, score: tuple[int, int], team: str
) -> None:
    scene = deal(hands, "KC", score=score)
    assert (scene.on_turn, scene.match.in_window) == (team, " " in team)
    for name in team.split():
        assert scene.codes(name) == ["accept", "refuse"]
        assert scene.default(name) == "accept"


@pytest.mark.req("TR-12")
def test_partners_see_each_others_cards_until_the_first_round_starts() -> None:
    scene = deal(FOUR, "KC", score=(4, 11))
    hands = {NAMES.index(name): names(sorted(cards(scene.hand(name)))) for name in NAMES[:4]}
    for name in ("bob", "dan"):
        assert [names(shown) for shown in scene.view(name).shown] == ["", hands[1], "", hands[3]]
    for name in ("ann", "cat"):
        assert [bool(shown) for shown in scene.view(name).shown] == [name == "ann", False, name == "cat", False]
    assert scene.view(None).shown == ((), (), (), ())
    scene.play("bob accept")
    for seat, name in enumerate(NAMES[:4]):
        assert [bool(shown) for shown in scene.view(name).shown] == [owner == seat for owner in range(4)]


@pytest.mark.req("TR-12")
@pytest.mark.parametrize("name", ["ann", "cat"])
def test_the_first_answer_of_the_team_counts(name: str) -> None:
    scene = deal(FOUR, "KC", score=(11, 4), starter="bob").play(f"{name} accept")
    assert (scene.on_turn, scene.match.in_window, scene.match.worth) == ("bob", False, 3)
    scene = deal(FOUR, "KC", score=(11, 4)).play(f"{name} refuse")
    assert (scene.result, scene.match.score, scene.match.deal) == (("bob", 1, "onze-refused"), (11, 5), 2)
    other = {"ann": "cat", "cat": "ann"}[name]
    scene = deal(FOUR, "KC", score=(11, 4), starter="bob").play(f"{name} accept")
    with pytest.raises(NotYourDecision):
        scene.play(f"{other} refuse")


@pytest.mark.req("TR-12", "TR-13")
@pytest.mark.parametrize("preset", ["paulista", "mesa"])
def test_nobody_calls_at_eleven(preset: str) -> None:
    scene = deal(TWO, "KC", score=(11, 4), preset=preset).play("ann accept")
    assert scene.codes("ann") == ["play 4C", "play 5C", "play 6C"]
    scene.round("4C 5D")
    assert scene.codes("bob") == ["play 4D", "play 6D", "hide 4D", "hide 6D"]
    assert deal(TWO, "KC", score=(11, 11), preset=preset).codes("ann") == ["place 1", "place 2", "place 3"]


@pytest.mark.req("TR-12")
def test_a_mao_de_onze_lost_gives_the_others_three() -> None:
    scene = deal("4C 5C 6C | 7D QD JD", "KC", score=(11, 4)).play("ann accept").round("4C 7D").round("QD 5C")
    assert (scene.result, scene.match.score) == (("bob", 3, "rounds"), (11, 7))


# Mão de ferro.


@pytest.mark.req("TR-13")
def test_nobody_sees_a_card_in_hand_in_a_mao_de_ferro() -> None:
    scene = deal(FOUR, "KC", score=(11, 11))
    for name in (*NAMES[:4], None):
        view = scene.view(name)
        assert view.shown == ((), (), (), ())
        assert view.vira == card("KC")
        assert view.spots == ((1, 2, 3),) * 4


@pytest.mark.req("TR-13")
def test_no_hand_is_told_when_a_mao_de_ferro_is_dealt() -> None:
    scene = deal(TWO, "KC", score=(11, 10)).play("ann refuse")
    assert scene.match.kind == "ferro"
    assert [type(event.fact).__name__ for event in scene.events] == ["OnzeAnswered", "DealEnded", "Dealt"]


@pytest.mark.req("TR-13")
def test_cards_are_turned_up_from_their_spots() -> None:
    scene = deal("4C 7C 6C | QD 5D 6D", "KC", score=(11, 11)).play("ann place 2", "bob place 1")
    assert scene.view(None).rounds[0].cards == (card("7C"), card("QD"))
    assert scene.codes("bob") == ["place 2", "place 3"]
    assert scene.view("ann").spots == ((1, 3), (2, 3))
    with pytest.raises(IllegalAction):
        scene.play("bob place 1")
    with pytest.raises(IllegalAction):
        scene.play("bob hide 5D")


@pytest.mark.req("TR-13")
def test_who_wins_the_mao_de_ferro_wins_the_match() -> None:
    scene = deal("4C 5C 6C | QD JD 6D", "KC", score=(11, 11))
    scene.play("ann place 1", "bob place 1", "bob place 2", "ann place 2")
    outcome = scene.match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, scene.result) == ((1,), (11, 12), ("bob", 1, "rounds"))


@pytest.mark.req("TR-13")
def test_after_three_ties_another_mao_de_ferro_follows() -> None:
    scene = deal(TWO, "KC", score=(11, 11))
    for spot in (1, 2, 3):
        scene.play(f"ann place {spot}", f"bob place {spot}")
    assert (scene.match.deal, scene.match.kind, scene.match.score) == (2, "ferro", (11, 11))


# The clock.


@pytest.mark.req("TR-17")
@pytest.mark.parametrize(
    ("hand", "vira", "lowest"),
    [
        pytest.param("3C 2C 7C", "KC", "7C", id="the lowest rank"),
        pytest.param("QC JC KC", "2C", "QC", id="queen below jack"),
        pytest.param("4C 4H 4S", "KC", "4S", id="spades before hearts and clubs"),
        pytest.param("4C 4H 4D", "KC", "4D", id="diamonds first"),
        pytest.param("4C 4S 3H", "3C", "3H", id="a manilha is not low"),
        pytest.param("4C 4S 4H", "3C", "4S", id="the lowest manilha"),
    ],
)
def test_the_clock_plays_the_lowest_card_face_up(hand: str, vira: str, lowest: str) -> None:
    scene = deal(f"{hand} | 5D 6D 7D", vira)
    assert scene.default("ann") == f"play {lowest}"


@pytest.mark.req("TR-17")
def test_the_clock_neither_hides_nor_calls_and_refuses() -> None:
    scene = deal(TWO, "KC").round("6C 4D")
    assert scene.default("ann") == "play 4C"
    scene.play("ann truco")
    assert scene.default("bob") == "refuse"


@pytest.mark.req("TR-17")
def test_in_a_mao_de_ferro_the_clock_takes_the_first_spot() -> None:
    scene = deal(TWO, "KC", score=(11, 11))
    assert scene.default("ann") == "place 1"
    scene.play("ann place 1", "bob place 3")  # 4C and 6D: Bob leads.
    assert scene.default("bob") == "place 1"
    scene.play("bob place 1")
    assert scene.default("ann") == "place 2"


# What is imagined.


def test_an_imagined_deal_knows_neither_hidden_cards_nor_their_order() -> None:
    view = deal(TWO, "KC", score=(11, 11)).play("ann place 1", "bob place 1").view("ann")
    twins = [Truco.imagine(view, QuickChance(seed)) for seed in range(300)]
    assert {twin.lying[0][0] for twin in twins} == {None}
    for spot in (1, 2):
        lying = {twin.lying[0][spot] for twin in twins}
        assert len(lying) == 37  # all but the vira and the two cards turned up


def test_what_was_played_face_down_is_imagined_elsewhere_each_time() -> None:
    scene = deal(FOUR, "KC").round("6C 4D 4H 4S").play("ann hide 5C")
    hidden = {Truco.imagine(scene.view("bob"), QuickChance(seed)).hidden[0] for seed in range(200)}
    assert len(hidden) > 25
    assert {Truco.imagine(scene.view("ann"), QuickChance(seed)).hidden[0] for seed in range(9)} == {
        BIT[card("5C")]
    }
    own = set_of(cards("5S 6S"))
    assert {Truco.imagine(scene.view("bob"), QuickChance(seed)).hands[1] for seed in range(9)} == {own}


@pytest.mark.parametrize(("ours", "theirs"), [(0, 0), (11, 11), (5, 5)])
def test_level_teams_have_the_same_chance(ours: int, theirs: int) -> None:
    assert winning_share(ours, theirs) == 0.5


def test_more_points_are_a_better_standing() -> None:
    for theirs in range(12):
        shares = [winning_share(ours, theirs) for ours in range(14)]
        assert shares == sorted(shares)
        assert shares[12] == shares[13] == 1.0
        assert [winning_share(ours, theirs) + winning_share(theirs, ours) for ours in range(12)] == pytest.approx(
            [1.0] * 12
        )

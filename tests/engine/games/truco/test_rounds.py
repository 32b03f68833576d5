"""Rules 7 to 10: face-down cards, who wins a round, who leads, and who wins the deal."""

from __future__ import annotations

import pytest

from engine.cards import card
from engine.contract import EVERYONE
from engine.facts import Played
from engine.games.truco.rules import deal_winner
from tests.engine.games.truco.scene import FOUR, TWO, deal

A, B, T = 0, 1, None


@pytest.mark.req("TR-6")
def test_no_card_is_played_face_down_in_the_first_round() -> None:
    scene = deal(TWO, "KC")
    assert scene.codes("ann") == ["play 4C", "play 5C", "play 6C", "truco"]
    scene.play("ann play 4C")
    assert scene.codes("bob") == ["play 4D", "play 5D", "play 6D", "truco"]


@pytest.mark.req("TR-6")
def test_from_the_second_round_every_card_may_be_played_face_down() -> None:
    scene = deal(TWO, "KC").round("4C 5D")
    assert scene.codes("bob") == ["play 4D", "play 6D", "hide 4D", "hide 6D", "truco"]
    scene.round("-6D 6C")
    assert scene.codes("ann") == ["play 5C", "hide 5C", "truco"]


@pytest.mark.req("TR-6")
def test_a_face_down_card_cannot_win() -> None:
    scene = deal("3C 5C 6C | 4D 5D 6D", "KC").round("6C 6D").round("-3C 4D")
    assert scene.ended.rounds[1].winner == 1
    assert scene.result == ("bob", 1, "rounds")


@pytest.mark.req("TR-6")
def test_a_face_down_card_is_shown_to_nobody_else() -> None:
    scene = deal(FOUR, "KC").round("6C 4D 4H 4S").play("ann hide 5C")
    told = scene.events[-1]
    assert (told.audience, told.fact) == (EVERYONE, Played(0, None))
    assert scene.view("ann").hidden == (card("5C"),)
    for name in ("bob", "cat", "dan", None):
        view = scene.view(name)
        assert (view.on_table, view.hidden) == ((None,), ())
        assert card("5C") not in {one for shown in view.shown for one in shown}


@pytest.mark.req("TR-6")
def test_face_down_cards_stay_unknown_when_the_deal_and_the_match_end() -> None:
    scene = deal("3C 5C 6C | 4D 5D 6D", "KC", score=(11, 3)).play("ann accept")
    scene.round("3C 4D").round("-5C 5D").round("-6D 6C")
    assert scene.match.outcome() is not None
    for name in ("ann", "bob", None):
        last = scene.view(name).rounds[1:]
        assert [one.cards for one in last] == [(None, card("5D")), (None, card("6C"))]
        assert scene.ended.rounds[1:] == last
    assert [scene.view(name).hidden for name in ("ann", "bob", None)] == [(card("5C"),), (card("6D"),), ()]


# Who wins a round and leads the next: hands of four with the vira K, so aces are the manilhas. Played by Ann,
# Dan, Cat and Bob; Ann and Cat are partners.


@pytest.mark.req("TR-7", "TR-8")
@pytest.mark.parametrize(
    ("played", "winner", "leader"),
    [
        pytest.param("4C 5D 6H 7S", "bob", "bob", id="the highest card wins"),
        pytest.param("3C 2D 2H 2S", "ann", "ann", id="a three beats twos"),
        pytest.param("3C AD 2H 2S", "bob", "dan", id="a manilha beats a three"),
        pytest.param("AD AS AH AC", "bob", "bob", id="clubs is the highest manilha"),
        pytest.param("AH AS 3H 3S", "ann", "ann", id="hearts beats spades"),
        pytest.param("AD AS 3H 3S", "bob", "dan", id="spades beats diamonds"),
        pytest.param("3C 3D 2H 2S", "tie", "ann", id="equal across the teams, the first leads"),
        pytest.param("2C 3D 3H 2S", "tie", "dan", id="equal later in the round"),
        pytest.param("2C 2D 3H 3S", "tie", "cat", id="equal at the end of the round"),
        pytest.param("3C 3D 3H 2S", "tie", "ann", id="two partners and an opponent"),
    ],
)
def test_who_wins_a_round_and_leads_the_next(played: str, winner: str, leader: str) -> None:
    rest = iter(["5C", "7C", "QC", "JC", "QD", "JD", "7H", "5H"])
    hands = " | ".join(f"{one} {next(rest)} {next(rest)}" for one in played.split())
    scene = deal(hands, "KC").round(played)
    assert (scene.won, scene.on_turn) == ([winner], leader)


@pytest.mark.req("TR-7")
@pytest.mark.parametrize(("pick", "leader"), [(0, "ann"), (1, "cat")])
def test_partners_with_the_same_highest_card_leave_the_lead_to_chance(pick: int, leader: str) -> None:
    scene = deal("3C 5C 6C | 4D 5D 6D | 3H 5H 6H | 4S 5S 6S", "KC", later=(pick,)).round("3C 4D 3H 4S")
    assert (scene.won, scene.on_turn) == (["ann"], leader)


@pytest.mark.req("TR-8")
def test_a_round_without_a_card_face_up_is_tied_and_the_same_player_leads() -> None:
    scene = deal(TWO, "KC").round("4C 4D").round("-5C -5D")
    assert (scene.won, scene.on_turn) == (["tie", "tie"], "ann")
    scene = deal(FOUR, "KC").round("6C 4D 6H 6S")  # Ann was the first of the tied.
    assert (scene.won, scene.on_turn) == (["tie"], "ann")
    scene.round("-5C -5D -5H -5S")
    assert (scene.won, scene.on_turn) == (["tie", "tie"], "ann")


@pytest.mark.req("TR-4", "TR-9")
@pytest.mark.parametrize(
    ("rounds", "winner"),
    [
        pytest.param((A,), None, id="one round decides nothing"),
        pytest.param((T,), None, id="nor does a tie"),
        pytest.param((A, A), A, id="two rounds"),
        pytest.param((A, B), None, id="one each"),
        pytest.param((A, B, A), A, id="first and third"),
        pytest.param((A, B, B), B, id="second and third"),
        pytest.param((T, A), A, id="first tied, second won"),
        pytest.param((T, T), None, id="two ties"),
        pytest.param((T, T, B), B, id="first and second tied, third won"),
        pytest.param((B, T), B, id="second tied"),
        pytest.param((A, B, T), A, id="third tied, the first decides"),
        pytest.param((B, A, T), B, id="third tied, the other way round"),
        pytest.param((T, T, T), None, id="three ties"),
    ],
)
def test_who_wins_the_deal(rounds: tuple[int | None, ...], winner: int | None) -> None:
    assert deal_winner(rounds) == winner


@pytest.mark.req("TR-4")
def test_a_deal_ends_with_the_second_round_won() -> None:
    scene = deal("3C 2C 6C | 4D 5D 6D", "KC").round("3C 4D").round("2C 5D")
    assert (scene.result, scene.match.score, scene.match.deal) == (("ann", 1, "rounds"), (1, 0), 2)


@pytest.mark.req("TR-9")
def test_after_three_ties_nobody_scores_and_the_next_deal_begins() -> None:
    scene = deal(TWO, "KC").round("4C 4D").round("5C 5D").round("6C 6D")
    assert (scene.result, scene.match.score) == ((None, 0, "tied"), (0, 0))
    assert (scene.match.deal, scene.on_turn) == (2, "bob")

"""Rules 1 to 6 and 19: the table, the cards, the vira, and who begins."""

from __future__ import annotations

import pytest

from engine.cards import NAME, RANK, card, cards, names
from engine.chance import QuickChance, ScriptedChance
from engine.games.truco.facts import PRESETS, Dealt, TrucoOptions
from engine.games.truco.rules import Truco
from engine.games.truco.tables import LOWEST_FIRST, MANILHA, PACK, STRENGTH
from tests.engine.games.truco.scene import FOUR, NAMES, SIX, TWO, deal


@pytest.mark.req("TR-1")
@pytest.mark.parametrize(
    ("hands", "order"),
    [(TWO, "ann bob"), (FOUR, "ann dan cat bob"), (SIX, "ann fay eve dan cat bob")],
    ids=["two", "four", "six"],
)
def test_play_goes_counter_clockwise_and_the_teams_alternate(hands: str, order: str) -> None:
    scene = deal(hands, "KC")
    seen = []
    for _ in range(scene.match.seats):
        seen.append(scene.on_turn)
        scene.play(f"{scene.on_turn} {scene.default(scene.on_turn)}")
    assert " ".join(seen) == order
    assert [Truco.info.side(NAMES.index(name)) for name in seen] == [0, 1] * (len(seen) // 2)


@pytest.mark.req("TR-1")
def test_both_teams_start_with_nothing() -> None:
    assert Truco.info.seat_counts == (2, 4, 6)
    assert Truco.info.teams == 2
    assert deal(FOUR, "KC").match.score == (0, 0)


@pytest.mark.req("TR-1")
@pytest.mark.parametrize(
    ("score", "winners", "scores"),
    [((11, 9), (0, 2), (14, 9, 14, 9)), ((9, 11), (1, 3), (9, 14, 9, 14)), ((11, 11), (0, 2), (12, 11, 12, 11))],
    ids=["the first team", "the second team", "both at eleven"],
)
def test_a_team_with_twelve_or_more_wins_the_match(
    score: tuple[int, int], winners: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    strong, weak = "3C 3D 3H", "4D 5D 6D"
    hands = (strong, weak, "4C 5C 6C", "4S 5S 6S") if winners[0] == 0 else (weak, strong, "4C 5C 6C", "4S 5S 6S")
    scene = deal(" | ".join(hands), "KC", score=score)
    while scene.match.asked and scene.match.deal == 1:
        name = scene.on_turn.split()[0]
        scene.play(f"{name} {scene.default(name)}")
    outcome = scene.match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == (winners, scores, "won")
    assert scene.match.standing() == tuple(0.5 if seat in winners else 0.0 for seat in range(4))


@pytest.mark.req("TR-2")
def test_forty_cards_without_eights_nines_and_tens() -> None:
    assert len(PACK) == 40
    assert {RANK[one] for one in PACK} == set("4567QJKA23")


@pytest.mark.req("TR-2")
@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [("4C", "5D"), ("7C", "QD"), ("QC", "JD"), ("JC", "KD"), ("KC", "AD"), ("AC", "2D"), ("2C", "3D")],
)
def test_the_order_of_the_cards(weaker: str, stronger: str) -> None:
    strength = STRENGTH["6"]
    assert strength[card(weaker)] < strength[card(stronger)]
    suits = {strength[card(stronger[0] + suit)] for suit in "CDHS"}
    assert len(suits) == 1


@pytest.mark.req("TR-3")
@pytest.mark.parametrize(
    ("vira", "manilha"),
    [*zip("4567QJKA2", "567QJKA23", strict=True), ("3", "4")],
)
def test_the_manilha_is_the_rank_after_the_vira(vira: str, manilha: str) -> None:
    assert MANILHA["full"][vira] == manilha
    hands = "4C 5C 6C | 4D 5D 6D" if vira not in "456" else "QC JC KC | QD JD KD"
    view = deal(hands, vira + "S").view(None)
    assert view.vira is not None
    assert (NAME[view.vira], view.manilha) == (vira + "S", manilha)


@pytest.mark.req("TR-3")
@pytest.mark.parametrize("manilha", ["4", "7", "A", "3"])
def test_manilhas_beat_everything_and_rank_by_suit(manilha: str) -> None:
    strength = STRENGTH[manilha]
    others = [strength[one] for one in PACK if RANK[one] != manilha]
    order = [strength[card(manilha + suit)] for suit in "DSHC"]
    assert order == sorted(set(order))
    assert order[0] > max(others)


@pytest.mark.req("TR-3")
def test_everybody_gets_three_cards_that_nobody_else_sees() -> None:
    scene = deal(FOUR, "KC")
    assert [scene.hand(name) for name in ("ann", "dan", "cat", "bob")] == [
        names(sorted(cards(hand))) for hand in FOUR.split("|")
    ]
    for seat, name in enumerate(NAMES[:4]):
        shown = scene.view(name).shown
        assert [bool(cards) for cards in shown] == [owner == seat for owner in range(4)]
        assert names(shown[seat]) == scene.hand(name)
    assert scene.view(None).shown == ((), (), (), ())
    heard = [(event.audience, event.fact.seat) for event in scene.match.opening if type(event.fact) is not Dealt]
    assert heard == [((seat,), seat) for seat in range(4)]


@pytest.mark.req("TR-3", "TR-14")
def test_every_deal_is_shuffled_anew_from_the_whole_pack() -> None:
    scene = deal(TWO, "KC", later=(cards("4C 5C 6C 4D 5D 6D KC"),))
    scene.round("4C 5D").round("4D 5C").round("6C 6D")  # Bob, Ann, and a tie: Bob won the first.
    assert (scene.match.deal, scene.hand("bob"), scene.hand("ann")) == (2, "4C 5C 6C", "4D 5D 6D")
    assert scene.view(None).rounds == ()
    assert scene.view(None).on_table == ()


@pytest.mark.req("TR-5")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_chance_names_the_first_player(seats: int) -> None:
    starters = {Truco(TrucoOptions(), seats, QuickChance(seed)).starter for seed in range(80)}
    assert starters == set(range(seats))
    for first in range(seats):
        match = Truco(TrucoOptions(), seats, ScriptedChance(first))
        assert (match.starter, match.asked) == (first, (first,))


@pytest.mark.req("TR-5")
@pytest.mark.parametrize(
    ("hands", "starters"),
    [(TWO, "ann bob ann"), (FOUR, "ann dan cat"), (SIX, "ann fay eve")],
    ids=["two", "four", "six"],
)
def test_each_deal_is_begun_by_the_player_after_the_last_beginner(hands: str, starters: str) -> None:
    scene = deal(hands, "KC")
    begun = [scene.on_turn]
    for _ in range(2):
        scene.play(f"{scene.on_turn} truco")
        scene.play(f"{scene.on_turn} refuse")
        begun.append(scene.on_turn)
    assert " ".join(begun) == starters


@pytest.mark.req("TR-16")
def test_mesa_raises_by_turns_and_answers_as_a_team() -> None:
    assert list(PRESETS) == ["paulista", "mesa", "mineiro"]
    assert PRESETS["paulista"] == TrucoOptions(raise_rights="once", answer_by="next")
    assert PRESETS["mesa"] == TrucoOptions(raise_rights="alternate", answer_by="team")


def test_the_lowest_card_comes_first_and_then_the_suit() -> None:
    assert names(LOWEST_FIRST[:5]) == "4D 4S 4H 4C 5D"

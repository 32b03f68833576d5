"""Rules 1 to 14: table, cards, deal, calls, kotu and stakes."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cards import NAME, SUITS
from engine.chance import ScriptedChance, SeededChance
from engine.contract import EVERYONE, IllegalAction
from engine.facts import HandDealt
from engine.games.thurf.facts import (
    Called,
    Chosen,
    Dealt,
    Named,
    PlayBegan,
    Raised,
    ThrownIn,
    ThurfOptions,
    Withdrew,
)
from engine.games.thurf.rules import CHANGES_MAX, Thurf, first_caller
from engine.games.thurf.tables import PACK
from tests.engine.games.thurf.scene import NAMES, deal, naming

# Table, cards and deal.


@pytest.mark.req("TH-1", "PL-14")
def test_four_six_or_eight_play_in_two_teams() -> None:
    assert Thurf.info.seat_counts == (4, 6, 8)
    assert [Thurf.info.side(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    for seats in (2, 3, 5, 7, 10):
        with pytest.raises(AssertionError):
            Thurf(ThurfOptions(), seats, ScriptedChance())


@pytest.mark.req("PL-13")
def test_everyone_must_be_ready() -> None:
    assert Thurf.info.all_ready


@pytest.mark.req("TH-2")
@pytest.mark.parametrize(("seats", "copies", "count"), [(4, 1, 24), (6, 2, 48), (8, 2, 48)])
def test_ace_to_nine_in_one_or_two_packs(seats: int, copies: int, count: int) -> None:
    names = Counter(NAME[one] for one in PACK[seats])
    assert names == {rank + suit: copies for rank in "AJKQT9" for suit in SUITS}
    assert len(PACK[seats]) == len(set(PACK[seats])) == count


@pytest.mark.req("TH-3")
def test_chance_decides_who_deals_first() -> None:
    matches = [Thurf(ThurfOptions(), 6, SeededChance(bytes([seed] * 32))) for seed in range(60)]
    assert {match.dealer for match in matches} == set(range(6))


@pytest.mark.req("TH-4", "TH-5")
@pytest.mark.parametrize(("seats", "first", "rest"), [(4, 4, 2), (6, 6, 2), (8, 6, 0)])
def test_the_rest_is_dealt_only_when_declaring_is_over(seats: int, first: int, rest: int) -> None:
    scene = deal(seats=seats)
    assert scene.view(None).held == (first,) * seats
    assert scene.view(None).stock == rest * seats
    scene.calls(ann="aata").play("ann suit S", "bob addu", "ann shartu")
    assert scene.view(None).held == (first,) * seats
    scene.play("bob pai-shartu")
    assert scene.view(None).held == (first + rest,) * seats
    assert scene.view(None).stock == 0


@pytest.mark.req("TH-4", "TH-6")
def test_the_cards_go_counter_clockwise_from_the_dealers_right() -> None:
    scene = deal({"ann": "AS KS QS JS", "dan": "AH KH QH JH"}, dealer="ann")
    assert scene.heard(Dealt) == [Dealt(1, 1, 0, (3, 2, 1, 0), 4)]
    assert [fact.seat for fact in scene.heard(HandDealt)] == [3, 2, 1, 0]
    assert (scene.hand("ann"), scene.hand("dan")) == ("JS QS KS AS", "JH QH KH AH")
    scene.calls(ann="aata").play("ann suit S").all("pass")
    assert scene.heard(PlayBegan) == [PlayBegan(0, 2, 3)]
    assert [fact.seat for fact in scene.heard(HandDealt)] == [3, 2, 1, 0] * 2


@pytest.mark.req("TH-40")
def test_everyone_hears_of_the_own_cards_only() -> None:
    scene = deal().calls(ann="aata").play("ann suit S").all("pass")
    dealt = [event for event in scene.events if isinstance(event.fact, HandDealt)]
    assert len(dealt) == 8
    assert all(event.audience == (event.fact.seat,) for event in dealt)
    assert all(event.audience is EVERYONE for event in scene.events if event not in dealt)


# Calling.


@pytest.mark.req("TH-10")
def test_everyone_may_call_in_any_order_and_is_seen_at_once() -> None:
    scene = deal()
    assert [scene.codes(name) for name in NAMES[:4]] == [["aata", "kotu", "pass"]] * 4
    assert scene.match.in_window
    scene.play("cat aata", "ann pass")
    assert scene.on_turn == ["bob", "dan"]
    assert scene.view("dan").answers == ("pass", None, "aata", None)
    assert scene.heard(Called) == [Called(2, "aata"), Called(0, "pass")]


@pytest.mark.req("TH-10")
def test_an_answer_can_be_changed_until_all_have_answered() -> None:
    scene = deal().play("cat aata", "ann pass", "bob pass")
    assert scene.codes("cat") == ["kotu", "pass"]
    assert scene.match.decision(2).default is None  # type: ignore[union-attr]
    scene.play("cat pass", "ann aata", "dan pass")
    assert scene.on_turn == ["ann"]
    assert scene.codes("cat") == []


@pytest.mark.req("TH-10")
def test_nobody_can_hold_a_window_open_for_ever() -> None:
    scene = deal()
    for count in range(CHANGES_MAX + 1):
        scene.play("cat aata" if count % 2 else "cat pass")
    assert scene.codes("cat") == []
    with pytest.raises(IllegalAction):
        scene.play("dan withdraw")


@pytest.mark.req("TH-10", "TH-18")
def test_who_does_not_answer_passes() -> None:
    scene = deal()
    assert [scene.default(name) for name in NAMES[:4]] == ["pass"] * 4


@pytest.mark.req("TH-11")
@pytest.mark.parametrize(
    ("answers", "dealer", "first"),
    [
        ("pass pass aata pass", "ann", "cat"),
        ("aata aata aata aata", "cat", "cat"),
        ("aata aata pass aata", "cat", "dan"),
        ("aata aata pass pass", "cat", "ann"),
        ("aata kotu aata aata", "cat", "bob"),
        ("kotu pass pass kotu", "bob", "dan"),
        ("withdrawn pass aata pass", "ann", "cat"),
        ("pass pass pass pass", "ann", None),
        ("pass aata pass pass aata pass", "cat", "eve"),
    ],
)
def test_kotu_goes_first_and_then_clockwise_from_the_dealer(answers: str, dealer: str, first: str | None) -> None:
    seat = first_caller(answers.split(), NAMES.index(dealer))
    assert (None if seat is None else NAMES[seat]) == first


@pytest.mark.req("TH-12")
def test_the_winner_of_the_arbitration_may_withdraw_and_the_next_is_asked() -> None:
    scene = deal().calls(ann="aata", bob="aata", dan="aata")
    assert scene.on_turn == ["ann"]
    assert scene.codes("ann") == ["suit C", "suit D", "suit H", "suit S", "withdraw"]
    assert (scene.codes("bob"), scene.codes("cat"), scene.codes("dan")) == (["withdraw"], [], ["withdraw"])
    scene.play("bob withdraw")
    assert scene.on_turn == ["ann"]
    scene.play("ann withdraw")
    assert scene.on_turn == ["dan"]
    assert scene.heard(Withdrew) == [Withdrew(1), Withdrew(0)]
    scene.play("dan suit H")
    assert scene.codes("dan") == []


@pytest.mark.req("TH-13", "TH-17")
def test_one_player_declares_and_everyone_sees_the_suit() -> None:
    scene = deal().calls(bob="aata", dan="aata").play("bob suit H")
    view = scene.view(None)
    assert (view.declarer, view.thurf, view.is_kotu) == (1, SUITS.index("H"), False)
    assert scene.heard(Chosen) == [Chosen(1, False, False)]
    assert scene.heard(Named) == [Named(1, SUITS.index("H"), False)]


@pytest.mark.req("TH-14")
def test_cards_are_thrown_in_and_the_dealer_must_declare_on_the_third_deal() -> None:
    scene = deal(dealer="cat")
    scene.all("pass")
    assert scene.heard(ThrownIn) == [ThrownIn(2, 1)]
    assert (scene.match.deal, scene.match.dealer, scene.match.game) == (2, 2, 0)
    scene.calls(bob="aata").play("bob withdraw")
    assert scene.heard(ThrownIn)[1:] == [ThrownIn(2, 2)]
    assert (scene.match.deal, scene.match.dealer) == (3, 2)
    scene.calls(dan="aata", cat="kotu").play("cat withdraw", "dan withdraw")
    assert scene.on_turn == ["cat"]
    assert scene.codes("cat") == ["suit C", "suit D", "suit H", "suit S"]
    assert scene.heard(Chosen)[-1] == Chosen(2, False, True)
    assert scene.match.won == [0, 0]


@pytest.mark.req("TH-14")
def test_on_the_third_deal_a_caller_goes_before_the_dealer() -> None:
    scene = deal().all("pass").all("pass").calls(bob="aata")
    assert scene.on_turn == ["bob"]
    assert "withdraw" in scene.codes("bob")


@pytest.mark.req("TH-18")
@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        ("AS KS 9H 9D", "S"),
        ("9C TC AH KS", "C"),
        ("AS KS JH QH", "H"),
        ("KH QH KD QD", "H"),
        ("KC QC KD QD", "D"),
        ("AS AH AD AC", "S"),
    ],
)
def test_the_clock_names_the_suit_of_most_cards_then_points(hand: str, suit: str) -> None:
    assert naming(hand).default("ann") == f"suit {suit}"


# Kotu and stakes.


@pytest.mark.req("TH-15")
@pytest.mark.parametrize(("seats", "players"), [(4, "dan bob ann"), (6, "fay dan bob ann")])
def test_in_kotu_the_team_mates_sit_out(seats: int, players: str) -> None:
    scene = deal(seats=seats).calls(ann="kotu").play("ann suit S").all("pass")
    assert [NAMES[seat] for seat in scene.match.order] == players.split()
    assert scene.view("cat").held[2] == len(scene.view("cat").hand) > 0


@pytest.mark.req("TH-16", "TH-17")
def test_the_teams_raise_by_turns_up_to_eight() -> None:
    scene = deal().calls(ann="aata").play("ann suit S")
    stakes = []
    for team, call in (("bob dan", "addu"), ("ann cat", "shartu"), ("bob dan", "pai-shartu")):
        assert scene.on_turn == team.split()
        assert scene.match.in_window
        assert scene.codes(scene.on_turn[0]) == [call, "pass"]
        scene.play(f"{scene.on_turn[-1]} {call}")
        stakes.append(scene.view(None).stake)
    assert stakes == [2, 4, 8]
    assert scene.view(None).raised == (3, 2, 3)
    assert scene.heard(Raised)[-1] == Raised(3, "pai-shartu", 8)
    assert scene.on_turn == ["dan"]
    assert not scene.match.in_window


@pytest.mark.req("TH-16")
def test_a_window_closes_when_the_whole_team_has_passed() -> None:
    scene = deal(seats=6).calls(ann="aata").play("ann suit S", "bob pass", "fay addu", "cat pass", "eve pass")
    assert scene.on_turn == ["ann"]
    assert scene.default("ann") == "pass"
    scene.play("ann pass")
    assert (scene.view(None).stake, scene.view(None).phase) == (2, "play")


@pytest.mark.req("TH-16")
def test_the_stake_of_a_kotu_may_be_raised_the_same_way() -> None:
    scene = deal().calls(ann="kotu").play("ann suit S", "bob addu", "cat shartu", "dan pai-shartu")
    assert (scene.view(None).stake, scene.view(None).phase) == (8, "play")

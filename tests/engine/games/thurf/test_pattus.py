"""Rules 15 to 22: who leads, what may be played, who takes a pattu, and what the cards count."""

from __future__ import annotations

import pytest

from engine.cards import NAME, SUITS, cards
from engine.chance import QuickChance
from engine.games.thurf.rules import Thurf
from engine.games.thurf.tables import CARD_POINTS, PACK
from tests.engine.games.thurf.scene import NAMES, copies, deal, position


@pytest.mark.req("TH-20")
def test_the_player_on_the_dealers_right_leads_and_the_winner_leads_next() -> None:
    scene = position({"dan": "9H 9C", "cat": "AH 9D", "bob": "KH TD", "ann": "QH TC"}, "S")
    assert scene.on_turn == ["dan"]
    scene.pattu("9H AH KH")
    assert scene.on_turn == ["ann"]
    scene.pattu("QH")
    assert (scene.winner, scene.on_turn) == ("cat", ["cat"])
    assert [NAMES[seat] for seat in scene.match.order] == ["cat", "bob", "ann", "dan"]


@pytest.mark.req("TH-20")
@pytest.mark.parametrize(
    ("seats", "dealer", "soloist", "leader"),
    [
        (4, "ann", "ann", "dan"),
        (4, "ann", "bob", "cat"),  # Dan is Bob's team-mate.
        (4, "bob", "dan", "ann"),
        (4, "bob", "cat", "dan"),  # Ann is Cat's team-mate.
        (6, "ann", "bob", "eve"),
        (8, "ann", "cat", "hal"),
    ],
)
def test_in_kotu_the_first_who_takes_part_leads(seats: int, dealer: str, soloist: str, leader: str) -> None:
    scene = deal(seats=seats, dealer=dealer).calls(**{soloist: "kotu"}).play(f"{soloist} suit S").all("pass")
    assert scene.on_turn == [leader]


@pytest.mark.req("TH-21")
@pytest.mark.parametrize(
    ("thurf", "played", "winner"),
    [
        ("S", "9S AS JS KS", "bob"),
        ("S", "AS 9S KS QS", "cat"),
        ("S", "TS QS KS AS", "ann"),
        ("S", "QS TS", "dan"),
        ("S", "9H TH JH QH", "ann"),
        ("S", "KH AH QH JH", "cat"),
        ("S", "JH TH 9H 9D", "dan"),
        ("S", "AH TS KH AD", "cat"),
        ("H", "AC KC 9H TH", "bob"),
        ("S", "9D AC AH KC", "dan"),
    ],
)
def test_the_highest_thurf_takes_the_pattu_or_the_highest_of_the_suit_led(
    thurf: str, played: str, winner: str
) -> None:
    names = ["dan", "cat", "bob", "ann"]
    hands = dict(zip(names, (played + " AD KD QD TD").split()[:4], strict=False))
    scene = position(hands, thurf)
    scene.pattu(" ".join(hands.values()))
    assert scene.winner == winner


@pytest.mark.req("TH-22", "TH-23")
@pytest.mark.parametrize(
    ("played", "hand", "may_play"),
    [
        ("", "9H JS 9C", "9C 9H JS"),
        # Thurf (spades) is led.
        ("QS", "TS JS 9H AD", "TS JS"),
        ("JS", "TS 9H AD", "TS"),
        ("QS", "9H AD", "AD 9H"),
        # Another suit is led: that suit or any thurf.
        ("QH", "9H AH TS AD", "9H AH TS"),
        ("QH", "9H AD KC", "9H"),
        ("QH", "TS AD KC", "KC AD TS"),
        ("QH", "AD KC", "KC AD"),
        # A thurf has been played: none lower than it, unless there is nothing else.
        ("QH KS", "9H TS QS AS 9S", "9H AS 9S"),
        ("QH KS", "TS QS AD", "AD"),
        ("QH KS", "TS QS AS AD", "AD AS"),
        ("QH KS", "TS QS", "TS QS"),
        ("QH KS", "TS QS JS", "JS"),
        ("QH KS 9S", "AS JS 9C", "9C JS"),
        ("QH 9S KC", "AS KS 9H", "9H"),
    ],
)
def test_what_may_be_played(played: str, hand: str, may_play: str) -> None:
    names = ["dan", "cat", "bob", "ann"]
    hands = dict(zip(names, [*played.split(), hand], strict=False))
    scene = position(hands, "S", lead="dan")
    scene.pattu(played)
    assert sorted(scene.plays(names[len(played.split())]).split()) == sorted(may_play.split())


@pytest.mark.req("TH-22")
def test_of_two_equal_thurf_cards_the_second_is_not_lower() -> None:
    scene = position({"fay": "QH", "eve": "KS", "dan": "KS QS 9H"}, "S", seats=6)
    scene.pattu("QH KS")
    assert scene.plays("dan") == "9H KS"


def test_two_copies_in_a_hand_are_one_choice() -> None:
    scene = position({"fay": "JS JS 9H"}, "S", seats=6)
    assert sorted(scene.plays("fay").split()) == ["9H", "JS"]
    scene.pattu("JS")
    assert scene.hand("fay") == "9H JS"


@pytest.mark.req("TH-24")
@pytest.mark.parametrize(
    ("declarer", "played", "winner"),
    [
        ("ann", "AH AH KH KH QH QH", "fay"),
        ("ann", "QH KS KS KH TH TH", "eve"),
        ("ann", "TS 9S 9S KS QS TS", "eve"),
        # Both jacks in a thurf pattu: the last one wins if the declarer has none.
        ("ann", "JS 9S JS AS KS QS", "dan"),
        ("ann", "TS JS 9S AS JS QS", "bob"),
        # The declarer has, or had, one of them: the first one wins.
        ("fay", "JS 9S JS AS KS QS", "fay"),
        ("dan", "JS 9S JS AS KS QS", "fay"),
        # Another suit is led: the first one wins.
        ("ann", "QH JS JS KH TH TH", "eve"),
        # One jack alone wins as ever.
        ("ann", "TS JS 9S AS KS QS", "eve"),
    ],
)
def test_of_equal_cards_the_first_wins_but_the_last_jack_where_the_declarer_has_none(
    declarer: str, played: str, winner: str
) -> None:
    hands = dict(zip(["fay", "eve", "dan", "cat", "bob", "ann"], played.split(), strict=True))
    scene = position(hands, "S", seats=6, declarer=declarer)
    scene.pattu(played)
    assert scene.winner == winner


@pytest.mark.req("TH-24")
def test_what_one_has_concluded_of_the_jacks_holds_in_an_imagined_match_too() -> None:
    hands = {"fay": "TS", "eve": "JS", "dan": "9S", "cat": "JS", "bob": "KS", "ann": "QS"}
    scene = position(hands, "S", seats=6)
    scene.match.gone = [one % 52 for one in PACK[6] if one not in copies(" ".join(hands.values()))]
    scene.pattu("TS JS 9S JS")
    twin = Thurf.imagine(scene.view("bob"), QuickChance(1))
    assert (NAMES[twin.ahead], NAME[twin.best]) == ("cat", "JS")


@pytest.mark.req("TH-25")
@pytest.mark.parametrize(
    ("card", "as_thurf", "otherwise"),
    [("AS", 11, 11), ("KS", 3, 3), ("QS", 2, 2), ("JS", 20, 1), ("TS", 10, 10), ("9S", 14, 0)],
)
def test_what_a_card_counts(card: str, as_thurf: int, otherwise: int) -> None:
    (one,) = cards(card)
    assert [CARD_POINTS[SUITS.index(thurf)][one] for thurf in "SHDC"] == [as_thurf, *[otherwise] * 3]


@pytest.mark.req("TH-25")
@pytest.mark.parametrize(("seats", "total"), [(4, 141), (6, 282), (8, 282)])
def test_what_all_cards_count(seats: int, total: int) -> None:
    for thurf in range(4):
        assert sum(CARD_POINTS[thurf][one % 52] for one in PACK[seats]) == total


@pytest.mark.req("TH-18")
@pytest.mark.parametrize(
    ("played", "hand", "lowest"),
    [
        ("", "AS 9H TD", "9H"),
        ("", "9H 9D 9S 9C", "9D"),
        ("", "9H 9C JS", "9H"),
        ("", "TS QS JS", "TS"),
        ("", "9S AS JS", "AS"),
        ("QH", "KH TS AH", "KH"),
        ("QS", "9S AS JS", "AS"),
    ],
)
def test_the_clock_plays_the_lowest_legal_card(played: str, hand: str, lowest: str) -> None:
    hands = dict(zip(["dan", "cat"], [*played.split(), hand], strict=False))
    scene = position(hands, "S", lead="dan")
    scene.pattu(played)
    assert scene.default(scene.on_turn[0]) == f"play {lowest}"

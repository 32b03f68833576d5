"""Rule 25: what each player sees, what can be concluded from it, and the house players who conclude it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from engine import house
from engine.cards import SUIT, cards, members, names
from engine.chance import QuickChance
from engine.contract import EVERYONE
from engine.facts import Drew, HandDealt
from engine.games.sixty_one.facts import PRESETS, SixtyOneOptions, SixtyOneView
from engine.games.sixty_one.inference import what_is_known
from engine.games.sixty_one.rules import SixtyOne
from engine.games.sixty_one.tables import HAND, ONE_PACK
from tests.engine.games.sixty_one.scene import SIX, Scene, deal

HEARTS = ["QH", "7H", "AH", "6H", "KH", "5H"]

# What is shown.


@pytest.mark.req("SO-11")
def test_everyone_sees_trumps_turn_pile_scores_waiting_points_and_banks() -> None:
    scene = deal(HEARTS, without="H", carried={"dealer": 5, "banks": [4, 13]}).trick(" ".join(HEARTS))
    scene.match.waiting, scene.match.ties = 12, 1
    for viewer in (None, *SIX):
        view = scene.view(viewer)
        assert (view.trump, view.asked, view.pile, view.score) == (3, (2,), 12, (27, 0))
        assert (view.waiting, view.ties, view.banks) == (12, 1, (4, 13))
        assert names(view.tricks[0].cards) == " ".join(HEARTS)


@pytest.mark.req("SO-11")
def test_hands_are_secret_also_among_partners() -> None:
    scene = deal(HEARTS, without="H").trick(" ".join(HEARTS))
    assert scene.view(None).hand == ()
    for event in scene.events:
        if isinstance(event.fact, HandDealt | Drew):
            assert event.audience == (event.fact.seat,)
        else:
            assert event.audience is EVERYONE


def test_the_copies_of_a_card_look_the_same() -> None:
    hands = ["QH'", "7H'", "AH", "6H'", "KH", "5H'"]
    scene = deal(hands, without="H", turned="3S'", decks=2, target=121).trick(" ".join(HEARTS))
    for viewer in (None, *SIX):
        view = scene.view(viewer)
        seen = [view.turned, *view.hand, *view.trick, *(one for trick in view.tricks for one in trick.cards)]
        assert max(seen) < 52


def test_of_two_copies_the_turned_one_is_played_first() -> None:
    """Otherwise the other copy, which nobody has seen, would be known by the turned one staying."""
    scene = deal([""] * 6, turned="3S'", decks=2, target=500)
    while scene.match.pile:
        scene.by_default()
    holder = scene.view(None).turned_holder
    assert holder is not None
    scene.match.hands[holder] |= 1 << cards("3S")[0]
    scene.match.asked = (holder,)
    scene.match._suit_to_follow = 0
    scene.match._decisions = None
    scene.match.trick = []
    scene.play(f"{SIX[holder]} 3S")
    assert scene.view(None).turned_holder is None
    assert scene.match.hands[holder] & 1 << cards("3S")[0]


# What can be concluded.


def imagined(view: SixtyOneView, seat: int, tries: int = 60) -> list[set[int]]:
    """The hands that a viewer can imagine with a seat."""
    chance = QuickChance(5)
    return [set(SixtyOne.imagine(view, chance).view(seat).hand) for _ in range(tries)]


def test_who_did_not_follow_has_only_what_was_drawn_since() -> None:
    hands = ["3H 4C 4D", "5C 6C QC", "4H JC JD", "5H KC KD", "6H 3C 3D", "QH QD 6D"]
    scene = deal(hands, pile="AH KH JH 7C 7D AC").play("P1 3H", "P2 5C")
    held = imagined(scene.view("P1"), 1)
    assert all(SUIT[one] != 2 for hand in held for one in hand)
    scene.play("P3 4H", "P4 5H", "P5 6H", "P6 QH")
    for viewer in ("P1", "P5"):
        counts = Counter(sum(SUIT[one] == 2 for one in hand) for hand in imagined(scene.view(viewer), 1, 200))
        assert set(counts) == {0, 1}, "at most the one card drawn since can be a heart"


def test_the_turned_card_is_known_to_be_with_who_drew_it() -> None:
    scene = deal([""] * 6, target=500).by_default(18)
    holder = scene.view(None).turned_holder
    assert holder is not None
    viewer = (holder + 1) % 6
    held = imagined(scene.match.view(viewer), holder)
    assert all(cards("3S")[0] in hand for hand in held)
    assert len({frozenset(hand) for hand in held}) > 10


def deals_that_fit(view: SixtyOneView, seat: int) -> Counter[tuple[int, ...]]:
    """Every way in which the unseen cards can have come to one seat, counted by hand; told by trying them all."""
    seen = {*view.hand, *view.trick, *(one for trick in view.tricks for one in trick.cards), view.turned}
    unseen = [one for one in ONE_PACK if one not in seen]
    played = [trick.cards[(seat - trick.leader) % 6] for trick in view.tricks]
    led = [SUIT[trick.cards[0]] for trick in view.tricks]
    found: Counter[tuple[int, ...]] = Counter()
    for others in permutations(unseen, HAND):
        for got in set(permutations([*played, *others])):
            hand = set(got[:HAND])
            drawn = list(got[HAND:])
            for card_played, suit in zip(played, led, strict=True):
                if card_played not in hand or (
                    SUIT[card_played] != suit and any(SUIT[one] == suit for one in hand)
                ):
                    break
                hand = hand - {card_played} | {drawn.pop(0)}
            else:
                found[tuple(sorted(hand))] += 1
    return found


def test_every_deal_that_fits_is_equally_likely() -> None:
    """Hands of the seat that did not follow come as often as there are deals that lead to them."""
    hands = ["3H 4C 4D", "5C 6C QC", "4H JC JD", "5H KC KD", "6H 3C 3D", "QH QD 6D"]
    scene = deal(hands, pile="AH KH JH 7C 7D AC").trick("3H 5C 4H 5H 6H QH")
    view = scene.view("P1")
    expected = Counter[int]()
    for hand, count in deals_that_fit(view, 1).items():
        expected[sum(SUIT[one] == 2 for one in hand)] += count
    share = expected[1] / expected.total()
    tries = 4000
    found = sum(sum(SUIT[one] == 2 for one in hand) for hand in imagined(view, 1, tries)) / tries
    assert found == pytest.approx(share, abs=5 * (share * (1 - share) / tries) ** 0.5)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_known_always_leaves_what_is_true(preset: str) -> None:
    """However a match goes, nobody rules out the hands that there are."""
    for seed in range(8):
        match = SixtyOne(SixtyOneOptions(decks=PRESETS[preset].decks, target=300), 6, QuickChance(seed))
        picks = QuickChance(seed)
        while match.asked:
            seat = match.asked[0]
            if picks.below(4) == 0:
                known = what_is_known(match.view(seat))
                suits = known.suits
                for index, other in enumerate(known.bound):
                    unknown = [one for one in members(match.hands[other]) if one != match.turned or match.pile]
                    held = [0] * 4
                    for one in unknown:
                        held[known.counted_as[SUIT[one]]] += 1
                    assert tuple(held) in [suited for suited, ways in known.choices(index, suits).ways if ways]
                    suits = tuple(there - gone for there, gone in zip(suits, held, strict=True))
            legal = match.legal(seat)
            match.apply(seat, legal[picks.below(len(legal))])


# The endgame: example 10 of the source, 51 to 30.


def endgame(finals: dict[str, str], trick: str) -> Scene:
    """Team A has 51, team B 30, and two tricks are left; P3 leads, and P2 of team B plays last.

    Everyone follows suit four times: clubs for team B, then diamonds, hearts and spades for team A.
    """
    clubs, diamonds = ["6C", "AC", "7C", "KC", "JC", "QC"], ["3D", "7D", "KD", "QD", "5D", "4D"]
    hearts, spades = ["6H", "5H", "AH", "KH", "JH", "QH"], ["5S", "4S", "QS", "7S", "JS", "6S"]
    first, second = zip(*(finals[player].split() for player in SIX), strict=True)

    def drawn(row: Any, start: int) -> list[str]:
        return [row[(start + step) % 6] for step in range(6)]

    hands = [" ".join(held) for held in zip(clubs, diamonds, hearts, strict=True)]
    pile = [*drawn(spades, 1), *drawn(first, 2), *drawn(second, 2)]
    scene = deal(hands, turned=pile.pop(), pile=" ".join(pile))
    scene.trick(" ".join(clubs))
    scene.trick(" ".join(drawn(diamonds, 1)), " ".join(drawn(hearts, 2)), " ".join(drawn(spades, 2)))
    assert (scene.score, scene.leader) == ((51, 30), "P3")
    return scene.play(
        *(f"{player} {name}" for player, name in zip(["P3", "P4", "P5", "P6", "P1"], trick.split(), strict=True))
    )


REST = {"P1": "4C JD", "P2": "3C AS", "P3": "7H 4H", "P4": "3H AD", "P5": "6D 3S", "P6": "5C KS"}


@pytest.mark.req("SO-13")
@pytest.mark.parametrize(
    ("finals", "trick", "choice"),
    [
        pytest.param({}, "7H 3H 6D 5C 4C", "AS", id="10 points would win: trump with the only trump"),
        pytest.param({}, "4H 3H 6D 5C 4C", "3C", id="nothing in it: keep the ace"),
        pytest.param(
            {"P2": "3S AS", "P5": "6D 3C"}, "7H 3H 6D 5C 4C", "3S", id="a low trump prevents it, too: keep the ace"
        ),
        pytest.param(
            {"P1": "4C AD", "P4": "3H JD"}, "7H 3H 6D 5C AD", "AS", id="32 points in it: take them and finish"
        ),
    ],
)
def test_example_10_the_house_knows_the_endgame(finals: dict[str, str], trick: str, choice: str) -> None:
    scene = endgame({**REST, **finals}, trick)
    for seed in range(3):
        assert house.choose(SixtyOne, scene.view("P2"), 1, "normal", QuickChance(seed)) == f"play {choice}"

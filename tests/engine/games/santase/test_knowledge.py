"""Rules 25 and 26: what each player sees, what can be concluded from it, and what the clock plays."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import BIT, NAME, card, cards, names, set_of
from engine.chance import QuickChance
from engine.contract import EVERYONE
from engine.facts import Dealt, Drew, HandDealt, Played, TrickTaken
from engine.games.santase.facts import PRESETS, Exchanged, SantaseView
from engine.games.santase.rules import Santase
from engine.games.santase.tables import PACK
from tests.engine.games.santase.scene import NAMES, SEATS, Scene, deal, ending

# What is shown.


@pytest.mark.req("SA-13")
@pytest.mark.parametrize(
    ("preset", "ann", "bob", "audience"),
    [
        ("one", (20, None), (None, 14), (None, None)),
        ("bulgarian", (20, None), (None, 14), (None, None)),
        ("two", (20, 14), (20, 14), (20, 14)),
        ("three", (20, 14), (20, 14), (20, 14)),
    ],
)
def test_whose_points_are_shown(
    preset: str, ann: tuple[int | None, ...], bob: tuple[int | None, ...], audience: tuple[int | None, ...]
) -> None:
    hands = ("QH KH TC 9D JD TS", "AS KC JH TH AH KS")
    scene = deal(*hands, "9C", preset=preset, plain_first_trick=False, marriage_after_trick=False)
    scene.play("ann marry H", "ann play QH", "bob play AH")
    assert [scene.view(viewer).points for viewer in ("ann", "bob", None)] == [ann, bob, audience]


@pytest.mark.req("SA-13")
def test_nothing_told_during_a_deal_of_one_is_a_running_total() -> None:
    scene = deal("QH KH TC 9D JD TS", "AS KC JH TH AH KS", "9C")
    scene.play("ann marry H", "ann play QH", "bob play AH", "bob close", "bob play AS", "ann play TS")
    told = [(type(event.fact).__name__, event.fact._fields) for event in scene.events]
    assert {name for name, fields in told if "points" in fields} == {"Married"}  # what the marriage counts


@pytest.mark.req("SA-13")
def test_the_table_shows_trumps_talon_closing_marriages_and_tricks() -> None:
    scene = deal("QH KH TC 9D JD TS", "AS KC JH TH AH KS", "9C")
    scene.play("ann marry H", "ann play QH", "bob play AH", "bob close", "bob play AS")
    view = scene.view(None)
    assert NAME[view.turned] == "9C"
    assert (view.talon, view.closer, view.marriages, view.taken) == (10, 1, ((0, 2),), (0, 1))
    assert (view.led, view.leader, view.asked, view.held) == (card("AS"), 1, (0,), (6, 5))


@pytest.mark.req("SA-14")
def test_the_audience_sees_no_hand() -> None:
    assert deal("QH KH TC 9D JD TS", "AS KC JH TH AH KS", "9C").view(None).hand == ()


@pytest.mark.req("SA-14")
def test_a_drawn_card_is_told_to_nobody_else() -> None:
    scene = deal("AC 9H TH JH QH KH", "9C 9D TD JD QD KD", "9S", talon="AS TS").play("ann play AC", "bob play 9C")
    private = [event for event in scene.events if event.audience != EVERYONE]
    assert [(event.audience, event.fact) for event in private] == [
        ((0,), Drew(0, card("AS"))),
        ((1,), Drew(1, card("TS"))),
    ]


def lying_open(view: SantaseView) -> set[int]:
    """The cards that the audience can name: on the table, under the talon, in tricks, or shown and still held."""
    tricks = [*view.tricks] if view.last_deal is None else [*view.tricks, view.last_deal.trick]
    taken = [one for trick in tricks if trick is not None for one in (trick.led, trick.answer)]
    led = [view.led] if view.led is not None else []
    return {view.turned, *taken, *view.known[0], *view.known[1], *led}


def named(fact: Any) -> set[int]:
    """The cards that a fact names."""
    match fact:
        case Dealt(turned=one) | Played(card=one) | Drew(card=one):
            return {one} if one is not None else set()
        case TrickTaken(cards=some) | HandDealt(cards=some):
            return {*some}
        case Exchanged(nine=nine, taken=taken):
            return {nine, taken}
    return set()


@pytest.mark.req("SA-14")
@pytest.mark.parametrize("preset", PRESETS)
def test_cards_named_to_everyone_lie_open(preset: str) -> None:
    for seed in range(20):
        match = Santase(PRESETS[preset], 2, QuickChance(seed))
        picks = QuickChance(seed)
        while match.asked:
            seat = match.asked[0]
            legal = match.legal(seat)
            before = lying_open(match.view(None))
            events = match.act(seat, legal[picks.below(len(legal))].code)
            public = set().union(*(named(event.fact) for event in events if event.audience is EVERYONE))
            assert public <= before | lying_open(match.view(None))


# What can be concluded.


def imagined(scene: Scene, name: str) -> list[set[int]]:
    """The hands that this player can imagine with the other, from many tries."""
    view = scene.view(name)
    other = 1 - SEATS[name]
    hands = []
    for seed in range(60):
        match = Santase.imagine(view, QuickChance(seed))
        assert match.view(SEATS[name]) == view
        hands.append({one for one in PACK if match.hands[other] & BIT[one]})
    return hands


@pytest.mark.req("SA-13", "SA-14")
def test_a_shown_king_and_an_exchanged_card_stay_known() -> None:
    scene = deal("QH KH 9S 9D JD TC", "AC KC JC TH AH KS", "AS")
    scene.play("ann marry H", "ann exchange", "ann play QH", "bob play AH")
    hands = imagined(scene, "bob")
    assert all(set(cards("KH AS")) <= hand for hand in hands)
    assert len({frozenset(hand) for hand in hands}) > 20


@pytest.mark.req("SA-14")
def test_the_turned_card_is_known_to_be_in_the_hand_that_drew_it() -> None:
    scene = deal("9C TC JC QC KC AC", "9D TD JD QD KD AD", "9H", preset="three")
    while scene.match.talon:
        seat = scene.match.asked[0]
        scene.play(f"{NAMES[seat]} {scene.match.default(seat).code}")
    known = scene.view(None).known
    loser = 1 - scene.match.tricks[-1][3]
    assert names(known[loser]) == "9H"
    assert known[1 - loser] == ()


@pytest.mark.req("SA-5", "SA-14")
@pytest.mark.parametrize(
    ("preset", "led", "answer", "bob", "without"),
    [
        pytest.param("one", "KC", "9D", "9D TD", "9C JC QC TC AC 9S JS QS KS TS AS", id="no suit, no trump"),
        pytest.param("one", "KC", "9S", "9S TD", "9C JC QC TC AC", id="no suit, but trumps perhaps"),
        pytest.param("bulgarian", "KC", "QC", "QC TD", "TC AC", id="nothing to head with"),
        pytest.param("one", "KC", "QC", "QC TC", "", id="no duty to head, so nothing is learned"),
    ],
)
def test_a_duty_not_done_rules_cards_out(preset: str, led: str, answer: str, bob: str, without: str) -> None:
    scene = ending(f"{led} 9H JH", f"{bob} AH", "S", closer="ann", preset=preset)
    scene.match.tricks = [(0, card("TH"), card("KH"), 0)]
    scene.match.talon = [one for one in PACK if one not in cards(f"{led} 9H JH {bob} AH TH KH")]
    scene.match.turned = scene.match.talon[0]
    scene.match.points = [14, 0]
    scene.match.taken = [1, 0]
    scene.play(f"ann play {led}", f"bob play {answer}")
    out = set_of(cards(without))
    hands = imagined(scene, "ann")
    assert not any(out & BIT[one] for hand in hands for one in hand)
    possible = {one for hand in hands for one in hand}
    unseen = {*PACK} - {*cards(f"{led} 9H JH {answer} TH KH")} - {scene.match.turned}
    assert possible == {one for one in unseen if not out & BIT[one]}


@pytest.mark.req("SA-14")
def test_a_finished_match_can_be_imagined_too() -> None:
    for preset, options in PRESETS.items():
        for seed in range(10):
            match = Santase(options, 2, QuickChance(seed))
            while match.asked:
                match.act(match.asked[0], match.default(match.asked[0]).code)
            for seat in (0, 1):
                view = match.view(seat)
                assert Santase.imagine(view, QuickChance(seed)).view(seat) == view, preset


# The clock.


@pytest.mark.req("SA-16")
@pytest.mark.parametrize(
    ("ann", "default"),
    [
        pytest.param("AC TC KC 9H JH QS", "9H", id="the lowest rank"),
        pytest.param("AC TC KC QH JH QS", "JH", id="a jack before a queen"),
        pytest.param("AC TC KC TH KH AS", "KH", id="a king before a ten; hearts before clubs"),
        pytest.param("AC TC TH TS AH AS", "TS", id="a ten before an ace; spades before hearts"),
        pytest.param("JC JD JH JS AH AS", "JD", id="diamonds before all"),
        pytest.param("JC QC JH JS AH AS", "JS", id="spades before hearts and clubs"),
        pytest.param("JC QC JH QH AH AS", "JH", id="hearts before clubs"),
    ],
)
def test_the_clock_plays_the_lowest_card(ann: str, default: str) -> None:
    bob = " ".join([NAME[one] for one in PACK if NAME[one] not in [*ann.split(), "9D"]][:6])
    assert deal(ann, bob, "9D").default("ann") == f"play {default}"


@pytest.mark.req("SA-16")
def test_the_clock_plays_a_legal_card() -> None:
    assert ending("AC 9H", "KC 9D", "S").play("ann play AC").default("bob") == "play KC"


@pytest.mark.req("SA-16")
@pytest.mark.parametrize(
    ("points", "default"),
    [pytest.param(66, "declare", id="with 66"), pytest.param(65, "play 9D", id="not with 65")],
)
def test_the_clock_declares(points: int, default: str) -> None:
    assert ending("AC 9D", "KC 9H", "S", points=(points, 20)).default("ann") == default


@pytest.mark.req("SA-16")
def test_the_clock_cannot_declare_when_answering() -> None:
    scene = ending("AC 9D", "KC 9H", "S", points=(20, 66)).play("ann play 9D")
    assert scene.default("bob") == "play 9H"


@pytest.mark.req("SA-16")
def test_the_clock_never_marries_exchanges_or_closes() -> None:
    scene = deal("9S QH KH QS JD AC", "AH TH JH TS AS 9D", "KS")
    assert scene.steps("ann") == ["marry H", "exchange", "close"]
    assert scene.default("ann") == "play 9S"


@pytest.mark.req("SA-16")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_clock_alone_finishes_a_match(preset: str) -> None:
    match = Santase(PRESETS[preset].changed("target", "99"), 2, QuickChance(1))
    moves = 0
    while match.asked:
        match.act(match.asked[0], match.default(match.asked[0]).code)
        moves += 1
    assert max(match.score) >= 99
    assert moves <= Santase.info.moves_max

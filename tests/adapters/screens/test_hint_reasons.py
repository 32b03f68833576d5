"""What the hints say, position by position: why a card may or may not be played, and what a call would mean."""

from __future__ import annotations

from typing import Any

import pytest

from adapters.games.tutorial_examples import example_names, example_view
from adapters.screens.hints import HINTS_MAX, hints_of
from adapters.text.words import words_for
from engine.contract import Match
from engine.games.kniffeliger.facts import BOXES
from engine.games.kniffeliger.rules import Kniffeliger
from tests.engine.games.kniffeliger import scene as kniffeliger
from tests.engine.games.santase import scene as santase
from tests.engine.games.sixty_one import scene as sixty_one
from tests.engine.games.thurf import scene as thurf
from tests.engine.games.truco import scene as truco

WORDS = words_for("en")


def hints(match: Match, seat: int) -> list[str]:
    """What a seat is told."""
    game_hints = hints_of(match.info.key)
    assert game_hints is not None
    lines = game_hints(example_view(match, seat), example_names(match.seats, WORDS), WORDS)
    return [line.text for line in lines][:HINTS_MAX]


def hint(key: str, **values: str | int) -> str:
    return WORDS(key, **values)


HEARTS = {"sign": "♥", "suit": "hearts"}
SPADES = {"sign": "♠", "suit": "spades"}


# --- Santase -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bob", "options", "why", "winners"),
    [
        ("KH 9H AC", {}, hint("hint-follow", **HEARTS), "K♥"),
        ("KH 9H AC", {"must_head": True}, hint("santase-hint-head", **HEARTS, card="J♥"), "K♥"),
        ("9H AC 9S", {"must_head": True}, hint("hint-follow", **HEARTS), ""),
        ("9S AC TD", {}, hint("santase-hint-trump", **HEARTS), "9♠"),
        ("AC TD KD", {}, hint("santase-hint-neither", **HEARTS), ""),
    ],
    ids=["must follow", "must follow and beat", "follow though it loses", "must trump", "free"],
)
def test_santase_says_why_a_card_may_answer(bob: str, options: dict[str, Any], why: str, winners: str) -> None:
    scene = santase.ending("JH AS QD", bob, "S", **options).play("ann play JH")
    wins = hint("hint-wins", cards=winners) if winners else hint("hint-wins-not")
    assert hints(scene.match, 1) == [why, wins]


def test_santase_with_an_open_talon_and_before_the_lead() -> None:
    scene = santase.deal("AS KD QD TC JC 9H", "KS 9S AC 9D TD JH", "TH")
    lead = [hint("hint-lead"), hint("santase-hint-marry"), hint("santase-hint-exchange", card="10♥")]
    assert hints(scene.match, 0) == lead
    scene.play("ann marry D")
    assert hints(scene.match, 0)[:2] == [
        hint("santase-hint-married", lead="either"),
        hint("santase-hint-exchange", card="10♥"),
    ]
    assert hint("santase-hint-declare", points=20, enough="no") in hints(scene.match, 0)
    scene.play("ann play KD")
    assert hints(scene.match, 1) == [hint("santase-hint-open"), hint("hint-wins", cards="J♥  10♦")]


def test_santase_says_when_to_declare() -> None:
    scene = santase.ending("JH AS", "9H 9C", "S", points=(66, 20))
    assert hints(scene.match, 0)[1] == hint("santase-hint-declare", points=66, enough="yes")


def test_santase_says_when_closing_is_possible() -> None:
    scene = santase.deal("AS KD JD TC JC QH", "KS 9S AC 9D TD JH", "TH").play("ann play AS", "bob play 9S")
    assert hints(scene.match, 0)[-1] == hint("santase-hint-close")
    scene.play("ann close")
    assert hint("santase-hint-close") not in hints(scene.match, 0)


# --- 61 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "options", "why"),
    [
        ("AH 3C 4C", {}, hint("hint-follow", **HEARTS)),
        ("5S 3C 4C", {}, hint("hint-any", **HEARTS)),
        ("AH 3C 4C", {"free_follow": True}, hint("sixty-one-hint-free-follow")),
    ],
    ids=["must follow", "free", "nobody must follow"],
)
def test_sixty_one_says_why_and_who_is_ahead(hand: str, options: dict[str, Any], why: str) -> None:
    scene = sixty_one.deal(["KH 6C 5C", hand, "7H 6D 5D", "", "", ""], turned="3S", **options)
    needs = hint("sixty-one-hint-needs", ours=61, theirs=61)
    assert hints(scene.match, 0) == [hint("hint-lead"), hint("sixty-one-hint-worth"), needs]
    scene.play("P1 KH")
    ahead = hint("hint-ahead", side="theirs", name="Ana", card="K♥", points=4)
    best = "A♥" if "AH" in hand else "5♠"
    assert hints(scene.match, 1) == [why, ahead, hint("hint-wins", cards=best)]


@pytest.mark.req("SO-13")
@pytest.mark.parametrize(
    ("score", "side"), [((51, 30), "theirs"), ((30, 51), "ours"), ((51, 51), "both"), ((50, 50), None)]
)
def test_sixty_one_says_who_would_win_by_this_trick(score: tuple[int, int], side: str | None) -> None:
    scene = sixty_one.deal(["7H 6C 5C", "AH 3C 4C", "", "", "", ""], turned="3S").play("P1 7H")
    scene.match.score = list(score)
    first = hint("hint-follow", **HEARTS) if side is None else hint("sixty-one-hint-decides", side=side)
    assert hints(scene.match, 1)[0] == first


@pytest.mark.req("SO-7", "SO-13")
def test_in_sixty_one_what_waits_from_a_tie_counts_for_this_trick() -> None:
    scene = sixty_one.deal(["7H 6C 5C", "AH 3C 4C", "", "", "", ""], turned="3S").play("P1 7H")
    scene.match.score = [40, 40]
    assert hints(scene.match, 1)[0] == hint("hint-follow", **HEARTS)
    scene.match.waiting = 11
    assert hints(scene.match, 1)[0] == hint("sixty-one-hint-decides", side="both")


# --- Thurf ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "pattu", "why"),
    [
        ("AS TH", "JS", "thurf-hint-led"),
        ("AD TH", "JS", "thurf-hint-none"),
        ("AD TH", "AH", "hint-follow"),
        ("AS TH", "AH", "thurf-hint-either"),
        ("AD TC", "AH", "hint-any"),
        ("AS TC", "AH", "hint-any"),
    ],
    ids=["thurf led", "thurf led, none held", "must follow", "follow or thurf", "free", "free to thurf"],
)
def test_thurf_says_why_a_card_may_be_played(hand: str, pattu: str, why: str) -> None:
    scene = thurf.position({"dan": f"{pattu} 9D", "cat": hand, "bob": "QD QC", "ann": "KD KC"}).pattu(pattu)
    values = HEARTS if why in ("hint-follow", "hint-any", "thurf-hint-either") else {}
    assert hints(scene.match, 2)[0] == hint(why, **values)


def test_thurf_says_that_a_low_thurf_is_not_allowed() -> None:
    hands = {"dan": "AH 9D", "cat": "AS 9C", "bob": "TS TH", "ann": "KD KC"}
    scene = thurf.position(hands).pattu("AH AS")
    assert scene.plays("bob") == "TH"
    ahead = hint("hint-ahead", side="theirs", name="Cleo", card="A♠", points=22)
    assert hints(scene.match, 1) == [hint("thurf-hint-low", card="A♠"), ahead, hint("hint-wins-not")]


def test_thurf_says_what_calls_mean() -> None:
    scene = thurf.deal({"dan": "JS 9S AS AD"})
    calls = [
        hint("thurf-hint-aata", points=48),
        hint("thurf-hint-kotu", factor=2),
        hint("thurf-hint-pass"),
    ]
    assert hints(scene.match, 3) == calls
    scene.play("dan aata")
    assert hints(scene.match, 3) == [hint("thurf-hint-change"), *calls[1:]]
    scene.all("pass")
    named = [hint("thurf-hint-name", **SPADES), hint("thurf-hint-withdraw")]
    assert hints(scene.match, 3) == named
    scene.play("dan suit S")
    assert hints(scene.match, 0) == [
        hint("thurf-hint-raise", call="addu", stake=2),
        hint("thurf-hint-raise-next", call="shartu", stake=4),
        hint("thurf-hint-hold", stake=1),
    ]
    scene.play("ann addu", "bob shartu")
    last = [hint("thurf-hint-raise", call="pai-shartu", stake=8), hint("thurf-hint-hold", stake=4)]
    assert hints(scene.match, 0) == last


def test_thurf_must_declare_and_pauses() -> None:
    scene = thurf.deal(games=0)
    for _ in range(3):
        scene.all("pass")
    assert hints(scene.match, 0)[0] == hint("thurf-hint-must")
    paused = thurf.deal(games=0, scoreboard="manual")
    asked = [hint("thurf-hint-next"), hint("thurf-hint-stop"), hint("thurf-hint-board")]
    assert hints(paused.match, 0) == asked


# --- Truco ---------------------------------------------------------------------------------------------


def test_truco_says_what_calls_are_worth() -> None:
    scene = truco.deal("7C 3D 5S | 2H KS 4C", "6S")
    call = hint("truco-hint-call", call="Truco!", worth=3, now=1, next=6)
    assert hints(scene.match, 0) == [hint("truco-hint-any"), call]
    assert "They may raise to 6." in call
    scene.play("ann truco")
    assert hints(scene.match, 1) == [
        hint("truco-hint-accept", worth=3),
        hint("truco-hint-refuse", now=1),
        hint("truco-hint-raise", call="Seis!", worth=3, next=6),
    ]
    scene.play("bob seis", "ann nove", "bob doze")
    assert hints(scene.match, 0) == [hint("truco-hint-accept", worth=12), hint("truco-hint-refuse", now=9)]


def test_truco_says_which_cards_win_and_what_hiding_means() -> None:
    scene = truco.deal("7C 3D 5S | 2H KS 7D", "6S").play("ann play 3D")
    assert hints(scene.match, 1)[0] == hint("hint-wins", cards="7♦")
    scene.play("bob play 7D")
    assert hints(scene.match, 1)[-1] == hint("truco-hint-hide")
    chosen = truco.deal(truco.TWO, "6S", score=(11, 4))
    assert hints(chosen.match, 0) == [hint("truco-hint-choose", worth=3, first=1)]
    blind = truco.deal(truco.TWO, "6S", score=(11, 11))
    assert hints(blind.match, 0) == [hint("truco-hint-ferro")]


# --- Kniffeliger ---------------------------------------------------------------------------------------


def roll(*dice: int, sheet: str = "", bonus: str = "", **options: Any) -> Kniffeliger:
    """Ann has rolled these dice."""
    held = {"ann": bonus} if bonus else {}
    return kniffeliger.position(dice, sheets=(sheet, ""), bonuses=held, **options).play("ann roll").match


def test_kniffeliger_says_where_the_dice_count_most() -> None:
    best = hint("kniffeliger-hint-best", boxes="Full house 25 · Three of a kind 18 · Chance 18")
    assert hints(roll(2, 2, 2, 6, 6), 0) == [best]
    assert hints(roll(2, 2, 2, 6, 6, sheet="only large"), 0) == [hint("kniffeliger-hint-none")]


def test_kniffeliger_says_when_the_bonus_die_beckons() -> None:
    assert hints(roll(2, 3, 5, 5, 5), 0)[1] == hint("kniffeliger-hint-fives", sum=20)
    assert len(hints(roll(2, 3, 5, 5, 5, dirty_tricks=False), 0)) == 1
    last = roll(2, 3, 5, 5, 5, sheet="only chance")
    last.sheets[1] = last.sheets[1]._replace(entries=(0,) * len(BOXES))
    assert hints(last, 0) == [hint("kniffeliger-hint-best", boxes="Chance 20")]


def test_kniffeliger_says_what_tricks_do_and_when_only_crossing_is_left() -> None:
    before = kniffeliger.position((1, 2, 3, 4, 6), sheets=("", "sixes 18"), bonuses={"ann": "steal"})
    assert hints(before.match, 0) == [hint("kniffeliger-hint-roll"), hint("kniffeliger-hint-trick", bonus="steal")]
    third = kniffeliger.position((1, 1, 2, 2, 4), (1, 1, 2, 2, 4), (1, 1, 2, 2, 4), sheets=("only large", ""))
    third.play("ann roll", "ann roll", "ann roll")
    assert hints(third.match, 0)[0] == hint("kniffeliger-hint-cross")
    offered = kniffeliger.position((2, 3, 5, 5, 5)).play("ann roll", "ann enter chance")
    assert hints(offered.match, 0) == [hint("kniffeliger-hint-die")]


@pytest.mark.req("SO-7", "PL-25")
def test_in_sixty_one_hints_know_ties() -> None:
    scene = sixty_one.deal(["AH 6C 5C", "AH' 6D 5D", "7H 4D 3D", "KH 4C 3C", "", ""], turned="3S", decks=2)
    scene.play("P1 AH")
    assert hint("sixty-one-hint-ties", card="A♥") in hints(scene.match, 1)
    scene.play("P2 AH")
    assert hints(scene.match, 2)[1] == hint("sixty-one-hint-tied", card="A♥", points=22)


@pytest.mark.req("SO-7", "PL-25")
def test_in_sixty_one_a_partners_twin_ties_with_nobody() -> None:
    scene = sixty_one.deal(["AH 6C 5C", "KH 6D 5D", "AH' 4D 3D", "QH 4C 3C", "", ""], turned="3S", decks=2)
    scene.play("P1 AH", "P2 KH")
    assert hint("sixty-one-hint-ties", card="A♥") not in hints(scene.match, 2)
    scene.play("P3 AH")
    assert hint("sixty-one-hint-tied", card="A♥", points=26) not in hints(scene.match, 3)

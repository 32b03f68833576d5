"""What a table of Santase shows, and what it keeps to itself."""

from __future__ import annotations

import re
from typing import Any

import pytest

from adapters.games.santase import picture
from adapters.games.santase.screen import deal_line, log_line, sorted_hand
from adapters.screens import Line, log_pages, private_screen, public_screen
from adapters.screens.appearance import appearance_of
from adapters.screens.games import screens_of
from adapters.screens.log import PAGE_LENGTH_MAX, log_steps
from adapters.text.names import table_names
from adapters.text.words import Words
from engine.cards import NAME, card, cards, names
from engine.chance import QuickChance
from engine.commands import Act
from engine.contract import Options
from engine.facts import Dealt, Played, TrickTaken
from engine.games import GAMES
from engine.games.santase.facts import (
    Closed,
    DealEnded,
    DealReason,
    Declared,
    Exchanged,
    Married,
    MatchEnded,
    SantaseView,
    Trick,
)
from engine.table import Table
from engine.table_view import TableView
from tests.adapters.screens.limits import all_buttons
from tests.adapters.screens.stages import ANA, BEA, PEOPLE, done, moments, started
from tests.engine.games.hidden import HIDDEN
from tests.engine.games.walk import Setting

PRESETS = list(GAMES["santase"].info.presets)
NAMES = ("Ana", "Bea")


def view_with(table: Table, person: int | None, **changes: Any) -> TableView:
    """What a person sees, with some things on the table changed."""
    view = table.view(person)
    assert isinstance(view.match, SantaseView)
    return view._replace(match=view.match._replace(**changes))


def table_text(words: Words, person: int | None = None, preset: str = "one", **changes: Any) -> list[str]:
    view = view_with(started(preset), person, **changes)
    return [line.text for line in screens_of("santase").table(view, NAMES, words)]


def hand_text(words: Words, preset: str = "one", **changes: Any) -> list[str]:
    view = view_with(started(preset), ANA, **changes)
    return [line.text for line in screens_of("santase").hand(view, NAMES, words)]


# --- The table -----------------------------------------------------------------------------------------


@pytest.mark.req("SA-13")
def test_the_table_shows_trump_card_and_talon_count(words: Words) -> None:
    assert table_text(words, turned=card("TH"), trump=2, talon=12)[0] == (
        "Trumps: ♥ hearts. 10♥ lies under the talon; 12 cards are left to draw."
    )
    assert table_text(words, turned=card("9S"), trump=3, talon=0)[0] == (
        "Trumps: ♠ spades. The talon is empty: follow suit."
    )


@pytest.mark.req("SA-13")
def test_the_table_shows_who_closed_the_talon(words: Words) -> None:
    assert table_text(words, turned=card("9C"), trump=0, talon=6, closer=1)[0] == (
        "Trumps: ♣ clubs. 🔒 Bea closed the talon (6 cards, 9♣ under it): follow suit."
    )


@pytest.mark.req("SA-8", "SA-13", "PL-30")
def test_once_the_talon_is_closed_the_trump_card_lies_face_down(words: Words) -> None:
    drawn = [
        picture.table(
            view_with(started("one"), None, closer=closer, talon=6), NAMES, words, appearance_of({}).theme(words)
        )
        for closer in (None, 1)
    ]
    assert [(one.turned is None, one.is_pile_closed) for one in drawn] == [(False, False), (True, True)]


@pytest.mark.req("SA-13")
def test_the_table_shows_marriages_tricks_and_the_card_led(words: Words) -> None:
    text = table_text(
        words,
        trump=2,
        leader=0,
        led=card("KS"),
        marriages=((0, 2), (1, 3)),
        taken=(3, 2),
        tricks=(Trick(1, card("9D"), card("AD"), 0),),
    )
    assert text[1:] == [
        "Last trick: Bea 9♦, Ana A♦ – Ana took it.",
        "Ana led K♠.",
        "Marriages: Ana ♥ 40 · Bea ♠ 20",
        "Tricks: Ana 3 · Bea 2",
    ]


@pytest.mark.req("SA-13")
def test_points_are_on_the_table_only_where_66_is_not_declared(words: Words) -> None:
    for preset in ("two", "three"):
        assert table_text(words, preset=preset, points=(34, 22))[-1] == "Points: Ana 34 · Bea 22"
        assert hand_text(words, preset=preset, points=(34, 22))[-2] == "Points: Ana 34 · Bea 22"
    for preset in ("one", "bulgarian"):
        assert "34" not in " ".join(table_text(words, person=ANA, preset=preset, points=(34, None)))
        assert hand_text(words, preset=preset, points=(34, None))[-2] == "You have 34 points in this deal."


def test_a_new_deal_says_how_the_last_one_ended(words: Words) -> None:
    ended = DealEnded(1, 0, 2, "declared", (70, 21), (5, 2), None, (2, 0), Trick(0, card("AH"), card("TH"), 0))
    assert table_text(words, last_deal=ended)[1:3] == [
        "Last trick: Ana A♥, Bea 10♥ – Ana took it.",
        "Deal 1: Ana declared 66 rightly (Ana 70 · Bea 21), so Ana scores 2. Game points: Ana 2 · Bea 0",
    ]


# --- The hand ------------------------------------------------------------------------------------------


def test_the_hand_is_sorted_trumps_first_and_strong_first(words: Words) -> None:
    held = cards("9S QH AD TH KD AS")
    assert names(sorted_hand(held, 2)) == "TH QH AS 9S AD KD"
    assert "10♥  Q♥  A♠  9♠  A♦  K♦" in hand_text(words, hand=tuple(held), trump=2)


def test_buttons_stand_as_the_hand_does_and_can_be_heard(words: Words) -> None:
    table = started()
    asked = ANA if table.view(ANA).decision else BEA
    view = table.view(asked)
    assert isinstance(view.match, SantaseView) and view.decision is not None
    screen = private_screen(view, NAMES, words)
    assert screen is not None
    plays = [button for button in all_buttons(screen) if " play " in button.code]
    in_hand = [NAME[one] for one in sorted_hand(view.match.hand, view.match.trump)]
    assert [button.code.split()[-1] for button in plays] == in_hand
    assert [len(row) for row in screen.controls][:2] == [3, 3]
    assert all(" of " in button.spoken for button in plays)


@pytest.mark.parametrize(
    ("code", "label", "spoken"),
    [
        ("play QH", "Q♥", "queen of hearts"),
        ("play TS", "10♠", "ten of spades"),
        ("play 9D", "9♦", "nine of diamonds"),
        ("marry H", "Marry ♥ (40)", "show the marriage of hearts for 40"),
        ("marry C", "Marry ♣ (20)", "show the marriage of clubs for 20"),
        ("exchange", "Nine for A♥", "Nine for ace of hearts: exchange the nine of trumps"),
        ("close", "Close the talon", ""),
        ("declare", "Declare 66", ""),
    ],
)
def test_every_action_has_its_label(code: str, label: str, spoken: str, words: Words) -> None:
    view = view_with(started(), ANA, trump=2, turned=card("AH"))
    found = screens_of("santase").label(code, view, words)
    assert (found.text, found.spoken) == (label, spoken)


# --- The log -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        (Dealt(3, 0, card("QH")), "Deal 3: Ana dealt. Q♥ is turned up, so hearts are trumps."),
        (Played(1, card("TS")), "Bea: 10♠"),
        (TrickTaken(0, (card("TS"), card("AS"))), "Ana takes 10♠  A♠"),
        (Married(0, 2, 40), "Ana shows king and queen of hearts ♥: 40"),
        (Exchanged(1, card("9H"), card("AH")), "Bea exchanges 9♥ for A♥"),
        (Closed(1), "Bea closes the talon"),
        (Declared(0), "Ana declares 66"),
        (MatchEnded(1, (7, 11)), "Bea wins the match, 11 to 7!"),
    ],
)
def test_every_fact_has_words(fact: object, text: str, words: Words) -> None:
    assert log_line(fact, NAMES, words).text == text


@pytest.mark.parametrize(
    ("reason", "closer", "text"),
    [
        ("declared", None, "Bea declared 66 rightly"),
        ("misdeclared", None, "Ana declared 66 too early"),
        ("reached", None, "Bea reached 66"),
        ("last-trick", None, "Bea took the last trick"),
        ("counted", 1, "Bea closed the talon and made it"),
        ("counted", 0, "Ana closed the talon and did not make it"),
        ("reached", 0, "Ana closed the talon and did not make it"),
        ("declared", 1, "Bea declared 66 rightly"),
    ],
)
def test_a_deal_says_how_it_was_won(reason: DealReason, closer: int | None, text: str, words: Words) -> None:
    ended = DealEnded(2, 1, 3, reason, (12, 68), (1, 6), closer, (4, 9), None)
    assert deal_line(ended, NAMES, words) == Line(
        f"Deal 2: {text} (Bea 68 · Ana 12), so Bea scores 3. Game points: Ana 4 · Bea 9", "strong"
    )


def test_the_log_tells_a_trick_in_a_line_once_it_is_taken(words: Words) -> None:
    for table in moments("two", seed=1):
        view = table.view(None)
        told = log_steps(view)
        facts = [fact for step in told.steps for fact in step]
        assert facts == [fact for fact in view.log if not isinstance(fact, screens_of("santase").UNTOLD)]
        taken = sum(isinstance(fact, TrickTaken) for fact in facts)
        lines = [line.text for page in log_pages(view, NAMES, words) for line in page.lines]
        assert sum(" → " in line for line in lines) == taken
    assert "Ana A♣ · Bea J♠ → Ana" in lines


def test_where_the_log_is_followed_it_tells_the_card_on_the_table(words: Words) -> None:
    table = next(table for table in moments("two", seed=1) if isinstance(table.view(None).log[-1], Played))
    lines = [
        [page.lines[-1].text for page in log_pages(table.view(None), NAMES, words, is_followed=followed)]
        for followed in (True, False)
    ]
    assert lines[0] != lines[1] and lines[0][-1].startswith(("Ana: ", "Bea: "))


def test_a_log_is_one_page_that_grows_until_it_is_full(words: Words) -> None:
    before: list[str] = []
    for table in moments("one", seed=2):
        pages = log_pages(table.view(None), ["A" * 32, "B" * 32], words)
        texts = ["\n".join(line.text for line in page.lines) for page in pages]
        assert [page.id for page in pages] == [f"1.{index}" for index in range(len(pages))]
        assert texts[: len(before) - 1] == before[:-1]
        assert not before or texts[len(before) - 1].startswith(before[-1])
        assert all(len(text) <= PAGE_LENGTH_MAX for text in texts)
        before = texts
    assert len(before) > 1


def test_deals_that_are_over_may_be_folded(words: Words) -> None:
    *_, table = [table.clone() for table in moments("two", seed=1) if table.view(None).deal == 3]
    (page,) = log_pages(table.view(None), NAMES, words)
    start, end = page.folded
    assert page.lines[start].text.startswith("Deal 1: ") and page.lines[end].text.startswith("Deal 3: ")
    first = next(table for table in moments("two", seed=1))
    assert log_pages(first.view(None), NAMES, words)[0].folded == (0, 0)


@pytest.mark.req("PL-41")
def test_the_log_begins_with_the_seal_and_ends_with_its_seed(words: Words) -> None:
    for table in moments("one", seed=3):
        view = table.view(None)
        assert view.commitment is not None
        first, *others = log_pages(view, NAMES, words)
        assert first.lines[0].text == f"Match 1 · seal {view.commitment[:8]}…"
        assert first.seal is not None and first.seal.code == f"o{view.id} 1 seal"
        assert all(page.seal is None for page in others)
        last = [line.text for line in (first, *others)[-1].lines[-2:]]
        seed = (3).to_bytes(32, "big").hex()
        opened = [
            f"The seal is open. The seed of the match was {seed}.",
            f"The SHA-256 of its record: {view.record_digest}",
        ]
        assert (view.phase != "playing") == (last == opened)


@pytest.mark.req("SA-13")
@pytest.mark.parametrize("preset", ["one", "bulgarian"])
def test_the_log_shows_no_running_points_where_players_keep_count(preset: str, words: Words) -> None:
    for table in moments(preset, seed=4):
        for page in log_pages(table.view(None), NAMES, words):
            tricks = [line.text for line in page.lines if " → " in line.text]
            assert all(re.fullmatch(r"\w+ \w+\S+ · \w+ \w+\S+ → (Ana|Bea)", line) for line in tricks)


# --- Secrecy -------------------------------------------------------------------------------------------


@pytest.mark.req("SA-14")
@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_change_nobody_elses_screen(preset: str, words: Words) -> None:
    game = GAMES["santase"]
    setting = Setting(game, preset, 2, HIDDEN["santase"])
    changed = 0
    for count, table in enumerate(moments(preset, seed=6)):
        if table.match is None or not table.match.asked or count % 7:
            continue
        names = table_names(table.view(None), PEOPLE, words)
        for seat, person in ((0, ANA), (1, BEA), (None, None)):
            same, twin = table.clone(), table.clone()
            same.match = setting.exchanged(table.match, {})
            twin.match = setting.twin(table.match, seat, QuickChance(count))
            for draft in ("", "play"):
                assert private_screen(twin.view(person), names, words, draft) == private_screen(
                    same.view(person), names, words, draft
                )
            assert public_screen(twin.view(person), names, words) == public_screen(same.view(person), names, words)
            assert public_screen(twin.view(None), names, words) == public_screen(same.view(None), names, words)
            changed += private_screen(twin.view(ANA), names, words) != private_screen(same.view(ANA), names, words)
    assert changed, "the cards were never mixed"


@pytest.mark.req("SA-14")
def test_a_hand_is_on_no_screen_but_its_own(words: Words) -> None:
    for table in moments("two", seed=8):
        for person, other in ((ANA, BEA), (BEA, ANA)):
            theirs = table.view(other).match
            assert isinstance(theirs, SantaseView)
            seat = theirs.seat
            assert seat is not None
            secret = {one for one in theirs.hand if one not in theirs.known[seat]}
            mine = private_screen(table.view(person), NAMES, words)
            assert mine is not None
            shown = {button.code.split()[-1] for button in all_buttons(mine) if " play " in button.code}
            assert not shown & {NAME[one] for one in secret}


def test_the_game_is_found_by_its_key() -> None:
    for key, game in GAMES.items():
        assert screens_of(key).__name__.endswith(f"{key.replace('-', '_')}.screen")  # type: ignore[attr-defined]
        assert issubclass(game.info.options, Options)


def test_after_a_press_the_screen_has_moved_on(words: Words) -> None:
    table = started()
    person = ANA if table.view(ANA).decision else BEA
    decision = table.view(person).decision
    assert decision is not None
    before = public_screen(table.view(None), NAMES, words)
    done(table, (Act(decision.actions[0].code, decision.number), person))
    assert public_screen(table.view(None), NAMES, words) != before

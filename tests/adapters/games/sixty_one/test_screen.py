"""What a table of 61 shows, and what it keeps to itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from adapters.games.sixty_one.screen import log_line, sorted_hand
from adapters.pictures.descriptions import Theme
from adapters.screens import log_pages, private_screen, public_screen
from adapters.screens.game_pictures import pictures_of
from adapters.screens.games import screens_of
from adapters.screens.log import log_steps
from adapters.text.words import Words
from engine.cards import NAME, card, cards, names
from engine.chance import QuickChance
from engine.commands import Act, SetOption, SetPreset, Sit, Start
from engine.facts import Dealt, Played
from engine.games import GAMES
from engine.games.sixty_one.facts import (
    PRESETS,
    DealEnded,
    MatchEnded,
    PointsTaken,
    SixtyOneOptions,
    SixtyOneView,
    Submitted,
    Trick,
    TrickTied,
)
from engine.table import Table
from engine.table_view import TableView
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of
from tests.adapters.screens.stages import done, opened
from tests.engine.games.hidden import HIDDEN
from tests.engine.games.walk import Setting

NAMES = ("Ana", "Bea", "Cem", "Dua", "Eva", "Fay")
PEOPLE = range(1, 7)


def started(preset: str = "classic", seed: int = 0, **options: str) -> Table:
    """Six people at the beginning of a match."""
    table = done(opened("sixty-one"), (SetPreset(preset), 1), *((Sit(), person) for person in PEOPLE[1:]))
    done(table, *((SetOption(name, value), 1) for name, value in options.items()))
    table.do(Start(), 1, 1.0, seed=seed.to_bytes(32, "big"))
    return table


def moments(preset: str, seed: int, **options: str) -> Iterator[Table]:
    """The same table at every moment of a match played at random, to the end."""
    table = started(preset, seed, **options)
    random = Random(seed)
    yield table
    while table.match is not None and table.match.asked:
        decision = table.match.decision(table.match.asked[0])
        assert decision is not None
        person = table.chairs[table.match.asked[0]].person
        assert person is not None
        done(table, (Act(random.choice(decision.actions).code), person))
        yield table


def shown(words: Words, part: str = "table", person: int | None = None, **changes: Any) -> list[str]:
    """The lines of a part of the screen, with some things on the table changed."""
    view = changed(person, **changes)
    return [line.text for line in getattr(screens_of("sixty-one"), part)(view, NAMES, words)]


def changed(person: int | None, **changes: Any) -> TableView:
    """What a person sees, with some things on the table changed."""
    view = started().view(person)
    assert isinstance(view.match, SixtyOneView)
    return view._replace(match=view.match._replace(**changes))


# --- The table -----------------------------------------------------------------------------------------


@pytest.mark.req("SO-11")
def test_the_table_shows_trumps_pile_trick_waiting_points_and_banks(words: Words) -> None:
    lines = shown(
        words,
        trump=3,
        turned=card("QS"),
        pile=12,
        leader=4,
        trick=tuple(cards("7H AH 3C")),
        tricks=(Trick(5, tuple(cards("QD JD AD 4S QC 5D")), 2),),
        waiting=26,
        ties=1,
        banks=(6, 0),
    )
    assert lines == [
        "Trumps: ♠ spades. Q♠ lies under the pile; 12 cards are left to draw.",
        "Last trick: Fay Q♦ · Ana J♦ · Bea A♦ · Cem 4♠ · Dua Q♣ · Eva 5♦ – Cem took it.",
        "On the table: Eva 7♥ · Fay A♥ · Ana 3♣",
        "⏳ 26 points wait for the winner of the next trick, who hands in two punishment cards.",
        "Punishment bank of Team A: 10 10 10 10 9 9",
        "Punishment bank of Team B: empty",
    ]


@pytest.mark.req("SO-11")
def test_the_scoreboard_shows_both_teams(words: Words) -> None:
    assert shown(words, "scoreboard", score=(34, 20)) == [
        "Team A (Ana, Cem, and Eva): 34 of 61",
        "Team B (Bea, Dua, and Fay): 20 of 61",
    ]


@pytest.mark.req("SO-11")
def test_the_screen_says_whose_turn_it_is(words: Words) -> None:
    table = started()
    assert table.match is not None
    name = NAMES[table.match.asked[0]]
    assert f"It is {name}’s turn." in text_of(public_screen(table.view(None), NAMES, words))


@pytest.mark.req("SO-10")
@pytest.mark.parametrize(("banks", "line", "name"), [((13, 4), -2, "Cem"), ((4, 13), -1, "Dua")])
def test_the_two_is_shown_behind_the_second_seat(
    banks: tuple[int, int], line: int, name: str, words: Words
) -> None:
    assert shown(words, banks=banks)[line].endswith(f"empty again; the 2 lies behind {name}")


def test_the_table_tells_who_drew_the_turned_card(words: Words) -> None:
    suit: dict[str, Any] = {"trump": 3, "turned": card("QS"), "pile": 0}
    assert shown(words, **suit, turned_holder=1)[0] == "Trumps: ♠ spades. The pile is empty; Bea has drawn Q♠."
    assert shown(words, **suit, turned_holder=None)[0] == "Trumps: ♠ spades. The pile is empty."


def test_a_tied_trick_and_the_end_of_a_deal_are_shown(words: Words) -> None:
    trick = Trick(0, tuple(cards("AH AH KH 5H 4H 3H")), None)
    tied = "Last trick: Ana A♥ · Bea A♥ · Cem K♥ · Dua 5♥ · Eva 4♥ · Fay 3♥ – tied."
    assert shown(words, tricks=(trick,))[1] == tied
    assert shown(words, last_deal=DealEnded(1, (60, 34), (60, 40), trick), leader=2)[1:4] == [
        tied,
        "Deal 1 is over: Team A 60 · Team B 34 in this deal. Score: Team A 60 · Team B 40",
        "Cem leads.",
    ]


# --- The hand ------------------------------------------------------------------------------------------


def test_the_hand_is_sorted_trumps_first_and_strong_first(words: Words) -> None:
    held = cards("3H 7S AH JS KD")
    for is_high, expected in ((False, "JS 7S AH 3H KD"), (True, "7S JS AH 3H KD")):
        view = changed(1, trump=3, options=SixtyOneOptions(seven_high=is_high)).match
        assert isinstance(view, SixtyOneView)
        assert names(sorted_hand(held, view)) == expected
    lines = shown(words, "hand", 1, hand=tuple(cards("3H 7S AH")), trump=3, score=(34, 20))
    assert lines[-2:] == ["7♠  A♥  3♥", "Team A 34 · Team B 20"]


@pytest.mark.parametrize(
    ("code", "label", "spoken"), [("play QH", "Q♥", "queen of hearts"), ("play 7S", "7♠", "seven of spades")]
)
def test_every_action_has_its_label(code: str, label: str, spoken: str, words: Words) -> None:
    found = screens_of("sixty-one").label(code, changed(1), words)
    assert (found.text, found.spoken) == (label, spoken)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_action_has_a_button_and_every_screen_fits(preset: str, words: Words) -> None:
    for table in moments(preset, seed=1, punish_at="round"):
        assert_within_limits(public_screen(table.view(None), NAMES, words))
        for person in PEOPLE:
            view = table.view(person)
            screen = private_screen(view, NAMES, words)
            assert screen is not None
            assert_within_limits(screen)
            offered = {action.code for action in view.decision.actions} if view.decision else set()
            plays = [button.code.split()[-1] for button in all_buttons(screen) if " play " in button.code]
            assert sorted(f"play {name}" for name in plays) == sorted(offered)


# --- The log -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        (Dealt(3, 0, card("QH")), "Deal 3: Ana dealt. Q♥ is turned up, so hearts are trumps."),
        (Played(1, card("7S")), "Bea: 7♠"),
        (PointsTaken(2, 27, 0), "Cem takes the trick for Team A: 27"),
        (PointsTaken(1, 16, 26), "Bea takes the trick for Team B: 16, and 26 that waited"),
        (TrickTied(card("AH"), 26, 48), "A tie with A♥ on both sides: 26 points wait, 48 in all"),
        (Submitted(0, "TTTT", "match"), "Team A hands in 10 10 10 10 (match lost)"),
        (Submitted(0, "9999", "hand"), "Team A hands in 9 9 9 9 (hand lost)"),
        (Submitted(1, "T", "tie"), "Team B hands in 10 (after a tie)"),
        (Submitted(1, "2", "round"), "Team B hands in the 2 (deal lost), gets everything back and starts again"),
        (MatchEnded(1, (40, 63)), "Team B (Bea, Dua, and Fay) wins the match, 63 to 40!"),
    ],
)
def test_every_fact_has_words(fact: object, text: str, words: Words) -> None:
    assert log_line(fact, NAMES, words).text == text


def test_a_step_of_the_log_is_a_trick(words: Words) -> None:
    *_, table = moments("classic", seed=2)
    view = table.view(None)
    kinds = [[type(fact) for fact in step] for step in log_steps(view).steps]
    tricks = [line.text for page in log_pages(view, NAMES, words) for line in page.lines if " → " in line.text]
    assert len(tricks) == sum(PointsTaken in step for step in kinds) >= 5
    assert all(re.search(r" → \w+ \d+$", line) for line in tricks)
    assert kinds[0] == [Dealt, *[Played] * 6, PointsTaken]
    assert kinds[-1] == [*[Played] * 6, PointsTaken, DealEnded, Submitted, MatchEnded]
    assert all(page.count(Played) == 6 for page in kinds[:-2])


# --- Secrecy -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_change_nobody_elses_screen(preset: str, words: Words) -> None:
    setting = Setting(GAMES["sixty-one"], preset, 6, HIDDEN["sixty-one"])
    different = 0
    for count, table in enumerate(moments(preset, seed=6)):
        if table.match is None or not table.match.asked or count % 7:
            continue
        for seat, person in ((0, 1), (3, 4), (None, None)):
            same, twin = table.clone(), table.clone()
            same.match = setting.exchanged(table.match, {})
            twin.match = setting.twin(table.match, seat, QuickChance(count))
            assert private_screen(twin.view(person), NAMES, words) == private_screen(
                same.view(person), NAMES, words
            )
            assert public_screen(twin.view(None), NAMES, words) == public_screen(same.view(None), NAMES, words)
            different += private_screen(twin.view(2), NAMES, words) != private_screen(same.view(2), NAMES, words)
    assert different, "the cards were never mixed"


def test_buttons_stand_as_the_hand_does(words: Words) -> None:
    table = started()
    assert table.match is not None
    view = table.view(table.chairs[table.match.asked[0]].person)
    assert isinstance(view.match, SixtyOneView)
    screen = private_screen(view, NAMES, words)
    assert screen is not None
    plays = [button.code.split()[-1] for button in all_buttons(screen) if " play " in button.code]
    assert plays == [NAME[one] for one in sorted_hand(view.match.hand, view.match)]


# --- The result ----------------------------------------------------------------------------------------


@pytest.mark.req("SO-9", "SO-10", "SO-16")
def test_the_result_shows_what_was_submitted_the_banks_and_the_two(words: Words) -> None:
    *_, table = moments("classic", 3)
    view = table.view(None)
    assert view.outcome is not None and isinstance(view.match, SixtyOneView)
    loser = 1 - view.outcome.winners[0] % 2
    text = "\n".join(line.text for line in public_screen(view, NAMES, words).lines)
    assert log_line(Submitted(loser, "TTTT", "match"), NAMES, words).text in text
    assert "10 10 10 10" in text
    captions = pictures_of("sixty-one").scoreboard(view, NAMES, words, Theme()).captions
    assert any("10 10 10 10" in caption for caption in captions)
    with_two = view._replace(match=view.match._replace(banks=(13, 0)))
    told = [line.text for line in screens_of("sixty-one").scoreboard(with_two, NAMES, words)]
    assert words("sixty-one-bank-two", team=words("sixty-one-team", team=0), name=NAMES[2]) in told


@pytest.mark.req("SO-16")
def test_hands_won_stand_beside_the_score(words: Words) -> None:
    view = started(hands="best3").view(None)
    assert isinstance(view.match, SixtyOneView)
    view = view._replace(match=view.match._replace(hands_won=(1, 0)))
    told = [line.text for line in screens_of("sixty-one").scoreboard(view, NAMES, words)]
    assert told[-1].startswith("Hands won, two of three:") and "1" in told[-1]

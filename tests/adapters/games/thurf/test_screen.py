"""What a table of Thurf shows, and what it keeps to itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from adapters.games.thurf.picture import scoreboard as draw_scores
from adapters.games.thurf.picture import table as draw_table
from adapters.games.thurf.screen import game_lines, log_line, sorted_hand
from adapters.pictures.descriptions import Theme, signed
from adapters.screens import Screen, log_pages, private_screen, public_screen
from adapters.screens.buttons import ACT, OPEN, read_code
from adapters.screens.games import screens_of
from adapters.screens.log import log_steps
from adapters.text.words import Words
from engine.cards import NAME, card, cards, names
from engine.chance import QuickChance
from engine.commands import Act, Open, Ready, SetOption, SetSeats, Sit, Start
from engine.facts import Played, TrickTaken
from engine.games.thurf.facts import (
    Answered,
    BoardSet,
    Called,
    Chosen,
    Dealt,
    GameEnded,
    Held,
    MatchEnded,
    Named,
    PlayBegan,
    Raised,
    ScoreLine,
    ThrownIn,
    ThurfView,
    Trick,
    Withdrew,
)
from engine.games.thurf.rules import Thurf
from engine.table import Table
from engine.table_view import TableView
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of
from tests.engine.games.thurf.hidden import HiddenThurf
from tests.engine.games.walk import Setting

NAMES = ("Ana", "Bea", "Cy", "Dan", "Eva", "Flo", "Gus", "Hal")
SPADES = 3
PATTU = Trick((3, 2, 1, 0), tuple(cards("AH 9H KH TS")), 0)
ENDED = GameEnded(2, 0, 0, False, SPADES, (100, 41), (4, 2), 2, 2, 0, -8, 3, 4, (3, 0), PATTU)


def started(seats: int = 4, seed: int = 0, **options: str) -> Table:
    """People in every seat at the beginning of a match; person 1 sits in seat 0."""
    table = Table("abcdefghijkl")
    table.do(Open("thurf", "1234"), 1, 0.0)
    for name, value in options.items():
        table.do(SetOption(name, value), 1, 1.0)
    if len(table.chairs) != seats:
        table.do(SetSeats(seats), 1, 1.0)
    for person in range(2, seats + 1):
        table.do(Sit(), person, 1.0)
    for person in range(1, seats + 1):
        table.do(Ready(True), person, 1.0)
    table.do(Start(), 1, 1.0, seed=seed.to_bytes(32, "big"))
    return table


def moments(table: Table, seed: int) -> Iterator[tuple[Table, Thurf]]:
    """The same table at every moment of a match, played now at random and now by the clock."""
    random = Random(seed)
    while isinstance(match := table.match, Thurf) and match.asked:
        yield table, match
        seat = random.choice(match.asked)
        decision = match.decision(seat)
        assert decision is not None
        action = random.choice(decision.actions) if random.random() < 0.4 else match.default(seat)
        table.do(Act(action.code), seat + 1, 1.0)


def view_with(person: int | None = None, seats: int = 4, **changes: Any) -> TableView:
    """What a person sees, with some things on the table changed."""
    view = started(seats).view(person)
    assert isinstance(view.match, ThurfView)
    return view._replace(match=view.match._replace(**{"game": 1, "dealer": 0, **changes}))


def table_text(words: Words, **changes: Any) -> list[str]:
    return [line.text for line in screens_of("thurf").table(view_with(**changes), NAMES[:4], words)]


def screen_of(table: Table, person: int, words: Words, draft: str = "") -> Screen:
    screen = private_screen(table.view(person), NAMES[: len(table.chairs)], words, draft)
    assert screen is not None
    return screen


# --- The table -----------------------------------------------------------------------------------------


@pytest.mark.req("TH-6")
def test_the_table_shows_the_dealer_and_the_direction(words: Words) -> None:
    assert table_text(words)[0] == "Game 2 of 6. Ana deals ↺ (counter-clockwise)."


@pytest.mark.req("TH-10", "TH-17")
def test_the_table_shows_who_called_what(words: Words) -> None:
    text = table_text(words, answers=("pass", "aata", None, "kotu"))
    assert text[1] == "Calls: Ana pass · Bea aata · Dan kotu"


@pytest.mark.req("TH-13", "TH-17")
def test_the_table_marks_the_declarer_and_shows_thurf_and_stake(words: Words) -> None:
    lines = screens_of("thurf").table(
        view_with(phase="shartu", declarer=1, thurf=SPADES, raised=(0,), stake=2), NAMES[:4], words
    )
    assert [(line.text, line.style) for line in lines[1:3]] == [
        ("★ Bea declared: thurf is ♠ spades.", "strong"),
        ("Stake ×2: Ana addu", "strong"),
    ]
    text = table_text(words, phase="play", declarer=1, is_kotu=True, thurf=2, raised=(0, 1, 2), stake=8)
    assert text[1:3] == [
        "★ Bea plays kotu, alone: thurf is ♥ hearts.",
        "Stake ×16: Bea kotu · Ana addu · Bea shartu · Cy pai-shartu",
    ]
    assert table_text(words, phase="name", declarer=3)[1] == "★ Dan is to name the thurf suit."


@pytest.mark.req("TH-40", "TH-41")
def test_the_table_shows_pattus_and_closed_cards_as_numbers(words: Words) -> None:
    text = table_text(
        words,
        phase="play",
        order=(0, 3, 2, 1),
        trick=tuple(cards("QD 9D")),
        last_trick=PATTU,
        taken=(1, 0),
        held=(4, 5, 5, 4),
    )
    assert text[1:] == [
        "Last pattu: Dan A♥ · Cy 9♥ · Bea K♥ · Ana 10♠ → Ana",
        "Pattu: Ana Q♦ · Dan 9♦",
        "Pattus: Ana 0 · Bea 0 · Cy 0 · Dan 0",  # by the log, in which nothing was taken yet
        "Closed cards: Ana 4 · Bea 5 · Cy 5 · Dan 4",
    ]


@pytest.mark.req("TH-30")
def test_the_scoreboard_shows_dealing_team_pending_games_and_changes(words: Words) -> None:
    history = (ScoreLine(0, 3, 0, 7), ScoreLine(0, -8, 3, 4))
    view = view_with(dealer=3, pending=4, history=history, won=(3, 0))
    assert [line.text for line in screens_of("thurf").scoreboard(view, NAMES[:4], words)] == [
        "Bea and Dan deal, pending games: 4",
        "Changes: +3 → 7 · −8 → Bea and Dan 4",
        "Games won: Ana and Cy 3 · Bea and Dan 0",
    ]


@pytest.mark.req("TH-30")
def test_a_new_game_says_how_the_last_one_ended(words: Words) -> None:
    assert table_text(words, last_game=ENDED)[1:4] == [
        "Last pattu: Dan A♥ · Cy 9♥ · Bea K♥ · Ana 10♠ → Ana",
        "Game 2: Ana made it (Ana and Cy 100 · Bea and Dan 41), stake ×2. Ana and Cy win the game.",
        "Pending games of Ana and Cy: −8. The deal passes to Dan, 4 pending.",
    ]


@pytest.mark.parametrize(
    ("winner", "is_kotu", "text"),
    [
        (0, False, "Ana made it"),
        (1, False, "Ana did not make it"),
        (0, True, "Ana won every pattu alone"),
        (1, True, "Ana lost a pattu in kotu"),
    ],
)
def test_a_game_says_how_it_was_won(winner: int, is_kotu: bool, text: str, words: Words) -> None:
    ended = ENDED._replace(winner=winner, is_kotu=is_kotu, change=5, next_dealer=0, pending=9)
    first, second = game_lines(ended, NAMES[:4], words)
    assert f"Game 2: {text} (" in first.text
    assert second.text == "Pending games of Ana and Cy: +5, now 9."


# --- The hand ------------------------------------------------------------------------------------------


def test_the_hand_is_sorted_thurf_first_and_strong_first() -> None:
    held = cards("9S AS JS TS AH 9H JH")
    assert names(sorted_hand(held, SPADES)) == "JS 9S AS TS AH JH 9H"
    assert names(sorted_hand(held, None)) == "AS JS TS 9S AH JH 9H"


@pytest.mark.req("TH-41")
def test_the_own_pattus_are_behind_a_button_and_lead_back_to_the_hand(words: Words) -> None:
    view = view_with(1, phase="play", order=(0, 3, 2, 1), thurf=SPADES, pattus=(PATTU,), points=(24, None))
    hand = private_screen(view, NAMES[:4], words)
    assert hand is not None
    assert "9♥" not in [face for line in hand.lines for face in line.text.split()]
    (button,) = [button for button in all_buttons(hand) if button.label == "Our pattus (1)"]
    code = read_code(button.code)
    assert code is not None and code.kind == OPEN
    opened = private_screen(view, NAMES[:4], words, code.what)
    assert opened is not None
    assert [line.text for line in opened.lines[1:]] == [
        "Pattus of your team:",
        "1. A♥  9♥  K♥  10♠ (Ana)",
        "Your team has 24 ookulu.",
    ]
    (back,) = all_buttons(opened)
    back_to = read_code(back.code)
    assert back_to is not None
    assert private_screen(view, NAMES[:4], words, back_to.what) == hand


@pytest.mark.req("TH-41")
def test_every_seat_sees_the_pattus_of_its_team_at_any_time_in_the_game(words: Words) -> None:
    seen = 0
    for table, match in moments(started(6, seed=1, games="1"), seed=1):
        for seat in range(6):
            screen = screen_of(table, seat + 1, words, "pattus")
            assert_within_limits(screen)
            own = [trick for trick in match.tricks if trick.winner % 2 == seat % 2]
            takers = [line.text.rsplit("(")[-1].rstrip(")") for line in screen.lines if line.text[0].isdecimal()]
            if own:
                assert takers == [NAMES[trick.winner] for trick in own]
                assert [button.label for button in all_buttons(screen)] == ["◂ Back"]
                seen += seat not in match.asked
            else:
                assert screen == screen_of(table, seat + 1, words)
    assert seen


def test_who_sits_out_is_told(words: Words) -> None:
    view = view_with(3, phase="play", order=(3, 1, 0), declarer=0, is_kotu=True, thurf=SPADES)
    text = [line.text for line in screens_of("thurf").hand(view, NAMES[:4], words)]
    assert "You sit out: Ana plays kotu." in text


@pytest.mark.parametrize(
    ("code", "label", "spoken"),
    [
        ("aata", "Aata", ""),
        ("kotu", "Kotu (alone)", ""),
        ("pass", "Pass", ""),
        ("withdraw", "Withdraw", ""),
        ("suit H", "Thurf ♥", "name hearts as thurf"),
        ("addu", "Addu (×2)", ""),
        ("shartu", "Shartu (×4)", ""),
        ("pai-shartu", "Pai-shartu (×8)", ""),
        ("play TS", "10♠", "ten of spades"),
        ("next", "Next game", ""),
        ("stop", "Stop the match", ""),
        ("dealer", "Dealer", ""),
        ("dealer 2", "Dealer: seat 3", ""),
        ("team 1", "Deal to the other team", ""),
        ("pending", "Pending games", ""),
        ("pending 12", "Pending: 12", ""),
    ],
)
def test_every_action_has_its_label(code: str, label: str, spoken: str, words: Words) -> None:
    found = screens_of("thurf").label(code, view_with(1), words)
    assert (found.text, found.spoken) == (label, spoken)


@pytest.mark.req("TH-37")
@pytest.mark.parametrize(("seats", "options"), [(4, {}), (6, {"games": "0"}), (8, {"scoreboard": "manual"})])
def test_every_action_can_be_reached_by_buttons(seats: int, options: dict[str, str], words: Words) -> None:
    table = started(seats, seed=3, games=options.get("games", "2"), scoreboard=options.get("scoreboard", "auto"))
    checked = set()
    for count, (now, match) in enumerate(moments(table, seed=seats)):
        if count > 250:
            break
        if match.phase in checked and count % 9:
            continue
        checked.add(match.phase)
        assert_within_limits(public_screen(now.view(None), NAMES[:seats], words))
        for seat in range(seats):
            decision = match.decision(seat)
            reached: set[str] = set()
            drafts, opened = [""], {""}
            while drafts:
                screen = screen_of(now, seat + 1, words, drafts.pop())
                assert_within_limits(screen)
                for button in all_buttons(screen):
                    press = read_code(button.code)
                    assert press is not None
                    if press.kind == ACT:
                        reached.add(press.what)
                    elif press.kind == OPEN and press.what not in opened:
                        opened.add(press.what)
                        drafts.append(press.what)
            assert reached == {action.code for action in decision.actions} if decision else not reached
    assert {"call", "name", "play"} <= checked
    if options:
        assert "pause" in checked


# --- The log -------------------------------------------------------------------------------------------


@pytest.mark.req("TH-17", "TH-42")
@pytest.mark.parametrize(
    ("fact", "text"),
    [
        (
            Dealt(3, 2, 0, (3, 2, 1, 0), 4),
            "Game 2, deal 3: Ana deals 4 cards each ↺ Dan · Cy · Bea · Ana",
        ),
        (Called(1, "aata"), "Bea: aata"),
        (Called(1, "pass"), "Bea: pass"),
        (Withdrew(1), "Bea withdraws"),
        (Chosen(1, False, False), "Bea is to name the thurf suit"),
        (Chosen(1, True, False), "Bea is to name the thurf suit (kotu)"),
        (Chosen(1, False, True), "Bea is to name the thurf suit, since nobody called in three deals"),
        (ThrownIn(0, 1), "Nobody declares: the cards are thrown in, and Ana deals again."),
        (Named(1, 2, False), "★ Bea declares ♥ hearts as thurf"),
        (Named(1, 2, True), "★ Bea plays kotu with ♥ hearts as thurf"),
        (Raised(2, "pai-shartu", 8), "Cy: pai-shartu! The stake is ×8"),
        (Held(2), "Cy lets the stake be"),
        (PlayBegan(0, 2, 3), "Ana deals 2 more cards each ↺. Dan leads."),
        (PlayBegan(0, 0, 3), "Dan leads."),
        (Played(1, card("TS")), "Bea: 10♠"),
        (TrickTaken(0, PATTU.cards), "→ Ana takes the pattu: A♥  9♥  K♥  10♠"),
        (Answered(1, "next"), "Bea wants the next game"),
        (Answered(1, "stop"), "Bea proposes to stop"),
        (BoardSet(1, 3, 7), "Bea sets the scoreboard: Dan deals, pending games 7"),
        (
            MatchEnded(0, (5, 2)),
            "Ana and Cy win the match: the others must deal next. Games won: Ana and Cy 5 · Bea and Dan 2",
        ),
        (
            MatchEnded(None, (5, 2)),
            "The games are played; who has won is on your scoreboard. Games won: Ana and Cy 5 · Bea and Dan 2",
        ),
    ],
)
def test_every_fact_has_words(fact: object, text: str, words: Words) -> None:
    assert log_line(fact, NAMES[:4], words).text == text


@pytest.mark.req("TH-42")
def test_a_step_of_the_log_is_a_declaration_a_pattu_or_the_end_of_a_game(words: Words) -> None:
    for seats in (4, 8):
        table = started(seats, games="2")
        for now, _ in moments(table, seed=2):
            view = now.view(None)
        kinds = [[type(fact) for fact in step] for step in log_steps(view).steps]
        ends = (ThrownIn, PlayBegan, TrickTaken, GameEnded)
        assert all(step[-1] in ends for step in kinds[:-1])
        assert all(
            set(step) == {Played, TrickTaken} for step in kinds if Played in step and step[-1] is TrickTaken
        )
        lines = [line.text for page in log_pages(view, NAMES[:seats], words) for line in page.lines]
        pattus = [line for line in lines if re.search(r" → \w+$", line)]
        assert len(pattus) == sum(TrickTaken in step for step in kinds) > 0
        assert {line.count(" · ") for line in pattus} <= {seats - 1, seats // 2}  # in a kotu the partners rest


# --- Secrecy -------------------------------------------------------------------------------------------


@pytest.mark.req("TH-40", "TH-41")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_hidden_cards_change_nobody_elses_screen(seats: int, words: Words) -> None:
    setting = Setting(Thurf, "standard", seats, HiddenThurf())
    shown = NAMES[:seats]
    changed = 0
    for count, (table, match) in enumerate(moments(started(seats, games="2"), seed=6)):
        if count % 13:
            continue
        for seat in (0, 1, None):
            person = None if seat is None else seat + 1
            same, twin = table.clone(), table.clone()
            same.match = setting.exchanged(match, {})
            twin.match = setting.twin(match, seat, QuickChance(count))
            assert private_screen(twin.view(person), shown, words) == private_screen(
                same.view(person), shown, words
            )
            assert public_screen(twin.view(None), shown, words) == public_screen(same.view(None), shown, words)
            changed += private_screen(twin.view(3), shown, words) != private_screen(same.view(3), shown, words)
    assert changed, "the cards were never mixed"


def test_only_the_own_cards_are_on_the_buttons(words: Words) -> None:
    for table, match in moments(started(6, games="1"), seed=8):
        (seat, *_) = match.asked
        mine = {NAME[one] for one in match.view(seat).hand}
        codes = [button.code.split()[-1] for button in all_buttons(screen_of(table, seat + 1, words))]
        plays = {code for code in codes if code in NAME}
        assert plays <= mine
    assert text_of(public_screen(table.view(None), NAMES[:6], words))


# --- What a fan of the game looks for ------------------------------------------------------------------


@pytest.mark.req("TH-41")
def test_captured_pattus_lie_beside_the_player_who_took_them(words: Words) -> None:
    table, match = next(
        moment
        for moment in moments(started(4, seed=3), 3)
        if moment[1].phase == "play" and len(moment[1].tricks) == 3
    )
    view = table.view(1)
    counts = [sum(trick.winner == seat for trick in match.tricks) for seat in range(4)]
    assert sum(counts) == 3
    entries = words.row(f"{name} {count}" for name, count in zip(NAMES[:4], counts, strict=True))
    assert f"Pattus: {entries}" in text_of(screen_of(table, 1, words))
    picture = draw_table(view, NAMES[:4], words, Theme())
    assert [plate.taken for plate in picture.plates] == counts


@pytest.mark.req("TH-34", "TH-17")
def test_the_picture_counts_kotu_in_the_stake_and_the_word_stays_when_others_raise(words: Words) -> None:
    view = view_with(phase="play", order=(0, 3, 1), declarer=1, is_kotu=True, thurf=SPADES, raised=(0, 1), stake=4)
    picture = draw_table(view, NAMES[:4], words, Theme())
    assert "\u200e×8" in [badge.text for badge in picture.badges]
    assert [plate.note for plate in picture.plates][:2] == ["addu", "kotu"]


@pytest.mark.req("TH-36")
@pytest.mark.parametrize(("dealer", "crowned"), [(0, [False, True]), (1, [True, False])])
def test_the_crown_is_for_the_team_that_need_not_deal(dealer: int, crowned: list[bool], words: Words) -> None:
    view = view_with(dealer=dealer, won=(5, 1))
    assert [row.is_ahead for row in draw_scores(view, NAMES[:4], words, Theme()).rows] == crowned
    first = view_with(dealer=dealer, game=0)
    assert [row.is_ahead for row in draw_scores(first, NAMES[:4], words, Theme()).rows] == [False, False]


@pytest.mark.req("TH-30")
def test_the_scoreboard_picture_has_the_number_of_pending_games_with_the_change_beside_it(words: Words) -> None:
    *_, (table, match) = moments(started(4, seed=3), 3)
    ended = match.last_game
    assert ended is not None and ended.change is not None
    captions = draw_scores(table.view(None), NAMES[:4], words, Theme()).captions
    assert f"Pending games after the last game: {ended.pending} ({signed(ended.change)})" in captions


@pytest.mark.req("TH-37")
def test_a_manual_scoreboard_ends_with_the_games_won_and_without_a_draw(words: Words) -> None:
    table = Table("abcdefghijkl")
    table.do(Open("thurf", "1234"), 1, 1.0)
    for command in (SetSeats(4), SetOption("scoreboard", "manual"), SetOption("games", "1")):
        table.do(command, 1, 1.0)
    for person in (2, 3, 4):
        table.do(Sit(), person, 1.0)
    for person in (1, 2, 3, 4):
        table.do(Ready(True), person, 1.0)
    table.do(Start(), 1, 1.0, seed=bytes(32))
    while isinstance(match := table.match, Thurf) and match.asked:
        seat = match.asked[0]
        table.do(Act(match.default(seat).code), seat + 1, 1.0)
    for screen in (public_screen(table.view(None), NAMES[:4], words), screen_of(table, 1, words)):
        assert words("result-draw") not in text_of(screen)
        assert "Games won: " in text_of(screen)


@pytest.mark.req("TH-41", "TH-42")
def test_from_memory_a_pattu_leaves_the_screens_when_the_next_has_begun(words: Words) -> None:
    options = Thurf.info.presets["memory"]
    playing = {"phase": "play", "order": (0, 3, 2, 1), "last_trick": PATTU, "options": options}
    between = table_text(words, trick=(), **playing)
    begun = table_text(words, trick=tuple(cards("QD")), **playing)
    assert any(line.startswith("Last pattu") for line in between)
    assert not any(line.startswith("Last pattu") for line in begun)

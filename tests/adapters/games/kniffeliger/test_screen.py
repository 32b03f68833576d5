"""What a table of Kniffeliger shows, and how dice are kept by pressing them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from adapters.games.kniffeliger.picture import table as draw
from adapters.games.kniffeliger.screen import bonuses_text, hand, log_line, scoreboard
from adapters.games.kniffeliger.screen import table as table_lines
from adapters.pictures.descriptions import Theme
from adapters.pictures.spoken import alt_text
from adapters.screens import Line, Screen, log_pages, private_screen, public_screen, scores_screen
from adapters.screens.buttons import ACT, OPEN, read_code
from adapters.screens.log import log_steps
from adapters.store.records import HighScore
from adapters.text.words import Words
from engine.commands import Act, Open, SetPreset, Sit, Start
from engine.contract import Fact
from engine.games import GAMES
from engine.games.kniffeliger.facts import (
    BONUSES,
    BOXES,
    BonusDeclined,
    BonusWon,
    Crossed,
    CrossedOut,
    Entered,
    Exchanged,
    Froze,
    FurtherFive,
    KniffeligerView,
    MatchEnded,
    Rolled,
    RoundBegan,
    RoundEnded,
    Sheet,
    Shifted,
    Stole,
    TurnLost,
    UpperBonus,
    told_box,
)
from engine.games.kniffeliger.rules import Kniffeliger
from engine.refusals import CannotEnterNow, NotEnoughPlayers
from engine.table import Table
from engine.table_view import TableView
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of

NAMES = ("Ana", "Bea", "Cid", "Dot")
LONG_NAMES = tuple(letter * 24 for letter in "ABCD")


def seated(people: int, preset: str = "kniffeliger") -> Table:
    """A table in the lobby with this many people, the first of them 1."""
    table = Table("abcdefghijkl")
    table.do(Open("kniffeliger", "1234"), 1, 0.0)
    table.do(SetPreset(preset), 1, 0.0)
    for person in range(2, people + 1):
        table.do(Sit(), person, 0.0)
    return table


def started(people: int = 2, preset: str = "kniffeliger", seed: int = 0) -> Table:
    """The same at the beginning of a match."""
    table = seated(people, preset)
    table.do(Start(), 1, 1.0, seed=seed.to_bytes(32, "big"))
    return table


def match_of(table: Table) -> Kniffeliger:
    assert isinstance(table.match, Kniffeliger)
    return table.match


def asked(table: Table) -> TableView:
    """What the person on turn sees."""
    return table.view(table.chairs[match_of(table).asked[0]].person)


def act(table: Table, code: str) -> Table:
    """Do something for the seat on turn."""
    table.do(Act(code), table.chairs[match_of(table).asked[0]].person or 0, 1.0)
    return table


def moments(people: int, preset: str, seed: int) -> Iterator[Table]:
    """The same table at every moment of a match played at random, to the end."""
    table = started(people, preset, seed)
    random = Random(seed)
    while match_of(table).asked:
        yield table
        decision = asked(table).decision
        assert decision is not None
        act(table, random.choice(decision.actions).code)
    yield table


def rolled(*dice: int, people: int = 2, rolls: int = 1, **changes: object) -> Table:
    """A table where these dice lie on seat 0's turn, with some of its match changed."""
    table = started(people)
    match = match_of(table)
    match._begin_turn(0)
    match.dice = sum(8 ** (face - 1) for face in dice)
    match.rolls = rolls
    for name, value in changes.items():
        setattr(match, name, value)
    match._decisions = None
    return table


def own(table: Table, words: Words, draft: str = "", names: tuple[str, ...] = NAMES) -> Screen:
    """What the person on turn sees with this draft."""
    screen = private_screen(asked(table), names, words, draft)
    assert screen is not None
    return screen


def labels(screen: Screen) -> list[list[str]]:
    return [[button.label for button in row if hasattr(button, "label")] for row in screen.controls]


def press(table: Table, words: Words, screen: Screen, label: str) -> Screen:
    """The screen after pressing a button that opens something."""
    (code,) = (read_code(button.code) for button in all_buttons(screen) if button.label == label)
    assert code is not None and code.kind == OPEN
    return own(table, words, code.what)


# --- Keeping dice --------------------------------------------------------------------------------------


@pytest.mark.req("KN-12")
def test_before_the_first_roll_there_is_a_roll_button(words: Words) -> None:
    assert labels(own(started(), words)) == [["🎲 Roll"], ["💡 Hints on", "Rules"]]


@pytest.mark.req("KN-12")
def test_pressing_dice_keeps_them_and_lets_them_go(words: Words) -> None:
    table = rolled(1, 3, 3, 5, 6)
    before = table.view(None)
    screen = own(table, words)
    assert labels(screen)[:2] == [["⚀ 1", "⚂ 3", "⚂ 3", "⚄ 5", "⚅ 6"], ["🎲 Roll all five", "Give up a box (0) ▸"]]
    screen = press(table, words, press(table, words, screen, "⚅ 6"), "⚄ 5")
    assert labels(screen)[:2] == [["⚀ 1", "⚂ 3", "⚂ 3", "✓ ⚄ 5", "✓ ⚅ 6"], ["🎲 Roll 3", "Give up a box (0) ▸"]]
    assert [button.tone for button in all_buttons(screen)[:5]] == ["plain"] * 3 + ["primary"] * 2
    assert table.view(None) == before  # Nobody else noticed anything.
    roll = read_code(all_buttons(screen)[5].code)
    assert roll is not None and (roll.kind, roll.what) == (ACT, "keep 5 6")
    assert labels(press(table, words, screen, "✓ ⚄ 5"))[0] == ["⚀ 1", "⚂ 3", "⚂ 3", "⚄ 5", "✓ ⚅ 6"]


@pytest.mark.req("KN-12")
def test_who_keeps_all_five_has_nothing_to_roll(words: Words) -> None:
    number = asked(rolled(1, 3, 3, 5, 6)).decision.number  # type: ignore[union-attr]
    assert labels(own(rolled(1, 3, 3, 5, 6), words, f"hold {number} 1 2 3 4 5"))[1] == ["Give up a box (0) ▸"]


@pytest.mark.parametrize(
    "draft", ["hold 999 1 2", "hold", "hold x", "hold 0", "hand", "~0", "freeze", "enter 7", "roll"]
)
def test_a_draft_of_another_moment_is_none(draft: str, words: Words) -> None:
    table = rolled(1, 3, 3, 5, 6)
    assert own(table, words, draft) == own(table, words)


def test_places_that_no_die_has_are_left_out(words: Words) -> None:
    table = rolled(1, 3, 3, 5, 6)
    number = asked(table).decision.number  # type: ignore[union-attr]
    assert own(table, words, f"hold {number} 0 2 6 22") == own(table, words, f"hold {number} 2")


@pytest.mark.req("KN-12")
def test_dice_and_boxes_can_be_heard(words: Words) -> None:
    table = rolled(1, 3, 3, 5, 6)
    number = asked(table).decision.number  # type: ignore[union-attr]
    spoken = {button.label: button.spoken for button in all_buttons(own(table, words, f"hold {number} 1"))}
    assert spoken["✓ ⚀ 1"] == "1, kept: press to let it go"
    assert spoken["⚅ 6"] == "keep this 6"
    assert spoken["🎲 Roll 4"] == "roll 4 dice"
    assert spoken["Chance 18"] == "enter 18 in Chance"


# --- Boxes and bonuses ---------------------------------------------------------------------------------


@pytest.mark.req("KN-12")
def test_boxes_that_the_dice_count_in_have_a_button_with_their_points(words: Words) -> None:
    assert labels(own(rolled(1, 2, 3, 4, 5), words))[2:] == [
        ["Ones 1", "Twos 2", "Threes 3", "Fours 4"],
        ["Fives 5", "Small straight 30", "Large straight 40", "Chance 15"],
        ["💡 Hints on", "Rules"],
    ]
    assert labels(own(rolled(2, 2, 2, 2, 3, rolls=3), words)) == [
        ["Give up a box (0) ▸"],
        ["Twos 8", "Threes 3", "Three of a kind 11"],
        ["Four of a kind 11", "Chance 11"],
        ["💡 Hints on", "Rules"],
    ]


@pytest.mark.req("KN-12")
def test_where_crossing_out_is_all_that_is_left_no_menu_is_in_the_way(words: Words) -> None:
    sheets = [Sheet((None, None, *[0] * 11)), Sheet()]
    table = rolled(3, 4, 4, 5, 6, rolls=3, sheets=sheets, open=[0b11, 0b1111111111111])
    assert labels(own(table, words)) == [["✗ Ones", "✗ Twos"], ["💡 Hints on", "Rules"]]


@pytest.mark.req("KN-12")
def test_own_bonuses_have_a_button_each(words: Words) -> None:
    table = rolled(1, 2, 3, 4, 5, people=3, bonuses=[("choice",), (), ()])
    assert labels(own(table, words))[2:4] == [
        ["Small straight 30", "Large straight 40", "Chance 15", "More boxes ▸"],
        ["❄ Freeze ▸", "❌ Cross out theirs ▸", "🔄 Shift sheets", "🔀 Exchange ▸"],
    ]
    freeze = press(table, words, own(table, words), "❄ Freeze ▸")
    assert labels(freeze) == [["Bea ▸", "Cid ▸"], ["◂ Back", "💡 Hints on", "Rules"]]
    boxes = press(table, words, freeze, "Cid ▸")
    assert labels(boxes)[0] == ["Ones", "Twos", "Threes", "Fours"]
    assert press(table, words, boxes, "◂ Back") == freeze
    assert press(table, words, freeze, "◂ Back") == own(table, words)
    assert labels(press(table, words, own(table, words), "🔀 Exchange ▸"))[0] == ["🔀 with Bea", "🔀 with Cid"]


@pytest.mark.req("KN-12")
def test_what_can_be_stolen_stands_with_its_points(words: Words) -> None:
    sheets = [Sheet(), Sheet((None,) * 12 + (25,), 0, 25)]
    table = started()
    match = match_of(table)
    match._begin_turn(0)
    match.sheets, match.bonuses, match._decisions = sheets, [("steal",), ()], None
    match.open[1] &= (1 << 12) - 1
    assert labels(own(table, words)) == [["🎲 Roll"], ["🫳 Steal ▸"], ["💡 Hints on", "Rules"]]
    # With one other player there is no list of players.
    stealing = press(table, words, own(table, words), "🫳 Steal ▸")
    assert labels(stealing) == [["Chance 25"], ["◂ Back", "💡 Hints on", "Rules"]]
    assert all_buttons(stealing)[0].spoken == "steal Chance from Bea"


@pytest.mark.req("KN-12")
def test_the_bonus_die_is_offered(words: Words) -> None:
    table = act(rolled(1, 2, 3, 4, 5), "enter large")
    assert "Your dice add up to 15: you may roll the bonus die." in text_of(own(table, words))
    assert labels(own(table, words))[0] == ["🎲 Roll the bonus die", "No bonus"]


@pytest.mark.req("KN-12")
@pytest.mark.parametrize("people", [2, 3, 4])
@pytest.mark.parametrize("preset", GAMES["kniffeliger"].info.presets)
def test_every_legal_action_is_reached_within_the_limits(preset: str, people: int, words: Words) -> None:
    names = LONG_NAMES[:people]
    for count, table in enumerate(moments(people, preset, seed=people)):
        match = match_of(table)
        if preset == "kniffeliger" and count % 10 == 5 and match.asked:  # Everything at once, now and then.
            match.bonuses = [BONUSES] * people
            match._decisions = None
        assert_within_limits(public_screen(table.view(None), names, words))
        if not match.asked or count % 5:
            continue
        seen, waiting, found = {""}, [""], set()
        while waiting:
            screen = own(table, words, waiting.pop(), names)
            assert_within_limits(screen)
            for button in all_buttons(screen):
                code = read_code(button.code)
                assert code is not None
                if code.kind == ACT:
                    found.add(code.what)
                elif code.kind == OPEN and code.what not in seen:
                    seen.add(code.what)
                    waiting.append(code.what)
        decision = asked(table).decision
        assert decision is not None
        assert found == {action.code for action in decision.actions}


def test_a_name_too_long_for_a_button_is_a_seat(words: Words) -> None:
    table = rolled(1, 2, 3, 4, 5, people=3, bonuses=[("freeze",), (), ()])
    names = ("Ana", "👩‍👩‍👧‍👦" * 8, "Cid")
    assert labels(own(table, words, "freeze", names))[0] == ["seat 2 ▸", "Cid ▸"]


# --- The table -----------------------------------------------------------------------------------------


def lines(found: list[Line]) -> list[str]:
    return [line.text for line in found]


@pytest.mark.req("KN-12")
def test_the_table_shows_dice_rolls_left_and_all_sheets_side_by_side(words: Words) -> None:
    sheets = [Sheet((3,) + (None,) * 11 + (0,), 0, 3), Sheet((None,) * 8 + (25,) + (None,) * 4, 0, 25)]
    shown = rolled(1, 3, 3, 5, 6, sheets=sheets, frozen=[0, 2])
    text = lines(table_lines(shown.view(None), NAMES, words))
    assert "⚀ 1  ⚂ 3  ⚂ 3  ⚄ 5  ⚅ 6 · 2 rolls left" in text
    first = text.index("Sheets: Ana · Bea")
    assert text[first + 1 : first + 14] == [
        "Ones: 3 · –",
        "Twos: – · ❄",
        "Threes: – · –",
        "Fours: – · –",
        "Fives: – · –",
        "Sixes: – · –",
        "Three of a kind: – · –",
        "Four of a kind: – · –",
        "Full house: – · 25",
        "Small straight: – · –",
        "Large straight: – · –",
        "Kniffeliger: – · –",
        "Chance: 0 · –",
    ]
    assert lines(scoreboard(shown.view(None), NAMES, words)) == ["Points: Ana 3 · Bea 25"]


@pytest.mark.req("KN-12")
def test_the_table_shows_everyones_bonuses_freezes_and_skips(words: Words) -> None:
    shown = rolled(
        *(1, 3, 3, 5, 6),
        people=3,
        bonuses=[("freeze", "steal", "freeze"), (), ("choice",)],
        frozen=[0, 0b1000000000001, 0],
        skips=[0, 1, 2],
    )
    assert lines(table_lines(shown.view(None), NAMES, words))[-5:] == [
        "🎁 Ana: steal · freeze ×2",
        "❄ Bea cannot fill: Ones · Chance",
        "⏭ Bea misses 1 turn",
        "🎁 Cid: choice",
        "⏭ Cid misses 2 turns",
    ]


@pytest.mark.req("KN-12")
def test_the_table_says_what_happened_until_the_next_roll(words: Words) -> None:
    shown = act(rolled(1, 3, 3, 4, 6), "enter threes")
    assert lines(table_lines(shown.view(None), NAMES, words))[1:3] == [
        "Ana: Threes 6 (⚀ ⚂ ⚂ ⚃ ⚅)",
        "Bea has not rolled yet.",
    ]
    assert "Threes 6" not in " ".join(lines(table_lines(act(shown, "roll").view(None), NAMES, words)))


def test_further_fives_have_a_line_where_there_are_any(words: Words) -> None:
    shown = rolled(1, 3, 3, 4, 6, sheets=[Sheet(further_fives=2, total=200), Sheet()])
    assert "Further five equal dice: 200 · 0" in lines(table_lines(shown.view(None), NAMES, words))


@pytest.mark.req("KN-12")
def test_the_own_screen_shows_the_own_sheet_and_on_turn_the_dice(words: Words) -> None:
    sheet = Sheet((3, *(None,) * 10, 0, None), 0, 3)
    shown = rolled(1, 3, 3, 5, 6, sheets=[sheet, Sheet()], bonuses=[("shift",), ()], frozen=[2, 0])
    assert lines(hand(shown.view(1), NAMES, words)) == [
        "Your sheet: 3 points",
        "Filled boxes: Ones 3 · Kniffeliger 0",
        "Open boxes: Twos · Threes · Fours · Fives · Sixes · Three of a kind · Four of a kind · Full house"
        " · Small straight · Large straight · Chance",
        "Your bonuses: shift",
        "❄ Frozen for you: Twos",
        "⚀ 1  ⚂ 3  ⚂ 3  ⚄ 5  ⚅ 6 · 2 rolls left",
        "Press the dice you keep, then roll the rest; or fill a box.",
    ]


def test_others_rolls_leave_the_own_screen_as_it_is(words: Words) -> None:
    table = started()
    waiting = 1 - match_of(table).asked[0]
    person = table.chairs[waiting].person
    before = private_screen(table.view(person), NAMES, words)
    assert private_screen(act(act(table, "roll"), "roll").view(person), NAMES, words) == before


def test_bonuses_are_counted(words: Words) -> None:
    assert bonuses_text(("shift", "steal", "shift"), words) == "steal · shift ×2"


# --- The log -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        (RoundBegan(2), "Round 2"),
        (Rolled(0, (), (1, 2, 3, 4, 6), 2), "Ana rolls ⚀ ⚁ ⚂ ⚃ ⚅"),
        (Rolled(0, (1, 6), (1, 2, 2, 2, 6), 1), "Ana keeps ⚀ ⚅ and rolls ⚀ ⚁ ⚁ ⚁ ⚅"),
        (Entered(0, "house", 25, (2, 2, 3, 3, 3)), "Ana: Full house 25 (⚁ ⚁ ⚂ ⚂ ⚂)"),
        (Crossed(1, "ones", (2, 2, 3, 3, 3)), "Bea gives up Ones (⚁ ⚁ ⚂ ⚂ ⚂)"),
        (FurtherFive(0, 100), "Ana has five equal dice again: 100 more"),
        (UpperBonus(0, 35), "Ana has 63 in the upper boxes: 35 more"),
        (UpperBonus(0, -35), "Ana is below 63 in the upper boxes again: 35 less"),
        (BonusWon(0, "crossout"), "Ana rolls the bonus die: ⚂ 3 · cross out!"),
        (BonusDeclined(0), "Ana leaves the bonus die"),
        (Stole(0, 1, "chance", 25, "steal"), "🫳 Ana steals Chance (25) from Bea"),
        (Froze(0, 1, "chance", "choice"), "❄ Ana freezes Chance for Bea"),
        (CrossedOut(0, 1, "chance", "choice"), "❌ Ana crosses out Chance of Bea, who misses a turn"),
        (Shifted(1, "shift", (3, 4)), "🔄 Bea shifts all sheets to the next player. Points: Ana 3 · Bea 4"),
        (Exchanged(0, 1, "choice", (3, 4)), "🔀 Ana exchanges sheets with Bea. Points: Ana 3 · Bea 4"),
        (TurnLost(1, "skipped"), "Bea misses this turn"),
        (TurnLost(1, "frozen"), "Bea has only frozen boxes: the turn is lost"),
        (TurnLost(1, "full"), "Bea has a full sheet: the turn is over"),
        (RoundEnded(3, (30, 41)), "After round 3: Ana 30 · Bea 41"),
        (MatchEnded((1,), (200, 210)), "Bea wins with 210 points!"),
        (MatchEnded((0, 1), (210, 210)), "Ana and Bea share the win with 210 points!"),
    ],
)
def test_what_happened_is_told(fact: Fact, text: str, words: Words) -> None:
    assert log_line(fact, NAMES, words).text == text


def test_a_step_of_the_log_is_a_turn_without_the_rolls_on_the_way(words: Words) -> None:
    *_, table = moments(3, "kniffeliger", seed=1)
    view = table.view(None)
    lines = [line.text for page in log_pages(view, NAMES, words) for line in page.lines]
    entered = sum(isinstance(fact, Entered) for fact in view.log)
    assert len(log_steps(view).steps) >= entered > 10
    assert sum("Round " in line for line in lines) >= match_of(table).deal
    assert not any(" rolls " in line and "bonus die" not in line for line in lines)


# --- Around the match ----------------------------------------------------------------------------------


@pytest.mark.req("KN-1")
def test_two_of_four_may_start_and_nobody_enters_later() -> None:
    with pytest.raises(NotEnoughPlayers):
        started(1)
    assert len(seated(4).chairs) == 4
    table = started(2)
    assert match_of(table).seats == 2
    with pytest.raises(CannotEnterNow):
        table.do(Sit(), 3, 2.0)


@pytest.mark.req("KN-13")
def test_the_high_scores_have_the_best_sheet(words: Words) -> None:
    scores = [HighScore(1, "Ana", 10, 6, 287)]
    assert lines(list(scores_screen("kniffeliger", "kniffel", scores, words).lines)) == [
        "High scores: Kniffeliger, Kniffel",
        "1. Ana: 287 points, won 6 of 10",
    ]


@pytest.mark.req("KN-12")
def test_the_end_shows_winner_and_points(words: Words) -> None:
    *_, table = moments(2, "kniffel", seed=4)
    view = table.view(None)
    assert isinstance(view.match, KniffeligerView) and view.outcome is not None
    (winner,) = view.outcome.winners
    text = text_of(public_screen(view, NAMES[:2], words))
    assert f"{NAMES[winner]} wins the match!" in text
    assert f"{NAMES[winner]} {view.outcome.scores[winner]}" in text
    assert len(view.match.sheets[winner].entries) == len(BOXES)


# --- What a fan of the game looks for ------------------------------------------------------------------


def with_sheet(preset: str, *entries: int | None, further: int = 0) -> TableView:
    """What the first seat sees with these points in the upper boxes."""
    view = started(2, preset).view(1)
    match = view.match
    assert match is not None
    filled = Sheet((*entries, *[None] * (len(BOXES) - len(entries))), further, sum(filter(None, entries)))
    return view._replace(match=match._replace(sheets=(filled, *match.sheets[1:])))


@pytest.mark.req("KN-16")
@pytest.mark.parametrize(
    ("entries", "told"),
    [
        pytest.param((3, 6, 9), "18 (45 to go)", id="the way to 63"),
        pytest.param((3, 6, 9, 12, 15, 18), "63 (+35)", id="there"),
    ],
)
def test_the_sheet_shows_the_upper_sum_and_the_way_to_63(
    entries: tuple[int, ...], told: str, words: Words
) -> None:
    view = with_sheet("kniffel", *entries)
    row = f"Upper boxes: {told} · 0 (63 to go)"
    assert row in [line.text for line in table_lines(view, NAMES[:2], words)]
    assert f"Upper boxes: {told}" in [line.text for line in hand(view, NAMES[:2], words)]
    picture = draw(view, NAMES[:2], words, Theme())
    assert [column.upper for column in picture.columns] == [f"{sum(entries)}/63", "0/63"]
    assert f"Upper boxes: {sum(entries)}/63" in alt_text(picture, words, "kniffeliger")
    plain = table_lines(with_sheet("kniffeliger", *entries), NAMES[:2], words)
    assert not any("Upper boxes" in line.text for line in plain)


@pytest.mark.req("KN-16")
def test_further_fives_stand_in_the_own_sheet_and_in_the_alt_text(words: Words) -> None:
    view = with_sheet("kniffel", 5, further=2)
    assert "Further five equal dice: 200" in [line.text for line in hand(view, NAMES[:2], words)]


@pytest.mark.req("KN-16")
def test_alt_texts_name_bonuses_and_turns_to_miss(words: Words) -> None:
    view = started().view(None)
    assert view.match is not None
    match = view.match._replace(bonuses=(("steal", "freeze"), ()), skips=(0, 2))
    text = alt_text(draw(view._replace(match=match), NAMES[:2], words, Theme()), words, "kniffeliger")
    assert "steal · freeze" in text and "misses 2 turns" in text
    assert ".." not in text and ". ·" not in text, "one sentence for each sheet"


@pytest.mark.req("KN-16")
def test_the_menu_of_a_trick_says_which_against_whom_and_what_it_does(words: Words) -> None:
    table = started(3)
    match = match_of(table)
    match.bonuses = [("freeze",)] * 3
    match._decisions = None
    table = table.clone()
    seat = match_of(table).asked[0]
    person = table.chairs[seat].person
    assert person is not None
    other = next(one for one in range(3) if one != seat)
    effect = words("kniffeliger-hint-trick", bonus="freeze")
    for draft, title in (("freeze", "❄ Freeze"), (f"freeze {other}", f"❄ Freeze · {NAMES[other]}")):
        screen = private_screen(table.view(person), NAMES[:3], words, draft)
        assert screen is not None
        assert [title, effect] == [line.text for line in screen.lines if line.text in (title, effect)]
    closed = private_screen(table.view(person), NAMES[:3], words)
    assert closed is not None and effect not in text_of(closed)


@pytest.mark.req("KN-14", "KN-16")
@pytest.mark.parametrize(("preset", "name"), [("kniffel", "Kniffel"), ("kniffeliger", "Kniffeliger")])
def test_five_equal_dice_are_called_as_the_rule_set_calls_them(preset: str, name: str, words: Words) -> None:
    view = with_sheet(preset)
    assert f"{name}: – · –" in [line.text for line in table_lines(view, NAMES[:2], words)]
    assert name in draw(view, NAMES[:2], words, Theme()).boxes
    assert log_line(Entered(0, told_box("kniffeliger", view.options), 50, (1,) * 5), NAMES, words).text.startswith(  # type: ignore[arg-type]
        f"Ana: {name} 50"
    )


@pytest.mark.req("KN-13", "PL-23")
def test_high_scores_go_by_points_and_have_a_button_at_the_table(words: Words) -> None:
    scores = [HighScore(1, "Ana", 5, 1, 312), HighScore(2, "Bea", 9, 8, 250)]
    text = text_of(scores_screen("kniffeliger", "kniffel", scores, words))
    assert "1. Ana: 312 points, won 1 of 5" in text
    assert GAMES["kniffeliger"].info.by_points and not GAMES["santase"].info.by_points
    screen = public_screen(started().view(None), NAMES[:2], words)
    assert "best" in [code.what for button in all_buttons(screen) if (code := read_code(button.code))]


@pytest.mark.req("KN-12")
def test_a_theft_is_told_at_once_though_it_is_a_turn_without_a_roll(words: Words) -> None:
    view = started().view(None)
    before = view._replace(log=(*view.log, Entered(0, "chance", 15, (1, 2, 3, 4, 5))))
    after = before._replace(log=(*before.log, Stole(1, 0, "chance", 15, "steal")))
    # The courier looks at this to see whether there is more to tell.
    assert log_steps(after).told_count > log_steps(before).told_count
    told = [[line.text for line in log_pages(one, NAMES, words)[-1].lines] for one in (before, after)]
    assert told[1][:-1] == told[0]

"""What people read about time, absence and ending early, whatever the game."""

from __future__ import annotations

import pytest

from adapters.screens import Screen, private_screen, public_screen, rules_screen
from adapters.screens.buttons import read_code
from adapters.screens.lobby_codes import read_lobby_code
from adapters.screens.log import log_pages
from adapters.screens.options import settings_now
from adapters.screens.rules import rules_pages
from adapters.text.names import table_names
from adapters.text.words import Words, languages
from engine.commands import CLOCK, Act, Command, End, Fill, Leave, Ready, SetOption, SetSeats, SetTimer, Sit, Start
from engine.games import GAMES
from engine.table import Table
from engine.table_state import WINDOW_SECONDS
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of
from tests.engine.tables import ANA, BEA, Kept

PEOPLE = {ANA: "Ana", BEA: "Bea"}


def public(table: Table, words: Words) -> Screen:
    return public_screen(table.view(None), table_names(table.view(None), PEOPLE, words), words)


def private(table: Table, words: Words, person: int = ANA, draft: str = "") -> Screen:
    view = table.view(person)
    screen = private_screen(view, table_names(view, PEOPLE, words), words, draft)
    assert screen is not None
    return screen


def playing(game: str, *settings: Command, seats: int = 2) -> Kept:
    """A match of Ana, Bea and as many house players as are needed."""
    kept = Kept(game)
    kept.do(SetSeats(seats), ANA)
    kept.do(Sit(1), BEA)
    for command in settings:
        kept.do(command, ANA)
    if any(chair.is_free for chair in kept.table.chairs):
        kept.do(Fill("easy"), ANA)
    kept.do(Ready(True), BEA)
    kept.do(Start(), ANA)
    return kept


def commands_on(screen: Screen) -> list[Command | None]:
    codes = [read_code(button.code) for button in all_buttons(screen)]
    return [read_lobby_code(code) for code in codes if code is not None and code.kind == "l"]


# --- Time ----------------------------------------------------------------------------------------------


@pytest.mark.req("PL-17")
@pytest.mark.parametrize("language", sorted(languages()))
def test_the_lobby_says_that_windows_close_without_a_timer(language: str) -> None:
    words = Words(language)
    said = {
        game: words("timer-windows", seconds=WINDOW_SECONDS) in text_of(public(Kept(game).table, words))
        for game in GAMES
    }
    assert said == {game: kind.info.has_windows for game, kind in GAMES.items()}
    for game, kind in GAMES.items():  # The page has a plate for each setting.
        values = [setting.value for setting in settings_now(Kept(game).table.view(ANA), words)]
        assert (words("timer-windows", seconds=WINDOW_SECONDS) in values) == kind.info.has_windows
    assert str(WINDOW_SECONDS) in words("timer-windows", seconds=WINDOW_SECONDS)


@pytest.mark.req("PL-17")
def test_a_window_shows_its_time_and_a_turn_without_a_timer_none(words: Words) -> None:
    kept = playing("thurf", seats=4)
    told = words("time-to-answer", seconds=WINDOW_SECONDS)
    assert told in text_of(public(kept.table, words)) and told in text_of(private(kept.table, words))
    clocks = [line.until for line in public(kept.table, words).lines if line.text == told]
    assert clocks == [kept.now + WINDOW_SECONDS]
    duel = playing("santase")
    assert "⏱" not in text_of(public(duel.table, words)) + text_of(private(duel.table, words))


@pytest.mark.req("PL-17")
def test_the_log_says_when_the_clock_answered(words: Words) -> None:
    kept = playing("santase", SetTimer(60))
    for _ in range(2):
        kept.time_out()
    view = kept.table.view(None)
    (page,) = log_pages(view, table_names(view, PEOPLE, words), words)
    trick = next(line.text for line in page.lines if "→" in line.text)
    told = words("log-by-clock", line="").strip()
    assert trick.count(told) == 2
    calls = playing("thurf", seats=4)
    seat = next(seat for seat in calls.table.asked_at if calls.table.chairs[seat].person == ANA)
    decision = calls.table.match.decision(seat)  # type: ignore[union-attr]
    assert decision is not None
    calls.now += WINDOW_SECONDS
    calls.do(Act("pass", decision.number, seat), CLOCK)
    view = calls.table.view(None)
    pages = log_pages(view, table_names(view, PEOPLE, words), words, is_followed=True)
    assert told in "".join(line.text for page in pages for line in page.lines)


@pytest.mark.req("PL-16", "PL-61")
def test_with_everybody_away_the_screens_say_that_the_match_waits(words: Words) -> None:
    kept = playing("santase")
    for person in (ANA, BEA):
        kept.do(Leave(), person)
    for person in (ANA, BEA):
        text = text_of(private(kept.table, words, person))
        assert words("all-away") in text and words("your-turn") not in text
    assert words("all-away") in text_of(public(kept.table, words))


@pytest.mark.req("PL-17", "PL-26", "PL-27")
@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_say_what_holds_at_every_table(game: str, language: str) -> None:
    words = Words(language)
    info = GAMES[game].info
    told = {line.text for page in rules_pages(game, language) for line in page}
    assert {words("rules-table-time"), words("rules-table-end")} <= told
    assert (words("rules-table-windows", seconds=WINDOW_SECONDS) in told) == info.has_windows
    assert (words("rules-table-house") in told) == bool(info.teams)
    assert_within_limits(rules_screen(game, 999, words))


# --- Ending early --------------------------------------------------------------------------------------


@pytest.mark.req("PL-27")
def test_a_button_leads_to_the_proposal_and_the_others_find_both_answers(words: Words) -> None:
    kept = playing("santase")
    assert words("button-end") in [button.label for button in all_buttons(public(kept.table, words))]
    proposal = private(kept.table, words, ANA, "end")
    assert words("santase-end-result") in text_of(proposal)
    assert commands_on(proposal) == [End(True)]
    kept.do(End(True), ANA)
    for screen in (public(kept.table, words), private(kept.table, words, BEA)):
        assert {End(True), End(False)} <= set(commands_on(screen))
        assert "Bea" in next(
            line.text for line in screen.lines if "Ana" in line.text and "end the match" in line.text
        )
        assert_within_limits(screen)


@pytest.mark.req("PL-27")
@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("game", GAMES)
def test_before_anybody_proposes_they_read_what_it_leads_to(game: str, language: str) -> None:
    seats = min(GAMES[game].info.seat_counts)
    kept, words = playing(game, seats=seats), Words(language)
    assert_within_limits(private(kept.table, words, ANA, "end"))
    kept.do(End(True), ANA)
    assert_within_limits(public(kept.table, words))
    assert_within_limits(private(kept.table, words, BEA))


@pytest.mark.req("PL-27")
@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize(
    ("game", "choice"),
    [
        ("thurf", SetOption("scoreboard", "manual")),
        ("truco", SetOption("best_of", "3")),
        ("sixty-one", SetOption("hands", "till2")),
    ],
)
def test_what_it_leads_to_is_that_of_the_table(game: str, choice: SetOption, language: str) -> None:
    seats, words = min(GAMES[game].info.seat_counts), Words(language)
    usual, other = playing(game, seats=seats), playing(game, choice, seats=seats)
    told = [private(kept.table, words, ANA, "end").lines[-1].text for kept in (usual, other)]
    assert told[0] != told[1]

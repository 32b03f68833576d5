"""What a place sees of a table: the lobby, the match as the audience knows it, the result, the end."""

from __future__ import annotations

import math

from adapters.screens.appearance import WORDS_ONLY, Appearance
from adapters.screens.buttons import END, GONE, OPTIONS, SCORES
from adapters.screens.games import Names, result_of, screens_of
from adapters.screens.illustrations import with_table
from adapters.screens.lobby import (
    close_button,
    hand_button,
    leave_button,
    lobby_button,
    lobby_screen,
    open_button,
    seat_lines,
    table_rules_button,
    tally_lines,
    title,
)
from adapters.screens.numbered import number_rows
from adapters.screens.open_codes import SaveRecord, ShowHighScores, asking_button
from adapters.screens.replay import has_replay, replay_button
from adapters.screens.review import has_review, review_button
from adapters.screens.screen import Button, Line, OwnWay, Screen
from adapters.screens.seal import next_seal_buttons, next_seal_lines
from adapters.text.words import Words
from engine.commands import End, Ready, Start
from engine.games import game_of
from engine.table_view import CLOSED, LOBBY, PLAYING, TableView


def public_screen(
    view: TableView,
    names: Names,
    words: Words,
    *,
    is_numbered: bool = False,
    has_languages: bool = False,
    has_bell: bool = False,
    appearance: Appearance = WORDS_ONLY,
) -> Screen:
    """The live message of a table; its buttons are the same for everyone, numbered ones for hands included."""
    if view.phase == LOBBY:
        return lobby_screen(view, names, words, has_languages=has_languages, has_bell=has_bell)
    if view.phase == CLOSED:
        return closed_screen(view, words)
    if view.phase == PLAYING:
        screen = _playing_screen(view, names, words, number_rows(view) if is_numbered else [])
    else:
        screen = _finished_screen(view, names, words)
    return with_table(screen, view, names, words, appearance)


def _playing_screen(view: TableView, names: Names, words: Words, numbers: list[list[Button]]) -> Screen:
    game = screens_of(view.game)
    turn = turn_line(view, names, words)
    lines = [
        title(view, words),
        *game.scoreboard(view, names, words),
        *game.table(view, names, words),
        *_away_lines(view, names, words),
        turn,
        *time_lines(view, words),
        *ending_lines(view, names, words),
    ]
    hand = hand_button(view, words)
    row = [
        hand._replace(tone="primary"),
        open_button(view, words("button-scores"), SCORES),
        table_rules_button(view, words),
        asking_button(view, words("button-best"), ShowHighScores()),
    ]
    last = [leave_button(view, words)]
    if sum(seat.person is not None for seat in view.seats) > 1:
        last.append(open_button(view, words("button-gone"), GONE))
    last += ending_buttons(view, words)
    controls = tuple(map(tuple, [*numbers, row, last]))
    own_way = OwnWay(hand.label, len(numbers)) if numbers else None
    return Screen(tuple(lines), controls, turn.text, own_way=own_way)


def _finished_screen(view: TableView, names: Names, words: Words) -> Screen:
    result = result_line(view, names, words)
    lines = [title(view, words), result]
    if view.match is not None:
        lines += screens_of(view.game).scoreboard(view, names, words)
    lines += tally_lines(view, names, words)
    if game_of(view.game).info.all_ready:
        lines += seat_lines(view, names, words)
    lines += [*proof_lines(view, words), *next_seal_lines(view, names, words)]
    again = [
        *rematch_buttons(view, words),
        asking_button(view, words("button-best"), ShowHighScores()),
        *next_seal_buttons(view, words),
    ]
    past = [asking_button(view, words("button-record"), SaveRecord())]
    if has_review(view):
        past.insert(0, review_button(view, words("button-review")))
    if has_replay(view):
        past.insert(0, replay_button(view, words("button-replay")))
    rest = [table_rules_button(view, words), leave_button(view, words), close_button(view, words)]
    return Screen(tuple(lines), (tuple(again), tuple(past), tuple(rest)), result.text)


def closed_screen(view: TableView, words: Words) -> Screen:
    """Why the table is closed."""
    why = Line(words("closed", reason=view.closed_because or "host"))
    return Screen((title(view, words), why), short=why.text)


def rematch_buttons(view: TableView, words: Words) -> list[Button]:
    """Once more, as it is or with other options."""
    ready = lobby_button(view, words("button-ready"), Ready(True))
    return [
        *([ready] if game_of(view.game).info.all_ready else []),
        lobby_button(view, words("button-rematch"), Start())._replace(tone="primary"),
        open_button(view, words("button-change-options"), OPTIONS),
    ]


def turn_line(view: TableView, names: Names, words: Words) -> Line:
    """Whom the match waits for."""
    if view.is_resting:
        return Line(words("all-away"), "strong")
    asked = [names[seat] for seat in view.asked]
    return Line(words("turn", names=words.list(asked), count=len(asked)), "strong")


def time_lines(view: TableView, words: Words) -> list[Line]:
    """How long those who are asked have, if their time is limited."""
    if not view.answer_seconds or view.is_resting:
        return []
    until = math.ceil(view.answer_by) if view.answer_by is not None else None
    return [Line(words("time-to-answer", seconds=view.answer_seconds), "quiet", until)]


def ending_lines(view: TableView, names: Names, words: Words) -> list[Line]:
    """That somebody proposes to end the match here, and whose answers are missing."""
    if not view.ending:
        return []
    seats = list(zip(view.seats, names, view.ending, strict=True))
    wanting = [name for _, name, answer in seats if answer]
    missing = [name for seat, name, answer in seats if answer is None and seat.is_present]
    return [
        Line(words("ending", names=words.list(wanting), missing=words.list(missing), count=len(missing)), "strong")
    ]


def ending_buttons(view: TableView, words: Words) -> list[Button]:
    """A button with which anybody proposes to end the match here; once somebody has, the two answers."""
    if not view.ending:
        return [open_button(view, words("button-end"), END)]
    agree = lobby_button(view, words("button-end-agree"), End(True))._replace(tone="danger")
    return [agree, lobby_button(view, words("button-end-against"), End(False))]


def result_line(view: TableView, names: Names, words: Words) -> Line:
    """Who won, or why nobody did."""
    outcome = view.outcome
    assert outcome is not None
    own_result = result_of(view.game)
    if own_result is not None and view.match is not None and outcome.counts:
        told = own_result(view, names, words)
        if told is not None:
            return told
    winners = [names[seat] for seat in outcome.winners]
    text = words(f"result-{outcome.reason}", names=words.list(winners), count=len(winners))
    return Line(text, "strong")


def proof_lines(view: TableView, words: Words) -> list[Line]:
    """What anyone needs to check that the cards were shuffled fairly, before the match, and played so."""
    assert view.seed is not None and view.commitment is not None
    lines = [Line(words("proof", commitment=view.commitment, seed=view.seed), "quiet")]
    if view.record_digest:
        lines.append(Line(words("log-record", digest=view.record_digest), "quiet"))
    return lines


def _away_lines(view: TableView, names: Names, words: Words) -> list[Line]:
    away = [name for seat, name in zip(view.seats, names, strict=True) if seat.has_left]
    return [Line(words("away", names=words.list(away)), "quiet")] if away else []

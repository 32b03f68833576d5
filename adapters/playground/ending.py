"""The end of a match: who won and by how much, what it changed for this person, and what can be done next."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from babel.dates import format_date

from adapters.front.standings import Ended
from adapters.pictures.descriptions import Keepsake, KeepsakeSide, Sheets, Theme, signed
from adapters.playground.felt import Drawn
from adapters.screens.game_pictures import keepsake_picture, pictures_of
from adapters.screens.games import Names, screens_of
from adapters.screens.lobby import tally_lines
from adapters.screens.open_codes import SaveRecord, asking_button
from adapters.screens.public import proof_lines, result_line
from adapters.screens.replay import has_replay, replay_button
from adapters.screens.review import has_review, review_button
from adapters.screens.screen import Button, Screen
from adapters.screens.seal import next_seal_lines
from adapters.text.words import Words
from engine.table_view import TableView


class DrawnEnding(NamedTuple):
    """A finished match as a person is shown it."""

    headline: str
    sides: tuple[KeepsakeSide, ...]
    mine: tuple[str, ...]  # what it changed for this person
    sheet: Screen  # the final scores, line by line
    sheets: Drawn | None  # as they were filled in, where the game is played on sheets
    presses: tuple[Button, ...]
    match_number: int
    proof: tuple[str, ...]  # seal and seed, and the digest of the record, in words
    seal: tuple[str, ...]  # of the next match
    theme: Theme


def drawn_ending(view: TableView, names: Names, words: Words, theme: Theme, ended: Ended) -> DrawnEnding | None:
    """The end of a table's match; None where nothing was played to an end."""
    keepsake = keepsake_of(view, names, words, theme, ended)
    if keepsake is None or view.commitment is None or view.seed is None:
        return None
    filled = pictures_of(view.game).table(view, names, words, theme)
    sheets = Drawn(filled) if isinstance(filled, Sheets) else None
    scores = () if sheets is not None else screens_of(view.game).scoreboard(view, names, words)
    lines = (*scores, *tally_lines(view, names, words))
    presses = [replay_button(view, words("button-replay"))] if has_replay(view) else []
    if has_review(view) and view.me is not None:
        presses.append(review_button(view, words("button-review")))
    presses.append(asking_button(view, words("button-record"), SaveRecord()))
    return DrawnEnding(
        result_line(view, names, words).text,
        keepsake.sides,
        tuple(_mine(view, words, ended)),
        Screen(lines),
        sheets,
        tuple(presses),
        view.match_number,
        tuple(line.text for line in proof_lines(view, words)),
        tuple(line.text for line in next_seal_lines(view, names, words)),
        theme,
    )


def keepsake_of(view: TableView, names: Names, words: Words, theme: Theme, ended: Ended) -> Keepsake | None:
    """The picture of the result with the day on which it was played, as its reader writes days."""
    day = datetime.fromtimestamp(ended.at, UTC).astimezone().date()
    written = format_date(day, "long", locale=words.language.replace("-", "_"))
    return keepsake_picture(view, names, words, theme, written)


def _mine(view: TableView, words: Words, ended: Ended) -> list[str]:
    now = ended.standing
    if now is None:
        return []
    game = words(f"{view.game}-name")
    said = [words("page-own-record", wins=now.wins, matches=now.matches, game=game)]
    if now.rating is not None:
        said.append(words("page-own-rating", rating=now.rating, change=signed(now.change)))
    return said

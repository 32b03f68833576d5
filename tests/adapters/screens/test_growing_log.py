"""The log is told step by step as it grows, and always reads as if it had been told at once."""

from __future__ import annotations

from random import Random

import pytest

from adapters.screens import log
from adapters.text.words import words_for
from engine.commands import Ready, Sit, Start
from engine.games import GAMES
from engine.table_view import PLAYING
from tests.engine.tables import ANA, Kept

MOVES_MAX = 60
NAMES = tuple("ABCDEFGH")


@pytest.mark.req("PL-5")
@pytest.mark.parametrize("game", GAMES)
def test_a_log_that_grows_reads_as_one_that_is_told_at_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, random = Kept(game), Random(5)
    people = [ANA, *range(101, 100 + len(kept.table.chairs))]
    for person in people[1:]:
        kept.do(Sit(), person)
    for person in people if GAMES[game].info.all_ready else ():  # Once nobody else comes.
        kept.do(Ready(True), person)
    kept.do(Start(), ANA)
    languages = [words_for("en"), words_for("de")]
    told = []
    views = [kept.table.view(None)]
    while len(views) < MOVES_MAX and kept.table.phase == PLAYING:
        views.append(kept.act(random).view(None))
    views += views[10:20]  # A page that is slow reads an older table after a newer one.
    for number, view in enumerate(views):
        words = languages[number % len(languages)]
        names = NAMES[: len(view.seats)] if number % 7 else NAMES[-len(view.seats) :]  # Somebody has another name.
        told.append((log.log_steps(view), log.log_pages(view, names, words, is_followed=bool(number % 3))))
    for number, view in enumerate(views):
        monkeypatch.setattr(log, "_SPLIT", {})
        words = languages[number % len(languages)]
        names = NAMES[: len(view.seats)] if number % 7 else NAMES[-len(view.seats) :]
        assert told[number] == (
            log.log_steps(view),
            log.log_pages(view, names, words, is_followed=bool(number % 3)),
        )

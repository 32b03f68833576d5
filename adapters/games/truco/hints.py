"""Hints for Truco: what each call and answer is worth, what hiding means, and which cards win the round."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.games.hint_parts import codes, quiet, winners_hint
from adapters.games.picture_parts import cards_to_play
from adapters.games.truco.screen import sorted_hand
from adapters.screens.games import Names
from adapters.screens.screen import Line
from adapters.text.words import Words
from engine.games.truco.facts import TrucoView
from engine.games.truco.tables import CALL_WORDS, CALL_WORTH, NEXT_STEP, STRENGTH
from engine.table_view import TableView

NO_STEP = 0  # nothing goes above twelve


def hints(view: TableView, names: Names, words: Words) -> list[Line]:
    """What is asked now, and what each answer is worth."""
    match = view.match
    assert isinstance(match, TrucoView)
    if match.phase == "choose":
        return [quiet(words("truco-hint-choose", worth=match.worth, first=match.options.first_worth))]
    if match.phase == "answer":
        return [*_answer(match, codes(view), words)]
    if match.spots:
        return [quiet(words("truco-hint-ferro"))]
    return [*_play(view, match, words)]


def _answer(match: TrucoView, offered: list[str], words: Words) -> Iterator[Line]:
    worth = NEXT_STEP[match.worth]
    yield quiet(words("truco-hint-accept", worth=worth))
    yield quiet(words("truco-hint-refuse", now=match.worth))
    worth_called = CALL_WORTH[match.options.first_worth]
    for call in (code for code in offered if code in CALL_WORDS):
        said = words("truco-call-button", call=call)
        yield quiet(words("truco-hint-raise", call=said, worth=worth, next=worth_called[call]))


def _play(view: TableView, match: TrucoView, words: Words) -> Iterator[Line]:
    offered = codes(view)
    if match.on_table:
        strength = STRENGTH[match.manilha]
        best = max(strength[one] for one in match.on_table)
        cards = sorted_hand(cards_to_play(view), match.manilha)
        yield winners_hint([one for one in cards if strength[one] > best], words)
    else:
        yield quiet(words("truco-hint-any"))
    worth_called = CALL_WORTH[match.options.first_worth]
    for call in (code for code in offered if code in CALL_WORDS):
        said, worth = words("truco-call-button", call=call), worth_called[call]
        beyond = NEXT_STEP.get(worth, NO_STEP)
        yield quiet(words("truco-hint-call", call=said, worth=worth, now=match.worth, next=beyond))
    if any(code.startswith("hide ") for code in offered):
        yield quiet(words("truco-hint-hide"))

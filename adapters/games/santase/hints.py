"""Hints for Santase: what may answer and why, and what each step before the lead would bring."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.games.hint_parts import codes, quiet, suit_values, winners_hint
from adapters.games.picture_parts import cards_to_play
from adapters.games.santase.screen import sorted_hand
from adapters.screens.games import Names
from adapters.screens.screen import Line
from adapters.text.card_faces import face
from adapters.text.words import Words
from engine.cards import BIT, SUIT, set_of
from engine.games.santase.facts import SantaseView
from engine.games.santase.rules import has_drawing_ended
from engine.games.santase.tables import BEATING, ENOUGH, STRONGER
from engine.table_view import TableView
from engine.tricks import SUIT_SET


def hints(view: TableView, names: Names, words: Words) -> list[Line]:
    """Why these cards and no others, which of them win, and what else may be done now."""
    match = view.match
    assert isinstance(match, SantaseView)
    if match.led is None:
        return [*_lead(match, codes(view), words)]
    beating = BEATING[match.trump][match.led]
    winning = [one for one in sorted_hand(cards_to_play(view), match.trump) if beating & BIT[one]]
    lines = [_why_these(match, match.led, words), winners_hint(winning, words)]
    return [*lines, *_exchange(match, codes(view), words)]


def _why_these(match: SantaseView, led: int, words: Words) -> Line:
    """Which cards may answer the card led, and why."""
    if not has_drawing_ended(match.talon, match.closer):
        return quiet(words("santase-hint-open"))
    hand, suit = set_of(match.hand), SUIT[led]
    if hand & SUIT_SET[suit]:
        if match.options.must_head and hand & STRONGER[led]:
            return quiet(words("santase-hint-head", **suit_values(suit, words), card=face(led, words)))
        return quiet(words("hint-follow", **suit_values(suit, words)))
    if hand & SUIT_SET[match.trump]:
        return quiet(words("santase-hint-trump", **suit_values(suit, words)))
    return quiet(words("santase-hint-neither", **suit_values(suit, words)))


def _lead(match: SantaseView, offered: list[str], words: Words) -> Iterator[Line]:
    """What may be led, and what may come before it, the most valuable first."""
    assert match.seat is not None
    points = match.points[match.seat]
    has_enough = points is not None and points >= ENOUGH
    if match.married is not None:
        yield quiet(words("santase-hint-married", lead=match.options.marriage_lead))
    else:
        yield quiet(words("hint-lead"))
    if "declare" in offered and has_enough:
        yield _declare(points, words)
    if any(code.startswith("marry ") for code in offered):
        yield quiet(words("santase-hint-marry"))
    yield from _exchange(match, offered, words)
    if "declare" in offered and not has_enough:
        yield _declare(points, words)
    if "close" in offered:
        yield quiet(words("santase-hint-close"))


def _declare(points: int | None, words: Words) -> Line:
    assert points is not None, "a seat knows its own points"
    return quiet(words("santase-hint-declare", points=points, enough="yes" if points >= ENOUGH else "no"))


def _exchange(match: SantaseView, offered: list[str], words: Words) -> Iterator[Line]:
    if "exchange" in offered:
        yield quiet(words("santase-hint-exchange", card=face(match.turned, words)))

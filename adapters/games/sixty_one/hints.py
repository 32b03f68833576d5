"""Hints for 61: which suit must be followed, which team is ahead, and what could take the trick."""

from __future__ import annotations

from adapters.games.hint_parts import ahead_hint, quiet, suit_values, winners_hint
from adapters.games.picture_parts import cards_to_play
from adapters.games.sixty_one.screen import sorted_hand
from adapters.screens.games import Names
from adapters.screens.screen import Line
from adapters.text.words import Words
from engine.cards import BIT, SUIT
from engine.games.sixty_one.facts import SixtyOneView
from engine.games.sixty_one.rules import best_in
from engine.games.sixty_one.tables import BEATING, CARD_WORTH, SEATS
from engine.table_view import TableView


def hints(view: TableView, names: Names, words: Words) -> list[Line]:
    """Why these cards and no others, who is ahead, and which cards would be better."""
    match, me = view.match, view.me
    assert isinstance(match, SixtyOneView) and me is not None
    if not match.trick:
        return [quiet(words("hint-lead")), quiet(words("sixty-one-hint-worth"))]
    beating = BEATING[match.options.seven_high][match.trump]
    index = best_in(match.trick, beating)
    best, ahead = match.trick[index], (match.leader + index) % SEATS
    points = sum(CARD_WORTH[one] for one in match.trick)
    winning = [one for one in sorted_hand(cards_to_play(view), match) if beating[best] & BIT[one]]
    return [
        _why_these(match, words),
        ahead_hint(ahead, me, best, points, names[ahead], words),
        winners_hint(winning, words),
    ]


def _why_these(match: SixtyOneView, words: Words) -> Line:
    suit = SUIT[match.trick[0]]
    if match.options.free_follow:
        return quiet(words("sixty-one-hint-free-follow"))
    if any(SUIT[one] == suit for one in match.hand):
        return quiet(words("hint-follow", **suit_values(suit, words)))
    return quiet(words("hint-any", **suit_values(suit, words)))

"""Hints for 61: what a trick decides, which suit must be followed, who is ahead, and what could take the trick."""

from __future__ import annotations

from adapters.games.hint_parts import ahead_hint, quiet, suit_values, winners_hint
from adapters.games.picture_parts import cards_to_play
from adapters.games.sixty_one.screen import sorted_hand
from adapters.screens.games import Names
from adapters.screens.screen import Line
from adapters.text.card_faces import face
from adapters.text.words import Words
from engine.cards import BIT, SUIT
from engine.contract import Seat
from engine.games.sixty_one.facts import SixtyOneView
from engine.games.sixty_one.rules import best_in, is_tie
from engine.games.sixty_one.tables import BEATING, CARD_WORTH, SEATS
from engine.table_view import TableView


def hints(view: TableView, names: Names, words: Words) -> list[Line]:
    """Why these cards and no others, who is ahead, and which cards would be better."""
    match, me = view.match, view.me
    assert isinstance(match, SixtyOneView) and me is not None
    if not match.trick:
        ours, theirs = _needs(match, me)
        needs = quiet(words("sixty-one-hint-needs", ours=ours, theirs=theirs))
        return [quiet(words("hint-lead")), quiet(words("sixty-one-hint-worth")), needs]
    beating = BEATING[match.options.seven_high][match.trump]
    index = best_in(match.trick, beating)
    best, ahead = match.trick[index], (match.leader + index) % SEATS
    points = sum(CARD_WORTH[one] for one in match.trick)
    playable = sorted_hand(cards_to_play(view), match)
    winning = [one for one in playable if beating[best] & BIT[one]]
    is_tied = is_tie(match.trick, index)
    if is_tied:  # Nobody is ahead.
        ahead_line = quiet(words("sixty-one-hint-tied", card=face(best, words), points=points + match.waiting))
    else:
        ahead_line = ahead_hint(ahead, me, best, points, names[ahead], words)
    lines = [_why_these(match, words), ahead_line, winners_hint(winning, words)]
    if best in playable and (ahead - me) % 2 and not is_tied:
        lines[2:] = [quiet(words("sixty-one-hint-ties", card=face(best, words)))] if not winning else lines[2:]
    return [*_what_it_decides(match, me, points + match.waiting, words), *lines]


def _needs(match: SixtyOneView, me: Seat) -> tuple[int, int]:
    """The points that the viewer's team and the other need to win."""
    team = me % 2
    return match.options.target - match.score[team], match.options.target - match.score[1 - team]


def _what_it_decides(match: SixtyOneView, me: Seat, points: int, words: Words) -> list[Line]:
    """Who would win by taking this trick with what lies in it now, if anybody."""
    wins = [points >= needed for needed in _needs(match, me)]
    if not any(wins):
        return []
    side = "both" if all(wins) else "ours" if wins[0] else "theirs"
    return [quiet(words("sixty-one-hint-decides", side=side))]


def _why_these(match: SixtyOneView, words: Words) -> Line:
    suit = SUIT[match.trick[0]]
    if match.options.free_follow:
        return quiet(words("sixty-one-hint-free-follow"))
    if any(SUIT[one] == suit for one in match.hand):
        return quiet(words("hint-follow", **suit_values(suit, words)))
    return quiet(words("hint-any", **suit_values(suit, words)))

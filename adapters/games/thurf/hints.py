"""Hints for Thurf: what each call would mean, and which cards a pattu allows and why."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.games.hint_parts import ahead_hint, codes, quiet, suit_values, winners_hint
from adapters.games.picture_parts import cards_to_play
from adapters.games.thurf.screen import sorted_hand
from adapters.screens.games import Names
from adapters.screens.screen import Line
from adapters.text.card_faces import face
from adapters.text.words import Words
from engine.cards import SUIT
from engine.games.thurf.facts import RAISES, ThurfView
from engine.games.thurf.rules import ahead_in, fullest_suit, takes_over
from engine.games.thurf.tables import CARD_POINTS, ENOUGH
from engine.table_view import TableView


def hints(view: TableView, names: Names, words: Words) -> list[Line]:
    """What is asked now, and what each answer means."""
    match = view.match
    assert isinstance(match, ThurfView)
    if match.phase == "play":
        return [*_play(view, match, names, words)]
    if match.phase == "call":
        return [*_call(match, codes(view), words)]
    if match.phase == "name":
        return [*_name(match, codes(view), words)]
    if match.phase == "pause":
        return [*_pause(match, codes(view), words)]
    return [*_raise(match, words)]


# --- Calls ---------------------------------------------------------------------------------------------


def _call(match: ThurfView, offered: list[str], words: Words) -> Iterator[Line]:
    if match.seat not in match.asked:
        yield quiet(words("thurf-hint-change"))
    if "aata" in offered:
        yield quiet(words("thurf-hint-aata", points=ENOUGH[match.seats]))
    if "kotu" in offered:
        yield quiet(words("thurf-hint-kotu", factor=match.options.kotu_factor))
    if "pass" in offered:
        yield quiet(words("thurf-hint-pass"))


def _name(match: ThurfView, offered: list[str], words: Words) -> Iterator[Line]:
    if match.seat == match.declarer:
        if match.must_declare:
            yield quiet(words("thurf-hint-must"))
        yield quiet(words("thurf-hint-name", **suit_values(fullest_suit(match.hand), words)))
    if "withdraw" in offered:
        yield quiet(words("thurf-hint-withdraw"))


def _raise(match: ThurfView, words: Words) -> Iterator[Line]:
    step = RAISES.index(match.phase)
    call = words("thurf-call", call=match.phase)
    yield quiet(words("thurf-hint-raise", call=call, stake=2 * match.stake))
    if step + 1 < len(RAISES):
        answer = words("thurf-call", call=RAISES[step + 1])
        yield quiet(words("thurf-hint-raise-next", call=answer, stake=4 * match.stake))
    yield quiet(words("thurf-hint-hold", stake=match.stake))


def _pause(match: ThurfView, offered: list[str], words: Words) -> Iterator[Line]:
    yield quiet(words("thurf-hint-next"))
    if "stop" in offered:
        yield quiet(words("thurf-hint-stop"))
    if match.options.scoreboard == "manual":
        yield quiet(words("thurf-hint-board"))


# --- Pattus --------------------------------------------------------------------------------------------


def _play(view: TableView, match: ThurfView, names: Names, words: Words) -> Iterator[Line]:
    thurf, declarer, me = match.thurf, match.declarer, view.me
    assert thurf is not None and declarer is not None and me is not None
    if not match.trick:
        yield quiet(words("hint-lead"))
        yield quiet(words("thurf-hint-lead", **suit_values(thurf, words)))
        return
    best, ahead = ahead_in(match.order, match.trick, thurf, declarer)
    led, playable = SUIT[match.trick[0]], cards_to_play(view)
    yield _why_these(match, thurf, led, best, playable, words)
    points = sum(CARD_POINTS[thurf][one] for one in match.trick)
    yield ahead_hint(ahead, me, best, points, names[ahead], words)
    winning = [
        one for one in sorted_hand(playable, thurf) if takes_over(one, me, best, ahead, led, thurf, declarer)
    ]
    yield winners_hint(winning, words)


def _why_these(match: ThurfView, thurf: int, led: int, best: int, playable: frozenset[int], words: Words) -> Line:
    """Which cards may be played on this pattu, and why (rules 16 to 18)."""
    can_follow = any(SUIT[one] == led for one in match.hand)
    if led == thurf:
        return quiet(words("thurf-hint-led" if can_follow else "thurf-hint-none"))
    too_low = any(SUIT[one] == thurf and one not in playable for one in match.hand)
    has_thurf = any(SUIT[one] == thurf for one in playable)
    if too_low:
        return quiet(words("thurf-hint-low", card=face(best, words)))
    if not can_follow:
        return quiet(words("hint-any", **suit_values(led, words)))
    return quiet(words("thurf-hint-either" if has_thurf else "hint-follow", **suit_values(led, words)))

"""Thurf explained: goal, cards, the calls, what may be played, a pattu, pending games."""

from __future__ import annotations

from collections.abc import Mapping

from adapters.games.thurf import picture as pictures
from adapters.games.thurf.screen import sorted_hand
from adapters.games.tutorial_examples import example_names, example_view, playable, played
from adapters.pictures.descriptions import Theme, signed
from adapters.screens.tutorials import Example, Telling, TutorialPage
from adapters.text.card_faces import face, faces, suit_name, suit_sign
from adapters.text.words import Words
from engine.cards import SPADES, card, cards
from engine.chance import ScriptedChance
from engine.games.thurf.facts import ThurfOptions
from engine.games.thurf.rules import Thurf
from engine.games.thurf.tables import CARD_POINTS, ENOUGH

SEATS, DEALER = 4, 0
# The game of all examples. Seat 0 deals to 3, 2, 1 and 0, first four cards each, then two more; they play so, too.
FIRST = {3: "AH KD 9S QC", 2: "JS AS KS TD", 1: "TH QH AC JD", 0: "9H JH TS KC"}
THEN = {3: "TC 9D", 2: "AD QS", 1: "JC KH", 0: "9C QD"}
CALLS = ("3 pass", "2 aata", "1 pass", "0 pass")
NAMED = (*CALLS, "2 suit S")
BEGUN = (*NAMED, "3 pass", "1 pass")
PATTU = ("3 play AH", "2 play KS", "1 play TH", "0 play 9H")
LOW_THURF = "TS"  # which the dealer holds, and may not play on the king of thurf


def _dealt(*moves: str) -> Thurf:
    order = cards(" ".join([*FIRST.values(), *THEN.values()]))
    match = Thurf(ThurfOptions(), SEATS, ScriptedChance(DEALER, order))
    played(match, *moves)
    return match


def _goal(words: Words, theme: Theme, options: ThurfOptions) -> Example:
    match, names = _dealt(), example_names(SEATS, words)
    return Example(
        pictures.table(example_view(match, 2), names, words, theme),
        {"ours": words.list(names[0::2]), "theirs": words.list(names[1::2])},
    )


def _cards(words: Words, theme: Theme, options: ThurfOptions) -> Example:
    """The declarer's hand, thurf first and from strong to weak."""
    match = _dealt(*BEGUN)
    picture = pictures.hand(example_view(match, 2), example_names(SEATS, words), words, theme)
    assert picture is not None
    assert match.thurf is not None
    hand = sorted_hand(match.view(2).hand, match.thurf)
    return Example(picture, {"cards": faces(hand, words), **_thurf(words)})


def _calls(words: Words, theme: Theme, options: ThurfOptions) -> Example:
    """One has called aata and named spades; the other team is asked about the stake."""
    match, names = _dealt(*NAMED), example_names(SEATS, words)
    assert match.declarer is not None
    return Example(
        pictures.table(example_view(match, 1), names, words, theme),
        {"name": names[match.declarer], "enough": ENOUGH[SEATS], **_thurf(words)},
    )


def _follow(words: Words, theme: Theme, options: ThurfOptions) -> Example:
    """The dealer follows hearts; a thurf below the one that lies there is not allowed."""
    match, names = _dealt(*BEGUN, *PATTU[:3]), example_names(SEATS, words)
    view = example_view(match, 0)
    picture = pictures.hand(view, names, words, theme)
    assert picture is not None
    return Example(
        picture,
        {
            "led": face(match.trick[0], words),
            "best": face(match.best, words),
            "name": names[0],
            "playable": playable(view, words),
            "low": face(card(LOW_THURF), words),
        },
    )


def _pattu(words: Words, theme: Theme, options: ThurfOptions) -> Example:
    match, names = _dealt(*BEGUN, *PATTU), example_names(SEATS, words)
    pattu = match.last_trick
    assert pattu is not None and match.thurf is not None
    best = pattu.cards[pattu.seats.index(pattu.winner)]
    points = sum(CARD_POINTS[match.thurf][one] for one in pattu.cards)
    return Example(
        pictures.table(example_view(match, 2), names, words, theme),
        {"winner": names[pattu.winner], "card": face(best, words), "points": points},
    )


def _score(words: Words, theme: Theme, options: ThurfOptions) -> Example:
    """The game played to its end by the clock."""
    match, names = _dealt(*BEGUN, *PATTU), example_names(SEATS, words)
    while match.last_game is None:
        seat = match.asked[0]
        match.act(seat, match.default(seat).code)
    ended = match.last_game
    assert ended.change is not None
    return Example(
        pictures.scoreboard(example_view(match, 2), names, words, theme),
        {
            "team": words.list(names[ended.winner :: 2]),
            "dealers": words.list(names[ended.dealer % 2 :: 2]),
            "change": signed(ended.change),
            "pending": ended.pending,
            "seats": SEATS,
        },
    )


def _thurf(words: Words) -> dict[str, str]:
    return {"sign": suit_sign(SPADES), "suit": suit_name(SPADES, words)}


PAGES: Mapping[str, TutorialPage] = {
    "goal": _goal,
    "cards": _cards,
    "calls": _calls,
    "follow": _follow,
    "pattu": _pattu,
    "score": _score,
}


def telling(options: ThurfOptions) -> Telling:
    """Who keeps the scoreboard, how long a match is and what can be looked up depend on the table."""
    variants = [
        *(["manual"] if options.scoreboard == "manual" else []),
        *(["memory"] if options.log == "last" else []),
        *(["open"] if not options.games else []),
    ]
    return Telling(tuple(variants))

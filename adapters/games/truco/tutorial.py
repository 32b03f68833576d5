"""Truco explained: goal, cards with their manilhas, a round, the calls, points and eleven of them."""

from __future__ import annotations

from collections.abc import Mapping

from adapters.games.truco import picture as pictures
from adapters.games.truco.screen import sorted_hand
from adapters.games.tutorial_examples import example_names, example_view, played
from adapters.pictures.descriptions import Theme
from adapters.screens.tutorials import Example, Page
from adapters.text.card_faces import face, faces
from adapters.text.words import Words
from engine.cards import card, cards
from engine.chance import ScriptedChance
from engine.games.truco.facts import PRESETS
from engine.games.truco.rules import Truco
from engine.games.truco.tables import MANILHAS, NEXT_STEP, STRENGTH, TARGET

SEATS = 4
# The hand of all examples, counter-clockwise from whoever begins: seats 0, 3, 2, 1. Sevens are the manilhas.
HANDS, VIRA = ("7C 3D 5S", "2H KS 4C", "AD QH 4H", "3S 7D JC"), "6S"


def _dealt() -> Truco:
    order = [*cards(" ".join(HANDS)), card(VIRA)]
    return Truco(PRESETS["paulista"], SEATS, ScriptedChance(0, order))


def _goal(words: Words, theme: Theme) -> Example:
    picture = pictures.table(example_view(_dealt(), 0), example_names(SEATS, words), words, theme)
    return Example(picture, {"target": TARGET})


def _cards(words: Words, theme: Theme) -> Example:
    """A hand with a manilha, the strongest card first."""
    match = _dealt()
    view = example_view(match, 0)
    picture = pictures.hand(view, example_names(SEATS, words), words, theme)
    assert picture is not None
    strongest = sorted_hand(match.view(0).shown[0], match.manilha)[0]
    return Example(
        picture,
        {
            "vira": face(match.vira, words),
            "manilhas": faces(MANILHAS[match.manilha], words),
            "card": face(strongest, words),
        },
    )


def _round(words: Words, theme: Theme) -> Example:
    """A low manilha beats a three."""
    match, names = _dealt(), example_names(SEATS, words)
    played(match, "0 play 3D", "3 play 2H", "2 play AD", "1 play 7D")
    done = match.rounds[-1]
    best = max(done.cards, key=lambda one: STRENGTH[match.manilha][one])
    assert best is not None and done.winner is not None
    return Example(
        pictures.table(example_view(match, 0), names, words, theme),
        {
            "winner": names[match.leader],
            "card": face(best, words),
            "team": words.list(names[done.winner :: 2]),
        },
    )


def _calls(words: Words, theme: Theme) -> Example:
    """The one who begins has called truco, and the next player must answer."""
    match, names = _dealt(), example_names(SEATS, words)
    played(match, "0 truco")
    worth = NEXT_STEP[match.worth]
    return Example(
        pictures.table(example_view(match, 3), names, words, theme),
        {
            "caller": names[0],
            "name": names[match.asked[0]],
            "worth": worth,
            "now": match.worth,
            "next": NEXT_STEP[worth],
        },
    )


def _score(words: Words, theme: Theme) -> Example:
    """Truco was called and accepted, and the callers won two rounds."""
    match, names = _dealt(), example_names(SEATS, words)
    played(match, "0 truco", "3 accept", "0 play 7C", "3 play 2H", "2 play AD", "1 play JC")
    played(match, "0 play 3D", "3 play KS", "2 play QH", "1 hide 3S")
    ended = match.last_deal
    assert ended is not None and ended.winner is not None
    return Example(
        pictures.scoreboard(example_view(match, 0), names, words, theme),
        {"team": words.list(names[ended.winner :: 2]), "worth": ended.worth, "target": TARGET},
    )


PAGES: Mapping[str, Page] = {
    "goal": _goal,
    "cards": _cards,
    "round": _round,
    "calls": _calls,
    "score": _score,
}

VARIANTS = {"mineiro": "mineiro"}
LEFT_OUT = {"mineiro": ("round", "calls", "cards-3", "score-1")}

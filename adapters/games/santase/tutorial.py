"""Santase explained: goal, cards, a trick, following suit, what comes before the lead, game points."""

from __future__ import annotations

from collections.abc import Mapping

from adapters.games.santase import picture as pictures
from adapters.games.tutorial_examples import example_names, example_view, playable, played
from adapters.pictures.descriptions import Theme
from adapters.screens.tutorials import Example, Telling, TutorialPage
from adapters.text.card_faces import face
from adapters.text.words import Words
from engine.cards import card, cards
from engine.chance import ScriptedChance
from engine.games.santase.facts import PRESETS, SantaseOptions
from engine.games.santase.rules import Santase
from engine.games.santase.tables import CARD_WORTH

# The deal of all examples: Ana (seat 0) leads, Ben has dealt, and hearts are trumps.
ANA, BEN, TURNED = "AS KD QD TC JC 9H", "KS 9S AC 9D TD JH", "TH"
DRAWN = "AH KC AD JS"


def _dealt(ana: str = ANA, ben: str = BEN, drawn: str = DRAWN) -> Santase:
    """Three cards each, the turned one, three more each; then the talon in the order of drawing."""
    first, second = cards(ana), cards(ben)
    order = [*first[:3], *second[:3], card(TURNED), *first[3:], *second[3:], *cards(drawn)]
    return Santase(PRESETS["one"], 2, ScriptedChance(1, order))


def _goal(words: Words, theme: Theme, options: SantaseOptions) -> Example:
    names = example_names(2, words)
    return Example(pictures.table(example_view(_dealt(), 0), names, words, theme), {"target": options.target})


def _cards(words: Words, theme: Theme, options: SantaseOptions) -> Example:
    """A hand with every rank, from strong to weak."""
    match = _dealt("AS TS KS QS JS 9S", "KC 9C AC 9D TD JH", "")
    picture = pictures.hand(example_view(match, 0), example_names(2, words), words, theme)
    assert picture is not None
    return Example(picture)


def _trick(words: Words, theme: Theme, options: SantaseOptions) -> Example:
    """A trump takes the ace that was led."""
    match, names = _dealt(), example_names(2, words)
    played(match, "0 play AS", "1 play JH")
    trick = match.view(None).tricks[-1]
    return Example(
        pictures.table(example_view(match, 0), names, words, theme),
        {
            "leader": names[trick.leader],
            "led": face(trick.led, words),
            "winner": names[trick.winner],
            "answer": face(trick.answer, words),
            "points": CARD_WORTH[trick.led] + CARD_WORTH[trick.answer],
        },
    )


def _follow(words: Words, theme: Theme, options: SantaseOptions) -> Example:
    """Ana has closed the talon, so Ben must follow her spade."""
    match, names = _dealt(), example_names(2, words)
    played(match, "0 close", "0 play AS")
    view = example_view(match, 1)
    picture = pictures.hand(view, names, words, theme)
    assert picture is not None and match.led is not None
    led = face(match.led, words)
    return Example(picture, {"leader": names[0], "led": led, "name": names[1], "playable": playable(view, words)})


def _before(words: Words, theme: Theme, options: SantaseOptions) -> Example:
    """Ana shows a marriage and has exchanged the nine."""
    match, names = _dealt(), example_names(2, words)
    played(match, "0 exchange", "0 marry D")
    points = match.view(0).points[0]
    assert points is not None
    return Example(
        pictures.table(example_view(match, 0), names, words, theme),
        {"name": names[0], "points": points, "turned": face(card(TURNED), words)},
    )


def _score(words: Words, theme: Theme, options: SantaseOptions) -> Example:
    """Ben declares too early, and it costs him."""
    match, names = _dealt(), example_names(2, words)
    played(match, "0 play AS", "1 play JH", "1 declare")
    ended = match.last_deal
    assert ended is not None and ended.winner is not None
    return Example(
        pictures.scoreboard(example_view(match, 0), names, words, theme),
        {
            "loser": names[1 - ended.winner],
            "winner": names[ended.winner],
            "points": ended.points[1 - ended.winner],
            "worth": ended.worth,
            "target": options.target,
        },
    )


PAGES: Mapping[str, TutorialPage] = {
    "goal": _goal,
    "cards": _cards,
    "trick": _trick,
    "follow": _follow,
    "before": _before,
    "score": _score,
}


def telling(options: SantaseOptions) -> Telling:
    """Where 66 is reached nothing is said of declaring; what rule sets and tables see otherwise is said so."""
    variants = [
        *(["reaching"] if not options.declaring else []),
        *(["heading"] if options.must_head else []),
        *(["total"] if options.undeclared == "total" else []),
        *(["plain"] if options.plain_first_trick else []),
        *(["later"] if options.marriage_after_trick else []),
        *(["queen"] if options.marriage_lead == "queen" else []),
    ]
    return Telling(tuple(variants), ("before-4", "score-2") if not options.declaring else ())

"""Truco explained: goal, cards with their manilhas, a round, the calls, points and eleven of them."""

from __future__ import annotations

from collections.abc import Mapping

from adapters.games.truco import picture as pictures
from adapters.games.truco.screen import sorted_hand
from adapters.games.tutorial_examples import example_names, example_view, played
from adapters.pictures.descriptions import Theme
from adapters.screens.tutorials import Example, Telling, TutorialPage
from adapters.text.card_faces import face, faces
from adapters.text.words import Words
from engine.cards import cards
from engine.chance import ScriptedChance
from engine.games.truco.facts import TrucoOptions
from engine.games.truco.rules import Truco
from engine.games.truco.tables import MANILHAS, NEXT_STEP, ONE_SHORT, STRENGTH, TARGET

SEATS = 4
# The hand of all examples, counter-clockwise from whoever begins: seats 0, 3, 2, 1. Whoever begins holds the zap,
# and the last player a lesser manilha: sevens by the vira, jacks in a clean pack, or those that are fixed.
BY_VIRA = ("7C 3D 5S", "2H KS 4C", "AD QH 4H", "3S 7D JC"), "6S"
CLEAN = ("JC 3D KD", "2H KS QS", "AD QH QD", "3S JD 2C"), "QC"
FIXED = ("4C 3D QS", "2H KS KH", "AD QH QD", "3S 7D JC"), ""


def _hands(options: TrucoOptions) -> tuple[tuple[str, ...], str]:
    """The hands of the example, and the vira where there is one."""
    if options.manilhas == "fixed":
        return FIXED
    return CLEAN if options.pack == "clean" else BY_VIRA


def _dealt(options: TrucoOptions) -> Truco:
    hands, vira = _hands(options)
    return Truco(options, SEATS, ScriptedChance(0, cards(" ".join([*hands, vira]))))


def _goal(words: Words, theme: Theme, options: TrucoOptions) -> Example:
    picture = pictures.table(example_view(_dealt(options), 0), example_names(SEATS, words), words, theme)
    return Example(picture, {"target": TARGET, "worth": options.first_worth})


def _cards(words: Words, theme: Theme, options: TrucoOptions) -> Example:
    """A hand with a manilha, the strongest card first."""
    match = _dealt(options)
    view = example_view(match, 0)
    picture = pictures.hand(view, example_names(SEATS, words), words, theme)
    assert picture is not None
    strongest = sorted_hand(match.view(0).shown[0], match.manilha)[0]
    return Example(
        picture,
        {
            "vira": face(match.vira, words) if match.vira is not None else "",
            "manilhas": faces(MANILHAS[match.manilha], words),
            "card": face(strongest, words),
        },
    )


def _round(words: Words, theme: Theme, options: TrucoOptions) -> Example:
    """A low manilha beats a three."""
    match, names = _dealt(options), example_names(SEATS, words)
    manilha = _hands(options)[0][-1].split()[1]
    played(match, "0 play 3D", "3 play 2H", "2 play AD", f"1 play {manilha}")
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


def _calls(words: Words, theme: Theme, options: TrucoOptions) -> Example:
    """The one who begins has called truco, and the next player, or the other team, must answer."""
    match, names = _dealt(options), example_names(SEATS, words)
    played(match, "0 truco")
    worth = NEXT_STEP[match.worth]
    return Example(
        pictures.table(example_view(match, 3), names, words, theme),
        {
            "caller": names[0],
            "name": words.list([names[seat] for seat in match.asked]),
            "worth": worth,
            "now": match.worth,
            "next": NEXT_STEP[worth],
        },
    )


def _score(words: Words, theme: Theme, options: TrucoOptions) -> Example:
    """Truco was called and accepted, and the callers won two rounds."""
    match, names = _dealt(options), example_names(SEATS, words)
    (zap, *_), (*_, spare) = _hands(options)[0][0].split(), _hands(options)[0][-1].split()
    played(match, "0 truco", "3 accept", f"0 play {zap}", "3 play 2H", "2 play AD", f"1 play {spare}")
    played(match, "0 play 3D", "3 play KS", "2 play QH", "1 hide 3S")
    ended = match.last_deal
    assert ended is not None and ended.winner is not None
    return Example(
        pictures.scoreboard(example_view(match, 0), names, words, theme),
        {
            "team": words.list(names[ended.winner :: 2]),
            "worth": ended.worth,
            "target": TARGET,
            "ferro": ONE_SHORT[options.first_worth],
        },
    )


PAGES: Mapping[str, TutorialPage] = {
    "goal": _goal,
    "cards": _cards,
    "round": _round,
    "calls": _calls,
    "score": _score,
}


def telling(options: TrucoOptions) -> Telling:
    """Mineiro has manilhas and steps of its own; packs, partners who answer and several games are told."""
    variants = [
        *(["games"] if options.best_of > 1 else []),
        *(["mineiro"] if options.manilhas == "fixed" else []),
        *(["clean"] if options.pack == "clean" else []),
        *(["team"] if options.answer_by == "team" else []),
    ]
    return Telling(tuple(variants))

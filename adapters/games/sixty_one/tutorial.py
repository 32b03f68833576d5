"""61 explained: goal, cards, following suit, a trick and who leads, points and punishment."""

from __future__ import annotations

from collections.abc import Mapping

from adapters.games.sixty_one import picture as pictures
from adapters.games.sixty_one.screen import TEAMS, sorted_hand
from adapters.games.tutorial_examples import example_names, example_view, playable, played
from adapters.pictures.descriptions import Theme
from adapters.screens.tutorials import Example, Telling, TutorialPage
from adapters.text.card_faces import face, faces, suit_name
from adapters.text.words import Words
from engine.cards import SUIT, card, cards
from engine.chance import ScriptedChance
from engine.games.sixty_one.facts import PRESETS, SixtyOneOptions
from engine.games.sixty_one.rules import SixtyOne
from engine.games.sixty_one.tables import CARD_WORTH, SEATS

# The deal of all examples, from seat 0, who leads; spades are trumps.
HANDS, TURNED = ("KH 4D JC", "3H AD 5C", "7H QC 6D", "AH 4C KD", "JS 3D 6C", "5H QH 7D"), "4S"
TRICK = ("KH", "3H", "7H", "AH", "JS", "QH")


def _dealt() -> SixtyOne:
    order = [*cards(" ".join(HANDS)), card(TURNED)]
    return SixtyOne(PRESETS["classic"], SEATS, ScriptedChance(SEATS - 1, order))


def _goal(words: Words, theme: Theme, options: SixtyOneOptions) -> Example:
    match, names = _dealt(), example_names(SEATS, words)
    return Example(
        pictures.table(example_view(match, 0), names, words, theme),
        {"target": options.target, "ours": words.list(names[0::2]), "theirs": words.list(names[1::2])},
    )


def _cards(words: Words, theme: Theme, options: SixtyOneOptions) -> Example:
    match = _dealt()
    picture = pictures.hand(example_view(match, 0), example_names(SEATS, words), words, theme)
    assert picture is not None
    hand = sorted_hand(match.view(0).hand, match.view(0))
    return Example(
        picture,
        {
            "cards": faces(hand, words),
            "points": sum(CARD_WORTH[one] for one in hand),
            "suit": suit_name(match.trump, words),
        },
    )


def _follow(words: Words, theme: Theme, options: SixtyOneOptions) -> Example:
    """The last player must follow hearts, and holds two."""
    match, names = _dealt(), example_names(SEATS, words)
    played(match, *_moves(5))
    view = example_view(match, 5)
    picture = pictures.hand(view, names, words, theme)
    assert picture is not None
    led = match.view(None).trick[0]
    return Example(
        picture,
        {
            "leader": names[0],
            "led": face(led, words),
            "suit": suit_name(SUIT[led], words),
            "name": names[5],
            "playable": playable(view, words),
        },
    )


def _trick(words: Words, theme: Theme, options: SixtyOneOptions) -> Example:
    """A small trump takes five hearts."""
    match, names = _dealt(), example_names(SEATS, words)
    played(match, *_moves(6))
    trick = match.view(None).tricks[-1]
    assert trick.winner is not None
    best = trick.cards[(trick.winner - trick.leader) % SEATS]
    return Example(
        pictures.table(example_view(match, 0), names, words, theme),
        {
            "winner": names[trick.winner],
            "card": face(best, words),
            "team": words("sixty-one-team", team=trick.winner % 2),
            "points": sum(CARD_WORTH[one] for one in trick.cards),
        },
    )


def _score(words: Words, theme: Theme, options: SixtyOneOptions) -> Example:
    match, names = _dealt(), example_names(SEATS, words)
    played(match, *_moves(6))
    score = match.view(None).score
    ahead = max(TEAMS, key=lambda team: score[team])
    return Example(
        pictures.scoreboard(example_view(match, 0), names, words, theme),
        {
            "team": words("sixty-one-team", team=ahead),
            "points": score[ahead],
            "target": options.target,
        },
    )


def _moves(count: int) -> list[str]:
    return [f"{seat} play {name}" for seat, name in enumerate(TRICK[:count])]


PAGES: Mapping[str, TutorialPage] = {
    "goal": _goal,
    "cards": _cards,
    "follow": _follow,
    "trick": _trick,
    "score": _score,
}


def telling(options: SixtyOneOptions) -> Telling:
    """What a table plays otherwise is told so; where nobody must follow suit there is no page about it."""
    variants = [
        *(["seven"] if options.seven_high else []),
        *(["free"] if options.free_follow else []),
        *(["tied"] if options.decks > 1 else []),
        *(["hands"] if options.hands != "single" else []),
        *(["round"] if options.punish_at == "round" else []),
    ]
    return Telling(tuple(variants), ("follow",) if options.free_follow else ())

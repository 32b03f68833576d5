"""Kniffeliger explained: goal, a turn, the boxes, the bonus die with its tricks, the end."""

from __future__ import annotations

from collections.abc import Mapping

from adapters.games.kniffeliger import picture as pictures
from adapters.games.kniffeliger.screen import HOLD, dice_text
from adapters.games.tutorial_examples import example_names, example_view, played
from adapters.pictures.descriptions import Theme
from adapters.screens.tutorials import Example, Telling, TutorialPage
from adapters.text.words import Words
from engine.chance import ScriptedChance
from engine.games.kniffeliger.facts import BOXES, PRESETS, KniffeligerOptions
from engine.games.kniffeliger.rules import Kniffeliger

SEATS = 2
# The rolls of all examples: two pairs become a full house, then come fours, and then dice that add up to 20.
ROLLS = ((6, 2, 6, 2, 3), (2,), (4, 4, 1, 4, 3), (3, 5, 5, 2, 5))
FIRST_ROLL = ("0 roll",)
FIRST_TURN = (*FIRST_ROLL, "0 keep 2 2 6 6", "0 enter house")
SECOND_TURN = (*FIRST_TURN, "1 roll", "1 enter fours")
THIRD_TURN = (*SECOND_TURN, "0 roll", "0 enter fives")


def _begun(*moves: str) -> tuple[Kniffeliger, tuple[object, ...]]:
    """The match after these moves, and what was told of it."""
    match = Kniffeliger(PRESETS["kniffeliger"], SEATS, ScriptedChance(0, *ROLLS))
    return match, tuple(played(match, *moves))


def _goal(words: Words, theme: Theme, options: KniffeligerOptions) -> Example:
    match, log = _begun()
    names = example_names(SEATS, words)
    return Example(pictures.table(example_view(match, 0, log), names, words, theme), {"boxes": len(BOXES)})


def _turn(words: Words, theme: Theme, options: KniffeligerOptions) -> Example:
    """Four dice of the first roll are kept."""
    match, log = _begun(*FIRST_ROLL)
    view = example_view(match, 0, log)
    assert view.decision is not None
    kept = [position for position, face in enumerate(match.view(0).dice, 1) if face in (2, 6)]
    draft = " ".join(map(str, (HOLD, view.decision.number, *kept)))
    picture = pictures.hand(view, example_names(SEATS, words), words, theme, draft)
    assert picture is not None
    values = {"kept": dice_text([2, 2, 6, 6], words), "house": words("kniffeliger-box", box="house")}
    return Example(picture, values)


def _boxes(words: Words, theme: Theme, options: KniffeligerOptions) -> Example:
    """A full house is filled on one sheet, fours on the other."""
    match, log = _begun(*SECOND_TURN)
    names = example_names(SEATS, words)
    sheets = match.view(None).sheets
    return Example(
        pictures.table(example_view(match, 0, log), names, words, theme),
        {
            "first": names[0],
            "second": names[1],
            "house": words("kniffeliger-box", box="house"),
            "fours": words("kniffeliger-box", box="fours"),
            "house_points": sheets[0].total,
            "fours_points": sheets[1].total,
        },
    )


def _bonus(words: Words, theme: Theme, options: KniffeligerOptions) -> Example:
    """The dice add up to a multiple of five, and the box is filled."""
    match, log = _begun(*THIRD_TURN)
    names = example_names(SEATS, words)
    dice = match.view(0).dice
    picture = pictures.hand(example_view(match, 0, log), names, words, theme)
    assert picture is not None and match.is_bonus_offered
    return Example(picture, {"name": names[0], "dice": dice_text(dice, words), "sum": sum(dice)})


def _score(words: Words, theme: Theme, options: KniffeligerOptions) -> Example:
    """The bonus die has brought a steal."""
    match, log = _begun(*THIRD_TURN, "0 bonus")
    names = example_names(SEATS, words)
    (bonus,) = match.view(None).bonuses[0]
    assert bonus == "steal"
    return Example(
        pictures.scoreboard(example_view(match, 0, log), names, words, theme),
        {
            "name": names[0],
            "bonus": words("kniffeliger-bonus", bonus=bonus),
            "points": match.view(None).sheets[0].total,
        },
    )


PAGES: Mapping[str, TutorialPage] = {
    "goal": _goal,
    "turn": _turn,
    "boxes": _boxes,
    "bonus": _bonus,
    "score": _score,
}


def telling(options: KniffeligerOptions) -> Telling:
    """Without dirty tricks nothing is said of them, and of the extra points only those that there are."""
    left_out = () if options.dirty_tricks else ("bonus", "goal-3", "score-1", "score-2")
    variants = [
        "table",
        *(["kniffel"] if not options.dirty_tricks else []),
        *(["upper"] if options.upper_bonus else []),
        *(["fives"] if options.further_fives else []),
        *(["joker"] if options.joker else []),
    ]
    return Telling(tuple(variants), left_out)

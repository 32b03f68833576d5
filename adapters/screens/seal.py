"""The seal of a match: that of the next one with what players have added, and what proves one that is over."""

from __future__ import annotations

from adapters.screens.games import Names
from adapters.screens.open_codes import AddDie, ShowSeal, open_code
from adapters.screens.screen import Button, Line, Screen
from adapters.text.words import Words
from engine.chance import chance_lines
from engine.table_commands import CHANCE_PARTS_MAX, DIE_FACES
from engine.table_view import TableView

SEAL_DIGITS = 8  # the rest is behind a button
DICE = dict(zip(DIE_FACES, "⚀⚁⚂⚃⚄⚅", strict=True))


def seal_button(view: TableView, match_number: int, words: Words) -> Button:
    """A button that shows the whole seal of a match, and what it is for."""
    return Button(words("button-seal"), str(open_code(view.id, match_number, ShowSeal())))


def next_seal_lines(view: TableView, names: Names, words: Words) -> list[Line]:
    """How the next match's seal begins, and who has added to its chance; never what, which would be noise."""
    if view.next_commitment is None:
        return []
    digits = view.next_commitment[:SEAL_DIGITS]
    added = [name for seat, name in zip(view.seats, names, strict=True) if seat.chance]
    if not added:
        return [Line(words("lobby-seal", digits=digits), "quiet")]
    return [Line(words("lobby-seal-added", digits=digits, names=words.list(added)), "quiet")]


def next_seal_buttons(view: TableView, words: Words) -> list[Button]:
    """The button for the whole of it."""
    return [seal_button(view, view.match_number + 1, words)] if view.next_commitment is not None else []


def match_line(view: TableView, words: Words) -> Line:
    """How the log of a match begins: its number, and how its seal does."""
    if view.commitment is None:
        return Line(words("log-match", number=view.match_number), "title")
    digits = view.commitment[:SEAL_DIGITS]
    return Line(words("log-match-sealed", number=view.match_number, digits=digits), "title")


def added_chance_lines(view: TableView, names: Names, words: Words) -> list[Line]:
    """What was added to the chance of a sealed match, and by whom."""
    if view.commitment is None:
        return []
    added = [
        words("score-entry", name=name, score=chance)
        for name, chance in zip(names, view.chances, strict=False)
        if chance
    ]
    return [Line(words("log-chance", entries=words.row(added)), "quiet")] if added else []


def next_seal_screen(view: TableView, names: Names, words: Words) -> Screen:
    """The seal of the next match, what was added so far, and for whoever plays, dice to add."""
    assert view.next_commitment is not None
    lines = [Line(words("seal-next", commitment=view.next_commitment)), Line(words("seal-mixed"))]
    lines += [
        Line(words("seal-added", name=name, chance=seat.chance))
        for seat, name in zip(view.seats, names, strict=True)
        if seat.chance
    ]
    rows = []
    if view.me is not None and len(view.seats[view.me].chance.split()) < CHANCE_PARTS_MAX:
        lines.append(Line(words("seal-shake"), "strong"))
        dice = [
            Button(
                face,
                str(open_code(view.id, view.match_number + 1, AddDie(int(die)))),
                spoken=words("button-die-spoken", die=die),
            )
            for die, face in DICE.items()
        ]
        rows = [tuple(dice[:3]), tuple(dice[3:])]
    return Screen(tuple(lines), tuple(rows), lines[0].text)


def match_seal_screen(view: TableView, names: Names, words: Words) -> Screen:
    """The seal of a match that was begun and what was added to it; once it is over, its receipt."""
    assert view.commitment is not None
    lines = [Line(words("log-commitment", commitment=view.commitment)), *added_chance_lines(view, names, words)]
    if view.seed is not None:
        lines.append(Line(words("log-seed", seed=view.seed)))
    if view.record_digest:
        lines += [Line(words("seal-receipt")), *map(Line, receipt_lines(view))]
    return Screen(tuple(lines), short=lines[0].text)


def receipt_lines(view: TableView) -> list[str]:
    """What proves a match together with its record, in the record's own words."""
    return [
        f"commitment {view.commitment}",
        *chance_lines(view.chances),
        f"seed {view.seed}",
        f"sha256 {view.record_digest}",
    ]

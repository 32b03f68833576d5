"""A second press before what cannot be taken back: the game names the verbs, the person may switch it off.

The first press opens a screen that asks, as any menu is opened; only the second one does it.
"""

from __future__ import annotations

from collections.abc import Sequence

from adapters.screens.buttons import ACT, HAND, OPEN, SURE, read_code, write_code
from adapters.screens.games import final_verbs
from adapters.screens.lobby import open_button, title
from adapters.screens.screen import Button, Control, Line, Screen
from adapters.text.words import Words
from engine.table_view import TableView


def ask_first(rows: Sequence[Sequence[Button]], view: TableView) -> list[list[Button]]:
    """The buttons, those that do something for good changed into buttons that ask; all of them as they are where
    nothing else can be done."""
    assert view.decision is not None
    finals = final_verbs(view.game)
    if all(action.code.split()[0] in finals for action in view.decision.actions):
        return [list(row) for row in rows]
    return [[_asking(button, finals) for button in row] for row in rows]


def _asking(button: Button, finals: Sequence[str]) -> Button:
    code = read_code(button.code)
    if code is None or code.kind != ACT or code.what.split()[0] not in finals:
        return button
    return button._replace(code=write_code(OPEN, code.table_id, code.number, f"{SURE} {code.what}"))


def sure_screen(button: Button, view: TableView, words: Words) -> Screen:
    """Whether the person really means this button."""
    question = Line(words("sure", what=button.spoken or button.label), "strong")
    yes = button._replace(tone="danger")
    return Screen(
        (title(view, words), question), ((yes, open_button(view, words("button-back"), HAND)),), question.text
    )


def asking(before: Screen, question: Screen, what: str, words: Words) -> Screen | None:
    """The screen on which a button was pressed, in which that button itself asks: the second press is on the same.

    None if there is no such button on it.
    """
    rows, is_found = [], False
    for row in before.controls:
        shown: list[Control] = []
        for control in row:
            code = read_code(control.code) if isinstance(control, Button) else None
            if isinstance(control, Button) and code is not None and code.what == f"{SURE} {what}":
                is_found = True
                label = words("button-sure", what=control.label)
                code = code._replace(kind=ACT, what=what)
                control = Button(label, str(code), "danger")
            shown.append(control)
        rows.append(tuple(shown))
    prompt = [line for line in before.lines if line.text != before.short]
    lines = (*prompt, *(line for line in question.lines if line.style == "strong"))
    return before._replace(lines=lines, controls=tuple(rows), short=question.short) if is_found else None


def finals_asked(draft: str) -> str:
    """The action that a draft asks about; "" if it asks about none."""
    verb, _, code = draft.partition(" ")
    return code if verb == SURE else ""

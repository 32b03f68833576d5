"""Many actions on few buttons: what does not fit on one screen goes into menus by the first words of its code,
and what still does not fit goes onto pages.

A draft is the menu or page that a person has opened: the first words of codes, then "~2" for the third page. It
travels in the code of an OPEN button; a draft that fits nothing any more is the same as none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from adapters.screens.buttons import ACT, OPEN, write_code
from adapters.screens.games import Label
from adapters.screens.screen import Button
from adapters.text.words import Words
from engine.contract import Decision

ROW_MAX = 5  # Discord: five rows of five; a phone shows no more anyway
ROWS_MAX = 5
CHOICE_ROWS_MAX = ROWS_MAX - 1  # the last row is for Back, More and what every screen has
SLOTS_MAX = ROW_MAX * CHOICE_ROWS_MAX
COMFORTABLE_WIDTHS = (3, 4, ROW_MAX)


class DraftEntry(NamedTuple):
    """A code to choose, or the first words of several."""

    code: str
    is_menu: bool = False


class Page(NamedTuple):
    """Some of many choices, and how to reach the rest."""

    shown: list[DraftEntry]
    back: str | None  # the draft behind Back
    more: str | None  # the draft behind More


def action_rows(
    decision: Decision,
    draft: str,
    table_id: str,
    words: Words,
    arrange: Callable[[Sequence[str]], list[list[str]]],
    label: Callable[[str], Label],
) -> tuple[list[list[Button]], list[Button]]:
    """Rows of buttons for a decision as far as the draft has opened it, and the buttons Back and More."""
    page = open_page([action.code for action in decision.actions], draft)

    def choose(code: str) -> Button:
        text, spoken, tone = label(code)
        return Button(text, write_code(ACT, table_id, decision.number, code), tone, spoken)

    def open_menu(code: str) -> Button:
        text, spoken, tone = label(code)
        return Button(words("menu", label=text), write_code(OPEN, table_id, decision.number, code), tone, spoken)

    groups = [[choose(code) for code in group] for group in arrange([e.code for e in page.shown if not e.is_menu])]
    menus = [open_menu(entry.code) for entry in page.shown if entry.is_menu]
    return rows_of([*groups, menus]), way_buttons(page, table_id, decision.number, words)


def open_page(codes: Sequence[str], draft: str) -> Page:
    """The codes, and first words of codes, that the draft shows."""
    prefix, number = _read_draft(draft)
    inside = [code for code in codes if _begins(code, prefix)]
    if not inside:
        prefix, number, inside = "", 0, list(codes)
    heads = [DraftEntry(code) for code in inside] if len(inside) <= SLOTS_MAX else _heads(inside, prefix)
    pages = -(-len(heads) // SLOTS_MAX)
    number = min(number, pages - 1)
    back = None
    if number:
        back = _write_draft(prefix, number - 1)
    elif prefix:
        back = " ".join(prefix.split()[:-1]) or "~0"
    more = _write_draft(prefix, number + 1) if number + 1 < pages else None
    return Page(heads[number * SLOTS_MAX : (number + 1) * SLOTS_MAX], back, more)


def rows_of(groups: Sequence[list[Button]]) -> list[list[Button]]:
    """Groups of buttons in rows as narrow as the limit on rows lets them be."""
    for width in COMFORTABLE_WIDTHS:
        rows = [group[at : at + width] for group in groups for at in range(0, len(group), width)]
        if len(rows) <= CHOICE_ROWS_MAX:
            return rows
    together = [button for group in groups for button in group]
    assert len(together) <= SLOTS_MAX, "more buttons than a screen holds"
    return [together[at : at + ROW_MAX] for at in range(0, len(together), ROW_MAX)]


def way_buttons(page: Page, table_id: str, number: int, words: Words) -> list[Button]:
    """Back and More, where there is anywhere to go."""
    ways = []
    if page.back is not None:
        ways.append(Button(words("button-back"), write_code(OPEN, table_id, number, page.back)))
    if page.more is not None:
        ways.append(Button(words("button-more"), write_code(OPEN, table_id, number, page.more)))
    return ways


def _heads(codes: Sequence[str], prefix: str) -> list[DraftEntry]:
    """The codes gathered by their next word; a word with one code is that code."""
    gathered: dict[str, list[str]] = {}
    for code in codes:
        head = " ".join(code.split()[: len(prefix.split()) + 1])
        gathered.setdefault(head, []).append(code)
    if len(gathered) == 1:
        (head,) = gathered
        return _heads(codes, head)
    return [
        DraftEntry(head, True) if len(inside) > 1 else DraftEntry(inside[0]) for head, inside in gathered.items()
    ]


def _begins(code: str, prefix: str) -> bool:
    return not prefix or code == prefix or code.startswith(prefix + " ")


def _read_draft(draft: str) -> tuple[str, int]:
    prefix, _, page = draft.rpartition("~")
    if page.isdecimal() and page.isascii() and len(page) <= 3 and "~" in draft:
        return prefix.strip(), int(page)
    return draft, 0


def _write_draft(prefix: str, page: int) -> str:
    return f"{prefix} ~{page}".strip()

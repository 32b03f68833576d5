"""From messages to HTML: the templates, cards drawn as cards, and the pieces of a page that changed.

Everything a person wrote goes through autoescape; the only markup made here is that of cards and suits.
"""

from __future__ import annotations

import hashlib
import itertools
import re
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, MutableMapping
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.runtime import Context

from adapters.playground import assets, felt
from adapters.playground.marked import drawn, is_card, told_trick, unmarked
from adapters.playground.messages import MessageOnPage
from adapters.screens.buttons import ACT, HAND, OPEN, RULES, SCORES, SURE, Code, read_code
from adapters.screens.open_codes import Draft, TurnHints, read_open_code
from adapters.screens.screen import Button, Control, Line, Screen
from adapters.text.words import Words, words_for

HERE = Path(__file__).parent
SHEET_CELLS_MIN = 3  # with the name of the row
SHEET_ROWS_MIN = 6
_NO_ID = re.compile(r"[^A-Za-z0-9]+")


# --- A screen, ready for its template ------------------------------------------------------------------


class CardInLine(NamedTuple):
    """A card of a line of cards, with the button that plays it if it may be played now."""

    face: str
    button: Button | None
    copy: int = 1  # of equal cards, which one: two packs have two of each


class ShownLine(NamedTuple):
    """A line, or the cards that it lists, or a sheet made of several lines."""

    text: str
    style: str
    cards: tuple[CardInLine, ...] = ()
    sheet: tuple[tuple[str, ...], ...] = ()  # rows of cells, of which the first is the row's name
    until: int | None = None  # to which a clock runs at its end


class ArrangedScreen(NamedTuple):
    """A screen in which the buttons of cards have moved into the line that lists the cards."""

    lines: tuple[ShownLine, ...]
    rows: tuple[tuple[Control, ...], ...]
    short: str


def arranged(screen: Screen, kind: str = "") -> ArrangedScreen:
    """The screen with each card shown once: as a button where it may be played, else as a card.

    A table's button that opens the hand is left out, since the hand lies open in the other pane.
    """
    lines = shown_lines(screen)
    placed = {held.button for line in lines for held in line.cards if held.button is not None}
    if kind in ("live", "turn"):
        placed |= {button for button in buttons_of(screen) if is_hand_opener(read_code(button.code))}
    rows = (tuple(control for control in row if control not in placed) for row in screen.controls)
    return ArrangedScreen(lines, tuple(row for row in rows if row), screen.short)


def shown_lines(screen: Screen) -> tuple[ShownLine, ...]:
    """The lines of that alone."""
    plays = {unmarked(button.label): button for button in buttons_of(screen) if is_card(button.label)}
    return tuple(_with_sheets(_shown_line(line, plays) for line in screen.lines))


def _shown_line(line: Line, plays: Mapping[str, Button]) -> ShownLine:
    faces = unmarked(line.text).split() if line.style == "cards" else []
    if not faces or not all(map(is_card, faces)):
        return ShownLine(line.text, line.style, until=line.until)
    held = (CardInLine(face, plays.get(face), faces[:index].count(face) + 1) for index, face in enumerate(faces))
    return ShownLine(line.text, line.style, tuple(held))


def _with_sheets(lines: Iterable[ShownLine]) -> Iterator[ShownLine]:
    """The lines, and instead of many in a row that name the same number of entries a sheet with columns."""
    for count, run in itertools.groupby(lines, lambda line: 0 if line.cards else _cell_count(line.text)):
        some = list(run)
        if count < SHEET_CELLS_MIN or len(some) < SHEET_ROWS_MIN:
            yield from some
        else:
            yield ShownLine("", "sheet", sheet=tuple(_cells(line.text) for line in some))


def _cell_count(text: str) -> int:
    """Into how many cells a line like "Fours: 8 · 12 · –" can be taken apart; 0 if it is another kind of line."""
    _, colon, entries = text.partition(": ")
    return 2 + entries.count(" · ") if colon else 0


def _cells(text: str) -> tuple[str, ...]:
    """Such a line taken apart."""
    name, _, entries = text.partition(": ")
    # A cell is a paragraph of its own: marks that held the line together would be cut in half.
    return tuple(map(unmarked, (name, *entries.split(" · "))))


# --- The table and the hand beside each other ----------------------------------------------------------


def side_by_side(live: Screen, hand: Screen) -> tuple[Screen, Screen]:
    """The two without what both say, since a page shows both: chats may show only one of them.

    A line stands with the table, a button with the hand, where the thumb is; but the rules are with the table, and
    what a hand comes to in one sentence stays with it, as a long table may have to be scrolled.
    """
    told = {line.text for line in live.lines}
    lines = tuple(line for line in hand.lines if line.text not in told or line.text == hand.short)
    offered = {button.code for button in buttons_of(live)}
    hand = without(hand, {code for code in offered if _kind_of(code) == RULES})
    live = without(live, {button.code for button in buttons_of(hand)})
    return live, hand._replace(lines=lines)


def without(screen: Screen, codes: Collection[str]) -> Screen:
    """A screen without the buttons of these codes."""
    rows = (
        tuple(one for one in row if not (isinstance(one, Button) and one.code in codes)) for row in screen.controls
    )
    return screen._replace(controls=tuple(row for row in rows if row))


def buttons_of(screen: Screen) -> Iterator[Button]:
    """Every button of a screen."""
    return (one for row in screen.controls for one in row if isinstance(one, Button))


def _kind_of(code: str) -> str:
    read = read_code(code)
    return read.kind if read is not None else ""


def call_to_act(hand: Screen | None) -> tuple[tuple[int, str], ...]:
    """The number of the decision that a hand offers, and the words that call its player; () if it offers none."""
    for button in buttons_of(hand) if hand is not None else ():
        read = read_code(button.code)
        if read is not None and read.kind == ACT and hand is not None:
            return ((read.number, hand.short),)
    return ()


def is_hand_opener(code: Code | None) -> bool:
    """Whether a button only opens the hand, as chats without a second pane need."""
    return code is not None and (code.kind, code.what) == (OPEN, HAND)


def is_draft(code: Code | None, table_id: str | None) -> bool:
    """Whether a button turns the hand of this table over to something else: a menu, the options, kept dice."""
    asked = read_open_code(code)
    if code is None or code.table_id != table_id:
        return False
    # Scores are no reason to put cards away.
    return isinstance(asked, TurnHints) or (isinstance(asked, Draft) and asked.head != SCORES)


def button_id(prefix: str, code: str) -> str:
    """An id that stays the same while a button keeps its meaning, so that the keyboard's focus stays on it."""
    read = read_code(code)
    what = f"{read.kind} {read.what}" if read else code
    # Asking whether somebody is sure and doing it are one button, pressed twice.
    what = what.replace(f"{OPEN} {SURE} ", f"{ACT} ", 1)
    return f"{prefix}-{_NO_ID.sub('-', what)}"


# --- Templates -----------------------------------------------------------------------------------------

# What time it is on the page that is rendered: that of its service, however wrong this machine's clock is.
CLOCK: ContextVar[Callable[[], float]] = ContextVar("clock", default=time.time)


class _Context(Context):
    """What one rendering knows."""

    def call(
        self,
        called: Callable[..., Any],
        /,
        *values: Any,
        _loop_vars: Any = None,
        _block_vars: Any = None,
        **named: Any,
    ) -> Any:
        """Call a macro or a function. None of ours asks for the context, for which Jinja looks at every call."""
        return called(*values, **named)


class _Environment(Environment):
    """What templates are rendered in."""

    context_class = _Context

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What all templates know, and this one. Jinja makes a chain of these two, of which it compares all names
        at every import: a plain one is compared at once."""
        return {**self.globals, **(d or {})}


@cache
def _environment() -> Environment:
    environment = _Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        auto_reload=False,  # Otherwise every rendering asks the disk whether a template is new.
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["drawn"] = drawn
    environment.filters["is_card"] = is_card
    environment.tests["card"] = lambda text: is_card(text)
    environment.globals.update(
        arranged=arranged,
        shown_lines=shown_lines,
        button_id=button_id,
        fresh_press=partial(next, map(f"{secrets.token_urlsafe(12)}-{{}}".format, itertools.count())),
        control_kind=lambda control: type(control).__name__,
        now=lambda: CLOCK.get()(),
        moment=lambda seconds: datetime.fromtimestamp(seconds, UTC),
        kind_of=lambda one: type(one).__name__,
        static=assets.address,
        seats_around=felt.seats_around,
        laid_cards=felt.laid_cards,
        taker_position=felt.taker_position,
        die_of=felt.die_of,
        initial=felt.initial,
        told_trick=told_trick,
        face=lambda card, theme: felt.face_svg(card, theme, assets.address("cards.svg")),
        mark=lambda name, style="mark": felt.mark_svg(name, style, assets.address("cards.svg")),
    )
    return environment


def render(template: str, language: str | None, **values: Any) -> str:
    """A whole page or a piece of one, in a language."""
    words: Words = words_for(language)
    return _environment().get_template(template).render(words=words, **values)


# --- Pieces that changed -------------------------------------------------------------------------------

# What a page shows, by the id of each part; messages are compared, not their HTML, which is new at each rendering.
Parts = Mapping[str, tuple[Any, ...]]
LISTS = ("log", "private")  # parts that grow by messages
NEWS = "news"  # what was told lately, numbered, of which a page says whatever is new


def digest_of(parts: Parts) -> str:
    """A short name for what a page shows, so that a stream need not repeat what the page was born with."""
    return hashlib.sha256(repr(sorted(parts.items())).encode()).hexdigest()[:16]


class Piece(NamedTuple):
    """Something to put into the page: the new content of a part, a message of a list, or a line of the log."""

    way: str  # whole or inner; append, replace or remove a message; add, change or drop a line
    part: str
    content: Any


class LogLine(NamedTuple):
    """A line of a message of the log, by its number there."""

    message: int
    number: int
    line: Line


def changes(before: Parts, after: Parts) -> list[Piece]:
    """What must be put into a page that shows `before` for it to show `after`."""
    pieces: list[Piece] = []
    for part, content in after.items():
        if part == NEWS:
            pieces += _news(before, content)
        elif part not in before:
            pieces.append(Piece("whole", part, content))
        elif before[part] != content:
            pieces += (
                _list_changes(part, before[part], content)
                if part in LISTS
                else _inner_changes(part, before[part], content)
            )
    return pieces


def _news(before: Parts, told: tuple[tuple[str, str], ...]) -> list[Piece]:
    """What has been told since, where that is known: somebody who comes is not read all that went before."""
    known = {number for number, _ in before.get(NEWS, ())}
    fresh = tuple(one for one in told if one[0] not in known)
    return [Piece("whole", NEWS, fresh)] if fresh and NEWS in before else []


def _inner_changes(part: str, before: tuple[Any, ...], after: tuple[Any, ...]) -> list[Piece]:
    """Only the pieces of a part that changed, where it is made of such: what stays is not drawn again."""
    if [*map(type, before)] == [*map(type, after)] and len(after) == 1 and hasattr(after[0], "pieces"):
        old, new = before[0].pieces(), after[0].pieces()
        if old.keys() == new.keys() and old[""] == new[""]:
            return [Piece("inner", id, after[0]) for id in new if old[id] != new[id]]
    return [Piece("whole", part, after)]


def _list_changes(part: str, before: Iterable[MessageOnPage], after: tuple[MessageOnPage, ...]) -> list[Piece]:
    """Only the messages that are new, edited or gone, and of those of the log only such lines."""
    old = {message.id: message for message in before}
    new = {message.id: message for message in after}
    if not old or max(old) > min((id for id in new if id not in old), default=max(old) + 1):
        return [Piece("whole", part, after)]
    edited = (_edits(part, old[id], message) for id, message in new.items() if id in old and old[id] != message)
    return [
        *(Piece("remove", part, message) for id, message in old.items() if id not in new),
        *(piece for pieces in edited for piece in pieces),
        *(Piece("append", part, message) for id, message in new.items() if id not in old),
    ]


def _edits(part: str, old: MessageOnPage, new: MessageOnPage) -> list[Piece]:
    """What an edit has changed: a page of the log is long, and grows by a line."""
    if new.kind != "log" or old.screen.controls != new.screen.controls:
        return [Piece("replace", part, new)]
    was, now = old.screen.lines, new.screen.lines
    return [
        *(
            Piece("change" if index < len(was) else "add", part, LogLine(new.id, index, line))
            for index, line in enumerate(now)
            if was[index : index + 1] != (line,)
        ),
        *(Piece("drop", part, LogLine(new.id, index, was[index])) for index in range(len(now), len(was))),
    ]

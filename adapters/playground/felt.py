"""The table as the page draws it: what its template needs besides the description that the chats' pictures have.

A description says everything that is to be seen, and was made of what its viewer knows. What is added here is how
it is pressed: which button plays a card, which one fills a box.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from adapters.pictures.card_layout import INDEX, kind_of, sign_of
from adapters.pictures.descriptions import (
    CardRow,
    Dice,
    Hand,
    HeldCard,
    Laid,
    Plate,
    Scoreboard,
    Sheets,
    TablePicture,
    Theme,
    Winner,
)
from adapters.playground.marked import DIE, is_card, unmarked
from adapters.screens.appearance import appearance_of
from adapters.screens.buttons import ACT, OPEN, RULES, SURE, read_code, write_code
from adapters.screens.game_pictures import has_pictures, last_trick_of, pictures_of, winner_picture
from adapters.screens.games import Names, screens_of
from adapters.screens.public import time_lines
from adapters.screens.screen import Button, Control, Line, Screen
from adapters.store.records import Setting
from adapters.text.card_faces import face, spoken
from adapters.text.words import Words
from engine.cards import NAME, RANK, SUIT
from engine.contract import Seat
from engine.table_view import FINISHED, PLAYING, TableView

FACE = Markup('aria-hidden="true" viewBox="0 0 100 140"')  # What it is called stands on its button.
FACES_CACHED = 2_048  # each card in each language and deck
MARKS_CACHED = 256
BACKS_MAX = 10  # cards of a closed hand that are drawn; more would not be counted by looking anyway


class Cell(NamedTuple):
    """A box of a sheet that can be pressed now."""

    column: int
    box: int
    button: Button


class Drawn(NamedTuple):
    """What is drawn of a table, until when the clock waits, and which boxes of it can be pressed."""

    picture: TablePicture | Sheets | Scoreboard | Winner
    answer_by: float = 0.0
    answer_seconds: int = 0
    cells: tuple[Cell, ...] = ()

    def cell(self, column: int, box: int) -> Button | None:
        """The button of a box."""
        return next((one.button for one in self.cells if (one.column, one.box) == (column, box)), None)

    @property
    def lead(self) -> int:
        """The column that is always to be seen: the viewer's own."""
        return (self.picture.mine or 0) if isinstance(self.picture, Sheets) else 0

    @property
    def aimed(self) -> tuple[int, ...]:
        """The columns of others in which something can be pressed."""
        return tuple(dict.fromkeys(one.column for one in self.cells if one.column != self.lead))

    @property
    def second(self) -> int:
        """The column beside it, where there is room for one, until another is chosen."""
        columns = len(self.picture.columns) if isinstance(self.picture, Sheets) else 1
        return self.aimed[0] if self.aimed else (self.lead + 1) % columns

    def left(self, now: float) -> float:
        """How much of the time is left now, from 1 to 0."""
        return min(1.0, self.seconds_left(now) / max(1, self.answer_seconds))

    def seconds_left(self, now: float) -> float:
        """How long the clock waits from now on."""
        return max(0.0, self.answer_by - now)

    def pieces(self) -> dict[str, Any]:
        """What each piece of a drawn table depends on, by its id; under "" is what redraws all of it."""
        table = self.picture
        if not isinstance(table, TablePicture):
            return {"": self}
        first, pile = table.arrows_from, (table.pile, table.turned, table.is_pile_closed)
        seats = {
            f"at{one.position}": (
                one,
                one.seat == first,
                one.plate.is_turn and (self.answer_by, self.answer_seconds),
            )
            for one in seats_around(table)
        }
        return {
            "": (table.theme, len(table.plates), table.bottom, table.direction),
            "strip": (table.badges, table.scores),
            "middle": (table.trick, table.taker, pile, table.banks, first),
            **seats,
        }


class CardOfHand(NamedTuple):
    """A card that a seat holds, with the button that plays it if it may be played now."""

    held: HeldCard
    key: str  # stays the same while the card does, wherever it lies; "" for a card that nobody knows
    spoken: str
    button: Button | None


class Dock(NamedTuple):
    """A person's own side of the table."""

    theme: Theme
    told: tuple[Line, ...]  # what only words say
    spoken: tuple[Line, ...]  # what the drawing says as well
    cards: tuple[CardOfHand, ...]
    others: tuple[CardRow, ...]
    is_choice: bool
    dice: tuple[Button, ...]
    acts: tuple[Control, ...]
    ways: tuple[Control, ...]
    rolls: Dice | None = None
    short: str = ""


# --- The table -----------------------------------------------------------------------------------------


def drawn_table(
    view: TableView, names: Names, words: Words, settings: dict[str, Setting], own: Screen | None
) -> Drawn | None:
    """What a person is shown of a table: the table, and at the end who has won; None if they want words only."""
    appearance = appearance_of(settings)
    is_match = view.match is not None and view.phase in (PLAYING, FINISHED)
    if not appearance.has_pictures or not is_match or not has_pictures(view.game):
        return None
    pictures, theme = pictures_of(view.game), appearance.theme(words)
    if view.phase == FINISHED:
        return Drawn(winner_picture(view, names, words, theme) or pictures.scoreboard(view, names, words, theme))
    picture = pictures.table(view, names, words, theme)
    cells: tuple[Cell, ...] = ()
    if isinstance(picture, Sheets):
        cells = tuple(_cells(picture, view, own, words))
    else:
        picture = _with_last_trick(picture, view)
    return Drawn(picture, view.answer_by or 0.0, view.answer_seconds, cells)


def _with_last_trick(picture: TablePicture, view: TableView) -> TablePicture:
    """The table with the trick that ended the deal before, until somebody leads: nobody would have seen it."""
    find = last_trick_of(view.game)
    last = find(view) if find is not None and not picture.trick else None
    if last is None or (any(card is None for _, card in last[0]) and last[1] is None):
        return picture
    return picture._replace(trick=last[0], taker=last[1])


def _cells(sheets: Sheets, view: TableView, own: Screen | None, words: Words) -> Iterable[Cell]:
    """The boxes that a screen has buttons for, and where it offers to enter something, all that can be filled."""
    if view.decision is None or sheets.mine is None or own is None:
        return
    menus = [button for button in _buttons(own) if (code := read_code(button.code)) and code.kind in (ACT, OPEN)]
    placed = set()
    for button in menus:
        box_at = _box_of(button, sheets)
        if box_at is not None:
            placed.add(box_at)
            yield Cell(*box_at, button)
    verbs = {code.what.split()[0] for button in menus if (code := read_code(button.code)) is not None}
    if placed and sheets.verb not in verbs:  # another menu is open
        return
    for box, worth in enumerate(sheets.worth):
        if worth is not None and (sheets.mine, box) not in placed:
            fills = write_code(ACT, view.id, view.decision.number, f"{sheets.verb} {sheets.keys[box]}")
            label = words("picture-alt-entry", box=sheets.boxes[box], points=worth)
            yield Cell(sheets.mine, box, Button(str(worth), fills, spoken=label))


def _box_of(button: Button, sheets: Sheets) -> tuple[int, int] | None:
    """The box that a button is about: "enter fours" is in the viewer's column, "steal 2 fours" in another's."""
    code = read_code(button.code)
    parts = code.what.removeprefix(f"{SURE} ").split() if code is not None else []
    if len(parts) not in (2, 3) or parts[-1] not in sheets.keys or sheets.mine is None:
        return None
    column = sheets.mine if len(parts) == 2 else int(parts[1])
    return column, sheets.keys.index(parts[-1])


# --- One's own side ------------------------------------------------------------------------------------


def dock_of(screen: Screen, view: TableView, names: Names, words: Words, drawn: Drawn | None) -> Dock | None:
    """A person's own side of a table that is drawn; None where words do, as in the lobby."""
    if drawn is None or view.phase != PLAYING or view.me is None:
        return None
    shown = screen.picture
    hand = shown if isinstance(shown, Hand) else None
    in_words = screens_of(view.game).hand(view, names, words)
    said = {line.text for line in in_words} - _not_drawn(in_words)
    said |= {line.text for line in screen.lines if line.style == "title"}
    said |= {line.text for line in time_lines(view, words)}  # the ring at the seat
    if isinstance(drawn.picture, TablePicture):
        scores = ((score.name, score.points) for score in drawn.picture.scores)
        said.add(words.row(words("score-entry", name=name, score=points) for name, points in scores))
    plays = {unmarked(button.label): button for button in _buttons(screen) if is_card(button.label)}
    cards = _cards(hand.own.cards, plays, words) if hand is not None else ()
    pressed = {one.button.code for one in cards if one.button is not None}
    pressed |= {cell.button.code for cell in drawn.cells}
    dice = tuple(button for button in _buttons(screen) if DIE.search(button.label) and _opens(button))
    pressed |= {button.code for button in dice}
    if isinstance(drawn.picture, Sheets):
        pressed |= {button.code for button in _buttons(screen) if _opens(button, drawn.picture.verb)}
    # The rules are in the menu of the table.
    pressed |= {button.code for button in _buttons(screen) if button.code.startswith(RULES)}
    rows = [tuple(one for one in row if not _is_among(one, pressed)) for row in screen.controls]
    ways = rows.pop() if rows else ()
    return Dock(
        drawn.picture.theme,
        tuple(line for line in screen.lines if line.text not in said),
        tuple(line for line in screen.lines if line.text in said),
        cards,
        hand.others if hand is not None else (),
        hand is not None and hand.is_choice,
        dice,
        tuple(one for row in rows for one in row),
        ways,
        drawn.picture.dice if isinstance(drawn.picture, Sheets) else None,
        screen.short,
    )


def dock_beside(drawn: Drawn | None) -> Dock | None:
    """What lies on nobody's own side for those who look on: dice, which are open to all; or None."""
    if drawn is None or not isinstance(drawn.picture, Sheets) or drawn.picture.dice is None:
        return None
    return Dock(drawn.picture.theme, (), (), (), (), False, (), (), (), drawn.picture.dice)


def _not_drawn(hand: Sequence[Line]) -> set[str]:
    """What a game says below the cards of a hand: this is about the hand, and not on the table."""
    styles = [line.style for line in hand]
    return {line.text for line in hand[styles.index("cards") + 1 :]} if "cards" in styles else set()


def _cards(held: Sequence[HeldCard], plays: dict[str, Button], words: Words) -> tuple[CardOfHand, ...]:
    found = []
    seen: dict[int, int] = {}
    for one in held:
        if one.card is None:
            found.append(CardOfHand(one, "", "", plays.get(one.label)))
            continue
        seen[one.card] = seen.get(one.card, 0) + 1
        found.append(
            CardOfHand(
                one,
                key_of(one.card, seen[one.card]),
                spoken(one.card, words),
                plays.get(unmarked(face(one.card, words))),
            )
        )
    return tuple(found)


def key_of(card: int, copy: int = 1) -> str:
    """What a card is called on the page, so that it travels instead of vanishing here and appearing there."""
    return NAME[card] + ("" if copy == 1 else f"-{copy}")


def _opens(button: Button, what: str = "") -> bool:
    code = read_code(button.code)
    return code is not None and code.kind == OPEN and (not what or code.what == what)


def _is_among(control: Control, codes: Collection[str]) -> bool:
    return isinstance(control, Button) and control.code in codes


def _buttons(screen: Screen) -> Iterable[Button]:
    return (one for row in screen.controls for one in row if isinstance(one, Button))


# --- For the template ----------------------------------------------------------------------------------


class SeatAround(NamedTuple):
    """A plate, where it stands, clockwise from the bottom, and when cards dealt come to it."""

    seat: Seat
    position: int
    plate: Plate
    after: int | None


class LaidCard(NamedTuple):
    """A card on the table: from where, which it is on the page, and whether it has won."""

    position: int
    laid: Laid
    key: str
    is_winner: bool


def seats_around(table: TablePicture) -> list[SeatAround]:
    """Everyone at the table, and where."""
    count = len(table.plates)
    found = []
    for seat, plate in enumerate(table.plates):
        after = None
        if table.arrows_from is not None and table.direction:
            after = (table.direction * (seat - table.arrows_from) - 1) % count
        found.append(SeatAround(seat, (seat - table.bottom) % count, plate, after))
    return found


def laid_cards(table: TablePicture) -> list[LaidCard]:
    """The trick, in the order in which it was played."""
    count = len(table.plates)
    found = []
    for laid in table.trick:
        key = key_of(laid.card) if laid.card is not None else "x"
        if laid.seat != table.bottom:  # Two packs have two of each card: theirs never lay in this hand.
            key += f".{laid.seat}"
        found.append(LaidCard((laid.seat - table.bottom) % count, laid, key, laid.seat == table.taker))
    return found


def taker_position(table: TablePicture) -> int | None:
    """Where whoever took the trick sits."""
    return None if table.taker is None else (table.taker - table.bottom) % len(table.plates)


@lru_cache(maxsize=MARKS_CACHED)
def mark_svg(name: str, style: str, cards: str) -> Markup:
    """A sign of the sprite at this address."""
    return Markup('<svg class="{}" aria-hidden="true"><use href="{}#{}"/></svg>').format(style, cards, name)


@lru_cache(maxsize=FACES_CACHED)
def face_svg(card: int | None, theme: Theme, cards: str) -> Markup:
    """A card of the sprite at this address; None lies face down."""
    if card is None:
        return Markup(
            '<svg class="face back" aria-hidden="true" viewBox="0 0 100 140"><use href="{}#back"/></svg>'
        ).format(cards)
    sign = unmarked(sign_of(RANK[card], theme))  # One letter is one letter, whichever way its reader reads.
    at = INDEX
    fit = Markup(' textLength="{}" lengthAdjust="spacingAndGlyphs"').format(at.wide) if len(sign) > 1 else ""
    return Markup('<svg class="face s{}" {}><use href="{}#f{}{}"/><text x="{}" y="{}"{}>{}</text></svg>').format(
        SUIT[card],
        FACE,
        cards,
        SUIT[card],
        kind_of(RANK[card]),
        at.left if fit else at.middle,
        at.top + at.high,
        fit,
        escape(sign),
    )


def die_of(label: str) -> int:
    """The face of the die on a button."""
    found = DIE.search(label)
    return "⚀⚁⚂⚃⚄⚅".index(found[0]) + 1 if found is not None else 0


def initial(name: str) -> str:
    """The first letter of a name, where there is no room for more."""
    return next((letter for letter in name if letter.isalnum()), name[:1])

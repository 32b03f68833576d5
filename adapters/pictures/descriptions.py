"""What can be drawn, as named tuples of plain values: hashable, so a description is the key of its own bytes.

Texts come ready in the viewer's language. Seats are numbered clockwise as they sit; nothing here mirrors anything:
a mirrored theme turns around badges, captions and the order of a hand when it is drawn (PL-24).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.cards import Card, Suit
from engine.contract import Seat

Deck = Literal["two", "four"]  # how many colours the suits have; four are safe for colour-blind eyes
Background = Literal["dark", "light"]
Direction = Literal[-1, 0, 1]  # clockwise is 1, counter-clockwise -1
SEATS_DRAWN = range(2, 9)  # how many seats there may be around a table that is drawn


class Theme(NamedTuple):
    """How a picture looks to its viewer."""

    deck: Deck = "two"
    background: Background = "dark"
    is_mirrored: bool = False  # for readers from right to left
    courts: str = "J Q K A"  # what stands on these cards in the viewer's language


# --- Hands ---------------------------------------------------------------------------------------------


class HeldCard(NamedTuple):
    """A card in a hand; None lies face down."""

    card: Card | None
    is_bright: bool = True  # may be played now, or nothing is to be played
    label: str = ""  # the number of a card that nobody knows


class CardRow(NamedTuple):
    """Cards that belong together, in the order of reading."""

    cards: tuple[HeldCard, ...]
    caption: str = ""


class Hand(NamedTuple):
    """The cards of one seat, large, and below them, smaller, what else this seat alone may see."""

    theme: Theme
    own: CardRow
    others: tuple[CardRow, ...] = ()
    is_choice: bool = False  # the bright cards are those that may be played


# --- The table -----------------------------------------------------------------------------------------


class Plate(NamedTuple):
    """What stands at one seat."""

    name: str
    team: int | None = None
    is_turn: bool = False
    is_dealer: bool = False
    is_declarer: bool = False
    is_out: bool = False  # sits out this deal
    closed: int | None = None  # cards in the hand
    taken: int | None = None  # tricks or rounds captured
    note: str = ""  # what this seat called
    calls: str = ""  # what this seat calls right now, in a speech bubble
    behind: str = ""  # the rank of a punishment card behind this seat


class Laid(NamedTuple):
    """A card that a seat has put on the table; None lies face down."""

    seat: Seat
    card: Card | None


class Badge(NamedTuple):
    """Something everyone should see at a glance: a suit, a card, a number, with a caption."""

    caption: str
    text: str = ""
    suit: Suit | None = None
    card: Card | None = None


class Score(NamedTuple):
    """How a team or a seat stands."""

    name: str
    points: int
    team: int | None = None
    taken: int | None = None  # tricks or rounds captured by a team in this deal


class Bank(NamedTuple):
    """Punishment cards that a team has submitted, by rank, in their order."""

    name: str
    team: int
    ranks: tuple[str, ...]


class TablePicture(NamedTuple):
    """A card table: the seats around it, the trick in the middle, and what counts in the corners."""

    theme: Theme
    plates: tuple[Plate, ...]
    bottom: Seat = 0  # the seat nearest to the viewer
    direction: Direction = 0  # of dealing and of play
    arrows_from: Seat | None = None  # no card lies there yet: arrows show the direction, the first one from here
    trick: tuple[Laid, ...] = ()
    taker: Seat | None = None  # the trick is over, and goes here
    pile: int | None = None  # closed cards that are left to draw
    turned: Card | None = None  # the open card under the pile
    is_pile_closed: bool = False  # nobody draws any more
    badges: tuple[Badge, ...] = ()
    scores: tuple[Score, ...] = ()
    banks: tuple[Bank, ...] = ()


# --- Scores --------------------------------------------------------------------------------------------


class ScoreRow(NamedTuple):
    """One line of a scoreboard."""

    name: str
    points: int
    change: int | None = None  # by the last deal
    team: int | None = None
    is_ahead: bool = False
    note: str = ""


class Scoreboard(NamedTuple):
    """How the match stands, and what the last deal changed."""

    theme: Theme
    title: str
    rows: tuple[ScoreRow, ...]
    captions: tuple[str, ...] = ()
    points_caption: str = ""
    change_caption: str = ""


# --- Dice ----------------------------------------------------------------------------------------------


class Dice(NamedTuple):
    """Five dice, which of them are kept, how often they may be rolled again, and the bonus die."""

    theme: Theme
    faces: tuple[int, ...]  # none before the first roll
    kept: tuple[bool, ...] = ()
    rolls_left: int = 0
    rolls_max: int = 3
    bonus: str | None = None  # "offered", or the sign of what the bonus die has brought: "star"
    caption: str = ""
    bonus_caption: str = ""
    bonus_face: int = 0  # that the bonus die shows, 0 before it is rolled


class SheetColumn(NamedTuple):
    """The sheet of one seat: points per box, None where it is open."""

    name: str
    entries: tuple[int | None, ...]
    total: int
    extra: int = 0  # what is in the total besides the boxes
    frozen: tuple[bool, ...] = ()  # boxes that cannot be filled now
    bonuses: tuple[str, ...] = ()  # their signs
    skips: int = 0  # turns that will be missed
    is_turn: bool = False
    is_ahead: bool = False
    upper: str = ""  # what the boxes above the line come to
    bonus_names: str = ""  # the bonuses in words


class Sheets(NamedTuple):
    """All score sheets side by side, and above them the dice on the table."""

    theme: Theme
    boxes: tuple[str, ...]
    upper: int  # boxes above the line
    columns: tuple[SheetColumn, ...]
    total_caption: str
    extra_caption: str = ""
    bonus_caption: str = ""
    dice: Dice | None = None
    upper_caption: str = ""
    mine: int | None = None  # the column of the viewer
    worth: tuple[int | None, ...] = ()  # what the viewer's dice would count in each box; None where they do not
    keys: tuple[str, ...] = ()  # how actions call the boxes,
    verb: str = ""  # and entering


# --- The end -------------------------------------------------------------------------------------------


class Winner(NamedTuple):
    """Who has won, as a short animation that is played once."""

    theme: Theme
    names: tuple[str, ...]
    points: str
    title: str


class KeepsakeSide(NamedTuple):
    """Those who played together, or one alone, and what they came to."""

    names: tuple[str, ...]
    points: int
    has_won: bool = False
    team: int | None = None
    score: str = ""  # the points in words


class Keepsake(NamedTuple):
    """The result of a match with everybody's names and the day, to be shown around."""

    theme: Theme
    game: str
    sides: tuple[KeepsakeSide, ...]  # the best first
    day: str
    brand: str


# --- Once more -----------------------------------------------------------------------------------------

Frame = TablePicture | Sheets | Scoreboard


class Replay(NamedTuple):
    """A deal that was played, as an animation that is played once: a frame for each thing that happened."""

    theme: Theme
    frames: tuple[Frame, ...]
    title: str


Picture = Hand | TablePicture | Scoreboard | Dice | Sheets | Winner | Keepsake | Replay


def suffix_of(picture: Picture) -> str:
    """The suffix of a file with this picture: still ones are PNG, moving ones GIF."""
    return "gif" if isinstance(picture, Winner | Replay) else "png"


def takes_long(picture: Picture) -> bool:
    """Whether drawing this may take a second or more, so that whoever asked for it is told that it comes."""
    return isinstance(picture, Replay)


def signed(change: int) -> str:
    """A change with its sign: "+3", "−4"; the mark before it keeps the sign on its side in every script."""
    sign = "+" if change > 0 else "−" if change < 0 else "±"
    return f"\u200e{sign}{abs(change)}"

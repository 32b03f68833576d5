"""Draws a card table: plates around it, the trick in the middle, arrows, and above it what counts.

The seat circle and the direction of play are the same for every reader; what stands on plates and in the strip
above is mirrored with the script (PL-24).
"""

from __future__ import annotations

from functools import cache
from math import atan2, degrees, hypot

from PIL import Image

from adapters.pictures.canvas import Canvas, felt, plate, reduced
from adapters.pictures.colours import BY_BACKGROUND, SUIT_COLOURS, mixed
from adapters.pictures.descriptions import Background, Badge, Bank, Plate, Score, TablePicture
from adapters.pictures.sprites import (
    card_height,
    card_sprite,
    closed_mark,
    dealer_mark,
    glow,
    lock_mark,
    lying_card,
    star_mark,
    suit_mark,
    taken_mark,
    team_mark,
    turned_chevron,
)
from engine.cards import HEARTS
from engine.contract import Seat

WIDTH, HEIGHT = 960, 740
STRIP = 100  # the height of the strip above the table
MIDDLE = (WIDTH / 2, (HEIGHT + STRIP) / 2)
PLATE = (260, 96)
NAME, SMALL, LARGE = 27, 22, 36  # sizes of words
NAME_MAX = 13  # letters of a name in one row; a longer one has two, or smaller letters
HEAD = 46  # the size of an arrow that leads a trick to its winner
NARROWEST, WIDEST = 200, 380  # the room for the name of a team in the strip
PUNISHED = SUIT_COLOURS["two"][HEARTS]  # what is written on punishment cards, which have no suit
BUBBLE_AWAY, BUBBLE_WIDEST = 92, 200  # of a call: from the middle of its plate, and how wide its words may be

Spot = tuple[float, float]

# Clockwise from the bottom: where plates and cards lie, as seen from the middle of the table.
PLATES: dict[int, tuple[Spot, ...]] = {
    2: ((0, 258), (0, -240)),
    3: ((0, 258), (-338, -62), (338, -62)),
    4: ((0, 258), (-338, 0), (0, -240), (338, 0)),
    5: ((0, 258), (-338, 70), (-190, -240), (190, -240), (338, 70)),
    6: ((0, 258), (-338, 112), (-338, -124), (0, -240), (338, -124), (338, 112)),
    7: ((0, 258), (-320, 216), (-338, 0), (-190, -240), (190, -240), (338, 0), (320, 216)),
    8: ((0, 258), (-320, 216), (-338, 0), (-320, -216), (0, -240), (320, -216), (338, 0), (320, 216)),
}
LAID: dict[int, tuple[Spot, ...]] = {
    2: ((70, 84), (-70, -76)),
    3: ((0, 128), (-124, -48), (124, -48)),
    4: ((0, 128), (-132, 0), (0, -124), (132, 0)),
    5: ((0, 134), (-140, 44), (-66, -116), (66, -116), (140, 44)),
    6: ((0, 134), (-134, 66), (-134, -66), (0, -126), (134, -66), (134, 66)),
    7: ((0, 126), (-128, 126), (-152, 0), (-64, -120), (64, -120), (152, 0), (128, 126)),
    8: ((0, 126), (-128, 126), (-152, 0), (-128, -120), (0, -120), (128, -120), (152, 0), (128, 126)),
}
GATHERED = 0.88  # how far a finished trick is drawn together
CARD: dict[int, int] = {2: 104, 3: 92, 4: 92, 5: 88, 6: 88, 7: 80, 8: 80}
PILE: dict[int, Spot] = {2: (-220, 0), 3: (0, 0), 4: (0, 0), 5: (0, 4), 6: (-8, 4), 7: (0, 0), 8: (0, 0)}


def draw_table(table: TablePicture) -> bytes:
    """The picture of a table."""
    return paint_table(table).png()


def paint_table(table: TablePicture) -> Canvas:
    """The picture of a table, its words still to be written."""
    background = table.theme.background
    canvas = Canvas(table.theme, _ground(background), _reduced_ground(background))
    if table.arrows_from is not None and table.direction:
        _draw_arrows(canvas, table, table.arrows_from)
    _draw_pile(canvas, table)
    _draw_trick(canvas, table)
    for seat, shown in enumerate(table.plates):
        _draw_plate(canvas, shown, _spot(table, seat, PLATES), table)
    _draw_strip(canvas, table)
    for bank in table.banks:
        _draw_bank(canvas, bank)
    return canvas


@cache
def _ground(background: Background) -> Image.Image:
    """What every table begins with: the felt, a rug in the middle and the strip above."""
    has = BY_BACKGROUND[background]
    ground = felt(WIDTH, HEIGHT, background)
    rug = plate(WIDTH - 320, HEIGHT - STRIP - 150, mixed(has.felt, has.plate, 0.4), has.line, 3, 120)
    rug.put_on(ground, 160, STRIP + 75)
    ground.paste(has.line, (0, 0, WIDTH, STRIP))
    ground.paste(has.plate, (0, 0, WIDTH, STRIP - 2))
    return ground


@cache
def _reduced_ground(background: Background) -> Image.Image:
    return reduced(_ground(background), background)


def _spot(table: TablePicture, seat: Seat, spots: dict[int, tuple[Spot, ...]]) -> Spot:
    """Where something of a seat lies; the seat of the viewer is at the bottom."""
    seats = len(table.plates)
    x, y = spots[seats][(seat - table.bottom) % seats]
    return MIDDLE[0] + x, MIDDLE[1] + y


# --- The middle ----------------------------------------------------------------------------------------


def _draw_trick(canvas: Canvas, table: TablePicture) -> None:
    """The cards on the table; when the trick is over, drawn together, and the winner's goes to its plate."""
    is_over = table.taker is not None
    width = round(CARD[len(table.plates)] * (GATHERED if is_over else 1))
    for seat, card in table.trick:
        x, y = _spot(table, seat, LAID)
        if is_over:
            x, y = (middle + GATHERED * (at - middle) for at, middle in zip((x, y), MIDDLE, strict=True))
        if seat == table.taker:
            canvas.put(glow(width, canvas.has.turn), x, y)
            _draw_taking(canvas, (x, y), _spot(table, seat, PLATES), width)
        canvas.put(card_sprite(card, width, canvas.theme), x, y)


def _draw_taking(canvas: Canvas, card: Spot, seat: Spot, width: int) -> None:
    """An arrow head in the gap between the winning card and the plate of the winner."""
    away = (seat[0] - card[0], seat[1] - card[1])
    # Both are framed: the card as it has won, the plate as its seat is mostly the next to play.
    leaving = _reach(away, width + 12, card_height(width) + 12)
    arriving = 1 - _reach(away, PLATE[0] + 16, PLATE[1] + 16)
    size = round(min(HEAD, 1.1 * (arriving - leaving) * hypot(*away)))
    along = leaving + 0.45 * (arriving - leaving)
    turn = round(degrees(atan2(away[1], away[0])))
    canvas.put(turned_chevron(turn, size, canvas.has.turn), card[0] + along * away[0], card[1] + along * away[1])


def _reach(away: Spot, width: int, height: int) -> float:
    """Which part of the way lies inside a box, from whose middle it begins."""
    return min(size / 2 / abs(part) for part, size in zip(away, (width, height), strict=True) if part)


def _draw_arrows(canvas: Canvas, table: TablePicture, first: Seat) -> None:
    """Arrow heads around the table, from seat to seat as cards are dealt and played."""
    seats = len(table.plates)
    for step in range(seats if seats > 2 else 1):
        one, other = (_spot(table, (first + table.direction * (step + ahead)) % seats, PLATES) for ahead in (0, 1))
        turn = round(degrees(atan2(other[1] - one[1], other[0] - one[0])))
        # Halfway between two plates, nearer to the middle, most of all between plates side by side, which it would
        # run along; between two seats, beside it.
        x, y = ((a + b) / 2 for a, b in zip(one, other, strict=True))
        is_level = abs(other[0] - one[0]) > 3 * abs(other[1] - one[1])
        x, y = MIDDLE[0] + 0.74 * (x - MIDDLE[0]), MIDDLE[1] + (0.62 if is_level else 0.74) * (y - MIDDLE[1])
        if seats == 2:
            x += 230 * table.direction * (1 if one[1] < other[1] else -1)
        paint = canvas.has.turn if step == 0 else canvas.has.quiet
        canvas.put(turned_chevron(turn, 62 if step == 0 else 48, paint), x, y)


def _draw_pile(canvas: Canvas, table: TablePicture) -> None:
    """Closed cards left to draw with the open one under them, and how many there are."""
    if not table.pile:
        return
    shift_x, shift_y = PILE[len(table.plates)]
    x, y = MIDDLE[0] + shift_x, MIDDLE[1] + shift_y
    width = 72
    if table.turned is not None:
        canvas.put(lying_card(table.turned, width, canvas.theme), x + 36, y)
        x -= 22
    for lift in range(min(3, table.pile - (table.turned is not None))):
        canvas.put(card_sprite(None, width, canvas.theme), x - 2 * lift, y - 2 * lift)
    canvas.put(plate(50, 40, canvas.has.plate), x - 2, y - 2)
    canvas.write(str(table.pile), canvas.across(x - 2), y - 2, 28, align="centre", is_bold=True)
    if table.is_pile_closed:
        canvas.put(lock_mark(40, canvas.theme.background), x - 2, y - card_height(width) / 2)


# --- The seats -----------------------------------------------------------------------------------------


def _draw_plate(canvas: Canvas, shown: Plate, spot: Spot, table: TablePicture) -> None:
    """The plate of a seat with all its marks; x runs in the direction of reading from its beginning."""
    has, (width, height) = canvas.has, PLATE
    x, y = spot
    start, top = canvas.across(x) - width / 2, y - height / 2
    if shown.behind:
        _draw_behind(canvas, shown.behind, start, top)
    if shown.is_turn:
        canvas.put(plate(width + 16, height + 16, has.turn), x, y)
        _draw_pointer(canvas, x, y)
    edge, edge_width = (has.declarer, 6) if shown.is_declarer else (has.line, 2)
    paint = mixed(has.plate, has.felt, 0.7) if shown.is_out else has.plate
    canvas.put(plate(width, height, paint, edge, edge_width), x, y)
    ink = has.quiet if shown.is_out else has.ink
    at = start + 16
    if shown.team is not None:
        canvas.put_along(team_mark(shown.team, 24, canvas.theme.background), at + 12, top + 28)
        at += 34
    # Marks sit astride the corner of the plate, and the name ends before them.
    end = start + width - 16.0
    if shown.is_dealer:
        canvas.put_along(dealer_mark(table.direction, 50, canvas.theme.background), end, top + 8)
        end -= 48
    if shown.is_declarer:
        canvas.put_along(star_mark(42, canvas.theme.background), end, top + 8)
        end -= 44
    last = end + 16 if shown.is_dealer or shown.is_declarer else end + 2
    rows, size = name_rows(shown.name)
    for row, text in enumerate(rows):
        middle = top + 28 if len(rows) == 1 else top + 17 + 22 * row
        canvas.write(text, at, middle, size, paint=ink, widest=round(last - at), is_bold=True)
    _draw_counts(canvas, shown, start, top + 73)
    if shown.calls:
        _draw_bubble(canvas, shown.calls, x, y)


def name_rows(name: str) -> tuple[list[str], int]:
    """A name in one row, or if it is long in two, broken at the space nearest to its middle; and how large."""
    if len(name) <= NAME_MAX:
        return [name], NAME
    spaces = [index for index, letter in enumerate(name) if letter == " "]
    if not spaces:
        return [name], SMALL
    half = min(spaces, key=lambda index: abs(index - len(name) / 2))
    return [name[:half], name[half + 1 :]], SMALL


def _draw_counts(canvas: Canvas, shown: Plate, start: float, y: float) -> None:
    """Closed cards and captured tricks as numbers beside little pictures, and what the seat called."""
    at = start + 16
    if shown.closed is not None:
        canvas.put_along(closed_mark(31, canvas.theme.background), at + 12, y)
        canvas.write(str(shown.closed), at + 30, y, 26, is_bold=True)
        at += 68 if shown.closed > 9 else 56
    if shown.taken is not None:
        canvas.put_along(taken_mark(28, canvas.theme.background), at + 18, y)
        canvas.write(str(shown.taken), at + 42, y, 26, is_bold=True)
        at += 76 if shown.taken > 9 else 64
    room = round(start + PLATE[0] - 14 - at)
    paint = canvas.has.declarer if shown.is_declarer else canvas.has.quiet
    end = start + PLATE[0] - 14
    canvas.write(shown.note, end, y, SMALL + 2, paint=paint, align="end", widest=room, is_bold=True)


def _draw_bubble(canvas: Canvas, call: str, x: float, y: float) -> None:
    """A speech bubble on the inner side of the plate, with a tail that leads to whoever calls."""
    has = canvas.has
    is_above = y < MIDDLE[1]
    middle = y + (BUBBLE_AWAY if is_above else -BUBBLE_AWAY)
    width = canvas.widths([canvas.label(call, LARGE, paint=PUNISHED, widest=BUBBLE_WIDEST, is_bold=True)])[0] + 44
    canvas.put(turned_chevron(-90 if is_above else 90, 30, has.paper), x, middle + (-34 if is_above else 34))
    canvas.put(plate(round(width), 58, has.paper, has.declarer, 4, 26), x, middle)
    canvas.write(
        call, canvas.across(x), middle, LARGE, paint=PUNISHED, align="centre", widest=BUBBLE_WIDEST, is_bold=True
    )


def _draw_pointer(canvas: Canvas, x: float, y: float) -> None:
    """An arrow head on the inner side of the plate, so that the turn is not told by colour alone.

    It stands off the middle of that side, where the arrows of a trick arrive.
    """
    away_x, away_y = MIDDLE[0] - x, MIDDLE[1] - y
    if abs(away_y) > 180:
        tip = (x + (84 if away_x <= 0 else -84), y + (68 if away_y > 0 else -68))
        turn = 90 if away_y > 0 else -90
    else:
        tip = (x + (150 if away_x > 0 else -150), y + (32 if away_y < 0 else -32))
        turn = 0 if away_x > 0 else 180
    canvas.put(turned_chevron(turn, 40, canvas.has.turn), *tip)


def _draw_behind(canvas: Canvas, rank: str, start: float, top: float) -> None:
    """A punishment card that looks out from behind the plate."""
    x, y = start + PLATE[0] / 2, top - 18
    canvas.put_along(plate(52, 72, canvas.has.paper, canvas.has.paper_edge, 2, 8), x, y + 8)
    canvas.write(rank, x, y - 4, 30, paint=PUNISHED, align="centre", is_bold=True)


# --- Around it -----------------------------------------------------------------------------------------


def _draw_strip(canvas: Canvas, table: TablePicture) -> None:
    """Badges where reading begins, scores where it ends."""
    at = 20.0
    for badge in table.badges:
        at = _draw_badge(canvas, badge, at)
    # Names of teams may be long: they get what the badges leave.
    end = WIDTH - 90 - (76 if any(score.taken is not None for score in table.scores) else 0)
    room = round(max(NARROWEST, min(WIDEST, end - 36 - at)))
    for row, score in enumerate(table.scores):
        _draw_score(canvas, score, 27 + 46 * row, room)


def _draw_badge(canvas: Canvas, badge: Badge, at: float) -> float:
    """One badge; where the next begins."""
    if badge.card is not None:
        canvas.put_along(card_sprite(badge.card, 60, canvas.theme), at + 30, STRIP / 2 - 2)
        at += 72
    elif badge.suit is not None:
        canvas.put_along(
            suit_mark(badge.suit, 70, canvas.theme.deck, canvas.theme.background), at + 35, STRIP / 2 - 2
        )
        at += 82
    size = LARGE if len(badge.text) < 7 else 26
    caption = canvas.label(badge.caption, SMALL, paint=canvas.has.quiet, widest=170)
    text = canvas.label(badge.text, size, widest=190, is_bold=True)
    canvas.write(badge.caption, at, 30, SMALL, paint=canvas.has.quiet, widest=170)
    canvas.write(badge.text, at, 66, size, widest=190, is_bold=True)
    return at + max(canvas.widths([caption, text])) + 28


def _draw_score(canvas: Canvas, score: Score, y: float, room: int) -> None:
    end = WIDTH - 20
    canvas.write(str(score.points), end, y, 34, align="end", is_bold=True)
    end -= 70
    if score.taken is not None:
        canvas.write(str(score.taken), end, y, 26, align="end", is_bold=True)
        canvas.put_along(taken_mark(28, canvas.theme.background), end - 46, y)
        end -= 76
    label = canvas.label(score.name, SMALL + 2, widest=room)
    canvas.write(score.name, end, y, SMALL + 2, align="end", widest=room)
    if score.team is not None:
        canvas.put_along(
            team_mark(score.team, 24, canvas.theme.background), end - canvas.widths([label])[0] - 24, y
        )


def _draw_bank(canvas: Canvas, bank: Bank) -> None:
    """The punishment cards of a team in a lower corner, overlapping, and whose they are."""
    width, height = 318, 82
    start = 14 if bank.team == 0 else WIDTH - 14 - width
    top = HEIGHT - 12 - height
    canvas.plate(start + width / 2, top + height / 2, width, height)
    canvas.put_along(team_mark(bank.team, 20, canvas.theme.background), start + 22, top + 18)
    canvas.write(bank.name, start + 40, top + 18, 20, paint=canvas.has.quiet, widest=width - 60)
    step = min(34.0, (width - 24 - 34) / max(1, len(bank.ranks) - 1))
    for number, rank in enumerate(bank.ranks):
        x = start + 12 + 17 + number * step
        canvas.put_along(plate(34, 42, canvas.has.paper, canvas.has.paper_edge, 2, 6), x, top + 56)
        # Where cards overlap, only the part shows where reading begins, so the rank stands there.
        canvas.write(rank, x - 17 + step / 2, top + 56, 18, align="centre", paint=PUNISHED, is_bold=True)

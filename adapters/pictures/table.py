"""Draws a card table: plates around it, the trick in the middle, arrows, and above it what counts.

The seat circle and the direction of play are the same for every reader; what stands on plates and in the strip
above is mirrored with the script (PL-24).
"""

from __future__ import annotations

from functools import cache
from math import atan2, degrees, hypot

from PIL import Image

from adapters.pictures.canvas import Easel, felt, plate
from adapters.pictures.colours import BY_BACKGROUND, SUIT_COLOURS, mixed
from adapters.pictures.descriptions import Background, Badge, Bank, Place, Score, Table
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
HEAD = 46  # the size of an arrow that leads a trick to its winner
NARROWEST, WIDEST = 200, 380  # the room for the name of a team in the strip
PUNISHED = SUIT_COLOURS["two"][HEARTS]  # what is written on punishment cards, which have no suit

Spot = tuple[float, float]

# Clockwise from the bottom: where plates and cards lie, as seen from the middle of the table.
PLATES: dict[int, tuple[Spot, ...]] = {
    2: ((0, 258), (0, -240)),
    4: ((0, 258), (-338, 0), (0, -240), (338, 0)),
    6: ((0, 258), (-338, 112), (-338, -124), (0, -240), (338, -124), (338, 112)),
    8: ((0, 258), (-320, 216), (-338, 0), (-320, -216), (0, -240), (320, -216), (338, 0), (320, 216)),
}
LAID: dict[int, tuple[Spot, ...]] = {
    2: ((70, 84), (-70, -76)),
    4: ((0, 128), (-132, 0), (0, -124), (132, 0)),
    6: ((0, 134), (-134, 66), (-134, -66), (0, -126), (134, -66), (134, 66)),
    8: ((0, 126), (-128, 126), (-152, 0), (-128, -120), (0, -120), (128, -120), (152, 0), (128, 126)),
}
GATHERED = 0.88  # how far a finished trick is drawn together
CARD: dict[int, int] = {2: 104, 4: 92, 6: 88, 8: 80}
PILE: dict[int, Spot] = {2: (-220, 0), 4: (0, 0), 6: (-8, 4), 8: (0, 0)}


def draw_table(table: Table) -> bytes:
    """The picture of a table."""
    return paint_table(table).png()


def paint_table(table: Table) -> Easel:
    """The picture of a table, its words still to be written."""
    easel = Easel(table.theme, _ground(table.theme.background))
    if table.arrows_from is not None and table.direction:
        _draw_arrows(easel, table, table.arrows_from)
    _draw_pile(easel, table)
    _draw_trick(easel, table)
    for seat, place in enumerate(table.places):
        _draw_place(easel, place, _spot(table, seat, PLATES), table)
    _draw_strip(easel, table)
    for bank in table.banks:
        _draw_bank(easel, bank)
    return easel


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


def _spot(table: Table, seat: Seat, spots: dict[int, tuple[Spot, ...]]) -> Spot:
    """Where something of a seat lies; the seat of the viewer is at the bottom."""
    seats = len(table.places)
    x, y = spots[seats][(seat - table.bottom) % seats]
    return MIDDLE[0] + x, MIDDLE[1] + y


# --- The middle ----------------------------------------------------------------------------------------


def _draw_trick(easel: Easel, table: Table) -> None:
    """The cards on the table; when the trick is over, drawn together, and the winner's goes to its plate."""
    is_over = table.taker is not None
    width = round(CARD[len(table.places)] * (GATHERED if is_over else 1))
    for seat, card in table.trick:
        x, y = _spot(table, seat, LAID)
        if is_over:
            x, y = (middle + GATHERED * (at - middle) for at, middle in zip((x, y), MIDDLE, strict=True))
        if seat == table.taker:
            easel.put(glow(width, easel.has.turn), x, y)
            _draw_taking(easel, (x, y), _spot(table, seat, PLATES), width)
        easel.put(card_sprite(card, width, easel.theme), x, y)


def _draw_taking(easel: Easel, card: Spot, seat: Spot, width: int) -> None:
    """An arrow head in the gap between the winning card and the plate of who won."""
    away = (seat[0] - card[0], seat[1] - card[1])
    # Both are framed: the card as it has won, the plate as its seat is mostly the next to play.
    leaving = _reach(away, width + 12, card_height(width) + 12)
    arriving = 1 - _reach(away, PLATE[0] + 16, PLATE[1] + 16)
    size = round(min(HEAD, 1.1 * (arriving - leaving) * hypot(*away)))
    along = leaving + 0.45 * (arriving - leaving)
    turn = round(degrees(atan2(away[1], away[0])))
    easel.put(turned_chevron(turn, size, easel.has.turn), card[0] + along * away[0], card[1] + along * away[1])


def _reach(away: Spot, width: int, height: int) -> float:
    """Which part of the way lies inside of a box that it begins in the middle of."""
    return min(size / 2 / abs(part) for part, size in zip(away, (width, height), strict=True) if part)


def _draw_arrows(easel: Easel, table: Table, first: Seat) -> None:
    """Arrow heads around the table, from seat to seat as cards are dealt and played."""
    seats = len(table.places)
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
        paint = easel.has.turn if step == 0 else easel.has.quiet
        easel.put(turned_chevron(turn, 62 if step == 0 else 48, paint), x, y)


def _draw_pile(easel: Easel, table: Table) -> None:
    """Closed cards left to draw with the open one under them, and how many there are."""
    if not table.pile:
        return
    shift_x, shift_y = PILE[len(table.places)]
    x, y = MIDDLE[0] + shift_x, MIDDLE[1] + shift_y
    width = 72
    if table.turned is not None:
        easel.put(lying_card(table.turned, width, easel.theme), x + 36, y)
        x -= 22
    for lift in range(min(3, table.pile - (table.turned is not None))):
        easel.put(card_sprite(None, width, easel.theme), x - 2 * lift, y - 2 * lift)
    easel.put(plate(50, 40, easel.has.plate), x - 2, y - 2)
    easel.write(str(table.pile), easel.across(x - 2), y - 2, 28, align="centre", is_bold=True)
    if table.is_pile_closed:
        easel.put(lock_mark(40, easel.theme.background), x - 2, y - card_height(width) / 2)


# --- The seats -----------------------------------------------------------------------------------------


def _draw_place(easel: Easel, place: Place, spot: Spot, table: Table) -> None:
    """The plate of a seat with all its marks; x runs in the direction of reading from its beginning."""
    has, (width, height) = easel.has, PLATE
    x, y = spot
    start, top = easel.across(x) - width / 2, y - height / 2
    if place.behind:
        _draw_behind(easel, place.behind, start, top)
    if place.is_turn:
        easel.put(plate(width + 16, height + 16, has.turn), x, y)
        _draw_pointer(easel, x, y)
    edge, edge_width = (has.declarer, 6) if place.is_declarer else (has.line, 2)
    paint = mixed(has.plate, has.felt, 0.7) if place.is_out else has.plate
    easel.put(plate(width, height, paint, edge, edge_width), x, y)
    ink = has.quiet if place.is_out else has.ink
    at = start + 16
    if place.team is not None:
        easel.place(team_mark(place.team, 24, easel.theme.background), at + 12, top + 28)
        at += 34
    # Marks sit astride the corner of the plate, and the name ends before them.
    end = start + width - 16.0
    if place.is_dealer:
        easel.place(dealer_mark(table.direction, 50, easel.theme.background), end, top + 8)
        end -= 48
    if place.is_declarer:
        easel.place(star_mark(42, easel.theme.background), end, top + 8)
        end -= 44
    last = end + 16 if place.is_dealer or place.is_declarer else end + 2
    easel.write(place.name, at, top + 28, NAME, paint=ink, widest=round(last - at), is_bold=True)
    _draw_counts(easel, place, start, top + 73)


def _draw_counts(easel: Easel, place: Place, start: float, y: float) -> None:
    """Closed cards and captured tricks as numbers beside little pictures, and what the seat called."""
    at = start + 16
    if place.closed is not None:
        easel.place(closed_mark(31, easel.theme.background), at + 12, y)
        easel.write(str(place.closed), at + 30, y, 26, is_bold=True)
        at += 68 if place.closed > 9 else 56
    if place.taken is not None:
        easel.place(taken_mark(28, easel.theme.background), at + 18, y)
        easel.write(str(place.taken), at + 42, y, 26, is_bold=True)
        at += 76 if place.taken > 9 else 64
    room = round(start + PLATE[0] - 14 - at)
    paint = easel.has.declarer if place.is_declarer else easel.has.quiet
    end = start + PLATE[0] - 14
    easel.write(place.note, end, y, SMALL + 2, paint=paint, align="end", widest=room, is_bold=True)


def _draw_pointer(easel: Easel, x: float, y: float) -> None:
    """An arrow head on the inner side of the plate, so that the turn is not told by colour alone.

    It stands off the middle of that side, where the arrows of a trick arrive.
    """
    away_x, away_y = MIDDLE[0] - x, MIDDLE[1] - y
    if abs(away_y) > 180:
        tip = (x + (84 if away_x <= 0 else -84), y + (68 if away_y > 0 else -68))
        turn = 90 if away_y > 0 else -90
    else:
        tip = (x + (150 if away_x > 0 else -150), y + (26 if away_y < 0 else -26 if away_y > 0 else 0))
        turn = 0 if away_x > 0 else 180
    easel.put(turned_chevron(turn, 40, easel.has.turn), *tip)


def _draw_behind(easel: Easel, rank: str, start: float, top: float) -> None:
    """A punishment card that looks out from behind the plate."""
    x, y = start + PLATE[0] / 2, top - 18
    easel.place(plate(52, 72, easel.has.paper, easel.has.paper_edge, 2, 8), x, y + 8)
    easel.write(rank, x, y - 4, 30, paint=PUNISHED, align="centre", is_bold=True)


# --- Around it -----------------------------------------------------------------------------------------


def _draw_strip(easel: Easel, table: Table) -> None:
    """Badges where reading begins, scores where it ends."""
    at = 20.0
    for badge in table.badges:
        at = _draw_badge(easel, badge, at)
    # Names of teams may be long: they get what the badges leave.
    end = WIDTH - 90 - (76 if any(score.taken is not None for score in table.scores) else 0)
    room = round(max(NARROWEST, min(WIDEST, end - 36 - at)))
    for row, score in enumerate(table.scores):
        _draw_score(easel, score, 27 + 46 * row, room)


def _draw_badge(easel: Easel, badge: Badge, at: float) -> float:
    """One badge; where the next begins."""
    if badge.card is not None:
        easel.place(card_sprite(badge.card, 60, easel.theme), at + 30, STRIP / 2 - 2)
        at += 72
    elif badge.suit is not None:
        easel.place(suit_mark(badge.suit, 70, easel.theme.deck, easel.theme.background), at + 35, STRIP / 2 - 2)
        at += 82
    size = LARGE if len(badge.text) < 7 else 26
    caption = easel.label(badge.caption, SMALL, paint=easel.has.quiet, widest=170)
    text = easel.label(badge.text, size, widest=190, is_bold=True)
    easel.write(badge.caption, at, 30, SMALL, paint=easel.has.quiet, widest=170)
    easel.write(badge.text, at, 66, size, widest=190, is_bold=True)
    return at + max(easel.widths([caption, text])) + 28


def _draw_score(easel: Easel, score: Score, y: float, room: int) -> None:
    end = WIDTH - 20
    easel.write(str(score.points), end, y, 34, align="end", is_bold=True)
    end -= 70
    if score.taken is not None:
        easel.write(str(score.taken), end, y, 26, align="end", is_bold=True)
        easel.place(taken_mark(28, easel.theme.background), end - 46, y)
        end -= 76
    label = easel.label(score.name, SMALL + 2, widest=room)
    easel.write(score.name, end, y, SMALL + 2, align="end", widest=room)
    if score.team is not None:
        easel.place(team_mark(score.team, 24, easel.theme.background), end - easel.widths([label])[0] - 24, y)


def _draw_bank(easel: Easel, bank: Bank) -> None:
    """The punishment cards of a team in a lower corner, overlapping, and whose they are."""
    width, height = 318, 82
    start = 14 if bank.team == 0 else WIDTH - 14 - width
    top = HEIGHT - 12 - height
    easel.plate(start + width / 2, top + height / 2, width, height)
    easel.place(team_mark(bank.team, 20, easel.theme.background), start + 22, top + 18)
    easel.write(bank.name, start + 40, top + 18, 20, paint=easel.has.quiet, widest=width - 60)
    step = min(34.0, (width - 24 - 34) / max(1, len(bank.ranks) - 1))
    for number, rank in enumerate(bank.ranks):
        x = start + 12 + 17 + number * step
        easel.place(plate(34, 42, easel.has.paper, easel.has.paper_edge, 2, 6), x, top + 56)
        # Where cards overlap, only the part shows where reading begins, so the rank stands there.
        easel.write(rank, x - 17 + step / 2, top + 56, 18, align="centre", paint=PUNISHED, is_bold=True)

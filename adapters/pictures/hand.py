"""Draws a hand: cards that may be played are bright and stand higher, the others have faded."""

from __future__ import annotations

from adapters.pictures.canvas import Canvas, felt, plate
from adapters.pictures.descriptions import CardRow, Hand
from adapters.pictures.sprites import card_height, card_sprite

WIDTH = 800
MARGIN = 20
CARD, SMALL_CARD = 144, 84  # widths
GAP = 12
RISE = 18  # how much higher a card that may be played stands
CAPTION = 44  # the height of a line of words


def draw_hand(hand: Hand) -> bytes:
    """The picture of a hand."""
    height = MARGIN + _height(hand.own, CARD) + RISE
    tops = []
    for held in hand.others:
        tops.append(height + GAP)
        height += GAP + _height(held, SMALL_CARD)
    canvas = Canvas(hand.theme, felt(WIDTH, height + MARGIN, hand.theme.background))
    # Where there is something to choose, bright cards stand high and the others low; where not, all halfway.
    high, low = (0, RISE) if hand.is_choice else (RISE // 2, RISE // 2)
    _draw_cards(canvas, hand.own, CARD, MARGIN, high, low)
    for held, top in zip(hand.others, tops, strict=True):
        _draw_cards(canvas, held, SMALL_CARD, top)
    return canvas.png()


def _height(held: CardRow, width: int) -> int:
    return card_height(width) + (CAPTION if held.caption else 0)


def _draw_cards(canvas: Canvas, held: CardRow, width: int, top: int, high: int = 0, low: int = 0) -> None:
    """Cards in the order of reading; where they overlap, each shows its left edge, where rank and suit stand."""
    if held.caption:
        canvas.write(
            held.caption, MARGIN, top + CAPTION / 2, 26, paint=canvas.has.quiet, widest=WIDTH - 2 * MARGIN
        )
        top += CAPTION
    count = len(held.cards)
    room = WIDTH - 2 * MARGIN - width
    step = min(width + GAP, room / max(1, count - 1))
    # Small cards stand under their caption, where reading begins; the viewer's own hand stands in the middle.
    reach = step * (count - 1)
    left = (WIDTH - reach) / 2 if width == CARD else canvas.across(MARGIN + width / 2)
    if width != CARD and canvas.theme.is_mirrored:
        left -= reach
    ordered = held.cards[::-1] if canvas.theme.is_mirrored else held.cards
    for index, one in enumerate(ordered):
        x, y = left + index * step, top + card_height(width) / 2 + (high if one.is_bright else low)
        canvas.put(card_sprite(one.card, width, canvas.theme, is_dim=not one.is_bright), x, y)
        if one.label:
            canvas.put(plate(width // 2, width // 2, canvas.has.plate), x, y)
            canvas.write(one.label, canvas.across(x), y, width // 3, align="centre", is_bold=True)

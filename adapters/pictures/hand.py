"""Draws a hand: cards that may be played are bright and stand higher, the others have faded."""

from __future__ import annotations

from adapters.pictures.canvas import Easel, felt, plate
from adapters.pictures.descriptions import Hand, Held
from adapters.pictures.sprites import card_height, card_sprite

WIDTH = 800
MARGIN = 20
CARD, SMALL_CARD = 144, 84  # widths
GAP = 12
RISE = 18  # how much higher a card stands that may be played
CAPTION = 44  # the height of a line of words


def draw_hand(hand: Hand) -> bytes:
    """The picture of a hand."""
    height = MARGIN + _height(hand.own, CARD) + RISE
    tops = []
    for held in hand.others:
        tops.append(height + GAP)
        height += GAP + _height(held, SMALL_CARD)
    easel = Easel(hand.theme, felt(WIDTH, height + MARGIN, hand.theme.background))
    # Where there is something to choose, bright cards stand high and the others low; where not, all halfway.
    high, low = (0, RISE) if hand.is_choice else (RISE // 2, RISE // 2)
    _draw_cards(easel, hand.own, CARD, MARGIN, high, low)
    for held, top in zip(hand.others, tops, strict=True):
        _draw_cards(easel, held, SMALL_CARD, top)
    return easel.png()


def _height(held: Held, width: int) -> int:
    return card_height(width) + (CAPTION if held.caption else 0)


def _draw_cards(easel: Easel, held: Held, width: int, top: int, high: int = 0, low: int = 0) -> None:
    """Cards in the order of reading; where they overlap, each shows its left edge, where rank and suit stand."""
    if held.caption:
        easel.write(held.caption, MARGIN, top + CAPTION / 2, 26, paint=easel.has.quiet, widest=WIDTH - 2 * MARGIN)
        top += CAPTION
    count = len(held.cards)
    room = WIDTH - 2 * MARGIN - width
    step = min(width + GAP, room / max(1, count - 1))
    # Small cards stand under their caption, where reading begins; the own hand stands in the middle.
    reach = step * (count - 1)
    left = (WIDTH - reach) / 2 if width == CARD else easel.across(MARGIN + width / 2)
    if width != CARD and easel.theme.is_mirrored:
        left -= reach
    ordered = held.cards[::-1] if easel.theme.is_mirrored else held.cards
    for place, one in enumerate(ordered):
        x, y = left + place * step, top + card_height(width) / 2 + (high if one.is_bright else low)
        easel.put(card_sprite(one.card, width, easel.theme, is_dim=not one.is_bright), x, y)
        if one.label:
            easel.put(plate(width // 2, width // 2, easel.has.plate), x, y)
            easel.write(one.label, easel.across(x), y, width // 3, align="centre", is_bold=True)

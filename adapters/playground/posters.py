"""A picture of each game for home: a fan of its cards or a throw of its dice, as SVG that browsers may keep.

A game says in its `poster` which ones; one that says nothing has two aces and a die.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from adapters.screens.games import part_of
from engine.cards import DIAMONDS, HEARTS, RANK, SUIT, Card, card, cards

if TYPE_CHECKING:
    from adapters.pictures.shapes import Outline

WIDTH, HEIGHT = 320, 190
CARD_WIDTH, CARD_HEIGHT = 84, 118
FAN_DEGREES = 13
PIP = (44, 50)
DIE = 62
PIPS = {
    1: [(1, 1)],
    2: [(0, 0), (2, 2)],
    3: [(0, 0), (1, 1), (2, 2)],
    4: [(0, 0), (2, 0), (0, 2), (2, 2)],
    5: [(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    6: [(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)],
}
THROWN = ((48, 108, -14), (105, 62, 9), (160, 122, -5), (216, 64, -11), (272, 112, 16))  # where dice come to lie


class Poster(NamedTuple):
    """What invites people to a game."""

    svg: bytes
    version: str
    minutes: int  # that a match takes among people, about; 0 if nobody has said


@cache
def poster_of(game: str) -> Poster:
    """The poster of the game with this key."""
    said = part_of(game, "poster")
    held, dice = getattr(said, "CARDS", ""), getattr(said, "DICE", ())
    drawn = _fan(cards(held)) if held else _throw(dice) if dice else _fan([card("AS"), card("AH")]) + _throw((6,))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{drawn}</svg>'.encode()
    return Poster(svg, hashlib.sha256(svg).hexdigest()[:12], getattr(said, "MINUTES", 0))


def _fan(held: Sequence[Card]) -> str:
    from adapters.pictures.shapes import suit_outline  # loads what draws, which a start does not wait for

    suits = {SUIT[one] for one in held}
    shapes = "".join(f'<path id="suit-{suit}" d="{_path(suit_outline(suit), *PIP)}"/>' for suit in sorted(suits))
    middle = (len(held) - 1) / 2
    left, top = (WIDTH - CARD_WIDTH) / 2, (HEIGHT - CARD_HEIGHT) / 2 + 6
    return f"<defs>{shapes}</defs>" + "".join(
        f'<g transform="rotate({turn * FAN_DEGREES:.1f} {WIDTH / 2} {HEIGHT * 2})'
        f' translate({left + turn * 6:.1f} {top:.1f})">{_card(one)}</g>'
        for turn, one in ((nth - middle, one) for nth, one in enumerate(held))
    )


def _card(one: Card) -> str:
    rank, suit = RANK[one].replace("T", "10"), SUIT[one]
    ink, wide = "#b3261e" if suit in (DIAMONDS, HEARTS) else "#17201c", 24 if len(rank) > 1 else 17
    return (
        f'<rect x="2" y="4" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="9" fill="#000" opacity=".25"/>'
        f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="9" fill="#fffdf6" stroke="#cfc4a8"/>'
        f'<g fill="{ink}"><text x="16" y="31" font-family="Georgia, serif" font-size="29" font-weight="700"'
        f' text-anchor="middle" textLength="{wide}" lengthAdjust="spacingAndGlyphs">{rank}</text>'
        f'<use href="#suit-{suit}" transform="translate(8 38) scale(.38)"/>'
        f'<use href="#suit-{suit}" transform="translate(30 56)"/></g>'
    )


def _throw(dice: Sequence[int]) -> str:
    return "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">{_die(pips)}</g>'
        for pips, (x, y, turn) in zip(dice, THROWN, strict=False)
    )


def _die(number: int) -> str:
    half, step = DIE / 2, DIE / 4
    pips = "".join(
        f'<circle cx="{(x - 1) * step:.1f}" cy="{(y - 1) * step:.1f}" r="{DIE / 11:.1f}"/>'
        for x, y in PIPS[number]
    )
    return (
        f'<rect x="{3 - half}" y="{6 - half}" width="{DIE}" height="{DIE}" rx="13" fill="#000" opacity=".28"/>'
        f'<rect x="{-half}" y="{-half}" width="{DIE}" height="{DIE}" rx="13" fill="#fffdf6" stroke="#cfc4a8"/>'
        f'<g fill="#17201c">{pips}</g>'
    )


def _path(outlines: list[Outline], width: int, height: int) -> str:
    placed = ([(x * width, y * height) for x, y in outline] for outline in outlines)
    return "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in outline) + "Z" for outline in placed)

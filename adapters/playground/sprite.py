"""The one picture file of the page: cards, dice and marks as symbols, drawn by the very strokes of the pictures.

Colours that depend on the viewer are words: what a suit is painted with is the colour of whoever uses the symbol,
and the page's own style says what paper and plates look like.
"""

from __future__ import annotations

from functools import cache

from adapters.pictures import faces
from adapters.pictures.card_layout import HEIGHT, KINDS, WIDTH
from adapters.pictures.colours import DARK, SUIT_COLOURS, Colour
from adapters.pictures.descriptions import Direction
from adapters.pictures.dice import PIPS, SIGNS, cross, draw_bonus, draw_pips, snowflake
from adapters.pictures.shapes import chevron, closed_crown, suit_outline
from adapters.pictures.sprites import TAKEN_RATIO, TINT, draw_dealer, draw_lock, draw_star, draw_taken
from adapters.pictures.vectors import Vectors, path_of
from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES

SIZE = 100  # of marks
INK: Colour = SUIT_COLOURS["two"][SPADES]  # stands for the colour of whoever uses a symbol
FAINT: Colour = (1, 2, 3)  # stands for the same, but faint
WORDS = {
    INK: "currentColor",
    DARK.ink: "currentColor",
    DARK.plate: "var(--plate)",
    DARK.declarer: "var(--declarer)",
    DARK.turn: "var(--turn)",
    DARK.paper: "var(--card-paper)",
    DARK.quiet: "var(--quiet-ink)",
    DARK.frost: "var(--frost)",
    FAINT: f'currentColor" fill-opacity="{TINT}',
}


@cache
def sprite() -> bytes:
    """The file."""
    symbols = [_suit(suit) for suit in (CLUBS, DIAMONDS, HEARTS, SPADES)]
    named = [(suit_outline(suit), f"s{suit}") for suit in (CLUBS, DIAMONDS, HEARTS, SPADES)]
    for suit in (CLUBS, DIAMONDS, HEARTS, SPADES):
        for kind in KINDS:
            pen = Vectors(WORDS, named)
            faces.draw_face(pen, kind, suit, INK, FAINT)
            symbols.append(pen.symbol(f"f{suit}{kind}", WIDTH, HEIGHT))
    back = Vectors(named=named)
    faces.draw_back(back, DARK.back, DARK.back_line)
    symbols.append(back.symbol("back", WIDTH, HEIGHT))
    symbols += _marks()
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>'.encode()


def _suit(suit: int) -> str:
    """A suit as whoever uses it stretches it."""
    paths = "".join(path_of([(x * SIZE, y * SIZE) for x, y in outline]) for outline in suit_outline(suit))
    return (
        f'<symbol id="s{suit}" viewBox="0 0 {SIZE} {SIZE}" preserveAspectRatio="none"><path d="{paths}"/></symbol>'
    )


def _marks() -> list[str]:
    """Dice, what bonuses bring, and the marks of seats."""
    marks: dict[str, Vectors] = {}
    for face in PIPS:
        draw_pips(marks.setdefault(f"d{face}", Vectors(WORDS)), face, SIZE)
    for sign in ("", *SIGNS):
        draw_bonus(marks.setdefault(f"b-{sign}", Vectors()), sign, SIZE)
    dealers: dict[Direction, str] = {-1: "dealer-left", 0: "dealer", 1: "dealer-right"}
    for direction, name in dealers.items():
        draw_dealer(marks.setdefault(name, Vectors(WORDS)), direction, SIZE, DARK)
    draw_star(marks.setdefault("star", Vectors(WORDS)), SIZE, DARK)
    draw_lock(marks.setdefault("lock", Vectors(WORDS)), SIZE, DARK)
    snowflake(marks.setdefault("frost", Vectors(WORDS)), SIZE, DARK.frost)
    cross(marks.setdefault("cross", Vectors(WORDS)), SIZE, INK)
    marks.setdefault("crown", Vectors(WORDS)).fill(closed_crown(), (8, 10, 84, 80), INK)
    marks.setdefault("chevron", Vectors(WORDS)).fill(chevron(), (10, 10, 80, 80), INK)
    taken = Vectors(WORDS)
    draw_taken(taken, SIZE, DARK)
    symbols = [pen.symbol(name, SIZE, SIZE) for name, pen in marks.items()]
    return [*symbols, taken.symbol("taken", TAKEN_RATIO * SIZE, SIZE)]

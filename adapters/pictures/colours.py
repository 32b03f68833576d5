"""The colours of both backgrounds and both decks, and the fixed palettes that every picture is reduced to.

A fixed palette makes encoding several times cheaper than choosing one for each picture, and pictures smaller. It
holds the colours themselves and the steps between those that meet at smooth edges.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

from PIL import Image

from adapters.pictures.descriptions import Background, Deck
from engine.cards import Suit

Colour = tuple[int, int, int]

PALETTE_MAX = 255  # a GIF needs one number more, for what has not changed
RAMP_STEPS = 5


def colour(code: str) -> Colour:
    """A colour from how designers write it: "ffc83d"."""
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


class Colours(NamedTuple):
    """What everything is painted with on one background."""

    felt: Colour
    plate: Colour
    line: Colour  # quiet edges
    ink: Colour
    quiet: Colour  # words of less weight
    turn: Colour  # whose turn it is
    declarer: Colour
    teams: tuple[Colour, Colour]
    on_team: Colour  # what is written on a team's mark
    gain: Colour
    loss: Colour
    paper: Colour  # of cards and dice
    paper_edge: Colour
    back: Colour
    back_line: Colour
    dim: Colour  # the glass over cards that may not be played
    frost: Colour


DARK = Colours(
    felt=colour("123a33"),
    plate=colour("0a231f"),
    line=colour("3d665c"),
    ink=colour("f5f2e8"),
    quiet=colour("a9c2b8"),
    turn=colour("ffc93c"),
    declarer=colour("ff86dc"),
    teams=(colour("6cb4ff"), colour("ffa04d")),
    on_team=colour("0a231f"),
    gain=colour("8fe388"),
    loss=colour("ff9d8a"),
    paper=colour("fdfcf7"),
    paper_edge=colour("8f9a94"),
    back=colour("35508c"),
    back_line=colour("b9c8ec"),
    dim=colour("83948d"),
    frost=colour("8fd8ff"),
)
LIGHT = Colours(
    felt=colour("dfe9e0"),
    plate=colour("ffffff"),
    line=colour("a9bbb0"),
    ink=colour("14241e"),
    quiet=colour("52665c"),
    turn=colour("d98a00"),
    declarer=colour("b3128f"),
    teams=(colour("1a66c0"), colour("b85a00")),
    on_team=colour("ffffff"),
    gain=colour("1c7a2e"),
    loss=colour("b3261e"),
    paper=colour("fffefb"),
    paper_edge=colour("6f7d75"),
    back=colour("35508c"),
    back_line=colour("b9c8ec"),
    dim=colour("b3c1b7"),
    frost=colour("0f7fb8"),
)
BY_BACKGROUND: dict[Background, Colours] = {"dark": DARK, "light": LIGHT}

# Clubs, diamonds, hearts, spades. The four are far apart in brightness and hue also for colour-blind eyes; the
# shapes say the same (PL-31).
SUIT_COLOURS: dict[Deck, tuple[Colour, Colour, Colour, Colour]] = {
    "two": (colour("16191d"), colour("c4161c"), colour("c4161c"), colour("16191d")),
    "four": (colour("00805f"), colour("1f6fd1"), colour("d4420c"), colour("16191d")),
}
GOLD = colour("f2b632")


def suit_colour(suit: Suit, deck: Deck) -> Colour:
    """The colour of a suit on a card."""
    return SUIT_COLOURS[deck][suit]


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two; the share is the other's."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def shaded(paint: Colour, glass: Colour) -> Colour:
    """A colour seen through coloured glass: light ones take the colour of the glass, dark ones stay dark."""
    red, green, blue = (round(part * through / 255) for part, through in zip(paint, glass, strict=True))
    return red, green, blue


@cache
def palette(background: Background) -> Image.Image:
    """The palette of a background, as the picture that `quantize` wants."""
    shades = _shades(BY_BACKGROUND[background])
    assert len(shades) <= PALETTE_MAX
    carrier = Image.new("P", (1, 1))
    carrier.putpalette([part for shade in shades for part in shade])
    return carrier


def _shades(has: Colours) -> list[Colour]:
    """All plain colours, then ramps from what lies above to what lies below, the most needed first."""
    suits = {*SUIT_COLOURS["two"], *SUIT_COLOURS["four"]}
    plain = [value for value in has if isinstance(value[0], int)] + [*has.teams, GOLD, *sorted(suits)]
    shades = dict.fromkeys(plain)
    pairs = [
        *((ink, has.plate) for ink in (has.ink, has.quiet, has.turn, has.declarer, *has.teams)),
        *((suit, has.paper) for suit in sorted(suits)),
        *((has.felt, above) for above in (has.ink, has.quiet, has.turn, has.declarer, has.line, has.plate)),
        *((has.felt, above) for above in (has.paper_edge, has.back, has.paper, *has.teams)),
        *((has.paper, above) for above in (has.paper_edge, GOLD, has.dim, has.back)),
        *((shaded(suit, has.dim), shaded(has.paper, has.dim)) for suit in sorted(suits)),
        *((has.plate, above) for above in (has.gain, has.loss, has.frost, has.line, has.paper)),
        *((team, has.on_team) for team in has.teams),
        (has.back, has.back_line),
    ]
    for (one, other), step in product(pairs, range(1, RAMP_STEPS)):
        shades.setdefault(mixed(one, other, step / RAMP_STEPS))
    # What is left over covers everything else, such as the colours of emoji.
    for cell in product((32, 128, 224), repeat=3):
        shades.setdefault((cell[0], cell[1], cell[2]))
    return [*shades][:PALETTE_MAX]

"""The part of the page's style that is computed: the colours of the pictures, and where seats are at the table.

The circle of seats is never mirrored, whichever way a script runs (PL-24).
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from adapters.pictures.colours import BY_BACKGROUND, GOLD, SUIT_COLOURS, Colour
from adapters.pictures.descriptions import SEATS_DRAWN

HELD_MAX = 16  # cards in a hand
ROUNDNESS = 3.0  # of the table: more is nearer to its corners, where there is room for a plate

FeltSpot = tuple[float, float]  # from -1 to 1, to the right and downwards from the middle of the table

# Where the cards of a trick lie, in widths of a card from the middle, as they lie before whoever played them: none
# covers another. On a table that is higher than wide two lie one above the other, eight go a longer way around.
LAID: dict[int, list[FeltSpot]] = {
    2: [(0.62, 0.22), (-0.62, -0.22)],
    3: [(0, 0.76), (-1.1, -0.3), (1.1, -0.3)],
    4: [(0, 0.76), (-1.12, 0), (0, -0.76), (1.12, 0)],
    5: [(0, 0.94), (-1.14, 0.56), (-0.57, -0.92), (0.57, -0.92), (1.14, 0.56)],
    6: [(0, 0.94), (-1.1, 0.74), (-1.1, -0.74), (0, -0.94), (1.1, -0.74), (1.1, 0.74)],
    7: [(0, 0.94), (-1.12, 0.76), (-1.7, -0.74), (-0.57, -0.94), (0.57, -0.94), (1.7, -0.74), (1.12, 0.76)],
    8: [(0, 0.9), (-1.1, 0.74), (-2.2, 0), (-1.1, -0.74), (0, -0.9), (1.1, -0.74), (2.2, 0), (1.1, 0.74)],
}
LAID_HIGH: dict[int, list[FeltSpot]] = {
    2: [(0, 0.76), (0, -0.76)],
    8: [(0, 1.62), (-1.1, 1.48), (-1.1, 0), (-1.1, -1.48), (0, -1.62), (1.1, -1.48), (1.1, 0), (1.1, 1.48)],
}
LAID_LOW: list[FeltSpot] = [(0.62, 0), (-0.62, 0)]
ROW_PIXELS = 200  # a table lower than this
CARD_RATIO, CARD_GAP, PILE_WIDE, PILE_WIDE_HIGH, SQUARE_HIGH = 1.4, 0.12, 4.8, 3.7, 5.7
CALL_ABOVE = 0.3  # seats lower than this speak and unfold upwards, so that nothing leaves the table


def spots(seats: int, roundness: float = ROUNDNESS) -> list[FeltSpot]:
    """Where seats are, clockwise from the bottom, at equal angles on a rounded table."""
    found = []
    for seat in range(seats):
        turn = 2 * pi * seat / seats
        x, y = -sin(turn), cos(turn)
        away = (abs(x) ** roundness + abs(y) ** roundness) ** (-1 / roundness)
        found.append((round(x * away, 2) + 0.0, round(y * away, 2) + 0.0))
    return found


@cache
def stylesheet() -> bytes:
    """The computed part of the style."""
    rules = []
    for background, has in BY_BACKGROUND.items():
        paints: dict[str, Colour] = {
            "felt-table": has.felt,
            "plate": has.plate,
            "line": has.line,
            "table-ink": has.ink,
            "quiet-ink": has.quiet,
            "turn": has.turn,
            "declarer": has.declarer,
            "team-0": has.teams[0],
            "team-1": has.teams[1],
            "on-team": has.on_team,
            "gain": has.gain,
            "loss": has.loss,
            "card-paper": has.paper,
            "card-line": has.paper_edge,
            "dim": has.dim,
            "frost": has.frost,
            "gold": GOLD,
        }
        rules.append(
            f".on-{background}{{" + ";".join(f"--{name}:{_code(paint)}" for name, paint in paints.items()) + "}"
        )
    for deck, paints_of_suits in SUIT_COLOURS.items():
        rules += [f".deck-{deck} .s{suit}{{color:{_code(paint)}}}" for suit, paint in enumerate(paints_of_suits)]
    for seats in SEATS_DRAWN:
        rules += [f".n{seats} .p{position}{{--x:{x:g};--y:{y:g}}}" for position, (x, y) in enumerate(spots(seats))]
        rules += [
            f".n{seats} .p{position} :is(.calls,.offers){{top:auto;bottom:calc(100% + 3px)}}"
            for position, (_, y) in enumerate(spots(seats))
            if y > CALL_ABOVE
        ]
        rules += _trick(LAID[seats], PILE_WIDE)
    rules.append(f"@container scene (max-aspect-ratio: 3/2){{{''.join(_trick(LAID_HIGH[max(LAID)]))}}}")
    rules.append(f"@container scene (max-aspect-ratio: 1/1){{{''.join(_trick(LAID_HIGH[2], PILE_WIDE_HIGH))}}}")
    # On the lowest of tables two cards lie in one row.
    rules.append(f"@container scene (max-height: {ROW_PIXELS}px){{{''.join(_trick(LAID_LOW, PILE_WIDE))}}}")
    # As wide as high there is least room beside the seats in the corners.
    rules.append(f"@container scene (1/1 < aspect-ratio < 3/2){{.n{max(LAID)}>*{{--H:{SQUARE_HIGH:g}}}}}")
    # Where reading begins on the right, each card still shows its left edge, where its rank stands.
    rules += [
        f"[dir=rtl] .row-of-cards>:nth-child({nth}){{z-index:{HELD_MAX - nth}}}" for nth in range(1, HELD_MAX)
    ]
    return "\n".join(rules).encode()


def _trick(laid: list[FeltSpot], pile_wide: float = 0) -> list[str]:
    """Where the cards of a trick lie, and how many cards wide and high a full one is: --W and --H."""
    seats = len(laid)
    wide = 2 * max(abs(u) for u, _ in laid) + 1 + CARD_GAP
    high = 2 * max(abs(v) for _, v in laid) + CARD_RATIO + CARD_GAP
    if seats == 2:  # There the pile lies beside the trick.
        wide = pile_wide
    return [
        f".n{seats}>*{{--W:{wide:g};--H:{high:g}}}",
        *(f".n{seats} .laid.p{position}{{--u:{u:g};--v:{v:g}}}" for position, (u, v) in enumerate(laid)),
    ]


def _code(paint: Colour) -> str:
    return "#" + bytes(paint).hex()

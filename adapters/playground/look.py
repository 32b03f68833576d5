"""The part of the page's style that is computed: the colours of the pictures, and where seats are at the table.

The circle of seats is never mirrored, whichever way a script runs (PL-24).
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from adapters.pictures.colours import BY_BACKGROUND, GOLD, SUIT_COLOURS, Colour
from adapters.pictures.descriptions import SEATS_DRAWN

ELLIPSE = 2.0
HELD_MAX = 16  # cards in a hand
ROUNDNESS = 3.0  # of the table: more is nearer to its corners, where there is room for a plate

Spot = tuple[float, float]  # from -1 to 1, to the right and downwards from the middle of the table


def spots(seats: int, roundness: float = ROUNDNESS) -> list[Spot]:
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
        # --u and --v: where cards lie if the table is low, and they need more room across than along.
        around = zip(spots(seats), spots(seats, ELLIPSE), strict=True)
        rules += [
            f".n{seats} .p{place}{{--x:{x:g};--y:{y:g};--u:{u:g};--v:{v:g}}}"
            for place, ((x, y), (u, v)) in enumerate(around)
        ]
    # Where reading begins on the right, each card still shows its left edge, where its rank stands.
    rules += [
        f"[dir=rtl] .row-of-cards>:nth-child({place}){{z-index:{HELD_MAX - place}}}"
        for place in range(1, HELD_MAX)
    ]
    return "\n".join(rules).encode()


def _code(paint: Colour) -> str:
    return "#" + bytes(paint).hex()

"""How a table is set up for a match that is soon over."""

from __future__ import annotations

from engine.contract import BadOption, Options
from engine.games import GAMES

LENGTHS = ("target", "games")  # the options that say how long a match is
LENGTH_SHARE = 3  # of matches as long as people play them
SEATS_MIN = 3  # more than two, where the game has room for them


def seats_of(game: str) -> int:
    """How many sit at a table: more than two, where there is room for them."""
    counts = GAMES[game].info.seat_counts
    return next((count for count in counts if count >= SEATS_MIN), counts[-1])


def short_options(game: str, length_share: int = LENGTH_SHARE) -> str:
    """The options that make a match this much shorter, as they are typed; none where a game has no such option."""
    info = GAMES[game].info
    usual = info.presets[info.default_preset]
    lengths = {name: int(usual.as_dict()[name]) // length_share for name in LENGTHS if name in usual.as_dict()}
    return " ".join(f"{name}={length}" for name, length in lengths.items() if _can_be(usual, name, length))


def _can_be(options: Options, name: str, value: int) -> bool:
    try:
        options.changed(name, str(value))
    except BadOption:
        return False
    return True

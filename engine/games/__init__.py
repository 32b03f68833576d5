"""The registry: finds the games in the folders beside it, so that a new one is added to no list."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from engine.contract import Match, Refusal

# The games that must be complete: told in every language, drawn, explained, and played through for every preset
# and seat count. They come first in every list, in this order. All others are asked only for what they offer.
COMPLETE = ("santase", "kniffeliger", "truco", "sixty-one", "thurf")


def _keys() -> list[str]:
    """The keys of all games that have rules here."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/rules.py"))
    return list(dict.fromkeys((*COMPLETE, *(folder.replace("_", "-") for folder in folders))))


def _game(key: str) -> type[Match]:
    """The game with this key: the one subclass of `Match` that its rules define."""
    rules = import_module(f"{__name__}.{key.replace('-', '_')}.rules")
    kinds = [kind for kind in vars(rules).values() if isinstance(kind, type) and issubclass(kind, Match)]
    games = [kind for kind in kinds if kind.__module__ == rules.__name__]
    assert [game.info.key for game in games] == [key], f"{rules.__name__} must define one game, {key!r}"
    return games[0]


GAMES: dict[str, type[Match]] = {key: _game(key) for key in _keys()}


class UnknownGame(Refusal):
    """No game of that name is played here."""

    key = "unknown-game"


def game_of(key: str) -> type[Match]:
    """The game with this key, or a refusal."""
    game = GAMES.get(key)
    if game is None:
        raise UnknownGame(game=key)
    return game

"""The registry: finds the games in the folders beside it, so that a new one is added to no list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableMapping
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


class Games(MutableMapping[str, type[Match]]):
    """Games by their keys. The rules of one are imported when they are first asked for: most processes need a game
    or two, and a house player's worker starts in half the time."""

    def __init__(self, keys: Iterable[str]) -> None:
        self._games: dict[str, type[Match] | None] = dict.fromkeys(keys)

    def __getitem__(self, key: str) -> type[Match]:
        game = self._games[key]
        if game is None:
            game = self._games[key] = _game(key)
        return game

    def __setitem__(self, key: str, game: type[Match]) -> None:
        self._games[key] = game

    def __delitem__(self, key: str) -> None:
        del self._games[key]

    def __contains__(self, key: object) -> bool:
        return key in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


GAMES = Games(_keys())


class UnknownGame(Refusal):
    """No game of that name is played here."""

    key = "unknown-game"


def game_of(key: str) -> type[Match]:
    """The game with this key, or a refusal."""
    game = GAMES.get(key)
    if game is None:
        raise UnknownGame(game=key)
    return game

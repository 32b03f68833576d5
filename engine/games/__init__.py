"""The registry: the only place that names the games."""

from __future__ import annotations

from engine.contract import Match, Refusal
from engine.games.kniffeliger import Kniffeliger
from engine.games.santase import Santase
from engine.games.sixty_one import SixtyOne
from engine.games.thurf import Thurf
from engine.games.truco import Truco

GAMES: dict[str, type[Match]] = {game.info.key: game for game in (Santase, Kniffeliger, Truco, SixtyOne, Thurf)}


class UnknownGame(Refusal):
    """No game of that name is played here."""

    key = "unknown-game"


def game_of(key: str) -> type[Match]:
    """The game with this key, or a refusal."""
    game = GAMES.get(key)
    if game is None:
        raise UnknownGame(game=key)
    return game

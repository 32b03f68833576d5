"""The registry: the only place that names the games."""

from __future__ import annotations

from engine.contract import Match, Refusal
from engine.games.kniffeliger.rules import Kniffeliger
from engine.games.santase.rules import Santase
from engine.games.sixty_one.rules import SixtyOne
from engine.games.thurf.rules import Thurf
from engine.games.truco.rules import Truco

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

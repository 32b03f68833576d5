"""Which pairings `tablemates bench house` plays, and with what: the table of the report in engine/house."""

from __future__ import annotations

from functools import partial

from bots.bench_house import Pairing, Player
from engine import house
from tests.opponents.flat_monte_carlo import FlatMonteCarlo
from tests.opponents.rules_of_thumb import rule_of_thumb

# Game, seats, preset, and how many worlds flat Monte Carlo imagines there; none where dice leave nothing hidden.
TABLES = (
    ("santase", 2, "one", 200),
    ("sixty-one", 6, "classic", 50),
    ("thurf", 4, "standard", 50),
    ("truco", 2, "paulista", 50),
    ("truco", 4, "mesa", 50),
    ("kniffeliger", 2, "kniffel", 0),
    ("kniffeliger", 2, "kniffeliger", 0),
    ("kniffeliger", 4, "kniffeliger", 0),
)
BELOW = {"strong": "normal", "normal": "easy", "easy": "random"}


def player(name: str) -> Player:
    """The player of this name: a level of the house, or one of the opponents here."""
    if name in house.LEVELS:
        return partial(_of_level, name)
    return rule_of_thumb if name == "rule of thumb" else FlatMonteCarlo(int(name.split()[-1]))


def _of_level(level: str, *asked: object) -> str:
    game, view, seat, chance = asked
    return house.choose(game, view, seat, level, chance)  # type: ignore[arg-type]  # as a Player is called


def ladder() -> list[Pairing]:
    """Every level against the rule of thumb, flat Monte Carlo, and the level below."""
    pairings = []
    for game, seats, preset, worlds in TABLES:
        for level, below in BELOW.items():
            opponents = [below]
            if level != "easy":
                opponents += ["rule of thumb", *([f"flat Monte Carlo {worlds}"] if worlds else [])]
            pairings += [Pairing(game, seats, preset, level, opponent) for opponent in opponents]
    return pairings

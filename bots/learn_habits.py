"""Find the weights of a game's sense for cards: `python -m bots.learn_habits GAME --deals N > card_weights.py`.

Deals are played by beginners, who now and then play any card. Wherever there is a choice every play is tried, the
beginners go on from there, and it is noted which play did better than the others and what it looked like. The
weights are those that tell best, by least squares, how much better a play does by its looks. They depend on what a
seat sees alone, so it does no harm that each play is tried with the true hands: over many deals these are as
likely as what the seat would imagine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

from engine.chance import QuickChance
from engine.contract import Action, Match, Seat
from engine.games import GAMES, game_of
from engine.house.strategy import Habit, strategy_of
from engine.house.worlds import ThinkingChance

STRAYS = 0.1  # how often any card is played, so that unusual situations are seen as well
CALM = 1e-4  # keeps weights that the deals say little about small (ridge)


class Sense(Protocol):
    """What `card_sense.py` of a game offers."""

    SITUATIONS: int
    LOOKS: tuple[str, ...]

    def looks(self, match: Any, seat: Seat) -> tuple[int, list[tuple[Action, list[float]]]]:
        """The situation of a seat, and what each of its plays looks like."""

    def is_playing(self, match: Any) -> bool:
        """Whether the match waits for a card."""

    def gain(self, match: Any, deal_before: Any, seat: Seat) -> float:
        """How well the deal went for a seat, once it is over."""


class Lessons:
    """What was seen in one situation, as sums."""

    def __init__(self, looks: int) -> None:
        self.count = 0
        self.products = [[0.0] * looks for _ in range(looks)]
        self.gains = [0.0] * looks

    def note(self, tried: Sequence[tuple[list[float], float]]) -> None:
        """Plays of one choice, what they looked like and brought; only the difference to the others counts."""
        self.count += 1
        mean = sum(gain for _, gain in tried) / len(tried)
        means = [sum(column) / len(tried) for column in zip(*(looks for looks, _ in tried), strict=True)]
        for looks, gain in tried:
            apart = [(index, look - usual) for index, (look, usual) in enumerate(zip(looks, means, strict=True))]
            apart = [(index, look) for index, look in apart if look]
            for index, look in apart:
                self.gains[index] += look * (gain - mean)
                row = self.products[index]
                for other, another in apart:
                    row[other] += look * another

    def weights(self) -> list[float]:
        """The weights that fit best (Gaussian elimination on the normal equations)."""
        size = len(self.gains)
        rows = [[*row, gain] for row, gain in zip(self.products, self.gains, strict=True)]
        for index in range(size):
            rows[index][index] += CALM * self.count + 1e-9
        for index in range(size):
            pivot = max(range(index, size), key=lambda one: abs(rows[one][index]))
            rows[index], rows[pivot] = rows[pivot], rows[index]
            for other in range(size):
                if other != index:
                    factor = rows[other][index] / rows[index][index]
                    rows[other] = [a - factor * b for a, b in zip(rows[other], rows[index], strict=True)]
        return [row[-1] / row[index] for index, row in enumerate(rows)]


def learn(game: type[Match], seats: int, deals: int, seed: int) -> list[list[float]]:
    """The weights of every situation."""
    sense = cast(Sense, import_module(f"engine.games.{game.info.key.replace('-', '_')}.card_sense"))
    known = strategy_of(game.info.key)
    beginner = known.beginner or known.habit
    assert beginner is not None
    lessons = [Lessons(len(sense.LOOKS)) for _ in range(sense.SITUATIONS)]
    random = Random(seed)  # noqa: S311 - nobody's cards come from here
    for number in range(deals):
        match = game(game.info.presets[game.info.default_preset], seats, QuickChance(f"{seed} {number}"))
        for situation, tried in _choices(match, sense, beginner, random):
            lessons[situation].note(tried)
    return [one.weights() for one in lessons]


def _choices(
    match: Match, sense: Sense, beginner: Habit, random: Random
) -> Iterator[tuple[int, list[tuple[list[float], float]]]]:
    """Play one deal, and tell at each choice of a card what every play looks like and brings."""
    begun = match.clone()
    inside = ThinkingChance(1)
    while match.asked and match.deal == begun.deal:
        seat = match.asked[0]
        action = beginner(match, seat, random.random)
        if sense.is_playing(match) and len(plays := match.legal(seat)) > 1:
            situation, seen = sense.looks(match, seat)
            tried = []
            for play, looks in seen:
                after = match.clone()
                after.chance = inside
                after.apply(seat, play)
                while after.asked and after.deal == begun.deal:
                    actor = after.asked[0]
                    after.apply(actor, beginner(after, actor, _as_always))
                tried.append((looks, sense.gain(after, begun, seat)))
            yield situation, tried
            if random.random() < STRAYS:
                action = random.choice(list(plays))
        match.apply(seat, action)


def _as_always() -> float:
    """The luck of somebody who does nothing unusual."""
    return 0.999


def written(game: str, seats: int, weights: Sequence[Sequence[float]], deals: int, seed: int) -> str:
    """The weights as a module."""
    rows = ",\n".join(
        "    (\n" + "".join(f"        {weight:.4f},\n" for weight in row) + "    )" for row in weights
    )
    command = f"python -m bots.learn_habits {game} --seats {seats} --deals {deals} --seed {seed}"
    return (
        f'"""The weights of the sense for cards, by situation and look, as written by\n\n    {command}\n"""\n\n'
        "from __future__ import annotations\n\n"
        f"WEIGHTS: tuple[tuple[float, ...], ...] = (\n{rows},\n)\n"
    )


def main() -> None:
    """Learn, and print the module."""
    parser = argparse.ArgumentParser(description="Find the weights of a game's sense for cards.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, help="the fewest unless told")
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    game = game_of(told.game)
    seats = told.seats or game.info.seat_counts[0]
    weights = learn(game, seats, told.deals, told.seed)
    sys.stdout.write(written(told.game, seats, weights, told.deals, told.seed))


if __name__ == "__main__":
    main()

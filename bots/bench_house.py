"""How well house players play: a ladder of pairings, in matches with mirrored deals.

Everything random in a match follows from its number, and each number is played once from every side of the table,
so that luck of the cards falls on both. What is measured is the share of the win; the interval is that of the mean
over these mirrored sets, at 95 %.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from time import monotonic, process_time
from typing import Any

from engine.chance import Chance, QuickChance
from engine.contract import Match, Seat, View
from engine.games import game_of

# Chooses for a seat that is asked, from its view alone; returns the code of an action.
Player = Callable[[type[Match], View, Seat, Chance], str]

SURE = 1.96  # standard deviations: 95 %
SETS_MIN = 2  # of mirrored matches, without which nothing can be said


@dataclass(frozen=True)
class Pairing:
    """Who is measured, against whom, and at which table."""

    game: str
    seats: int
    preset: str
    level: str
    opponent: str


@dataclass
class Thinking:
    """What the measured player's decisions have cost."""

    cpu_seconds: float = 0.0
    decisions: int = 0
    slowest: float = 0.0
    deals: int = 0


def bench_house(game: str | None, minutes: float) -> Iterator[dict[str, Any]]:
    """One line of figures per pairing of the ladder, of one game or of all; each gets the same time."""
    from tests.opponents.ladder import ladder, player  # The tests have the opponents.

    pairings = [pairing for pairing in ladder() if game in (None, pairing.game)]
    for pairing in pairings:
        yield measure(pairing, player(pairing.level), player(pairing.opponent), minutes / len(pairings))


def measure(pairing: Pairing, measured: Player, opponent: Player, minutes: float) -> dict[str, Any]:
    """Play mirrored sets of matches until the time is over."""
    until = monotonic() + 60 * minutes
    thinking = Thinking()
    shares: list[float] = []
    while len(shares) < SETS_MIN or monotonic() < until:
        shares.append(mirrored_share(pairing, measured, opponent, len(shares), thinking))
    return line_of(pairing, shares, thinking)


def line_of(pairing: Pairing, shares: list[float], thinking: Thinking) -> dict[str, Any]:
    """One line of the report."""
    count = len(shares)
    mean = sum(shares) / count
    spread = sqrt(sum((share - mean) ** 2 for share in shares) / max(1, count - 1) / count)
    return {
        "game": pairing.game,
        "seats": pairing.seats,
        "preset": pairing.preset,
        "level": pairing.level,
        "opponent": pairing.opponent,
        "share": round(mean, 3),
        "low": round(max(0.0, mean - SURE * spread), 3),
        "high": round(min(1.0, mean + SURE * spread), 3),
        "deals": thinking.deals,
        "cpu_ms_per_decision": round(1000 * thinking.cpu_seconds / max(1, thinking.decisions), 1),
        "cpu_ms_worst": round(1000 * thinking.slowest, 1),
    }


def mirrored_share(pairing: Pairing, measured: Player, opponent: Player, number: int, thinking: Thinking) -> float:
    """The measured player's share of the wins when one match is played from every side of the table."""
    sides = list(sides_of(game_of(pairing.game), pairing.seats))
    return sum(_share(pairing, measured, opponent, number, side, thinking) for side in sides) / len(sides)


def sides_of(game: type[Match], seats: int) -> Iterator[frozenset[Seat]]:
    """The seats that one player can take: those of a team, or any one."""
    teams = game.info.teams or seats
    for team in range(teams):
        yield frozenset(range(team, seats, teams))


def _share(
    pairing: Pairing, measured: Player, opponent: Player, number: int, side: frozenset[Seat], thinking: Thinking
) -> float:
    game = game_of(pairing.game)
    match = game(game.info.presets[pairing.preset], pairing.seats, QuickChance(f"deal {number}"))
    moves = 0
    while match.asked:
        seat = match.asked[0]
        view, chance = match.view(seat), QuickChance(f"{number} {seat in side} {seat} {moves}")
        if seat in side:
            started = process_time()
            code = measured(game, view, seat, chance)
            taken = process_time() - started
            thinking.cpu_seconds += taken
            thinking.decisions += 1
            thinking.slowest = max(thinking.slowest, taken)
        else:
            code = opponent(game, view, seat, chance)
        match.act(seat, code)
        moves += 1
        assert moves <= game.info.moves_max, "the match does not end"
    thinking.deals += match.deal
    standing = match.standing()
    return sum(standing[seat] for seat in side)

"""How many plies of random play a CPU second holds, for every game and seat count.

Two paths: the unchecked one that search takes, and the checked one that people's presses take. A fixed loop is
measured in the same rounds, so that figures of different machines and days can be compared by their ratio.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any

from engine.chance import QuickChance, SeededChance
from engine.contract import Match
from engine.games import GAMES

ROUNDS = 5
ROUND_SECONDS = 0.2
BASELINE_LOOPS = 20_000


def bench_engine() -> list[dict[str, Any]]:
    """One line of figures per game and seat count, the best of some short rounds each."""
    lines = []
    for key, game in GAMES.items():
        for seats in game.info.seat_counts:
            random = Random(1).random  # noqa: S311 - the moves of a benchmark
            paths: tuple[Callable[[], int], ...] = (
                baseline,
                partial(search_plies, game, seats, random),
                partial(act_plies, game, seats, random),
            )
            best = [0.0, 0.0, 0.0]
            for _ in range(ROUNDS):
                best = [max(rate, _per_cpu_second(path)) for rate, path in zip(best, paths, strict=True)]
            loops, search, act = best
            lines.append(
                {
                    "game": key,
                    "seats": seats,
                    "search_plies_per_cpu_second": round(search),
                    "act_plies_per_cpu_second": round(act),
                    "baseline_loops_per_cpu_second": round(loops),
                    "search_ratio": round(search / loops, 4),
                    "act_ratio": round(act / loops, 4),
                }
            )
    return lines


def _per_cpu_second(count_some: Callable[[], int]) -> float:
    started = process_time()
    count = 0
    while (taken := process_time() - started) < ROUND_SECONDS:
        count += count_some()
    return count / taken


def search_plies(game: type[Match], seats: int, random: Callable[[], float]) -> int:
    """Play a match the way search does, and count its plies."""
    match = game(game.info.presets[game.info.default_preset], seats, QuickChance(int(random() * (1 << 48))))
    plies = 0
    while asked := match.asked:
        seat = asked[0]
        actions = match.legal(seat)
        match.apply(seat, actions[int(random() * len(actions))])
        plies += 1
    return plies


def act_plies(game: type[Match], seats: int, random: Callable[[], float]) -> int:
    """Play a match the way people do, every code checked, and count its plies."""
    seed = int(random() * (1 << 48)).to_bytes(32, "big")
    match = game(game.info.presets[game.info.default_preset], seats, SeededChance(seed))
    plies = 0
    while asked := match.asked:
        seat = asked[0]
        decision = match.decision(seat)
        assert decision is not None
        actions = decision.actions
        match.act(seat, actions[int(random() * len(actions))].code, decision.number)
        plies += 1
    return plies


def baseline() -> int:
    """A fixed amount of plain Python: numbers, a list and a condition."""
    cells = [0] * 16
    total = 0
    for loop in range(BASELINE_LOOPS):
        total = (total * 31 + loop) & 0xFFFF
        if total & 1:
            cells[total & 15] += 1
    return BASELINE_LOOPS

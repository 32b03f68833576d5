"""Whole matches between house players: for the same seed the same on every run and machine."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time

from engine import house, record
from engine.chance import QuickChance, SeededChance
from engine.contract import Match, Options, Outcome


@dataclass(frozen=True)
class PlayedMatch:
    """One finished match of a simulation."""

    plies: int
    outcome: Outcome
    record: str


@dataclass(frozen=True)
class Tally:
    """What came of all matches of a simulation."""

    matches: int
    plies: int
    cpu_seconds: float
    wins: tuple[int, ...]  # per seat; partners win together
    digest: str  # over all records in order


def simulate(
    game: type[Match],
    options: Options,
    seats: int,
    players: Sequence[str],
    matches: int,
    seed: int,
    finished: Callable[[int, PlayedMatch], None],
) -> Tally:
    """Play the matches one after the other and tell of each as it is finished."""
    started = process_time()
    wins = [0] * seats
    plies = 0
    digest = hashlib.sha256()
    for number in range(matches):
        played = play_match(game, options, seats, players, f"{seed} {number}")
        plies += played.plies
        for seat in played.outcome.winners:
            wins[seat] += 1
        digest.update(played.record.encode())
        finished(number, played)
    return Tally(matches, plies, process_time() - started, tuple(wins), digest.hexdigest())


def play_match(game: type[Match], options: Options, seats: int, players: Sequence[str], name: str) -> PlayedMatch:
    """Play one match in which everything random follows from its name."""
    seed = _hash(name)
    match = game(options, seats, SeededChance(seed))
    moves: list[tuple[int, str]] = []
    while match.asked:
        seat = match.asked[0]
        chance = QuickChance(_hash(f"{name} {seat} {len(moves)}"))
        code = house.choose(game, match.view(seat), seat, players[seat], chance)
        match.act(seat, code)
        moves.append((seat, code))
        assert len(moves) <= game.info.moves_max, "the match does not end"
    outcome = match.outcome()
    assert outcome is not None
    return PlayedMatch(len(moves), outcome, record.export(match, seed=seed, moves=moves))


def _hash(name: str) -> bytes:
    return hashlib.sha256(f"tablemates simulate {name}".encode()).digest()

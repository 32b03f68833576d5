"""Simulations: the same seed plays the same matches, on every run and in every process."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

import pytest

from bots.simulate import PlayedMatch, Tally, simulate
from engine.contract import Match
from engine.games import game_of
from tests.engine.games.tiny import Tiny


def run(game: type[Match], players: list[str], matches: int, seed: int) -> tuple[Tally, list[PlayedMatch]]:
    finished: list[PlayedMatch] = []
    options = game.info.presets[game.info.default_preset]
    tally = simulate(
        game, options, len(players), players, matches, seed, lambda _, played: finished.append(played)
    )
    return tally, finished


@pytest.mark.req("PL-40")
@pytest.mark.parametrize("players", [["random", "random"], ["easy", "random"]], ids=",".join)
def test_the_same_seed_plays_the_same_matches(players: list[str]) -> None:
    santase = game_of("santase")
    (first, played), (second, again), (other, _) = (run(santase, players, 3, seed) for seed in (7, 7, 8))
    assert played == again
    assert first.digest == second.digest
    assert first.digest != other.digest


def test_the_tally_is_what_the_matches_add_up_to() -> None:
    tally, finished = run(Tiny, ["random"] * 3, 20, 1)
    records = "".join(played.record for played in finished)
    assert tally.digest == hashlib.sha256(records.encode()).hexdigest()
    assert tally.plies == sum(played.plies for played in finished)
    assert tally.wins == tuple(sum(seat in played.outcome.winners for played in finished) for seat in range(3))
    assert tally.matches == len(finished)


@pytest.mark.req("PL-40")
def test_the_digest_does_not_depend_on_the_process() -> None:
    command = [
        sys.executable,
        "-m",
        "bots",
        "simulate",
        "santase",
        "--players",
        "easy",
        "--matches",
        "1",
        "--json",
    ]
    digests = {
        json.loads(
            subprocess.run(
                command, env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, check=True
            ).stdout
        )["digest"]
        for seed in ("1", "2")
    }
    assert digests == {run(game_of("santase"), ["easy", "easy"], 1, 0)[0].digest}

"""Many simulations of everything that goes wrong, on all cores; each follows from its seed alone."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING

from engine.games import GAMES

if TYPE_CHECKING:
    from tests.faults import Found
    from tests.faults.walk import Walked

AT_A_TIME = 4  # seeds that a process is given together
FORGETS_AFTER = 20  # seeds after which it looks for what can be forgotten: some 40 MB, and as dear as half a seed


class NoFileSystem(Exception):  # noqa: N818 - says what is the matter
    """SQLite is built into this Python, so that nothing can come between it and the disk."""


def simulate_faults(seeds: Sequence[int], moves: int, workers: int | None = None) -> Iterator[Found]:
    """What came of each seed, in their order; tried by n processes, or by one per core."""
    processes = min(workers or os.cpu_count() or 1, len(seeds))
    if processes == 1:
        _settle_down()
        for some in _in_parts(seeds):
            yield from _simulate_some(some, moves)
        return
    # Processes that start from nothing share no thread and no database with this one.
    with ProcessPoolExecutor(processes, get_context("spawn"), initializer=_settle_down) as pool:
        for found in pool.map(partial(_simulate_some, moves=moves), _in_parts(seeds)):
            yield from found


def _in_parts(seeds: Sequence[int]) -> list[Sequence[int]]:
    return [seeds[first : first + AT_A_TIME] for first in range(0, len(seeds), AT_A_TIME)]


def _simulate_some(seeds: Sequence[int], moves: int) -> list[Found]:
    from tests.faults import simulate

    found = [simulate(seed, moves) for seed in seeds]
    _forget_at_times(len(seeds))
    return found


_since = [0]  # how many seeds were tried since this process last looked


def _forget_at_times(tried: int) -> None:
    _since[0] += tried
    if _since[0] >= FORGETS_AFTER:
        _since[0] = 0
        gc.collect()
        gc.freeze()  # What is known by now, as words and statements are, stays.


def walk_writes() -> Iterator[Walked]:
    """What came of each game when the disk failed at every write and fsync of one match of it."""
    with ProcessPoolExecutor(min(os.cpu_count() or 1, len(GAMES)), get_context("spawn")) as pool:
        yield from pool.map(_walk_writes, GAMES)


def _walk_writes(game: str) -> Walked:
    from tests.faults.file_system import file_system
    from tests.faults.walk import walk

    logging.disable(logging.WARNING)  # of what fails on purpose
    files = file_system()
    if files is None:
        raise NoFileSystem
    return walk(files, game)


def _settle_down() -> None:
    """Import everything once, and look for what can be forgotten only between simulations."""
    import tests.faults  # noqa: F401

    gc.disable()
    gc.collect()
    gc.freeze()

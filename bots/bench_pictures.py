"""What pictures cost: CPU and size of each kind, the first time and again, and what the event loop feels of it.

"First" is a picture none of whose parts were ever drawn, fonts aside; "new words" is one whose cards are known and
whose names are not; "again" is one whose parts are all known, but which is put together and encoded anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter, process_time
from typing import Any, NamedTuple

from adapters.pictures.colours import DARK
from adapters.pictures.descriptions import Picture, Plate, Replay, TablePicture, Theme, suffix_of
from adapters.pictures.labels import DrawnLabel, written
from adapters.pictures.studio import Studio, draw
from adapters.screens.game_pictures import theme_for
from adapters.text.words import Words, words_for
from bots.picture_scenes import replayed, scenes
from engine.games import GAMES

REPEATS = 40
LOOP_PICTURES = 100
TICK_SECONDS = 0.001


class NamedPicture(NamedTuple):
    """A picture and what it shows."""

    name: str
    picture: Picture


def bench_pictures() -> list[dict[str, Any]]:
    """A line of figures for each kind of picture of each game, and one for the event loop."""
    words = words_for("en")
    shown = [*_shown(words, theme_for(words))]
    written([DrawnLabel("warm", 20, DARK.ink)])  # Loading the fonts is a cost of starting, not of a picture.
    lines = [_measured(name, picture, REPEATS) for name, picture in shown]
    return [*lines, asyncio.run(_loop_lag(LOOP_PICTURES))]


def _shown(words: Words, theme: Theme) -> Iterator[NamedPicture]:
    for game in GAMES:
        for name, picture in scenes(game, words, theme, matches=2).items():
            yield NamedPicture(f"{game} {name}", picture)
        replay = replayed(game, words, theme)
        if replay is not None:
            yield NamedPicture(f"{game} replay of {len(replay.frames)} frames", replay)


def _measured(name: str, picture: Picture, repeats: int) -> dict[str, Any]:
    started = process_time()
    drawn = draw(picture)
    first = process_time() - started
    renamed = _renamed(picture, name)
    started = process_time()
    draw(renamed)
    new_words = process_time() - started
    repeats = 1 if isinstance(picture, Replay) else repeats
    started = process_time()
    for _ in range(repeats):
        draw(picture)
    again = (process_time() - started) / repeats
    return {
        "picture": name,
        "kind": f"{type(picture).__name__.lower()}, {suffix_of(picture)}",
        "first_cpu_ms": round(1000 * first, 1),
        "new_words_cpu_ms": round(1000 * new_words, 1) if renamed != picture else None,
        "again_cpu_ms": round(1000 * again, 2),
        "kilobytes": round(len(drawn) / 1000, 1),
    }


def _renamed(picture: Picture, prefix: str) -> Picture:
    """A table at which everyone has a name that was never written; other pictures stay as they are."""
    if not isinstance(picture, TablePicture):
        return picture
    plates = tuple(plate._replace(name=f"{prefix} {plate.name}") for plate in picture.plates)
    return picture._replace(plates=plates)


async def _loop_lag(pictures: int) -> dict[str, Any]:
    """How late the event loop is while another thread draws, beside how late it is anyway."""
    studio = Studio()
    try:
        await studio.warm_up()
        idle = await _lateness(asyncio.sleep(0.5))
        plates = tuple(Plate(f"Player {seat}", seat % 2, closed=6) for seat in range(8))
        tables = [TablePicture(Theme(), plates, bottom=one % 8, pile=one + 1) for one in range(pictures)]
        started = perf_counter()
        busy = await _lateness(asyncio.gather(*map(studio.bytes_of, tables)))
        took = perf_counter() - started
    finally:
        studio.close()
    return {
        "picture": "event loop",
        "pictures": pictures,
        "wall_ms_per_picture": round(1000 * took / pictures, 2),
        "idle_late_ms_p99": idle[0],
        "idle_late_ms_max": idle[1],
        "drawing_late_ms_p99": busy[0],
        "drawing_late_ms_max": busy[1],
    }


async def _lateness(work: Any) -> tuple[float, float]:
    """How much later than asked for the loop comes back while something is going on: 99 of 100 times, and ever."""
    task = asyncio.ensure_future(work)
    late = []
    while not task.done():
        started = perf_counter()
        await asyncio.sleep(TICK_SECONDS)
        late.append(1000 * (perf_counter() - started - TICK_SECONDS))
    await task
    late.sort()
    return round(late[int(0.99 * (len(late) - 1))], 2), round(late[-1], 2)

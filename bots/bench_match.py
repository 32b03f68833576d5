"""What whole matches take through the real libraries, within the platforms' limits, at the pace of people.

Each platform is the stand-in of the tests, which counts what it is asked for. Time leaps wherever everybody
waits, so that an evening takes a minute. Every game is played at some tables at once, by people who press whenever
they like: so most commits are for one press, as in a service that is not busy.

`cpu_ms_per_press` is the CPU's time of the bot in all its threads: taking a press, answering it, writing it down,
drawing, and bringing every chat up to date, until twenty seconds after the results. Left out are

- the stand-in and its people, who run in the same thread: each of their callbacks is timed and counted apart;
- what the bot does while nobody plays, looking after leases and for other processes: that is measured before and
  after the match, where nothing else happens, and given as `idle_cpu_ms_per_s`;
- what a process does once: starting, importing, reading the catalogues, drawing each card for the first time. The
  time is counted from the fortieth press on.

Garbage is looked for as in a service. A bot that does nothing but acknowledge presses takes as much by this
measure as in a process of its own beside the stand-in of `bench press`: 0.59 and 0.57 ms where eight press at
once; where one presses after the other, so that nothing serves two presses, 0.97 and 1.25, or 0.99 and 1.04.

It is measured with pictures, and in a second evening with words alone. On a machine that does other things as well
the same program was seen to take five and eight milliseconds: compare only what runs side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from bots.loading import loading

if TYPE_CHECKING:
    from tests.evenings import Evening, Measured


def programme(game: str | None = None) -> list[Evening]:
    """What people play most, or what they play of one game."""
    from tests.evenings import PROGRAMME  # The tests have the stand-ins.

    return [evening for evening in PROGRAMME if game in (None, evening.game)]


def bench_match(platform: str, evenings: Iterable[Evening]) -> Iterator[dict[str, Any]]:
    """The figures of each evening, as soon as it is over."""
    with loading():
        from tests.evenings import played

    for evening in evenings:
        illustrated = played(platform, evening, has_idled=True)
        in_words = played(platform, evening._replace(with_pictures=False), has_idled=True)
        yield _figures(platform, illustrated) | {"words_cpu_ms_per_press": _cpu_ms(in_words)}


def _figures(platform: str, measured: Measured) -> dict[str, Any]:
    from tests.evenings import percentile

    tables, calls = measured.tables, measured.calls
    files = [file for call in calls for file in call.files]
    person_seconds = sum(table.people * table.seconds for table in tables)
    return {
        "platform": platform,
        "game": measured.evening.game,
        "seats": measured.evening.seats,
        "tables": len(tables),
        "presses": measured.presses,
        "messages_left": max(table.remaining for table in tables),
        "messages_new": sum(table.new for table in tables),
        "messages_edited": sum(table.edited for table in tables),
        "messages_deleted": sum(table.deleted for table in tables),
        "after_result": max(len(table.after_result) for table in tables),
        "calls_per_press": measured.per_press(len(calls)),
        "counted_per_press": measured.per_press(sum(call.is_counted for call in calls)),
        "refused": len(measured.refused),
        "uploads_per_press": measured.per_press(len(files)),
        "upload_bytes_per_press": round(sum(map(len, files)) / measured.presses),
        "result_late_p95_s": round(percentile(table.result_late_seconds for table in tables), 1),
        "log_late_p95_s": round(percentile(late for table in tables for late in table.log_late_seconds), 1),
        "rings_per_person_10min": round(600 * sum(table.rings for table in tables) / person_seconds, 2),
        "cpu_ms_per_press": _cpu_ms(measured),
        "idle_cpu_ms_per_s": round(1000 * measured.idle_share, 2),
        "calls_by_kind": measured.breakdown,
    }


def _cpu_ms(measured: Measured) -> float:
    return round(1000 * measured.cpu_seconds / measured.cpu_presses, 2)


def bench_comeback(tables: int) -> dict[str, Any]:
    """The figures of a start on Discord over n tables of which nobody has been shown anything yet."""
    from tests.evenings import came_back

    found = came_back(tables)
    return {
        "platform": "discord",
        "tables": tables,
        "requests": len(found.calls),
        "requests_in_any_second": found.most_in_a_second(),
        "direct_messages_opened_in_any_second": found.most_in_a_second("open dm"),
        "refused": sum(call.status == 429 for call in found.calls),
        "places_shown": found.places_shown,
        "people_shown": found.people_shown,
    }

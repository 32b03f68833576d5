"""The benchmark of whole matches runs, and its figures are those that people are promised.

On one platform: that evenings are played and counted on both is seen in test_whole_matches.
"""

from __future__ import annotations

import time
from math import isfinite

from bots.bench_match import bench_match
from tests.evenings import Evening
from tests.evenings.play import FIRST_PRESSES, Meter
from tests.leaping_loop import LeapingLoop, run_leaping

PROMISED = {
    "presses",
    "messages_left",
    "calls_per_press",
    "counted_per_press",
    "uploads_per_press",
    "result_late_p95_s",
    "log_late_p95_s",
    "rings_per_person_10min",
    "cpu_ms_per_press",
}


def test_a_short_match_is_measured() -> None:
    (figures,) = bench_match("telegram", [Evening("santase", 2, "target=1")])
    assert figures.keys() >= PROMISED
    assert figures["presses"] > 5
    assert figures["calls_per_press"] >= figures["counted_per_press"] > 0
    # What it took beyond idling can be anything on a busy machine; test_leaping_loop shows what is counted.
    assert isfinite(figures["cpu_ms_per_press"])
    assert figures["messages_left"] >= 2
    assert figures["uploads_per_press"] > 0
    assert figures["upload_bytes_per_press"] > 0


def test_what_a_process_does_once_is_no_cost_of_a_press() -> None:
    once_seconds = 0.2

    async def play(loop: LeapingLoop) -> tuple[float, int]:
        meter = Meter(loop)
        for number in range(FIRST_PRESSES + 3):
            meter.pressed()
            if number == FIRST_PRESSES // 2:
                until = time.process_time() + once_seconds
                while time.process_time() < until:
                    pass
        read = meter.read()
        return read.cpu_seconds, read.presses

    cpu_seconds, presses = run_leaping(play)
    assert presses == 3
    assert cpu_seconds < once_seconds


def test_of_few_presses_all_are_counted() -> None:
    async def play(loop: LeapingLoop) -> int:
        meter = Meter(loop)
        for _ in range(FIRST_PRESSES):
            meter.pressed()
        return meter.read().presses

    assert run_leaping(play) == FIRST_PRESSES

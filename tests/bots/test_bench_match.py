"""The benchmark of whole matches runs, and its figures are those that people are promised.

On one platform: that evenings are played and counted on both is seen in test_whole_matches.
"""

from __future__ import annotations

from math import isfinite

from bots.bench_match import bench_match
from tests.evenings import Evening

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

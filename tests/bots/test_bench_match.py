"""The benchmark of whole matches runs on both platforms, and its figures are those that people are promised."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize("platform", ["discord", "telegram"])
def test_a_short_match_is_measured(platform: str) -> None:
    (figures,) = bench_match(platform, [Evening("santase", 2, "target=1")])
    assert figures.keys() >= PROMISED
    assert figures["presses"] > 5
    assert figures["calls_per_press"] >= figures["counted_per_press"] > 0
    assert figures["cpu_ms_per_press"] > 0
    assert figures["messages_left"] >= 2
    assert figures["uploads_per_press"] > 0
    assert figures["upload_bytes_per_press"] > 0

"""The benchmark of presses on Discord runs, and its figures are those of both bots."""

from __future__ import annotations

from bots.bench_discord import bench_discord


def test_both_bots_are_measured() -> None:
    figures = bench_discord(presses=8, tables=2)
    assert (figures["presses"], figures["no_op_requests_per_press"]) == (8, 1.0)
    assert figures["cpu_ratio"] > 1
    assert min(figures["requests_per_press"], figures["with_pictures_requests_per_press"]) > 1
    assert figures["uploads_per_press"] == 0  # in words

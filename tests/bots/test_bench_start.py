"""The benchmark of a start runs: the program comes back to tables in the middle of their matches, and answers."""

from __future__ import annotations

import pytest

from bots.bench_start import bench_start

TABLES = 30  # of every game, and some where a house player is to move


@pytest.mark.long
@pytest.mark.req("PL-60")
def test_a_start_over_running_tables_is_measured() -> None:
    figures = bench_start(TABLES)
    assert figures["tables"] == TABLES
    assert 0 < figures["empty_open_seconds"] <= figures["empty_first_page_seconds"]
    assert 0 < figures["open_seconds"] <= figures["first_page_seconds"] <= figures["first_press_seconds"]
    assert 0 < figures["later_press_ms_median"] <= figures["later_press_ms_max"]

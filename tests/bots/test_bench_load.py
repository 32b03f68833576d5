"""The benchmarks of load run: pages with streams at one process, and two processes at one PostgreSQL."""

from __future__ import annotations

import pytest

from adapters.front import desk
from bots import bench_load
from bots.bench_handover import bench_handover
from bots.bench_press import bench_press
from bots.bench_processes import bench_processes
from tests.postgres import make_database, postgres_server, postgres_url  # noqa: F401

DOUBLED_MAX = 8


@pytest.mark.long
def test_people_with_open_pages_see_what_they_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    for wait in ("PACE_SECONDS", "IDLE_SECONDS", "SETTLING_SECONDS"):
        monkeypatch.setattr(bench_load, wait, 0.2)
    for doubled in range(DOUBLED_MAX):  # A busy machine takes longer than a second for a press.
        figures = bench_load.bench_load(people=4, seconds=2.0**doubled)
        if figures["presses"] >= 2:
            break
    assert figures["people"] == 4
    assert figures["presses"] >= 2
    assert figures["refused"] == 0
    assert 0 < figures["press_p50_ms"] <= figures["press_p99_ms"]
    assert figures["bench_lag_p99_ms"] >= 0
    assert figures["kept_from_core_share"] >= 0
    assert figures["rss_mb"] > 0
    assert figures["cpu_share"] > 0
    assert figures["cpu_ms_per_press"] > 0
    assert figures["presses_per_second"] > 0
    assert figures["idle_ms_per_page_second"] >= 0


def test_benchmarks_press_more_often_than_people_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "PRESS_SECONDS", 3600.0)
    figures = bench_press(presses=2 * desk.PRESSES_MAX, tables=1)  # and as many again, as seen, by two people
    assert figures["presses"] == 2 * desk.PRESSES_MAX


@pytest.mark.long
@pytest.mark.postgres
@pytest.mark.req("PL-19", "PL-51")
def test_another_machine_takes_over_soon_after_a_kill(postgres_url: str) -> None:  # noqa: F811
    figures = bench_handover(postgres_url, times=1)
    assert figures["handover_p50_s"] > 0
    # Not before the lease of the dead is over; how soon after depends on the machine.
    assert figures["after_lease_min_s"] > 0


@pytest.mark.long
@pytest.mark.postgres
@pytest.mark.req("PL-51")
def test_two_processes_press_at_one_database_and_nothing_is_lost(
    postgres_url: str,  # noqa: F811
) -> None:
    figures = bench_processes(postgres_url, seconds=0.3)
    assert figures["one_per_second"] > 0
    assert figures["two_per_second"] > 0
    assert (figures["lost"], figures["doubled"]) == (0, 0)
    ratio = figures["two_per_second"] / figures["one_per_second"]
    assert figures["ratio"] == pytest.approx(ratio, rel=0.05, abs=0.01)  # all three are rounded

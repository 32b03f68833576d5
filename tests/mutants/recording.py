"""A pytest plugin that writes down which test reached which line, how long it took, and whether it passed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage

FOLDER = "MUTANTS_REACH"  # the variable that names the folder to write to
GREENLETS = "MUTANTS_GREENLETS"  # the one that says whether queries run in them, as those of PostgreSQL do
LINES = "lines"  # coverage's database, with a context for each test
TESTS = "tests.json"
SOURCES = ("engine", "adapters")


class Lines:
    """Traces the tests of one process, each in a context of its name."""

    def __init__(self, folder: Path, *, with_greenlets: bool) -> None:
        self._coverage = Coverage(
            data_file=folder / LINES,
            data_suffix=True,
            config_file=False,
            source=list(SOURCES),
            concurrency=["thread", *(["greenlet"] if with_greenlets else [])],
            messages=False,
        )
        self._coverage.set_option("run:relative_files", True)
        self._coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self._coverage.switch_context("")

    def pytest_unconfigure(self) -> None:
        self._coverage.stop()
        self._coverage.save()


class Outcomes:
    """Writes down the seconds of each test; of one that did not pass, none."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / TESTS
        self._seconds: dict[str, float | None] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        before = self._seconds.get(report.nodeid, 0.0)
        is_sound = before is not None and not report.failed
        self._seconds[report.nodeid] = before + report.duration if before is not None and is_sound else None

    def pytest_unconfigure(self) -> None:
        self._path.write_text(json.dumps(self._seconds), "utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Trace where tests run, and count where their reports arrive: with workers these are different processes."""
    folder = Path(os.environ[FOLDER])
    is_worker = hasattr(config, "workerinput")
    if is_worker or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Lines(folder, with_greenlets=GREENLETS in os.environ))
    if not is_worker:
        config.pluginmanager.register(Outcomes(folder))

"""One mutant on trial: the tests that may notice it run in a copy of the tree, in a child that may hang.

The child is a fork of a process that has imported the libraries already, and gives a line for each test it begins.
"""

from __future__ import annotations

import importlib
import json
import os
import select
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.mutants.changes import Change
from tests.mutants.reach import Test, environment

LIBRARIES = (
    *("aiohttp.web", "alembic.command", "asyncpg", "babel.dates", "discord.ext.commands", "fluent.runtime"),
    *("jinja2", "msgspec", "openskill.models", "PIL.ImageDraw", "PIL.ImageFont", "playwright.async_api"),
    *(
        "prometheus_client",
        "pydantic_settings",
        "rich.table",
        "sqlmodel",
        "sqlalchemy.ext.asyncio",
        "telegram.ext",
    ),
    *("trustme", "typer", "typst"),
)
COLLECTING_SECONDS = 120.0
TEST_SECONDS = 20.0  # what a test may take beyond five times what it took when it was recorded
TIMES = 5
STAGES_SECONDS = (4.0, 20.0)  # of recorded time: most mutants die early, and to collect the tests takes time too
NO_TESTS = 5  # how pytest says that it found none


class Verdict(NamedTuple):
    """What became of a mutant: the test that killed it and how, or nothing; and the tests that saw it."""

    killer: str | None
    how: str
    tests: int


class _Chosen:
    """Runs the tests that were chosen, in that order, and reports each."""

    def __init__(self, names: Sequence[str], pipe: int) -> None:
        self._order = {name: number for number, name in enumerate(names)}
        self._pipe = pipe

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((i for i in items if i.nodeid in self._order), key=lambda i: self._order[i.nodeid])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._say("failed", report.nodeid, _reason(report))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._say("begins", nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._say("failed", report.nodeid, _reason(report))

    def _say(self, *words: str) -> None:
        os.write(self._pipe, json.dumps(words).encode() + b"\n")


def _reason(report: pytest.CollectReport | pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    last = str(crash.message if crash else report.longrepr).strip() or "failed"
    return " ".join(last.splitlines()[0 if crash else -1].split())[:200]


def import_libraries() -> None:
    """Import what every child would import for itself."""
    for name in LIBRARIES:
        with suppress(ImportError):
            importlib.import_module(name)


class Court:
    """A copy of the tree in which one mutant after the other is put on trial."""

    def __init__(self, tree: Path, place: Path) -> None:
        shutil.copytree(tree, place, symlinks=True)  # with the times, so that compiled modules stay valid
        self._place = place

    def try_change(self, path: str, change: Change, tests: Sequence[Test]) -> Verdict:
        """Make the mistake, run the tests, and take it back."""
        file = self._place / path
        source, times = file.read_bytes(), (file.stat().st_atime, file.stat().st_mtime)
        file.write_bytes(change.made_in(source))
        os.utime(
            file, (times[0], times[1] + 10)
        )  # A module compiled from the source must not be taken for this one.
        try:
            return self.try_tests(tests)
        finally:
            file.write_bytes(source)
            os.utime(file, times)

    def try_tests(self, tests: Sequence[Test]) -> Verdict:
        """Run these tests until one fails, a few of them first."""
        seen = 0
        for stage in _stages(tests):
            killer, how = self._run(stage)
            seen += len(stage)
            if killer is not None:
                return Verdict(killer, how, seen)
        return Verdict(None, "", seen)

    def failing(self, tests: Sequence[Test]) -> set[str]:
        """Which of these tests fail, though nothing was changed."""
        failed: set[str] = set()
        for test in tests:
            if self._run([test])[0] is not None:
                failed.add(test.name)
        return failed

    def _run(self, tests: Sequence[Test]) -> tuple[str | None, str]:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            _be_child(self._place, [test.name for test in tests], writing)
        os.close(writing)
        try:
            return _watch(reading, {test.name: test.seconds for test in tests})
        finally:
            os.close(reading)
            with suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def _stages(tests: Sequence[Test]) -> list[list[Test]]:
    """The tests in at most three groups, by the time they take."""
    stages: list[list[Test]] = [[]]
    spent = 0.0
    for test in tests:
        if len(stages) <= len(STAGES_SECONDS) and stages[-1] and spent > STAGES_SECONDS[len(stages) - 1]:
            stages.append([])
        stages[-1].append(test)
        spent += test.seconds
    return [_by_file(stage) for stage in stages if stage]


def _by_file(tests: Sequence[Test]) -> list[Test]:
    """The tests of a file together, so that what they share is made once."""
    files = list(dict.fromkeys(test.file for test in tests))
    return sorted(tests, key=lambda test: files.index(test.file))


def _watch(reading: int, seconds: dict[str, float]) -> tuple[str | None, str]:
    """Read what the child says until it is done, a test has failed, or one takes too long."""
    current, limit, buffer = "collecting", time.monotonic() + COLLECTING_SECONDS, b""
    while True:
        ready = select.select([reading], [], [], max(limit - time.monotonic(), 0.0))[0]
        content = os.read(reading, 65536) if ready else b""
        if not ready:
            return current, "takes too long"
        if not content:
            return None, ""
        *lines, buffer = (buffer + content).split(b"\n")
        for line in lines:
            said: list[Any] = json.loads(line)
            if said[0] == "failed":
                return str(said[1]), str(said[2])
            current = str(said[1])
            limit = time.monotonic() + TEST_SECONDS + TIMES * seconds.get(current, 0.0)


def _be_child(place: Path, names: list[str], pipe: int) -> None:
    """Run the tests in the copy and end, without going back to where the parent was."""
    status = 1
    try:
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        here = str(Path.cwd())
        os.chdir(place)
        os.environ.update(environment(place))
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        sys.dont_write_bytecode = True
        nothing = os.open(os.devnull, os.O_RDWR)
        output = os.open(place.with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
        for old, new in ((0, nothing), (1, output), (2, output)):
            os.dup2(new, old)
        for name in [
            name for name in sys.modules if name.partition(".")[0] in ("tests", "engine", "adapters", "bots")
        ]:
            del sys.modules[name]
        sys.path[:] = [str(place), *(path for path in sys.path if path not in ("", here))]
        files = list(dict.fromkeys(name.partition("::")[0] for name in names))
        status = pytest.main(["-q", "-x", "--tb=short", *files], plugins=[_Chosen(names, pipe)])
        if status not in (0, 1, NO_TESTS):
            os.write(pipe, json.dumps(["failed", "pytest itself", f"ends with {int(status)}"]).encode() + b"\n")
    finally:
        os._exit(int(status))

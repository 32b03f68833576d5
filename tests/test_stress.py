"""The stress run sees what fails now and then, and leaves nothing running."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests import stress
from tests.settling import GUARD_SECONDS

SOMETIMES = """
from pathlib import Path

RUNS = Path({runs!r})


def test_every_other_time():
    RUNS.write_text(RUNS.read_text() + "x" if RUNS.exists() else "x")
    assert len(RUNS.read_text()) % 2


def test_always():
    pass
"""


WITHOUT_END = """
import time


def test_without_end():
    with open({fifo!r}, "w") as running:
        running.write("it runs\\n")
        running.flush()
        time.sleep({seconds})
"""


def test_what_fails_now_and_then_is_counted_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[subprocess.Popen[bytes]] = []

    class Recorded(subprocess.Popen[bytes]):
        def __init__(self, *args: object, **options: object) -> None:
            super().__init__(*args, **options)  # type: ignore[call-overload]
            started.append(self)

    monkeypatch.setattr("tests.stress.subprocess.Popen", Recorded)
    (tmp_path / "test_sometimes.py").write_text(SOMETIMES.format(runs=str(tmp_path / "runs")), "utf-8")
    given = [str(tmp_path), "--runs", "2", "--load", "1", "--workers", "0", "--nice", "1"]
    assert stress.main([*given, "--output", str(tmp_path / "kept")]) == 1
    printed = capsys.readouterr().out
    assert "run 1: 2 passed, 0 failed" in printed
    assert "run 2: 1 passed, 1 failed" in printed
    assert re.search(r"1 of 2  \S*test_sometimes::test_every_other_time$", printed, re.MULTILINE)
    assert [kept.name for kept in (tmp_path / "kept").iterdir()] == ["run-2.txt"]
    assert all(process.returncode is not None for process in started) and started


def test_a_suite_that_does_not_even_begin_is_no_green_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [str(tmp_path / "nowhere"), "--runs", "1", "--load", "0", "--workers", "0"]
    assert stress.main([*given, "--output", str(tmp_path / "kept")]) == 1
    assert "pytest ended with 4" in capsys.readouterr().out


def test_nothing_goes_on_when_it_is_told_to_end(tmp_path: Path) -> None:
    fifo = tmp_path / "running"
    os.mkfifo(fifo)
    inner = WITHOUT_END.format(fifo=str(fifo), seconds=GUARD_SECONDS)
    (tmp_path / "test_without_end.py").write_text(inner, "utf-8")
    command = [sys.executable, "-m", "tests.stress", str(tmp_path), "--runs", "1", "--load", "1", "--workers", "0"]
    with (
        subprocess.Popen(
            command, cwd=stress.ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
        ) as process,
        fifo.open() as running,
    ):
        try:
            assert running.readline() == "it runs\n"
            process.terminate()
            process.communicate(timeout=GUARD_SECONDS)  # A busy loop that goes on keeps what it may print to open.
            # What was killed is gone a moment later; then nobody is left who might write.
            assert select.select([running], [], [], GUARD_SECONDS)[0], "the test goes on"
            assert running.read() == ""
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == -signal.SIGINT

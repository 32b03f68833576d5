"""The stress run sees what fails now and then, and leaves nothing running."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests import stress

SOMETIMES = """
from pathlib import Path

RUNS = Path({runs!r})


def test_every_other_time():
    RUNS.write_text(RUNS.read_text() + "x" if RUNS.exists() else "x")
    assert len(RUNS.read_text()) % 2


def test_always():
    pass
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

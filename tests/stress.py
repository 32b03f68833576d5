"""Runs the suite again and again beside a chosen load, and says what failed: `make stress`.

A test that passes or fails by the clock of a busy machine is found here. What pytest printed is kept for every run
in which something failed.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent
OUTPUT = ROOT / "test-output" / "stress"
BUSY_LOOP = "while True: pass"
ENDING_SECONDS = 20.0  # for a suite that is told to end before it is over
PASSED, SOME_FAILED = 0, 1  # pytest's own exit codes


class Outcome(NamedTuple):
    """What came of one run."""

    passed: int
    failed: tuple[str, ...]  # the tests, or one sentence if pytest itself did not come through
    seconds: float
    printed: str


@contextmanager
def load(loops: int) -> Iterator[None]:
    """Keep this many cores busy; the loops end with the block."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY_LOOP]) for _ in range(loops)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def run(paths: Sequence[str], *, workers: int, niceness: int) -> Outcome:
    """Run the suite once."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        pytest = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *paths]
        if workers:
            pytest += ["-n", str(workers), "--dist", "worksteal"]
        began = time.monotonic()
        code, printed = _ended(["nice", "-n", str(niceness), *pytest])
        seconds = time.monotonic() - began
        passed, failed = _read(report) if report.exists() else (0, ())
    if code not in (PASSED, SOME_FAILED) or (code == SOME_FAILED) != bool(failed):
        failed = (*failed, f"pytest ended with {code}")
    return Outcome(passed, failed, seconds, printed)


def _ended(command: Sequence[str]) -> tuple[int, str]:
    """The exit code of a command and what it printed; whatever it has started ends with us.

    It has a group of its own. All of that is told to end, in the way in which pytest takes down what tests set up.
    """
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            printed, complaints = process.communicate()
        except BaseException:
            os.killpg(process.pid, signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.communicate(timeout=ENDING_SECONDS)
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            raise
    return process.returncode, printed + complaints


def _read(report: Path) -> tuple[int, tuple[str, ...]]:
    """How many tests passed, and which did not."""
    cases = [*ElementTree.parse(report).iter("testcase")]
    failed = {
        f"{case.get('classname')}::{case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    }
    return len(cases) - len(failed), tuple(sorted(failed))


def stress(
    paths: Sequence[str], *, runs: int, loops: int, workers: int, niceness: int, output: Path
) -> Counter[str]:
    """Run the suite this many times and print what came of it; how often each test failed."""
    print(f"{runs} runs beside {loops} busy loops, {workers} workers, niceness {niceness}", flush=True)
    failures: Counter[str] = Counter()
    for number in range(1, runs + 1):
        with load(loops):
            outcome = run(paths, workers=workers, niceness=niceness)
        failures.update(outcome.failed)
        print(
            f"run {number}: {outcome.passed} passed, {len(outcome.failed)} failed in {outcome.seconds:.0f} s",
            flush=True,
        )
        if outcome.failed:
            output.mkdir(parents=True, exist_ok=True)
            kept = output / f"run-{number}.txt"
            kept.write_text(outcome.printed, "utf-8")
            print(*(f"  {name}" for name in outcome.failed), f"  all of it: {kept}", sep="\n", flush=True)
    for name, count in failures.most_common():
        print(f"{count:4} of {runs}  {name}")
    print("something failed" if failures else f"green {runs} times")
    return failures


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the exit code says whether all was green."""
    parser = argparse.ArgumentParser(prog="python -m tests.stress", description=__doc__)
    parser.add_argument("paths", nargs="*", help="what pytest is given; the whole suite if nothing")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--load", type=int, default=2, help="busy loops beside the suite")
    parser.add_argument("--workers", type=int, default=2, help="of the suite; 0 for none but pytest itself")
    parser.add_argument("--nice", type=int, default=0, help="how far the suite gives way to all else, up to 19")
    parser.add_argument("--output", type=Path, default=OUTPUT, help="where the output of failed runs is kept")
    given = parser.parse_args(arguments)
    failures = stress(
        given.paths,
        runs=given.runs,
        loops=given.load,
        workers=given.workers,
        niceness=given.nice,
        output=given.output,
    )
    return 1 if failures else 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C
    sys.exit(main())

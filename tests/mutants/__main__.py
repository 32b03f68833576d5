"""`python -m tests.mutants` makes small mistakes in engine and adapters, one at a time, and sees who notices.

A mutant is killed when a test fails or hangs, and survives when all that may notice it pass. Survivors are to be
killed with a test that says what should hold, or the code made so simple that the mistake cannot be made.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import multiprocessing
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from operator import itemgetter
from pathlib import Path
from random import Random

from tests.mutants.changes import FUNCTIONS, Change, compiles, sites
from tests.mutants.equivalents import EQUIVALENTS
from tests.mutants.reach import Known, Reach, Test, copy_tree
from tests.mutants.recording import SOURCES
from tests.mutants.trial import Court, Verdict, import_libraries

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "test-output" / "mutants"
LAST = "last.json"
SAMPLE, SEED = 200, 10
DEAD_SHARE = 0.9
SHARED_BY_GAMES = ("cards", "chance", "dice", "tricks")
AREAS = (  # the first that fits; what is not here is called by its room
    (
        "secrecy",
        ("engine/table_view.py", "engine/games/*/inference.py"),
    ),  # what is known, and what follows from it
    ("house", ("engine/house/*", "engine/games/*/house*.py", "engine/games/*/card_*.py")),
    ("rules", ("engine/games/*", "engine/contract.py", *(f"engine/{name}.py" for name in SHARED_BY_GAMES))),
    ("journal", ("engine/journal.py", "engine/record.py", "engine/host.py")),  # the host writes before it answers
    ("table", ("engine/*",)),
)
SECRECY = frozenset({"view", "imagine"})
NO_SURVIVORS = frozenset({"rules", "journal", "store", "delivery", "secrecy"})


@dataclass(frozen=True, slots=True)
class Mutant:
    """A file with a mistake in it."""

    path: str
    change: Change

    @property
    def area(self) -> str:
        """What it belongs to."""
        if SECRECY & {*self.change.function.split(".")}:
            return "secrecy"
        for name, patterns in AREAS:
            if any(fnmatch(self.path, pattern) for pattern in patterns):
                return name
        return self.path.split("/")[1]

    @property
    def said(self) -> str:
        """Where it is, and what was changed."""
        return f"{self.path}:{self.change.line} {self.change.said}"

    def is_equivalent(self) -> bool:
        """Whether it is known to change nothing that anybody could see."""
        return any(self.change.said == said and fnmatch(self.path, path) for path, said, _ in EQUIVALENTS)


def all_sites(tree: Path, only: list[str]) -> list[tuple[Mutant, ...]]:
    """Every spot for a mistake in the files that fit one of these patterns."""
    found = []
    for folder in SOURCES:
        for path in sorted((tree / folder).rglob("*.py")):
            name = path.relative_to(tree).as_posix()
            if any(fnmatch(name, pattern) for pattern in only):
                found += [tuple(Mutant(name, change) for change in site) for site in sites(path.read_bytes())]
    return found


def sample(tree: Path, only: list[str], size: int, seed: int) -> Iterator[Mutant]:
    """Mutants drawn by lot from all of the code, at most one in a spot.

    The lot is a hash of what the spot says, so that a seed draws the same ones until their own lines change, and
    what survived once can be tried again however much was written elsewhere.
    """
    seen: Counter[str] = Counter()
    lots: list[tuple[str, tuple[Mutant, ...]]] = []
    for site in all_sites(tree, only):
        said = f"{seed} {site[0].path} {site[0].change.function} {site[0].change.said}"
        seen[said] += 1
        lots.append((hashlib.sha256(f"{said} {seen[said]}".encode()).hexdigest(), site))
    left = size
    for lot, site in sorted(lots, key=itemgetter(0)):
        if not left:
            return
        for mutant in Random(lot).sample(site, len(site)):
            if not mutant.is_equivalent() and compiles(_source(tree, mutant.path, mutant.change)):
                yield mutant
                left -= 1
                break


def _source(tree: Path, path: str, change: Change) -> bytes:
    return change.made_in((tree / path).read_bytes())


def survivors(tree: Path, last: Path) -> Iterator[Mutant]:
    """Those of the last run that survived it, as far as their lines are still there."""
    entries = json.loads(last.read_text("utf-8"))
    said = {(entry["path"], entry["change"]) for entry in entries if not entry["killer"]}
    for site in all_sites(tree, [path for path, _ in sorted(said)]):
        yield from (mutant for mutant in site if (mutant.path, mutant.change.said) in said)


@cache
def _functions(path: Path) -> list[tuple[int, int]]:
    tree = ast.parse(path.read_bytes())
    return [(node.lineno, node.end_lineno or 0) for node in ast.walk(tree) if isinstance(node, FUNCTIONS)]


def tests_for(mutant: Mutant, known: Known, tree: Path) -> list[Test]:
    """The tests that may notice it."""
    line = mutant.change.line
    around = [span for span in _functions(tree / mutant.path) if span[0] <= line <= span[1]]
    return known.for_line(mutant.path, line, max(around, default=None))


_COURTS: list[Court] = []  # that of this process


def _end(*_: object) -> None:
    """End as by an exception, so that children are ended too and the copies go."""
    sys.exit(1)


def _open_court(tree: Path, folder: Path) -> None:
    signal.signal(signal.SIGTERM, _end)
    _COURTS.append(Court(tree, folder / str(os.getpid())))


def _try(case: tuple[Mutant, list[Test]]) -> tuple[Mutant, Verdict]:
    mutant, tests = case
    return mutant, _COURTS[0].try_change(mutant.path, mutant.change, tests)


def _failing(tests: list[Test]) -> set[str]:
    return _COURTS[0].failing(tests)


def try_all(mutants: list[Mutant], known: Known, tree: Path, workers: int) -> dict[Mutant, Verdict]:
    """Put them all on trial, a few at a time; a test that fails without any mistake is not heard."""
    import_libraries()
    verdicts: dict[Mutant, Verdict] = {}
    deaf: set[str] = set()
    with (
        tempfile.TemporaryDirectory(prefix="mutants-") as folder,
        multiprocessing.get_context("fork").Pool(workers, _open_court, (tree, Path(folder))) as pool,
    ):
        waiting = mutants
        while waiting:
            cases = [
                (mutant, [test for test in tests_for(mutant, known, tree) if test.name not in deaf])
                for mutant in waiting
            ]
            for mutant, verdict in pool.imap_unordered(_try, cases):
                verdicts[mutant] = verdict
                _print_verdict(mutant, verdict, len(verdicts), len(mutants))
            killers = {verdict.killer for verdict in verdicts.values() if verdict.killer} - deaf
            alone = [[test] for test in known.by_name(sorted(killers))]
            failing = set().union(*pool.imap_unordered(_failing, alone))
            deaf |= failing
            waiting = [mutant for mutant, verdict in verdicts.items() if verdict.killer in failing]
            for name in sorted(failing):
                print(f"not heard, for it fails without a mutant: {name}")
    return verdicts


def _print_verdict(mutant: Mutant, verdict: Verdict, number: int, of: int) -> None:
    end = f"killed by {verdict.killer} ({verdict.how})" if verdict.killer else f"SURVIVED {verdict.tests} tests"
    print(f"{number}/{of} {mutant.area}: {mutant.said}\n    {end}", flush=True)


def print_summary(verdicts: dict[Mutant, Verdict]) -> bool:
    """Print the survivors and the shares; whether the bar is reached."""
    alive = sorted((m for m, verdict in verdicts.items() if not verdict.killer), key=lambda m: m.said)
    print(f"\n{len(alive)} survivors")
    for mutant in alive:
        print(f"  {mutant.area}: {mutant.said}")
    tried, lost = Counter(m.area for m in verdicts), Counter(m.area for m in alive)
    print("\narea: killed of tried")
    for area, count in sorted(tried.items()):
        note = " (none may survive)" if area in NO_SURVIVORS and lost[area] else ""
        print(f"  {area}: {count - lost[area]} of {count}{note}")
    share = 1 - len(alive) / len(verdicts) if verdicts else 1.0
    print(f"  all: {len(verdicts) - len(alive)} of {len(verdicts)}, {share:.1%}; wanted are {DEAD_SHARE:.0%}")
    return share >= DEAD_SHARE and not any(lost[area] for area in NO_SURVIVORS)


def _json(verdicts: dict[Mutant, Verdict]) -> str:
    entries = [
        {
            **{"path": mutant.path, "line": mutant.change.line, "change": mutant.change.said, "area": mutant.area},
            **{"killer": verdict.killer, "how": verdict.how, "tests": verdict.tests},
        }
        for mutant, verdict in verdicts.items()
    ]
    return json.dumps(entries, indent=1, ensure_ascii=False)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Make mistakes; see who notices.")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many mutants")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", nargs="+", default=["*"], help="in files that fit these patterns")
    parser.add_argument("--survivors", action="store_true", help="those of the last run once more")
    parser.add_argument("--workers", type=int, default=2, help="how many at a time")
    parser.add_argument("--fresh", action="store_true", help="record anew which tests reach which lines")
    parser.add_argument("--recorded", action="store_true", help="make do with what was recorded earlier")
    parser.add_argument("--json", type=Path, help="a file for the verdicts")
    parser.add_argument("--folder", type=Path, default=KEPT, help="where the copy and the recordings are kept")
    return parser.parse_args()


def main() -> int:
    """Record what is missing, put the sample on trial, and say how it went."""
    given = _arguments()
    signal.signal(signal.SIGTERM, _end)
    tree = given.folder / "tree"
    tree.mkdir(parents=True, exist_ok=True)
    copy_tree(ROOT, tree)
    reach = Reach(tree, given.folder / "reach")
    if given.fresh:
        reach.forget()
    for folder, files in ({} if given.recorded else reach.missing()).items():
        print(f"recording which lines {folder} reaches", flush=True)
        reach.record(files, given.workers)
    mutants = list(
        survivors(tree, given.folder / LAST)
        if given.survivors
        else sample(tree, given.only, given.sample, given.seed)
    )
    verdicts = try_all(mutants, reach.tests(), tree, given.workers)
    for path in filter(None, (given.folder / LAST, given.json)):
        path.write_text(_json(verdicts), "utf-8")
    return 0 if print_summary(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Which tests reach a line, recorded folder by folder and kept until the tests there change.

Tests marked `long` or `browser` are left out: they would take most of the time, and what only they notice had
better be said by a small test too.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from coverage import CoverageData

from tests.mutants.recording import FOLDER, LINES, SOURCES, TESTS

MARKS = "not long and not browser"
LINE_SECONDS = 180.0  # of tests that reach a changed line, as they took when they were recorded
NEAR_SECONDS = 60.0  # of those that reach what is near it, or stand where a reader would look for them


@dataclass(frozen=True, slots=True)
class Test:
    """A test by its ID, and the seconds it takes while its lines are traced."""

    name: str
    seconds: float

    @property
    def file(self) -> str:
        """The file it stands in."""
        return self.name.partition("::")[0]


def copy_tree(root: Path, target: Path) -> None:
    """Copy what belongs to the repository, committed or not, so that nothing is ever changed in place."""
    wanted = _listed(root, "--cached", "--others") | _listed(root, "--others", "--ignored", *SOURCES)
    for path in wanted:
        if not (target / path).is_file() or (target / path).read_bytes() != (root / path).read_bytes():
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / path, target / path)
    for found in [path for path in target.rglob("*") if path.is_file() and "__pycache__" not in path.parts]:
        if found.relative_to(target).as_posix() not in wanted:
            found.unlink()


def _listed(root: Path, *words: str) -> set[str]:
    """Files that git lists; of those that it passes over, what a build has put beside the sources."""
    command = ["git", "ls-files", "-z", "--exclude-standard", *words]
    listed = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout.decode().split("\0")
    return {path for path in listed if (root / path).is_file() and "__pycache__" not in path}


def environment(tree: Path) -> dict[str, str]:
    """The variables for tests in this copy, which comes before the installed tree for their processes too."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPYCACHEPREFIX"}
    return kept | {"PYTHONPATH": str(tree)}


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


class Reach:
    """What was recorded, folder by folder of the tests."""

    def __init__(self, tree: Path, kept: Path) -> None:
        self._tree = tree
        self._kept = kept
        self._sources = kept / "sources"
        self._sources.mkdir(parents=True, exist_ok=True)

    def folders(self) -> Iterator[str]:
        """The folders that hold tests."""
        yield from sorted({path.parent.relative_to(self._tree).as_posix() for path in self._test_files()})

    def record(self, folder: str, workers: int) -> None:
        """Run the tests that stand in this folder itself, and keep what they reach."""
        scratch = self._kept / "scratch"
        shutil.rmtree(scratch, ignore_errors=True)
        scratch.mkdir()
        files = self._files_of(folder)
        command = [sys.executable, "-m", "pytest", "-q", "-m", MARKS, "-n", str(workers), "--dist", "worksteal"]
        subprocess.run(
            [*command, "-p", "tests.mutants.recording", *files],
            cwd=self._tree,
            env=environment(self._tree) | {FOLDER: str(scratch)},
            stdout=sys.stderr,
            check=False,
        )
        seconds = json.loads((scratch / TESTS).read_text("utf-8"))
        kept = {"state": self._state(folder), "tests": seconds, **self._lines(scratch)}
        self._path(folder).write_text(json.dumps(kept), "utf-8")
        shutil.rmtree(scratch)

    def is_current(self, folder: str) -> bool:
        """Whether the tests in this folder are those that were recorded."""
        path = self._path(folder)
        return path.exists() and json.loads(path.read_text("utf-8"))["state"] == self._state(folder)

    def tests(self) -> Known:
        """All that is known, for the tree as it is now."""
        known = Known(self._tree)
        for folder in self.folders():
            if self._path(folder).exists():
                kept = json.loads(self._path(folder).read_text("utf-8"))
                known.add(kept, {name: self._moved(name, digest) for name, digest in kept["sources"].items()})
        return known

    def _moved(self, name: str, digest: str) -> dict[int, int] | None:
        """Where the lines of a file as it was recorded are now; None if they are where they were."""
        path = self._tree / name
        if not path.is_file():
            return {}
        content = path.read_bytes()
        if _digest(content) == digest:
            return None
        old = (self._sources / digest).read_bytes().splitlines()
        same = SequenceMatcher(None, old, content.splitlines(), autojunk=False).get_matching_blocks()
        return {block.a + n + 1: block.b + n + 1 for block in same for n in range(block.size)}

    def _lines(self, scratch: Path) -> dict[str, Any]:
        """For each source file, the tests that reach each of its lines; and what the file was like."""
        lines: dict[str, dict[int, list[str]]] = {}
        for written in scratch.glob(f"{LINES}.*"):
            found = CoverageData(str(written))
            found.read()
            for name in found.measured_files():
                of_file = lines.setdefault(name, {})
                for line, tests in found.contexts_by_lineno(name).items():
                    of_file.setdefault(line, []).extend(test for test in tests if test)
        sources = {}
        for name in lines:
            content = (self._tree / name).read_bytes()
            sources[name] = _digest(content)
            (self._sources / sources[name]).write_bytes(content)
        numbers = {
            name: n for n, name in enumerate(sorted({t for f in lines.values() for ts in f.values() for t in ts}))
        }
        numbered = {
            name: {line: sorted({numbers[test] for test in tests}) for line, tests in of_file.items() if tests}
            for name, of_file in lines.items()
        }
        return {"sources": sources, "names": list(numbers), "lines": numbered}

    def _files_of(self, folder: str) -> list[str]:
        found = (path.relative_to(self._tree) for path in self._test_files())
        return sorted(path.as_posix() for path in found if path.parent.as_posix() == folder)

    def _test_files(self) -> Iterator[Path]:
        yield from (self._tree / "tests").rglob("test_*.py")

    def _state(self, folder: str) -> dict[str, str]:
        return {name: _digest((self._tree / name).read_bytes()) for name in self._files_of(folder)}

    def _path(self, folder: str) -> Path:
        return self._kept / f"{folder.replace('/', '.')}.json"


class Known:
    """The tests that passed, and the lines that each of them reaches."""

    def __init__(self, tree: Path) -> None:
        self._tree = tree
        self._tests: dict[str, Test] = {}
        self._lines: dict[str, dict[int, set[str]]] = {}
        self._texts: dict[str, list[str]] = {}
        for folder in SOURCES:
            for path in sorted((tree / folder).rglob("*.py")):
                self._texts[path.relative_to(tree).as_posix()] = path.read_text("utf-8").splitlines()

    def add(self, kept: dict[str, Any], moved: dict[str, dict[int, int] | None]) -> None:
        """Take in what was recorded for one folder."""
        for name, seconds in kept["tests"].items():
            if seconds is not None and (self._tree / name.partition("::")[0]).is_file():
                self._tests[name] = Test(name, seconds)
        names = kept["names"]
        for path, of_file in kept["lines"].items():
            now = moved[path]
            lines = self._lines.setdefault(path, {})
            for line, numbers in of_file.items():
                place = int(line) if now is None else now.get(int(line))
                if place is not None:
                    lines.setdefault(place, set()).update(names[number] for number in numbers)

    def by_name(self, names: Iterable[str]) -> list[Test]:
        """The tests of these names, as far as they are known."""
        return [self._tests[name] for name in names if name in self._tests]

    def for_line(self, path: str, line: int, function: tuple[int, int] | None) -> list[Test]:
        """The tests that may notice a change in this line, those first that should."""
        chosen: dict[str, Test] = {}
        self._choose(chosen, path, self._at(path, (line,)), LINE_SECONDS)
        if function is not None:
            self._choose(chosen, path, self._at(path, range(function[0], function[1] + 1)), NEAR_SECONDS)
        else:
            self._choose(chosen, path, self._uses(path, line), NEAR_SECONDS)
        self._choose(chosen, path, self._at(path, range(1, len(self._texts[path]) + 1)), NEAR_SECONDS)
        mirrored = "tests/" + path.rpartition("/")[0] + "/"
        self._choose(chosen, path, (name for name in self._tests if name.startswith(mirrored)), NEAR_SECONDS)
        return list(chosen.values())

    def _choose(self, chosen: dict[str, Test], path: str, names: Iterable[str], most: float) -> None:
        spent = sum(test.seconds for test in chosen.values())
        for test in sorted(
            self.by_name({*names} - {*chosen}), key=lambda test: (-_kinship(path, test), test.seconds)
        ):
            if spent + test.seconds <= most or not chosen:
                chosen[test.name] = test
                spent += test.seconds

    def _at(self, path: str, lines: Iterable[int]) -> set[str]:
        known = self._lines.get(path, {})
        return {name for line in lines for name in known.get(line, ())}

    def _uses(self, path: str, line: int) -> set[str]:
        """The tests that reach a line which names what is set in this one: a constant, or a field."""
        found = re.match(r"\s*(\w+)", self._texts[path][line - 1])
        if found is None or len(found[1]) < 3:
            return set()
        word = re.compile(rf"\b{found[1]}\b")
        return {
            name
            for other, text in self._texts.items()
            for number, content in enumerate(text, 1)
            if word.search(content)
            for name in self._at(other, (number,))
        }


def _kinship(path: str, test: Test) -> int:
    """How near a test stands to the file: in a folder of the same name, in a file of the same name."""
    ours, theirs = path.removesuffix(".py").split("/"), test.file.removesuffix(".py").split("/")[1:]
    shared = 0
    while shared < min(len(ours), len(theirs)) - 1 and ours[shared] == theirs[shared]:
        shared += 1
    return 2 * shared + (theirs[-1].removeprefix("test_") == ours[-1])

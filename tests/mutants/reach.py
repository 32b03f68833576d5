"""Which tests reach a line, recorded once and kept until the file of the tests changes.

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
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from coverage import CoverageData

from tests.mutants.recording import FOLDER, GREENLETS, LINES, SOURCES, TESTS

MARKS = "not long and not browser"
LINE_SECONDS = 180.0  # of tests that reach a changed line, as they took when they were recorded
QUICK_SECONDS = 0.05
READERS = (  # what reads the code and runs none of it: every key of a word, wherever it stands
    "tests/adapters/text/test_words.py::test_every_key_in_the_code_has_words",
    "tests/adapters/text/test_words.py::test_no_key_is_unused",
)
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
    """What was recorded, in parts: each holds the tests of some files as they were then."""

    def __init__(self, tree: Path, kept: Path) -> None:
        self._tree = tree
        self._kept = kept
        self._sources = kept / "sources"
        self._sources.mkdir(parents=True, exist_ok=True)
        files = (path.relative_to(tree).as_posix() for path in (tree / "tests").rglob("test_*.py"))
        self._state = {name: _digest((tree / name).read_bytes()) for name in sorted(files)}
        self._parts = [json.loads(path.read_text("utf-8")) for path in sorted(kept.glob("*.json"))]

    def missing(self) -> dict[str, list[str]]:
        """The test files that are not recorded as they are now, by folder."""
        known = {name for part in self._parts for name in self._current(part)}
        found: dict[str, list[str]] = {}
        for name in self._state:
            if name not in known:
                found.setdefault(name.rpartition("/")[0], []).append(name)
        return found

    def _greenlets(self, files: list[str]) -> dict[str, str]:
        """Whether greenlets are to be followed: only where it must be, since a worker that does may hang in it."""
        folders = {(self._tree / name).parent for name in files}
        read = [*(self._tree / name for name in files), *(folder / "conftest.py" for folder in folders)]
        uses = any("postgres" in path.read_text("utf-8") for path in read if path.exists())
        return {GREENLETS: "1"} if uses else {}

    def record(self, files: list[str], workers: int) -> None:
        """Run the tests of these files, and keep what they reach."""
        scratch = self._kept / "scratch"
        shutil.rmtree(scratch, ignore_errors=True)
        scratch.mkdir()
        command = [sys.executable, "-m", "pytest", "-q", "-m", MARKS, "-n", str(workers), "--dist", "worksteal"]
        subprocess.run(
            [*command, "-p", "tests.mutants.recording", *files],
            cwd=self._tree,
            env=environment(self._tree) | {FOLDER: str(scratch)} | self._greenlets(files),
            stdout=sys.stderr,
            check=False,
        )
        seconds = json.loads((scratch / TESTS).read_text("utf-8"))
        state = {name: self._state[name] for name in files}
        part = {"state": state, "tests": seconds, **self._lines(scratch)}
        written = json.dumps(part)
        (self._kept / f"{_digest(written.encode())}.json").write_text(written, "utf-8")
        self._parts.append(json.loads(written))
        shutil.rmtree(scratch)

    def forget(self) -> None:
        """Throw away what was recorded."""
        for path in self._kept.glob("*.json"):
            path.unlink()
        self._parts.clear()

    def tests(self) -> Known:
        """All that is known, for the tree as it is now."""
        known = Known(self._tree)
        for part in self._parts:
            moved = {name: self._moved(name, digest) for name, digest in part["sources"].items()}
            known.add(part, moved, self._current(part))
        return known

    def _current(self, part: dict[str, Any]) -> set[str]:
        """The test files of a part that are as they were."""
        return {name for name, digest in part["state"].items() if self._state.get(name) == digest}

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

    def add(self, part: dict[str, Any], moved: dict[str, dict[int, int] | None], files: set[str]) -> None:
        """Take in the tests of these files from a part of what was recorded."""
        for name, seconds in part["tests"].items():
            if seconds is not None and name.partition("::")[0] in files:
                self._tests[name] = Test(name, seconds)
        names = part["names"]
        for path, of_file in part["lines"].items():
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
        chosen: dict[str, Test] = {test.name: test for test in self.by_name(READERS)}
        self._choose(chosen, path, self._at(path, (line,)), LINE_SECONDS)
        if function is not None:
            self._choose(chosen, path, self._at(path, range(function[0], function[1] + 1)), NEAR_SECONDS)
        else:
            # What a class or module says of itself is compared with a table more often than it is reached.
            chosen |= {test.name: test for test in self.by_name(self._quick_around(path))}
            self._choose(chosen, path, self._naming(path), NEAR_SECONDS)
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

    def _quick_around(self, path: str) -> list[str]:
        """The quick tests of the folder that mirrors this one, and of the one above it."""
        folder = Path("tests", path).parent.as_posix()
        around = (folder, folder.rpartition("/")[0])
        return [
            name
            for name, test in self._tests.items()
            if test.seconds < QUICK_SECONDS and test.file.rpartition("/")[0] in around
        ]

    def _naming(self, path: str) -> set[str]:
        """The tests in files that name this module: what runs while it is imported belongs to no test."""
        *_, folder, module = path.removesuffix(".py").split("/")
        name = re.compile(rf"\b{folder}\.{module}\b")
        files = {test.file for test in self._tests.values()}
        naming = {file for file in files if name.search((self._tree / file).read_text("utf-8"))}
        return {test.name for test in self._tests.values() if test.file in naming}

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

"""Which requirement lines have a test: read from the `req` marks in the tests' syntax trees, without running them.

What each of them promises is in requirements.md. `python -m tests.requirements_report` prints every ID; as a
pytest plugin it adds a line per list to the summary of a whole run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

TESTS = Path(__file__).resolve().parent
LIST = TESTS / "requirements.md"


def listed(text: str) -> list[str]:
    """The IDs of a page on which every line of a list begins with one, and says something."""
    lines = [line for line in text.splitlines() if line.startswith("-")]
    known = [re.match(r"- ([A-Z]+-\d+) \S", line) for line in lines]
    unread = [line for line, found in zip(lines, known, strict=True) if found is None]
    assert not unread, f"{unread[0]!r} is not an ID and what it promises"
    return [found[1] for found in known if found]


def marks(source: str) -> Iterator[str]:
    """The IDs that the `pytest.mark.req(…)` marks in this source name."""
    if "mark.req(" not in source:
        return
    for node in _marking(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="req", value=ast.Attribute(attr="mark")), args=args):
                for value in args:
                    assert isinstance(value, ast.Constant), f"line {value.lineno}: a mark names its IDs as strings"
                    yield str(value.value)


def _marking(tree: ast.Module | ast.ClassDef) -> Iterator[ast.AST]:
    """All that may mark a test; what a test does, which is most of a file, is passed over."""
    for statement in tree.body:
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                for decorator in statement.decorator_list:
                    yield from ast.walk(decorator)
                if isinstance(statement, ast.ClassDef):
                    yield from _marking(statement)
            case _:
                yield from ast.walk(statement)


def proofs(folder: Path = TESTS) -> dict[str, list[str]]:
    """For every marked ID the test files that carry it."""
    proved: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for name in dict.fromkeys(marks(path.read_text("utf-8"))):
            proved.setdefault(name, []).append(path.relative_to(folder).as_posix())
    return proved


def by_area(known: list[str]) -> dict[str, list[str]]:
    """The IDs by the letters before the dash."""
    areas: dict[str, list[str]] = {}
    for name in known:
        areas.setdefault(name.split("-")[0], []).append(name)
    return areas


def summary() -> Iterator[str]:
    """A line per list: how many have a test, and which do not."""
    proved = proofs()
    for area, names in by_area(listed(LIST.read_text("utf-8"))).items():
        open_names = [name.removeprefix(f"{area}-") for name in names if name not in proved]
        without = f"; without a test: {' '.join(open_names)}" if open_names else ""
        yield f"{area}: {len(names) - len(open_names)} of {len(names)}{without}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say at the end of a whole run which requirement lines no test carries; reading all marks takes seconds."""
    if config.args_source is not config.ArgsSource.TESTPATHS or config.option.keyword:
        return
    terminalreporter.section("requirements with a test")
    for line in summary():
        terminalreporter.write_line(line)


def main() -> None:
    """Print every ID with the files that prove it, then the summary."""
    proved = proofs()
    for name in listed(LIST.read_text("utf-8")):
        print(f"{name:6} {' '.join(proved.get(name, ['–']))}")
    print(*summary(), sep="\n")


if __name__ == "__main__":
    main()

"""What games that need not be complete lack in other languages, at the end of every run of pytest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def lacking() -> Iterator[str]:
    """A line for each language in which a game has no rules page or not all of its words."""
    from adapters.screens.rules import rules_files
    from adapters.text.words import languages, untranslated
    from engine.games import GAMES

    yield from untranslated()
    for game in GAMES:
        yield from (f"{game}: the rules in {one}" for one in languages() if one not in rules_files(game))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end of a run what people read in English for want of a translation."""
    lines = [*lacking()]
    if lines:
        terminalreporter.section("not translated yet")
        for line in lines:
            terminalreporter.write_line(line)

"""Mutants that change nothing anybody could see, each with the reason. Better than a line here is simpler code."""

from __future__ import annotations

EQUIVALENTS: dict[tuple[str, str], str] = {}  # by file and change, as they are printed

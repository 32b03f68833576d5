"""Mutants that change nothing anybody could see, each with the reason. Better than a line here is simpler code."""

from __future__ import annotations

EQUIVALENTS = (  # files, the change as it is printed, why
    (
        "engine/games/*",
        "if [self._heard is not None → True]:",
        "saves the making of facts where nobody listens; to tell them all the same does nothing",
    ),
    ("engine/games/thurf/tables.py", "fullness = [0] * [4 → 5]", "there is no fifth suit to be counted"),
)

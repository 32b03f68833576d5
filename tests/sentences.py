"""What people read who have chosen no language."""

from __future__ import annotations

from adapters.text.words import words_for


def sentence(key: str, **values: str | int) -> str:
    """A sentence of ours, by its name."""
    return words_for(None)(key, **values)

"""Counts how often the code of a button is read for what it means, wherever that is asked for."""

from __future__ import annotations

import re
from typing import Any

import pytest

from adapters.screens import lobby_codes, place_codes


class _Noting:
    """A pattern that notes what it is held against."""

    def __init__(self, pattern: re.Pattern[str], readings: list[str]) -> None:
        self._pattern = pattern
        self._readings = readings

    def fullmatch(self, text: str) -> re.Match[str] | None:
        self._readings.append(text)
        return self._pattern.fullmatch(text)


class _NotingWords(dict[str, Any]):
    """The words of the lobby, noting which of them is looked up."""

    def __init__(self, words: dict[str, Any], readings: list[str]) -> None:
        super().__init__(words)
        self._readings = readings

    def get(self, word: str, default: Any = None) -> Any:
        self._readings.append(word)
        return super().get(word, default)


def place_readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read from now on of codes of places; each reading begins with the first form."""
    readings: list[str] = []
    (command, pattern), *others = place_codes._READ
    monkeypatch.setattr(place_codes, "_READ", [(command, _Noting(pattern, readings)), *others])
    return readings


def lobby_readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of lobby codes that are read from now on."""
    readings: list[str] = []
    monkeypatch.setattr(lobby_codes, "_BY_WORD", _NotingWords(lobby_codes._BY_WORD, readings))
    return readings

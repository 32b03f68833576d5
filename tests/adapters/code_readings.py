"""Counts how often the code of a button is read for what it means, wherever that is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from adapters.screens import lobby_codes, open_codes, place_codes
from adapters.screens.written import Forms


class _Noting(Forms[Any]):
    """Forms that note what they are to read."""

    def __init__(self, forms: Forms[Any], readings: list[str]) -> None:
        self.__dict__.update(forms.__dict__)
        self._readings = readings

    def read(self, text: str) -> Any:
        self._readings.append(text)
        return super().read(text)


class _NotingWords(dict[str, Any]):
    """The words of the lobby, noting which of them is looked up."""

    def __init__(self, words: dict[str, Any], readings: list[str]) -> None:
        super().__init__(words)
        self._readings = readings

    def get(self, word: str, default: Any = None) -> Any:
        self._readings.append(word)
        return super().get(word, default)


def place_readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read from now on of codes of places."""
    return _readings(monkeypatch, place_codes)


def open_readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read from now on of what a table's buttons ask for beside the match."""
    open_codes._read.cache_clear()
    return _readings(monkeypatch, open_codes)


def _readings(monkeypatch: pytest.MonkeyPatch, codes: Any) -> list[str]:
    readings: list[str] = []
    monkeypatch.setattr(codes, "_FORMS", _Noting(codes._FORMS, readings))
    return readings


def lobby_readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of lobby codes that are read from now on."""
    readings: list[str] = []
    monkeypatch.setattr(lobby_codes, "_BY_WORD", _NotingWords(lobby_codes._BY_WORD, readings))
    return readings

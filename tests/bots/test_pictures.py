"""The commands about pictures: contact sheets of real play, and what pictures cost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner, Result

from bots.cli import app
from engine.games import GAMES
from tests.engine.games.tiny import Tiny


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture(autouse=True)
def few_games() -> Iterator[None]:
    """One game that has pictures and one that has none: nothing here may know a game by name."""
    kept = dict(GAMES)
    GAMES.clear()
    GAMES.update(kniffeliger=kept["kniffeliger"], tiny=Tiny)
    yield
    GAMES.clear()
    GAMES.update(kept)  # in the order that lists of games have


@pytest.mark.req("PL-30")
def test_contact_sheets_are_written_with_each_picture_beside_them(tmp_path: Path) -> None:
    result = run("pictures", "--folder", tmp_path, "--lang", "ar")
    assert result.exit_code == 0, result.output
    assert sorted(path.name for path in tmp_path.glob("*.png")) == ["ar-four-light.png", "ar-two-dark.png"]
    names = {path.name for path in (tmp_path / "ar-two-dark").iterdir()}
    assert {f"kniffeliger-{name}" for name in ("dice.png", "sheets.png", "winner.gif", "replay.gif")} <= names
    with Image.open(tmp_path / "ar-two-dark.png") as sheet:
        assert sheet.width > 2000


def test_a_language_without_words_is_refused(tmp_path: Path) -> None:
    result = run("pictures", "--folder", tmp_path, "--lang", "tlh")
    assert result.exit_code == 2
    assert "There are no words in 'tlh'" in result.output
    assert not any(tmp_path.iterdir())


def test_the_cost_of_pictures_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bots.bench_pictures.REPEATS", 1)
    monkeypatch.setattr("bots.bench_pictures.LOOP_PICTURES", 2)
    result = run("bench", "pictures", "--json")
    assert result.exit_code == 0, result.output
    *kinds, loop = json.loads(result.output)
    assert {line["kind"] for line in kinds} >= {"dice, png", "sheets, png", "winner, gif", "replay, gif"}
    assert all(line["again_cpu_ms"] > 0 and line["kilobytes"] > 0 for line in kinds)
    assert loop["pictures"] == 2

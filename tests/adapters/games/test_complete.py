"""The games that must be complete are: told in every language, drawn, hinted at, explained and played through."""

from __future__ import annotations

import pytest

from adapters.screens.games import part_of
from adapters.screens.rules import rules_files
from adapters.text.words import FOLDERS, languages, untranslated
from engine.games import COMPLETE, GAMES
from tests.engine.games.playthrough import FOLDER, expected


@pytest.mark.req("PL-24", "PL-25", "PL-30")
@pytest.mark.parametrize("game", COMPLETE)
def test_a_game_of_ours_has_everything(game: str) -> None:
    assert [part for part in ("screen", "picture", "hints", "tutorial") if part_of(game, part) is None] == []
    assert sorted(rules_files(game)) == [*languages()]
    folder = next(folder for folder in FOLDERS if folder.parent.name == game.replace("-", "_"))
    assert sorted(path.stem for path in folder.iterdir()) == [*languages()]
    assert [line for line in untranslated() if line.startswith(f"{game}:")] == []
    told = [one for one in expected() if one.game is GAMES[game]]
    assert len(told) == len(GAMES[game].info.presets) * len(GAMES[game].info.seat_counts)
    assert [one.name for one in told if not (FOLDER / one.name).exists()] == []


def test_games_of_ours_come_first_and_in_their_order() -> None:
    assert [*GAMES][: len(COMPLETE)] == [*COMPLETE]
    assert [*GAMES][len(COMPLETE) :] == sorted(GAMES.keys() - {*COMPLETE})

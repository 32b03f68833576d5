"""Every game has playthroughs, and plays as they tell. `pytest --accept-playthroughs` rewrites them."""

from __future__ import annotations

from collections import defaultdict

import pytest

from engine.contract import Match
from tests.engine.games.playthrough import FOLDER, Playthrough, expected, read, retell


@pytest.mark.parametrize("wanted", expected(), ids=lambda wanted: wanted.name)
def test_the_game_plays_as_its_playthrough_tells(wanted: Playthrough, request: pytest.FixtureRequest) -> None:
    path = FOLDER / wanted.name
    if request.config.getoption("--accept-playthroughs"):
        told = read(path.read_text(encoding="utf-8")) if path.exists() else wanted
        path.write_text(retell(told), encoding="utf-8")
    assert path.exists(), "no playthrough yet: write one with --accept-playthroughs, and have a player read it"
    text = path.read_text(encoding="utf-8")
    told = read(text)
    assert told.name == wanted.name
    hidden = [name for name, field in told.options.fields().items() if not field.metadata["shown"]]
    assert [getattr(told.options, name) for name in hidden] == [getattr(wanted.options, name) for name in hidden]
    assert text == retell(told)


def test_every_playthrough_is_of_a_game_that_is_played_here() -> None:
    strangers = {path.name for path in FOLDER.iterdir()} - {wanted.name for wanted in expected()}
    assert strangers == set()


@pytest.mark.req("SA-11", "SA-15")
def test_whatever_a_game_offers_is_done_in_one_of_its_playthroughs() -> None:
    offered: dict[type[Match], set[str]] = defaultdict(set)
    done: dict[type[Match], set[str]] = defaultdict(set)
    for path in FOLDER.iterdir():
        text = path.read_text(encoding="utf-8")
        told = read(text)
        done[told.game] |= {code.split()[0] for _, code in told.moves}
        for line in text.splitlines():
            _, may, choices = line.partition(" may: ")
            if may:
                offered[told.game] |= {code.split()[0] for code in choices.split(" (default")[0].split(", ")}
    assert done == offered

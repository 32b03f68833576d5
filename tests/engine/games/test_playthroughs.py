"""Every game has playthroughs, and plays as they tell. `pytest --accept-playthroughs` rewrites them."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

import pytest

from engine.contract import BadOption, Options, option
from engine.games import GAMES
from tests.engine.games.playthrough import (
    FOLDER,
    Playthrough,
    expected,
    moves_of,
    only_in_presets,
    read,
    read_anew,
    retell,
    told_of,
)


@pytest.mark.parametrize("wanted", expected(), ids=lambda wanted: wanted.name)
def test_the_game_plays_as_its_playthrough_tells(wanted: Playthrough, request: pytest.FixtureRequest) -> None:
    path = FOLDER / wanted.name
    if request.config.getoption("--accept-playthroughs"):
        told = read_anew(path.read_text(encoding="utf-8"), wanted) if path.exists() else wanted
        path.write_text(retell(told), encoding="utf-8")
    assert path.exists(), "no playthrough yet: write one with --accept-playthroughs, and have a player read it"
    text = path.read_text(encoding="utf-8")
    try:
        told = read(text)
    except BadOption as unknown:
        pytest.fail(
            f"its options are not those of the game: {unknown.details}; --accept-playthroughs takes the preset's"
        )
    assert told.name == wanted.name
    hidden = only_in_presets(wanted.game)
    assert [getattr(told.options, name) for name in hidden] == [getattr(wanted.options, name) for name in hidden]
    assert text == retell(told)


@pytest.mark.parametrize("game", GAMES)
def test_no_playthrough_is_left_behind(game: str) -> None:
    wanted = {one.name for one in expected()}
    left = [(FOLDER / name).relative_to(FOLDER.parents[3]) for name in told_of(game) if name not in wanted]
    assert [f"delete {path}: no such preset or seat count" for path in left] == []


def test_every_playthrough_is_of_a_game_that_is_played_here() -> None:
    ours = {name for game in GAMES for name in told_of(game)}
    assert {path.name for path in FOLDER.iterdir()} == ours


@pytest.mark.req("SA-11", "SA-15")
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_offers_is_done_in_one_of_its_playthroughs(game: str) -> None:
    offered, done = set[str](), set[str]()
    for text in told_of(game).values():
        done |= {code.split()[0] for _, code in moves_of(text)}
        for line in text.splitlines():
            _, may, choices = line.partition(" may: ")
            if may:
                offered |= {code.split()[0] for code in choices.split(" (default")[0].split(", ")}
    assert done == offered


@dataclass(frozen=True)
class Changed(Options):
    """What is left of a game's options once it was changed."""

    length: int = option(5, low=1, high=9)
    board: str = option("small", choices=("small", "large"), shown=False)


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        pytest.param("length=3 board=large", Changed(3, "large"), id="chosen for this playthrough"),
        pytest.param("length=3 board=small", Changed(3, "large"), id="a preset alone says how large the board is"),
        pytest.param("size=3 board=large", Changed(5, "large"), id="an option that was renamed"),
        pytest.param("length=30 board=large", Changed(5, "large"), id="a value that is none any more"),
    ],
)
def test_written_anew_a_playthrough_has_options_that_the_game_has(
    line: str, kept: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = expected()[0]
    info = first.game.info
    monkeypatch.setattr(
        first.game, "info", dataclasses.replace(info, options=Changed, presets={first.preset: Changed(5, "large")})
    )
    text = f"game: {info.key}\npreset: {first.preset}\nseats: 2\noptions: {line}\nseed: 00ff\n\n1. seat 1: play\n"
    told = read_anew(text, first._replace(options=Changed(5, "large")))
    assert (told.options, told.seed, told.moves) == (kept, b"\0\xff", ((1, "play"),))

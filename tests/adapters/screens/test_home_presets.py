"""Where a language has a home variant of a game, a table there starts with it and it is offered first."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.screens.options import options_screen
from adapters.text.words import Words
from engine.commands import Open
from engine.contract import Match
from engine.games import GAMES
from engine.games.truco.facts import TrucoOptions
from engine.table import Table
from tests.adapters.screens.limits import all_buttons
from tests.service import Service, running

PLACE = "chats:place"


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    async with running(tmp_path) as service:
        yield service


@pytest.mark.req("TR-16")
@pytest.mark.parametrize(
    ("language", "presets"),
    [
        ("pt-BR", ["mesa", "paulista", "mineiro"]),
        ("pt", ["mesa", "paulista", "mineiro"]),
        ("en", ["paulista", "mesa", "mineiro"]),
        ("bg", ["paulista", "mesa", "mineiro"]),
    ],
)
def test_the_home_variant_is_offered_first(language: str, presets: list[str]) -> None:
    words = Words(language)
    table = Table("abcdefghijkl")
    table.do(Open("truco", "1234"), 1, 0.0)
    screen = options_screen(table.view(1), words, "options preset")
    codes = [button.code.split(" ", 2)[2] for button in all_buttons(screen)]
    assert codes[:3] == [f"preset {name}" for name in presets]
    told = [line.text.split(":")[0] for line in screen.lines[-3:]]
    assert told == [words(f"truco-preset-{name}") for name in presets]


@pytest.mark.req("TR-16")
@pytest.mark.parametrize(("language", "preset"), [("pt-BR", "mesa"), ("en", "paulista"), (None, "paulista")])
async def test_a_new_table_starts_with_the_home_variant_of_its_place(
    service: Service, language: str | None, preset: str
) -> None:
    ana = await service.arrive("ana")
    await service.store.set_place_language(PLACE, language)
    answer = await service.desk.open_table(ana, "truco", lambda _: PLACE, service.press_id(), seats=4)
    assert answer.table_id is not None
    view = await service.view(ana, answer.table_id)
    assert (view.preset, len(view.seats)) == (preset, 4)


@pytest.mark.req("TR-16", "SA-15")
@pytest.mark.parametrize(
    ("game", "language", "preset"), [("truco", "pt-BR", "mesa"), ("santase", "bg", "bulgarian")]
)
async def test_where_a_place_has_no_language_the_one_who_opens_the_table_counts(
    service: Service, game: str, language: str, preset: str
) -> None:
    ana = await service.arrive("ana")
    await service.desk.people.set_language(ana, language)
    ana = await service.arrive("ana")
    answer = await service.desk.open_table(ana, game, lambda _: PLACE, service.press_id())
    assert answer.table_id is not None
    assert (await service.view(ana, answer.table_id)).preset == preset


@pytest.mark.req("TR-16")
async def test_a_preset_that_was_asked_for_goes_before_the_home_variant(service: Service) -> None:
    ana = await service.arrive("ana")
    await service.store.set_place_language(PLACE, "pt-BR")
    answer = await service.desk.open_table(
        ana, "truco", lambda _: PLACE, service.press_id(), preset="paulista", options={"answer_by": "team"}
    )
    assert answer.table_id is not None
    view = await service.view(ana, answer.table_id)
    assert view.options == TrucoOptions(raise_rights="once", answer_by="team")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_home_variant_is_a_preset_of_its_game(game: type[Match]) -> None:
    assert set(game.info.home_presets.values()) <= set(game.info.presets)

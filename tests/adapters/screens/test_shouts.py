"""Shouts and signs on the screen."""

from __future__ import annotations

import pytest

from adapters.screens import log_pages, private_screen
from adapters.screens.buttons import read_code
from adapters.screens.lobby_codes import read_lobby_code
from adapters.text.words import Words, languages
from engine.commands import Shout
from engine.games import GAMES
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of
from tests.engine.tables import ANA, BEA, CYD
from tests.engine.test_shouts import four

NAMES = ("Ana", "Bea", "Cyd", "Dee")


@pytest.mark.req("TR-19")
@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("signs", [True, False])
def test_everything_ready_made_is_in_a_menu(language: str, signs: bool) -> None:
    words, info = Words(language), GAMES["truco"].info
    view = four(signs=signs).table.view(ANA)
    hand = private_screen(view, NAMES, words)
    assert hand is not None
    assert words("button-shout") in [button.label for button in all_buttons(hand)]
    menu = private_screen(view, NAMES, words, "shout")
    assert menu is not None
    assert_within_limits(menu)
    codes = [code for button in all_buttons(menu) if (code := read_code(button.code)) is not None]
    offered = [command.what for code in codes if isinstance(command := _command(code), Shout)]
    assert offered == [*info.shouts, *(info.signs if signs else ())]


def _command(code: object) -> object:
    return read_lobby_code(code) if code.kind == "l" else None  # type: ignore[attr-defined, arg-type]


@pytest.mark.req("TR-19", "PL-42")
def test_a_sign_is_on_the_screens_of_partners_alone_and_a_shout_in_the_log(words: Words) -> None:
    kept = four()
    kept.do(Shout("wink"), ANA)
    kept.do(Shout("ladrao"), BEA)
    sign = words("truco-sign", what="wink")
    seen = {}
    for person in (ANA, BEA, CYD):
        screen = private_screen(kept.table.view(person), NAMES, words)
        assert screen is not None
        seen[person] = sign in text_of(screen)
    assert seen == {ANA: False, BEA: False, CYD: True}
    pages = log_pages(kept.table.view(None), NAMES, words, is_followed=True)
    told = "\n".join(line.text for page in pages for line in page.lines)
    assert "📣 Bea: Truco, ladrão!" in told and sign not in told

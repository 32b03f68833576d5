"""At which hours somebody is left alone, and that every button of the bells fits."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from adapters.screens.appearance import OFF
from adapters.screens.bells import HOURS, QUIET_HOURS, ZONE, Rung, bells_screen, is_quiet, local_time, zone_of
from adapters.screens.buttons import PLACE, read_code
from adapters.screens.screen import Button
from adapters.text.words import languages, words_for
from engine.games import GAMES

pytestmark = pytest.mark.req("PL-74")


def at(hour: int, minute: int = 0) -> float:
    return datetime(2026, 11, 17, hour, minute, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("hours", "zone", "quiet_at", "awake_at"),
    [
        ("22-8", "0", (at(22), at(3), at(7, 59)), (at(8), at(21, 59))),
        ("22-8", "330", (at(16, 30), at(2, 29)), (at(2, 30), at(16, 29))),
        ("0-10", "-180", (at(3), at(12, 59)), (at(2, 59), at(13))),
        (OFF, "0", (), (at(0), at(12))),
    ],
)
def test_nobody_is_told_anything_at_their_quiet_hours(
    hours: str, zone: str, quiet_at: tuple[float, ...], awake_at: tuple[float, ...]
) -> None:
    settings = {QUIET_HOURS: hours, ZONE: zone}
    assert [is_quiet(one, settings, None) for one in (*quiet_at, *awake_at)] == [True] * len(quiet_at) + [
        False
    ] * len(awake_at)


def test_the_zone_is_guessed_by_the_language_until_somebody_says_otherwise() -> None:
    assert [zone_of({}, one) for one in ("te", "pt-BR", "en", None)] == [330, -180, 0, 0]
    assert zone_of({ZONE: "-60"}, "te") == -60
    assert zone_of({ZONE: "99999"}, None) == 14 * 60 and zone_of({ZONE: 7}, "de") == 60
    assert f"{local_time(at(12), {}, 'te'):%H:%M}" == "17:30"


@pytest.mark.parametrize("language", languages())
def test_every_button_says_what_it_will_be(language: str) -> None:
    tail = "-1001234567890123:123456"
    rung = [Rung(tail, game, "Friends") for game in GAMES]
    screen = bells_screen(
        tail, "Friends", ["santase"], rung, {ZONE: "-720"}, at(12), words_for(language), is_offered=True
    )
    buttons = [control for row in screen.controls for control in row if isinstance(control, Button)]
    codes = [read_code(button.code) for button in buttons]
    assert all(code is not None and code.kind == PLACE for code in codes)
    said = [code.what for code in codes if code is not None]
    assert said.count("bell off santase") == 2 and "bell on truco" in said
    assert [f"bell {QUIET_HOURS} {hours}" for hours in HOURS] == [one for one in said if QUIET_HOURS in one]
    assert [one for one in said if ZONE in one] == ["bell zone -720", "bell zone -690", "bell zone -660"]

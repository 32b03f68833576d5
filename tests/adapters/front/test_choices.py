"""What may be typed instead of pressed: every legal action of every game, in words of its own."""

from __future__ import annotations

from random import Random

import pytest

from adapters.front.choices import legal_choices, opening_choices, read_options
from adapters.text.names import table_names
from adapters.text.words import words_for
from engine.commands import Act
from engine.games import GAMES
from engine.table import Table
from engine.table_view import LOBBY, PLAYING
from tests.engine.games.test_every_game import SETTINGS
from tests.engine.games.test_every_screen import started
from tests.engine.games.walk import Setting

WORDS = words_for("en")
MOVES_MAX = 40
STRIDE = 4  # states between two that are looked at


@pytest.mark.req("PL-3")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_legal_action_can_be_typed_and_no_two_are_called_the_same(setting: Setting) -> None:
    random = Random(3)
    table = started(setting, 3)
    for count in range(MOVES_MAX):
        if table.phase != PLAYING:
            break
        assert table.match is not None
        seat = random.choice(table.match.asked)
        decision = table.match.decision(seat)
        assert decision is not None
        if count % STRIDE == 0:
            view = table.view(seat + 1)
            names = table_names(view, {one: f"P{one}" for one in table.people}, WORDS)
            choices = legal_choices(view, names, WORDS)
            codes = [f"a{table.id} {decision.number} {action.code}" for action in decision.actions]
            assert sorted(choice.code for choice in choices) == sorted(set(codes))
            assert len({choice.label for choice in choices}) == len(choices)
            assert all(choice.is_called(choice.label.upper()) for choice in choices)
            assert all(choice.is_called(choice.code.split(" ", 2)[2]) for choice in choices)
            assert all(choice.fits("") and not choice.fits("no such thing") for choice in choices)
        table.do(Act(random.choice(decision.actions).code, decision.number), seat + 1, 0.0)


def test_who_is_not_asked_can_choose_nothing() -> None:
    table = started(SETTINGS[0], 1)
    for viewer in (None, 99):
        assert legal_choices(table.view(viewer), [""] * len(table.chairs), WORDS) == []
    lobby = Table("abcdefghijkl")
    assert (lobby.phase, legal_choices(table.view(None)._replace(phase=LOBBY), [], WORDS)) == (LOBBY, [])


@pytest.mark.req("PL-10")
@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_is_offered_can_be_set(game: str) -> None:
    info = GAMES[game].info
    choices = opening_choices(game, WORDS)
    assert {choice.code.partition("=")[0] for choice in choices} == {
        name for name, field in info.options.fields().items() if field.metadata["shown"]
    }
    for choice in choices:
        read = read_options(choice.code)
        assert read is not None
        for name, value in read.items():
            info.presets[info.default_preset].changed(name, value)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("", {}),
        ("target=11", {"target": "11"}),
        (" target=11,  closing=off ", {"target": "11", "closing": "off"}),
        ("target", None),
        ("=11", None),
        ("target=", None),
        ("target=11 and more", None),
    ],
)
def test_options_are_read(text: str, options: dict[str, str] | None) -> None:
    assert read_options(text) == options

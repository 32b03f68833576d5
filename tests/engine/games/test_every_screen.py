"""Every game's screens keep secrets: hidden cards elsewhere change nothing that anyone else is shown."""

from __future__ import annotations

from random import Random

import pytest

from adapters.screens import log_pages, log_screen, private_screen, public_screen
from adapters.screens.screen import Screen
from adapters.text.names import table_names
from adapters.text.words import words_for
from engine.chance import QuickChance
from engine.commands import Act, Open, Ready, SetPreset, SetSeats, Sit, Start
from engine.table import Table
from engine.table_view import PLAYING
from tests.engine.games.test_every_game import SETTINGS
from tests.engine.games.walk import Setting

CARD_SETTINGS = [setting for setting in SETTINGS if [*setting.hidden.pack(setting.new(1))]]
MOVES_MAX = 60
STRIDE = 7  # states between two that are looked at


def started(setting: Setting, seed: int) -> Table:
    """A table of persons, numbered from 1, with a match begun."""
    table = Table("abcdefghijkl")
    table.do(Open(setting.game.info.key, "123456"), 1, 0.0)
    table.do(SetSeats(setting.seats), 1, 0.0)
    table.do(SetPreset(setting.preset), 1, 0.0)
    people = range(1, setting.seats + 1)
    for person in people[1:]:
        table.do(Sit(), person, 0.0)
    for person in people:
        table.do(Ready(True), person, 0.0)
    table.do(Start(), 1, 0.0, seed=seed.to_bytes(32, "big"))
    return table


def shown(table: Table, person: int | None) -> list[Screen | None]:
    """All that a person, or the audience, is shown."""
    view, words = table.view(person), words_for("en")
    names = table_names(view, {one: f"P{one}" for one in table.people}, words)
    log = [log_screen(page) for page in log_pages(table.view(None), names, words, is_followed=True)]
    return [private_screen(view, names, words), public_screen(table.view(None), names, words), *log]


@pytest.mark.req("PL-42")
@pytest.mark.parametrize("setting", CARD_SETTINGS, ids=str)
def test_hidden_cards_change_nobody_elses_screen(setting: Setting) -> None:
    random = Random(5)
    table = started(setting, 5)
    people = [*table.people, None]
    changed = 0
    for count in range(MOVES_MAX):
        if table.phase != PLAYING:
            break
        assert table.match is not None
        if count % STRIDE == 0:
            for viewer, person in zip(setting.viewers, people, strict=True):
                same, twin = table.clone(), table.clone()
                same.match = setting.exchanged(table.match, {})
                twin.match = setting.twin(table.match, viewer, QuickChance(count))
                assert shown(twin, person) == shown(same, person), (count, person)
                changed += any(shown(twin, other) != shown(same, other) for other in table.people)
        seat = random.choice(table.match.asked)
        decision = table.match.decision(seat)
        assert decision is not None
        code = random.choice(decision.actions).code
        table.do(Act(code, decision.number), seat + 1, 0.0)
    assert changed, "the cards were never mixed"

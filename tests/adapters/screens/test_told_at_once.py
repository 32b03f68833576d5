"""What a game says is told to everybody at once is told, with every card of it: people in a group may say it."""

from __future__ import annotations

import pytest

from adapters.front.choices import legal_buttons
from adapters.screens.games import open_verbs
from adapters.screens.log import told_lines
from adapters.text.names import table_names
from adapters.text.words import words_for
from engine.chance import QuickChance
from engine.commands import Act, Open, Ready, Sit, Start
from engine.games import COMPLETE, GAMES
from engine.table import Table
from tests.hidden_cards import FACE

MOVES = 60
WORDS = words_for("en")


def begun(game: str) -> Table:
    """A match at the table that a game opens with."""
    table = Table("abcdefghijkl")
    table.do(Open(game, "123456"), 1, 0.0)
    people = range(1, len(table.chairs) + 1)
    for person in people[1:]:
        table.do(Sit(), person, 0.0)
    for person in people:
        table.do(Ready(True), person, 0.0)
    table.do(Start(), 1, 0.0, seed=bytes(31) + b"\7")
    return table


@pytest.mark.req("PL-4")
@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_what_was_told_at_once(game: str) -> None:
    table, chance = begun(game), QuickChance(7)
    seen, told = set[str](), set[str]()
    names = table_names(table.view(None), {number: f"P{number}" for number in range(1, 9)}, WORDS)
    for _ in range(MOVES):
        asked = table.view(None).asked
        if not asked:
            break
        seat = asked[chance.below(len(asked))]
        view, before = table.view(seat + 1), len(table.view(None).log)
        assert view.decision is not None
        fresh = [one for one in view.decision.actions if one.code.split()[0] not in seen]
        choices = fresh or view.decision.actions
        action = choices[chance.below(len(choices))]
        seen.add(action.code.split()[0])
        label = legal_buttons(view, names, WORDS)[action.code].label
        table.do(Act(action.code, view.decision.number), seat + 1, 0.0)
        if action.code.split()[0] in open_verbs(game):
            facts = table.view(None).log[before:]
            assert facts, f"nobody learns of {action.code!r}"
            lines = "\n".join(line.text for line in told_lines(game, facts, names, WORDS))
            missing = {*FACE.findall(label)} - {*FACE.findall(lines)}
            assert not missing, f"{label!r} is not told: {lines}"
            told.add(action.code.split()[0])
    assert told or game not in COMPLETE, "a game tells something at once, or no hand could be played in the group"

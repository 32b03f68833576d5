"""Lobbies of games that Santase is not: many seats, partners, everyone to be ready, long ranges of options."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import ClassVar

import pytest

from adapters.screens import private_screen, public_screen
from adapters.text.names import table_names
from adapters.text.words import FOLDERS, Words
from engine.commands import Fill, Ready, SetSeats, Sit
from engine.contract import GameInfo, Options, option
from engine.games import GAMES
from engine.games.santase.rules import Santase
from engine.table import Table
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of
from tests.adapters.screens.stages import ANA, BEA, done, opened

CATALOGUE = """
party-name = Party
party-how-1 = Sit together.
party-how-2 = Agree on everything.
party-preset-usual = Usual
party-preset-usual-about = as always
party-option-rounds-name = Rounds
party-option-rounds = { $value } rounds
"""


@dataclasses.dataclass(frozen=True)
class PartyOptions(Options):
    rounds: int = option(6, low=1, high=50)


class Party(Santase):
    """A game of which only the lobby is looked at."""

    info: ClassVar[GameInfo] = GameInfo(
        key="party",
        seat_counts=(4, 6, 8),
        options=PartyOptions,
        presets={"usual": PartyOptions()},
        rules_version=1,
        moves_max=1,
        teams=2,
        all_ready=True,
    )


@pytest.fixture
def party_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    monkeypatch.setitem(GAMES, "party", Party)
    (tmp_path / "en.ftl").write_text(CATALOGUE, encoding="utf-8")
    return Words("en", folders=(*FOLDERS, tmp_path))


def shown(table: Table, words: Words, draft: str | None = None) -> tuple[str, list[str]]:
    """The text and the labels of the public screen, or of Ana's with this draft."""
    names = table_names(table.view(None), {ANA: "Ana", BEA: "Bea"}, words)
    if draft is None:
        screen = public_screen(table.view(None), names, words)
    else:
        found = private_screen(table.view(ANA), names, words, draft)
        assert found is not None
        screen = found
    assert_within_limits(screen)
    return text_of(screen), [button.label for button in all_buttons(screen)]


@pytest.mark.req("PL-13", "PL-14")
def test_eight_seats_partners_and_ready_marks(party_words: Words) -> None:
    table = opened("party")
    text, labels = shown(table, party_words)
    assert text.endswith("7 more players are needed: sit down or add house players.")
    assert labels[:7] == [f"Sit at {seat}" for seat in range(2, 9)]
    assert labels[7:] == [
        "🤖 Easy", "🤖 Normal", "🤖 Strong", "🤖 Fill all seats", "Ready", "Start", "Options", "Rules", "Leave",
        "Close table",
    ]  # fmt: skip

    done(table, (Sit(1), BEA), (Fill("normal"), ANA), (Ready(True), BEA))
    text, labels = shown(table, party_words)
    assert "1. Ana ★ host … not ready" in text and "2. Bea ✓ ready" in text
    assert text.endswith("Not ready yet: Ana")
    assert labels[:6] == [f"Clear seat {seat}" for seat in range(3, 9)]
    assert shown(table, party_words, "")[1] == ["Ready", "Start", "Options", "Leave"]

    done(table, (Ready(True), ANA))
    assert shown(table, party_words)[0].endswith("Everyone is here: press Start.")
    assert shown(table, party_words, "")[1][0] == "Not ready"


def test_seats_and_game_can_be_chosen_where_there_are_several(party_words: Words) -> None:
    table = done(opened("party"), (SetSeats(4), ANA))
    assert shown(table, party_words, "options")[1][-4:-2] == ["Number of seats ▸", "Game ▸"]
    assert shown(table, party_words, "options seats")[1] == [
        "as many as come", "✓ 4 seats", "6 seats", "8 seats", "◂ Back",
    ]  # fmt: skip
    games = [party_words(f"{key}-name") for key in GAMES if key != "party"]
    assert shown(table, party_words, "options game")[1] == [*games, "✓ Party", "◂ Back"]


def test_a_long_range_of_values_is_paged(party_words: Words) -> None:
    table = opened("party")
    seen: list[str] = []
    for page in ("options rounds", "options rounds ~1", "options rounds ~2"):
        seen += [label for label in shown(table, party_words, page)[1] if "rounds" in label]
    assert [label.removeprefix("✓ ") for label in seen] == [f"{rounds} rounds" for rounds in range(1, 51)]
    assert shown(table, party_words, "options rounds ~1")[1][-2:] == ["◂ Back", "More ▸"]

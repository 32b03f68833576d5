"""The search of everything that was shown finds each kind of leak, so that finding nothing means something.

That a bot as it is leaks nothing, over whole matches of every game, stands in test_matches.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from adapters.front.desk import Desk
from adapters.screens.screen import Line, Screen
from adapters.telegram.ephemeral import Ephemerals
from adapters.telegram.presses import TelegramPresses
from tests.adapters.telegram.matches import Played, Player
from tests.leaks import Leak, codes_in_place, hand_of_the_first
from tests.running_telegram import new_telegram, running

GAME = "santase"


def window(patch: pytest.MonkeyPatch) -> None:
    """Whoever asks for the hand reads another one in the window as well."""
    numbered_hand = Desk.numbered_hand

    async def told(self: Desk, person: Any, table_id: str, **rest: Any) -> str:
        lines = hand_of_the_first(await self._host.table(table_id)).lines
        cards = [line.text for line in lines if line.style == "cards"]
        return "\n".join((str(await numbered_hand(self, person, table_id, **rest)), *cards))

    patch.setattr(Desk, "numbered_hand", told)


def message_for_one(patch: pytest.MonkeyPatch) -> None:
    """The message that one person sees alone shows the hand of another as well."""
    show_hand, show = TelegramPresses._show_hand, Ephemerals.show
    lines: list[Line] = []

    async def looked(
        self: TelegramPresses, query: Any, reply: Any, person: Any, code: Any, screen: Screen
    ) -> None:
        lines[:] = hand_of_the_first(await self._desk._host.table(code.table_id)).lines
        await show_hand(self, query, reply, person, code, screen)

    async def shown(self: Ephemerals, query: Any, screen: Screen) -> Any:
        return await show(self, query, screen._replace(lines=(*screen.lines, *lines)))

    patch.setattr(TelegramPresses, "_show_hand", looked)
    patch.setattr(Ephemerals, "show", shown)


@pytest.mark.req("PL-42")
@pytest.mark.leaping
@pytest.mark.parametrize("leak", [codes_in_place, window, message_for_one])
async def test_the_search_finds_what_a_bot_lets_slip(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak
) -> None:
    leak(monkeypatch)
    async with running(tmp_path, new_telegram(ephemeral="rejected" if leak is window else "on")) as bot:
        ana, cy = (bot.telegram.person(name) for name in ("Ana", "Cy"))
        players = [Player(ana), Player(cy, has_chat=False)]
        played = Played(bot, bot.telegram.group("Friends", ana, cy), players, Random(7))
        await played.open(GAME, length_share=11)
        await played.play()
        match = await played.match_of()
        assert [*match.leaks(await played.shown_to(cy), await played.number(cy))] != []

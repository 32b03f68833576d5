"""The search of everything that was shown finds each kind of leak, so that finding nothing means something.

That a bot as it is leaks nothing, over whole matches of every game, stands in test_matches.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from adapters.front.desk import Desk
from tests.adapters.discord.matches import Played, Player
from tests.leaks import Leak, codes_in_place, log_in_place, words_in_place
from tests.running_discord import running

GAME = "santase"


def suggestions(patch: pytest.MonkeyPatch) -> None:
    """Whoever types a command is suggested what the first person may do."""
    choices = Desk.choices

    async def suggested(self: Desk, person: Any, at: Any) -> Any:
        first = next(one for _, one in self._known_people._known.values() if one.name == "Ana")
        return await choices(self, first, at)

    patch.setattr(Desk, "choices", suggested)


@pytest.mark.req("PL-42")
@pytest.mark.parametrize("leak", [words_in_place, codes_in_place, log_in_place, suggestions])
async def test_the_search_finds_what_a_bot_lets_slip(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak
) -> None:
    leak(monkeypatch)
    async with running(tmp_path, house_seconds=0) as bot:
        channel = bot.discord.guild("Friends").channel("games")
        people = [bot.discord.person(name) for name in ("Ana", "Bea", "Dan")]
        played = Played(bot, channel, [*map(Player, people[:2])], Random(7))
        await played.open(GAME)
        while (player := await played.next_player()) is not None:
            await played.suggest(people[2])
            await played.act(player)
        match = await played.match_of(people[2])
        onlooker = await played.shown_to(people[2])
        assert [*match.leaks(onlooker, await played.number(people[2]))] != []

"""How long a house player takes tells nothing: forced answers and free ones cannot be told apart by their time."""

from __future__ import annotations

from bisect import bisect_right
from math import sqrt
from random import Random

import pytest

from engine.commands import HOUSE, Fill, Leave, Return, SetSeats, Start
from engine.contract import Seat, View
from engine.host import Host
from engine.house.tempo import Tempo
from engine.table_commands import HOUSE_LEVELS
from engine.table_view import PLAYING
from tests.engine.clocks import HandClock
from tests.engine.hosts import Hosted, QuickHouse, answer
from tests.engine.journals import ListJournal
from tests.engine.tables import ANA

GAME, SEATS = "sixty-one", 6  # in which a third of all decisions are forced
WANTED = 200  # of each kind
THOUGHT_SECONDS = {"easy": 0.1, "normal": 0.8, "strong": 2.4}  # about; also longer than the usual pause
LIKELY = 1.95  # two samples of one distribution differ by more only once in a thousand times


class PonderingHouse(QuickHouse):
    """House players that take a while to think, but not where there is one thing to do."""

    def __init__(self, clock: HandClock) -> None:
        super().__init__()
        self._clock = clock

    async def choose(self, game: str, view: View, seat: Seat, level: str, seed: int, table_id: str = "") -> str:
        code = await super().choose(game, view, seat, level, seed)
        await self._clock.sleep(THOUGHT_SECONDS[level] * (0.5 + Random(seed).random()))
        return code


def difference(one: list[float], other: list[float]) -> float:
    """How far two samples are apart by Kolmogorov and Smirnov, as a share of what is likely by chance."""
    one, other = sorted(one), sorted(other)
    apart = max(
        abs(bisect_right(one, at) / len(one) - bisect_right(other, at) / len(other)) for at in (*one, *other)
    )
    return apart / (LIKELY * sqrt((len(one) + len(other)) / (len(one) * len(other))))


async def times(level: str, tempo: Tempo) -> dict[bool | None, list[float]]:
    """How long house players of a level took, by whether they had one thing to do; many of each.

    Who leads after a trick, which everybody sees, is apart from both: under None."""
    clock = HandClock()
    journal = ListJournal()
    host = Host(journal, PonderingHouse(clock), clock, lambda _: None, tempo=tempo)
    took: dict[bool | None, list[float]] = {True: [], False: [], None: []}
    while min(len(took[True]), len(took[False])) < WANTED:
        table = await host.open(GAME, ANA)
        for command in (SetSeats(SEATS), Fill(level), Start()):
            await host.command(table.id, command, ANA)
        while (table := await host.table(table.id)).phase == PLAYING:
            match = table.match
            assert match is not None
            (seat,) = match.asked
            if seat == 0:
                await host.command(table.id, *answer(table))
                continue
            asked_at, version = table.asked_at[seat], table.version
            is_forced = len(match.legal(seat)) == 1 if asked_at != table.shown_at else None
            while (await host.table(table.id)).version == version:
                await clock.move(0.05)
            row = (await journal.rows(table.id, after=version))[0]
            assert row.by == HOUSE
            took[is_forced].append(row.at - asked_at)
    await host.close()
    return took


@pytest.mark.req("PL-26", "PL-42")
@pytest.mark.parametrize("level", HOUSE_LEVELS)
async def test_forced_and_free_answers_take_equally_long(level: str) -> None:
    took = await times(level, Tempo(1.0, Random(7).random))
    assert difference(took[True], took[False]) < 1
    assert min(took[True] + took[False]) >= 0.5
    assert 2 <= min(took[None]) < 2.2  # Everybody has seen the trick, and nobody waits much longer.


@pytest.mark.req("PL-42")
async def test_the_comparison_notices_answers_that_were_given_at_once() -> None:
    class Hasty(Tempo):
        def like_a_thought(self, kind: tuple[str, str]) -> float:
            return 0.0

    took = await times("strong", Hasty(0.0))
    assert difference(took[True], took[False]) > 2


@pytest.mark.req("PL-26")
async def test_thinking_begins_when_a_house_player_is_asked() -> None:
    hosted = Hosted(ListJournal(), HandClock(), QuickHouse())
    table_id = await hosted.against_house()
    await hosted.clock.move(0)
    assert hosted.house.asked == 1
    assert (await hosted.written(table_id))[-1][1] != HOUSE
    await hosted.clock.move(1)
    assert (await hosted.written(table_id))[-1][1] == HOUSE
    await hosted.crash()


@pytest.mark.req("PL-26")
async def test_an_answer_is_kept_back_when_everybody_has_gone_and_given_when_somebody_is_back() -> None:
    hosted = Hosted(ListJournal(), HandClock(), QuickHouse())
    table_id = await hosted.against_house()
    await hosted.clock.move(0.5)
    await hosted.host.command(table_id, Leave(), ANA)
    await hosted.clock.move(30)
    assert HOUSE not in [by for _, by in (await hosted.written(table_id))[-1:]]
    await hosted.host.command(table_id, Return(), ANA)
    await hosted.clock.move(2)
    assert (await hosted.written(table_id))[-1][1] == HOUSE
    await hosted.crash()

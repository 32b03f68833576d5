"""How long a house player takes tells nothing: forced answers and free ones cannot be told apart by their time."""

from __future__ import annotations

from bisect import bisect_right
from math import sqrt
from random import Random
from typing import NamedTuple

import pytest

from engine import house
from engine.chance import QuickChance
from engine.commands import HOUSE, Fill, Leave, Return, SetSeats, Start
from engine.contract import Seat, View
from engine.games import game_of
from engine.host import Host
from engine.house.tempo import SHORTEST, SHORTEST_MAX, THOUGHTS_KEPT, Tempo
from engine.table_commands import HOUSE_LEVELS
from engine.table_view import PLAYING
from tests.engine.clocks import HandClock
from tests.engine.hosts import Hosted, QuickHouse, answer
from tests.engine.journals import ListJournal
from tests.engine.tables import ANA

GAMES = {"sixty-one": 6, "thurf": 4}  # in which many decisions are forced, and with how many seats
WANTED = 200  # of each kind
HARD_SECONDS = 1.2  # that the hardest positions take, on a busy machine: longer than most pauses are
OPTIONS_MANY = 3  # from which a position is a hard one
EFFORT = 0.02  # of their thinking, which is as long as the test says
LIKELY = 1.95  # two samples of one distribution differ by more only once in a thousand times


def thought_seconds(options: int) -> float:
    """How long a house player thinks that has so much to choose from."""
    return HARD_SECONDS * min(options / OPTIONS_MANY, 1.0) if options > 1 else 0.002


class PonderingHouse(QuickHouse):
    """House players that decide as they do, and think the longer the more there is to choose from."""

    def __init__(self, clock: HandClock) -> None:
        super().__init__()
        self._clock = clock

    async def choose(self, game: str, view: View, seat: Seat, level: str, seed: int, table_id: str = "") -> str:
        chance = QuickChance(seed)
        options = len(game_of(game).imagine(view, chance).legal(seat))
        await self._clock.sleep(thought_seconds(options))
        return house.choose(game_of(game), view, seat, level, chance, effort=EFFORT)


def difference(one: list[float], other: list[float]) -> float:
    """How far two samples are apart by Kolmogorov and Smirnov, as a share of what is likely by chance."""
    one, other = sorted(one), sorted(other)
    apart = max(
        abs(bisect_right(one, at) / len(one) - bisect_right(other, at) / len(other)) for at in (*one, *other)
    )
    return apart / (LIKELY * sqrt((len(one) + len(other)) / (len(one) * len(other))))


class Times(NamedTuple):
    """How long house players took to answer."""

    forced: list[float]
    easy: list[float]  # of few things one
    hard: list[float]  # of many
    after_tricks: list[float]  # who leads after a trick, which everybody sees

    @property
    def free(self) -> list[float]:
        return self.easy + self.hard


async def times(game: str, level: str, tempo: Tempo) -> Times:
    """How long house players of a level took, by what they had to choose from; many of each."""
    clock = HandClock()
    journal = ListJournal()
    host = Host(journal, PonderingHouse(clock), clock, lambda _: None, tempo=tempo)
    took = Times([], [], [], [])
    while min(map(len, (took.forced, took.easy, took.hard))) < WANTED:
        table = await host.open(game, ANA)
        for command in (SetSeats(GAMES[game]), Fill(level), Start()):
            await host.command(table.id, command, ANA)
        while (table := await host.table(table.id)).phase == PLAYING:
            match = table.match
            assert match is not None
            if 0 in match.asked:
                await host.command(table.id, *answer(table))
                continue
            seat, asked_at, version = match.asked[0], table.asked_at[match.asked[0]], table.version
            options = len(match.legal(seat))
            if asked_at == table.trick_ended_at:
                kind = took.after_tricks
            else:
                kind = took.forced if options == 1 else took.easy if options < OPTIONS_MANY else took.hard
            while (await host.table(table.id)).version == version:
                await clock.move(0.25)
            row = (await journal.rows(table.id, after=version))[0]
            assert row.by == HOUSE
            kind.append(row.at - asked_at)
    await host.close()
    return took


@pytest.mark.req("PL-26", "PL-42")
@pytest.mark.parametrize("level", HOUSE_LEVELS)
@pytest.mark.parametrize("game", GAMES)
async def test_how_long_an_answer_takes_tells_nothing_of_what_there_was_to_choose_from(
    game: str, level: str
) -> None:
    took = await times(game, level, Tempo(1.0, Random(7).random))
    assert difference(took.forced, took.free) < 1
    assert difference(took.forced, took.hard) < 1
    assert difference(took.easy, took.hard) < 1
    assert min(took.forced + took.free) >= SHORTEST
    assert max(took.forced + took.free) < 3  # Nobody waits much longer for it.
    assert not took.after_tricks or min(took.after_tricks) >= 2  # Everybody has seen the trick.


@pytest.mark.req("PL-42")
async def test_the_comparison_notices_answers_that_are_given_once_they_are_known() -> None:
    took = await times("sixty-one", "easy", Tempo(0.0))
    assert difference(took.forced, took.free) > 2
    assert difference(took.easy, took.hard) > 2


@pytest.mark.req("PL-26", "PL-42")
def test_pauses_are_longer_than_thoughts_and_become_so_again() -> None:
    tempo, kind = Tempo(1.0, lambda: 0.0), ("santase", "strong")
    assert 1.0 + tempo.pause(kind) == SHORTEST  # Also before anybody has thought.
    tempo.thought(kind, 1.3)
    assert 1.0 + tempo.pause(kind) == 1.75
    assert 1.0 + tempo.pause(("santase", "easy")) == SHORTEST
    tempo.thought(kind, 30.0)
    assert 1.0 + tempo.pause(kind) == SHORTEST_MAX
    for _ in range(THOUGHTS_KEPT):
        tempo.thought(kind, 0.1)
    assert 1.0 + tempo.pause(kind) == SHORTEST


class OneByOne(QuickHouse):
    """House players of whom one thinks whenever the gate is opened."""

    def __init__(self) -> None:
        super().__init__()
        self.gate.clear()

    async def choose(self, game: str, view: View, seat: Seat, level: str, seed: int, table_id: str = "") -> str:
        code = await super().choose(game, view, seat, level, seed)
        self.gate.clear()
        return code


@pytest.mark.req("PL-26", "PL-42")
@pytest.mark.parametrize("is_forced", [True, False])
async def test_who_has_one_thing_to_do_waits_for_a_turn_to_think_like_all_others(is_forced: bool) -> None:
    hosted = Hosted(ListJournal(), HandClock(), OneByOne())
    table_id = await hosted.opened((SetSeats(6), ANA), (Fill("easy"), ANA), (Start(), ANA), game="sixty-one")
    while True:
        table = await hosted.host.table(table_id)
        assert table.match is not None
        (seat,) = table.match.asked
        if seat == 0:
            await hosted.host.command(table_id, *answer(table))
            continue
        if (len(table.match.legal(seat)) == 1) == is_forced and table.asked_at[seat] != table.trick_ended_at:
            break
        hosted.house.gate.set()
        while (await hosted.host.table(table_id)).version == table.version:
            await hosted.clock.move(0.25)
    await hosted.clock.move(table.asked_at[seat] + 2.6 - hosted.clock.now())
    assert await hosted.version(table_id) == table.version
    hosted.house.gate.set()
    await hosted.clock.move(1.0)
    row = (await hosted.journal.rows(table_id, after=table.version))[0]
    # It should have come after one second, and now does so after the next whole one.
    assert row.by == HOUSE
    assert row.at - table.asked_at[seat] == pytest.approx(3.0)
    await hosted.crash()


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

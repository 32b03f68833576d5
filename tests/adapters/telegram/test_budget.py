"""How much may be sent where: counted over any span of time, never more, and no longer a wait than needed."""

from __future__ import annotations

from bisect import bisect_left
from random import Random

import pytest

from adapters.telegram import budget
from adapters.telegram.budget import Budget

GROUP, OTHER, PERSON = -100, -200, 7


def sent(chats: list[int], seconds: float, seed: int) -> dict[int, list[float]]:
    """When calls went out that came as fast as they could."""
    chance, spent, now = Random(seed), Budget(), 0.0
    times: dict[int, list[float]] = {chat: [] for chat in chats}
    while now < seconds:
        chat = chance.choice(chats)
        pause = spent.spend(chat, now)
        if pause == 0:
            times[chat].append(now)
        now += chance.choice([0.0, 0.01, 0.2]) if pause == 0 else min(pause, 0.05)
    return times


def most(times: list[float], seconds: float) -> int:
    return max(bisect_left(times, start + seconds) - at for at, start in enumerate(times))


@pytest.mark.req("PL-5", "PL-63")
@pytest.mark.parametrize("seed", range(2))
def test_no_window_ever_holds_more_than_telegram_allows(seed: int) -> None:
    people = list(range(1, 41))
    times = sent([GROUP, *people], 130.0, seed)
    everything = sorted(time for chat in times.values() for time in chat)
    assert most(times[GROUP], 60.0) <= 20
    assert max(most(times[person], 1.0) for person in people) == 1
    assert most(everything, 1.0) <= 30
    assert len(times[GROUP]) >= 40


def test_a_wait_is_as_long_as_needed_and_one_chat_does_not_make_another_wait() -> None:
    spent = Budget()
    calls = [spent.spend(GROUP, 0.0) for _ in range(9)]
    assert calls == [*[0.0] * 8, 15.0]
    assert spent.spend(OTHER, 0.0) == 0
    assert spent.spend(GROUP, 14.0) == pytest.approx(1.0)
    assert spent.spend(GROUP, 15.0) == 0
    assert [spent.spend(PERSON, 20.0), spent.spend(PERSON, 20.5)] == pytest.approx([0, 0.55])


def test_asking_in_vain_costs_nothing() -> None:
    spent = Budget()
    assert spent.spend(PERSON, 0.0) == 0
    for now in (0.2, 0.4, 0.6, 0.8, 1.0):
        assert spent.spend(PERSON, now) > 0
    assert spent.spend(PERSON, 1.05) == 0


def test_chats_of_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "CHATS_MAX", 3)
    spent = Budget()
    for person in range(1, 6):
        assert spent.spend(person, 0.0) == 0
    assert spent.spend(5, 0.0) > 0
    assert spent.spend(1, 0.0) == 0


def test_looking_ahead_tells_the_same_wait_and_takes_nothing() -> None:
    spent = Budget()
    assert [spent.pause(PERSON, 0.0) for _ in range(3)] == [0.0] * 3
    assert spent.spend(PERSON, 0.0) == 0.0
    assert spent.pause(PERSON, 0.5) == spent.spend(PERSON, 0.5) > 0.0

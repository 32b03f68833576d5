"""How often somebody may do something."""

from __future__ import annotations

import pytest

from adapters.bounded import limits
from adapters.bounded.limits import Limit


def test_so_many_times_and_no_more() -> None:
    limit = Limit(3, 10.0)
    for now in (1.0, 2.0, 3.0):
        assert not limit.is_reached("ana", now)
        limit.count("ana", now)
    assert limit.is_reached("ana", 3.0)


def test_each_time_counts_for_as_long_as_it_says() -> None:
    limit = Limit(2, 10.0)
    limit.count("ana", 1.0)
    limit.count("ana", 5.0)
    assert limit.is_reached("ana", 10.9)
    assert not limit.is_reached("ana", 11.0)
    limit.count("ana", 11.0)
    assert limit.is_reached("ana", 14.9)
    assert not limit.is_reached("ana", 15.0)


def test_each_key_counts_alone() -> None:
    limit = Limit(1, 10.0)
    limit.count("ana", 1.0)
    assert limit.is_reached("ana", 1.0)
    assert not limit.is_reached("bo", 1.0)


def test_many_keys_push_out_the_one_counted_longest_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEYS_MAX", 3)
    limit = Limit(1, 10.0)
    for key in ("ana", "bo", "ana", "cy", "di"):
        limit.count(key, 1.0)
    assert [limit.is_reached(key, 1.0) for key in ("bo", "ana", "cy", "di")] == [False, True, True, True]

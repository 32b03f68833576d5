from __future__ import annotations

from adapters.bounded.recent_ids import RecentIds


def test_the_latest_are_remembered_and_the_oldest_forgotten() -> None:
    seen = RecentIds(most=2)
    for delivered in ("a", "b", "c"):
        assert delivered not in seen
        seen.add(delivered)
    assert [one in seen for one in ("a", "b", "c")] == [False, True, True]

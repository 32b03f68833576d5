"""What processes have spent of a platform's budgets, as both databases remember it."""

from __future__ import annotations

import pytest

from adapters.store import Store
from adapters.store.records import Spent


@pytest.mark.req("PL-69")
async def test_what_was_spent_is_known_to_others_until_it_has_long_ceased_to_count(store: Store) -> None:
    early = Spent("discord", "first", (1.0, 5.0))
    late = Spent("discord:17", "second", (9.0,))
    await store.save_spent([early, late, Spent("discorder", "third", (9.0,))], 0.0)
    assert await store.spent_by_others("discord", "second", 0.0) == [early]
    assert await store.spent_by_others("discord", "nobody", 0.0) == [early, late]
    assert await store.spent_by_others("discord", "nobody", 6.0) == [late]
    await store.save_spent([Spent("telegram", "first", (20.0,))], 6.0)
    assert await store.spent_by_others("discord", "nobody", 0.0) == [late]


@pytest.mark.req("PL-69")
async def test_what_is_to_be_written_soon_is_written_though_nothing_else_is(store: Store) -> None:
    await store.save_spent_soon(lambda: [Spent("discord", "first", (1.0,))], 0.0)
    assert await store.spent_by_others("discord", "nobody", 0.0) == [Spent("discord", "first", (1.0,))]

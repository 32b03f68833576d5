"""A bot that comes back to many tables asks for no more than Discord allows, and everybody gets their hand."""

from __future__ import annotations

import pytest

from adapters.discord.platform import CALLS
from tests.evenings import came_back

TABLES = 30  # of 500, and more, there are figures: `tablemates bench comeback`
OPENED_A_SECOND_MAX = 1


@pytest.mark.req("PL-69", "PL-63")
def test_many_tables_are_shown_within_the_limits() -> None:
    found = came_back(TABLES)
    assert (found.places_shown, found.people_shown) == (TABLES, 2 * TABLES)
    assert found.most_in_a_second() <= CALLS[0].calls
    assert found.most_in_a_second("open dm") == OPENED_A_SECOND_MAX
    assert [call for call in found.calls if call.status == 429] == []

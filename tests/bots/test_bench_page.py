"""The benchmark of the page runs, and what does not depend on the machine is as small as promised."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bots.bench_page import measured
from tests.browser import IN_ITS_LOOP
from tests.browser import browser as browser
from tests.browser import chromium as chromium

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = IN_ITS_LOOP
FIRST_KB_MAX, EVENT_KB_MAX, SCRIPT_LINES_MAX = 150, 15, 250


@pytest.mark.req("PL-33")
async def test_a_table_of_eight_is_small_on_the_wire(browser: Browser) -> None:
    figures = await measured(browser, "thurf", presses=2)
    assert (figures["game"], figures["seats"], figures["presses"]) == ("thurf", 8, 2)
    assert 0 < figures["press_p50_ms"] <= figures["press_p95_ms"]
    assert 20 < figures["first_kb"] <= FIRST_KB_MAX
    assert 0 < figures["event_kb"] <= EVENT_KB_MAX
    assert figures["script_lines"] <= SCRIPT_LINES_MAX

"""A real browser for tests: one Chromium per worker, a context per person, screenshots kept in test-output/.

The browser outlives a test, and so must the loop it is spoken to in: tests that use it are marked with IN_ITS_LOOP
and import the playground from here.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests import browser_setup
from tests.running_playground import Running, running_playground
from tests.settling import GUARD_SECONDS

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

IN_ITS_LOOP = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
OUTPUT = Path(__file__).parent.parent / "test-output"
WAIT_MILLISECONDS = 1000 * GUARD_SECONDS
DESKTOP = {"width": 1280, "height": 800}
COMPLAINTS: list[str] = []  # of all windows: refused by the policy, failed to load, broken scripts
PHONE = {"width": 360, "height": 740}


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """A Chromium; a test fails where there is none, because what it would have seen is not known."""
    async with browser_setup.running() as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def browser(chromium: Browser) -> AsyncIterator[Browser]:
    """The browser without anyone's windows, before and after; nothing in them may have complained."""
    COMPLAINTS.clear()
    yield chromium
    for context in chromium.contexts:
        await context.close()
    assert COMPLAINTS == [], COMPLAINTS


@pytest_asyncio.fixture(loop_scope="session", name="playground")
async def browsed_playground(tmp_path: Path) -> AsyncIterator[Running]:
    """A playground in the browser's loop."""
    async with running_playground(tmp_path) as running:
        yield running


async def person(browser: Browser, size: dict[str, int] = DESKTOP, *, is_dark: bool = False) -> Page:
    """A person's own window."""
    context = await browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if is_dark else "light",
        has_touch=size is PHONE,
        reduced_motion="reduce",
        device_scale_factor=2 if size is PHONE else 1,
    )
    context.set_default_timeout(WAIT_MILLISECONDS)
    page = await context.new_page()
    page.on("console", lambda said: COMPLAINTS.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda problem: COMPLAINTS.append(str(problem)))
    return page


@asynccontextmanager
async def answered(page: Page, path: str = "/press") -> AsyncIterator[None]:
    """Until what is sent in the block is answered, and the page has taken it in: till then it drops presses."""
    async with page.expect_response(lambda answer: answer.url.endswith(path)):
        yield
    await page.wait_for_selector("#busy:not(.htmx-request)", state="attached")


async def keep(page: Page, name: str) -> None:
    """Keep what a window shows as test output."""
    OUTPUT.mkdir(exist_ok=True)
    # The default would hide the caret by an inline style, which our own content policy rightly refuses.
    await page.screenshot(path=OUTPUT / f"{name}.png", caret="initial")

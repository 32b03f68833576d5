"""A real browser for tests: one Chromium per test, a context per person, screenshots kept in test-output/."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest_asyncio

from tests import browser_setup

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

OUTPUT = Path(__file__).parent.parent / "test-output"
WAIT_MILLISECONDS = 30_000
DESKTOP = {"width": 1280, "height": 800}
COMPLAINTS: list[str] = []  # of all windows: refused by the policy, failed to load, broken scripts
PHONE = {"width": 360, "height": 740}


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Browser]:
    """A Chromium; a test fails where there is none, because what it would have seen is not known."""
    from playwright.async_api import async_playwright  # heavy, and of no use to other tests

    async with async_playwright() as playwright:
        found = await playwright.chromium.launch(
            executable_path=browser_setup.find(),
            args=list(browser_setup.FLAGS),
            env={**browser_setup.environment()},
        )
        COMPLAINTS.clear()
        yield found
        await found.close()
        assert COMPLAINTS == [], COMPLAINTS


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


async def keep(page: Page, name: str) -> None:
    """Keep what a window shows as test output."""
    OUTPUT.mkdir(exist_ok=True)
    # The default would hide the caret by an inline style, which our own content policy rightly refuses.
    await page.screenshot(path=OUTPUT / f"{name}.png", caret="initial")

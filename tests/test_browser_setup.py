"""The browser that tests and pictures use comes up, also where it falls over as it begins."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests import browser_setup
from tests.browser import IN_ITS_LOOP

pytestmark = IN_ITS_LOOP

DIES_ONCE = """#!/bin/sh
if mkdir {mark} 2>/dev/null; then kill -KILL $$; fi
exec {browser} "$@"
"""


async def test_a_browser_that_dies_as_it_begins_is_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark, path = tmp_path / "has-died", tmp_path / "browser"
    path.write_text(DIES_ONCE.format(mark=shlex.quote(str(mark)), browser=shlex.quote(str(browser_setup.find()))))
    path.chmod(0o755)
    monkeypatch.setattr(browser_setup, "find", lambda: path)
    async with browser_setup.running() as browser:
        assert mark.is_dir() and browser.is_connected()


async def test_what_is_no_browser_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from playwright.async_api import Error

    path = tmp_path / "browser"
    path.write_text("#!/bin/sh\nexit 1\n")
    path.chmod(0o755)
    monkeypatch.setattr(browser_setup, "find", lambda: path)
    with pytest.raises(Error):
        async with browser_setup.running():
            pass

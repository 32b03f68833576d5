"""What a browser adds to the chance of a match: digits of its own to every press, which nobody knows before."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import pytest

from adapters.front import desk
from adapters.playground.forms import press_id
from adapters.playground.sessions import account_of
from engine.chance import chance_of_press
from engine.table_view import PLAYING
from tests.adapters.playground.test_browser import play_at_once
from tests.browser import IN_ITS_LOOP, person
from tests.browser import browsed_playground as browsed_playground
from tests.running_playground import Running

if TYPE_CHECKING:
    from playwright.async_api import Browser, Request

pytestmark = IN_ITS_LOOP
# One form and its buttons, sent before the page is put in anew: as htmx asks what a request is to bring.
NUMBERS = """() => ["start", "fill 1 easy", "start"].map((code) => {
    const parameters = { press: "given", code };
    document.dispatchEvent(new CustomEvent("htmx:configRequest", { detail: { parameters } }));
    return parameters.press;
})"""


@pytest.mark.req("PL-41")
async def test_every_press_brings_digits_that_no_press_before_has_told(
    playground: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "chance_of_press", chance_of_press)
    page = await person(browser)
    sent: list[dict[str, list[str]]] = []

    def note(asked: Request) -> None:
        if asked.url.endswith(("/play", "/press")):
            sent.append(parse_qs(asked.post_data or ""))

    page.on("request", note)
    await play_at_once(page, playground.url, "santase")
    opened, start = sent  # One press of the person, and one that the page makes after the table is sealed.
    (code,), (number,) = start["code"], start["press"]
    assert code.endswith(" start")
    ends = {one["press"][0][-8:] for one in (opened, start)}
    assert len(ends) == 2
    assert all(end.isdecimal() for end in ends)
    token = page.url.split("/p/")[1].partition("/")[0]
    (listed,) = await playground.desk.listed("playground")
    table = await playground.host.table(listed.table_id)
    added = chance_of_press(press_id(account_of(token), {"press": number}, code))
    assert (table.phase, table.chances[0].split()[-1]) == (PLAYING, added)
    first, other, again = await page.evaluate(NUMBERS)
    assert all(re.fullmatch(r"given\d+", one) for one in (first, other))
    assert first == again != other
    await page.close()

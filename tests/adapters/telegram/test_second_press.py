"""What cannot be taken back asks the presser alone, and is done by a second press on the same button."""

from __future__ import annotations

import pytest

from tests.running_telegram import Running, code_of, codes
from tests.second_press import asks, press_surely
from tests.stand_ins.telegram import Group, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_leaving_and_closing_ask_the_presser_alone_and_are_done_by_a_second_press(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    live = await bot.table(ana, group, "santase")
    await bo.press(live, code_of(live, "sit 1"))
    await bot.settle()
    said = len(group.from_bot)
    assert asks(await bo.press(live, code_of(live, "leave")))
    await bot.settle()
    assert not codes(live, " sit 1") and len(group.from_bot) == said, "the seat is taken, and nobody was told"
    await press_surely(lambda: bo.press(live, code_of(live, "leave")))
    await bot.telegram.until(lambda: codes(live, " sit 1"))
    assert asks(await ana.press(live, code_of(live, "close")))
    await press_surely(lambda: ana.press(live, code_of(live, "close")))
    await bot.telegram.until(lambda: not codes(live))

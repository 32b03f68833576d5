"""Where an operator has it relayed, what people at a table write in its group reaches its other places."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.running_telegram import code_in, patient_telegram, running_bot
from tests.stand_ins.telegram import serving


@pytest.mark.req("PL-20", "PL-43")
async def test_what_is_written_in_one_group_is_read_in_the_other_and_not_repeated(tmp_path: Path) -> None:
    async with (
        serving(patient_telegram(privacy_mode=False)) as telegram,
        running_bot(tmp_path, telegram, relays=True) as bot,
    ):
        ana, bo, carl = (telegram.person(name, has_started=True) for name in ("Ana", "Bo", "Carl"))
        here, there = telegram.group("Friends", ana, carl), telegram.group("Others", bo)
        live = await bot.table(ana, here, "santase")
        await bo.command(f"/join {code_in(live)}", there)
        await bot.live(there)
        carl.say(here, "I only look on")
        ana.say(here, "hello over there")
        await telegram.message(there, "Ana (Friends): hello over there")
        await bot.settle()
        assert not there.containing("look on")
        assert [one.text for one in here.from_bot if "hello over there" in one.text] == []

"""Who is a member of a channel: Discord is asked, and asking counts."""

from __future__ import annotations

import pytest

from adapters.delivery.platform import Wait
from adapters.store.records import Person as PersonRecord
from tests.running_discord import Running
from tests.stand_ins.discord import Channel, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.req("PL-69")
async def test_asking_who_is_a_member_counts_and_waits_like_any_call(
    bot: Running, channel: Channel, ana: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bo.command("help", channel=channel)  # When that is answered, the bot has heard of the channel.
    record = PersonRecord(1, bot.platform.name, str(ana.id), ana.name, None, {})
    address = f"discord:{channel.id}"
    with monkeypatch.context() as patch:
        patch.setattr(bot.platform.limiter, "spend", _nothing_left)
        assert not (await bot.platform.standing(address, record)).is_member
        assert bot.discord.log.count("get member") == 0
    assert (await bot.platform.standing(address, record)).is_member
    assert bot.discord.log.count("get member") == 1


def _nothing_left(*_: object, is_urgent: bool) -> None:
    raise Wait(1.0)

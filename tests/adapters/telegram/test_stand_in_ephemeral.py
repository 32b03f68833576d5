"""Ephemeral messages of the stand-in, as Telegram has them and as older servers do not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest, EndPointNotFound

from tests.stand_ins.telegram import StandIn, serving
from tests.stand_ins.telegram.clients import bot_of

JOIN = InlineKeyboardMarkup([[InlineKeyboardButton("Join", callback_data="join")]])


@pytest.fixture
async def telegram() -> AsyncIterator[StandIn]:
    async with serving(StandIn(limits=None, pace=0)) as stand_in:
        yield stand_in


@pytest.fixture
async def bot(telegram: StandIn) -> AsyncIterator[Bot]:
    async with bot_of(telegram) as made:
        yield made


async def test_an_ephemeral_message_is_for_one_person(telegram: StandIn, bot: Bot) -> None:
    anna, ben = telegram.person("Anna"), telegram.person("Ben")
    friends = telegram.group("Friends", anna, ben)
    await bot.send_message(friends.id, "Deal", reply_markup=JOIN)
    with pytest.raises(BadRequest, match="Query is too old"):
        await bot.send_message(friends.id, "A♠", api_kwargs=to(anna.id))
    query = anna.tap(friends.last, "Join")
    sent = await bot.send_message(friends.id, "A♠", reply_markup=JOIN, api_kwargs=to(anna.id, query.id))
    assert (sent.message_id, sent.api_kwargs["receiver_user"]["id"]) == (0, anna.id)
    which = {
        "chat_id": friends.id,
        "receiver_user_id": anna.id,
        "ephemeral_message_id": sent.api_kwargs["ephemeral_message_id"],
    }
    await bot.do_api_request("editEphemeralMessageText", {**which, "text": "K♠"})
    assert [message.text for message in anna.ephemeral] == ["K♠"]
    await bot.do_api_request("deleteEphemeralMessage", which)
    assert anna.ephemeral == [] and ben.ephemeral == []
    assert "A♠" in anna.seen and "K♠" in anna.seen and "♠" not in ben.seen
    telegram.clock.advance(16)
    with pytest.raises(BadRequest, match="Query is too old"):
        await bot.send_message(friends.id, "A♠", api_kwargs=to(anna.id, query.id))
    friends.promote_bot()
    ben.receives_ephemeral = False
    await bot.send_message(friends.id, "Q♠", api_kwargs=to(ben.id))
    assert "♠" not in ben.seen


async def test_a_server_of_bot_api_10_2_takes_fields_of_their_own() -> None:
    async with serving(StandIn(ephemeral="flat")) as telegram, bot_of(telegram) as bot:
        anna, ben = telegram.person("Anna"), telegram.person("Ben")
        friends = telegram.group("Friends", anna, ben, bot_is_administrator=True)
        await bot.send_message(friends.id, "A♠", api_kwargs={"receiver_user_id": anna.id})
        assert "A♠" in anna.seen and "A♠" not in ben.seen
        await bot.send_message(friends.id, "K♠", api_kwargs=to(anna.id))
        assert "K♠" in ben.seen


async def test_an_ephemeral_message_has_at_most_1024_characters(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna")
    friends = telegram.group("Friends", anna, bot_is_administrator=True)
    sent = await bot.send_message(friends.id, "a" * 1024, api_kwargs=to(anna.id))
    which = {"chat_id": friends.id, "receiver_user_id": anna.id, "text": "b" * 1025}
    number = sent.api_kwargs["ephemeral_message_id"]
    with pytest.raises(BadRequest, match=r"(?i)message_too_long"):
        await bot.do_api_request("editEphemeralMessageText", {**which, "ephemeral_message_id": number})
    with pytest.raises(BadRequest, match=r"(?i)message_too_long"):
        await bot.send_message(friends.id, "a" * 1025, api_kwargs=to(anna.id))
    assert len(telegram.take_violations()) == 2


@pytest.mark.parametrize("mode", ["rejected", "ignored", "unaware"])
async def test_an_older_server_has_no_ephemeral_messages(mode: Any) -> None:
    async with serving(StandIn(ephemeral=mode)) as telegram, bot_of(telegram) as bot:
        anna, ben = telegram.person("Anna"), telegram.person("Ben")
        friends = telegram.group("Friends", anna, ben, bot_is_administrator=True)
        if mode == "rejected":
            with pytest.raises(BadRequest, match="Unsupported parameter"):
                await bot.send_message(friends.id, "A♠", api_kwargs=to(anna.id))
        else:
            await bot.send_message(friends.id, "A♠", api_kwargs=to(anna.id))
        assert ("A♠" in ben.seen) == (mode != "rejected")
        with pytest.raises(BadRequest if mode == "unaware" else EndPointNotFound):
            await bot.do_api_request("deleteEphemeralMessage")


def to(person_id: int, query_id: str | None = None) -> dict[str, Any]:
    asked: dict[str, Any] = {"receiver_user_id": person_id}
    return {"ephemeral_message_parameters": asked | ({"callback_query_id": query_id} if query_id else {})}
